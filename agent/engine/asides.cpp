#include "agent/engine/asides.h"

#include <algorithm>
#include <string>

namespace ask::engine {
namespace {

// The bytes of an aside: "(not closed)", ", that is, who have no phone" at the end. Empty if the
// question has none, or several.
SourceSpan aside_of(std::string_view question) {
  constexpr std::string_view kThatIs = ", that is, ";
  size_t begin = question.find('('), end = question.find(')');
  if (begin != question.npos && end != question.npos && begin > 0 && begin < end &&
      question.find('(', begin + 1) == question.npos)
    return {static_cast<uint32_t>(begin), static_cast<uint32_t>(end + 1)};
  begin = question.find(kThatIs);
  if (begin == 0 || begin == question.npos) return {};
  end = question.size() - (question.ends_with('.') || question.ends_with('?') ? 1 : 0);
  return {static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
}

// True if the aside names a column that a condition of the block compares.
bool names_condition(const Arcs& arcs, SourceSpan aside, const QueryBlock& block) {
  return std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& arc) {
    const SourceSpan& source = arcs.token(arc.begin).source;
    if (source.begin < aside.begin || source.end > aside.end ||
        (arc.kind != MentionKind::kColumn && arc.kind != MentionKind::kValue))
      return false;
    const ColumnExpr named = best_column(arcs, arc);
    return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
      return any.size() == 1 && any[0].sub.empty() && any[0].column.table == named.table &&
             any[0].column.column == named.column;
    });
  });
}

}  // namespace

std::optional<Confidence> without_aside(std::string_view question, const db::Snapshot& snapshot,
                                        const std::shared_ptr<const EngineSchema>& schema,
                                        const RuleWeights& weights, Rows rows, const Arcs& arcs,
                                        const LogicalForm& form) {
  const SourceSpan aside = aside_of(question);
  if (aside.empty() || !names_condition(arcs, aside, form.block)) return std::nullopt;
  std::string rest(question.substr(0, aside.begin));
  while (rest.ends_with(' ')) rest.pop_back();
  rest += question.substr(aside.end);
  const Interpretation other(rest, snapshot, schema, weights, rows);
  if (other.candidates().empty() || !(other.candidates()[0].logical_form == form))
    return std::nullopt;
  return other.confidence(0);
}

}  // namespace ask::engine
