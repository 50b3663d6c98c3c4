#include "agent/check/full_text_reading.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/db/schema/virtual_modules.h"
#include "agent/sql/lex.h"

namespace ask::sql {
namespace {

constexpr std::string_view kRankFunctions[] = {"bm25", "highlight", "matchinfo", "offsets",
                                               "snippet"};
// Words after which a table is named, and not a column.
constexpr std::string_view kBeforeTable[] = {"FROM", "JOIN", "INTO", "UPDATE", "TABLE"};
constexpr std::string_view kClauseWords[] = {"FROM", "SELECT", "WHERE", "BY",
                                             "SET",  "VALUES", "INTO",  "HAVING"};

// What follows tokenize= in the definition of a full-text table, lower case. FTS5 takes its keys
// abbreviated, and FTS4 does without the sign. "?" if it is not clear.
std::string tokenizer_options(std::string_view sql) {
  constexpr std::string_view kKey = "tokenize";
  const auto tokens = lex(sql);
  if (!tokens) return "?";
  std::string out;
  for (size_t i = 0; i + 1 < tokens->size(); ++i) {
    const std::string key = text::lower((*tokens)[i].text);
    const bool sign = (*tokens)[i + 1].text == "=";
    if ((*tokens)[i].kind != TokenKind::kWord || !kKey.starts_with(key)) continue;
    if (!sign && key != kKey) continue;
    size_t end = i + 1;
    while (end + 1 < tokens->size() && (*tokens)[end].text != "," && (*tokens)[end].text != ")")
      ++end;
    const size_t first = (*tokens)[i].at + key.size();
    if (!out.empty()) return "?";
    out = text::lower(sql.substr(first, (*tokens)[end].at - first));
  }
  return out;
}

db::Tokenizer tokenizer_of(const db::Table& table) {
  constexpr std::string_view kPlain[] = {
      "0", "1", "2", "ascii", "porter", "remove_diacritics", "unicode61"};
  constexpr std::string_view kBetween = " \t\r\n=\"'";
  const db::Tokenizer any{true, false, ""};
  const std::string options = tokenizer_options(table.sql);
  const size_t listed = std::min(options.find("tokenchars"), options.find("separators"));
  const std::string_view named = std::string_view(options).substr(0, listed);
  size_t words = 0;
  for (size_t i = named.find_first_not_of(kBetween); i < named.size(); ++words) {
    const size_t end = std::min(named.find_first_of(kBetween, i), named.size());
    const std::string_view word = named.substr(i, end - i);
    // simple takes the characters that separate words as an argument.
    const bool simple = word == "simple" && words == 0 && end + 1 >= named.size();
    if (!simple && !contains(kPlain, word)) return any;
    i = named.find_first_not_of(kBetween, end);
  }
  db::Tokenizer out{false, options.find("porter") != options.npos, ""};
  if (listed == options.npos) return out;
  out.special = options.substr(listed + std::string_view("tokenchars").size());
  while (out.special.ends_with('"') || out.special.ends_with(' ')) out.special.pop_back();
  return out.special.find_first_of("*()\"") == std::string::npos ? out : any;
}

class SearchReader {
 public:
  SearchReader(const std::vector<const db::Table*>& tables, const std::vector<ColumnRead>& reads) {
    for (const db::Table* table : tables) {
      const bool fts5 = db::module_of(table->sql) == "fts5";
      out_.tables.push_back({table->schema, table->name, fts5});
      db::Tokenizer own = tokenizer_of(*table);
      any_tokenizer_ |= own.any;
      if (!contains(out_.tokenizers, own)) out_.tokenizers.push_back(std::move(own));
      names_.insert(text::lower(table->name));
      // The column with the name of the table is the one that is searched.
      const bool searched = std::any_of(reads.begin(), reads.end(), [&](const ColumnRead& read) {
        return text::equal_nocase(read.table, table->name) &&
               text::equal_nocase(read.column, table->name);
      });
      if (searched) searched_.insert(text::lower(table->name));
    }
  }

  // `values`: gives the values of expressions in the statement, or null.
  void read(const Statement& statement, const SearchValues* values) {
    const Result<std::vector<Token>>& tokens = statement.tokens();
    if (!tokens) return computed();
    tokens_ = &*tokens;
    values_ = values;
    if (word(0, "CREATE") && word(1, "VIRTUAL")) return;
    for (size_t i = 0; i + 1 < tokens->size(); ++i) token(i);
  }

  db::FullTextSearches finish() { return std::move(out_); }

 private:
  const Token& at(size_t i) const { return (*tokens_)[std::min(i, tokens_->size() - 1)]; }
  bool word(size_t i, std::string_view keyword) const {
    return at(i).kind == TokenKind::kWord && text::equal_nocase(at(i).text, keyword);
  }
  bool symbol(size_t i, std::string_view s) const {
    return at(i).kind == TokenKind::kSymbol && at(i).text == s;
  }
  template <size_t N>
  bool any(size_t i, const std::string_view (&keywords)[N]) const {
    return std::any_of(std::begin(keywords), std::end(keywords),
                       [&](std::string_view keyword) { return word(i, keyword); });
  }

  void token(size_t i) {
    const Token& token = at(i);
    if (token.kind != TokenKind::kWord && token.kind != TokenKind::kQuotedName) return;
    const std::string name = text::lower(text_of(token));
    const bool call = symbol(i + 1, "(");
    if (token.kind == TokenKind::kWord && name == "match")
      return operand(call && has_arguments(i + 1) ? i + 2 : i + 1);
    if ((name == "like" || name == "glob") && any_tokenizer_) return pattern(i, call);
    if (call && contains(kRankFunctions, name)) {
      out_.ranks = true;
      out_.calls += name == "matchinfo" ? values_of_matchinfo(i) : 1;
      out_.snippets |= name == "snippet";
    }
    if (!call && name == "rank") return rank(i);
    if (call && name == "using") return joined(i + 2);
    if (names_.contains(name)) named(i, name, call);
  }

  // True if there is a comma in the parentheses at token i: match('word', f), and not MATCH
  // ('word').
  bool has_arguments(size_t i) const {
    int depth = 0;
    for (; i + 1 < tokens_->size(); ++i) {
      depth += symbol(i, "(");
      if (depth == 1 && symbol(i, ",")) return true;
      depth -= symbol(i, ")");
      if (depth == 0) return false;
    }
    return false;
  }

  // matchinfo(f, 'pcx') gives a value for each letter.
  double values_of_matchinfo(size_t i) const {
    constexpr double kDefault = 3, kComputed = 1e6;
    if (symbol(i + 3, ")")) return kDefault;
    const bool text = at(i + 4).kind == TokenKind::kString && symbol(i + 5, ")");
    return text ? 1 + static_cast<double>(text_of(at(i + 4)).size()) : kComputed;
  }

  // ORDER BY rank; and rank MATCH 'bm25(2.0)', which chooses another function.
  void rank(size_t i) {
    out_.ranks = true;
    ++out_.calls;
    if (symbol(i + 1, "=") || symbol(i + 1, "==")) operand(i + 2);
    const bool chosen = symbol(i + 1, "=") || symbol(i + 1, "==") || word(i + 1, "MATCH");
    const bool bm25 =
        at(i + 2).kind == TokenKind::kString && text::lower(text_of(at(i + 2))).starts_with("bm25");
    out_.snippets |= chosen && !bm25;
  }

  // JOIN f USING (f), which SQLite does not report as a read of the column.
  void joined(size_t i) {
    for (; i < tokens_->size() && !symbol(i, ")"); ++i)
      if (names_.contains(text::lower(text_of(at(i))))) computed();
  }

  // The name of a full-text table: the table itself, or its column that is searched.
  void named(size_t i, const std::string& name, bool call) {
    if (symbol(i + 1, ".")) return;
    size_t first = i;  // of a dotted name
    while (first > 1 && symbol(first - 1, ".")) first -= 2;
    const bool trigger = word(0, "CREATE") && first > 0 && word(first - 1, "ON");
    const bool table = first > 0 && (trigger || any(first - 1, kBeforeTable));
    if (call && !(first > 0 && word(first - 1, "INTO"))) {  // f('word'), f('word', 'bm25(2.0)')
      out_.snippets |= symbol(i + 3, ",");
      return operand(i + 2);
    }
    if (table || !searched_.contains(name)) return;
    if (symbol(i + 1, "=") || symbol(i + 1, "==")) return operand(i + 2);
    if (word(i + 1, "MATCH")) return;  // read at that word
    if (word(i + 1, "NOT") && word(i + 2, "MATCH")) return;
    if (first == 0) return computed();
    const std::string before = text::lower(text_of(at(first - 1)));
    if (before == "(" && first > 1) {
      const std::string function = text::lower(text_of(at(first - 2)));
      const bool ranks = contains(kRankFunctions, function);
      // INSERT INTO f(f, rowid) VALUES ('delete', 1)
      if (ranks || (first > 2 && word(first - 3, "INTO"))) return;
    }
    if (before == "," && clause_of(first) == "FROM") return;
    if (word(first - 1, "AS")) return;
    computed();
  }

  // The nearest clause before token i that is not inside parentheses of its own.
  std::string_view clause_of(size_t i) const {
    int depth = 0;
    while (i-- > 0) {
      if (symbol(i, ")")) ++depth;
      if (symbol(i, "(") && --depth < 0) return "";
      if (depth > 0) continue;
      for (const std::string_view clause : kClauseWords)
        if (word(i, clause)) return clause;
    }
    return "";
  }

  // True if the string at i is all that is searched for, and not the first part of an expression.
  bool alone(size_t i) const {
    size_t end = i + 1;
    while (symbol(end, ")")) ++end;
    if (at(end).kind != TokenKind::kSymbol) return true;
    for (const std::string_view end_of_operand : {",", ";", "=", "<", ">", "<>"})
      if (symbol(end, end_of_operand)) return true;
    return false;
  }

  void operand(size_t i) {
    const size_t first = i;
    while (symbol(i, "(")) ++i;
    if (at(i).kind == TokenKind::kString && alone(i)) return known(text_of(at(i)));
    auto selects = values_ ? values_->of_operand(*tokens_, first) : std::vector<std::string>();
    if (selects.empty()) return computed();
    out_.values.push_back(std::move(selects));
  }

  // LIKE and GLOB of a table of trigrams are searches as well.
  void pattern(size_t i, bool call) {
    const Token& written = at(i + 1);
    if (!call && written.kind == TokenKind::kString && alone(i + 1)) {
      known(text_of(written));
      out_.known.phrases = true;
      return;
    }
    auto selects =
        values_ && !call ? values_->of_operand(*tokens_, i + 1) : std::vector<std::string>();
    if (selects.empty())
      ++out_.patterns;
    else
      out_.values.push_back(std::move(selects));
  }

  void known(const std::string& search) {
    out_.known.add(db::count_words(search, out_.tokenizers));
  }
  void computed() { ++out_.unknown; }

  const std::vector<Token>* tokens_ = nullptr;
  const SearchValues* values_ = nullptr;
  bool any_tokenizer_ = false;
  std::set<std::string> names_, searched_;  // of the tables, lower case
  db::FullTextSearches out_;
};

}  // namespace

bool is_full_text(const db::Table& table) {
  if (table.kind != db::TableKind::kVirtual) return false;
  const std::string module = db::module_of(table.sql);
  return module == "fts3" || module == "fts4" || module == "fts5";
}

db::FullTextSearches read_searches(const std::vector<Statement>& texts,
                                   const std::vector<const db::Table*>& tables,
                                   const std::vector<ColumnRead>& reads,
                                   const SearchValues* values) {
  if (tables.empty()) return {};
  SearchReader reader(tables, reads);
  for (size_t i = 0; i < texts.size(); ++i) reader.read(texts[i], i == 0 ? values : nullptr);
  return reader.finish();
}

}  // namespace ask::sql
