#include "agent/engine/adjust/spellings.h"

#include <algorithm>
#include <string>
#include <vector>

#include "agent/common/contains.h"
#include "agent/engine/lexicon/truth_words.h"
#include "agent/engine/text/spelling.h"

namespace ask::engine {
namespace {

constexpr size_t kMostSpellings = 12;

class Spellings {
 public:
  Spellings(const ColumnFacts& column_facts, const db::ValueIndex& values)
      : column_facts_(column_facts), values_(values) {}

  void add_to(QueryBlock& block) const {
    const size_t own = block.where.size();
    for (size_t i = 0; i < own; ++i) add_to_any(block, i);
    if (block.having)
      for (QueryBlock& sub : block.having->sub) add_to(sub);
  }

 private:
  static bool equal_text(const Condition& c) {
    return c.op == Op::kEqual && c.sub.empty() && !c.other.valid() && !c.from_today &&
           c.column.period == Period::kWhole && !c.column.whole() && c.column.expression == kNone &&
           std::holds_alternative<std::string>(c.value);
  }

  void add_to_any(QueryBlock& block, size_t at) const {
    for (Condition& c : block.where[at])
      for (QueryBlock& sub : c.sub) add_to(sub);
    const std::vector<Condition> alternatives = block.where[at];
    for (const Condition& c : alternatives) {
      if (!equal_text(c) || (c.negated && alternatives.size() > 1)) continue;
      for (Condition& other : others(c)) {
        if (contains(alternatives, other)) continue;
        if (c.negated)
          block.where.push_back({std::move(other)});
        else
          block.where[at].push_back(std::move(other));
      }
    }
  }

  std::vector<Condition> others(const Condition& c) const {
    const auto& own = std::get<std::string>(c.value);
    std::vector<Condition> out;
    const auto add = [&](std::string_view text) {
      if (out.size() >= kMostSpellings) return;
      out.push_back(c);
      out.back().value = std::string(text);
    };
    const Truth truth = truth_of(own);
    if (truth != Truth::kUnknown && column_facts_.flag(c.column)) {  // "Y" and "yes"
      for (const auto& [text, count] : column_facts_.column(c.column).statistics.few)
        if (text != own && truth_of(text) == truth) add(text);
      return out;
    }
    const std::string same = without_spelling(own);
    for (const db::ValueHit& hit : values_.find(db::ValueIndex::normalised(own))) {
      const std::string_view text = values_.original(hit);
      if (hit.table == c.column.table && hit.column == c.column.column && text != own &&
          without_spelling(text) == same)
        add(text);
    }
    return out;
  }

  const ColumnFacts& column_facts_;
  const db::ValueIndex& values_;
};

}  // namespace

void add_spellings(const ColumnFacts& column_facts, const db::ValueIndex& values,
                   LogicalForm& form) {
  const Spellings spellings(column_facts, values);
  spellings.add_to(form.block);
  for (QueryBlock& block : form.right) spellings.add_to(block);
  for (QueryBlock& block : form.beside) spellings.add_to(block);
}

}  // namespace ask::engine
