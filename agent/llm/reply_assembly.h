// A reply while it is put together from one document or from the events of a stream, and what the
// providers do with it. Internal to the client.
#pragma once
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/llm/types.h"

namespace ask::llm {

// What a server says is wrong, in whatever form it says so.
struct ApiError {
  std::string message, type, code, param;
};
// The error in a document: {"error": {...}}, {"error": "..."}, {"detail": ...}, a list with one of
// these, or no value.
std::optional<ApiError> api_error(const nlohmann::json& document);

class Assembly {
 public:
  std::string text, reasoning, refusal, model;
  std::optional<int64_t> tokens_in, tokens_out;
  std::optional<ApiError> error;
  bool done = false;  // the server said that this is all

  // The call with this key (an index or a block number); made at the first use. A new `id` under a
  // used key starts another call: some servers number all their calls 0.
  ToolCall& call(size_t key, std::string_view id);
  ToolCall& new_call(std::string_view id);
  // A finish reason in any provider's words; "" changes nothing.
  void finish_as(std::string_view reason);
  // The whole, in order: reasoning cut out of the text, halves of characters joined, calls named.
  ChatReply reply() &&;

 private:
  std::vector<ToolCall> calls_;
  std::map<size_t, size_t> by_key_;
  Finish finish_ = Finish::kUnknown;
};

// Arguments of a tool call as text, whether they came as text or as an object.
std::string arguments_text(const nlohmann::json& value);

}  // namespace ask::llm
