#include "agent/engine/link/implied_measures.h"

#include <algorithm>
#include <array>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/link/measure_linker.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kNamedTableScore = 0.7F;  // score of a table that the noun is taken for

constexpr size_t kMostMeasures = 64;  // that one word is linked to

}  // namespace

// "how many hours", "total minutes of", "hours on the phone": not "5 minutes", "the last 30 days".
bool MeasureLinker::counts_unit(uint32_t at) const {
  if (at == 0)
    return text::is_one_of(word(1), kAfterUnitWords) ||
           text::is_one_of(word(1), kAmountParticiples);
  const std::string_view before = word(at - 1);
  if (at > 1 && word(at - 2) == kSumNoun) return true;  // "total repair hours"
  if (text::is_one_of(before, kBeforeUnitWords)) return true;
  return before == "of" && at > 1 && text::is_one_of(word(at - 2), kUnitCountNouns);
}

// True for a measure of the table that "of music", "on the phone" after the unit names.
bool MeasureLinker::names_table(uint32_t table, uint32_t at, size_t known, uint32_t& end) const {
  if (!text::is_one_of(word(at + 1), {"of", "on"})) return false;
  const uint32_t noun = word(at + 2) == "the" ? at + 3 : at + 2;
  for (size_t m = 0; m < known; ++m) {
    const Mention& mention = mentions_[m];
    if (mention.kind != MentionKind::kTable || mention.begin != noun || mention.end != noun + 1 ||
        mention.table != table)
      continue;
    end = mention.end;
    return true;
  }
  return false;
}

void MeasureLinker::by_unit(uint32_t at, size_t known) {
  const UnitId asked = unit_named(word(at));
  const bool plural = has_plural_suffix(tokens_[at].folded) || tokens_[at].folded.size() == 2;
  if (asked == kNoUnit || !plural || !counts_unit(at) ||
      named(at, at + 1, known, index_.converts_to(asked) ? 0.9F : 0.7F))
    return;
  uint32_t end = at + 1;
  size_t added = 0;
  for (const SchemaItem& item : index_.items()) {
    if (item.column == kNone || index_.is_view(item.table)) continue;
    const UnitId own = index_.column_roles(item.table, item.column).unit;
    if (units_in(asked, own) == 0 || index_.has_any_word(item, kReadingColumns) ||
        ++added > kMostMeasures)
      continue;
    const bool of_table = names_table(item.table, at, known, end);
    add(at, of_table ? end : at + 1, of_table ? kByVerb : kByUnit, {item.table, item.column},
        own == asked ? kNoUnit : asked, true);
  }
  if (unit_info(asked).dimension != UnitDimension::kTime ||
      (asked == kDays && !is_night_noun(word(at))))
    return;
  uint32_t last = kNone;
  for (const TimeSpan& span : index_.durations())
    if (span.table != last) add_span(at, at + 1, kByUnit, span, asked, true), last = span.table;
}

// "how much did we take, in euros": the only amounts that are stored in cents.
void MeasureLinker::by_verb(uint32_t at) {
  if (unit_info(asked_).dimension != UnitDimension::kMoney || at < 3 || word(0) != "how" ||
      word(1) != "much" || !text::is_one_of(tokens_[at].lemma, kTakingVerbs))
    return;
  const SchemaItem* only = nullptr;
  for (const SchemaItem& item : index_.items()) {
    if (item.column == kNone || index_.is_view(item.table) ||
        units_in(asked_, index_.column_roles(item.table, item.column).unit) <= 1)
      continue;
    if (only != nullptr) return;
    only = &item;
  }
  if (only != nullptr) add(at, at + 1, kByUnit, {only->table, only->column}, kNoUnit, true);
}

// "the average ride in minutes": of the duration that the rows of the table have.
void MeasureLinker::by_table(uint32_t at, size_t known) {
  if (unit_info(asked_).dimension != UnitDimension::kTime || at == 0) return;
  const auto average = [&](std::string_view adjective) {
    return text::is_one_of(adjective, kTypicalWords);
  };
  if (!average(word(at - 1))) return;
  for (size_t m = 0; m < known; ++m) {
    const Mention table = mentions_[m];
    if (table.kind != MentionKind::kTable || table.begin != at || table.score < 0.7F) continue;
    if (named(table.begin, table.end, known, table.score)) continue;
    uint32_t only = kNone, many = 0;
    for (const uint32_t c : index_.measures(table.table))
      if (units_in(asked_, index_.column_roles(table.table, c).unit) != 0) only = c, ++many;
    if (many == 1) add(at, table.end, kByTable * table.score, {table.table, only}, kNoUnit, false);
    if (many > 0) continue;
    for (const TimeSpan& span : index_.durations()) {
      if (span.table != table.table) continue;
      add_span(at, table.end, kByTable * table.score, span, kNoUnit);
      break;
    }
  }
}

// True if the token names the column: "resolve" for resolved_at.
bool MeasureLinker::names_column(const TimeSpan& span, uint32_t column, size_t token) const {
  if (token >= tokens_.size() || tokens_[token].quoted) return false;
  if (asked_words_.empty())
    for (const Token& each : tokens_) asked_words_.push_back({each.folded, each.lemma, each.stem});
  return names_date(index_, span.table, column, asked_words_[token]);
}

// True if the table stores the duration of its rows: length_min.
bool MeasureLinker::stores_time(uint32_t table) const {
  const auto measures = index_.measures(table);
  return std::any_of(measures.begin(), measures.end(), [&](uint32_t c) {
    return units_in(kSeconds, index_.column_roles(table, c).unit) != 0;
  });
}

// "length of stay", "duration of the trips"
bool MeasureLinker::length_of(uint32_t at) {
  if (!text::is_one_of(word(at), kLengthNouns) || word(at + 1) != "of") return false;
  uint32_t noun =
      text::is_one_of(word(at + 2), {"the", "a", "all", "each", "our"}) ? at + 3 : at + 2;
  const uint32_t kind = noun;  // "a mixing session", of the sessions of the kind mixing
  if (noun + 1 < tokens_.size() && !values_.find(db::ValueIndex::normalised(word(noun))).empty())
    ++noun;
  bool found = false;
  uint32_t last = kNone;
  const auto named = [&](uint32_t table) {
    if (index_.has_word(index_.table(table), tokens_[noun].lemma)) return true;
    return std::any_of(mentions_.begin(), mentions_.end(), [&](const Mention& m) {
      return m.kind == MentionKind::kTable && m.begin == noun && m.end == noun + 1 &&
             m.table == table && m.score >= kNamedTableScore;
    });
  };
  for (const TimeSpan& span : index_.durations()) {
    if (span.table == last || noun >= tokens_.size()) continue;
    const bool stay = tokens_[noun].lemma == kStayNoun && begins_stay(index_, span);
    if (!stay && !named(span.table)) continue;
    last = span.table;
    if (stores_time(span.table)) continue;
    add_span(at, kind < noun ? kind : noun + 1, kByVerb, span, kNoUnit), found = true;
  }
  return found;
}

// True if a row of the table stores the words before: "the average hull repair duration" of the
// jobs of the kind hull repair.
bool MeasureLinker::stored_before(uint32_t at, uint32_t table) const {
  constexpr uint32_t kLongestKind = 3;  // words
  std::string kind;
  for (uint32_t n = 1; n <= std::min(kLongestKind, at); ++n) {
    kind = tokens_[at - n].folded + (n > 1 ? " " : "") + kind;
    const auto hits = values_.find(db::ValueIndex::normalised(kind));
    if (std::any_of(hits.begin(), hits.end(),
                    [&](const db::ValueHit& hit) { return hit.table == table; }))
      return true;
  }
  return false;
}

// "the average rental length", where the table of the rentals stores no length
bool MeasureLinker::length_of_rows(uint32_t at) {
  bool found = false;
  uint32_t last = kNone;
  for (const TimeSpan& span : index_.durations()) {
    if (span.table == last) continue;
    last = span.table;
    const bool stay = tokens_[at - 1].lemma == kStayNoun && begins_stay(index_, span);
    if ((!stay && !index_.has_word(index_.table(span.table), tokens_[at - 1].lemma)) ||
        stores_time(span.table) || stores_length(span.table))
      continue;
    add_span(at - 1, at + 1, kByVerb, span, kNoUnit), found = true;
  }
  return found;
}

// True if a column of the table is called a length: of its boats, in metres.
bool MeasureLinker::stores_length(uint32_t table) const {
  for (uint32_t c = 0; c < index_.columns(table); ++c)
    if (index_.has_word(index_.column(table, c), kLengthNouns[0])) return true;
  return false;
}

// "resolution time", "the delivery time", "ride time"
bool MeasureLinker::time_of(uint32_t at) {
  if (at == 0) return false;
  if (word(at) == kLengthNouns[0] && length_of_rows(at)) return true;
  if (!text::is_one_of(word(at), kDurationWordForms)) return false;
  bool found = false;
  if (word(at) == kElapsedTime)  // "the average track duration" of length_min
    for (uint32_t t = 0; t < index_.tables(); ++t) {
      if (index_.is_view(t) || !index_.has_word(index_.table(t), tokens_[at - 1].lemma)) continue;
      uint32_t only = kNone, many = 0;
      for (const uint32_t c : index_.measures(t))
        if (units_in(kSeconds, index_.column_roles(t, c).unit) != 0) only = c, ++many;
      if (many == 1) add(at - 1, at + 1, kByVerb, {t, only}, kNoUnit, false), found = true;
    }
  for (const TimeSpan& span : index_.durations()) {
    const bool table = index_.has_word(index_.table(span.table), tokens_[at - 1].lemma);
    const bool end =
        !table && !stored_before(at, span.table) && names_column(span, span.end, at - 1);
    if (!table && !end && stored_before(at, span.table))
      add_span(at, at + 1, kByVerb, span, kNoUnit), found = true;
    if (table || end) add_span(at - 1, at + 1, table ? 1.0F : kByVerb, span, kNoUnit), found = true;
  }
  return found;
}

void MeasureLinker::by_word(uint32_t at) {
  const bool duration = text::is_one_of(word(at), kSpanNouns);
  const bool delay = text::is_one_of(word(at), kDelayNouns);
  if (duration)
    for (const TimeSpan& span : index_.durations())
      if (!stores_time(span.table)) add_span(at, at + 1, kByWord, span, kNoUnit);
  if (!delay) return;
  for (const TimeSpan& plan : index_.plans()) {
    const bool by_verb =
        at > 0 && (names_column(plan, plan.start, at - 1) || names_column(plan, plan.end, at - 1));
    add_span(by_verb ? at - 1 : at, at + 1, by_verb ? kByVerb : kByWord, plan, kNoUnit);
  }
}

void add_measures(std::span<const Token> tokens, UnitId asked, const db::Snapshot& snapshot,
                  const SchemaIndex& index, std::vector<Mention>& mentions) {
  if (!index.has_units()) return;
  MeasureLinker(tokens, asked, snapshot, index, mentions).run();
}

}  // namespace ask::engine
