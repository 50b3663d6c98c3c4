#include "agent/engine/dialogue/picked_row.h"

#include <algorithm>
#include <optional>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/follow_up_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/order_rules.h"
#include "agent/engine/lexicon/follow_up_pairs.h"
#include "agent/engine/lexicon/follow_up_words.h"

namespace ask::engine::dialogue {
namespace {

// The tokens of "the second one of them" and the place that they name, from 1; 0 for the last.
struct Picked {
  uint32_t begin = 0, end = 0;
  int place = 0;
};

// The end of "of those", "of the three", "on your list" from token i on; i if it is none of these.
uint32_t end_of_list(const Utterance& u, uint32_t i) {
  if (u.word(i) == "of") {
    if (text::is_one_of(u.word(i + 1), {"them", "those", "these"})) return i + 2;
    const bool number =
        std::any_of(u.lattice.mentions.begin(), u.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kNumber && m.begin == i + 2 && m.end == i + 3;
        });
    return u.word(i + 1) == "the" && number ? i + 3 : i;
  }
  const bool list = text::is_one_of(u.word(i), {"on", "in"}) && u.word(i + 2) == kListNoun &&
                    text::is_one_of(u.word(i + 1), {"your", "the", "that", "this"});
  return list ? i + 3 : i;
}

std::optional<Picked> row_picked(const Utterance& u) {
  for (uint32_t i = u.begin + 1; i < u.end; ++i) {
    const int place = place_named(u.word(i));
    if (u.word(i - 1) != "the" || (place == 0 && u.word(i) != "last")) continue;
    const bool one = u.word(i + 1) == "one";
    const uint32_t after = one ? i + 2 : i + 1;
    const uint32_t end = end_of_list(u, after);
    if (one || end > after) return Picked{i - 1, end, place};
  }
  return std::nullopt;
}

// The terms by which the rows are in the order in which they were shown; empty if that is not
// known.
std::vector<Ordering> shown_order(const Turn& turn) {
  const QueryBlock& block = turn.base.block();
  const uint32_t topic = turn.base.topic();
  if (!block.order.empty()) return block.order;
  if (turn.base.grouped()) {
    if (block.group.size() != 1) return {};
    return {{{block.group[0]}, false}};
  }
  const ColumnExpr key = turn.base.facts().key_of(topic);
  const auto one = [&](uint32_t t) {
    return turn.context.schema->graph.to_one(topic, t);
  };
  if (block.distinct || block.entity != topic || !key.valid() ||
      turn.base.facts().column(key).kind != db::DataKind::kInteger ||
      !std::all_of(block.tables.begin(), block.tables.end(), one))
    return {};
  return {{{key}, false}};
}

// The rows that the previous question adds up, each by its name: the vans of "how many seats have
// the Volvos got?".
std::optional<LogicalForm> added_rows(const Turn& turn) {
  LogicalForm out = turn.base.form();
  QueryBlock& block = out.block;
  const uint32_t topic = turn.base.topic();
  const ColumnExpr key = topic == kNone ? ColumnExpr() : turn.base.facts().key_of(topic);
  if (turn.base.grouped() || block.entity != topic || block.having || block.limit ||
      block.combine != Combine::kApart || block.where.empty() || !key.valid() ||
      std::any_of(block.select.begin(), block.select.end(),
                  [](const ValueExpr& v) { return !v.only.empty(); }))
    return std::nullopt;
  block.select = turn.base.naming(topic);
  if (block.select.empty()) block.select = {{key}};
  block.distinct = false;
  return out;
}

// The previous question for the row at this place only.
std::optional<LogicalForm> only_row(const Turn& turn, int place) {
  LogicalForm out = turn.base.form();
  QueryBlock& block = out.block;
  block.order = shown_order(turn);
  const int64_t shown = block.limit.value_or(0);
  if (block.order.empty() || !block.best_of.empty() || shown == 1 || block.ties ||
      (shown > 0 && place > shown) || !(turn.base.lists() || turn.base.grouped()))
    return std::nullopt;
  int64_t offset = block.offset.value_or(0) + std::max(place, 1) - 1;
  if (place == 0 && shown > 0) offset += shown - 1;
  if (place == 0 && shown == 0)
    for (Ordering& o : block.order) o.descending = !o.descending;
  block.limit = 1;
  block.offset = offset > 0 ? std::optional<int64_t>(offset) : std::nullopt;
  return out;
}

// "what did that bring in?" after one row: of it, and not of a number.
bool asks_of_that(const Turn& turn) {
  constexpr std::string_view kBefore[] = {"did", "does", "has", "can", "will"};
  const auto& pronouns = turn.now.pronouns;
  if (pronouns.size() != 1 || pronouns[0].kind != PronounKind::kThat || turn.base.grouped() ||
      turn.base.block().limit != 1 || !turn.base.lists())
    return false;
  const uint32_t at = pronouns[0].begin;
  return at > turn.now.begin && at + 1 < turn.now.end &&
         text::is_one_of(turn.now.word(at - 1), kBefore) && !is_preposition(turn.now.word(at + 1));
}

}  // namespace

std::optional<RuleResult> ask_about_place(const Turn& turn) {
  const Utterance& u = turn.now;
  if (asks_of_that(turn)) {
    const uint32_t at = u.pronouns[0].begin;
    const Utterance now = utterance(u.span(u.begin, at) + " it " + u.span(at + 1, u.end),
                                    turn.context.snapshot, turn.context.schema->index);
    return read_follow_up(turn_of(now, turn.base, turn.context));
  }
  const auto picked = row_picked(u);
  if (!picked || u.word(turn.words[0]) == kTimeQuestionWord) return std::nullopt;
  // "the last one?" asks for the row itself.
  const bool more = std::any_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    return (i < picked->begin || i >= picked->end) && is_question_word(u.word(i));
  });
  if (!more || turn.words.size() < picked->end - picked->begin + 2) return std::nullopt;
  if (!turn.base.lists() && !turn.base.grouped()) {
    const auto rows = added_rows(turn);
    if (!rows) return RuleResult();
    const Base list(turn.base, *rows);
    if (!list.understood() || !list.lists()) return RuleResult();
    return ask_about_place(turn_of(u, list, turn.context));
  }
  const auto row = only_row(turn, picked->place);
  if (!row) return RuleResult();
  const Base base(turn.base, *row);
  if (!base.understood()) return std::nullopt;
  std::string words = picked->begin > u.begin ? u.span(u.begin, picked->begin) + " it" : "";
  if (picked->end < u.end) {
    const uint32_t next = u.is_mark(picked->end) ? picked->end + 1 : picked->end;
    words += (words.empty() ? "" : " ") + u.span(next, u.end);
  }
  const Utterance now = utterance(words, turn.context.snapshot, turn.context.schema->index);
  const Turn of_row = turn_of(now, base, turn.context);
  return read_follow_up(of_row);
}

}  // namespace ask::engine::dialogue
