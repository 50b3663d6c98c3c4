#include "agent/engine/schema/said_roles.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/role_key_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/text/tokenizer.h"

namespace ask::engine {
namespace {

bool is_side(std::string_view word) {
  return std::any_of(std::begin(kOppositeSides), std::end(kOppositeSides),
                     [&](const auto& sides) { return word == sides[0] || word == sides[1]; });
}

// "boss" of manager_id, "calves" of mother_tag.
bool means_role(const Token& token, std::string_view role) {
  if (text::is_one_of(role, kSuperiorRoles) && text::is_one_of(token.folded, kHierarchyWords))
    return true;
  return text::is_one_of(role, kKinRoleWords) && text::is_one_of(token.folded, kKinWords);
}

bool names(const std::vector<Token>& tokens, const SchemaIndex& index, uint32_t table) {
  return std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
    return !token.quoted && index.has_word(index.table(table), token.lemma);
  });
}

}  // namespace

std::vector<SaidRole> roles_to_be_said(const db::Catalog& catalog, const SchemaGraph& graph,
                                       const SchemaIndex& index) {
  std::vector<SaidRole> out;
  for (const JoinEdge& edge : graph.edges()) {
    if (edge.child_columns.size() != 1) continue;
    const db::Table& table = catalog.tables[edge.child];
    const std::string& column = table.columns[edge.child_columns[0]].name;
    if (std::none_of(table.foreign_keys.begin(), table.foreign_keys.end(),
                     [&](const db::ForeignKey& key) {
                       return key.by_role && key.columns.size() == 1 && key.columns[0] == column;
                     }))
      continue;
    SaidRole role{{edge.child, edge.child_columns[0]}, {edge.parent, edge.parent_columns[0]}};
    for (const uint32_t w : index.column(role.key.table, role.key.column).words)
      role.side |= is_side(index.word(w).lemma);
    out.push_back(role);
  }
  for (SaidRole& role : out)  // not the host of a ceremony, who meets nobody
    role.side &= std::any_of(out.begin(), out.end(), [&](const SaidRole& other) {
      return other.key != role.key && other.key.table == role.key.table &&
             other.parent == role.parent;
    });
  return out;
}

bool says_role(std::string_view question, const std::vector<SaidRole>& roles,
               const SchemaIndex& index) {
  const std::vector<Token> tokens = tokenize(question);
  const auto says = [&](const auto& test) {
    return std::any_of(tokens.begin(), tokens.end(),
                       [&](const Token& token) { return !token.quoted && test(token); });
  };
  const bool ends = says([](const Token& token) {
    return text::is_one_of(token.lemma, kContestVerbs) ||
           text::is_one_of(token.folded, kMeetingWords);
  });
  const bool plays =
      says([](const Token& token) { return text::is_one_of(token.lemma, kMeetingVerbs); }) &&
      says([](const Token& token) { return token.capitalised || token.folded == "who"; });
  const bool meets = ends || plays;
  return std::any_of(roles.begin(), roles.end(), [&](const SaidRole& role) {
    if (role.side && (meets || (names(tokens, index, role.key.table) &&
                                names(tokens, index, role.parent.table))))
      return true;
    for (const uint32_t w : role_words(role.key, role.parent, index)) {
      const SchemaWord& word = index.word(w);
      if (text::is_one_of(word.text, kKeyEndings)) continue;
      if (std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
            return !token.quoted && (same_role(token, word) || means_role(token, word.text));
          }))
        return true;
    }
    return false;
  });
}

}  // namespace ask::engine
