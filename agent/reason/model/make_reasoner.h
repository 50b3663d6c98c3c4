// Creates the reasoner that the settings select: the built-in engine, or a model with the engine as
// fallback.
#pragma once
#include <functional>
#include <memory>
#include <string>

#include "agent/llm/client.h"
#include "agent/reason/model/chat.h"
#include "agent/reason/reasoner.h"
#include "agent/reason/retrieval/retrieval.h"
#include "agent/reason/retrieval/vector_cache.h"
#include "agent/settings/settings.h"

struct sqlite3;

namespace ask::reason {

// "builtin" or "provider/model": the model of the step write_sql, else of the first step that uses
// one. Errors: an unknown model, a host that is not allowed. Does not read keys.
Result<std::string> model_in_force(const Settings& settings);

struct ReasonerInputs {
  std::function<llm::Client&()> client;  // called only if a model is in use
  sqlite3* db;                           // checked for interrupts
  Deadline deadline;
  std::string trace_id;
  bool always_plan = false;
  engine::EngineCache* engine = nullptr;  // shared by the connection's questions; may be null
  VectorCache* vectors = nullptr;         // likewise
  std::function<void(const std::string& model, int64_t dims)> load_vectors = {};  // VectorSource
  RetrievalCache* retrieval = nullptr;                                            // likewise
};
Result<std::unique_ptr<Reasoner>> make_reasoner(const Settings& settings, ReasonerInputs inputs);

// A reasoner that stores the first request that would go to a model in `body` and sends nothing.
// Errors: as above, and kMissingLlm if no step uses a model.
Result<std::unique_ptr<Reasoner>> make_preview(const Settings& settings, ReasonerInputs inputs,
                                               std::string& body);

// The chat of one step that no question has: enrich. Errors: as above, and kMissingLlm if the step
// uses no model.
Result<std::unique_ptr<Chat>> make_chat(const Settings& settings, std::string_view step,
                                        const ReasonerInputs& inputs);

}  // namespace ask::reason
