// Arcs of a mention lattice, parser states, and cues placed in a sketch.
#include "agent/engine/parse/arcs.h"

#include "agent/engine/parse/parser_state.h"
#include "agent/engine/parse/placed_cues.h"
#include "agent/engine/parse/rule_weights.h"
#include "test/unit/engine/parse/parsed_question.h"

namespace ask::engine::arcs_test {
namespace {

using namespace parsed_question;

TEST(ParseArcs, AnArcJoinsTheMentionsOfOneSpanAndKind) {
  const ParsedQuestion q("the name of each order");
  const Arcs& arcs = q.arcs();
  ASSERT_EQ(arcs.tokens(), 5u);
  const Arc& name = arcs[q.column("name")];
  EXPECT_EQ(name.begin, 1);
  EXPECT_EQ(name.end, 2);
  EXPECT_EQ(arcs.mention(name).score, name.score);
  for (size_t i = 1; i < name.count; ++i)
    EXPECT_GE(arcs.mention(name, i - 1).score, arcs.mention(name, i).score);
  EXPECT_EQ(arcs.id_of(name), q.column("name"));
  EXPECT_EQ(best_column(arcs, name), shop().column("customers.name"));
  EXPECT_FALSE(best_column(arcs, arcs[q.table("order")]).valid());
}

TEST(ParseArcs, ArcsAreFoundByTheirFirstToken) {
  const ParsedQuestion q("orders by city");
  const Arcs& arcs = q.arcs();
  for (const Arc& arc : arcs.beginning_at(2)) EXPECT_EQ(arc.begin, 2);
  EXPECT_FALSE(arcs.beginning_at(2).empty());
  EXPECT_TRUE(arcs.beginning_at(3).empty());  // after the last token
  EXPECT_EQ(arcs.beginning_in(0, 99).size(), arcs.all.size());
  EXPECT_TRUE(std::is_sorted(arcs.all.begin(), arcs.all.end(),
                             [](const Arc& a, const Arc& b) { return a.begin < b.begin; }));
}

TEST(ParseArcs, TokensBeyondTheLimitAreIgnored) {
  std::string longest;
  for (size_t i = 0; i < kMostTokens + 30; ++i) longest += "orders ";
  const ParsedQuestion q(longest);
  EXPECT_EQ(q.arcs().tokens(), kMostTokens);
  for (const Arc& arc : q.arcs().all) EXPECT_LE(arc.end, kMostTokens);
}

TEST(ParseArcs, WordsOfTokensAndArcs) {
  const ParsedQuestion q("Customers, their orders");
  const Arcs& arcs = q.arcs();
  EXPECT_EQ(arcs.word(0), "customers");
  EXPECT_EQ(arcs.word(kNoToken), "");
  EXPECT_TRUE(arcs.ends_at(1));
  EXPECT_FALSE(arcs.ends_at(2));
  EXPECT_TRUE(arcs.ends_at(4));
  EXPECT_TRUE(arcs.says(arcs[q.table("Customers")], {"customer"}));  // as a lemma
  EXPECT_FALSE(arcs.says(arcs[q.table("Customers")], {"order"}));
}

TEST(ParseArcs, AGroupMayEndTheQuestionAfterPerOrBy) {
  const auto ends = [](std::string_view text) {
    return ends_in_group(ParsedQuestion(text).arcs());
  };
  EXPECT_TRUE(ends("total per customer"));
  EXPECT_TRUE(ends("total by customer"));
  EXPECT_TRUE(ends("total per customer in 2023"));
  EXPECT_FALSE(ends("total by customer in 2023"));
  EXPECT_FALSE(ends("placed by customers"));  // a plural: the agents
  EXPECT_FALSE(ends("total of orders"));
}

TEST(ParserStates, PathsShareTheirPrefixes) {
  ParsePaths paths;
  const int32_t first = paths.extended(-1, 3);
  const int32_t left = paths.extended(first, 5), right = paths.extended(first, 7);
  EXPECT_EQ(paths.arcs(left), (std::vector<ArcId>{3, 5}));
  EXPECT_EQ(paths.arcs(right), (std::vector<ArcId>{3, 7}));
  EXPECT_TRUE(paths.arcs(-1).empty());
}

TEST(ParserStates, EqualStatesAreMerged) {
  ParserState a, b;
  b.score = -3;
  b.last = 4;  // the path does not count
  EXPECT_TRUE(merges(a, b));
  EXPECT_EQ(hash_state(a), hash_state(b));
  b.pending = Pending::kCount;
  EXPECT_FALSE(merges(a, b));
  b = a;
  b.sketch.first_only = true;
  EXPECT_FALSE(merges(a, b));
  EXPECT_NE(hash_state(a), hash_state(b));
}

TEST(PlacedCuesOfASketch, AWaitingCueFillsTheSlotThatAppears) {
  PlacedCues cues;
  cues.push({.cue = 2, .awaited = Awaited::kAggregate, .fn = Aggregate::kAverage});
  Sketch before, after;
  after.outputs.push({.arc = 5, .fn = Aggregate::kAverage});
  place_cues(before, after, cues, {}, cues);
  EXPECT_EQ(cues[0].slot, CueSlot::kOutput);
  EXPECT_EQ(cues[0].of, 5);
  EXPECT_TRUE(cues_of(cues, CueSlot::kOutput, {5}, Aggregate::kAverage).has(2));
  EXPECT_FALSE(cues_of(cues, CueSlot::kOutput, {6}, Aggregate::kAverage).has(2));
  const Origin from = origin_of(cues, after.outputs[0]);
  EXPECT_TRUE(from.has(5));
  EXPECT_TRUE(from.has(2));
}

TEST(PlacedCuesOfASketch, ACueKeepsWaitingForItsOwnKindOfSlot) {
  PlacedCues cues;
  cues.push({.cue = 2, .awaited = Awaited::kGroup});
  Sketch before, after;
  after.outputs.push({.arc = 5});
  place_cues(before, after, cues, {}, cues);
  EXPECT_EQ(cues[0].slot, CueSlot::kWaiting);
  Sketch grouped = after;
  grouped.groups.push(8);
  place_cues(after, grouped, cues, {}, cues);
  EXPECT_EQ(cues[0].slot, CueSlot::kGroup);
  EXPECT_TRUE(origin_of_group(cues, 8).has(2));
  EXPECT_TRUE(origin_of_group(cues, 8).has(8));
}

TEST(RuleWeightsTable, EachRuleHasItsNameAndWeight) {
  std::set<std::string_view> names;
  for (size_t i = 0; i < kRules; ++i) {
    const auto rule = static_cast<RuleFeature>(i);
    EXPECT_FALSE(name(rule).empty()) << i;
    EXPECT_TRUE(names.insert(name(rule)).second) << name(rule);
  }
  EXPECT_EQ(default_weights()[RuleFeature::kSoFar], 1.0F);
  RuleCounts counts;
  counts.add(RuleFeature::kSoFar, 0.5F);
  counts.add(RuleFeature::kSoFar, 1);
  EXPECT_EQ(counts[static_cast<size_t>(RuleFeature::kSoFar)], 1.5F);
}

}  // namespace
}  // namespace ask::engine::arcs_test
