#include "agent/service/json_size.h"

#include <vector>

#include "agent/common/json_text.h"

namespace ask {

bool has_huge_object(std::string_view message) {
  constexpr size_t kMost = 5000;
  const auto parsed = parsed_sorted_json(message);
  std::vector<const nlohmann::json*> pending = {&parsed};
  while (!pending.empty()) {
    const nlohmann::json* const value = pending.back();
    pending.pop_back();
    if (value->is_object() && value->size() > kMost) return true;
    if (value->is_structured())
      for (const auto& member : *value) pending.push_back(&member);
  }
  return false;
}

}  // namespace ask
