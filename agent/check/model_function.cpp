#include "agent/check/model_function.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/check/function_rules.h"
#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/db/scratch/host_connection.h"

namespace ask::sql {
namespace {

constexpr std::string_view kFunctionPrefix = "function/";

}  // namespace

Status may_be_model(sqlite3* db, std::string_view name) {
  const std::string low = text::lower(name);
  const std::string shown = text::shortened(text::repaired_utf8(name), 60);
  db::HostFunctions functions;
  if (auto read = functions.refresh(db); !read) return read;
  const auto overloads = functions.find(low);
  const auto verdict = function_verdict(low, overloads, {low});
  const bool builtin = std::any_of(overloads.begin(), overloads.end(),
                                   [](const db::HostFunction& f) { return f.builtin; });
  if (builtin || verdict == FunctionVerdict::kAsk || verdict == FunctionVerdict::kDangerous)
    return Error{Code::kSecurityViolation,
                 fmt::format("{}() cannot be the model: take a function of your own", shown)};
  const bool fits = std::any_of(overloads.begin(), overloads.end(), [](const db::HostFunction& f) {
    return f.kind == 's' && (f.arguments == 1 || f.arguments == -1);
  });
  if (!fits)
    return Error{Code::kMissingLlm,
                 fmt::format("the connection has no function {}(request)", shown)};
  return Done{};
}

std::vector<std::string> model_functions(const Settings& settings) {
  std::vector<std::string> out;
  settings.visit_models([&out](const Result<std::string>& model) {
    if (!model || !model->starts_with(kFunctionPrefix)) return;
    std::string name = text::lower(model->substr(kFunctionPrefix.size()));
    if (!contains(out, name)) out.push_back(std::move(name));
  });
  return out;
}

}  // namespace ask::sql
