// Calls of a model outside of a question: ask_enrich, ask_note_suggest, ask_index. Internal to the
// session.
#pragma once
#include <memory>

#include "agent/audit_log.h"
#include "agent/session.h"

namespace ask {

struct Session::ModelStep {
  std::unique_ptr<reason::Chat> chat;
  reason::ModelOptions options;
  AuditLog audit;
  Clock::time_point begun;
};

}  // namespace ask
