#include "agent/engine/link/people_roles.h"

#include <algorithm>
#include <array>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/people_verbs.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/row_owners.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

enum class ServiceRole : uint8_t { kOther, kServed, kStaff };

// Weight of staff where the verb decides nothing, and of other people where it does.
constexpr float kLess = 0.95F;

ServiceRole service_role_of(const SchemaIndex& index, uint32_t table) {
  const SchemaItem& item = index.table(table);
  if (item.words.empty()) return ServiceRole::kOther;
  const std::string& word = index.word(item.words.back()).lemma;
  if (keeps_staff(index, table)) return ServiceRole::kStaff;
  return text::is_one_of(word, kServedPeople) ? ServiceRole::kServed : ServiceRole::kOther;
}

// True if one of the phrases begins at the token.
bool begins_phrase(std::span<const Token> tokens, size_t at,
                   std::span<const std::string_view> phrases) {
  return std::any_of(phrases.begin(), phrases.end(), [&](std::string_view phrase) {
    for (size_t i = at; i < tokens.size() && !tokens[i].quoted; ++i) {
      const std::string_view word = phrase.substr(0, phrase.find(' '));
      if (tokens[i].folded != word) return false;
      if (word.size() == phrase.size()) return true;
      phrase.remove_prefix(word.size() + 1);
    }
    return false;
  });
}

// "joined the company", "joined our team"
bool joins_staff(std::span<const Token> tokens, size_t verb) {
  for (size_t i = verb + 1; i < tokens.size() && i < verb + 4; ++i)
    if (text::is_one_of(tokens[i].folded, kOrganisationNouns)) return true;
  return false;
}

// The role of the people who perform the action of the verb after the noun, or who receive it.
ServiceRole role_of_verb(std::span<const Token> tokens, size_t at) {
  const auto preceded_by = [&](size_t back, std::string_view word) {
    return at >= back && tokens[at - back].folded == word;
  };
  if (preceded_by(1, "to") && preceded_by(2, kAssignmentParticiple)) return ServiceRole::kStaff;
  const size_t i = verb_after(tokens, at);
  if (i >= tokens.size() || tokens[i].quoted) return ServiceRole::kOther;
  if (begins_phrase(tokens, i, kServicePhrases)) return ServiceRole::kStaff;
  if (begins_phrase(tokens, i, kCustomerPhrases)) return ServiceRole::kServed;
  // "who was treated", "who got served": the subject is served
  if (text::is_one_of(tokens[i].folded, {"was", "were", "is", "are", "been", "got"})) {
    const bool done = tokens[i].folded == "got" && i + 1 < tokens.size() &&
                      has_past_suffix(tokens[i + 1].folded) &&
                      !text::is_one_of(tokens[i + 1].lemma, kJoiningVerbs);
    return done ? ServiceRole::kServed : ServiceRole::kOther;
  }
  if (tokens[i].lemma == kMembershipVerb && joins_staff(tokens, i)) return ServiceRole::kStaff;
  if (is_form_of_any(tokens[i], kCustomerVerbs)) return ServiceRole::kServed;
  return is_form_of_any(tokens[i], kServiceVerbs) ? ServiceRole::kStaff : ServiceRole::kOther;
}

}  // namespace

bool is_form_of_any(const Token& token, std::span<const std::string_view> verbs) {
  return std::any_of(verbs.begin(), verbs.end(), [&](std::string_view verb) {
    return token.lemma == verb || is_regular_form_of(token.folded, verb) ||
           is_progressive_of(token.folded, verb);
  });
}

bool is_agent_of(const SchemaIndex& index, uint32_t table, const Token& verb) {
  const SchemaItem& item = index.table(table);
  if (item.words.empty() || verb.quoted || verb.lemma.size() < 3) return false;
  const std::string& noun = index.word(item.words.back()).lemma;
  return is_agent_noun_of(noun, verb.lemma) ||
         (noun == verb.lemma && is_person_word(noun));  // hosts of "who hosted"
}

size_t verb_after(std::span<const Token> tokens, size_t at) {
  const auto progresses = [&](size_t i) {  // "is teaching", "has been cleaning"
    return text::is_one_of(tokens[i].folded, {"is", "are", "was", "were", "been", "'s", "'re"}) &&
           i + 1 < tokens.size() && has_progressive_suffix(tokens[i + 1].folded);
  };
  size_t i = at + 1;
  if (i < tokens.size() && tokens[at].folded != kRelativePerson &&
      text::is_one_of(tokens[i].folded, {kRelativePerson, "that"}))
    ++i;  // "anyone who came"
  while (i < tokens.size() &&
         (text::is_one_of(tokens[i].folded, kBeforePeopleVerb) || progresses(i) ||
          is_negative_contraction(tokens[i].folded)))
    ++i;
  return i;
}

bool lets_things(const SchemaIndex& index, uint32_t table) {
  const auto& words = index.table(table).words;
  return !words.empty() && text::is_one_of(index.word(words.back()).lemma, kOwningPeople);
}

std::vector<float> people_weights(std::span<const Token> tokens, size_t at,
                                  const SchemaIndex& index, std::span<const uint32_t> people) {
  std::vector<float> out(people.size(), 1.0F);
  const auto has = [&](ServiceRole role) {
    return std::any_of(people.begin(), people.end(),
                       [&](uint32_t t) { return service_role_of(index, t) == role; });
  };
  const size_t at_verb = verb_after(tokens, at);
  const auto does = [&](uint32_t t) {
    return at_verb < tokens.size() && is_agent_of(index, t, tokens[at_verb]);
  };
  if (std::any_of(people.begin(), people.end(), does)) {
    for (size_t i = 0; i < people.size(); ++i) out[i] = does(people[i]) ? 1.0F : 0.0F;
    return out;
  }
  if (at_verb < tokens.size() && is_form_of_any(tokens[at_verb], kResidingVerbs)) {
    const auto lets = [&](uint32_t t) {  // a landlord lives elsewhere
      const auto& words = index.table(t).words;
      return !words.empty() && text::is_one_of(index.word(words.back()).lemma, kLettingPeople);
    };
    if (!std::all_of(people.begin(), people.end(), lets))
      for (size_t i = 0; i < people.size(); ++i) out[i] = lets(people[i]) ? 0.0F : out[i];
  }
  if (!has(ServiceRole::kServed) || !has(ServiceRole::kStaff)) return out;
  const ServiceRole wanted = role_of_verb(tokens, at);
  const bool names_staff = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
    return !token.quoted && text::is_one_of(token.lemma, kStaffRoles);
  });
  const size_t verb = verb_after(tokens, at);
  const bool other_verb = verb < tokens.size() && is_relational_verb(tokens[verb].lemma);
  if (wanted == ServiceRole::kOther && (names_staff || other_verb)) return out;
  for (size_t i = 0; i < people.size(); ++i) {
    const ServiceRole role = service_role_of(index, people[i]);
    if (out[i] == 0) continue;
    if (role == ServiceRole::kOther && wanted == ServiceRole::kStaff &&
        lets_things(index, people[i]))
      out[i] = 0;
    else if (role == ServiceRole::kOther)
      out[i] = wanted == ServiceRole::kOther ? 1.0F : kLess;
    else if (wanted == ServiceRole::kOther)
      out[i] = role == ServiceRole::kStaff ? kLess : 1.0F;
    else
      out[i] = role == wanted ? 1.0F : 0.0F;
  }
  return out;
}

}  // namespace ask::engine
