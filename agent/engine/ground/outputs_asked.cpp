// What the word that opens the question asks for: a person, a date, a place, the things of an
// order.
#include <algorithm>

#include "agent/engine/ground/grounder.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine {

// "Who ..." is answered by a name, "when ..." by a date, "where ..." by a place, "how much ..." by
// an amount.
bool Completer::answers_question_word() const {
  const std::string& word = units_.token(0).folded;
  const bool who = word == "who", when = word == "when" && units_.is(1, kBe | kDo),
             where = word == "where" && units_.is(1, kBe | kDo);
  if (word == "what" && units_.is(1, kDo) && sketch_.outputs.empty() && !mentioned_.empty())
    return !(block_.select.size() == 1 &&
             block_.select[0].column == traits_.name_of(mentioned_[0]));  // who did it
  const bool much = word == "how" && units_.token(1).folded == "much";
  if (!who && !when && !where && !much) return true;
  return std::any_of(block_.select.begin(), block_.select.end(), [&](const Term& t) {
    if (much) return t.fn != Aggregate::kPlain || traits_.measure(t.column);
    if (t.column.whole()) return t.fn == Aggregate::kPlain;
    if (when)
      return traits_.temporal(t.column) || traits_.has_word(t.column, "year") ||
             traits_.has_word(t.column, "date") || traits_.has_word(t.column, "time");
    if (where) return place_score(traits_, t.column) > 0 && !(t.column == traits_.name_of(entity_));
    return t.fn == Aggregate::kPlain && traits_.text(t.column) && !traits_.identifier(t.column);
  });
}

// The date of what was said, when it has one that is its own ("order_date" of an order); where it
// stands.
ColumnId Completer::asked(Keyword word) {
  if (entity_ == kNone) return {};
  if (word == Keyword::kWhere) {
    ColumnId best;
    float score = 0;
    const auto consider = [&](uint32_t table, float penalty) {
      for (uint32_t c = 0; c < traits_.table(table).columns.size(); ++c) {
        const ColumnId column{table, c};
        const float here = place_score(traits_, column) - penalty;
        if (traits_.name_of(entity_) == column || here <= score) continue;
        best = column, score = here;
      }
    };
    consider(entity_, 0);
    for (uint32_t t = 0; !best.valid() && t < traits_.catalog().tables.size(); ++t)
      if (graph_.distance(entity_, t) == 1 && graph_.to_one(entity_, t)) consider(t, 0);
    return best;
  }
  if (std::find(mentioned_.begin(), mentioned_.end(), entity_) == mentioned_.end()) return {};
  std::vector<ColumnId> dates, own;
  for (uint32_t c = 0; c < traits_.table(entity_).columns.size(); ++c) {
    const ColumnId column{entity_, c};
    if (!traits_.temporal(column)) continue;
    dates.push_back(column);
    for (const uint32_t w : traits_.index().table(entity_).words)
      if (traits_.has_word(column, traits_.index().word(w).lemma)) {
        own.push_back(column);
        break;
      }
  }
  if (dates.size() == 1) return dates[0];
  return own.size() == 1 ? own[0] : ColumnId{};
}

// "What did she order": the word is what was done, and its rows have no names.
bool Completer::what_was_done(UnitId id) const {
  const Unit& u = unit(id);
  const ColumnId name = traits_.name_of(table_of(id));
  return units_.token(0).folded == "what" && units_.is(1, kDo) && u.end == u.begin + 1 &&
         is_linking_verb(units_.token(u.begin).lemma) && before_verb(u.begin) &&
         !(name.valid() && traits_.of(name).naming);
}

// Somebody stands between "did" and the verb.
bool Completer::before_verb(size_t verb) const {
  for (size_t t = 2; t < verb; ++t)
    if (!units_.is(t, kArticle)) return true;
  return false;
}

// The names of what the lines of an order (and the like) refer to.
ColumnId Completer::things_of(uint32_t t) const {
  ColumnId found;
  for (const uint32_t e : graph_.of(t)) {
    const Edge& line = graph_.edges()[e];
    if (line.parent != t || line.child == t) continue;
    for (const uint32_t f : graph_.of(line.child)) {
      const Edge& thing = graph_.edges()[f];
      if (thing.child != line.child || thing.parent == t || graph_.to_one(t, thing.parent))
        continue;
      const ColumnId name = traits_.name_of(thing.parent);
      if (!name.valid() || !traits_.of(name).naming) continue;
      if (found.valid() && !(found == name)) return {};
      found = name;
    }
  }
  return found;
}

}  // namespace ask::engine
