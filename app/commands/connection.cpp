#include "app/commands/connection.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdlib>

#include "agent/common/file.h"
#include "agent/common/text.h"
#include "app/commands/asking.h"

namespace ask::app {
namespace {

constexpr size_t kMostEnvironment = 1'000'000;  // bytes of a file of variables

// NAME=value, "export NAME=value", values with or without quotes, # for comments. A variable that
// the environment has is left as it is.
Status read_environment(const std::string& file) {
  const auto read = read_file(file, kMostEnvironment);
  if (!read) return Error{read.error().code, "\"" + file + "\" " + read.error().message};
  if (!*read) return Error{Code::kInvalidArgument, "there is no file \"" + file + "\""};
  size_t number = 0;
  for (const std::string& whole : text::split(**read, '\n')) {
    ++number;
    std::string_view line = text::trimmed(whole);
    if (line.empty() || line.starts_with('#')) continue;
    if (line.starts_with("export ")) line = text::trimmed(line.substr(7));
    const size_t equals = line.find('=');
    if (equals == 0 || equals == line.npos || line.find('\0') != line.npos)
      return Error{Code::kInvalidArgument,
                   fmt::format("\"{}\": line {} is not NAME=value", file, number)};
    const std::string name(text::trimmed(line.substr(0, equals)));
    std::string_view value = text::trimmed(line.substr(equals + 1));
    const char quote = value.empty() ? '\0' : value.front();
    if (value.size() > 1 && (quote == '"' || quote == '\'') && value.back() == quote)
      value = value.substr(1, value.size() - 2);
    setenv(name.c_str(), std::string(value).c_str(), 0);
  }
  return Done{};
}

}  // namespace

void declare_connection(CLI::App& app, Connection& options) {
  app.add_option("--set", options.settings, "a setting of ask, as in --set max_rows=100")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  app.add_option("--env", options.environment, "reads variables from this file")->type_name("FILE");
}

Result<Database> opened(const std::string& file, OpenMode access, const Connection& options) {
  if (!options.environment.empty())
    if (auto read = read_environment(options.environment); !read) return read.error();
  auto db = Database::open(file, access, options.lock_wait);
  if (!db) return db;
  if (auto set = apply_settings(*db, options); !set) return set.error();
  return db;
}

Status apply_settings(Database& db, const Connection& options) {
  for (const std::string& setting : options.settings) {
    const size_t equals = setting.find('=');
    if (equals == setting.npos)
      return Error{Code::kInvalidSetting, "--set takes NAME=VALUE, not \"" + setting + "\""};
    auto done = db.value("SELECT ask_config(?, ?)",
                         {setting.substr(0, equals), setting.substr(equals + 1)});
    if (!done)
      return Error{Code::kInvalidSetting, in_own_words(done.error().message, {"", kOptionHints})};
  }
  return Done{};
}

}  // namespace ask::app
