// Follow-ups: which questions depend on the previous one, and how they are resolved.
#include "agent/engine/dialogue/follow_up.h"

#include <gtest/gtest.h>

#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/utterance.h"
#include "agent/engine/generate/generator.h"
#include "agent/sql/render.h"
#include "test/unit/support.h"

namespace ask::engine::dialogue_test {
namespace {

constexpr const char* kShop = R"(
  CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT, age INTEGER, email TEXT,
                         is_active INTEGER);
  INSERT INTO customers VALUES(1, 'Ada', 'Paris', 36, 'a@x', 1), (2, 'Ben', 'Rome', 28, 'b@x', 0),
          (3, 'Cy', 'Paris', 51, 'c@x', 1);
  CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),
                      ordered_on DATE, total REAL, status TEXT);
  INSERT INTO orders VALUES(1, 1, '2023-05-01', 10.5, 'open'), (2, 1, '2024-01-09', 20, 'closed'),
                           (3, 2, '2024-02-01', 5, 'open');
  CREATE TABLE products(id INTEGER PRIMARY KEY, name TEXT, price REAL, colour TEXT);
  INSERT INTO products VALUES(1, 'Kettle', 20, 'red'), (2, 'Pan', 25, 'blue'),
                             (3, 'Spoon', 2, 'red');
)";

}  // namespace

class Dialogue : public testing::Test {
 protected:
  Dialogue() : db_(kShop) {
    auto snapshot =
        schemas_.get(db_, db::Measuring::kHere, {1000, 1 << 20, 1000}, 300, Clock::now());
    EXPECT_TRUE(snapshot);
    snapshot_ = *snapshot;
  }
  bool depends(const std::string& question) {
    return utterance(question, *snapshot_, cache_.get(*snapshot_)->index).depends;
  }
  // The SQL of the last question, each resolved with the previous ones, without the quotes of
  // names; or the error. "alone": it is no follow-up.
  std::string last(const std::vector<std::string>& questions) {
    struct Turn {
      std::string question, sql, kind;
      LogicalForm meaning;
    };
    std::vector<Turn> turns;
    const DialogueContext context{*snapshot_, cache_.get(*snapshot_), default_weights()};
    std::string out;
    for (const std::string& question : questions) {
      std::vector<EarlierTurn> before;
      for (const Turn& turn : turns)
        before.push_back({turn.question, turn.question, turn.sql, &turn.meaning, turn.kind});
      auto found = follow_up(question, {before}, context);
      if (!found) return found.error().message;
      const bool follows = *found && (*found)->kind != FollowUpKind::kAlone;
      whole_ = *found ? (*found)->question : question;
      const Interpretation in(whole_, *snapshot_, context.schema);
      if (!follows && in.candidates().empty()) return "none";
      LogicalForm form = follows ? (*found)->meaning : in.meaning(in.candidates()[0]);
      const auto query = in.query(form);
      if (!query) return query.error().message;
      const std::string sql = sql::render(*query);
      out = follows ? sql : "alone";
      std::erase(out, '"');
      turns.push_back(
          {whole_, sql, follows ? std::string(name((*found)->kind)) : "", std::move(form)});
    }
    return out;
  }

  test::Database db_;
  db::SchemaCache schemas_;
  std::shared_ptr<const db::Snapshot> snapshot_;
  EngineCache cache_;
  std::string whole_;
};

// feature 11
TEST_F(Dialogue, DetectsDependentQuestions) {
  for (const char* question : {"and in 2023?",
                               "per month?",
                               "by city?",
                               "what about Rome?",
                               "only those from Paris",
                               "which of them are active?",
                               "how many is that?",
                               "who is second?",
                               "show their emails too",
                               "sort them by price",
                               "and the average?",
                               "just the top 3",
                               "no, the ones without orders",
                               "in 2024 only",
                               "Rome?",
                               "which had the most orders?",
                               "what do they cost?",
                               "list them",
                               "the cheapest?",
                               "make that 5",
                               "and the rest?",
                               "how many orders does each one have?",
                               "what city is she from?",
                               "who bought them?",
                               "add the email",
                               "how many are there?",
                               "which is the most expensive?",
                               "best first please",
                               "sorted by name",
                               "under 30?",
                               "exclude Paris",
                               "the year before?",
                               "which customers bought it?",
                               "which customers have never ordered them?",
                               "orders of those customers",
                               "products cheaper than this one",
                               "average total of their orders",
                               "orders they placed",
                               "monthly",
                               "without the red ones"})
    EXPECT_TRUE(depends(question)) << question;
}

// The worst error is to merge an independent question.
// feature 11
TEST_F(Dialogue, DetectsIndependentQuestions) {
  for (const char* question : {"How many customers are there?",
                               "customers in Paris",
                               "customers except those in Paris",
                               "which orders have the most products in them",
                               "customers whom we told about it",
                               "orders by month",
                               "List the customers and their orders",
                               "customers and how many orders each one has",
                               "Which customers have orders and when did they place them?",
                               "Only show orders from 2024",
                               "For each city, how many customers are there?",
                               "In 2024, how many orders were placed?",
                               "How many customers have changed their email?",
                               "top 3 products",
                               "total per city",
                               "orders without customers",
                               "What was the best price and who paid it?",
                               "How long does it take to ship an order?",
                               "average price of the products",
                               "Show me the products that are red, cheapest first",
                               "Who is the oldest customer?",
                               "customers from Rome, only those over 30",
                               "ok, how many products are there?",
                               "and how many products are there?",
                               "those customers who live in Rome",
                               "",
                               "?",
                               "the"})
    EXPECT_FALSE(depends(question)) << question;
}

// feature 11
TEST_F(Dialogue, AFollowUpChangesOnePartOfThePreviousQuestion) {
  struct Example {
    std::vector<std::string> questions;
    const char* sql;
  };
  for (const Example& e : std::vector<Example>{
           {{"How many orders were placed in 2023?", "and in 2024?"},
            "SELECT count(*) FROM orders WHERE orders.ordered_on LIKE '2024%'"},
           {{"How many orders were placed in 2024?", "and in February?"},
            "SELECT count(*) FROM orders WHERE orders.ordered_on LIKE '2024-02%'"},
           {{"Which customers are from Rome?", "what about Paris?"},
            "SELECT customers.name FROM customers WHERE customers.city = 'Paris'"},
           {{"Which customers are from Paris?", "how many is that?"},
            "SELECT count(*) FROM customers WHERE customers.city = 'Paris'"},
           {{"How many customers are from Paris?", "list them"},
            "SELECT customers.name FROM customers WHERE customers.city = 'Paris'"},
           {{"Which customers are from Paris?", "show their emails too"},
            "SELECT customers.name, customers.email FROM customers WHERE customers.city = 'Paris'"},
           {{"Which customers are from Paris?", "email too"},
            "SELECT customers.name, customers.email FROM customers WHERE customers.city = 'Paris'"},
           {{"Which customers are from Paris?", "sort them by age"},
            "SELECT customers.name FROM customers WHERE customers.city = 'Paris' ORDER BY "
            "customers.age"},
           {{"Which customers are from Paris?", "which of them are older than 40?"},
            "SELECT customers.name FROM customers WHERE customers.city = 'Paris' AND customers.age "
            "> 40"},
           {{"How many customers are there?", "by city?", "which one has the most?"},
            "SELECT customers.city, count(*) FROM customers GROUP BY customers.city ORDER BY "
            "count(*) DESC LIMIT 1"},
           {{"How many customers are there?", "by city?", "which one has the most?",
             "who is second?"},
            "SELECT customers.city, count(*) FROM customers GROUP BY customers.city ORDER BY "
            "count(*) DESC LIMIT 1 OFFSET 1"},
           {{"What is the average price of products?", "and the maximum?"},
            "SELECT max(products.price) FROM products"},
           {{"How many orders have a total over 8?", "and 15?"},
            "SELECT count(*) FROM orders WHERE orders.total > 15"},
           {{"Who is the oldest customer?", "and the youngest?"},
            "SELECT customers.name FROM customers ORDER BY customers.age LIMIT 1"},
           {{"Which products are red?", "and the others?"},
            "SELECT products.name FROM products WHERE products.colour <> 'red'"},
           {{"the 2 most expensive products", "make that 3"},
            "SELECT products.name FROM products ORDER BY products.price DESC LIMIT 3"},
           {{"the 2 most expensive products", "only the red ones"},
            "SELECT products.name FROM products WHERE products.id IN (SELECT products.id FROM "
            "products ORDER BY products.price DESC LIMIT 2) AND products.colour = 'red'"},
           {{"Which customers are from Paris?", "How many orders are there?"}, "alone"},
           {{"Which customers are from Paris?", "and how many products are there?"}, "alone"}})
    EXPECT_EQ(last(e.questions), e.sql) << e.questions.back();
  last({"How many orders were placed in 2023?", "and in 2024?"});
  EXPECT_EQ(whole_, "How many orders were placed in 2024");
  last({"Which customers are from Paris?", "ok, and how many products are there?"});
  EXPECT_EQ(whole_, "how many products are there?");
}

// feature 11
TEST_F(Dialogue, AnUnresolvableFollowUpIsDeclinedWithBothQuestions) {
  EXPECT_EQ(last({"How many customers are there?", "and of the purple ones?"}),
            "cannot answer: I take \"and of the purple ones?\" to follow \"How many customers are "
            "there?\" and do not understand it there; ask it in full");
  const DialogueContext context{*snapshot_, cache_.get(*snapshot_), default_weights()};
  const auto orphan =
      follow_up("only those from Rome", {{}, "How many lawyers are there?"}, context);
  ASSERT_FALSE(orphan);
  EXPECT_EQ(orphan.error().message,
            "cannot answer: \"only those from Rome\" seems to follow \"How many lawyers are "
            "there?\", which was not answered; ask it in full");
  EXPECT_TRUE(follow_up("How many orders are there?", {{}, "How many lawyers?"}, context));
}

// Hostile text: any bytes, any length.
// feature 11
TEST_F(Dialogue, TakesAnyText) {
  std::string many = "and ";
  for (int i = 0; i < 3000; ++i) many += "those ";
  for (const std::string& text :
       {many, std::string("\xff\xfe and them"), std::string(20000, '?'), std::string("''''\"\""),
        std::string("no no no no no, no"), std::string("and and and and")})
    last({"Which customers are from Paris?", text});
}

// A logical form kept for another schema is not used.
// feature 11
TEST_F(Dialogue, AFormOfAnotherSchemaIsNotUsed) {
  const DialogueContext context{*snapshot_, cache_.get(*snapshot_), default_weights()};
  LogicalForm form;
  form.block.entity = 77;
  form.block.select = {{{77, 9}}};
  const std::vector<EarlierTurn> before{
      {"Which customers are from Paris?", "Which customers are from Paris?", "", &form, ""}};
  const auto found = follow_up("how many is that?", {before}, context);
  ASSERT_TRUE(found);
  ASSERT_TRUE(*found);
  EXPECT_LT((*found)->meaning.block.entity, 3U);
}

// feature 11
TEST(Merge, AConditionOnTheSameColumnReplacesTheOldOne) {
  const ColumnExpr city{0, 2}, age{0, 3};
  const auto equal = [](ColumnExpr c, const char* value) {
    Condition out;
    out.column = c;
    out.value = Value(std::string(value));
    return out;
  };
  const auto bound = [](ColumnExpr c, Op op, int64_t value) {
    Condition out;
    out.column = c;
    out.op = op;
    out.value = Value(value);
    return out;
  };
  std::vector<std::vector<Condition>> where{{equal(city, "Rome")}, {bound(age, Op::kGreater, 20)}};
  EXPECT_EQ(merge_where(where, {{equal(city, "Paris")}}), 1U);
  ASSERT_EQ(where.size(), 2U);
  EXPECT_EQ(where[0][0].value, Value(std::string("Paris")));
  // A range keeps its other bound.
  EXPECT_EQ(merge_where(where, {{bound(age, Op::kLess, 40)}}), 0U);
  EXPECT_EQ(where.size(), 3U);
  EXPECT_EQ(merge_where(where, {{bound(age, Op::kLess, 50)}}), 1U);
  EXPECT_EQ(where.size(), 3U);
  // "no, over 30" replaces any bound.
  where = {{bound(age, Op::kLess, 40)}};
  EXPECT_EQ(merge_where(where, {{bound(age, Op::kGreater, 30)}}, true), 1U);
  EXPECT_EQ(where.size(), 1U);
}

}  // namespace ask::engine::dialogue_test
