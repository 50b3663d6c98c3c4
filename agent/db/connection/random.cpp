#include "agent/db/connection/random.h"

#include "agent/db/connection/sqlite.h"

namespace ask::db {

std::string random_hex(size_t bytes) {
  std::string raw(bytes, '\0');
  sqlite3_randomness(static_cast<int>(bytes), raw.data());
  constexpr char kHex[] = "0123456789abcdef";
  std::string out;
  for (const char c : raw) {
    out += kHex[static_cast<unsigned char>(c) >> 4];
    out += kHex[static_cast<unsigned char>(c) & 15];
  }
  return out;
}

}  // namespace ask::db
