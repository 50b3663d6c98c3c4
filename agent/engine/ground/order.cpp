// HAVING and group keys.
#include <algorithm>

#include "agent/engine/ground/grounder.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// True if the query aggregates a column of another table.
bool aggregates_elsewhere(const QueryBlock& block, uint32_t table) {
  const auto elsewhere = [&](const ValueExpr& term) {
    return term.fn != Aggregate::kPlain && term.column.table != table;
  };
  return (block.having && elsewhere(block.having->term)) ||
         std::any_of(block.select.begin(), block.select.end(), elsewhere) ||
         std::any_of(block.order.begin(), block.order.end(),
                     [&](const Ordering& part) { return elsewhere(part.term); });
}

}  // namespace

// True for a number of days, hours and the like.
bool Grounder::measures_time(const Arc& number) const {
  const Mention& m = arcs_.mention(number);
  const std::string_view said = !m.unit.empty() ? m.unit
                                : number.end < arcs_.tokens()
                                    ? std::string_view(arcs_.token(number.end).folded)
                                    : std::string_view();
  const UnitId id = unit_said(said);
  return id != kNoUnit && unit_info(id).dimension == Dimension::kTime;
}

bool Grounder::add_having() {
  const HavingPart& h = sketch_.having;
  if (!h.set) return true;
  Having having;
  having.op = h.op;
  having.from = {h.arc, h.value, h.high};
  having.from.add(cues_of(state_.cues, Slot::kHaving));
  having.value = number_of(h.value);
  if (h.high != kNoArc) having.high = upper_number_of(h.high);
  having.term = {{entity_, kNone}, Aggregate::kCount};
  if (h.fn == Aggregate::kCount && h.value != kNoArc && measures_time(arcs_[h.value]))
    lose_filter();  // "took more than 3 days": no 3 rows
  if (h.fn != Aggregate::kCount) {
    having.term = {resolve(h.arc, near_, kNone, Want::kNumber), h.fn};
    if (!having.term.column.valid()) return false;
    having.value = stored_amount(h.value, having.term.column);
    if (h.high != kNoArc) having.high = stored_amount(h.high, having.term.column, true);
  } else if (h.arc != kNoArc) {
    if (arcs_[h.arc].kind == MentionKind::kTable) {
      const ColumnExpr key = column_facts_.key_of(table_of(h.arc));
      require(table_of(h.arc));
      if (h.distinct && key.valid()) having.term = {key, Aggregate::kCount, true};
    } else {
      const ColumnExpr c = resolve(h.arc, near_, owner_);
      if (!c.valid()) return false;
      require(c.table);
      if (h.distinct) having.term = {c, Aggregate::kCount, true};
    }
  }
  block_.having = having;
  return true;
}

// The group key where the question gives none but an aggregate in SELECT, ORDER BY or HAVING needs
// one: the plain outputs, or the key of their table.
void Grounder::group_by_outputs() {
  if (plain_.empty()) {
    const ColumnExpr key = column_facts_.key_of(entity_);
    if (key.valid() && counts()) block_.group = {key};
    return;
  }
  const ColumnExpr c = plain_[0];
  const ColumnExpr key = column_facts_.key_of(c.table);
  bool others = false;
  for (const uint32_t t : needed_) others |= t != c.table;
  if (key == c) {
    block_.group = {c};
  } else if (key.valid() && plain_.size() == 1 && c == column_facts_.name_of(c.table) &&
             aggregates_elsewhere(block_, c.table)) {
    block_.group = {key};  // two customers may have the same name
  } else if (others && key.valid() && !column_facts_.of(c).reference &&
             (plain_.size() > 1 || c == column_facts_.name_of(c.table) ||
              (!mentioned_.empty() && mentioned_[0] == c.table && column_facts_.unique(c)))) {
    block_.group = {key};
  } else {
    block_.group.assign(plain_.begin(), plain_.end());
  }
}

// True if a word of the question, or the verb that it derives from, is in the table's name:
// "rented" for rental.
bool Grounder::says_table(uint32_t table) const {
  const SchemaIndex& index = column_facts_.index();
  for (size_t t = 0; t < arcs_.tokens(); ++t) {
    const std::string& word = arcs_.token(t).lemma;
    const bool verb = has_past_suffix(arcs_.token(t).folded);
    if (arcs_.filler[t] < 0.4F && index.has_word(index.table(table), word)) return true;
    if (verb && word.size() >= 4)
      for (const uint32_t w : index.table(table).words)
        if (index.word(w).lemma.starts_with(word) && index.word(w).lemma.size() <= word.size() + 3)
          return true;
  }
  return false;
}

// Detects groups that are single rows ("the state with the most" of a table of states). Counts the
// rows of an unmentioned child table instead, if one stands out; otherwise charges the candidate.
bool Grounder::find_counted_child() {
  if (block_.group.empty() || !counts()) return true;
  std::vector<uint32_t> tables = needed_;
  for (const ValueExpr& t : block_.select) tables.push_back(t.column.table);
  for (const ColumnExpr& g : block_.group) tables.push_back(g.table);
  for (const Ordering& o : block_.order) tables.push_back(o.term.column.table);
  if (block_.having) tables.push_back(block_.having->term.column.table);
  for (const uint32_t t : mentioned_) tables.push_back(t);
  const uint32_t only = tables[0];
  for (const uint32_t t : tables)
    if (t != only) return true;
  for (const PendingCondition& t : tests_)
    if (t.condition.column.table != only) return true;
  bool single = false;
  const auto named = [&](const ColumnExpr& c) {  // "the most common full name"
    return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
      return u.kind == MentionKind::kColumn && best_column(arcs_, u) == c;
    });
  };
  for (const ColumnExpr& g : block_.group)
    single |= column_facts_.single_key(g) ||
              (g == column_facts_.name_of(only) &&
               (column_facts_.unique(g) ||
                (column_facts_.index().row_names(only) != nullptr && !named(g))));
  if (!single) return true;
  // Each group is one row, so the rows to count must be those of a child table.
  uint32_t child = kNone;
  float best = 0;
  size_t children = 0;
  for (const uint32_t e : graph_.of(only)) {
    const Edge& edge = graph_.edges()[e];
    if (edge.parent != only || edge.child == only) continue;
    ++children;
    const float similarity = says_table(edge.child) ? 1 : 0.1F;
    if (similarity > best) best = similarity, child = edge.child;
  }
  if (best < 0.6F)  // "the most rented film": rentals are of copies of films
    for (uint32_t t = 0; t < column_facts_.catalog().tables.size(); ++t) {
      const uint32_t far = graph_.distance(only, t);
      if (far >= 2 && far <= 3 && graph_.to_one(t, only) && says_table(t)) {
        child = t;
        best = 1;
        break;
      }
    }
  if (child != kNone && (children == 1 || best >= 0.6F)) {
    require(child);
    count(Feature::kChildGuess, RuleFeature::kChildGuess);
    const ColumnExpr key = column_facts_.key_of(only);
    if (key.valid()) block_.group = {{key, block_.group[0].from}};
  } else {
    count(Feature::kSingleRowGroups, RuleFeature::kSingleRowGroups);
  }
  return true;
}

// True if the first group is introduced by "per" or "by", or is a period.
bool Grounder::said_by_part() const {
  const Arc& u = arcs_[sketch_.groups[0]];
  if (u.kind == MentionKind::kCue) return true;
  for (size_t t = u.begin; t-- > 0;)
    if (!arcs_.is(t, kArticle))
      return arcs_.token(t).folded == "per" ||
             (arcs_.token(t).folded == "by" && t > 0 && arcs_.token(t - 1).lemma != kGroupingVerb);
  return false;
}

// True if a list at the end of the question names all outputs; group keys are not added to it.
bool Grounder::said_all() const { return sketch_.listed && !plain_.empty(); }

// "average amount per payment": a row is no group of its own amount.
void Grounder::average_over_rows() {
  if (group_tables_.size() + group_columns_.size() != 1 || block_.having || !block_.order.empty() ||
      block_.select.empty())
    return;
  const ColumnExpr by = group_tables_.empty() ? group_columns_[0] : ColumnExpr{};
  const uint32_t rows = by.valid() ? by.table : group_tables_[0];
  if (by.valid() && by != column_facts_.key_of(rows)) return;
  const bool own = std::all_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
    return t.fn == Aggregate::kAverage && t.column.table == rows && !t.column.adds_up();
  });
  if (own) group_tables_.clear(), group_columns_.clear();
}

bool Grounder::add_groups() {
  const bool counted = counts();
  average_over_rows();
  if (!group_columns_.empty() || !group_tables_.empty()) {
    for (size_t i = 0; i < group_tables_.size(); ++i) {
      const uint32_t t = group_tables_[i];
      const Origin from = origin_of_group(state_.cues, group_table_arcs_[i]);
      const ColumnExpr name = column_facts_.name_of(t), key = column_facts_.key_of(t);
      block_.group.push_back({key.valid() ? key : name, from});
      const bool shown = std::any_of(
          block_.select.begin(), block_.select.end(),
          [&](const ValueExpr& s) { return s.fn == Aggregate::kPlain && s.column.table == t; });
      if (!shown && name.valid() && !said_all())
        block_.select.insert(shape_.group_first ? block_.select.begin() : block_.select.end(),
                             shown_key({name, from}));
    }
    // "For each <group>, ...": whether the key comes first in SELECT as it does in the question.
    const bool said_first = !sketch_.outputs.empty() && sketch_.groups[0] < sketch_.outputs[0].arc;
    const bool first = shape_.group_first;
    bool how_many = false;
    for (size_t t = 0; t + 1 < arcs_.tokens(); ++t)
      how_many |= arcs_.token(t).folded == "how" && arcs_.token(t + 1).folded == "many";
    if (how_many && first) charge(RuleFeature::kHowManyGroupFirst);
    if (!said_first)
      charge(first ? RuleFeature::kLateGroupFirst : RuleFeature::kLateGroupLast);
    else if (!first)
      charge(RuleFeature::kEarlyGroupLast);
    if (!first && said_by_part()) charge(RuleFeature::kPerGroupLast);
    for (const GroupKey& c : group_columns_) {
      block_.group.push_back(c);
      const bool shown = std::any_of(block_.select.begin(), block_.select.end(),
                                     [&](const ValueExpr& s) { return s.column == c; });
      if (said_all() && !shown) charge(RuleFeature::kMixedSelect);
      if (shown || said_all()) continue;
      if (aggregates() && !first)
        block_.select.push_back(shown_key(c));
      else if (aggregates() || !counted)
        block_.select.insert(block_.select.begin(), shown_key(c));
    }
    if (!aggregates() && !counted) block_.group.clear();
    for (const GroupKey& g : block_.group)  // periods in chronological order
      if (g.period != Period::kWhole && block_.order.empty() && !block_.limit)
        block_.order.push_back({shown_key(g), false});
  } else if (popular_.valid()) {
    block_.group = {popular_};
  } else if (counted || (aggregates() && !plain_.empty())) {
    group_by_outputs();
  }
  if (!find_counted_child()) return false;
  if (block_.having && block_.group.empty()) {
    const ColumnExpr key = column_facts_.key_of(entity_);
    if (!key.valid()) return false;
    block_.group = {key};
  }
  if (block_.having && block_.having->term.fn == Aggregate::kSum && block_.group.size() == 1 &&
      block_.having->term.column.table == entity_ &&
      block_.group[0] == column_facts_.key_of(entity_))  // the sum of a single row
    count(Feature::kSingleRowGroups, RuleFeature::kSingleRowGroups, 4);
  return true;
}

}  // namespace ask::engine
