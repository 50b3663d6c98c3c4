// Which reasoner the settings ask for: the built-in engine, or a model with the engine behind it.
#pragma once
#include <functional>
#include <memory>
#include <string>

#include "agent/llm/client.h"
#include "agent/reason/reasoner.h"
#include "agent/settings/settings.h"

struct sqlite3;

namespace ask::reason {

// "builtin" or "provider/model": that of the step that writes SQL, else of the first step that asks
// one. Errors: a model that is none, a host that requests may not go to. No key is read.
Result<std::string> model_in_force(const Settings& settings);

struct ForQuestion {
  std::function<llm::Client&()> client;  // called only when a model is in force
  sqlite3* db;                           // asked whether it is interrupted
  Deadline deadline;
  std::string trace_id;
  bool always_plan = false;
  engine::EngineCache* engine = nullptr;  // of the connection; may be null
};
Result<std::unique_ptr<Reasoner>> make_reasoner(const Settings& settings, ForQuestion question);

// A reasoner whose first request to a model ends up in `body`, as it would be sent, and in no
// network. Errors: as above, and kMissingLlm when no step asks a model.
Result<std::unique_ptr<Reasoner>> make_preview(const Settings& settings, ForQuestion question,
                                               std::string& body);

}  // namespace ask::reason
