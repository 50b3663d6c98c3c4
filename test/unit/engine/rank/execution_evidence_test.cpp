#include "agent/engine/rank/execution_evidence.h"

#include <gtest/gtest.h>

#include "test/unit/engine/measured.h"

namespace ask::engine::execution_evidence_test {
namespace {

using Rows = std::vector<std::vector<Value>>;

// The fields of the shape that are set.
std::string seen(Rows rows) {
  ResultSet result;
  result.rows = std::move(rows);
  const ResultShape shape = result_shape(result);
  std::string out;
  if (shape.empty) out += " empty";
  if (shape.zero) out += " zero";
  if (shape.null_row) out += " null_row";
  if (shape.repeated) out += " repeated";
  return out;
}

Value text(const char* value) { return std::string(value); }
Value number(int64_t value) { return value; }

TEST(ExecutionEvidence, SeesTheShapeOfRows) {
  EXPECT_EQ(seen({}), " empty");
  EXPECT_EQ(seen({{number(0)}}), " zero");
  EXPECT_EQ(seen({{number(3)}, {Value()}}), " null_row");
  EXPECT_EQ(seen({{number(1), Value()}}), "");
  EXPECT_EQ(seen({{text("a")}, {text("b")}, {text("a")}, {text("b")}}), " repeated");
  EXPECT_EQ(seen({{Blob{"a"}}, {1.5}, {Blob{"a"}}, {1.5}}), " repeated");
  EXPECT_EQ(seen({{text("a")}, {text("a")}}), "");
  EXPECT_EQ(seen({{text("a")}, {text("b")}, {text("c")}, {text("d")}, {text("a")}}), "");
  EXPECT_EQ(seen({{text("1")}, {number(1)}, {1.0}}), "");
}

TEST(ExecutionEvidence, SpeaksAgainstNothing) {
  EXPECT_EQ(execution_evidence(ResultShape{}), 0);
  EXPECT_LT(execution_evidence({.empty = true}), execution_evidence({.zero = true}));
  EXPECT_DOUBLE_EQ(with_evidence(0.6, 0), 0.6);
  EXPECT_LT(with_evidence(0.5, execution_evidence({.empty = true})), 0.3);
  EXPECT_EQ(with_evidence(0, 0), 0);
  EXPECT_EQ(with_evidence(1, -5), 1);
}

TEST(ExecutionEvidence, IsNoneWhereAQueryCannotBeTried) {
  const measured::Measured small("CREATE TABLE t(i); INSERT INTO t VALUES (1);");
  EXPECT_FALSE(tried_shape(small.snapshot(), "SELECT i FROM t")->empty);
  EXPECT_TRUE(tried_shape(small.snapshot(), "SELECT i FROM t WHERE i > 1")->empty);
  EXPECT_FALSE(tried_shape(small.snapshot(), "SELECT i FROM t WHERE i > date('now')")->empty);
  EXPECT_FALSE(tried_shape(small.snapshot(), "SELECT x FROM u"));
  EXPECT_FALSE(tried_shape(db::Snapshot(), "SELECT 1"));
}

}  // namespace
}  // namespace ask::engine::execution_evidence_test
