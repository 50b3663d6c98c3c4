#include "agent/reason/reasoner.h"

#include <algorithm>

namespace ask::reason {

std::string_view name(Level level) {
  constexpr std::string_view kNames[] = {"no", "likely", "sure"};
  return kNames[static_cast<size_t>(level)];
}

void Links::keep_best(size_t most) {
  if (keep_all) return;
  tables.resize(std::min(most, tables.size()));
  reasons.resize(std::min(most, reasons.size()));
}

}  // namespace ask::reason
