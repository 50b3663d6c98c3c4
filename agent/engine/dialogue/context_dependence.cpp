#include "agent/engine/dialogue/context_dependence.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/detail_rules.h"
#include "agent/engine/dialogue/pair_rules.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/dialogue/share_rules.h"
#include "agent/engine/dialogue/utterance_shape.h"
#include "agent/engine/lexicon/follow_up_pairs.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/pronoun_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_order_words.h"

namespace ask::engine::dialogue {
namespace {

using text::is_one_of;

constexpr Cue kComparing[] = {Cue::kMore, Cue::kLess, Cue::kAtLeast, Cue::kAtMost, Cue::kBetween};

// A table is named, and not only as a word of a stored value: 'in repair'.
bool names_table(const Utterance& u) {
  const auto& all = u.lattice.mentions;
  return std::any_of(all.begin(), all.end(), [&](const Mention& m) {
    if (m.kind != MentionKind::kTable || m.score < kNamedScore || !m.found || m.begin < u.begin ||
        m.end > u.end || is_question_word(u.token(m.begin).folded))
      return false;
    return std::none_of(all.begin(), all.end(), [&](const Mention& v) {
      return v.kind == MentionKind::kValue && v.found && v.score >= 0.85F && v.begin <= m.begin &&
             v.end >= m.end && v.end - v.begin > m.end - m.begin;
    });
  });
}

// True if every word is a stored value, a date, a number or a function word.
bool only_values(const Utterance& u) {
  const auto words = u.words();
  std::vector<bool> covered(u.lattice.tokens.size(), false);
  bool any = false;
  for (const Mention& m : u.lattice.mentions) {
    const bool value = (m.kind == MentionKind::kValue && m.found && m.score >= 0.7F) ||
                       m.kind == MentionKind::kDate || m.kind == MentionKind::kNumber;
    if (!value || m.begin < u.begin || m.end > u.end) continue;
    any = true;
    for (uint32_t i = m.begin; i < m.end; ++i) covered[i] = true;
  }
  return any && std::all_of(words.begin(), words.end(), [&](uint32_t i) {
           return covered[i] || u.word(i) == "'s" || filler(u.word(i)) >= 0.9F;
         });
}

// "under 3000?", "at least 5", "more than 3 orders": a comparison with a number.
bool compares(const Utterance& u) {
  bool compared = false, number = false;
  for (const Mention& m : u.lattice.mentions) {
    compared |= m.kind == MentionKind::kCue && m.begin == u.begin && contains(kComparing, m.cue);
    number |= m.kind == MentionKind::kNumber && m.begin > u.begin;
  }
  return compared && number;
}

// "exclude Germany", "without the red ones"
bool excludes(const Utterance& u) {
  return excluding_words(u, u.begin) > 0 && u.words().size() > 1;
}

// Nothing but a place or a superlative follows: "who is second?", "which is the cheapest?".
bool only_graded(const Utterance& u, size_t from) {
  const auto words = u.words();
  bool graded = false;
  for (size_t i = from; i < words.size(); ++i) {
    const Token& token = u.token(words[i]);
    const bool most = token.folded == "most" || token.folded == "least";
    const bool superlative =
        std::any_of(u.lattice.mentions.begin(), u.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kCue && m.begin <= words[i] && m.end > words[i] &&
                 (m.cue == Cue::kSuperlative || m.cue == Cue::kMost || m.cue == Cue::kLeast ||
                  m.cue == Cue::kTopN || m.cue == Cue::kMaximum || m.cue == Cue::kMinimum);
        });
    const bool place = is_one_of(token.folded, kPlacesInOrder);
    const bool numbered = u.word(words[i - 1]) == kCardinalityNoun &&
                          names(u, words[i], words[i] + 1, MentionKind::kNumber);
    if (token.folded == kCardinalityNoun && i + 1 < words.size()) continue;
    // "the most expensive": the adjective of the direction
    const bool degree = u.word(words[i - 1]) == "most" || u.word(words[i - 1]) == "least";
    if (most || superlative || place || degree || numbered)
      graded = true;
    else if (filler(token.folded) < 0.9F)
      return false;
  }
  return graded;
}

// "what's the average?": nothing but an aggregate follows.
bool asks_aggregate(const Utterance& u, size_t from) {
  const auto words = u.words();
  if (words.size() <= from || words.size() > from + 2) return false;
  if (from == 2 && !is_one_of(u.word(words[1]), kFormsOfBeAndHave)) return false;
  return (words.size() == from + 1 || u.word(words[from]) == "the") &&
         is_one_of(u.word(words.back()), kBareAggregates);
}

// A fragment with a question word, a request or a comma.
bool is_question_fragment(const Utterance& u, bool table, bool comma) {
  const auto words = u.words();
  const std::string_view first = u.word(words[0]);
  const std::string_view second = words.size() > 1 ? u.word(words[1]) : std::string_view();
  // "how many?", "who is second?", "which had the most?", "who is the oldest?"
  if (first == "how" && (second == "many" || second == "much") &&
      std::all_of(words.begin() + 2, words.end(), [&](uint32_t i) {
        return filler(u.word(i)) >= 0.7F || is_one_of(u.word(i), kFormsOfBeAndHave) ||
               u.word(i) == "there" || is_one_of(u.word(i), kTotalAdverbs) || u.word(i) == "all";
      }))
    return true;
  if (is_one_of(first, {"what", "whats"}) && asks_aggregate(u, first == "what" ? 2 : 1))
    return true;
  if (first == "how" && second == "many" && words.size() > 3 &&
      (is_one_of(u.word(words[2]), {"by", "per", "because"}) ||
       (is_one_of(u.word(words[2]), kTurnPrepositions) && !table)))
    return true;  // "how many per status?", "how many in Berlin?"
  // "how many are women?", "which are diesel?": the noun is left out.
  const bool many = first == "how" && second == "many" && words.size() > 3;
  const std::string_view verb = many ? u.word(words[2]) : first == "which" ? second : "";
  // "flown" may be like the name of a table.
  const bool other = table && !(many && (words.size() == 4 || !names_table(u) || verb == "have" ||
                                         verb == "has" || verb == "had"));
  if (is_one_of(verb, kFormsOfBeAndHave) && verb != "'s" && !other && !comma && words.size() <= 8)
    return true;
  // "what's the longest one?"
  if (u.word(words.back()) == "one" && is_one_of(first, {"what", "whats", "who", "whos"}))
    return words.size() >= 4 && words.size() <= 6 && is_graded_word(u, words[words.size() - 2]);
  // "in how many concerts?"
  if (is_one_of(first, kTurnPrepositions) && second == "how" && words.size() == 4 && !comma)
    return u.word(words[2]) == "many";
  // "on which stages?"
  if (is_one_of(first, kTurnPrepositions) && (second == "which" || second == "what"))
    return words.size() <= 4 && !comma;
  const bool pointing = first == "who" || first == "whos" || first == "which";
  if (!pointing || comma || words.size() > 9) return false;
  if (first == "which" && (second == "had" || second == "has" || second == "have")) return true;
  const bool be =
      is_one_of(second, kFormsOfBeAndHave) || is_one_of(second, kRankVerbForms) || first == "whos";
  if (!be || table) return false;
  return only_graded(u, first == "whos" ? 1 : 2);
}

// "as a percentage of the calls of each team": of the figure before.
bool asks_as_share(const Utterance& u) {
  const auto words = u.words();
  return words.size() > 2 && u.word(words[0]) == "as" &&
         (is_one_of(u.word(words[1]), kShareNouns) || is_one_of(u.word(words[2]), kShareNouns));
}

// "in total?", "on average?", "the total?", "heaviest?"
bool only_aggregates(const Utterance& u) {
  const auto words = u.words();
  bool asks = false;
  const bool bare = std::all_of(words.begin(), words.end(), [&](uint32_t i) {
    for (const Mention& m : u.lattice.mentions) {
      const bool cue = m.kind == MentionKind::kCue && m.begin <= i && m.end > i &&
                       (m.cue == Cue::kSum || m.cue == Cue::kAverage || m.cue == Cue::kMaximum ||
                        m.cue == Cue::kMinimum || m.cue == Cue::kSuperlative);
      asks |= cue;
      if (cue) return true;
    }
    return filler(u.word(i)) >= 0.7F || is_one_of(u.word(i), kTurnPrepositions);
  });
  return bare && asks;
}

// "of the total": a number is asked for after the first word.
bool totals_after_first(const Utterance& u) {
  const auto words = u.words();
  for (size_t i = 1; i < words.size(); ++i)
    for (const Mention& m : u.lattice.mentions)
      if (m.kind == MentionKind::kCue && m.begin == words[i] &&
          (m.cue == Cue::kCount || m.cue == Cue::kSum || m.cue == Cue::kAverage))
        return true;
  return false;
}

// "the cheapest?", "top 5"
bool names_place(const Utterance& u) {
  const auto words = u.words();
  const std::string_view first = u.word(words[0]);
  const auto graded = [&](uint32_t i) {
    for (const Mention& m : u.lattice.mentions) {
      const bool number = m.kind == MentionKind::kNumber;
      const bool degree =
          m.kind == MentionKind::kCue && (m.cue == Cue::kSuperlative || m.cue == Cue::kTopN ||
                                          m.cue == Cue::kMost || m.cue == Cue::kLeast);
      if ((number || degree) && m.begin <= i && m.end > i) return true;
    }
    return is_one_of(u.word(i), kPlacesInOrder) || filler(u.word(i)) >= 0.7F;
  };
  if (words.size() <= 5 && first == "the" && words.size() > 1 &&
      std::all_of(words.begin(), words.end(), graded) &&
      std::any_of(words.begin(), words.end(), [&](uint32_t i) { return filler(u.word(i)) < 0.7F; }))
    return true;
  return words.size() <= 4 && is_one_of(first, kPlacesInOrder) &&
         std::all_of(words.begin(), words.end(), graded);
}

// Nothing but the names of the rows: "the names", "just names".
bool only_names(const Utterance& u) {
  const auto words = u.words();
  return is_one_of(u.word(words.back()), kNamesOnly) &&
         std::all_of(words.begin(), words.end() - 1,
                     [&](uint32_t i) { return is_one_of(u.word(i), kBeforeNames); });
}

// "which films are the three in York?": a number of rows without their noun.
bool names_number_of_them(const Utterance& u) {
  const auto words = u.words();
  if (words.size() < 5 || !is_one_of(u.word(words[0]), {"which", "who", "what"})) return false;
  for (size_t i = 2; i + 1 < words.size(); ++i)
    if (is_one_of(u.word(words[i - 1]), kFormsOfBeAndHave) && u.word(words[i]) == "the" &&
        names(u, words[i + 1], words[i + 1] + 1, MentionKind::kNumber) &&
        (i + 2 == words.size() || is_one_of(u.word(words[i + 2]), {"in", "at", "from", "on"})))
      return true;
  return false;
}

bool is_fragment(const Utterance& u) {
  const auto words = u.words();
  if (words.empty()) return false;
  const auto any = [&](const auto& list, size_t from) {
    return std::any_of(words.begin() + static_cast<std::ptrdiff_t>(from), words.end(),
                       [&](uint32_t i) { return is_one_of(u.word(i), list); });
  };
  const std::string_view first = u.word(words[0]);
  const std::string_view second = words.size() > 1 ? u.word(words[1]) : std::string_view();
  const bool table = names(u, u.begin, u.end, MentionKind::kTable);
  const bool comma = words.back() - words.front() + 1 != words.size();
  if (is_one_of(first, kSortedParticiples) && second == "by") return true;
  if (words.size() == 1 &&
      (!period_adverb(first).empty() || is_one_of(first, {"when", "where", "who", "why"})))
    return true;
  // "names please", "their full names"
  if (words.size() <= 3 && only_names(u)) return true;
  // "compared with 2022?"
  if (words.size() > 1 && words.size() <= 5 && is_one_of(first, kComparingForms)) return true;
  if (!table && is_one_of(first, kRankEnds) && words.size() > 2 && words.size() <= 6 &&
      u.word(words[2]) == "by")
    return true;
  if (compares(u) && (!table || u.words().size() <= 5)) return true;
  if (excludes(u) && (!table || words.size() <= 5)) return true;
  if (!table && shift_of(u)) return true;
  if (is_one_of(first, kDismissingWords) && words.size() <= 10) return true;
  if (is_one_of(first, kOrderVerbs) &&
      (second == "by" || second.empty() || is_one_of(second, kDirectionAdverbs)))
    return true;
  // "with the holder's name" asks for nothing by its "name".
  const bool phrase = is_one_of(first, kTurnPrepositions) && !any(kTurnQuestionWords, 0) && !comma;
  if (any(kTurnQuestionWords, 0) || (any(kTurnRequestWords, 1) && !phrase) || comma)
    return is_question_fragment(u, table, comma);
  if (words.size() == 3 && is_one_of(first, {"most", "fewest", "least"}) &&
      u.word(words[2]) == "first")
    return true;  // "most orders first"
  if (table && (first == kSortingVerb || first == kOrderingVerb || first == kRankAdjective ||
                first == "first"))
    return false;
  if (first == "of") return false;  // "# of orders each month"
  if (words.size() <= 3 && only_aggregates(u)) return true;
  if (is_one_of(first, kTurnPrepositions)) {
    return words.size() <= 9 && (first == "by" || first == "per" || !totals_after_first(u));
  }
  if (!table && names_place(u)) return true;
  if (u.word(words.back()) == "first" && words.size() <= 4 && !table) return true;
  return only_values(u);
}

}  // namespace

bool is_complete(const Utterance& u) {
  const auto words = u.words();
  if (words.empty()) return false;
  bool asks = false;
  for (const uint32_t i : words)
    asks |= is_one_of(u.word(i), kTurnQuestionWords) || is_one_of(u.word(i), kTurnRequestWords);
  // "how many are in repair" leaves the noun out.
  if (words.size() > 3 && u.word(words[0]) == "how" && u.word(words[1]) == "many" &&
      (is_one_of(u.word(words[2]), {"have", "has", "had"}) ||
       (is_one_of(u.word(words[2]), kFormsOfBeAndHave) && !names_table(u))))
    return false;
  return asks && names(u, u.begin, u.end, MentionKind::kTable);
}

bool only_columns(const Utterance& u) {
  constexpr size_t kLongest = 4;
  const auto words = u.words();
  if (words.empty() || words.size() > kLongest) return false;
  std::vector<bool> covered(u.lattice.tokens.size(), false);
  for (const Mention& m : u.lattice.mentions) {
    if (m.begin < u.begin || m.end > u.end) continue;
    if (m.kind == MentionKind::kTable && m.score >= 0.9F) {  // "category?" is like a column
      const bool owners = m.begin == words[0] + 1 && m.end < u.end && u.word(words[0]) == "the";
      if (u.token(m.end - 1).folded != u.token(m.end - 1).lemma && !owners) return false;
      for (uint32_t i = m.begin; i < m.end; ++i) covered[i] = true;
    }
    if (m.kind == MentionKind::kValue && m.found && m.score >= 0.9F) return false;
    if (m.kind != MentionKind::kColumn || m.score < kNamedScore) continue;
    for (uint32_t i = m.begin; i < m.end; ++i) covered[i] = true;
  }
  bool any = false;
  for (const uint32_t i : words) {
    // "phone numbers" of a column "phone"
    const bool head = i > 0 && covered[i - 1] && is_one_of(u.word(i), kColumnHeadNouns);
    if (!covered[i] && !head && !is_one_of(u.word(i), {"the", "and", "their", "its"})) return false;
    any |= covered[i];
  }
  return any;
}

bool is_graded_word(const Utterance& u, uint32_t i) {
  return std::any_of(u.lattice.mentions.begin(), u.lattice.mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kCue && m.begin <= i && m.end > i &&
           (m.cue == Cue::kSuperlative || m.cue == Cue::kMaximum || m.cue == Cue::kMinimum);
  });
}

bool depends(const Utterance& u) {
  if (u.begin >= u.end) return false;
  constexpr size_t kLongestFragment = 12, kLongestOnly = 5;  // words
  constexpr size_t kLeadingWords = 3, kLongestLed = 24;
  const auto words = u.words();
  const bool marked = u.opened || u.about || u.corrects || u.only || u.added;
  // "which of them have had a loan, and of what amount and in which years?"
  const bool leading = !u.pronouns.empty() && u.pronouns[0].begin <= u.begin + kLeadingWords &&
                       words.size() <= kLongestLed;
  if (words.size() > kLongestFragment && !(marked && u.begin > 0) && !leading) return false;
  if (!u.pronouns.empty() || u.corrects || asks_for_share(u) || asks_share_of_some(u) ||
      asks_by_how_much(u) || adds_two(u) || asks_as_share(u))
    return true;
  // "tell me more about Harbour Hall": which columns, only the rows before tell.
  if (asks_details(u) && !names(u, u.begin, u.end, MentionKind::kTable, 0.9F)) return true;
  const bool whole = is_complete(u);
  // "and which have only credit cards?"
  if (u.opened && words.size() > 2 && u.word(words[0]) == "which" &&
      is_one_of(u.word(words[1]), kFormsOfBeAndHave))
    return true;
  if (is_addition_verb(u.word(u.begin))) return true;
  if (u.about) return true;
  // "and which vans?", "what else did he direct?"
  if (u.opened && words.size() == 2 && is_one_of(u.word(words[0]), {"which", "what"})) return true;
  if (words.size() > 3 && is_one_of(u.word(words[0]), {"which", "what"}) &&
      u.word(words[1]) == kExceptionAdverb)
    return true;
  // "which others cost more than 5?", "which films are the three in York?"
  if (words.size() > 2 && u.word(words[0]) == "which" && u.word(words[1]) == kOthersNoun)
    return true;
  if (names_number_of_them(u)) return true;
  if (words.size() > 4 && is_one_of(u.word(words[0]), {"which", "what"}) &&
      u.word(words[1]) == "other" && is_one_of(u.word(words.back()), kPersonalPronouns))
    return true;
  if (u.opened && !words.empty() && words.size() <= 5 && u.word(words[0]) == "who" &&
      asks_most_of_some(u))
    return true;
  if (u.opened || (u.begin > 0 && u.only)) return !whole;
  // "gold level only", "the email too"
  const bool comma = !words.empty() && words.back() - words.front() + 1 != words.size();
  if (u.only || u.added) return !whole && !comma && words.size() <= kLongestOnly;
  // "signed up in 2022" names no rows, though a verb may be like the name of some.
  if (u.begin == 0 && !comma && begins_with_participle(u)) return true;
  return is_fragment(u);
}

}  // namespace ask::engine::dialogue
