#include "agent/engine/dialogue/share_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/follow_up_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/lexicon/follow_up_requests.h"

namespace ask::engine::dialogue {
namespace {

// Restricts the rows to a time. "Delivered after the day when it was due" and "never paid" do not:
// they are what a share is asked of.
bool limits_period(const Turn& turn, const std::vector<Condition>& clause) {
  const Condition& c = clause[0];
  return turn.base.facts().temporal(c.column) && !c.other.valid() && c.op != Op::kIsNull;
}

// The clause of a count that selects the rows of the share: the only one, or the only one that is
// no date. Nullopt: it is not clear of which rows the share is meant.
std::optional<size_t> numerator_of(const Turn& turn, const QueryBlock& block) {
  std::optional<size_t> found;
  for (size_t i = 0; i < block.where.size(); ++i) {
    const std::vector<Condition>& clause = block.where[i];
    if (block.where.size() > 1 && limits_period(turn, clause)) continue;
    if (found || clause.size() != 1) return std::nullopt;
    found = i;
  }
  return found;
}

// The only aggregate as a percentage: of the rows that meet the clause `numerator`, of all rows; of
// each group, of all groups. `of_all`: both, of all rows of all groups.
void take_share(QueryBlock& block, std::optional<size_t> numerator, bool of_all = false) {
  const auto measured = std::find_if(block.select.begin(), block.select.end(),
                                     [](const ValueExpr& v) { return v.fn != Aggregate::kPlain; });
  ValueExpr part = *measured, whole = *measured;
  if (numerator) {
    part.only = block.where[*numerator];
    block.where.erase(block.where.begin() + static_cast<std::ptrdiff_t>(*numerator));
  }
  whole.of_all = of_all || !numerator;
  block.select.erase(measured);
  block.select.push_back(std::move(part));
  block.select.push_back(std::move(whole));
  block.combine = Combine::kPercent;
}

// The rows of "of all orders" at the end; null if there are none.
const Mention* all_rows(const Utterance& u) {
  for (const Mention& m : u.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= 0.9F && m.end == u.end && m.begin > u.begin &&
        u.word(m.begin - 1) == "all")
      return &m;
  return nullptr;
}

// What a share is asked of: places in words().
struct Whole {
  size_t begin = 0, end = 0;
};

// "what percentage of all RNs is that", "what share is that of all RNs": where the RNs are.
std::optional<Whole> whole_named(const Turn& turn) {
  constexpr std::string_view kRows[] = {"that", "this", "it", "they", "those", "these"};
  const auto word = [&](size_t i) {
    return i < turn.words.size() ? turn.now.word(turn.words[i]) : std::string_view();
  };
  const auto pointed = [&](size_t i) {
    return text::is_one_of(word(i), {"is", "are", "was", "were"}) &&
           text::is_one_of(word(i + 1), kRows);
  };
  const size_t size = turn.words.size();
  size_t at = 0;
  while (text::is_one_of(word(at), kShareLeads)) ++at;
  if (!text::is_one_of(word(at), kShareNouns)) return std::nullopt;
  ++at;
  Whole out;
  out.end = size;
  if (pointed(at))
    at += 2;
  else if (size > at + 2 && pointed(size - 2))
    out.end = size - 2;
  else
    return std::nullopt;
  if (word(at) != "of") return std::nullopt;
  while (at < out.end && text::is_one_of(word(at), kWholeLeads)) ++at;
  out.begin = at;
  return at < out.end ? std::optional(out) : std::nullopt;
}

// The number of the rows of the previous question, or the sum that it asks for; nullopt if it is
// not one of single rows.
std::optional<QueryBlock> number_of_rows(const Turn& turn) {
  QueryBlock block = turn.base.block();
  const uint32_t topic = turn.base.topic();
  if (turn.base.grouped() || block.limit || block.having || block.combine != Combine::kApart)
    return std::nullopt;
  const ValueExpr* only = turn.base.aggregate();
  if (only != nullptr && block.select.size() == 1 &&
      (only->fn == Aggregate::kCount || only->fn == Aggregate::kSum))
    return block;
  const bool single = turn.base.lists() && !block.distinct && block.entity == topic &&
                      std::all_of(block.tables.begin(), block.tables.end(), [&](uint32_t t) {
                        return turn.context.schema->graph.to_one(topic, t);
                      });
  if (!single) return std::nullopt;
  block.select = {{{topic, kNone}, Aggregate::kCount}};
  block.order.clear();
  return block;
}

// "RNs" of those whose grade is 'RN'.
bool says_many(std::string_view word, const std::vector<Condition>& clause) {
  if (!of_one_column(clause) || clause.size() != 1 || clause[0].negated) return false;
  const auto* value = std::get_if<std::string>(&clause[0].value);
  return value != nullptr && !value->empty() && word.size() == value->size() + 1 &&
         word.back() == 's' && word.starts_with(text::folded(*value));
}

}  // namespace

RuleResult share_of_named(const Turn& turn) {
  const auto named = whole_named(turn);
  auto block = named ? number_of_rows(turn) : std::nullopt;
  if (!block || block->select[0].distinct || !block->select[0].only.empty()) return std::nullopt;
  const uint32_t begin = turn.words[named->begin], end = turn.words[named->end - 1] + 1;
  bool whole = false;
  std::vector<std::vector<Condition>> kept;
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.begin != begin || m.end != end || m.score < 0.5F) continue;
    whole |= m.kind == MentionKind::kTable && m.score >= 0.6F && m.table == turn.base.topic();
    for (const auto& clause : block->where)
      if (m.kind == MentionKind::kValue && of_one_column(clause) && clause.size() == 1 &&
          !clause[0].negated && clause[0].column.table == m.table &&
          clause[0].column.column == m.column && clause[0].value == Value(m.text))
        add_once(kept, clause);
  }
  if (kept.empty() && end == begin + 1)
    for (const auto& clause : block->where)
      if (says_many(turn.now.token(begin).folded, clause)) add_once(kept, clause);
  if (!whole && kept.empty()) return std::nullopt;
  ValueExpr part = block->select[0];
  for (const auto& clause : block->where) {
    if (contains(kept, clause)) continue;
    if (clause.size() != 1) return std::nullopt;
    part.only.push_back(clause[0]);
  }
  if (part.only.empty()) return std::nullopt;
  const ValueExpr all = block->select[0];
  block->where = std::move(kept);
  block->select = {std::move(part), all};
  block->combine = Combine::kPercent;
  return follow_up_of(turn, FollowUpKind::kMeasure, std::move(*block),
                      in_base(turn, "(" + turn.now.body() + ")"), kUnprobedConfidence);
}

namespace {

// Where the verb is in the words of "what share of them was cancelled"; their number if it is not
// such a question.
size_t verb_of_some(const Utterance& u) {
  const auto words = u.words();
  const auto word = [&](size_t i) {
    return i < words.size() ? u.word(words[i]) : std::string_view();
  };
  size_t at = 0;
  while (text::is_one_of(word(at), kShareLeads)) ++at;
  if (at == 0 || !text::is_one_of(word(at), kShareNouns)) return words.size();
  ++at;
  if (word(at) == "of") {
    if (!text::is_one_of(word(at + 1), {"them", "those", "these", "that", "it", "this"}))
      return words.size();
    at += 2;
  }
  const bool verb = is_form_of_be(word(at)) && word(at) != "'s";
  const bool more = at + 1 < words.size() && !text::is_one_of(word(at + 1), kShareRequestWords);
  return verb && more ? at : words.size();
}

// The rows of the previous question that the words from the verb on choose, as "which of them ...".
RuleResult some_rows(const Turn& turn, size_t verb) {
  const std::string_view be = turn.now.word(turn.words[verb]);
  const std::string_view many = be == "is"    ? "are"
                                : be == "was" ? "were"
                                : be == "has" ? "have"
                                              : be;
  const Utterance now =
      utterance(fmt::format("which of them {} {}", many, words_from(turn, verb + 1)),
                turn.context.snapshot, turn.context.schema->index);
  if (turn.base.lists() || turn.base.counts())
    return read_follow_up(turn_of(now, turn.base, turn.context));
  LogicalForm rows = turn.base.form();  // of the rows that are added up
  rows.block.select = {{{rows.block.entity, kNone}, Aggregate::kCount}};
  return read_with(turn, rows, now);
}

// The share that the rows of the follow-up are of those before.
RuleResult share_of_some(const Turn& turn) {
  const size_t verb = verb_of_some(turn.now);
  auto block = verb < turn.words.size() ? number_of_rows(turn) : std::nullopt;
  if (!block || block->select[0].distinct || !block->select[0].only.empty()) return std::nullopt;
  const RuleResult some = some_rows(turn, verb);
  if (!some) return std::nullopt;
  const QueryBlock& chosen = some->meaning.block;
  if (!chosen.group.empty() || chosen.having || chosen.limit ||
      !std::all_of(block->where.begin(), block->where.end(),
                   [&](const auto& clause) { return contains(chosen.where, clause); }))
    return std::nullopt;
  const ValueExpr all = block->select[0];
  ValueExpr part = all;
  for (const auto& clause : chosen.where) {
    if (contains(block->where, clause)) continue;
    if (clause.size() != 1) return std::nullopt;
    part.only.push_back(clause[0]);
    need_table(*block, clause[0].column.home());
  }
  if (part.only.empty()) return std::nullopt;
  block->select = {std::move(part), all};
  block->combine = Combine::kPercent;
  return follow_up_of(turn, FollowUpKind::kMeasure, std::move(*block),
                      in_base(turn, "(" + turn.now.body() + ")"), some->confidence);
}

}  // namespace

bool asks_share_of_some(const Utterance& u) {
  constexpr size_t kLongest = 8;
  return u.words().size() <= kLongest && verb_of_some(u) < u.words().size() &&
         !names(u, u.begin, u.end, MentionKind::kTable, 0.9F);
}

namespace {

// The words before token `end` ask for a share and name nothing.
bool asks_share_before(const Utterance& u, uint32_t end) {
  const Mention* all = all_rows(u);
  bool share = false;
  for (const uint32_t i : u.words()) {
    if (i >= end) break;
    if (all != nullptr && i >= all->begin && i < all->end) continue;
    const bool noun = text::is_one_of(u.word(i), kShareNouns);
    const bool named =
        std::any_of(u.lattice.mentions.begin(), u.lattice.mentions.end(), [&](const Mention& m) {
          return m.begin <= i && m.end > i && m.score >= 0.9F &&
                 (m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn);
        });
    if (named || (!noun && !text::is_one_of(u.word(i), kShareRequestWords))) return false;
    share |= noun;
  }
  return share;
}

// The token where "for each team", "per team", "in each" at the end begins, of the groups of the
// previous question; the end if there is none.
uint32_t before_each_group(const Turn& turn) {
  const Utterance& u = turn.now;
  for (size_t i = 1; i < turn.words.size() && turn.base.grouped(); ++i) {
    if (!text::is_one_of(u.word(turn.words[i]), {"each", "every", "per", "by"})) continue;
    for (size_t noun = i + 1; noun < turn.words.size(); ++noun)
      if (!turn.base.says(u.token(turn.words[noun])) &&
          !text::is_one_of(u.word(turn.words[noun]), kAfterEach))
        return u.end;
    const bool led = is_preposition(u.word(turn.words[i - 1]));
    return turn.words[led ? i - 1 : i];
  }
  return u.end;
}

// "what percentage is that for each team?" after the number of resolved calls of each: of all the
// calls of the team, else of those of all teams.
RuleResult share_of_each(const Turn& turn) {
  const uint32_t end = before_each_group(turn);
  const ValueExpr* measured = turn.base.aggregate();
  QueryBlock block = turn.base.block();
  const bool adds = measured != nullptr && !measured->distinct && measured->only.empty() &&
                    (measured->fn == Aggregate::kCount || measured->fn == Aggregate::kSum);
  if (end == turn.now.end || !asks_share_before(turn.now, end) || !adds || block.limit ||
      block.having || block.combine != Combine::kApart)
    return std::nullopt;
  size_t chosen = 0;
  std::optional<size_t> numerator;
  for (size_t i = 0; i < block.where.size(); ++i) {
    const std::vector<Condition>& clause = block.where[i];
    if (limits_period(turn, clause)) continue;
    if (clause.size() == 1) numerator = i;
    ++chosen;
  }
  // A condition on the groups chooses none of their rows.
  const bool own =
      numerator && std::any_of(block.group.begin(), block.group.end(), [&](const auto& g) {
        return block.where[*numerator][0].column.home() == g.home() && g.home() != block.entity;
      });
  if (chosen > 1 || (chosen == 1 && !numerator) || own) return std::nullopt;
  if (!block.order.empty() && block.order[0].term.fn != Aggregate::kPlain) block.order.clear();
  take_share(block, numerator);
  return follow_up_of(turn, FollowUpKind::kMeasure, std::move(block),
                      in_base(turn, "(" + turn.now.body() + ")"), kUnprobedConfidence);
}

}  // namespace

bool asks_for_share(const Utterance& u) { return asks_share_before(u, u.end); }

RuleResult number_of_share(const Turn& turn) {
  QueryBlock block = turn.base.block();
  const bool many = turn.words.size() > 1 && turn.now.word(turn.words[0]) == "how" &&
                    turn.now.word(turn.words[1]) == "many";
  if (!many || block.combine != Combine::kPercent || block.group.empty() || block.limit ||
      !has_only(turn, kCountRequestWords, 2))
    return std::nullopt;
  const auto part = std::find_if(block.select.begin(), block.select.end(),
                                 [](const ValueExpr& v) { return !v.only.empty(); });
  if (part == block.select.end()) return std::nullopt;
  const ValueExpr number = *part;
  std::erase_if(block.select, [](const ValueExpr& v) { return v.fn != Aggregate::kPlain; });
  block.select.push_back(number);
  block.combine = Combine::kApart;
  std::erase_if(block.order, [](const Ordering& o) { return o.term.fn != Aggregate::kPlain; });
  return follow_up_of(turn, FollowUpKind::kCount, std::move(block),
                      in_base(turn, "(" + turn.now.body() + ")"), kUnprobedConfidence);
}

std::optional<LogicalForm> without_share(const Turn& turn) {
  LogicalForm out = turn.base.form();
  std::vector<ValueExpr>& select = out.block.select;
  if (out.block.combine != Combine::kPercent || select.size() != 2 || !out.block.group.empty() ||
      select[0].only.size() != 1)
    return std::nullopt;
  out.block.where.push_back(select[0].only);
  select = {select[1]};
  out.block.combine = Combine::kApart;
  return out;
}

RuleResult with_share(const Turn& turn, FollowUp counted) {
  QueryBlock& block = counted.meaning.block;
  if (counted.kind == FollowUpKind::kCount) return counted;
  // "how much money was that?": of the rows of the numerator
  const bool much = turn.words.size() > 2 && turn.now.word(turn.words[0]) == "how" &&
                    turn.now.word(turn.words[1]) == "much" && turn.now.pronouns.size() == 1 &&
                    turn.now.pronouns[0].kind == PronounKind::kThat;
  if (much) return counted;
  const auto is_aggregate = [](const ValueExpr& v) { return v.fn != Aggregate::kPlain; };
  if (std::count_if(block.select.begin(), block.select.end(), is_aggregate) != 1)
    return counted;  // rows
  // The rows of the share are those that they were before, unless these were replaced.
  const auto before =
      std::find(block.where.begin(), block.where.end(), turn.base.block().select[0].only);
  const std::optional<size_t> numerator =
      before != block.where.end() ? std::optional(static_cast<size_t>(before - block.where.begin()))
                                  : numerator_of(turn, block);
  if (!numerator) return std::nullopt;
  take_share(block, *numerator);
  return counted;
}

RuleResult share_of_rows(const Turn& turn) {
  if (RuleResult out = share_of_named(turn)) return out;
  if (RuleResult out = share_of_some(turn)) return out;
  if (RuleResult out = share_of_each(turn)) return out;
  const ValueExpr* measured = turn.base.aggregate();
  QueryBlock block = turn.base.block();
  const bool adds = measured != nullptr && !measured->distinct && measured->only.empty() &&
                    (measured->fn == Aggregate::kCount || measured->fn == Aggregate::kSum);
  if (!asks_for_share(turn.now) || !adds || block.limit || block.having ||
      block.combine != Combine::kApart)
    return std::nullopt;
  const Mention* all = all_rows(turn.now);
  if (all != nullptr && all->table != block.entity) return std::nullopt;
  if (turn.base.grouped()) {
    if (!block.order.empty() && block.order[0].term.fn != Aggregate::kPlain) block.order.clear();
    // "of all parcels" after the late ones: also of those that were not late.
    const bool chosen = all != nullptr && !block.where.empty();
    if (chosen && (block.where.size() > 1 || block.where[0].size() > 1 ||
                   limits_period(turn, block.where[0])))
      return std::nullopt;
    take_share(block, chosen ? std::optional<size_t>(0) : std::nullopt, chosen);
  } else {
    const auto numerator = numerator_of(turn, block);
    if (!numerator || !turn.base.counts()) return std::nullopt;
    take_share(block, *numerator);
  }
  return follow_up_of(turn, FollowUpKind::kMeasure, std::move(block),
                      in_base(turn, "(" + turn.now.body() + ")"), kUnprobedConfidence);
}

}  // namespace ask::engine::dialogue
