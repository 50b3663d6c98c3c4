#include "agent/engine/dialogue/existence_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/linked_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/dialogue/restriction_rules.h"
#include "agent/engine/lexicon/existence_words.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/pronoun_words.h"

namespace ask::engine::dialogue {
namespace {

constexpr size_t kMostUnknown = 2;       // words of a verb: "do work for", "are in charge of"
constexpr float kOtherRows = 0.7F;       // score of a mention that names the other rows
constexpr size_t kLongestExistence = 12;  // words
constexpr double kExists = 0.7;          // confidence: the verb is not understood

// A noun for the rows of the previous question: their own, or one for any.
bool is_noun_of_rows(const Turn& turn, uint32_t i) {
  if (text::is_one_of(turn.now.word(i), kGenericNouns)) return true;
  return std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                     [&](const Mention& m) {
                       return m.kind == MentionKind::kTable && m.table == turn.base.topic() &&
                              m.begin == i && m.end == i + 1 && m.score >= kNamedScore;
                     });
}

// Where the words after "which of them", "in which of these stores", "do any of them" begin; 0 if
// it does not begin so.
size_t after_rows_asked(const Turn& turn) {
  const auto word = [&](size_t i) {
    return i < turn.words.size() ? turn.now.word(turn.words[i]) : std::string_view();
  };
  size_t at = is_preposition(word(0)) ? 1 : 0;
  if (at == 0 && (text::is_one_of(word(0), kDoForms) || is_form_of_be(word(0)))) {
    if (!text::is_one_of(word(1), kAnyOfWords)) return 0;
    at = 2;
  } else if (text::is_one_of(word(at), {"which", "what", "who"})) {
    at += 1;
  } else {
    return 0;
  }
  if (word(at) == "ones" && at > 0) return at + 1;
  if (at == 1 && word(0) == "which" && is_form_of_be(word(1))) return 1;  // "which have ...?"
  if (!text::is_one_of(word(at), {"of", "among"})) return 0;
  for (const Pronoun& p : turn.now.pronouns) {
    if (at + 1 >= turn.words.size() || p.begin != turn.words[at + 1] ||
        p.kind != PronounKind::kSet)
      continue;
    size_t next = at + 1;
    while (next < turn.words.size() && turn.words[next] < p.end) ++next;
    if (p.named) return next;
    // "these people", whose noun names no table
    const bool noun = next < turn.words.size() && is_noun_of_rows(turn, turn.words[next]);
    return noun ? next + 1 : next;
  }
  // "which of the lenses": the noun of the rows
  if (word(at + 1) == "the" && at + 2 < turn.words.size() &&
      is_noun_of_rows(turn, turn.words[at + 2]))
    return at + 3;
  return 0;
}

// The last table that the words from `from` on name, which nothing but existence follows.
const Mention* other_rows(const Turn& turn, size_t from) {
  const Mention* out = nullptr;
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.kind != MentionKind::kTable || m.score < kOtherRows || !m.found ||
        from >= turn.words.size() || m.begin < turn.words[from] || m.end > turn.now.end ||
        m.table == turn.base.topic())
      continue;
    const bool better = out == nullptr || m.end > out->end ||
                        (m.end == out->end && (m.begin < out->begin ||
                                               (m.begin == out->begin && m.score > out->score)));
    if (better) out = &m;
  }
  if (out == nullptr) return nullptr;
  for (const uint32_t i : turn.words)
    if (i >= out->end && !text::is_one_of(turn.now.word(i), kExistenceWords)) return nullptr;
  return out;
}

// A word that may be a verb: it names nothing but the rows that it stands between.
bool is_verb_between(const Turn& turn, uint32_t i, uint32_t other, uint32_t link) {
  return std::all_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                     [&](const Mention& m) {
                       if (m.begin > i || m.end <= i || m.kind == MentionKind::kFiller) return true;
                       if (m.kind == MentionKind::kCue)
                         return contains(std::initializer_list<Cue>{Cue::kOf, Cue::kFor, Cue::kBy,
                                                                    Cue::kIn, Cue::kWith},
                                         m.cue);
                       if (m.kind == MentionKind::kNumber || m.kind == MentionKind::kDate)
                         return false;
                       return m.score < kNamedScore || m.table == other || m.table == link ||
                              (m.kind == MentionKind::kTable && m.table == turn.base.topic());
                     });
}

// The words between the rows and the others say nothing but that there are some.
bool says_existence(const Turn& turn, size_t from, const Mention& other, uint32_t link) {
  size_t unknown = 0;
  for (size_t k = from; k < turn.words.size(); ++k) {
    const uint32_t i = turn.words[k];
    const std::string_view word = turn.now.word(i);
    if (i >= other.begin || is_form_of_be(word) || is_preposition(word) || denies(word) ||
        text::is_one_of(word, kExistenceWords))
      continue;
    if (text::is_one_of(word, kChoosingOthers) || !is_verb_between(turn, i, other.table, link) ||
        ++unknown > kMostUnknown)
      return false;
  }
  return true;
}

// The rows of the previous question, to be restricted further. Nullopt: none are chosen by it.
std::optional<QueryBlock> rows_before(const Turn& turn) {
  const QueryBlock& before = turn.base.block();
  const uint32_t topic = turn.base.topic();
  if (turn.base.lists() && !before.limit && before.best_of.empty() && mentions(before, topic))
    return before;
  if (turn.base.grouped() && !groups_are_rows(turn)) return std::nullopt;
  const auto only = turn.base.restriction(topic);
  QueryBlock rows;
  rows.entity = topic;
  rows.select = turn.base.display(topic);
  if (!only || rows.select.empty()) return std::nullopt;
  rows.where = only->where;
  for (const uint32_t t : only->tables) need_table(rows, t);
  for (const ValueExpr& v : rows.select) need_table(rows, v.column.home());
  return rows;
}

// The column that "each city" names of the rows, or of what they refer to; invalid if there is
// none.
ColumnExpr kind_named(const Turn& turn, uint32_t begin, uint32_t end) {
  const uint32_t topic = turn.base.topic();
  const SchemaGraph& graph = turn.context.schema->graph;
  const Mention* best = nullptr;
  for (const Mention& m : turn.now.lattice.mentions) {
    const bool kind = m.kind == MentionKind::kColumn || m.kind == MentionKind::kTable;
    if (!kind || m.begin != begin || m.end != end || m.score < kOtherRows - 0.1F)
      continue;
    const bool own = m.table == topic && m.kind == MentionKind::kColumn;
    if (!own && (m.table == topic || !graph.to_one(topic, m.table))) continue;
    if (m.rest_column != kNone || m.factor_table != kNone || m.expression != kNone) continue;
    const auto value = [&](const Mention& n) {
      return n.score + (n.table == topic ? 0.05F : n.kind == MentionKind::kTable ? 0.02F : 0.0F);
    };
    if (best == nullptr || value(m) > value(*best)) best = &m;
  }
  if (best == nullptr) return {};
  if (best->kind == MentionKind::kTable) return turn.base.facts().key_of(best->table);
  const ColumnExpr own{best->table, best->column};
  const ColumnExpr parent = turn.base.facts().referred(own);
  return parent.valid() ? parent : own;
}

}  // namespace

RuleResult rows_with_others(const Turn& turn) {
  const uint32_t topic = turn.base.topic();
  if (topic == kNone || turn.words.size() > kLongestExistence) return std::nullopt;
  const size_t from = after_rows_asked(turn);
  const Mention* other = from > 0 ? other_rows(turn, from) : nullptr;
  if (other == nullptr || turn.words.back() - turn.words.front() + 1 != turn.words.size())
    return std::nullopt;
  const auto link = link_between(turn, topic, other->table);
  const ColumnExpr key = turn.base.facts().key_of(topic);
  if (!link || !key.valid() || !says_existence(turn, from, *other, *link)) return std::nullopt;
  auto block = rows_before(turn);
  if (!block) return std::nullopt;
  Condition in;
  in.column = key;
  in.op = Op::kIn;
  in.negated = denies_after(turn, from);
  QueryBlock having;
  having.entity = topic;
  having.select = {{key}};
  need_table(having, *link);
  need_table(having, other->table);
  in.sub.push_back(std::move(having));
  block->where.push_back({std::move(in)});
  return follow_up_of(turn, FollowUpKind::kNarrow, std::move(*block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()), kExists);
}

RuleResult count_of_them_by(const Turn& turn) {
  const auto word = [&](size_t i) {
    return i < turn.words.size() ? turn.now.word(turn.words[i]) : std::string_view();
  };
  const uint32_t topic = turn.base.topic();
  if (word(0) != "how" || word(1) != "many" || word(2) != "of" || turn.now.pronouns.empty() ||
      topic == kNone || turn.words.size() < 6 || turn.now.pronouns[0].begin != turn.words[3] ||
      turn.now.pronouns[0].kind != PronounKind::kSet || turn.now.pronouns.size() != 1)
    return std::nullopt;
  size_t at = 4;
  while (at < turn.words.size() && turn.words[at] < turn.now.pronouns[0].end) ++at;
  while (is_form_of_be(word(at)) || text::is_one_of(word(at), {"there", "do", "we"})) ++at;
  if (!is_preposition(word(at)) || !text::is_one_of(word(at + 1), kEachWords) ||
      at + 2 >= turn.words.size())
    return std::nullopt;
  const ColumnExpr kind = kind_named(turn, turn.words[at + 2], turn.now.end);
  const auto only = kind.valid() ? turn.base.restriction(topic) : std::nullopt;
  if (!only || (turn.base.grouped() && !groups_are_rows(turn))) return std::nullopt;
  QueryBlock block;
  block.entity = topic;
  block.where = only->where;
  for (const uint32_t t : only->tables) need_table(block, t);
  const bool row = kind == turn.base.facts().key_of(kind.home()) && kind.home() != topic;
  block.select = row ? turn.base.naming(kind.home()) : std::vector<ValueExpr>{{kind}};
  if (block.select.empty()) return std::nullopt;
  block.select.push_back({{topic, kNone}, Aggregate::kCount});
  block.group = {kind};
  need_table(block, kind.home());
  return follow_up_of(turn, FollowUpKind::kGroup, std::move(block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()),
                      kUnprobedConfidence);
}

RuleResult kinds_not_among(const Turn& turn) {
  const uint32_t topic = turn.base.topic();
  if (topic == kNone || turn.words.size() < 6 || turn.now.pronouns.empty() ||
      !text::is_one_of(turn.now.word(turn.words[0]), {"which", "what"}))
    return std::nullopt;
  const Pronoun& p = turn.now.pronouns.back();
  const uint32_t among = p.begin - 1;
  if (p.kind != PronounKind::kSet || p.end != turn.now.end || among < turn.now.begin + 4 ||
      !text::is_one_of(turn.now.word(among), {"among", "in"}) ||
      turn.now.word(among - 1) != "not" || !is_form_of_be(turn.now.word(among - 2)))
    return std::nullopt;
  const ColumnExpr kind = kind_named(turn, turn.words[1], among - 2);
  const auto only = kind.valid() ? turn.base.restriction(topic) : std::nullopt;
  if (!only || only->where.empty()) return std::nullopt;
  QueryBlock block, shown;
  block.entity = kind.home();
  const bool row = kind == turn.base.facts().key_of(kind.home()) && kind.home() != topic;
  block.select = row ? turn.base.naming(kind.home()) : std::vector<ValueExpr>{{kind}};
  block.distinct = !row;
  shown.entity = topic;
  shown.select = {{kind}};
  shown.where = only->where;
  for (const uint32_t t : only->tables) need_table(shown, t);
  need_table(shown, kind.home());
  Condition in;
  in.column = kind;
  in.op = Op::kIn;
  in.negated = true;
  in.sub.push_back(std::move(shown));
  block.where.push_back({std::move(in)});
  if (block.select.empty()) return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()),
                      kUnprobedConfidence);
}

}  // namespace ask::engine::dialogue
