#include "agent/engine/adjust/series.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "agent/common/contains.h"
#include "agent/engine/adjust/asked_shape.h"
#include "agent/engine/adjust/listed_terms.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool is_amount(const ValueExpr& t) { return t.fn != Aggregate::kPlain; }

// A SELECT of one amount for each group, which nothing else is made of.
bool has_groups(const LogicalForm& form) {
  const QueryBlock& b = form.block;
  return form.op == SetOperator::kAlone && form.beside.empty() && !form.yes_no && !b.limit &&
         !b.offset && !b.ties && b.best_of.empty() && b.outer == Aggregate::kPlain &&
         b.combine == Combine::kApart && !b.group.empty() &&
         std::count_if(b.select.begin(), b.select.end(), is_amount) == 1;
}

// The column of the noun among the groups, or one that each of their rows has one value of.
ColumnExpr whole_named(const std::string& noun, const ColumnFacts& column_facts,
                       const QueryBlock& block) {
  const SchemaIndex& index = column_facts.index();
  const std::string word = lemma(noun);
  const auto names = [&](const ColumnExpr& c) {
    return !c.whole() &&
           (column_facts.has_word(c, word) || index.has_word(index.table(c.table), word));
  };
  for (const GroupKey& key : block.group)
    if (names(key)) return key;
  for (const GroupKey& key : block.group) {
    if (!column_facts.unique(key)) continue;
    ColumnExpr found;
    for (uint32_t c = 0; c < index.columns(key.table); ++c) {
      const ColumnExpr column{key.table, c};
      if (!column_facts.has_word(column, word) || column_facts.measure(column) || column == key)
        continue;
      if (found.valid()) return {};
      found = column;
    }
    if (found.valid()) return found;
  }
  return {};
}

// The column of a calendar that the rows of the date refer to: the number of its month.
ColumnExpr numbered_period(const ColumnExpr& along, const ColumnFacts& column_facts,
                           const SchemaGraph& graph) {
  const std::string_view period = period_of_key(along, column_facts);
  if (along.period == Period::kWhole || along.period == Period::kYear) return along;
  for (const uint32_t e : graph.of(along.table)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.child != along.table) continue;
    for (uint32_t c = 0; c < column_facts.index().columns(edge.parent); ++c) {
      const ColumnExpr column{edge.parent, c};
      if (column_facts.numeric(column) && column_facts.index().column(edge.parent, c).parts == 1 &&
          column_facts.last_word(column) == period)
        return column;
    }
  }
  return {};
}

// The values of a group key that are to be columns, if all are known and they are few.
std::optional<std::vector<Value>> values_of_key(const ColumnExpr& key,
                                                const ColumnFacts& column_facts) {
  constexpr int64_t kMostColumns = 12;
  if (key.period != Period::kWhole || key.product() || key.expression != kNone ||
      key.via != kNone || key.adjust != ColumnExpr::Adjust::kAsIs)
    return std::nullopt;
  const db::ColumnStatistics& stored = column_facts.column(key).statistics;
  std::vector<Value> out;
  if (!stored.complete || stored.nulls > 0 || stored.distinct < 2) return std::nullopt;
  if (std::cmp_equal(stored.few.size(), stored.distinct)) {
    for (const auto& [text, count] : stored.few) out.emplace_back(text);
    return out;
  }
  const auto *low = std::get_if<int64_t>(&stored.min), *high = std::get_if<int64_t>(&stored.max);
  if (low == nullptr || high == nullptr || stored.distinct > kMostColumns ||
      *high - *low + 1 != stored.distinct)
    return std::nullopt;
  for (int64_t n = *low; n <= *high; ++n) out.emplace_back(n);
  return out;
}

// True if all dates of the column are of one year.
bool of_one_year(const ColumnExpr& date, const ColumnFacts& column_facts) {
  const db::ColumnStatistics& stored = column_facts.column(date).statistics;
  const auto *low = std::get_if<std::string>(&stored.min),
             *high = std::get_if<std::string>(&stored.max);
  return stored.complete && low != nullptr && high != nullptr && low->size() >= 10 &&
         high->size() >= 10 && low->substr(0, 4) == high->substr(0, 4);
}

void rename(QueryBlock& block, const ColumnExpr& from, const ColumnExpr& to) {
  const auto renamed = [&](ColumnExpr& c) {
    if (c == from) c = to;
  };
  for (ValueExpr& t : block.select) {
    renamed(t.column);
    renamed(t.along);
  }
  for (GroupKey& key : block.group) renamed(key);
  for (Ordering& o : block.order) renamed(o.term.column);
  if (block.neighbours) renamed(block.neighbours->term.along);
  if (!contains(block.tables, to.table)) block.tables.push_back(to.table);
}

// "three standard deviations above the average": a comparison with the placeholder.
bool take_deviations(const AskedSeries& asked, const ColumnFacts& column_facts, QueryBlock& block) {
  for (auto& any : block.where)
    for (Condition& c : any) {
      const auto* number = std::get_if<int64_t>(&c.value);
      if ((c.op != Op::kGreater && c.op != Op::kLess) || c.negated || number == nullptr ||
          *number != 0 || !c.sub.empty() || c.column.whole() || c.column.home() != block.entity)
        continue;
      compare_with_average(c);
      c.deviations = asked.deviations;
      if (asked.listed.empty()) return true;
      auto listed = listed_columns(asked.listed, block, column_facts);
      if (!listed) return false;
      block.select = std::move(*listed);
      return true;
    }
  return false;
}

// The groups of the noun become columns.
bool take_columns(const std::string& noun, const ColumnFacts& column_facts,
                  const SchemaGraph& graph, QueryBlock& block) {
  for (size_t g = 0; g < block.group.size(); ++g) {
    ColumnExpr key = block.group[g];
    if (period_of_key(key, column_facts) != noun && !column_facts.has_word(key, noun)) continue;
    if (key.period != Period::kWhole && key.period != Period::kYear) {
      const ColumnExpr number = numbered_period(key, column_facts, graph);
      if (!number.valid() || !of_one_year({key.table, key.column}, column_facts)) return false;
      rename(block, key, number);
      key = number;
    }
    const auto values = values_of_key(key, column_facts);
    if (!values || block.group.size() < 2) return false;
    std::vector<ValueExpr> select;
    for (const ValueExpr& t : block.select) {
      if (!is_amount(t)) {
        if (!(t.column == key)) select.push_back(t);
        continue;
      }
      if (!t.only.empty()) return false;
      for (const Value& value : *values) {
        ValueExpr& column = select.emplace_back(t);
        Condition& only = column.only.emplace_back();
        only.column = key;
        only.value = value;
      }
    }
    std::erase_if(block.order, [&](const Ordering& o) { return o.term.column == key; });
    block.group.erase(block.group.begin() + static_cast<std::ptrdiff_t>(g));
    block.select = std::move(select);
    return !block.group.empty() && block.select.size() > values->size();
  }
  return false;
}

// Parts of equal size, or the fewest groups of most of the sum.
bool take_division(const AskedSeries& asked, const GroupTerms& terms,
                   const ColumnFacts& column_facts, QueryBlock& block) {
  Division division = asked.division;
  division.term = terms.amount;
  if (division.most > 0) {
    if (terms.amount.fn != Aggregate::kSum && terms.amount.fn != Aggregate::kCount) return false;
    if (!asked.listed.empty()) return false;
    block.select = terms.keys;
    block.order.clear();
    block.division = std::move(division);
    return true;
  }
  if (asked.listed.empty()) {
    ValueExpr part = terms.amount;
    part.series = Series::kPart;
    part.rows = division.parts;
    part.descending = division.descending;
    block.select = terms.keys;
    block.select.push_back(terms.amount);
    block.select.push_back(std::move(part));
    block.order = {{terms.amount, division.descending, {}}};
    return true;
  }
  auto outputs = listed_parts(asked.listed, terms, column_facts);
  if (!outputs) return false;
  division.outputs = std::move(*outputs);
  block.order.clear();
  block.division = std::move(division);
  return true;
}

// What the groups can show, and the other keys beside the one that orders them. False if two could.
bool read_groups(const QueryBlock& block, const ColumnFacts& column_facts, GroupTerms& terms,
                 std::vector<ColumnExpr>& others) {
  for (const GroupKey& key : block.group) {
    if (period_of_key(key, column_facts).empty()) {
      others.push_back(key);
    } else if (terms.along.valid()) {
      return false;
    } else {
      terms.along = key;
    }
  }
  for (const ValueExpr& t : block.select) {
    if (is_amount(t))
      terms.amount = t;
    else
      terms.keys.push_back(t);
  }
  return !terms.amount.of_all && !terms.amount.along.valid() && !terms.keys.empty();
}

// The figures that are asked for. False if one cannot be made of the amount.
bool add_figures(const AskedSeries& asked, const ColumnExpr& whole,
                 const std::vector<ColumnExpr>& others, GroupTerms& terms) {
  for (const SeriesFigure& f : asked.figures) {
    ValueExpr figure = terms.amount;
    figure.series = f.kind;
    figure.rows = f.rows;
    if (f.kind == Series::kItself && figure.fn != Aggregate::kCount && figure.fn != Aggregate::kSum)
      return false;
    if (f.kind != Series::kShare) {
      figure.along = terms.along;
      figure.within = others;
    } else if (whole.valid()) {
      figure.within = {whole};
    }
    terms.figures.push_back(std::move(figure));
  }
  return true;
}

bool is_ordered(const AskedSeries& asked) {
  return asked.before || asked.after ||
         std::any_of(asked.figures.begin(), asked.figures.end(),
                     [](const SeriesFigure& f) { return f.kind != Series::kShare; });
}

// Amounts in the order of their periods, or as parts of a whole.
bool take_figures(const AskedSeries& asked, const ColumnFacts& column_facts,
                  const SchemaGraph& graph, GroupTerms terms, const std::vector<ColumnExpr>& others,
                  QueryBlock& block) {
  const bool ordered = is_ordered(asked);
  if (ordered != terms.along.valid() && (ordered || asked.best)) return false;
  const auto shows_period = [&](const ValueExpr& t) { return t.column == terms.along; };
  if (ordered && std::none_of(terms.keys.begin(), terms.keys.end(), shows_period))
    terms.keys.insert(terms.keys.begin(), {terms.along});
  ColumnExpr whole;
  if (!asked.within.empty()) {
    whole = whole_named(asked.within, column_facts, block);
    if (!whole.valid()) return false;
  }
  if (!add_figures(asked, whole, others, terms)) return false;
  bool ordinal = false;
  block.select = terms.keys;
  if (!asked.alone) block.select.push_back(terms.amount);
  block.select.insert(block.select.end(), terms.figures.begin(), terms.figures.end());
  if (!asked.listed.empty()) {
    auto listed = listed_terms(asked.listed, terms, column_facts, ordinal);
    if (!listed) return false;
    block.select = std::move(*listed);
  }
  if (asked.before || asked.after) {
    block.neighbours = {terms.amount, asked.less, asked.before, asked.after};
    block.neighbours->term.along = terms.along;
    block.neighbours->term.within = others;
  }
  if (ordered) {
    block.order.clear();
    for (const ColumnExpr& c : others) block.order.push_back({{c}, false, {}});
    block.order.push_back({{terms.along}, false, {}});
  }
  if (asked.best) {
    block.order = {{terms.amount, true, {}}};
    block.limit = 1;
    block.best_of = {whole};
  }
  if (!ordinal) return true;
  const ColumnExpr number = numbered_period(terms.along, column_facts, graph);
  if (number.valid() && !(number == terms.along)) rename(block, terms.along, number);
  return number.valid();
}

bool take(const AskedSeries& asked, const ColumnFacts& column_facts, const SchemaGraph& graph,
          const LogicalForm& form, QueryBlock& block) {
  if (form.op != SetOperator::kAlone || !form.beside.empty() || form.yes_no) return false;
  if (asked.deviating) return take_deviations(asked, column_facts, block);
  if (!asked.any()) return restate_outputs(asked.listed, column_facts, block);
  if (!has_groups(form)) return false;
  if (!asked.columns.empty()) return take_columns(asked.columns, column_facts, graph, block);
  GroupTerms terms;
  std::vector<ColumnExpr> others;
  if (!read_groups(block, column_facts, terms, others)) return false;
  if (asked.divides()) return take_division(asked, terms, column_facts, block);
  return take_figures(asked, column_facts, graph, std::move(terms), others, block);
}

}  // namespace

bool take_series(const AskedSeries& asked, const ColumnFacts& column_facts,
                 const SchemaGraph& graph, LogicalForm& form) {
  QueryBlock block = form.block;
  if (!take(asked, column_facts, graph, form, block)) return false;
  form.block = std::move(block);
  return true;
}

}  // namespace ask::engine
