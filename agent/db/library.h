// The SQLite that the host runs.
#pragma once
#include <string_view>

namespace ask::db {
std::string_view library_version();  // "3.40.1"
}
