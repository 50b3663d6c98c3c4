#include "agent/engine/link/people_of_events.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/irregular_forms.h"
#include "agent/engine/lexicon/organisation_words.h"
#include "agent/engine/lexicon/owner_words.h"
#include "agent/engine/lexicon/people_verbs.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/role_verbs.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/link/key_targets.h"
#include "agent/engine/link/organisations.h"
#include "agent/engine/link/owners_of_rows.h"
#include "agent/engine/link/people_roles.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/schema/row_owners.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kDatedEvent = 0.75F;     // score of a date named by the verb of "who moved in"
constexpr float kSynonymOfEvent = 0.7F;  // "borrowed" of loans, where there are several people
constexpr float kNamedEvent = 0.8F;      // of an event that the verb after "who" names
constexpr float kEventOfPeople = 0.7F;   // the same after "people", which names nobody else

// The only text of the table that names a person, "tenant" or "tenant_name"; kNone if there is none
// or several.
uint32_t person_column(const SchemaIndex& index, uint32_t t) {
  uint32_t found = kNone;
  for (uint32_t c = 0; c < index.columns(t); ++c) {
    const ColumnRoles& roles = index.column_roles(t, c);
    if (roles.identifier || roles.measure || roles.temporal || roles.reference) continue;
    const auto& words = index.column(t, c).words;
    const bool named =
        !words.empty() && is_person_word(index.word(words[0]).lemma) &&
        (words.size() == 1 || (words.size() == 2 && index.word(words[1]).lemma == kLabelNoun));
    if (!named) continue;
    if (found != kNone) return kNone;
    found = c;
  }
  return found;
}

// "who moved in": the person of the only table with a date that the verb names, if its rows are
// none of people themselves. Invalid if there is none.
ColumnExpr person_of_event(const SchemaIndex& index, std::span<const Mention> mentions,
                           uint32_t verb) {
  uint32_t table = kNone;
  for (const Mention& m : mentions) {
    if (m.kind != MentionKind::kColumn || m.begin != verb || m.score < kDatedEvent) continue;
    if (!index.column_roles(m.table, m.column).temporal) return {};
    if (table != kNone && table != m.table) return {};
    table = m.table;
  }
  if (table == kNone || keeps_people(index, table)) return {};
  const uint32_t column = person_column(index, table);
  return column == kNone ? ColumnExpr{} : ColumnExpr{table, column};
}

// The only table that the token names, or whose column it names with those after it; kNone if there
// is none or several.
uint32_t event_at(std::span<const Mention> mentions, size_t token, MentionKind kind,
                  float least = kNamedEvent) {
  uint32_t event = kNone;
  for (const Mention& m : mentions) {
    if (m.kind != kind || m.begin != token || m.score < least) continue;
    if (event != kNone && event != m.table) return kNone;
    event = m.table;
  }
  return event;
}

// The table of what people did not do: "who booked and did not turn up".
uint32_t denied_event(std::span<const Token> tokens, std::span<const Mention> mentions) {
  for (size_t t = 0; t + 1 < tokens.size(); ++t)
    if (tokens[t].folded == "not" || is_negative_contraction(tokens[t].folded))
      return event_at(mentions, t + 1, MentionKind::kColumn);
  return kNone;
}

// The people that the rows of the event refer to by a key with their name, among those given:
// donors of "donated", where a donation has a donor_id. Empty if there is no such event, or
// several.
std::vector<uint32_t> people_of_event(const SchemaIndex& index, uint32_t event,
                                      std::span<const uint32_t> people) {
  std::vector<uint32_t> out;
  if (event == kNone || keeps_people(index, event)) return out;
  for (const uint32_t t : people)
    for (uint32_t c = 0; c < index.columns(event); ++c)
      if (!index.table(t).words.empty() && index.column_roles(event, c).reference &&
          index.has_word(index.column(event, c), index.word(index.table(t).words.back()).lemma)) {
        out.push_back(t);
        break;
      }
  return out;
}

// The people whom a key calls by the verb: the staff of fetched_by, of "who fetched the most".
std::vector<uint32_t> people_of_role(const Token& verb, const db::Catalog& catalog,
                                     const SchemaIndex& index, std::span<const uint32_t> people) {
  std::vector<uint32_t> out;
  for (uint32_t t = 0; t < index.tables(); ++t)
    for (const db::ForeignKey& key : catalog.tables[t].foreign_keys) {
      const db::Table* const parent = catalog.find(key);
      if (parent == nullptr || key.columns.size() != 1) continue;
      const auto p = static_cast<uint32_t>(parent - catalog.tables.data());
      const db::Column *own = catalog.tables[t].find(key.columns[0]),
                       *other = parent->find(key.parent_columns[0]);
      if (!contains(people, p) || own == nullptr || other == nullptr) continue;
      const ColumnExpr child{t, static_cast<uint32_t>(own - catalog.tables[t].columns.data())};
      const ColumnExpr to{p, static_cast<uint32_t>(other - parent->columns.data())};
      if (!index.column_roles(child.table, child.column).reference) continue;
      for (const uint32_t w : role_words(child, to, index))
        if (same_role(verb, index.word(w))) add_once(out, p);
    }
  return out;
}

// The only ones of the people with a date that the verb names: clients of "who registered".
std::vector<uint32_t> people_of_date(const SchemaIndex& index, std::span<const Mention> mentions,
                                     size_t verb, std::span<const uint32_t> people) {
  std::vector<uint32_t> out;
  for (const Mention& m : mentions)
    if (m.kind == MentionKind::kColumn && m.begin == verb && m.score >= kNamedEvent &&
        index.column_roles(m.table, m.column).temporal && contains(people, m.table) &&
        !contains(out, m.table))
      out.push_back(m.table);
  return out;
}

// True for an active verb: not "who was received", and not the noun of "who has a received order".
bool is_active(const PeopleQuestion& q) {
  return q.verb < q.tokens.size() && !q.tokens[q.verb].quoted &&
         (q.verb == 0 || !text::is_one_of(q.tokens[q.verb - 1].folded, kPassiveAuxiliaries));
}

// A column of text with a name of one or two words.
bool is_short_text(const PeopleQuestion& q, uint32_t t, uint32_t c) {
  const ColumnRoles& roles = q.index.column_roles(t, c);
  const size_t words = q.index.column(t, c).words.size();
  return !roles.identifier && !roles.measure && !roles.temporal && !roles.reference && words > 0 &&
         words <= 2;
}

// The column of text that calls somebody by the verb: "recipient_name", "signed_by".
bool names_doer(const PeopleQuestion& q, uint32_t t, uint32_t c) {
  if (!is_short_text(q, t, c)) return false;
  const auto& words = q.index.column(t, c).words;
  const Token& verb = q.tokens[q.verb];
  const std::string& noun = q.index.word(words[0]).lemma;
  if (words.size() == 2 && q.index.word(words[1]).lemma != kLabelNoun) return false;
  return does_role(verb.lemma, noun) ||
         (q.belongs && text::is_one_of(noun, kOwnerColumns)) ||
         (is_person_word(noun) && is_agent_noun_of(noun, verb.lemma));
}

// The only such column, unless people or a key are called so.
ColumnExpr person_called_by_verb(const PeopleQuestion& q) {
  ColumnExpr found;
  if (!is_active(q)) return found;
  for (uint32_t t = 0; t < q.index.tables(); ++t) {
    if (q.index.is_view(t)) continue;
    if (is_agent_of(q.index, t, q.tokens[q.verb])) return {};
    if (holds_people(q.index, t)) continue;
    for (uint32_t c = 0; c < q.index.columns(t); ++c) {
      if (!names_doer(q, t, c)) continue;
      if (found.valid()) return {};
      found = {t, c};
    }
  }
  return found;
}

// True for a date or a flag: what the verb says of the rows.
bool tells_of_event(const PeopleQuestion& q, const Mention& m) {
  if (m.column >= q.index.columns(m.table)) return false;
  const db::Column& column = q.catalog.tables[m.table].columns[m.column];
  const ColumnRoles& roles = q.index.column_roles(m.table, m.column);
  const bool flag = !roles.reference && column.kind == db::DataKind::kInteger &&
                    column.statistics.rows > 2 && column.statistics.distinct <= 2;
  return (roles.temporal || flag) && !holds_people(q.index, m.table);
}

bool is_stored(const Mention& m) {
  constexpr float kStored = 0.9F;
  return m.kind == MentionKind::kValue && m.found && !m.partial && !m.inside && m.score >= kStored;
}

// True if the value is what a row of its table is called, or its own number or code.
bool calls_row(const PeopleQuestion& q, const Mention& m) {
  if (q.index.name_column(m.table) == m.column) return true;
  const db::ColumnStatistics& stored = q.catalog.tables[m.table].columns[m.column].statistics;
  return stored.rows > 1 && stored.distinct == stored.rows;
}

// The first mention of rows after the verb for which the test holds, if it is clear which are
// meant.
template <class Test>
const Mention* first_named(const PeopleQuestion& q, Test test) {
  const Mention* found = nullptr;
  for (const Mention& m : q.mentions) {
    if (m.begin <= q.verb || !test(m)) continue;
    if (found == nullptr || m.begin < found->begin ||
        (m.begin == found->begin && m.score > found->score))
      found = &m;
  }
  const bool clear =
      found != nullptr && std::none_of(q.mentions.begin(), q.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kValue && m.found && m.begin == found->begin &&
               m.table != found->table && m.score >= found->score &&
               !q.index.column_roles(m.table, m.column).reference;
      });
  return clear ? found : nullptr;
}

// True if whoever did what the verb says may be called by the column: "vet", "done_by".
bool may_call_doer(const PeopleQuestion& q, uint32_t t, uint32_t c) {
  if (!is_short_text(q, t, c)) return false;
  const auto& words = q.index.column(t, c).words;
  const Token& verb = q.tokens[q.verb];
  const SchemaWord &first = q.index.word(words[0]), &last = q.index.word(words.back());
  if (words.size() == 2 && last.text == kDoerPreposition)
    return same_role(verb, first) ||
           (first.text == kDoneByAnybody &&
            (is_form_of_any(verb, kServiceVerbs) || first.lemma == verb.lemma));
  return is_person_word(first.lemma) && (words.size() == 1 || last.lemma == kLabelNoun) &&
         (is_form_of_any(verb, kServiceVerbs) || is_agent_noun_of(first.lemma, verb.lemma));
}

// True if rows of another table link those of the table with people.
bool are_linked_with_people(const PeopleQuestion& q, const KeyTargets& keys, uint32_t table) {
  for (uint32_t t = 0; t < q.index.tables(); ++t) {
    const std::vector<uint32_t>& sides = keys.of(t);
    if (contains(sides, table) && std::any_of(sides.begin(), sides.end(), [&](uint32_t p) {
          return p != table && holds_people(q.index, p);
        }))
      return true;
  }
  return false;
}

// "who fixed the leaking vent" of repairs with done_by: the only such column of the rows that the
// question names by a stored value, which refer to no people. Invalid if there is none.
ColumnExpr person_of_object(const PeopleQuestion& q) {
  if (q.verb >= q.tokens.size() || q.tokens[q.verb].quoted ||
      text::is_one_of(q.tokens[q.verb].folded, kPassiveAuxiliaries))
    return {};
  const Mention* const object = first_named(q, is_stored);
  const bool named = std::any_of(q.mentions.begin(), q.mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.begin == q.verb && m.score >= kSynonymOfEvent;
  });
  if (named || object == nullptr || holds_people(q.index, object->table)) return {};
  const uint32_t t = object->table;
  const KeyTargets keys(q.catalog);
  const std::vector<uint32_t>& others = keys.of(t);
  if (std::any_of(others.begin(), others.end(),
                  [&](uint32_t p) { return holds_people(q.index, p); }) ||
      are_linked_with_people(q, keys, t))
    return {};
  ColumnExpr found;
  for (uint32_t c = 0; c < q.index.columns(t); ++c) {
    if (c == object->column || !may_call_doer(q, t, c)) continue;
    if (found.valid()) return {};
    found = {t, c};
  }
  return found;
}

// Who did something to the rows of a table, by keys.
class Doers {
 public:
  Doers(const PeopleQuestion& question, std::span<const uint32_t> people, bool indefinite)
      : question_(question),
        people_(people),
        weights_(people_weights(question.tokens, question.at, question.index, people)),
        keys_(question.catalog),
        indefinite_(indefinite) {}

  std::vector<uint32_t> find() const {
    if (question_.belongs) {
      const uint32_t owned = object_of_verb(question_);
      return owned == kNone || holds_people(question_.index, owned) ? std::vector<uint32_t>()
                                                                    : owners(owned);
    }
    if (const uint32_t event = event_of_verb(question_); event != kNone)
      return contains(people_, event) ? std::vector<uint32_t>() : of_event(event);
    if (indefinite_ || is_copula()) return {};
    const uint32_t object = object_of_verb(question_);
    if (object == kNone || holds_people(question_.index, object)) return {};
    if (possesses()) return owners(object);
    std::vector<uint32_t> own = targets(object, false);
    const std::vector<uint32_t> others = linked(object);
    if (!others.empty() && stays())  // who stayed in the house is not its owner
      std::erase_if(own, [&](uint32_t p) { return lets_things(question_.index, p); });
    for (const uint32_t p : others) add_once(own, p);
    return own.empty() ? nearest(object, false) : own;
  }

 private:
  // "who is in the house", and not "who was put in it"
  bool is_copula() const {
    const auto& tokens = question_.tokens;
    const size_t verb = question_.verb;
    return verb < tokens.size() && text::is_one_of(tokens[verb].folded, kBeforePredicate) &&
           verb + 1 < tokens.size() && !has_past_suffix(tokens[verb + 1].folded) &&
           irregular_base(tokens[verb + 1].folded).empty() &&
           !text::is_one_of(tokens[verb + 1].folded, kUnchangedParticiples);
  }

  bool stays() const {
    const auto& tokens = question_.tokens;
    return question_.verb < tokens.size() &&
           is_form_of_any(tokens[question_.verb], kStayingVerbs);
  }

  bool possesses() const {
    const auto& tokens = question_.tokens;
    return question_.verb < tokens.size() &&
           (text::is_one_of(tokens[question_.verb].folded, kPossessingWords) ||
            text::is_one_of(tokens[question_.verb].lemma, kOwningVerbs));
  }

  bool is_organisation(uint32_t table) const {
    return keeps_organisations(question_.index, table);
  }

  // "who owns the boat", "who does the job belong to": those whom its rows refer to, or the rows
  // that they belong to, and who do not work on them; "who has the key": whoever they refer to.
  std::vector<uint32_t> owners(uint32_t rows) const {
    constexpr int kMostKeys = 3;
    const SchemaIndex& index = question_.index;
    const bool owns = belongs_to_people(question_);
    std::vector<uint32_t> level{rows}, seen{rows};
    for (int step = 0; step < (owns ? kMostKeys : 1) && !level.empty(); ++step) {
      std::vector<uint32_t> found, next;
      for (const uint32_t t : level)
        for (const uint32_t p : keys_.of(t)) {
          if (contains(seen, p)) continue;
          const bool people = holds_people(index, p);
          const bool works = keeps_staff(index, p) || keeps_unpaid_staff(index, p);
          if (people ? !(owns && works) : is_organisation(p))
            add_once(found, p);
          else if (!people)
            seen.push_back(p), next.push_back(p);
        }
      const auto lets = [&](uint32_t p) { return lets_things(index, p); };
      if (std::any_of(found.begin(), found.end(), lets))
        std::erase_if(found, [&](uint32_t p) { return !lets(p); });
      if (!found.empty()) return found;
      level = std::move(next);
    }
    return {};
  }

  // Those to whom the rows refer, those whom others link with them, and the nearest ones.
  std::vector<uint32_t> of_event(uint32_t event) const {
    std::vector<uint32_t> own = targets(event, true);
    if (own.empty()) own = linked(event);
    if (own.empty()) own = nearest(event, true);
    if (is_form_of_any(question_.tokens[question_.verb], kCustomerVerbs) &&
        std::any_of(own.begin(), own.end(), [&](uint32_t p) { return may_do(p); }))
      std::erase_if(own, [&](uint32_t p) { return !may_do(p); });
    return own;
  }

  // The people whom the rows of the table refer to, of those who do what the verb says.
  std::vector<uint32_t> targets(uint32_t table, bool organisations) const {
    std::vector<uint32_t> out;
    for (const uint32_t p : keys_.named(table))
      if (may_do(p) || (organisations && is_organisation(p))) out.push_back(p);
    return out;
  }

  // Those who are linked with the rows by others: pupils and lessons by bookings, or by a key of
  // the people themselves.
  std::vector<uint32_t> linked(uint32_t rows) const {
    std::vector<uint32_t> out;
    for (uint32_t t = 0; t < question_.index.tables(); ++t) {
      if (t == rows || question_.index.is_view(t) || !contains(keys_.named(t), rows)) continue;
      if (may_do(t)) add_once(out, t);
      for (const uint32_t p : targets(t, false)) add_once(out, p);
    }
    return out;
  }

  bool may_do(uint32_t table) const {
    const auto found = std::find(people_.begin(), people_.end(), table);
    return found != people_.end() && weights_[static_cast<size_t>(found - people_.begin())] > 0;
  }

  // The same, or those whom the rows refer to by others: the customer of a complaint's hire.
  std::vector<uint32_t> nearest(uint32_t table, bool organisations) const {
    constexpr int kMostKeys = 3;
    std::vector<uint32_t> level{table}, seen{table};
    for (int step = 0; step < kMostKeys && !level.empty(); ++step) {
      std::vector<uint32_t> found, next;
      for (const uint32_t t : level) {
        for (const uint32_t p : targets(t, organisations)) add_once(found, p);
        for (const uint32_t p : keys_.named(t))
          if (!contains(seen, p)) seen.push_back(p), next.push_back(p);
      }
      if (!found.empty()) return found;
      level = std::move(next);
    }
    return {};
  }

  const PeopleQuestion& question_;
  std::span<const uint32_t> people_;
  std::vector<float> weights_;  // of the people, by the verb
  KeyTargets keys_;
  bool indefinite_;
};

}  // namespace

uint32_t event_of_verb(const PeopleQuestion& q) {
  constexpr float kPartOfDate = 0.5F;
  if (q.verb >= q.tokens.size() || text::is_one_of(q.tokens[q.verb].lemma, kLightVerbs))
    return kNone;
  uint32_t event = event_at(q.mentions, q.verb, MentionKind::kTable, kSynonymOfEvent);
  if (event != kNone) return event;
  for (const Mention& m : q.mentions) {
    if (m.kind != MentionKind::kColumn || m.begin != q.verb || m.score < kPartOfDate ||
        !tells_of_event(q, m))
      continue;
    if (event != kNone && event != m.table) return kNone;
    event = m.table;
  }
  return event;
}

uint32_t object_of_verb(const PeopleQuestion& q) {
  constexpr float kNamed = 0.75F;
  const Mention* found = first_named(q, [&](const Mention& m) {
    return (m.kind == MentionKind::kTable && m.score >= kNamed) ||
           (is_stored(m) && calls_row(q, m));
  });
  return found == nullptr ? kNone : found->table;
}

bool belongs_to_people(const PeopleQuestion& q) {
  return q.belongs ||
         (q.verb < q.tokens.size() && is_form_of_any(q.tokens[q.verb], kBelongingVerbs));
}

uint32_t rows_after_verb(const PeopleQuestion& q) {
  const uint32_t object = object_of_verb(q);
  if (object != kNone) return object;
  const Mention* const stored = first_named(q, is_stored);
  return stored == nullptr ? kNone : stored->table;
}

ColumnExpr person_in_rows(const PeopleQuestion& question) {
  if (question.at != 0) return {};
  const ColumnExpr dated = person_of_event(question.index, question.mentions, 1);
  if (dated.valid()) return dated;
  const ColumnExpr called = person_called_by_verb(question);
  return called.valid() ? called : person_of_object(question);
}

std::vector<uint32_t> people_who_did(const PeopleQuestion& q, bool indefinite,
                                     std::span<const uint32_t> people) {
  if (q.belongs) return Doers(q, people, indefinite).find();
  const float least = indefinite          ? kEventOfPeople
                      : people.size() > 1 ? kSynonymOfEvent
                                          : kNamedEvent;
  std::vector<uint32_t> out =
      people_of_event(q.index, event_at(q.mentions, q.verb, MentionKind::kTable, least), people);
  const bool several = people.size() > 1;
  if (out.empty() && several && q.verb < q.tokens.size() && !q.tokens[q.verb].quoted)
    out = people_of_role(q.tokens[q.verb], q.catalog, q.index, people);
  if (out.empty()) out = owners_of_rows(q.tokens, q.at, q.mentions, q.catalog, people);
  if (out.empty() && several)
    out = people_of_event(q.index, denied_event(q.tokens, q.mentions), people);
  if (out.empty() && several) out = people_of_date(q.index, q.mentions, q.verb, people);
  if (out.size() > 1) {  // the owners of a house, and not the agents
    const std::vector<float> weights = people_weights(q.tokens, q.at, q.index, people);
    const auto does = [&](uint32_t p) {
      const auto found = std::find(people.begin(), people.end(), p);
      return found == people.end() || weights[static_cast<size_t>(found - people.begin())] > 0;
    };
    if (std::any_of(out.begin(), out.end(), does))
      std::erase_if(out, [&](uint32_t p) { return !does(p); });
  }
  if (out.size() == 1 || (!out.empty() && q.verb >= q.tokens.size())) return out;
  const std::vector<uint32_t> doers = Doers(q, people, indefinite).find();
  return doers.size() == 1 || out.empty() ? doers : out;
}

}  // namespace ask::engine
