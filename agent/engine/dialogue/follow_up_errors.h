// Why a follow-up is not answered, for the asker.
#pragma once
#include <string_view>

#include "agent/common/result.h"
#include "agent/engine/dialogue/base.h"

namespace ask::engine {

// It follows SQL that was typed or taught.
Error after_sql(std::string_view now);
// It is not understood after the previous question.
Error unread(std::string_view now, std::string_view before);
// What it follows was not answered.
Error orphaned(std::string_view now, std::string_view before);
// The previous question as it is called in these errors.
std::string_view shown(const EarlierTurn& before);

}  // namespace ask::engine
