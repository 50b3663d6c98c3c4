#include "agent/engine/dialogue/follow_up.h"

#include <algorithm>
#include <optional>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/bridging.h"
#include "agent/engine/dialogue/context_dependence.h"
#include "agent/engine/dialogue/described_ones.h"
#include "agent/engine/dialogue/figure_rules.h"
#include "agent/engine/dialogue/follow_up_errors.h"
#include "agent/engine/dialogue/follow_up_rules.h"
#include "agent/engine/dialogue/last_turns.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/pair_rules.h"
#include "agent/engine/dialogue/plain_corrections.h"
#include "agent/engine/dialogue/plain_openings.h"
#include "agent/engine/dialogue/pointed_nouns.h"
#include "agent/engine/dialogue/pointed_rows.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/dialogue/read_alone.h"
#include "agent/engine/dialogue/request_parts.h"
#include "agent/engine/dialogue/shown_names.h"
#include "agent/engine/dialogue/taught_turns.h"
#include "agent/engine/dialogue/unanswered.h"
#include "agent/engine/dialogue/utterance_shape.h"
#include "agent/engine/lexicon/follow_up_openings.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestNow = 400;  // bytes of a follow-up

FollowUp standing_alone(const Utterance& now, uint32_t from) {
  FollowUp out;
  out.question = now.text.substr(now.token(from).begin);
  out.confidence = 1;
  return out;
}

// Reads a question that may depend on the previous one. Alone it is answered if it is about other
// rows, or about the same where these were not restricted.
Result<std::optional<FollowUp>> may_follow(const Utterance& now, const Earlier& earlier,
                                           const DialogueContext& context, LastTurns& last) {
  std::optional<FollowUp> none;
  if (!earlier.unanswered.empty()) {
    if (dialogue::asks_of_same_rows(now, earlier, context))
      if (auto out = may_follow(now, {earlier.turns}, context, last); !out || *out) return out;
    const auto words = now.words();
    const bool which = words.size() == 2 && now.word(words[0]) == "which";
    if ((now.definite || which) && dialogue::is_part_of_unanswered(now, earlier, context))
      return orphaned(now.text, earlier.unanswered);
    const bool verb = now.names_no_rows() && now.word(now.begin) == "which";
    if ((verb && !earlier.turns.empty()) ||
        (now.elliptic && !dialogue::asks_first_in_time(now) &&
         dialogue::depends_on_unanswered(now, earlier, context)))
      return orphaned(now.text, earlier.unanswered);
    if (now.elliptic && earlier.unanswered_depends && !earlier.turns.empty() &&
        !earlier.turns.back().question.empty()) {
      const Base& base = last.base();
      if (base.understood() && shares_rows(now, base, tables_alone(now, context), context))
        return orphaned(now.text, earlier.unanswered);
    }
    return none;
  }
  if (earlier.turns.empty()) return none;
  const EarlierTurn& before = earlier.turns.back();
  if (before.question.empty()) return none;
  const Base& base = last.base();
  if (!base.understood()) return none;
  if (!now.elliptic && !now.columns) {
    auto out = dialogue::read_what_fits(dialogue::turn_of(now, base, context));
    if (!out) out = dialogue::read_first_of_listed(dialogue::turn_of(now, base, context));
    if (!out && now.names_no_rows()) return unread(now.text, before.question);
    return out;
  }
  const std::vector<uint32_t> tables = tables_alone(now, context);
  const bool alone = !tables.empty();
  if (alone && !shares_rows(now, base, tables, context) &&
      !leans_on_rows(now, base, tables, context))
    return none;
  const dialogue::Turn turn = dialogue::turn_of(now, base, context);
  if (auto out = now.elliptic ? dialogue::read_elliptic(turn) : dialogue::read_what_fits(turn))
    return out;
  const QueryBlock& block = base.block();
  if (!alone) return none;  // it is declined by its own words
  if (!block.where.empty() || block.limit || block.having || base.grouped())
    return unread(now.text, before.question);
  return none;
}

// "both of them", "which had more?": of the last two questions. Nullopt if these are no pair.
std::optional<FollowUp> of_last_two(const Utterance& now, const Earlier& earlier,
                                    const DialogueContext& context, LastTurns& last) {
  const size_t turns = earlier.turns.size();
  if (turns < 2 || !earlier.unanswered.empty() || !dialogue::refers_to_pair(now) ||
      earlier.turns[turns - 1].kind != name(FollowUpKind::kReplace) ||
      earlier.turns[turns - 2].question.empty())
    return std::nullopt;
  const Base &base = last.base(), &before = last.base(1);
  if (!base.understood() || !before.understood()) return std::nullopt;
  auto out = dialogue::read_pair(dialogue::turn_of(now, base, context), before);
  if (out && !base.interpretation().query(out->meaning)) return std::nullopt;
  return out;
}

// "and now I need the unpaid invoices": words of no content open it.
bool is_opening(std::string_view question) {
  const std::string all = text::folded(question), first = all.substr(0, all.find_first_of(" ,"));
  return text::is_one_of(first, kSmallTalk) || text::is_one_of(first, kOpeningConjunctions) ||
         text::is_one_of(first, kShowingLeads);
}

// A question of its own, without the words that only lead over to it: "ok, and how many venues are
// there?". Nullopt: it is as it was typed.
std::optional<FollowUp> independent(const Utterance& now, std::string_view question,
                                    const Earlier& earlier) {
  if (now.begin >= now.end || earlier.turns.empty()) return std::nullopt;
  if (now.changes_subject || now.after_remark || (now.reworded && is_opening(question)))
    return standing_alone(now, now.begin);
  if (now.begin == 0 || now.token(0).folded == kPoliteWord) return std::nullopt;
  return standing_alone(now, now.begin);
}

// "who were the guests?" after chosen episodes: of these, or of nothing.
std::optional<Result<std::optional<FollowUp>>> of_owned_rows(const Utterance& now,
                                                             std::string_view question,
                                                             const Earlier& earlier,
                                                             const DialogueContext& context,
                                                             LastTurns& last) {
  if (now.depends || now.changes_subject || earlier.turns.empty() || !earlier.unanswered.empty() ||
      earlier.turns.back().question.empty())
    return std::nullopt;
  const Base& base = last.base();
  if (!base.understood()) return std::nullopt;
  const std::string whole = with_owner(now, base, context);
  if (whole.empty()) return std::nullopt;
  const Utterance owned = utterance(whole, context.snapshot, context.schema->index);
  if (now.may_depend)
    if (auto out = may_follow(now, earlier, context, last); out && *out) return out;
  if (owned.depends)
    if (auto out = dialogue::read_follow_up(dialogue::turn_of(owned, base, context)))
      return std::optional(std::move(*out));
  return unread(question, earlier.turns.back().question);
}

// "how often was it groomed" as "how many groomings has it had"; "" if it is none of these.
std::string other_words(const Utterance& now, const Earlier& earlier,
                        const DialogueContext& context, LastTurns& last) {
  constexpr size_t kLongest = 12;  // words
  if (earlier.turns.empty() || !earlier.unanswered.empty() || now.changes_subject ||
      earlier.turns.back().question.empty() || now.words().size() > kLongest)
    return "";
  return dialogue::bridged(now, last.base(), context);
}

// "and Gareth?" as "and Gareth Pugh?", after another person.
std::string whole_names(const Utterance& now, const Earlier& earlier,
                        const DialogueContext& context, LastTurns& last) {
  if (earlier.turns.empty() || !earlier.unanswered.empty() || now.changes_subject ||
      earlier.turns.back().question.empty())
    return "";
  return dialogue::with_whole_names(now, last.base(), context);
}

// "what are the late night ones called" after the number of films in each section.
std::optional<FollowUp> of_some_shown(const Utterance& now, const Earlier& earlier,
                                      const DialogueContext& context, LastTurns& last) {
  if (earlier.turns.empty() || !earlier.unanswered.empty() || now.changes_subject ||
      earlier.turns.back().question.empty() || !last.base().understood())
    return std::nullopt;
  return dialogue::of_described_ones(dialogue::turn_of(now, last.base(), context));
}

// "show me those shifts" after the pay of the nurse with the most shifts: of the question before
// that, which has such rows.
std::optional<FollowUp> of_named_rows(const Utterance& now, const Earlier& earlier,
                                      const DialogueContext& context, LastTurns& last) {
  if (earlier.turns.size() < 2 || now.pronouns.size() != 1 || !now.pronouns[0].named ||
      earlier.turns[earlier.turns.size() - 2].question.empty())
    return std::nullopt;
  const Pronoun& p = now.pronouns[0];
  const auto named =
      std::find_if(now.lattice.mentions.begin(), now.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kTable && m.begin == p.begin + 1 && m.end == p.end;
      });
  if (named == now.lattice.mentions.end() || !last.base().understood() ||
      last.base().topic() == named->table)
    return std::nullopt;
  const Base& base = last.base(1);
  if (!base.understood() || !mentions(base.block(), named->table) ||
      base.facts().identifier(base.facts().name_of(named->table)))
    return std::nullopt;
  return dialogue::read_follow_up(dialogue::turn_of(now, base, context));
}

// Of the figures that the last turn showed: "which types have at least 5?", "who is older than
// that?".
std::optional<Result<std::optional<FollowUp>>> of_figures(const Utterance& now,
                                                          const Earlier& earlier,
                                                          const DialogueContext& context,
                                                          LastTurns& last) {
  if (now.changes_subject || now.begin >= now.end) return std::nullopt;
  if (!earlier.unanswered.empty()) {
    if (!dialogue::bounds_unnamed_figure(now)) return std::nullopt;
    return orphaned(now.text, earlier.unanswered);
  }
  if (earlier.turns.empty() || earlier.turns.back().question.empty() || !last.base().understood())
    return std::nullopt;
  if (auto out = dialogue::of_shown_figures(dialogue::turn_of(now, last.base(), context)))
    return std::optional(Result(std::move(out)));
  if (!last.base().grouped() || !dialogue::bounds_unnamed_figure(now)) return std::nullopt;
  return unread(now.text, earlier.turns.back().question);
}

// A question that could stand alone but for its "these": of what was shown, or of nothing. Nullopt:
// it does not point at anything in this way.
std::optional<Result<std::optional<FollowUp>>> of_shown_rows(const Utterance& now,
                                                             std::string_view question,
                                                             const Earlier& earlier,
                                                             const DialogueContext& context,
                                                             LastTurns& last, bool declined) {
  const bool after = !earlier.turns.empty() && !earlier.turns.back().question.empty();
  const bool points = !dialogue::pointed_nouns(now).empty() ||
                      (after && dialogue::first_group_named(now) && last.base().grouped());
  if (!points && !declined && !now.changes_subject && !earlier.unanswered.empty() &&
      dialogue::means_unanswered_rows(now, earlier, context))
    return orphaned(question, earlier.unanswered);
  if (now.changes_subject || (!points && (!declined || now.pronouns.empty()))) return std::nullopt;
  if (!earlier.unanswered.empty())
    return points ? std::optional<Result<std::optional<FollowUp>>>(
                        orphaned(question, earlier.unanswered))
                  : std::nullopt;
  if (!after) return std::nullopt;
  if (last.base().understood())
    if (auto out = dialogue::of_pointed_rows(dialogue::turn_of(now, last.base(), context)))
      return std::optional(Result(std::move(out)));
  if (!points) return std::nullopt;
  return unread(question, shown(earlier.turns.back()));
}

// "forget that, which boats are red?", "wait, how many boats are there?": a question of its own
// that does not fit the one before.
std::optional<FollowUp> after_dismissal(const Utterance& now, std::string_view question,
                                        const DialogueContext& context) {
  const size_t begin = dialogue::after_remarks(now.text, true);
  if (begin == 0 && !now.corrects) return std::nullopt;
  const auto end = static_cast<uint32_t>(now.lattice.tokens.size());
  const std::string rest = begin > 0 ? now.text.substr(begin) : now.span(now.begin, end);
  const Utterance alone = utterance(rest, context.snapshot, context.schema->index);
  if (rest.size() >= question.size() || alone.only || !dialogue::is_complete(alone) ||
      !reads_alone(alone, context))
    return std::nullopt;
  return standing_alone(alone, alone.begin);
}

// "wait, how many boats are there?" after people: it corrects nothing.
bool names_no_table_of(const Utterance& now, const Base& base) {
  const auto& mentions = now.lattice.mentions;
  return now.corrects && base.understood() && now.pronouns.empty() && !now.only &&
         std::none_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
           return m.kind == MentionKind::kTable && m.score >= dialogue::kNamedScore &&
                  base.has_table(m.table);
         });
}

// A follow-up as one request, in the words that it has.
Result<std::optional<FollowUp>> read_request(const Utterance& now, std::string_view question,
                                             const Earlier& earlier, const DialogueContext& context,
                                             LastTurns& last) {
  std::optional<FollowUp> none;
  if (auto out = of_figures(now, earlier, context, last)) return *out;
  if (auto out = of_last_two(now, earlier, context, last)) return out;
  if (auto out = of_owned_rows(now, question, earlier, context, last)) return *out;
  if (!now.depends && (!now.may_depend || (now.changes_subject && dialogue::is_complete(now))))
    return independent(now, question, earlier);
  if (now.may_depend) return may_follow(now, earlier, context, last);
  if (!earlier.unanswered.empty() && reads_alone(now, context))
    return std::optional(standing_alone(now, now.begin));
  // "who treated her then": when is what was not answered
  const bool then = now.end < now.lattice.tokens.size() && is_question_word(now.word(now.begin)) &&
                    now.token(now.end).folded == "then";
  if (!earlier.unanswered.empty() && (then || !dialogue::passes_unanswered(now, earlier, context)))
    return orphaned(question, earlier.unanswered);
  if (earlier.turns.empty()) return none;
  const EarlierTurn* before = &earlier.turns.back();
  if (before->question.empty() && !before->asked.empty()) {
    if (reads_alone(now, context)) return std::optional(standing_alone(now, now.begin));
    return after_sql(question);
  }
  if (question.size() > kLongestNow || before->question.empty())
    return unread(question, shown(*before));
  if (dialogue::means_more_than_some(now, before->asked)) return unread(question, shown(*before));
  // "no, the ones that did": takes the place of the last restriction.
  const bool instead =
      now.corrects && earlier.turns.size() > 1 && earlier.unanswered.empty() &&
      (before->kind == name(FollowUpKind::kNarrow) || before->kind == name(FollowUpKind::kRest));
  for (size_t back = instead ? 2 : 1; back-- > 0;) {
    if (earlier.turns[earlier.turns.size() - 1 - back].question.empty()) continue;
    const Base& base = last.base(back);
    if (names_other_rows(now, &base, context)) return std::optional(standing_alone(now, now.begin));
    if (back == 0 && names_no_table_of(now, base))
      if (auto out = after_dismissal(now, question, context)) return out;
    if (base.understood())
      if (auto out = dialogue::read_follow_up(dialogue::turn_of(now, base, context))) {
        if (out->kind != FollowUpKind::kReplace && !earlier.unanswered.empty() &&
            dialogue::replaces_unanswered(now, earlier, context))
          return orphaned(question, earlier.unanswered);
        return out;
      }
  }
  if (auto out = of_named_rows(now, earlier, context, last)) return out;
  if (auto out = after_dismissal(now, question, context)) return out;
  return unread(question, shown(*before));
}

// A follow-up as one request. `complete_names`: names of which it has a part may be completed.
Result<std::optional<FollowUp>> single_follow_up(std::string_view question, const Earlier& earlier,
                                                 const DialogueContext& context,
                                                 bool complete_names = true) {
  const SchemaIndex& index = context.schema->index;
  const Utterance now = utterance(question, context.snapshot, index);
  LastTurns last(earlier, context);
  const std::string named = complete_names ? whole_names(now, earlier, context, last) : "";
  if (!named.empty())
    if (auto out = single_follow_up(named, earlier, context, false);
        out && *out && (*out)->kind != FollowUpKind::kAlone)
      return out;
  if (const std::string other = other_words(now, earlier, context, last); !other.empty()) {
    const Utterance reworded = utterance(other, context.snapshot, index);
    if (auto out = read_request(reworded, question, earlier, context, last); out && *out)
      return out;
  }
  auto out = read_request(now, question, earlier, context, last);
  if (!out || !*out || (*out)->kind == FollowUpKind::kAlone)
    if (auto ones = of_some_shown(now, earlier, context, last)) return ones;
  if (!out || !*out || (*out)->kind == FollowUpKind::kAlone)
    if (auto pointed = of_shown_rows(now, question, earlier, context, last, !out))
      return std::move(*pointed);
  if (!out || (*out && (*out)->kind != FollowUpKind::kAlone)) return out;
  if (!earlier.unanswered.empty()) {
    if (!asks_of_all(now, context)) return out;
    if (is_question_word(now.word(now.begin)) || opens_with_question_word(question))
      return orphaned(question, earlier.unanswered);
    if (earlier.turns.empty() || earlier.turns.back().question.empty()) return out;
    // "sum of the amounts?" of what was shown before the question that was not answered
    auto past = single_follow_up(question, {earlier.turns}, context);
    if (past && *past && (*past)->kind != FollowUpKind::kAlone) return past;
  } else if (!earlier.turns.empty() && !earlier.turns.back().question.empty()) {
    if (dialogue::compares_with_that(now)) return unread(question, earlier.turns.back().question);
    if (last.base().understood() && forgets_rows(now, last.base(), context)) {
      const std::string pointed = pointing_at_topic(now, last.base());
      if (!pointed.empty())
        if (auto of_rows = single_follow_up(pointed, earlier, context, complete_names);
            of_rows && *of_rows && (*of_rows)->kind != FollowUpKind::kAlone)
          return of_rows;
      return unread(question, earlier.turns.back().question);
    }
  }
  return out;
}

// Both parts of a follow-up with two requests, the second of the rows of the first. Nullopt if one
// of them is no follow-up, or takes back what the other asks for. `more`: the second may be two.
std::optional<FollowUp> both_parts(const dialogue::Parts& parts, const Earlier& earlier,
                                   const DialogueContext& context, bool more = true) {
  auto first = single_follow_up(parts.first, earlier, context);
  if (!first && dialogue::keeps_rows(parts.first, earlier.turns.back(), context)) {
    auto second = single_follow_up(parts.second, earlier, context);
    return second && *second && (*second)->kind == FollowUpKind::kGroup ? *second : std::nullopt;
  }
  if (!first || !*first || (*first)->kind == FollowUpKind::kAlone) return std::nullopt;
  std::vector<EarlierTurn> turns(earlier.turns.begin(), earlier.turns.end());
  const FollowUp& one = **first;
  turns.push_back({parts.first, one.question, "", &one.meaning, name(one.kind)});
  auto second = single_follow_up(parts.second, {turns}, context);
  if (!second && more)
    for (const dialogue::Parts& rest : dialogue::joined_requests(parts.second))
      if (auto both = both_parts(rest, {turns}, context, false)) {
        second = std::move(both);
        break;
      }
  if (!second || !*second) return std::nullopt;
  FollowUp out = std::move(**second);
  if (out.kind != FollowUpKind::kAlone) dialogue::show_both(one, out);
  if (!dialogue::keeps_part(one, out)) return std::nullopt;
  out.confidence = std::min(out.confidence, one.confidence);
  return out;
}

// The rows of the base are those that the words name, and it has all their words.
bool is_about(const Base& base, const Utterance& topic) {
  bool named = false;
  for (const uint32_t i : topic.words()) {
    if (filler(topic.word(i)) >= 0.6F || is_preposition(topic.word(i))) continue;
    const bool rows = std::any_of(
        topic.lattice.mentions.begin(), topic.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin <= i && m.end > i &&
                 (m.table == base.topic() || m.table == base.block().entity);
        });
    if (!rows && !base.says(topic.token(i))) return false;
    named |= rows;
  }
  return named;
}

// "ok back to the open defects - just the major ones": a follow-up of the last question about them.
std::optional<Result<std::optional<FollowUp>>> of_earlier_turn(const dialogue::Parts& parts,
                                                               const Earlier& earlier,
                                                               const DialogueContext& context) {
  constexpr size_t kMostTurns = 4;
  const Utterance topic = utterance(parts.first, context.snapshot, context.schema->index);
  for (size_t n = 0; n < std::min(kMostTurns, earlier.turns.size()); ++n) {
    const size_t at = earlier.turns.size() - 1 - n;
    if (earlier.turns[at].question.empty()) continue;
    const Base base(earlier.turns[at], context);
    if (!base.understood() || !is_about(base, topic)) continue;
    return single_follow_up(parts.second, {earlier.turns.first(at + 1)}, context);
  }
  return std::nullopt;
}

// A follow-up that nothing else reads, as the end of the last question.
std::optional<FollowUp> as_end_of_last(std::string_view question, const Earlier& earlier,
                                       const DialogueContext& context) {
  const Utterance now = utterance(question, context.snapshot, context.schema->index);
  const Base base(earlier.turns.back(), context);
  if (!base.understood() || now.changes_subject || now.begin >= now.end) return std::nullopt;
  return dialogue::read_as_end(dialogue::turn_of(now, base, context));
}

// A follow-up, after turns that were asked in words.
Result<std::optional<FollowUp>> whole_follow_up(std::string_view question, const Earlier& earlier,
                                                const DialogueContext& context) {
  if (question.size() <= kLongestNow)
    if (const auto parts = dialogue::led_back(question))
      if (auto out = of_earlier_turn(*parts, earlier, context); out && *out && **out) return *out;
  const bool based = !earlier.turns.empty() && !earlier.turns.back().question.empty() &&
                     earlier.unanswered.empty() && question.size() <= kLongestNow;
  if (based)
    if (const auto parts = dialogue::two_sentences(question)) {
      const Utterance one = utterance(parts->first, context.snapshot, context.schema->index);
      const Utterance two = utterance(parts->second, context.snapshot, context.schema->index);
      if ((one.depends || dialogue::refers_to_shown(one)) && !two.changes_subject &&
          two.begin < two.end) {
        if (auto out = both_parts(*parts, earlier, context)) return std::optional(std::move(*out));
        return unread(question, shown(earlier.turns.back()));
      }
    }
  if (const std::string corrected =
          based ? dialogue::corrected_value(question, earlier.turns.back().question) : "";
      !corrected.empty()) {
    auto out = single_follow_up(corrected, earlier, context);
    return out && *out ? std::move(out) : unread(question, shown(earlier.turns.back()));
  }
  if (based)
    if (const auto parts = dialogue::extreme_first(question)) {
      if (auto out = both_parts(*parts, earlier, context)) return std::optional(std::move(*out));
      return unread(question, shown(earlier.turns.back()));
    }
  if (based)
    if (const auto parts = dialogue::ordered_at_end(question))
      if (auto out = both_parts(*parts, earlier, context)) return std::optional(std::move(*out));
  auto whole = single_follow_up(question, earlier, context);
  if (based && whole && *whole && (*whole)->kind != FollowUpKind::kAlone)
    if (const auto parts = dialogue::two_questions(question)) {
      const auto second = single_follow_up(parts->second, earlier, context);
      if (!second || !*second || (*second)->kind == FollowUpKind::kAlone)
        return unread(question, shown(earlier.turns.back()));
      if (auto out = both_parts(*parts, earlier, context)) return std::optional(std::move(*out));
      const auto first = single_follow_up(parts->first, earlier, context);
      if (first && *first && (*first)->meaning.block == (*whole)->meaning.block)
        return unread(question, shown(earlier.turns.back()));  // it passes over the second
    }
  if (whole || !based) return whole;
  for (const dialogue::Parts& parts : dialogue::joined_requests(question))
    if (auto out = both_parts(parts, earlier, context)) return std::optional(std::move(*out));
  if (auto out = as_end_of_last(question, earlier, context)) return out;
  return whole;
}

}  // namespace

Result<std::optional<FollowUp>> follow_up(std::string_view question, const Earlier& earlier,
                                          const DialogueContext& context) {
  if (context.snapshot.catalog.tables.empty()) return std::optional<FollowUp>();
  if (question.size() <= kLongestNow)
    if (auto out = dialogue::after_sql_turn(question, earlier, context, whole_follow_up))
      return std::move(*out);
  return whole_follow_up(question, earlier, context);
}

}  // namespace ask::engine
