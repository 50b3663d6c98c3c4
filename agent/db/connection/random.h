// Random bytes from the host's SQLite.
#pragma once
#include <string>

namespace ask::db {
std::string random_hex(size_t bytes);  // 2 * bytes lower-case hexadecimal digits
}
