#include "agent/engine/link/linker.h"

#include <algorithm>
#include <array>
#include <string>
#include <tuple>
#include <unordered_map>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/link/act_rows.h"
#include "agent/engine/link/adjacent_units.h"
#include "agent/engine/link/bounded_totals.h"
#include "agent/engine/link/code_mentions.h"
#include "agent/engine/link/cue_matcher.h"
#include "agent/engine/link/date_mentions.h"
#include "agent/engine/link/dated_verbs.h"
#include "agent/engine/link/described_values.h"
#include "agent/engine/link/harmless_mentions.h"
#include "agent/engine/link/implied_events.h"
#include "agent/engine/link/implied_measures.h"
#include "agent/engine/link/implied_owners.h"
#include "agent/engine/link/implied_people.h"
#include "agent/engine/link/implied_rates.h"
#include "agent/engine/link/implied_remainders.h"
#include "agent/engine/link/implied_sales.h"
#include "agent/engine/link/listed_values.h"
#include "agent/engine/link/match_sides.h"
#include "agent/engine/link/misleading_mentions.h"
#include "agent/engine/link/mistaken_columns.h"
#include "agent/engine/link/noted_linker.h"
#include "agent/engine/link/own_rows.h"
#include "agent/engine/link/percent_columns.h"
#include "agent/engine/link/schema_linker.h"
#include "agent/engine/link/states_before_rows.h"
#include "agent/engine/link/told_mentions.h"
#include "agent/engine/link/typed_names.h"
#include "agent/engine/link/unnamed_events.h"
#include "agent/engine/link/unstored_kinds.h"
#include "agent/engine/link/unstored_values.h"
#include "agent/engine/link/value_linker.h"
#include "agent/engine/link/values_of_owners.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/dates.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/numbers.h"
#include "agent/engine/text/tokenizer.h"

namespace ask::engine {
namespace {

Mention date_mention(uint32_t begin, DateSpan&& date) {
  Mention mention;
  mention.begin = begin;
  mention.end = date.end;
  mention.kind = MentionKind::kDate;
  mention.score = date.score;
  mention.from = std::move(date.from);
  mention.to = std::move(date.to);
  mention.relative = date.relative;
  mention.period = date.period;
  mention.range = date.range;
  return mention;
}

// Ranges of dates and of numbers. Returns the end of the longest: no number or date inside it is a
// mention of its own.
uint32_t add_ranges(const std::vector<Token>& tokens, uint32_t at, const SchemaIndex& index,
                    std::vector<Mention>& out) {
  uint32_t end = at;
  auto dates = date_range_at(tokens, at);
  if (dates) {
    end = dates->end;
    const bool years = dates->score < 1;
    out.push_back(date_mention(at, std::move(*dates)));
    if (!years) return end;
  }
  const auto range = number_range_at(tokens, at);
  if (!range) return end;
  Mention mention;
  mention.begin = at;
  mention.end = range->end;
  mention.kind = MentionKind::kNumber;
  mention.score = range->introduced ? 1.0F : 0.9F;
  mention.number = range->low;
  mention.high = range->high;
  mention.range = true;
  if (const UnitSpan unit = unit_beside(tokens, range->end - 1, range->end, index);
      !unit.unit.empty()) {
    Mention with_unit = mention;
    with_unit.end = unit.end;
    with_unit.unit = unit.unit;
    out.push_back(std::move(with_unit));
  }
  out.push_back(std::move(mention));
  return std::max(end, range->end);
}

void add_numbers(const std::vector<Token>& tokens, uint32_t at, const SchemaIndex& index,
                 std::vector<Mention>& out) {
  if (const auto number = number_at(tokens, at)) {
    Mention mention;
    mention.begin = at;
    mention.end = number->end;
    mention.kind = MentionKind::kNumber;
    mention.score = number->score;
    mention.number = number->value;
    mention.ordinal = number->ordinal;
    if (const UnitSpan unit = unit_beside(tokens, at, number->end, index); !unit.unit.empty()) {
      Mention with_unit = mention;
      with_unit.begin = unit.begin;
      with_unit.end = unit.end;
      with_unit.unit = unit.unit;
      add_pounds_of_weight(tokens, index, with_unit, out);
      out.push_back(std::move(with_unit));
    } else if (const std::string_view shared = unit_of_range(tokens, at, number->end, index);
               measures_size(shared)) {
      mention.unit = shared;
    }
    out.push_back(std::move(mention));
  }
  auto date = date_at(tokens, at);
  if (date && !is_amount(tokens, at, date->end, index))
    out.push_back(date_mention(at, std::move(*date)));
}

// An everyday word that is a stored value means that value: bands where artists have a kind 'band',
// houses where other properties are flats. One for kinds of which others are stored means none.
void drop_meanings_of_values(const std::vector<Token>& tokens, const db::Catalog& catalog,
                             const SchemaIndex& index, std::vector<Mention>& mentions) {
  constexpr float kOwnWord = 0.75F;
  std::vector<bool> stored(tokens.size());
  std::vector<std::pair<uint32_t, uint32_t>> kinds;  // token and table
  for (const Mention& m : mentions) {
    if (m.kind != MentionKind::kValue || !m.found || m.partial || m.inside ||
        m.end != m.begin + 1 || m.score < 0.6F)
      continue;
    stored[m.begin] = !everyday_meanings(tokens[m.begin].lemma).empty();
    if (!index.column_roles(m.table, m.column).naming) kinds.emplace_back(m.begin, m.table);
  }
  // "vacation requests" for a table of leave requests
  const auto rest = [](const Mention& m) {
    return std::tuple(m.kind, m.begin, m.end, m.table, m.column);
  };
  std::vector<std::tuple<MentionKind, uint32_t, uint32_t, uint32_t, uint32_t>> ends;
  for (const Mention& m : mentions)
    if (m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn) ends.push_back(rest(m));
  std::erase_if(mentions, [&](const Mention& m) {
    if (m.kind != MentionKind::kTable && m.kind != MentionKind::kColumn) return false;
    if (m.kind == MentionKind::kTable && m.match == MatchKind::kSynonym && m.end == m.begin + 1 &&
        contains(kinds, std::pair(m.begin, m.table)))
      return true;
    if (!stored[m.begin]) return false;
    if (m.end == m.begin + 1) return m.score < kOwnWord;
    if (m.match != MatchKind::kSynonym) return false;
    Mention without = m;
    ++without.begin;
    return contains(ends, rest(without));
  });
  drop_unstored_kinds(tokens, catalog, index, mentions);
}

// "how many members" where customers are of the sort 'member': those, and not the staff.
void drop_people_of_values(const SchemaIndex& index, size_t tokens,
                           std::vector<Mention>& mentions) {
  constexpr float kOwnWord = 0.9F;
  std::vector<bool> stored(tokens), named(tokens);
  for (const Mention& m : mentions) {
    if (m.end != m.begin + 1) continue;
    stored[m.begin] = stored[m.begin] || (m.kind == MentionKind::kValue && m.found && !m.partial &&
                                          !m.inside && m.score >= 0.6F);
    named[m.begin] = named[m.begin] || (m.kind == MentionKind::kTable && m.score >= kOwnWord);
  }
  std::erase_if(mentions, [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.end == m.begin + 1 && m.score < kOwnWord &&
           stored[m.begin] && !named[m.begin] && keeps_people(index, m.table);
  });
}

// "per department": the table that is called so, and not a number that another word for it names,
// as the work days of requests; "films": the rows, and not the picture of somebody.
void drop_measures_of_tables(const std::vector<Token>& tokens, const SchemaIndex& index,
                             std::vector<Mention>& mentions) {
  constexpr float kOwnWord = 0.95F, kOther = 0.75F;
  std::vector<bool> named(tokens.size());
  for (const Mention& m : mentions)
    if (m.kind == MentionKind::kTable && m.end == m.begin + 1 && m.score >= kOwnWord)
      named[m.begin] = true;
  std::erase_if(mentions, [&](const Mention& m) {
    if (m.kind != MentionKind::kColumn || m.end != m.begin + 1 ||
        m.match != MatchKind::kSynonym || !named[m.begin])
      return false;
    const Token& token = tokens[m.begin];
    const bool plural = token.folded != token.lemma && has_plural_suffix(token.folded);
    return index.column_roles(m.table, m.column).measure ? m.score < kOther
                                                         : plural && m.score <= kOther;
  });
}

void drop_other_meanings(const std::vector<Token>& tokens, const SchemaIndex& index,
                         std::vector<Mention>& mentions) {
  drop_mistaken_columns(tokens, index, mentions);
  drop_measures_of_tables(tokens, index, mentions);
  drop_people_of_values(index, tokens.size(), mentions);
}

// "paid orders": a stored value right before the noun of its table restricts the rows; it is not a
// synonym of a column, as "paid" of a price, and not a verb to skip.
void drop_meanings_of_states(const std::vector<Token>& tokens, std::vector<Mention>& mentions) {
  constexpr float kOwnWord = 0.9F;
  std::vector<bool> state(tokens.size());
  for (const Mention& m : mentions) {
    if (m.kind != MentionKind::kValue || !m.found || m.partial || m.inside ||
        m.end != m.begin + 1 || tokens[m.begin].quoted ||
        text::lower(m.text) != tokens[m.begin].folded)  // "opened tickets": an event
      continue;
    state[m.begin] =
        state[m.begin] || std::any_of(mentions.begin(), mentions.end(), [&](const Mention& rows) {
          return rows.kind == MentionKind::kTable && rows.begin == m.end && rows.table == m.table &&
                 rows.score >= kOwnWord;
        });
  }
  std::erase_if(mentions, [&](const Mention& m) {
    const bool other = m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn ||
                       m.kind == MentionKind::kFiller;
    return other && m.end == m.begin + 1 && state[m.begin] &&
           (m.kind == MentionKind::kFiller || m.score < kOwnWord);
  });
}

// "warranty of the drill end": a part of a name on each side of a value is not a name.
void drop_names_around_values(std::vector<Mention>& mentions) {
  constexpr float kStored = 0.75F, kWholeName = 0.8F;
  std::vector<std::pair<uint32_t, uint32_t>> values;
  for (const Mention& m : mentions)
    if (m.kind == MentionKind::kValue && m.score >= kStored) values.emplace_back(m.begin, m.end);
  std::erase_if(mentions, [&](const Mention& m) {
    return m.kind == MentionKind::kColumn && m.end - m.begin >= 3 && m.score < kWholeName &&
           std::any_of(values.begin(), values.end(), [&](const auto& value) {
             return m.begin < value.first && value.second < m.end;
           });
  });
}

// "average amount of orders" is of a column that is called so, and no number of orders.
void drop_counts_of_columns(const std::vector<Token>& tokens, std::vector<Mention>& mentions) {
  std::vector<bool> named(tokens.size());
  for (const Mention& m : mentions)
    if (m.kind == MentionKind::kColumn && m.end == m.begin + 1 && m.score >= 0.93F)
      named[m.begin] = tokens[m.begin].lemma == kRowAmount;
  std::erase_if(mentions, [&](const Mention& m) {
    if (m.kind != MentionKind::kCue || m.end < m.begin + 2) return false;
    for (uint32_t t = m.begin; t < m.end; ++t)
      if (named[t] && (m.cue == Cue::kCount || t == m.begin)) return true;
    return false;
  });
  for (Mention& m : mentions)  // "average" of "average amount of"
    for (uint32_t t = m.begin + 1; m.kind == MentionKind::kCue && t < m.end; ++t)
      if (named[t]) m.end = t;
  drop_sums_of_bounded(tokens, mentions);
}

// "the last order", "the first 3": a cue, and not the part of a name that it is in last_name.
void drop_parts_of_names(const std::vector<Token>& tokens, std::vector<Mention>& mentions) {
  std::erase_if(mentions, [&](const Mention& m) {
    if (m.kind != MentionKind::kColumn || m.end != m.begin + 1 || m.end >= tokens.size())
      return false;
    const Token &word = tokens[m.begin], &next = tokens[m.end];
    return !word.quoted && text::is_one_of(word.folded, {"last", "first"}) && m.score < 0.9F &&
           !next.punctuation && !text::is_one_of(next.folded, kAfterName);
  });
}

// "open orders", "are still open": a state that the query must test, not a verb to skip.
bool is_state(const std::vector<Token>& tokens, uint32_t at) {
  const Token& token = tokens[at];
  if (token.quoted || state_classes(token.folded).empty() ||
      text::is_one_of(token.folded, kStateOrVerbWords))
    return false;
  if (at > 0 && text::is_one_of(tokens[at - 1].folded, kBeforePredicate))
    return at + 1 == tokens.size() || tokens[at + 1].punctuation ||
           text::is_one_of(tokens[at + 1].folded, {"for", "per", "by"});
  return at + 1 < tokens.size() && !tokens[at + 1].punctuation && !tokens[at + 1].quoted &&
         filler(tokens[at + 1].folded) == 0;
}

// "orders with clients", "all bookings": the noun of a table in a place where a verb is impossible.
bool is_table_noun(const std::vector<Token>& tokens, uint32_t at,
                   const std::vector<Mention>& mentions) {
  const Token& token = tokens[at];
  if (token.folded == token.lemma || !has_plural_suffix(token.folded)) return false;
  if (at > 0 && !text::is_one_of(tokens[at - 1].folded, kBeforeTableNoun)) return false;
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.begin == at && m.score >= 0.95F;
  });
}

// The "will" of "how many claims will we get this winter", which asks for a forecast.
bool is_forecast(const std::vector<Token>& tokens, uint32_t at) {
  return at + 2 < tokens.size() && tokens[at].folded == "will" &&
         text::is_one_of(tokens[at + 1].folded, {"we", "i", "they", "you", "he", "she", "it"}) &&
         text::is_one_of(tokens[at + 2].folded, kForecastVerbs);
}

void add_filler(const std::vector<Token>& tokens, uint32_t at, std::vector<Mention>& out) {
  if (is_forecast(tokens, at)) return;
  const Token& token = tokens[at];
  float score = token.quoted ? 0 : token.punctuation ? 1 : filler(token.folded);
  // "three awards", "the score of": a noun, not a verb.
  const bool thing =
      (at > 0 && number_at(tokens, at - 1)) ||
      (at + 1 < tokens.size() && tokens[at + 1].folded == "of" && !has_verbal_suffix(token.folded));
  if (score == 0 && (is_state(tokens, at) || text::is_one_of(token.folded, kVoidedWords))) return;
  if (score == 0 && !token.quoted && !thing && is_relational_verb(token.lemma) &&
      !is_table_noun(tokens, at, out))
    score = 0.4F;
  // Matches "submitted in each category" but not "who are married".
  const bool goes_on = at + 1 < tokens.size() && !tokens[at + 1].punctuation;
  if (score == 0 && !token.quoted && goes_on && is_relational_past(token.folded)) score = 0.4F;
  if (score > 0) out.push_back(filler_mention(at, score));
}

// Lowers the score of a table that SQLite would not find by its bare name, since main has one of
// the same name. A value that only it stores still counts.
void lower_shadowed(const db::Catalog& catalog, std::vector<Mention>& mentions) {
  constexpr float kShadowed = 0.85F;
  std::unordered_map<std::string, size_t> found;  // by lower-case name, as SQLite resolves it
  std::vector<bool> shadowed(catalog.tables.size());
  bool any = false;
  for (const bool temp : {true, false})
    for (size_t t = 0; t < catalog.tables.size(); ++t) {
      if ((catalog.tables[t].schema == "temp") != temp) continue;
      shadowed[t] = !found.emplace(text::lower(catalog.tables[t].name), t).second;
      any |= shadowed[t];
    }
  if (!any) return;
  for (Mention& m : mentions)
    if (m.table < shadowed.size() && shadowed[m.table] &&
        (m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn))
      m.score *= kShadowed;
}

// "date and village of every performance": the only date of a table that the question names, where
// no column is called so.
void add_only_dates(const std::vector<Token>& tokens, const db::Catalog& catalog,
                    const SchemaIndex& index, std::vector<Mention>& mentions) {
  constexpr float kNamed = 0.9F, kOnlyDate = 0.85F;
  const auto only_date = [&](uint32_t t) {
    uint32_t found = kNone;
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      const db::DataKind kind = catalog.tables[t].columns[c].kind;
      if (!index.column_roles(t, c).temporal ||
          (kind != db::DataKind::kDate && kind != db::DataKind::kDateTime))
        continue;
      const bool life = std::any_of(
          std::begin(kLifeDateWords), std::end(kLifeDateWords),
          [&](std::string_view word) { return index.has_word(index.column(t, c), word); });
      if (found != kNone || life) return kNone;
      found = c;
    }
    return found;
  };
  for (uint32_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].lemma != "date" || tokens[i].quoted) continue;
    if (std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
          return m.begin <= i && i < m.end && m.kind == MentionKind::kColumn;
        }))
      continue;
    const size_t known = mentions.size();
    for (size_t n = 0; n < known; ++n) {
      if (mentions[n].kind != MentionKind::kTable || mentions[n].score < kNamed) continue;
      const uint32_t date = only_date(mentions[n].table);
      const bool twice =
          std::any_of(mentions.begin() + static_cast<std::ptrdiff_t>(known), mentions.end(),
                      [&](const Mention& m) { return m.table == mentions[n].table; });
      if (date == kNone || twice) continue;
      mentions.push_back(column_mention(i, i + 1, MatchKind::kSynonym, kOnlyDate,
                                        mentions[n].table, date));
    }
  }
}

// Columns that are called by more, or by less, than the words alone tell.
void add_named_columns(std::string_view question, const std::vector<Token>& tokens,
                       const db::Catalog& catalog, const SchemaIndex& index,
                       std::vector<Mention>& mentions) {
  add_only_dates(tokens, catalog, index, mentions);
  take_typed_names(question, tokens, catalog, mentions);
}

void take_states_and_codes(const std::vector<Token>& tokens, const db::Catalog& catalog,
                           const SchemaIndex& index, std::vector<Mention>& mentions) {
  drop_kinds_of_codes(index, mentions);
  take_described_values(tokens, mentions);
  take_values_of_owners(tokens, catalog, index, mentions);
  take_states_before_rows(tokens, catalog, index, mentions);
}

// Events and people that no name of the schema says.
void add_implied_tables(const std::vector<Token>& tokens, const db::Catalog& catalog,
                        const SchemaIndex& index, std::vector<Mention>& mentions) {
  take_dated_verbs(tokens, catalog, index, mentions);
  add_implied_events(tokens, catalog, index, mentions);
  add_unnamed_events(tokens, catalog, index, mentions);
  add_owners(tokens, catalog, index, mentions);
  add_people(tokens, catalog, index, mentions);
  add_served_people(tokens, index, mentions);
}

bool before(const Mention& a, const Mention& b) {
  const auto key = [](const Mention& m) {
    return std::tuple(m.begin, ~m.end, -m.score, m.kind, m.cue, m.table, m.column);
  };
  const auto x = key(a), y = key(b);
  return x != y ? x < y : a.text < b.text;
}

}  // namespace

Lattice link(std::string_view question, const db::Snapshot& snapshot, const SchemaIndex& index,
             UnitId asked, std::span<const SaidInstead> told) {
  std::string repaired;
  if (!text::valid_utf8(question)) question = repaired = text::repaired_utf8(question);
  Lattice lattice;
  lattice.tokens = tokenize(question);
  quote_searched_texts(lattice.tokens);
  std::vector<Mention>& mentions = lattice.mentions;
  add_schema_mentions(lattice.tokens, index, mentions);
  add_totals(lattice.tokens, index, mentions);
  add_stock_values(lattice.tokens, index, mentions);
  add_kept_values(lattice.tokens, index, mentions);
  add_ages(lattice.tokens, snapshot.catalog, index, mentions);
  add_revenue(lattice.tokens, snapshot.catalog, index, mentions);
  add_measures(lattice.tokens, asked, snapshot, index, mentions);
  add_percent_columns(lattice.tokens, snapshot.catalog, index, mentions);
  add_rates(lattice.tokens, snapshot.catalog, index, mentions);
  add_remainders(lattice.tokens, snapshot.catalog, index, mentions);
  add_value_mentions(question, lattice.tokens, snapshot, index, mentions);
  add_told_states(lattice.tokens, told, snapshot.catalog, index, mentions);
  take_states_and_codes(lattice.tokens, snapshot.catalog, index, mentions);
  drop_meanings_of_values(lattice.tokens, snapshot.catalog, index, mentions);
  drop_names_around_values(mentions);
  name_rows_by_their_dates(lattice.tokens, index, mentions);
  drop_columns_of_rows(lattice.tokens, index, mentions);
  add_named_texts(lattice.tokens, mentions);
  add_implied_tables(lattice.tokens, snapshot.catalog, index, mentions);
  drop_other_meanings(lattice.tokens, index, mentions);
  choose_sides(lattice.tokens, index, mentions);
  add_harmless(lattice.tokens, index, mentions);
  const auto n = static_cast<uint32_t>(lattice.tokens.size());
  uint32_t range_end = 0;
  for (uint32_t i = 0; i < n; ++i) {
    if (i >= range_end)
      range_end = std::max(range_end, add_ranges(lattice.tokens, i, index, mentions));
    if (i >= range_end) add_numbers(lattice.tokens, i, index, mentions);
    add_cues(lattice.tokens, i, mentions);
    add_filler(lattice.tokens, i, mentions);
  }
  add_rows_of_acts(lattice.tokens, index, mentions);
  take_listed_values(lattice.tokens, snapshot.values, mentions);
  drop_meanings_of_states(lattice.tokens, mentions);
  drop_counts_of_columns(lattice.tokens, mentions);
  drop_misread_dates(lattice.tokens, mentions);
  drop_parts_of_names(lattice.tokens, mentions);
  drop_misleading_mentions(lattice.tokens, index, mentions);
  if (index.has_notes()) add_noted(lattice.tokens, snapshot.catalog, index, mentions);
  add_named_columns(question, lattice.tokens, snapshot.catalog, index, mentions);
  if (snapshot.catalog.tables.size() > 1 &&
      snapshot.catalog.tables.front().schema != snapshot.catalog.tables.back().schema)
    lower_shadowed(snapshot.catalog, mentions);
  std::sort(mentions.begin(), mentions.end(), before);
  lattice.first_at.resize(n + 1);
  size_t m = 0;
  for (uint32_t i = 0; i <= n; ++i) {
    while (m < mentions.size() && mentions[m].begin < i) ++m;
    lattice.first_at[i] = static_cast<uint32_t>(m);
  }
  return lattice;
}

}  // namespace ask::engine
