// Calls of a model outside of a question: ask_enrich, ask_note_suggest, ask_index. Internal to the
// session.
#pragma once
#include <memory>
#include <string_view>

#include "agent/audit_log.h"
#include "agent/session.h"

namespace ask {

struct Session::ModelStep {
  std::unique_ptr<reason::Chat> chat;
  reason::ModelOptions options;
  AuditLog audit;
  Clock::time_point begun;
};

// The settings in force for such a call, frozen. Errors: those of the options; kInvalidSetting if
// they set `role` or `policy`, since what the call writes serves every role.
Result<Settings> model_step_settings(const Settings& settings, std::string_view options);

}  // namespace ask
