#include "agent/engine/dialogue/utterance.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/link/linker.h"

namespace ask::engine {
namespace {

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
constexpr std::string_view kBe[] = {"is", "are", "was", "were", "be", "'s", "has", "have", "had"};
constexpr std::string_view kOrderWords[] = {"sort", "order", "rank", "group", "arrange", "split"};
constexpr std::string_view kPlaces[] = {"first", "last",   "top",   "bottom", "best",
                                        "worst", "second", "third", "next",   "fourth"};
constexpr float kNamed = 0.72F;  // score from which a mention names a table

template <size_t N>
bool among(std::string_view word, const std::string_view (&list)[N]) {
  return std::find(std::begin(list), std::end(list), word) != std::end(list);
}

class Reader {
 public:
  explicit Reader(Utterance& out) : out_(out) {}

  void read() {
    out_.begin = 0;
    out_.end = static_cast<uint32_t>(out_.lattice.tokens.size());
    strip_end();
    strip_start();
    find_pronouns();
    out_.leans = leans();
    out_.may_lean = !out_.leans && most_of_some();
  }

 private:
  std::string_view w(uint32_t i) const { return out_.word(i); }
  bool mark(uint32_t i) const { return i < out_.end && out_.token(i).punctuation; }
  void strip_end();
  void strip_start();
  bool strip_one();
  void find_pronouns();
  void add(uint32_t begin, uint32_t end, Pointer kind, bool always);
  bool names_before(uint32_t token) const;
  bool named(uint32_t from, uint32_t to, MentionKind kind, float score = kNamed) const;
  bool that_points(uint32_t i) const;
  bool cataphoric(uint32_t i) const;
  bool asked_of(uint32_t i) const;
  bool second_clause(uint32_t token) const;
  bool content_before(uint32_t token) const;
  bool expletive(uint32_t i) const;
  bool part_of_name(uint32_t i) const;
  bool most_of_some() const;
  bool leans() const;
  bool complete() const;
  bool fragment() const;
  bool only_values() const;

  Utterance& out_;
};

void Reader::strip_end() {
  for (bool more = true; more && out_.end > out_.begin;) {
    const uint32_t last = out_.end - 1;
    more = true;
    if (out_.token(last).punctuation && !out_.token(last).quoted)
      out_.end = last;
    else if (among(w(last), kClosing) && last > 0)
      out_.end = last;
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
bool Reader::strip_one() {
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
  if ((first == "make" || first == "change") && (second == "that" || second == "it"))
    return out_.begin += 2, out_.about = true, true;
  if (first == "i" && (second == "mean" || second == "meant"))
    return out_.begin += 2, out_.corrects = true, true;
  if (among(first, kCorrecting)) {
    if (first == "no" && !mark(b + 1) && !among(second, kAfterNo)) return false;
    return ++out_.begin, out_.corrects = true, true;
  }
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
  if (among(first, kJoining)) {
    out_.added |= first == "also";
    return ++out_.begin, out_.opened = true, true;
  }
  if (among(first, kSmallTalk)) return ++out_.begin, true;
  return false;
}

void Reader::strip_start() {
  while (strip_one()) {
  }
}

// The question itself names something before the token that a pronoun may stand for.
bool Reader::names_before(uint32_t token) const {
  if (named(0, token, MentionKind::kTable)) return true;
  return !out_.opened && !out_.about && named(0, token, MentionKind::kValue, 0.9F);
}

bool Reader::named(uint32_t from, uint32_t to, MentionKind kind, float score) const {
  // "who" may stand for a table of people; it names none.
  for (const Mention& m : out_.lattice.mentions)
    if (m.kind == kind && m.begin >= from && m.end <= to && m.score >= score && m.found &&
        !among(out_.token(m.begin).folded, kQuestionWords))
      return true;
  return false;
}

// "what ward is she on", "how many tracks does each one have", "what is in it": the noun of the
// question word is what is asked for, so the pronoun is something else.
bool Reader::asked_of(uint32_t i) const {
  constexpr std::string_view kAuxiliary[] = {"do",  "does", "did", "is",  "are",  "was", "were",
                                             "has", "have", "had", "can", "will", "'s"};
  constexpr std::string_view kBreaks[] = {"and", "that", "who", "which", "or", "whose", "with"};
  if (!among(w(out_.begin), kQuestionWords)) return false;
  for (uint32_t k = out_.begin + 1; k < i; ++k)
    if (mark(k) || among(w(k), kBreaks)) return false;
  if (among(w(i - 1), kAuxiliary)) return true;
  // "who wrote them?": the verb may have the name of a table.
  if (i == out_.begin + 2 && i + 1 == out_.end && w(out_.begin).starts_with("who")) return true;
  return i + 1 == out_.end && i > out_.begin + 1 && among(w(i - 1), kPrepositions) &&
         among(w(i - 2), kBe);
}

// "that" as a pronoun: "how many is that", "in that year", "the most of that".
bool Reader::that_points(uint32_t i) const {
  constexpr std::string_view kBefore[] = {"is",  "was",  "of",    "did",  "does",  "do", "for",
                                          "in",  "by",   "to",    "than", "like",  "on", "sort",
                                          "are", "from", "about", "at",   "during"};
  constexpr std::string_view kSpans[] = {"year", "month",  "week",   "day",
                                         "one",  "period", "quarter"};
  if (among(w(i + 1), kSpans)) return true;
  return i > out_.begin && among(w(i - 1), kBefore);
}

// "those customers who ...": the noun and its clause follow.
bool Reader::cataphoric(uint32_t i) const {
  if (!named(i + 1, out_.end, MentionKind::kTable)) return false;
  for (const Mention& m : out_.lattice.mentions) {
    if (m.kind != MentionKind::kTable || m.begin != i + 1 || m.score < kNamed) continue;
    return m.end < out_.end;
  }
  return false;
}

// A clause with a word of content stands before the token: "the best score and who got it".
bool Reader::second_clause(uint32_t token) const {
  constexpr std::string_view kClauses[] = {"and", "but", "or", "also", "vs"};
  bool content = false;
  for (uint32_t i = out_.begin; i < token; ++i) {
    const bool breaks = mark(i) || among(w(i), kClauses);
    if (breaks && content && i > out_.begin + 1) return true;
    content |= !breaks && !among(w(i), kQuestionWords) && !among(w(i), kRequestWords) &&
               !among(w(i), kOrderWords) && filler(w(i)) < 0.7F;
  }
  return false;
}

// "how long do nurses keep their badge": a word before the owner's pronoun that may be the owner.
bool Reader::content_before(uint32_t token) const {
  for (uint32_t i = out_.begin; i < token; ++i) {
    const bool cue = named(i, i + 1, MentionKind::kCue);
    const bool pointed = std::any_of(out_.pronouns.begin(), out_.pronouns.end(),
                                     [&](const Pronoun& p) { return p.begin <= i; });
    if (pointed) return false;
    if (!cue && !mark(i) && !among(w(i), kQuestionWords) && !among(w(i), kRequestWords) &&
        !among(w(i), kBe) && filler(w(i)) < 0.7F && w(i) != "add" && w(i) != "include")
      return true;
  }
  return false;
}

// "it" that stands for nothing: "how long does it take", "will it rain".
bool Reader::expletive(uint32_t i) const {
  constexpr std::string_view kTakes[] = {"take", "takes", "took", "possible", "true"};
  constexpr size_t kShort = 5;  // "is it free?" is about something
  if (i == out_.begin + 1 && among(w(i - 1), kBe) && out_.words().size() > kShort) return true;
  return among(w(i + 1), kTakes) || (i > out_.begin && (w(i - 1) == "will" || w(i - 1) == "would"));
}

// A word of a name: "the hospital IT congress".
bool Reader::part_of_name(uint32_t i) const {
  for (const Mention& m : out_.lattice.mentions)
    if (m.kind == MentionKind::kValue && m.found && m.begin <= i && m.end > i &&
        m.end - m.begin > 1)
      return true;
  return false;
}

void Reader::add(uint32_t begin, uint32_t end, Pointer kind, bool always) {
  if (second_clause(begin) || part_of_name(begin)) return;
  if (kind == Pointer::kOwner && !always && content_before(begin)) return;
  if (always || asked_of(begin) || !names_before(begin))
    out_.pronouns.push_back({begin, end, kind});
}

void Reader::find_pronouns() {
  constexpr std::string_view kGot[] = {"got", "have", "has", "had", "do", "does", "get"};
  constexpr std::string_view kMeasured[] = {"most", "fewest", "least", "highest", "lowest"};
  for (uint32_t i = out_.begin; i < out_.end; ++i) {
    const std::string_view word = w(i);
    const bool after_of =
        i > out_.begin && (w(i - 1) == "of" || w(i - 1) == "among") && i > out_.begin + 1;
    const bool partitive = after_of && (among(w(i - 2), kMeasured) || w(i - 1) == "among");
    if (word == "them" || word == "they") {
      add(i, i + 1, Pointer::kSet, partitive);
    } else if (word == "those" || word == "these") {
      const bool ones = w(i + 1) == "ones";
      if (!cataphoric(i)) add(i, i + (ones ? 2 : 1), Pointer::kSet, partitive);
    } else if (word == "ones") {
      const bool known = i > out_.begin && (w(i - 1) == "those" || w(i - 1) == "these");
      // "business customers and private ones" has its noun before.
      if (!known && i <= out_.begin + 4) add(i, i + 1, Pointer::kSet, true);
    } else if (word == "others" || word == "rest") {
      if (i > out_.begin && w(i - 1) == "the" && i + 1 == out_.end)
        add(i - 1, i + 1, Pointer::kSet, true);
    } else if (word == "their" || word == "its" || word == "his" || word == "theirs") {
      const bool who = w(out_.begin) == "who" || w(out_.begin) == "whos";
      const bool is = i == out_.begin + 2 && among(w(i - 1), kBe);  // "who is their manager?"
      if (!who || is) add(i, i + 1, Pointer::kOwner, who);
    } else if (word == "her") {
      add(i, i + 1, i + 1 < out_.end ? Pointer::kOwner : Pointer::kOne, false);
    } else if (word == "it" && expletive(i)) {
      continue;
    } else if (word == "it" || word == "he" || word == "she" || word == "him" || word == "hers") {
      add(i, i + 1, Pointer::kOne, false);
    } else if (word == "one" && i > out_.begin) {
      const std::string_view before = w(i - 1);
      const bool each = before == "each" || before == "every";
      if (each)
        add(i - 1, i + 1, Pointer::kEach, out_.added || out_.opened);
      else if (before == "which" || before == "wich" || before == "that" || before == "the" ||
               before == "last" || before == "first" ||
               (i + 1 == out_.end && i <= out_.begin + 4 && w(out_.begin) == "the"))
        add(i, i + 1, Pointer::kOne, before == "which" || before == "that");
    } else if (word == "each" && w(i + 1) != "one" &&
               (i + 1 == out_.end || among(w(i + 1), kGot) ||
                (asked_of(i) && i + 2 == out_.end && !named(i + 1, i + 2, MentionKind::kTable)))) {
      add(i, i + 1, Pointer::kEach, out_.opened || asked_of(i));
    } else if (word == "that" && that_points(i) && w(i + 1) != "one") {
      add(i, i + 1, Pointer::kThat, partitive);
    }
  }
}

// A request of its own: it asks, and names what it asks about.
bool Reader::complete() const {
  const auto words = out_.words();
  if (words.empty()) return false;
  bool asks = false;
  for (const uint32_t i : words) asks |= among(w(i), kQuestionWords) || among(w(i), kRequestWords);
  return asks && named(out_.begin, out_.end, MentionKind::kTable);
}

// Every word is a stored value, a date or a number, or says nothing.
bool Reader::only_values() const {
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

bool Reader::fragment() const {
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
  if (among(first, kOrderWords) && (second == "by" || second.empty() || second == "descending" ||
                                    second == "ascending" || second == "alphabetically"))
    return true;
  if (any(kQuestionWords, 0) || any(kRequestWords, 1) || comma) {
    // "how many?", "who is second?", "which had the most?", "who is the oldest?"
    if (first == "how" && (second == "many" || second == "much") &&
        std::all_of(words.begin() + 2, words.end(), [&](uint32_t i) {
          return filler(w(i)) >= 0.7F || among(w(i), kBe) || w(i) == "there" || w(i) == "total";
        }))
      return true;
    // "how many are women?", "which are diesel?": the noun is left out.
    const bool many = first == "how" && second == "many" && words.size() > 3;
    const std::string_view verb = many ? w(words[2]) : first == "which" ? second : "";
    if (among(verb, kBe) && verb != "'s" && !table && !comma && words.size() <= 8) return true;
    // "on which stages?"
    if (among(first, kPrepositions) && (second == "which" || second == "what"))
      return words.size() <= 4 && !comma;
    const bool pointing = first == "who" || first == "whos" || first == "which";
    if (!pointing || comma || words.size() > 9) return false;
    if (first == "which" && (second == "had" || second == "has" || second == "have")) return true;
    const bool be = among(second, kBe) || second == "comes" || second == "came" || first == "whos";
    if (!be || table) return false;
    // Nothing but a place or a superlative follows: "who is second?", "which is the cheapest?".
    bool graded = false;
    for (size_t i = first == "whos" ? 1 : 2; i < words.size(); ++i) {
      const Token& token = out_.token(words[i]);
      const bool most = token.folded == "most" || token.folded == "least";
      const bool superlative = std::any_of(
          out_.lattice.mentions.begin(), out_.lattice.mentions.end(), [&](const Mention& m) {
            return m.kind == MentionKind::kCue && m.begin <= words[i] && m.end > words[i] &&
                   (m.cue == Cue::kSuperlative || m.cue == Cue::kMost || m.cue == Cue::kLeast ||
                    m.cue == Cue::kTopN || m.cue == Cue::kMaximum || m.cue == Cue::kMinimum);
          });
      const bool place = among(token.folded, kPlaces);
      // "the most expensive": the adjective of the direction
      const bool degree = w(words[i - 1]) == "most" || w(words[i - 1]) == "least";
      if (most || superlative || place || degree)
        graded = true;
      else if (filler(token.folded) < 0.9F)
        return false;
    }
    return graded;
  }
  if (table && (first == "sort" || first == "order" || first == "top" || first == "first"))
    return false;
  if (first == "of") return false;  // "# of orders each month"
  // "in total?", "on average?", "the total?", "heaviest?"
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
  if (bare && asks && words.size() <= 3) return true;
  if (among(first, kPrepositions)) {
    const auto totals = [&] {
      for (size_t i = 1; i < words.size(); ++i)
        for (const Mention& m : out_.lattice.mentions)
          if (m.kind == MentionKind::kCue && m.begin == words[i] &&
              (m.cue == Cue::kCount || m.cue == Cue::kSum || m.cue == Cue::kAverage))
            return true;
      return false;
    };
    return words.size() <= 9 && (first == "by" || first == "per" || !totals());
  }
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
  if (!table && words.size() <= 5 && first == "the" && words.size() > 1 &&
      std::all_of(words.begin(), words.end(), graded) &&
      std::any_of(words.begin(), words.end(), [&](uint32_t i) { return filler(w(i)) < 0.7F; }))
    return true;  // "the cheapest?"
  if (!table && words.size() <= 4 && among(first, kPlaces) &&
      std::all_of(words.begin(), words.end(), graded))
    return true;
  if (w(words.back()) == "first" && words.size() <= 4 && !table) return true;
  return only_values();
}

// "who gave the most?": nothing but a verb and a direction.
bool Reader::most_of_some() const {
  const auto words = out_.words();
  if (words.size() < 3 || words.size() > 5 || !among(w(words[0]), kQuestionWords)) return false;
  const std::string_view last = w(words.back());
  return (last == "most" || last == "least" || last == "fewest") &&
         !named(out_.begin, out_.end, MentionKind::kValue);
}

bool Reader::leans() const {
  if (out_.begin >= out_.end) return false;
  constexpr size_t kLongestFragment = 12, kLongestOnly = 5;  // words
  const auto words = out_.words();
  const bool marked = out_.opened || out_.about || out_.corrects || out_.only || out_.added;
  if (words.size() > kLongestFragment && !(marked && out_.begin > 0)) return false;
  if (!out_.pronouns.empty() || out_.corrects) return true;
  const bool whole = complete();
  if (w(out_.begin) == "add" || w(out_.begin) == "include") return true;
  if (out_.about) return true;
  if (out_.opened || (out_.begin > 0 && out_.only)) return !whole;
  // "gold level only", "the email too"
  const bool comma = !words.empty() && words.back() - words.front() + 1 != words.size();
  if (out_.only || out_.added) return !whole && !comma && words.size() <= kLongestOnly;
  return fragment();
}

}  // namespace

bool is_question_word(std::string_view folded) { return among(folded, kQuestionWords); }
bool is_request_word(std::string_view folded) { return among(folded, kRequestWords); }
bool is_preposition(std::string_view folded) { return among(folded, kPrepositions); }

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
  out.text = text::repaired_utf8(question);
  out.lattice = link(out.text, snapshot, index);
  Reader(out).read();
  return out;
}

}  // namespace ask::engine
