#include "agent/engine/ground/join_preferences.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/role_key_words.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/schema/noted_names.h"

namespace ask::engine {

namespace {

constexpr float kUnmentioned = -0.5F;
constexpr float kLinkedOtherwise = -4;  // the way over the table of links is preferred

// True if the token is followed by a stored value of `table`: "to Paris".
bool leads_to_value(const Arcs& arcs, size_t token, uint32_t table) {
  size_t next = token + 1;
  while (next < arcs.tokens() && arcs.is(next, kArticle)) ++next;
  if (next >= arcs.tokens()) return false;
  for (size_t i = arcs.first_at[next]; i < arcs.first_at[next + 1]; ++i) {
    const Arc& u = arcs.all[i];
    for (size_t k = 0; u.kind == MentionKind::kValue && k < u.count; ++k)
      if (arcs.mention(u, k).found && arcs.mention(u, k).table == table) return true;
  }
  return false;
}

bool directed(const Arcs& arcs, const SchemaWord& word, uint32_t parent) {
  const bool from = text::is_one_of(word.text, kOriginKeyWords),
             to = text::is_one_of(word.text, kTargetKeyWords);
  if (!from && !to) return false;
  for (size_t t = 0; t < arcs.tokens(); ++t) {
    const Token& token = arcs.token(t);
    if (from ? text::is_one_of(token.lemma, kOriginLemmas)
             : text::is_one_of(token.lemma, kTargetLemmas))
      return true;
    const bool out_of = from && token.folded == "of" && t > 0 && arcs.token(t - 1).folded == "out";
    const bool said = from ? text::is_one_of(token.folded, kFromWords)
                           : text::is_one_of(token.folded, kTowardsWords);
    if ((said || out_of) && leads_to_value(arcs, t, parent)) return true;
  }
  return false;
}

// The question says what a note calls the column of the key, or its verb: "who conducted the most"
// where it is "conducted by".
bool says_noted_key(const Arcs& arcs, const JoinEdge& edge, const SchemaIndex& index) {
  if (!index.has_notes()) return false;
  const std::vector<Token>& tokens = arcs.lattice->tokens;
  for (const uint32_t column : edge.child_columns)
    for (size_t t = 0; t < tokens.size(); ++t) {
      if (index.noted().calls_by_agent(edge.child, column, tokens[t])) return true;
      for (const PhraseMatch& match : index.noted().matches(tokens, t))
        if (match.whole && match.phrase->kind == db::NotedKind::kColumn &&
            match.phrase->table == edge.child && match.phrase->column == column)
          return true;
    }
  return false;
}

// True if the word of the key's role is one of the child, too, and another of its keys leads to the
// same parent and is named after it.
bool names_links(const SchemaGraph& graph, const SchemaIndex& index,
                 const std::vector<std::vector<uint32_t>>& roles, const JoinEdge& edge,
                 const SchemaWord& word) {
  if (!index.has_word(index.table(edge.child), word.lemma)) return false;
  const auto twins = graph.between(edge.child, edge.parent);
  return std::any_of(twins.begin(), twins.end(), [&](uint32_t e) {
    return graph.edges()[e].child == edge.child && roles[e].empty();
  });
}

// "courses that have two prerequisites", "how many friends does Ann have": the noun is of the rows
// that link two of a kind, and whoever has them is not in that role.
bool has_links(const Arcs& arcs, size_t noun) {
  const auto counts = [&](size_t t) {
    const auto found = arcs.beginning_at(t);
    return arcs.is(t, kArticle) || text::is_one_of(arcs.token(t).folded, kBeforeLinks) ||
           std::any_of(found.begin(), found.end(),
                       [](const Arc& arc) { return arc.kind == MentionKind::kNumber; });
  };
  size_t before = noun;
  while (before > 0 && counts(before - 1)) --before;
  if (before > 0 && text::is_one_of(arcs.token(before - 1).folded, kHavingWords)) return true;
  for (size_t t = noun + 1; t < arcs.tokens(); ++t)
    if (arcs.token(t).folded == kHavingWords[0]) return arcs.is(0, kQuestionWord);
  return false;
}

}  // namespace

std::vector<float> key_preferences(const Arcs& arcs, const SchemaGraph& graph,
                                   const SchemaIndex& index,
                                   const std::vector<std::vector<uint32_t>>& roles) {
  std::vector<float> out(graph.edges().size(), 0);
  for (size_t e = 0; e < graph.edges().size(); ++e) {
    const JoinEdge& edge = graph.edges()[e];
    const bool linked = edge.child != edge.parent && graph.linked(edge.child, edge.parent);
    if (!roles[e].empty()) out[e] = linked ? kLinkedOtherwise : kUnmentioned;
    for (const uint32_t w : roles[e]) {
      const SchemaWord& word = index.word(w);
      bool mentioned = directed(arcs, word, graph.edges()[e].parent);
      for (size_t t = 0; t < arcs.tokens() && !mentioned; ++t)
        mentioned = arcs.filler[t] < 0.6F && same_role(arcs.token(t), word) &&
                    !(has_links(arcs, t) && names_links(graph, index, roles, edge, word));
      if (mentioned) out[e] = 1;
    }
    if (says_noted_key(arcs, edge, index)) out[e] = 1;
  }
  return out;
}

}  // namespace ask::engine
