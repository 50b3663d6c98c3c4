// SHA-256 (FIPS 180-4), for fingerprints.
#pragma once
#include <string>
#include <string_view>

namespace ask {
std::string sha256_hex(std::string_view data);  // 64 lower-case hexadecimal digits
}
