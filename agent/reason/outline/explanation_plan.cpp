#include "agent/reason/outline/explanation_plan.h"

#include <fmt/format.h>

#include <utility>

#include "agent/common/text.h"
#include "agent/reason/comparison_split.h"
#include "agent/reason/explanation.h"
#include "agent/reason/outline/outline_builder.h"

namespace ask::reason {
namespace {

constexpr size_t kMostTasks = 4;

Result<std::optional<QueryPlan>> plan_causes(const Explanation& asked, const Ask& ask,
                                             const Links& links, engine::EngineCache* cache) {
  const std::optional<QueryPlan> none;
  const auto made = built_outline(ask, {links, true}, cache);
  // "why" asks for causes, whatever the schema is; other words may be names in it.
  const bool why = text::lower(text::trimmed(ask.question)).find("why ") != std::string::npos;
  if (!made && (why || !asked.periods.unread.empty())) return made.error();
  if (!made) return none;
  if (!made->outline.caution.empty())
    return Error{
        Code::kCannotAnswer,
        fmt::format("cannot answer: I cannot tell the causes of a change with \"{}\" in the "
                    "question; ask without it",
                    outline_line(text::joined(asked.rest, " "), 60))};
  QueryPlan out{"multi-sequential", made->outline.confidence, {}};
  for (const OutlineSection& section : made->outline.sections)
    if (may_compare(section.question) && out.tasks.size() < kMostTasks)
      out.tasks.push_back({fmt::format("t{}", out.tasks.size() + 1), section.question, "", {}});
  if (out.tasks.size() > 1) return std::optional(std::move(out));
  if (made->outline.notes.empty() || (!why && asked.dimension.empty())) return none;
  std::string note = made->outline.notes.back();
  if (note.ends_with('.')) note.pop_back();
  return Error{Code::kCannotAnswer, "cannot answer: " + note};
}

}  // namespace

Result<std::optional<QueryPlan>> ExplanationPlanner::plan(const Ask& ask, const Links& links,
                                                          engine::EngineCache* cache) {
  const auto asked = explanation_asked(ask.question);
  if (!asked) return std::optional<QueryPlan>();
  const uint64_t snapshot = ask.snapshot.id.number();
  if (!last_ || last_->snapshot != snapshot || last_->question != ask.question ||
      !same_tables(last_->links, links))
    last_.emplace(Planned{std::string(ask.question), snapshot, links,
                          plan_causes(*asked, ask, links, cache)});
  return last_->plan;
}

}  // namespace ask::reason
