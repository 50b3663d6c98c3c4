// Which column a unit stands for, given the tables that are about.
#include <algorithm>

#include "agent/engine/ground/grounder.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine {
namespace {

// How much being in or near the tables at hand counts, against how well the words fit.
constexpr float kFit = 2.2F, kOwner = 1.0F, kNear = 0.55F, kNearStep = 0.1F, kFarStep = 0.25F,
                kWrongType = 0.9F, kForeignReference = 0.3F, kChosenTwice = 1.2F,
                kNameByDefault = 0.72F, kJustSaid = 0.35F, kToMany = 0.2F;

}  // namespace

void Completer::fact(Fact f, Rule rule, float factor) {
  facts_[static_cast<size_t>(f)] += factor;
  charge(rule, factor);
}

ColumnId Completer::resolve(UnitId id, const std::vector<uint32_t>& near, uint32_t owner, Want want,
                            bool avoid_chosen) {
  const Unit& u = unit(id);
  if (u.kind == MentionKind::kKeyword) {
    const std::string_view word = units_.mention(u).dimension.word;
    if (u.keyword == Keyword::kWhen || u.keyword == Keyword::kWhere) return asked(u.keyword);
    return u.keyword == Keyword::kPeriod ? part_of_date(period_named(word)) : implied(word);
  }
  if (u.kind == MentionKind::kTable) return traits_.name_of(table_of(id));
  for (const auto& [known, column] : chosen_)
    if (known == id) return column;
  float best = -100, best_fit = 0;
  ColumnId found;
  // "the problem whose id": of the table said just before.
  uint32_t said = kNone;
  for (const UnitId t : sketch_.tables)
    if (unit(t).end <= u.begin && u.begin - unit(t).end <= 3) said = table_of(t);
  const auto consider = [&](ColumnId c, float fit) {
    float score = fit * kFit;
    if (owner != kNone && c.table == owner) score += kOwner;
    const auto at = std::find(near.begin(), near.end(), c.table);
    if (at != near.end()) {
      score += kNear - kNearStep * static_cast<float>(at - near.begin());
    } else if (!near.empty()) {
      uint32_t d = SchemaGraph::kFar;
      for (const uint32_t t : near) d = std::min(d, graph_.distance(t, c.table));
      score -= kFarStep * static_cast<float>(std::min(d, 6U));
      if (traits_.of(c).reference) score -= kForeignReference;
    }
    if (c.table == said) score += kJustSaid;
    if (want == Want::kNumber && !traits_.quantity(c)) score -= kWrongType;
    if (want == Want::kTime && !traits_.temporal(c)) score -= kWrongType;
    if (traits_.table(c.table).row_count == 0) score -= 0.05F;
    if (avoid_chosen)
      for (const auto& [unit, column] : chosen_)
        if (column == c && unit != id) score -= kChosenTwice;
    if (score > best + 1e-6F) best = score, found = c, best_fit = fit;
  };
  std::vector<uint32_t> named;
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = units_.mention(u, i);
    ColumnId c{m.table, m.column};
    c.factor_table = m.factor_table;
    c.factor = m.factor;
    consider(c, m.score);
    if (traits_.last_word(c) == "name") named.push_back(m.table);
  }
  if (u.end - u.begin == 1 && units_.token(u.begin).lemma == "name")
    for (const uint32_t t : near)
      if (const ColumnId name = traits_.name_of(t);
          std::find(named.begin(), named.end(), t) == named.end() && !name.whole() &&
          !traits_.identifier(name))
        consider(name, name.table == t ? kNameByDefault : 1);
  if (found.valid()) {
    chosen_.emplace_back(id, found);
    charge(Rule::kColumnLink, best_fit - u.score);
  }
  return found;
}

ColumnId Completer::implied(std::string_view dimension, bool* reversed) {
  DimensionMatch best;
  float best_score = 0;
  const auto consider = [&](uint32_t table, float penalty) {
    const DimensionMatch match = match_dimension(traits_, table, dimension);
    if (match.score > 0 && match.score - penalty > best_score)
      best = match, best_score = match.score - penalty;
  };
  for (size_t i = 0; i < near_.size() && i < 4; ++i)
    consider(near_[i], 0.6F * static_cast<float>(i));
  if (best_score <= 0)
    for (uint32_t t = 0; t < traits_.catalog().tables.size(); ++t) {
      uint32_t d = SchemaGraph::kFar;
      bool one = false;  // "sold in 2023": the date of the order, and not that of a review
      for (const uint32_t n : near_) {
        d = std::min(d, graph_.distance(n, t));
        one |= graph_.to_one(n, t);
      }
      if (d >= 1 && d <= 2) consider(t, 0.5F + 0.5F * static_cast<float>(d) + (one ? 0 : kToMany));
    }
  if (best.column.valid()) fact(Fact::kImpliedColumn, Rule::kImpliedColumn);
  if (reversed != nullptr) *reversed = best.reversed;
  return best.column;
}

// "number of employees" may be a column of the entity.
ColumnId Completer::named_count(UnitId id, uint32_t table) const {
  if (id == kNoUnit || table == kNone) return {};
  const Unit& u = unit(id);
  const Mention& m = units_.mention(u);
  const SchemaItem& item = u.kind == MentionKind::kTable
                               ? traits_.index().table(table_of(id))
                               : traits_.index().column(m.table, m.column);
  for (uint32_t c = 0; c < traits_.table(table).columns.size(); ++c) {
    const ColumnId column{table, c};
    if (!traits_.measure(column)) continue;
    bool counted = false;
    for (const std::string_view word : {"number", "amount", "count", "total", "quantity"})
      counted |= traits_.has_word(column, word);
    if (!counted) continue;
    for (const uint32_t word : item.words)
      if (traits_.has_word(column, traits_.index().word(word).lemma)) return column;
  }
  return {};
}

}  // namespace ask::engine
