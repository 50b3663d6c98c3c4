#include "agent/engine/link/implied_people.h"

#include "agent/engine/schema/derived_measures.h"

namespace ask::engine {
namespace {

constexpr float kMeant = 0.81F;  // score of a table implied by "who"

}  // namespace

void add_people(std::span<const Token> tokens, const SchemaIndex& index,
                std::vector<Mention>& mentions) {
  if (tokens.size() < 3 || tokens[0].folded != "who" || tokens[0].quoted) return;
  static constexpr std::array<std::string_view, 6> kTold = {"is", "are", "was", "were", "'s", "be"};
  if (std::find(kTold.begin(), kTold.end(), tokens[1].folded) != kTold.end()) return;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (!keeps_people(index, t) || index.is_view(t)) continue;
    Mention mention;
    mention.begin = 0;
    mention.end = 1;
    mention.kind = MentionKind::kTable;
    mention.score = kMeant;
    mention.table = t;
    mentions.push_back(std::move(mention));
  }
}

}  // namespace ask::engine
