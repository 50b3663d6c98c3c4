#include "agent/engine/dialogue/appended_reading.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/named_items.h"
#include "agent/engine/dialogue/other_rows.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/lexicon/follow_up_openings.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/question_words.h"

namespace ask::engine::dialogue {
namespace {

constexpr double kSureOfWhole = 0.5;     // confidence of the whole question
constexpr double kSureOfOutputs = 0.8;   // where further outputs are shown
constexpr double kSureOfOthers = 0.9;    // of what no word is like, and of people over other rows
constexpr size_t kLongestAppended = 14;  // words
constexpr size_t kLongestOfBoth = 400;   // bytes of both
constexpr std::string_view kNegativeClitic = "n't";
constexpr float kLikeColumn = 0.5F;  // score of a mention that may mean the column

// Both as one question; nullopt if the engine is not sure of it, or leaves out a word.
std::optional<Probe> whole_question(const Turn& turn) {
  const std::string text = fmt::format("{}, {}", turn.base.text(), turn.now.body());
  if (text.size() > kLongestOfBoth) return std::nullopt;
  const Interpretation in(text, turn.context.snapshot, turn.context.schema, turn.context.weights,
                          Rows::kUntried);
  if (in.ranks().empty()) return std::nullopt;
  const Confidence confidence = in.confidence(0);
  if (!confidence.abstention_reason.empty() || !confidence.unexplained.empty() ||
      confidence.value < kSureOfWhole || in.yes_no() || in.asks_series())
    return std::nullopt;
  LogicalForm form = in.meaning(in.candidates()[0]);
  ungroup(form.block);
  if (form.op != SetOperator::kAlone || !form.beside.empty() || form.yes_no ||
      form.block.entity == kNone)
    return std::nullopt;
  return Probe{std::move(form), confidence.value, text};
}

template <class T>
bool has_all(const std::vector<T>& of, const std::vector<T>& all) {
  return std::all_of(all.begin(), all.end(), [&](const T& one) { return contains(of, one); });
}

// What the whole question has beside the query of the turn before.
struct Further {
  std::vector<std::vector<Condition>> where;
  std::vector<ValueExpr> outputs;
  std::vector<GroupKey> groups;
  bool ordered = false;
  size_t parts() const {
    return (where.empty() ? 0U : 1U) + (outputs.empty() ? 0U : 1U) + (groups.empty() ? 0U : 1U) +
           (ordered ? 1U : 0U);
  }
};

// Nullopt if a part of the turn before is missing.
std::optional<Further> further_parts(const QueryBlock& whole, const QueryBlock& before) {
  const bool same = whole.having == before.having && whole.limit == before.limit &&
                    whole.offset == before.offset && whole.best_of == before.best_of &&
                    whole.combine == before.combine && whole.outer == before.outer &&
                    mentions(whole, before.entity) && has_all(whole.where, before.where) &&
                    has_all(whole.select, before.select) && has_all(whole.group, before.group);
  if (!same) return std::nullopt;
  Further out;
  for (const auto& clause : whole.where)
    if (!contains(before.where, clause)) out.where.push_back(clause);
  for (const ValueExpr& v : whole.select)
    if (!contains(before.select, v)) out.outputs.push_back(v);
  for (const GroupKey& g : whole.group)
    if (!contains(before.group, g)) out.groups.push_back(g);
  out.ordered = whole.order != before.order;
  return out;
}

// True if a word of the follow-up is like the column; with `row`, or like its table.
bool is_like_word(const Turn& turn, const ColumnExpr& column, bool row = false) {
  const auto& mentions = turn.now.lattice.mentions;
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    if (m.score < kLikeColumn || m.begin < turn.now.begin || m.end > turn.now.end ||
        m.table != column.home())
      return false;
    return m.kind == MentionKind::kColumn ? m.column == column.column
                                          : row && m.kind == MentionKind::kTable;
  });
}

// True if the conditions of the turn before are on the column: "since when are they ready?" of
// what is finished.
bool is_condition_of(const QueryBlock& block, const ColumnExpr& column) {
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
    return clause.size() == 1 && clause[0].column == column;
  });
}

// A value that all of the rows have: their condition says it.
bool is_settled(const QueryBlock& block, const ColumnExpr& column) {
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
    return clause.size() == 1 && clause[0].column == column && clause[0].op == Op::kEqual &&
           !clause[0].negated && clause[0].also.empty();
  });
}

// True if a key of the rows refers to the others.
bool refers_to(const Turn& turn, uint32_t rows, uint32_t others) {
  const SchemaGraph& graph = turn.context.schema->graph;
  const auto edges = graph.of(rows);
  return std::any_of(edges.begin(), edges.end(), [&](uint32_t e) {
    const JoinEdge& edge = graph.edges()[e];
    return edge.child == rows && edge.parent == others;
  });
}

// "where was that?" of a column that no word is like; people over other rows that may have several
// roles: "who won them?"
bool is_doubtful_answer(const Turn& turn, const ValueExpr& v, double confidence) {
  const std::string_view first = turn.now.word(turn.words[0]);
  const uint32_t topic = turn.base.topic(), home = v.column.home();
  if (first == "where") return !is_like_word(turn, v.column);
  if (confidence >= kSureOfOthers) return false;
  if (is_person_question_word(first) && home != topic) return !refers_to(turn, topic, home);
  return !is_condition_of(turn.base.block(), v.column) && !is_like_word(turn, v.column, true);
}

// What no word of the follow-up asks for: a date, or a number of what is not missing.
bool is_unasked(const Turn& turn, const ValueExpr& v, double confidence) {
  const ColumnFacts& facts = turn.base.facts();
  if (is_settled(turn.base.block(), v.column) || is_doubtful_answer(turn, v, confidence))
    return true;
  if (v.column.whole()) return v.fn == Aggregate::kPlain;
  if (v.fn == Aggregate::kCount)
    return !facts.unique(v.column) && v.column != facts.key_of(v.column.home());
  return facts.temporal(v.column) && !is_like_word(turn, v.column) &&
         !is_condition_of(turn.base.block(), v.column);
}

// "are any of them insured?" asks for no further output; "who owns it and what does he pay?" for
// several.
bool asks_no_output(const Turn& turn) {
  const std::string_view first = turn.now.word(turn.words[0]);
  return is_form_of_be(first) || text::is_one_of(first, kDoForms) ||
         std::any_of(turn.words.begin() + std::min<size_t>(2, turn.words.size()), turn.words.end(),
                     [&](uint32_t i) { return is_question_word(turn.now.word(i)); });
}

// The same rows with further outputs: in the place of a single figure, and beside all others.
RuleResult with_outputs(const Turn& turn, const Probe& whole, const Further& further) {
  const QueryBlock& before = turn.base.block();
  if (whole.confidence < kSureOfOutputs || asks_no_output(turn)) return std::nullopt;
  if (std::any_of(further.outputs.begin(), further.outputs.end(),
                  [&](const ValueExpr& v) { return is_unasked(turn, v, whole.confidence); }))
    return std::nullopt;
  const bool aggregates = std::none_of(further.outputs.begin(), further.outputs.end(),
                                       [](const auto& v) { return v.fn == Aggregate::kPlain; });
  const bool figure = !turn.base.lists() && !turn.base.grouped();
  if (figure && !aggregates) return std::nullopt;
  // A number for each of the listed rows.
  const bool each = aggregates && turn.base.lists();
  if (each != !further.groups.empty() || (each && before.limit)) return std::nullopt;
  QueryBlock block = whole.block();
  block.select = figure ? std::vector<ValueExpr>() : before.select;
  add_outputs(block.select, further.outputs);
  return follow_up_of(turn, figure ? FollowUpKind::kMeasure : FollowUpKind::kOutputs,
                      std::move(block), whole.text, whole.confidence);
}

// The same figures of smaller groups, none of which counts a row twice.
RuleResult with_groups(const Turn& turn, const Probe& whole, const Further& further) {
  const ColumnFacts& facts = turn.base.facts();
  const uint32_t counted = turn.base.block().entity;
  if (std::any_of(further.groups.begin(), further.groups.end(), [&](const GroupKey& g) {
        return g.home() != counted && !turn.context.schema->graph.to_one(counted, g.home());
      }))
    return std::nullopt;
  const bool keys = std::all_of(
      further.groups.begin(), further.groups.end(),
      [&](const GroupKey& g) { return !facts.numeric(g) || facts.temporal(g) || facts.unique(g); });
  const bool shown = std::all_of(
      further.outputs.begin(), further.outputs.end(),
      [](const ValueExpr& v) { return v.fn == Aggregate::kPlain && !v.column.whole(); });
  if (turn.base.aggregate() == nullptr || !keys || !shown || !further.where.empty() ||
      further.ordered)
    return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kGroup, whole.block(), whole.text, whole.confidence);
}

// The same rows by a number or a date, or by what the follow-up names; groups by what is shown.
RuleResult in_order(const Turn& turn, const Probe& whole) {
  const ColumnFacts& facts = turn.base.facts();
  if (!turn.base.lists() && !turn.base.grouped()) return std::nullopt;
  for (const Ordering& o : whole.block().order)
    if (turn.base.grouped() && !contains(turn.base.block().select, o.term)) return std::nullopt;
  for (const Ordering& o : whole.block().order)
    if (o.term.fn == Aggregate::kPlain && !facts.measure(o.term.column) &&
        !is_named(turn, o.term.column))
      return std::nullopt;
  QueryBlock block = turn.base.block();
  block.order = whole.block().order;
  need_shown(block);
  return follow_up_of(turn, FollowUpKind::kOrder, std::move(block), whole.text, whole.confidence);
}

// "without those that have no orders" denies twice what may be read as once.
bool denies(const Turn& turn) {
  return excluding_words(turn.now, turn.now.begin) > 0 ||
         turn.now.text.find(kNegativeClitic) != std::string::npos ||
         has_one_of(turn, kRowsLeftOutWords) || has(turn, "no");
}

// True if the condition is on the rows of the turn before, or on what these refer to; what is left
// out is chosen by no others.
bool is_on_rows(const Turn& turn, const std::vector<Condition>& clause) {
  if (!denies(turn)) return true;
  const SchemaGraph& graph = turn.context.schema->graph;
  const uint32_t topic = turn.base.topic();
  return std::all_of(clause.begin(), clause.end(), [&](const Condition& c) {
    const uint32_t home = c.column.home();
    return c.sub.empty() &&
           (home == topic || mentions(turn.base.block(), home) || graph.to_one(topic, home));
  });
}

// "is each of them in use?" is answered by no smaller number; "which are Bell's?" after the numbers
// of each owner by no owner.
bool selects_no_rows(const Turn& turn, const Further& further) {
  const std::string_view first = turn.now.word(turn.words[0]);
  const bool whether = is_form_of_be(first) || text::is_one_of(first, kDoForms);
  if (whether && !turn.base.lists()) return true;
  if (!std::all_of(further.where.begin(), further.where.end(),
                   [&](const auto& clause) { return is_on_rows(turn, clause); }))
    return true;
  const auto names = turn.base.naming(turn.base.topic());
  return turn.base.grouped() &&
         std::any_of(further.where.begin(), further.where.end(), [&](const auto& clause) {
           return std::any_of(clause.begin(), clause.end(), [&](const Condition& c) {
             return std::any_of(names.begin(), names.end(),
                                [&](const ValueExpr& name) { return name.column == c.column; });
           });
         });
}

// Those of the rows that meet further conditions.
RuleResult with_conditions(const Turn& turn, const Probe& whole, const Further& further) {
  if (adds_rows(turn) || selects_no_rows(turn, further)) return std::nullopt;
  QueryBlock block = whole.block();
  block.select = turn.base.block().select;
  return follow_up_of(turn, FollowUpKind::kNarrow, std::move(block), whole.text, whole.confidence);
}

}  // namespace

RuleResult read_appended(const Turn& turn) {
  if (turn.words.size() < 2 || turn.words.size() > kLongestAppended || turn.now.corrects ||
      turn.base.asks_whether() || asks_for_others(turn) || turn.base.topic() == kNone)
    return std::nullopt;
  const auto whole = whole_question(turn);
  if (!whole) return std::nullopt;
  const QueryBlock& before = turn.base.block();
  const auto further = further_parts(whole->block(), before);
  if (!further) return std::nullopt;
  if (is_order_word(turn.now.word(turn.words[0])) ||
      is_order_word(turn.now.token(turn.words[0]).lemma))
    return further->ordered && further->parts() == 1 ? in_order(turn, *whole) : RuleResult();
  if (!further->groups.empty() && turn.base.aggregate() != nullptr)
    return with_groups(turn, *whole, *further);
  if (further->parts() != (further->groups.empty() ? 1U : 2U)) return std::nullopt;
  if (!further->outputs.empty()) return with_outputs(turn, *whole, *further);
  if (further->ordered) return in_order(turn, *whole);
  return further->where.empty() ? RuleResult() : with_conditions(turn, *whole, *further);
}

}  // namespace ask::engine::dialogue
