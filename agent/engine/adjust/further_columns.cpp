#include "agent/engine/adjust/further_columns.h"

#include "agent/common/words.h"
#include "agent/engine/adjust/event_columns.h"
#include "agent/engine/lexicon/cause_words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/people_verbs.h"
#include "agent/engine/lexicon/role_verbs.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/schema/row_owners.h"

namespace ask::engine {
namespace {

constexpr float kExact = 0.9F;  // of a phrase that is the name of a column
constexpr float kOwn = 1.0F, kJoined = 0.7F, kParent = 0.5F, kBeyond = 0.3F;
constexpr uint32_t kFarthest = 4;  // joins to a row that each row belongs to
constexpr float kLinked = 0.2F;  // over a table that only links rows

}  // namespace

void FurtherColumns::find_rows() {
  use(block_.entity);
  for (const uint32_t t : block_.tables) use(t);
  for (const ValueExpr& t : block_.select) use(t.column.home());
  for (const auto& any : block_.where)
    for (const Condition& c : any) use(c.column.home());
  for (const Ordering& o : block_.order) use(o.term.column.home());
  rows_ = block_.group.empty() ? block_.entity : block_.group[0].home();
  joined_ = used_;
}

bool FurtherColumns::add(const FurtherOutput& output) {
  using Kind = OutputRequest::Kind;
  switch (output.kind) {
    case Kind::kNoun:
      return add_named(output, false);
    case Kind::kWho:
      return add_doer(output);
    case Kind::kWhen:
      return add_date(output.word);
    case Kind::kWhere:
      return add_place(output.word);
    case Kind::kThing:
      return add_thing(output.word);
    case Kind::kAmount:
      return add_amount(output.word);
    case Kind::kAggregate:
      return add_aggregate(output.figure);
    case Kind::kDegree:
      return add_degree(output.word.folded);
    case Kind::kMany:
      return add_many(output);
    case Kind::kSum:
      return add_sum(output);
  }
  return false;
}

float FurtherColumns::nearness(uint32_t t, bool person) const {
  if (t == rows_) return person ? 0 : kOwn;
  if (is_used(t)) return kJoined;
  const uint32_t far = graph_.distance(rows_, t);
  if (graph_.to_one(rows_, t) && far <= kFarthest) return kParent / static_cast<float>(far);
  for (const uint32_t other : joined_)
    if (graph_.to_one(other, t) && graph_.distance(other, t) == 1) return kBeyond;
  return linked_ && graph_.linked(rows_, t) ? kLinked : 0;
}

std::vector<uint32_t> FurtherColumns::events_first() const {
  std::vector<uint32_t> out = {rows_};
  for (const uint32_t t : joined_)
    if (t != rows_) out.push_back(t);
  std::stable_partition(out.begin(), out.end(),
                        [&](uint32_t t) { return !holds_people(facts_.index(), t); });
  return out;
}

bool FurtherColumns::show(ColumnExpr column) {
  if (!column.valid() || column.whole()) return false;
  if (shown(column)) return true;
  const uint32_t table = column.home();
  const bool several = !is_used(table) && !leads_to(table);
  if (several && block_.limit && !nest_first_row()) return false;
  if (!determined(table) || several) {
    if (block_.limit || aggregated()) return false;
    block_.group.clear();  // a row for each of the other table
    block_.distinct = false;
  }
  if (!is_used(table)) block_.tables.push_back(table), use(table);
  block_.select.push_back({column});
  return true;
}

// True if a row of the query has at most one row of the table.
bool FurtherColumns::leads_to(uint32_t t) const {
  return std::any_of(joined_.begin(), joined_.end(),
                     [&](uint32_t other) { return graph_.to_one(other, t); });
}

// "the best talk and who gave it", which may be several: of the first row as a condition.
bool FurtherColumns::nest_first_row() {
  const ColumnExpr key = facts_.key_of(rows_);
  if (block_.limit != 1 || block_.order.size() != 1 || !block_.group.empty() || aggregated() ||
      !key.valid())
    return false;
  QueryBlock first = block_;
  first.select = {{key}};
  Condition among;
  among.column = key;
  among.op = Op::kIn;
  among.sub = {std::move(first)};
  block_.where = {{std::move(among)}};
  block_.order.clear();
  block_.limit.reset();
  used_.clear();
  use(block_.entity);
  for (const ValueExpr& t : block_.select) use(t.column.home());
  block_.tables = used_;
  return true;
}

// The column of the last name beside one of the first name: contact_last for contact_first. Invalid
// if the column is none of a first name.
ColumnExpr FurtherColumns::last_name(ColumnExpr first) const {
  const SchemaIndex& index = facts_.index();
  if (!text::is_one_of(facts_.last_word(first), kFirstNameColumns)) return {};
  const auto& own = index.column(first.table, first.column).words;
  for (uint32_t c = 0; c < index.columns(first.table); ++c) {
    const auto& words = index.column(first.table, c).words;
    if (words.size() == own.size() && std::equal(own.begin(), own.end() - 1, words.begin()) &&
        text::is_one_of(facts_.last_word({first.table, c}), kLastNameColumns))
      return {first.table, c};
  }
  return {};
}

// "name": what the rows are called, else the people whom they belong to: "open invoices with name".
bool FurtherColumns::add_name() {
  const ColumnExpr name = facts_.name_of(rows_);
  if (!name.valid() || name.whole() || !facts_.of(name).naming) return add_owner(false);
  return show(name);
}

// "their price": the only amount of money of the rows, whatever it is called. Invalid if there is
// none or several.
ColumnExpr FurtherColumns::price(uint32_t rows) const {
  ColumnExpr out;
  for (const uint32_t c : facts_.index().measures(rows)) {
    const ColumnExpr column{rows, c};
    const auto called = [&](const auto& names) {
      return std::any_of(std::begin(names), std::end(names),
                         [&](std::string_view name) { return facts_.has_word(column, name); });
    };
    if (unit_info(facts_.unit_of(column)).dimension != UnitDimension::kMoney &&
        !called(kPriceNames) && !called(kFeeNames) && !called(kCostNames))
      continue;
    if (out.valid()) return {};
    out = column;
  }
  return out;
}

// "at what address": the e-mail of rows that have no other address.
bool FurtherColumns::add_mail() {
  ColumnExpr found;
  for (uint32_t c = 0; c < facts_.index().columns(rows_); ++c)
    if (facts_.has_word({rows_, c}, kElectronicMail)) {
      if (found.valid()) return false;
      found = {rows_, c};
    }
  return show(found);
}

// The only text of the rows that describes them: the task of a work party. Invalid if there is none
// or several.
ColumnExpr FurtherColumns::description(uint32_t rows) const {
  ColumnExpr out, only;
  size_t texts = 0;
  for (uint32_t c = 0; c < facts_.index().columns(rows); ++c) {
    const ColumnExpr column{rows, c};
    if (!facts_.text(column) || facts_.of(column).reference || facts_.identifier(column) ||
        facts_.temporal(column) || facts_.flag(column))
      continue;
    ++texts;
    only = column;
    if (!out.valid() && contains(kDescriptionColumns, facts_.last_word(column))) out = column;
  }
  return out.valid() || texts != 1 ? out : only;
}

// "what we did", "what for": what describes the rows.
bool FurtherColumns::add_description() {
  const uint32_t rows = events_first()[0];
  const ColumnExpr name = facts_.name_of(rows), text = description(rows);
  if (text.valid() || (name.valid() && facts_.of(name).naming))
    return show(text.valid() ? text : name);
  ColumnExpr found;  // "our latest donation and what was it": the only kind of thing that it is of
  for (const uint32_t e : graph_.of(rows)) {
    const JoinEdge& edge = graph_.edges()[e];
    if (edge.child != rows || edge.parent == rows || holds_people(facts_.index(), edge.parent))
      continue;
    if (found.valid()) return false;
    found = facts_.name_of(edge.parent);
  }
  return show(found);
}

// "both figures": of the only two that a condition compares.
bool FurtherColumns::add_both_numbers() {
  ColumnExpr one, other;
  for (const auto& any : block_.where)
    for (const Condition& c : any) {
      if (!c.other.valid() && c.column.less_table == kNone) continue;
      if (one.valid() || c.column.product() || c.column.duration()) return false;
      one = c.column, other = c.other;
      if (other.valid()) continue;
      other.table = one.less_table, other.column = one.less;
      one.adjust = ColumnExpr::Adjust::kAsIs;
      one.less_table = one.less = kNone;
    }
  return one.valid() && show(one) && show(other);
}

// "which one", of rows that are not called by a name yet.
bool FurtherColumns::add_row_name(bool one) {
  for (const ValueExpr& t : block_.select)
    if (!t.column.whole() && facts_.name_of(t.column.home()) == t.column)
      return one && add_other_row();
  return show(facts_.name_of(rows_));
}

// "who failed a course, and which one?": of the only other rows that the question names and that
// have a name of their own.
bool FurtherColumns::add_other_row() {
  ColumnExpr found;
  for (const uint32_t t : joined_) {
    const ColumnExpr name = facts_.name_of(t);
    if (holds_people(facts_.index(), t) || !name.valid() || name.whole() ||
        !facts_.of(name).naming || shown(name) || is_restricted(t))
      continue;
    if (found.valid()) return false;
    found = name;
  }
  return show(found);
}

// The column, and the last name beside a first name.
bool FurtherColumns::show_person(ColumnExpr column) {
  const ColumnExpr last = last_name(column);
  return show(column) && (!last.valid() || show(last));
}

bool FurtherColumns::add_named(const FurtherOutput& output, bool person) {
  const FurtherOutput::Choice* best = nullptr;
  float best_score = 0;
  bool tie = false;
  for (const FurtherOutput::Choice& choice : output.choices) {
    const float near = nearness(choice.column.table, person);
    if (output.of_kind && choice.column.whole() && choice.column.table == rows_) continue;
    const float least = output.of_kind ? kParent : kJoined;
    if (near <= 0 || (choice.score < kLowestOutputLink && near < least)) continue;
    if (person && shown(choice.column)) continue;
    const float score = choice.score * 2 + near;
    tie = best != nullptr && score == best_score;
    if (score > best_score) best = &choice, best_score = score;
  }
  const bool own = best != nullptr && best->column.table == rows_ && best->score > kExact;
  if (!person && best == nullptr && text::is_one_of(output.word.lemma, kPriceNames))
    return show(price(rows_));
  if (!person && !own && text::is_one_of(output.word.lemma, kDayNouns)) return add_date({});
  if (!person && !own && output.word.lemma == kLabelNoun) return add_name();
  if (!person && output.word.lemma == kRowPronoun)
    return add_row_name(output.word.folded == kRowPronoun);
  if (!person && output.word.lemma == kBothNumbers) return add_both_numbers();
  const bool near = best != nullptr && best->column.table == rows_;
  if (!person && !near && output.word.lemma == kDoneThing)
    return add_called(kAboutColumns) || add_description() || add_called(kProblemColumns);
  if (!person && !near && output.word.lemma == kReasonNoun)
    return add_called(kCauseColumns) || add_called(kRemarkColumns);
  if (!person && !own && output.word.lemma == kProblemNoun) return add_called(kProblemColumns);
  if (!person && best == nullptr && !output.word.lemma.empty() && block_.order.size() == 1) {
    // "the cheapest translator and their rate", of rate_per_word
    const ValueExpr& by = block_.order[0].term;
    if (by.fn == Aggregate::kPlain && !by.column.whole() && !by.column.product() &&
        facts_.has_word(by.column, output.word.lemma))
      return show(by.column);
  }
  if (!person && best == nullptr && output.word.lemma == kContactNoun) return add_mail();
  if (best == nullptr || (tie && person)) return false;
  if (shown(best->column)) return true;
  if (best->column.whole()) {
    const ColumnExpr name = facts_.name_of(best->column.table);
    const bool unnamed = name.valid() && !name.whole() && block_.limit == 1 &&
                         facts_.column(name).statistics.missing() > 0;
    return !unnamed && show(name);  // the only row may have no name
  }
  const bool some = facts_.column(best->column).statistics.missing() > 0;
  if (output.beside && ((some && !output.listed) || facts_.flag(best->column)))
    return false;  // "the cheapest pitch with electric"
  if (const ColumnExpr row = referred_name(facts_, best->column); row.valid()) return show(row);
  return show_person(best->column);
}

// True if every key that leads to the table from those of the query has a role that the verb does
// not name: who booked it is not its owner.
bool FurtherColumns::other_role(const Token& verb, uint32_t table) const {
  if (verb.lemma.empty() && graph_.between(rows_, table).size() == 1) return false;
  bool any = false;
  for (const uint32_t e : graph_.of(table)) {
    const JoinEdge& edge = graph_.edges()[e];
    if (edge.parent != table || edge.child_columns.size() != 1 || edge.child == table) continue;
    if (!is_used(edge.child) && !graph_.to_one(rows_, edge.child)) continue;
    const auto roles = role_words({edge.child, edge.child_columns[0]},
                                  {edge.parent, edge.parent_columns[0]}, facts_.index());
    if (roles.empty() || std::any_of(roles.begin(), roles.end(), [&](uint32_t w) {
          return same_role(verb, facts_.index().word(w));
        }))
      return false;
    any = true;
  }
  return any;
}

// "whose they are", "who they belong to": the people whom the rows belong to, however far.
bool FurtherColumns::add_owner(bool receives) {
  for (const uint32_t t : events_first()) {
    const RowOwner owner = row_owner(graph_, facts_.index(), t);
    if (owner.table == kNone) continue;
    return show_person(owner.key.valid() ? referred_name(facts_, owner.key)
                                         : facts_.name_of(owner.table));
  }
  return add_recipient() || show_person(only_person(receives));
}

// True if a key of the rows calls the people by where the rows come from: sender_id.
bool FurtherColumns::only_sends(uint32_t rows, uint32_t people) const {
  for (const uint32_t e : graph_.of(rows)) {
    const JoinEdge& edge = graph_.edges()[e];
    if (edge.child != rows || edge.parent != people || edge.child_columns.size() != 1) continue;
    const auto roles = role_words({rows, edge.child_columns[0]}, {people, edge.parent_columns[0]},
                                  facts_.index());
    if (std::any_of(roles.begin(), roles.end(), [&](uint32_t w) {
          return contains(kOriginKeyWords, facts_.index().word(w).text);
        }))
      return true;
  }
  return false;
}

// The name of the only people that the rows lead to by the only key, staff as well. Invalid if
// there are none or several.
ColumnExpr FurtherColumns::only_person(bool receives) const {
  for (const uint32_t t : events_first()) {
    uint32_t found = kNone;
    for (uint32_t p = 0; p < facts_.index().tables(); ++p) {
      if (p == t || !holds_people(facts_.index(), p) || !graph_.to_one(t, p)) continue;
      if (found != kNone || graph_.between(t, p).size() > 1) return {};
      if (receives && only_sends(t, p)) return {};
      found = p;
    }
    if (found != kNone) return facts_.name_of(found);
  }
  return {};
}

// "who hired it" of hires: the only people of the events that the verb names, which refer to the
// rows.
bool FurtherColumns::add_partner(const Token& verb) {
  const SchemaIndex& index = facts_.index();
  for (const uint32_t e : graph_.of(rows_)) {
    const uint32_t events = graph_.edges()[e].child;
    if (graph_.edges()[e].parent != rows_ || events == rows_ || is_used(events) ||
        graph_.between(events, rows_).size() != 1)
      continue;
    const auto& words = index.table(events).words;
    if (words.empty() || !same_role(verb, index.word(words.back()))) continue;
    uint32_t people = kNone;
    for (const uint32_t of_event : graph_.of(events)) {
      const JoinEdge& edge = graph_.edges()[of_event];
      if (edge.child != events || edge.parent == rows_ || !holds_people(index, edge.parent))
        continue;
      if (people != kNone) return false;
      people = edge.parent;
    }
    if (people == kNone || (block_.limit && !nest_first_row())) return false;
    block_.group.clear();
    block_.tables.push_back(events), use(events), joined_.push_back(events);
    return !aggregated() && show_person(facts_.name_of(people));
  }
  return false;
}

bool FurtherColumns::add_doer(const FurtherOutput& output) {
  const bool for_somebody = output.word.lemma == kForSomebody;
  if (for_somebody && add_recipient()) return true;
  if ((for_somebody || text::is_one_of(output.word.lemma, kBelongingVerbs)) &&
      add_owner(for_somebody))
    return true;
  if (!output.word.lemma.empty())
    for (const uint32_t t : events_first())
      if (const ColumnExpr doer = doer_of(facts_, graph_, output.word, t); doer.valid())
        return show_person(doer);
  if (!output.word.lemma.empty() && add_partner(output.word)) return true;
  FurtherOutput people = output;
  std::erase_if(people.choices, [&](const FurtherOutput::Choice& choice) {
    return nearness(choice.column.table, true) <= 0 || other_role(output.word, choice.column.table);
  });
  // Of several the staff or the customers, if the verb is of only one of them.
  const bool serve = text::is_one_of(output.word.lemma, kServiceVerbs);
  const bool of_other_side =
      people.choices.size() > 1 && (serve || text::is_one_of(output.word.lemma, kCustomerVerbs));
  const auto other_side = [&](const FurtherOutput::Choice& choice) {
    return keeps_staff(facts_.index(), choice.column.table) != serve;
  };
  if (of_other_side && !std::all_of(people.choices.begin(), people.choices.end(), other_side))
    std::erase_if(people.choices, other_side);
  return add_named(people, true) || (output.word.lemma.empty() && add_owner(false));
}

// The date that a condition restricts: "deliveries in May - date and driver".
ColumnExpr FurtherColumns::date_of_condition() const {
  for (const auto& any : block_.where)
    for (const Condition& c : any) {
      if (c.op == Op::kIsNull || c.negated || !c.sub.empty() || c.column.whole() ||
          c.column.via != kNone || c.column.duration() || !facts_.temporal(c.column) ||
          facts_.numeric(c.column) || facts_.birth_date(c.column))
        continue;
      ColumnExpr date = c.column;
      date.period = Period::kWhole;
      return date;
    }
  return {};
}

// The only date of which the rows are those that have one: "who has left, and when did they go".
ColumnExpr FurtherColumns::date_of_state() const {
  ColumnExpr found;
  for (const auto& any : block_.where)
    for (const Condition& c : any) {
      if (c.op != Op::kIsNull || !c.negated || any.size() != 1 || c.column.via != kNone ||
          !facts_.temporal(c.column) || facts_.numeric(c.column))
        continue;
      if (found.valid()) return {};
      found = c.column;
    }
  return found;
}

bool FurtherColumns::add_date(const Token& verb) {
  const std::vector<uint32_t> tables = events_first();
  const ColumnExpr restricted = date_of_condition();
  if (verb.lemma.empty() && restricted.valid()) return show(restricted);
  for (const uint32_t t : tables)
    if (const ColumnExpr named = verb_date(facts_, verb.lemma, t); named.valid())
      return show(named);
  for (const uint32_t t : tables)
    if (const ColumnExpr year = verb_year(facts_, verb.lemma, t); year.valid()) return show(year);
  for (const uint32_t t : tables)
    if (const ColumnExpr date = implied_verb_date(facts_, verb.lemma, t); date.valid())
      return show(date);
  if (restricted.valid()) return show(restricted);
  if (const ColumnExpr known = date_of_state(); known.valid()) return show(known);
  ColumnExpr found;
  for (const uint32_t e : graph_.of(tables[0])) {
    const JoinEdge& edge = graph_.edges()[e];
    if (edge.child != tables[0] || holds_people(facts_.index(), edge.parent) ||
        is_restricted(edge.parent))
      continue;
    const ColumnExpr date = implied_verb_date(facts_, "", edge.parent);
    if (!date.valid()) continue;
    if (found.valid()) return false;
    found = date;
  }
  return show(found);
}

bool FurtherColumns::add_place(const Token& verb) {
  const std::vector<uint32_t> tables = events_first();
  for (const uint32_t t : tables)
    if (const ColumnExpr named = verb_place(facts_, verb.lemma, t); named.valid())
      return show(named);
  for (const uint32_t t : tables)
    if (const ColumnExpr place = place_of(facts_, graph_, t); place.valid()) return show(place);
  return false;
}

}  // namespace ask::engine
