#include "agent/engine/rewrite/rewrite_never.h"

#include "agent/engine/lexicon/holder_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/row_state_words.h"
#include "agent/engine/rewrite/present_phrases.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Words [from, verb) deny what the verb says of the rows before them.
struct Denial {
  size_t from = 0, verb = 0;
  bool ever = false;     // "never", "nobody ever"; else what has not happened yet
  bool nobody = false;
};

// "nobody has ever", "no one"
Denial nobody_at(const WordSequence& words, size_t i) {
  const bool no_one = is_any(words, i, {"no"}) && is_any(words, i + 1, {"one"});
  if (!no_one && !is_any(words, i, kNobodyWords)) return {};
  Denial out{i, i + (no_one ? 2u : 1u), true, true};
  while (is_any(words, out.verb, kNobodyHelpers) || is_any(words, out.verb, kEvenWords)) ++out.verb;
  while (out.from > 0 && (is_any(words, out.from - 1, kNobodyHelpers) ||
                          is_any(words, out.from - 1, {"that", "which", "whom"})))
    --out.from;
  return out;
}

// "have never been", "that we never", "have not yet"
Denial never_at(const WordSequence& words, size_t i) {
  const bool never = is_any(words, i, {"never"});
  const bool perfect =
      is_any(words, i, kNotYetForms) ||
      (i > 0 && is_any(words, i, {"not"}) && is_any(words, i - 1, {"have", "has"}));
  if (!never && !perfect) return {};
  Denial out{i, i + 1, never, false};
  while (is_any(words, out.verb, kEvenWords)) ++out.verb;
  while (out.from > 0 && is_any(words, out.from - 1, kWordsBeforeNever)) --out.from;
  return out;
}

// The clause ends after words that add nothing from `at` on.
size_t denied_clause_end(const WordSequence& words, size_t at) {
  while (at < words.size() && end_mark(words[at - 1]).empty() && is_any(words, at, kAfterNever))
    ++at;
  return at;
}

// The object from word `at` on, "anything", "a single copy": the end of it, and its noun.
size_t denied_object_end(const WordSequence& words, size_t at, const SchemaPhrases& phrases,
                  std::string& object) {
  if (is_any(words, at, kAnyObjects)) return at + 1;
  size_t noun = at;
  while (is_any(words, noun, kDeniedArticles)) ++noun;
  const bool any = noun > at && !is_any(words, noun - 1, {"the", "our"});
  if (!phrases.names_row(plain(words, noun)) || (!any && !has_plural_suffix(plain(words, noun))))
    return at;
  object = plain(words, noun);
  return noun + 1;
}

// "flats nobody lives in", "tools no one has at the moment": they are free now.
bool take_unheld(WordSequence& words, const Denial& denial, const SchemaPhrases& phrases,
                 QueryShape& shape) {
  if (denial.verb == 0 || !denial.nobody || says_other_time(words)) return false;
  size_t from = denial.from, verb = denial.verb;
  while (verb > from && is_any(words, verb - 1, {"has"})) --verb;
  const size_t end = end_of_any(words, verb, kHasForms);
  if (from == 0 || end == 0 || (end < words.size() && present_end(words, end) != words.size()))
    return false;
  const RowCondition found = phrases.in_state(plain(words, from - 1), RowState::kFree);
  if (!found.known()) return false;
  shape.states.push_back(found);
  take_state_out(words, from, words.size());
  return true;
}

bool take_denial(WordSequence& words, const Denial& denial, const SchemaPhrases& phrases,
                 QueryShape& shape) {
  if (denial.from == 0 || denial.verb >= words.size()) return false;
  const std::string noun = plain(words, denial.from - 1);
  if (!end_mark(words[denial.from - 1]).empty() || !phrases.names_row(noun)) return false;
  if (denial.from > 1 && has_past_suffix(plain(words, denial.from - 2))) return false;  // a state
  const std::string verb = lemma(plain(words, denial.verb));
  for (const bool particle : {true, false}) {
    if (particle && !is_any(words, denial.verb + 1, kEventParticles)) continue;
    const std::string phrase = particle ? verb + " " + plain(words, denial.verb + 1) : verb;
    size_t end = denial.verb + (particle ? 2 : 1);
    std::string object;
    if (end < words.size() && end_mark(words[end - 1]).empty())
      end = denied_object_end(words, end, phrases, object);
    const bool said = end > denial.verb + (particle ? 2u : 1u);
    const size_t after = denied_clause_end(words, end);
    if (after < words.size()) continue;
    if (!denial.ever && ((!said && after == end) || verb == kPayingVerb)) continue;  // a state
    if (phrases.dated_state(noun, plain(words, denial.verb)).known()) continue;
    const RowCondition found = phrases.without_events(noun, phrase, object);
    if (!found.known()) continue;
    shape.states.push_back(found);
    take_state_out(words, denial.from, after);
    return true;
  }
  return false;
}

// "tickets nobody is assigned to", "unassigned tickets", "jobs not assigned to anybody"
bool take_without_doer(WordSequence& words, const SchemaPhrases& phrases, bool denied_once,
                       QueryShape& shape) {
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string word = plain(words, i);
    if (!denied_once && has_negative_prefix(word) && word.size() > 6 && i + 1 < words.size()) {
      const RowCondition found = phrases.without_doer(plain(words, i + 1), word.substr(2));
      if (!found.known()) continue;
      shape.states.push_back(found);
      words.erase(i, i + 1);
      return true;
    }
    if (i == 0) continue;
    const bool nobody = is_any(words, i, kNobodyWords);
    const bool denied = is_any(words, i, {"not", "aren't", "isn't"});
    if (!nobody && !denied) continue;
    size_t at = i + 1, from = i;
    while (is_any(words, at, {"is", "has", "been", "yet", "was"})) ++at;
    while (from > 0 && is_any(words, from - 1, {"that", "which", "are", "is", "have", "has"}))
      --from;
    if (from == 0 || at >= words.size()) continue;
    const RowCondition found = phrases.without_doer(plain(words, from - 1), plain(words, at));
    if (!found.known()) continue;
    size_t end = at + 1;
    const bool to = end < words.size() && end_mark(words[at]).empty() &&
                    is_any(words, end, {"to", "by"});
    if (to) end += nobody ? 1 : is_any(words, end + 1, {"anyone", "anybody", "someone"}) ? 2 : 0;
    while (end < words.size() && is_any(words, end, {"yet"})) ++end;
    if (end < words.size()) continue;
    shape.states.push_back(found);
    take_state_out(words, from, end);
    return true;
  }
  return false;
}

}  // namespace

bool take_never(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  size_t denials = 0;
  for (size_t i = 0; i < words.size(); ++i)
    denials += is_any(words, i, kCountedDenials) || is_negative_contraction(plain(words, i));
  if (denials > 1) return false;
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (take_unheld(words, nobody_at(words, i), phrases, shape)) return true;
    if (take_denial(words, nobody_at(words, i), phrases, shape)) return true;
    if (take_denial(words, never_at(words, i), phrases, shape)) return true;
  }
  return take_without_doer(words, phrases, denials > 0, shape);
}

}  // namespace ask::engine
