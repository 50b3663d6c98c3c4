#include "agent/engine/dialogue/amount_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/measure_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/schema/derived_measures.h"

namespace ask::engine::dialogue {

ColumnExpr money_of(const Turn& turn, uint32_t table) {
  const ColumnFacts& facts = turn.base.facts();
  ColumnExpr found, total;
  bool several = false;
  for (const uint32_t c : turn.context.schema->index.measures(table)) {
    const ColumnExpr column{table, c};
    const auto has = [&](std::string_view word) { return facts.has_word(column, word); };
    if (facts.flag(column) || facts.of(column).identifier || facts.of(column).reference ||
        std::none_of(std::begin(kDebtColumns), std::end(kDebtColumns), has))
      continue;
    if (has(kSumNames[0])) total = total.valid() ? total : column;
    several |= found.valid();
    found = column;
  }
  return total.valid() ? total : several ? ColumnExpr() : found;
}

namespace {

// "how much do they get each?", "how much is that each?"
bool asks_amount_of_each(const Turn& turn) {
  return turn.words.size() > 3 && turn.now.word(turn.words[0]) == "how" &&
         turn.now.word(turn.words[1]) == "much" && has(turn, "each") &&
         std::all_of(turn.words.begin() + 2, turn.words.end(), [&](uint32_t i) {
           return text::is_one_of(turn.now.word(i), kAmountOfEachWords) ||
                  text::is_one_of(turn.now.token(i).lemma, kFigureVerbs);
         });
}

// The only number of the table that is called a value or worth, rather than the fee of a costume;
// invalid if there is none.
ColumnExpr value_of(const Turn& turn, uint32_t table) {
  const ColumnFacts& facts = turn.base.facts();
  ColumnExpr found;
  for (const uint32_t c : turn.context.schema->index.measures(table)) {
    const ColumnExpr column{table, c};
    const auto called = [&](std::string_view word) { return facts.last_word(column) == word; };
    if (facts.flag(column) || facts.intensive(column) ||
        std::none_of(std::begin(kValueColumns), std::end(kValueColumns), called))
      continue;
    if (found.valid()) return {};
    found = column;
  }
  return found;
}

// What is added up where it is asked what the rows are worth: their money, and of rows that store
// how many were sold at what price, each price times its quantity.
ColumnExpr worth_of(const Turn& turn, uint32_t table) {
  const ColumnExpr money = money_of(turn, table);
  if (const ColumnExpr value = value_of(turn, table); value.valid() && money.valid()) return value;
  if (!money.valid()) return money;
  for (const PricedQuantity& sold :
       products(turn.context.snapshot.catalog, turn.context.schema->index)) {
    if (sold.quantity_table != table || sold.price_table != table || sold.price != money.column)
      continue;
    ColumnExpr product{table, sold.quantity};
    product.factor_table = table;
    product.factor = sold.price;
    return product;
  }
  return money;
}

// "what are they worth?" of the five dearest: the sum of these.
RuleResult worth_of_first(const Turn& turn) {
  const uint32_t topic = turn.base.topic();
  ColumnExpr money = worth_of(turn, topic);
  const auto& order = turn.base.block().order;
  if (!money.valid() && order.size() == 1 && turn.base.facts().measure(order[0].term.column) &&
      order[0].term.fn == Aggregate::kPlain && order[0].term.column.home() == topic)
    money = order[0].term.column;
  const auto rows = turn.base.restriction(topic);
  if (!turn.base.lists() || !money.valid() || !rows) return std::nullopt;
  QueryBlock block;
  block.entity = topic;
  block.select = {{money, Aggregate::kSum}};
  block.where = rows->where;
  for (const uint32_t t : rows->tables) need_table(block, t);
  return follow_up_of(turn, FollowUpKind::kMeasure, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

// "and how much is that?" after a number of rows
bool asks_worth_of_number(const Turn& turn) {
  const auto& pronouns = turn.now.pronouns;
  return turn.words.size() > 3 && turn.now.word(turn.words[0]) == "how" &&
         turn.now.word(turn.words[1]) == "much" && is_form_of_be(turn.now.word(turn.words[2])) &&
         pronouns.size() == 1 && pronouns[0].begin == turn.words[3] &&
         (turn.base.counts() ||
          (turn.base.grouped() && turn.base.aggregate() != nullptr &&
           turn.base.aggregate()->fn == Aggregate::kCount) ||
          (turn.base.lists() && pronouns[0].kind == PronounKind::kThat)) &&
         has_only(turn, kAmountClosings, 4);
}

}  // namespace

namespace {

// The sum of how many were sold, of rows that store at what price too.
bool adds_quantity(const Turn& turn, const ValueExpr& measured) {
  if (measured.fn != Aggregate::kSum || measured.distinct || !measured.only.empty()) return false;
  const auto sold = products(turn.context.snapshot.catalog, turn.context.schema->index);
  return std::any_of(sold.begin(), sold.end(), [&](const PricedQuantity& one) {
    return one.quantity_table == measured.column.table && one.quantity == measured.column.column &&
           one.price_table == measured.column.table;
  });
}

}  // namespace

RuleResult worth_of_rows(const Turn& turn) {
  if ((turn.now.body() != kTheirWorth && !asks_worth_of_number(turn)) || turn.base.block().having)
    return std::nullopt;
  if (turn.base.block().limit) return worth_of_first(turn);
  QueryBlock block = turn.base.block();
  const ValueExpr* measured = turn.base.aggregate();
  const bool counts = measured != nullptr &&
                      (measured->fn == Aggregate::kCount || adds_quantity(turn, *measured));
  const bool groups = turn.base.grouped() && counts;
  const bool figure = counts && !turn.base.grouped() && block.select.size() == 1;
  if (!groups && !turn.base.lists() && !figure) return std::nullopt;
  const bool adds = counts && measured->fn == Aggregate::kSum;
  const uint32_t rows = adds ? measured->column.home() : groups ? block.entity : turn.base.topic();
  const ColumnExpr money = worth_of(turn, rows);
  const auto one = [&](uint32_t t) {
    return t == rows || turn.context.schema->graph.to_one(rows, t);
  };
  if (!money.valid() || !one(block.entity) ||
      !std::all_of(block.tables.begin(), block.tables.end(), one))
    return std::nullopt;
  if (groups) {
    block = with_measure(turn, {money, Aggregate::kSum});
  } else {
    block.select = {{money, Aggregate::kSum}};
    block.distinct = false;
    block.order.clear();
  }
  return follow_up_of(turn, FollowUpKind::kMeasure, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

RuleResult amount_of_rows(const Turn& turn) {
  const bool much = turn.words.size() == 5 && turn.now.word(turn.words[0]) == "how" &&
                    turn.now.word(turn.words[1]) == "much" && !turn.now.pronouns.empty() &&
                    turn.now.pronouns[0].begin == turn.words[3];
  const bool each = asks_amount_of_each(turn);
  if (!(each && turn.base.lists()) &&
      (!much || !text::is_one_of(turn.now.token(turn.words[4]).lemma, kAmountVerbsOfRows) ||
       !(turn.base.lists() || turn.base.counts())))
    return std::nullopt;
  const ColumnExpr amount =
      each ? money_of(turn, turn.base.topic()) : turn.base.facts().amount_of(turn.base.topic());
  QueryBlock block = turn.base.block();
  if (!amount.valid() || block.distinct || (block.limit && block.limit != 1)) return std::nullopt;
  if (turn.base.counts()) {
    block.select = {{amount, Aggregate::kSum}};
  } else if (block.limit) {
    block.select = {{amount}};
  } else if (add_outputs(block.select, {{amount}}) == 0) {
    return std::nullopt;
  }
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()), 0.7);
}

RuleResult quantity_of_first(const Turn& turn, const Probe& found) {
  const QueryBlock& own = found.block();
  if (own.where.size() != 1 || own.where[0].size() != 1) return std::nullopt;
  const Condition& c = own.where[0][0];
  const bool some = c.op == Op::kGreater && c.value == Value(int64_t{0});
  if (!some || !turn.base.facts().measure(c.column) || c.column.home() != turn.base.topic())
    return std::nullopt;
  QueryBlock block = turn.base.block();
  block.select = {{c.column}};
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} (of: {})", found.text, turn.base.text()), found.confidence);
}

RuleResult some_of_first(const Turn& turn) {
  const uint32_t table = counted_table(turn);
  if (table == kNone || turn.words.size() < 5 || turn.now.word(turn.words[2]) != "of")
    return std::nullopt;
  std::vector<std::string> texts;
  for (const std::string& noun : turn.base.nouns(table))
    texts.push_back(fmt::format("how many {} {}", noun, words_from(turn, 4)));
  const auto found = best_probe(turn, texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return b.select.size() == 1 && b.select[0].fn == Aggregate::kCount && b.entity == table &&
           b.group.empty() && !b.limit && !b.where.empty() && is_near(turn, b, table);
  });
  const auto rows = turn.base.restriction(turn.base.topic());
  if (!found || !rows) return std::nullopt;
  QueryBlock block = found->block();
  block.where.insert(block.where.begin(), rows->where.begin(), rows->where.end());
  need_table(block, turn.base.topic());
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(block),
                      fmt::format("{} (of: {})", found->text, turn.base.text()), found->confidence);
}

RuleResult amount_of_each(const Turn& turn, const Probe& found) {
  const QueryBlock& own = found.block();
  const bool totals = std::any_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    return aggregate_named(turn.now.word(i)).has_value();
  });
  if (own.select.size() != 1 || own.select[0].fn != Aggregate::kSum || !own.group.empty() ||
      totals || !own.where.empty() || !turn.base.lists() || turn.base.block().limit ||
      own.select[0].column.adds_up())
    return std::nullopt;
  const uint32_t table = own.select[0].column.table;
  if (table != turn.base.topic() && !turn.context.schema->graph.to_one(turn.base.topic(), table))
    return std::nullopt;
  QueryBlock block = turn.base.block();
  add_outputs(block.select, {{own.select[0].column}});
  need_table(block, table);
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block), "", found.confidence);
}

RuleResult average_of_each(const Turn& turn, const Probe& found) {
  const QueryBlock& own = found.block();
  const uint32_t topic = turn.base.topic();
  const ColumnExpr key = turn.base.facts().key_of(topic);
  const Token& last = turn.now.token(turn.words.back());
  const bool plural = last.folded != last.lemma && !turn.now.pronouns.empty() &&
                      turn.now.pronouns.front().kind == PronounKind::kOwner;
  if (!plural || !turn.base.lists() || turn.base.block().limit || !key.valid() ||
      own.select.size() != 1 || own.select[0].fn == Aggregate::kPlain || !own.group.empty())
    return std::nullopt;
  const uint32_t home = own.select[0].column.home();
  if (home == topic || turn.context.schema->graph.to_one(topic, home)) return std::nullopt;
  auto form = restricted_to_base(turn, found.form);
  if (!form) return std::nullopt;
  std::vector<ValueExpr> select = turn.base.display(topic);
  if (select.empty()) return std::nullopt;
  select.push_back(own.select[0]);
  form->block.select = std::move(select);
  form->block.group = {key};
  return follow_up_of(turn, FollowUpKind::kMeasure, std::move(form->block),
                      fmt::format("{} for each (of: {})", found.text, turn.base.text()),
                      found.confidence);
}

namespace {

// "litres" of tanks and of the batches of a beer: those of the beer are meant.
bool names_nearer(const Turn& turn, const Mention& other) {
  const uint32_t topic = turn.base.topic();
  return other.kind == MentionKind::kColumn &&
         std::any_of(
             turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
             [&](const Mention& m) {
               return m.kind == MentionKind::kColumn && m.begin == other.begin &&
                      m.end == other.end && m.score >= 0.72F &&
                      turn.base.facts().measure({m.table, m.column}) &&
                      (m.table == topic || turn.context.schema->graph.to_one(m.table, topic));
             });
}

}  // namespace

bool measures_others(const Turn& turn, const QueryBlock& own) {
  const SchemaGraph& graph = turn.context.schema->graph;
  const uint32_t topic = turn.base.topic();
  return std::any_of(own.select.begin(), own.select.end(), [&](const ValueExpr& v) {
    if (v.fn == Aggregate::kPlain || !v.column.valid()) return false;
    const uint32_t home = v.column.home();
    if (home == kNone || home == topic || graph.to_one(topic, home) || graph.to_one(home, topic))
      return false;
    return std::none_of(
        turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
          const bool names = m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn;
          return names && m.table == home && m.score >= 0.72F && m.begin >= turn.now.begin &&
                 m.end <= turn.now.end && !names_nearer(turn, m);
        });
  });
}

RuleResult summed(const Turn& turn, RuleResult found) {
  const bool total = std::any_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    const std::string_view word = turn.now.word(i);
    return text::is_one_of(word, kTotalAdverbs) || text::is_one_of(word, kSumNames);
  });
  QueryBlock& block = found->meaning.block;
  if (!total || (found->kind != FollowUpKind::kOutputs && found->kind != FollowUpKind::kAbout) ||
      !block.group.empty() || !all_plain(block))
    return found;
  std::vector<ColumnExpr> amounts;
  for (const ValueExpr& v : block.select)
    if (turn.base.facts().measure(v.column) && !contains(turn.base.block().select, v))
      amounts.push_back(v.column);
  if (amounts.size() != 1) return found;
  const uint32_t home = amounts[0].home();
  const auto one = [&](uint32_t t) {
    return t == home || turn.context.schema->graph.to_one(home, t);
  };
  if (!one(block.entity) || !std::all_of(block.tables.begin(), block.tables.end(), one) ||
      block.distinct)
    return std::nullopt;
  if (block.limit) {
    if (block.limit == 1) return found;
    block.where = as_membership(block, block.entity, turn.base.facts());
    if (block.where.empty() || block.entity != home) return std::nullopt;
    block.limit.reset();
    block.tables.clear();
  }
  block.order.clear();
  block.ties = false;
  block.select = {{amounts[0], Aggregate::kSum}};
  found->kind = FollowUpKind::kMeasure;
  return found;
}

}  // namespace ask::engine::dialogue
