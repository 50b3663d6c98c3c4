#include "agent/engine/rewrite/schema_phrases_of_rows.h"

#include <algorithm>
#include <cstdlib>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/kind_words.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rewrite/rewrite_late_rows.h"
#include "agent/engine/rewrite/schema_phrases_of.h"
#include "agent/engine/rewrite/schema_phrases_of_people.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/gradable_columns.h"
#include "agent/engine/schema/named_bounds.h"
#include "agent/engine/schema/paired_columns.h"
#include "agent/engine/schema/remainders.h"
#include "agent/engine/schema/row_standing.h"
#include "agent/engine/schema/time_spans.h"
#include "agent/engine/schema/unit_prices.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {

bool shortens_a_word(std::string_view column, std::string_view about) {
  constexpr size_t kShortest = 3;
  const std::vector<std::string> parts = name_parts(column);
  return std::any_of(parts.begin(), parts.end(), [&](const std::string& own) {
    return own.size() >= kShortest && own.size() < about.size() && about.starts_with(own) &&
           !text::is_one_of(own, kExpiryColumns);
  });
}

namespace {

// "work type", "work done": the only column of text whose name begins with the noun and says what
// kind of it is meant.
std::string kind_of_noun(const ColumnFacts& column_facts, std::string_view noun) {
  const SchemaIndex& index = column_facts.index();
  std::string found;
  const std::string base = lemma(noun);
  for (const SchemaItem& item : index.items()) {
    if (item.column == kNone || item.words.size() != 2 ||
        index.word(item.words[0]).lemma != base || !column_facts.text({item.table, item.column}))
      continue;
    const SchemaWord& last = index.word(item.words[1]);
    if (!text::is_one_of(last.lemma, kKindOfRowColumns) && last.text != kDoneParticiple) continue;
    if (!found.empty()) return {};
    found = column_phrase(index, item.table, item.column);
  }
  return found;
}

// "boat type": of the columns that say of which kind the rows of the noun are, the one that is
// called as asked, else the likeliest; "" if several are called the same.
std::string kind_of(const ColumnFacts& column_facts, std::string_view noun, std::string_view kind) {
  const SchemaIndex& index = column_facts.index();
  const uint32_t table = only_table_named(index, noun);
  if (table == kNone) return kind_of_noun(column_facts, noun);
  const auto called = [&](std::string_view word) {
    uint32_t found = kNone;
    for (uint32_t c = 0; c < index.columns(table); ++c) {
      const SchemaItem& item = index.column(table, c);
      if (item.words.empty() || column_facts.flag({table, c}) || column_facts.measure({table, c}))
        continue;
      size_t last = item.words.size() - 1;
      if (last > 0 && is_reference_noun(index.word(item.words[last]).text)) --last;
      if (index.word(item.words[last]).lemma != word) continue;
      if (found != kNone) return kNone;
      found = c;
    }
    return found;
  };
  uint32_t column = called(kind);
  for (const std::string_view word : kKindOfRowColumns)
    if (column == kNone) column = called(word);
  if (column == kNone) column = called(kClippedKind);
  if (column == kNone) return {};
  const std::string phrase = column_phrase(index, table, column);
  return phrase.find(' ') == phrase.npos ? lemma(noun) + " " + phrase : phrase;
}

// The only column that says how people do what the verb says, with its rows: "payments for each
// method".
std::string manner_of(const ColumnFacts& column_facts, std::string_view verb) {
  const auto manner = std::find_if(kManners.begin(), kManners.end(), [&](const MannerWords& row) {
    return text::lists(row.verbs, verb);
  });
  if (manner == kManners.end()) return {};
  const SchemaIndex& index = column_facts.index();
  std::string found;
  for (uint32_t t = 0; t < index.tables(); ++t)
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      const SchemaItem& item = index.column(t, c);
      const bool called = std::any_of(item.words.begin(), item.words.end(), [&](uint32_t w) {
        return text::lists(manner->columns, index.word(w).lemma);
      });
      if (!called || !column_facts.text({t, c}) || column_facts.flag({t, c})) continue;
      if (!found.empty()) return {};
      found = index.text(index.table(t)) + " for each " + column_phrase(index, t, c);
    }
  return found;
}

std::string score_of(const ColumnFacts& column_facts, std::string_view noun) {
  const SchemaIndex& index = column_facts.index();
  const uint32_t table = only_table_named(index, noun);
  uint32_t found = kNone;
  if (table == kNone) return {};
  for (const uint32_t c : index.measures(table)) {
    if (column_facts.flag({table, c})) continue;
    if (found != kNone) return {};
    found = c;
  }
  if (found == kNone || !index.has_any_word(index.column(table, found), kScoreNames)) return {};
  return index.text(index.column(table, found));
}

std::string room_of(const SchemaIndex& index, std::string_view noun) {
  const uint32_t table = table_called(index, std::string(noun));
  const uint32_t room = table == kNone ? kNone : room_column(index, table);
  return room == kNone ? std::string() : column_phrase(index, table, room);
}

// The only table whose rows are called by a column of the noun: "project title" of "projects".
uint32_t table_of_title(const ColumnFacts& column_facts, std::string_view noun) {
  const SchemaIndex& index = column_facts.index();
  const std::string base = lemma(noun);
  uint32_t found = kNone;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    const uint32_t name = index.name_column(t);
    if (index.is_view(t) || name == kNone || !index.column_roles(t, name).naming) continue;
    const auto& words = index.column(t, name).words;
    if (words.size() < 2 || index.word(words[0]).lemma != base) continue;
    if (found != kNone) return kNone;
    found = t;
  }
  return found;
}

// What is too much, and what was done to it, or "".
struct SaidOfBound {
  std::string_view noun, verb;
};

// The number of the table that has one of the words in its name and one that `column` has, too, or
// the noun. Invalid if there is none or several.
ColumnExpr measure_of_bound(const ColumnFacts& column_facts, uint32_t table, ColumnExpr bound,
                            const SaidOfBound& said) {
  const SchemaIndex& index = column_facts.index();
  ColumnExpr found;
  for (const uint32_t c : index.measures(table)) {
    const SchemaItem& own = index.column(table, c);
    const SchemaItem& other = index.column(bound.table, bound.column);
    const auto shared = [&] {
      return std::any_of(own.words.begin(), own.words.end(), [&](uint32_t w) {
        return contains(other.words, w) && !text::is_one_of(index.word(w).text, kUpperBoundWords);
      });
    };
    const bool named = !said.noun.empty() && index.has_word(own, lemma(said.noun));
    const bool fits = said.noun.empty() ? shared() : named || (!said.verb.empty() && shared());
    if (!fits || index.has_any_word(own, kUpperBoundWords)) continue;
    if (!said.verb.empty() && !index.has_word(own, said.verb) &&
        !index.has_word(own, lemma(said.verb)))
      continue;
    if (found.valid()) return {};
    found = {table, c};
  }
  return found;
}

Bounded bounded_by(const ColumnFacts& column_facts, const SchemaGraph& graph, std::string_view rows,
                   std::string_view holder, const SaidOfBound& said) {
  const SchemaIndex& index = column_facts.index();
  const uint32_t table = only_table_named(index, rows), held_by = only_table_named(index, holder);
  if (table == kNone || held_by == kNone || table == held_by || !graph.to_one(table, held_by))
    return {};
  Bounded out;
  const auto look_in = [&](uint32_t t) {
    for (const uint32_t c : index.measures(t)) {
      const SchemaItem& item = index.column(t, c);
      const bool bounds = index.has_any_word(item, kUpperBoundWords) ||
                          index.has_any_word(item, kIncludedColumns);
      if (!bounds || column_facts.flag({t, c})) continue;
      const ColumnExpr measure = measure_of_bound(column_facts, table, {t, c}, said);
      if (!measure.valid()) continue;
      if (out.bound.valid()) return false;
      out = {measure, {t, c}};
    }
    return true;
  };
  if (!look_in(held_by)) return {};
  for (uint32_t t = 0; t < index.tables() && !out.bound.valid(); ++t)  // of the type of the room
    if (t != held_by && t != table && graph.to_one(held_by, t) && !look_in(t)) return {};
  return out;
}

// The words of the only table with a duration whose rows belong to rows of the noun and to others.
std::string holding_of(const SchemaIndex& index, const SchemaGraph& graph, std::string_view noun) {
  const uint32_t table = only_table_named(index, noun);
  std::string found;
  uint32_t last = kNone;
  for (const TimeSpan& span : index.durations()) {
    if (span.table == last || table == kNone) continue;
    last = span.table;
    size_t parents = 0;
    bool of_noun = false;
    for (const uint32_t e : graph.of(span.table)) {
      const JoinEdge& edge = graph.edges()[e];
      if (edge.child != span.table) continue;
      ++parents;
      of_noun |= edge.parent == table;
    }
    if (!of_noun || parents < 2) continue;
    if (!found.empty()) return {};
    found = index.text(index.table(span.table));
  }
  return found;
}

// "leader with first aid expires": the only date of people until which something lasts that one of
// the words names, or the only one of a table that has the word in another name.
std::string expiry_of_people(const ColumnFacts& column_facts, const WordSequence& about) {
  const SchemaIndex& index = column_facts.index();
  const auto named = [&](const SchemaItem& item) {
    std::string initials;
    for (size_t i = 0; i < about.size(); ++i) {
      const std::string& word = about.plain(i);
      if (index.has_word(item, lemma(word))) return true;
      const bool column = item.column != kNone;
      if (column && shortens_a_word(column_facts.column({item.table, item.column}).name, word))
        return true;
      if (!word.empty()) initials += word[0];
    }
    if (initials.size() < 2 || item.column == kNone) return false;  // "first aid" of fa_expires
    return contains(name_parts(column_facts.column({item.table, item.column}).name), initials);
  };
  std::string by_name, by_table;
  size_t named_dates = 0, other_dates = 0;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (!holds_people(index, t)) continue;
    bool mentioned = false;
    for (uint32_t c = 0; c < index.columns(t); ++c) mentioned |= named(index.column(t, c));
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      const SchemaItem& item = index.column(t, c);
      if (!column_facts.temporal({t, c}) || !is_expiry_date(column_facts, {t, c})) continue;
      const std::string phrase = index.text(index.table(t)) + " with " + column_phrase(index, t, c);
      if (named(item)) by_name = phrase, ++named_dates;
      if (!named(item) && mentioned) by_table = phrase, ++other_dates;
    }
  }
  if (named_dates == 1) return by_name;
  return named_dates == 0 && other_dates == 1 ? by_table : std::string();
}

// True if the time until the end can begin at one date of the row only: not at that of the booking
// and at that of the wedding.
bool begins_once(const ColumnFacts& column_facts, const TimeSpan& span) {
  const SchemaIndex& index = column_facts.index();
  for (uint32_t c = 0; c < index.columns(span.table); ++c)
    if (c != span.start && c != span.end && column_facts.temporal({span.table, c}) &&
        !index.has_any_word(index.column(span.table, c), kPlannedDateWords))
      return false;
  return true;
}

// The only price for one of the rows that the noun names, if only one table stores how many of them
// there are for others.
std::string unit_price_of(const ColumnFacts& column_facts, std::string_view noun) {
  const SchemaIndex& index = column_facts.index();
  const uint32_t table = only_table_named(index, noun);
  if (table == kNone) return {};
  uint32_t price = kNone;
  for (const uint32_t c : index.measures(table)) {
    if (!is_unit_price(index, table, c)) continue;
    if (price != kNone) return {};
    price = c;
  }
  if (price == kNone) return {};
  const auto priced = priced_quantities(column_facts.catalog(), index, table, price);
  if (priced.size() != 1 || priced[0].quantity_table == table) return {};
  return index.text(index.column(table, price));
}

bool may_be_key(const ColumnFacts& column_facts, std::string_view noun, std::string_view number) {
  const uint32_t table = only_table_named(column_facts.index(), noun);
  const ColumnExpr key = table != kNone ? column_facts.key_of(table) : ColumnExpr{};
  if (!key.valid() || key.whole()) return false;
  const db::ColumnStatistics& stored = column_facts.column(key).statistics;
  const auto low = as_number(stored.min), high = as_number(stored.max);
  const double asked = std::strtod(std::string(number).c_str(), nullptr);
  constexpr double kLikeYears = 1000;  // keys from 1 on may be large, and a year is meant
  return low && high && *low >= kLikeYears && *low <= asked && asked <= *high;
}

bool has_unstored_waits(const SchemaIndex& index) {
  if (std::any_of(std::begin(kWaitForms), std::end(kWaitForms),
                  [&](std::string_view word) { return index.names(word); }))
    return false;
  const auto spans = index.durations();
  return std::any_of(spans.begin(), spans.end(), [&](const TimeSpan& span) {
    const auto measures = index.measures(span.table);
    return std::none_of(measures.begin(), measures.end(), [&](uint32_t c) {
      return unit_info(index.column_roles(span.table, c).unit).dimension == UnitDimension::kTime;
    });
  });
}

bool names_interval(const SchemaIndex& index, std::string_view from, std::string_view to) {
  constexpr size_t kShortest = 3;  // letters of a word that names a date
  if (from.size() < kShortest || to.size() < kShortest) return false;
  const Stemmer stemmer;
  const std::string first_base = lemma(from), first_stem = stemmer.stem(from);
  const std::string last_base = lemma(to), last_stem = stemmer.stem(to);
  const AskedWord first{from, first_base, first_stem}, last{to, last_base, last_stem};
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (index.is_view(t)) continue;
    for (uint32_t start = 0; start < index.columns(t); ++start) {
      if (!index.column_roles(t, start).temporal || !names_date(index, t, start, first)) continue;
      for (uint32_t end = 0; end < index.columns(t); ++end)
        if (end != start && index.column_roles(t, end).temporal && names_date(index, t, end, last))
          return true;
    }
  }
  return false;
}

// The only column of the table that begins with the phrase and of which some rows have no value;
// references are not values of their own, and a flag says yes or no where it is known.
std::string often_missing(const ColumnFacts& column_facts, uint32_t table,
                          std::string_view phrase) {
  const std::vector<std::string> phrase_words = text::split(phrase, ' ');
  std::string found;
  for (uint32_t c = 0; table != kNone && c < column_facts.table(table).columns.size(); ++c) {
    const ColumnExpr column{table, c};
    const db::ColumnStatistics& known = column_facts.column(column).statistics;
    if (known.missing() == 0 || known.missing() >= known.rows ||
        column_facts.of(column).reference ||
        !begins_with(column_facts.index(), column_facts.index().column(table, c), phrase_words) ||
        column_facts.flag(column))
      continue;
    if (!found.empty()) return "";
    found = column_phrase(column_facts.index(), table, c);
    if (found.empty()) found = column_facts.column(column).name;
  }
  return found;
}

// The column of an amount whose name begins with the phrase, of which some rows have none.
std::string often_zero(const ColumnFacts& column_facts, uint32_t table, std::string_view phrase) {
  const std::vector<std::string> phrase_words = text::split(phrase, ' ');
  std::string found;
  for (uint32_t c = 0; table != kNone && c < column_facts.table(table).columns.size(); ++c) {
    const ColumnExpr column{table, c};
    const db::ColumnStatistics& known = column_facts.column(column).statistics;
    if (as_number(known.min) != 0.0 || known.distinct < 2 || !column_facts.measure(column) ||
        column_facts.flag(column) ||
        !begins_with(column_facts.index(), column_facts.index().column(table, c), phrase_words))
      continue;
    if (!found.empty()) return "";
    found = column_phrase(column_facts.index(), table, c);
  }
  return found;
}

// Which rows are current, wait for people or were called off.
void set_standing(const ColumnFacts& column_facts, const SchemaGraph& graph, SchemaPhrases& out) {
  const auto rows = [&](std::string_view noun) {
    const uint32_t table = only_table_named(column_facts.index(), noun);
    return table != kNone ? table : table_of_rows(column_facts, noun);
  };
  out.standing = [&, rows](std::string_view noun, bool current) {
    return row_standing(column_facts, graph, rows(noun), current);
  };
  out.often_zero = [&, rows](std::string_view noun, std::string_view phrase) {
    return often_zero(column_facts, rows(noun), phrase);
  };
  out.often_missing = [&, rows](std::string_view noun, std::string_view phrase) {
    return often_missing(column_facts, rows(noun), phrase);
  };
  out.names_rows = [rows](std::string_view noun) { return rows(noun) != kNone; };
  out.people_with_standing = [&](Bond bond) {
    const uint32_t table = people_with_standing(column_facts, graph, bond);
    return table == kNone ? std::string() : rows_in_plural(column_facts.index(), table);
  };
  out.standing_of_people = [&](Bond bond, bool current) {
    return row_standing(column_facts, graph, people_with_standing(column_facts, graph, bond),
                        current);
  };
  out.leaving_date = [&, rows](std::string_view noun) {
    return words_of_leaving(column_facts, noun.empty() ? kNone : rows(noun), noun.empty());
  };
  out.standing_of_things = [&](bool current) {
    return row_standing(column_facts, graph, table_with_standing(column_facts, graph, false),
                        current);
  };
  out.with_state = [&](std::string_view state) { return with_state(column_facts, state); };
  out.without_people = [&, rows](std::string_view noun) {
    return without_people(column_facts, graph, rows(noun));
  };
  out.missing_event = [&, rows](std::string_view noun, std::string_view participle) {
    return without_event(column_facts, rows(noun), participle);
  };
  out.done_rows = [&, rows](std::string_view noun, std::string_view participle) {
    return done_rows(column_facts, rows(noun), participle);
  };
  out.add_not_called_off = [&](RowCondition& in_state) {
    add_not_called_off(column_facts, in_state.table, in_state.all);
  };
}

}  // namespace

void set_row_phrases(const ColumnFacts& column_facts, const EngineSchema& schema,
                     SchemaPhrases& out) {
  out.kind_of = [&](std::string_view noun, std::string_view kind) {
    return kind_of(column_facts, noun, kind);
  };
  out.manner_of = [&](std::string_view verb) { return manner_of(column_facts, verb); };
  out.bounded_by = [&](std::string_view rows, std::string_view holder, std::string_view noun,
                       std::string_view verb) {
    return bounded_by(column_facts, schema.graph, rows, holder, {noun, verb});
  };
  out.room_of = [&](std::string_view noun) { return room_of(column_facts.index(), noun); };
  out.compared = [&](std::string_view rows, std::span<const std::string> bound,
                     std::span<const std::string> said) {
    uint32_t table = only_table_named(column_facts.index(), rows);
    if (table == kNone) table = table_of_title(column_facts, rows);
    if (table == kNone) return Bounded{};
    const ComparedNumbers found = numbers_compared(column_facts, schema.graph, table, bound, said);
    return Bounded{found.measure, found.bound};
  };
  out.paired = [&](std::string_view rows, std::string_view one, std::string_view other,
                   bool differ) {
    const uint32_t table = only_table_named(column_facts.index(), rows);
    return paired_columns(column_facts, table, one, other, differ);
  };
  out.holding_of = [&](std::string_view noun) {
    return holding_of(schema.index, schema.graph, noun);
  };
  out.may_be_key = [&](std::string_view noun, std::string_view number) {
    return may_be_key(column_facts, noun, number);
  };
  out.score_of = [&](std::string_view noun) { return score_of(column_facts, noun); };
  out.unit_price_of = [&](std::string_view noun) { return unit_price_of(column_facts, noun); };
  out.names_interval = [&](std::string_view from, std::string_view to) {
    return names_interval(schema.index, from, to);
  };
  out.ends_span = [&](std::string_view word) {
    const auto spans = schema.index.durations();
    const std::string base = lemma(word), stem = Stemmer().stem(word);
    const AskedWord asked{word, base, stem};
    return std::any_of(spans.begin(), spans.end(), [&](const TimeSpan& span) {
      return names_date(schema.index, span.table, span.end, asked) &&
             begins_once(column_facts, span);
    });
  };
  out.stays = [&] {
    uint32_t table = kNone;
    for (const TimeSpan& span : schema.index.durations()) {
      if (!begins_stay(schema.index, span) || span.table == table) continue;
      if (table != kNone) return std::string();
      table = span.table;
    }
    return table == kNone ? std::string() : schema.index.text(schema.index.table(table));
  };
  out.waits = [&] { return has_unstored_waits(schema.index); };
  out.expiry_of_people = [&](const WordSequence& about) {
    return expiry_of_people(column_facts, about);
  };
  set_standing(column_facts, schema.graph, out);
}

}  // namespace ask::engine
