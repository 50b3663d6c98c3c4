#include "agent/engine/schema/row_attributes.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/people_question_words.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

using NameWords = std::span<const std::string_view>;

bool has(const ColumnFacts& facts, ColumnExpr c, NameWords words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return facts.has_word(c, word); });
}

bool has_money_unit(const std::string& word) {
  return unit_info(unit_named(word)).dimension == UnitDimension::kMoney || word == kShortMinorUnit;
}

// The words of the column, without a unit of money at its end.
std::string words_of_column(const ColumnFacts& facts, ColumnExpr c) {
  std::vector<std::string> words;
  for (const uint32_t w : facts.index().column(c.table, c.column).words)
    words.push_back(facts.index().word(w).text);
  if (words.size() > 1 && facts.of(c).unit != kNoUnit && has_money_unit(words.back()))
    words.pop_back();
  return text::joined(words, " ");
}

// "starts on" -> "starts"
std::string headed(std::string words) {
  for (const std::string_view end : {" on", " at"})
    if (words.ends_with(end)) words.erase(words.size() - end.size());
  return words;
}

// "opens date" for opens_on, whose "on" would be read as a preposition.
std::string called(const ColumnFacts& facts, ColumnExpr c) {
  const std::string words = words_of_column(facts, c);
  return words.ends_with(" on") ? headed(words) + " " + std::string(kCalendarDay) : words;
}

class Attributes {
 public:
  Attributes(const ColumnFacts& facts, uint32_t table) : facts_(facts) {
    for (uint32_t c = 0; c < facts.table(table).columns.size(); ++c) columns_.push_back({table, c});
  }

  std::string words(RowAttribute attribute, std::string_view detail) const {
    switch (attribute) {
      case RowAttribute::kPrice:
        return price(detail);
      case RowAttribute::kUndatedPrice:
        return undated_price();
      case RowAttribute::kDate:
        return date(detail);
      case RowAttribute::kDuration:
        return duration();
      case RowAttribute::kCapacity:
        return capacity();
      case RowAttribute::kCount:
        return only([&](ColumnExpr c) { return amount(c) && counts(c, detail); });
      case RowAttribute::kNamed:
        return named(detail);
    }
    return {};
  }

 private:
  template <class Wanted>
  ColumnExpr only_column(Wanted wanted) const {
    ColumnExpr found;
    for (const ColumnExpr c : columns_) {
      if (!wanted(c)) continue;
      if (found.valid()) return {};
      found = c;
    }
    return found;
  }
  template <class Wanted>
  std::string only(Wanted wanted) const {
    const ColumnExpr found = only_column(wanted);
    return found.valid() ? called(facts_, found) : std::string();
  }
  bool amount(ColumnExpr c) const {
    return facts_.numeric(c) && !facts_.identifier(c) && !facts_.of(c).reference &&
           !facts_.flag(c) && !facts_.temporal(c);
  }

  std::string price(std::string_view per) const {
    // A column of the first group that has one is meant.
    for (const NameWords words :
         {NameWords(kPriceNames), NameWords(kFeeNames), NameWords(kChargeColumns)}) {
      const std::string found = only([&](ColumnExpr c) {
        return amount(c) && has(facts_, c, words) && !has(facts_, c, kNoPriceWords) &&
               (per.empty() ||
                is_per_period(facts_.index(), facts_.index().column(c.table, c.column), per));
      });
      if (!found.empty()) return found;
    }
    if (per.empty()) return {};
    return only([&](ColumnExpr c) {  // "hourly pay"
      return amount(c) && has(facts_, c, kPeriodPayColumns) &&
             is_per_period(facts_.index(), facts_.index().column(c.table, c.column), per);
    });
  }

  // Of rows that have neither dates nor a price of a period.
  std::string undated_price() const {
    const auto dated = [&](ColumnExpr c) {
      const SchemaItem& item = facts_.index().column(c.table, c.column);
      return facts_.temporal(c) ||
             std::any_of(std::begin(kPricePeriods), std::end(kPricePeriods),
                         [&](auto period) { return is_per_period(facts_.index(), item, period); });
    };
    return std::any_of(columns_.begin(), columns_.end(), dated) ? "" : price({});
  }

  std::string duration() const {
    return only([&](ColumnExpr c) {
      const bool alone = facts_.index().column(c.table, c.column).words.size() == 1;
      return amount(c) && (has(facts_, c, kLastingColumns) ||
                           (alone && text::is_one_of(facts_.last_word(c), kDurationUnits)));
    });
  }

  std::string capacity() const {
    const std::string found =
        only([&](ColumnExpr c) { return amount(c) && has(facts_, c, kCapacityColumns); });
    if (!found.empty()) return found;
    return only([&](ColumnExpr c) {
      return amount(c) && has(facts_, c, kGreatestColumns) && has(facts_, c, kHeldThings);
    });
  }

  // "pages" and "page_count" count pages, "pages_per_day" does not.
  bool counts(ColumnExpr c, std::string_view noun) const {
    const SchemaItem& item = facts_.index().column(c.table, c.column);
    const std::string base = lemma(noun);
    std::vector<std::string> rest;
    bool counted = false;
    for (const uint32_t w : item.words) {
      const SchemaWord& word = facts_.index().word(w);
      if (word.lemma == base)
        counted = true;
      else if (!text::is_one_of(word.lemma, kCountNameWords))
        return false;
    }
    return counted;
  }

  std::string named(std::string_view phrase) const {
    const std::vector<std::string> words = text::split(phrase, ' ');
    return only([&](ColumnExpr c) {
      const SchemaItem& item = facts_.index().column(c.table, c.column);
      if (facts_.of(c).reference || words.size() > item.words.size()) return false;
      for (size_t i = 0; i < words.size(); ++i)
        if (facts_.index().word(item.words[i]).lemma != lemma(words[i])) return false;
      return true;
    });
  }

  bool day(ColumnExpr c) const {
    return facts_.temporal(c) && facts_.column(c).kind != db::DataKind::kTime &&
           !facts_.has_word(c, kTemporalNoun);
  }

  // Since when somebody is here, who began or joined then, whatever its date is called.
  std::string joining(const std::string& verb) const {
    const SchemaIndex& index = facts_.index();
    const uint32_t table = columns_.empty() ? kNone : columns_[0].table;
    if (table == kNone || !text::is_one_of(verb, kJoinVerbs) || !holds_people(index, table))
      return {};
    return only([&](ColumnExpr c) { return day(c) && has(facts_, c, kJoiningColumns); });
  }

  // The first or last day of what opens and closes: of exhibitions with opens_on and closes_on.
  std::string end_of_span(const std::string& verb) const {
    const bool first = text::is_one_of(verb, kBeginVerbs);
    if (!first && !text::is_one_of(verb, kFinishVerbs)) return {};
    const NameWords words = first ? NameWords(kOpeningColumns) : NameWords(kEndingColumns);
    return only([&](ColumnExpr c) { return day(c) && has(facts_, c, words); });
  }

  // Since when somebody is no longer here, whatever its date is called.
  std::string leaving(const std::string& verb) const {
    const SchemaIndex& index = facts_.index();
    const uint32_t table = columns_.empty() ? kNone : columns_[0].table;
    if (table == kNone || !text::is_one_of(verb, kLeavingVerbs) || !holds_people(index, table))
      return {};
    return only([&](ColumnExpr c) { return day(c) && has(facts_, c, kLeavingColumns); });
  }

  std::string date(std::string_view verb) const {
    if (!verb.empty()) {
      const std::string base = lemma(verb);
      if (const std::string left = leaving(base); !left.empty()) return left;
      for (const RowEvent& event : kRowEvents) {
        if (!contains(event.verbs, base)) continue;
        const std::string own =
            only([&](ColumnExpr c) { return day(c) && has(facts_, c, event.words); });
        if (!own.empty()) return own;
        const std::string joined = joining(base);
        return joined.empty() ? end_of_span(base) : joined;
      }
      return only([&](ColumnExpr c) { return day(c) && facts_.has_word(c, base); });
    }
    const std::string weekday = only([&](ColumnExpr c) {
      return facts_.text(c) && has(facts_, c, kWeekdayColumns) && !facts_.temporal(c);
    });
    if (!weekday.empty()) {
      const std::string time = only([&](ColumnExpr c) {
        return facts_.has_word(c, kTemporalNoun) && !has(facts_, c, kEndingColumns) && !amount(c);
      });
      return time.empty() ? weekday : weekday + " and " + time;
    }
    const auto event = [&](ColumnExpr c) { return day(c) && !has(facts_, c, kRecordDateWords); };
    const std::string alone = only(event);
    if (!alone.empty()) return alone;
    const ColumnExpr from =
        only_column([&](ColumnExpr c) { return event(c) && has(facts_, c, kOpeningColumns); });
    const ColumnExpr to =
        only_column([&](ColumnExpr c) { return event(c) && has(facts_, c, kEndingColumns); });
    if (!from.valid() || !to.valid()) return from.valid() ? called(facts_, from) : std::string();
    return headed(words_of_column(facts_, from)) + " and " + headed(words_of_column(facts_, to));
  }

  const ColumnFacts& facts_;
  std::vector<ColumnExpr> columns_;
};

// The table that stores the first and the last name of this person; kNone if none or several do.
uint32_t table_of_person(const ColumnFacts& facts, const db::ValueIndex& values,
                         const std::string& text) {
  uint32_t found = kNone;
  for (size_t gap = text.find(' '); gap != text.npos; gap = text.find(' ', gap + 1)) {
    const auto firsts = values.find(text.substr(0, gap));
    if (firsts.empty()) continue;
    for (const db::ValueHit& last : values.find(text.substr(gap + 1)))
      for (const db::ValueHit& first : firsts) {
        const auto* name = facts.index().row_names(first.table);
        if (first.table != last.table || name == nullptr || name->first != first.column ||
            name->last != last.column)
          continue;
        if (found != kNone && found != first.table) return kNone;
        found = first.table;
      }
  }
  return found;
}

// The only person whose whole name begins with the word: "Aiko".
NamedRow person_by_first_name(const ColumnFacts& facts, const db::ValueIndex& values,
                              const std::string& word) {
  constexpr size_t kShortest = 3, kMost = 8;
  NamedRow found;
  if (word.size() < kShortest || word.find(' ') != word.npos) return found;
  for (const db::ValueHit& hit : values.containing(word, kMost)) {
    const ColumnExpr c{hit.table, hit.column};
    const std::string_view name = values.original(hit);
    if (!holds_people(facts.index(), hit.table) || facts.index().is_view(hit.table) ||
        !(facts.name_of(hit.table) == c) ||
        !db::ValueIndex::normalised(name).starts_with(word + " "))
      continue;
    if (found.table != kNone) return {};
    found = {hit.table, std::string(name), facts.unique(c)};
  }
  return found;
}

std::string capitalised(std::string text) {
  for (size_t i = 0; i < text.size(); ++i)
    if ((i == 0 || text[i - 1] == ' ') && text[i] >= 'a' && text[i] <= 'z')
      text[i] = static_cast<char>(text[i] - 'a' + 'A');
  return text;
}

}  // namespace

NamedRow named_row(const ColumnFacts& column_facts, const db::ValueIndex& values,
                   std::string_view text) {
  const std::string normal = db::ValueIndex::normalised(text);
  if (normal.size() < 2) return {};
  NamedRow by_name, by_other;
  bool several = false;
  for (const db::ValueHit& hit : values.find(normal)) {
    const ColumnExpr c{hit.table, hit.column};
    if (column_facts.index().is_view(hit.table) || column_facts.of(c).reference) continue;
    const bool name = column_facts.name_of(hit.table) == c;
    NamedRow& of = name ? by_name : by_other;
    if (of.table != kNone && of.table != hit.table) {
      if (name) return {};
      several = true;
    }
    of = {hit.table, std::string(values.original(hit)), column_facts.unique(c)};
  }
  if (by_name.table != kNone) return by_name;
  if (by_other.table != kNone) return several ? NamedRow{} : by_other;
  const uint32_t people = table_of_person(column_facts, values, normal);
  if (people != kNone) return {people, capitalised(std::string(text)), true};
  return person_by_first_name(column_facts, values, normal);
}

NamedRow longer_named_row(const ColumnFacts& column_facts, const db::ValueIndex& values,
                          std::string_view text) {
  constexpr size_t kMost = 20, kShortestAlone = 4, kMostWords = 8;
  const std::vector<std::string> words = text::split(db::ValueIndex::normalised(text), ' ');
  if (words.empty() || words.size() > kMostWords) return {};
  const std::string& longest = *std::max_element(
      words.begin(), words.end(),
      [](const std::string& a, const std::string& b) { return a.size() < b.size(); });
  if (longest.size() < kShortestAlone ||
      (words.size() == 1 && column_facts.index().names(lemma(longest))))
    return {};
  const auto hits = values.containing(longest, kMost);
  if (hits.size() == kMost) return {};
  NamedRow found;
  for (const db::ValueHit& hit : hits) {
    const ColumnExpr c{hit.table, hit.column};
    if (column_facts.index().is_view(hit.table) || !(column_facts.name_of(hit.table) == c))
      continue;
    const std::string_view name = values.original(hit);
    const std::vector<std::string> whole = text::split(db::ValueIndex::normalised(name), ' ');
    if (!std::all_of(words.begin(), words.end(),
                     [&](const std::string& word) { return contains(whole, word); }))
      continue;
    if (found.table != kNone) return {};
    found = {hit.table, std::string(name), column_facts.unique(c)};
  }
  return found;
}

bool is_per_period(const SchemaIndex& index, const SchemaItem& column, std::string_view period) {
  if (index.has_word(column, period)) return true;
  for (const auto& [noun, adjective] : kPeriodPriceAdjectives)
    if (noun == period) return index.has_word(column, adjective);
  return false;
}

std::string attribute_words(const ColumnFacts& column_facts, uint32_t table, RowAttribute attribute,
                            std::string_view detail) {
  if (attribute == RowAttribute::kDate && detail.empty() &&
      keeps_people(column_facts.index(), table))
    return {};
  return Attributes(column_facts, table).words(attribute, detail);
}

}  // namespace ask::engine
