#include "agent/engine/dialogue/count_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/dialogue/amount_rules.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/text/units.h"

namespace ask::engine::dialogue {
namespace {

// "how many is that?" after a total: the rows that were added up.
RuleResult count_of_sum(const Turn& turn) {
  const ValueExpr* measured = turn.base.aggregate();
  QueryBlock block = turn.base.block();
  const bool sums = measured != nullptr && !turn.base.grouped() && block.select.size() == 1 &&
                    (measured->fn == Aggregate::kSum || measured->fn == Aggregate::kAverage);
  if (!sums || block.limit || block.having || measured->column.home() != block.entity)
    return std::nullopt;
  const bool single = std::all_of(block.tables.begin(), block.tables.end(), [&](uint32_t t) {
    return turn.context.schema->graph.to_one(block.entity, t);
  });
  if (!single) return std::nullopt;
  block.select = {{{block.entity, kNone}, Aggregate::kCount}};
  block.order.clear();
  return follow_up_of(turn, FollowUpKind::kCount, std::move(block),
                      fmt::format("{} (how many is that)", turn.base.text()), kUnprobedConfidence);
}

// "how many men?" of people: how many of them are.
RuleResult count_with_value(const Turn& turn) {
  const bool many = turn.words.size() >= 3 && turn.words.size() <= 4 &&
                    turn.now.word(turn.words[0]) == "how" && turn.now.word(turn.words[1]) == "many";
  if (!many || turn.base.grouped() || turn.base.block().limit ||
      !(turn.base.lists() || turn.base.counts()))
    return std::nullopt;
  const uint32_t topic = turn.base.topic();
  const Mention* value = nullptr;
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kValue && m.found && m.score >= 0.6F && m.table == topic &&
        m.begin == turn.words[2] && m.end == turn.words.back() + 1 &&
        (value == nullptr || m.score > value->score))
      value = &m;
  if (value == nullptr) return std::nullopt;
  std::vector<std::string> texts;
  for (const std::string& noun : turn.nouns)
    for (const std::string& state : {words_from(turn, 2), value->text})
      texts.push_back(fmt::format("how many {} are {}", noun, state));
  const auto found = best_probe(turn, texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return b.entity == topic && b.select.size() == 1 && b.select[0].fn == Aggregate::kCount &&
           b.group.empty() && !b.limit && b.where.size() == 1 && is_near(turn, b, topic);
  });
  auto form = found ? restricted_to_base(turn, found->form) : std::nullopt;
  if (!form) return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(form->block),
                      fmt::format("{} (of: {})", found->text, turn.base.text()), found->confidence);
}

// "how many is that?" after the row with the most: the number by which it is the first.
RuleResult number_of_first(const Turn& turn) {
  const bool asks = turn.now.word(turn.words[0]) == "how" && turn.words.size() > 1 &&
                    text::is_one_of(turn.now.word(turn.words[1]), {"many", "much", "often"});
  if (!asks || turn.base.block().limit != 1 || turn.base.block().order.size() != 1 ||
      !has_only(turn, kNumberQuestionWords, 2))
    return std::nullopt;
  QueryBlock block = turn.base.block();
  const ValueExpr by = block.order[0].term;
  const bool counts = by.fn == Aggregate::kCount;
  const bool amount = by.fn != Aggregate::kPlain || turn.base.facts().measure(by.column);
  if (!amount || (counts && turn.now.word(turn.words[1]) == "much")) return std::nullopt;
  block.select = {by};
  block.distinct = false;
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

// The table of the previous question of whose rows all others are seen; kNone if there is none.
uint32_t finest_table(const Turn& turn) {
  std::vector<uint32_t> tables = turn.base.block().tables;
  tables.push_back(turn.base.block().entity);
  for (const uint32_t t : tables)
    if (std::all_of(tables.begin(), tables.end(), [&](uint32_t other) {
          return other == t || turn.context.schema->graph.to_one(t, other);
        }))
      return t;
  return kNone;
}

// Where "for each event" at the end begins in words(), of the groups of the previous question;
// their number if there is none.
size_t without_group(const Turn& turn, size_t from) {
  const Utterance& u = turn.now;
  for (size_t i = from; i < turn.words.size(); ++i) {
    const bool each = u.word(turn.words[i]) == "each" || u.word(turn.words[i]) == "per";
    if (!each) continue;
    const size_t left = turn.words.size() - i - 1;
    const bool group =
        std::any_of(u.lattice.mentions.begin(), u.lattice.mentions.end(), [&](const Mention& m) {
          return left == 1 && m.begin == turn.words[i + 1] && m.table == turn.base.topic() &&
                 m.score >= 0.72F &&
                 (m.kind == MentionKind::kTable || (m.kind == MentionKind::kColumn &&
                                                    m.column == turn.base.block().group[0].column));
        });
    if (left > 0 && !group) return turn.words.size();
    return i > from && is_preposition(u.word(turn.words[i - 1])) ? i - 1 : i;
  }
  return turn.words.size();
}

// "how many is that in each?": of the groups of the previous question.
bool names_each_group(const Turn& turn) {
  const auto& pronouns = turn.now.pronouns;
  return turn.base.grouped() && pronouns.size() == 2 && pronouns[1].kind == PronounKind::kEach &&
         pronouns[1].end == turn.now.end;
}

// Where the noun of "how many hectares is that in total" ends in words(); 0 if it is none such.
size_t noun_of_amount(const Turn& turn) {
  const Utterance& u = turn.now;
  if (turn.words.size() < 5 || u.word(turn.words[0]) != "how" ||
      !text::is_one_of(u.word(turn.words[1]), {"many", "much"}) || u.pronouns.empty() ||
      (u.pronouns.size() > 1 && !names_each_group(turn)) || u.pronouns[0].named ||
      u.pronouns[0].kind == PronounKind::kOwner || u.pronouns[0].kind == PronounKind::kEach)
    return 0;
  size_t be = 3;
  while (be < turn.words.size() && !is_form_of_be(u.word(turn.words[be])) &&
         !text::is_one_of(u.word(turn.words[be]), kDoForms))
    ++be;
  if (be > 4 || be + 1 >= turn.words.size() || u.pronouns[0].begin != turn.words[be + 1]) return 0;
  size_t end = turn.words.size();
  if (turn.base.grouped()) end = without_group(turn, be + 2);
  for (size_t i = be + 2; i < end; ++i)
    if (!text::is_one_of(u.word(turn.words[i]), kAmountClosings)) return 0;
  return be;
}

// The table of "how many (different) cars was that", which the rows refer to; else kNone.
uint32_t different_things(const Turn& turn, uint32_t rows, size_t end) {
  const size_t at = turn.now.word(turn.words[2]) == kDifferentAdjective ? 3 : 2;
  if (end != at + 1) return kNone;
  const uint32_t noun = turn.words[at];
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin == noun && m.table != rows &&
        m.end == turn.words[end] && turn.context.schema->graph.to_one(rows, m.table) &&
        turn.base.facts().key_of(m.table).valid())
      return m.table;
  return kNone;
}

// The only number of the table that the words name, or that has the unit that they are.
ColumnExpr measure_named(const Turn& turn, uint32_t table, uint32_t from, uint32_t to) {
  const UnitId unit = to == from + 1 ? unit_named(turn.now.token(from).folded) : kNoUnit;
  ColumnExpr found;
  for (const uint32_t c : turn.context.schema->index.measures(table)) {
    const ColumnExpr column{table, c};
    if (turn.base.facts().intensive(column)) continue;
    const bool named = std::any_of(
        turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kColumn && m.table == table && m.column == c &&
                 m.score >= 0.72F && m.begin == from && m.end == to;
        });
    if (!named && (unit == kNoUnit || turn.base.facts().unit_of(column) != unit)) continue;
    if (found.valid()) return {};
    found = column;
  }
  return found;
}

// "how many of each?", "how many of each did we sell?": rows of each group, by no other verb than
// one of trade. `more`: a word that may be among them too.
template <class More>
bool asks_number_of_each(const Turn& turn, const More& more) {
  if (turn.words.size() < 3 || turn.now.word(turn.words[0]) != "how" ||
      turn.now.word(turn.words[1]) != "many" || !has(turn, "each"))
    return false;
  return std::all_of(turn.words.begin() + 2, turn.words.end(), [&](uint32_t i) {
    return text::is_one_of(turn.now.word(i), kNumberOfEachWords) ||
           text::is_one_of(turn.now.token(i).lemma, kNumberOfEachVerbs) || more(i);
  });
}

bool asks_number_of_each(const Turn& turn) {
  return asks_number_of_each(turn, [](uint32_t) { return false; });
}

// "how many did each of them deal with?" after averages of groups: of the rows that were averaged.
// What they did to them is what the groups say.
bool asks_what_each_did(const Turn& turn) {
  constexpr size_t kMostAfter = 2;  // the verb, and a preposition
  if (turn.words.size() < 5 || turn.now.word(turn.words[0]) != "how" ||
      turn.now.word(turn.words[1]) != "many" ||
      !text::is_one_of(turn.now.word(turn.words[2]), kDoForms) ||
      !text::is_one_of(turn.now.word(turn.words[3]), kEachWords))
    return false;
  size_t at = 4;
  while (at < turn.words.size() &&
         text::is_one_of(turn.now.word(turn.words[at]), {"of", "them", "these", "those", "one"}))
    ++at;
  const size_t after = turn.words.size() - at;
  if (after == 0 || after > kMostAfter ||
      (after == 2 && !is_preposition(turn.now.word(turn.words.back()))))
    return false;
  return std::none_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                      [&](const Mention& m) {
                        const bool verb = m.begin <= turn.words[at] && m.end > turn.words[at];
                        const uint32_t entity = turn.base.block().entity;
                        return verb && m.score >= kNamedScore &&
                               (m.kind == MentionKind::kValue ||
                                (m.kind == MentionKind::kTable && m.table != entity) ||
                                (m.kind == MentionKind::kColumn && m.table != entity));
                      });
}

// The word was said in the previous question, or names what it is about: "how many students live in
// each town?" after the towns where students live.
bool is_of_base(const Turn& turn, uint32_t i, const ColumnExpr& group) {
  if (turn.base.says(turn.now.token(i))) return true;
  const uint32_t entity = turn.base.block().entity;
  return std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                     [&](const Mention& m) {
                       if (m.begin > i || m.end <= i || m.score < 0.9F) return false;
                       return (m.kind == MentionKind::kTable && m.table == entity) ||
                              (m.kind == MentionKind::kColumn && m.table == group.table &&
                               m.column == group.column);
                     });
}

}  // namespace

RuleResult amount_of_that(const Turn& turn) {
  const size_t end = noun_of_amount(turn);
  QueryBlock block = turn.base.block();
  // "how many orders was that?" of the best month
  const bool first = block.limit == 1 && turn.base.grouped() && turn.base.measure() != nullptr &&
                     !block.order.empty();
  if (end == 0 || (block.limit && !first) || block.having || !block.best_of.empty() ||
      block.outer != Aggregate::kPlain || block.combine != Combine::kApart)
    return std::nullopt;
  const uint32_t rows = finest_table(turn);
  if (rows == kNone) return std::nullopt;
  const bool each = has(turn, "each") || has(turn, "per");
  const uint32_t from = turn.words[2], to = turn.words[end];
  const bool counts = std::any_of(turn.now.lattice.mentions.begin(),
                                  turn.now.lattice.mentions.end(), [&](const Mention& m) {
                                    return m.kind == MentionKind::kTable && m.table == rows &&
                                           m.score >= 0.9F && m.begin == from && m.end == to;
                                  });
  ValueExpr number{{rows, kNone}, Aggregate::kCount};
  const uint32_t things = counts ? kNone : different_things(turn, rows, end);
  if (things != kNone) {
    number = {turn.base.facts().key_of(things), Aggregate::kCount, true};
    need_table(block, things);
  } else if (!counts) {
    const bool money = turn.words[end] == from + 1 && turn.now.word(from) == kMoneyNoun;
    const ColumnExpr measure = money ? money_of(turn, rows) : measure_named(turn, rows, from, to);
    if (!measure.valid()) return std::nullopt;
    number = {measure, Aggregate::kSum};
  }
  if (each && turn.base.grouped()) {
    if (turn.base.aggregate() == nullptr) return std::nullopt;
    return follow_up_of(turn, FollowUpKind::kMeasure, with_measure(turn, number),
                        fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                        kUnprobedConfidence);
  }
  if (first) {
    if (const ValueExpr* was = turn.base.aggregate())
      std::replace(block.select.begin(), block.select.end(), ValueExpr(*was), number);
    else
      block.select = {number};
  } else {
    block.select = {number};
    block.group.clear();
    block.order.clear();
    block.distinct = block.ties = false;
  }
  return follow_up_of(turn, FollowUpKind::kMeasure, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

RuleResult measure_alone(const Turn& turn) {
  const auto found = probe(turn, turn.now.body(), [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return b.select.size() == 1 && b.select[0].fn != Aggregate::kPlain && b.group.empty() &&
           !b.limit && !b.having && b.where.empty() && b.outer == Aggregate::kPlain;
  });
  if (!found) return count_with_value(turn);
  if (found->confidence < kLikelyFrom || turn.base.block().limit) return std::nullopt;
  const QueryBlock& own = found->block();
  const std::string question = in_base(turn, turn.now.body(), true);
  if (RuleResult each = amount_of_each(turn, *found)) {  // "how many docks?" after stations
    each->question = question;
    return each;
  }
  if (turn.base.grouped()) {
    if (turn.base.aggregate() == nullptr || own.entity != turn.base.block().entity)
      return std::nullopt;
    QueryBlock block = with_measure(turn, own.select[0]);
    need_tables(block, own);
    return follow_up_of(turn, FollowUpKind::kMeasure, std::move(block), question,
                        found->confidence);
  }
  auto form = restricted_to_base(turn, found->form);
  if (!form || !turn.context.schema->graph.to_one(own.entity, turn.base.topic())) {
    if (!form || own.entity != turn.base.topic()) return std::nullopt;
  }
  return follow_up_of(turn, FollowUpKind::kMeasure, std::move(form->block), question,
                      found->confidence);
}

RuleResult count_rows(const Turn& turn) {
  if (RuleResult out = number_of_first(turn)) return out;
  const bool asks = (turn.now.word(turn.words[0]) == "how" && turn.words.size() > 1 &&
                     turn.now.word(turn.words[1]) == "many") ||
                    text::is_one_of(turn.now.word(turn.words[0]), kRowCountNouns);
  // "how many have left?" is about those who left, "how many are left?" is not.
  const bool departed = turn.now.word(turn.words.back()) == kRemainderParticiple &&
                        (has(turn, "have") || has(turn, "has"));
  if (!asks || departed || !has_only(turn, kCountRequestWords, 1)) return std::nullopt;
  QueryBlock block = turn.base.block();
  const std::string question = with_head(turn, "How many");
  if (turn.base.counts())
    return follow_up_of(turn, FollowUpKind::kCount, block, turn.base.text(), kUnprobedConfidence);
  if (RuleResult out = total_of_groups(turn)) return out;
  if (RuleResult out = count_of_sum(turn)) return out;
  if (!turn.base.lists() || block.limit) return std::nullopt;
  const uint32_t topic = turn.base.topic();
  const SchemaGraph& graph = turn.context.schema->graph;
  bool single = topic == block.entity && !block.distinct;
  for (const uint32_t t : block.tables) single &= graph.to_one(topic, t);
  const ColumnExpr key = turn.base.facts().key_of(topic);
  const bool rows = turn.base.display(topic).empty() || block.select.size() > 1 ||
                    block.select[0].column == turn.base.facts().name_of(topic);
  ValueExpr number{{topic, kNone}, Aggregate::kCount};
  if (!single) {
    number = block.distinct && !rows ? ValueExpr{block.select[0].column, Aggregate::kCount, true}
                                     : ValueExpr{key, Aggregate::kCount, true};
    if (!number.column.valid()) return std::nullopt;
  } else if (block.select.size() == 1 && block.distinct) {
    number = {block.select[0].column, Aggregate::kCount, true};
  }
  block.select = {number};
  block.distinct = false;
  block.ties = false;
  block.order.clear();
  return follow_up_of(turn, FollowUpKind::kCount, std::move(block), question, kUnprobedConfidence);
}

namespace {

// "how many hours in each?" after the lessons of each kind: the sum of that number of each group.
RuleResult amount_in_groups(const Turn& turn) {
  const QueryBlock& block = turn.base.block();
  const Utterance& u = turn.now;
  if (!turn.base.grouped() || turn.base.aggregate() == nullptr || block.limit || block.having ||
      block.outer != Aggregate::kPlain || block.combine != Combine::kApart ||
      !block.best_of.empty() || turn.words.size() < 4 || u.word(turn.words[0]) != "how" ||
      !text::is_one_of(u.word(turn.words[1]), {"many", "much"}))
    return std::nullopt;
  const size_t end = without_group(turn, 3);
  if (end >= turn.words.size() || end > 4) return std::nullopt;
  const uint32_t rows = finest_table(turn);
  if (rows == kNone) return std::nullopt;
  const uint32_t from = turn.words[2], to = turn.words[end - 1] + 1;
  const bool money = to == from + 1 && u.word(from) == kMoneyNoun;
  const ColumnExpr measure = money ? money_of(turn, rows) : measure_named(turn, rows, from, to);
  const ValueExpr sum{measure, Aggregate::kSum};
  if (!measure.valid() || *turn.base.aggregate() == sum) return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kMeasure, with_measure(turn, sum),
                      fmt::format("{} ({})", turn.base.text(), u.body()), kUnprobedConfidence);
}

}  // namespace

RuleResult count_in_groups(const Turn& turn) {
  if (RuleResult out = amount_in_groups(turn)) return out;
  QueryBlock block = turn.base.block();
  if (block.select.size() != 1 || block.select[0].fn != Aggregate::kPlain || block.limit ||
      block.outer != Aggregate::kPlain || !block.best_of.empty() || turn.now.opened)
    return std::nullopt;
  const ColumnExpr column = block.select[0].column;
  const bool kinds = turn.base.lists() && block.distinct && !column.whole() &&
                     !names_rows(turn, column) && column.home() == block.entity;
  const bool chosen = turn.base.grouped() && block.group.size() == 1 && block.having &&
                      column == block.group[0] && block.having->term.fn == Aggregate::kCount;
  if (!kinds && !chosen) return std::nullopt;
  if (!asks_number_of_each(turn, [&](uint32_t i) { return is_of_base(turn, i, column); }))
    return std::nullopt;
  const bool single = std::all_of(block.tables.begin(), block.tables.end(), [&](uint32_t t) {
    return turn.context.schema->graph.to_one(block.entity, t);
  });
  if (kinds && !single) return std::nullopt;
  block.select.push_back(chosen ? block.having->term
                                : ValueExpr{{block.entity, kNone}, Aggregate::kCount});
  block.distinct = false;
  block.group = {column};
  return follow_up_of(turn, FollowUpKind::kGroup, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

namespace {

// "how much is that?" asks for no number of rows.
bool asks_amount(const Turn& turn) {
  return turn.words.size() > 1 && turn.now.word(turn.words[0]) == "how" &&
         turn.now.word(turn.words[1]) == "much";
}

}  // namespace

RuleResult total_of_groups(const Turn& turn) {
  const ValueExpr* measured = turn.base.aggregate();
  if (asks_amount(turn) && measured != nullptr && measured->fn == Aggregate::kCount)
    return std::nullopt;
  QueryBlock block = turn.base.block();
  // "and the whole year together?" after the best month
  const bool first = block.limit == 1 && !block.order.empty() && measured != nullptr &&
                     block.order[0].term == *measured;
  if (first) {
    block.limit.reset();
    block.offset.reset();
    block.ties = false;
  }
  if (!turn.base.grouped() || measured == nullptr || block.having || block.limit ||
      !block.best_of.empty() ||
      (measured->fn != Aggregate::kCount && measured->fn != Aggregate::kSum))
    return std::nullopt;
  if (!has_one_of(turn, kTotalAdverbs)) return std::nullopt;
  block.select = {*measured};
  block.group.clear();
  block.order.clear();
  block.distinct = false;
  return follow_up_of(turn, FollowUpKind::kAggregate, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

RuleResult count_measured(const Turn& turn) {
  const ValueExpr* measured = turn.base.aggregate();
  if (measured == nullptr || measured->fn == Aggregate::kCount || turn.base.block().limit)
    return std::nullopt;
  if ((asks_number_of_each(turn) || asks_what_each_did(turn)) && turn.base.grouped() &&
      !turn.base.block().having && measured->column.valid()) {
    QueryBlock block = with_measure(turn, {{measured->column.home(), kNone}, Aggregate::kCount});
    return follow_up_of(turn, FollowUpKind::kMeasure, std::move(block),
                        in_base(turn, turn.now.body(), true), kUnprobedConfidence);
  }
  const bool number = has(turn, kCardinalityNoun) && has(turn, "of");
  const bool many = turn.now.word(turn.words[0]) == "how" && turn.words.size() > 2 &&
                    turn.now.word(turn.words[1]) == "many";
  const uint32_t entity = turn.base.block().entity;
  const auto content = content_words(turn, kNumberOfRowsWords);
  if ((!number && !many) || content.size() != 1 || measured->column.home() != entity)
    return std::nullopt;
  const bool named = std::any_of(
      turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kTable && m.table == entity && m.score >= 0.9F &&
               m.begin == content[0] && m.end == content[0] + 1;
      });
  if (!named) return std::nullopt;
  if (!turn.base.grouped()) return count_of_sum(turn);
  QueryBlock block = with_measure(turn, {{entity, kNone}, Aggregate::kCount});
  return follow_up_of(turn, FollowUpKind::kMeasure, std::move(block),
                      in_base(turn, turn.now.body(), true), kUnprobedConfidence);
}

}  // namespace ask::engine::dialogue
