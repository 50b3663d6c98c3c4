#include "agent/examples/sql_literals.h"

#include <algorithm>
#include <charconv>

#include "agent/common/text.h"
#include "agent/sql/lex.h"

namespace ask::examples {
namespace {

std::optional<double> number_in(std::string_view text) {
  double out = 0;
  const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), out);
  if (failed != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return out;
}

bool is_number(const sql::Token& token) {
  return token.kind == sql::TokenKind::kInteger || token.kind == sql::TokenKind::kReal;
}

// A literal in its new form, if this form of an exchange is what it holds.
std::optional<std::string> changed(const sql::Token& token, const Exchange::Form& form,
                                   bool number) {
  if (is_number(token)) {
    const auto was = number_in(form.before), is = number_in(token.text);
    if (!was || !is || *was != *is || !number_in(form.after)) return std::nullopt;
    return form.after;
  }
  if (token.kind != sql::TokenKind::kString || number) return std::nullopt;
  const std::string content = sql::unquoted(token);
  size_t from = 0, to = content.size();  // without the % of a pattern
  while (from < to && content[from] == '%') ++from;
  while (to > from && content[to - 1] == '%') --to;
  const std::string_view inner = std::string_view(content).substr(from, to - from);
  const auto with = [&](std::string_view text) {
    return literal(content.substr(0, from) + std::string(text) + content.substr(to));
  };
  if (inner == form.before) return with(form.after);
  const std::string lower = text::folded(form.before);
  if (inner == lower) return with(text::folded(form.after));
  const bool timed = form.prefix && inner.starts_with(form.before) &&
                     inner.size() > form.before.size() &&
                     (inner[form.before.size()] == ' ' || inner[form.before.size()] == 'T');
  if (timed) return with(form.after + std::string(inner.substr(form.before.size())));
  return std::nullopt;
}

bool leaves_trace(const sql::Token& token, const Exchange& exchange) {
  if (exchange.trace.empty()) return false;
  if (is_number(token)) return token.text == exchange.trace;
  return token.kind == sql::TokenKind::kString &&
         text::folded(sql::unquoted(token)).find(text::folded(exchange.trace)) != std::string::npos;
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

std::optional<std::string> exchanged(std::string_view sql, const std::vector<Exchange>& exchanges) {
  const auto tokens = sql::lex(sql);
  if (!tokens) return std::nullopt;
  std::vector<size_t> used(exchanges.size(), 0);
  std::string out;
  size_t copied = 0;
  for (const sql::Token& token : *tokens) {
    std::optional<std::string> now;
    for (size_t e = 0; e < exchanges.size(); ++e) {
      std::optional<std::string> mine;
      for (const Exchange::Form& form : exchanges[e].forms)
        if (!mine) mine = changed(token, form, exchanges[e].number);
      if (!mine) continue;
      if (now && *now != *mine) return std::nullopt;
      now = std::move(mine);
      ++used[e];
    }
    if (!now) {
      for (const Exchange& exchange : exchanges)
        if (leaves_trace(token, exchange)) return std::nullopt;
      continue;
    }
    out += sql.substr(copied, token.at - copied);
    out += *now;
    copied = token.at + token.text.size();
  }
  for (size_t e = 0; e < exchanges.size(); ++e)
    if (used[e] == 0 || (exchanges[e].number && used[e] > 1)) return std::nullopt;
  return out + std::string(sql.substr(copied));
}

std::string without_literals(std::string_view sql) {
  const auto tokens = sql::lex(sql);
  if (!tokens) return "";
  std::string out;
  for (const sql::Token& token : *tokens) {
    if (token.kind == sql::TokenKind::kEnd) break;
    if (!out.empty()) out += ' ';
    const bool text = token.kind == sql::TokenKind::kString || token.kind == sql::TokenKind::kBlob;
    out += text ? "'...'" : is_number(token) ? "0" : token.text;
  }
  return out;
}

std::string without_values(std::string_view question, std::string_view sql) {
  std::string out(question);
  const auto take = [&](std::string_view text) {
    std::string low = text::lower(out);
    const std::string wanted = text::lower(text);
    for (size_t at = low.find(wanted); at != low.npos; at = low.find(wanted, at + 3)) {
      out.replace(at, wanted.size(), "...");
      low.replace(at, wanted.size(), "...");
    }
  };
  if (const auto tokens = sql::lex(sql))
    for (const sql::Token& token : *tokens) {
      if (token.kind != sql::TokenKind::kString) continue;
      std::string content = sql::unquoted(token);
      std::erase(content, '%');
      if (!text::trimmed(content).empty() && content != ".") take(text::trimmed(content));
    }
  std::string masked;
  for (size_t i = 0; i < out.size(); ++i) {
    const bool digit = out[i] >= '0' && out[i] <= '9';
    if (!digit)
      masked += out[i];
    else if (!masked.ends_with("..."))
      masked += "...";
  }
  return masked;
}

}  // namespace ask::examples
