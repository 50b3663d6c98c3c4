// Today's date. What depends on it takes it as an argument, so that tests need no clock.
#pragma once
#include <string>

namespace ask {

// In UTC, as SQLite's date('now'): "2026-02-28".
std::string today();

}  // namespace ask
