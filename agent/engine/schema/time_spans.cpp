#include "agent/engine/schema/time_spans.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/milestone_words.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

using enum Milestone;

struct MilestonePair {
  Milestone from, to;
};
// An earlier pair is preferred for the duration of a row.
constexpr std::array<MilestonePair, 48> kPairs = {{
    {kAnswer, kEnd},       {kAnswer, kClose},    {kStart, kEnd},       {kDepart, kArrive},
    {kCheckIn, kCheckOut}, {kArrive, kDepart},   {kBorrow, kReturn},   {kPickUp, kDropOff},
    {kPickUp, kReturn},    {kAdmit, kDischarge}, {kOpen, kClose},      {kHire, kLeave},
    {kStart, kClose},      {kOpen, kEnd},        {kStart, kLeave},     {kHire, kEnd},
    {kOrder, kDeliver},    {kShip, kDeliver},    {kOrder, kShip},      {kPickUp, kDeliver},
    {kOrder, kArrive},     {kShip, kArrive},     {kCheckOut, kReturn}, {kCheckOut, kCheckIn},
    {kStart, kReturn},     {kOrder, kClose},     {kOpen, kShip},       {kOpen, kDeliver},
    {kArrive, kLeave},     {kOrder, kReturn},    {kDropOff, kPickUp},  {kDropOff, kEnd},
    {kDropOff, kClose},    {kHire, kClose},      {kBorrow, kPay},      {kOrder, kPay},
    {kOpen, kPay},         {kStart, kPay},       {kIn, kOut},          {kOut, kIn},
    {kOut, kReturn},       {kArrive, kDeliver},  {kArrive, kShip},     {kOpen, kReturn},
    {kOpen, kPickUp},      {kOpen, kAnswer},     {kStart, kAnswer},    {kShip, kReturn},
}};

struct DateColumn {
  uint32_t column = kNone;
  Milestone milestone = kNoMilestone;
  bool planned = false, actual = false, done = false;
  bool participle = false;  // "packed": an event of the row
};

Milestone milestone_of(std::string_view word) {
  static const auto kMilestoneOf = [] {
    std::unordered_map<std::string_view, Milestone> out;
    for (const MilestoneWords& row : kMilestones)
      text::each_word(row.words,
                      [&](std::string_view one) { out.try_emplace(one, row.milestone); });
    return out;
  }();
  const auto known = kMilestoneOf.find(word);
  return known == kMilestoneOf.end() ? kNoMilestone : known->second;
}

bool has_comparable_dates(const db::Column& column) {
  const db::ValueForm form = column.statistics.form;
  return (column.kind == db::DataKind::kDate || column.kind == db::DataKind::kDateTime) &&
         form != db::ValueForm::kUnclearText;
}

// The parts of the name as written, with glued ones split as in the index: "departedat".
std::vector<std::string> date_words(const db::Column& column, const SchemaItem& item,
                                    const SchemaIndex& index) {
  std::vector<std::string> words = name_parts(column.name);
  for (const std::string_view tail : kTimestampSuffixes)
    for (size_t i = words.size(); i-- > 0;)
      if (words[i].size() > tail.size() + 2 && words[i].ends_with(tail))
        words.push_back(words[i].substr(0, words[i].size() - tail.size()));
  for (const uint32_t w : item.words) words.push_back(index.word(w).text);
  for (size_t i = 0; i + 1 < words.size() && i < 8; ++i)  // check_in, picked_up
    if (text::is_one_of(words[i + 1], {"in", "out", "up", "off", "down"}))
      words.insert(words.begin(), words[i] + words[i + 1]), ++i;
  return words;
}

DateColumn read_date_column(const db::Column& column, const SchemaItem& item,
                            const SchemaIndex& index, uint32_t c) {
  DateColumn out{c};
  for (const std::string& word : date_words(column, item, index)) {
    if (out.milestone == kNoMilestone) out.milestone = milestone_of(word);
    out.planned |= text::is_one_of(word, kPlannedDateWords);
    out.actual |= is_actual_date_word(word);
    out.participle |= word.size() > 4 && has_past_suffix(word);
    out.done |= is_completion_word(word);
  }
  return out;
}

bool less(const Value& a, const Value& b) {
  if (const auto* x = std::get_if<std::string>(&a), *y = std::get_if<std::string>(&b);
      x != nullptr && y != nullptr)
    return *x < *y;
  if (const auto* x = std::get_if<int64_t>(&a), *y = std::get_if<int64_t>(&b);
      x != nullptr && y != nullptr)
    return *x < *y;
  return false;
}

// Dates whose order is that of their stored values.
bool sorts(const db::ColumnStatistics& dates) {
  return dates.form == db::ValueForm::kPlain || db::is_unix_time(dates.form) ||
         dates.form == db::ValueForm::kCompactDate;
}

// The last end lies before the first start, or the ends begin before the starts, unless only some
// rows have a start: not this pair.
bool runs_backwards(const db::Column& start, const db::Column& end, bool for_some = false) {
  if (start.statistics.form != end.statistics.form) return false;
  return sorts(start.statistics) && (less(end.statistics.max, start.statistics.min) ||
                                     (!for_some && less(end.statistics.min, start.statistics.min)));
}

// What arrives departs, and what departs arrives: where the values do not tell ("05/11/2024"), the
// column that comes first is the start.
bool ends_first(const db::Table& table, const MilestonePair& pair, uint32_t start, uint32_t end) {
  if (sorts(table.columns[start].statistics) || start < end) return false;
  return std::any_of(kPairs.begin(), kPairs.end(), [&](const MilestonePair& other) {
    return other.from == pair.to && other.to == pair.from;
  });
}

// What leaves comes back, or what is brought in goes out: the one that is later. Null if there are
// not both.
const DateColumn* later_of_in_and_out(const db::Table& table,
                                      const std::vector<DateColumn>& dates) {
  const DateColumn *in = nullptr, *out = nullptr;
  for (const DateColumn& date : dates) {
    if (date.planned) continue;
    if (date.milestone == kIn) in = &date;
    if (date.milestone == kOut) out = &date;
  }
  if (in == nullptr || out == nullptr) return nullptr;
  return runs_backwards(table.columns[in->column], table.columns[out->column]) ? in : out;
}

// The planned date for an actual one of the same milestone; else the only planned date with the
// last milestone.
void add_plans(const db::Table& table, uint32_t t, const std::vector<DateColumn>& dates,
               std::vector<TimeSpan>& out) {
  constexpr std::array<Milestone, 12> kDone = {kDeliver,   kReturn, kArrive, kClose,
                                               kShip,      kPay,    kEnd,    kCheckOut,
                                               kDischarge, kLeave,  kDepart, kPickUp};
  const size_t before = out.size();
  size_t planned = 0;
  const DateColumn* due = nullptr;
  for (const DateColumn& plan : dates) {
    if (!plan.planned) continue;
    ++planned, due = &plan;
    if (plan.milestone == kNoMilestone) continue;
    const DateColumn* done = nullptr;
    for (const DateColumn& date : dates)
      if (!date.planned && date.milestone == plan.milestone && (done == nullptr || date.actual))
        done = &date;
    if (done != nullptr) out.push_back({t, plan.column, done->column});
  }
  if (out.size() > before || planned != 1) return;
  for (const bool for_some : {true, false})  // a date that every row has cannot be open
    for (const Milestone milestone : kDone)
      for (const DateColumn& date : dates)
        if (!date.planned && date.milestone == milestone &&
            (!for_some || table.columns[date.column].statistics.missing() > 0))
          return out.push_back({t, due->column, date.column});
  const DateColumn* done = later_of_in_and_out(table, dates);
  if (done != nullptr) return out.push_back({t, due->column, done->column});
  for (const DateColumn& date : dates)
    if (!date.planned && (date.actual || date.done)) {
      if (done != nullptr) return;
      done = &date;
    }
  if (done != nullptr) out.push_back({t, due->column, done->column});
}

// From the milestone that opens a row ("ordered") to a later participle without a known milestone:
// "packed", "redeemed".
void add_done(const db::Table& table, uint32_t t, const std::vector<DateColumn>& dates, size_t most,
              std::vector<TimeSpan>& out) {
  constexpr std::array<Milestone, 5> kOpening = {kStart, kOpen, kOrder, kBorrow, kAdmit};
  for (const DateColumn& start : dates) {
    if (start.planned || !contains(kOpening, start.milestone)) continue;
    for (const DateColumn& end : dates) {
      if (end.milestone != kNoMilestone || end.planned || !end.participle || most == 0) continue;
      if (runs_backwards(table.columns[start.column], table.columns[end.column])) continue;
      out.push_back({t, start.column, end.column});
      --most;
    }
  }
}

bool names_one_of(const db::Column& column, std::span<const std::string_view> words) {
  const std::vector<std::string> parts = name_parts(column.name);
  return std::any_of(parts.begin(), parts.end(),
                     [&](const std::string& part) { return text::is_one_of(part, words); });
}

// The only two dates of the rows, one of which each row has and no earlier than the other, which
// some do not have yet: decided by the values where the names do not decide it. The newest rows may
// lack an end that is named so.
void add_by_values(const db::Table& table, uint32_t t, const std::vector<DateColumn>& dates,
                   std::vector<TimeSpan>& out) {
  constexpr std::array<Milestone, 6> kEnds = {kEnd, kClose, kReturn, kDeliver, kLeave, kDischarge};
  std::vector<const DateColumn*> of_row;
  for (const DateColumn& date : dates)
    if (!date.planned && date.milestone != kPay &&
        !names_one_of(table.columns[date.column], kRecordDateWords) &&
        !names_one_of(table.columns[date.column], kBirthColumns))
      of_row.push_back(&date);
  if (of_row.size() != 2) return;
  for (const auto& [first, second] : {std::pair{of_row[0], of_row[1]}, {of_row[1], of_row[0]}}) {
    const db::ColumnStatistics& start = table.columns[first->column].statistics;
    const db::ColumnStatistics& end = table.columns[second->column].statistics;
    const bool ends = contains(kEnds, second->milestone);
    if (sorts(start) && start.form == end.form && start.missing() == 0 && end.missing() > 0 &&
        end.missing() < end.rows && !less(end.min, start.min) &&
        (ends || !less(end.max, start.max)))
      return out.push_back({t, first->column, second->column});
  }
}

void add_durations(const db::Table& table, uint32_t t, const std::vector<DateColumn>& dates,
                   std::vector<TimeSpan>& out) {
  constexpr size_t kMost = 8;
  const size_t before = out.size();
  for (const bool planned : {false, true}) {
    for (const MilestonePair& pair : kPairs)
      for (const DateColumn& start : dates)
        for (const DateColumn& end : dates) {
          if (start.milestone != pair.from || end.milestone != pair.to ||
              start.planned != planned || end.planned != planned || start.actual != end.actual ||
              out.size() - before >= kMost)
            continue;
          if (ends_first(table, pair, start.column, end.column)) continue;
          const bool for_some = start.milestone == kAnswer;  // what nobody answered may end earlier
          if (!runs_backwards(table.columns[start.column], table.columns[end.column], for_some))
            out.push_back({t, start.column, end.column});
        }
    if (out.size() > before && planned) return;
    if (!planned) add_done(table, t, dates, kMost - (out.size() - before), out);
    if (!planned && out.size() == before) add_by_values(table, t, dates, out);
    if (out.size() > before) return;
  }
}

// The only date of the rows, but for those of records and births, if something begins with it.
void add_ongoing(const db::Table& table, uint32_t t, const std::vector<DateColumn>& dates,
                 std::vector<TimeSpan>& out) {
  constexpr std::array<Milestone, 6> kBeginnings = {kHire, kStart, kOpen, kOrder, kAdmit, kBorrow};
  const DateColumn* only = nullptr;
  for (const DateColumn& date : dates) {
    if (names_one_of(table.columns[date.column], kRecordDateWords) ||
        names_one_of(table.columns[date.column], kBirthColumns))
      continue;
    if (only != nullptr) return;
    only = &date;
  }
  if (only != nullptr && !only->planned && contains(kBeginnings, only->milestone))
    out.push_back({t, only->column, kNone});
}

}  // namespace

bool same_milestone(std::string_view asked, std::string_view own) {
  const auto over = [](Milestone milestone) { return milestone == kEnd ? kClose : milestone; };
  const Milestone milestone = over(milestone_of(asked));
  return milestone != kNoMilestone && milestone == over(milestone_of(own));
}

bool names_act(const AskedWord& noun, const SchemaWord& own) {
  constexpr size_t kShortest = 4;  // letters of the verb
  if (!has_past_suffix(own.text)) return false;
  for (const std::string_view verb : derived_words(noun.lemma))
    if (contains(participles(verb), own.text)) return true;
  const std::string_view verb = std::string_view(own.text).substr(0, own.text.size() - 2);
  return verb.size() >= kShortest && noun.text.starts_with(verb) &&
         text::is_one_of(noun.text.substr(verb.size()), kActEndings);
}

bool names_date(const SchemaIndex& index, uint32_t table, uint32_t column, const AskedWord& word) {
  constexpr float kLike = 0.6F;  // score of a word of the schema that the word stands for
  for (const uint32_t w : index.column(table, column).words) {
    const SchemaWord& own = index.word(w);
    if (text::is_one_of(own.text, kGenericTimestampWords)) continue;
    if (own.lemma == word.lemma || own.stem == word.stem || own.text == word.text ||
        same_milestone(word.text, own.text) || same_milestone(word.stem, own.text) ||
        (milestone_of(word.text) == kArrive && milestone_of(own.text) == kDeliver) ||
        names_act(word, own))
      return true;
    if (!word.similar) word.similar = index.similar(word.text, word.lemma, word.stem);
    for (const SchemaIndex::Similar& like : *word.similar)
      if (like.word == w && like.score >= kLike) return true;
  }
  return false;
}

bool begins_stay(const SchemaIndex& index, const TimeSpan& span) {
  const auto& words = index.column(span.table, span.start).words;
  const auto begins = [](const std::string& text) {
    return std::any_of(std::begin(kStayBeginnings), std::end(kStayBeginnings),
                       [&](std::string_view stay) { return same_milestone(stay, text); });
  };
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string& text = index.word(words[i]).text;
    if (begins(text) || (i + 1 < words.size() && begins(text + index.word(words[i + 1]).text)))
      return true;
  }
  return false;
}

FoundSpans time_spans(const db::Catalog& catalog, const SchemaIndex& index) {
  FoundSpans out;
  constexpr size_t kMostSpans = 256;  // a schema with more is a machine's: the question stays fast
  for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
    if (out.durations.size() + out.plans.size() + out.ongoing.size() >= kMostSpans) break;
    const db::Table& table = catalog.tables[t];
    std::vector<DateColumn> dates;
    for (uint32_t c = 0; c < table.columns.size() && dates.size() < 24; ++c)
      if (has_comparable_dates(table.columns[c]))
        dates.push_back(read_date_column(table.columns[c], index.column(t, c), index, c));
    add_ongoing(table, t, dates, out.ongoing);
    if (dates.size() < 2) continue;
    add_plans(table, t, dates, out.plans);
    std::erase_if(dates, [&](const DateColumn& date) {
      return index.has_any_word(index.column(t, date.column), kHeldMoney);
    });
    add_durations(table, t, dates, out.durations);
  }
  return out;
}

}  // namespace ask::engine
