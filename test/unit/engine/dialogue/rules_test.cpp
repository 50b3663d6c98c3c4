// Follow-up rules, each alone: its result for a follow-up, and the follow-ups it leaves to other
// rules.
#include <string>

#include "agent/engine/dialogue/about_rules.h"
#include "agent/engine/dialogue/amount_rules.h"
#include "agent/engine/dialogue/comparison_rules.h"
#include "agent/engine/dialogue/count_rules.h"
#include "agent/engine/dialogue/date_rules.h"
#include "agent/engine/dialogue/exclusion_rules.h"
#include "agent/engine/dialogue/follow_up.h"
#include "agent/engine/dialogue/follow_up_rules.h"
#include "agent/engine/dialogue/group_rules.h"
#include "agent/engine/dialogue/list_rules.h"
#include "agent/engine/dialogue/measure_rules.h"
#include "agent/engine/dialogue/movement_rules.h"
#include "agent/engine/dialogue/order_rules.h"
#include "agent/engine/dialogue/output_rules.h"
#include "agent/engine/dialogue/people_rules.h"
#include "agent/engine/dialogue/restriction_rules.h"
#include "agent/engine/dialogue/state_rules.h"
#include "agent/engine/dialogue/superlative_rules.h"
#include "agent/engine/dialogue/value_rules.h"
#include "test/unit/engine/dialogue/turns.h"

namespace ask::engine::dialogue {
namespace {

struct RuleCase {
  RuleResult (*rule)(const Turn&);
  const char *question, *follow_up, *sql;
};

class FollowUpRules : public Turns {};

TEST_F(FollowUpRules, MergeTheFollowUpIntoTheQuery) {
  const RuleCase cases[] = {
      {replace_value, "customers in Paris", "and Rome?",
       "SELECT customers.name FROM customers WHERE customers.city = 'Rome'"},
      {drop_condition, "how many customers in Paris", "regardless of the city",
       "SELECT count(*) FROM customers"},
      {replace_noun, "how many customers", "and orders?", "SELECT count(*) FROM orders"},
      {replace_state, "how many open orders", "and closed?",
       "SELECT count(*) FROM orders WHERE orders.status = 'closed'"},
      {rest_of_rows, "orders with status open", "and the others?",
       "SELECT orders.id FROM orders WHERE orders.status <> 'open'"},
      {compare_number, "customers older than 30", "and older than 40?",
       "SELECT customers.name FROM customers WHERE customers.age > 40"},
      {shift_period, "how many orders in 2023", "and the year after?",
       "SELECT count(*) FROM orders WHERE orders.ordered_on LIKE '2024%'"},
      {replace_day_of_month, "orders on 2024-01-09", "and on the 10th?",
       "SELECT orders.id FROM orders WHERE orders.ordered_on = '2024-01-10'"},
      {count_rows, "customers in Paris", "how many are there?",
       "SELECT count(*) FROM customers WHERE customers.city = 'Paris'"},
      {measure_alone, "customers in Paris", "average age?",
       "SELECT avg(customers.age) FROM customers WHERE customers.city = 'Paris'"},
      {total_of_groups, "number of orders per status", "and in total?",
       "SELECT count(*) FROM orders"},
      {amount_of_rows, "orders in 2023", "how much did they pay?",
       "SELECT orders.id, orders.total FROM orders WHERE orders.ordered_on LIKE '2023%'"},
      {group_by_all, "how many orders did Ada make", "for all customers",
       "SELECT customers.name, count(*) FROM orders JOIN customers ON orders.customer_id = "
       "customers.id GROUP BY customers.id"},
      {group_rows, "how many orders", "per status?",
       "SELECT orders.status, count(*) FROM orders GROUP BY orders.status"},
      {order_rows, "customers in Paris", "sort them by age",
       "SELECT customers.name FROM customers WHERE customers.city = 'Paris' ORDER BY "
       "customers.age"},
      {order_rows, "customers in Paris", "oldest first",
       "SELECT customers.name FROM customers WHERE customers.city = 'Paris' ORDER BY customers.age "
       "DESC"},
      {limit_rows, "customers sorted by age", "just the top 2",
       "SELECT customers.name FROM customers ORDER BY customers.age LIMIT 2"},
      {row_at_rank, "who is the oldest customer", "and the second?",
       "SELECT customers.name FROM customers ORDER BY customers.age DESC LIMIT 1 OFFSET 1"},
      {next_row, "orders in 2023", "and after that?",
       "SELECT orders.id FROM orders WHERE orders.ordered_on LIKE '2024%'"},
      {add_outputs_named, "customers in Paris", "show their email too",
       "SELECT customers.name, customers.email FROM customers WHERE customers.city = 'Paris'"},
      {attributes_of_rows, "names of customers older than 30", "where do they live?",
       "SELECT customers.name, customers.city FROM customers WHERE customers.age > 30"},
      {output_of_noun, "who is the oldest customer", "what's the email?",
       "SELECT customers.email FROM customers ORDER BY customers.age DESC LIMIT 1"},
      {owners_of_rows, "orders with status open", "whose are they?",
       "SELECT DISTINCT customers.name FROM orders JOIN customers ON orders.customer_id = "
       "customers.id WHERE orders.status = 'open'"},
      {owning_people, "orders with status open", "who were they?",
       "SELECT DISTINCT customers.name FROM orders JOIN customers ON orders.customer_id = "
       "customers.id WHERE orders.status = 'open'"},
      {restrict_rows, "customers", "only those from Paris",
       "SELECT customers.name FROM customers WHERE customers.city = 'Paris'"},
      {exclude_rows, "customers", "exclude Paris",
       "SELECT customers.name FROM customers WHERE customers.city <> 'Paris'"},
      {first_of_rows, "customers in Paris", "who is the oldest?",
       "SELECT customers.name FROM customers WHERE customers.city = 'Paris' ORDER BY customers.age "
       "DESC LIMIT 1"},
      {first_of_noun, "how many orders", "top 2 customers",
       "SELECT customers.name, count(*) FROM orders JOIN customers ON orders.customer_id = "
       "customers.id GROUP BY customers.id ORDER BY count(*) DESC LIMIT 2"},
      {first_of_others, "how many orders", "which customer had the most?",
       "SELECT customers.name FROM orders JOIN customers ON orders.customer_id = customers.id "
       "GROUP BY customers.id ORDER BY count(*) DESC LIMIT 1"},
      {replace_measure, "average total of orders", "and the highest?",
       "SELECT max(orders.total) FROM orders"},
      {row_of_extreme, "what is the highest total of orders", "which order is that?",
       "SELECT orders.id FROM orders ORDER BY orders.total DESC LIMIT 1"},
      {ask_about_rows, "customers in Paris", "which of them are older than 40?",
       "SELECT customers.name FROM customers WHERE customers.city = 'Paris' AND customers.age > "
       "40"},
      {list_rows, "how many customers in Paris", "list them",
       "SELECT customers.name FROM customers WHERE customers.city = 'Paris'"},
      {list_of_noun, "how many customers in Paris", "which customers?",
       "SELECT customers.name FROM customers WHERE customers.city = 'Paris'"},
  };
  for (const RuleCase& c : cases)
    EXPECT_EQ(after(c.question, c.follow_up, c.rule), c.sql) << c.question << " / " << c.follow_up;
}

TEST_F(FollowUpRules, LeaveOtherFollowUps) {
  const RuleCase cases[] = {
      {replace_value, "customers in Paris", "sort by age", ""},
      {drop_condition, "customers in Paris", "and Rome?", ""},
      {replace_state, "how many open orders", "and Rome?", ""},
      {compare_number, "customers in Paris", "in Rome", ""},
      {shift_period, "customers in Paris", "the year before", ""},
      {replace_day_of_month, "orders in 2023", "in Rome", ""},
      {total_of_groups, "customers in Paris", "and in total?", ""},
      {group_rows, "how many orders", "and closed?", ""},
      {group_by_all, "how many orders", "by status?", ""},
      {order_rows, "customers in Paris", "in Rome?", ""},
      {limit_rows, "customers in Paris", "in Rome?", ""},
      {row_at_rank, "customers in Paris", "in Rome?", ""},
      {next_row, "customers in Paris", "and Rome?", ""},
      {add_outputs_named, "customers in Paris", "in Rome?", ""},
      {output_of_noun, "customers in Paris", "and Rome?", ""},
      {owners_of_rows, "orders with status open", "and closed?", ""},
      {makers_of_rows, "orders with status open", "who directed them?", ""},
      {exclude_rows, "customers", "in Paris", ""},
      {replace_movement, "customers in Paris", "from Rome to Paris", ""},
      {first_of_rows, "customers in Paris", "in Rome?", ""},
      {list_rows, "how many customers in Paris", "in Rome?", ""},
      {amount_of_rows, "customers in Paris", "in Rome?", ""},
  };
  for (const RuleCase& c : cases)
    EXPECT_EQ(after(c.question, c.follow_up, c.rule), c.sql) << c.question << " / " << c.follow_up;
}

TEST_F(FollowUpRules, AreTriedInTheirOrder) {
  const auto found = read_follow_up(turn("customers in Paris", "and Rome?"));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->kind, FollowUpKind::kReplace);
  EXPECT_EQ(found->question, "customers in Rome");
  EXPECT_GT(found->confidence, 0.5);
  for (const char* odd : {"xyzzy plugh", "1"})
    EXPECT_FALSE(read_elliptic(turn("customers in Paris", odd))) << odd;
  turn("customers in Paris", "");
  const EarlierTurn before{question_, question_, "", &form_};
  for (const char* odd : {"", "?!", "'", "and", "and what about"}) {
    const auto out = follow_up(odd, {{&before, 1}}, context_);
    EXPECT_TRUE(!out || !*out) << odd;
  }
}

}  // namespace
}  // namespace ask::engine::dialogue
