#include "agent/engine/dialogue/anchor_rows.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/holdings.h"
#include "agent/engine/schema/occupancy.h"

namespace ask::engine::dialogue {
namespace {

constexpr float kClearly = 0.1F;  // by how much the likeliest table must be so
constexpr std::string_view kPresentForms[] = {"do", "does", "are", "is"};
constexpr std::string_view kPastForms[] = {"did", "were", "was", "had", "ever"};

// True if "that" stands before a noun: "in that class".
bool before_noun(const Turn& turn, const Pronoun& p) {
  const std::string_view next = turn.now.word(p.end);
  return p.end < turn.now.end && !turn.now.is_mark(p.end) && !is_preposition(next) &&
         !is_form_of_be(next) && !text::is_one_of(next, kDoForms) && filler(next) < 0.6F &&
         !text::is_one_of(next, kPointedPeriods);
}

// "who is on it?" after the teacher of a course: on the course.
bool is_thing_beside_people(const Turn& turn, const Pronoun& p) {
  const uint32_t topic = turn.base.topic(), entity = turn.base.block().entity;
  return text::is_one_of(turn.now.word(p.begin), {"it", "its"}) && entity != topic &&
         turn.base.lists() && holds_people(turn.context.schema->index, topic) &&
         !holds_people(turn.context.schema->index, entity) &&
         turn.context.schema->graph.to_one(entity, topic);
}

}  // namespace

const Mention* table_at(const Turn& turn, uint32_t token, float score) {
  const Mention* out = nullptr;
  float best = score;  // "trains run" is less surely a name of other rows than "trains"
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.begin == token && m.end <= turn.now.end)
      best = std::max(best, m.score - kClearly);
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.begin == token && m.end <= turn.now.end &&
        m.score >= best &&
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
  } else if (is_thing_beside_people(turn, last)) {
    out.table = turn.base.block().entity;
  }
  return out;
}

bool is_light(const Turn& turn, uint32_t i) {
  const std::string_view word = turn.now.word(i);
  return is_preposition(word) || is_form_of_be(word) || text::is_one_of(word, kDoForms) ||
         text::is_one_of(word, kEachWords) || filler(word) >= 0.6F || word == "of" ||
         text::is_one_of(word, {"all", "there", "in", "up", "out", "down", "been", "got"});
}

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

bool is_present(const Turn& turn) {
  return has_one_of(turn, kPresentForms) && !has_one_of(turn, kPastForms);
}

void keep_lasting(const Turn& turn, uint32_t table, QueryBlock& block) {
  const TimeSpan span = open_span(turn.base.facts(), table);
  if (span.table == kNone) return;
  add_lasting(turn.base.facts(), span, block.where);
}

bool is_numbered(const Turn& turn, uint32_t table) {
  const std::vector<ValueExpr> names = turn.base.naming(table);
  return names.size() == 1 && turn.base.facts().identifier(names[0].column);
}

bool knows_rows(const Turn& turn) {
  if (turn.base.lists() || turn.base.counts() || turn.base.grouped()) return true;
  const ValueExpr* only = turn.base.aggregate();
  return only != nullptr && only->fn == Aggregate::kSum &&
         std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(),
                     [](const Pronoun& p) { return p.kind == PronounKind::kSet; });
}

}  // namespace ask::engine::dialogue
