#include "agent/reason/draft.h"

#include <algorithm>

#include "agent/sql/rename.h"

namespace ask::reason {

std::string_view name(Level level) {
  constexpr std::string_view kNames[] = {"no", "likely", "sure"};
  return kNames[static_cast<size_t>(level)];
}

bool is_rejected(const Draft& draft, const std::vector<std::string>& rejected) {
  if (rejected.empty()) return false;
  const std::string given = sql::unnamed(draft.statement.text());
  const std::string all = draft.all_first.empty() ? given : sql::unnamed(draft.all_first);
  return std::any_of(rejected.begin(), rejected.end(), [&](const std::string& sql) {
    const std::string wrong = sql::unnamed(sql);
    return wrong == given || wrong == all;
  });
}

}  // namespace ask::reason
