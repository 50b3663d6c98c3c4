#include "agent/engine/dialogue/unanswered.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/dialogue/read_alone.h"
#include "agent/engine/dialogue/utterance_shape.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/pronoun_words.h"

namespace ask::engine::dialogue {
namespace {

// True if the question is a paraphrase of the other one: the two share a content word. `asked`: the
// other one as it was typed.
bool rephrases(const Utterance& now, const Utterance& other, std::string_view asked) {
  if (text::folded(now.text) == text::folded(asked)) return true;
  if (!now.pronouns.empty() && other.pronouns.empty()) return false;
  for (const uint32_t i : now.words()) {
    const std::string_view word = now.word(i);
    if (word.size() < 3 || is_preposition(word) || is_question_word(word) ||
        is_request_word(word) || filler(word) >= 0.6F ||
        text::is_one_of(word, {"first", "last", "ones", "one", "most", "least", "only", "just"}))
      continue;
    for (const uint32_t j : other.words())
      if (other.token(j).lemma == now.token(i).lemma) return true;
  }
  return false;
}

// Both are about the same person or thing: "how many hours did he work?", "how much did he earn?".
bool points_at_same_one(const Utterance& now, const Utterance& other) {
  if (now.pronouns.size() != 1 || other.pronouns.size() != 1) return false;
  const std::string_view one = now.word(now.pronouns[0].begin),
                         before = other.word(other.pronouns[0].begin);
  for (const auto& same : kPronounsOfOne)
    if (contains(same, one)) return contains(same, before);
  return false;
}

// The unanswered question asked something about the rows and left them as they were, and so does
// this one: "where do they live?", then "who is the oldest?".
bool leaves_rows(const Utterance& now, const Utterance& other) {
  const auto asks = [](const Utterance& u) {
    const auto words = u.words();
    return !words.empty() && is_question_word(u.word(words[0]));
  };
  const auto words = other.words();
  const bool chooses = !words.empty() && (other.word(words[0]) == "which" ||
                                          (words.size() > 1 && other.word(words[1]) == "many"));
  const bool compares =  // "who is older than that?" chooses too
      std::any_of(other.pronouns.begin(), other.pronouns.end(), [&](const Pronoun& p) {
        return p.begin > other.begin && other.word(p.begin - 1) == "than";
      });
  return asks(other) && !other.pronouns.empty() && !other.opened &&
         (!chooses || points_at_same_one(now, other)) && !compares && asks(now) && !now.opened &&
         !now.about;
}

// The unanswered question named neither other rows nor a choice of those before, and this one
// points at the rows: "who posted them?", then "the most viewed of these?".
bool points_past(const Utterance& now, const Utterance& other) {
  const auto words = other.words(), own = now.words();
  if (words.empty() || own.empty() || other.pronouns.size() != 1 || now.pronouns.size() != 1 ||
      other.about || other.only || other.corrects || now.about)
    return false;
  const std::string_view first = other.word(words[0]);
  const bool many = words.size() > 1 && first == "how" && other.word(words[1]) == "many";
  if (!text::is_one_of(first, {"who", "when", "where", "why", "how", "since", "whats", "what"}) ||
      many || (is_question_word(now.word(own[0])) && own.size() < 3))
    return false;
  const auto pointed = [](const Utterance& u) { return u.word(u.pronouns[0].begin); };
  constexpr std::string_view kThings[] = {"these", "those", "them", "it", "its", "that"};
  const bool things =
      text::is_one_of(pointed(now), {"these", "those"}) && text::is_one_of(pointed(other), kThings);
  // "who wrote them?", then "where do they live?" is about the writers.
  const bool same = first != "who" && pointed(now) == pointed(other);
  return (things || same) && !names(other, other.begin, other.end, MentionKind::kTable, 0.9F);
}

// "what did we decide about those batches?": the noun of the rows of the last answer.
bool names_rows_again(const Utterance& now, const Utterance& other, const EarlierTurn& last,
                      const DialogueContext& context) {
  if (now.pronouns.size() != 1 || now.about) return false;
  const uint32_t begin = now.pronouns[0].begin;
  if (!text::is_one_of(now.word(begin), {"those", "these"})) return false;
  if (other.pronouns.empty() || other.only || other.corrects) return false;
  const Base base(last, context);
  if (!base.understood() || base.topic() == kNone) return false;
  const auto rows = [&](const Utterance& u, uint32_t from, uint32_t to) {
    return std::any_of(u.lattice.mentions.begin(), u.lattice.mentions.end(), [&](const Mention& m) {
      return m.kind == MentionKind::kTable && m.table == base.topic() && m.score >= 0.9F &&
             m.begin >= from && m.begin < to;
    });
  };
  return rows(now, begin + 1, begin + 3) && !rows(other, other.begin, other.end);
}

// "and Ewa's email?" after another question was not answered: the value was named before that.
bool names_again(const Utterance& now, const Utterance& other, const EarlierTurn& last,
                 const DialogueContext& context) {
  if (last.question.empty() || !now.pronouns.empty()) return false;
  const Utterance before = utterance(last.question, context.snapshot, context.schema->index);
  const auto has = [](const Utterance& u, const Mention& value) {
    return std::any_of(u.lattice.mentions.begin(), u.lattice.mentions.end(), [&](const Mention& m) {
      return m.kind == MentionKind::kValue && m.found && m.score >= 0.7F &&
             m.table == value.table && m.column == value.column && m.text == value.text;
    });
  };
  return std::any_of(
      now.lattice.mentions.begin(), now.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kValue && m.found && m.score >= 0.85F &&
               m.begin >= now.begin && m.end <= now.end && has(before, m) && !has(other, m);
      });
}

// A fragment that names nothing but another value: "and in Atlantis?", "what about Italy?".
// `known`: one that is stored, or a date.
bool names_value_only(const Utterance& u, bool known) {
  constexpr size_t kMostWords = 6;
  const auto words = u.words();
  if (!(u.opened || u.about) || !u.pronouns.empty() || words.empty() || words.size() > kMostWords ||
      u.added || u.either)
    return false;
  bool any = false;
  for (const uint32_t i : words) {
    const bool light = is_preposition(u.word(i)) || filler(u.word(i)) >= 0.6F || u.word(i) == "the";
    bool value = false;
    for (const Mention& m : u.lattice.mentions) {
      if (m.begin > i || m.end <= i) continue;
      if (m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn ||
          m.kind == MentionKind::kNumber || (m.kind == MentionKind::kCue && !light))
        if (m.score >= 0.7F && m.kind != MentionKind::kNumber) return false;
      value |= (m.kind == MentionKind::kValue && m.found && m.score >= 0.7F) ||
               m.kind == MentionKind::kDate;
    }
    if (light) continue;
    if (known && !value) return false;
    any = true;
  }
  return any && !is_question_word(u.word(words[0])) && !is_request_word(u.word(words[0]));
}

Utterance unanswered_one(const Earlier& earlier, const DialogueContext& context) {
  return utterance(earlier.unanswered, context.snapshot, context.schema->index);
}

}  // namespace

bool means_unanswered_rows(const Utterance& now, const Earlier& earlier,
                           const DialogueContext& context) {
  if (!earlier.unanswered_depends || !is_question_word(now.word(now.begin))) return false;
  for (const MentionKind kind : {MentionKind::kDate, MentionKind::kNumber})
    if (names(now, now.begin, now.end, kind, 0)) return false;
  if (names(now, now.begin, now.end, MentionKind::kValue, 0.85F)) return false;
  const Utterance other = unanswered_one(earlier, context);
  return std::any_of(
      now.lattice.mentions.begin(), now.lattice.mentions.end(), [&](const Mention& m) {
        if (m.kind != MentionKind::kTable || m.score < 0.9F || m.begin <= now.begin + 1 ||
            now.word(m.begin - 1) != "the" || is_preposition(now.word(m.begin - 2)))
          return false;
        const Token& noun = now.token(m.end - 1);
        const auto words = other.words();
        return noun.folded != noun.lemma && !is_preposition(now.word(m.end)) &&
               std::any_of(words.begin(), words.end(),
                           [&](uint32_t i) { return other.token(i).lemma == noun.lemma; });
      });
}

bool asks_of_same_rows(const Utterance& now, const Earlier& earlier,
                       const DialogueContext& context) {
  return earlier.unanswered_depends && !earlier.turns.empty() &&
         !earlier.turns.back().question.empty() &&
         leaves_rows(now, unanswered_one(earlier, context));
}

bool replaces_unanswered(const Utterance& now, const Earlier& earlier,
                         const DialogueContext& context) {
  return earlier.unanswered_depends && !earlier.turns.empty() && names_value_only(now, true) &&
         names_value_only(unanswered_one(earlier, context), false);
}

bool passes_unanswered(const Utterance& now, const Earlier& earlier,
                       const DialogueContext& context) {
  if (earlier.turns.empty()) return false;
  const EarlierTurn& last = earlier.turns.back();
  const Utterance other = unanswered_one(earlier, context);
  if (names_again(now, other, last, context)) return true;
  return earlier.unanswered_depends &&
         (now.corrects || points_past(now, other) || leaves_rows(now, other) ||
          (names_value_only(now, true) && names_value_only(other, false)) ||
          rephrases(now, other, earlier.unanswered) ||
          (!last.question.empty() && names_rows_again(now, other, last, context)));
}

bool depends_on_unanswered(const Utterance& now, const Earlier& earlier,
                           const DialogueContext& context) {
  const Utterance other = unanswered_one(earlier, context);
  const std::vector<uint32_t> alone = tables_alone(now, context);
  for (const uint32_t t : alone)
    for (const Mention& m : other.lattice.mentions)
      if (m.kind == MentionKind::kTable && m.score >= 0.9F && m.table == t) return true;
  return earlier.unanswered_depends && !alone.empty();
}

bool is_part_of_unanswered(const Utterance& now, const Earlier& earlier,
                           const DialogueContext& context) {
  const Utterance other = unanswered_one(earlier, context);
  const std::vector<uint32_t> alone = tables_alone(now, context);
  return std::any_of(
      other.lattice.mentions.begin(), other.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kTable && m.score >= 0.9F &&
               std::any_of(alone.begin(), alone.end(), [&](uint32_t t) {
                 return t == m.table || (t != kNone && context.schema->graph.to_one(m.table, t));
               });
      });
}

}  // namespace ask::engine::dialogue
