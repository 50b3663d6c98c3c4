#include "agent/engine/link/implied_people.h"

#include <algorithm>
#include <array>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/link/contact_people.h"
#include "agent/engine/link/key_targets.h"
#include "agent/engine/link/organisations.h"
#include "agent/engine/link/people_of_events.h"
#include "agent/engine/link/people_roles.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/noted_names.h"
#include "agent/engine/schema/row_owners.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kMeant = 0.81F;        // score of a table implied by "who"
constexpr float kServedScore = 0.76F;  // score of a table implied by another word for its people
constexpr float kEventScore = 0.75F;   // of a date named by the verb of "who moved in"
constexpr float kHint = 0.5F;  // a mention of the schema from this score on is in its words

// True if what comes after "who is" says what the people do or where they are: "who is booked on
// the 9:15", "who was still in the hall"; not who they are, as in "who is the tutor of". Of "who
// was hired in 2019" the date tells whose it is.
bool says_what_is_done(std::span<const Token> tokens, std::span<const Mention> mentions,
                       const SchemaIndex& index) {
  if (tokens.size() < 4) return false;
  const Token& next = tokens[2];
  if (next.quoted || next.punctuation || next.capitalised) return false;
  if (std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kColumn && m.begin == 2 && m.score >= kEventScore &&
               index.column_roles(m.table, m.column).temporal;
      }))
    return false;
  return text::is_one_of(next.folded, {"in", "on", "at", "with", "from", "under", "off", "not"}) ||
         text::is_one_of(next.folded, kPredicateAdverbs) || has_past_suffix(next.folded) ||
         has_progressive_suffix(next.folded) || is_relational_past(next.folded);
}

// "number of tests", "how many tests": of which each person has some.
bool counts_rows(std::span<const Token> tokens) {
  return tokens.size() > 2 && (text::is_one_of(tokens[0].lemma, kRowCountNouns) ||
                               (tokens[0].folded == "how" && tokens[1].folded == "many"));
}

// "who" at the start, or an indefinite person: "everyone who attended", "how many people joined".
bool refers_to_people(std::span<const Token> tokens, size_t at, std::span<const Mention> mentions,
                      const SchemaIndex& index) {
  const std::string& word = tokens[at].folded;
  if (tokens[at].quoted) return false;
  if (at == 0 && word == "who")
    return !text::is_one_of(tokens[1].folded, {"is", "are", "was", "were", "'s", "be"}) ||
           says_what_is_done(tokens, mentions, index);
  if (at > 0 && text::is_one_of(tokens[at - 1].folded, {"by", "than"})) return false;
  if (at > 0 && word == kIndefinitePeople && tokens[at - 1].folded == "many") return true;
  if (word == kIndefinitePerson && at > 0 &&
      (text::is_one_of(tokens[at - 1].folded, {"each", "every"}) ||
       (text::is_one_of(tokens[at - 1].folded, {"per", "by"}) && counts_rows(tokens))))
    return true;
  if (text::is_one_of(word, kPeopleNouns))
    return at == 0 || text::is_one_of(tokens[at - 1].folded, kBeforeAskedPeople);
  return text::is_one_of(word,
                         {"everyone", "everybody", "anyone", "anybody", "someone", "somebody"});
}

bool serves(const SchemaIndex& index, uint32_t t) {
  const SchemaItem& item = index.table(t);
  if (item.words.empty()) return false;
  const std::string& word = index.word(item.words.back()).lemma;
  return text::is_one_of(word, kServedPeople) || text::is_one_of(word, kPractisingPeople);
}

// True if the word is linked to the schema beside the table, or to its values, or only repeats that
// the people before it are people ("faculty members").
bool is_linked(std::span<const Mention> mentions, const SchemaIndex& index, size_t at,
               uint32_t table) {
  constexpr float kPart = 0.7F;  // "customers", of a column customer_since of their own
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    if (m.kind == MentionKind::kColumn && m.table == table && m.score < kPart) return false;
    return (m.begin <= at && at < m.end && m.score >= kHint) ||
           (m.end == at && m.kind == MentionKind::kTable && m.score >= kHint &&
            keeps_people(index, m.table));
  });
}

// The only other people whom a table links to these: the parents of children. kNone if there are
// none or several.
uint32_t linked_people(const KeyTargets& keys, const SchemaIndex& index, uint32_t people) {
  std::vector<bool> linked(index.tables());
  for (uint32_t link = 0; link < index.tables(); ++link) {
    const std::vector<uint32_t>& sides = keys.named(link);
    if (!contains(sides, people)) continue;
    for (const uint32_t t : sides) linked[t] = true;
  }
  uint32_t found = kNone;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (!linked[t] || t == people || index.is_view(t) || !holds_people(index, t)) continue;
    if (found != kNone) return kNone;
    found = t;
  }
  return found;
}

// True if the question names one of the people by name, in one value or by first and last name.
bool names_row_of(std::span<const Mention> mentions, const SchemaIndex& index,
                  const KeyTargets& keys, uint32_t people) {
  constexpr float kStoredName = 0.9F;
  const auto* names = index.row_names(people);
  return !contains(keys.named(people), people) &&
         std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
           if (m.kind != MentionKind::kValue || !m.found || m.partial || m.inside ||
               m.table != people || m.score < kStoredName)
             return false;
           const bool last = names != nullptr && m.column == names->last && m.begin > 0 &&
                             std::any_of(mentions.begin(), mentions.end(), [&](const Mention& f) {
                               return f.kind == MentionKind::kValue && f.end == m.begin &&
                                      f.table == people && f.column == names->first;
                             });
           return last || (m.end > m.begin + 1 &&
                           (names != nullptr ? m.column == names->first || m.column == names->last
                                             : m.column == index.name_column(people)));
         });
}

// "who referred Ann Hill" of referrals: not she, but the only other people, or the organisation,
// that the event refers to.
void take_other_side(const PeopleQuestion& question, const KeyTargets& keys,
                     std::vector<uint32_t>& doers) {
  const SchemaIndex& index = question.index;
  if (doers.size() != 1 || !names_row_of(question.mentions, index, keys, doers[0])) return;
  const uint32_t event = event_of_verb(question);
  if (event == kNone) return;
  uint32_t other = kNone;
  for (const uint32_t p : keys.of(event)) {
    if (p == doers[0] || (!holds_people(index, p) && !keeps_organisations(index, p))) continue;
    if (other != kNone) return;
    other = p;
  }
  if (other != kNone) doers = {other};
}

// "who does the boat belong to"
bool asks_to_whom_it_belongs(std::span<const Token> tokens) {
  size_t end = tokens.size();
  while (end > 0 && tokens[end - 1].punctuation) --end;
  return end > 4 && text::is_one_of(tokens[1].folded, {"does", "do", "did"}) &&
         tokens[end - 2].lemma == kBelongingVerbs[0] && tokens[end - 1].folded == "to";
}

// "who may collect Dora Hill": other people than her, unless she is compared with them.
void leave_out_named(std::span<const Token> tokens, const KeyTargets& keys,
                     const SchemaIndex& index, std::span<const Mention> mentions,
                     std::vector<uint32_t>& people) {
  const bool compared = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
    return text::is_one_of(token.folded, kComparingWithPeople);
  });
  if (compared || (tokens.size() > 1 && text::is_one_of(tokens[1].folded, {"is", "'s", "was"}) &&
                   tokens.size() < 5))
    return;  // "who is Dora Hill"
  const auto is_named = [&](uint32_t t) { return names_row_of(mentions, index, keys, t); };
  if (!std::all_of(people.begin(), people.end(), is_named)) {
    std::erase_if(people, is_named);
  } else if (people.size() == 1) {
    if (const uint32_t other = linked_people(keys, index, people[0]); other != kNone)
      people = {other};
  }
}

// "who" of carers, not of patients that a note calls animals.
void drop_noted_things(const SchemaIndex& index, std::vector<uint32_t>& people) {
  if (index.has_notes() && std::any_of(people.begin(), people.end(),
                                       [&](uint32_t t) { return index.noted().calls_people(t); }))
    std::erase_if(people, [&](uint32_t t) { return index.noted().calls_things(t); });
}

Mention schema_mention(size_t token, ColumnExpr item, float score, MatchKind match) {
  Mention mention;
  mention.begin = static_cast<uint32_t>(token);
  mention.end = static_cast<uint32_t>(token + 1);
  mention.kind = item.whole() ? MentionKind::kTable : MentionKind::kColumn;
  mention.match = match;
  mention.score = score;
  mention.table = item.table;
  if (!item.whole()) mention.column = item.column;
  return mention;
}

// The tables of people, views aside: those whose name says so, and if these are none but staff, or
// if the verb names them ("who made it" are makers), those with first and last names.
std::vector<uint32_t> people_tables(const SchemaIndex& index, const Token* verb) {
  std::vector<uint32_t> out;
  for (uint32_t t = 0; t < index.tables(); ++t)
    if (!index.is_view(t) && keeps_people(index, t)) out.push_back(t);
  drop_noted_things(index, out);
  const bool only_staff =
      std::all_of(out.begin(), out.end(), [&](uint32_t t) { return keeps_staff(index, t); });
  for (uint32_t t = 0; t < index.tables(); ++t)
    if (!index.is_view(t) && !keeps_people(index, t) && index.row_names(t) != nullptr &&
        (only_staff || keeps_staff(index, t) ||
         (verb != nullptr && is_agent_of(index, t, *verb))))
      out.push_back(t);
  return out;
}

// Nothing of the schema, and no date, is named after the token.
bool ends_with_verb(std::span<const Mention> mentions, size_t verb) {
  return std::none_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return m.begin > verb && m.score >= kHint &&
           (m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn ||
            m.kind == MentionKind::kValue || m.kind == MentionKind::kDate);
  });
}

// 'roaster' of "roasts" and "is roasting"
bool is_called_by(std::string_view noun, const Token& verb) {
  if (is_agent_noun_of(noun, verb.lemma)) return true;
  if (!has_agent_suffix(noun)) return false;
  std::string base(noun.substr(0, noun.size() - 2));
  if (is_progressive_of(verb.folded, base)) return true;
  base += 'e';
  return is_progressive_of(verb.folded, base);
}

// "who is roasting for us": those of the staff whom the verb calls by their job, 'roaster' or 'head
// roaster'.
void add_job_of_verb(std::span<const Token> tokens, size_t verb, const db::Catalog& catalog,
                     const SchemaIndex& index, uint32_t staff, std::vector<Mention>& mentions) {
  if (verb >= tokens.size() || tokens[verb].quoted || !keeps_staff(index, staff) ||
      !ends_with_verb(mentions, verb))
    return;
  for (uint32_t c = 0; c < index.columns(staff); ++c) {
    if (!index.has_any_word(index.column(staff, c), kJobColumns)) continue;
    Mention job = schema_mention(verb, {staff, c}, kMeant, MatchKind::kPart);
    job.kind = MentionKind::kValue;
    size_t jobs = 0;
    std::string noun;
    for (const auto& [value, rows] : catalog.tables[staff].columns[c].statistics.few) {
      const std::string last = text::lower(value.substr(value.rfind(' ') + 1));
      if (!is_called_by(last, tokens[verb])) continue;
      job.text = value;
      noun = last;
      ++jobs;
    }
    if (jobs == 0) continue;
    job.inside = jobs > 1;
    if (job.inside) job.text = noun;
    mentions.push_back(std::move(job));
    return;
  }
}

// The only table for which the test holds; kNone if there is none or several.
template <class Test>
uint32_t only_table(const SchemaIndex& index, Test test) {
  uint32_t found = kNone;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (index.is_view(t) || !test(t)) continue;
    if (found != kNone) return kNone;
    found = t;
  }
  return found;
}

template <size_t N>
void add_general_word(std::span<const Token> tokens, const SchemaIndex& index,
                      const std::array<std::string_view, N>& words, uint32_t table,
                      std::vector<Mention>& mentions) {
  if (table == kNone) return;
  for (size_t at = 0; at < tokens.size(); ++at)
    if (!tokens[at].quoted && text::is_one_of(tokens[at].lemma, words) &&
        !is_linked(mentions, index, at, table))
      mentions.push_back(schema_mention(at, {table}, kServedScore, MatchKind::kSynonym));
}

}  // namespace

void add_served_people(std::span<const Token> tokens, const SchemaIndex& index,
                       std::vector<Mention>& mentions) {
  const auto says = [&](const auto& words) {
    return std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
      return !token.quoted && text::is_one_of(token.lemma, words);
    });
  };
  if (says(kAnyServed))
    add_general_word(tokens, index, kAnyServed,
                     only_table(index, [&](uint32_t t) { return serves(index, t); }), mentions);
  if (!says(kAnyStaff)) return;
  uint32_t staff = only_table(index, [&](uint32_t t) { return keeps_staff(index, t); });
  if (staff == kNone)
    staff = only_table(index, [&](uint32_t t) { return keeps_unpaid_staff(index, t); });
  add_general_word(tokens, index, kAnyStaff, staff, mentions);
}

void add_people(std::span<const Token> tokens, const db::Catalog& catalog, const SchemaIndex& index,
                std::vector<Mention>& mentions) {
  if (tokens.size() < 3) return;
  for (size_t at = 0; at < tokens.size(); ++at) {
    if (!refers_to_people(tokens, at, mentions, index)) continue;
    if (at > 0 && std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
          return m.begin <= at && at < m.end && m.score >= 0.75F;
        }))
      continue;  // a word of the schema
    const bool belongs = at == 0 && asks_to_whom_it_belongs(tokens);
    const PeopleQuestion question{tokens,  at,    belongs ? 1 : verb_after(tokens, at), mentions,
                                  catalog, index, belongs};
    if (const ColumnExpr person = person_in_rows(question); person.valid()) {
      mentions.push_back(schema_mention(at, person, kMeant, MatchKind::kPerson));
      continue;
    }
    if (at == 0 && add_contacts(tokens, index, mentions)) continue;
    const size_t verb = question.verb;
    std::vector<uint32_t> people =
        people_tables(index, verb < tokens.size() ? &tokens[verb] : nullptr);
    const bool indefinite =
        text::is_one_of(tokens[at].folded, kPeopleNouns) || tokens[at].folded == kIndefinitePerson;
    std::vector<uint32_t> doers = people_who_did(question, indefinite, people);
    if (at == 0) {
      const KeyTargets keys(catalog);
      take_other_side(question, keys, doers);
      if (doers.empty()) {
        leave_out_named(tokens, keys, index, mentions, people);
        // it does not belong to who works on it
        if (belongs_to_people(question) && object_of_verb(question) != kNone)
          std::erase_if(people, [&](uint32_t t) { return keeps_staff(index, t); });
        if (const uint32_t t = organisation_meant(tokens, verb, mentions, rows_after_verb(question),
                                                  keys, index, people);
            t != kNone)
          people = {t};
      }
    }
    if (!doers.empty()) people = std::move(doers);
    const std::string_view before = at > 0 ? std::string_view(tokens[at - 1].folded) : "";
    if (indefinite && people.size() != 1 && before != "many") {  // "our people" are the staff
      const bool ours = before == "our";
      std::erase_if(people, [&](uint32_t t) {
        return (keeps_staff(index, t) || keeps_unpaid_staff(index, t)) != ours;
      });
    }
    if (indefinite && people.size() != 1) continue;
    const std::vector<float> weights = people_weights(tokens, at, index, people);
    uint32_t only = kNone;
    for (size_t i = 0; i < people.size(); ++i) {
      if (weights[i] <= 0) continue;
      only = only == kNone ? people[i] : static_cast<uint32_t>(index.tables());
      mentions.push_back(schema_mention(at, {people[i]}, kMeant * weights[i], MatchKind::kPerson));
    }
    if (at == 0 && only < index.tables())
      add_job_of_verb(tokens, verb, catalog, index, only, mentions);
  }
}

void add_ages(std::span<const Token> tokens, const db::Catalog& catalog, const SchemaIndex& index,
              std::vector<Mention>& mentions) {
  constexpr float kAge = 0.9F;
  const auto dated = [&](uint32_t t, uint32_t c) {
    const db::Column& column = catalog.tables[t].columns[c];
    const SchemaItem& item = index.column(t, c);
    const bool day = column.kind == db::DataKind::kDate || column.kind == db::DataKind::kDateTime ||
                     index.has_word(item, kCalendarYear);
    const bool year = column.kind == db::DataKind::kYear || index.column_roles(t, c).measure;
    const bool made =
        year && index.has_word(item, kCalendarYear) && index.has_any_word(item, kMadeColumns);
    return made || (day && index.has_any_word(item, kBirthColumns));
  };
  for (uint32_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].quoted || tokens[i].lemma != kLifetime) continue;
    for (uint32_t t = 0; t < index.tables(); ++t) {
      uint32_t birth = kNone;
      bool stored = false;
      for (uint32_t c = 0; c < index.columns(t); ++c) {
        stored |= index.has_word(index.column(t, c), kLifetime);
        if (birth == kNone && dated(t, c)) birth = c;
      }
      if (stored || birth == kNone) continue;
      Mention mention = column_mention(i, i + 1, MatchKind::kSynonym, kAge, t, birth);
      mention.period = Period::kAge;
      mentions.push_back(std::move(mention));
    }
  }
}

}  // namespace ask::engine
