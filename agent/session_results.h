// The kept results of a session: ask_results, ask_result.
#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "agent/session.h"

namespace ask {

// The kept results that the current role may read, all or one by its id (nullopt: no such result).
// Errors: those of the policy and of KeptResults::readable.
Result<std::vector<KeptResult>> readable_results(Session& session);
Result<std::optional<KeptResult>> readable_result(Session& session, std::string_view id);

}  // namespace ask
