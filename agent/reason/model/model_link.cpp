// What the model may be shown of the schema, and the tables that it is shown: all that fit, those
// that the engine is sure of, or those that retrieval finds, of which the model chooses.
#include <algorithm>
#include <optional>

#include "agent/reason/link_retrieval.h"
#include "agent/reason/model/model_reasoner.h"
#include "agent/reason/model/question_effort.h"
#include "agent/reason/model/replies.h"
#include "agent/reason/model/requests.h"
#include "agent/reason/model/schema_prompt.h"
#include "agent/reason/model/table_choice.h"
#include "agent/reason/model/table_vectors.h"
#include "agent/reason/schema_alone.h"

namespace ask::reason {
namespace {

constexpr size_t kFewTables = 3;     // up to this number, no selection is needed
constexpr size_t kOfferedShare = 3;  // tables that the model chooses from, for each of link_k

}  // namespace

Ask ModelReasoner::shown(const Ask& ask) {
  if (options_.share > Share::kSchema) return ask;
  alone_ = retrieval_cache().alone().of(ask.snapshot);
  return {ask.question, *alone_};
}

Reasoner& ModelReasoner::guide() {
  if (options_.share > Share::kSchema) return builtin_;
  if (!guide_) guide_ = make_builtin(&retrieval_cache().alone().engine(), &retrieval_cache());
  return *guide_;
}

// True if the built-in engine is confident. Uses its plan, since asking for a draft would mark that
// candidate as tried.
bool ModelReasoner::sure(const Ask& ask, const Links& links) {
  const auto plan = guide().plan(ask, links);
  return plan && plan->confidence >= kSureReading;
}

const Retrieval& ModelReasoner::retrieval(const Ask& ask) {
  retrieval_ = retrieval_cache().of(ask.snapshot);
  return *retrieval_;
}

// Those that the engine links or that are near by their words and, if a model for vectors is set,
// by these; without them if that fails.
Result<Links> ModelReasoner::near_tables(const Ask& ask, std::optional<TableVectors>& vectors) {
  std::string warning;
  if (!options_.vectors.model.empty() && options_.vectors.cache != nullptr) {
    auto found = table_vectors(chat_, options_, ask, retrieval_cache());
    const Code code = found ? Code::kInternal : found.error().code;
    if (!found && (code == Code::kCancelled || code == Code::kPipelineTimeout))
      return found.error();
    if (found)
      vectors = std::move(*found);
    else
      warning = "tables were found by their words alone: " + found.error().message;
  }
  auto likely = guide().link(ask);
  Links out = with_retrieved(ask, likely ? std::move(*likely) : Links(), retrieval(ask),
                             kOfferedShare * options_.link_k, vectors ? &*vectors : nullptr);
  if (!warning.empty()) {
    note(warning);
    out.warning += (out.warning.empty() ? "" : "; ") + warning;
  }
  return out;
}

Result<Links> ModelReasoner::link(const Ask& whole) {
  const Ask ask = shown(whole);
  const bool fits = schema_fits(ask.snapshot.catalog, options_.schema_budget_tokens);
  std::optional<TableVectors> vectors;
  auto out = chosen_tables(ask, fits, vectors);
  if (out && !fits && !out->keep_all && !out->names_first) {
    out->keep_best(options_.link_k);
    add_bridges(ask.snapshot.catalog, *out);
  }
  if (out && !fits) add_columns(ask, retrieval(ask), vectors ? &*vectors : nullptr, *out);
  return out;
}

Result<Links> ModelReasoner::chosen_tables(const Ask& ask, bool all_fit,
                                           std::optional<TableVectors>& vectors) {
  const db::Catalog& catalog = ask.snapshot.catalog;
  if (catalog.tables.size() <= kFewTables) return all_tables(ask, "there are few tables");
  if (!chat_.serves("link")) return guide().link(ask);
  if (all_fit) return with_all_tables(ask, guide().link(ask));
  if (easy_question(ask.question))
    if (auto links = guide().link(ask); links && !links->tables.empty() && sure(ask, *links))
      return links;
  const bool names_first = options_.tools != ToolUseMode::kOff && chat_.serves("write_sql") &&
                           chat_.takes_tools("write_sql");
  auto near = near_tables(ask, vectors);
  if (!near) return near.error();
  if (names_first) return by_name(ask, *near);
  near->keep_best(kOfferedShare * options_.link_k);
  add_bridges(catalog, *near);
  add_columns(ask, retrieval(ask), vectors ? &*vectors : nullptr, *near);
  const auto request = link_request(options_, ask, *near);
  if (!request) return request.error();
  const auto reply = complete(*request);
  if (!reply) return reply.error();
  Links out;
  out.tables = read_link(*reply, catalog);
  if (out.tables.empty()) {
    note("the model chose no table that exists, so all count, those that were found first");
    return with_all_after(ask, near);
  }
  out.reasons.assign(out.tables.size(), "the model chose it");
  out.warning = std::move(near->warning);
  out.retrieved = std::move(near->retrieved);
  return out;
}

}  // namespace ask::reason
