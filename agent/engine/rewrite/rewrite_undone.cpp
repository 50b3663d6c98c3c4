#include "agent/engine/rewrite/rewrite_undone.h"

#include "agent/common/text.h"
#include "agent/engine/lexicon/particle_words.h"
#include "agent/engine/lexicon/undone_words.h"
#include "agent/engine/rewrite/present_phrases.h"
#include "agent/engine/rewrite/rewrite_standing.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Words [from, verb) deny that what the verb says was done to the rows before them.
struct Undone {
  size_t from = 0, verb = 0;
  bool nobody = false, yet = false;
};

size_t skip(const WordSequence& words, size_t at, std::span<const std::string_view> any) {
  while (is_any(words, at, any)) ++at;
  return at;
}

Undone undone_at(const WordSequence& words, size_t i) {
  Undone out{i, 0};
  if (const size_t end = end_of_any(words, i, kNoPeople); end > 0) {
    out.nobody = true;
    out.verb = end;
    while (is_any(words, out.verb, {"has", "have", "had", "ever"})) ++out.verb;
    if (is_any(words, out.verb, kFetchingForms))
      out.verb = skip(words, out.verb + 1, kAfterComingForms);
  } else if (is_any(words, i, kUndoneHelpers) || is_any(words, i, {"not"})) {
    out.verb = i + 1;
  } else {
    return {};
  }
  for (; is_any(words, out.verb, kUndoneAdverbs); ++out.verb)
    out.yet |= is_any(words, out.verb, kYetAdverbs);
  for (; out.from > 1 && is_any(words, out.from - 1, kBeforeUndone); --out.from)
    out.yet |= is_any(words, out.from - 1, kYetAdverbs);
  return out;
}

// The rows of the noun for which the event of the verb at `at` is missing, and the end of the verb.
RowCondition missing_event(const WordSequence& words, size_t at, std::string_view noun,
                           const SchemaPhrases& phrases, size_t& end) {
  const std::string verb = plain(words, at);
  std::vector<std::string> forms{verb};
  for (const std::string& form : participles(lemma(verb))) forms.push_back(form);
  for (const bool particle : {true, false}) {
    if (particle && !is_any(words, at + 1, kDirectionParticles)) continue;
    for (const std::string& form : forms) {
      end = at + (particle ? 2 : 1);
      const RowCondition found =
          phrases.missing_event(noun, particle ? form + " " + plain(words, at + 1) : form);
      if (found.known()) return found;
    }
  }
  return {};
}

// The noun of rows nearest before word `from`, of which `known` says a condition.
template <class Known>
RowCondition of_noun_before(const WordSequence& words, size_t from, const SchemaPhrases& phrases,
                            Known known) {
  constexpr size_t kFarthestRows = 8;
  for (size_t at = from; at-- > 0 && from - at <= kFarthestRows;) {
    const std::string noun = plain(words, at);
    RowCondition found = known(noun);
    if (found.known()) return found;
    if (phrases.names_row(noun)) return {};
  }
  return {};
}

// "nobody has come to pick up", "that have not been shipped yet"
bool take_undone_at(WordSequence& words, const Undone& undone, const SchemaPhrases& phrases,
                    QueryShape& shape) {
  if (undone.verb == 0 || undone.from == 0 || undone.verb >= words.size()) return false;
  size_t end = 0;
  RowCondition found = of_noun_before(words, undone.from, phrases, [&](const std::string& noun) {
    size_t to = 0;
    RowCondition missing = missing_event(words, undone.verb, noun, phrases, to);
    if (missing.known()) end = to;
    return missing;
  });
  if (!found.known()) return false;
  bool yet = undone.yet;
  for (; end < words.size() && end_mark(words[end - 1]).empty() && is_any(words, end, kAfterUndone);
       ++end)
    yet |= is_any(words, end, kYetAdverbs);
  // Else the linker finds the state.
  const bool part = end < words.size() || is_any(words, undone.from - 1, {"but", "and"});
  const bool unclear = undone.nobody || part;
  if (!ends_said(words, end - 1) || (!yet && !undone.nobody) || !unclear) return false;
  phrases.add_not_called_off(found);
  shape.states.push_back(found);
  take_clause_out(words, undone.from, end);
  return true;
}

// The end of what says that nobody is down for the rows before word `i`; 0 if it does not.
size_t unmanned_end(const WordSequence& words, size_t i) {
  size_t at = skip(words, i, kBeforeUndone);
  if (const size_t end = end_of_any(words, at, kNeedingPeople); end > 0) return end;
  const bool ours = at > i && is_any(words, at - 1, {"have"});
  size_t nobody = end_of_any(words, at, kNoPeople);
  if (nobody == 0) {
    size_t have = end_of_any(words, at, kOurHaving);
    if (have == 0 && is_any(words, at, {"with"})) have = at + 1;
    nobody = have == 0 ? 0 : end_of_any(words, have, kNoPeople);
    if (nobody == 0) return 0;
  }
  at = nobody;
  while (is_any(words, at, {"is", "has", "was", "been", "'s", "yet", "got"})) ++at;
  const size_t end = end_of_any(words, at, kManning);
  return end > 0 ? end : ours ? nobody : 0;
}

}  // namespace

bool take_undone(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  for (size_t i = 1; i + 1 < words.size(); ++i)
    if (take_undone_at(words, undone_at(words, i), phrases, shape)) return true;
  return false;
}

bool take_without_people(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  for (size_t i = 0; i < words.size(); ++i) {
    const bool adjective = is_any(words, i, kUnmannedAdjectives);
    if (adjective) {
      const RowCondition found = phrases.without_people(plain(words, i + 1));
      if (!found.known() || phrases.is_value(plain(words, i))) continue;
      shape.states.push_back(found);
      words.erase(i, i + 1);
      return true;
    }
    size_t end = i == 0 ? 0 : unmanned_end(words, i);
    if (end == 0 || !end_mark(words[i - 1]).empty()) continue;
    if (end < words.size() && end_mark(words[end - 1]).empty())
      end = skip(words, end, kManningObjects);
    const RowCondition found = phrases.without_people(plain(words, i - 1));
    if (!found.known() || !ends_said(words, end - 1)) continue;
    shape.states.push_back(found);
    take_clause_out(words, i, end);
    return true;
  }
  return false;
}

void take_done_by(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  constexpr size_t kMostInPlayer = 3;
  for (size_t i = 2; i + 2 < words.size(); ++i) {
    const bool perfect = is_any(words, i, {"has", "have"});
    if (!perfect && !is_any(words, i, {"did"})) continue;
    std::string name;
    for (size_t verb = i + 2; verb < words.size() && verb <= i + 1 + kMostInPlayer; ++verb) {
      name += (name.empty() ? "" : " ") + plain(words, verb - 1);
      if (!phrases.names_person(name)) continue;
      size_t end = 0;
      RowCondition found = missing_event(words, verb, plain(words, i - 1), phrases, end);
      if (!found.known() || found.all.size() != 1) continue;
      size_t after = end;
      if (end_mark(words[end - 1]).empty()) after = skip(words, end, kAfterDoneBy);
      if (after < words.size()) return;
      found.all[0][0].negated = true;
      shape.states.push_back(found);
      WordSequence by{std::string(kDoneForms[perfect ? 0 : 1]) + end_mark(words[end - 1])};
      return replace(words, verb, end - verb, std::move(by));
    }
  }
}

}  // namespace ask::engine
