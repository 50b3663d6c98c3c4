// Merging of parser states at a position of the beam, and the paths they keep.
#include "agent/engine/parse/search/beam_search.h"

#include <gtest/gtest.h>

namespace ask::engine::beam_search_test {
namespace {

ParserState with_filter(float score) {
  ParserState out;
  out.score = score;
  Filter filter;
  filter.column = 1;
  filter.value = 2;
  filter.op = Op::kLike;
  out.sketch.filters.push(filter);
  return out;
}

size_t same_for_all(const ParserState&) { return 1; }

}  // namespace

TEST(BeamSearch, TheBestOfEqualStatesIsKept) {
  std::vector<ParserState> states = {with_filter(-3), with_filter(-1), with_filter(-2)};
  states[1].last = 7;  // the path does not distinguish states
  prune(states, 10);
  ASSERT_EQ(states.size(), 1u);
  EXPECT_EQ(states[0].score, -1);
}

TEST(BeamSearch, DifferentStatesWithEqualHashesAreKept) {
  ParserState open = with_filter(-1);
  open.pending = Pending::kCompare;
  ParserState other = with_filter(-2);
  other.sketch.filters[0].value = 3;
  std::vector<ParserState> states = {with_filter(-4), other, open, open};
  prune(states, 10, same_for_all);
  ASSERT_EQ(states.size(), 3u);
  EXPECT_EQ(states[0].pending, Pending::kCompare);
  EXPECT_EQ(states[1].sketch.filters[0].value, 3);
  EXPECT_EQ(states[2].score, -4);
}

// Regression: these fields were not in the hash, the only criterion: "starts with" and "contains"
// were merged.
TEST(BeamSearch, StatesDifferInEveryFieldOfTheQuery) {
  const auto kept_beside = [](const auto& change) {
    ParserState changed = with_filter(-2);
    change(changed.sketch);
    std::vector<ParserState> states = {with_filter(-1), changed};
    EXPECT_NE(hash_state(states[0]), hash_state(states[1]));
    prune(states, 10);
    return states.size() == 2;
  };
  EXPECT_TRUE(kept_beside([](Sketch& s) { s.filters[0].like = 1; }));
  EXPECT_TRUE(kept_beside([](Sketch& s) { s.having.high = 4; }));
  EXPECT_TRUE(kept_beside([](Sketch& s) { s.ratio_arc = 4; }));
  EXPECT_TRUE(kept_beside([](Sketch& s) { s.limit = 4; }));
}

// "who earns more than their boss" compares the salary, by the cue, or any other number.
TEST(BeamSearch, HintsForTheGroundingDoNotDistinguishStates) {
  ParserState salary = with_filter(-1);
  salary.sketch.filters[0].hint = 4;
  ParserState beside = with_filter(-3);
  beside.sketch.filters[0].near_table = 5;
  std::vector<ParserState> states = {with_filter(-2), salary, beside};
  prune(states, 10);
  ASSERT_EQ(states.size(), 1u);
  EXPECT_EQ(states[0].sketch.filters[0].hint, 4);
}

TEST(BeamSearch, AtMostTheWidthIsKept) {
  std::vector<ParserState> states;
  for (ArcId value = 0; value < 9; ++value) {
    states.push_back(with_filter(static_cast<float>(value)));
    states.back().sketch.filters[0].value = value;
  }
  prune(states, 2);
  ASSERT_EQ(states.size(), 2u);
  EXPECT_EQ(states[0].score, 8);
  EXPECT_EQ(states[1].score, 7);
}

TEST(BeamSearch, DivergingPathsKeepTheirCommonPrefix) {
  ParsePaths paths;
  const int32_t both = paths.extended(paths.extended(-1, 4), 7);
  const int32_t one = paths.extended(both, 9), other = paths.extended(both, 8);
  EXPECT_EQ(paths.arcs(one), (std::vector<ArcId>{4, 7, 9}));
  EXPECT_EQ(paths.arcs(other), (std::vector<ArcId>{4, 7, 8}));
  EXPECT_TRUE(paths.arcs(-1).empty());
}

}  // namespace ask::engine::beam_search_test
