#include "agent/engine/dialogue/order_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/date_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/named_items.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/dialogue/superlative_rules.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_order_words.h"

namespace ask::engine::dialogue {
namespace {

// A column of the groups, or of the rows that they are.
bool one_for_each_group(const Turn& turn, const ValueExpr& term) {
  if (term.fn != Aggregate::kPlain) return false;
  const std::vector<GroupKey>& group = turn.base.block().group;
  if (contains(group, term.column)) return true;
  return group.size() == 1 && groups_are_rows(turn) && term.column.home() == group[0].home();
}

// True for a price or cost, by which "dearest first" orders the groups.
bool is_dear(const Turn& turn, const ValueExpr& measure) {
  const auto has_word = [&](std::string_view word) {
    return turn.base.facts().has_word(measure.column, word);
  };
  return measure.fn != Aggregate::kCount && !measure.column.whole() &&
         (std::any_of(std::begin(kDebtColumns), std::end(kDebtColumns), has_word) ||
          has_word(kPriceNoun));
}

// By the aggregate of the groups: "most first", "by number", "sorted by price" after an average
// price. False if another table or column is named.
bool orders_by_measure(const Turn& turn, bool& descending) {
  const ValueExpr& measure = *turn.base.aggregate();
  const bool counts = measure.fn == Aggregate::kCount;
  bool by_measure = false, named = false;
  for (const uint32_t i : turn.words) {
    const std::string_view word = turn.now.word(i);
    if (word == "first" && i == turn.words.back()) continue;  // "biggest first"
    bool other = false, own = false;
    for (const Mention& m : turn.now.lattice.mentions) {
      if (m.begin > i || m.end <= i || m.begin < turn.now.begin || m.end > turn.now.end) continue;
      const bool column = m.kind == MentionKind::kColumn;
      if (!column && m.kind != MentionKind::kTable) continue;
      own |= column && m.table == measure.column.table && m.column == measure.column.column;
      own |= !column && counts && m.table == measure.column.table;
      other |= m.score >= 0.9F;
    }
    if (is_highest_word(word) || is_lowest_word(word)) {
      by_measure = true;
      descending = is_highest_word(word);
    } else if (other && !own) {
      return false;
    }
    named |= own;
    if (is_dear(turn, measure) &&
        (text::is_one_of(word, kDearSuperlatives) || word == kCheapestWord)) {
      if (!by_measure) descending = word != kCheapestWord;  // "from dearest to cheapest"
      by_measure = true;
      continue;
    }
    by_measure |= counts && text::is_one_of(word, kCountNounsOfOrder);
    by_measure |= measure.fn == Aggregate::kSum && text::is_one_of(word, kSumNouns);
    by_measure |= measure.fn == Aggregate::kAverage && text::is_one_of(word, kAverageLemmas);
  }
  if (named && !by_measure) descending = has(turn, kDescendingAdverb);
  if (has(turn, kAscendingAdverb)) descending = false;
  return by_measure || named;
}

// The only number of the rows; invalid if they have several or none.
ColumnExpr only_measure_of(const Turn& turn) {
  const uint32_t topic = turn.base.topic();
  const auto measures = turn.context.schema->index.measures(topic);
  return measures.size() == 1 ? ColumnExpr{topic, measures[0]} : ColumnExpr();
}

// "biggest first" of rows with one number: by that.
RuleResult order_by_shown(const Turn& turn) {
  const std::string_view word = turn.now.word(turn.words[0]);
  QueryBlock block = turn.base.block();
  if (!asks_order(turn) || turn.words.size() != 2 ||
      !(is_highest_word(word) || is_lowest_word(word)) || !turn.base.lists())
    return std::nullopt;
  const ValueExpr* only = nullptr;
  for (const ValueExpr& v : block.select) {
    if (!turn.base.facts().measure(v.column)) continue;
    if (only != nullptr) return std::nullopt;
    only = &v;
  }
  const ValueExpr own{only_measure_of(turn)};
  if (only == nullptr && !own.column.valid()) return std::nullopt;
  block.order = {{only != nullptr ? *only : own, is_highest_word(word)}};
  return follow_up_of(turn, FollowUpKind::kOrder, std::move(block),
                      in_base(turn, turn.now.body(), true), kUnprobedConfidence);
}

// What the order is by, from word `from` on: "by price" of "sort them by price".
std::string order_words(const Turn& turn, size_t from) {
  for (size_t i = from; i < turn.words.size(); ++i) {
    const bool pronoun = std::any_of(
        turn.now.pronouns.begin(), turn.now.pronouns.end(),
        [&](const Pronoun& p) { return p.begin <= turn.words[i] && p.end > turn.words[i]; });
    if (!pronoun) return words_from(turn, i);
  }
  return "";
}

// "sort them by size" of rows without one: not by their names, which no word asks for.
bool orders_by_unasked_name(const Turn& turn, const QueryBlock& found) {
  const bool by = has(turn, "by") || has(turn, "of");
  const auto names = turn.base.naming(turn.base.topic());
  return by && std::all_of(found.order.begin(), found.order.end(), [&](const Ordering& o) {
           return contains(names, o.term) && !is_named(turn, o.term.column, 0.5F);
         });
}

// "the other way round?" after the heaviest five: the lightest five.
RuleResult other_rows_at_end(const Turn& turn) {
  QueryBlock block = turn.base.block();
  if (block.order.empty() || block.offset || !block.best_of.empty()) return std::nullopt;
  for (Ordering& o : block.order) o.descending = !o.descending;
  block.ties = false;
  return follow_up_of(turn, FollowUpKind::kLimit, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

}  // namespace

bool asks_order(const Turn& turn) {
  return turn.words.size() >= 2 && turn.words.size() <= 4 &&
         turn.now.word(turn.words.back()) == "first" &&
         !is_question_word(turn.now.word(turn.words[0])) && is_graded(turn);
}

RuleResult order_rows(const Turn& turn) {
  const std::string_view first = turn.now.word(turn.words[0]),
                         last = turn.now.word(turn.words.back());
  const bool follows =  // not "order dates of theirs"
      turn.words.size() == 1 || text::is_one_of(turn.now.word(turn.words[1]), kAfterSortVerb);
  const bool sorts = follows && text::is_one_of(first, kSortVerbs);
  const bool first_of = last == "first" && turn.words.size() > 1 && !is_question_word(first);
  const bool way = has_one_of(turn, kDirectionAdverbs) || has(turn, kReverseAdverb) ||
                   (has(turn, kOrderingVerb) && first == "in");
  if (!sorts && !first_of && !way) return std::nullopt;
  QueryBlock block = turn.base.block();
  if (block.limit && has(turn, kReverseAdverb) && has_only(turn, kReorderingWords))
    return other_rows_at_end(turn);
  if (block.limit || turn.base.block().outer != Aggregate::kPlain) return std::nullopt;
  if (!turn.base.grouped() && !turn.base.lists() && !turn.base.counts())
    return std::nullopt;  // one number
  const std::string how = order_words(turn, sorts ? 1 : 0);
  const std::string tail = !sorts        ? how
                           : how.empty() ? std::string(kSortingParticiple)
                                         : fmt::format("{} {}", kSortingParticiple, how);
  if (turn.base.grouped() && turn.base.aggregate() != nullptr) {
    bool descending = true;
    if (orders_by_measure(turn, descending))
      return follow_up_of(turn, FollowUpKind::kOrder,
                          ordered_groups(turn, descending, std::nullopt), in_base(turn, tail, true),
                          kUnprobedConfidence);
  }
  if (!block.order.empty() && (how.empty() || has_only(turn, kReorderingWords))) {
    for (Ordering& o : block.order)
      o.descending =
          has(turn, kDescendingAdverb) || (!has(turn, kAscendingAdverb) && !o.descending);
    return follow_up_of(turn, FollowUpKind::kOrder, std::move(block), in_base(turn, tail, true),
                        kUnprobedConfidence);
  }
  if (RuleResult out = order_by_shown(turn)) return out;
  std::vector<std::string> texts;
  for (const std::string& noun : turn.nouns) {
    texts.push_back(fmt::format("list the {} {}", noun, tail));
    texts.push_back(fmt::format("{}, {}", noun, tail));
    if (first_of) texts.push_back(fmt::format("list the {} sorted by {}", noun, how));
  }
  const auto found = best_probe(turn, texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return !b.order.empty() && !b.limit && b.group.empty() && b.where.empty();
  });
  if (!found || orders_by_unasked_name(turn, found->block())) return std::nullopt;
  block.order = found->block().order;
  if (turn.base.grouped())
    for (const Ordering& o : block.order)
      if (!one_for_each_group(turn, o.term) || has_one_of(turn, kRowCountNouns))
        return std::nullopt;
  for (const Ordering& o : block.order) need_table(block, o.term.column.home());
  if (turn.base.counts()) {
    block.select = turn.base.display(turn.base.topic());
    if (block.select.empty()) return std::nullopt;
  }
  return follow_up_of(turn, FollowUpKind::kOrder, std::move(block), in_base(turn, tail, true),
                      found->confidence);
}

RuleResult row_at_rank(const Turn& turn) {
  int place = 0;
  bool next = false;
  const auto number = only_number(turn);
  const bool numbered =  // "who's number one?"
      number && *number >= 1 && *number <= 10 && has(turn, kCardinalityNoun) && !has(turn, "next");
  if (numbered) place = static_cast<int>(*number);
  const bool more =
      number && !numbered && *number == std::floor(*number) && *number >= 1 && *number <= 1e6;

  const auto counted = [&](uint32_t i) {
    return std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                       [&](const Mention& m) {
                         return m.kind == MentionKind::kNumber && m.begin <= i && m.end > i;
                       });
  };
  for (const uint32_t i : turn.words) {
    const std::string_view word = turn.now.word(i);
    if (place_named(word) > 0 && place == 0)
      place = place_named(word);
    else if (word == "next")
      next = true;
    else if ((more || numbered) && counted(i))  // "the next 5"
      continue;
    else if (place > 0 && (is_highest_word(word) || is_lowest_word(word)))
      continue;
    else if (!text::is_one_of(word, kRankQuestionWords))
      return std::nullopt;
  }
  if ((place == 0 && !next) || (more && !next)) return std::nullopt;
  const bool asks = is_question_word(turn.now.word(turn.words[0])) ||
                    turn.now.word(turn.words[0]) == "the" || turn.words.size() == 1 ||
                    (next && more);
  if (!asks) return std::nullopt;
  QueryBlock block = turn.base.block();
  if (block.order.empty()) {
    if (!turn.base.grouped() || turn.base.aggregate() == nullptr || next) return std::nullopt;
    block = ordered_groups(turn, true, 1);
  } else if (turn.base.grouped() && !block.limit && block.order[0].term.fn == Aggregate::kPlain) {
    if (turn.base.aggregate() == nullptr || next) return std::nullopt;
    block = ordered_groups(turn, true, 1);
  }
  const int64_t offset = next ? block.offset.value_or(0) + block.limit.value_or(1) : place - 1;
  block.limit = !next ? 1 : more ? static_cast<int64_t>(*number) : block.limit.value_or(1);
  block.offset = offset > 0 ? std::optional<int64_t>(offset) : std::nullopt;
  block.ties = false;
  // "who comes second?" after when the first was hired: the row, and not its date
  const uint32_t topic = turn.base.topic();
  if (is_person_question_word(turn.now.word(turn.words[0])) &&
      (!turn.base.grouped() || groups_are_rows(turn)) && topic != kNone &&
      !turn.base.naming(topic).empty() &&
      std::none_of(block.select.begin(), block.select.end(),
                   [&](const ValueExpr& v) {
                     return !v.column.whole() && names_rows(turn, v.column);
                   }))
    block.select = turn.base.naming(topic);
  const std::string question = fmt::format("{} ({})", turn.base.text(), turn.now.body());
  return follow_up_of(turn, FollowUpKind::kRank, std::move(block), question, kUnprobedConfidence);
}

RuleResult dearest_groups(const Turn& turn) {
  const ValueExpr* measured = turn.base.aggregate();
  const QueryBlock& block = turn.base.block();
  if (!turn.base.grouped() || measured == nullptr || measured->fn == Aggregate::kCount ||
      block.limit || block.having || block.outer != Aggregate::kPlain ||
      std::none_of(std::begin(kDebtColumns), std::end(kDebtColumns), [&](std::string_view word) {
        return turn.base.facts().has_word(measured->column, word);
      }))
    return std::nullopt;
  std::optional<bool> descending;
  bool adjective = false;
  for (const uint32_t i : turn.words) {
    const std::string_view word = turn.now.word(i);
    const bool number = std::any_of(
        turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kNumber && m.begin <= i && m.end > i;
        });
    if (text::is_one_of(word, kDearAdjectives))
      adjective = true;
    else if (text::is_one_of(word, {"most", "least"}))
      descending = word == "most";
    else if (text::is_one_of(word, kDearSuperlatives))
      descending = true, adjective = true;
    else if (word == kCheapestWord)
      descending = false, adjective = true;
    else if (!number && !text::is_one_of(word, kLimitRequestWords) && !is_question_word(word) &&
             !is_form_of_be(word))
      return std::nullopt;
  }
  if (!descending || !adjective) return std::nullopt;
  const auto count = only_number(turn);
  const int64_t limit = count && *count >= 1 && *count <= 1e6 ? static_cast<int64_t>(*count) : 1;
  return follow_up_of(turn, FollowUpKind::kSuperlative, ordered_groups(turn, *descending, limit),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

namespace {

// "and the longest one?" after the cheapest or the first: not by what the rows were ordered by.
bool names_other_length(const Turn& turn) {
  const auto& tokens = turn.base.interpretation().lattice().tokens;
  return !turn.base.grouped() && has_one_of(turn, kLengthSuperlatives) &&
         std::none_of(tokens.begin(), tokens.end(), [](const Token& token) {
           return text::is_one_of(token.folded, kLengthSuperlatives);
         });
}

}  // namespace

RuleResult limit_rows(const Turn& turn) {
  const auto count = only_number(turn);
  if (!count || *count < 1 || *count > 1e6 ||
      *count != static_cast<double>(static_cast<int64_t>(*count)))
    return std::nullopt;
  bool descending = true, directed = false, first = false;
  if (names_other_length(turn)) return std::nullopt;
  for (const uint32_t i : turn.words) {
    const std::string_view word = turn.now.word(i);
    const bool counted = std::any_of(
        turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kNumber && m.begin <= i && m.end > i;
        });
    const bool noun = std::any_of(turn.now.lattice.mentions.begin(),
                                  turn.now.lattice.mentions.end(), [&](const Mention& m) {
                                    return m.kind == MentionKind::kTable && m.begin <= i &&
                                           m.end > i && m.table == turn.base.topic();
                                  });
    if (is_highest_word(word) || is_lowest_word(word))
      descending = is_highest_word(word), directed = true;
    else if (word == "first")
      first = true;
    else if (!counted && !noun && !text::is_one_of(word, kLimitRequestWords))
      return std::nullopt;
  }
  // "only 2024" is a year.
  const bool year = std::any_of(
      turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kDate && m.begin >= turn.now.begin && m.end <= turn.now.end;
      });
  if (year && !directed && !first) return std::nullopt;
  QueryBlock block = turn.base.block();
  const auto n = static_cast<int64_t>(*count);
  const std::string question = in_base(turn, "(" + turn.now.body() + ")");
  if (turn.base.grouped() && turn.base.aggregate() != nullptr && !first &&
      (directed || block.order.empty() || block.order[0].term.fn == Aggregate::kPlain)) {
    if (!directed && !block.limit && block.order.empty()) return std::nullopt;
    const bool sorted = !block.order.empty() && block.order[0].term.fn != Aggregate::kPlain;
    const bool way = sorted ? (descending == block.order[0].descending || descending) : descending;
    QueryBlock out = ordered_groups(
        turn, sorted ? (descending ? block.order[0].descending : !block.order[0].descending) : way,
        n);
    return follow_up_of(turn, FollowUpKind::kLimit, std::move(out), question, kUnprobedConfidence);
  }
  if (block.order.empty() && !block.limit && !first) return std::nullopt;
  if (!turn.base.lists() && !turn.base.grouped()) return std::nullopt;
  const bool length = has_one_of(turn, kLengthSuperlatives);
  if (length && block.order.empty()) return std::nullopt;
  if (length ? descending != block.order[0].descending
      : is_lowest_word(turn.now.word(turn.words[0])) || (directed && !descending))
    for (Ordering& o : block.order) o.descending = !o.descending;
  block.limit = n;
  block.offset.reset();
  block.ties = false;
  return follow_up_of(turn, FollowUpKind::kLimit, std::move(block), question, kUnprobedConfidence);
}

RuleResult next_row(const Turn& turn) {
  const bool after = has(turn, "after"), before = has(turn, "before");
  if (after == before || !has_only(turn, kNextRowWords)) return std::nullopt;
  QueryBlock block = turn.base.block();
  if (const Condition* old = date_condition(turn, block)) {
    const std::string period = period_next_to(*old, after ? 1 : -1);
    return period.empty() ? std::nullopt : replace_date(turn, period, nullptr);
  }
  if (block.order.empty() || block.limit != 1) return std::nullopt;
  const int64_t offset = block.offset.value_or(0) + (after ? 1 : -1);
  if (offset < 0) return std::nullopt;
  block.offset = offset > 0 ? std::optional<int64_t>(offset) : std::nullopt;
  block.ties = false;
  return follow_up_of(turn, FollowUpKind::kRank, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

int place_named(std::string_view word) {
  constexpr std::string_view kPlaceNumbers[] = {"1st", "2nd", "3rd", "4th", "5th",
                                                "6th", "7th", "8th", "9th", "10th"};
  for (size_t i = 0; i < std::size(kOrdinals); ++i)
    if (word == kOrdinals[i] || word == kPlaceNumbers[i]) return static_cast<int>(i) + 1;
  return 0;
}

}  // namespace ask::engine::dialogue
