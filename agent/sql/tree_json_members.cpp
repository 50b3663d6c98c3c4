#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "agent/common/contains.h"
#include "agent/common/stack.h"
#include "agent/common/strict_json.h"
#include "agent/common/text.h"
#include "agent/sql/tree_json.h"
#include "agent/sql/tree_json_reader.h"

namespace ask::sql {
namespace {

constexpr size_t kMostTreeDepth = 100;
constexpr size_t kMostTreeNodes = 20'000;
constexpr size_t kMostTreeChained = 1000;  // SQLite's own limit on the depth of an expression
// Upper estimates of the stack, as for the parser, but a level takes several calls here.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(__OPTIMIZE__)
constexpr size_t kBytesPerTreeLevel = 16000, kBytesPerTreeOperator = 8000;
#else
constexpr size_t kBytesPerTreeLevel = 4000, kBytesPerTreeOperator = 2000;
#endif

std::string_view type_of(const TreeReader::Json& json) {
  return json.is_null()      ? "null"
         : json.is_boolean() ? "true or false"
         : json.is_number()  ? "a number"
         : json.is_string()  ? "a text"
         : json.is_array()   ? "an array"
                             : "an object";
}

}  // namespace

TreeReader::TreeReader() {
  const size_t half = stack_left() / 2;
  most_depth_ = std::min(kMostTreeDepth, half / kBytesPerTreeLevel);
  most_chained_ = std::min(kMostTreeChained, half / kBytesPerTreeOperator);
}

TreeReader::PointerStep::PointerStep(TreeReader& reader, std::string_view step)
    : pointer_(reader.pointer_), size_(reader.pointer_.size()) {
  pointer_ += '/';
  pointer_ += step;
}

TreeReader::Level::Level(TreeReader& reader) : depth_(reader.depth_) {
  if (++depth_ > reader.most_depth_) reader.fail("the tree is nested too deeply");
  if (++reader.nodes_ > kMostTreeNodes)
    reader.fail(fmt::format("the tree has more than {} nodes", kMostTreeNodes));
}

void TreeReader::fail(std::string_view why) {
  if (failed()) return;
  error_ = Error{Code::kInvalidPlanStructure,
                 fmt::format("at {}: {}", pointer_.empty() ? "the top" : pointer_, why)};
}

bool TreeReader::object(const Json& json, std::string_view keys) {
  if (failed()) return false;
  if (!json.is_object()) {
    fail(fmt::format("must be an object, and this is {}", type_of(json)));
    return false;
  }
  const std::vector<std::string> known = text::split(keys, ' ');
  for (const auto& [key, value] : json.items()) {
    if (contains(known, key)) continue;
    fail(fmt::format("there is no key {} here, only {}", text::quoted(text::shortened(key, 40)),
                     text::joined(known, ", ")));
    return false;
  }
  return true;
}

const TreeReader::Json* TreeReader::find(const Json& object, const char* key) const {
  if (failed() || !object.is_object()) return nullptr;
  const auto found = object.find(key);
  return found == object.end() ? nullptr : &*found;
}

const TreeReader::Json& TreeReader::need(const Json& object, const char* key) {
  static const Json kNothing = nullptr;
  const Json* found = find(object, key);
  if (!found) fail(fmt::format("needs the key \"{}\"", key));
  return found ? *found : kNothing;
}

bool TreeReader::flag(const Json& object, const char* key) {
  const Json* json = find(object, key);
  if (!json) return false;
  if (!json->is_boolean()) fail(fmt::format("\"{}\" must be true or false", key));
  return json->is_boolean() && json->get<bool>();
}

std::string TreeReader::text(const Json& json, Empty empty) {
  if (!json.is_string()) {
    fail(fmt::format("must be a text, and this is {}", type_of(json)));
    return "";
  }
  std::string out = json.get<std::string>();
  if (out.empty() && empty == Empty::kRefused) fail("must not be an empty text");
  if (out.find('\0') != out.npos) fail("a name holds no NUL byte");
  return out;
}

std::string TreeReader::name(const Json& object, const char* key, Empty empty) {
  const Json& json = need(object, key);
  if (failed()) return "";
  const PointerStep place(*this, key);
  return text(json, empty);
}

std::string TreeReader::maybe_name(const Json& object, const char* key) {
  return find(object, key) ? name(object, key) : "";
}

std::vector<std::string> TreeReader::names(const Json& object, const char* key) {
  std::vector<std::string> out;
  each(object, key, 1, [&](const Json& json) { out.push_back(text(json, Empty::kAllowed)); });
  return out;
}

void TreeReader::each(const Json& object, const char* key, size_t least,
                      const std::function<void(const Json&)>& read) {
  const Json& list = need(object, key);
  if (failed()) return;
  const PointerStep place(*this, key);
  if (!list.is_array()) return fail(fmt::format("must be an array, and this is {}", type_of(list)));
  if (list.size() < least)
    return fail(least == 1 ? "must not be empty" : fmt::format("must have at least {}", least));
  for (size_t i = 0; i < list.size() && !failed(); ++i) {
    const PointerStep element(*this, std::to_string(i));
    read(list[i]);
  }
}

std::string TreeReader::choice(const Json& object, const char* key) {
  const Json& json = need(object, key);
  return json.is_string() ? text::lower(json.get<std::string>()) : std::string();
}

void TreeReader::wrong_choice(const char* key, std::string_view choices) {
  fail(fmt::format("\"{}\" must be one of {}", key, choices));
}

}  // namespace ask::sql
