// Which functions generated SQL may call. SQLite's own are allowed by name, not refused by name, so
// that one we have never heard of is refused; an application's own only when it says itself that it
// is harmless (SQLITE_INNOCUOUS) or when the caller lists it in `allow_functions`.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/scratch/host_connection.h"

namespace ask::sql {

enum class Verdict {
  kAllowed,
  kUnknown,       // there is no such function
  kAsk,           // ours: no recursion
  kDangerous,     // reaches files, extensions, tokenizers, or any table it likes
  kDirectOnly,    // SQLITE_DIRECTONLY: not for SQL that somebody else wrote
  kNotInnocuous,  // an application's own that does not say it is harmless
};

// `overloads` are the caller's functions of this name. Names are lower case.
Verdict judge_function(std::string_view name, std::span<const db::HostFunction> overloads,
                       const std::vector<std::string>& allow);
// A table-valued function, or a pragma_ function.
Verdict judge_table_function(std::string_view name, const std::vector<std::string>& allow);

// Why not, and the way out. REQUIRES: not kAllowed, not kUnknown.
std::string refusal(Verdict verdict, std::string_view name);
std::string way_out(Verdict verdict, std::string_view name);

}  // namespace ask::sql
