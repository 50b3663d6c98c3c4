#include "agent/policy/policy.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "agent/common/contains.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"

namespace ask::sql {
namespace {

using Json = nlohmann::json;

constexpr std::string_view kGrants[] = {"allow", "deny", "private", "write"};
constexpr size_t kLongestPolicy = 1'000'000;
constexpr size_t kMostEntries = 20'000;

std::string shown(std::string_view text) { return text::shortened(text::repaired_utf8(text), 60); }

Error wrong(std::string what) { return {Code::kInvalidSetting, "setting policy: " + what}; }

bool object_fits(const std::vector<NamePart>& parts, Grant grant) {
  const bool takes_back = grant == Grant::kDeny || grant == Grant::kPrivate;
  switch (parts.size()) {
    case 1:
      return true;
    case 2:
      return !parts[0].any || (takes_back && !parts[1].any);
    case 3:
      return !parts[0].any && !parts[1].any;
    default:
      return false;
  }
}

class PolicyReader {
 public:
  Status add(const std::string& role, Grant grant, std::string_view object) {
    if (out.entries.size() >= kMostEntries)
      return wrong(fmt::format("has more than {} entries", kMostEntries));
    auto parts = object_parts(text::trimmed(object));
    if (!parts || !object_fits(*parts, grant) || !text::valid_utf8(object))
      return wrong(
          fmt::format("\"{}\" is not an object; {} takes table, schema.*, schema.table, "
                      "table.column or *",
                      shown(object), name(grant)));
    out.entries.push_back({role, grant, std::string(object), std::move(*parts)});
    return Done{};
  }

  Status add_all(const std::string& role, Grant grant, const Json& list) {
    if (!list.is_array())
      return wrong(fmt::format("\"{}\" must be a list of objects", name(grant)));
    for (const Json& item : list) {
      if (!item.is_string())
        return wrong(fmt::format("every object in \"{}\" must be text", name(grant)));
      if (auto good = add(role, grant, item.get_ref<const std::string&>()); !good) return good;
    }
    return Done{};
  }

  Status add_role(const std::string& role, const Json& what) {
    if (text::trimmed(role).empty() || role == "*")
      return wrong(fmt::format("\"{}\" is not a name for a role", shown(role)));
    out.roles.push_back(role);
    if (what.is_array()) return add_all(role, Grant::kAllow, what);
    if (!what.is_object())
      return wrong(fmt::format("role \"{}\" must be a list or an object", shown(role)));
    for (const auto& [key, list] : what.items()) {
      Status good = Done{};
      if (key == "allow")
        good = add_all(role, Grant::kAllow, list);
      else if (key == "deny")
        good = add_all(role, Grant::kDeny, list);
      else if (key == "write")
        good = add_all(role, Grant::kWrite, list);
      else
        good = wrong(fmt::format("\"{}\" is not a key of a role; it takes allow, deny and write",
                                 shown(key)));
      if (!good) return good;
    }
    return Done{};
  }

  Policy out;
};

// True if a key occurs twice: the parser would silently drop the first value.
bool repeats_a_key(std::string_view json) {
  std::vector<std::set<std::string>> open;
  bool twice = false;
  const auto look = [&](int, Json::parse_event_t event, Json& value) {
    if (event == Json::parse_event_t::object_start) open.emplace_back();
    if (event == Json::parse_event_t::object_end) open.pop_back();
    if (event == Json::parse_event_t::key && !open.back().insert(value.get<std::string>()).second)
      twice = true;
    return true;
  };
  const Json read = Json::parse(json, look, false);
  return twice || read.is_discarded();
}

std::string text_at(const std::vector<Value>& row, size_t i) {
  const auto* text = i < row.size() ? std::get_if<std::string>(&row[i]) : nullptr;
  return text ? *text : std::string();
}

}  // namespace

std::string_view name(Grant grant) { return kGrants[static_cast<size_t>(grant)]; }

Result<Policy> read_policy(std::string_view json) {
  if (json.size() > kLongestPolicy)
    return wrong(fmt::format("is longer than {} bytes", kLongestPolicy));
  const Json parsed = parsed_sorted_json(json);
  if (!parsed.is_object())
    return wrong(R"(is not a JSON object, as in {"roles": {"support": ["customers"]}})");
  if (repeats_a_key(json)) return wrong("gives a key twice");
  PolicyReader reader;
  for (const auto& [key, value] : parsed.items()) {
    Status good = Done{};
    if (key == "roles") {
      if (!value.is_object()) return wrong("\"roles\" must be an object of roles");
      for (const auto& [role, what] : value.items())
        if (good = reader.add_role(role, what); !good) return good.error();
    } else if (key == "deny" || key == "private") {
      good = reader.add_all("", key == "deny" ? Grant::kDeny : Grant::kPrivate, value);
    } else {
      good =
          wrong(fmt::format("\"{}\" is not a key; it takes roles, deny and private", shown(key)));
    }
    if (!good) return good.error();
  }
  if (reader.out.roles.empty()) return wrong("names no role");
  return std::move(reader.out);
}

Result<Policy> read_policy(const ResultSet& rows) {
  if (rows.truncated()) return wrong("the table has too many rows");
  PolicyReader reader;
  for (const auto& row : rows.rows) {
    std::string role = text_at(row, 0);
    if (role == "*") role.clear();
    const std::string kind = text_at(row, 2);
    const auto grant = std::find(std::begin(kGrants), std::end(kGrants), kind);
    if (grant == std::end(kGrants))
      return wrong(
          fmt::format("\"{}\" is not a kind; it is allow, deny, private or write", shown(kind)));
    const auto which = static_cast<Grant>(grant - std::begin(kGrants));
    const bool for_all = which == Grant::kDeny || which == Grant::kPrivate;
    if (role.empty() && !for_all) return wrong(fmt::format("a row of kind {} needs a role", kind));
    if (!role.empty() && which == Grant::kPrivate)
      return wrong("a row of kind private is for every role; leave its role NULL");
    auto& roles = reader.out.roles;
    if (!role.empty() && !contains(roles, role)) roles.push_back(role);
    if (auto good = reader.add(role, which, text_at(row, 1)); !good) return good.error();
  }
  if (reader.out.roles.empty()) return wrong("the table names no role");
  return std::move(reader.out);
}

Result<std::vector<std::string>> read_roles(std::string_view given) {
  const std::string_view trimmed = text::trimmed(given);
  std::vector<std::string> out;
  if (trimmed.starts_with('[')) {
    const Json parsed = parsed_sorted_json(trimmed);
    for (const Json& item : parsed.is_array() ? parsed : Json::array({0})) {
      if (!item.is_string())
        return Error{Code::kInvalidSetting,
                     "setting role takes one role, several with commas, or a JSON array of them"};
      out.push_back(item.get<std::string>());
    }
    return out;
  }
  for (const std::string& role : text::split(trimmed, ','))
    if (!text::trimmed(role).empty()) out.emplace_back(text::trimmed(role));
  return out;
}

}  // namespace ask::sql
