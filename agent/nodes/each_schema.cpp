#include "agent/nodes/each_schema.h"

#include <utility>

#include "agent/engine/engine.h"
#include "agent/sql/explain/explain.h"
#include "agent/sql/render.h"

namespace ask::nodes {
namespace {

// The best reading of the question in the databases that the state is about, if it is one SELECT
// whose rows may be put below those of another one.
std::optional<sql::Query> read_in(State& state, std::string_view question, double least) {
  engine::EngineCache cache;
  const engine::Interpretation in(question, *state.snapshot, cache.get(*state.snapshot));
  if (in.candidates().empty() || in.confidence(0).value < least) return std::nullopt;
  auto query = in.query(in.candidates()[0]);
  if (!query || query->cores.size() != 1 || !query->with.empty() || !query->order_by.empty() ||
      query->limit || query->offset)
    return std::nullopt;
  const sql::Core& core = query->cores[0];
  if (!core.values.empty() || !core.windows.empty() || core.items.empty()) return std::nullopt;
  return std::move(*query);
}

// The same columns of the same rows, but for the database.
bool alike(const sql::Core& a, const sql::Core& b) {
  return a.distinct == b.distinct && a.items == b.items && a.where == b.where &&
         a.group_by == b.group_by && a.having == b.having;
}

Result<std::optional<EachSchema>> combined(State& state, std::string_view question,
                                           const std::vector<std::string>& schemas) {
  const std::optional<EachSchema> none;
  const auto least = state.settings.real(Setting::kMinConfidence);
  if (!least) return least.error();
  sql::Query all;
  EachSchema out;
  for (const std::string& schema : schemas) {
    if (const auto taken = state.ask_of({schema}); !taken) return taken.error();
    auto query = read_in(state, question, *least);
    if (!query || (!all.cores.empty() && !alike(all.cores[0], query->cores[0]))) return none;
    if (all.cores.empty())
      out.reading = sql::explain(*query);
    else
      all.set_ops.push_back(sql::SetOp::kUnionAll);
    all.cores.push_back(std::move(query->cores[0]));
  }
  for (size_t i = 0; i < all.cores.size(); ++i)
    all.cores[i].items.insert(all.cores[i].items.begin(),
                              {{sql::Literal{Value(schemas[i])}}, "database"});
  out.sql = sql::render(all);
  return std::optional(std::move(out));
}

}  // namespace

Result<std::optional<EachSchema>> of_each_schema(State& state, std::string_view question,
                                                 const std::vector<std::string>& schemas) {
  constexpr size_t kMostSchemas = 8;
  if (schemas.size() > kMostSchemas) return std::optional<EachSchema>();
  auto out = combined(state, question, schemas);
  const auto back = state.ask_of({});
  return out && !back ? Result<std::optional<EachSchema>>(back.error()) : std::move(out);
}

}  // namespace ask::nodes
