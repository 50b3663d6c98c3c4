// Query features that compare a candidate with the words of the question.
#include "agent/engine/rank/query_features_extractor.h"

namespace ask::engine {

Said::Said(const Arcs& arcs, const ColumnFacts& column_facts) {
  for (const Arc& u : arcs.all) {
    for (size_t i = 0; i < u.count; ++i) {
      const Mention& m = arcs.mention(u, i);
      if (m.score < kPerhaps) continue;
      if (u.kind == MentionKind::kTable) {
        const ColumnExpr name = column_facts.name_of(m.table);
        tables_.push_back(m.table);
        columns_.emplace_back(name.table, name.column);
      } else if (u.kind == MentionKind::kColumn) {
        columns_.emplace_back(m.table, m.column);
      }
    }
    inside_.push_back(std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& other) {
      return other.begin <= u.begin && other.end >= u.end &&
             other.end - other.begin > u.end - u.begin && other.score >= kSurely &&
             other.kind != MentionKind::kFiller;
    }));
  }
  std::sort(tables_.begin(), tables_.end());
  std::sort(columns_.begin(), columns_.end());
}

bool Said::table(uint32_t t) const { return std::binary_search(tables_.begin(), tables_.end(), t); }

bool Said::column(ColumnExpr c) const {
  return std::binary_search(columns_.begin(), columns_.end(), std::pair(c.table, c.column));
}

void QueryFeatureExtractor::fit_column(const Arc& u) {
  const Mention& best = arcs_.mention(u);
  float used = 0, near = 0;
  uint32_t owner = kNone;
  bool other_said = false;
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = arcs_.mention(u, i);
    if (uses(ColumnExpr{m.table, m.column})) {
      if (m.score > used) used = m.score, owner = m.table;
    } else if (m.score >= best.score - 0.05F) {
      other_said |= said(m.table);
      near = std::max(near, m.score);
    }
  }
  if (used == 0) {
    if (u.score >= kSurely)
      set(Feature::kColumnLeftOut) += 1;
    else if (u.score >= kPerhaps)
      set(Feature::kColumnHalfLeftOut) += 1;
    return;
  }
  set(Feature::kWeakestLink) = std::max(set(Feature::kWeakestLink), 1 - used);
  links_ += used;
  ++linked_;
  if (near > 0) set(Feature::kAmbiguousColumn) += 1;
  if (used < best.score - 0.05F) set(Feature::kBetterColumn) += best.score - used;
  if (owner == block_.entity) return;
  if (other_said && !said(owner)) set(Feature::kOtherOwner) += 1;
  if (near > 0 && !said(owner)) set(Feature::kFarOwner) += 1;
}

void QueryFeatureExtractor::fit() {
  int last = -1;
  for (const ValueExpr& t : block_.select) {  // position of each output in the question
    if (t.column.whole()) continue;
    int at = -1;
    for (const Arc& u : arcs_.all) {
      if (u.kind != MentionKind::kColumn || u.score < kPerhaps || at >= 0) continue;
      for (size_t i = 0; i < u.count; ++i)
        if (arcs_.mention(u, i).table == t.column.table &&
            arcs_.mention(u, i).column == t.column.column)
          at = u.begin;
    }
    if (at < 0) continue;
    if (at < last) set(Feature::kOutputsOutOfOrder) += 1;
    last = at;
  }
  for (const Arc& u : arcs_.all) {
    if (said_.inside(static_cast<size_t>(&u - arcs_.all.data()))) continue;
    if (u.kind == MentionKind::kColumn) fit_column(u);
    if (u.kind == MentionKind::kTable && u.score >= kSurely) {
      bool used = false;
      for (size_t i = 0; i < u.count; ++i) used |= uses(arcs_.mention(u, i).table);
      if (!used) set(Feature::kTableLeftOut) += 1;
      if (u.count > 1 && arcs_.mention(u, 1).score >= u.score - 0.2F)
        set(Feature::kAmbiguousTable) += 1;
    }
    if (u.kind == MentionKind::kValue && u.score >= kSurely && arcs_.mention(u).found) {
      bool used = false;
      for (size_t i = 0; i < u.count && !used; ++i) {
        const Mention& m = arcs_.mention(u, i);
        for (const Condition* c : conditions_)
          used |= c->column.table == m.table && c->column.column == m.column;
      }
      if (!used) set(Feature::kValueLeftOut) += 1;
      if (!used) continue;
      for (const Arc& other : arcs_.all)
        if (other.begin <= u.begin && other.end >= u.end && other.score >= kSurely &&
            (other.kind == MentionKind::kTable || other.kind == MentionKind::kColumn))
          set(Feature::kValueNamesSchema, true);
    }
  }
  set(Feature::kMeanLink) = linked_ > 0 ? 1 - links_ / static_cast<float>(linked_) : 0;
}

void QueryFeatureExtractor::compared() {
  const auto number = [](const Value& v, double& x) {
    if (const auto* i = std::get_if<int64_t>(&v)) return x = static_cast<double>(*i), true;
    if (const auto* d = std::get_if<double>(&v)) return x = *d, true;
    return false;
  };
  for (const Condition* c : conditions_) {
    if (c->column.whole() || !c->column.valid()) continue;
    const db::ColumnStatistics& s = column_facts_.column(c->column).statistics;
    double x = 0, low = 0, high = 0;
    if (c->op != Op::kIn && !said(c->column)) set(Feature::kConditionUnsaid) += 1;
    const bool is_number = number(c->value, x);
    if (is_number && number(s.min, low) && number(s.max, high) && (x < low || x > high))
      set(Feature::kOutOfRange) += 1;
    if (is_number && column_facts_.identifier(c->column)) set(Feature::kNumberOnKey) += 1;
    if (is_number && column_facts_.text(c->column)) set(Feature::kTextCompared) += 1;
    if (std::holds_alternative<std::string>(c->value) && c->op == Op::kEqual && s.rows > 8 &&
        s.distinct * 4 < s.rows)
      set(Feature::kFewDifferent) += 1;
  }
}

}  // namespace ask::engine
