// The settings that shape model requests, read once per question.
#pragma once
#include <functional>
#include <string>

#include "agent/common/result.h"
#include "agent/reason/retrieval/vector_cache.h"
#include "agent/settings/settings.h"

namespace ask::reason {

class RetrievalCache;

// Which data may leave the machine; each level includes the ones before it.
enum class Share { kSchema, kValues, kResults };

// When to offer tools to the model. kAuto: see offers_tools in tool_loop.h.
enum class ToolUseMode { kOff, kAuto, kOn };

// Who writes the SQL: the model; the built-in engine where it is sure; both, and a vote decides.
enum class Strategy { kModel, kCascade, kVote };

// Where vectors of texts come from, besides the model that makes them.
struct VectorSource {
  std::string model;             // "openai/text-embedding-3-small"; "" for none
  int64_t dims = 0;              // as the setting has it
  VectorCache* cache = nullptr;  // of the connection; null: there are no vectors
  // Puts the vectors that the database keeps into the cache; may be null.
  std::function<void(const std::string& model, int64_t dims)> load = {};
};

struct ModelOptions {
  std::string name;      // model in use
  std::string trace_id;  // of the question
  Share share = Share::kResults;
  ToolUseMode tools = ToolUseMode::kAuto;
  int64_t schema_budget_tokens = 6000;
  double temperature = 0;
  int64_t seed = 42;
  std::string plan = "auto", judge = "auto", summary = "auto";  // as the settings spell them
  Strategy strategy = Strategy::kModel;
  double cascade_confidence = 0.9;
  std::string prompts_dir;              // overrides the built-in templates; "" for none
  bool always_plan = false;             // the caller asked for the plan
  std::string today;                    // "2026-02-28"; "": not sent
  VectorSource vectors;                 // for schemas too large to be shown
  RetrievalCache* retrieval = nullptr;  // of the connection; may be null
  size_t link_k = 8;                    // tables that schema linking chooses at the most
  bool tree = false;                    // the model writes a query tree instead of SQL
};

Result<Share> share_in_force(const Settings& settings);
// Sets all fields but `name`, `trace_id`, `today`, `vectors`, `retrieval` and `always_plan`.
// Errors: an invalid setting.
Result<ModelOptions> model_options(const Settings& settings);

}  // namespace ask::reason
