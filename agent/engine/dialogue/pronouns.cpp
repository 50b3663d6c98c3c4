#include "agent/engine/dialogue/pronouns.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/order_rules.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/pronoun_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine::dialogue {
namespace {

// True if the question itself names a possible antecedent before the token.
bool names_before(const Utterance& u, uint32_t token) {
  if (names(u, 0, token, MentionKind::kTable)) return true;
  return !u.opened && !u.about && names(u, 0, token, MentionKind::kValue, 0.9F);
}

// Somebody whom "he" may be is named before: a stored value, or people.
bool names_person_before(const Utterance& u, uint32_t token) {
  return std::any_of(u.lattice.mentions.begin(), u.lattice.mentions.end(), [&](const Mention& m) {
    if (m.end > token || m.begin < u.begin || !m.found) return false;
    if (m.kind == MentionKind::kValue) return m.score >= 0.7F;
    return m.kind == MentionKind::kTable && m.score >= kNamedScore &&
           !is_question_word(u.word(m.begin)) && contains(kPersonTables, u.token(m.end - 1).lemma);
  });
}

// "what ward is she on", "how many tracks does each one have", "what is in it": the noun of the
// question word is what is asked for, so the pronoun is something else.
bool follows_asked_noun(const Utterance& u, uint32_t i) {
  constexpr std::string_view kAuxiliary[] = {"do",  "does", "did", "is",  "are",  "was", "were",
                                             "has", "have", "had", "can", "will", "'s"};
  constexpr std::string_view kBreaks[] = {"and", "that", "who", "which", "or", "whose", "with"};
  // "in which rooms are they?"
  const bool in_which =
      is_preposition(u.word(u.begin)) && text::is_one_of(u.word(u.begin + 1), {"which", "what"});
  const bool in_how_many =
      is_preposition(u.word(u.begin)) && u.word(u.begin + 1) == "how" && i > u.begin + 3;
  if (!is_question_word(u.word(u.begin)) && !in_which && !in_how_many) return false;
  for (uint32_t k = u.begin + (in_how_many ? 3 : in_which ? 2 : 1); k < i; ++k)
    if (u.is_mark(k) || text::is_one_of(u.word(k), kBreaks)) return false;
  if (text::is_one_of(u.word(i - 1), kAuxiliary)) return true;
  // "who wrote them?": the verb may have the name of a table.
  if (i == u.begin + 2 && i + 1 == u.end && is_person_question_word(u.word(u.begin))) return true;
  return i + 1 == u.end && i > u.begin + 1 && is_preposition(u.word(i - 1)) &&
         is_form_of_be(u.word(i - 2));
}

// "that" as a pronoun: "how many is that", "in that year", "the most of that".
bool that_points(const Utterance& u, uint32_t i) {
  if (u.word(i + 1) == "one" || text::is_one_of(u.word(i + 1), kPointedPeriods)) return true;
  return i > u.begin && text::is_one_of(u.word(i - 1), kBeforeDemonstrative);
}

// "those customers who ...": the noun and its clause follow.
bool is_cataphoric(const Utterance& u, uint32_t i) {
  if (!names(u, i + 1, u.end, MentionKind::kTable)) return false;
  for (const Mention& m : u.lattice.mentions) {
    if (m.kind != MentionKind::kTable || m.begin != i + 1 || m.score < kNamedScore) continue;
    return m.end < u.end;
  }
  return false;
}

// True if a clause with a content word precedes the token: "the best score and who got it".
bool second_clause(const Utterance& u, uint32_t token) {
  constexpr std::string_view kClauses[] = {"and", "but", "or", "also", "vs"};
  bool content = false;
  for (uint32_t i = u.begin; i < token; ++i) {
    const bool breaks = u.is_mark(i) || text::is_one_of(u.word(i), kClauses);
    if (breaks && content && i > u.begin + 1) return true;
    content |= !breaks && !is_question_word(u.word(i)) && !is_request_word(u.word(i)) &&
               !is_order_word(u.word(i)) && filler(u.word(i)) < 0.7F;
  }
  return false;
}

// "how long do nurses keep their badge": a word before the owner's pronoun that may be the owner. A
// column is none: "average price of their orders".
bool content_before(const Utterance& u, uint32_t token) {
  for (uint32_t i = u.begin; i < token; ++i) {
    const bool cue = names(u, i, i + 1, MentionKind::kCue);
    const bool pointed = std::any_of(u.pronouns.begin(), u.pronouns.end(),
                                     [&](const Pronoun& p) { return p.begin <= i; });
    if (pointed) return false;
    const bool column = names(u, i, i + 1, MentionKind::kColumn) &&
                        !names(u, i, i + 1, MentionKind::kTable) &&
                        !names(u, i, i + 1, MentionKind::kValue, 0.9F);
    if (!cue && !column && !u.is_mark(i) && !is_relational_past(u.word(i)) &&
        !is_question_word(u.word(i)) && !is_request_word(u.word(i)) && !is_form_of_be(u.word(i)) &&
        filler(u.word(i)) < 0.7F && !is_addition_verb(u.word(i)))
      return true;
  }
  return false;
}

// An expletive "it": "how long does it take", "will it rain".
bool is_expletive(const Utterance& u, uint32_t i) {
  constexpr size_t kShort = 5;  // "is it free?" is about something
  if (i == u.begin + 1 && is_form_of_be(u.word(i - 1)) && u.words().size() > kShort) return true;
  return text::is_one_of(u.word(i + 1), kAfterExpletive) ||
         (i > u.begin && (u.word(i - 1) == "will" || u.word(i - 1) == "would"));
}

// A word of a name: "the hospital IT congress".
bool part_of_name(const Utterance& u, uint32_t i) {
  for (const Mention& m : u.lattice.mentions)
    if (m.kind == MentionKind::kValue && m.found && m.begin <= i && m.end > i &&
        m.end - m.begin > 1)
      return true;
  return false;
}

// The nouns before the token: runs of words that name tables or stored values.
uint32_t nouns_before(const Utterance& u, uint32_t token, uint32_t& last_end) {
  std::vector<bool> noun(token, false);
  for (const Mention& m : u.lattice.mentions) {
    const bool names = (m.kind == MentionKind::kTable && m.score >= kNamedScore) ||
                       (m.kind == MentionKind::kValue && m.score >= 0.9F);
    if (!names || !m.found || m.begin < u.begin || m.end > token ||
        is_question_word(u.token(m.begin).folded))
      continue;
    for (uint32_t i = m.begin; i < m.end; ++i) noun[i] = true;
  }
  uint32_t runs = 0;
  for (uint32_t i = u.begin; i < token; ++i) {
    if (!noun[i]) continue;
    if (i == u.begin || !noun[i - 1]) ++runs;
    last_end = i + 1;
  }
  return runs;
}

// "how many tracks do their albums have", "number of tracks on their albums": what is owned are
// rows of another table, and the noun before is not an owner.
bool owned_rows(const Utterance& u, uint32_t i) {
  if (i < u.begin + 2) return false;
  uint32_t noun_end = 0;
  const uint32_t nouns = nouns_before(u, i, noun_end);
  if (!names(u, i + 1, i + 2, MentionKind::kTable, 0.9F)) return false;
  if (nouns == 0) return u.word(i - 1) == "of";  // "average rating of their reviews"
  const bool subject = is_question_word(u.word(u.begin)) &&
                       text::is_one_of(u.word(i - 1), {"do", "does", "did", "are", "were", "have"});
  return nouns == 1 && noun_end + 1 == i &&
         (subject || text::is_one_of(u.word(i - 1), {"of", "for", "on"}));
}

// A preposition, and no verb: "customers who ordered them".
bool leads_rows(const Utterance& u, uint32_t i) {
  return is_preposition(u.word(i)) && !text::is_one_of(u.word(i), kArrangingParticiples);
}

// No more of the sentence depends on the pronoun. "products except those in the kitchen" goes on.
bool closes_clause(const Utterance& u, uint32_t i, uint32_t end) {
  if (end == u.end || text::is_one_of(u.word(end), kClosingAdverbs) ||
      (end + 1 == u.end && text::is_one_of(u.word(end), kLinkingParticles)))
    return true;
  return leads_rows(u, end) && u.word(i) != "those" && u.word(i) != "these";
}

// "when did we last sing them?": what the asker does is done to rows that no noun before names,
// though the verb may be like one.
bool object_of_asker(const Utterance& u, uint32_t i, uint32_t end) {
  constexpr std::string_view kAskers[] = {"we", "i", "you"};
  for (uint32_t k = u.begin + 1; k + 1 < i; ++k)
    if (text::is_one_of(u.word(k), kAskers))
      return end == u.end && !names(u, u.begin, k, MentionKind::kTable) &&
             (text::is_one_of(u.word(k - 1), kDoForms) || is_form_of_be(u.word(k - 1)));
  return false;
}

// "which customers have never bought it": the object of a verb whose subject is the only noun.
bool object_of_verb(const Utterance& u, uint32_t i, uint32_t end) {
  if (i < u.begin + 2 || !closes_clause(u, i, end)) return false;
  uint32_t noun_end = u.begin + 1;
  const uint32_t nouns = nouns_before(u, i - 1, noun_end);
  if (nouns > 1) return false;
  if (nouns == 0) return is_question_word(u.word(u.begin)) && i - u.begin <= 3;
  for (uint32_t k = noun_end; k + 1 < i; ++k)
    if (!text::is_one_of(u.word(k), kBeforeObjectVerb)) return false;
  return true;
}

// "albums by them", "products cheaper than it". "which rooms have a fridge in them" may be about
// the rooms, and "patients whom we sent to them" about others.
bool object_of_preposition(const Utterance& u, uint32_t i, uint32_t end) {
  constexpr std::string_view kOthers[] = {"we", "i", "you", "us", "anyone", "someone"};
  uint32_t noun_end = 0;
  if (nouns_before(u, i, noun_end) != 1 || !closes_clause(u, i, end)) return false;
  for (uint32_t k = noun_end; k + 1 < i; ++k)
    if (u.is_mark(k) || text::is_one_of(u.word(k), kContainingWords) ||
        text::is_one_of(u.word(k), kOthers))
      return false;
  return true;
}

// The only noun before the pronoun is the subject or the head of its clause, so the pronoun
// refers to something else.
bool other_than_subject(const Utterance& u, uint32_t i, uint32_t end) {
  constexpr std::string_view kSubjects[] = {"they", "he", "she", "it"};
  if (i == u.begin) return false;
  uint32_t noun_end = 0;
  const bool one = nouns_before(u, i, noun_end) == 1;
  // "how many batches of them are there?"
  if (one && u.word(i - 1) == "of" && noun_end + 1 == i &&
      text::is_one_of(u.word(i), kPluralPronouns))
    return true;
  if (text::is_one_of(u.word(i - 1), {"is", "are", "was", "were"}))
    return one && text::is_one_of(u.word(i), {"theirs", "hers", "his"});
  // "products they bought"
  if (one && i == noun_end && text::is_one_of(u.word(i), kSubjects) && end < u.end &&
      !closes_clause(u, i, end))
    return true;
  if (leads_rows(u, i - 1) || text::is_one_of(u.word(i - 1), {"than", "like", "as", "about"}))
    return object_of_preposition(u, i, end);
  return object_of_verb(u, i, end);
}

void add_pronoun(Utterance& u, uint32_t begin, uint32_t end, PronounKind kind, bool always) {
  if (second_clause(u, begin) || part_of_name(u, begin)) return;
  if (kind == PronounKind::kOwner && owned_rows(u, begin))
    return u.pronouns.push_back({begin, end, kind});
  if (kind == PronounKind::kOwner && !always && content_before(u, begin)) return;
  if (always || follows_asked_noun(u, begin) || object_of_asker(u, begin, end) ||
      !names_before(u, begin) || (kind != PronounKind::kOwner && other_than_subject(u, begin, end)))
    u.pronouns.push_back({begin, end, kind});
}

// "which player did best in his team?": the team of a player of the question.
bool names_one_before(const Utterance& u, uint32_t token) {
  return std::any_of(u.lattice.mentions.begin(), u.lattice.mentions.end(), [&](const Mention& m) {
    return m.found && m.end <= token && m.begin >= u.begin && m.kind == MentionKind::kTable &&
           m.score >= kNamedScore && !is_question_word(u.word(m.begin)) &&
           !has_plural_suffix(u.token(m.end - 1).folded);
  });
}

// "orders of those customers": the rows of a table that the question has not named before.
bool add_rows_of(Utterance& u, uint32_t i) {
  const std::string_view word = u.word(i);
  const bool many = word == "those" || word == "these";
  const bool after = i > u.begin && is_preposition(u.word(i - 1));
  // "how many trees are in her ward?": no noun of the question has it
  const bool own = after && (word == "her" || word == "his") && !names_one_before(u, i);
  const bool one = word == "this" || (word == "that" && after) || own;
  if (!many && !one) return false;
  const Mention* noun = nullptr;
  for (const Mention& m : u.lattice.mentions) {
    const bool names = m.kind == MentionKind::kTable && m.score >= kNamedScore && m.found;
    if (names && m.begin == i + 1 && m.end <= u.end && (!noun || m.end > noun->end)) noun = &m;
  }
  if (noun == nullptr) return false;
  const bool ends =
      noun->end == u.end || is_form_of_be(u.word(noun->end)) || is_preposition(u.word(noun->end));
  const bool before =
      std::any_of(u.lattice.mentions.begin(), u.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kTable && m.table == noun->table && m.score >= kNamedScore &&
               m.begin >= u.begin && m.end <= i;
      });
  if (!ends || before || (i == u.begin && noun->end != u.end)) return false;
  if (second_clause(u, i)) return false;
  u.pronouns.push_back({i, noun->end, many ? PronounKind::kSet : PronounKind::kOne, true});
  return true;
}

// "how many ponies are in that place?", "the phone of those people": with a noun that names nothing
// of the database.
bool add_unnamed_rows(Utterance& u, uint32_t i) {
  const std::string_view word = u.word(i);
  const bool many = word == "those" || word == "these";
  if ((!many && word != "that" && word != "this") || i == u.begin || i + 2 > u.end ||
      u.is_mark(i + 1))
    return false;
  const Token& noun = u.token(i + 1);
  const bool generic = text::is_one_of(noun.folded, kGenericNouns);
  const bool after =
      is_preposition(u.word(i - 1)) && !text::is_one_of(u.word(i - 1), {"not", "until", "since"});
  const bool ends = i + 2 == u.end || is_form_of_be(u.word(i + 2)) || u.is_mark(i + 2);
  if (!ends || !(generic || (after && i + 2 == u.end)) || noun.folded == "one" ||
      noun.folded == "ones" || text::is_one_of(noun.folded, kPointedPeriods) ||
      is_preposition(noun.folded) || is_form_of_be(noun.folded) ||
      (!generic && filler(noun.folded) >= 0.6F) || second_clause(u, i))
    return false;
  const bool known =
      std::any_of(u.lattice.mentions.begin(), u.lattice.mentions.end(), [&](const Mention& m) {
        return m.begin <= i + 1 && m.end > i + 1 && m.kind != MentionKind::kFiller &&
               (m.kind == MentionKind::kCue || m.score >= 0.6F);
      });
  if (known) return false;
  u.pronouns.push_back({i, i + 2, many ? PronounKind::kSet : PronounKind::kOne});
  return true;
}

// "look after", "put in"
bool is_particle(std::string_view word) { return text::is_one_of(word, kLinkingParticles); }

// "the second one", "the last of those"
bool is_place_in_list(std::string_view word) {
  return place_named(word) > 0 || word == "last" || word == kRankAdjective;
}

// "who painted that": the row, and not the number that was answered.
bool that_row(const Utterance& u, uint32_t i) {
  return i + 1 == u.end && i == u.begin + 2 && is_person_question_word(u.word(u.begin)) &&
         !is_form_of_be(u.word(i - 1)) && !is_preposition(u.word(i - 1));
}

// "who may pick her up", and not "her email": nothing that she has follows.
bool is_object(const Utterance& u, uint32_t i) {
  return i + 1 == u.end || is_preposition(u.word(i + 1)) ||
         (i + 2 == u.end && is_particle(u.word(i + 1)));
}

// "each one", "that one", "which one", "the last one"
void add_one(Utterance& u, uint32_t i) {
  const std::string_view before = u.word(i - 1);
  if (before == "each" || before == "every")
    add_pronoun(u, i - 1, i + 1, PronounKind::kEach, u.added || u.opened);
  else if (before == "that" || before == "this")
    add_pronoun(u, i - 1, i + 1, PronounKind::kOne, true);
  else if (i > u.begin + 2 && u.word(i - 2) == "the" && is_place_in_list(before))
    add_pronoun(u, i, i + 1, PronounKind::kOne, true);
  else if (text::is_one_of(before, {"which", "wich", "the", "last", "first"}) ||
           (i + 1 == u.end && i <= u.begin + 4 && u.word(u.begin) == "the"))
    add_pronoun(u, i, i + 1, PronounKind::kOne, before == "which");
  else if (is_described_one(u, i))
    add_pronoun(u, i, i + 1, PronounKind::kOne, true);
}

// "who works there?", "how many have we had from there so far?"
bool is_place_before(const Utterance& u, uint32_t i) {
  if (u.word(i) != "there" || i < u.begin + 2) return false;
  if (i + 1 == u.end)
    return !is_form_of_be(u.word(i - 1)) && u.word(i - 1) != "out" && u.word(i - 1) != kSplitClitic;
  return text::is_one_of(u.word(i - 1), {"from", "in", "to"}) &&
         (u.word(i + 1) == "that" || text::is_one_of(u.word(i + 1), kAdverbsAfterPlace));
}

// "how often was each hired in 2025?", "when was each last hired?", "what does each cost an hour?":
// a verb follows, and no noun.
bool is_each_doing(const Utterance& u, uint32_t i) {
  constexpr std::string_view kDoing[] = {"do", "does", "did"};
  constexpr std::string_view kBeingOrHaving[] = {"is", "are", "was", "were", "has", "have", "had"};
  const bool placed = text::is_one_of(u.word(i + 1), {"last", "first"});
  const uint32_t verb = i + (placed ? 2 : 1);
  if (i == u.begin || verb >= u.end || u.is_mark(verb) ||
      names(u, verb, verb + 1, MentionKind::kValue, 0.9F))
    return false;
  const bool done = has_past_suffix(u.word(verb)) || is_relational_past(u.word(verb));
  if (text::is_one_of(u.word(i - 1), kBeingOrHaving))
    return done || u.word(verb) == "been" || (placed && verb + 1 == u.end);
  return text::is_one_of(u.word(i - 1), kDoing) && !placed && verb + 1 < u.end &&
         !names(u, verb, verb + 1, MentionKind::kTable) &&
         (text::is_one_of(u.word(verb), kPricingVerbs) ||
          text::is_one_of(u.word(verb), kClientVerbs) ||
          text::is_one_of(u.word(verb), kStaffVerbs));
}

// "how many did each get?", "how many courses did each teach?": each of the rows before.
bool is_each_row(const Utterance& u, uint32_t i) {
  return u.word(i + 1) != "one" &&
         (i + 1 == u.end || (u.is_mark(i + 1) && is_form_of_be(u.word(i - 1))) ||
          text::is_one_of(u.word(i + 1), kPossessionVerbForms) ||
          (follows_asked_noun(u, i) &&
           (i + 2 == u.end || (i + 3 == u.end && is_particle(u.word(i + 2)))) &&
           (!names(u, i + 1, i + 2, MentionKind::kTable) || has_past_suffix(u.word(i + 1)) ||
            text::is_one_of(u.word(i - 1), kDoForms))) ||
          (follows_asked_noun(u, i) && is_each_doing(u, i)) ||
          (u.word(i - 1) == "of" && text::is_one_of(u.word(i + 1), kDoForms)));
}

// "did all arrive on time?", "have any been returned?": of rows that the question does not name.
bool is_quantifier_alone(const Utterance& u, uint32_t i) {
  if (i != u.begin + 1 || !text::is_one_of(u.word(i), {"all", "any", "both", "none", "some"}) ||
      i + 1 >= u.end || u.is_mark(i + 1) || names(u, u.begin, u.end, MentionKind::kTable) ||
      names(u, i + 1, i + 2, MentionKind::kValue, 0.85F))
    return false;
  if (text::is_one_of(u.word(u.begin), kDoForms)) return !is_preposition(u.word(i + 1));
  return is_form_of_be(u.word(u.begin)) &&
         (u.word(i + 1) == "been" || has_past_suffix(u.word(i + 1)) ||
          (u.word(i + 1) != "of" && is_preposition(u.word(i + 1))) ||
          text::is_one_of(u.word(i + 1), kIrregularParticiples));
}

}  // namespace

bool means_more_than_some(const Utterance& now, std::string_view before) {
  const bool all = std::any_of(now.pronouns.begin(), now.pronouns.end(), [&](const Pronoun& p) {
    return p.end == p.begin + 1 && text::is_one_of(now.word(p.begin), {"all", "both"});
  });
  const std::string asked = " " + text::folded(before);
  return all && (asked.find(" any ") != asked.npos || asked.find(" some ") != asked.npos);
}

bool names(const Utterance& u, uint32_t from, uint32_t to, MentionKind kind, float score) {
  // "who" may refer to a table of people; it does not name one.
  for (const Mention& m : u.lattice.mentions)
    if (m.kind == kind && m.begin >= from && m.end <= to && m.score >= score && m.found &&
        !is_question_word(u.token(m.begin).folded))
      return true;
  return false;
}

bool is_described_one(const Utterance& u, uint32_t i) {
  if (i < u.begin + 4 || u.word(i) != "one" || !is_question_word(u.word(u.begin)) ||
      has_superlative_suffix(u.word(i - 1)) || is_preposition(u.word(i - 1)) ||
      is_place_in_list(u.word(i - 1)) || is_place_word(u.word(i - 1)) ||
      text::is_one_of(u.word(i - 1), kVagueAdjectives))
    return false;
  const bool two = i > u.begin + 4 && u.word(i - 3) == "the" && !is_preposition(u.word(i - 2)) &&
                   !text::is_one_of(u.word(i - 2), {"most", "least", "more", "less"});
  if (u.word(i - 2) != "the" && !two) return false;
  // "which vans are the red one": rows are named, and not by a verb as in "who wrote".
  return std::none_of(u.lattice.mentions.begin(), u.lattice.mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.score >= kNamedScore && m.found &&
           m.begin >= u.begin && m.end < i - 1 && has_plural_suffix(u.token(m.end - 1).folded);
  });
}

void find_pronouns(Utterance& u) {
  for (uint32_t i = u.begin; i < u.end; ++i) {
    const std::string_view word = u.word(i);
    const bool after_of =
        i > u.begin && (u.word(i - 1) == "of" || u.word(i - 1) == "among") && i > u.begin + 1;
    if (add_rows_of(u, i) || add_unnamed_rows(u, i)) continue;
    if (is_quantifier_alone(u, i)) {
      u.pronouns.push_back({i, i + 1, PronounKind::kSet});
      continue;
    }
    const bool partitive =
        after_of && (text::is_one_of(u.word(i - 2), kPartitiveSuperlatives) ||
                     is_place_in_list(u.word(i - 2)) || u.word(i - 1) == "among");
    if (word == "them" || word == "they") {
      add_pronoun(u, i, i + 1, PronounKind::kSet, partitive);
    } else if (word == "those" || word == "these") {
      const bool ones = u.word(i + 1) == "ones";
      if (!is_cataphoric(u, i)) add_pronoun(u, i, i + (ones ? 2 : 1), PronounKind::kSet, partitive);
    } else if (word == "ones") {
      const bool known = i > u.begin && (u.word(i - 1) == "those" || u.word(i - 1) == "these");
      // "business customers and private ones" has its noun before.
      if (!known && i <= u.begin + 4) add_pronoun(u, i, i + 1, PronounKind::kSet, true);
    } else if (word == "others" || word == kRemainderNoun) {
      if (i > u.begin && u.word(i - 1) == "the" && i + 1 == u.end)
        add_pronoun(u, i - 1, i + 1, PronounKind::kSet, true);
    } else if (word == "theirs" || word == "hers" || (word == "his" && i + 1 == u.end)) {
      add_pronoun(u, i, i + 1, PronounKind::kTheirs, false);
    } else if (word == "their" || word == "its" || word == "his") {
      const bool who = u.word(u.begin) == "who" || u.word(u.begin) == "whos";
      const bool is = i == u.begin + 2 && is_form_of_be(u.word(i - 1));  // "who is their manager?"
      if (!who || is) add_pronoun(u, i, i + 1, PronounKind::kOwner, who);
    } else if (word == "her") {
      add_pronoun(u, i, i + 1, is_object(u, i) ? PronounKind::kOne : PronounKind::kOwner, false);
    } else if (word == "it" && is_expletive(u, i)) {
      continue;
    } else if (word == "it" || word == "he" || word == "she" || word == "him") {
      add_pronoun(u, i, i + 1, PronounKind::kOne, word != "it" && !names_person_before(u, i));
    } else if (word == "one" && i > u.begin) {
      add_one(u, i);
    } else if (word == "each" && u.word(i + 1) == "of" &&
               text::is_one_of(u.word(i + 2), kPluralPronouns)) {
      add_pronoun(u, i, i + 3, PronounKind::kEach, u.opened || follows_asked_noun(u, i));
      i += 2;  // "how many orders does each of them have"
    } else if (word == "each" && i == u.begin + 3 && i + 2 == u.end && u.word(u.begin) == "how" &&
               u.word(u.begin + 1) == kFrequencyAdverb) {
      add_pronoun(u, i, i + 1, PronounKind::kEach, true);  // "how often does each order?"
    } else if (word == "each" && i > u.begin + 2 && u.word(i - 1) == "of" &&
               (i + 1 == u.end || is_preposition(u.word(i + 1)))) {
      add_pronoun(u, i, i + 1, PronounKind::kEach, true);  // "the fee of each in 1996"
    } else if (word == "each" && is_each_row(u, i)) {
      add_pronoun(u, i, i + 1, PronounKind::kEach, u.opened || follows_asked_noun(u, i));
    } else if (is_place_before(u, i)) {
      add_pronoun(u, i, i + 1, PronounKind::kThere, true);
    } else if (word == "that" && that_row(u, i)) {
      add_pronoun(u, i, i + 1, PronounKind::kOne, false);
    } else if (word == "that" && that_points(u, i) && u.word(i + 1) != "one") {
      add_pronoun(u, i, i + 1, PronounKind::kThat, partitive);
    }
  }
}

}  // namespace ask::engine::dialogue
