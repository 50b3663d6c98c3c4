#include "agent/engine/link/date_mentions.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/text/calendar.h"
#include "agent/engine/text/named_periods.h"

namespace ask::engine {
namespace {

// "customers who ordered": that there are orders, and not the date that orders.ordered is.
void drop_dates_of_events(std::span<const Token> tokens, std::vector<Mention>& mentions) {
  const auto event_verb = [&](const Mention& m) {
    return m.end == m.begin + 1 && m.begin > 0 && !tokens[m.begin].quoted &&
           tokens[m.begin].folded != tokens[m.begin].lemma &&
           text::is_one_of(tokens[m.begin - 1].folded, {"who", "have", "never", "ever"}) &&
           (m.end == tokens.size() || tokens[m.end].punctuation ||
            text::is_one_of(tokens[m.end].folded, {"and", "but", "or", "in", "on", "since",
                                                   "before", "after", "between"}));
  };
  std::erase_if(mentions, [&](const Mention& m) {
    return (m.kind == MentionKind::kColumn || m.kind == MentionKind::kFiller) && event_verb(m) &&
           std::any_of(mentions.begin(), mentions.end(), [&](const Mention& rows) {
             return rows.kind == MentionKind::kTable && rows.begin == m.begin &&
                    rows.end == m.end && rows.score >= 0.9F &&
                    (m.kind == MentionKind::kFiller || rows.table == m.table);
           });
  });
}

// "in march": a month, and no typo in the name of a table of matches.
void drop_meanings_of_months(std::span<const Token> tokens, std::vector<Mention>& mentions) {
  constexpr float kOwnWord = 0.9F;
  std::vector<bool> dated(tokens.size());
  for (const Mention& m : mentions)
    for (uint32_t t = m.begin; m.kind == MentionKind::kDate && t < m.end; ++t)
      dated[t] = month(tokens[t].folded) > 0;
  for (uint32_t t = 1; t < tokens.size(); ++t)
    if (month(tokens[t].folded) > 0 && !tokens[t].quoted &&
        text::is_one_of(tokens[t - 1].folded, {"in", "since", "until", "of", "during", "before"}))
      dated[t] = true;
  std::erase_if(mentions, [&](const Mention& m) {
    return (m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn) &&
           m.end == m.begin + 1 && m.score < kOwnWord && dated[m.begin];
  });
}

// True for a date that begins with its place in a longer time.
bool is_placed_period(std::span<const Token> tokens, const Mention& date) {
  const uint32_t size = date.end - date.begin;
  const std::string_view first = tokens[date.begin].folded;
  if (!date.relative) return size >= 4 && text::is_one_of(first, kPlaceWords);
  return size == 2 && first == "last" && date.from.find('|') != std::string::npos &&
         !text::is_one_of(tokens[date.begin + 1].folded, kDateUnits);
}

// "courses of Summer 2023", where a column stores "Summer" or "Summer 2023": no time of the year.
// "after Christmas 2024" is one where products are called "Christmas Blend".
void drop_stored_period_names(std::span<const Token> tokens, std::vector<Mention>& mentions) {
  std::erase_if(mentions, [&](const Mention& m) {
    if (m.kind != MentionKind::kDate) return false;
    for (uint32_t t = m.begin; t < std::min(m.end, m.begin + 2); ++t)
      if (is_period_name(tokens[t].folded) && month(tokens[t].folded) == 0)
        return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& value) {
          const bool part = value.partial && value.end - value.begin < m.end - m.begin;
          return value.kind == MentionKind::kValue && value.found && !part && value.begin <= t &&
                 t < value.end;
        });
    return false;
  });
}

// "after 1 January 2024": the day is not a number to compare with, nor the month a date of its own.
void drop_parts_of_dates(std::span<const Token> tokens, std::vector<Mention>& mentions) {
  static constexpr std::array<std::string_view, 11> kBeforeDate = {
      "before", "after", "since", "until", "till", "on", "from", "by", "between", "to", "than"};
  std::vector<std::pair<uint32_t, uint32_t>> whole;
  for (const Mention& m : mentions)
    if (m.kind == MentionKind::kDate && m.end - m.begin >= 2 && m.begin > 0 &&
        tokens[m.begin].folded[0] >= '0' && tokens[m.begin].folded[0] <= '9' &&
        text::is_one_of(tokens[m.begin - 1].folded, kBeforeDate))
      whole.emplace_back(m.begin, m.end);
  // "the last 30 days of 2024": no last 30 rows; "the first quarter of 2024": no first row.
  std::vector<std::pair<uint32_t, uint32_t>> days;
  for (const Mention& m : mentions)
    if (m.kind == MentionKind::kDate && is_placed_period(tokens, m))
      days.emplace_back(m.begin, m.end);
  std::erase_if(mentions, [&](const Mention& m) {
    if (m.kind == MentionKind::kFiller || m.kind == MentionKind::kTable) return false;
    return std::any_of(days.begin(), days.end(), [&](const auto& date) {
      const bool same = m.begin == date.first && m.end == date.second;
      return !same && m.begin < date.second && date.first < m.end;
    });
  });
  std::erase_if(mentions, [&](const Mention& m) {
    if (m.kind != MentionKind::kNumber && m.kind != MentionKind::kDate) return false;
    return std::any_of(whole.begin(), whole.end(), [&](const auto& date) {
      return date.first <= m.begin && m.end <= date.second &&
             m.end - m.begin < date.second - date.first;
    });
  });
}

// "May 2025" is one date: no year beside something that happens to be called May.
void keep_months_of_years(std::span<const Token> tokens, std::vector<Mention>& mentions) {
  std::vector<uint32_t> months;
  for (const Mention& m : mentions)
    if (m.kind == MentionKind::kDate && !m.relative && m.end == m.begin + 2 &&
        month(tokens[m.begin].folded) > 0 && parsed_year(tokens[m.begin + 1].folded) > 0)
      months.push_back(m.begin);
  std::erase_if(mentions, [&](const Mention& m) {
    const bool part = m.kind == MentionKind::kDate || m.kind == MentionKind::kNumber;
    return part && m.end == m.begin + 1 && std::any_of(months.begin(), months.end(), [&](auto t) {
             return m.begin == t || m.begin == t + 1;
           });
  });
}

// "after Christmas 2024": one day, and no year beside a hamper that is called so.
void keep_named_days(std::span<const Token> tokens, std::vector<Mention>& mentions) {
  std::vector<std::pair<uint32_t, uint32_t>> days;
  for (const Mention& m : mentions)
    if (m.kind == MentionKind::kDate && !m.relative && m.end - m.begin >= 2 &&
        is_period_name(tokens[m.begin].folded) && month(tokens[m.begin].folded) == 0 &&
        parsed_year(tokens[m.end - 1].folded) > 0)
      days.emplace_back(m.begin, m.end);
  std::erase_if(mentions, [&](const Mention& m) {
    const bool part = m.kind == MentionKind::kDate || m.kind == MentionKind::kNumber ||
                      (m.kind == MentionKind::kValue && m.partial);
    return part && std::any_of(days.begin(), days.end(), [&](const auto& day) {
             return day.first <= m.begin && m.end <= day.second &&
                    m.end - m.begin < day.second - day.first;
           });
  });
}

}  // namespace

void drop_misread_dates(std::span<const Token> tokens, std::vector<Mention>& mentions) {
  drop_dates_of_events(tokens, mentions);
  drop_meanings_of_months(tokens, mentions);
  drop_stored_period_names(tokens, mentions);
  drop_parts_of_dates(tokens, mentions);
  keep_months_of_years(tokens, mentions);
  keep_named_days(tokens, mentions);
}

}  // namespace ask::engine
