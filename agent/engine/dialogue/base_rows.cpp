#include "agent/engine/dialogue/base_rows.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/date_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/pronoun_words.h"

namespace ask::engine::dialogue {
namespace {

// "how many hours did each of them do there?", "... did she do on each?" of places: of the same
// rows as before, not of all of theirs. So is "how many is that in each?" of groups.
bool of_same_rows(const Turn& turn) {
  const QueryBlock& before = turn.base.block();
  if (before.where.empty() || before.limit || before.having) return false;
  const auto& pronouns = turn.now.pronouns;
  const auto any = [&](const auto& is) {
    return std::any_of(pronouns.begin(), pronouns.end(), is);
  };
  const bool that = any([](const Pronoun& p) { return p.kind == PronounKind::kThat; });
  if (turn.base.grouped() || pronouns.size() < 2) return turn.base.grouped() && that;
  const bool person = any([&](const Pronoun& p) {
    return text::is_one_of(turn.now.word(p.begin), kSinglePersonPronouns);
  });
  return pronouns.back().kind == PronounKind::kThere ||
         (person && turn.context.schema->index.row_names(turn.base.topic()) == nullptr);
}

// "how many in June?" after March 2025: the month takes the place of the other.
std::vector<std::vector<Condition>> merged_where(const Turn& turn,
                                                 std::vector<std::vector<Condition>> rows,
                                                 const QueryBlock& own) {
  if (rows == turn.base.block().where)
    if (RuleResult month = replace_month(turn, own)) return month->meaning.block.where;
  merge_where(rows, own.where);
  return rows;
}

}  // namespace

bool shows_topic(const Turn& turn, const QueryBlock& block) {
  const std::vector<ValueExpr> display = turn.base.display(turn.base.topic());
  return std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
    if (v.fn != Aggregate::kPlain || v.column.table != turn.base.topic()) return false;
    return v.column.whole() || turn.base.facts().of(v.column).naming ||
           turn.base.facts().of(v.column).identifier || contains(display, v);
  });
}

bool shows_row(const Turn& turn, const ValueExpr& v) {
  const uint32_t topic = turn.base.topic();
  const std::vector<ValueExpr> display = turn.base.display(topic);
  return contains(display, v) || v.column == turn.base.facts().name_of(topic) ||
         v.column == turn.base.facts().key_of(topic);
}

bool are_unnamed(const Turn& turn) {
  const std::vector<ValueExpr> names = turn.base.naming(turn.base.topic());
  return names.empty() || turn.base.facts().identifier(names[0].column);
}

bool names_rows(const Turn& turn, const ColumnExpr& column) {
  if (column.whole()) return false;
  const uint32_t home = column.home();
  const auto* person = turn.context.schema->index.row_names(home);
  return turn.base.facts().of(column).naming || turn.base.facts().of(column).identifier ||
         turn.base.facts().name_of(home) == column ||
         (person != nullptr && (column.column == person->first || column.column == person->last));
}

std::vector<ValueExpr> shown_in_full(const Turn& turn, uint32_t table, bool by_number) {
  std::vector<ValueExpr> names = turn.base.naming(table);
  const ColumnFacts& facts = turn.base.facts();
  if (names.size() != 1) return names;
  const ColumnExpr name = names[0].column;
  const bool key = facts.identifier(name) && facts.unique(name);
  const bool own = name.table == table;
  const bool told = by_number ? !own || !key || facts.numbers_rows(name) : own && !key;
  return told ? names : std::vector<ValueExpr>{{{table, kNone}}};
}

uint32_t counted_table(const Turn& turn) {
  const ValueExpr* measured = turn.base.measure();
  if (!turn.base.grouped() || measured == nullptr) return kNone;
  uint32_t out = measured->column.valid() ? measured->column.home() : turn.base.block().entity;
  if (out == kNone) out = turn.base.block().entity;
  const uint32_t topic = turn.base.topic();
  if (out != topic) return out;
  // Rows that are joined to those of the groups are counted with them: "the most voyages".
  uint32_t joined = kNone;
  for (const uint32_t t : turn.base.block().tables) {
    if (t == topic || measured->fn != Aggregate::kCount ||
        !turn.context.schema->graph.to_one(t, topic))
      continue;
    if (joined != kNone) return kNone;
    joined = t;
  }
  return joined;
}

bool is_near(const Turn& turn, const QueryBlock& own, uint32_t table) {
  const auto near = [&](uint32_t t) {
    return t == kNone || t == table || turn.context.schema->graph.to_one(table, t);
  };
  return !own.having && near(own.entity) &&
         std::all_of(own.tables.begin(), own.tables.end(), near) &&
         std::all_of(own.where.begin(), own.where.end(), [&](const auto& clause) {
           return std::all_of(clause.begin(), clause.end(), [&](const Condition& c) {
             return c.sub.empty() && near(c.column.home());
           });
         });
}

bool ranks_groups(const Turn& turn) {
  const QueryBlock& block = turn.base.block();
  return turn.base.grouped() && block.limit && block.best_of.empty() && !block.order.empty() &&
         block.order[0].term.fn != Aggregate::kPlain;
}

QueryBlock ordered_groups(const Turn& turn, bool descending, std::optional<int64_t> limit) {
  QueryBlock block = turn.base.block();
  block.order = {{*turn.base.aggregate(), descending}};
  block.limit = limit;
  block.offset.reset();
  block.ties = false;
  return block;
}

std::optional<LogicalForm> without_groups(const Turn& turn) {
  const ValueExpr* measured = turn.base.aggregate();
  if (!turn.base.grouped() || groups_are_rows(turn) || measured == nullptr ||
      measured->fn != Aggregate::kCount || turn.base.block().limit || turn.base.block().having ||
      !turn.base.block().best_of.empty())
    return std::nullopt;
  LogicalForm whole = turn.base.form();
  whole.block.select = {*measured};
  whole.block.group.clear();
  whole.block.order.clear();
  return whole;
}

bool is_inside(const Turn& turn, const QueryBlock& own, const QueryBlock& block) {
  const auto near = [&](uint32_t t) {
    return t == kNone || mentions(block, t) || t == turn.base.topic() ||
           turn.context.schema->graph.to_one(turn.base.topic(), t);
  };
  bool inside = near(own.entity) && !own.having;
  for (const uint32_t t : own.tables) inside &= near(t);
  for (const auto& clause : own.where)
    for (const Condition& c : clause) inside &= near(c.column.home());
  return inside;
}

std::optional<LogicalForm> restricted_to_base(const Turn& turn, const LogicalForm& form,
                                              bool beyond_first) {
  if (of_same_rows(turn) && mentions(form.block, turn.base.topic())) {
    LogicalForm out = form;
    const QueryBlock& before = turn.base.block();
    out.block.where = merged_where(turn, before.where, form.block);
    need_table(out.block, before.entity);
    for (const uint32_t t : before.tables) need_table(out.block, t);
    return out;
  }
  const auto only = turn.base.restriction(turn.base.topic(), beyond_first);
  if (!only || !mentions(form.block, turn.base.topic())) return std::nullopt;
  LogicalForm out = form;
  out.block.where = merged_where(turn, only->where, form.block);
  for (const uint32_t t : only->tables) need_table(out.block, t);
  return out;
}

QueryBlock with_measure(const Turn& turn, const ValueExpr& now) {
  QueryBlock block = turn.base.block();
  const ValueExpr was = *turn.base.aggregate();
  for (ValueExpr& v : block.select)
    if (v == was) v = now;
  for (Ordering& o : block.order)
    if (o.term == was) o.term = now;
  return block;
}

bool groups_are_rows(const Turn& turn) {
  const ColumnExpr group = turn.base.block().group[0];
  return turn.base.facts().unique(group) || turn.base.facts().name_of(turn.base.topic()) == group;
}

bool shows_near(const Turn& turn, const QueryBlock& block) {
  const uint32_t topic = turn.base.topic();
  return std::all_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
    const uint32_t home = v.column.home();
    return home == topic || turn.context.schema->graph.to_one(topic, home);
  });
}

uint32_t people_table(const Turn& turn, uint32_t rows, bool staff) {
  const SchemaIndex& index = turn.context.schema->index;
  uint32_t out = kNone, other = kNone;
  bool several = false;  // of people who have no such name
  for (const uint32_t e : turn.context.schema->graph.of(rows)) {
    const JoinEdge& edge = turn.context.schema->graph.edges()[e];
    if (edge.child != rows || edge.parent == rows) continue;
    const auto named = [&](const std::vector<uint32_t>& words, bool as_staff) {
      return std::any_of(words.begin(), words.end(), [&](uint32_t w) {
        const std::string& lemma = index.word(w).lemma;
        return as_staff ? contains(kStaffNouns, lemma) : contains(kClientNouns, lemma);
      });
    };
    const auto& words = index.table(edge.parent).words;
    bool such = named(words, staff);
    if (!such && staff && index.row_names(edge.parent) != nullptr) {
      // The key may say what they do: "tutor_no" of people.
      such = edge.child_columns.size() == 1 &&
             named(index.column(rows, edge.child_columns[0]).words, true);
      if (!such && !named(words, false)) {
        several |= other != kNone && other != edge.parent;
        other = edge.parent;
      }
    }
    if (!such) continue;
    if (out != kNone) return kNone;
    out = edge.parent;
  }
  if (out != kNone || several) return out;
  return other;
}

bool shows_attribute(const Turn& turn) {
  const QueryBlock& block = turn.base.block();
  const std::vector<ValueExpr> names = turn.base.naming(turn.base.topic());
  if (block.limit) return block.limit == 1;
  const auto named = [&](const ValueExpr& name) {
    return std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
      return clause.size() == 1 && clause[0].op == Op::kEqual && !clause[0].negated &&
             clause[0].sub.empty() && clause[0].also.empty() && clause[0].column == name.column;
    });
  };
  return !names.empty() && std::all_of(names.begin(), names.end(), named) &&
         std::none_of(block.select.begin(), block.select.end(),
                      [&](const ValueExpr& v) { return contains(names, v); });
}

}  // namespace ask::engine::dialogue
