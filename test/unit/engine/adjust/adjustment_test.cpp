// Adjustment of logical forms to the shape that the question asks for.
#include "agent/engine/adjust/adjustment.h"

#include <gtest/gtest.h>

#include "agent/engine/adjust/existence.h"
#include "agent/engine/adjust/sums_without_groups.h"
#include "agent/engine/adjust/tied_rows.h"
#include "test/unit/engine/ground/grounding_fixture.h"

namespace ask::engine::grounding_test {

class Adjustment : public GroundingPhases {
 protected:
  // A candidate of this form, with the sketch of the test.
  Candidate candidate(std::vector<ValueExpr> select, std::vector<GroupKey> group = {}) {
    Candidate out;
    out.logical_form.block.entity = kCustomers;
    out.logical_form.block.select = std::move(select);
    out.logical_form.block.group = std::move(group);
    out.state = &state_;
    return out;
  }
  // The candidates after the adjustment to the question.
  std::vector<Candidate> adjusted(std::vector<Candidate> candidates) {
    adjust_candidates({arcs_, *facts_, schema_->graph, question_, {}, numbers_, "2024-06-01"},
                      candidates);
    return candidates;
  }

  Rewritten question_;
  std::vector<NumberBeside> numbers_;
};

TEST_F(Adjustment, SumsWithoutGroupsAreDroppedIfTheQuestionEndsInAGroup) {
  const std::vector<Candidate> both = {candidate({{kPrice, Aggregate::kSum}}),
                                       candidate({{kPrice, Aggregate::kSum}}, {kCity})};
  std::vector<Candidate> got = both;
  ask("total price by product");
  drop_sums_without_groups(arcs_, got);
  ASSERT_EQ(got.size(), 1u);
  EXPECT_EQ(got[0].logical_form.block.group, (std::vector<GroupKey>{kCity}));
  got = {both[0]};
  drop_sums_without_groups(arcs_, got);
  EXPECT_EQ(got.size(), 1u);  // no candidate has groups
  got = both;
  ask("total price of products");
  drop_sums_without_groups(arcs_, got);
  EXPECT_EQ(got.size(), 2u);
}

TEST_F(Adjustment, RowsOfAYesNoQuestionAreTestedForExistence) {
  question_.yes_no = true;
  ask("are there customers in Rome by name");
  Candidate rows = candidate({{kCustomerName}});
  rows.logical_form.block.order = {Ordering{{kCustomerName}}};
  const auto got = adjusted({rows, candidate({{kCustomerId, Aggregate::kCount}})});
  ASSERT_EQ(got.size(), 2u);
  EXPECT_TRUE(got[0].logical_form.yes_no);
  EXPECT_TRUE(got[0].logical_form.block.order.empty());
  EXPECT_FALSE(got[1].logical_form.yes_no);
}

TEST_F(Adjustment, AShapeThatACandidateCannotTakeCountsAsLost) {
  question_.shape.past = true;  // products have no date
  ask("past products");
  Candidate products = candidate({{kProductName}});
  products.logical_form.block.entity = kProducts;
  std::vector<Candidate> got = adjusted({products});
  ASSERT_EQ(got.size(), 1u);  // none can take it
  EXPECT_EQ(got[0][Feature::kLostShape], 1);
  Candidate orders = candidate({{kPlacedOn}});
  orders.logical_form.block.entity = kOrders;
  got = adjusted({orders, products, orders});
  ASSERT_EQ(got.size(), 1u);  // and the second of two equal ones is dropped
  EXPECT_EQ(got[0][Feature::kLostShape], 0);
  EXPECT_EQ(got[0].logical_form.block.where.size(), 1u);
}

TEST_F(Adjustment, AnUnknownNumberCountsAsLostInEveryCandidate) {
  question_.shape.numbers.emplace_back();
  numbers_.emplace_back();
  ask("how many customers");
  const auto got = adjusted({candidate({{kCustomerId, Aggregate::kCount}})});
  ASSERT_EQ(got.size(), 1u);
  EXPECT_EQ(got[0][Feature::kLostShape], 1);
}

TEST_F(Adjustment, APluralAfterTheQuestionWordKeepsAllTiedRows) {
  const auto asks = [&](std::string_view question, std::string_view noun) {
    ask(question);
    state_.sketch.outputs = {};
    state_.sketch.outputs.push({.arc = table(noun), .kind = OutputKind::kTable});
    Candidate first = candidate({{kCustomerName}});
    first.logical_form.block.order = {Ordering{{kBornOn}}};
    first.logical_form.block.limit = 1;
    first.logical_form.block.ties = true;
    EXPECT_TRUE(keeps_one_of_tied(first));
    return asks_for_all_tied(arcs_, first);
  };
  EXPECT_TRUE(asks("which customers were born first", "customers"));
  EXPECT_FALSE(asks("which customer was born first", "customer"));
  EXPECT_FALSE(asks("the customers born first", "customers"));
  EXPECT_FALSE(keeps_one_of_tied(candidate({{kCustomerName}})));  // not ordered
}

}  // namespace ask::engine::grounding_test
