// Model calls kept in a file, one JSON object a line, and played back without a network. A replay
// is strict: the request must be the recorded one, word for word. No message quotes what is in a
// file.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/llm/types.h"

namespace ask::llm {

// The file that `replay/NAME` stands for. It must lie in `folder` (ASK_REPLAY_DIR), also after
// symbolic links are followed. Errors: kInvalidSetting, the same text whether the file is missing
// or elsewhere.
Result<std::string> replay_path(std::string_view folder, std::string_view name);

// All of a request that a model sees, in one line; no trace id, no key, no server.
std::string canonical(const ChatRequest& request);

// Appends to `file`, which only its owner can read if it is made here; no part of `key` is written.
// Errors: kInvalidSetting.
Status record(const std::string& file, const ChatRequest& request, const Result<ChatReply>& reply,
              const std::string& key = "");

class Replay {
 public:
  // Errors: kInvalidSetting when the file cannot be read or is no recording.
  static Result<Replay> open(const std::string& file);

  // What was recorded for the request. The same request again gets its next recorded reply, and the
  // last one once these are used up. Errors: the recorded error, or kModelError that says in which
  // part the request differs from what was recorded for its step.
  Result<ChatReply> answer(const ChatRequest& request);

 private:
  struct Kept {
    std::vector<Result<ChatReply>> replies;
    size_t next = 0;
  };
  Error differs(const ChatRequest& request) const;
  std::map<std::string, Kept, std::less<>> by_request_;
  std::map<std::string, std::string, std::less<>> first_of_step_;  // step -> canonical request
};

}  // namespace ask::llm
