#include "agent/reason/model/table_linking.h"

#include <optional>

#include "agent/reason/model/question_effort.h"
#include "agent/reason/model/replies.h"
#include "agent/reason/model/requests.h"
#include "agent/reason/model/schema_prompt.h"
#include "agent/reason/model/table_choice.h"
#include "agent/reason/model/table_vectors.h"
#include "agent/reason/retrieval/link_retrieval.h"

namespace ask::reason {
namespace {

constexpr size_t kFewTables = 3;     // up to this number, no selection is needed
constexpr size_t kOfferedShare = 3;  // tables that the model chooses from, for each of link_k

// True if the built-in engine is confident. Uses its plan, since asking for a draft would mark that
// candidate as tried.
bool is_sure(const ModelContext& ctx, const Ask& ask, const Links& links) {
  const auto plan = ctx.schema.guide().plan(ask, links);
  return plan && plan->confidence >= kSureReading;
}

// Those that the engine links or that are near by their words and, if a model for vectors is set,
// by these; without them if that fails.
Result<Links> near_tables(const ModelContext& ctx, const Ask& ask,
                          std::optional<TableVectors>& vectors) {
  std::string warning;
  if (!ctx.options.vectors.model.empty() && ctx.options.vectors.cache != nullptr) {
    auto found = table_vectors(ctx.chat, ctx.options, ask, ctx.schema.cache());
    const Code code = found ? Code::kInternal : found.error().code;
    if (!found && (code == Code::kCancelled || code == Code::kPipelineTimeout))
      return found.error();
    if (found)
      vectors = std::move(*found);
    else
      warning = "tables were found by their words alone: " + found.error().message;
  }
  auto likely = ctx.schema.guide().link(ask);
  Links out = with_retrieved(ask, likely ? std::move(*likely) : Links(), ctx.schema.retrieval(ask),
                             kOfferedShare * ctx.options.link_k, vectors ? &*vectors : nullptr);
  if (!warning.empty()) {
    ctx.exchanges.note(warning);
    out.warning += (out.warning.empty() ? "" : "; ") + warning;
  }
  return out;
}

Result<Links> chosen_tables(const ModelContext& ctx, const Ask& ask, bool all_fit,
                            std::optional<TableVectors>& vectors) {
  const db::Catalog& catalog = ask.snapshot.catalog;
  if (catalog.tables.size() <= kFewTables) return all_tables(ask, "there are few tables");
  if (!ctx.chat.serves("link")) return ctx.schema.guide().link(ask);
  if (all_fit) return with_all_tables(ask, ctx.schema.guide().link(ask));
  if (easy_question(ask.question))
    if (auto links = ctx.schema.guide().link(ask);
        links && !links->tables.empty() && is_sure(ctx, ask, *links))
      return links;
  const bool names_first = ctx.options.tools != ToolUseMode::kOff && ctx.chat.serves("write_sql") &&
                           ctx.chat.takes_tools("write_sql");
  auto near = near_tables(ctx, ask, vectors);
  if (!near) return near.error();
  if (names_first) return by_name(ask, *near);
  near->keep_best(kOfferedShare * ctx.options.link_k);
  add_bridges(catalog, *near);
  add_columns(ask, ctx.schema.retrieval(ask), vectors ? &*vectors : nullptr, *near);
  const auto request = link_request(ctx.options, ask, *near);
  if (!request) return request.error();
  const auto reply = ctx.exchanges.complete(*request);
  if (!reply) return reply.error();
  Links out;
  out.tables = read_link(*reply, catalog);
  if (out.tables.empty()) {
    ctx.exchanges.note(
        "the model chose no table that exists, so all count, those that were found first");
    return with_all_after(ask, near);
  }
  out.reasons.assign(out.tables.size(), "the model chose it");
  out.warning = std::move(near->warning);
  out.retrieved = std::move(near->retrieved);
  return out;
}

}  // namespace

Result<Links> linked_tables(const ModelContext& ctx, const Ask& whole) {
  const Ask ask = ctx.schema.of(whole);
  const bool fits = schema_fits(ask.snapshot.catalog, ctx.options.schema_budget_tokens);
  std::optional<TableVectors> vectors;
  auto out = chosen_tables(ctx, ask, fits, vectors);
  if (out && !fits && !out->keep_all && !out->names_first) {
    out->keep_best(ctx.options.link_k);
    add_bridges(ask.snapshot.catalog, *out);
  }
  if (out && !fits)
    add_columns(ask, ctx.schema.retrieval(ask), vectors ? &*vectors : nullptr, *out);
  return out;
}

}  // namespace ask::reason
