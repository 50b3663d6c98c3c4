#include "agent/engine/dialogue/composition.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/linked_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/other_rows.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/schema/holdings.h"
#include "agent/engine/schema/occupancy.h"

namespace ask::engine::dialogue {
namespace {

constexpr float kAskedNoun = 0.7F, kSurelyNoun = 0.85F;
constexpr float kClearly = 0.1F;         // by how much the likeliest table must be so
constexpr double kVerbUnknown = 0.6;     // confidence: the verb is not understood
constexpr size_t kLongestComposed = 12;  // words
constexpr std::string_view kPresentForms[] = {"do", "does", "are", "is"};
constexpr std::string_view kPastForms[] = {"did", "were", "was", "had", "ever"};

// Rows of another table that are asked for: "which courses", "how many courses".
struct RowsAsked {
  uint32_t table = kNone;
  uint32_t end = 0;  // token after its noun
  bool counted = false;
};

// The rows before that the follow-up points at.
struct RowsBefore {
  uint32_t table = kNone;
  uint32_t begin = 0, end = 0;  // tokens
  bool each = false;
};

const Mention* table_at(const Turn& turn, uint32_t token, float score) {
  const Mention* out = nullptr;
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.begin == token && m.end <= turn.now.end &&
        m.score >= score &&
        (out == nullptr || m.end > out->end || (m.end == out->end && m.score > out->score)))
      out = &m;
  const bool several = std::any_of(
      turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
        return out != nullptr && out->score < kSurelyNoun && m.kind == MentionKind::kTable &&
               m.begin == out->begin && m.end == out->end && m.table != out->table &&
               m.score > out->score - kClearly;
      });
  return several ? nullptr : out;
}

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

// True if "that" stands before a noun: "in that class".
bool before_noun(const Turn& turn, const Pronoun& p) {
  const std::string_view next = turn.now.word(p.end);
  return p.end < turn.now.end && !turn.now.is_mark(p.end) && !is_preposition(next) &&
         !is_form_of_be(next) && !text::is_one_of(next, kDoForms) && filler(next) < 0.6F &&
         !text::is_one_of(next, kPointedPeriods);
}

std::optional<RowsBefore> anchor_of(const Turn& turn) {
  RowsBefore out{turn.base.topic(), 0, 0, has_one_of(turn, kEachWords)};
  const auto& pronouns = turn.now.pronouns;
  if (pronouns.empty()) {
    if (!out.each) return std::nullopt;
    out.begin = out.end = turn.now.end;
    return out;
  }
  out.begin = pronouns.front().begin;
  out.end = pronouns.back().end;
  for (uint32_t i = pronouns.front().end; i < pronouns.back().begin; ++i)
    if (turn.now.word(i) != "of") return std::nullopt;
  const Pronoun& last = pronouns.back();
  if (last.kind == PronounKind::kTheirs) return std::nullopt;
  const bool demonstrative =
      text::is_one_of(turn.now.word(last.begin), {"that", "this", "those", "these"});
  if (last.named || (demonstrative && before_noun(turn, last))) {
    if (!last.named) ++out.end;
    if (const Mention* noun = table_at(turn, last.begin + 1, kAskedNoun)) {
      out.table = noun->table;
      out.end = std::max(out.end, noun->end);
    }
  } else if (last.kind == PronounKind::kThat) {
    return std::nullopt;
  }
  return out;
}

// True if nothing that the word may name or ask for is left out: it says how to ask, or that both
// kinds of rows belong together.
bool is_light(const Turn& turn, uint32_t i) {
  const std::string_view word = turn.now.word(i);
  return is_preposition(word) || is_form_of_be(word) || text::is_one_of(word, kDoForms) ||
         text::is_one_of(word, kEachWords) || filler(word) >= 0.6F || word == "of" ||
         text::is_one_of(word, {"all", "there", "in", "up", "out", "down", "been", "got"});
}

// A word that may be any verb: it names nothing of the database but what it stands between.
bool may_be_verb(const Turn& turn, uint32_t i, std::initializer_list<uint32_t> between) {
  constexpr Cue kHarmless[] = {Cue::kOf, Cue::kFor, Cue::kBy, Cue::kIn, Cue::kWith, Cue::kThat};
  return std::all_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                     [&](const Mention& m) {
                       if (m.begin > i || m.end <= i || m.kind == MentionKind::kFiller) return true;
                       if (m.kind == MentionKind::kCue) return contains(kHarmless, m.cue);
                       if (m.kind == MentionKind::kNumber || m.kind == MentionKind::kDate)
                         return false;
                       return m.score < kNamedScore || contains(between, m.table);
                     });
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

// The conditions that select the rows before, for a query of `own`, whose rows are joined to them.
bool restrict_to_anchor(const Turn& turn, const RowsBefore& anchor, QueryBlock& own) {
  const QueryBlock& before = turn.base.block();
  const SchemaGraph& graph = turn.context.schema->graph;
  const uint32_t table = anchor.table;
  if (before.best_of.empty() && !before.limit && !before.having &&
      before.combine == Combine::kApart) {
    const auto near = [&](uint32_t home) {
      return graph.to_one(table, home) || graph.to_one(own.entity, home);
    };
    bool all = true;
    for (const auto& clause : before.where)
      for (const Condition& c : clause) all &= near(c.column.home());
    if (all) {
      own.where.insert(own.where.end(), before.where.begin(), before.where.end());
      for (const auto& clause : before.where)
        for (const Condition& c : clause) need_table(own, c.column.home());
      return true;
    }
  }
  if (turn.base.grouped() && table != turn.base.topic()) return false;
  const auto only = turn.base.restriction(table);
  if (!only) return false;
  own.where.insert(own.where.end(), only->where.begin(), only->where.end());
  for (const uint32_t t : only->tables) need_table(own, t);
  return true;
}

// "which flats do they live in?": now.
bool is_present(const Turn& turn) {
  return has_one_of(turn, kPresentForms) && !has_one_of(turn, kPastForms);
}

// The rows of a table that have an end are those that have not ended.
void keep_lasting(const Turn& turn, uint32_t table, QueryBlock& block) {
  const TimeSpan span = open_span(turn.base.facts(), table);
  if (span.table == kNone) return;
  add_lasting(turn.base.facts(), span, block.where);
}

// Its rows have a number and no name.
bool is_numbered(const Turn& turn, uint32_t table) {
  const std::vector<ValueExpr> names = turn.base.naming(table);
  return names.size() == 1 && turn.base.facts().identifier(names[0].column);
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
  const std::vector<ValueExpr> names = turn.base.naming(asked.table);
  if (names.empty()) return std::nullopt;
  if (link != kNone && is_present(turn)) keep_lasting(turn, link, block);
  if (!shows_attribute(turn) && !is_numbered(turn, anchor.table))
    block.select = turn.base.naming(anchor.table);
  add_outputs(block.select, names);
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

// The rows of the previous question are known: those that were added up only as "those".
bool knows_rows(const Turn& turn) {
  if (turn.base.lists() || turn.base.counts() || turn.base.grouped()) return true;
  const ValueExpr* only = turn.base.aggregate();
  return only != nullptr && only->fn == Aggregate::kSum &&
         std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(),
                     [](const Pronoun& p) { return p.kind == PronounKind::kSet; });
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
