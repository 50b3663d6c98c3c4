#include "agent/common/strict_json.h"

#include <fmt/format.h>

#include <set>
#include <string>
#include <vector>

#include "agent/common/json_text.h"
#include "agent/common/text.h"

namespace ask {
namespace {

using Json = nlohmann::ordered_json;

// Receives the events of the library's parser, which does not recurse, and keeps the first error.
// A method that returns false ends the parsing.
class StrictEvents {
 public:
  explicit StrictEvents(const JsonBounds& bounds) : bounds_(bounds) {}
  const std::string& error() const { return error_; }

  bool null() { return value(); }
  bool boolean(bool) { return value(); }
  bool number_integer(Json::number_integer_t) { return value(); }
  bool number_unsigned(Json::number_unsigned_t) { return value(); }
  bool number_float(Json::number_float_t, const std::string&) { return value(); }
  bool string(std::string&) { return value(); }
  bool binary(Json::binary_t&) { return value(); }
  bool start_object(size_t) { return start(); }
  bool end_object() { return end(); }
  bool start_array(size_t) { return start(); }
  bool end_array() { return end(); }
  bool key(std::string& name) {
    if (keys_.back().insert(name).second) return true;
    return fail(
        fmt::format("has the key {} twice in one object", text::quoted(text::shortened(name, 40))));
  }
  bool parse_error(size_t at, const std::string&, const nlohmann::detail::exception& why) {
    constexpr int kOutOfRange = 406;
    const std::string_view what =
        why.id == kOutOfRange ? "has a number out of range" : "is not JSON";
    return fail(fmt::format("{} at byte {}", what, at > 0 ? at - 1 : 0));
  }

 private:
  bool value() {
    return ++values_ <= bounds_.values ||
           fail(fmt::format("has more than {} values", bounds_.values));
  }
  bool start() {
    keys_.emplace_back();
    if (keys_.size() <= bounds_.depth) return value();
    return fail(fmt::format("is nested deeper than {}", bounds_.depth));
  }
  bool end() {
    keys_.pop_back();
    return true;
  }
  bool fail(std::string why) {
    if (error_.empty()) error_ = std::move(why);
    return false;
  }

  const JsonBounds& bounds_;
  size_t values_ = 0;
  std::vector<std::set<std::string>> keys_;  // of each open object; arrays have none
  std::string error_;
};

}  // namespace

Result<Json> strict_json(std::string_view text, const JsonBounds& bounds) {
  const auto refused = [](std::string why) {
    return Error{Code::kInvalidPlanStructure, std::move(why)};
  };
  if (text.size() > bounds.bytes)
    return refused(fmt::format("is longer than {} bytes", bounds.bytes));
  StrictEvents events(bounds);
  if (!Json::sax_parse(text, &events))
    return refused(events.error().empty() ? "is not JSON" : events.error());
  return parsed_json(text);
}

}  // namespace ask
