#include "agent/engine/rank/implausible_people.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/engine/lexicon/organisation_words.h"
#include "agent/engine/lexicon/people_verbs.h"
#include "agent/engine/rank/candidate_checks.h"
#include "agent/engine/rank/mentioned_items.h"
#include "agent/engine/schema/derived_measures.h"

namespace ask::engine {
namespace {

class PeopleChecks : CandidateChecks {
 public:
  using CandidateChecks::CandidateChecks;

  ImplausibleShape run() const {
    if (shows_owned_rows() || shows_codes_for_people()) return ImplausibleShape::kKeyOfPerson;
    if (denies_what_happened()) return ImplausibleShape::kRefusalAsAbsence;
    if (passes_other_people()) return ImplausibleShape::kByOtherPeople;
    if (picks_namesake(block_)) return ImplausibleShape::kNamesake;
    return ImplausibleShape::kPlausible;
  }

 private:
  bool may_be_somebody(const ColumnExpr& c) const;
  bool shows_owned_rows() const;
  bool is_code(const ColumnExpr& c) const;
  bool shows_codes_for_people() const;
  bool denies_what_happened() const;
  bool is_used(uint32_t table) const;
  bool passes_other_people() const;
  bool is_namesake(const Condition& c) const;
  bool picks_namesake(const QueryBlock& block) const;
};

// True for a column of people, of an organisation, or with the name of a person.
bool PeopleChecks::may_be_somebody(const ColumnExpr& c) const {
  if (holds_people(index_, c.table)) return true;
  const auto& words = index_.table(c.table).words;
  if (!words.empty() && text::is_one_of(index_.word(words.back()).lemma, kOrganisationTables))
    return true;
  const auto& own = index_.column(c.table, c.column).words;
  return std::any_of(own.begin(), own.end(),
                     [&](uint32_t w) { return is_person_word(index_.word(w).lemma); });
}

// "whose guitars have we had in" as the numbers of the guitars.
bool PeopleChecks::shows_owned_rows() const {
  if (!says(0, {"whose"}) || !shows_plain_columns()) return false;
  const auto own = [&](const ValueExpr& t) {
    const auto rows = arcs_.beginning_at(1);
    return !may_be_somebody(t.column) && (facts_.identifier(t.column) ||
           std::any_of(rows.begin(), rows.end(), [&](const Arc& arc) {
             return (arc.kind == MentionKind::kTable || arc.kind == MentionKind::kValue) &&
                    arcs_.mention(arc).table == t.column.table;
           }));
  };
  return std::all_of(block_.select.begin(), block_.select.end(), own);
}

// Texts with digits that are different in all rows are codes: PX100200.
bool PeopleChecks::is_code(const ColumnExpr& c) const {
  if (facts_.single_key(c)) return true;
  const auto has_digit = [](const Value& value) {
    const auto* said = std::get_if<std::string>(&value);
    return said != nullptr && said->find_first_of("0123456789") != std::string::npos;
  };
  const db::ColumnStatistics& s = facts_.column(c).statistics;
  return c.via == kNone && c.expression == kNone && s.rows > 1 && s.distinct == s.rows &&
         has_digit(s.min) && has_digit(s.max);
}

// "who had the dinner suit" as the code of the suit.
bool PeopleChecks::shows_codes_for_people() const {
  if (!says(0, {"who", "whom"}) || !shows_plain_columns()) return false;
  return std::all_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
    return is_code(t.column) && !may_be_somebody(t.column);
  });
}

// "anyone we won't hire to" as those to whom nobody has hired yet.
bool PeopleChecks::denies_what_happened() const {
  const bool denies = std::any_of(block_.where.begin(), block_.where.end(), [](const auto& any) {
    return std::any_of(any.begin(), any.end(),
                       [](const Condition& c) { return c.negated && !c.sub.empty(); });
  });
  for (size_t t = 0; denies && t < arcs_.tokens(); ++t)
    if (says(t, kRefusingForms) || (says(t, {"will", "would"}) && says(t + 1, {"not"})))
      return true;
  return false;
}

// True if the query names the table beside the joins.
bool PeopleChecks::is_used(uint32_t table) const {
  const auto of = [&](const ColumnExpr& c) {
    return c.valid() && (c.table == table || c.home() == table);
  };
  return block_.entity == table || contains(block_.tables, table) ||
         std::any_of(block_.select.begin(), block_.select.end(),
                     [&](const ValueExpr& t) { return of(t.column); }) ||
         std::any_of(block_.where.begin(), block_.where.end(), [&](const auto& any) {
           return std::any_of(any.begin(), any.end(),
                              [&](const Condition& c) { return of(c.column); });
         });
}

// "who led the camp" as those who gave a badge to somebody who took part in it.
bool PeopleChecks::passes_other_people() const {
  if (block_.entity == kNone || block_.tables.empty() || !shows_plain_columns() ||
      !holds_people(index_, block_.select[0].column.table))
    return false;
  std::vector<JoinStep> steps;
  if (!graph_.join(join_terminals(block_.entity, block_.tables), nullptr, steps)) return false;
  return std::any_of(steps.begin(), steps.end(), [&](const JoinStep& one) {
    const JoinEdge& edge = graph_.edges()[one.edge];
    const uint32_t between = edge.parent;
    if (edge.child == between || !holds_people(index_, between) || is_used(between)) return false;
    return std::any_of(steps.begin(), steps.end(),
                       [&](const JoinStep& other) {
                         const JoinEdge& second = graph_.edges()[other.edge];
                         return second.parent == between && second.child != edge.child &&
                                second.child != between;
                       }) &&
           !may_name_table(between, kPerhaps);
  });
}

// The condition is on one of several stored names of people that have the words of the question.
bool PeopleChecks::is_namesake(const Condition& c) const {
  const auto* name = std::get_if<std::string>(&c.value);
  if (name == nullptr || c.op != Op::kEqual || !c.also.empty() || !c.column.valid()) return false;
  const auto in_column = [&](const Mention& m) {
    return m.partial && m.table == c.column.table && m.column == c.column.column;
  };
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& arc) {
    if (arc.kind != MentionKind::kValue) return false;
    bool said = false, other = false;
    for (size_t i = 0; i < arc.count; ++i) {
      const Mention& m = arcs_.mention(arc, i);
      said |= in_column(m) && m.text == *name;
      other |= in_column(m) && m.text != *name;
    }
    return said && other;
  });
}

// "appointments of Bell" as those of Tom Bell, where there is a Una Bell, too.
bool PeopleChecks::picks_namesake(const QueryBlock& block) const {
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return any.size() == 1 &&
           (is_namesake(any[0]) || (!any[0].sub.empty() && picks_namesake(any[0].sub[0])));
  });
}

}  // namespace

ImplausibleShape implausible_people(const Candidate& candidate, const Arcs& arcs,
                                    const ColumnFacts& facts, const SchemaGraph& graph) {
  return PeopleChecks(candidate, arcs, facts, graph).run();
}

}  // namespace ask::engine
