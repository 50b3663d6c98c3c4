#include "agent/engine/told_readings.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"

namespace ask::engine {
namespace {

// True if what is told of rows is what was not understood of the question before.
bool explains(std::span<const SaidInstead> told, const Confidence& before) {
  if (before.unexplained.empty()) return before.value <= 0 || !before.abstention_reason.empty();
  return std::any_of(told.begin(), told.end(), [&](const SaidInstead& one) {
    return std::any_of(one.said.begin(), one.said.end(), [&](const std::string& word) {
      return std::any_of(
          before.unexplained.begin(), before.unexplained.end(),
          [&](const std::string& lost) { return word.starts_with(text::lower(lost)); });
    });
  });
}

// True for a column that says what is told.
bool is_told(std::span<const SaidInstead> told, const ColumnExpr& column) {
  return std::any_of(told.begin(), told.end(), [&](const SaidInstead& one) {
    return std::any_of(one.stored.begin(), one.stored.end(), [&](const StoredState& state) {
      return state.column.table == column.table && state.column.column == column.column;
    });
  });
}

}  // namespace

bool compares_nothing(const LogicalForm& form) {
  const QueryBlock& block = form.block;
  return form.op == SetOperator::kAlone && form.beside.empty() && !block.having && !block.limit &&
         std::all_of(block.where.begin(), block.where.end(), [](const auto& any) {
           return std::all_of(any.begin(), any.end(), [](const Condition& c) {
             return c.op == Op::kIn && c.negated;
           });
         });
}

bool same_first(const std::vector<Candidate>& before, const std::vector<Candidate>& now) {
  return !before.empty() && !now.empty() && before[0].logical_form == now[0].logical_form;
}

double sure_enough(std::span<const SaidInstead> told, const Confidence& before, bool same) {
  constexpr double kNeededFrom = 0.6, kUnneededFrom = 0.8, kNever = 2;
  const bool weak =
      std::any_of(told.begin(), told.end(), [](const SaidInstead& one) { return one.weak; });
  if (before.value >= kLikelyFrom) return weak ? kNever : kUnneededFrom;
  return !weak && (same || explains(told, before)) ? kNeededFrom : kUnneededFrom;
}

bool compares_told(std::span<const SaidInstead> told, const QueryBlock& block) {
  for (const auto& any : block.where)
    for (const Condition& c : any)
      if (is_told(told, c.column) ||
          std::any_of(c.sub.begin(), c.sub.end(),
                      [&](const QueryBlock& sub) { return compares_told(told, sub); }))
        return true;
  return false;
}

bool settles_told(std::span<const SaidInstead> told, const QueryBlock& block) {
  const bool happened = std::any_of(told.begin(), told.end(), [](const SaidInstead& one) {
    return std::any_of(one.stored.begin(), one.stored.end(), [](const StoredState& state) {
      return state.kind == StoredState::Kind::kDate && state.holds;
    });
  });
  return !happened || compares_told(told, block);
}

bool keeps_conditions(const std::vector<Candidate>& first, const std::vector<Candidate>& told) {
  if (first.empty() || told.empty()) return false;
  const LogicalForm &before = first[0].logical_form, &now = told[0].logical_form;
  return before.op == now.op && before.block.having == now.block.having &&
         before.block.limit == now.block.limit &&
         std::all_of(before.block.where.begin(), before.block.where.end(),
                     [&](const auto& any) { return contains(now.block.where, any); });
}

bool leaves_told_out(std::span<const SaidInstead> told, const QueryBlock& block) {
  const bool used =
      compares_told(told, block) ||
      std::any_of(block.select.begin(), block.select.end(),
                  [&](const ValueExpr& shown) { return is_told(told, shown.column); });
  return !used && std::any_of(told.begin(), told.end(), [&](const SaidInstead& one) {
           return !one.weak && std::any_of(one.stored.begin(), one.stored.end(),
                                           [&](const StoredState& state) {
                                             return state.column.table == block.entity;
                                           });
         });
}

}  // namespace ask::engine
