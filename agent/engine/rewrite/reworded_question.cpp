#include "agent/engine/rewrite/reworded_question.h"

#include <algorithm>
#include <optional>
#include <string>

#include "agent/common/text.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/rewrite/noted_phrases.h"
#include "agent/engine/rewrite/respell_names.h"
#include "agent/engine/rewrite/rewrite_average_bounds.h"
#include "agent/engine/rewrite/rewrite_clauses.h"
#include "agent/engine/rewrite/rewrite_contrasts.h"
#include "agent/engine/rewrite/rewrite_each_doer.h"
#include "agent/engine/rewrite/rewrite_figures.h"
#include "agent/engine/rewrite/rewrite_further_outputs.h"
#include "agent/engine/rewrite/rewrite_kind_subjects.h"
#include "agent/engine/rewrite/rewrite_late_rows.h"
#include "agent/engine/rewrite/rewrite_multiples.h"
#include "agent/engine/rewrite/rewrite_named_spans.h"
#include "agent/engine/rewrite/rewrite_own_staff.h"
#include "agent/engine/rewrite/rewrite_paired_columns.h"
#include "agent/engine/rewrite/rewrite_record_requests.h"
#include "agent/engine/rewrite/rewrite_series.h"
#include "agent/engine/rewrite/rewrite_shared_values.h"
#include "agent/engine/rewrite/rewrite_spans.h"
#include "agent/engine/rewrite/rewrite_spent_on.h"
#include "agent/engine/rewrite/rewrite_word_order.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/rewrite_workers.h"
#include "agent/engine/rewrite/schema_phrases_of.h"
#include "agent/engine/rewrite/take_meetings.h"
#include "agent/engine/rewrite/take_owned_states.h"
#include "agent/engine/rewrite/take_told_states.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/row_amounts.h"
#include "agent/engine/schema/row_attributes.h"
#include "agent/engine/schema/row_events.h"
#include "agent/engine/text/currencies.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

const SalesWords kNoSales;

ParentRole parent_role_of(const ColumnFacts& column_facts) {
  ParentRole out;
  const ColumnExpr column = column_facts.parent_role(out.word);
  if (!column.valid()) return out;
  const SchemaIndex& index = column_facts.index();
  out.rows = index.text(index.table(column.table));
  out.elsewhere = [&index, own = column.table](std::string_view word) {
    const std::string base = lemma(word);
    for (uint32_t t = 0; t < index.tables(); ++t)
      if (t != own && index.has_word(index.table(t), base)) return true;
    return false;
  };
  return out;
}

// True if the words name a column that is in this unit: "the length in feet" of length_feet.
bool names_column_in(const WordSequence& words, const SchemaIndex& index, UnitId unit) {
  for (const SchemaItem& item : index.items()) {
    if (item.column == kNone || item.words.size() < 2) continue;
    if (index.column_roles(item.table, item.column).unit != unit) continue;
    size_t named = 0;
    for (size_t w = 0; w + 1 < item.words.size(); ++w)
      named += words.holds(index.word(item.words[w]).text);
    if (named + 1 == item.words.size()) return true;
  }
  return false;
}

// True if a note states this unit for some column: "the weight in grams".
bool noted_in(const db::Catalog& catalog, UnitId unit) {
  for (const db::Table& table : catalog.tables)
    for (const db::Column& column : table.columns)
      if (!column.unit.empty() && unit_noted(column.unit) == unit) return true;
  return false;
}

bool is_stored(const db::ValueIndex& values, std::string_view text) {
  return !values.find(db::ValueIndex::normalised(text)).empty();
}

// True for a text that is stored of people, or of rows to which people refer: a department.
bool places_people(const RewriteContext& context, std::string_view text) {
  const SchemaIndex& index = context.schema.index;
  const SchemaGraph& graph = context.schema.graph;
  const auto hits = context.snapshot.values.find(db::ValueIndex::normalised(text));
  return std::any_of(hits.begin(), hits.end(), [&](const db::ValueHit& hit) {
    if (holds_people(index, hit.table)) return true;
    const auto edges = graph.of(hit.table);
    return std::any_of(edges.begin(), edges.end(), [&](uint32_t e) {
      const JoinEdge& edge = graph.edges()[e];
      return edge.parent == hit.table && holds_people(index, edge.child);
    });
  });
}

// True for a word of the name of one column and of no other name.
bool in_one_name(const SchemaIndex& index, std::string_view word) {
  if (!index.names(word)) return false;
  const auto& items = index.items();
  return std::count_if(items.begin(), items.end(),
                       [&](const SchemaItem& item) { return index.has_word(item, word); }) == 1;
}

// True for a text of a column that stores no more than two, in which what is not one is the other.
bool is_one_of_two(const RewriteContext& context, std::string_view text) {
  const auto hits = context.snapshot.values.find(db::ValueIndex::normalised(text));
  return !hits.empty() && std::all_of(hits.begin(), hits.end(), [&](const db::ValueHit& hit) {
    return context.column_facts.column({hit.table, hit.column}).statistics.distinct <= 2;
  });
}

// The kind of rows that a stored value names, as the only child of its table is called.
std::string child_of_row(const RewriteContext& context, const SchemaPhrases& phrases,
                         const NamedRow& named) {
  const SchemaIndex& index = context.schema.index;
  if (named.table == kNone || !named.unique || index.table(named.table).words.empty() ||
      !index.measures(named.table).empty() || keeps_people(index, named.table))
    return {};
  return phrases.only_child(index.word(index.table(named.table).words.back()).text);
}

// The same where the value's table is one of kinds by its name: "vehicle types".
std::string rows_of_kind_table(const RewriteContext& context, const SchemaPhrases& phrases,
                               std::string_view text) {
  const SchemaIndex& index = context.schema.index;
  const NamedRow named = named_row(context.column_facts, context.snapshot.values, text);
  if (named.table == kNone || !index.has_any_word(index.table(named.table), kKindTables)) return {};
  return child_of_row(context, phrases, named);
}

// The only table whose rows may be in the state; kNone if there is none, or several.
uint32_t table_in_state(const RewriteContext& context, std::string_view state) {
  constexpr int64_t kMostStates = 20;
  std::vector<uint32_t> tables = tables_with_flag(context.column_facts, state);
  for (const db::ValueHit& hit : context.snapshot.values.find(db::ValueIndex::normalised(state)))
    if (const db::ColumnStatistics& column =
            context.column_facts.column({hit.table, hit.column}).statistics;
        column.distinct <= kMostStates && column.distinct < column.rows)
      tables.push_back(hit.table);
  const bool one = !tables.empty() && std::all_of(tables.begin(), tables.end(),
                                                  [&](uint32_t t) { return t == tables[0]; });
  return one ? tables[0] : kNone;
}

// What the rows of the table are called.
std::string called(const RewriteContext& context, uint32_t table) {
  const SchemaIndex& index = context.schema.index;
  return table == kNone ? std::string() : index.text(index.table(table));
}

// True for "12" and "#12".
bool is_row_number(std::string_view text) {
  constexpr size_t kLongest = 9;
  if (text.starts_with('#')) text.remove_prefix(1);
  return text.size() <= kLongest && is_digits(text);
}

// "shipped at of order 12". Of a row that has no price of its own, the total: of its lines.
std::string attribute_of_numbered_row(const RewriteContext& context, const SchemaPhrases& phrases,
                                      RowAttribute attribute, std::string_view detail,
                                      std::string_view row) {
  const size_t gap = row.find(' ');
  if (gap == row.npos || !is_row_number(row.substr(gap + 1))) return {};
  const std::string noun = text::lower(row.substr(0, gap));
  const uint32_t table = only_table_named(context.schema.index, noun);
  if (table == kNone || phrases.key_of(noun).empty()) return {};
  std::string column = attribute_words(context.column_facts, table, attribute, detail);
  if (column.empty() && attribute == RowAttribute::kPrice && detail.empty()) column = kRowTotal;
  return column.empty() ? column : column + " of " + std::string(row);
}

// True if a table that stores the noun as a value has a measure whose name begins so.
bool measures_rows_of_value(const RewriteContext& context, std::string_view noun,
                            std::string_view measure) {
  const SchemaIndex& index = context.schema.index;
  for (const std::string& value : {db::ValueIndex::normalised(noun), lemma(noun)})
    for (const db::ValueHit& hit : context.snapshot.values.find(value))
      for (const uint32_t c : index.measures(hit.table))
        if (const auto& words = index.column(hit.table, c).words;
            !words.empty() && index.word(words[0]).lemma == measure)
          return true;
  return false;
}

std::string attribute_of_row(const RewriteContext& context, const SchemaPhrases& phrases,
                             RowAttribute attribute, std::string_view detail,
                             std::string_view row) {
  NamedRow named = named_row(context.column_facts, context.snapshot.values, row);
  if (named.table == kNone && attribute != RowAttribute::kNamed)
    named = longer_named_row(context.column_facts, context.snapshot.values, row);
  if (named.table == kNone)
    return attribute_of_numbered_row(context, phrases, attribute, detail, row);
  const std::string column = attribute_words(context.column_facts, named.table, attribute, detail);
  if (column.empty()) return column;
  const std::string each = named.unique ? "" : std::string(kDistinctAdjective) + " ";
  return each + column + " of " + named.name;
}

// The row that the text, or its singular, names: "impellers".
NamedRow row_named(const RewriteContext& context, std::string_view text) {
  const NamedRow named = named_row(context.column_facts, context.snapshot.values, text);
  if (named.table != kNone) return named;
  return named_row(context.column_facts, context.snapshot.values, with_last_lemma(text));
}

bool is_any_of(const ColumnFacts& facts, ColumnExpr c, std::span<const std::string_view> words) {
  return facts.index().has_any_word(facts.index().column(c.table, c.column), words);
}

// True if each row of a table of the noun has an amount that may be meant by their total.
bool has_amount(const ColumnFacts& facts, std::string_view noun) {
  const SchemaIndex& index = facts.index();
  for (uint32_t t = 0; t < index.tables(); ++t) {
    const auto& words = index.table(t).words;
    if (words.empty() || index.word(words.back()).lemma != noun) continue;
    for (const uint32_t c : index.measures(t)) {
      const ColumnExpr column{t, c};
      if (facts.flag(column)) continue;
      const bool money = unit_info(facts.of(column).unit).dimension == UnitDimension::kMoney;
      if (money || is_any_of(facts, column, kPaidColumns) ||
          (is_any_of(facts, column, kAmountColumns) && !facts.intensive(column)))
        return true;
    }
  }
  return false;
}

// Calls `use` with each column that has the word in its name.
template <class Use>
void for_columns_named(const ColumnFacts& facts, std::string_view word, Use use) {
  for (const SchemaItem& item : facts.index().items())
    if (item.column != kNone && facts.index().has_word(item, word))
      use(ColumnExpr{item.table, item.column});
}

// True if the word is of names of columns of text only.
bool is_kind(const ColumnFacts& facts, std::string_view word) {
  bool found = false, others = false;
  for_columns_named(facts, word, [&](ColumnExpr c) {
    (facts.text(c) && !facts.temporal(c) ? found : others) = true;
  });
  return found && !others;
}

bool may_lack(const ColumnFacts& facts, std::string_view word) {
  bool out = false;
  for_columns_named(facts, word,
                    [&](ColumnExpr c) { out |= facts.column(c).statistics.missing() > 0; });
  return out;
}

// True if the word is one of names of amounts that are added up, and of no other columns.
bool adds_up(const RewriteContext& context, std::string_view word) {
  const ColumnFacts& facts = context.column_facts;
  if (context.schema.sales.money && text::is_one_of(word, kRevenueNouns)) return true;
  bool found = false, others = false;
  for_columns_named(facts, word, [&](ColumnExpr c) {
    const bool unit = unit_info(facts.of(c).unit).dimension != UnitDimension::kNone;
    const bool sum =
        facts.measure(c) && !facts.flag(c) && !facts.intensive(c) &&
        (unit || is_any_of(facts, c, kAdditiveColumns) || is_any_of(facts, c, kPaidColumns));
    (sum ? found : others) = true;
  });
  return found && !others;
}

ColumnTests column_tests(const RewriteContext& context) {
  ColumnTests out;
  out.has_amount = [&](std::string_view noun) { return has_amount(context.column_facts, noun); };
  out.may_lack = [&](std::string_view word) { return may_lack(context.column_facts, word); };
  out.adds_up = [&](std::string_view word) { return adds_up(context, word); };
  out.is_kind = [&](std::string_view word) { return is_kind(context.column_facts, word); };
  out.main_events = [&] {
    return called(context, main_events(context.column_facts, context.schema.graph));
  };
  return out;
}

// The name of the only thing that is called by the text, or longer: "tile saw" of 'Wet tile saw'.
struct StoredName {
  ColumnExpr name;
  std::string value;
};

StoredName thing_named(const RewriteContext& context, std::string_view text) {
  const db::ValueIndex& values = context.snapshot.values;
  const std::string normal = db::ValueIndex::normalised(text);
  StoredName found;
  for (const bool whole : {true, false}) {
    for (const db::ValueHit& hit : whole ? values.find(normal) : values.containing(normal, 2)) {
      const ColumnExpr name{hit.table, hit.column};
      const bool named = context.column_facts.name_of(hit.table) == name ||
                         context.column_facts.column(name).primary_key == 1;
      if (context.schema.index.is_view(hit.table) || !named) continue;
      if (found.name.valid()) return {};
      found = {name, std::string(values.original(hit))};
    }
    if (found.name.valid()) break;
  }
  return found;
}

// Who has the thing, and no other that is called so.
Holders holders_of_named(const RewriteContext& context, std::string_view text, bool itself) {
  const StoredName thing = thing_named(context, text);
  const EngineSchema& schema = context.schema;
  if (!thing.name.valid() || holds_people(schema.index, thing.name.table)) return {};
  Holders out = holders_of(context.column_facts, context.schema.graph, thing.name.table, kNone);
  if (!out.holding.known()) return {};
  const auto refers = [&](uint32_t rows) {
    const auto edges = schema.graph.between(rows, thing.name.table);
    return std::any_of(edges.begin(), edges.end(),
                       [&](uint32_t e) { return schema.graph.edges()[e].child == rows; });
  };
  if (refers(out.holding.table) || (itself && !refers(out.lasting.table))) return {};
  QueryBlock& rows = out.holding.all[0][0].sub[0];
  rows.tables.push_back(thing.name.table);
  Condition called;
  called.column = thing.name;
  called.value = thing.value;
  rows.where.insert(rows.where.begin(), {std::move(called)});
  out.holding.through = kNone;
  return out;
}

void set_amounts_of_values(const RewriteContext& context, SchemaPhrases& phrases) {
  const auto of_value = [&context](auto amount) {
    return [&context, amount](std::string_view text) {
      const NamedRow named = row_named(context, text);
      return named.table == kNone ? std::string()
                                  : amount(context.column_facts, context.schema.graph, named.table);
    };
  };
  phrases.own_money_of_value = [&](std::string_view text) {
    if (std::string sold = revenue_of_goods(context, text); !sold.empty()) return sold;
    const uint32_t table = table_in_state(context, text);
    return table == kNone ? std::string() : own_money_of_rows(context.column_facts, table);
  };
  phrases.money_of_value = of_value(money_of_rows);
  phrases.time_of_value = of_value([](const ColumnFacts& facts, const SchemaGraph&,
                                      uint32_t table) { return time_of_rows(facts, table); });
  phrases.quantity_of_value = of_value(quantity_of_value);
}

// `noted`: the phrases of notes in the question, or null.
void rewrite_with_schema(const RewriteContext& context, const NotedPhrases* noted, Rewritten& out) {
  SchemaPhrases phrases = schema_phrases_of(out.words, context.column_facts, context.schema);
  phrases.is_value = [&](std::string_view text) {
    return is_stored(context.snapshot.values, text);
  };
  phrases.places_people = [&](std::string_view text) { return places_people(context, text); };
  phrases.names_person = [&](std::string_view text) {
    const NamedRow named = named_row(context.column_facts, context.snapshot.values, text);
    return named.table != kNone && holds_people(context.schema.index, named.table);
  };
  phrases.is_one_of_two = [&](std::string_view text) { return is_one_of_two(context, text); };
  phrases.value_has_measure = [&](std::string_view noun, std::string_view phrase) {
    return measures_rows_of_value(context, noun, phrase);
  };
  phrases.rows_of_kind = [&](std::string_view text) {
    return child_of_row(context, phrases,
                        named_row(context.column_facts, context.snapshot.values, text));
  };
  phrases.rows_of_kind_table = [&](std::string_view text) {
    return rows_of_kind_table(context, phrases, text);
  };
  phrases.is_noted_state = [&](std::string_view word) {
    return noted != nullptr && noted->table_of_state(word) != kNone;
  };
  phrases.rows_in_state = [&](std::string_view state) {
    const uint32_t table = noted != nullptr ? noted->table_of_state(state) : kNone;
    return called(context, table != kNone ? table : table_in_state(context, state));
  };
  phrases.row_attribute = [&](RowAttribute attribute, std::string_view detail,
                              std::string_view row) {
    return attribute_of_row(context, phrases, attribute, detail, row);
  };
  phrases.holders = [&](std::string_view text, bool itself) {
    return holders_of_named(context, text, itself);
  };
  set_amounts_of_values(context, phrases);
  rewrite_workers(out.words, context, phrases);
  rewrite_spent_on(out.words, context, phrases);
  take_owned_states(out.words, phrases, out.shape);
  rewrite_figures(out.words, context, phrases, out.shape);
  rewrite_named_spans(out.words, context);
  rewrite_each_doer(out.words, phrases);
  if (phrases.plans) rewrite_late_rows(out.words, context, phrases);
  rewrite_kind_subjects(out.words, context, phrases);
  take_shared_values(out.words, context, out.shape);
  rewrite_contrasts(out.words, phrases, out.shape);
  rewrite_paired_columns(out.words, phrases, out.shape);
  rewrite_clauses(out.words, phrases);
  rewrite_word_order(out.words, phrases);
  rewrite_schema_phrases(out.words, phrases, out.shape);
}

// Rows that are called by a text, or longer: "harry" of 'Harry Jackson'.
NamedRows named_rows(const RewriteContext& context) {
  const auto table_of = [&context](std::string_view name) {
    const NamedRow named = named_row(context.column_facts, context.snapshot.values, name);
    if (named.table != kNone) return named.table;
    const auto hits = context.snapshot.values.containing(db::ValueIndex::normalised(name), 2);
    const bool one = !hits.empty() && std::all_of(hits.begin(), hits.end(), [&](const auto& hit) {
      return hit.table == hits[0].table;
    });
    return one ? hits[0].table : kNone;
  };
  NamedRows out;
  out.any = [table_of](std::string_view name) { return table_of(name) != kNone; };
  out.have = [&context, table_of](std::string_view name, std::string_view word) {
    const uint32_t table = table_of(name);
    const SchemaIndex& index = context.schema.index;
    for (uint32_t c = 0; table != kNone && c < index.columns(table); ++c)
      if (index.has_word(index.column(table, c), word)) return true;
    return false;
  };
  return out;
}

void reword(const RewriteContext& context, const NotedPhrases* noted, Ending ending,
            Rewritten& out) {
  const SchemaIndex& index = context.schema.index;
  const ColumnFacts& column_facts = context.column_facts;
  const db::ValueIndex& values = context.snapshot.values;
  WordSequence& words = out.words;
  extract_series(words, out.shape);
  rewrite_record_requests(words, named_rows(context));
  rewrite_multiples(words, out.shape);
  rewrite_average_bounds(words, context, out.shape);
  normalise(
      words, [&](std::string_view word) { return index.names(word) || is_stored(values, word); },
      [&](std::string_view word) { return index.names(word); },
      [&](std::string_view word) { return in_one_name(index, word); },
      [&](std::string_view word) {
        return index.close_to(word) || !values.containing(word, 1).empty() ||
               is_stored(values, word);
      },
      [&](std::string_view word) { return only_table_named(index, word) != kNone; },
      column_tests(context), context.snapshot.measured);
  out.ends_in_outputs = asks_for_further_outputs(words);
  if (ending == Ending::kTakenFirst) extract_further_outputs(words, false, out.shape);
  rewrite_own_staff(words, context);
  take_meetings(words, context, out.shape);
  rewrite_with_schema(context, noted, out);
  out.yes_no = rewrite(
      words, has_sales_words(words) ? context.schema.sales : kNoSales,
      has_parent_role_words(words) ? parent_role_of(column_facts) : ParentRole(),
      [&](std::string_view word) { return column_facts.has_null_column_named(word); },
      [&](UnitId unit) {
        return (index.converts_to(unit) ||
                (index.has_notes() && noted_in(column_facts.catalog(), unit))) &&
               !names_column_in(words, index, unit);
      },
      ending != Ending::kLeft && ending != Ending::kListed, out.shape);
}

// What the question asks for beside its rows may name what a note calls otherwise.
void show_phrases(const NotedPhrases& phrases, QueryShape& shape) {
  phrases.show(shape.when);
  phrases.show(shape.whole);
  for (OutputRequest& request : shape.further) phrases.show(request.word);
  for (SecondNumber& number : shape.numbers) phrases.show(number.question);
  for (std::string& word : shape.every) phrases.show(word);
}

}  // namespace

Rewritten reworded_question(std::string_view question, const RewriteContext& context, Ending ending,
                            bool told) {
  const bool noted = context.schema.index.has_notes();
  Rewritten out;
  if (noted && (ending == Ending::kListed || ending == Ending::kReworded)) return out;
  std::optional<NotedPhrases> phrases;
  if (noted) phrases.emplace(question, context.schema, context.snapshot.values);
  out.words = noted ? phrases->hidden() : WordSequence::of_question(question);
  respell_names(out.words, context.snapshot.values, context.schema.index);
  if (told) take_told_states(out.words, context, out.told);
  if (ending == Ending::kListed && !take_listed_outputs(out.words, out.shape)) return out;
  if (ending == Ending::kReworded && !rewrite_spans(out.words, context, out.shape)) return out;
  reword(context, noted ? &*phrases : nullptr, ending, out);
  if (noted) {
    phrases->show(out.words);
    out.noted_nouns = phrases->nouns();
    show_phrases(*phrases, out.shape);
  }
  out.text = out.words.version() > 0 ? out.words.text() : std::string(question);
  return out;
}

}  // namespace ask::engine
