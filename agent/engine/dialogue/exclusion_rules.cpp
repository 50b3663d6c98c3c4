#include "agent/engine/dialogue/exclusion_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/named_items.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/dialogue/restriction_rules.h"

namespace ask::engine::dialogue {
namespace {

// Rows with a stored value, as a question: their noun, and the value.
constexpr std::string_view kRowsWithValue[] = {"{0} from {1}", "{1} {0}", "{0} with {1}",
                                               "{0} that are {1}"};

// "exclude Kitchen" after the numbers by category: the groups with these names. Empty if other
// values are named.
std::vector<Condition> stored_rows(const Turn& turn) {
  std::vector<Condition> out;
  for (const ColumnExpr& group : turn.base.block().group) {
    ColumnExpr name = group;
    if (turn.base.facts().unique(group)) name = turn.base.facts().name_of(group.home());
    if (!name.valid() || name.whole()) continue;
    for (const Mention* m : values_named(turn, name)) {
      Condition c;
      c.column = name;
      c.value = Value(m->text);
      out.push_back(std::move(c));
    }
    if (!out.empty()) break;
  }
  return out;
}

// "don't count cancelled ones" after the shops with more than 6 orders: of the rows that are
// counted.
RuleResult exclude_counted(const Turn& turn, const std::string& rest) {
  QueryBlock block = turn.base.block();
  for (auto& clause : block.where) {
    if (clause.size() != 1 || clause[0].sub.size() != 1 || !clause[0].sub[0].having) continue;
    QueryBlock& groups = clause[0].sub[0];
    std::vector<uint32_t> tables = groups.tables;
    tables.push_back(groups.entity);
    for (const uint32_t t : tables) {
      if (t == turn.base.topic()) continue;
      std::vector<std::string> texts;
      for (const std::string& noun : turn.base.nouns(t)) {
        if (text::folded(rest).ends_with(text::folded(noun))) texts.push_back(rest);
        for (const std::string_view text : kRowsWithValue)
          texts.push_back(fmt::format(fmt::runtime(text), noun, rest));
      }
      const auto found = best_probe(turn, texts, [&](const LogicalForm& form) {
        const auto& where = form.block.where;
        return is_plain(form.block) && form.block.entity == t && where.size() == 1 &&
               where[0].size() == 1 && where[0][0].sub.empty() && !where[0][0].negated &&
               where[0][0].column.home() == t;
      });
      if (!found) continue;
      Condition excluded = found->block().where[0][0];
      excluded.negated = true;
      groups.where.push_back({std::move(excluded)});
      return follow_up_of(turn, FollowUpKind::kNarrow, std::move(block),
                          in_base(turn, "but not " + rest, true), found->confidence);
    }
  }
  return std::nullopt;
}

// "without the crime ones": also rows without a genre are none of these.
void exclude(const Turn& turn, Condition c, QueryBlock& block) {
  const ColumnFacts& facts = turn.base.facts();
  const uint32_t topic = turn.base.topic(), home = c.column.home();
  const auto has_gaps = [&](const ColumnExpr& column) {
    return facts.column(column).statistics.nulls > 0;
  };
  const bool value = c.op == Op::kEqual && c.sub.empty() && !c.negated && !facts.flag(c.column);
  if (value && home == topic && c.column.table == topic && has_gaps(c.column)) {
    Condition none;
    none.column = c.column;
    none.op = Op::kIsNull;
    c.negated = true;
    return add_once(block.where, std::vector<Condition>{std::move(c), std::move(none)});
  }
  bool optional_link = false;  // rows that refer to none of the table
  const auto& columns = facts.catalog().tables[topic].columns;
  for (uint32_t k = 0; value && home != topic && k < columns.size(); ++k) {
    const ColumnExpr key{topic, k};
    optional_link |= facts.of(key).reference && has_gaps(key) && facts.referred(key).table == home;
  }
  if (optional_link && !mentions(block, home)) {
    QueryBlock rows;
    rows.entity = topic;
    need_table(rows, home);
    rows.where = {{c}};
    auto members = as_membership(rows, topic, facts);
    if (!members.empty()) {
      members[0][0].negated = true;
      return add_once(block.where, std::move(members[0]));
    }
  }
  c.negated = true;
  need_table(block, home);
  add_once(block.where, std::vector<Condition>{std::move(c)});
}

// The rows that the words describe, as a question.
std::vector<std::string> described_texts(const std::vector<std::string>& nouns,
                                         const RestrictingWords& words) {
  std::vector<std::string> texts;
  for (const std::string& noun : nouns) {
    texts.push_back(fmt::format("{} {}", noun, words.text));
    if (words.clause) continue;
    for (const std::string_view text : {"{0} that {1}", "{1} {0}", "{0} that are {1}"})
      texts.push_back(fmt::format(fmt::runtime(text), noun, words.text));
  }
  return texts;
}

// True if the rows with and without it are all rows but those that are not known.
bool can_be_denied(const Condition& c, const ColumnFacts& facts) {
  if (c.from_today || c.other.valid() || c.deviations != 0) return false;
  return c.op == Op::kIsNull || c.op == Op::kIn || c.op == Op::kHolds ||
         (c.op == Op::kEqual && c.sub.empty() && (!c.negated || facts.flag(c.column)));
}

}  // namespace

RuleResult exclude_described(const Turn& turn) {
  RestrictingWords words = restricting_words(turn, true);
  if (words.text.empty()) {
    words = restricting_words(turn);
    if (!words.denied) return std::nullopt;
  }
  QueryBlock block = turn.base.block();
  if (words.text.empty() || block.limit || turn.now.either || turn.now.added ||
      denies_after(turn, std::min<size_t>(2, turn.words.size())))
    return std::nullopt;
  const uint32_t counted = counted_table(turn);
  for (const uint32_t table : {turn.base.topic(), counted}) {
    if (table == kNone || (table == counted) != turn.base.grouped()) continue;
    const auto found = best_probe(
        turn, described_texts(turn.base.nouns(table), words), [&](const LogicalForm& form) {
          const QueryBlock& b = form.block;
          return is_plain(b) && b.order.empty() && b.entity == table && b.where.size() == 1 &&
                 b.where[0].size() == 1 && can_be_denied(b.where[0][0], turn.base.facts()) &&
                 (b.where[0][0].column.home() == table ||
                  turn.context.schema->graph.to_one(table, b.where[0][0].column.home()));
        });
    if (!found || found->confidence < kLikelyFrom) continue;
    Condition excluded = found->block().where[0][0];
    if (contains(block.where, std::vector<Condition>{excluded})) return std::nullopt;
    excluded.negated = !excluded.negated;
    need_table(block, excluded.column.home());
    add_once(block.where, std::vector<Condition>{std::move(excluded)});
    return follow_up_of(turn, FollowUpKind::kNarrow, std::move(block),
                        in_base(turn, "but not " + words.text, true), found->confidence);
  }
  return std::nullopt;
}

RuleResult exclude_rows(const Turn& turn) {
  const std::string rest = excluded_values(turn);
  if (rest.empty()) return std::nullopt;
  std::vector<std::string> texts;
  for (const std::string& noun : turn.nouns)
    for (const std::string_view text : kRowsWithValue)
      texts.push_back(fmt::format(fmt::runtime(text), noun, rest));
  const uint32_t topic = turn.base.topic();
  const auto found = best_probe(turn, texts, [&](const LogicalForm& form) {
    const auto& where = form.block.where;
    if (!is_plain(form.block) || !mentions(form.block, topic) || where.size() != 1) return false;
    return std::all_of(where[0].begin(), where[0].end(), [&](const Condition& c) {
      return c.sub.empty() && !c.negated &&
             (c.column.home() == topic ||
              turn.context.schema->graph.to_one(topic, c.column.home()));
    });
  });
  const std::vector<Condition> rows = found ? found->block().where[0] : stored_rows(turn);
  if (rows.empty()) {
    RuleResult counted = exclude_counted(turn, rest);
    return counted ? std::move(counted) : restrict_counted(turn, {rest, true, false});
  }
  QueryBlock block = turn.base.block();
  if (block.limit) return std::nullopt;
  for (Condition c : rows) {
    if (contains(block.where, std::vector<Condition>{c}))
      return std::nullopt;  // no row would be left
    exclude(turn, std::move(c), block);
  }
  return follow_up_of(turn, FollowUpKind::kNarrow, std::move(block),
                      in_base(turn, "but not " + rest, true),
                      found ? found->confidence : kUnprobedConfidence);
}

}  // namespace ask::engine::dialogue
