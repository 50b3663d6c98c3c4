#include "agent/engine/dialogue/taught_turns.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/sql/parse.h"
#include "agent/sql/render.h"

namespace ask::engine::dialogue {
namespace {

// SQL without its quotes and blanks, and, of one table, without the name of the table before
// columns.
std::string plain_sql(std::string_view sql) {
  std::string out;
  auto query = sql::parse(sql);
  if (!query) return out;
  for (const char c : sql::render(*query))
    if (c != '"' && c != ' ') out += c;
  const bool one = query->cores.size() == 1 && query->cores[0].from.size() == 1;
  const auto* table = one ? std::get_if<sql::TableRef>(&query->cores[0].from[0].item) : nullptr;
  if (table == nullptr || table->name.empty()) return out;
  const std::string prefix = table->name + ".";
  for (size_t at = out.find(prefix); at != out.npos; at = out.find(prefix, at))
    out.erase(at, prefix.size());
  return out;
}

// The words of the date with the year of the old one: "April 2024" for "April" in place of "March
// 2024". Empty if the old one has no month and year.
std::string month_of_year(const Utterance& now, const Mention& value, const Utterance& before,
                          const Mention& old) {
  const std::string& year = before.token(old.end - 1).text;
  const bool digits = year.size() == 4 && std::all_of(year.begin(), year.end(),
                                                      [](char c) { return c >= '0' && c <= '9'; });
  if (value.period != Period::kMonthOfYear || old.period != Period::kWhole || !digits ||
      old.end - old.begin != 2)
    return "";
  return now.span(value.begin, value.end) + " " + year;
}

}  // namespace

std::string own_sql(const EarlierTurn& taught, const DialogueContext& context) {
  if (taught.sql.empty() || !plain_sql(taught.asked).empty()) return "";  // SQL was typed
  const Interpretation in(taught.asked, context.snapshot, context.schema, context.weights,
                          Rows::kUntried);
  if (in.candidates().empty()) return "";
  const auto query = in.query(in.candidates()[0]);
  if (!query) return "";
  const std::string own = sql::render(*query);
  const std::string same = plain_sql(own);
  return !same.empty() && text::equal_nocase(same, plain_sql(taught.sql)) ? own : "";
}

std::optional<FollowUp> with_other_value(const Utterance& now, std::string_view asked,
                                         const DialogueContext& context) {
  if (!(now.opened || now.about) || !now.pronouns.empty()) return std::nullopt;
  const Utterance before = utterance(asked, context.snapshot, context.schema->index);
  const auto words = now.words();
  const auto is_value = [](const Mention& m) {
    return (m.kind == MentionKind::kValue && m.found && m.score >= 0.7F && !m.partial &&
            !m.inside) ||
           m.kind == MentionKind::kDate;
  };
  for (const Mention& value : now.lattice.mentions) {
    if (!is_value(value) || value.begin < now.begin || value.end > now.end) continue;
    const bool only = std::all_of(words.begin(), words.end(), [&](uint32_t i) {
      return (i >= value.begin && i < value.end) || is_preposition(now.word(i)) ||
             now.word(i) == "the";
    });
    if (!only) continue;
    const Mention* old = nullptr;
    for (const Mention& m : before.lattice.mentions) {
      const bool same =
          m.kind == value.kind && is_value(m) &&
          (m.kind == MentionKind::kDate
               ? m.period == value.period || !month_of_year(now, value, before, m).empty()
               : m.table == value.table && m.column == value.column);
      if (same && (old == nullptr || m.end - m.begin > old->end - old->begin)) old = &m;
    }
    if (old == nullptr) continue;
    FollowUp out;
    out.kind = FollowUpKind::kAlone;
    const std::string month = month_of_year(now, value, before, *old);
    out.question = before.text.substr(0, before.token(old->begin).begin) +
                   (month.empty() ? now.span(value.begin, value.end) : month) +
                   before.text.substr(before.token(old->end - 1).end);
    out.confidence = 1;
    return out;
  }
  return std::nullopt;
}

}  // namespace ask::engine::dialogue
