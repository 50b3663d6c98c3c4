#include "agent/engine/dialogue/each_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/dialogue/figure_rules.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/pronoun_words.h"

namespace ask::engine::dialogue {
namespace {

// Where the pronoun of "each of them" begins in words(); their number if there is none.
size_t each_at(const Turn& turn) {
  if (turn.now.pronouns.size() != 1 || turn.now.pronouns[0].kind != PronounKind::kEach)
    return turn.words.size();
  return static_cast<size_t>(
      std::find(turn.words.begin(), turn.words.end(), turn.now.pronouns[0].begin) -
      turn.words.begin());
}

// The table whose rows are counted: "how many loans has each ..."; kNone if more is said of them.
uint32_t table_counted(const Turn& turn, size_t each) {
  if (each < 4 || each >= turn.words.size() || turn.now.word(turn.words[0]) != "how" ||
      turn.now.word(turn.words[1]) != "many")
    return kNone;
  const Mention* noun = nullptr;
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin == turn.words[2] &&
        (noun == nullptr || m.end > noun->end ||
         (m.end == noun->end && m.table == turn.base.block().entity)))
      noun = &m;
  if (noun == nullptr) return kNone;
  for (size_t i = 3; i < each; ++i)
    if (turn.words[i] >= noun->end && !is_form_of_be(turn.now.word(turn.words[i])) &&
        !text::is_one_of(turn.now.word(turn.words[i]), kDoForms))
      return kNone;
  return noun->table;
}

// The table of what is done in "how often has each of them donated": called by the verb, and the
// only such one.
uint32_t table_done(const Turn& turn, size_t each) {
  if (each != 3 || turn.now.word(turn.words[0]) != "how" ||
      turn.now.word(turn.words[1]) != kFrequencyAdverb || turn.words.back() + 1 != turn.now.end ||
      turn.words.back() != turn.now.pronouns[0].end)
    return kNone;
  const SchemaIndex& index = turn.context.schema->index;
  const Token& verb = turn.now.token(turn.words.back());
  uint32_t found = kNone;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    const auto& words = index.table(t).words;
    if (words.size() != 1 || verb.stem.size() < 4 ||
        !index.word(words[0]).lemma.starts_with(verb.stem))
      continue;
    if (found != kNone) return kNone;
    found = t;
  }
  return found;
}

// Nothing but a verb of having or making follows: "put in", "made", "based on".
bool only_links(const Turn& turn) {
  return std::all_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    if (i < turn.now.pronouns[0].end) return true;
    const Token& token = turn.now.token(i);
    return text::is_one_of(token.lemma, kLinkingVerbs) ||
           text::is_one_of(token.lemma, kStaffVerbs) ||
           text::is_one_of(token.lemma, kClientVerbs) ||
           text::is_one_of(token.folded, kLinkingVerbs) ||
           text::is_one_of(token.folded, kLinkingParticles) || filler(token.folded) >= 0.9F;
  });
}

// By what each row is called: its name, else the first text that was shown of it.
std::vector<ValueExpr> label_of(const Turn& turn) {
  std::vector<ValueExpr> out = turn.base.naming(turn.base.topic());
  if (!out.empty() && !turn.base.facts().of(out[0].column).identifier) return out;
  for (const ValueExpr& v : turn.base.display(turn.base.topic()))
    if (turn.base.facts().text(v.column) && v.column.home() == turn.base.topic()) return {v};
  return out;
}

// The groups of the previous question, also those that no row belongs to. False if its conditions
// are on the counted rows: they would leave these groups out.
bool keep_empty_groups(const Turn& turn, QueryBlock& block) {
  if (block.all_rows) return true;
  const uint32_t counted = counted_table(turn), topic = turn.base.topic();
  const ColumnExpr key = turn.base.facts().key_of(counted == kNone ? topic : counted);
  if (counted == kNone || counted == topic || !key.valid() || !groups_are_rows(turn) ||
      !block.where.empty() || !turn.context.schema->graph.to_one(counted, topic))
    return false;
  const ValueExpr before = *turn.base.aggregate(), now{key, Aggregate::kCount};
  for (ValueExpr& v : block.select)
    if (v == before) v = now;
  for (Ordering& o : block.order)
    if (o.term == before) o.term = now;
  std::erase(block.tables, topic);
  block.entity = topic;
  need_table(block, counted);
  return block.all_rows = true;
}

}  // namespace

RuleResult amount_on_each(const Turn& turn) {
  const Utterance& u = turn.now;
  const uint32_t topic = turn.base.topic();
  const bool asks = turn.words.size() > 5 && u.word(turn.words[0]) == "how" &&
                    text::is_one_of(u.word(turn.words[1]), {"many", "much"}) &&
                    u.pronouns.size() == 2 && u.pronouns[1].kind == PronounKind::kEach &&
                    u.pronouns[1].end == u.end && u.pronouns[0].kind != PronounKind::kOwner &&
                    text::is_one_of(u.word(turn.words[3]), kDoForms) &&
                    u.pronouns[0].begin == turn.words[4];
  QueryBlock block = turn.base.block();
  ungroup(block);
  if (!asks || topic == kNone || block.limit || block.having || !block.group.empty() ||
      !all_plain(block))
    return std::nullopt;
  for (size_t i = 5; i < turn.words.size() && turn.words[i] < u.pronouns[1].begin; ++i)
    if (!is_preposition(u.word(turn.words[i])) &&
        !text::is_one_of(u.token(turn.words[i]).lemma, kLinkingVerbs) &&
        !text::is_one_of(u.token(turn.words[i]).lemma, kStaffVerbs) &&
        !text::is_one_of(u.word(turn.words[i]), kLinkingParticles))
      return std::nullopt;
  // The table of rows between those of the turn and what restricts them has the number.
  ColumnExpr number;
  for (const Mention& m : u.lattice.mentions) {
    const ColumnExpr column{m.table, m.column};
    if (m.kind != MentionKind::kColumn || m.begin != turn.words[2] || m.score < 0.72F ||
        m.table == topic || !mentions(block, m.table) ||
        !turn.context.schema->graph.to_one(m.table, topic) || !turn.base.facts().measure(column) ||
        turn.base.facts().intensive(column))
      continue;
    if (number.valid() && !(number == column)) return std::nullopt;
    number = column;
  }
  const ColumnExpr key = turn.base.facts().key_of(topic);
  if (!number.valid() || !key.valid()) return std::nullopt;
  block.select = label_of(turn);
  if (block.select.empty()) return std::nullopt;
  block.select.push_back({number, Aggregate::kSum});
  block.group = {key};
  block.distinct = false;
  block.order.clear();
  return follow_up_of(turn, FollowUpKind::kMeasure, std::move(block),
                      fmt::format("{} (of: {})", u.body(), turn.base.text()), kUnprobedConfidence);
}

RuleResult count_of_each(const Turn& turn) {
  const size_t each = each_at(turn);
  const uint32_t topic = turn.base.topic(), done = table_done(turn, each);
  const uint32_t table = done != kNone ? done : table_counted(turn, each);
  if (table == kNone || topic == kNone || (done == kNone && !only_links(turn))) return std::nullopt;
  const std::string question = fmt::format("{} (of: {})", turn.now.body(), turn.base.text());
  const ValueExpr number{{table, kNone}, Aggregate::kCount};
  if (turn.base.grouped()) {
    if (turn.base.aggregate() == nullptr || table != turn.base.block().entity ||
        turn.base.block().having || turn.base.block().limit)
      return std::nullopt;
    return follow_up_of(turn, FollowUpKind::kMeasure, with_measure(turn, number), question,
                        kUnprobedConfidence);
  }
  const SchemaGraph& graph = turn.context.schema->graph;
  const ColumnExpr key = turn.base.facts().key_of(topic);
  const auto rows = turn.base.restriction(topic);
  if (!turn.base.lists() || table == topic || !key.valid() || !rows ||
      !graph.to_one(table, topic) || graph.between(table, topic).size() != 1)
    return std::nullopt;
  QueryBlock block;
  block.entity = topic;
  block.select = label_of(turn);
  if (block.select.empty()) return std::nullopt;
  const ColumnExpr counted = turn.base.facts().key_of(table);
  block.all_rows = counted.valid();  // "each": also those that have none
  block.select.push_back(counted.valid() ? ValueExpr{counted, Aggregate::kCount} : number);
  block.where = rows->where;
  block.group = {key};
  need_table(block, table);
  for (const uint32_t t : rows->tables) need_table(block, t);
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(block), question, kUnprobedConfidence);
}

RuleResult groups_of_none(const Turn& turn) {
  const ValueExpr* measured = turn.base.aggregate();
  QueryBlock block = turn.base.block();
  if (!turn.base.grouped() || measured == nullptr || measured->fn != Aggregate::kCount ||
      block.having || block.limit || !block.best_of.empty())
    return std::nullopt;
  const uint32_t excluding = excluding_words(turn.now, turn.now.begin);
  bool none = false;
  for (const uint32_t i : turn.words) {
    const std::string_view word = turn.now.word(i);
    none |= text::is_one_of(word, kNoneWords);
    const bool did = text::is_one_of(turn.now.token(i).lemma, kMakingVerbs) ||
                     text::is_one_of(turn.now.token(i).lemma, kLinkingVerbs) ||
                     text::is_one_of(turn.now.token(i).lemma, kClientVerbs);  // "who made none?"
    if (i >= turn.now.begin + excluding && !did && !text::is_one_of(word, kNoneWords) &&
        !text::is_one_of(word, kNoneQuestionWords) && group_called(turn, i) == nullptr)
      return std::nullopt;
  }
  if (!none || (excluding == 0 && !keep_empty_groups(turn, block))) return std::nullopt;
  if (excluding > 0 && !block.all_rows) return std::nullopt;  // there are none
  Having having;
  for (const ValueExpr& v : block.select)
    if (v.fn != Aggregate::kPlain) having.term = v;
  having.op = excluding > 0 ? Op::kGreater : Op::kEqual;
  having.value = Value(int64_t{0});
  block.having = std::move(having);
  return follow_up_of(turn, FollowUpKind::kNarrow, std::move(block),
                      in_base(turn, turn.now.body(), true), kUnprobedConfidence);
}

RuleResult total_of_each(const Turn& turn) {
  constexpr std::string_view kLight[] = {"what", "whats", "is",   "was",  "the",  "from",  "of",
                                         "for",  "by",    "each", "one",  "them", "those", "these",
                                         "in",   "'s",    "how",  "much", "that", "their", "and"};
  if (!has_one_of(turn, kEachWords) || !has_one_of(turn, kSumNames) || !turn.base.grouped() ||
      turn.base.aggregate() != nullptr)
    return std::nullopt;
  for (const uint32_t i : turn.words)
    if (!text::is_one_of(turn.now.word(i), kLight) && !text::is_one_of(turn.now.word(i), kSumNames))
      return std::nullopt;
  QueryBlock block = turn.base.block();
  const ColumnExpr amount = turn.base.facts().amount_of(block.entity);
  if (!amount.valid() || block.limit || !block.best_of.empty()) return std::nullopt;
  block.select.push_back({amount, Aggregate::kSum});
  return follow_up_of(turn, FollowUpKind::kMeasure, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

}  // namespace ask::engine::dialogue
