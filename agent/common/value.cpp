#include "agent/common/value.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ask {
namespace {

constexpr size_t kShownBlobBytes = 16;

// Up to 15 significant digits; whole numbers below 1e15 without an exponent.
std::string display_real(double v) {
  if (std::isnan(v)) return "NULL";
  if (std::isinf(v)) return v > 0 ? "Inf" : "-Inf";
  if (v == std::floor(v) && std::fabs(v) < 1e15)
    return fmt::format("{:.1f}", v + 0.0);  // no "-0.0"
  return fmt::format("{:.15g}", v);
}

struct Displayed {
  std::string operator()(std::monostate) const { return "NULL"; }
  std::string operator()(int64_t v) const { return fmt::format("{}", v); }
  std::string operator()(double v) const { return display_real(v); }
  std::string operator()(const std::string& v) const { return v; }
  std::string operator()(const Blob& v) const {
    std::string out = "x'";
    for (const char c : v.bytes.substr(0, kShownBlobBytes))
      out += fmt::format("{:02x}", static_cast<unsigned char>(c));
    return out += v.bytes.size() > kShownBlobBytes ? "…'" : "'";
  }
};

}  // namespace

std::string display(const Value& value) { return std::visit(Displayed{}, value); }

}  // namespace ask
