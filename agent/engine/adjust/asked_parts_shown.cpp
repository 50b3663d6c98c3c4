#include "agent/engine/adjust/asked_parts_shown.h"

#include <algorithm>
#include <vector>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/listed_part_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/schema/key_roles.h"

namespace ask::engine {
namespace {

using Kind = OutputRequest::Kind;

// The columns by which the query groups, orders and compares.
std::vector<ColumnExpr> deciding_columns(const QueryBlock& block) {
  std::vector<ColumnExpr> out;
  for (const GroupKey& key : block.group) out.push_back(key);
  for (const Ordering& by : block.order) out.push_back(by.term.column);
  if (block.having) out.push_back(block.having->term.column);
  for (const auto& any : block.where)
    for (const Condition& c : any) {
      out.push_back(c.column);
      if (c.other.valid()) out.push_back(c.other);
    }
  return out;
}

// True if the column is what the choice names: of a table any, of those shown what names its rows.
bool is_choice(const ColumnFacts& column_facts, const ColumnExpr& column, const ColumnExpr& choice,
               bool shown) {
  if (column.home() != choice.home()) return false;
  if (choice.whole())
    return !shown || column.whole() || column_facts.of(column).naming ||
           column_facts.identifier(column) || column_facts.name_of(choice.table) == column;
  return column.whole() || column.column == choice.column || column.product() ||
         column.duration();
}

}  // namespace

bool finds_same_rows(const QueryBlock& one, const QueryBlock& other) {
  const auto same_order = [](const Ordering& a, const Ordering& b) {
    return a.term == b.term && a.descending == b.descending;
  };
  return one.where == other.where && one.limit == other.limit && one.having == other.having &&
         std::equal(one.order.begin(), one.order.end(), other.order.begin(), other.order.end(),
                    same_order);
}

namespace {

bool shows_all(const QueryBlock& block, const QueryBlock& of) {
  return std::all_of(of.select.begin(), of.select.end(),
                     [&](const ValueExpr& t) { return contains(block.select, t); });
}

bool shows_any(const QueryBlock& block, const auto& fits) {
  return std::any_of(block.select.begin(), block.select.end(), fits);
}

}  // namespace

bool leaves_out(std::span<const FurtherOutput> readings, const ColumnFacts& column_facts,
                const QueryBlock& block) {
  if (readings.empty()) return false;
  const SchemaIndex& index = column_facts.index();
  const auto plain = [](const ValueExpr& t) {
    return t.fn == Aggregate::kPlain && !t.column.whole();
  };
  switch (readings[0].kind) {
    case Kind::kWho:
      return !shows_any(block, [&](const ValueExpr& t) {
        return !plain(t) || holds_people(index, t.column.home()) || column_facts.text(t.column);
      });
    case Kind::kWhen:
      return !shows_any(block, [&](const ValueExpr& t) {
        return !plain(t) || t.column.period != Period::kWhole || t.column.duration() ||
               column_facts.temporal(t.column);
      });
    case Kind::kMany:
      if (block.having && readings[0].choices.empty())  // "who has several, and how many"
        return std::all_of(block.select.begin(), block.select.end(), plain);
      [[fallthrough]];
    case Kind::kAmount:
    case Kind::kDegree:
    case Kind::kSum:
      return !shows_any(block, [&](const ValueExpr& t) {
        return !plain(t) || t.column.product() || t.column.duration() ||
               column_facts.numeric(t.column);
      });
    default:
      break;
  }
  const std::vector<ColumnExpr> deciding = deciding_columns(block);
  bool named = false;
  for (const FurtherOutput& reading : readings)
    for (const FurtherOutput::Choice& choice : reading.choices) {
      named |= choice.score >= kLowestOutputLink;
      const auto decides = [&](const ColumnExpr& c) {
        return is_choice(column_facts, c, choice.column, false);
      };
      if (shows_any(block, [&](const ValueExpr& t) {
            return is_choice(column_facts, t.column, choice.column, true);
          }) ||
          std::any_of(deciding.begin(), deciding.end(), decides))
        return false;
    }
  return named;
}

size_t shown_things(const SchemaIndex& index, const QueryBlock& block) {
  size_t out = 0;
  for (const ValueExpr& t : block.select) {
    const auto* pair = t.column.whole() ? nullptr : index.row_names(t.column.table);
    out += pair == nullptr || t.fn != Aggregate::kPlain || t.column.column != pair->last;
  }
  return out;
}

bool shows_same(const QueryBlock& parts, const QueryBlock& whole) {
  return parts.select.size() == whole.select.size() && finds_same_rows(parts, whole) &&
         shows_all(parts, whole);
}

bool shows_more(const QueryBlock& parts, const QueryBlock& whole) {
  return parts.select.size() > whole.select.size() && finds_same_rows(parts, whole) &&
         shows_all(parts, whole);
}

bool asks_contact(const AskedPart& part) {
  return std::any_of(part.readings.begin(), part.readings.end(), [](const OutputRequest& reading) {
    const std::string_view noun = reading.word;
    return text::is_one_of(noun, kMailNouns) ||
           std::any_of(std::begin(kContactNouns), std::end(kContactNouns),
                       [&](std::string_view contact) { return noun.starts_with(contact); });
  });
}

bool shows_required(const AskedParts& way, const QueryBlock& parts, const QueryBlock& whole) {
  if (!way.with || (way.parts.size() == 1 && !asks_contact(way.parts[0]))) return false;
  QueryBlock rest = whole;
  std::erase_if(rest.where, [&](const std::vector<Condition>& any) {
    const Condition& c = any[0];
    return any.size() == 1 && c.op == Op::kIsNull && c.negated &&
           contains(parts.select, ValueExpr{c.column});
  });
  return rest.where.size() < whole.where.size() && shows_more(parts, rest);
}

bool names_more(const ColumnFacts& column_facts, const QueryBlock& parts, const QueryBlock& whole) {
  const ValueExpr& first = parts.select[0];
  if (contains(whole.select, first) || first.fn != Aggregate::kPlain || first.column.whole() ||
      column_facts.identifier(first.column))
    return false;
  const bool named = column_facts.of(first.column).naming ||
                     !(column_facts.name_of(first.column.table) == first.column);
  return named && (!column_facts.measure(first.column) ||
                   (parts.limit == 1 && parts.order[0].term.column == first.column));
}

}  // namespace ask::engine
