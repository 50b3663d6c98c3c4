#include "agent/common/known_members.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "agent/common/text.h"
#include "agent/common/words.h"

namespace ask {

std::string unknown_member(const nlohmann::ordered_json& object,
                           std::span<const std::string_view> known) {
  for (const auto& [key, value] : object.items())
    if (!text::is_one_of(key, known))
      return fmt::format("takes no \"{}\"; there {} {}",
                         text::shortened(text::repaired_utf8(key), 60),
                         known.size() == 1 ? "is" : "are", fmt::join(known, ", "));
  return "";
}

}  // namespace ask
