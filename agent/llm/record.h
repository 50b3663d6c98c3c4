// Records model calls to a file, one JSON object per line, and replays them without a network. A
// replay is strict: requests must match exactly. Error messages never quote file content.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/llm/types.h"

namespace ask::llm {

// The file of the model `replay/NAME`. It must be inside `folder` (ASK_REPLAY_DIR), even after
// following symbolic links. Errors: kInvalidSetting, with the same text for a missing file and one
// elsewhere.
Result<std::string> replay_path(std::string_view folder, std::string_view name);

// The parts of a request that a model sees, on one line; without trace id, key and server.
std::string canonical(const ChatRequest& request);

// Appends to `file`, which is created readable by its owner only. No part of `key` is written.
// Errors: kInvalidSetting.
Status record(const std::string& file, const ChatRequest& request, const Result<ChatReply>& reply,
              const std::string& key = "");

class Replay {
 public:
  // Errors: kInvalidSetting if the file cannot be read or is not a recording.
  static Result<Replay> open(const std::string& file);

  // The recorded reply. Repeated requests get their replies in order, then the last one again.
  // Errors: the recorded error, or kInvalidSetting that names the part in which the request differs
  // from the recording of its step: the question fails, since nobody else may answer it.
  Result<ChatReply> answer(const ChatRequest& request);

 private:
  struct RecordedReplies {
    std::vector<Result<ChatReply>> replies;
    size_t next = 0;
  };
  Error differs(const ChatRequest& request) const;
  std::map<std::string, RecordedReplies, std::less<>> by_request_;
  std::map<std::string, std::string, std::less<>> first_of_step_;  // step -> canonical request
};

}  // namespace ask::llm
