#include "agent/check/full_text_reading.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

#include "agent/common/text.h"
#include "agent/db/schema/virtual_modules.h"
#include "agent/sql/lex.h"

namespace ask::sql {
namespace {

constexpr double kComputedWords = 1000;   // of a search that is not written as a text
constexpr double kComputedPattern = 500;  // bytes: kShortPattern in run_bounds.cpp
constexpr std::string_view kRankFunctions[] = {"bm25", "highlight", "matchinfo", "offsets",
                                               "snippet"};
// Words after which a table is named, and not a column.
constexpr std::string_view kBeforeTable[] = {"FROM", "JOIN", "INTO", "UPDATE", "TABLE"};
constexpr std::string_view kClauseWords[] = {"FROM", "SELECT", "WHERE", "BY",
                                         "SET",  "VALUES", "INTO",  "HAVING"};

bool is_letter_or_digit(unsigned char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

// What the words of searches are compared by: the tokenizers of all tables together.
struct Tokenizers {
  bool trigrams = false;  // each three characters are a word
  bool unknown = false;   // of the application: it may make any words the same
};

Tokenizers tokenizers_of(const db::Table& table) {
  Tokenizers out;
  const std::string sql = text::lower(table.sql);
  const size_t at = sql.find("tokenize");
  if (at == sql.npos) return out;
  const std::string_view rest = std::string_view(sql).substr(at);
  out.trigrams = rest.find("trigram") != rest.npos;
  out.unknown = !out.trigrams;
  for (const std::string_view known : {"unicode61", "porter", "ascii", "simple"})
    if (rest.find(known) != rest.npos) out.unknown = false;
  return out;
}

// Counts the words of searches. The tokenizers of SQLite keep the first letter of a word, so words
// that begin with different letters are different words of a document.
class SearchWords {
 public:
  SearchWords(const Tokenizers& tokenizers, db::FullTextSearches& out)
      : tokenizers_(tokenizers), out_(out) {}

  void add(std::string_view search) {
    bool quoted = false;
    int in_quotes = 0;
    for (size_t i = 0; i < search.size();) {
      const auto c = static_cast<unsigned char>(search[i]);
      if (is_letter_or_digit(c) || c >= 0x80) {
        const size_t end = end_of_word(search, i);
        const bool joined = i > 0 && search[i - 1] == '_';
        out_.phrases |= joined || (quoted && ++in_quotes > 1);
        word(search.substr(i, end - i), quoted);
        i = end;
        continue;
      }
      if (c == '"') {
        quoted = !quoted;
        in_quotes = 0;
      }
      out_.prefixes += c == '*';
      out_.phrases |= c == '+' || (c == '.' && !quoted) || c == '-';
      ++i;
    }
  }

  void add_computed(double words) {
    out_.words += words;
    anywhere_ += words;
    out_.phrases = true;
  }

  void finish() {
    out_.alike = tokenizers_.unknown
                     ? out_.words
                     : anywhere_ + *std::max_element(by_letter_.begin(), by_letter_.end());
  }

 private:
  static size_t end_of_word(std::string_view search, size_t i) {
    while (i < search.size() && (is_letter_or_digit(static_cast<unsigned char>(search[i])) ||
                                 static_cast<unsigned char>(search[i]) >= 0x80))
      ++i;
    return i;
  }

  void word(std::string_view word, bool quoted) {
    if (!quoted && (word == "AND" || word == "OR" || word == "NOT")) return;
    if (!quoted && word == "NEAR") {
      out_.near = true;
      return;
    }
    // Characters beyond ASCII may separate words.
    const auto others = std::count_if(word.begin(), word.end(), [](char c) {
      return static_cast<unsigned char>(c) >= 0xc0;  // the first byte of a character
    });
    const double count =
        tokenizers_.trigrams ? static_cast<double>(word.size()) : 1 + static_cast<double>(others);
    out_.phrases |= count > 1;
    out_.words += count;
    const auto first = static_cast<unsigned char>(word[0]);
    if (first >= 0x80 || count > 1)
      anywhere_ += count;
    else
      by_letter_[first | 0x20U] += 1;
  }

  const Tokenizers& tokenizers_;
  db::FullTextSearches& out_;
  double anywhere_ = 0;
  std::array<double, 256> by_letter_ = {};
};

class SearchReader {
 public:
  SearchReader(const std::vector<const db::Table*>& tables, const std::vector<Read>& reads) {
    for (const db::Table* table : tables) {
      const bool fts5 = db::module_of(table->sql) == "fts5";
      out_.tables.push_back({table->schema, table->name, fts5});
      const Tokenizers own = tokenizers_of(*table);
      tokenizers_.trigrams |= own.trigrams;
      tokenizers_.unknown |= own.unknown;
      names_.insert(text::lower(table->name));
      // The column with the name of the table is the one that is searched.
      const bool searched = std::any_of(reads.begin(), reads.end(), [&](const Read& read) {
        return text::equal_nocase(read.table, table->name) &&
               text::equal_nocase(read.column, table->name);
      });
      if (searched) searched_.insert(text::lower(table->name));
    }
  }

  void read(std::string_view sql) {
    const auto tokens = lex(sql);
    if (!tokens) return computed();
    tokens_ = &*tokens;
    if (word(0, "CREATE") && word(1, "VIRTUAL")) return;
    for (size_t i = 0; i + 1 < tokens->size(); ++i) token(i);
  }

  db::FullTextSearches finish() {
    if (out_.words == 0) return {};
    words_.finish();
    return std::move(out_);
  }

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
    if (token.kind == TokenKind::kWord && name == "match" && !call) return operand(i + 1);
    if (call && name == "match") return operand(i + 2);
    if ((name == "like" || name == "glob") && tokenizers_.trigrams) return pattern(i, call);
    if (call && std::find(std::begin(kRankFunctions), std::end(kRankFunctions), name) !=
                    std::end(kRankFunctions)) {
      out_.ranks = true;
      out_.calls += name == "matchinfo" ? values_of_matchinfo(i) : 1;
      out_.snippets |= name == "snippet";
    }
    if (!call && name == "rank") return rank(i);
    if (call && name == "using") return joined(i + 2);
    if (names_.contains(name)) named(i, name, call);
  }

  // matchinfo(f, 'pcx') tells a value for each letter.
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
      const bool ranks = std::find(std::begin(kRankFunctions), std::end(kRankFunctions),
                                   function) != std::end(kRankFunctions);
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
    while (symbol(i, "(")) ++i;
    if (at(i).kind != TokenKind::kString || !alone(i)) return computed();
    words_.add(text_of(at(i)));
  }

  // LIKE and GLOB of a table of trigrams are searches as well.
  void pattern(size_t i, bool call) {
    const Token& written = at(i + 1);
    const bool literal = !call && written.kind == TokenKind::kString && alone(i + 1);
    words_.add_computed(literal ? static_cast<double>(written.text.size()) : kComputedPattern);
  }

  void computed() {
    words_.add_computed(kComputedWords);
    out_.near = out_.computed = true;
  }

  const std::vector<Token>* tokens_ = nullptr;
  Tokenizers tokenizers_;
  std::set<std::string> names_, searched_;  // of the tables, lower case
  db::FullTextSearches out_;
  SearchWords words_{tokenizers_, out_};
};

}  // namespace

bool is_full_text(const db::Table& table) {
  if (table.kind != db::TableKind::kVirtual) return false;
  const std::string module = db::module_of(table.sql);
  return module == "fts3" || module == "fts4" || module == "fts5";
}

db::FullTextSearches read_searches(const std::vector<std::string_view>& texts,
                                   const std::vector<const db::Table*>& tables,
                                   const std::vector<Read>& reads) {
  if (tables.empty()) return {};
  SearchReader reader(tables, reads);
  for (const std::string_view text : texts) reader.read(text);
  return reader.finish();
}

}  // namespace ask::sql
