// Particles that make another verb of one: "moved in", "moved out".
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kDirectionParticles[] = {"in",  "out",  "up",
                                                           "off", "down", "back"};

}  // namespace ask::engine
