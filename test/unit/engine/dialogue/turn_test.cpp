// The parts of a turn that rules use: its words, the rows of the previous question, the items it
// names.
#include "agent/engine/dialogue/turn.h"

#include <string>
#include <vector>

#include "agent/common/contains.h"
#include "agent/engine/dialogue/anaphora.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/date_rules.h"
#include "agent/engine/dialogue/measure_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/named_items.h"
#include "agent/engine/dialogue/order_rules.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/dialogue/restriction_rules.h"
#include "agent/engine/dialogue/superlative_rules.h"
#include "agent/engine/dialogue/value_rules.h"
#include "test/unit/engine/dialogue/turns.h"

namespace ask::engine::dialogue {
namespace {

class TurnParts : public Turns {};

TEST_F(TurnParts, Words) {
  const Turn& t = turn("customers in Paris", "and the top 3 in Rome, please");
  EXPECT_TRUE(has(t, "top"));
  EXPECT_FALSE(has(t, "please"));
  EXPECT_EQ(words_from(t, 3), "in Rome");
  EXPECT_EQ(words_from(t, 9), "");
  EXPECT_EQ(only_number(t), 3);
  EXPECT_TRUE(has_only(t, {"the", "top", "3", "in", "rome"}));
  EXPECT_FALSE(has_only(t, {"the", "top"}));
  EXPECT_TRUE(has_only(t, {"in", "rome"}, 3));
  EXPECT_FALSE(only_number(turn("customers", "between 3 and 5")));
  EXPECT_TRUE(adds_rows(turn("customers in Paris", "also Rome")));
  EXPECT_FALSE(adds_rows(turn("customers in Paris", "and Rome")));
}

TEST_F(TurnParts, TextsOfThePreviousQuestion) {
  const Turn& t = turn("how many customers in Paris?", "and Rome?");
  EXPECT_EQ(with_value(t, t.base.block().where[0][0], "Rome"), "how many customers in Rome");
  EXPECT_EQ(with_head(t, "Which"), "Which customers in Paris");
  EXPECT_EQ(in_base(t, "by city"), "how many customers in Paris by city");
  EXPECT_TRUE(contains(t.nouns, std::string("customers")));
}

TEST_F(TurnParts, Antecedents) {
  const auto texts =
      with_antecedents(turn("customers in Paris", "which of them are older than 40?"));
  ASSERT_FALSE(texts.empty());
  EXPECT_EQ(texts[0], "which customers are older than 40");
}

TEST_F(TurnParts, RowsOfThePreviousQuestion) {
  const Turn& rows = turn("customers in Paris", "how many?");
  EXPECT_TRUE(rows.base.lists());
  EXPECT_FALSE(rows.base.counts());
  EXPECT_EQ(rows.base.topic(), db_.table("customers"));
  EXPECT_TRUE(shows_topic(rows, rows.base.block()));
  EXPECT_TRUE(names_rows(rows, db_.column("customers.name")));
  EXPECT_FALSE(names_rows(rows, db_.column("customers.age")));
  const Turn& number = turn("how many customers in Paris", "list them");
  EXPECT_TRUE(number.base.counts());
  EXPECT_FALSE(number.base.grouped());
  ASSERT_NE(number.base.aggregate(), nullptr);
  EXPECT_EQ(number.base.aggregate()->fn, Aggregate::kCount);
  const auto restriction = number.base.restriction(db_.table("customers"));
  ASSERT_TRUE(restriction);
  EXPECT_EQ(restriction->where.size(), 1U);
  const Turn& groups = turn("how many orders does each customer have", "and in total?");
  EXPECT_TRUE(groups.base.grouped());
  EXPECT_TRUE(groups_are_rows(groups));
  EXPECT_EQ(counted_table(groups), db_.table("orders"));
  LogicalForm ordered;
  ordered.block = ordered_groups(groups, true, 1);
  EXPECT_EQ(sql(ordered),
            "SELECT customers.name, count(*) FROM orders JOIN customers ON orders.customer_id = "
            "customers.id GROUP BY customers.id ORDER BY count(*) DESC LIMIT 1");
}

TEST_F(TurnParts, ThePreviousQuestionIsParsed) {
  const Turn& t = turn("Are there any customers in Paris?", "and Rome?");
  EXPECT_FALSE(t.base.asks_whether());  // they are shown
  EXPECT_TRUE(t.base.has_table(db_.table("customers")));
  EXPECT_FALSE(t.base.has_table(db_.table("orders")));
  EXPECT_FALSE(t.base.display(db_.table("customers")).empty());
  const Turn& rows = turn("customers in Paris", "and Rome?");
  EXPECT_FALSE(rows.base.asks_whether());
  const auto span = rows.base.value_span(rows.base.block().where[0][0]);
  ASSERT_TRUE(span);
  EXPECT_EQ(rows.base.text().substr(span->first, span->second - span->first), "Paris");
  const Base nonsense({"xyzzy", "xyzzy", "SELECT 1", nullptr}, context_);
  EXPECT_FALSE(nonsense.understood());
  const Base empty({"", "", "", nullptr}, context_);
  EXPECT_FALSE(empty.understood());
}

TEST_F(TurnParts, NamedItems) {
  const Turn& t = turn("customers", "show email in Rome");
  EXPECT_TRUE(is_named(t, db_.column("customers.email")));
  EXPECT_FALSE(is_named(t, db_.column("customers.age")));
  const auto cities = values_named(t, db_.column("customers.city"));
  ASSERT_EQ(cities.size(), 1U);
  EXPECT_EQ(cities[0]->text, "Rome");
  EXPECT_TRUE(values_named(t, db_.column("orders.status")).empty());
  EXPECT_TRUE(names_base_rows(turn("customers", "the customers"), 1));
  const Turn& rome = turn("customers in Paris", "and Rome?");
  EXPECT_FALSE(covers_named_values(rome, rome.base.block()));  // they are in Paris
  const Turn& paris = turn("customers in Paris", "only Paris");
  EXPECT_TRUE(covers_named_values(paris, paris.base.block()));
}

TEST_F(TurnParts, ShortQuestions) {
  const Turn& t = turn("customers in Paris", "older than 40?");
  const auto found = probe(t, "customers older than 40", [](const LogicalForm&) { return true; });
  ASSERT_TRUE(found);
  EXPECT_EQ(found->block().entity, db_.table("customers"));
  EXPECT_FALSE(probe(t, "customers older than 40", [](const LogicalForm&) { return false; }));
  EXPECT_FALSE(best_probe(t, {}, [](const LogicalForm&) { return true; }));
}

TEST_F(TurnParts, ConditionsOfThePreviousQuestion) {
  const Turn& t = turn("orders in 2023", "and 2024?");
  QueryBlock block = t.base.block();
  const Condition* date = date_condition(t, block);
  ASSERT_NE(date, nullptr);
  EXPECT_EQ(period_next_to(*date, 1), "2024");
  EXPECT_EQ(period_next_to(*date, -1), "2022");
  const Turn& number = turn("customers older than 30", "and 40?");
  QueryBlock numbers = number.base.block();
  EXPECT_EQ(numeric_conditions(number, numbers).size(), 1U);
  EXPECT_EQ(date_condition(number, numbers), nullptr);
  EXPECT_EQ(excluded_values(turn("customers", "exclude the Paris ones")), "Paris");
  EXPECT_EQ(excluded_values(turn("customers", "show Paris")), "");
}

TEST(TurnWords, HaveDirections) {
  EXPECT_TRUE(is_highest_word("most"));
  EXPECT_FALSE(is_highest_word("least"));
  EXPECT_TRUE(is_lowest_word("lowest"));
  EXPECT_FALSE(is_lowest_word(""));
  EXPECT_EQ(place_named("second"), 2);
  EXPECT_EQ(place_named("2nd"), 2);
  EXPECT_EQ(place_named("two"), 0);
  EXPECT_EQ(aggregate_named("average"), Aggregate::kAverage);
  EXPECT_FALSE(aggregate_named("customer"));
}

}  // namespace
}  // namespace ask::engine::dialogue
