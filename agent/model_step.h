// Calls of a model outside of a question: ask_enrich, ask_note_suggest, ask_index.
#pragma once
#include <memory>
#include <string_view>

#include "agent/audit_log.h"
#include "agent/reason/model/client_chat.h"
#include "agent/reason/model/options.h"
#include "agent/session.h"

namespace ask {

struct ModelStep {
  std::unique_ptr<reason::Chat> chat;
  reason::ModelOptions options;
  AuditLog audit;
  Clock::time_point begun;
};

// The settings in force for such a call, frozen. Errors: those of the options; kInvalidSetting if
// they set `role` or `policy`, since what the call writes serves every role.
Result<Settings> model_step_settings(const Settings& settings, std::string_view options);

}  // namespace ask
