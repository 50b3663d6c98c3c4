#include "agent/reason/draft.h"

namespace ask::reason {

std::string_view name(Level level) {
  constexpr std::string_view kNames[] = {"no", "likely", "sure"};
  return kNames[static_cast<size_t>(level)];
}

}  // namespace ask::reason
