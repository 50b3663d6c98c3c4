// Rules of the parser on a single state: the successors each rule appends, and their rule features.
#include <gtest/gtest.h>

#include "agent/engine/link/linker.h"
#include "agent/engine/parse/rules/completions.h"
#include "agent/engine/parse/rules/cue_rules.h"
#include "agent/engine/parse/rules/defaults.h"
#include "agent/engine/parse/rules/skipping.h"
#include "agent/engine/parse/rules/superlatives.h"
#include "test/unit/engine/catalog_of_tests.h"

namespace ask::engine::parser_rules_test {
namespace {

using catalog_of_tests::column;
using catalog_of_tests::table;

db::Snapshot singers_and_albums() {
  using enum db::DataKind;
  db::Snapshot s;
  s.catalog.tables = {
      table("singer", {column("id", kInteger, 1), column("name", kText), column("age", kInteger)}),
      table("album", {column("id", kInteger, 1), column("singer_id", kInteger),
                      column("title", kText), column("price", kInteger)})};
  return s;
}

// A question for the rules, and the successors they emitted.
class Question {
 public:
  explicit Question(std::string_view text) : lattice_(link(text, snapshot_, index_)) {}

  // The state before the word, with nothing read yet.
  ParserState before(std::string_view word) const {
    ParserState state;
    while (lattice_.tokens[state.position].folded != word) ++state.position;
    return state;
  }
  ArcId arc(MentionKind kind, std::string_view words) const {
    for (size_t i = 0; i < arcs_.all.size(); ++i)
      if (arcs_.all[i].kind == kind && arcs_.text(arcs_.all[i]) == words)
        return static_cast<ArcId>(i);
    ADD_FAILURE() << "no arc: " << words;
    return kNoArc;
  }

 private:
  db::Snapshot snapshot_ = singers_and_albums();
  SchemaIndex index_{snapshot_.catalog};
  Lattice lattice_;
  Arcs arcs_ = make_arcs(lattice_);
  ColumnFacts column_facts_{snapshot_, index_};
  ParsePaths paths_;

 public:
  QuestionLayout layout = question_layout(arcs_, column_facts_);
  std::vector<ParserState> out;
  RuleContext context{arcs_, column_facts_, default_weights(), layout, paths_, out};
};

float applied(const ParserState& state, RuleFeature rule) {
  return state.rule_counts[static_cast<size_t>(rule)];
}

void add_table(ParserState& state, ArcId arc) {
  state.sketch.tables.push(arc);
  state.sketch.outputs.push({arc, kNoArc, OutputKind::kTable, Aggregate::kPlain, false, false});
}

Filter more_than(ArcId number) {
  Filter filter;
  filter.op = Op::kGreater;
  filter.value = number;
  return filter;
}

}  // namespace

TEST(ParserRules, RelativePronounOpensAModifier) {
  Question q("singers that zebra");
  ParserState state = q.before("that");
  add_table(state, q.arc(MentionKind::kTable, "singers"));
  skip_word(q.context, state);
  ASSERT_EQ(q.out.size(), 1u);
  EXPECT_EQ(q.out[0].clause, Clause::kModifier);
  EXPECT_EQ(q.out[0].position, 2);
  skip_word(q.context, q.before("that"));
  EXPECT_EQ(q.out[1].clause, Clause::kSelect);  // no output yet
}

TEST(ParserRules, ASkippedWordCostsMoreIfItHasAMeaning) {
  Question q("singers that zebra");
  skip_word(q.context, q.before("zebra"));
  skip_word(q.context, q.before("singers"));
  skip_word(q.context, q.before("that"));
  ASSERT_EQ(q.out.size(), 3u);
  EXPECT_EQ(applied(q.out[0], RuleFeature::kSkipUnknown), 1);
  EXPECT_EQ(applied(q.out[0], RuleFeature::kSkipNamed), 0);
  EXPECT_GT(applied(q.out[1], RuleFeature::kSkipNamed), 0.9F);
  EXPECT_EQ(applied(q.out[2], RuleFeature::kSkipUnknown), 0);
  EXPECT_EQ(applied(q.out[2], RuleFeature::kSkipNamed), 0);
}

TEST(ParserRules, AndMayLeaveANegation) {
  Question q("singers without albums and name");
  ParserState state = q.before("and");
  state.in_negation = true;
  skip_word(q.context, state);
  ASSERT_EQ(q.out.size(), 2u);
  EXPECT_FALSE(q.out[0].in_negation);
  EXPECT_EQ(applied(q.out[0], RuleFeature::kLeaveNegation), 1);
  EXPECT_TRUE(q.out[1].in_negation);
  EXPECT_EQ(applied(q.out[1], RuleFeature::kStayInNegation), 1);
}

TEST(ParserRules, ByAfterACountMayOpenAGroup) {
  Question q("albums by title");
  ParserState state = q.before("by");
  skip_word(q.context, state);
  ASSERT_EQ(q.out.size(), 1u);
  state.sketch.outputs.push({q.arc(MentionKind::kTable, "albums"), kNoArc, OutputKind::kCount,
                             Aggregate::kCount, false, false});
  q.out.clear();
  skip_word(q.context, state);
  ASSERT_EQ(q.out.size(), 2u);
  EXPECT_EQ(q.out[0].clause, Clause::kGroup);
  EXPECT_EQ(applied(q.out[0], RuleFeature::kByGroups), 1);
  EXPECT_EQ(q.out[1].clause, Clause::kModifier);
}

TEST(ParserRules, AnIncompleteCountCountsRows) {
  const Question q("how many");
  ParserState state;
  state.pending = Pending::kCount;
  settle(q.context, state);
  EXPECT_EQ(state.pending, Pending::kNothing);
  ASSERT_EQ(state.sketch.outputs.size(), 1u);
  EXPECT_EQ(state.sketch.outputs[0].kind, OutputKind::kCount);
  EXPECT_EQ(state.sketch.outputs[0].arc, kNoArc);
  EXPECT_EQ(applied(state, RuleFeature::kCountAlone), 1);
}

TEST(ParserRules, AnIncompleteNumberIsAnEqualityAndANumberWordIsDropped) {
  const Question q("30 three");
  ParserState digits, word;
  digits.pending = word.pending = Pending::kNumber;
  digits.pending_number = q.arc(MentionKind::kNumber, "30");
  word.pending_number = q.arc(MentionKind::kNumber, "three");
  settle(q.context, digits);
  settle(q.context, word);
  ASSERT_EQ(digits.sketch.filters.size(), 1u);
  EXPECT_EQ(digits.sketch.filters[0].op, Op::kEqual);
  EXPECT_EQ(digits.sketch.filters[0].value, q.arc(MentionKind::kNumber, "30"));
  EXPECT_EQ(applied(digits, RuleFeature::kNumberAlone), 1);
  EXPECT_TRUE(word.sketch.filters.empty());
  EXPECT_EQ(applied(word, RuleFeature::kSkipLight), 1);
}

TEST(ParserRules, AnIncompleteHavingIsDropped) {
  const Question q("singers whose number of albums");
  ParserState state;
  state.pending = Pending::kHaving;
  state.sketch.having.arc = q.arc(MentionKind::kTable, "albums");
  settle(q.context, state);
  EXPECT_EQ(state.sketch.having, HavingPart());
  EXPECT_EQ(applied(state, RuleFeature::kDanglingComparison), 1);
}

TEST(ParserRules, BoundWithoutAColumnLimitsTheCountOfEachGroup) {
  const Question q("30");
  ParserState grouped;
  grouped.pending = Pending::kCompared;
  grouped.sketch.filters.push(more_than(q.arc(MentionKind::kNumber, "30")));
  ParserState plain = grouped;
  grouped.sketch.groups.push(0);
  grouped.sketch.outputs.push(
      {kNoArc, kNoArc, OutputKind::kCount, Aggregate::kCount, false, false});
  settle(q.context, plain);
  settle(q.context, grouped);
  EXPECT_EQ(plain.sketch.filters.size(), 1u);
  EXPECT_EQ(applied(plain, RuleFeature::kFilterImplied), 1);
  EXPECT_TRUE(grouped.sketch.filters.empty());
  EXPECT_TRUE(grouped.sketch.having.set);
  EXPECT_EQ(grouped.sketch.having.op, Op::kGreater);
  EXPECT_EQ(applied(grouped, RuleFeature::kHavingAlone), 1);
}

TEST(ParserRules, TheEndOfTheQuestionNotesDanglingParts) {
  const Question q("not average");
  ParserState state;
  state.negated = true;
  state.aggregates.push(Aggregate::kAverage);
  finish(q.context, state);
  EXPECT_TRUE(state.sketch.noted(Feature::kDanglingNegation));
  EXPECT_TRUE(state.sketch.noted(Feature::kDanglingAggregate));
}

TEST(ParserRules, SuperlativeWaitsForItsColumn) {
  Question q("the oldest age");
  const ArcId oldest = q.arc(MentionKind::kCue, "oldest");
  apply_cue(q.context, q.before("oldest"), oldest);
  ASSERT_EQ(q.out.size(), 1u);
  const ParserState waits = q.out[0];
  EXPECT_EQ(waits.pending, Pending::kSuperlative);
  EXPECT_EQ(waits.pending_superlative.kind, SuperlativeKind::kColumn);
  EXPECT_TRUE(waits.pending_superlative.descending);
  q.out.clear();
  const ArcId age = q.arc(MentionKind::kColumn, "age");
  EXPECT_TRUE(complete_pending(q.context, waits, age));
  ASSERT_EQ(q.out.size(), 1u);
  EXPECT_EQ(q.out[0].sketch.superlative.arc, age);
  EXPECT_EQ(q.out[0].sketch.superlative.hint, oldest);
  EXPECT_EQ(q.out[0].pending, Pending::kNothing);
  EXPECT_EQ(applied(q.out[0], RuleFeature::kSuperlativeColumn), 1);
}

TEST(ParserRules, ASuperlativeOfATableUsesItsScale) {
  Question q("the youngest singer");
  apply_superlative(q.context, q.before("youngest"), q.arc(MentionKind::kCue, "youngest"));
  ASSERT_EQ(q.out.size(), 1u);
  const ParserState waits = q.out[0];
  q.out.clear();
  const ArcId singer = q.arc(MentionKind::kTable, "singer");
  table_of_superlative(q.context, waits, singer);
  ASSERT_EQ(q.out.size(), 1u);
  const Sketch& sketch = q.out[0].sketch;
  EXPECT_EQ(sketch.superlative.arc, kNoArc);
  EXPECT_FALSE(sketch.superlative.descending);
  ASSERT_EQ(sketch.outputs.size(), 1u);
  EXPECT_EQ(sketch.outputs[0].arc, singer);
  EXPECT_EQ(applied(q.out[0], RuleFeature::kSuperlativeImplied), 1);
}

TEST(ParserRules, MostIsByAValueOrByACount) {
  Question q("the most albums price");
  apply_cue(q.context, q.before("most"), q.arc(MentionKind::kCue, "most"));
  ASSERT_EQ(q.out.size(), 1u);
  const ParserState waits = q.out[0];
  EXPECT_EQ(waits.pending_superlative.kind, SuperlativeKind::kCount);
  q.out.clear();
  table_of_superlative(q.context, waits, q.arc(MentionKind::kTable, "albums"));
  ASSERT_EQ(q.out.size(), 1u);
  EXPECT_EQ(q.out[0].sketch.superlative.kind, SuperlativeKind::kCount);
  q.out.clear();
  column_of_superlative(q.context, waits, q.arc(MentionKind::kColumn, "price"));
  ASSERT_FALSE(q.out.empty());
  EXPECT_EQ(q.out[0].sketch.superlative.kind, SuperlativeKind::kColumn);
  EXPECT_EQ(applied(q.out[0], RuleFeature::kMostQuantity), 1);
}

TEST(ParserRules, SecondSuperlativeDoesNotReplaceTheFirst) {
  Question q("the oldest youngest singer");
  ParserState waits = q.before("youngest");
  waits.pending = Pending::kSuperlative;
  apply_superlative(q.context, waits, q.arc(MentionKind::kCue, "youngest"));
  EXPECT_TRUE(q.out.empty());
}

TEST(ParserRules, AComparedNumberCountsTheTableAfterIt) {
  Question q("more than 3 albums");
  ParserState state = q.before("albums");
  state.last_end = state.position;
  state.pending = Pending::kCompared;
  const ArcId three = q.arc(MentionKind::kNumber, "3"),
              albums = q.arc(MentionKind::kTable, "albums");
  state.sketch.filters.push(more_than(three));
  EXPECT_TRUE(complete_pending(q.context, state, albums));
  ASSERT_EQ(q.out.size(), 1u);
  const Sketch& sketch = q.out[0].sketch;
  EXPECT_TRUE(sketch.filters.empty());
  EXPECT_TRUE(sketch.having.set);
  EXPECT_EQ(sketch.having.arc, albums);
  EXPECT_EQ(sketch.having.value, three);
  EXPECT_EQ(applied(q.out[0], RuleFeature::kHavingTable), 1);
  q.out.clear();
  state.sketch.filters.back().hint = 0;  // "older than 3": on a scale
  EXPECT_FALSE(complete_pending(q.context, state, albums));
  EXPECT_TRUE(q.out.empty());
}

TEST(ParserRules, AComparedNumberRestrictsTheQuantityAfterIt) {
  Question q("more than 3 price");
  ParserState state = q.before("price");
  state.last_end = state.position;
  state.pending = Pending::kCompared;
  state.sketch.filters.push(more_than(q.arc(MentionKind::kNumber, "3")));
  const ArcId price = q.arc(MentionKind::kColumn, "price");
  EXPECT_TRUE(complete_pending(q.context, state, price));
  ASSERT_EQ(q.out.size(), 1u);
  EXPECT_EQ(q.out[0].sketch.filters[0].column, price);
  EXPECT_FALSE(q.out[0].sketch.having.set);
  EXPECT_EQ(applied(q.out[0], RuleFeature::kFilterRight), 1);
}

TEST(ParserRules, OnlyPendingRequestsAreCompleted) {
  Question q("3 albums");
  const ArcId albums = q.arc(MentionKind::kTable, "albums");
  EXPECT_FALSE(complete_pending(q.context, q.before("albums"), albums));
  ParserState state = q.before("albums");
  state.pending = Pending::kNumber;
  state.pending_number = q.arc(MentionKind::kNumber, "3");
  state.last_end = state.position;
  EXPECT_TRUE(complete_pending(q.context, state, albums));
  ASSERT_EQ(q.out.size(), 1u);
  EXPECT_EQ(q.out[0].sketch.limit, state.pending_number);
}

TEST(ParserRules, LayoutOfTheQuestionIsComputedOnce) {
  const Question sorted("singers, oldest first");
  EXPECT_TRUE(sorted.layout.ordering.test(2));
  EXPECT_FALSE(Question("the oldest singer").layout.ordering.any());
  const Question list("the oldest singer? name and age");
  EXPECT_EQ(list.layout.output_list.begin, 4u);
  EXPECT_TRUE(list.layout.output_list.contains(6));
  const Question companions("albums with title and price");
  EXPECT_EQ(companions.layout.companions.begin, 2u);
  EXPECT_EQ(companions.layout.companions.end, 5u);
  EXPECT_FALSE(Question("albums with zebra").layout.companions.contains(2));
}

}  // namespace ask::engine::parser_rules_test
