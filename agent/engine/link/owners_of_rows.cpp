#include "agent/engine/link/owners_of_rows.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {

std::vector<uint32_t> owners_of_rows(std::span<const Token> tokens, size_t at,
                                     std::span<const Mention> mentions, const db::Catalog& catalog,
                                     std::span<const uint32_t> people) {
  constexpr float kNamedRows = 0.75F;
  std::vector<uint32_t> out;
  size_t has = at + 1;
  if (at + 3 < tokens.size() && tokens[at + 2].folded == "not" && tokens[at + 3].folded == "got")
    has = at + 3;  // "who has not got a boat"
  while (has < tokens.size() && !text::is_one_of(tokens[has].folded, kPossessingWords) &&
         (text::is_one_of(tokens[has].folded, kBeforePeopleVerb) ||
          is_negative_contraction(tokens[has].folded)))
    ++has;
  if (has + 1 >= tokens.size() || !text::is_one_of(tokens[has].folded, kPossessingWords) ||
      text::is_one_of(tokens[has + 1].folded, kBeforePeopleVerb) ||
      has_past_suffix(tokens[has + 1].folded) || tokens[has + 1].folded == "been")
    return out;  // "has never paid"
  const Mention* rows = nullptr;
  for (const Mention& m : mentions)
    if (m.kind == MentionKind::kTable && m.begin > has && m.score >= kNamedRows &&
        (rows == nullptr || m.begin < rows->begin ||
         (m.begin == rows->begin && m.score > rows->score)))
      rows = &m;
  if (rows == nullptr) return out;
  for (const uint32_t t : people)
    if (catalog.refers(catalog.tables[rows->table], catalog.tables[t])) out.push_back(t);
  if (!out.empty()) return out;
  for (const uint32_t t : people)  // "who has no bike" of riders with a bike_id
    if (t != rows->table && catalog.refers(catalog.tables[t], catalog.tables[rows->table]))
      out.push_back(t);
  return out;
}

}  // namespace ask::engine
