#include "agent/engine/dialogue/group_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/date_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/named_items.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine::dialogue {
namespace {

// What the rows are to be grouped by: "by country", "per month", "for each of them"; "" if nothing.
std::string grouping_words(const Turn& turn) {
  size_t at = 0;
  while (at < turn.words.size() &&
         text::is_one_of(turn.now.word(turn.words[at]), kGroupRequestWords))
    ++at;
  if (at >= turn.words.size() || (at + 1 == turn.words.size() && turn.words.size() > 1)) return "";
  const std::string_view first = turn.now.word(turn.words[at]);
  const std::string_view second =
      at + 1 < turn.words.size() ? turn.now.word(turn.words[at + 1]) : "";
  const bool each = (first == "for" || first == "in" || first == "on" || first == "from" ||
                     first == "at" || first == "with" || first == "of") &&
                    (second == "each" || second == "every");
  const std::string_view every = turn.words.size() == 1 ? period_adverb(first) : std::string_view();
  if (first != "by" && first != "per" && !each && every.empty()) return "";
  // "and monthly?" after those that are billed yearly
  const auto& where = turn.base.block().where;
  if (!every.empty() && std::any_of(where.begin(), where.end(), [&](const auto& clause) {
        return of_one_column(clause) && !values_named(turn, clause[0].column).empty();
      }))
    return "";
  return every.empty() ? words_from(turn, at) : fmt::format("per {}", every);
}

// How the engine reads the rows of the previous question with these groups.
std::optional<Probe> grouped_rows(const Turn& turn, const std::string& body) {
  std::vector<std::string> texts;
  std::vector<std::string> nouns = turn.nouns;
  if (turn.base.grouped()) nouns = turn.base.nouns(turn.base.block().entity);
  for (const std::string& noun : nouns) {
    texts.push_back(fmt::format("number of {} {}", noun, body));
    texts.push_back(fmt::format("how many {} are there {}", noun, body));
  }
  // The previous question may itself be read with the group: "total sales" + "by year".
  if (!turn.base.grouped()) texts.push_back(in_base(turn, body));
  return best_probe(turn, texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    const bool rows = b.where.empty() || b.where == turn.base.block().where;
    const bool shown = std::all_of(b.select.begin(), b.select.end(), [&](const ValueExpr& v) {
      return v.fn != Aggregate::kPlain ||
             std::any_of(b.group.begin(), b.group.end(),
                         [&](const ColumnExpr& g) { return g.home() == v.column.home(); });
    });
    return !b.group.empty() && rows && shown && !b.having && !b.limit &&
           b.outer == Aggregate::kPlain && b.best_of.empty();
  });
}

// The groups are of rows that what is counted or added up is not one of: it would be counted for
// each of them.
bool multiplies(const Turn& turn, const QueryBlock& own) {
  const SchemaGraph& graph = turn.context.schema->graph;
  const auto& select = turn.base.block().select;
  const auto measured = std::find_if(select.begin(), select.end(),
                                     [](const ValueExpr& v) { return v.fn != Aggregate::kPlain; });
  const bool sums = std::any_of(select.begin(), select.end(), [](const ValueExpr& v) {
    return v.fn != Aggregate::kPlain && v.fn != Aggregate::kCount;
  });
  uint32_t rows = measured != select.end() && measured->column.valid() ? measured->column.home()
                                                                       : turn.base.block().entity;
  if (rows == kNone) rows = turn.base.block().entity;
  return std::any_of(own.group.begin(), own.group.end(), [&](const ColumnExpr& g) {
    const uint32_t home = g.home();
    if (home == kNone || home == rows || graph.to_one(rows, home)) return false;
    if (sums) return !mentions(turn.base.block(), home);
    const auto& tables = turn.base.facts().catalog().tables;
    for (uint32_t t = 0; t < tables.size(); ++t)
      if ((t == home || graph.to_one(t, home)) && graph.to_one(t, rows)) return false;
    return true;
  });
}

// The date of the rows whose column the previous question adds up: of the hires, and not of when
// the hired tent was bought. Invalid if it counts.
ColumnExpr date_of_measured(const Turn& turn) {
  for (const ValueExpr& v : turn.base.block().select) {
    if (v.fn == Aggregate::kPlain || v.fn == Aggregate::kCount || v.column.whole()) continue;
    return date_of_rows(turn.base.facts(), v.column.home());
  }
  return {};
}

// "per month" after the admissions in 2025 is of the date that these were chosen by. False: it
// would be a date of birth, which nobody named.
bool use_base_date_columns(const Turn& turn, QueryBlock& own) {
  QueryBlock before = turn.base.block();
  const Condition* old = date_condition(turn, before);
  ColumnExpr date_column = old != nullptr ? old->column : ColumnExpr();
  for (const ColumnExpr& g : before.group)
    if (g.period != Period::kWhole && turn.base.facts().temporal(g)) date_column = g;
  if (!date_column.valid()) date_column = date_of_measured(turn);
  for (ColumnExpr& g : own.group) {
    if (g.period == Period::kWhole || !turn.base.facts().temporal(g) || is_named(turn, g)) continue;
    const ColumnExpr was = g;
    const bool same_kind = date_column.valid() &&
                           turn.base.facts().numeric(date_column) == turn.base.facts().numeric(g);
    if (!date_column.valid() && turn.base.facts().birth_date(g)) return false;
    if (!same_kind || (date_column.table == g.table && date_column.column == g.column)) continue;
    g = date_column;
    g.period = was.period;
    for (ValueExpr& v : own.select)
      if (v.column == was) v.column = g;
    for (Ordering& o : own.order)
      if (o.term.column == was) o.term.column = g;
  }
  return true;
}

// "and per town?" after the owners in York: rows of one group only, so those of all groups take
// their place.
void widen_groups(const Turn& turn, QueryBlock& block) {
  // "how many is that per town" is of those.
  if (block.group.size() != 1 || !turn.now.pronouns.empty()) return;
  const ColumnExpr group = block.group[0];
  QueryBlock before = block;
  const Condition* date = date_condition(turn, before);
  if (turn.base.facts().temporal(group) && date != nullptr && date->column.table == group.table &&
      date->column.column == group.column)
    widen_period(turn, block, group.period);
  std::erase_if(block.where, [&](const auto& clause) {
    return clause.size() == 1 && of_one_column(clause) && !clause[0].negated &&
           clause[0].column == group && group.period == Period::kWhole;
  });
}

// "all brands" after the number of loans of one brand: the number for each.
RuleResult group_by_all_values(const Turn& turn, uint32_t begin) {
  QueryBlock block = turn.base.block();
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.kind != MentionKind::kColumn || m.score < 0.9F || m.begin != begin ||
        m.end != turn.words.back() + 1)
      continue;
    const auto of_column =
        std::find_if(block.where.begin(), block.where.end(), [&](const auto& any) {
          return of_one_column(any) && any[0].column.table == m.table &&
                 any[0].column.column == m.column;
        });
    if (of_column == block.where.end()) continue;
    const ColumnExpr column = (*of_column)[0].column;
    block.where.erase(of_column);
    block.select.insert(block.select.begin(), ValueExpr{column});
    block.group = {column};
    return follow_up_of(turn, FollowUpKind::kGroup, std::move(block),
                        fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                        kUnprobedConfidence);
  }
  return std::nullopt;
}

}  // namespace

RuleResult group_rows(const Turn& turn) {
  const std::string body = grouping_words(turn);
  return body.empty() ? std::nullopt : grouped_by(turn, body);
}

RuleResult grouped_by(const Turn& turn, const std::string& body) {
  std::vector<ValueExpr> numbers;
  if (turn.base.block().outer == Aggregate::kPlain)
    for (const ValueExpr& v : turn.base.block().select)
      if (v.fn != Aggregate::kPlain) numbers.push_back(v);
  if (numbers.empty() && !turn.base.lists()) return std::nullopt;
  if (std::any_of(numbers.begin(), numbers.end(), [](const ValueExpr& v) { return v.of_all; }))
    return std::nullopt;
  auto found = grouped_rows(turn, body);
  if (!found) return std::nullopt;
  QueryBlock block = turn.base.block();
  if (turn.base.lists() && block.limit) return std::nullopt;
  if (multiplies(turn, found->form.block)) return std::nullopt;
  if (!use_base_date_columns(turn, found->form.block)) return std::nullopt;
  std::vector<ValueExpr> select;
  for (const ValueExpr& v : found->block().select)
    if (v.fn == Aggregate::kPlain) select.push_back(v);
  if (select.empty()) return std::nullopt;
  select.insert(select.end(), numbers.begin(), numbers.end());
  if (numbers.empty()) select.push_back({{turn.base.topic(), kNone}, Aggregate::kCount});
  block.select = std::move(select);
  block.distinct = false;
  const bool by_aggregate =
      block.limit && !block.order.empty() && block.order[0].term.fn != Aggregate::kPlain;
  if (!by_aggregate) block.order.clear();
  const auto before = block.group;
  block.group = found->block().group;
  // "by month too"; the months of a year take its place.
  const bool same_date = std::any_of(before.begin(), before.end(), [&](const ColumnExpr& b) {
    return std::any_of(block.group.begin(), block.group.end(), [&](const ColumnExpr& g) {
      return b.table == g.table && b.column == g.column;
    });
  });
  if (turn.now.added && !before.empty() && !same_date) {
    std::vector<ValueExpr> shown;
    for (const ValueExpr& v : turn.base.block().select)
      if (v.fn == Aggregate::kPlain) shown.push_back(v);
    block.select.insert(block.select.begin(), shown.begin(), shown.end());
    block.group.insert(block.group.begin(), before.begin(), before.end());
  }
  for (const ColumnExpr& g : block.group) need_table(block, g.home());
  for (const ValueExpr& v : block.select) need_table(block, v.column.home());
  for (const uint32_t t : found->block().tables)
    if (turn.context.schema->graph.to_one(block.entity, t)) need_table(block, t);
  const auto where = block.where;
  widen_groups(turn, block);
  if (block.order.empty())
    for (const Ordering& o : found->block().order)
      if (o.term.fn == Aggregate::kPlain) block.order.push_back(o);
  const std::string question = block.where == where
                                   ? in_base(turn, body)
                                   : fmt::format("{} ({})", turn.base.text(), turn.now.body());
  return follow_up_of(turn, FollowUpKind::kGroup, std::move(block), question, found->confidence);
}

RuleResult group_by_all(const Turn& turn) {
  const size_t at =
      turn.now.word(turn.words[0]) == "for" || turn.now.word(turn.words[0]) == "of" ? 1 : 0;
  const ValueExpr* measured = turn.base.aggregate();
  QueryBlock block = turn.base.block();
  if (turn.words.size() < at + 2 ||
      !text::is_one_of(turn.now.word(turn.words[at]), {"all", "every", "each"}) ||
      turn.base.grouped() || measured == nullptr || block.limit || block.select.size() != 1)
    return std::nullopt;
  if (RuleResult out = group_by_all_values(turn, turn.words[at + 1])) return out;
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.kind != MentionKind::kTable || m.score < 0.9F || m.begin != turn.words[at + 1] ||
        m.end != turn.words.back() + 1)
      continue;
    const auto names = std::find_if(block.where.begin(), block.where.end(), [&](const auto& any) {
      return of_one_column(any) && any[0].column.home() == m.table &&
             names_rows(turn, any[0].column);
    });
    const ColumnExpr key = turn.base.facts().key_of(m.table);
    if (names == block.where.end() || !key.valid()) continue;
    block.where.erase(names);
    std::erase_if(block.where, [&](const auto& any) {  // the other part of the name
      return of_one_column(any) && any[0].column.home() == m.table &&
             names_rows(turn, any[0].column);
    });
    std::vector<ValueExpr> select = turn.base.display(m.table);
    if (select.empty()) return std::nullopt;
    select.push_back(*measured);
    block.select = std::move(select);
    block.group = {key};
    need_table(block, m.table);
    return follow_up_of(turn, FollowUpKind::kGroup, std::move(block),
                        fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                        kUnprobedConfidence);
  }
  return std::nullopt;
}

RuleResult replace_group(const Turn& turn) {
  const ValueExpr* measured = turn.base.measure();
  if (!turn.now.about || !turn.base.grouped() || measured == nullptr || !groups_are_rows(turn))
    return std::nullopt;
  QueryBlock block = turn.base.block();
  const size_t noun = turn.words.size() > 1 && is_preposition(turn.now.word(turn.words[0])) ? 1 : 0;
  const uint32_t counted = counted_table(turn), old = turn.base.topic();
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.kind != MentionKind::kTable || m.score < 0.9F || m.begin != turn.words[noun] ||
        m.end != turn.words.back() + 1 || m.table == old || m.table == counted)
      continue;
    const ColumnExpr key = turn.base.facts().key_of(m.table);
    std::vector<ValueExpr> select = turn.base.display(m.table);
    if (!key.valid() || select.empty() || counted == kNone ||
        !turn.context.schema->graph.to_one(counted, m.table))
      continue;
    for (const ValueExpr& v : block.select) {
      if (v.fn != Aggregate::kPlain)
        select.push_back(v);
      else if (v.column.home() != old)
        return std::nullopt;
    }
    const auto of_old = [&](const Condition& c) { return c.column.home() == old; };
    for (const auto& clause : block.where)
      if (std::any_of(clause.begin(), clause.end(), of_old)) return std::nullopt;
    block.select = std::move(select);
    block.group = {key};
    block.entity = counted;
    std::erase(block.tables, old);
    need_table(block, m.table);
    return follow_up_of(turn, FollowUpKind::kReplace, std::move(block),
                        fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                        kUnprobedConfidence);
  }
  return std::nullopt;
}

RuleResult busiest_period(const Turn& turn) {
  constexpr std::string_view kLight[] = {"was", "is",  "had", "has", "did",
                                         "the", "got", "one", "we",  "for"};
  const size_t size = turn.words.size();
  if (size < 3 || !text::is_one_of(turn.now.word(turn.words[0]), {"which", "what"}) ||
      period_named(turn.now.word(turn.words[1])) == Period::kWhole || turn.base.grouped() ||
      !turn.base.lists())
    return std::nullopt;
  const std::string_view end = turn.now.word(turn.words[size - 1]);
  const bool least = text::is_one_of(end, kLowestWords);
  if (!least && !text::is_one_of(end, kHighestWords)) return std::nullopt;
  for (size_t i = 2; i + 1 < size; ++i)
    if (!text::is_one_of(turn.now.word(turn.words[i]), kLight)) return std::nullopt;
  RuleResult out = grouped_by(turn, "by " + std::string(turn.now.word(turn.words[1])));
  if (!out || out->meaning.block.group.size() != 1 ||
      out->meaning.block.group[0].period == Period::kWhole)
    return std::nullopt;
  QueryBlock& block = out->meaning.block;
  const auto number = std::find_if(block.select.begin(), block.select.end(),
                                   [](const auto& v) { return v.fn != Aggregate::kPlain; });
  if (number == block.select.end()) return std::nullopt;
  block.order = {{*number, !least}};
  block.limit = 1;
  block.select.erase(number);
  out->kind = FollowUpKind::kSuperlative;
  return out;
}

RuleResult other_busiest_period(const Turn& turn) {
  size_t at = 0;
  if (turn.now.word(turn.words[0]) == "the") ++at;
  if (turn.words.size() != at + 2 || !(turn.now.opened || turn.now.about)) return std::nullopt;
  const std::string_view end = turn.now.word(turn.words[at]);
  const bool least = text::is_one_of(end, kLowestWords);
  const Period period = period_named(turn.now.word(turn.words[at + 1]));
  QueryBlock block = turn.base.block();
  if ((!least && !text::is_one_of(end, kHighestWords)) || period == Period::kWhole ||
      block.group.size() != 1 || block.group[0].period == Period::kWhole || block.limit != 1 ||
      block.order.size() != 1 || block.order[0].term.fn == Aggregate::kPlain || block.having ||
      !block.best_of.empty())
    return std::nullopt;
  if (period == block.group[0].period && block.order[0].descending == !least) return std::nullopt;
  const ColumnExpr before = block.group[0];
  const bool hours = period == Period::kHour &&
                     turn.base.facts().column(before).kind == db::DataKind::kDate;
  if (hours) return std::nullopt;
  block.group[0].period = period;
  for (ValueExpr& v : block.select)
    if (v.column == before) v.column = block.group[0];
  block.order[0].descending = !least;
  block.offset.reset();
  return follow_up_of(turn, FollowUpKind::kSuperlative, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

}  // namespace ask::engine::dialogue
