// Coverage features for readings that leave out what the question says of the rows: the state that
// they are in, the role or deed by which they are related, and listed things that are not shown;
// and for conditions that cannot be meant.
#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rank/coverage_extractor.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/schema/time_spans.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kSaidRows = 0.9F;  // score of a noun that certainly names a table

bool in_list(const Arcs& arcs, size_t token) {
  if (token == 0) return false;
  const Token& before = arcs.token(token - 1);
  return text::is_one_of(before.folded, {"and", "with", ",", ":", "&"});
}

bool number(const Value& value, double& out) {
  if (const auto* i = std::get_if<int64_t>(&value)) return out = static_cast<double>(*i), true;
  if (const auto* d = std::get_if<double>(&value)) return out = *d, true;
  return false;
}

// No value of the column meets the condition.
bool beyond_range(const Condition& c, const db::ColumnStatistics& s) {
  double x = 0, low = 0, high = 0;
  if (!number(c.value, x) || !number(s.min, low) || !number(s.max, high) || c.negated) return false;
  switch (c.op) {
    case Op::kLess:
    case Op::kLessEqual:
      return x < low;
    case Op::kGreater:
    case Op::kGreaterEqual:
      return x > high;
    default:
      return false;
  }
}

}  // namespace

// True if a word of the question names the column, or tells of its event or of its role.
bool CoverageFeatureExtractor::says_column(ColumnExpr c) const {
  const SchemaItem& item = index_.column(c.table, c.column);
  for (size_t t = 0; t < arcs_.tokens(); ++t) {
    const Token& said = arcs_.token(t);
    const auto events = event_states(said.folded);
    for (const uint32_t w : item.words) {
      const SchemaWord& word = index_.word(w);
      if (word.lemma == said.lemma || same_role(said, word) ||
          same_moment(said.folded, word.text) || are_synonyms(said.lemma, word.lemma))
        return true;
      for (const EventState& event : events)
        if (text::is_one_of(word.text, event.column_words)) return true;
    }
  }
  return false;
}

// True if the query shows, compares or counts something of the table.
bool CoverageFeatureExtractor::uses_columns_of(uint32_t table) const {
  const auto counts = [&](const ValueExpr& t) {
    return t.column.whole() && t.column.table == table;
  };
  const QueryBlock& block = reading_.logical_form.block;
  return std::any_of(used_.begin(), used_.end(),
                     [&](const ColumnExpr& c) { return !c.whole() && c.table == table; }) ||
         std::any_of(block.select.begin(), block.select.end(), counts) ||
         std::any_of(block.order.begin(), block.order.end(),
                     [&](const Ordering& o) { return counts(o.term); });
}

// "rejected loads with supplier and material": a table that is listed and joined, and of which
// nothing is shown. The rows that are joined to have their one parent anyway.
bool CoverageFeatureExtractor::leaves_listed_out() const {
  const QueryBlock& block = reading_.logical_form.block;
  if (blocks_ > 1 || block.tables.size() < 2) return false;
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
    if (u.kind != MentionKind::kTable || u.score < kSameWord || !in_list(arcs_, u.begin))
      return false;
    const uint32_t table = arcs_.mention(u).table;
    const bool joined =
        std::find(block.tables.begin(), block.tables.end(), table) != block.tables.end();
    return joined && table != block.entity && !uses_columns_of(table) &&
           std::any_of(block.tables.begin(), block.tables.end(), [&](uint32_t child) {
             return child != table && graph_.to_one(child, table);
           });
  });
}

// "km driven in November" read of the drivers that were hired then: a day of a parent row that
// nobody speaks of, where the rows themselves are dated.
bool CoverageFeatureExtractor::takes_date_of_parent() const {
  const QueryBlock& block = reading_.logical_form.block;
  std::vector<ColumnExpr> dates;
  for (const auto& any : block.where)
    for (const Condition& c : any)
      if (c.sub.empty() && column_facts_.temporal(c.column) && c.op != Op::kIsNull)
        dates.push_back(c.column);
  for (const ColumnExpr& g : block.group)
    if (g.period != Period::kWhole && g.period != Period::kAge) dates.push_back(g);
  const auto dated = [&](uint32_t table) {
    for (uint32_t c = 0; c < index_.columns(table); ++c)
      if (column_facts_.temporal({table, c}) && !column_facts_.birth_date({table, c})) return true;
    return false;
  };
  return std::any_of(dates.begin(), dates.end(), [&](const ColumnExpr& date) {
    if (date.whole() || date.via != kNone || says_column(date) ||
        column_facts_.last_word(date) == kCalendarYear)
      return false;
    return std::any_of(block.tables.begin(), block.tables.end(), [&](uint32_t child) {
      return child != date.table && graph_.to_one(child, date.table) && dated(child) &&
             (child == block.entity || uses_columns_of(child));
    });
  });
}

// "climbers who reached the summit of Everest" without reached_summit: a flag all of whose words
// are said.
bool CoverageFeatureExtractor::loses_said_flag() const {
  const auto said = [&](uint32_t w) {
    const SchemaWord& word = index_.word(w);
    for (size_t t = 0; t < arcs_.tokens(); ++t)
      if (arcs_.token(t).lemma == word.lemma || arcs_.token(t).folded == word.text) return true;
    return false;
  };
  for (const ColumnExpr& used : used_) {
    if (!used.whole()) continue;
    for (uint32_t c = 0; c < index_.columns(used.table); ++c) {
      const SchemaItem& item = index_.column(used.table, c);
      if (item.words.size() < 2 || !column_facts_.flag({used.table, c}) ||
          !std::all_of(item.words.begin(), item.words.end(), said))
        continue;
      if (std::find(used_.begin(), used_.end(), ColumnExpr{used.table, c}) == used_.end())
        return true;
    }
  }
  return false;
}

// True for a key to rows of the same table that is called by the verb at the token, before those
// rows, and for a column that stores a role in which the deed is done: "loader" of "loaded".
bool CoverageFeatureExtractor::tells_deed(ColumnExpr c, size_t token) const {
  const Token& verb = arcs_.token(token);
  const ColumnExpr parent = column_facts_.referred(c);
  if (parent.valid() && parent.table == c.table && table_from(token + 1, 5) == c.table) {
    const auto roles = role_words(c, parent, index_);
    if (std::any_of(roles.begin(), roles.end(), [&](uint32_t w) {
          return index_.word(w).lemma != verb.lemma && same_role(verb, index_.word(w));
        }))
      return true;
  }
  const auto& values = column_facts_.column(c).statistics.few;
  return std::any_of(values.begin(), values.end(), [&](const auto& value) {
    const std::string role = text::lower(value.first);
    return role.size() > verb.lemma.size() && has_agent_suffix(role) &&
           same_role(verb, SchemaWord{role, role, {}});
  });
}

// "the doctor who supervises the most doctors", "astronauts who commanded a mission": the deed of a
// key or of a stored role, which the query leaves out.
bool CoverageFeatureExtractor::loses_role_of_verb() const {
  const QueryBlock& block = reading_.logical_form.block;
  if (blocks_ > 1 || !checks_.concern(WordCheck::kRoleOfVerb)) return false;
  std::vector<uint32_t> tables = join_terminals(block.entity, block.tables);
  for (const JoinStep& step : joins()) tables.push_back(graph_.edges()[step.edge].child);
  for (size_t t = 1; t < arcs_.tokens(); ++t) {
    if (!checks_.concern(t, WordCheck::kRoleOfVerb) || naming(t) == Naming::kUsed || plays_role(t))
      continue;
    for (const uint32_t table : tables)
      for (uint32_t c = 0; c < index_.columns(table); ++c)
        if (std::find(used_.begin(), used_.end(), ColumnExpr{table, c}) == used_.end() &&
            tells_deed({table, c}, t))
          return true;
  }
  return false;
}

// "cost less than 40" of the year of foundation, "per 100km" as a number of litres: conditions that
// no row meets, on columns that nobody names.
bool CoverageFeatureExtractor::compares_nonsense() const {
  for (const auto& any : reading_.logical_form.block.where)
    for (const Condition& c : any) {
      if (!c.column.valid() || c.column.whole() || c.column.expression != kNone ||
          c.column.period != Period::kWhole || c.column.duration() || c.column.product() ||
          c.column.shown != kNoUnit || !c.sub.empty() || c.other.valid() || c.from_today)
        continue;
      const bool text = std::holds_alternative<std::string>(c.value);
      if (text && c.op == Op::kEqual && column_facts_.measure(c.column)) return true;
      const bool orders = c.op == Op::kLess || c.op == Op::kLessEqual || c.op == Op::kGreater ||
                          c.op == Op::kGreaterEqual;
      if (orders && column_facts_.flag(c.column)) return true;
      if (beyond_range(c, column_facts_.column(c.column).statistics) && !says_column(c.column))
        return true;
    }
  return false;
}

// "paid per hour" as the hours of days, "the average age" as the average year of birth.
bool CoverageFeatureExtractor::shows_nonsense() const {
  const QueryBlock& block = reading_.logical_form.block;
  for (const ColumnExpr& g : block.group) {
    if (g.period != Period::kHour) continue;
    constexpr size_t kDay = 10;  // characters of 2024-05-31
    const auto* last = std::get_if<std::string>(&column_facts_.column(g).statistics.max);
    if (last != nullptr && last->size() <= kDay) return true;
  }
  return std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& t) {
    return t.fn == Aggregate::kAverage && !t.column.whole() && t.column.period == Period::kWhole &&
           !t.column.duration() && column_facts_.birth_date(t.column);
  });
}

// "explicit episodes" read as whether they are explicit, "left handed players" as their hands: a
// flag or what a participle tells of the rows by itself tells nothing of them.
bool CoverageFeatureExtractor::shows_flag_alone() const {
  const QueryBlock& block = reading_.logical_form.block;
  if (block.select.size() != 1 || block.select[0].fn != Aggregate::kPlain ||
      block.select[0].column.whole() || !block.group.empty())
    return false;
  const ColumnExpr shown = block.select[0].column;
  const bool flag = column_facts_.flag(shown);
  return !reading_.logical_form.yes_no &&
         std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
           return u.kind == MentionKind::kColumn && best_column(arcs_, u) == shown &&
                  (flag || has_past_suffix(arcs_.token(u.end - 1U).folded)) &&
                  table_from(u.end, 1) == shown.table;
         });
}

// "the total value of paid invoices" read as a list of their dates. A column that is called a total
// is one: "name and total", "the lowest total". REQUIRES: the question asks for a total.
bool CoverageFeatureExtractor::loses_total() const {
  if (sum_ || count_) return false;
  const QueryBlock& block = reading_.logical_form.block;
  const auto amount = [&](const ValueExpr& t) {
    return t.column.whole() || t.column.product() || column_facts_.measure(t.column);
  };
  return std::none_of(block.select.begin(), block.select.end(), amount) &&
         std::none_of(block.order.begin(), block.order.end(),
                      [&](const Ordering& o) { return amount(o.term); });
}

// "customers without open invoices" read as those without open orders: a state is of the rows that
// are said behind it.
bool CoverageFeatureExtractor::loses_rows_of_state() const {
  const auto uses = [&](uint32_t table) {
    return reading_.logical_form.block.entity == table ||
           std::any_of(used_.begin(), used_.end(),
                       [&](const ColumnExpr& c) { return c.table == table; });
  };
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& rows) {
    if (rows.kind != MentionKind::kTable || rows.score < kSaidRows) return false;
    for (size_t i = 0; i < rows.count; ++i)
      if (uses(arcs_.mention(rows, i).table)) return false;
    return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& state) {
      if (state.kind != MentionKind::kValue || state.end != rows.begin) return false;
      const Mention& m = arcs_.mention(state);
      return m.found &&
             std::find(used_.begin(), used_.end(), ColumnExpr{m.table, m.column}) != used_.end();
    });
  });
}

bool CoverageFeatureExtractor::loses_state() const {
  return loses_rows_of_state() || leaves_listed_out() || takes_date_of_parent() ||
         loses_said_flag() || loses_role_of_verb() || compares_nonsense() || shows_nonsense() ||
         shows_flag_alone();
}

}  // namespace ask::engine
