// Reranking of the best readings: their confidence, and the weights of pairs of question words and
// query parts.
#include "agent/engine/rank/reranker.h"

#include "agent/engine/rank/confidence.h"
#include "test/unit/engine/school.h"

namespace ask::engine::reranker_test {
namespace {

using Reranker = school::School;

TEST_F(Reranker, AddsUpThePosteriorsOfCandidatesWithEqualRows) {
  std::vector<RankedCandidate> ranks(3);
  ranks[0].score = ranks[1].score = ranks[2].score = 1;
  ranks[0].result_key = ranks[2].result_key = {7, 7};
  ranks[1].result_key = {8, 7};
  set_posteriors(ranks);
  EXPECT_DOUBLE_EQ(ranks[0].posterior, 1.0 / 3);
  EXPECT_DOUBLE_EQ(ranks[0].posterior_of_rows, 2.0 / 3);
  EXPECT_DOUBLE_EQ(ranks[1].posterior_of_rows, 1.0 / 3);
  EXPECT_DOUBLE_EQ(ranks[1].posterior_loosely, 1);
}

TEST_F(Reranker, UsesWordsAndPairs) {
  const Interpretation in = read("Show 3 pupils of 'North'");
  EXPECT_EQ(words_and_pairs(in.arcs()),
            (std::vector<std::string>{"#", "# pupils", "'", "^ show", "of", "of '", "pupils",
                                      "pupils of", "show", "show #"}));
}

TEST_F(Reranker, RanksOnlyTheBestReadings) {
  for (const char* question : {"How many pupils are there in each school?",
                               "Show the names and ages of pupils whose school is in Rome"}) {
    const Interpretation in = read(question);
    ASSERT_FALSE(in.ranks().empty()) << question;
    EXPECT_EQ(in.ranks().size(), std::min(in.candidates().size(), kMostReranked));
    for (size_t i = 1; i < in.ranks().size(); ++i)
      EXPECT_GE(in.ranks()[i - 1].score, in.ranks()[i].score);
  }
}

// feature 182
TEST_F(Reranker, ReadingsThatOmitWordsHaveLowConfidence) {
  const Interpretation in = read("How many pupils are married?");
  ASSERT_FALSE(in.candidates().empty());
  const Confidence confidence = in.confidence(0);
  EXPECT_EQ(confidence.abstention_reason, "not every word is understood");
  EXPECT_LE(confidence.value, 0.3);
  EXPECT_EQ(confidence.unexplained, std::vector<std::string>{"married"});
}

// Regression: the oldest school was that of the oldest pupil, although the question does not
// mention pupils.
TEST_F(Reranker, DistrustsSuperlativesOverUnmentionedTables) {
  const Interpretation in = read("Which school is the oldest?");
  ASSERT_FALSE(in.candidates().empty());
  EXPECT_EQ(in.confidence(0).abstention_reason, "it is not clear by what it is ordered");
}

TEST_F(Reranker, IsMoreConfidentOfAPlainQuestion) {
  const Interpretation plain = read("How many pupils are there?");
  const Interpretation vague = read("pupils city of age schools name by");
  EXPECT_GE(plain.confidence(0).value, kSureFrom);
  EXPECT_LT(vague.confidence(0).value, kLikelyFrom);
}

}  // namespace
}  // namespace ask::engine::reranker_test
