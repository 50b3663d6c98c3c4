#include "agent/db/run/row_json.h"

#include <fmt/format.h>

#include <cmath>

#include "agent/common/json_text.h"

namespace ask::db {
namespace {

nlohmann::ordered_json cell_json(const Value& value) {
  struct Maker {
    nlohmann::ordered_json operator()(std::monostate) const { return nullptr; }
    nlohmann::ordered_json operator()(int64_t v) const { return v; }
    nlohmann::ordered_json operator()(double v) const {
      if (std::isfinite(v)) return v;
      return v > 0 ? "Infinity" : "-Infinity";  // JSON cannot represent these
    }
    nlohmann::ordered_json operator()(const std::string& v) const { return v; }
    nlohmann::ordered_json operator()(const Blob& v) const {
      std::string hex;
      for (const char c : v.bytes) hex += fmt::format("{:02x}", static_cast<unsigned char>(c));
      return {{"blob", hex}};
    }
  };
  return std::visit(Maker{}, value);
}

}  // namespace

std::string row_json(const std::vector<std::string>& columns, const std::vector<Value>& row) {
  nlohmann::ordered_json object = nlohmann::ordered_json::object();
  for (size_t i = 0; i < row.size(); ++i) {
    std::string name = i < columns.size() ? columns[i] : fmt::format("c{}", i + 1);
    for (int n = 2; object.contains(name); ++n) name = fmt::format("{}_{}", columns[i], n);
    object[name] = cell_json(row[i]);
  }
  return json_text(object);
}

}  // namespace ask::db
