// Shared by the fuzz targets: an oracle that stops the fuzzer with a sentence, a splitter of
// inputs, small databases, and SQLite's functions for the agent.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

struct sqlite3;

namespace ask::fuzz {

inline std::string_view view(const uint8_t* data, size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// Aborts if `holds` is false, so that libFuzzer keeps the input.
void require(bool holds, std::string_view what, std::string_view detail = "");

// Splits an input at bytes 0xff; the last piece is the rest.
class Pieces {
 public:
  explicit Pieces(std::string_view all) : rest_(all) {}
  std::string_view next();  // "" after the last piece
  std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
};

// A small shop in memory, with the extension loaded.
sqlite3* shop();
// The same of a firm of electricians, with keys that are not declared and a table of links.
sqlite3* workshop();
// The main database, serialized.
std::string image(sqlite3* db);

}  // namespace ask::fuzz
