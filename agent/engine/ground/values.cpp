// Binds a value of the question to the column that stores it, in its stored spelling.
#include <algorithm>

#include "agent/engine/ground/grounder.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine {
namespace {

constexpr float kSameColumn = 0.6F, kPlace = 0.08F, kSingleOfBoth = 1.5F, kHappens = 1.4F,
                kMove = 0.3F;

// True if the verb before the preposition is an event: "played in Toronto" is about the place of
// the event, "live in Toronto" about the entity itself.
bool happens_before(const Arcs& arcs, size_t preposition) {
  if (preposition == 0) return false;
  const Token& verb = arcs.token(preposition - 1);
  return is_relational_verb(verb.lemma) && !verb.capitalised && !is_residence_verb(verb.lemma) &&
         !is_origin_verb(verb.lemma);
}

// "out of print" of a column in_print: its false value.
bool out_of(const Arcs& arcs, ArcId said, const ColumnFacts& facts, ColumnExpr flag) {
  if (said == kNoArc || facts.first_word(flag) != "in") return false;
  const size_t begin = arcs[said].begin;
  return begin >= 2 && arcs.token(begin - 1).folded == "of" &&
         arcs.token(begin - 2).folded == "out";
}

// What texts are to contain: the words as they were said, though a stored one has them in it.
std::string text_of_pattern(const Arcs& arcs, const Arc& u) {
  if (u.kind != MentionKind::kValue || arcs.mention(u).partial) return arcs.text(u);
  return arcs.mention(u).text;
}

}  // namespace

// The best mention of the value in a column that the arc `column` may stand for, or in any column
// of the table if it is a table arc; null if none holds it.
const Mention* Grounder::best_value(const Arc& value, ArcId column) const {
  const Arc& c = arcs_[column];
  const Mention* best = nullptr;
  float score = -100;
  for (size_t i = 0; i < value.count; ++i) {
    const Mention& v = arcs_.mention(value, i);
    if (!v.found) continue;
    for (size_t j = 0; j < c.count; ++j) {
      const Mention& m = arcs_.mention(c, j);
      const bool same =
          m.table == v.table && (c.kind == MentionKind::kTable || m.column == v.column);
      if (!same) continue;
      uint32_t far = SchemaGraph::kFar;
      for (const uint32_t t : near_) far = std::min(far, graph_.distance(t, v.table));
      const bool named = column_facts_.name_of(v.table) == ColumnExpr{v.table, v.column};
      const float here = m.score + v.score - 0.3F * static_cast<float>(std::min(far, 6U)) +
                         (c.kind == MentionKind::kTable && named ? 0.2F : 0);
      if (here > score) score = here, best = &v;
    }
  }
  return best;
}

// True for each of the two values of "both ... and ...".
bool Grounder::of_both(const Filter& f, int8_t position) const {
  if (!sketch_.both || f.negated || f.is_or) return false;
  const size_t next = static_cast<size_t>(position) + 1;
  return f.chained || (next < sketch_.filters.size() && sketch_.filters[next].chained);
}

// True if each output row has a single value of the column: an artist has one home country.
bool Grounder::single(ColumnExpr column) const {
  return !plain_.empty() && column_facts_.unique(plain_[0]) &&
         (column.table == plain_[0].table || graph_.to_one(plain_[0].table, column.table));
}

// The entity's column with the name of the one that holds the value, if nothing joins the two: no
// artist may be from Ireland though visitors are. Invalid if there is none.
ColumnExpr Grounder::same_named(const Mention& held) const {
  if (entity_ == kNone || graph_.distance(entity_, held.table) < SchemaGraph::kFar) return {};
  const ColumnExpr column{held.table, held.column};
  for (uint32_t c = 0; c < column_facts_.table(entity_).columns.size(); ++c)
    if (column_facts_.text({entity_, c}) && !column_facts_.last_word(column).empty() &&
        column_facts_.last_word(column) != kLabelNoun &&
        column_facts_.last_word({entity_, c}) == column_facts_.last_word(column))
      return {entity_, c};
  return {};
}

// Binds the condition to the stored value of the mention.
void Grounder::take_value(const Filter& f, const Mention& m, PendingCondition& test) const {
  Condition& c = test.condition;
  c.column = through_move(f, m);
  if (m.null_test != NullTest::kNotTested) {
    c.op = Op::kIsNull;
    c.negated = (m.null_test == NullTest::kPresent) != f.negated;
    return;
  }
  if (m.expression != kNone) {
    c.op = Op::kHolds;
    c.column.expression = m.expression;
    c.negated = f.negated;
    return;
  }
  // A part of a value of which there may be more than the sample has: "called Smith".
  const bool more = m.partial && !column_facts_.column(c.column).statistics.complete;
  if (more) {
    c.op = Op::kLike;
    c.value = "%" + arcs_.text(arcs_[f.value]) + "%";
    return;
  }
  if (m.inside) {
    c.op = Op::kLike;
    c.value = "%" + m.text + "%";
    return;
  }
  c.value = literal_for(c.column, m.text);
  const db::ColumnStatistics& s = column_facts_.column(c.column).statistics;
  if (s.form == db::ValueForm::kPlain && s.separator != 0 && column_facts_.text(c.column) &&
      m.text.find(s.separator) == std::string::npos) {  // one item of a list in a text
    c.op = Op::kLike;
    c.value = "%" + m.text + "%";
  }
  test.rest = m.rest.empty() ? nullptr : &m;
}

// The mention of a chained value ("a or b") in the column of the value before it; null if that does
// not hold it.
const Mention* Grounder::chained_value(const Filter& f) const {
  if (!f.chained || f.column != kNoArc || tests_.empty()) return nullptr;
  const Arc& u = arcs_[f.value];
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = arcs_.mention(u, i);
    if (m.found && ColumnExpr{m.table, m.column} == tests_.back().condition.column) return &m;
  }
  return nullptr;
}

// "whose manager is ...": the value names the row that a self-reference leads to.
bool Grounder::take_referred(const Filter& f, PendingCondition& test) const {
  const ColumnExpr other = of_referred(best_column(arcs_, arcs_[f.column]), arcs_[f.column]);
  if (!other.valid() || other.via == kNone) return false;
  const Arc& u = arcs_[f.value];
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = arcs_.mention(u, i);
    if (!m.found || m.table != other.table || m.column != other.column) continue;
    test.condition.column = other;
    test.condition.value = m.text;
    test.rest = m.rest.empty() ? nullptr : &m;
    return true;
  }
  return false;
}

Grounder::ValueContext Grounder::value_context(const Filter& f, int8_t position) const {
  const Arc& u = arcs_[f.value];
  ValueContext around;
  for (size_t t = u.begin; f.only && t-- > 0 && u.begin - t < 5U;)
    if (arcs_.token(t).folded == "only")
      around.only_events =
          arcs_.filler[t + 1] < 0.65F && t + 1 < u.begin && !arcs_.token(t + 1).capitalised;
  around.placed = u.begin > 0 && (arcs_.token(u.begin - 1U).folded == "in" ||
                                  arcs_.token(u.begin - 1U).folded == "at");
  around.happens = around.placed && happens_before(arcs_, u.begin - 1U);
  around.one_of_both = of_both(f, position);
  return around;
}

// How well the filter fits the column of the mention: by its words, its distance from the tables of
// the query and what stands around the value.
float Grounder::value_score(const Filter& f, const ValueContext& around, const Mention& m) const {
  const ColumnExpr column{m.table, m.column};
  float score = m.score;
  if (around.one_of_both && single(column)) score -= kSingleOfBoth;
  if (std::find(near_.begin(), near_.end(), m.table) != near_.end()) {
    score += 0.5F;
  } else {
    uint32_t far = SchemaGraph::kFar;
    for (const uint32_t t : near_) far = std::min(far, graph_.distance(t, m.table));
    score -= 0.2F * static_cast<float>(std::min(far, 6U));
  }
  if (column_facts_.identifier(column) || column_facts_.of(column).reference) score -= 0.2F;
  if (column_facts_.name_of(m.table) == column) score += 0.1F;
  const ColumnExpr through = through_move(f, m);
  for (const PendingCondition& t : tests_)  // "from <value> to <value>": two different columns
    if (!f.chained && !f.is_or && !sketch_.both && t.condition.op == Op::kEqual &&
        t.condition.column == through)
      score -= kSameColumn;
  if (through.via != kNone) score += kMove;
  if (f.near_table != kNoArc && table_of(f.near_table) == m.table) score += 0.3F;
  if (f.only && around.only_events && m.table != entity_ && !graph_.to_one(entity_, m.table))
    score += 1.2F;
  if (around.placed && is_place(column_facts_, m.table))
    score += around.happens && m.table != entity_ ? kHappens : kPlace;
  return score;
}

// The stored value that the filter means, of all columns that hold it; null if none does.
const Mention* Grounder::likeliest_value(const Filter& f, int8_t position) const {
  const ValueContext around = value_context(f, position);
  const Arc& u = arcs_[f.value];
  const Mention* best = nullptr;
  float score = -100;
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = arcs_.mention(u, i);
    if (!m.found) continue;
    const float here = value_score(f, around, m);
    if (here > score) score = here, best = &m;
  }
  return best;
}

// The column of a value that is not in the data: most likely a name.
ColumnExpr Grounder::guessed_column(const Filter& f) const {
  if (f.chained && !tests_.empty()) return tests_.back().condition.column;
  return column_facts_.name_of(f.near_table != kNoArc ? table_of(f.near_table) : entity_);
}

// Binds the column and the operand of "<column> is <value>". False if no column fits.
bool Grounder::value_column(const Filter& f, PendingCondition& test) {
  Condition& c = test.condition;
  const Mention& first = arcs_.mention(arcs_[f.value]);
  const auto bind = [&](ColumnExpr column, const std::string& text) {
    c.column = column;
    if (!column.valid()) return false;
    c.value = literal_for(column, text);
    return true;
  };
  if (const Mention* chained = chained_value(f)) return take_value(f, *chained, test), true;
  if (f.column != kNoArc) {
    if (take_referred(f, test)) return true;
    if (const Mention* held = best_value(arcs_[f.value], f.column))
      return take_value(f, *held, test), true;
    if (!first.found) return bind(resolve(f.column, near_, kNone), first.text);
  }
  if (const Mention* best = likeliest_value(f, test.position)) {
    const ColumnExpr own = same_named(*best);
    if (own.valid()) return bind(own, best->text);
    return take_value(f, *best, test), true;
  }
  count(Feature::kGuessedValue, RuleFeature::kGuessedValue);
  const ColumnExpr guess = guessed_column(f);
  return !(guess.valid() && guess.whole()) && bind(guess, first.text);
}

bool Grounder::add_flag(const Filter& f, PendingCondition test) {
  Condition& c = test.condition;
  if (!column_facts_.flag(c.column)) return false;
  c.op = Op::kEqual;
  c.value = column_facts_.flag_value(c.column,
                                     f.negated == out_of(arcs_, f.column, column_facts_, c.column));
  c.negated = false;
  tests_.push_back(std::move(test));
  return true;
}

// The amount of the rows that is "above 1000"; invalid if they have none.
ColumnExpr Grounder::amount_above() {
  ColumnExpr column = column_facts_.amount_of(entity_);
  if (!column.valid()) column = implied(scales::kPrice);
  return column.table == entity_ ? column : ColumnExpr{};
}

void Grounder::set_pattern(const Filter& f, Condition& c) {
  const Arc& u = arcs_[f.value];
  const std::string text = text_of_pattern(arcs_, u);
  c.value = (f.like == 1 ? "" : "%") + text + (f.like == 2 ? "" : "%");
  if (column_facts_.numeric(c.column) && (f.column == kNoArc || text.find('.') != text.npos))
    count(Feature::kBadType, RuleFeature::kBadType);  // "orders contain books": no part of a key
}

}  // namespace ask::engine
