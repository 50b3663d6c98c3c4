#include "agent/engine/schema/key_roles.h"

#include <algorithm>
#include <array>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/role_verbs.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// The verb of an agent noun: "director" -> "direct", "winner" -> "win"; else empty.
std::string verb_of_agent(std::string_view word) {
  if (word.size() < 6 || !has_agent_suffix(word)) return {};
  std::string out(word.substr(0, word.size() - 2));
  if (out.size() > 3 && out[out.size() - 1] == out[out.size() - 2]) out.pop_back();
  return out;
}

}  // namespace

std::vector<uint32_t> role_words(ColumnExpr child, ColumnExpr parent, const SchemaIndex& index) {
  std::vector<uint32_t> out;
  for (const uint32_t w : index.column(child.table, child.column).words) {
    const std::string& word = index.word(w).lemma;
    const bool plain = text::is_one_of(word, kKeyNameWords) ||
                       index.has_word(index.table(parent.table), word) ||
                       index.has_word(index.column(parent.table, parent.column), word);
    if (!plain) out.push_back(w);
  }
  return out;
}

bool same_role(const Token& token, const SchemaWord& word) {
  if (token.lemma == word.lemma || token.stem == word.stem || does_role(token.lemma, word.lemma))
    return true;
  const std::string done = verb_of_agent(word.lemma), asked = verb_of_agent(token.lemma);
  for (const std::string_view agent : derived_words(token.lemma))  // "taught" and "instructor"
    if (agent == word.lemma || (is_relational_verb(token.lemma) && are_synonyms(agent, word.lemma)))
      return true;
  return (!done.empty() && (done == token.stem || done == token.lemma)) ||
         (!asked.empty() && (asked == word.stem || asked == word.lemma));
}

std::vector<std::vector<uint32_t>> key_roles(const SchemaGraph& graph, const SchemaIndex& index) {
  std::vector<std::vector<uint32_t>> out;
  for (const JoinEdge& edge : graph.edges()) {
    std::vector<uint32_t>& words = out.emplace_back();
    for (size_t i = 0; i < edge.child_columns.size(); ++i)
      for (const uint32_t w : role_words({edge.child, edge.child_columns[i]},
                                         {edge.parent, edge.parent_columns[i]}, index))
        words.push_back(w);
  }
  return out;
}

}  // namespace ask::engine
