#include "agent/engine/dialogue/superlative_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/figure_rules.h"
#include "agent/engine/dialogue/anaphora.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/date_rules.h"
#include "agent/engine/dialogue/group_rules.h"
#include "agent/engine/dialogue/measure_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/order_rules.h"
#include "agent/engine/dialogue/other_extremes.h"
#include "agent/engine/dialogue/placement.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/dialogue/standing_rules.h"
#include "agent/engine/lexicon/attendance_words.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine::dialogue {
namespace {

// "which ward ..." after numbers of months: a noun that is none of the groups.
bool asks_other_noun(const Turn& turn) {
  if (!turn.base.grouped() || turn.words.size() < 3 || turn.now.names_no_rows() ||
      !text::is_one_of(turn.now.word(turn.words[0]), {"which", "what", "wich"}))
    return false;
  const Period period = period_named(turn.now.word(turn.words[1]));
  bool named = false;
  for (const Mention& m : turn.now.lattice.mentions) {
    const bool table = m.kind == MentionKind::kTable && m.score >= 0.9F;
    const bool column = m.kind == MentionKind::kColumn && m.score >= 0.85F;
    if ((!table && !column) || m.begin != turn.words[1]) continue;
    named = true;
    for (const ColumnExpr& g : turn.base.block().group)
      if (g.home() == m.table ||
          (m.kind == MentionKind::kColumn && g.table == m.table && g.column == m.column))
        return false;
  }
  for (const ColumnExpr& g : turn.base.block().group) {
    if (period != Period::kWhole && g.period == period) return false;
    if (!g.whole() && g.period == Period::kWhole &&
        turn.base.facts().has_word(g, turn.now.token(turn.words[1]).lemma))
      return false;
  }
  return named || period != Period::kWhole;
}

// The noun of "which ward had" and "for which class" that the words up to `stop` are; else "".
std::string noun_before(const Turn& turn, size_t stop, std::string_view end) {
  const size_t which = is_preposition(turn.now.word(turn.words[0])) ? 1 : 0;
  if (which >= stop || !text::is_one_of(turn.now.word(turn.words[which]), {"which", "what"}) ||
      (turn.base.grouped() && !asks_other_noun(turn)))
    return "";
  const std::string_view verb = turn.now.word(turn.words[stop - 1]);
  const bool has = text::is_one_of(verb, kPossessionForms);
  const bool is = text::is_one_of(verb, {"is", "was", "were"});
  const size_t to = stop - (has || is ? 1 : 0);
  if (to <= which + 1 || to > which + 3) return "";
  // "which plan is the highest" is answered by a column of the plans.
  const bool period = period_named(turn.now.word(turn.words[which + 1])) != Period::kWhole;
  if (!has && !period && which == 0 && !is_activity_superlative(end)) return "";
  return turn.now.span(turn.words[which + 1], turn.words[to - 1] + 1);
}

// "came in": a verb of coming with its particle.
bool is_coming(std::string_view verb) {
  return text::is_one_of(verb, kComingVerbs) || text::is_one_of(verb, kComesInForms);
}

// The people that the counted rows belong to, of "who cancelled" that the words up to `stop` are:
// the verb adds no condition. Else "".
std::string people_before(const Turn& turn, size_t stop) {
  const bool particle =
      stop == 3 && text::is_one_of(turn.now.word(turn.words[2]), kLinkingParticles);
  if (stop != 2 && !particle) return "";
  // Numbers of months, which those of people take the place of.
  const QueryBlock& block = turn.base.block();
  const bool periods = std::all_of(block.group.begin(), block.group.end(), [](const ColumnExpr& g) {
    return g.period != Period::kWhole;
  });
  if (!periods || (turn.base.aggregate()->fn != Aggregate::kCount && !block.group.empty()))
    return "";
  const Token& verb = turn.now.token(turn.words[1]);
  const bool named =
      std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                  [&](const Mention& m) {
                    return m.kind == MentionKind::kTable && m.table == block.entity &&
                           m.begin == turn.words[1] && m.score >= 0.6F;
                  });
  const std::string coming = std::string(verb.folded) + " " +
                             (particle ? std::string(turn.now.word(turn.words[2])) : "");
  const bool known = text::is_one_of(verb.lemma, kSupportVerbs) || turn.base.says(verb) || named ||
                     (particle && is_coming(coming));
  const bool works = text::is_one_of(verb.lemma, kStaffVerbs) || verb.lemma == kDoForms[0];
  uint32_t owner = known && works ? people_table(turn, block.entity, true) : kNone;
  if (known && owner == kNone) owner = people_table(turn, block.entity, false);
  if (owner == kNone) return "";
  const std::vector<std::string> nouns = turn.base.nouns(owner);
  return nouns.empty() ? "" : nouns.back();
}

// "who joined first?"
bool names_first_place(const Turn& turn) {
  return turn.now.elliptic && turn.now.word(turn.words[0]) == "who" &&
         (turn.now.word(turn.words.back()) == "first" ||
          turn.now.word(turn.words.back()) == "last");
}

// The short questions that ask for the first of the rows.
std::vector<std::string> superlative_texts(const Turn& turn) {
  std::vector<std::string> texts;
  const std::string_view first = turn.now.word(turn.words[0]);
  const bool one = turn.now.word(turn.words.back()) == "one" && first == "the";
  if (!turn.now.pronouns.empty() && !one) texts = with_antecedents(turn);
  for (const std::string& noun : turn.nouns) {
    // "what's the longest one?"
    if (turn.now.word(turn.words.back()) == "one" && turn.words.size() > 2 &&
        turn.now.pronouns.empty() && text::is_one_of(first, {"what", "whats", "who", "whos"}))
      texts.push_back(
          fmt::format("the {} {}", turn.now.word(turn.words[turn.words.size() - 2]), noun));
    const bool asks = text::is_one_of(first, {"who", "which", "what", "whos", "wich"});
    if (asks && turn.now.pronouns.empty()) {
      const size_t skip = turn.words.size() > 1 && turn.now.word(turn.words[1]) == "'s" ? 2 : 1;
      texts.push_back(fmt::format("which {}{} {}", noun, skip == 2 || first == "whos" ? " is" : "",
                                  words_from(turn, skip)));
      if (names_first_place(turn))
        texts.push_back(
            fmt::format("which {} {} {}", noun, turn.now.span(turn.words[1], turn.words.back()),
                        turn.now.word(turn.words.back()) == "first" ? kFirstInTime : kLastInTime));
    } else if (!asks) {
      // "top 3 by price"
      if (text::is_one_of(first, kRankEnds) && turn.words.size() > 2 && has(turn, "by"))
        texts.push_back(fmt::format("{} {} {}", turn.now.span(turn.words[0], turn.words[2]), noun,
                                    words_from(turn, 2)));
      const size_t last = turn.words.size() - (turn.now.word(turn.words.back()) == "one" ? 1U : 0U);
      if (last < (first == "the" ? 2U : 1U)) continue;
      const std::string body =
          turn.now.span(turn.words[first == "the" ? 1 : 0], turn.words[last - 1] + 1);
      texts.push_back(fmt::format("the {} {}", body, noun));
    }
  }
  return texts;
}

// "the most expensive" of jobs is not the one whose mechanic has the highest rate, where each has
// several.
bool orders_by_others(const Turn& turn, const ValueExpr& term) {
  const uint32_t home = term.column.home(), topic = turn.base.topic();
  if (term.fn != Aggregate::kPlain || home == topic ||
      turn.context.schema->graph.to_one(topic, home))
    return false;
  return std::none_of(
      turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kTable && m.table == home && m.score >= 0.9F &&
               m.begin >= turn.now.begin && m.end <= turn.now.end;
      });
}

// How the engine reads the first of the rows.
std::optional<Probe> graded_rows(const Turn& turn) {
  const std::string_view first = turn.now.word(turn.words[0]);
  const uint32_t topic = turn.base.topic();
  const bool named = std::any_of(
      turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kTable && m.score >= 0.72F && m.begin == turn.words[0] + 1;
      });
  const bool chosen = text::is_one_of(first, {"who", "which", "whos", "wich"}) && !named;
  return best_probe(turn, superlative_texts(turn), [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    const bool there = mentions(b, topic);
    // "who earns the most of them?" shows one of them.
    const bool shown = !chosen || shows_topic(turn, b);
    // "the longest of their tracks" is not answered by a column of the artists.
    const bool others = !b.select.empty() && b.select[0].column.home() != topic;
    if (others && !b.order.empty() && b.order[0].term.column.home() == topic) return false;
    if (!others && !b.order.empty() && orders_by_others(turn, b.order[0].term)) return false;
    if (orders_by_other_date(turn, b)) return false;
    return there && shown && !b.order.empty() && b.limit && b.best_of.empty() &&
           b.outer == Aggregate::kPlain;
  });
}

// "and who has the fewest?"
bool asks_who_has_end(const Turn& turn) {
  if (turn.words.size() < 3 || turn.words.size() > 5 ||
      !text::is_one_of(turn.now.word(turn.words[0]), {"who", "which", "what"}))
    return false;
  return std::all_of(turn.words.begin() + 1, turn.words.end() - 1, [&](uint32_t i) {
    return turn.now.word(i) == "the" || turn.now.word(i) == "one" ||
           text::is_one_of(turn.now.word(i), kPossessionForms);
  });
}

// "and the least?" after the row with the most, "and the best?" after an average score.
RuleResult bare_end(const Turn& turn) {
  const std::string_view word = turn.now.word(turn.words.back());
  const bool bare =
      turn.words.size() == 1 || (turn.words.size() == 2 && turn.now.word(turn.words[0]) == "the");
  if (!(is_highest_word(word) || is_lowest_word(word))) return std::nullopt;
  const Aggregate fn = is_highest_word(word) ? Aggregate::kMaximum : Aggregate::kMinimum;
  const bool with = has(turn, "with") && has_only(turn, kEndRequestWords);
  if ((with || bare || asks_who_has_end(turn)) && ranks_groups(turn))
    if (RuleResult out = other_end(turn, fn)) return out;
  if (!bare || turn.base.grouped()) return std::nullopt;
  if (RuleResult out = other_end(turn, fn)) return out;
  const ValueExpr* measured = turn.base.aggregate();
  const bool numbers = measured != nullptr && measured->fn != Aggregate::kCount;
  return numbers && text::is_one_of(word, kQualitySuperlatives) ? replace_aggregate(turn, fn)
                                                                : std::nullopt;
}

std::vector<ValueExpr>::iterator first_aggregate(std::vector<ValueExpr>& select) {
  return std::find_if(select.begin(), select.end(),
                      [](const ValueExpr& v) { return v.fn != Aggregate::kPlain; });
}

// The first groups of the form by its aggregate. False if it has none.
bool take_first(FollowUp& found, bool descending, int64_t limit) {
  QueryBlock& block = found.meaning.block;
  const auto measured = first_aggregate(block.select);
  if (measured == block.select.end()) return false;
  block.order = {{*measured, descending}};
  block.limit = limit;
  block.offset.reset();
  block.ties = false;
  return true;
}

// "when was her last visit?" is answered by a date, and by no row; and by one of the visits.
bool answers_when(const Turn& turn, const QueryBlock& own) {
  if (turn.now.word(turn.words[0]) != kTimeQuestionWord) return true;
  const bool dated = std::any_of(own.select.begin(), own.select.end(), [&](const ValueExpr& v) {
    return !v.column.whole() && turn.base.facts().temporal(v.column);
  });
  const auto& mentioned = turn.now.lattice.mentions;
  return dated && std::all_of(mentioned.begin(), mentioned.end(), [&](const Mention& m) {
           return m.kind != MentionKind::kTable || m.score < 0.9F || mentions(own, m.table) ||
                  m.end > turn.now.end;
         });
}

}  // namespace

bool is_highest_word(std::string_view word) { return text::is_one_of(word, kHighestWords); }

bool is_lowest_word(std::string_view word) { return text::is_one_of(word, kLowestWords); }

namespace {

// "the worst" of costs or complaints is the one with the most of them.
bool measures_something_bad(const Turn& turn) {
  const ValueExpr& measured = *turn.base.aggregate();
  const SchemaIndex& index = turn.context.schema->index;
  const auto bad = [&](const std::vector<uint32_t>& words) {
    return std::any_of(words.begin(), words.end(), [&](uint32_t w) {
      return text::is_one_of(index.word(w).lemma, kBadAmountNouns);
    });
  };
  const uint32_t home = measured.column.valid() ? measured.column.home() : kNone;
  if (home != kNone && bad(index.table(home).words)) return true;
  return !measured.column.whole() && home != kNone &&
         bad(index.column(measured.column.table, measured.column.column).words);
}

// "and the highest fee?" after average fees asks for the highest fees, and no group.
bool names_bound_of_measure(const Turn& turn) {
  const ValueExpr* measured = turn.base.aggregate();
  const size_t at = turn.now.word(turn.words[0]) == "the" ? 1 : 0;
  if (measured == nullptr || !turn.base.grouped() || measured->fn == Aggregate::kCount ||
      measured->column.whole() || turn.words.size() < at + 2 || turn.words.size() > at + 3 ||
      !aggregate_named(turn.now.word(turn.words[at])) || turn.base.block().limit)
    return false;
  return std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                     [&](const Mention& m) {
                       return m.kind == MentionKind::kColumn && m.begin == turn.words[at + 1] &&
                              m.end == turn.now.end && m.table == measured->column.table &&
                              m.column == measured->column.column;
                     });
}

}  // namespace

bool takes_group_order(const Turn& turn, bool& descending) {
  if (!turn.base.grouped() || turn.base.aggregate() == nullptr ||
      turn.base.block().outer != Aggregate::kPlain)
    return false;
  if (asks_other_noun(turn)) return false;
  int found = 0;
  std::vector<std::string> base_lemmas;
  for (const Token& token : turn.base.interpretation().lattice().tokens)
    base_lemmas.push_back(token.lemma);
  for (const uint32_t i : turn.words) {
    const Token& token = turn.now.token(i);
    const std::string_view word = token.folded;
    const bool pointed = std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(),
                                     [&](const Pronoun& p) { return i >= p.begin && i < p.end; });
    if (is_highest_word(word) || is_lowest_word(word)) {
      if (i > turn.now.begin && turn.now.word(i - 1) == "at") return false;  // "at least 4"
      // "the longest" is not the one with the most of them.
      if (turn.base.aggregate()->fn == Aggregate::kCount &&
          text::is_one_of(word, kLengthSuperlatives))
        return false;
      descending = is_highest_word(word);
      if (text::is_one_of(word, kQualitySuperlatives) && measures_something_bad(turn))
        descending = !descending;
      ++found;
      continue;
    }
    if (const auto largest = order_on_scale(turn, i)) {
      descending = *largest;
      ++found;
      continue;
    }
    const bool costs =
        token.lemma == kCostingVerb && turn.base.aggregate()->fn != Aggregate::kCount;
    const bool light = costs || filler(word) >= 0.7F || is_question_word(word) ||
                       is_request_word(word) || is_preposition(word) ||
                       text::is_one_of(word, kRankFillers) ||
                       text::is_one_of(token.lemma, kRankVerbs) || place_named(word) > 0;
    const bool number = std::any_of(
        turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kNumber && m.begin <= i && m.end > i;
        });
    const bool repeated = contains(base_lemmas, token.lemma);
    // "who talked longest?" of hours on the phone
    const bool verb =
        turn.words.size() > 1 && i == turn.words[1] && turn.now.word(turn.words[0]) == "who" &&
        has_past_suffix(word) &&
        std::none_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                     [&](const Mention& m) {
                       return m.begin <= i && m.end > i && m.score >= 0.72F &&
                              (m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn ||
                               (m.kind == MentionKind::kValue && m.found));
                     });
    if (!pointed && !light && !number && !repeated && !verb) return false;
  }
  return found == 1;
}

RuleResult first_of_others(const Turn& turn) {
  if (turn.base.aggregate() == nullptr || turn.base.block().limit) return std::nullopt;
  size_t last = before_same_period(turn) - 1;
  if (turn.now.word(turn.words[last]) == "often" && last > 0) --last;
  const std::string_view end = turn.now.word(turn.words[last]);
  size_t stop = last;  // of the words before "the most"
  if (stop > 0 && turn.now.word(turn.words[stop - 1]) == "the") --stop;
  if (stop == 0 || !(is_highest_word(end) || is_lowest_word(end))) return std::nullopt;
  const std::string by = turn.now.word(turn.words[0]) == "who" ? people_before(turn, stop)
                                                               : noun_before(turn, stop, end);
  RuleResult out = by.empty() ? RuleResult() : grouped_by(turn, "per " + by);
  if (!out) return std::nullopt;
  if (!take_first(*out, is_highest_word(end), 1)) return std::nullopt;
  std::vector<ValueExpr>& select = out->meaning.block.select;
  if (!turn.base.grouped()) select.erase(first_aggregate(select));
  out->kind = FollowUpKind::kSuperlative;
  out->question = fmt::format("{} ({})", turn.base.text(), turn.now.body());
  return out;
}

RuleResult first_of_noun(const Turn& turn) {
  const auto count = only_number(turn);
  const std::string_view first = turn.now.word(turn.words[0]);
  const size_t noun = turn.words.size() == 4 && first == "the" ? 3 : 2;
  const std::string_view end = turn.now.word(turn.words[noun - 2]);
  if (!count || *count < 1 || *count > 1e6 || turn.words.size() != noun + 1 ||
      !text::is_one_of(end, kRankEnds) || turn.base.aggregate() == nullptr ||
      turn.base.block().limit || turn.base.block().having)
    return std::nullopt;
  const bool known =
      turn.base.grouped() &&
      std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                  [&](const Mention& m) {
                    return m.begin == turn.words[noun] && m.kind == MentionKind::kTable &&
                           m.table == turn.base.block().group[0].home() && groups_are_rows(turn);
                  });
  RuleResult out;
  if (known) {
    out = follow_up_of(turn, FollowUpKind::kLimit, turn.base.block(), "", kUnprobedConfidence);
  } else {
    out = grouped_by(turn, "per " + std::string(turn.now.token(turn.words[noun]).lemma));
  }
  if (!out) return std::nullopt;
  if (!take_first(*out, end == kRankAdjective, static_cast<int64_t>(*count))) return std::nullopt;
  out->kind = FollowUpKind::kLimit;
  out->question = fmt::format("{} ({})", turn.base.text(), turn.now.body());
  return out;
}

bool is_graded(const Turn& turn) {
  bool graded = names_first_place(turn);
  for (const Mention& m : turn.now.lattice.mentions) {
    const bool cue = m.kind == MentionKind::kCue &&
                     (m.cue == Cue::kSuperlative || m.cue == Cue::kMost || m.cue == Cue::kLeast ||
                      m.cue == Cue::kTopN || m.cue == Cue::kMaximum || m.cue == Cue::kMinimum);
    graded |= cue && m.begin >= turn.now.begin && m.end <= turn.now.end;
  }
  for (const uint32_t i : turn.words)
    graded |= is_highest_word(turn.now.word(i)) || is_lowest_word(turn.now.word(i));
  return graded;
}

namespace {

// "and the 3 cheapest" after the 3 dearest: the first of the other order, of all rows.
RuleResult first_of_same_order(const Turn& turn, const QueryBlock& own) {
  const QueryBlock& before = turn.base.block();
  if (!turn.now.pronouns.empty() || is_question_word(turn.now.word(turn.words[0])) ||
      !turn.base.lists() || !before.limit || before.order.size() != 1 ||
      own.order.size() != 1 || !own.limit || !before.best_of.empty() || !own.where.empty() ||
      !(before.order[0].term.column == own.order[0].term.column) ||
      before.order[0].descending == own.order[0].descending)
    return std::nullopt;
  QueryBlock block = before;
  block.order[0].descending = own.order[0].descending;
  block.limit = own.limit;
  block.offset.reset();
  block.ties = false;
  return follow_up_of(turn, FollowUpKind::kSuperlative, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

}  // namespace

namespace {

// True if the first of the rows is that by a date, or by the time since one.
bool is_of_time(const Turn& turn, const QueryBlock& own) {
  const ColumnExpr& by = own.order[0].term.column;
  return by.adjust != ColumnExpr::Adjust::kAsIs || turn.base.facts().temporal(by);
}

// "its roads with their lengths, longest first": all of them.
bool ends_with_order(const Utterance& now) {
  return now.end > now.begin + 4 && now.word(now.end - 1) == "first" &&
         now.is_mark(now.end - 3) && has_superlative_suffix(now.word(now.end - 2));
}

}  // namespace

RuleResult first_of_rows(const Turn& turn) {
  // "add the lowest price as well" asks for a column.
  if (!is_graded(turn) || is_addition_verb(turn.now.word(turn.words[0])) ||
      ends_with_order(turn.now))
    return std::nullopt;
  if (RuleResult out = first_of_shown(turn)) return out;
  if (RuleResult out = bare_end(turn)) return out;
  if (names_bound_of_measure(turn)) return std::nullopt;
  // "and the max?" after averages is another measure.
  const bool aggregate = has_only(turn, kBoundNames) || (turn.now.about && turn.words.size() == 1);
  if (aggregate && turn.base.grouped() && turn.base.aggregate() != nullptr &&
      turn.base.aggregate()->fn != Aggregate::kCount)
    return std::nullopt;
  const auto count = only_number(turn);
  bool descending = true;
  if (takes_group_order(turn, descending)) {
    const int64_t limit = count && *count >= 1 && *count <= 1e6 ? static_cast<int64_t>(*count) : 1;
    return follow_up_of(turn, FollowUpKind::kSuperlative, ordered_groups(turn, descending, limit),
                        fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                        kUnprobedConfidence);
  }
  const auto found = graded_rows(turn);
  if (!found || found->block().order[0].term.column.home() != turn.base.topic())
    if (RuleResult out = dearest_groups(turn)) return out;
  if (!found || (asks_longest_standing(turn) && !is_of_time(turn, found->block())))
    return std::nullopt;
  if (RuleResult out = extreme_of_average(turn, found->block())) return out;
  // "the 3 most expensive" after the cost by category: of the categories.
  if (turn.base.grouped() && turn.base.aggregate() != nullptr && !groups_are_rows(turn)) {
    const Ordering& by = found->block().order[0];
    if (!(by.term.column == turn.base.aggregate()->column) || turn.base.block().limit)
      return std::nullopt;
    return follow_up_of(
        turn, FollowUpKind::kSuperlative, ordered_groups(turn, by.descending, found->block().limit),
        fmt::format("{} ({})", turn.base.text(), turn.now.body()), kUnprobedConfidence);
  }
  if (!answers_when(turn, found->block())) return std::nullopt;
  if (RuleResult out = first_of_same_order(turn, found->block())) return out;
  // "when was her last visit?" after the oldest member: visits of that member alone.
  const bool beyond = is_near(turn, found->block(), turn.base.topic());
  // The fewest of one customer, the one with the most?
  if (beyond && turn.base.block().limit == 1 && ranks_groups(turn) && turn.now.pronouns.empty())
    return std::nullopt;
  auto form = restricted_to_base(turn, found->form, beyond);
  if (!form) return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kSuperlative, std::move(form->block),
                      fmt::format("{} (of: {})", found->text, turn.base.text()), found->confidence);
}

}  // namespace ask::engine::dialogue
