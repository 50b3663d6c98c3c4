// The second look at the best readings: which come to the same rows, how likely each is, and what
// words of the question say for parts of a query.
#include "agent/engine/rank/reranker.h"

#include <gtest/gtest.h>

#include "agent/engine/engine.h"
#include "agent/engine/rank/confidence.h"
#include "agent/sql/render.h"
#include "test/unit/support.h"

namespace ask::engine::reranker_test {
namespace {

constexpr const char* kSchool = R"(
  CREATE TABLE schools(id INTEGER PRIMARY KEY, name TEXT UNIQUE, city TEXT);
  INSERT INTO schools VALUES(1, 'North', 'Oslo'), (2, 'South', 'Rome'), (3, 'East', 'Rome');
  CREATE TABLE pupils(id INTEGER PRIMARY KEY, name TEXT, age INTEGER,
                      school_id INTEGER NOT NULL REFERENCES schools(id));
  INSERT INTO pupils VALUES(1, 'Ada', 9, 1), (2, 'Ben', 10, 1), (3, 'Ada', 9, 2), (4, 'Cy', 8, 3);
)";
enum : uint32_t { kSchools, kPupils };
constexpr ColumnExpr kSchoolId{kSchools, 0}, kSchoolName{kSchools, 1}, kCity{kSchools, 2},
    kPupilId{kPupils, 0}, kAge{kPupils, 2}, kOfSchool{kPupils, 3};

class Reranker : public testing::Test {
 protected:
  Reranker() : db_(kSchool) {
    auto snapshot =
        schemas_.get(db_, db::Measuring::kHere, {1000, 1 << 20, 1000}, 300, Clock::now());
    EXPECT_TRUE(snapshot);
    snapshot_ = *snapshot;
    schema_ = cache_.get(*snapshot_);
  }
  Interpretation read(const std::string& question) { return {question, *snapshot_, schema_}; }
  ResultKey of(const QueryBlock& block) {
    LogicalForm logical_form;
    logical_form.block = block;
    return result_key(logical_form, ColumnFacts(*snapshot_, schema_->index), schema_->graph);
  }
  bool same(const QueryBlock& a, const QueryBlock& b) { return of(a).rows == of(b).rows; }
  bool nearly(const QueryBlock& a, const QueryBlock& b) { return of(a).loosely == of(b).loosely; }

  test::Database db_;
  db::SchemaCache schemas_;
  std::shared_ptr<const db::Snapshot> snapshot_;
  EngineCache cache_;
  std::shared_ptr<const EngineSchema> schema_;
};

QueryBlock select(uint32_t entity, std::vector<ValueExpr> terms,
                  std::vector<uint32_t> tables = {}) {
  QueryBlock block;
  block.entity = entity;
  block.select = std::move(terms);
  block.tables = std::move(tables);
  return block;
}

TEST_F(Reranker, SeesThatCountingKeysCountsRows) {
  const QueryBlock rows = select(kPupils, {{{kPupils, kNone}, Aggregate::kCount}});
  const QueryBlock keys = select(kPupils, {{kPupilId, Aggregate::kCount, true}});
  const QueryBlock ages = select(kPupils, {{kAge, Aggregate::kCount, true}});
  EXPECT_TRUE(same(rows, keys));
  EXPECT_FALSE(same(rows, ages));
  EXPECT_TRUE(nearly(rows, ages));
}

TEST_F(Reranker, SeesThatAParentAddsNothing) {
  const QueryBlock alone = select(kPupils, {{kAge}});
  EXPECT_TRUE(same(alone, select(kPupils, {{kAge}}, {kSchools})));
  EXPECT_FALSE(same(select(kSchools, {{kCity}}), select(kSchools, {{kCity}}, {kPupils})));
  // The key of the parent stands in the child as well.
  EXPECT_TRUE(same(select(kPupils, {{kOfSchool}}), select(kPupils, {{kSchoolId}}, {kSchools})));
}

TEST_F(Reranker, SeesWhereRepetitionsMakeADifference) {
  QueryBlock names = select(kSchools, {{kSchoolName}}), cities = select(kSchools, {{kCity}});
  QueryBlock once = names, towns = cities;
  once.distinct = towns.distinct = true;
  EXPECT_TRUE(same(names, once));
  EXPECT_FALSE(same(cities, towns));
  EXPECT_TRUE(nearly(cities, towns));
}

TEST_F(Reranker, SeesThatAKeyAndAUniqueNameMakeTheSameGroups) {
  QueryBlock by_name = select(kSchools, {{kSchoolName}, {{kPupils, kNone}, Aggregate::kCount}});
  by_name.tables = {kPupils};
  QueryBlock by_key = by_name, by_city = by_name;
  by_name.group = {kSchoolName};
  by_key.group = {kSchoolId};
  by_city.group = {kCity};
  EXPECT_TRUE(same(by_name, by_key));
  EXPECT_FALSE(same(by_name, by_city));
}

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

TEST_F(Reranker, ReadsWordsAndPairs) {
  const Interpretation in = read("Show 3 pupils of 'North'");
  EXPECT_EQ(words_and_pairs(in.arcs()),
            (std::vector<std::string>{"#", "# pupils", "'", "^ show", "of", "of '", "pupils",
                                      "pupils of", "show", "show #"}));
}

TEST_F(Reranker, LooksAtTheBestReadingsAndNoMore) {
  for (const char* question : {"How many pupils are there in each school?",
                               "Show the names and ages of pupils whose school is in Rome"}) {
    const Interpretation in = read(question);
    ASSERT_FALSE(in.ranks().empty()) << question;
    EXPECT_EQ(in.ranks().size(), std::min(in.candidates().size(), kSecondLook));
    for (size_t i = 1; i < in.ranks().size(); ++i)
      EXPECT_GE(in.ranks()[i - 1].score, in.ranks()[i].score);
  }
}

// feature 182
TEST_F(Reranker, TrustsNoReadingThatLeavesSomethingOut) {
  const Interpretation in = read("How many pupils are married?");
  ASSERT_FALSE(in.candidates().empty());
  const Confidence confidence = in.confidence(0);
  EXPECT_EQ(confidence.abstention_reason, "not every word is understood");
  EXPECT_LE(confidence.value, 0.3);
  EXPECT_EQ(confidence.unexplained, std::vector<std::string>{"married"});
}

// Bug: the oldest school was the one of the oldest pupil, though nobody said pupils.
TEST_F(Reranker, TrustsNoExtremeOfManyRowsThatWereNotSaid) {
  const Interpretation in = read("Which school is the oldest?");
  ASSERT_FALSE(in.candidates().empty());
  EXPECT_EQ(in.confidence(0).abstention_reason, "it is not clear by what it is ordered");
}

TEST_F(Reranker, IsSurerOfAPlainQuestion) {
  const Interpretation plain = read("How many pupils are there?");
  const Interpretation vague = read("pupils city of age schools name by");
  EXPECT_GE(plain.confidence(0).value, kSureFrom);
  EXPECT_LT(vague.confidence(0).value, kLikelyFrom);
}

}  // namespace
}  // namespace ask::engine::reranker_test
