// Which functions generated SQL may call. SQLite's own are on an allow list, so that an unknown
// function is refused; a function of the application is allowed only if it is declared harmless
// (SQLITE_INNOCUOUS) or the caller lists it in `allow_functions`.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/scratch/host_connection.h"

namespace ask::sql {

enum class FunctionVerdict {
  kAllowed,
  kUnknown,       // no such function
  kAsk,           // one of ours: no recursion
  kDangerous,     // accesses files, extensions, tokenizers or arbitrary tables
  kDirectOnly,    // SQLITE_DIRECTONLY: not for SQL from untrusted sources
  kNotInnocuous,  // a function of the application, not declared SQLITE_INNOCUOUS
};

// In front of a name in `allow`: that function is never allowed, whatever else the settings say.
inline constexpr char kNever = '!';

// `overloads`: the caller's functions of this name. Names are lower case.
FunctionVerdict function_verdict(std::string_view name, std::span<const db::HostFunction> overloads,
                                 const std::vector<std::string>& allow);
// Those of `called` that are allowed only as functions of a full-text table. SQLite registers them
// like a function of the application, which may have replaced one: they may not be called with
// anything but such a table (db::refuse_application_functions).
std::vector<std::string> only_full_text(const std::vector<std::string>& called,
                                        const db::HostFunctions& functions,
                                        const std::vector<std::string>& allow);
// For a table-valued function, including the pragma_ functions.
FunctionVerdict table_function_verdict(std::string_view name,
                                       const std::vector<std::string>& allow);

// The reason for a refusal, and how to get around it. REQUIRES: not kAllowed, not kUnknown.
std::string refusal(FunctionVerdict verdict, std::string_view name);
std::string way_out(FunctionVerdict verdict, std::string_view name);

}  // namespace ask::sql
