#include "agent/engine/adjust/listed_terms.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_series.h"
#include "agent/engine/rewrite/series_phrases.h"
#include "agent/engine/schema/join_graph.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool any_of(const ListedOutput& item, std::span<const std::string_view> words) {
  return std::any_of(item.begin(), item.end(),
                     [&](const std::string& word) { return text::is_one_of(word, words); });
}

bool names_column(const std::string& word, const ColumnExpr& c, const ColumnFacts& column_facts) {
  const SchemaIndex& index = column_facts.index();
  return index.has_word(index.table(c.table), word) ||
         (!c.whole() && (column_facts.has_word(c, word) || column_facts.has_word(c, lemma(word))));
}

bool names_any(const ListedOutput& item, const ColumnExpr& c, const ColumnFacts& column_facts) {
  return std::any_of(item.begin(), item.end(), [&](const std::string& word) {
    return names_column(word, c, column_facts) || names_column(lemma(word), c, column_facts);
  });
}

// "the change", "revenue so far", "the average of this month and up to two before it"
bool names_figure(const ListedOutput& item) {
  if (any_of(item, kAmountChangeNouns) || any_of(item, kCumulativeAdjectives) ||
      any_of(item, kMovingAdjectives) || any_of(item, kPartNouns) || any_of(item, kPercentWords))
    return true;
  return item.back() == kRunningEnding[1] ||
         (any_of(item, kAverageLemmas) && any_of(item, kEarlierAdverbs));
}

// Of several figures the one that the words name.
size_t named_figure(const ListedOutput& item, const std::vector<ValueExpr>& figures) {
  if (figures.size() == 1) return 0;
  const bool percent = any_of(item, kPercentWords) || any_of(item, kPercentAdjectives);
  for (size_t i = 0; i < figures.size(); ++i) {
    switch (figures[i].series) {
      case Series::kItself:
        if (any_of(item, kCumulativeAdjectives) || item.back() == kRunningEnding[1]) return i;
        break;
      case Series::kChange:
        if (any_of(item, kAmountChangeNouns) && !percent) return i;
        break;
      case Series::kPercentChange:
        if (percent || any_of(item, kAmountChangeNouns)) return i;
        break;
      case Series::kMovingAverage:
        if (any_of(item, kAverageLemmas)) return i;
        break;
      case Series::kShare:
        if (any_of(item, kPartNouns)) return i;
        break;
      case Series::kPart:
        break;
    }
  }
  return figures.size();
}

// "quartile"
int part_count(const std::string& word) {
  for (const auto& [noun, count] : kDivisionCounts)
    if (noun == word) return count;
  return 0;
}

}  // namespace

std::string_view period_of_key(const ColumnExpr& key, const ColumnFacts& column_facts) {
  switch (key.period) {
    case Period::kYear:
    case Period::kQuarter:
    case Period::kMonth:
    case Period::kWeek:
    case Period::kDay:
      return name(key.period);
    case Period::kMonthOfYear:
      return name(Period::kMonth);
    case Period::kWhole:
      break;
    default:
      return {};
  }
  if (key.whole() || key.product() || key.adjust != ColumnExpr::Adjust::kAsIs) return {};
  for (const Period p : {Period::kYear, Period::kQuarter, Period::kMonth, Period::kWeek})
    if (column_facts.numeric(key) && column_facts.last_word(key) == name(p)) return name(p);
  return column_facts.temporal(key) ? name(Period::kDay) : std::string_view();
}

std::optional<std::vector<ValueExpr>> listed_terms(const std::vector<ListedOutput>& listed,
                                                   const GroupTerms& terms,
                                                   const ColumnFacts& column_facts, bool& ordinal) {
  std::vector<ValueExpr> out;
  std::vector<bool> keys(terms.keys.size(), false), figures(terms.figures.size(), false);
  bool amount = false;
  const std::string_view period =
      terms.along.valid() ? period_of_key(terms.along, column_facts) : std::string_view();
  for (const ListedOutput& item : listed) {
    const bool counted = text::is_one_of(item.front(), kListedAmounts);
    if (!figures.empty() && names_figure(item)) {
      const size_t at = named_figure(item, terms.figures);
      if (at == figures.size() || figures[at]) return std::nullopt;
      figures[at] = true;
      out.push_back(terms.figures[at]);
      continue;
    }
    size_t at = 0;
    for (; at < keys.size(); ++at) {
      const ColumnExpr& key = terms.keys[at].column;
      const bool named = key == terms.along ? !period.empty() && item.size() <= 2 &&
                                                  series_period(item.front()) == period
                                            : names_any(item, key, column_facts);
      if (!keys[at] && !counted && named) break;
    }
    if (at < keys.size()) {
      keys[at] = true;
      ordinal |=
          terms.keys[at].column == terms.along && text::is_one_of(item.back(), kRowNumberWords);
      out.push_back(terms.keys[at]);
      continue;
    }
    const ColumnExpr& c = terms.amount.column;
    const bool names = counted || names_any(item, c, column_facts) ||
                       (c.product() && text::is_one_of(item.back(), kSoldAmounts));
    if (amount || !names) return std::nullopt;
    amount = true;
    out.push_back(terms.amount);
  }
  if (contains(figures, false)) return std::nullopt;
  return out;
}

std::optional<std::vector<PartOutput>> listed_parts(const std::vector<ListedOutput>& listed,
                                                    const GroupTerms& terms,
                                                    const ColumnFacts& column_facts) {
  std::vector<PartOutput> out;
  const auto row = [&](const ListedOutput& item) {
    return std::any_of(terms.keys.begin(), terms.keys.end(), [&](const ValueExpr& key) {
      return names_any(item, key.column, column_facts);
    });
  };
  for (const ListedOutput& item : listed) {
    PartOutput output = PartOutput::kPart;
    const bool part = any_of(item, kEqualPartNouns) || part_count(item.front()) > 0;
    if (item.size() <= 2 && part) {
      output = PartOutput::kPart;
    } else if (any_of(item, kAverageLemmas)) {
      output = PartOutput::kAverage;
    } else if (any_of(item, kMinimumWords)) {
      output = PartOutput::kMinimum;
    } else if (any_of(item, kMaximumWords)) {
      output = PartOutput::kMaximum;
    } else if (any_of(item, kRowCountNouns) || row(item)) {
      output = PartOutput::kCount;
    } else if (any_of(item, kListedAmounts) || names_any(item, terms.amount.column, column_facts)) {
      output = PartOutput::kSum;
    } else {
      return std::nullopt;
    }
    if (contains(out, output)) return std::nullopt;
    out.push_back(output);
  }
  return out;
}

namespace {

// How many words of the item name the column and nothing but it; 0 unless all words do.
size_t names_wholly(const ListedOutput& item, const ColumnExpr& c,
                    const ColumnFacts& column_facts) {
  size_t own = 0;
  for (const std::string& word : item) {
    if (column_facts.has_word(c, word) || column_facts.has_word(c, lemma(word)))
      ++own;
    else if (!names_column(word, c, column_facts) && !names_column(lemma(word), c, column_facts))
      return 0;
  }
  return own;
}

// The column of the rows that the item names: one of a condition before others.
ColumnExpr listed_column(const ListedOutput& item, const QueryBlock& block,
                         const ColumnFacts& column_facts) {
  for (const auto& any : block.where)
    for (const Condition& c : any)
      for (const ColumnExpr& of : {c.column, c.other})
        if (of.valid() && !of.whole() && of.period == Period::kWhole && of.via == kNone &&
            names_wholly(item, of, column_facts) > 0)
          return {of.table, of.column};
  const SchemaIndex& index = column_facts.index();
  ColumnExpr found;
  size_t fewest = SIZE_MAX;
  std::vector<uint32_t> tables = join_terminals(block.entity, block.tables);
  for (const ValueExpr& t : block.select)
    if (t.column.valid() && !contains(tables, t.column.table)) tables.push_back(t.column.table);
  for (const uint32_t t : tables) {
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      const ColumnExpr column{t, c};
      if (names_wholly(item, column, column_facts) == 0 ||
          index.column(t, c).words.size() >= fewest)
        continue;
      fewest = index.column(t, c).words.size();
      found = column;
    }
    // "product": what its rows are called
    if (found.valid()) continue;
    const bool row = std::all_of(item.begin(), item.end(), [&](const std::string& word) {
      return index.has_word(index.table(t), word) || index.has_word(index.table(t), lemma(word));
    });
    if (row) found = column_facts.name_of(t);
  }
  return found;
}

bool names_amount(const ListedOutput& item, const ValueExpr& t, const ColumnFacts& column_facts) {
  const bool mean = any_of(item, kAverageLemmas);
  switch (t.fn) {
    case Aggregate::kAverage:
      return mean;
    case Aggregate::kMinimum:
      return any_of(item, kMinimumWords);
    case Aggregate::kMaximum:
      return any_of(item, kMaximumWords);
    case Aggregate::kCount:
      if (item.size() == 1 && !series_period(item[0]).empty() && t.column.whole())
        return column_facts.temporal(column_facts.name_of(t.column.table));  // days of a calendar
      return !mean && (any_of(item, kRowCountNouns) || names_any(item, t.column, column_facts));
    default:
      return !mean && (any_of(item, kListedAmounts) || names_any(item, t.column, column_facts) ||
                       (t.column.product() && text::is_one_of(item.back(), kSoldAmounts)));
  }
}

}  // namespace

std::optional<std::vector<ValueExpr>> listed_columns(const std::vector<ListedOutput>& listed,
                                                     const QueryBlock& block,
                                                     const ColumnFacts& column_facts) {
  std::vector<ValueExpr> out;
  for (const ListedOutput& item : listed) {
    const ColumnExpr found = listed_column(item, block, column_facts);
    if (!found.valid() || contains(out, ValueExpr{found})) return std::nullopt;
    out.push_back({found});
  }
  return out;
}

bool restate_outputs(const std::vector<ListedOutput>& listed, const ColumnFacts& column_facts,
                     QueryBlock& block) {
  if (block.outer != Aggregate::kPlain || block.combine != Combine::kApart ||
      !block.best_of.empty() || block.select.empty())
    return false;
  const auto aggregated = [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; };
  const bool amounts = std::any_of(block.select.begin(), block.select.end(), aggregated);
  std::vector<bool> used(block.select.size(), false);
  std::vector<ValueExpr> out;
  for (const ListedOutput& item : listed) {
    size_t found = used.size(), best = 0;
    for (size_t i = 0; i < used.size(); ++i) {
      const ValueExpr& t = block.select[i];
      const bool plain = !aggregated(t) && !t.column.whole() && !t.column.product();
      size_t fit = plain ? 2 * names_wholly(item, t.column, column_facts) : 0;
      if (plain && fit == 0 && !period_of_key(t.column, column_facts).empty())
        fit = series_period(item.front()) == period_of_key(t.column, column_facts) ? 1 : 0;
      if (plain && fit == 0 && t.column == column_facts.name_of(t.column.table) &&
          item.size() == 1 && names_any(item, t.column, column_facts))
        fit = 1;
      if (plain && t.column.via != kNone)  // "manager": the row that a key refers to
        fit = names_wholly(item, {t.column.via_table, t.column.via}, column_facts) > 0 ? 2 : 0;
      if (aggregated(t) && names_amount(item, t, column_facts)) fit = 1;
      if (used[i] || fit <= best) continue;
      best = fit;
      found = i;
    }
    if (found < used.size()) {
      used[found] = true;
      out.push_back(block.select[found]);
      continue;
    }
    const ColumnExpr column = listed_column(item, block, column_facts);
    if (!column.valid() || contains(out, ValueExpr{column})) return false;
    if (amounts) {  // a further group, of what the rows are restricted by
      const bool restricts =
          std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
            return std::any_of(any.begin(), any.end(),
                               [&](const Condition& c) { return c.column == column; });
          });
      if (!restricts || block.group.empty()) return false;
      block.group.push_back({column});
    }
    out.push_back({column});
  }
  if (contains(used, false)) return false;
  if (!amounts && !block.having) {
    const bool ordered = std::any_of(block.order.begin(), block.order.end(),
                                     [&](const Ordering& o) { return aggregated(o.term); });
    if (ordered) return false;
    block.group.clear();
    block.distinct = false;
  }
  for (const ValueExpr& t : out)
    if (t.column.table != block.entity && !contains(block.tables, t.column.table))
      block.tables.push_back(t.column.table);
  block.select = std::move(out);
  return true;
}

}  // namespace ask::engine
