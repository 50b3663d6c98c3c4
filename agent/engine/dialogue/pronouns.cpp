// Pronouns that point out of their question.
#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/utterance_reader.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

constexpr std::string_view kThese[] = {"them", "those", "these"};
constexpr std::string_view kMeasured[] = {"most", "fewest", "least", "highest", "lowest"};

// Participles that are no verb of the rows.
constexpr std::string_view kArrangingParticiples[] = {"ordered", "sorted", "ranked", "grouped",
                                                      "split"};

}  // namespace

// The question itself names something before the token that a pronoun may stand for.
bool UtteranceReader::names_before(uint32_t token) const {
  if (named(0, token, MentionKind::kTable)) return true;
  return !out_.opened && !out_.about && named(0, token, MentionKind::kValue, 0.9F);
}

bool UtteranceReader::named(uint32_t from, uint32_t to, MentionKind kind, float score) const {
  // "who" may stand for a table of people; it names none.
  for (const Mention& m : out_.lattice.mentions)
    if (m.kind == kind && m.begin >= from && m.end <= to && m.score >= score && m.found &&
        !is_question_word(out_.token(m.begin).folded))
      return true;
  return false;
}

// "what ward is she on", "how many tracks does each one have", "what is in it": the noun of the
// question word is what is asked for, so the pronoun is something else.
bool UtteranceReader::asked_of(uint32_t i) const {
  constexpr std::string_view kAuxiliary[] = {"do",  "does", "did", "is",  "are",  "was", "were",
                                             "has", "have", "had", "can", "will", "'s"};
  constexpr std::string_view kBreaks[] = {"and", "that", "who", "which", "or", "whose", "with"};
  // "in which rooms are they?"
  const bool in_which =
      is_preposition(w(out_.begin)) && text::is_one_of(w(out_.begin + 1), {"which", "what"});
  if (!is_question_word(w(out_.begin)) && !in_which) return false;
  for (uint32_t k = out_.begin + (in_which ? 2 : 1); k < i; ++k)
    if (mark(k) || text::is_one_of(w(k), kBreaks)) return false;
  if (text::is_one_of(w(i - 1), kAuxiliary)) return true;
  // "who wrote them?": the verb may have the name of a table.
  if (i == out_.begin + 2 && i + 1 == out_.end && w(out_.begin).starts_with("who")) return true;
  return i + 1 == out_.end && i > out_.begin + 1 && is_preposition(w(i - 1)) &&
         is_form_of_be(w(i - 2));
}

// "that" as a pronoun: "how many is that", "in that year", "the most of that".
bool UtteranceReader::that_points(uint32_t i) const {
  constexpr std::string_view kBefore[] = {"is",  "was",  "of",    "did",  "does",  "do", "for",
                                          "in",  "by",   "to",    "than", "like",  "on", "sort",
                                          "are", "from", "about", "at",   "during"};
  constexpr std::string_view kSpans[] = {"year", "month",  "week",   "day",
                                         "one",  "period", "quarter"};
  if (text::is_one_of(w(i + 1), kSpans)) return true;
  return i > out_.begin && text::is_one_of(w(i - 1), kBefore);
}

// "those customers who ...": the noun and its clause follow.
bool UtteranceReader::cataphoric(uint32_t i) const {
  if (!named(i + 1, out_.end, MentionKind::kTable)) return false;
  for (const Mention& m : out_.lattice.mentions) {
    if (m.kind != MentionKind::kTable || m.begin != i + 1 || m.score < kNamed) continue;
    return m.end < out_.end;
  }
  return false;
}

// A clause with a word of content stands before the token: "the best score and who got it".
bool UtteranceReader::second_clause(uint32_t token) const {
  constexpr std::string_view kClauses[] = {"and", "but", "or", "also", "vs"};
  bool content = false;
  for (uint32_t i = out_.begin; i < token; ++i) {
    const bool breaks = mark(i) || text::is_one_of(w(i), kClauses);
    if (breaks && content && i > out_.begin + 1) return true;
    content |= !breaks && !is_question_word(w(i)) && !is_request_word(w(i)) &&
               !is_order_word(w(i)) && filler(w(i)) < 0.7F;
  }
  return false;
}

// "how long do nurses keep their badge": a word before the owner's pronoun that may be the owner. A
// column is none: "average price of their orders".
bool UtteranceReader::content_before(uint32_t token) const {
  for (uint32_t i = out_.begin; i < token; ++i) {
    const bool cue = named(i, i + 1, MentionKind::kCue);
    const bool pointed = std::any_of(out_.pronouns.begin(), out_.pronouns.end(),
                                     [&](const Pronoun& p) { return p.begin <= i; });
    if (pointed) return false;
    const bool column = named(i, i + 1, MentionKind::kColumn) &&
                        !named(i, i + 1, MentionKind::kTable) &&
                        !named(i, i + 1, MentionKind::kValue, 0.9F);
    if (!cue && !column && !mark(i) && !is_relational_past(w(i)) && !is_question_word(w(i)) &&
        !is_request_word(w(i)) && !is_form_of_be(w(i)) && filler(w(i)) < 0.7F && w(i) != "add" &&
        w(i) != "include")
      return true;
  }
  return false;
}

// "it" that stands for nothing: "how long does it take", "will it rain".
bool UtteranceReader::expletive(uint32_t i) const {
  constexpr std::string_view kTakes[] = {"take", "takes", "took", "possible", "true"};
  constexpr size_t kShort = 5;  // "is it free?" is about something
  if (i == out_.begin + 1 && is_form_of_be(w(i - 1)) && out_.words().size() > kShort) return true;
  return text::is_one_of(w(i + 1), kTakes) ||
         (i > out_.begin && (w(i - 1) == "will" || w(i - 1) == "would"));
}

// A word of a name: "the hospital IT congress".
bool UtteranceReader::part_of_name(uint32_t i) const {
  for (const Mention& m : out_.lattice.mentions)
    if (m.kind == MentionKind::kValue && m.found && m.begin <= i && m.end > i &&
        m.end - m.begin > 1)
      return true;
  return false;
}

void UtteranceReader::add(uint32_t begin, uint32_t end, Pointer kind, bool always) {
  if (second_clause(begin) || part_of_name(begin)) return;
  if (kind == Pointer::kOwner && owned_rows(begin))
    return out_.pronouns.push_back({begin, end, kind});
  if (kind == Pointer::kOwner && !always && content_before(begin)) return;
  if (always || asked_of(begin) || !names_before(begin) ||
      (kind != Pointer::kOwner && other_than_subject(begin, end)))
    out_.pronouns.push_back({begin, end, kind});
}

// The nouns before the token: runs of words that name tables or stored values.
uint32_t UtteranceReader::nouns_before(uint32_t token, uint32_t& last_end) const {
  std::vector<bool> noun(token, false);
  for (const Mention& m : out_.lattice.mentions) {
    const bool names = (m.kind == MentionKind::kTable && m.score >= kNamed) ||
                       (m.kind == MentionKind::kValue && m.score >= 0.9F);
    if (!names || !m.found || m.begin < out_.begin || m.end > token ||
        is_question_word(out_.token(m.begin).folded))
      continue;
    for (uint32_t i = m.begin; i < m.end; ++i) noun[i] = true;
  }
  uint32_t runs = 0;
  for (uint32_t i = out_.begin; i < token; ++i) {
    if (!noun[i]) continue;
    if (i == out_.begin || !noun[i - 1]) ++runs;
    last_end = i + 1;
  }
  return runs;
}

// "how many tracks do their albums have", "number of tracks on their albums": what is owned are
// rows of another table, and the noun before is no owner.
bool UtteranceReader::owned_rows(uint32_t i) const {
  if (i < out_.begin + 2) return false;
  uint32_t noun_end = 0;
  const uint32_t nouns = nouns_before(i, noun_end);
  if (!named(i + 1, i + 2, MentionKind::kTable, 0.9F)) return false;
  if (nouns == 0) return w(i - 1) == "of";  // "average rating of their reviews"
  const bool subject = is_question_word(w(out_.begin)) &&
                       text::is_one_of(w(i - 1), {"do", "does", "did", "are", "were", "have"});
  return nouns == 1 && noun_end + 1 == i &&
         (subject || text::is_one_of(w(i - 1), {"of", "for", "on"}));
}

// A preposition, and no verb: "customers who ordered them".
bool UtteranceReader::leads(uint32_t i) const {
  return is_preposition(w(i)) && !text::is_one_of(w(i), kArrangingParticiples);
}

// No more of the sentence depends on the pronoun. "products except those in the kitchen" goes on.
bool UtteranceReader::closes(uint32_t i, uint32_t end) const {
  constexpr std::string_view kAdverbs[] = {"most",  "least", "first",  "last",      "again",
                                           "often", "today", "before", "yesterday", "too"};
  if (end == out_.end || text::is_one_of(w(end), kAdverbs)) return true;
  return leads(end) && w(i) != "those" && w(i) != "these";
}

// "which customers have never bought it": the object of a verb whose subject is the only noun.
bool UtteranceReader::object_of_verb(uint32_t i, uint32_t end) const {
  constexpr std::string_view kBeforeVerb[] = {
      "who",   "that", "which",  "have",  "has",  "had",  "did",  "do",   "does",
      "never", "not",  "n't",    "also",  "ever", "both", "didn", "just", "can",
      "could", "will", "didn't", "don't", "all",  "are",  "were", "is",   "was"};
  if (i < out_.begin + 2 || !closes(i, end)) return false;
  uint32_t noun_end = out_.begin + 1;
  const uint32_t nouns = nouns_before(i - 1, noun_end);
  if (nouns > 1) return false;
  if (nouns == 0) return is_question_word(w(out_.begin)) && i - out_.begin <= 3;
  for (uint32_t k = noun_end; k + 1 < i; ++k)
    if (!text::is_one_of(w(k), kBeforeVerb)) return false;
  return true;
}

// "albums by them", "products cheaper than it". "which rooms have a fridge in them" may be about
// the rooms, and "patients whom we sent to them" about others.
bool UtteranceReader::object_of_preposition(uint32_t i, uint32_t end) const {
  constexpr std::string_view kHolding[] = {"have",    "has",      "had",        "with",  "without",
                                           "contain", "contains", "containing", "most",  "include",
                                           "least",   "includes", "including",  "fewer", "fewest"};
  constexpr std::string_view kOthers[] = {"we", "i", "you", "us", "anyone", "someone"};
  uint32_t noun_end = 0;
  if (nouns_before(i, noun_end) != 1 || !closes(i, end)) return false;
  for (uint32_t k = noun_end; k + 1 < i; ++k)
    if (mark(k) || text::is_one_of(w(k), kHolding) || text::is_one_of(w(k), kOthers)) return false;
  return true;
}

// The only noun before the pronoun is the subject or the head of its clause, so the pronoun stands
// for something else.
bool UtteranceReader::other_than_subject(uint32_t i, uint32_t end) const {
  constexpr std::string_view kSubjects[] = {"they", "he", "she", "it"};
  if (i == out_.begin) return false;
  uint32_t noun_end = 0;
  const bool one = nouns_before(i, noun_end) == 1;
  if (text::is_one_of(w(i - 1), {"is", "are", "was", "were"}))
    return one && text::is_one_of(w(i), {"theirs", "hers", "his"});
  // "products they bought"
  if (one && i == noun_end && text::is_one_of(w(i), kSubjects) && end < out_.end && !closes(i, end))
    return true;
  if (leads(i - 1) || text::is_one_of(w(i - 1), {"than", "like", "as", "about"}))
    return object_of_preposition(i, end);
  return object_of_verb(i, end);
}

// "orders of those customers": the rows of a table that the question has not named before.
bool UtteranceReader::add_rows_of(uint32_t i) {
  const std::string_view word = w(i);
  const bool many = word == "those" || word == "these";
  const bool one = word == "this" || (word == "that" && i > out_.begin && is_preposition(w(i - 1)));
  if (!many && !one) return false;
  const Mention* noun = nullptr;
  for (const Mention& m : out_.lattice.mentions) {
    const bool names = m.kind == MentionKind::kTable && m.score >= kNamed && m.found;
    if (names && m.begin == i + 1 && m.end <= out_.end && (!noun || m.end > noun->end)) noun = &m;
  }
  if (noun == nullptr) return false;
  const bool ends =
      noun->end == out_.end || is_form_of_be(w(noun->end)) || is_preposition(w(noun->end));
  const bool before = std::any_of(
      out_.lattice.mentions.begin(), out_.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kTable && m.table == noun->table && m.score >= kNamed &&
               m.begin >= out_.begin && m.end <= i;
      });
  if (!ends || before || (i == out_.begin && noun->end != out_.end)) return false;
  if (second_clause(i)) return false;
  out_.pronouns.push_back({i, noun->end, many ? Pointer::kSet : Pointer::kOne, true});
  return true;
}

void UtteranceReader::find_pronouns() {
  constexpr std::string_view kGot[] = {"got", "have", "has", "had", "do", "does", "get"};
  for (uint32_t i = out_.begin; i < out_.end; ++i) {
    const std::string_view word = w(i);
    const bool after_of =
        i > out_.begin && (w(i - 1) == "of" || w(i - 1) == "among") && i > out_.begin + 1;
    if (add_rows_of(i)) continue;
    const bool partitive =
        after_of && (text::is_one_of(w(i - 2), kMeasured) || w(i - 1) == "among");
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
    } else if (word == "theirs" || word == "hers" || (word == "his" && i + 1 == out_.end)) {
      add(i, i + 1, Pointer::kTheirs, false);
    } else if (word == "their" || word == "its" || word == "his") {
      const bool who = w(out_.begin) == "who" || w(out_.begin) == "whos";
      const bool is = i == out_.begin + 2 && is_form_of_be(w(i - 1));  // "who is their manager?"
      if (!who || is) add(i, i + 1, Pointer::kOwner, who);
    } else if (word == "her") {
      add(i, i + 1, i + 1 < out_.end ? Pointer::kOwner : Pointer::kOne, false);
    } else if (word == "it" && expletive(i)) {
      continue;
    } else if (word == "it" || word == "he" || word == "she" || word == "him") {
      add(i, i + 1, Pointer::kOne, false);
    } else if (word == "one" && i > out_.begin) {
      const std::string_view before = w(i - 1);
      const bool each = before == "each" || before == "every";
      if (each)
        add(i - 1, i + 1, Pointer::kEach, out_.added || out_.opened);
      else if (before == "that" || before == "this")
        add(i - 1, i + 1, Pointer::kOne, true);
      else if (before == "which" || before == "wich" || before == "the" || before == "last" ||
               before == "first" ||
               (i + 1 == out_.end && i <= out_.begin + 4 && w(out_.begin) == "the"))
        add(i, i + 1, Pointer::kOne, before == "which");
    } else if (word == "each" && w(i + 1) == "of" && text::is_one_of(w(i + 2), kThese)) {
      add(i, i + 3, Pointer::kEach, out_.opened || asked_of(i));
      i += 2;  // "how many orders does each of them have"
    } else if (word == "each" && w(i + 1) != "one" &&
               (i + 1 == out_.end || text::is_one_of(w(i + 1), kGot) ||
                (asked_of(i) && i + 2 == out_.end &&
                 (!named(i + 1, i + 2, MentionKind::kTable) || w(i + 1).ends_with("ed"))))) {
      add(i, i + 1, Pointer::kEach, out_.opened || asked_of(i));
    } else if (word == "there" && i + 1 == out_.end && i > out_.begin + 1 &&
               !is_form_of_be(w(i - 1)) && w(i - 1) != "out" && w(i - 1) != "s") {
      add(i, i + 1, Pointer::kThere, true);
    } else if (word == "that" && that_points(i) && w(i + 1) != "one") {
      add(i, i + 1, Pointer::kThat, partitive);
    }
  }
}

std::optional<Shift> shift_of(const Utterance& u) {
  constexpr std::string_view kLight[] = {"the", "a", "one", "in", "for", "of", "that", "during"};
  constexpr std::string_view kBackward[] = {"before", "earlier", "previous", "preceding", "prior"};
  constexpr std::string_view kForward[] = {"after", "later", "following", "next"};
  Shift out;
  bool unit = false;
  for (const uint32_t i : u.words()) {
    const std::string_view word = u.word(i);
    const Period period = period_named(word);
    if (period != Period::kWhole && !unit) {
      out.unit = period;
      unit = true;
    } else if (text::is_one_of(word, kBackward) && out.by == 0) {
      out.by = -1;
    } else if (text::is_one_of(word, kForward) && out.by == 0) {
      out.by = 1;
    } else if (!text::is_one_of(word, kLight)) {
      return std::nullopt;
    }
  }
  if (!unit || out.by == 0) return std::nullopt;
  return out;
}

}  // namespace ask::engine
