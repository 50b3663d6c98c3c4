#include "agent/db/run/call_function.h"

#include <fmt/format.h>

#include "agent/common/text.h"
#include "agent/db/connection/stmt.h"

namespace ask::db {
namespace {

constexpr size_t kLongestFunctionText = 8'000'000, kLongestComplaint = 200;  // bytes

Error function_failed(std::string_view name, std::string_view why) {
  return {Code::kModelError,
          fmt::format("the function {} {}", text::shortened(name, 60),
                      text::shortened(text::repaired_utf8(why), kLongestComplaint))};
}

}  // namespace

Result<std::string> call_function(sqlite3* db, std::string_view name, const std::string& argument) {
  auto stmt = Stmt::prepare(db, "SELECT " + text::quoted(name) + "(?1)");
  if (!stmt) return function_failed(name, "cannot be called: " + stmt.error().message);
  if (auto bound = stmt->bind(1, argument); !bound) return bound.error();
  const auto row = stmt->step();
  if (!row && row.error().code == Code::kCancelled) return row.error();
  if (!row) return function_failed(name, "failed: " + row.error().message);
  if (!*row || stmt->null(0)) return function_failed(name, "gave no text");
  const std::string_view reply = stmt->text(0);
  if (reply.size() > kLongestFunctionText)
    return function_failed(name, fmt::format("gave {} bytes", reply.size()));
  return std::string(reply);
}

}  // namespace ask::db
