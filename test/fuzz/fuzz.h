// What fuzz targets share: an oracle that stops the fuzzer with a sentence, and SQLite's functions
// handed to the agent before the first input.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ask::fuzz {

inline std::string_view view(const uint8_t* data, size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// Ends the program, so that libFuzzer keeps the input, when `holds` is false.
void require(bool holds, std::string_view what, std::string_view detail = "");

}  // namespace ask::fuzz
