#include "agent/engine/link/contact_people.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/organisation_words.h"

namespace ask::engine {
namespace {

constexpr float kTurnedTo = 0.81F;

// The end of "who do I write to", "who should we get in touch with" at the start; 0 if the question
// does not begin so.
size_t asked_contact_end(std::span<const Token> tokens) {
  constexpr size_t kShortest = 5;
  if (tokens.size() < kShortest || !text::is_one_of(tokens[0].folded, {"who", "whom"}) ||
      !text::is_one_of(tokens[1].folded, kBeforeAskers) ||
      !text::is_one_of(tokens[2].folded, {"i", "we", "you"}))
    return 0;
  size_t at = 3;
  while (at < tokens.size() && text::is_one_of(tokens[at].folded, kBeforeContactVerb)) ++at;
  if (at >= tokens.size() || tokens[at].quoted || !text::is_one_of(tokens[at].lemma, kContactVerbs))
    return 0;
  const bool light = text::is_one_of(tokens[at].lemma, kLightContactVerbs);
  const size_t verb = at++;
  if (light && at + 1 < tokens.size() && tokens[at + 1].folded == kTouchNoun) ++at;  // "in touch"
  while (at < tokens.size() && text::is_one_of(tokens[at].folded, kAfterContactVerb)) ++at;
  const bool of_rows = at < tokens.size() && text::is_one_of(tokens[at].folded, kBeforeContacted);
  return of_rows && !(light && at == verb + 1) ? at : 0;
}

// "contact", "contact_name", "contact_person": not their telephone or their address.
bool is_contact(const SchemaIndex& index, uint32_t table, uint32_t column) {
  const auto& words = index.column(table, column).words;
  const ColumnRoles& roles = index.column_roles(table, column);
  if (words.empty() || words.size() > 2 || roles.measure || roles.temporal || roles.reference ||
      index.word(words[0]).lemma != kContactColumn)
    return false;
  return words.size() == 1 || text::is_one_of(index.word(words[1]).lemma, kContactColumnHeads);
}

}  // namespace

bool add_contacts(std::span<const Token> tokens, const SchemaIndex& index,
                  std::vector<Mention>& mentions) {
  const size_t end = asked_contact_end(tokens);
  if (end == 0) return false;
  bool any = false;
  for (uint32_t t = 0; t < index.tables(); ++t)
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      if (index.is_view(t) || !is_contact(index, t, c)) continue;
      mentions.push_back(
          column_mention(0, static_cast<uint32_t>(end), MatchKind::kPerson, kTurnedTo, t, c));
      any = true;
    }
  return any;
}

}  // namespace ask::engine
