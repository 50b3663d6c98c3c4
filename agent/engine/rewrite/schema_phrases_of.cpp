#include "agent/engine/rewrite/schema_phrases_of.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/abbreviations.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rewrite/schema_phrases_of_people.h"
#include "agent/engine/rewrite/schema_phrases_of_rows.h"
#include "agent/engine/rewrite/schema_phrases_of_sales.h"
#include "agent/engine/schema/amount_nouns.h"
#include "agent/engine/schema/cut_short_tables.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/gradable_columns.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/schema/noted_names.h"
#include "agent/engine/schema/remainders.h"
#include "agent/engine/schema/row_absences.h"
#include "agent/engine/schema/row_amounts.h"
#include "agent/engine/schema/row_events.h"
#include "agent/engine/schema/row_owners.h"
#include "agent/engine/schema/verb_objects.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

std::vector<SelfReference> self_references(const EngineSchema& schema) {
  const SchemaIndex& index = schema.index;
  std::vector<SelfReference> out;
  constexpr size_t kMaxRoles = 32;
  for (uint32_t e = 0; e < schema.graph.edges().size() && out.size() < kMaxRoles; ++e) {
    const JoinEdge& edge = schema.graph.edges()[e];
    if (edge.child != edge.parent || edge.child_columns.size() != 1 || schema.roles[e].empty())
      continue;
    const std::vector<uint32_t>& parts = schema.roles[e];
    const bool towards = parts.size() > 1 && index.word(parts.back()).text == "to";
    const SchemaWord& word = index.word(parts[parts.size() - (towards ? 2 : 1)]);
    if (word.text == kParentRow) continue;
    SelfReference role;
    role.role_name = column_phrase(index, edge.child, edge.child_columns[0]);
    role.rows = index.text(index.table(edge.child));
    role.is_role_verb = [&word](std::string_view verb) {
      Token token;
      token.folded = verb;
      token.lemma = lemma(verb);
      token.stem = Stemmer().stem(verb);
      return verb.size() > 2 && same_role(token, word);
    };
    role.names_other_rows = [&index, own = edge.child](std::string_view noun) {
      const std::vector<uint32_t> tables = tables_named(index, noun);
      return !tables.empty() && !contains(tables, own);
    };
    out.push_back(std::move(role));
  }
  return out;
}

}  // namespace

std::vector<uint32_t> tables_named(const SchemaIndex& index, std::string_view noun) {
  std::vector<uint32_t> out;
  if (noun.size() < 3) return out;
  const std::string base = lemma(noun);
  for (const uint32_t word : index.words_of(base)) index.add_tables_ending_in(word, out);
  if (const std::string_view whole = expansion(noun); !whole.empty())  // "subs" of the table subs
    for (const uint32_t word : index.words_of(lemma(whole)))
      if (index.word(word).text == whole) index.add_tables_ending_in(word, out);
  if (!index.noted().empty()) {
    Token noun_token;
    noun_token.folded = noun;
    noun_token.lemma = base;
    for (uint32_t t = 0; t < index.tables(); ++t)
      if (index.noted().calls(t, kNone, noun_token)) out.push_back(t);
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out.empty() ? tables_cut_short(index, base) : out;
}

namespace {

// Every row of the child has a row of the parent.
bool always_has_parent(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t child,
                       uint32_t parent) {
  for (const uint32_t e : graph.between(child, parent)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.child != child || edge.parent != parent || edge.child_columns.size() != 1) continue;
    const db::Column& key = column_facts.column({child, edge.child_columns[0]});
    if (key.not_null || (key.statistics.rows > 0 && key.statistics.nulls == 0)) return true;
  }
  return false;
}

// The only date of the tables until which their rows hold, and that has the word unless it is "".
std::string expiry_of(const ColumnFacts& column_facts, const std::vector<uint32_t>& tables,
                      std::string_view about) {
  const SchemaIndex& index = column_facts.index();
  std::string found;
  for (const uint32_t t : tables)
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      const SchemaItem& item = index.column(t, c);
      const auto has = [&](std::span<const std::string_view> words) {
        return std::any_of(words.begin(), words.end(),
                           [&](std::string_view w) { return index.has_word(item, w); });
      };
      const bool lasts = std::any_of(item.words.begin(), item.words.end(),
                                     [&](uint32_t w) { return is_last_day(index.word(w).text); });
      const bool until =
          is_expiry_date(column_facts, {t, c}) || (!about.empty() && (has(kNextColumns) || lasts));
      if (!column_facts.temporal({t, c}) || !until ||
          (!about.empty() && !index.has_word(item, lemma(about)) &&
           !shortens_a_word(column_facts.column({t, c}).name, about)))
        continue;
      if (!found.empty()) return "";
      found = column_phrase(index, t, c);
    }
  return found;
}

// The words of the key of the only table that the noun names; "" if a column is called so.
std::string key_of_noun(const ColumnFacts& column_facts, std::string_view noun) {
  const SchemaIndex& index = column_facts.index();
  const uint32_t table = only_table_named(index, noun);
  const ColumnExpr key = table != kNone ? column_facts.key_of(table) : ColumnExpr{};
  if (!key.valid() || lemma(noun) != noun) return {};
  const bool column =
      std::any_of(index.items().begin(), index.items().end(), [&](const SchemaItem& item) {
        return item.column != kNone && item.words.size() == 1 &&
               index.word(item.words[0]).lemma == noun &&
               !column_facts.of({item.table, item.column}).reference;
      });
  if (column) return {};
  return index.text(index.column(key.table, key.column));
}

std::string only_child_of(const SchemaIndex& index, const SchemaGraph& graph,
                          std::string_view noun) {
  const uint32_t table = only_table_named(index, noun);
  uint32_t found = kNone;
  for (const uint32_t e : table != kNone ? graph.of(table) : std::vector<uint32_t>()) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.parent != table || edge.child == found || index.is_view(edge.child)) continue;
    if (found != kNone || edge.child == edge.parent) return {};
    found = edge.child;
  }
  return found != kNone ? index.text(index.table(found)) : std::string();
}

bool has_day_first(const ColumnFacts& column_facts) {
  bool day = false;
  for (const db::Table& table : column_facts.catalog().tables)
    for (const db::Column& column : table.columns) {
      if (column.statistics.form == db::ValueForm::kMonthFirst) return false;
      day |= column.statistics.form == db::ValueForm::kDayFirst;
    }
  return day;
}

// Sets the words of the stock level, if exactly one measure has it.
void set_stock(const WordSequence& words, const ColumnFacts& column_facts, SchemaPhrases& out) {
  const SchemaIndex& index = column_facts.index();
  out.stock_level = [&index] { return stock_level(index); };
  size_t stocks = 0;
  const std::string_view stock_word =
      index.names(kInventoryNoun) ? kInventoryNoun : kOnHand;  // "qty_on_hand"
  const bool asks_stock = words.holds(kInventoryNoun) || words.holds(kRemainder) ||
                          words.holds("have") || words.holds("out") ||
                          words.holds(kAvailabilityAdjective);
  if (asks_stock && index.names(stock_word))
    for (uint32_t t = 0; t < index.tables(); ++t)
      if (const uint32_t c = only_measure(index, t, {stock_word}); c != kNone) {
        out.stock = column_phrase(index, t, c);
        out.stocked = index.text(index.table(t));
        stocks += !column_facts.flag({t, c}) ? 1 : 2;
      }
  if (stocks != 1) out.stock.clear();
}

std::string paid_rows(const ColumnFacts& column_facts, const SchemaGraph& graph) {
  const SchemaIndex& index = column_facts.index();
  std::string out;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    const auto& keys = graph.of(t);
    if (std::none_of(keys.begin(), keys.end(), [&](uint32_t e) {
          const JoinEdge& key = graph.edges()[e];
          return key.child == t && holds_people(index, key.parent);
        }))
      continue;
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      if (!column_facts.flag({t, c}) || !column_facts.has_word({t, c}, kPaymentParticiple))
        continue;
      if (!out.empty()) return {};
      out = index.text(index.table(t));
    }
  }
  return out;
}

// True if the phrase is the whole name of a measure, or of the total of the sales.
bool is_amount(const ColumnFacts& column_facts, const EngineSchema& schema,
               std::string_view phrase) {
  if (schema.sales.money && text::is_one_of(phrase, kRevenueNouns)) return true;
  if (!schema.sales.things.empty() && text::is_one_of(phrase, kSoldUnits)) return true;
  const SchemaIndex& index = column_facts.index();
  const std::vector<std::string> phrase_words = text::split(phrase, ' ');
  for (uint32_t t = 0; t < index.tables(); ++t)
    for (const uint32_t c : index.measures(t))
      if (index.column(t, c).words.size() == phrase_words.size() &&
          begins_with(index, index.column(t, c), phrase_words))
        return true;
  return false;
}

// Of the tables that the noun names, or of all.
bool has_ages(const ColumnFacts& column_facts, std::string_view noun) {
  std::vector<uint32_t> tables;
  if (!noun.empty()) tables = tables_named(column_facts.index(), noun);
  for (uint32_t t = 0; noun.empty() && t < column_facts.index().tables(); ++t) tables.push_back(t);
  for (const uint32_t t : tables) {
    bool born = false, age = false;
    for (uint32_t c = 0; c < column_facts.table(t).columns.size(); ++c) {
      born |= column_facts.birth_date({t, c}) || column_facts.birth_year({t, c});
      age |= column_facts.has_word({t, c}, kLifetime);
    }
    if (born && !age) return true;
  }
  return false;
}

std::string price_per(const ColumnFacts& column_facts, std::string_view period,
                      std::string_view noun) {
  const uint32_t rows = noun.empty() ? kNone : only_table_named(column_facts.index(), lemma(noun));
  std::string found;
  if (rows != kNone) found = attribute_words(column_facts, rows, RowAttribute::kPrice, period);
  if (!found.empty()) return found;
  for (uint32_t t = 0; t < column_facts.index().tables(); ++t) {
    const std::string price = attribute_words(column_facts, t, RowAttribute::kPrice, period);
    if (!price.empty() && !found.empty()) return {};
    if (!price.empty()) found = price;
  }
  return found;
}

void set_events(const ColumnFacts& column_facts, const EngineSchema& schema, SchemaPhrases& out) {
  out.event_date = [&](std::string_view noun, std::string_view event) {
    const uint32_t table = only_table_named(schema.index, noun);
    return table == kNone ? "" : date_of_event(column_facts, schema.graph, table, event);
  };
  out.event_measure = [&](std::string_view noun, std::string_view event) {
    const uint32_t table = only_table_named(schema.index, noun);
    return table == kNone ? "" : measure_of_event(column_facts, schema.graph, table, event);
  };
  out.own_amount = [&](std::string_view noun) {
    uint32_t table = only_table_named(schema.index, noun);
    if (table == kNone) table = table_of_verb(schema.index, noun);
    return table == kNone ? "" : amount_of_events(column_facts, schema.graph, table);
  };
}

// "visit fee" of the stored totals: the only one, or the only one that is called a fee.
std::string charged_amount(const SalesWords& sales) {
  const SalesWords::Amount* found = nullptr;
  size_t many = 0;
  for (const SalesWords::Amount& amount : sales.amounts) {
    const auto words = text::split(amount.called, ' ');
    const bool fee = std::any_of(words.begin(), words.end(), [](const std::string& word) {
      return text::is_one_of(word, kFeeNames);
    });
    if (fee || sales.amounts.size() == 1) found = &amount, ++many;
  }
  return many == 1 ? found->rows + " " + found->called : std::string();
}

void set_amounts(const ColumnFacts& column_facts, const EngineSchema& schema, SchemaPhrases& out) {
  const auto of_table = [&](auto amount) {
    return [&, amount](std::string_view noun) {
      const uint32_t table = only_table_named(schema.index, noun);
      return table == kNone ? std::string() : amount(column_facts, schema.graph, table);
    };
  };
  out.price_per = [&](std::string_view period, std::string_view noun) {
    return price_per(column_facts, period, noun);
  };
  out.money_of = of_table(money_of_rows);
  out.own_money = of_table([](const ColumnFacts& facts, const SchemaGraph&, uint32_t table) {
    return own_money_of_rows(facts, table);
  });
  out.quantity_of = of_table(quantity_of_rows);
  out.time_of = of_table([](const ColumnFacts& facts, const SchemaGraph&, uint32_t table) {
    return time_of_rows(facts, table);
  });
  out.value_of = of_table([](const ColumnFacts& facts, const SchemaGraph&, uint32_t table) {
    return value_of_rows(facts, table);
  });
  out.amount_of = [&](std::string_view noun, std::string_view rows) {
    const uint32_t table = rows.empty() ? kNone : only_table_named(schema.index, rows);
    return amount_of_noun(column_facts, schema.graph, noun, table);
  };
  out.pay_of = [&](std::string_view noun) {
    const uint32_t table = noun.empty() ? kNone : only_table_named(schema.index, noun);
    return noun.empty() || table != kNone ? pay_of_people(column_facts, table) : std::string();
  };
  out.charged = [&schema] { return charged_amount(schema.sales); };
}

// "allerg" of "allergy"
bool is_clipped(std::string_view name, std::string_view word) {
  constexpr size_t kShortest = 4, kMostLeftOut = 4;
  return name.size() >= kShortest && word.size() > name.size() && word.starts_with(name) &&
         word.size() - name.size() <= kMostLeftOut && !has_plural_suffix(word);
}

// What is owed, who did not come, what is free.
void set_absences(const ColumnFacts& column_facts, const EngineSchema& schema, SchemaPhrases& out) {
  out.debts = [&](std::string_view noun) { return debts(column_facts, schema.graph, noun); };
  out.unpaid_by = [&](std::string_view people, std::string_view noun) {
    const uint32_t by = people.empty() ? kNone : only_table_named(schema.index, people);
    const uint32_t of = noun.empty() ? kNone : only_table_named(schema.index, noun);
    if ((by == kNone && !people.empty()) || (of == kNone && !noun.empty())) return RowCondition();
    return unpaid_by(column_facts, schema.graph, by, of);
  };
  out.plural_of = [&](uint32_t table) { return rows_in_plural(schema.index, table); };
  out.places = [&](std::string_view noun, bool full) {
    return rows_with_places(column_facts, only_table_named(schema.index, noun), noun.empty(), full);
  };
  out.attendance = [&] { return attendance(column_facts); };
  out.occupancy = [&](std::string_view noun) {
    const uint32_t table = only_table_named(schema.index, noun);
    return table == kNone ? Occupancy() : occupancy_of(column_facts, schema.graph, table);
  };
  out.in_state = [&](std::string_view noun, RowState state) {
    return row_state(column_facts, schema.graph, only_table_named(schema.index, noun), state);
  };
  out.dated_state = [&](std::string_view noun, std::string_view phrase) {
    return dated_state(column_facts, only_table_named(schema.index, noun), phrase);
  };
  const auto named = [&](std::string_view noun) {
    return noun.empty() ? kNone : only_table_named(schema.index, noun);
  };
  out.holders_of = [&, named](std::string_view thing, std::string_view people) {
    const uint32_t held = named(thing), by = named(people);
    if ((held == kNone && !thing.empty()) || (by == kNone && !people.empty())) return Holders();
    return holders_of(column_facts, schema.graph, held, by);
  };
  out.without_events = [&, named](std::string_view noun, std::string_view verb,
                                  std::string_view object) {
    if (!object.empty() && named(object) == kNone) return RowCondition();
    return without_events(column_facts, schema.graph, named(noun), verb, named(object));
  };
  out.without_doer = [&, named](std::string_view noun, std::string_view participle) {
    return without_doer(column_facts, named(noun), participle);
  };
  out.leavers = [&] { return leavers(column_facts); };
  out.returns = [&](uint32_t rows) {
    return ends_by_return(schema.index, open_span(column_facts, rows));
  };
  out.due_things = [&](bool back) {
    if (!back && schema.index.plans().size() > 1) return std::string();
    return due_things(column_facts, schema.graph);
  };
  out.without = [&](std::string_view noun, const RowCondition& rows) {
    return without_rows(column_facts, schema.graph, only_table_named(schema.index, noun), rows);
  };
}

}  // namespace

bool begins_with(const SchemaIndex& index, const SchemaItem& column,
                 const std::vector<std::string>& phrase_words) {
  if (phrase_words.size() > column.words.size()) return false;
  for (size_t i = 0; i < phrase_words.size(); ++i)
    if (const SchemaWord& word = index.word(column.words[i]);
        word.lemma != lemma(phrase_words[i]) && !is_clipped(word.text, phrase_words[i]))
      return false;
  return true;
}

std::string column_phrase(const SchemaIndex& index, uint32_t table, uint32_t column) {
  std::string out;
  for (const uint32_t w : index.column(table, column).words) {
    const std::string& word = index.word(w).text;
    if (!is_reference_noun(word)) out += (out.empty() ? "" : " ") + word;
  }
  return out;
}

std::vector<uint32_t> tables_with_flag(const ColumnFacts& column_facts, std::string_view word) {
  const SchemaIndex& index = column_facts.index();
  const std::string base = lemma(word);
  std::vector<uint32_t> out;
  for (const SchemaItem& item : index.items())
    if (item.column != kNone && item.words.size() == 1 && index.word(item.words[0]).lemma == base &&
        column_facts.flag({item.table, item.column}))
      out.push_back(item.table);
  return out;
}

uint32_t only_table_named(const SchemaIndex& index, std::string_view noun) {
  auto tables = tables_named(index, noun);
  if (tables.size() > 1)  // "materials", and not job_materials
    std::erase_if(tables, [&](uint32_t t) { return index.table(t).words.size() > 1; });
  return tables.size() == 1 ? tables[0] : kNone;
}

namespace {

std::string owner_of_rows(const SchemaIndex& index, const SchemaGraph& graph,
                          std::string_view noun) {
  const uint32_t table = only_table_named(index, noun);
  const uint32_t owner = table == kNone ? kNone : row_owner(graph, index, table).table;
  if (owner == kNone || index.table(owner).words.empty()) return {};
  return index.word(index.table(owner).words.back()).text;
}

}  // namespace

SchemaPhrases schema_phrases_of(const WordSequence& words, const ColumnFacts& column_facts,
                                const EngineSchema& schema) {
  const SchemaIndex& index = schema.index;
  SchemaPhrases out;
  out.is_name = [&index](std::string_view word) { return index.names_element(word); };
  out.names_row = [&index](std::string_view noun) { return !tables_named(index, noun).empty(); };
  out.key_of = [&](std::string_view noun) { return key_of_noun(column_facts, noun); };
  out.roles = self_references(schema);
  out.plans = !index.plans().empty();
  out.day_first = (words.holds("/") || words.holds(".")) && has_day_first(column_facts);
  out.has_measure = [&](std::string_view noun, std::string_view phrase) {
    const auto tables = tables_named(index, noun);
    return std::any_of(tables.begin(), tables.end(), [&](uint32_t t) {
      const auto measures = index.measures(t);
      return std::any_of(measures.begin(), measures.end(), [&](uint32_t c) {
        return begins_with(index, index.column(t, c), text::split(phrase, ' '));
      });
    });
  };
  out.is_amount = [&](std::string_view phrase) { return is_amount(column_facts, schema, phrase); };
  out.expiry_of = [&](std::string_view noun, std::string_view about) {
    return expiry_of(column_facts, tables_named(index, noun), about);
  };
  out.joined = [&](std::string_view noun, std::string_view verb) {
    return joined_of(column_facts, schema.graph, noun, verb);
  };
  out.only_child = [&](std::string_view noun) { return only_child_of(index, schema.graph, noun); };
  out.paid_rows = [&] { return paid_rows(column_facts, schema.graph); };
  set_absences(column_facts, schema, out);
  out.is_flag = [&](std::string_view word) {
    return !tables_with_flag(column_facts, word).empty();
  };
  out.is_event_verb = [&index](std::string_view verb) {
    const std::string base = lemma(verb);
    return std::any_of(index.items().begin(), index.items().end(), [&](const SchemaItem& item) {
      return (item.column == kNone || index.column_roles(item.table, item.column).temporal) &&
             index.has_word(item, base);
    });
  };
  set_stock(words, column_facts, out);
  set_sales(words, column_facts, out);
  out.has_ages = [&](std::string_view noun) { return has_ages(column_facts, noun); };
  out.belongs = [&](std::string_view rows, std::string_view owners) {
    const auto children = tables_named(index, rows), parents = tables_named(index, owners);
    return children.size() == 1 && parents.size() == 1 &&
           always_has_parent(column_facts, schema.graph, children[0], parents[0]);
  };
  set_events(column_facts, schema, out);
  set_amounts(column_facts, schema, out);
  set_row_phrases(column_facts, schema, out);
  out.owner_of = [&](std::string_view noun) { return owner_of_rows(index, schema.graph, noun); };
  out.objects_of = [&](std::string_view verb) {
    return objects_of_verb(column_facts, schema.graph, verb);
  };
  return out;
}

}  // namespace ask::engine
