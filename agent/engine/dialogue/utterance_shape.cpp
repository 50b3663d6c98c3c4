#include "agent/engine/dialogue/utterance_shape.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/context_dependence.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/follow_up_pairs.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine::dialogue {
namespace {

// Words of more than an amount.
constexpr std::string_view kMoreThanRows[] = {"each",   "every", "all", "everything", "vs",
                                              "versus", "that",  "who", "and"};

}  // namespace

bool is_noun_phrase(const Utterance& u) {
  const auto words = u.words();
  if (words.size() < 2 || words.size() > 4 || u.begin > 0 ||
      words.back() - words.front() + 1 != words.size())
    return false;
  for (const uint32_t i : words)
    if (is_question_word(u.word(i)) || is_request_word(u.word(i)) || is_preposition(u.word(i)) ||
        is_order_word(u.word(i)) || is_place_word(u.word(i)) ||
        text::is_one_of(u.word(i), kQuantifyingWords))
      return false;
  const Token& last = u.token(words.back());
  return last.folded != last.lemma &&
         names(u, words.back(), words.back() + 1, MentionKind::kTable, 0.9F);
}

bool asks_most_of_some(const Utterance& u) {
  const auto words = u.words();
  if (words.empty()) return false;
  if (words.size() == 2 &&
      text::is_one_of(u.word(words[0]), {"all", "every", "each"}))  // "all agents", "all brands"
    return names(u, words[1], words[1] + 1, MentionKind::kTable, 0.9F) ||
           names(u, words[1], words[1] + 1, MentionKind::kColumn, 0.9F);
  // "top 5 clients"
  if (words.size() == 3 && text::is_one_of(u.word(words[0]), kRankEnds))
    return names(u, words[1], words[1] + 1, MentionKind::kNumber) &&
           names(u, words[2], words[2] + 1, MentionKind::kTable);
  // "the biggest month?", "best cinema?" after numbers of these
  const size_t article = words.size() == 3 && u.word(words[0]) == "the" ? 1 : 0;
  if (words.size() == article + 2 && text::is_one_of(u.word(words[article]), kRankingSuperlatives))
    return period_named(u.word(words[article + 1])) != Period::kWhole ||
           (u.begin == 0 &&
            names(u, words[article + 1], words[article + 1] + 1, MentionKind::kTable));
  // "for which class most often?", "who cancelled most?"
  const size_t often = words.size() > 3 && u.word(words.back()) == "often" ? 1 : 0;
  const std::string_view end = u.word(words[words.size() - 1 - often]);
  const bool in_which = words.size() > 3 && words.size() <= 7 && is_preposition(u.word(words[0])) &&
                        (u.word(words[1]) == "which" || u.word(words[1]) == "what");
  if (in_which && (end == "most" || end == "least")) return true;
  if (often == 1 && words.size() <= 5 && u.word(words[0]) == "who") return end == "most";
  if (words.size() < 3 || words.size() > 6 || !is_question_word(u.word(words[0]))) return false;
  // "which status is the most common?"
  if (text::is_one_of(u.word(words.back()), kFrequencyAdjectives))
    return u.word(words[words.size() - 2]) == "most" || u.word(words[words.size() - 2]) == "least";
  if (u.word(words[0]) == "who" && text::is_one_of(u.word(words.back()), kLengthSuperlatives))
    return words.size() <= 4;
  return words.size() <= 5 && text::is_one_of(u.word(words.back()), kRankingSuperlatives) &&
         !names(u, u.begin, u.end, MentionKind::kValue);
}

bool asks_for_people(const Utterance& u) {
  const auto words = u.words();
  return words.size() == 4 && u.word(words[0]) == "who" &&
         text::is_one_of(u.word(words[1]), {"are", "were"}) && u.word(words[2]) == "the" &&
         names(u, words[3], words[3] + 1, MentionKind::kTable, 0.9F);
}

bool is_definite(const Utterance& u) {
  const auto words = u.words();
  if (words.size() < 3 || words.size() > 5 || words.back() - words.front() + 1 != words.size() ||
      !text::is_one_of(u.word(words[0]), {"who", "what", "whos", "whats"}))
    return false;
  if (asks_for_people(u)) return true;
  const size_t the = text::is_one_of(u.word(words[1]), {"is", "was", "'s"}) ? 2 : 1;
  if (u.word(words[the]) != "the" || the + 1 >= words.size() || the + 3 < words.size())
    return false;
  const Token& noun = u.token(words.back());
  if (noun.folded != noun.lemma || is_graded_word(u, words[the + 1])) return false;
  return names(u, words[the + 1], words.back() + 1, MentionKind::kTable) ||
         names(u, words[the + 1], words.back() + 1, MentionKind::kColumn);
}

bool begins_with_participle(const Utterance& u) {
  const auto words = u.words();
  if (words.size() < 3 || words.size() > 6) return false;
  const std::string_view first = u.word(words[0]), second = u.word(words[1]);
  if (!has_past_suffix(first) && !text::is_one_of(first, kIrregularParticiples)) return false;
  return text::is_one_of(second, kVerbParticles) ||
         (is_preposition(second) && !names(u, u.begin, u.end, MentionKind::kTable, 0.9F));
}

bool asks_first_in_time(const Utterance& u) {
  constexpr size_t kLongest = 8;
  const auto words = u.words();
  if (words.size() < 3 || words.size() > kLongest || u.word(words[0]) != "who") return false;
  for (const MentionKind kind : {MentionKind::kTable, MentionKind::kColumn, MentionKind::kValue})
    if (names(u, u.begin, u.end, kind, 0.85F)) return false;
  for (const MentionKind kind : {MentionKind::kDate, MentionKind::kNumber})
    if (names(u, u.begin, u.end, kind, 0)) return false;
  return text::is_one_of(u.word(words.back()), kEndsOfTimeWords);
}

// "what's the average length?": a number of rows that are not named.
bool asks_aggregate_of_column(const Utterance& u) {
  const auto words = u.words();
  if (words.size() < 3 || !text::is_one_of(u.word(words[0]), {"what", "whats"})) return false;
  size_t at = 1;
  if (u.word(words[0]) == "what" && !text::is_one_of(u.word(words[at]), {"is", "was", "'s"}))
    return false;
  if (u.word(words[0]) == "what") ++at;
  if (at + 2 >= words.size() || u.word(words[at]) != "the" ||
      !(text::is_one_of(u.word(words[at + 1]), kAverageWords) ||
        text::is_one_of(u.word(words[at + 1]), kSumNames)))
    return false;
  return words.size() <= at + 4 && !names(u, u.begin, u.end, MentionKind::kTable, 0.72F) &&
         !names(u, u.begin, u.end, MentionKind::kValue, 0.85F) &&
         names(u, words[at + 2], u.end, MentionKind::kColumn, 0.5F) &&
         std::none_of(words.begin(), words.end(),
                      [&](uint32_t i) { return is_preposition(u.word(i)); });
}

bool is_elliptic(const Utterance& u) {
  constexpr size_t kLongest = 6;
  constexpr Cue kNumbers[] = {Cue::kMore, Cue::kLess, Cue::kAtLeast, Cue::kAtMost};
  const auto words = u.words();
  if (asks_first_in_time(u)) return true;
  if (words.empty() || words.size() > kLongest || u.begin > 0 ||
      words.back() - words.front() + 1 != words.size())
    return false;
  const std::string_view first = u.word(words[0]);
  const std::string_view second = words.size() > 1 ? u.word(words[1]) : std::string_view();
  const bool which = first == "which" || first == "wich";
  const bool table = names(u, u.begin, u.end, MentionKind::kTable, 0.9F);
  if (which && words.size() == 2) return table;
  if (which && words.size() >= 4 && is_graded_word(u, words.back()) &&
      text::is_one_of(u.word(words[words.size() - 3]), {"has", "had", "is", "was"}) &&
      u.word(words[words.size() - 2]) == "the")
    return true;
  if (begins_with_participle(u)) return true;
  if (asks_aggregate_of_column(u)) return true;
  const bool amount = first == "how" && (second == "many" || second == "much");
  // "total claimed": the number may be called like its rows
  const bool measured = words.size() <= 3 && !is_question_word(first) &&
                        text::is_one_of(first, kMeasuringAdjectives) &&
                        names(u, words.back(), words.back() + 1, MentionKind::kColumn, 0.5F);
  const bool other = table && !measured && !(amount && second == "much" && words.size() <= 4);
  if (other || is_request_word(first) || first == kCountingVerb) return false;
  const bool number = first == kCardinalityNoun && second == "of";
  if (first == "who")
    return words.size() == (is_form_of_be(second) ? 4 : 3) &&
           (u.word(words.back()) == "first" || u.word(words.back()) == "last");
  const bool total = words.size() > 4 && u.word(words[words.size() - 2]) == "in" &&
                     u.word(words.back()) == kSumNoun;
  if (is_question_word(first) && !(amount && words.size() <= (total ? 6U : 4U))) return false;
  for (size_t i = 0; i < words.size(); ++i) {
    const bool compares =
        std::any_of(u.lattice.mentions.begin(), u.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kCue && m.begin <= words[i] && m.end > words[i] &&
                 contains(kNumbers, m.cue);
        });
    const bool whole =
        i + 2 == words.size() && u.word(words[i]) == "in" && u.word(words[i + 1]) == kSumNoun;
    if (is_preposition(u.word(words[i])) && !compares && !whole && !(number && i == 1))
      return false;
    if (text::is_one_of(u.word(words[i]), kMoreThanRows)) return false;
  }
  return true;
}

bool asks_by_how_much(const Utterance& u) {
  const auto words = u.words();
  return words.size() >= 3 && u.word(words[0]) == "by" && u.word(words[1]) == "how" &&
         u.word(words[2]) == "much" && std::all_of(words.begin() + 3, words.end(), [&](uint32_t i) {
           return text::is_one_of(u.word(i), kHowMuchMoreWords);
         });
}

}  // namespace ask::engine::dialogue
