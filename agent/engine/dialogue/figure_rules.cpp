#include "agent/engine/dialogue/figure_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "agent/common/contains.h"
#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/average_rules.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/comparison_rules.h"
#include "agent/engine/dialogue/each_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/pointed_nouns.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/dialogue/restriction_rules.h"
#include "agent/engine/dialogue/superlative_rules.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/shown_figure_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"

namespace ask::engine::dialogue {
namespace {

constexpr std::pair<Cue, Op> kFigureOperators[] = {{Cue::kMore, Op::kGreater},
                                                   {Cue::kLess, Op::kLess},
                                                   {Cue::kAtLeast, Op::kGreaterEqual},
                                                   {Cue::kAtMost, Op::kLessEqual}};

// "at least 5", "only one": words [begin, end) of the follow-up.
struct Bound {
  Op op = Op::kEqual;
  double value = 0;
  uint32_t begin = 0, end = 0;
};

// The only bound of the question. Nullopt: there is none, or another number.
std::optional<Bound> bound_of(const Utterance& u) {
  const Mention* number = nullptr;
  for (const Mention& m : u.lattice.mentions) {
    if (m.kind != MentionKind::kNumber || m.begin < u.begin || m.end > u.end) continue;
    if (m.ordinal || m.range) return std::nullopt;
    if (number != nullptr && number->begin != m.begin) return std::nullopt;
    if (number == nullptr || m.end > number->end) number = &m;
  }
  if (number == nullptr || number->begin == u.begin) return std::nullopt;
  Bound out{Op::kEqual, number->number, number->begin, number->end};
  for (const Mention& m : u.lattice.mentions) {
    if (m.kind != MentionKind::kCue || m.end != number->begin || m.begin >= out.begin) continue;
    for (const auto& [cue, op] : kFigureOperators) {
      if (m.cue != cue) continue;
      out.op = op;
      out.begin = m.begin;
    }
  }
  if (out.begin < number->begin) {
    const auto plain = [&](uint32_t i) { return text::is_one_of(u.word(i), kPlainComparatives); };
    for (uint32_t i = out.begin; i < number->begin; ++i)
      if (plain(i)) return out;
    return std::nullopt;  // "older than 5" is of a column
  }
  if (!text::is_one_of(u.word(number->begin - 1), kExactlyWords)) return std::nullopt;
  out.begin = number->begin - 1;
  return out;
}

// The words of the measure, and those of what is counted, were said before or are its column.
bool says_figure(const Turn& turn, const ValueExpr& measured, uint32_t i) {
  const Token& token = turn.now.token(i);
  if (turn.base.says(token) || text::is_one_of(token.folded, kShownFigureNouns)) return true;
  return !measured.column.whole() && measured.column.valid() &&
         turn.base.facts().has_word(measured.column, token.lemma);
}

// The groups are asked for by their own noun, or by none: "which have more than 2?".
bool asks_for_groups(const Turn& turn, const Bound& bound) {
  // "only albums over 15" may be of their price.
  const std::string_view before = turn.now.word(bound.begin - 1);
  if (bound.begin > turn.now.begin && is_preposition(turn.now.word(bound.begin)) &&
      !text::is_one_of(before, kGroupQuestionWords) && !text::is_one_of(before, kShownFigureNouns))
    return false;
  uint32_t first = kNone;
  for (const uint32_t i : turn.words) {
    if (i >= bound.begin) break;
    if (text::is_one_of(turn.now.word(i), kGroupQuestionWords) ||
        text::is_one_of(turn.now.word(i), kShownFigureNouns))
      continue;
    if (first == kNone) first = i;
  }
  if (first == kNone) return true;
  return group_called(turn, first) != nullptr ||
         (first + 1 < bound.begin && group_called(turn, first + 1) != nullptr);
}

// All words say how to ask, name the groups or the figure, or are the bound.
bool says_only_bound(const Turn& turn, const Bound& bound, const ValueExpr& measured) {
  return std::all_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    const std::string_view word = turn.now.word(i);
    if ((i >= bound.begin && i < bound.end) || text::is_one_of(word, kGroupQuestionWords) ||
        filler(word) >= 0.9F || group_called(turn, i) != nullptr)
      return true;
    if (i >= bound.end && text::is_one_of(word, kFigureUnits)) return true;
    return says_figure(turn, measured, i);
  });
}

// The only aggregate that is shown, or of several the one that the words are of: "have an average
// over 5", "have more than 2". Null: it is not clear.
const ValueExpr* figure_asked(const Turn& turn) {
  if (const ValueExpr* only = turn.base.aggregate()) return only;
  if (!is_question_word(turn.now.word(turn.words[0]))) return nullptr;  // "more than 5"
  Aggregate asked = Aggregate::kCount;
  if (has_one_of(turn, kAverageWords)) asked = Aggregate::kAverage;
  if (has_one_of(turn, kSumLemmas)) asked = Aggregate::kSum;
  const ValueExpr* out = nullptr;
  for (const ValueExpr& v : turn.base.block().select) {
    if (v.fn != asked) continue;
    if (out != nullptr) return nullptr;
    out = &v;
  }
  return out;
}

// The figure of each group of the previous question; null if it cannot be compared.
const ValueExpr* figure_of_groups(const Turn& turn, double value) {
  const QueryBlock& block = turn.base.block();
  const ValueExpr* measured = figure_asked(turn);
  if (!turn.base.grouped() || measured == nullptr || !block.best_of.empty() || block.division ||
      block.neighbours || block.combine != Combine::kApart || measured->of_all ||
      measured->series != Series::kItself || measured->along.valid())
    return nullptr;
  if (measured->fn == Aggregate::kCount) return value == std::floor(value) ? measured : nullptr;
  const ColumnExpr& column = measured->column;
  const bool plain = column.valid() && !column.whole() && !column.product() &&
                     !column.duration() && column.shown == kNoUnit && column.via == kNone;
  return plain && !in_small_units(turn, column) ? measured : nullptr;
}

// The figure that the bound is of: "with at least four toys" after the average price of toys is of
// their number. Nullopt: of other rows.
std::optional<ValueExpr> figure_bounded(const Turn& turn, const Bound& bound,
                                        const ValueExpr& shown) {
  if (shown.fn == Aggregate::kCount) return shown;
  const uint32_t rows = turn.base.block().entity;
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.kind != MentionKind::kTable || m.begin < bound.end || m.score < kNamedScore ||
        m.end > turn.now.end)
      continue;
    if (m.table != rows) return std::nullopt;
    return ValueExpr{{rows, kNone}, Aggregate::kCount};
  }
  return shown;
}

// The single figure that was answered; null if there is none.
const ValueExpr* single_figure(const Turn& turn) {
  const QueryBlock& block = turn.base.block();
  if (turn.base.grouped() || block.select.size() != 1 || block.outer != Aggregate::kPlain ||
      block.combine != Combine::kApart)
    return nullptr;
  const ValueExpr& shown = block.select[0];
  if (shown.column.whole() || shown.fn == Aggregate::kPlain || shown.fn == Aggregate::kCount ||
      shown.fn == Aggregate::kSum || shown.of_all || block.limit ||
      !(turn.base.facts().quantity(shown.column) || turn.base.facts().temporal(shown.column)))
    return nullptr;
  return &shown;
}

// The token of "that" in "older than that"; kNone if there is none.
uint32_t figure_pronoun(const Utterance& u) {
  const auto words = u.words();
  for (size_t k = 1; k < words.size(); ++k) {
    const uint32_t i = words[k];
    if (!text::is_one_of(u.word(i), kFigurePronouns) ||
        !text::is_one_of(u.word(words[k - 1]), kBeforeShownFigure))
      continue;
    const std::string_view next = u.word(i + 1);
    const bool ends =
        i + 1 >= u.end || u.is_mark(i + 1) || is_preposition(next) || next == "and";
    return ends ? i : kNone;
  }
  return kNone;
}

constexpr std::string_view kProbedBound = "7";  // in the place of "that"

// The follow-up with a number for "that" and the noun for those who are asked for.
std::string with_number(const Turn& turn, uint32_t that, const std::string& noun, bool& named) {
  std::string out;
  const auto append = [&](std::string_view word) {
    if (!out.empty()) out += ' ';
    out += word;
  };
  for (uint32_t i = turn.now.begin; i < turn.now.end; ++i) {
    const std::string_view word = turn.now.word(i);
    if (i == that) {
      append(kProbedBound);
    } else if (is_person_question_word(word) && i == turn.now.begin) {
      append("which " + noun);
      if (turn.now.word(i + 1) == "is") append("are"), ++i;
    } else if (text::is_one_of(word, {"ones", "one", "those", "these", "them", "they"})) {
      if (i + 1 < turn.now.end && turn.now.word(i + 1) == "ones") continue;
      if (out.ends_with(" of")) out.resize(out.size() - 3);
      append(i > turn.now.begin && is_question_word(turn.now.word(i - 1)) ? noun : "the " + noun);
    } else if (word == "which" && is_form_of_be(turn.now.word(i + 1))) {
      append("which " + noun);
    } else {
      named |= names(turn.now, i, i + 1, MentionKind::kTable);
      append(turn.now.span(i, i + 1));
    }
  }
  return out;
}

// The operator by the comparative itself, where the short question is not read.
std::optional<Op> compared_by_word(const Turn& turn, uint32_t that) {
  for (uint32_t i = turn.now.begin; i < that; ++i) {
    if (text::is_one_of(turn.now.word(i), kMoreThanFigure)) return Op::kGreater;
    if (text::is_one_of(turn.now.word(i), kLessThanFigure)) return Op::kLess;
  }
  return std::nullopt;
}

// "which ones are bigger than that?": no other word says anything.
bool only_compares(const Turn& turn, uint32_t that) {
  return std::all_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    const std::string_view word = turn.now.word(i);
    return i == that || text::is_one_of(word, kGroupQuestionWords) ||
           text::is_one_of(word, kMoreThanFigure) || text::is_one_of(word, kLessThanFigure) ||
           turn.base.says(turn.now.token(i)) ||
           text::is_one_of(word, kShownFigureNouns) || filler(word) >= 0.9F;
  });
}

// "requested" of a column "money requested"
bool is_verb_of(const Turn& turn, const ColumnExpr& column, uint32_t token) {
  const SchemaIndex& index = turn.context.schema->index;
  const auto& words = index.column(column.table, column.column).words;
  return !column.whole() && words.size() > 1 &&
         std::any_of(words.begin(), words.end(), [&](uint32_t w) {
           return index.word(w).text == turn.now.word(token) ||
                  index.word(w).lemma == turn.now.token(token).lemma;
         });
}

// The rows that the figure is of, or that are asked for, without the comparison.
std::optional<Probe> rows_compared(const Turn& turn, const ColumnExpr& column, uint32_t that,
                                   bool& named) {
  std::vector<std::string> texts;
  for (const std::string& noun : turn.base.nouns(column.home()))
    texts.push_back(with_number(turn, that, noun, named));
  auto found = best_probe(turn, texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return is_plain(b) && b.where.size() == 1 && b.where[0].size() == 1 &&
           b.where[0][0].column == column && b.where[0][0].sub.empty() &&
           !b.where[0][0].other.valid() && is_number(b.where[0][0].value) &&
           as_number(b.where[0][0].value) == 7.0;
  });
  if (found) return found;
  const auto op = compared_by_word(turn, that);
  if (!op || !only_compares(turn, that) || turn.base.facts().temporal(column)) return std::nullopt;
  Probe out;
  out.confidence = kUnprobedConfidence;
  out.form.block.entity = column.home();
  out.form.block.select = turn.base.naming(column.home());
  if (out.form.block.select.empty()) return std::nullopt;
  Condition c;
  c.column = column;
  c.op = *op;
  out.form.block.where = {{std::move(c)}};
  return out;
}

}  // namespace

const GroupKey* group_called(const Turn& turn, uint32_t token) {
  const QueryBlock& block = turn.base.block();
  const SchemaIndex& index = turn.context.schema->index;
  const Token& word = turn.now.token(token);
  if (word.punctuation || word.folded.size() < 2) return nullptr;
  const auto& asked = turn.base.interpretation().lattice().tokens;
  constexpr size_t kWordsOfNoun = 3;
  for (size_t i = 0; block.group.size() == 1 && i < asked.size(); ++i) {
    if (!text::is_one_of(asked[i].folded, kBeforeShownGroup)) continue;
    for (size_t k = i + 1; k < std::min(asked.size(), i + 1 + kWordsOfNoun); ++k) {
      if (is_preposition(asked[k].folded) || is_form_of_be(asked[k].folded)) break;
      if (asked[k].lemma == word.lemma) return &block.group[0];
    }
  }
  const auto has_word = [&](const std::vector<uint32_t>& words) {
    return std::any_of(words.begin(), words.end(),
                       [&](uint32_t w) { return index.word(w).lemma == word.lemma; });
  };
  for (const GroupKey& g : block.group) {
    if (g.whole() || !g.valid()) continue;
    const ColumnExpr parent = turn.base.facts().referred(g);
    if (has_word(index.column(g.table, g.column).words) ||
        (names_rows(turn, g) && has_word(index.table(g.table).words)) ||
        (parent.valid() && has_word(index.table(parent.table).words)))
      return &g;
  }
  return nullptr;
}

bool bounds_unnamed_figure(const Utterance& u) {
  const auto bound = bound_of(u);
  const auto words = u.words();
  if (!bound || bound->end != u.end || words.size() < 3 || !is_question_word(u.word(words[0])) ||
      u.word(words[0]) == "how")
    return false;
  const std::string_view verb = u.word(bound->begin - 1);
  return text::is_one_of(verb, {"have", "has", "had", "there", "it"});
}

RuleResult groups_beyond(const Turn& turn) {
  const auto bound = bound_of(turn.now);
  const ValueExpr* shown = bound ? figure_of_groups(turn, bound->value) : nullptr;
  const auto measured = shown ? figure_bounded(turn, *bound, *shown) : std::nullopt;
  if (!measured || denies_after(turn, 0) || turn.now.about ||
      !asks_for_groups(turn, *bound) || !says_only_bound(turn, *bound, *measured))
    return std::nullopt;
  QueryBlock block = turn.base.block();
  if (block.having && !(block.having->term == *measured)) return std::nullopt;
  if (block.having && (block.having->op != bound->op || !block.having->sub.empty()))
    return std::nullopt;
  if (block.limit) return std::nullopt;
  Having having;
  having.term = *measured;
  having.op = bound->op;
  having.value = numeric_value(bound->value);
  block.having = std::move(having);
  return follow_up_of(turn, FollowUpKind::kNarrow, std::move(block),
                      in_base(turn, "with " + turn.now.span(bound->begin, bound->end), true),
                      kUnprobedConfidence);
}

RuleResult rows_beyond(const Turn& turn) {
  const ValueExpr* figure = single_figure(turn);
  const uint32_t that = figure == nullptr ? kNone : figure_pronoun(turn.now);
  if (that == kNone) return std::nullopt;
  bool named = false;
  auto found = rows_compared(turn, figure->column, that, named);
  if (!found) return std::nullopt;
  QueryBlock block = found->form.block;
  const bool chosen = !turn.base.block().where.empty();
  if (chosen && named) return std::nullopt;  // of these rows, or of all?
  Condition& bound = block.where[0][0];
  bound.value = {};
  bound.sub = {turn.base.block()};
  bound.sub[0].order.clear();
  if (chosen) {
    const auto only = turn.base.restriction(figure->column.home());
    if (!only) return std::nullopt;
    block.where.insert(block.where.begin(), only->where.begin(), only->where.end());
    for (const uint32_t t : only->tables) need_table(block, t);
  }
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()),
                      found->confidence);
}

bool compares_with_that(const Utterance& u) { return figure_pronoun(u) != kNone; }

bool refers_to_shown(const Utterance& u) {
  return !pointed_nouns(u).empty() || bounds_unnamed_figure(u) || compares_with_that(u);
}

RuleResult of_shown_figures(const Turn& turn) {
  if (turn.words.empty()) return std::nullopt;
  for (const auto rule : {groups_beyond, groups_of_none, rows_beyond, beyond_average})
    if (RuleResult out = rule(turn); out && has_query(turn, out->meaning))
      return out;
  return std::nullopt;
}

RuleResult first_of_shown(const Turn& turn) {
  size_t end = turn.words.size();
  if (end > 3 && turn.now.word(turn.words[end - 1]) == "one") --end;  // "who has the highest one?"
  const std::string_view last = end > 0 ? turn.now.word(turn.words[end - 1]) : std::string_view();
  if (!turn.base.lists() || turn.base.block().limit || end < 3 ||
      !(is_highest_word(last) || is_lowest_word(last)))
    return std::nullopt;
  const ValueExpr* only = nullptr;
  for (const ValueExpr& v : turn.base.block().select) {
    if (!turn.base.facts().measure(v.column)) continue;
    if (only != nullptr) return std::nullopt;
    only = &v;
  }
  if (only == nullptr || turn.base.block().select.size() < 2) return std::nullopt;
  const bool light = std::all_of(
      turn.words.begin() + 1, turn.words.begin() + static_cast<std::ptrdiff_t>(end) - 1,
      [&](uint32_t i) {
        return text::is_one_of(turn.now.word(i), {"the", "of", "them", "those", "these"}) ||
               text::is_one_of(turn.now.token(i).lemma, kFigureVerbs) ||
               is_verb_of(turn, only->column, i);
      });
  if (!light) return std::nullopt;
  QueryBlock block = turn.base.block();
  block.order = {{*only, is_highest_word(last)}};
  block.limit = 1;
  block.ties = false;
  return follow_up_of(turn, FollowUpKind::kSuperlative, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

}  // namespace ask::engine::dialogue
