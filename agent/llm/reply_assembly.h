// Assembles a reply from a document or from stream events. Internal to the client.
#pragma once
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/llm/types.h"

namespace ask::llm {

// A server's error message, from any of several forms.
struct ApiError {
  std::string message, type, code, param;
};
// Reads {"error": {...}}, {"error": "..."}, {"detail": ...}, or a list with one of these; else
// nullopt.
std::optional<ApiError> api_error(const nlohmann::json& document);

class Assembly {
 public:
  std::string text, reasoning, refusal, model;
  std::optional<int64_t> tokens_in, tokens_out;
  std::optional<ApiError> error;
  bool done = false;  // the server has marked the end

  // The tool call with this key (an index or block number), created on first use. A new `id` for a
  // known key starts another call, since some servers number all calls 0.
  ToolCall& call(size_t key, std::string_view id);
  ToolCall& new_call(std::string_view id);
  // Sets the finish reason from any provider's spelling; "" changes nothing.
  void finish_as(std::string_view reason);
  // The final reply: reasoning separated from the text, surrogates joined, missing call ids filled
  // in.
  ChatReply reply() &&;

 private:
  std::vector<ToolCall> calls_;
  std::map<size_t, size_t> by_key_;
  Finish finish_ = Finish::kUnknown;
};

// The arguments of a tool call as text, from a string or an object.
std::string arguments_text(const nlohmann::json& value);

}  // namespace ask::llm
