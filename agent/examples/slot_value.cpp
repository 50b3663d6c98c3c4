#include "agent/examples/slot_value.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/engine/generate/terms.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/text/dates.h"
#include "agent/engine/text/numbers.h"
#include "agent/engine/text/tokenizer.h"
#include "agent/examples/sql_literals.h"
#include "agent/sql/render.h"

namespace ask::examples {
namespace {

using Tokens = std::vector<engine::Token>;

SlotValue one(const Slot& slot, std::string shown, std::string sql) {
  return {std::move(shown), {{slot.name, std::move(sql)}}};
}

std::string number_sql(double value) {
  if (const auto whole = as_integer(value)) return fmt::format("{}", *whole);
  return fmt::format("{}", value);
}

std::optional<double> number_of_words(std::string_view words, const Tokens& tokens) {
  if (!clear_number(words)) return std::nullopt;
  const auto number = engine::number_at(tokens, 0);
  if (!number || number->end != tokens.size() || number->ordinal || !std::isfinite(number->value))
    return std::nullopt;
  return number->value;
}

// date('now') with the modifiers of a relative date, or the literal.
std::string date_sql(const std::string& text, bool relative) {
  return relative ? sql::render(engine::from_today(text)) : literal(text);
}

std::optional<engine::DateSpan> date_of_words(std::string_view words, const Tokens& tokens) {
  if (!clear_date(words)) return std::nullopt;
  for (const auto read : {engine::date_range_at, engine::date_at, engine::relative_date_at}) {
    auto found = read(tokens, 0);
    const bool closed = found && (found->relative || (!found->from.empty() && !found->to.empty()));
    if (closed && found->end == tokens.size() && found->period == engine::Period::kWhole)
      return found;
  }
  return std::nullopt;
}

std::optional<SlotValue> day(const Slot& slot, std::string_view words, const Tokens& tokens) {
  const auto date = date_of_words(words, tokens);
  if (!date || date->relative || day_before(date->to) != date->from) return std::nullopt;
  return one(slot, date->from, literal(date->from));
}

// "2023-05" and "the second quarter of 2023" in the words that dates are read from; else as it is.
std::string plain_period(std::string_view words) {
  constexpr std::string_view kMonths[] = {"January",   "February", "March",    "April",
                                          "May",       "June",     "July",     "August",
                                          "September", "October",  "November", "December"};
  constexpr std::pair<std::string_view, char> kQuarters[] = {
      {"first", '1'}, {"second", '2'}, {"third", '3'}, {"fourth", '4'},
      {"1st", '1'},   {"2nd", '2'},    {"3rd", '3'},   {"4th", '4'}};
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto year = [&](std::string_view text) {
    return text.size() == 4 && std::all_of(text.begin(), text.end(), digit);
  };
  if (words.size() == 7 && words[4] == '-' && year(words.substr(0, 4)) && digit(words[5]) &&
      digit(words[6])) {
    const int month = (words[5] - '0') * 10 + words[6] - '0';
    if (month >= 1 && month <= 12)
      return fmt::format("{} {}", kMonths[month - 1], words.substr(0, 4));
  }
  std::vector<std::string> content;
  for (const std::string& word : text::split(text::lower(words), ' '))
    if (!word.empty() && word != "the" && word != "of") content.push_back(word);
  if (content.size() == 3 && content[1] == "quarter" && year(content[2]))
    for (const auto& [name, number] : kQuarters)
      if (content[0] == name) return fmt::format("Q{} {}", number, content[2]);
  return std::string(words);
}

std::optional<SlotValue> period(const Slot& slot, std::string_view words) {
  const std::string plain = plain_period(words);
  const auto date = date_of_words(plain, engine::tokenize(plain));
  if (!date) return std::nullopt;
  return SlotValue{std::string(words),
                   {{slot.name + ".from", date_sql(date->from, date->relative)},
                    {slot.name + ".to", date_sql(date->to, date->relative)}}};
}

std::optional<SlotValue> free_text(const Slot& slot, std::string_view words, const Tokens& tokens) {
  constexpr float kFunctionWordScore = 0.7F;
  constexpr size_t kMostWords = 4;
  const bool quoted = tokens.size() == 1 && tokens[0].quoted;
  const auto joins = [&](const engine::Token& token) {
    const float filler = engine::filler(token.folded);  // 1: no content, as "hello"
    return token.text == "&" || token.text == "," ||
           text::is_one_of(token.folded, {"except", "since", "whatever", "anything", "everything",
                                          "last", "next", "before", "after", "more", "other"}) ||
           (!token.punctuation && filler >= kFunctionWordScore && filler < 1);
  };
  if (!quoted && (tokens.size() > kMostWords || std::any_of(tokens.begin(), tokens.end(), joins)))
    return std::nullopt;
  const std::string text(quoted ? std::string_view(tokens[0].text) : words);
  return one(slot, text, literal(text));
}

const db::Column* column_at(const Slot& slot, const db::Snapshot& snapshot,
                            std::pair<size_t, size_t>& place) {
  const auto found = column_of(snapshot.catalog, slot.object);
  if (!found) return nullptr;
  place = *found;
  return &snapshot.catalog.tables[place.first].columns[place.second];
}

// A stored value, if the words are one; else what the type of the column makes of them.
std::optional<SlotValue> of_column(const Slot& slot, std::string_view words, const Tokens& tokens,
                                   const db::Snapshot& snapshot, const FindStored& find_stored) {
  std::pair<size_t, size_t> place;
  const db::Column* column = column_at(slot, snapshot, place);
  if (column == nullptr) return std::nullopt;
  const std::string text(tokens.size() == 1 && tokens[0].quoted ? std::string_view(tokens[0].text)
                                                                : words);
  // As it is stored; else the only one that differs in letter case, else in case and accents.
  std::vector<std::string> alike, unaccented;
  for (const db::ValueHit& hit : snapshot.values.find(db::ValueIndex::normalised(text))) {
    if (hit.table != place.first || hit.column != place.second) continue;
    const std::string stored(snapshot.values.original(hit));
    if (stored == text) return one(slot, stored, literal(stored));
    if (text::lower(stored) == text::lower(text)) alike.push_back(stored);
    if (text::folded(stored) == text::folded(text)) unaccented.push_back(stored);
  }
  if (alike.size() == 1) return one(slot, alike[0], literal(alike[0]));
  if (alike.empty() && unaccented.size() == 1)
    return one(slot, unaccented[0], literal(unaccented[0]));
  const bool date = column->kind == db::DataKind::kDate || column->kind == db::DataKind::kDateTime;
  if (date) return day(slot, words, tokens);
  if (column->affinity != db::Affinity::kText && column->affinity != db::Affinity::kBlob) {
    const auto number = number_of_words(words, tokens);
    if (!number) return std::nullopt;
    return one(slot, number_sql(*number), number_sql(*number));
  }
  const bool known = snapshot.measured && snapshot.values.complete && !column->is_private &&
                     column->statistics.complete;
  if (known) return std::nullopt;
  const auto stored = find_stored(place.first, place.second, text);
  if (!stored) return std::nullopt;
  return one(slot, *stored, literal(*stored));
}

}  // namespace

bool clear_number(std::string_view words) {
  const size_t dot = words.rfind('.');
  return dot == words.npos || words.size() - dot != 4;
}

bool clear_date(std::string_view words) { return words.find('/') == words.npos; }

namespace {

std::optional<std::chrono::sys_days> day_of(std::string_view iso) {
  int year = 0;
  unsigned month = 0, day = 0;
  if (iso.size() != 10 ||
      std::sscanf(std::string(iso).c_str(), "%4d-%2u-%2u", &year, &month, &day) != 3)
    return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(month),
                                         std::chrono::day(day)};
  if (!date.ok()) return std::nullopt;
  return std::chrono::sys_days(date);
}

}  // namespace

int days_between(std::string_view from, std::string_view to) {
  const auto first = day_of(from), last = day_of(to);
  return first && last ? static_cast<int>((*last - *first).count()) : 0;
}

std::string day_before(std::string_view iso) {
  const auto day = day_of(iso);
  if (!day) return "";
  const std::chrono::year_month_day before(*day - std::chrono::days(1));
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(before.year()),
                     static_cast<unsigned>(before.month()), static_cast<unsigned>(before.day()));
}

std::optional<SlotValue> slot_value(const Slot& slot, std::string_view words,
                                    const db::Snapshot& snapshot, const FindStored& stored) {
  const Tokens tokens = engine::tokenize(words);
  if (tokens.empty()) return std::nullopt;
  switch (slot.kind) {
    case SlotKind::kNumber: {
      const auto number = number_of_words(words, tokens);
      if (!number) return std::nullopt;
      return one(slot, number_sql(*number), number_sql(*number));
    }
    case SlotKind::kDate:
      return day(slot, words, tokens);
    case SlotKind::kPeriod:
      return period(slot, words);
    case SlotKind::kText:
      return free_text(slot, words, tokens);
    case SlotKind::kColumn:
      return of_column(slot, words, tokens, snapshot, stored);
  }
  return std::nullopt;
}

std::optional<SlotValue> sample_value(const Slot& slot, const db::Snapshot& snapshot) {
  switch (slot.kind) {
    case SlotKind::kNumber:
      return one(slot, "1", "1");
    case SlotKind::kDate:
      return one(slot, "2024-01-01", "'2024-01-01'");
    case SlotKind::kPeriod:
      return SlotValue{
          "2024", {{slot.name + ".from", "'2024-01-01'"}, {slot.name + ".to", "'2025-01-01'"}}};
    case SlotKind::kText:
      return one(slot, "x", "'x'");
    case SlotKind::kColumn:
      break;
  }
  std::pair<size_t, size_t> place;
  const db::Column* column = column_at(slot, snapshot, place);
  if (column == nullptr) return std::nullopt;
  if (!column->statistics.frequent.empty()) {
    const std::string& value = column->statistics.frequent.front().first;
    return one(slot, value, literal(value));
  }
  if (const auto* text = std::get_if<std::string>(&column->statistics.min))
    return one(slot, *text, literal(*text));
  if (const auto* whole = std::get_if<int64_t>(&column->statistics.min))
    return one(slot, fmt::format("{}", *whole), fmt::format("{}", *whole));
  if (const auto* real = std::get_if<double>(&column->statistics.min))
    return one(slot, number_sql(*real), number_sql(*real));
  if (column->kind == db::DataKind::kDate) return one(slot, "2024-01-01", "'2024-01-01'");
  const bool text = column->affinity == db::Affinity::kText;
  return one(slot, text ? "x" : "1", text ? "'x'" : "1");
}

}  // namespace ask::examples
