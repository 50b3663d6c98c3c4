#include "test/fuzz/fuzz.h"

#include <sqlite3.h>

#include <cstdio>
#include <cstdlib>

#include "ext/entry.h"

namespace ask::fuzz {

void require(bool holds, std::string_view what, std::string_view detail) {
  if (holds) return;
  std::fprintf(stderr, "%.*s: %.*s\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(detail.size()), detail.data());
  std::abort();
}

}  // namespace ask::fuzz

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  sqlite3_auto_extension(reinterpret_cast<void (*)()>(sqlite3_ask_init));
  sqlite3* db = nullptr;  // opening one connection is what hands the functions over
  sqlite3_open(":memory:", &db);
  return sqlite3_close(db);
}
