#include "app/terminal/new_file.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>

namespace ask::app {

Status is_new(const std::string& file) {
  std::error_code why;
  if (!std::filesystem::exists(file, why)) return Done{};
  return Error{Code::kInvalidArgument, fmt::format("\"{}\" exists already", file)};
}

Status write_new(const std::string& file, std::string_view text) {
  if (auto fresh = is_new(file); !fresh) return fresh.error();
  std::ofstream out(file, std::ios::binary);
  out << text;
  out.close();
  if (out) return Done{};
  std::error_code why;
  std::filesystem::remove(file, why);
  return Error{Code::kExecutionError, fmt::format("\"{}\" cannot be written", file)};
}

}  // namespace ask::app
