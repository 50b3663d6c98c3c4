#include "agent/engine/dialogue/pointed_nouns.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/dialogue/superlative_rules.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/pointing_words.h"

namespace ask::engine::dialogue {
namespace {

// The token after the noun at `at`: that of the longest name, else of the word.
uint32_t noun_end(const Utterance& u, uint32_t at) {
  uint32_t end = at + 1;
  for (const Mention& m : u.lattice.mentions)
    if ((m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn) && m.begin == at &&
        m.end <= u.end && m.score >= kPointedScore)
      end = std::max(end, m.end);
  return end;
}

bool may_be_noun(const Utterance& u, uint32_t i) {
  const std::string_view word = u.word(i);
  return i < u.end && !u.is_mark(i) && word.size() > 1 && word != "one" && word != "ones" &&
         !is_preposition(word) && !is_form_of_be(word) && !is_question_word(word) &&
         !text::is_one_of(word, kDoForms) && !text::is_one_of(word, kDefiningWords) &&
         !names(u, i, i + 1, MentionKind::kNumber, 0) && word != "and" && word != "or" &&
         word != "not" && word != "all";
}

// "there" as a place: "the members registered there", "given there in each year".
bool is_place(const Utterance& u, uint32_t i) {
  if (u.word(i) != "there" || i < u.begin + 2 ||
      text::is_one_of(u.word(i - 1), kBeforeExpletiveThere) || is_preposition(u.word(i - 1)))
    return false;
  return i + 1 >= u.end || u.is_mark(i + 1) || text::is_one_of(u.word(i + 1), kAfterPlaceThere);
}

// "which concert did best that year": the time of what was shown.
bool is_time_at_end(const Utterance& u, uint32_t i) {
  return u.word(i) == "that" && i + 2 == u.end && i > u.begin + 1 &&
         text::is_one_of(u.word(i + 1), kPointedTimes) && !is_form_of_be(u.word(i - 1));
}

// "companies in it, by sales": no noun before it is one of a single row.
bool is_place_of_rows(const Utterance& u, uint32_t i) {
  const bool ends =
      i + 1 >= u.end || u.is_mark(i + 1) || text::is_one_of(u.word(i + 1), {"as", "too"});
  const bool does = text::is_one_of(u.word(i - 1), kDoForms);
  if (u.word(i) != "it" || i < u.begin + 2 || !(does || is_preposition(u.word(i - 1))) || !ends)
    return false;
  const Token& noun = u.token(i - 2);
  return names(u, does ? u.begin : i - 2, i - 1, MentionKind::kTable, kPointedScore) &&
         noun.folded != noun.lemma;
}

}  // namespace

std::optional<PointedNoun> first_group_named(const Utterance& u) {
  if (u.end < u.begin + 6 || u.word(u.end - 2) != "the" || u.word(u.end - 3) != "with")
    return std::nullopt;
  const bool most = is_highest_word(u.word(u.end - 1));
  if (!most && !is_lowest_word(u.word(u.end - 1))) return std::nullopt;
  constexpr uint32_t kWordsOfNoun = 3;
  for (uint32_t i = u.end - 4; i > u.begin + 1 && i + 4 + kWordsOfNoun > u.end; --i)
    if (u.word(i) == "the" && is_preposition(u.word(i - 1)))
      return PointedNoun{i, u.end, u.end - 4, false, false, false, most ? 1 : -1};
  return std::nullopt;
}

std::vector<PointedNoun> pointed_nouns(const Utterance& u) {
  std::vector<PointedNoun> out;
  for (uint32_t i = u.begin; i < u.end; ++i) {
    if (is_place(u, i)) {
      out.push_back({i, i + 1, i + 1, true});
      continue;
    }
    if (is_place_of_rows(u, i)) {
      out.push_back({i - 1, i + 1, i, true});
      continue;
    }
    if (is_time_at_end(u, i)) {
      out.push_back({i, i + 2, i + 1, false, false, true});
      continue;
    }
    const std::string_view word = u.word(i);
    const bool that = word == "that" && i > u.begin && is_preposition(u.word(i - 1));
    if ((!that && !text::is_one_of(word, kPointingWords)) || !may_be_noun(u, i + 1)) continue;
    const bool time = text::is_one_of(u.word(i + 1), kPointedTimes);
    if (time && that) {
      out.push_back({i, i + 2, i + 1, false, false, true});
      continue;
    }
    if (time && (word == "this" || word == "these")) continue;
    if (word == "such" && (u.word(i + 1) == "as" || u.word(i + 1) == "a")) continue;
    const uint32_t end = noun_end(u, i + 1);
    if (text::is_one_of(u.word(end), kDefiningWords) && end < u.end) continue;
    out.push_back({i, end, i + 1});
    i = end - 1;
  }
  return out;
}

}  // namespace ask::engine::dialogue
