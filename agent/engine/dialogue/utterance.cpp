#include "agent/engine/dialogue/utterance.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/plain_request.h"
#include "agent/engine/dialogue/utterance_reader.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/link/linker.h"

namespace ask::engine {
namespace {

// Words of a total of the rows before.
constexpr std::string_view kTotalWords[] = {"total", "altogether", "overall", "together", "all"};
// Words of an aggregate.
constexpr std::string_view kAggregateNames[] = {"average", "mean",     "total",   "sum",
                                                "maximum", "minimum",  "highest", "lowest",
                                                "largest", "smallest", "biggest"};
// Participles before "by".
constexpr std::string_view kSortedWords[] = {"sorted", "ordered", "ranked", "arranged"};
// Verbs before "out".
constexpr std::string_view kOutVerbs[] = {"leave", "leaving", "take", "keep"};
// Verbs behind "who" that name no rows.
constexpr std::string_view kLightDeeds[] = {"made", "did",  "got",   "had",    "has",
                                            "does", "gets", "makes", "brought"};

constexpr std::string_view kSmallTalk[] = {
    "ok",    "okay", "so",   "well", "great", "thanks", "alright", "hmm", "oh",
    "right", "cool", "fine", "sure", "yes",   "yeah",   "please",  "now", "then",
    "hi",    "hey",  "nice", "good", "thank", "you",    "next",    "and", "perfect"};
constexpr std::string_view kJoining[] = {"and", "but", "plus", "or", "also"};
constexpr std::string_view kCorrecting[] = {"no",      "nope",   "sorry", "actually",
                                            "instead", "rather", "wait",  "oops"};
constexpr std::string_view kAfterNo[] = {"the", "i",     "only",    "just", "not",  "in",
                                         "for", "with",  "by",      "per",  "show", "from",
                                         "of",  "those", "without", "ones"};
constexpr std::string_view kClosing[] = {"please", "pls",   "plz",     "then", "thanks",
                                         "though", "again", "instead", "now"};
constexpr std::string_view kQuestionWords[] = {"how",  "what",  "whats", "which", "wich", "who",
                                               "whos", "whose", "where", "when",  "why"};
constexpr std::string_view kRequestWords[] = {"show", "list",  "give",   "find", "get",  "display",
                                              "name", "count", "return", "tell", "fetch"};
constexpr std::string_view kPrepositions[] = {
    "in",      "by",      "per",       "for",    "from",      "of",      "with",
    "without", "since",   "before",    "after",  "during",    "between", "under",
    "over",    "above",   "below",     "on",     "at",        "within",  "until",
    "till",    "not",     "excluding", "except", "including", "to",      "through",
    "around",  "grouped", "split",     "sorted", "ordered",   "ranked"};
constexpr std::string_view kExcluding[] = {"exclude", "excluding", "except", "without", "remove",
                                           "minus",   "omit",      "skip",   "drop"};
constexpr Cue kComparing[] = {Cue::kMore, Cue::kLess, Cue::kAtLeast, Cue::kAtMost, Cue::kBetween};
constexpr std::string_view kFormsOfBe[] = {"is", "are", "was",  "were", "be",
                                           "'s", "has", "have", "had"};
constexpr std::string_view kOrderWords[] = {"sort", "order", "rank", "group", "arrange", "split"};
constexpr std::string_view kPlaces[] = {"first",   "last",   "top",     "bottom",  "best",
                                        "worst",   "second", "third",   "next",    "fourth",
                                        "highest", "lowest", "biggest", "largest", "smallest"};

template <size_t N>
bool among(std::string_view word, const std::string_view (&list)[N]) {
  return contains(list, word);
}

}  // namespace

void UtteranceReader::strip_end() {
  for (bool more = true; more && out_.end > out_.begin;) {
    const uint32_t last = out_.end - 1;
    more = true;
    if (out_.token(last).punctuation && !out_.token(last).quoted)
      out_.end = last;
    else if (among(w(last), kClosing) && last > 0)
      instead_ |= w(last) == "instead", out_.end = last;
    else if ((w(last) == "too" || w(last) == "also") && last > 0)
      out_.end = last, out_.added = true;
    else if (w(last) == "well" && last > 1 && w(last - 1) == "as")
      out_.end = last - 1, out_.added = true;
    else if (w(last) == "only" && last > 0)
      out_.end = last, out_.only = true;
    else
      more = false;
  }
}

// Takes one opening word or phrase off. False if there is none.
bool UtteranceReader::strip_one() {
  const uint32_t b = out_.begin;
  if (b + 1 >= out_.end) return false;
  const std::string_view first = w(b), second = w(b + 1);
  if (mark(b)) return b > 0 && (++out_.begin, true);  // not "% of orders"
  if ((first == "what" || first == "how") && (second == "about" || second == "abt"))
    return out_.begin += 2, out_.about = true, b + 2 < out_.end;
  if (first == "same" || (first == "the" && second == "same")) {
    const uint32_t at = b + (first == "the" ? 2 : 1);
    if (w(at) != "for" && w(at) != "with" && w(at) != "in" && w(at) != "but") return false;
    return out_.begin = at, out_.about = true, true;
  }
  // "and there, how many are active?"
  if (first == "there" && mark(b + 1) && out_.opened)
    return out_.begin += 2, out_.about = true, b + 2 < out_.end;
  if ((first == "make" || first == "change") && (second == "that" || second == "it"))
    return out_.begin += 2, out_.about = true, true;
  if (first == "i" && (second == "mean" || second == "meant"))
    return out_.begin += 2, out_.corrects = true, true;
  if (among(first, kCorrecting)) {
    if (first == "no" && !mark(b + 1) && !among(second, kAfterNo)) return false;
    return ++out_.begin, out_.corrects = true, true;
  }
  // "anything above 500?", "any in Berlin?"
  if ((first == "any" || first == "anything") &&
      (among(second, kPrepositions) || second == "more" || second == "less" || second == "cheaper"))
    return ++out_.begin, out_.only = true, true;
  if (first == "only" || first == "just") {
    if (among(second, kRequestWords) || among(second, kQuestionWords)) return ++out_.begin, true;
    return ++out_.begin, out_.only = true, true;
  }
  if (among(first, kRequestWords)) {  // "show me only the", "show me just"
    uint32_t at = b + 1;
    if (w(at) == "me" || w(at) == "us") ++at;
    if (w(at) != "only" && w(at) != "just") return false;
    return out_.begin = at + 1, out_.only = out_.shows = true, at + 1 < out_.end;
  }
  // "who are the recipients?": nothing but columns.
  if ((first == "who" || first == "what") && (second == "are" || second == "were") &&
      w(b + 2) == "the" && b + 4 >= out_.end && b + 3 < out_.end &&
      named(b + 3, out_.end, MentionKind::kColumn) &&
      !named(b + 3, out_.end, MentionKind::kTable, 0.9F))
    return out_.begin += 2, true;
  // "which floor?"
  if ((first == "which" || first == "what") && b + 2 == out_.end &&
      named(b + 1, b + 2, MentionKind::kColumn) && !named(b + 1, b + 2, MentionKind::kTable, 0.9F))
    return ++out_.begin, true;
  if (among(first, kJoining)) {
    out_.added |= first == "also";
    out_.either |= first == "or";
    return ++out_.begin, out_.opened = true, true;
  }
  // "next: ...", and not "next 5"
  if (first == "next" && (named(b + 1, b + 2, MentionKind::kNumber) || second == "one" ||
                          second == "few" || period_named(second) != Period::kWhole))
    return false;
  if (among(first, kSmallTalk)) return ++out_.begin, true;
  return false;
}

void UtteranceReader::strip_start() {
  while (strip_one()) {
  }
}

// A request of its own: it asks, and names what it asks about.
bool UtteranceReader::complete() const {
  const auto words = out_.words();
  if (words.empty()) return false;
  bool asks = false;
  for (const uint32_t i : words) asks |= among(w(i), kQuestionWords) || among(w(i), kRequestWords);
  // "how many are in repair" leaves the noun out.
  if (words.size() > 3 && w(words[0]) == "how" && w(words[1]) == "many" &&
      (text::is_one_of(w(words[2]), {"have", "has", "had"}) ||
       (among(w(words[2]), kFormsOfBe) && !names_rows())))
    return false;
  return asks && named(out_.begin, out_.end, MentionKind::kTable);
}

// A table is named, and not only as a word of a stored value: 'in repair'.
bool UtteranceReader::names_rows() const {
  const auto& all = out_.lattice.mentions;
  return std::any_of(all.begin(), all.end(), [&](const Mention& m) {
    if (m.kind != MentionKind::kTable || m.score < kNamed || !m.found || m.begin < out_.begin ||
        m.end > out_.end || is_question_word(out_.token(m.begin).folded))
      return false;
    return std::none_of(all.begin(), all.end(), [&](const Mention& v) {
      return v.kind == MentionKind::kValue && v.found && v.score >= 0.85F && v.begin <= m.begin &&
             v.end >= m.end && v.end - v.begin > m.end - m.begin;
    });
  });
}

// Every word is a stored value, a date or a number, or says nothing.
bool UtteranceReader::only_values() const {
  const auto words = out_.words();
  std::vector<bool> told(out_.lattice.tokens.size(), false);
  bool any = false;
  for (const Mention& m : out_.lattice.mentions) {
    const bool value = (m.kind == MentionKind::kValue && m.found && m.score >= 0.7F) ||
                       m.kind == MentionKind::kDate || m.kind == MentionKind::kNumber;
    if (!value || m.begin < out_.begin || m.end > out_.end) continue;
    any = true;
    for (uint32_t i = m.begin; i < m.end; ++i) told[i] = true;
  }
  return any && std::all_of(words.begin(), words.end(), [&](uint32_t i) {
           return told[i] || w(i) == "'s" || filler(w(i)) >= 0.9F;
         });
}

// "email?", "and the price?": nothing but columns.
bool UtteranceReader::only_columns() const {
  constexpr size_t kLongest = 4;
  const auto words = out_.words();
  if (words.empty() || words.size() > kLongest) return false;
  std::vector<bool> told(out_.lattice.tokens.size(), false);
  for (const Mention& m : out_.lattice.mentions) {
    if (m.begin < out_.begin || m.end > out_.end) continue;
    if (m.kind == MentionKind::kTable && m.score >= 0.9F) {  // "category?" is like a column
      if (out_.token(m.end - 1).folded != out_.token(m.end - 1).lemma) return false;
      for (uint32_t i = m.begin; i < m.end; ++i) told[i] = true;
    }
    if (m.kind == MentionKind::kValue && m.found && m.score >= 0.9F) return false;
    if (m.kind != MentionKind::kColumn || m.score < kNamed) continue;
    for (uint32_t i = m.begin; i < m.end; ++i) told[i] = true;
  }
  bool any = false;
  for (const uint32_t i : words) {
    if (!told[i] && !text::is_one_of(w(i), {"the", "and", "their", "its"})) return false;
    any |= told[i];
  }
  return any;
}

// "under 3000?", "at least 5", "more than 3 orders": a comparison with a number.
bool UtteranceReader::compares() const {
  bool compared = false, number = false;
  for (const Mention& m : out_.lattice.mentions) {
    compared |= m.kind == MentionKind::kCue && m.begin == out_.begin && contains(kComparing, m.cue);
    number |= m.kind == MentionKind::kNumber && m.begin > out_.begin;
  }
  return compared && number;
}

// "exclude Germany", "without the red ones"
bool UtteranceReader::excludes() const {
  return excluding_words(out_, out_.begin) > 0 && out_.words().size() > 1;
}

// Nothing but a place or a superlative follows: "who is second?", "which is the cheapest?".
bool UtteranceReader::only_graded(size_t from) const {
  const auto words = out_.words();
  bool graded = false;
  for (size_t i = from; i < words.size(); ++i) {
    const Token& token = out_.token(words[i]);
    const bool most = token.folded == "most" || token.folded == "least";
    const bool superlative = std::any_of(
        out_.lattice.mentions.begin(), out_.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kCue && m.begin <= words[i] && m.end > words[i] &&
                 (m.cue == Cue::kSuperlative || m.cue == Cue::kMost || m.cue == Cue::kLeast ||
                  m.cue == Cue::kTopN || m.cue == Cue::kMaximum || m.cue == Cue::kMinimum);
        });
    const bool place = among(token.folded, kPlaces);
    const bool numbered =
        w(words[i - 1]) == "number" && named(words[i], words[i] + 1, MentionKind::kNumber);
    if (token.folded == "number" && i + 1 < words.size()) continue;
    // "the most expensive": the adjective of the direction
    const bool degree = w(words[i - 1]) == "most" || w(words[i - 1]) == "least";
    if (most || superlative || place || degree || numbered)
      graded = true;
    else if (filler(token.folded) < 0.9F)
      return false;
  }
  return graded;
}

// A fragment with a question word, a request or a comma.
bool UtteranceReader::asked_fragment(bool table, bool comma) const {
  const auto words = out_.words();
  const std::string_view first = w(words[0]);
  const std::string_view second = words.size() > 1 ? w(words[1]) : std::string_view();
  // "how many?", "who is second?", "which had the most?", "who is the oldest?"
  if (first == "how" && (second == "many" || second == "much") &&
      std::all_of(words.begin() + 2, words.end(), [&](uint32_t i) {
        return filler(w(i)) >= 0.7F || among(w(i), kFormsOfBe) || w(i) == "there" ||
               text::is_one_of(w(i), kTotalWords);
      }))
    return true;
  if (text::is_one_of(first, {"what", "whats"}) && asks_aggregate(first == "what" ? 2 : 1))
    return true;
  if (first == "how" && second == "many" && words.size() > 3 &&
      (text::is_one_of(w(words[2]), {"by", "per", "because"}) ||
       (among(w(words[2]), kPrepositions) && !table)))
    return true;  // "how many per status?", "how many in Berlin?"
  // "how many are women?", "which are diesel?": the noun is left out.
  const bool many = first == "how" && second == "many" && words.size() > 3;
  const std::string_view verb = many ? w(words[2]) : first == "which" ? second : "";
  // "flown" may be like the name of a table.
  const bool other = table && !(many && (words.size() == 4 || !names_rows() || verb == "have" ||
                                         verb == "has" || verb == "had"));
  if (among(verb, kFormsOfBe) && verb != "'s" && !other && !comma && words.size() <= 8) return true;
  // "what's the longest one?"
  if (w(words.back()) == "one" && text::is_one_of(first, {"what", "whats", "who", "whos"}))
    return words.size() >= 4 && words.size() <= 6 && is_graded(words[words.size() - 2]);
  // "on which stages?"
  if (among(first, kPrepositions) && (second == "which" || second == "what"))
    return words.size() <= 4 && !comma;
  const bool pointing = first == "who" || first == "whos" || first == "which";
  if (!pointing || comma || words.size() > 9) return false;
  if (first == "which" && (second == "had" || second == "has" || second == "have")) return true;
  const bool be =
      among(second, kFormsOfBe) || second == "comes" || second == "came" || first == "whos";
  if (!be || table) return false;
  return only_graded(first == "whos" ? 1 : 2);
}

// "in total?", "on average?", "the total?", "heaviest?"
bool UtteranceReader::only_aggregates() const {
  const auto words = out_.words();
  bool asks = false;
  const bool bare = std::all_of(words.begin(), words.end(), [&](uint32_t i) {
    for (const Mention& m : out_.lattice.mentions) {
      const bool cue = m.kind == MentionKind::kCue && m.begin <= i && m.end > i &&
                       (m.cue == Cue::kSum || m.cue == Cue::kAverage || m.cue == Cue::kMaximum ||
                        m.cue == Cue::kMinimum || m.cue == Cue::kSuperlative);
      asks |= cue;
      if (cue) return true;
    }
    return filler(w(i)) >= 0.7F || among(w(i), kPrepositions);
  });
  return bare && asks;
}

// "what's the average?": nothing but an aggregate follows.
bool UtteranceReader::asks_aggregate(size_t from) const {
  const auto words = out_.words();
  if (words.size() <= from || words.size() > from + 2) return false;
  if (from == 2 && !among(w(words[1]), kFormsOfBe)) return false;
  return (words.size() == from + 1 || w(words[from]) == "the") &&
         text::is_one_of(w(words.back()), kAggregateNames);
}

// "of the total": a number is asked for after the first word.
bool UtteranceReader::totals_after_first() const {
  const auto words = out_.words();
  for (size_t i = 1; i < words.size(); ++i)
    for (const Mention& m : out_.lattice.mentions)
      if (m.kind == MentionKind::kCue && m.begin == words[i] &&
          (m.cue == Cue::kCount || m.cue == Cue::kSum || m.cue == Cue::kAverage))
        return true;
  return false;
}

// "the cheapest?", "top 5"
bool UtteranceReader::names_place() const {
  const auto words = out_.words();
  const std::string_view first = w(words[0]);
  const auto graded = [&](uint32_t i) {
    for (const Mention& m : out_.lattice.mentions) {
      const bool number = m.kind == MentionKind::kNumber;
      const bool degree =
          m.kind == MentionKind::kCue && (m.cue == Cue::kSuperlative || m.cue == Cue::kTopN ||
                                          m.cue == Cue::kMost || m.cue == Cue::kLeast);
      if ((number || degree) && m.begin <= i && m.end > i) return true;
    }
    return among(w(i), kPlaces) || filler(w(i)) >= 0.7F;
  };
  if (words.size() <= 5 && first == "the" && words.size() > 1 &&
      std::all_of(words.begin(), words.end(), graded) &&
      std::any_of(words.begin(), words.end(), [&](uint32_t i) { return filler(w(i)) < 0.7F; }))
    return true;
  return words.size() <= 4 && among(first, kPlaces) &&
         std::all_of(words.begin(), words.end(), graded);
}

bool UtteranceReader::fragment() const {
  const auto words = out_.words();
  if (words.empty()) return false;
  const auto any = [&](const auto& list, size_t from) {
    return std::any_of(words.begin() + static_cast<std::ptrdiff_t>(from), words.end(),
                       [&](uint32_t i) { return among(w(i), list); });
  };
  const std::string_view first = w(words[0]);
  const std::string_view second = words.size() > 1 ? w(words[1]) : std::string_view();
  const bool table = named(out_.begin, out_.end, MentionKind::kTable);
  const bool comma = words.back() - words.front() + 1 != words.size();
  if (text::is_one_of(first, kSortedWords) && second == "by") return true;
  if (words.size() == 1 &&
      (!period_adverb(first).empty() || text::is_one_of(first, {"when", "where", "who"})))
    return true;
  if (!table && text::is_one_of(first, {"top", "bottom"}) && words.size() > 2 &&
      words.size() <= 6 && w(words[2]) == "by")
    return true;
  if (compares() && (!table || out_.words().size() <= 5)) return true;
  if (!table && (excludes() || shift_of(out_))) return true;
  if (text::is_one_of(first, {"forget", "regardless", "whatever"}) && words.size() <= 5)
    return true;
  if (among(first, kOrderWords) && (second == "by" || second.empty() || second == "descending" ||
                                    second == "ascending" || second == "alphabetically"))
    return true;
  // "with the holder's name" asks for nothing by its "name".
  const bool phrase = among(first, kPrepositions) && !any(kQuestionWords, 0) && !comma;
  if (any(kQuestionWords, 0) || (any(kRequestWords, 1) && !phrase) || comma)
    return asked_fragment(table, comma);
  if (table && (first == "sort" || first == "order" || first == "top" || first == "first"))
    return false;
  if (first == "of") return false;  // "# of orders each month"
  if (words.size() <= 3 && only_aggregates()) return true;
  if (among(first, kPrepositions)) {
    return words.size() <= 9 && (first == "by" || first == "per" || !totals_after_first());
  }
  if (!table && names_place()) return true;
  if (w(words.back()) == "first" && words.size() <= 4 && !table) return true;
  return only_values();
}

// A direction: "longest", "the most".
bool UtteranceReader::is_graded(uint32_t i) const {
  return std::any_of(
      out_.lattice.mentions.begin(), out_.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kCue && m.begin <= i && m.end > i &&
               (m.cue == Cue::kSuperlative || m.cue == Cue::kMaximum || m.cue == Cue::kMinimum);
      });
}

bool UtteranceReader::leans() const {
  if (out_.begin >= out_.end) return false;
  constexpr size_t kLongestFragment = 12, kLongestOnly = 5;  // words
  const auto words = out_.words();
  const bool marked = out_.opened || out_.about || out_.corrects || out_.only || out_.added;
  if (words.size() > kLongestFragment && !(marked && out_.begin > 0)) return false;
  if (!out_.pronouns.empty() || out_.corrects) return true;
  const bool whole = complete();
  if (w(out_.begin) == "add" || w(out_.begin) == "include") return true;
  if (out_.about) return true;
  if (out_.opened && !words.empty() && words.size() <= 5 && w(words[0]) == "who" && most_of_some())
    return true;
  if (out_.opened || (out_.begin > 0 && out_.only)) return !whole;
  // "gold level only", "the email too"
  const bool comma = !words.empty() && words.back() - words.front() + 1 != words.size();
  if (out_.only || out_.added) return !whole && !comma && words.size() <= kLongestOnly;
  // "signed up in 2022" names no rows, though a verb may be like the name of some.
  if (out_.begin == 0 && !comma && participle()) return true;
  return fragment();
}

bool is_question_word(std::string_view folded) { return among(folded, kQuestionWords); }
bool is_request_word(std::string_view folded) { return among(folded, kRequestWords); }
bool is_preposition(std::string_view folded) { return among(folded, kPrepositions); }
bool is_excluding(std::string_view folded) { return among(folded, kExcluding); }
bool is_form_of_be(std::string_view folded) { return among(folded, kFormsOfBe); }
bool is_place_word(std::string_view folded) { return among(folded, kPlaces); }
bool is_order_word(std::string_view folded) { return among(folded, kOrderWords); }

uint32_t excluding_words(const Utterance& u, uint32_t at) {
  const bool two =
      (text::is_one_of(u.word(at), kOutVerbs) && u.word(at + 1) == "out") ||
      (u.word(at) == "not" && text::is_one_of(u.word(at + 1), {"counting", "including"}));
  if (two) return 2;
  return is_excluding(u.word(at)) || text::is_one_of(u.word(at), {"ignore", "ignoring"}) ? 1 : 0;
}

bool Utterance::names_no_rows() const {
  const auto all = words();
  const bool who =
      all.size() > 2 && word(all[0]) == "who" && text::is_one_of(word(all[1]), kLightDeeds);
  return all.size() >= 3 && all.size() <= 4 && (who || word(all[0]) == "which") &&
         (all.size() == 3 || word(all[2]) == "the") &&
         text::is_one_of(word(all.back()), {"most", "least", "fewest"});
}

std::string_view period_adverb(std::string_view folded) {
  constexpr std::pair<std::string_view, std::string_view> kAdverbs[] = {
      {"daily", "day"},         {"weekly", "week"}, {"monthly", "month"},
      {"quarterly", "quarter"}, {"yearly", "year"}, {"annually", "year"}};
  for (const auto& [adverb, unit] : kAdverbs)
    if (folded == adverb) return unit;
  return "";
}

std::string Utterance::span(uint32_t from, uint32_t to) const {
  if (from >= to || to > lattice.tokens.size()) return "";
  const size_t first = token(from).begin, last = token(to - 1).end;
  return text.substr(first, last - first);
}

std::vector<uint32_t> Utterance::words() const {
  std::vector<uint32_t> out;
  for (uint32_t i = begin; i < end; ++i)
    if (!token(i).punctuation || token(i).quoted) out.push_back(i);
  return out;
}

Utterance utterance(std::string_view question, const db::Snapshot& snapshot,
                    const SchemaIndex& index) {
  Utterance out;
  out.text = plain_request(text::repaired_utf8(question));
  out.lattice = link(out.text, snapshot, index);
  UtteranceReader(out).read();
  return out;
}

}  // namespace ask::engine
