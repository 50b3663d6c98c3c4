#include "agent/check/run_bounds.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <optional>

#include "agent/common/text.h"
#include "agent/db/run/bytecode.h"
#include "agent/sql/keywords.h"
#include "agent/sql/lex.h"

namespace ask::sql {
namespace {

using Tokens = std::vector<Token>;

// Functions whose cost does not depend on the length of their arguments; that of strftime() does,
// unless its format is a short literal, and that of bm25() is bounded with the full-text search
// (agent/db/run/full_text.h). Sorted.
// clang-format off
constexpr std::string_view kConstantCost[] = {
    "abs", "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "avg", "bm25", "ceil",
    "ceiling", "changes", "coalesce", "cos", "cosh", "count", "cume_dist", "current_date",
    "current_time", "current_timestamp", "date", "datetime", "degrees", "dense_rank", "exp",
    "first_value", "floor", "if", "ifnull", "iif", "julianday", "lag", "last_insert_rowid",
    "last_value", "lead", "likelihood", "likely", "ln", "log", "log10", "log2", "max", "median",
    "min", "mod", "nth_value", "ntile", "nullif", "percent_rank", "percentile", "percentile_cont",
    "percentile_disc", "pi", "pow", "power", "radians", "random", "rank", "round", "row_number",
    "sign", "sin", "sinh", "sqlite_version", "sqrt", "strftime", "subtype", "sum", "tan", "tanh",
    "time", "timediff", "total", "total_changes", "trunc", "typeof", "unixepoch", "unlikely"};

// Functions that scan their argument once, at about memory speed. Sorted.
constexpr std::string_view kOnePass[] = {
    "glob", "instr", "length", "like", "ltrim", "octet_length", "rtrim", "substr", "substring",
    "trim", "unicode", "zeroblob"};
// clang-format on
static_assert(std::is_sorted(std::begin(kConstantCost), std::end(kConstantCost)));
static_assert(std::is_sorted(std::begin(kOnePass), std::end(kOnePass)));

// Functions whose cost is the product of the lengths of two arguments, unless the one at `argument`
// is a short literal; and the value length to allow for them.
struct Product {
  std::string_view name;
  int argument;  // -1: no literal makes it cheap
  double value_bytes;
};
constexpr double kPatternValue = 48'000, kSearchValue = 64'000, kTrimValue = 2'000;
constexpr Product kProducts[] = {
    {"glob", -1, kPatternValue},  {"instr", 1, kSearchValue},  {"json_patch", -1, 16'000},
    {"jsonb_patch", -1, 16'000},  {"like", -1, kPatternValue}, {"ltrim", 1, kTrimValue},
    {"replace", 1, kSearchValue}, {"rtrim", 1, kTrimValue},    {"trim", 1, kTrimValue},
    {"snippet", -1, 16'000},      {"highlight", -1, 250'000},
};
constexpr size_t kShortLiteral = 66;  // bytes, quotes included
constexpr int kShortPattern = 500;    // LIKE and GLOB patterns that are not literals

constexpr double kLinearBytes = 2e6;      // one pass of a function that produces text, about 30 ms
constexpr double kComputedFormat = 20;    // strftime() computes for each two bytes of its format
constexpr double kOperatorBytes = 1.3e9;  // comparing and copying, over all expressions
// Bytes of a value times those of the short literals that it is searched for: about 0.2 s.
constexpr double kSearchedBytes = 4e7;
constexpr double kLongestValue = 20e6, kShortestLinear = 16'384, kShortestProduct = 512;
constexpr int kOften = 25, kSeldom = 100;  // instructions between two calls of the progress handler

bool may_be_name(const Token& token) {
  return token.kind == TokenKind::kWord || token.kind == TokenKind::kQuotedName;
}
bool short_literal(const Token& token) {
  const bool number = token.kind == TokenKind::kInteger || token.kind == TokenKind::kReal;
  return number || (token.kind == TokenKind::kString && token.text.size() <= kShortLiteral);
}

// Length of argument `wanted` of the call whose '(' is at `open`, if it is a short literal; 0 if it
// is missing.
std::optional<size_t> literal_argument(const Tokens& tokens, size_t open, int wanted) {
  int depth = 0, argument = -1;
  for (size_t i = open; i < tokens.size(); ++i) {
    const bool begins = i == open || (depth == 1 && is_symbol(tokens[i], ","));
    if (is_symbol(tokens[i], "(")) ++depth;
    if (is_symbol(tokens[i], ")") && --depth == 0)
      return argument < wanted ? std::optional<size_t>(0) : std::nullopt;
    if (!begins || ++argument != wanted || i + 2 >= tokens.size()) continue;
    const bool alone = is_symbol(tokens[i + 2], ",") || is_symbol(tokens[i + 2], ")");
    return alone && short_literal(tokens[i + 1]) ? std::optional(tokens[i + 1].text.size())
                                                 : std::nullopt;
  }
  return std::nullopt;
}

// Number of arguments of the call whose '(' is at `open`.
int count_arguments(const Tokens& tokens, size_t open) {
  int depth = 0, count = 1;
  for (size_t i = open; i < tokens.size(); ++i) {
    if (is_symbol(tokens[i], "(")) ++depth;
    if (is_symbol(tokens[i], ")") && --depth == 0) break;
    count += depth == 1 && is_symbol(tokens[i], ",");
  }
  return count;
}

// True at AS (SELECT ..., which follows the name of a WITH query.
bool begins_body(const Tokens& tokens, size_t i) {
  if (!is_word(tokens[i], "AS") || i + 1 >= tokens.size()) return false;
  const Token& next = tokens[i + 1];
  return is_symbol(next, "(") || is_word(next, "MATERIALIZED") || is_word(next, "NOT");
}

// True if the name at `i`, which is followed by a parenthesis, may be a function: not a keyword, a
// table or WITH query with a column list, or a type such as VARCHAR(10).
bool may_call(const Tokens& tokens, size_t i) {
  if (tokens[i].kind == TokenKind::kWord) {
    if (keyword(tokens[i].text) == Keyword::kReserved) return false;
    for (const std::string_view word : {"KEY", "OVER", "FILTER", "CAST", "MATERIALIZED"})
      if (is_word(tokens[i], word)) return false;
  }
  for (const std::string_view word : {"INTO", "TABLE", "REFERENCES", "EXISTS", "ON"})
    if (i > 0 && is_word(tokens[i - 1], word)) return false;
  bool numbers = true;
  int depth = 0;
  for (size_t end = i + 1; end + 1 < tokens.size(); ++end) {
    if (is_symbol(tokens[end], "("))
      ++depth;
    else if (is_symbol(tokens[end], ")") && --depth == 0)
      return !numbers && !begins_body(tokens, end + 1);
    else
      numbers = numbers && (tokens[end].kind == TokenKind::kInteger || is_symbol(tokens[end], ","));
  }
  return true;
}

// Functions that make a text or blob from a number alone.
bool makes_text(std::string_view name) { return name == "zeroblob" || name == "randomblob"; }

double cost_of_call(std::string_view name) {
  if (std::binary_search(std::begin(kConstantCost), std::end(kConstantCost), name)) return 0;
  return std::binary_search(std::begin(kOnePass), std::end(kOnePass), name) ? 0.1 : 1;
}

constexpr size_t kMostDigits = 5;
constexpr int64_t kMostRepeated = 200'000;  // characters by all %c of a format, about 1 ms

// printf() repeats a character as often as the precision of %c demands, regardless of the limits:
// only a literal format whose precisions add up to little is known to terminate.
bool endless_format(const Tokens& tokens, size_t open) {
  if (open + 2 >= tokens.size() || tokens[open + 1].kind != TokenKind::kString) return true;
  if (!is_symbol(tokens[open + 2], ",") && !is_symbol(tokens[open + 2], ")")) return true;
  const std::string format = text_of(tokens[open + 1]);
  int64_t repeated = 0;
  for (size_t i = format.find('%'); i != format.npos; i = format.find('%', i + 1)) {
    const size_t end = format.find_first_not_of("-+ #0!,'*.123456789l", i + 1);
    if (end == format.npos) return false;
    const std::string between = format.substr(i, end - i);
    const size_t dot = between.find('.');
    const bool many = dot != between.npos && (between.find('*', dot) != between.npos ||
                                              between.size() - dot > kMostDigits + 1);
    if (format[end] == 'c') {
      if (many) return true;
      if (dot != between.npos && dot + 1 < between.size())
        repeated += std::strtol(between.c_str() + dot + 1, nullptr, 10);
      if (repeated > kMostRepeated) return true;
    }
    i = end;
  }
  return false;
}

// Collects the function calls of the texts from their tokens.
class FunctionCallCollector {
 public:
  void read(const Statement& statement) {
    const Result<Tokens>& tokens = statement.tokens();
    if (!tokens) {  // cannot be tokenized: assume the worst
      product(kTrimValue, true);
      return;
    }
    for (size_t i = 0; i + 1 < tokens->size(); ++i) read(*tokens, i);
  }

  bool endless = false, counts = false;
  double linear = 0;
  bool patterns = false;
  double value_bytes = kLongestValue, searched_bytes = kLongestValue;

 private:
  void read(const Tokens& tokens, size_t i) {
    const bool call = may_be_name(tokens[i]) && is_symbol(tokens[i + 1], "(");
    if (call && (may_call(tokens, i) || makes_text(text::lower(text_of(tokens[i])))))
      return called(tokens, i, text::lower(text_of(tokens[i])));
    for (const std::string_view word : {"LIKE", "GLOB"}) {
      if (!is_word(tokens[i], word)) continue;
      linear += 0.1;
      const bool literal = short_literal(tokens[i + 1]) &&
                           (i + 2 >= tokens.size() || !is_symbol(tokens[i + 2], "||"));
      if (literal)
        search(tokens[i + 1].text.size());
      else
        product(kPatternValue, true);
    }
  }

  void called(const Tokens& tokens, size_t i, const std::string& name) {
    linear += cost_of_call(name);
    counts = counts || name == "count";
    if (name == "strftime" && !literal_argument(tokens, i + 1, 0)) linear += kComputedFormat;
    if (name == "printf" || name == "format") endless = endless || endless_format(tokens, i + 1);
    // With several arguments these compare texts, by a collation.
    if (name == "max" || name == "min") linear += 0.1 * (count_arguments(tokens, i + 1) - 1);
    for (const Product& one : kProducts) {
      if (one.name != name) continue;
      const auto literal =
          one.argument < 0 ? std::nullopt : literal_argument(tokens, i + 1, one.argument);
      if (literal)
        search(*literal);
      else
        product(one.value_bytes, one.value_bytes == kPatternValue);
    }
  }

  // A value is searched for a literal of so many bytes; the costs of several searches add up.
  void search(size_t literal_bytes) {
    literals_ += static_cast<double>(literal_bytes);
    searched_bytes = std::min(kLongestValue, kSearchedBytes / std::max(1.0, literals_));
  }

  // The cost grows with the square of the length, so n calls shorten the values by the root of n.
  void product(double bytes, bool pattern) {
    ++products_;
    patterns = patterns || pattern;
    shortest_ = std::min(shortest_, bytes);
    value_bytes = std::max(kShortestProduct, shortest_ / std::sqrt(products_));
  }

  double products_ = 0, shortest_ = kLongestValue, literals_ = 0;
};

}  // namespace

db::RunBounds run_bounds(const Workload& workload) {
  FunctionCallCollector reading;
  for (const Statement& text : workload.texts) reading.read(text);
  double expanded = 0;
  bool counts = reading.counts, sorts_numbers = false;
  for (const std::string& call : workload.calls) {
    expanded += cost_of_call(call);
    counts = counts || call == "count";
    sorts_numbers = sorts_numbers || db::sorts_numbers(call);
  }
  const double linear = std::max(reading.linear, expanded);

  double bytes = std::min(kLongestValue, kOperatorBytes / std::max(1.0, workload.weight));
  bytes = std::min(bytes, kLinearBytes / std::max(0.1, linear));
  bytes =
      std::min(std::max(bytes, kShortestLinear),
               std::min(reading.value_bytes, std::max(reading.searched_bytes, kShortestLinear)));
  db::RunBounds out;
  out.counts = counts;
  out.sorts_unlimited = sorts_numbers;  // SQLite's query plan shows the rest
  out.value_bytes = static_cast<int64_t>(bytes);
  if (reading.patterns) out.pattern_bytes = kShortPattern;
  if (reading.endless)
    out.instructions = 0;
  else
    out.instructions = linear >= 1 || reading.patterns ? kOften : kSeldom;
  return out;
}

}  // namespace ask::sql
