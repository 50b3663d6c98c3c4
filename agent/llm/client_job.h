// The state of a call across its attempts. Internal to the client.
#pragma once
#include <optional>
#include <string>

#include "agent/llm/client.h"

namespace ask::llm {

// A call in progress, across retries and waits.
struct Client::Job {
  const ModelCall* call = nullptr;
  Server* server = nullptr;  // null for a replay
  Deadline deadline;
  int attempts = 0;
  RequestShape sent;  // of the last attempt
  std::string key, body;
  Meter::Reservation reservation;
  int failures = 0;
  Clock::duration wait{};  // before the next attempt
  Error last_error;
  std::optional<Result<ChatReply>> out;
};

}  // namespace ask::llm
