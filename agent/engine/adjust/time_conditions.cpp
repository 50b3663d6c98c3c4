#include "agent/engine/adjust/time_conditions.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/ground/durations.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine {

bool is_comparable_date(const ColumnFacts& column_facts, ColumnExpr c) {
  if (!c.valid() || c.whole() || c.product() || c.period != Period::kWhole ||
      !column_facts.temporal(c) || c.expression != kNone)
    return false;
  if (!column_facts.stores_day(c)) return false;
  const db::Column& column = column_facts.column(c);
  return column.statistics.form != db::ValueForm::kYearLast &&
         column.statistics.form != db::ValueForm::kUnclearText;
}

Condition against_today(ColumnExpr column, Op op) {
  Condition out;
  out.column = column;
  out.op = op;
  out.from_today = true;
  out.value = std::string();
  return out;
}

bool is_column_mentioned(const Arcs& arcs, ColumnExpr column) {
  return std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& arc) {
    return arc.kind == MentionKind::kColumn && arc.score >= 0.95F &&
           best_column(arcs, arc) == column;
  });
}

namespace {

bool has_condition_on(const QueryBlock& block, ColumnExpr column) {
  for (const auto& any : block.where)
    for (const Condition& c : any)
      if (c.column.table == column.table && c.column.column == column.column) return true;
  return false;
}

// "the last arrival": a word for the column begins at the token.
bool names_column_at(const Arcs& arcs, ColumnExpr column, size_t token) {
  const auto found = arcs.beginning_at(token);
  return std::any_of(found.begin(), found.end(), [&](const Arc& arc) {
    return arc.kind == MentionKind::kColumn && arc.score >= 0.9F &&
           best_column(arcs, arc) == column;
  });
}

// "first name": the name of a column of several words begins at the token.
bool begins_column(const Arcs& arcs, size_t token) {
  const auto found = arcs.beginning_at(token);
  return std::any_of(found.begin(), found.end(), [&](const Arc& arc) {
    return arc.kind == MentionKind::kColumn && arc.end > token + 1 && arc.score >= 0.9F;
  });
}

bool lasts_until(const SchemaIndex& index, ColumnExpr date) {
  return index.has_any_word(index.column(date.table, date.column), kExpiryColumns);
}

// The date by which the rows are still to come: the one that orders or is shown, else the date of
// the block's first table that has one, rather of an event.
ColumnExpr coming_date(const ColumnFacts& column_facts, const QueryBlock& block) {
  for (const Ordering& o : block.order)
    if (is_comparable_date(column_facts, o.term.column) &&
        !lasts_until(column_facts.index(), o.term.column))
      return o.term.column;
  for (const ValueExpr& t : block.select)
    if (is_comparable_date(column_facts, t.column)) return t.column;
  std::vector<uint32_t> tables{block.entity};
  tables.insert(tables.end(), block.tables.begin(), block.tables.end());
  ColumnExpr of_row;  // "who has an exam coming up": of the exam, not of the sign-up
  for (const uint32_t t : tables) {
    const ScaleMatch date = match_scale(column_facts, t, scales::kDate);
    if (date.score <= 0 || !is_comparable_date(column_facts, date.column)) continue;
    if (lasts_until(column_facts.index(), date.column)) continue;  // not when a row comes
    if (!dates_row(column_facts, date.column)) return date.column;
    if (!of_row.valid()) of_row = date.column;
  }
  return of_row;
}

// The due date and the date of what was done of the table nearest to the block's.
const TimeSpan* nearest_plan(const ColumnFacts& column_facts, const SchemaGraph& graph,
                             const QueryBlock& block) {
  const TimeSpan* best = nullptr;
  uint32_t best_far = 3;
  for (const TimeSpan& plan : column_facts.index().plans()) {
    if (!is_comparable_date(column_facts, {plan.table, plan.start})) continue;
    uint32_t far = graph.distance(block.entity, plan.table);
    for (const uint32_t t : block.tables) far = std::min(far, graph.distance(t, plan.table));
    if (far < best_far) best = &plan, best_far = far;
  }
  return best;
}

bool overdue(const ColumnFacts& column_facts, const SchemaGraph& graph, QueryBlock& block) {
  const TimeSpan* plan = nearest_plan(column_facts, graph, block);
  if (plan == nullptr) return false;
  const ColumnExpr due{plan->table, plan->start};
  Condition open;
  open.column = {plan->table, plan->end};
  open.op = Op::kIsNull;
  block.where.push_back({against_today(due, Op::kLess)});
  if (!has_condition_on(block, open.column)) block.where.push_back({open});
  const bool joined = due.table != block.entity && !contains(block.tables, due.table);
  if (joined) block.tables.push_back(due.table);
  if (due.table == block.entity || graph.to_one(block.entity, due.table)) return true;
  if (!block.group.empty() || block.limit) return true;  // a row of the entity may have several
  if (block.select.size() == 1 && block.select[0].fn == Aggregate::kCount &&
      block.select[0].column.whole() && block.select[0].column.table == block.entity) {
    const ColumnExpr key = column_facts.key_of(block.entity);
    if (key.valid()) count_keys(block.select[0], key);
  } else if (std::all_of(block.select.begin(), block.select.end(),
                         [](const ValueExpr& t) { return t.fn == Aggregate::kPlain; })) {
    block.distinct = true;
  }
  return true;
}

// Keeps the rows of the block whose key is among those of `first`, in place of its order and limit.
void keep_first(QueryBlock& block, ColumnExpr key, QueryBlock first) {
  Condition among;
  among.column = key;
  among.op = Op::kIn;
  for (const Ordering& o : first.order) among.from.add(o.from);
  among.sub = {std::move(first)};
  block.where.push_back({std::move(among)});
  block.order.clear();
  block.limit.reset();
}

// "The average price of the 5 dearest": aggregates over the rows of the ordered table itself. The
// conditions pick these rows, each once. Left as it is where that cannot be written, and where the
// rows are only counted.
void nest_own_rows(const SchemaGraph& graph, ColumnExpr key, uint32_t table, QueryBlock& block) {
  for (const ValueExpr& t : block.select)
    if ((t.fn == Aggregate::kCount && t.column.whole()) || t.column.product() || !t.only.empty())
      return;
  QueryBlock first;
  first.entity = table;
  first.select = {{key}};
  for (const auto& any : block.where)
    for (const Condition& c : any) {
      if (c.column.via != kNone || c.column.product() || c.other.valid()) return;
      if (c.column.table == table) continue;
      first.tables.push_back(c.column.table);
      first.distinct |= !graph.to_one(table, c.column.table);
    }
  first.where = std::move(block.where);
  first.order = block.order;
  first.limit = block.limit;
  block.entity = table;
  block.tables.clear();
  block.where.clear();
  keep_first(block, key, std::move(first));
}

// True if the block keeps only rows in which the column is missing.
bool keeps_missing(const QueryBlock& block, ColumnExpr end) {
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return any.size() == 1 && any[0].op == Op::kIsNull && !any[0].negated &&
           any[0].column.table == end.table && any[0].column.column == end.column;
  });
}

// "who has been here longest and has not left": until today, as no row has the end.
void measure_open_until_today(const ColumnFacts& column_facts, const QueryBlock& block,
                              ColumnExpr& duration) {
  if (duration.adjust == ColumnExpr::Adjust::kSince && keeps_missing(block, duration) &&
      !db::is_unix_time(column_facts.column(duration).statistics.form))
    duration.adjust = ColumnExpr::Adjust::kSinceOpen;
}

}  // namespace

bool asks_for_last(const Arcs& arcs) {
  bool last = false;
  for (size_t t = 0; t < arcs.tokens(); ++t) {
    const std::string& word = arcs.token(t).folded;
    last |= text::is_one_of(word, kMostRecentWords);
    if (text::is_one_of(word, kFutureWords)) return false;
  }
  return last;
}

namespace {

// A date as it is stored: no year or month of it, no aggregate.
bool is_whole_date(const ColumnFacts& column_facts, const ValueExpr& term) {
  return term.fn == Aggregate::kPlain && !term.column.whole() &&
         column_facts.temporal(term.column) && term.column.period == Period::kWhole;
}

}  // namespace

bool add_time_conditions(const QueryShape& shape, const ColumnFacts& column_facts,
                         const SchemaGraph& graph, QueryBlock& block) {
  if (shape.upcoming || shape.past) {
    for (const ValueExpr& t : block.select)  // "when is the next loan due": by that date
      for (Ordering& o : block.order)
        if (t.fn == Aggregate::kPlain && is_comparable_date(column_facts, t.column) &&
            is_comparable_date(column_facts, o.term.column) &&
            t.column.table == o.term.column.table)
          o.term.column = t.column;
    const ColumnExpr date = coming_date(column_facts, block);
    if (!date.valid()) return false;
    if (!has_condition_on(block, date)) {
      block.where.push_back({against_today(date, shape.past ? Op::kLess : Op::kGreaterEqual)});
      if (date.table != block.entity && !contains(block.tables, date.table))
        block.tables.push_back(date.table);
    }
  }
  return !shape.overdue || overdue(column_facts, graph, block);
}

void measure_until_today(const Arcs& arcs, const ColumnFacts& column_facts, QueryBlock& block) {
  for (Ordering& order : block.order)
    measure_open_until_today(column_facts, block, order.term.column);
  for (ValueExpr& term : block.select) measure_open_until_today(column_facts, block, term.column);
  if (!asks_until_today(arcs)) return;
  for (ValueExpr& term : block.select) {
    if (term.column.adjust != ColumnExpr::Adjust::kSince) continue;
    const db::ColumnStatistics& end = column_facts.column(term.column).statistics;
    if (end.missing() > 0 && !db::is_unix_time(end.form))
      term.column.adjust = ColumnExpr::Adjust::kSinceOpen;
  }
}

void show_last_or_first_date(const Arcs& arcs, const ColumnFacts& column_facts, QueryBlock& block) {
  if (arcs.tokens() < 3 || arcs.token(0).folded != "when" || block.select.size() != 1 ||
      !block.group.empty() || block.having || block.outer != Aggregate::kPlain)
    return;
  const ValueExpr shown = block.select[0];
  if (!is_whole_date(column_facts, shown)) return;
  if (block.order.size() == 1 && block.limit == 1 &&
      is_whole_date(column_facts, block.order[0].term) && !is_column_mentioned(arcs, shown.column))
    block.select[0] = block.order[0].term;  // "when did customer 5 last order": no other date
  if (block.limit || !block.order.empty()) return;
  const std::string* which = nullptr;
  for (size_t t = 2; t < arcs.tokens(); ++t) {
    const std::string& word = arcs.token(t).folded;
    if (text::is_one_of(word, kFutureWords)) return;
    // "the last week", "last name": not of the verb
    if (!text::is_one_of(word, {"last", "first"}) || column_facts.has_word(shown.column, word) ||
        begins_column(arcs, t) ||
        (text::is_one_of(arcs.token(t - 1).folded, {"the", "in", "during", "since", "by", "at"}) &&
         !names_column_at(arcs, shown.column, t + 1)))
      continue;
    which = &word;
  }
  if (which == nullptr) return;
  block.order.push_back({shown, *which == "last"});
  block.limit = 1;
  block.distinct = false;
}

namespace {

// How well the best word or phrase of the question names the column, 0-1.
float date_named(const Arcs& arcs, ColumnExpr column) {
  float out = 0;
  for (const Arc& arc : arcs.all)
    if (arc.kind == MentionKind::kColumn && best_column(arcs, arc) == column)
      out = std::max(out, arc.score);
  return out;
}

}  // namespace

void compare_ordering_date(const Arcs& arcs, const ColumnFacts& column_facts, QueryBlock& block) {
  constexpr float kClearly = 0.1F;
  if (block.limit != 1 || block.order.size() != 1 || !block.group.empty() ||
      !is_whole_date(column_facts, block.order[0].term))
    return;
  ColumnExpr& by = block.order[0].term.column;
  for (auto& any : block.where) {
    if (any.size() != 1) continue;
    Condition& c = any[0];
    const bool bound = c.op == Op::kGreater || c.op == Op::kGreaterEqual || c.op == Op::kLess ||
                       c.op == Op::kLessEqual;
    if (!bound || c.negated || !c.sub.empty() || c.other.valid() || c.from_today ||
        c.column.table != by.table || c.column == by || c.column.via != by.via ||
        !is_comparable_date(column_facts, c.column))
      continue;
    const float ordered = date_named(arcs, by), compared = date_named(arcs, c.column);
    if (!is_comparable_date(column_facts, by))  // "which course starts first after 1 May", by time
      by = c.column;
    else if (ordered >= compared + kClearly)
      c.column = by;
    else if (compared >= ordered + kClearly)
      by = c.column;
    return;
  }
}

void show_days(const Arcs& arcs, const QueryShape& shape, const ColumnFacts& column_facts,
               QueryBlock& block) {
  const auto is_moment = [&](const ValueExpr& t) {
    return is_whole_date(column_facts, t) && t.column.adjust == ColumnExpr::Adjust::kAsIs &&
           column_facts.column(t.column).kind == db::DataKind::kDateTime &&
           db::is_unix_time(column_facts.column(t.column).statistics.form);
  };
  if (!block.group.empty() || std::none_of(block.select.begin(), block.select.end(), is_moment))
    return;
  bool day = std::any_of(shape.further.begin(), shape.further.end(), [](const OutputRequest& r) {
    return r.kind == OutputRequest::Kind::kNoun && text::is_one_of(r.word, kDateForms);
  });
  for (size_t t = 0; t < arcs.tokens(); ++t) {
    if (text::is_one_of(arcs.token(t).folded, kSaidTimes)) return;
    day |= text::is_one_of(arcs.token(t).folded, kDateForms);
  }
  for (ValueExpr& t : block.select)
    if (day && is_moment(t)) t.column.period = Period::kDay;
}

bool show_delay(const ColumnFacts& column_facts, const SchemaGraph& graph, QueryBlock& block) {
  const TimeSpan* plan = nearest_plan(column_facts, graph, block);
  if (plan == nullptr || !block.group.empty() || block.select.empty()) return false;
  for (const ValueExpr& t : block.select) {
    if (t.fn != Aggregate::kPlain) return false;
    if (t.column.duration()) return true;
  }
  ColumnExpr delay{plan->table, plan->end};
  delay.adjust = ColumnExpr::Adjust::kSince;
  delay.less_table = plan->table;
  delay.less = plan->start;
  measure_open_until_today(column_facts, block, delay);
  if (delay.table != block.entity && !contains(block.tables, delay.table))
    block.tables.push_back(delay.table);
  block.select.push_back({delay});
  return true;
}

void end_at_today(const ColumnFacts& column_facts, const std::string& now, QueryBlock& block) {
  for (auto& any : block.where)
    for (Condition& c : any) {
      const auto* since = std::get_if<std::string>(&c.value);
      if (!c.from_today || c.op != Op::kGreaterEqual || c.negated || since == nullptr ||
          !since->starts_with('-') || !is_comparable_date(column_facts, c.column))
        continue;
      const auto* latest = std::get_if<std::string>(&column_facts.column(c.column).statistics.max);
      if (latest == nullptr || latest->size() < now.size() || *latest <= now ||
          latest->starts_with(now))
        continue;
      c.op = Op::kRange;
      c.high = std::string("+1 day");
    }
}

void leave_out_future(const Arcs& arcs, const ColumnFacts& column_facts, const std::string& now,
                      QueryBlock& block) {
  if (!block.limit || block.order.empty() || !block.order[0].descending ||
      block.order[0].term.fn != Aggregate::kPlain || !block.group.empty())
    return;
  const ColumnExpr date = block.order[0].term.column;
  if (!is_comparable_date(column_facts, date) || date.via != kNone) return;
  const auto* latest = std::get_if<std::string>(&column_facts.column(date).statistics.max);
  if (latest == nullptr || latest->size() < now.size() || (*latest)[4] != '-' || *latest <= now ||
      latest->starts_with(now))
    return;
  if (has_condition_on(block, date) || !asks_for_last(arcs) || is_column_mentioned(arcs, date))
    return;
  Condition past = against_today(date, Op::kLessEqual);
  if (column_facts.column(date).kind == db::DataKind::kDateTime) {  // all timestamps of today
    past.op = Op::kLess;
    past.value = std::string("+1 day");
  }
  block.where.push_back({std::move(past)});
}

void nest_first_rows(const ColumnFacts& column_facts, const SchemaGraph& graph, bool last,
                     LogicalForm& form) {
  QueryBlock& block = form.block;
  if (form.op != SetOperator::kAlone || !form.beside.empty() || form.yes_no || !block.limit ||
      block.offset || block.order.empty() || block.having || !block.group.empty() ||
      !block.best_of.empty() || block.outer != Aggregate::kPlain || block.select.empty())
    return;
  const uint32_t table = block.order[0].term.column.home();
  const bool dated = last && is_comparable_date(column_facts, block.order[0].term.column);
  bool plain = false;
  for (const ValueExpr& t : block.select) {
    if (t.along.valid()) return;
    if (t.fn != Aggregate::kPlain) continue;
    if (!dated || graph.to_one(table, t.column.home())) return;
    plain = true;
  }
  for (const Ordering& o : block.order)
    if (o.term.fn != Aggregate::kPlain || o.term.column.home() != table ||
        o.term.column.via != kNone || o.term.column.adds_up())
      return;
  if (table == kNone) return;
  const auto own = [&](const ValueExpr& t) { return t.column.home() == table; };
  const ColumnExpr key = column_facts.key_of(table);
  if (!key.valid()) return;
  if (std::all_of(block.select.begin(), block.select.end(), own))
    return nest_own_rows(graph, key, table, block);
  if (std::any_of(block.select.begin(), block.select.end(), own)) return;
  QueryBlock first;
  first.entity = table;
  first.tables = {table};
  first.select = {{key}};
  first.order = block.order;
  first.limit = block.limit;
  std::erase_if(block.where, [&](const std::vector<Condition>& any) {
    for (const Condition& c : any)
      if (c.column.home() != table && !graph.to_one(table, c.column.home())) return false;
    for (const Condition& c : any)
      if (!contains(first.tables, c.column.home())) first.tables.push_back(c.column.home());
    first.where.push_back(any);
    return true;
  });
  keep_first(block, key, std::move(first));
  block.distinct |= plain;
}

}  // namespace ask::engine
