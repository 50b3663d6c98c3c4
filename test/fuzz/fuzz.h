// What fuzz targets share: an oracle that stops the fuzzer with a sentence, a way to cut an input
// into pieces, a small database, and SQLite's functions handed to the agent before the first input.
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

// Ends the program, so that libFuzzer keeps the input, when `holds` is false.
void require(bool holds, std::string_view what, std::string_view detail = "");

// An input as a list of pieces: a byte 0xff ends one. The last piece is what is left.
class Pieces {
 public:
  explicit Pieces(std::string_view all) : rest_(all) {}
  std::string_view next();  // "" once there is none
  std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
};

// A small shop in memory, with the extension loaded.
sqlite3* shop();
// All of the main database as bytes.
std::string image(sqlite3* db);

}  // namespace ask::fuzz
