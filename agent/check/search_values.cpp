#include "agent/check/search_values.h"

#include <algorithm>
#include <iterator>

#include "agent/common/text.h"

namespace ask::sql {
namespace {

// Functions of one row: an aggregate gives another value in another statement. Sorted.
constexpr std::string_view kOfOneRow[] = {
    "cast",   "char",   "coalesce", "concat",  "format", "ifnull", "iif",       "lower", "ltrim",
    "nullif", "printf", "quote",    "replace", "rtrim",  "substr", "substring", "trim",  "upper"};
static_assert(std::is_sorted(std::begin(kOfOneRow), std::end(kOfOneRow)));
// After these, an operand of MATCH or = has ended.
constexpr std::string_view kEndSigns[] = {")", ",", ";", "=", "==", "<>", "!="};
constexpr std::string_view kEndWords[] = {
    "AND",    "OR",    "ORDER", "GROUP", "LIMIT", "UNION", "EXCEPT", "INTERSECT", "WINDOW",
    "HAVING", "WHERE", "JOIN",  "LEFT",  "INNER", "CROSS", "RIGHT",  "FULL"};
// An operand consists of names, texts, calls, queries and these.
constexpr std::string_view kSigns[] = {"||", ".", "->", "->>", "+", "-"};
constexpr std::string_view kUnclear[] = {"CASE", "EXISTS", "COLLATE", "ESCAPE", "END",  "THEN",
                                         "WHEN", "ELSE",   "NOT",     "IS",     "IN",   "BETWEEN",
                                         "LIKE", "GLOB",   "MATCH",   "REGEXP", "OVER", "FILTER"};

// Tokens of one statement.
class Words {
 public:
  explicit Words(const std::vector<Token>& tokens) : tokens_(tokens) {}

  const Token& at(size_t i) const { return tokens_[std::min(i, tokens_.size() - 1)]; }
  size_t size() const { return tokens_.size() - 1; }
  bool word(size_t i, std::string_view keyword) const { return is_word(at(i), keyword); }
  bool symbol(size_t i, std::string_view s) const { return is_symbol(at(i), s); }
  bool name(size_t i) const {
    return at(i).kind == TokenKind::kWord || at(i).kind == TokenKind::kQuotedName;
  }
  bool named(size_t i, std::string_view name_wanted) const {
    return name(i) && text::equal_nocase(text_of(at(i)), name_wanted);
  }
  template <size_t N>
  bool any_word(size_t i, const std::string_view (&words)[N]) const {
    return std::any_of(std::begin(words), std::end(words), [&](auto one) { return word(i, one); });
  }
  template <size_t N>
  bool any_symbol(size_t i, const std::string_view (&signs)[N]) const {
    return std::any_of(std::begin(signs), std::end(signs),
                       [&](auto one) { return symbol(i, one); });
  }
  size_t count(std::string_view keyword) const {
    size_t out = 0;
    for (size_t i = 0; i < size(); ++i) out += word(i, keyword);
    return out;
  }

 private:
  const std::vector<Token>& tokens_;
};

class Operand {
 public:
  Operand(const Words& words, size_t first) : words_(words), first_(first), last_(first) {}

  // Finds where the operand ends. False if a part of it is not understood.
  bool read() {
    size_t depth = 0, of_query = 0;  // of_query: the depth at which a query began
    for (; last_ < words_.size(); ++last_) {
      const bool ends = words_.any_symbol(last_, kEndSigns) || words_.any_word(last_, kEndWords);
      if (depth == 0 && ends) break;
      if (words_.symbol(last_, "(")) {
        ++depth;
        if (of_query == 0 && words_.word(last_ + 1, "SELECT")) of_query = depth;
        has_query = has_query || of_query > 0;
      } else if (words_.symbol(last_, ")")) {
        if (depth-- == of_query) of_query = 0;
      } else if (of_query == 0 && !plain(last_)) {
        return false;
      }
    }
    return last_ > first_ && depth == 0;
  }

  // SQLite takes "name" for a text where there is no such column, but never `name`.
  std::string sql() const {
    std::string out;
    for (size_t i = first_; i < last_; ++i) {
      const Token& token = words_.at(i);
      out += ' ';
      if (token.kind != TokenKind::kQuotedName || !token.text.starts_with('"')) {
        out += token.text;
        continue;
      }
      out += '`';
      for (const char c : text_of(token)) out.append(c == '`' ? 2 : 1, c);
      out += '`';
    }
    return out;
  }

  bool has_query = false;
  std::string qualifier;  // lower case

 private:
  bool plain(size_t i) {
    const Token& token = words_.at(i);
    if (token.kind == TokenKind::kSymbol)
      return words_.symbol(i, ",") || words_.any_symbol(i, kSigns);
    if (!words_.name(i)) return true;
    if (words_.any_word(i, kUnclear)) return false;
    const std::string name = text::lower(text_of(token));
    if (words_.symbol(i + 1, "("))
      return std::binary_search(std::begin(kOfOneRow), std::end(kOfOneRow), name);
    if (!words_.symbol(i + 1, ".")) return true;
    if (qualifier.empty()) qualifier = name;
    return qualifier == name;
  }

  const Words& words_;
  size_t first_, last_;
};

// True if the only table or alias of this name in the statement refers to `table`: FROM table AS
// alias. `aliased`: it is an alias.
bool names_source(const Words& words, const std::string& qualifier, const db::Table& table,
                  bool& aliased) {
  size_t uses = 0, at = 0;
  for (size_t i = 0; i < words.size(); ++i) {
    if (!words.named(i, qualifier) || words.symbol(i + 1, ".")) continue;
    ++uses;
    at = i;
  }
  if (uses != 1 || at == 0) return false;
  size_t named = at;
  if (words.word(at - 1, "AS") && at > 1)
    named = at - 2;
  else if (!words.named(at, table.name) || words.named(at - 1, table.name))
    named = at - 1;
  if (!words.named(named, table.name)) return false;
  aliased = named != at;
  if (named > 1 && words.symbol(named - 1, ".")) named -= 2;
  return named > 0 && (words.word(named - 1, "FROM") || words.word(named - 1, "JOIN") ||
                       words.symbol(named - 1, ",") || words.symbol(named - 1, "("));
}

}  // namespace

// A query in parentheses gives the same values on its own, if it compiles on its own and no WITH
// query can be meant. Columns belong to the tables of the statement only if it has no other query.
std::vector<std::string> SearchValues::of_operand(const std::vector<Token>& tokens,
                                                  size_t first) const {
  const Words words(tokens);
  Operand operand(words, first);
  if (!operand.read() || (operand.has_query && words.count("WITH") > 0)) return {};
  std::vector<std::string> out = {"SELECT (" + operand.sql() + ")"};
  const bool simple = words.count("SELECT") == 1 && words.count("WITH") == 0 &&
                      words.count("VALUES") == 0 && words.count("USING") == 0 &&
                      words.count("NATURAL") == 0;
  if (!simple || views_) return out;
  for (const db::Table* table : tables_) {
    bool aliased = false;
    const std::string& qualifier = operand.qualifier;
    if (!qualifier.empty() && !names_source(words, qualifier, *table, aliased)) continue;
    out.push_back("SELECT (" + operand.sql() + ") FROM " + text::quoted(table->schema) + "." +
                  text::quoted(table->name) + (aliased ? " AS " + text::quoted(qualifier) : ""));
  }
  return out;
}

}  // namespace ask::sql
