// Short questions that may lean on the one before: noun phrases, participles, elliptic questions.
#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/utterance_reader.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

// Words of more than the noun of a table.
constexpr std::string_view kNoBareNoun[] = {"each",  "every", "all",        "average",
                                            "total", "and",   "or",         "vs",
                                            "most",  "least", "percentage", "share"};
// Words before a number that may be called like its rows.
constexpr std::string_view kMeasuredBy[] = {"total", "average", "highest", "lowest"};
// Words of more than an amount.
constexpr std::string_view kMoreThanRows[] = {"each",   "every", "all", "everything", "vs",
                                              "versus", "that",  "who", "and"};

}  // namespace

// "inactive members?": rows with what chooses them, and no request.
bool UtteranceReader::noun_phrase() const {
  const auto words = out_.words();
  if (words.size() < 2 || words.size() > 4 || out_.begin > 0 ||
      words.back() - words.front() + 1 != words.size())
    return false;
  for (const uint32_t i : words)
    if (is_question_word(w(i)) || is_request_word(w(i)) || is_preposition(w(i)) ||
        is_order_word(w(i)) || is_place_word(w(i)) || text::is_one_of(w(i), kNoBareNoun))
      return false;
  const Token& last = out_.token(words.back());
  return last.folded != last.lemma &&
         named(words.back(), words.back() + 1, MentionKind::kTable, 0.9F);
}

// "who gave the most?": nothing but a verb and a direction.
bool UtteranceReader::most_of_some() const {
  const auto words = out_.words();
  if (words.empty()) return false;
  if (words.size() == 2 && text::is_one_of(w(words[0]), {"all", "every", "each"}))  // "all agents"
    return named(words[1], words[1] + 1, MentionKind::kTable, 0.9F);
  // "top 5 clients"
  if (words.size() == 3 && text::is_one_of(w(words[0]), {"top", "bottom"}))
    return named(words[1], words[1] + 1, MentionKind::kNumber) &&
           named(words[2], words[2] + 1, MentionKind::kTable);
  constexpr std::string_view kEnds[] = {"most",    "least",    "fewest",    "best",    "worst",
                                        "highest", "lowest",   "biggest",   "largest", "smallest",
                                        "busiest", "quietest", "strongest", "weakest"};
  // "the biggest month?", "best cinema?" after numbers of these
  const size_t article = words.size() == 3 && w(words[0]) == "the" ? 1 : 0;
  if (words.size() == article + 2 && text::is_one_of(w(words[article]), kEnds))
    return period_named(w(words[article + 1])) != Period::kWhole ||
           (out_.begin == 0 &&
            named(words[article + 1], words[article + 1] + 1, MentionKind::kTable));
  // "for which class most often?", "who cancelled most?"
  const size_t often = words.size() > 3 && w(words.back()) == "often" ? 1 : 0;
  const std::string_view end = w(words[words.size() - 1 - often]);
  const bool in_which = words.size() > 3 && words.size() <= 7 && is_preposition(w(words[0])) &&
                        (w(words[1]) == "which" || w(words[1]) == "what");
  if (in_which && (end == "most" || end == "least")) return true;
  if (often == 1 && words.size() <= 5 && w(words[0]) == "who") return end == "most";
  if (words.size() < 3 || words.size() > 6 || !is_question_word(w(words[0]))) return false;
  // "which status is the most common?"
  if (text::is_one_of(w(words.back()), {"common", "popular", "frequent"}))
    return w(words[words.size() - 2]) == "most" || w(words[words.size() - 2]) == "least";
  if (w(words[0]) == "who" && text::is_one_of(w(words.back()), {"longest", "shortest"}))
    return words.size() <= 4;
  return words.size() <= 5 && text::is_one_of(w(words.back()), kEnds) &&
         !named(out_.begin, out_.end, MentionKind::kValue);
}

// "who is the author?", "what's the address?": one thing that names no rows of its own.
bool UtteranceReader::definite() const {
  const auto words = out_.words();
  if (words.size() < 3 || words.size() > 5 || words.back() - words.front() + 1 != words.size() ||
      !text::is_one_of(w(words[0]), {"who", "what", "whos", "whats"}))
    return false;
  const size_t the = text::is_one_of(w(words[1]), {"is", "was", "'s"}) ? 2 : 1;
  if (w(words[the]) != "the" || the + 1 >= words.size() || the + 3 < words.size()) return false;
  const Token& noun = out_.token(words.back());
  if (noun.folded != noun.lemma || is_graded(words[the + 1])) return false;
  return named(words[the + 1], words.back() + 1, MentionKind::kTable) ||
         named(words[the + 1], words.back() + 1, MentionKind::kColumn);
}

// "hired before 2020", "signed up in 2022"
bool UtteranceReader::participle() const {
  constexpr std::string_view kPast[] = {"born",   "made",    "built", "sold",
                                        "bought", "written", "paid"};
  constexpr std::string_view kParticles[] = {"up", "in", "out", "off", "late"};
  const auto words = out_.words();
  if (words.size() < 3 || words.size() > 6) return false;
  const std::string_view first = w(words[0]), second = w(words[1]);
  if (!first.ends_with("ed") && !text::is_one_of(first, kPast)) return false;
  return text::is_one_of(second, kParticles) ||
         (is_preposition(second) && !named(out_.begin, out_.end, MentionKind::kTable, 0.9F));
}

// It may be read alone, but names no rows of its own: "average price", "how many pallets?",
// "planned?", "which customers?", "who joined first?", "which ward has the longest?".
bool UtteranceReader::elliptic() const {
  constexpr size_t kLongest = 6;
  constexpr Cue kNumbers[] = {Cue::kMore, Cue::kLess, Cue::kAtLeast, Cue::kAtMost};
  const auto words = out_.words();
  if (words.empty() || words.size() > kLongest || out_.begin > 0 ||
      words.back() - words.front() + 1 != words.size())
    return false;
  const std::string_view first = w(words[0]);
  const std::string_view second = words.size() > 1 ? w(words[1]) : std::string_view();
  const bool which = first == "which" || first == "wich";
  const bool table = named(out_.begin, out_.end, MentionKind::kTable, 0.9F);
  if (which && words.size() == 2) return table;
  if (which && words.size() >= 4 && is_graded(words.back()) &&
      text::is_one_of(w(words[words.size() - 3]), {"has", "had", "is", "was"}) &&
      w(words[words.size() - 2]) == "the")
    return true;
  if (participle()) return true;
  const bool amount = first == "how" && (second == "many" || second == "much");
  // "total claimed": the number may be called like its rows
  const bool measured = words.size() <= 3 && !is_question_word(first) &&
                        text::is_one_of(first, kMeasuredBy) &&
                        named(words.back(), words.back() + 1, MentionKind::kColumn, 0.5F);
  const bool other = table && !measured && !(amount && second == "much" && words.size() <= 4);
  if (other || is_request_word(first) || first == "count") return false;
  const bool number = first == "number" && second == "of";
  if (first == "who")
    return words.size() == (is_form_of_be(second) ? 4 : 3) &&
           (w(words.back()) == "first" || w(words.back()) == "last");
  const bool total =
      words.size() > 4 && w(words[words.size() - 2]) == "in" && w(words.back()) == "total";
  if (is_question_word(first) && !(amount && words.size() <= (total ? 6U : 4U))) return false;
  for (size_t i = 0; i < words.size(); ++i) {
    const bool compares = std::any_of(out_.lattice.mentions.begin(), out_.lattice.mentions.end(),
                                      [&](const Mention& m) {
                                        return m.kind == MentionKind::kCue && m.begin <= words[i] &&
                                               m.end > words[i] && contains(kNumbers, m.cue);
                                      });
    const bool whole = i + 2 == words.size() && w(words[i]) == "in" && w(words[i + 1]) == "total";
    if (is_preposition(w(words[i])) && !compares && !whole && !(number && i == 1)) return false;
    if (text::is_one_of(w(words[i]), kMoreThanRows)) return false;
  }
  return true;
}

}  // namespace ask::engine
