#include "agent/engine/dialogue/composition.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/anchor_rows.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/linked_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/other_rows.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"

namespace ask::engine::dialogue {
namespace {

constexpr double kVerbUnknown = 0.6;     // confidence: the verb is not understood
constexpr size_t kLongestComposed = 12;  // words

// Rows of another table that are asked for: "which courses", "how many courses".
struct RowsAsked {
  uint32_t table = kNone;
  uint32_t end = 0;  // token after its noun
  bool counted = false;
};

std::optional<RowsAsked> asked_rows(const Turn& turn) {
  const auto word = [&](size_t i) {
    return i < turn.words.size() ? turn.now.word(turn.words[i]) : std::string_view();
  };
  size_t at = is_preposition(word(0)) ? 1 : 0;
  RowsAsked out;
  if (text::is_one_of(word(at), {"which", "what"}))
    at += 1;
  else if (at == 0 && word(0) == "how" && word(1) == "many")
    at = 2, out.counted = true;
  else
    return std::nullopt;
  const Mention* noun =
      at < turn.words.size() ? table_at(turn, turn.words[at], kAskedNoun) : nullptr;
  if (noun == nullptr) return std::nullopt;
  out.table = noun->table;
  out.end = noun->end;
  return out;
}

// True if no word but these says more, and at most so many could be verbs.
bool says_no_more(const Turn& turn, const RowsAsked& asked, const RowsBefore& anchor, uint32_t link,
                  size_t most_unknown) {
  size_t unknown = 0;
  if (turn.words.back() - turn.words.front() + 1 != turn.words.size()) return false;  // a mark
  for (const uint32_t i : turn.words) {
    if (i > turn.now.begin && i >= asked.end && is_question_word(turn.now.word(i))) return false;
    if (i < asked.end || (i >= anchor.begin && i < anchor.end) || is_light(turn, i)) continue;
    if (!may_be_verb(turn, i, {asked.table, anchor.table, link}) || ++unknown > most_unknown)
      return false;
  }
  return true;
}

// The rows asked for, or their number, of the rows before, which they belong to over `link`.
std::optional<QueryBlock> rows_of_anchor(const Turn& turn, const RowsAsked& asked,
                                         const RowsBefore& anchor, uint32_t link) {
  const ColumnFacts& facts = turn.base.facts();
  QueryBlock block;
  block.entity = asked.table;
  need_table(block, link);
  need_table(block, anchor.table);
  if (!restrict_to_anchor(turn, anchor, block)) return std::nullopt;
  if (asked.counted) {
    ValueExpr number{{asked.table, kNone}, Aggregate::kCount};
    if (link != kNone) {
      const ColumnExpr counted = facts.key_of(asked.table);
      if (!counted.valid()) return std::nullopt;
      count_keys(number, counted);
    }
    block.select = {number};
    if (!anchor.each) return block;
    const ColumnExpr key = facts.key_of(anchor.table);
    block.select = turn.base.naming(anchor.table);
    if (!key.valid() || block.select.empty()) return std::nullopt;
    block.select.push_back(number);
    block.group = {key};
    return block;
  }
  const bool attribute = shows_attribute(turn);
  const bool what = turn.now.word(turn.words[0]) == "what";
  const std::vector<ValueExpr> names = attribute ? shown_in_full(turn, asked.table, !what)
                                                 : turn.base.naming(asked.table);
  if (names.empty()) return std::nullopt;
  if (link != kNone && is_present(turn)) keep_lasting(turn, link, block);
  if (!attribute && !is_numbered(turn, anchor.table))
    block.select = turn.base.naming(anchor.table);
  add_outputs(block.select, names);
  for (const ValueExpr& v : block.select) need_table(block, v.column.home());
  block.distinct = true;
  return block;
}

RuleResult rows_composed(const Turn& turn) {
  const auto asked = asked_rows(turn);
  const auto anchor = asked ? anchor_of(turn) : std::nullopt;
  if (!anchor || asked->table == anchor->table) return std::nullopt;
  if (anchor->begin < asked->end) return std::nullopt;
  const auto link = link_between(turn, anchor->table, asked->table);
  if (!link || !says_no_more(turn, *asked, *anchor, *link, 1)) return std::nullopt;
  auto block = rows_of_anchor(turn, *asked, *anchor, *link);
  if (!block) return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(*block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()), kVerbUnknown);
}

// The only number of the rows that the noun at the token names; invalid if there is none, or if the
// column says more than the noun.
ColumnExpr number_named(const Turn& turn, uint32_t noun) {
  const SchemaIndex& index = turn.context.schema->index;
  const ColumnFacts& facts = turn.base.facts();
  const uint32_t topic = turn.base.topic();
  const Token& token = turn.now.token(noun);
  ColumnExpr out;
  for (uint32_t c = 0; c < index.columns(topic); ++c) {
    const ColumnExpr column{topic, c};
    if (!facts.numeric(column) || facts.temporal(column) || facts.flag(column) ||
        facts.referred(column).valid() || facts.of(column).identifier ||
        !(facts.has_word(column, token.lemma) || facts.has_word(column, token.folded)))
      continue;
    if (out.valid() || index.column(topic, c).words.size() > 1) return {};
    out = column;
  }
  return out;
}

// "how many seats has each of them got?" of halls with a number "seats"
RuleResult number_composed(const Turn& turn) {
  if (turn.words.size() < 4 || turn.now.word(turn.words[0]) != "how" ||
      !text::is_one_of(turn.now.word(turn.words[1]), {"many", "much"}) || !turn.base.lists() ||
      turn.base.block().limit.value_or(1) != 1)
    return std::nullopt;
  const auto anchor = anchor_of(turn);
  const uint32_t noun = turn.words[2];
  if (!anchor || anchor->table != turn.base.topic() || anchor->begin <= noun ||
      table_at(turn, noun, kSurelyNoun) != nullptr)
    return std::nullopt;
  const ColumnExpr number = number_named(turn, noun);
  const RowsAsked asked{turn.base.topic(), noun + 1};
  if (!number.valid() || !says_no_more(turn, asked, *anchor, kNone, 0)) return std::nullopt;
  QueryBlock block = turn.base.block();
  if (shows_attribute(turn)) block.select.clear();
  if (add_outputs(block.select, {{number}}) == 0) return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()), kVerbUnknown);
}

}  // namespace

RuleResult composed(const Turn& turn) {
  if (turn.words.empty() || turn.words.size() > kLongestComposed || turn.base.topic() == kNone ||
      asks_for_others(turn) || !knows_rows(turn))
    return std::nullopt;
  if (RuleResult out = rows_composed(turn)) return out;
  return number_composed(turn);
}

}  // namespace ask::engine::dialogue
