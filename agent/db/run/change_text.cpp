#include "agent/db/run/change_text.h"

#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

#include "agent/common/text.h"
#include "agent/sql/lex.h"

namespace ask::db {
namespace {

// Calls no function: an application may have overridden any of them, or an authorizer may deny it.
// The subquery keeps SQLite from evaluating the expression once for all rows.
constexpr std::string_view kWatch =
    "('0123456789012345678901234567890123456789' || (SELECT '')) "
    "IS NULL";
static_assert(kWatch.find("' ||") - kWatch.find('\'') - 1 == kWatchBytes);

class ChangeReader {
 public:
  ChangeReader(std::string_view sql, std::vector<sql::Token> tokens)
      : sql_(sql), tokens_(std::move(tokens)), end_(tokens_.size() - 1) {
    while (end_ > 0 && tokens_[end_ - 1].text == ";") --end_;
  }

  Result<ChangeText> read() {
    const size_t verb = after_with();
    with_ = text(0, verb);
    bool known = true;
    if (word(verb, "INSERT") || word(verb, "REPLACE"))
      known = insert(verb + 1);
    else if (word(verb, "UPDATE"))
      update(after_or(verb + 1));
    else if (word(verb, "DELETE"))
      remove(verb + 2);
    else
      of_schema();
    for (size_t i = 0; i < end_; ++i)
      out_.reads_others |= word(i, "SELECT") || (word(i, "IN") && !symbol(i + 1, "("));
    if (known) return std::move(out_);
    return Error{Code::kSafeguardViolation, "the statement does not change data or schema"};
  }

 private:
  bool word(size_t i, std::string_view keyword) const {
    return i < end_ && tokens_[i].kind == sql::TokenKind::kWord &&
           text::equal_nocase(tokens_[i].text, keyword);
  }
  bool symbol(size_t i, std::string_view s) const { return i < end_ && tokens_[i].text == s; }
  // The text of the tokens [first, last).
  std::string text(size_t first, size_t last) const {
    if (first >= last) return "";
    const sql::Token& end = tokens_[last - 1];
    const size_t at = tokens_[first].at;
    return std::string(sql_.substr(at, end.at + end.text.size() - at));
  }
  // The token after this one, or after the parentheses that it opens.
  size_t following(size_t i) const {
    if (!symbol(i, "(")) return i + 1;
    for (size_t depth = 0; i < end_; ++i) {
      if (symbol(i, "(")) ++depth;
      if (symbol(i, ")") && --depth == 0) return i + 1;
    }
    return end_;
  }
  // The first of these words outside parentheses; skips the FROM of IS DISTINCT FROM.
  size_t find(size_t i, std::initializer_list<std::string_view> words) const {
    for (; i < end_; i = following(i)) {
      if (word(i, "FROM") && i > 0 && word(i - 1, "DISTINCT")) continue;
      if (std::any_of(words.begin(), words.end(), [&](auto w) { return word(i, w); })) return i;
    }
    return end_;
  }
  bool has_query(size_t first, size_t last) const {
    for (size_t i = first; i < last; ++i)
      if (word(i, "SELECT") || word(i, "VALUES")) return true;
    return false;
  }
  size_t after_or(size_t i) const { return word(i, "OR") ? i + 2 : i; }
  size_t after_name(size_t i) const { return symbol(i + 1, ".") ? i + 3 : i + 1; }
  // WITH [RECURSIVE] name [(columns)] AS [[NOT] MATERIALIZED] (query), ...
  size_t after_with() const {
    if (!word(0, "WITH")) return 0;
    size_t i = word(1, "RECURSIVE") ? 2 : 1;
    for (;; ++i) {
      i = find(i + 1, {"AS"}) + 1;
      while (i < end_ && !symbol(i, "(")) ++i;
      i = following(i);
      if (!symbol(i, ",")) return i;
    }
  }

  void watch(size_t returning, size_t last) {
    out_.returning = returning < end_;
    if (out_.returning) {
      if (has_query(returning, end_)) out_.unread = "RETURNING";
      out_.traced =
          text(0, returning + 1) + " " + std::string(kWatch) + ", " + text(returning + 1, end_);
      return;
    }
    out_.traced = text(0, last) + " RETURNING " + std::string(kWatch) + " " + text(last, end_);
  }

  bool insert(size_t i) {
    i = after_or(i);
    if (!word(i, "INTO")) return false;
    i = after_name(i + 1);
    if (word(i, "AS")) i += 2;
    if (symbol(i, "(")) i = following(i);
    const size_t returning = find(i, {"RETURNING"});
    size_t conflict = i;
    while (conflict < returning && !(word(conflict, "ON") && word(conflict + 1, "CONFLICT")))
      conflict = following(conflict);
    conflict = std::min(conflict, returning);
    if (has_query(conflict, returning)) out_.unread = "ON CONFLICT";
    watch(returning, end_);
    if (word(i, "DEFAULT")) return true;
    const std::string source = text(i, conflict);
    out_.probe = word(i, "WITH") && !with_.empty() ? with_ + " SELECT * FROM (" + source + ")"
                                                   : with_ + " " + source;
    out_.counts_rows = out_.counts_bytes = true;
    return true;
  }

  // The values of a SET list. (a, b) = (SELECT ...) is kept as an expression.
  std::string values(size_t first, size_t last) const {
    std::string list;
    while (first < last) {
      size_t next = first;
      while (next < last && !symbol(next, ",")) next = following(next);
      const size_t value = symbol(first, "(") ? first : first + 2;
      list += (list.empty() ? "" : ", ") + text(value, std::min(next, last));
      first = next + 1;
    }
    return list;
  }

  // The clauses after the tables: WHERE, RETURNING and, if compiled into SQLite, ORDER BY and
  // LIMIT.
  std::string conditions(size_t where) {
    const size_t order = find(where, {"ORDER", "LIMIT"});
    const size_t returning = find(where, {"RETURNING"});
    watch(returning, order);
    out_.counts_rows = true;
    return " " + text(where, std::min(order, returning)) + " " + text(order, end_);
  }

  void update(size_t table) {
    const size_t set = find(table, {"SET"});
    const size_t from = find(set, {"FROM", "WHERE", "RETURNING", "ORDER", "LIMIT"});
    const size_t where =
        word(from, "FROM") ? find(from, {"WHERE", "RETURNING", "ORDER", "LIMIT"}) : from;
    // The tables of FROM are joined as a whole to the one that is changed, which matters only for
    // RIGHT and FULL; and SQLite loses the alias of a single table in parentheses.
    const bool whole = find(from, {"RIGHT", "FULL"}) < where;
    std::string further = from < where ? text(from + 1, where) : "";
    out_.reads_others = !further.empty();
    if (!further.empty()) further = whole ? ", (" + further + ")" : ", " + further;
    out_.probe = with_ + " SELECT " + values(set + 1, from) + " FROM " + text(table, set) + further;
    const std::string condition = conditions(where);
    out_.probe += condition;
    out_.counts_bytes = true;
    targets(table, set, further + condition);
  }

  // The last word is the alias of the table, or its name.
  void targets(size_t table, size_t last, const std::string& rest) {
    if (last <= table || find(table, {"INDEXED"}) < last) return;
    out_.targets =
        with_ + " SELECT " + text(last - 1, last) + "._rowid_ FROM " + text(table, last) + rest;
  }

  void remove(size_t table) {
    const size_t where = find(table, {"WHERE", "RETURNING", "ORDER", "LIMIT"});
    const std::string condition = conditions(where);
    out_.probe = with_ + " SELECT 1 FROM " + text(table, where) + condition;
    targets(table, where, condition);
    if (where == end_) out_.by_row = text(0, end_) + " WHERE 1";
  }

  void of_schema() {
    out_.of_schema = true;
    if (word(0, "CREATE") && word(1, "TABLE")) {
      const size_t as = find(2, {"AS"});
      out_.probe = text(as + 1, end_);
      out_.counts_rows = out_.counts_bytes = true;
    } else if (word(0, "CREATE")) {  // an index: all rows are read, and its columns sorted
      const size_t table = find(2, {"ON"}) + 1;
      const size_t list = after_name(table);
      const size_t where = following(list);
      // CREATE INDEX goes through all rows, whatever index its condition could use.
      const std::string condition =
          word(where, "WHERE") ? " WHERE CASE WHEN " + text(where + 1, end_) + " THEN 1 END" : "";
      out_.probe = "SELECT 1 FROM " + text(table, list) + " NOT INDEXED" + condition +
                   " ORDER BY " + text(list + 1, where - 1);
    } else if (word(1, "TABLE")) {  // ALTER and DROP go through the rows, RENAME does not
      const size_t table = word(2, "IF") ? 4 : 2;
      const size_t what = after_name(table);
      // For a new column with CHECK or NOT NULL.
      if (word(0, "ALTER") && word(what, "ADD")) out_.checked = sql::text_of(tokens_[what - 1]);
      if (!word(what, "RENAME")) out_.probe = "SELECT * FROM " + text(table, what);
    }
  }

  std::string_view sql_;
  std::vector<sql::Token> tokens_;
  size_t end_;  // the first token after the statement
  std::string with_;
  ChangeText out_;
};

}  // namespace

Result<ChangeText> read_change(std::string_view sql) {
  auto tokens = sql::lex(sql);
  if (!tokens) return tokens.error();
  return ChangeReader(sql, std::move(*tokens)).read();
}

}  // namespace ask::db
