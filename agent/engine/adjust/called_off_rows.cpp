#include "agent/engine/adjust/called_off_rows.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/db/statistics/value_index.h"
#include "agent/engine/lexicon/row_state_guards.h"
#include "agent/engine/lexicon/row_state_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/schema/remainders.h"
#include "agent/engine/schema/row_standing.h"

namespace ask::engine {
namespace {

bool says_called_off(std::string_view word) {
  return word != kWritten &&
         (text::is_one_of(word, kCalledOffColumns) || text::is_one_of(word, kForgivenColumns));
}

// The question asks for them itself: "including cancelled ones".
bool asks_for_them(const Arcs& arcs) {
  for (size_t t = 0; t < arcs.tokens(); ++t) {
    const std::string& word = arcs.token(t).folded;
    const bool off = t + 1 < arcs.tokens() && arcs.token(t + 1).folded == kOff;
    if (says_called_off(word) || text::is_one_of(word, kIncludingWords) ||
        (off && word == kWritten))
      return true;
  }
  return false;
}

class CalledOff {
 public:
  CalledOff(const ColumnFacts& column_facts, QueryBlock& block)
      : facts_(column_facts), block_(block) {}

  // A condition or a group of the query is about those that were called off or forgiven.
  bool mentions_them() const {
    for (const ColumnExpr& group : block_.group)
      if (group.valid() && !group.whole() && is_of_them(group)) return true;
    for (const auto& any : block_.where)
      for (const Condition& c : any) {
        const auto* value = std::get_if<std::string>(&c.value);
        if ((value != nullptr && says_called_off(db::ValueIndex::normalised(*value))) ||
            (c.column.valid() && !c.column.whole() && is_of_them(c.column)))
          return true;
      }
    return false;
  }

  // What was called off has nothing left to pay.
  void leave_out_of_debts() {
    const auto leave_out = [&](const ValueExpr& t) {
      const bool rest = t.column.less_rows() && is_debt(facts_.index(), t.column);
      if (!rest && !is_rest_of_part(t.column)) return;
      add_untested(rows_that_count(facts_, t.column.table));
    };
    for (const ValueExpr& t : block_.select) leave_out(t);
    for (const Ordering& o : block_.order) leave_out(o.term);
    if (block_.having) leave_out(block_.having->term);
    const AllOf where = block_.where;
    for (const auto& any : where)
      for (const Condition& c : any) leave_out({c.column});
  }

  void leave_out(bool awaited, bool waiting) {
    std::vector<ColumnExpr> dates;
    for (const auto& any : block_.where)
      if (any.size() == 1 && any[0].op == Op::kIsNull && !any[0].negated && any[0].sub.empty() &&
          any[0].column.via == kNone && facts_.temporal(any[0].column))
        dates.push_back(any[0].column);
    for (const ColumnExpr& date : dates) {
      if (has_word(date, kRefundColumns)) continue;
      if (has_word(date, kPaymentColumns))
        leave_out_of(date.table, kForgivenColumns);
      else if (awaited && !has_word(date, kCalledOffColumns))
        leave_out_of(date.table, kCalledOffColumns);
      if (waiting && !has_word(date, kCalledOffColumns)) leave_out_status(date.table);
    }
    if (awaited) leave_out_beside_done();
  }

 private:
  bool has_word(ColumnExpr c, std::span<const std::string_view> words) const {
    return facts_.index().has_any_word(facts_.index().column(c.table, c.column), words);
  }

  // One of the words, "written" only in "written off".
  bool says(ColumnExpr c, std::span<const std::string_view> words) const {
    const SchemaIndex& index = facts_.index();
    const auto& own = index.column(c.table, c.column).words;
    for (size_t w = 0; w < own.size(); ++w) {
      const std::string& word = index.word(own[w]).text;
      const bool off = w + 1 < own.size() && index.word(own[w + 1]).text == kOff;
      if (text::is_one_of(word, words) && (word != kWritten || off)) return true;
    }
    return false;
  }

  // The amount of a row less what has been paid of it.
  bool is_rest_of_part(ColumnExpr c) const {
    return c.adjust == ColumnExpr::Adjust::kMinus && c.less != kNone && !c.less_rows() &&
           has_word({c.less_table, c.less}, kSettledColumns);
  }

  bool is_of_them(ColumnExpr c) const {
    return says(c, kForgivenColumns) || says(c, kCalledOffColumns);
  }

  bool is_tested(ColumnExpr column) const {
    return std::any_of(block_.where.begin(), block_.where.end(), [&](const auto& any) {
      return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
        return c.column.table == column.table && c.column.column == column.column;
      });
    });
  }

  // "orders still to be shipped": none that was cancelled, by its status.
  void leave_out_status(uint32_t table) {
    AllOf kept;
    add_not_called_off(facts_, table, kept);
    add_untested(std::move(kept));
  }

  void add_untested(AllOf kept) {
    for (auto& any : kept)
      if (!is_tested(any[0].column)) block_.where.push_back(std::move(any));
  }

  // "repairs that are still to be done", whose status is another than "done".
  void leave_out_beside_done() {
    for (size_t i = 0; i < block_.where.size(); ++i) {
      if (block_.where[i].size() != 1) continue;
      const Condition c = block_.where[i][0];
      if (!c.negated || c.op != Op::kEqual || !c.sub.empty() || c.column.via != kNone ||
          c.other.valid())
        continue;
      AllOf kept;
      add_not_called_off(facts_, c.column.table, kept);
      for (auto& any : kept)
        if (any[0].column == c.column && !(any[0].value == c.value))
          block_.where.push_back(std::move(any));
    }
  }

  void leave_out_of(uint32_t table, std::span<const std::string_view> words) {
    for (uint32_t c = 0; c < facts_.index().columns(table); ++c) {
      const ColumnExpr column{table, c};
      if (!says(column, words) || is_tested(column)) continue;
      Condition none;
      none.column = column;
      if (facts_.flag(column)) {
        none.op = Op::kEqual;
        none.value = facts_.flag_value(column, false);
      } else if (facts_.temporal(column) && facts_.column(column).statistics.missing() > 0) {
        none.op = Op::kIsNull;
      } else {
        continue;
      }
      block_.where.push_back({std::move(none)});
    }
  }

  const ColumnFacts& facts_;
  QueryBlock& block_;
};

}  // namespace

SaidOfCalledOff said_of_called_off(const Arcs& arcs, bool overdue) {
  SaidOfCalledOff out{asks_for_them(arcs), overdue, overdue};
  for (size_t t = 0; t < arcs.tokens(); ++t) {
    const std::string& word = arcs.token(t).folded;
    if (!text::is_one_of(word, kAwaitingWords)) continue;
    out.awaited = true;
    out.waiting |= !text::is_one_of(word, kPlainlyNotYet);
  }
  return out;
}

void leave_out_called_off(const SaidOfCalledOff& said, const ColumnFacts& column_facts,
                          QueryBlock& block) {
  CalledOff rows(column_facts, block);
  if (said.asked || rows.mentions_them()) return;
  rows.leave_out_of_debts();
  rows.leave_out(said.awaited, said.waiting);
}

}  // namespace ask::engine
