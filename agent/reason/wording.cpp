#include "agent/reason/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/abbreviations.h"
#include "agent/engine/lexicon/month_names.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"
#include "agent/reason/table_text.h"

namespace ask::reason {
namespace {

constexpr size_t kLongestNoun = 60;  // bytes
constexpr int kMostDecimals = 6;
constexpr double kExact = 1e15;  // beyond it a double is not an exact integer

constexpr std::string_view kUncounted[] = {"staff",     "data",    "series",      "species",
                                           "equipment", "news",    "information", "inventory",
                                           "payroll",   "music",   "software",    "merchandise",
                                           "sales",     "details", "metadata"};
struct Plural {
  std::string_view one, many;
};
constexpr Plural kIrregular[] = {
    {"person", "people"},      {"child", "children"},    {"man", "men"},     {"woman", "women"},
    {"foot", "feet"},          {"mouse", "mice"},        {"goose", "geese"}, {"tooth", "teeth"},
    {"criterion", "criteria"}, {"analysis", "analyses"}, {"datum", "data"}};

// Splits off the last word, which is the one that is inflected.
std::pair<std::string, std::string> last_word(std::string_view noun) {
  const size_t at = noun.rfind(' ');
  if (at == noun.npos) return {"", std::string(noun)};
  return {std::string(noun.substr(0, at + 1)), std::string(noun.substr(at + 1))};
}

bool plain_letters(std::string_view word) {
  return !word.empty() &&
         std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

// The noun of a plural that the vocabulary holds as a word of its own ("rooms"), or "".
std::string listed_singular(const std::string& word) {
  constexpr size_t kShortest = 5;
  if (word.size() < kShortest || !word.ends_with('s') || word.ends_with("ss") ||
      word.ends_with("us") || word.ends_with("is"))
    return "";
  std::string out = word.substr(0, word.size() - 1);
  return engine::is_common_word(word) && engine::is_common_word(out) ? out : "";
}

bool is_plural(const std::string& word) {
  for (const Plural& p : kIrregular)
    if (word == p.many) return true;
  return word.ends_with('s') && !word.ends_with("ss") &&
         (engine::lemma(word) != word || !listed_singular(word).empty());
}

// "1234567" -> "1,234,567"; a sign and a fraction stay.
std::string with_thousands(std::string digits) {
  const size_t end = std::min(digits.find('.'), digits.size());
  const size_t begin = digits.starts_with('-') ? 1 : 0;
  for (size_t at = end; at > begin + 3;) digits.insert(at -= 3, ",");
  return digits;
}

const sql::Expr& uncast(const sql::Expr& expr) {
  const auto* cast = std::get_if<sql::Cast>(&expr.node);
  return cast ? uncast(*cast->operand) : expr;
}

bool is_hundred(const sql::Expr& expr) {
  const auto* literal = std::get_if<sql::Literal>(&expr.node);
  return literal && (literal->value == Value(100.0) || literal->value == Value(int64_t{100}));
}

// 100.0 * a / b, in any order of the product
bool is_percentage(const sql::Expr& expr) {
  const auto* binary = std::get_if<sql::Binary>(&expr.node);
  if (!binary) return false;
  if (binary->op == sql::BinaryOp::kDivide) {
    const auto* product = std::get_if<sql::Binary>(&binary->left->node);
    return product && product->op == sql::BinaryOp::kMultiply &&
           (is_hundred(*product->left) || is_hundred(*product->right));
  }
  if (binary->op != sql::BinaryOp::kMultiply) return false;
  const auto quotient = [](const sql::Expr& side) {
    const auto* inner = std::get_if<sql::Binary>(&side.node);
    return inner && inner->op == sql::BinaryOp::kDivide;
  };
  return (is_hundred(*binary->left) && quotient(*binary->right)) ||
         (is_hundred(*binary->right) && quotient(*binary->left));
}

ValueFormat::Kind kind_of_call(const sql::Call& call) {
  const std::string name = text::lower(call.name);
  if (name == "strftime" && !call.arguments.empty()) {
    const auto* pattern = std::get_if<sql::Literal>(&call.arguments[0].node);
    if (pattern && pattern->value == Value(std::string("%w"))) return ValueFormat::Kind::kWeekday;
    if (pattern && pattern->value == Value(std::string("%m"))) return ValueFormat::Kind::kMonth;
    return ValueFormat::Kind::kStored;
  }
  constexpr std::string_view kComputing[] = {"count", "sum", "total", "avg", "round", "abs"};
  return text::is_one_of(name, kComputing) ? ValueFormat::Kind::kComputed
                                           : ValueFormat::Kind::kStored;
}

bool is_arithmetic(sql::BinaryOp op) {
  return op == sql::BinaryOp::kAdd || op == sql::BinaryOp::kSubtract ||
         op == sql::BinaryOp::kMultiply || op == sql::BinaryOp::kDivide;
}

// The decimals that 15 significant digits need.
int decimals_of(double value) {
  const std::string digits = fmt::format("{:.15g}", value);
  if (digits.find('e') != digits.npos) return kMostDecimals;
  const size_t dot = digits.find('.');
  return dot == digits.npos ? 0 : static_cast<int>(digits.size() - dot - 1);
}

std::string name_of_part(const Value& value, ValueFormat::Kind kind) {
  constexpr std::string_view kDays[] = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                        "Thursday", "Friday", "Saturday"};
  int64_t n = -1;
  if (const auto* whole = std::get_if<int64_t>(&value)) n = *whole;
  if (const auto* digits = std::get_if<std::string>(&value);
      digits && !digits->empty() && digits->size() <= 2 &&
      digits->find_first_not_of("0123456789") == digits->npos)
    n = std::atoi(digits->c_str());
  if (kind == ValueFormat::Kind::kWeekday && n >= 0 && n < 7) return std::string(kDays[n]);
  if (kind == ValueFormat::Kind::kMonth && n >= 1 && n <= 12)
    return std::string(engine::kWrittenMonths[n - 1]);
  return "";
}

// True if the word, or its end in a compound ("invoiceline"), is one of the engine's vocabulary.
bool is_english(const std::string& word) {
  constexpr size_t kShortestEnd = 4;
  if (word.size() < kShortestEnd) return true;  // an abbreviation
  if (engine::is_common_word(word) || engine::is_common_word(engine::lemma(word))) return true;
  for (size_t from = 1; from + kShortestEnd <= word.size(); ++from)
    if (engine::is_common_word(std::string_view(word).substr(from))) return true;
  if (!word.ends_with("er")) return false;
  const std::string verb = word.substr(0, word.size() - 2);  // "helper", "skipper"
  const bool doubled = verb[verb.size() - 1] == verb[verb.size() - 2];
  return engine::is_common_word(verb) || engine::is_common_word(verb + "e") ||
         (doubled && engine::is_common_word(verb.substr(0, verb.size() - 1)));
}

// True for "hd" and "cst", which nobody says, and for "emp" and "cust".
bool is_abbreviated(const std::string& word) {
  if (!plain_letters(word)) return false;
  return word.find_first_of("aeiouy") == word.npos ||
         (!engine::is_common_word(word) && !engine::expansion(word).empty());
}

}  // namespace

std::string noun_words(std::string_view name) {
  std::vector<std::string> words = engine::name_parts(name);
  while (words.size() > 1 && engine::is_affix(words.front())) words.erase(words.begin());
  while (words.size() > 1 && engine::is_affix(words.back())) words.pop_back();
  if (std::any_of(words.begin(), words.end(), is_abbreviated)) words = engine::table_words(name);
  if (words.size() > 1 && words.back() == "header") words.pop_back();  // of orders
  const std::string out = words.empty() ? std::string(name) : text::joined(words, " ");
  return cell_text(Value(out), kLongestNoun);
}

std::string singular(std::string_view noun) {
  auto [before, word] = last_word(noun);
  if (text::is_one_of(word, kUncounted) || !plain_letters(word)) return std::string(noun);
  for (const Plural& p : kIrregular)
    if (word == p.many) return before + std::string(p.one);
  if (const std::string listed = listed_singular(word); !listed.empty()) return before + listed;
  return before + (is_plural(word) ? engine::lemma(word) : word);
}

std::string plural(std::string_view noun) {
  const auto [before, last] = last_word(noun);
  const std::string word(last);
  if (text::is_one_of(word, kUncounted) || !plain_letters(word) || is_plural(word))
    return std::string(noun);
  for (const Plural& p : kIrregular)
    if (word == p.one) return before + std::string(p.many);
  // Nor have an abbreviation, "5 tl", and a noun of another language: "5 mitglieder".
  const bool spoken = std::any_of(word.begin(), word.end(),
                                  [](char c) { return engine::is_vowel(c) || c == 'y'; });
  if (!spoken || !is_english(word)) return std::string(noun);
  const auto ends = [&](std::string_view end) { return word.ends_with(end); };
  if (ends("y") && word.size() > 1 &&
      std::string_view("aeiou").find(word[word.size() - 2]) == std::string_view::npos)
    return before + word.substr(0, word.size() - 1) + "ies";
  if (ends("s") || ends("x") || ends("z") || ends("ch") || ends("sh")) return before + word + "es";
  return before + word + "s";
}

std::string counted(int64_t n, std::string_view noun) {
  return with_thousands(std::to_string(n)) + " " + (n == 1 ? singular(noun) : plural(noun));
}

NamedMeasure named_measure(std::string_view column) {
  std::string words = noun_words(column);
  const size_t blank = words.rfind(' ');
  if (blank == words.npos) return {std::move(words), ""};
  const std::string last = words.substr(blank + 1);
  const engine::Unit& unit = engine::unit_info(engine::unit_stored(last));
  const std::string_view before = std::string_view(words).substr(0, blank);
  if (unit.name.empty() || last == "min" ||  // may be a minimum
      before.ends_with(" per"))
    return {std::move(words), ""};
  words.resize(blank);
  return {std::move(words), std::string(unit.name)};
}

std::string with_unit(std::string shown, const std::string& unit) {
  return unit.empty() ? shown : shown + " " + (shown == "1" ? singular(unit) : unit);
}

std::string with_article(std::string_view words) {
  const bool vowel = !words.empty() && (std::string_view("aeio").find(words[0]) != words.npos ||
                                        words.starts_with("hour"));
  return (vowel ? "an " : "a ") + std::string(words);
}

ValueFormat value_format(const sql::Expr& whole) {
  const sql::Expr& expr = uncast(whole);
  if (is_percentage(expr)) return {ValueFormat::Kind::kPercent};
  if (const auto* call = std::get_if<sql::Call>(&expr.node)) {
    ValueFormat out{kind_of_call(*call)};
    if (text::equal_nocase(call->name, "round") && !call->arguments.empty() &&
        is_percentage(call->arguments[0]))
      out.kind = ValueFormat::Kind::kPercent;
    return out;
  }
  const auto* binary = std::get_if<sql::Binary>(&expr.node);
  return {binary && is_arithmetic(binary->op) ? ValueFormat::Kind::kComputed
                                              : ValueFormat::Kind::kStored};
}

void set_decimals(ValueFormat& format, const ResultSet& result, size_t column) {
  int needed = 0;
  double least = INFINITY;
  bool real = false;
  for (const auto& row : result.rows) {
    const auto* value = std::get_if<double>(&row[column]);
    if (!value) continue;
    if (!std::isfinite(*value) || std::abs(*value) >= kExact) return;
    real = true;
    needed = std::max(needed, decimals_of(*value));
    if (*value != 0) least = std::min(least, std::abs(*value));
  }
  if (!real) return;
  if (format.kind == ValueFormat::Kind::kStored) {
    if (needed <= kMostDecimals) format.decimals = needed;
    return;
  }
  int most = 2;
  if (least < 0.1)
    most = std::min(kMostDecimals, 1 - static_cast<int>(std::floor(std::log10(least))));
  format.decimals = std::min(needed, std::max(2, most));
  if (needed > 0 && format.decimals == 1) format.decimals = 2;
}

std::string value_text(const Value& value, const ValueFormat& format, size_t width) {
  if (format.kind == ValueFormat::Kind::kWeekday || format.kind == ValueFormat::Kind::kMonth) {
    std::string name = name_of_part(value, format.kind);
    return name.empty() ? cell_text(value, width) : name;
  }
  std::string digits;
  if (const auto* whole = std::get_if<int64_t>(&value);
      whole && format.kind != ValueFormat::Kind::kStored)
    digits = std::to_string(*whole);
  const bool in_real_column = std::holds_alternative<int64_t>(value) && format.decimals > 0;
  if (const auto* real = std::get_if<double>(&value); real && format.decimals >= 0) {
    digits = fmt::format("{:.{}f}", *real, format.decimals);
    if (digits.starts_with('-') && digits.find_first_not_of("-0.") == digits.npos)
      digits.erase(0, 1);
  } else if (in_real_column && std::abs(static_cast<double>(std::get<int64_t>(value))) < kExact) {
    digits = fmt::format("{:.{}f}", static_cast<double>(std::get<int64_t>(value)), format.decimals);
  }
  if (digits.empty()) return cell_text(value, width);
  if (format.kind != ValueFormat::Kind::kStored) digits = with_thousands(std::move(digits));
  return digits + (format.kind == ValueFormat::Kind::kPercent ? "%" : "");
}

std::string table_of(const sql::Core& core, const sql::ColumnRef& column) {
  std::string only;
  for (const sql::Source& source : core.from) {
    const auto* table = std::get_if<sql::TableRef>(&source.item);
    if (!table) continue;
    if (text::equal_nocase(table->alias.empty() ? table->name : table->alias, column.table))
      return table->name;
    only = core.from.size() == 1 ? table->name : "";
  }
  return column.table.empty() ? only : "";
}

std::string counted_table(const sql::Core& core) {
  std::vector<std::string> tables;
  for (const sql::Source& source : core.from) {
    const auto* table = std::get_if<sql::TableRef>(&source.item);
    if (!table || table->name.empty()) return "";
    tables.push_back(table->name);
  }
  if (tables.size() == 1) return tables[0];
  if (tables.size() != 2 || core.group_by.empty()) return "";
  const auto* group = std::get_if<sql::ColumnRef>(&core.group_by[0].node);
  if (!group) return "";
  const std::string owner = table_of(core, *group);
  if (owner.empty() || text::equal_nocase(tables[0], tables[1])) return "";
  return text::equal_nocase(owner, tables[0]) ? tables[1] : tables[0];
}

}  // namespace ask::reason
