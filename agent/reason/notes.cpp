#include "agent/reason/notes.h"

#include <fmt/format.h>

namespace ask::reason {
namespace {

constexpr double kSlowMs = 1000;

}  // namespace

std::vector<std::string> notes(const ResultSet& result, bool trial) {
  std::vector<std::string> out;
  if (result.rows.empty() && !result.truncated()) out.push_back("no rows");
  if (result.row_cut)
    out.push_back(
        fmt::format("cut at {} rows ({})", result.rows.size(), trial ? "trial_rows" : "max_rows"));
  if (result.byte_cut)
    out.push_back(fmt::format("cut after {} rows (max_bytes)", result.rows.size()));
  if (result.ms > kSlowMs) out.push_back(fmt::format("slow: {:.0f} ms", result.ms));
  return out;
}

}  // namespace ask::reason
