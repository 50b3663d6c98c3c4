#include "agent/examples/sql_literals.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <utility>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/sql/lex.h"

namespace ask::examples {
namespace {

using SqlToken = sql::Token;
using sql::TokenKind;
using SqlTokens = std::vector<SqlToken>;

std::optional<double> number_in(std::string_view text) {
  double out = 0;
  const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), out);
  if (failed != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return out;
}

bool is_number(const SqlToken& token) {
  return token.kind == TokenKind::kInteger || token.kind == TokenKind::kReal;
}
bool is_any_symbol(const SqlToken& token, std::initializer_list<std::string_view> symbols) {
  return token.kind == TokenKind::kSymbol && text::is_one_of(token.text, symbols);
}
bool compares(const SqlToken& token) {
  return is_any_symbol(token, {"=", "==", "<>", "!=", "<", ">", "<=", ">="}) ||
         is_word(token, "LIKE") || is_word(token, "GLOB") || is_word(token, "IS");
}
bool calculates(const SqlToken& token) {
  return is_any_symbol(token, {"+", "-", "*", "/", "%", "||"});
}

// A literal in its new form, if this form of an exchange is what it holds.
std::optional<std::string> changed(const SqlToken& token, const LiteralReplacement::Spelling& form,
                                   LiteralKind kind) {
  if (is_number(token)) {
    const auto was = number_in(form.before), is = number_in(token.text);
    const bool same = was && is && *was == *is && kind != LiteralKind::kText;
    return same && number_in(form.after) ? std::optional(form.after) : std::nullopt;
  }
  if (token.kind != TokenKind::kString || kind == LiteralKind::kNumber) return std::nullopt;
  const std::string content = sql::unquoted(token);
  size_t from = 0, to = content.size();  // without the % of a pattern
  while (from < to && content[from] == '%') ++from;
  while (to > from && content[to - 1] == '%') --to;
  const std::string_view inner = std::string_view(content).substr(from, to - from);
  const auto with = [&](std::string_view text) {
    return literal(content.substr(0, from) + std::string(text) + content.substr(to));
  };
  if (inner == form.before) return with(form.after);
  if (inner == text::lower(form.before)) return with(text::lower(form.after));
  const bool timed = form.prefix && inner.starts_with(form.before) &&
                     inner.size() > form.before.size() &&
                     (inner[form.before.size()] == ' ' || inner[form.before.size()] == 'T');
  if (timed) return with(form.after + std::string(inner.substr(form.before.size())));
  return std::nullopt;
}

// The names in the operand that ends at token `end`: a name, or a call with all that is in it.
std::vector<std::string> names_before(const SqlTokens& tokens, size_t end) {
  std::vector<std::string> out;
  size_t depth = 0;
  for (size_t i = end + 1; i-- > 0;) {
    const SqlToken& token = tokens[i];
    if (is_symbol(token, ")")) ++depth;
    if (is_symbol(token, "(") && depth-- == 0) break;
    if (token.kind == TokenKind::kWord || token.kind == TokenKind::kQuotedName)
      out.push_back(text::lower(sql::text_of(token)));
    if (depth == 0 && !is_symbol(token, "(")) break;
  }
  return out;
}

std::vector<std::string> names_after(const SqlTokens& tokens, size_t begin) {
  std::vector<std::string> out;
  size_t depth = 0;
  for (size_t i = begin; i < tokens.size() && tokens[i].kind != TokenKind::kEnd; ++i) {
    const SqlToken& token = tokens[i];
    const bool name = token.kind == TokenKind::kWord || token.kind == TokenKind::kQuotedName;
    if (name) out.push_back(text::lower(sql::text_of(token)));
    if (is_symbol(token, "(")) ++depth;
    if (is_symbol(token, ")") && (depth == 0 || --depth == 0)) break;
    const bool more = depth > 0 ||
                      (i + 1 < tokens.size() && is_any_symbol(tokens[i + 1], {".", "("})) ||
                      is_symbol(token, ".");
    if (!more) break;
  }
  return out;
}

// The position of a literal that is an operand by itself.
struct LiteralPosition {
  bool operand = false;            // of a comparison
  bool limit = false;              // of LIMIT
  std::vector<std::string> names;  // in the other operand
};

LiteralPosition place_of(const SqlTokens& tokens, size_t at) {
  LiteralPosition out;
  const SqlToken& next = tokens[at + 1];  // there is a kEnd
  if (at == 0 || calculates(next)) return out;
  size_t i = at - 1;
  if (is_word(tokens[i], "LIMIT")) return out.limit = true, out;
  const auto before = [&](size_t operator_at) {  // the operand on the left, after NOT and IS
    while (operator_at > 0 &&
           (is_word(tokens[operator_at], "NOT") || compares(tokens[operator_at])))
      --operator_at;
    out.operand = true;
    out.names = names_before(tokens, operator_at);
    return out;
  };
  if (compares(tokens[i]) || (is_word(tokens[i], "NOT") && i > 0 && is_word(tokens[i - 1], "IS")))
    return before(i);
  if (is_word(tokens[i], "BETWEEN") && i > 0) return before(i - 1);
  if (is_word(tokens[i], "AND") && i > 2 && is_word(tokens[i - 2], "BETWEEN")) return before(i - 3);
  while (i > 0 && (is_symbol(tokens[i], ",") || is_number(tokens[i]) ||
                   tokens[i].kind == TokenKind::kString))
    --i;
  if (is_symbol(tokens[i], "(") && i > 1 && is_word(tokens[i - 1], "IN")) return before(i - 2);
  if (i + 1 == at && compares(next)) {
    out.operand = true;
    out.names = names_after(tokens, at + 2);
  }
  return out;
}

bool fits(const LiteralReplacement& replacement, const LiteralPosition& place) {
  if (replacement.kind != LiteralKind::kText)
    return place.operand || (place.limit && replacement.kind == LiteralKind::kNumber);
  return place.operand &&
         std::any_of(place.names.begin(), place.names.end(), [&](const std::string& name) {
           return text::is_one_of(name, std::vector<std::string_view>(replacement.columns.begin(),
                                                                      replacement.columns.end()));
         });
}

bool looks_like_date(const SqlToken& token) {
  const std::string text = token.kind == TokenKind::kString    ? sql::unquoted(token)
                           : token.kind == TokenKind::kInteger ? std::string(token.text)
                                                               : std::string();
  const bool year =
      text.size() >= 4 && (text.starts_with("19") || text.starts_with("20")) &&
      std::all_of(text.begin(), text.begin() + 4, [](char c) { return c >= '0' && c <= '9'; });
  return year && (text.size() == 4 || text[4] == '-' || text[4] == '/' || text[4] == '%');
}

bool has_digit(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Whether a token that no exchange claims holds the old value, or may depend on it.
bool leaves_trace(const SqlTokens& tokens, size_t at, const LiteralReplacement& replacement) {
  const SqlToken& token = tokens[at];
  const bool string = token.kind == TokenKind::kString;
  const bool identifier = token.kind == TokenKind::kWord || token.kind == TokenKind::kQuotedName;
  if (!string && !identifier) return false;
  constexpr size_t kShortestDistinctive = 3;  // a shorter text is in many names
  const std::string content = text::folded(sql::text_of(token));
  const auto holds = [&](std::string_view part) {
    return (string || part.size() >= kShortestDistinctive) &&
           content.find(text::folded(part)) != content.npos;
  };
  switch (replacement.kind) {
    case LiteralKind::kText:
      if (std::any_of(replacement.forms.begin(), replacement.forms.end(),
                      [&](const auto& form) { return holds(form.before); }))
        return true;
      return string && fits(replacement, place_of(tokens, at));
    // '-14 days' may be the 2 weeks of the question.
    case LiteralKind::kNumber:
      return string && has_digit(content);
    case LiteralKind::kDate:
      return !replacement.forms.empty() &&
             holds(std::string_view(replacement.forms[0].before).substr(0, 4));
  }
  return false;
}

double number_of(const SqlToken& token) { return number_in(token.text).value_or(0); }

bool divides(const SqlTokens& tokens, size_t at) {
  size_t i = at;
  while (i > 0 && is_symbol(tokens[i - 1], "(")) --i;
  return i > 0 && is_symbol(tokens[i - 1], "/");
}

// Whether what is counted in the period is divided by its days.
bool divides_by_days(const SqlTokens& tokens, const LiteralReplacement& period) {
  for (size_t t = 0; t < tokens.size(); ++t)
    if (is_number(tokens[t]) && number_of(tokens[t]) == period.days && divides(tokens, t))
      return true;
  return false;
}

// Weeks of a month, days of a month, weeks of a year, days of a year.
bool is_mean_length(double number) {
  constexpr std::pair<double, double> kMeans[] = {
      {4.3, 4.35}, {30.4, 30.5}, {52.1, 52.2}, {365.2, 365.25}};
  return std::any_of(std::begin(kMeans), std::end(kMeans), [&](const auto& mean) {
    return number >= mean.first && number <= mean.second;
  });
}

// Whether a number may be the length of a period, in whatever unit; those that convert units of
// what is measured are none.
bool may_be_length(const SqlTokens& tokens, size_t at, int days) {
  constexpr double kLengths[] = {4, 12, 13, 52, 53, 365, 365.25, 366, 8760, 8784};
  constexpr double kFactors[] = {10, 24, 60, 100, 1000, 3600};
  constexpr double kShortest = 7;
  const double number = number_of(tokens[at]);
  if (contains(kLengths, number) || number == days) return true;
  return divides(tokens, at) && !contains(kFactors, number) &&
         (is_mean_length(number) || (number >= kShortest && number == std::floor(number)));
}

bool may_have_length(const SqlTokens& tokens, int days) {
  for (size_t t = 0; t < tokens.size(); ++t)
    if (is_number(tokens[t]) && may_be_length(tokens, t, days)) return true;
  return false;
}

// Whether the SQL has a period by its two ends alone: exactly one literal of its begin and one of
// its end.
bool has_both_ends(const SqlTokens& tokens, const LiteralReplacement& period) {
  size_t begins = 0, ends = 0;
  for (const SqlToken& token : tokens)
    for (size_t f = 0; f < period.forms.size(); ++f)
      if (changed(token, period.forms[f], LiteralKind::kDate)) ++(f == 0 ? begins : ends);
  return begins == 1 && ends == 1;
}

// 0 and 1 may be flags; "number 1" is a rank.
bool replaceable(const LiteralReplacement& replacement, bool patterns) {
  for (const LiteralReplacement::Spelling& form : replacement.forms)
    for (const std::string* text : {&form.before, &form.after}) {
      if (replacement.kind == LiteralKind::kNumber && (*text == "0" || *text == "1")) return false;
      if (replacement.kind == LiteralKind::kText && patterns && is_pattern(*text)) return false;
    }
  return true;
}

}  // namespace

std::string literal(std::string_view text) {
  std::string out = "'";
  for (const char c : text) {
    out += c;
    if (c == '\'') out += c;
  }
  return out + "'";
}

std::optional<std::string> with_replaced_literals(
    std::string_view sql, const std::vector<LiteralReplacement>& replacements) {
  const auto tokens = sql::lex(sql);
  if (!tokens) return std::nullopt;
  const bool patterns = uses_patterns(sql);
  for (const LiteralReplacement& replacement : replacements)
    if (replacement.changed &&
        (!replaceable(replacement, patterns) ||
         (replacement.other_width && !has_both_ends(*tokens, replacement)) ||
         (replacement.other_width && may_have_length(*tokens, replacement.days)) ||
         (replacement.days > 0 && divides_by_days(*tokens, replacement))))
      return std::nullopt;
  const bool dated = std::any_of(
      replacements.begin(), replacements.end(), [](const LiteralReplacement& replacement) {
        return replacement.changed && replacement.kind == LiteralKind::kDate;
      });
  std::vector<size_t> used(replacements.size(), 0);
  std::string out;
  size_t copied = 0;
  for (size_t t = 0; t < tokens->size(); ++t) {
    const SqlToken& token = (*tokens)[t];
    std::optional<std::string> now;
    for (size_t e = 0; e < replacements.size(); ++e) {
      const LiteralReplacement& replacement = replacements[e];
      std::optional<std::string> mine;
      for (const LiteralReplacement::Spelling& form : replacement.forms)
        if (!mine) mine = changed(token, form, replacement.kind);
      if (!mine) continue;
      if (replacement.changed && !fits(replacement, place_of(*tokens, t))) return std::nullopt;
      if (!replacement.changed) mine = std::string(token.text);
      if (now && *now != *mine) return std::nullopt;
      now = std::move(mine);
      ++used[e];
    }
    if (!now && dated && looks_like_date(token)) return std::nullopt;
    if (!now && std::any_of(replacements.begin(), replacements.end(),
                            [&](const LiteralReplacement& replacement) {
                              return replacement.changed && leaves_trace(*tokens, t, replacement);
                            }))
      return std::nullopt;
    if (!now) continue;
    out += sql.substr(copied, token.at - copied);
    out += *now;
    copied = token.at + token.text.size();
  }
  for (size_t e = 0; e < replacements.size(); ++e)
    if (replacements[e].changed &&
        (used[e] == 0 || (replacements[e].kind == LiteralKind::kNumber && used[e] > 1)))
      return std::nullopt;
  out += sql.substr(copied);
  return limits_fit(out) ? std::optional(std::move(out)) : std::nullopt;
}

bool only_length_prevents(std::string_view sql, std::vector<LiteralReplacement> replacements) {
  const auto tokens = sql::lex(sql);
  if (!tokens) return false;
  for (LiteralReplacement& replacement : replacements) {
    if (replacement.changed && replacement.other_width && !has_both_ends(*tokens, replacement))
      return false;
    replacement.other_width = false;
    replacement.days = 0;
  }
  return with_replaced_literals(sql, replacements).has_value();
}

bool uses_patterns(std::string_view sql) {
  const auto tokens = sql::lex(sql);
  return !tokens || std::any_of(tokens->begin(), tokens->end(), [](const SqlToken& token) {
    return is_word(token, "LIKE") || is_word(token, "GLOB");
  });
}

bool is_pattern(std::string_view text) { return text.find_first_of("%_*?[") != text.npos; }

bool limits_fit(std::string_view sql) {
  const auto tokens = sql::lex(sql);
  if (!tokens) return false;
  for (size_t i = 0; i + 1 < tokens->size(); ++i)
    if (is_word((*tokens)[i], "LIMIT") || is_word((*tokens)[i], "OFFSET")) {
      const SqlToken& next = (*tokens)[i + 1];
      if (next.kind == TokenKind::kReal || is_symbol(next, "-")) return false;
    }
  return true;
}

std::string without_literals(std::string_view sql) {
  const auto tokens = sql::lex(sql);
  if (!tokens) return "";
  std::string out;
  for (const SqlToken& token : *tokens) {
    if (token.kind == TokenKind::kEnd) break;
    if (!out.empty()) out += ' ';
    const bool text = token.kind == TokenKind::kString || token.kind == TokenKind::kBlob;
    out += text ? "'...'" : is_number(token) ? "0" : token.text;
  }
  return out;
}

}  // namespace ask::examples
