// Formats a row as one JSON object with the real column names. NULL is null, integers and reals are
// numbers, text is a string (invalid UTF-8 replaced), a blob is {"blob": hex}. A repeated name gets
// the suffix "_2".
#pragma once
#include <string>
#include <vector>

#include "agent/common/value.h"

namespace ask::db {
std::string row_json(const std::vector<std::string>& columns, const std::vector<Value>& row);
}
