#include "agent/engine/dialogue/picked_row.h"

#include <algorithm>
#include <optional>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/bridging.h"
#include "agent/engine/dialogue/follow_up_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/order_rules.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/lexicon/follow_up_pairs.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine::dialogue {
namespace {

// The tokens of "the second one of them" and the place that they name, from 1; 0 for the last.
struct Picked {
  uint32_t begin = 0, end = 0;
  int place = 0;
  bool top = false;  // "the top one": of rows in an order
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
    const bool top = u.word(i) == kRankAdjective && u.word(i + 1) == "one";
    const int place = top ? 1 : place_named(u.word(i));
    if (u.word(i - 1) != "the" || (place == 0 && u.word(i) != "last")) continue;
    const bool one = u.word(i + 1) == "one";
    const uint32_t after = one ? i + 2 : i + 1;
    const uint32_t end = end_of_list(u, after);
    if (one || end > after) return Picked{i - 1, end, place, top};
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

// What is asked of the row, also in other words: "when was it last repaired" as "when was its last
// repair".
RuleResult read_of_row(const Turn& turn, const Base& base, const Utterance& typed) {
  const bool when = typed.word(typed.begin) == kTimeQuestionWord;
  RuleResult plain = when ? RuleResult() : read_follow_up(turn_of(typed, base, turn.context));
  if (plain) return plain;
  if (const std::string other = bridged(typed, base, turn.context); !other.empty()) {
    const Utterance now = utterance(other, turn.context.snapshot, turn.context.schema->index);
    if (RuleResult out = read_follow_up(turn_of(now, base, turn.context))) return out;
  }
  return read_follow_up(turn_of(typed, base, turn.context));
}

// The tokens of "the dairy one"; nothing if there are none.
std::optional<std::pair<uint32_t, uint32_t>> one_described(const Utterance& u) {
  for (const Pronoun& p : u.pronouns) {
    if (p.kind != PronounKind::kOne || !is_described_one(u, p.begin)) continue;
    for (uint32_t at = p.begin; at-- > u.begin && at + 3 >= p.begin;)
      if (u.word(at) == "the" && at + 1 < p.begin) return std::pair(at, p.end);
  }
  return std::nullopt;
}

// The rows of the previous question in whose names the words are.
std::optional<LogicalForm> rows_called(const Turn& turn, const std::string& words) {
  constexpr size_t kMostNames = 8;
  const uint32_t topic = turn.base.topic();
  const db::ValueIndex& values = turn.context.snapshot.values;
  std::vector<Condition> called;
  for (const ValueExpr& name : turn.base.naming(topic)) {
    if (name.column.home() != topic || !turn.base.facts().text(name.column)) continue;
    const std::string text = db::ValueIndex::normalised(words);
    std::vector<db::ValueHit> hits = values.find(text);
    if (hits.empty()) hits = values.containing(text, kMostNames);
    for (const db::ValueHit& hit : hits) {
      if (hit.table != name.column.table || hit.column != name.column.column) continue;
      Condition c;
      c.column = name.column;
      c.value = Value(std::string(values.original(hit)));
      add_once(called, c);
    }
  }
  if (called.empty() || called.size() >= kMostNames) return std::nullopt;
  LogicalForm out = turn.base.form();
  out.block.where.push_back(std::move(called));
  return out;
}

// "the red one": the rows that the word selects.
std::optional<LogicalForm> rows_selected(const Turn& turn, const std::string& words) {
  const Utterance only = utterance("only the " + words + " ones", turn.context.snapshot,
                                   turn.context.schema->index);
  const RuleResult out = read_follow_up(turn_of(only, turn.base, turn.context));
  if (!out || out->kind != FollowUpKind::kNarrow) return std::nullopt;
  return out->meaning;
}

// "who wrote the dairy one?" of that row of the previous question. Nullopt: no row is described so.
std::optional<RuleResult> ask_about_described(const Turn& turn) {
  const Utterance& u = turn.now;
  const auto one = one_described(u);
  if (!one) return std::nullopt;
  if (!turn.base.lists() || turn.base.block().limit || turn.base.topic() == kNone)
    return RuleResult();
  const std::string called = u.span(one->first + 1, one->second - 1);
  auto rows = rows_called(turn, called);
  if (!rows) rows = rows_selected(turn, called);
  if (!rows) return RuleResult();
  const Base base(turn.base, *rows);
  if (!base.understood()) return RuleResult();
  const bool person = turn.context.schema->index.row_names(turn.base.topic()) != nullptr;
  const std::string_view pronoun = !person ? " it" : one->second == u.end ? " her" : " she";
  std::string words = u.span(u.begin, one->first) + std::string(pronoun);
  if (one->second < u.end) words += " " + u.span(one->second, u.end);
  const Utterance typed = utterance(words, turn.context.snapshot, turn.context.schema->index);
  return read_of_row(turn, base, typed);
}

}  // namespace

namespace {

// "when was the last one and who for?": of rows without a name, the last by its date.
void order_events(const Turn& turn, int place, QueryBlock& block) {
  const ColumnExpr date = date_of_rows(turn.base.facts(), turn.base.topic());
  if (turn.now.word(turn.words[0]) == kTimeQuestionWord && turn.base.block().order.empty() &&
      !turn.base.grouped() && date.valid() && are_unnamed(turn))
    block.order = {{{date}, place == 0}};
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
  if (!picked) return ask_about_described(turn);
  // "when was the last one?" asks for a date of the rows, "when was the last one sold?" for that of
  // the last row.
  const bool bare = std::all_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    return (i >= picked->begin && i < picked->end) || is_form_of_be(u.word(i)) ||
           u.word(i) == kTimeQuestionWord;
  });
  if (bare && u.word(turn.words[0]) == kTimeQuestionWord) return std::nullopt;
  // "the last one?" asks for the row itself.
  const bool more = std::any_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    return (i < picked->begin || i >= picked->end) && is_question_word(u.word(i));
  });
  if (!more || turn.words.size() < picked->end - picked->begin + 2) return std::nullopt;
  if (!turn.base.lists() && !turn.base.grouped()) {
    auto rows = added_rows(turn);
    if (!rows) return RuleResult();
    // Rows that were only counted have no other order than that of their dates.
    const ColumnExpr date = date_of_rows(turn.base.facts(), turn.base.topic());
    if (date.valid() && are_unnamed(turn)) rows->block.order = {{{date}, false}};
    const Base list(turn.base, *rows);
    if (!list.understood() || !list.lists()) return RuleResult();
    return ask_about_place(turn_of(u, list, turn.context));
  }
  if (picked->top && turn.base.block().order.empty()) return RuleResult();
  auto row = only_row(turn, picked->place);
  if (!row) return RuleResult();
  order_events(turn, picked->place, row->block);
  const Base base(turn.base, *row);
  if (!base.understood()) return std::nullopt;
  std::string words = picked->begin > u.begin ? u.span(u.begin, picked->begin) + " it" : "";
  if (picked->end < u.end) {
    const uint32_t next = u.is_mark(picked->end) ? picked->end + 1 : picked->end;
    words += (words.empty() ? "" : " ") + u.span(next, u.end);
  }
  const Utterance typed = utterance(words, turn.context.snapshot, turn.context.schema->index);
  return read_of_row(turn, base, typed);
}

}  // namespace ask::engine::dialogue
