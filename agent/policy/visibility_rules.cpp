#include "agent/policy/visibility_rules.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"

namespace ask::sql {
namespace {

bool part_is(const std::string& wanted, std::string_view name) {
  return wanted.empty() || text::equal_nocase(wanted, name);
}

bool hits(const Target& target, const db::Table& table, std::string_view column) {
  if (!part_is(target.schema, table.schema) || !part_is(target.table, table.name)) return false;
  return target.column.empty() || (!column.empty() && text::equal_nocase(target.column, column));
}

}  // namespace

Status RoleRules::take(const Policy& policy) {
  for (const PolicyEntry& entry : policy.entries) {
    const bool mine = entry.role.empty() || contains(roles_, entry.role);
    if (!mine) continue;
    Meaning what = meaning(entry, whole_);
    const bool opens = entry.grant == Grant::kAllow || entry.grant == Grant::kWrite;
    const bool pattern = std::any_of(entry.parts.begin(), entry.parts.end(),
                                     [](const NamePart& part) { return part.any; });
    if (what.ambiguous)
      return Error{Code::kInvalidSetting,
                   "setting policy: an object has two meanings in this database; write it as "
                   "schema.table.column; ask_policy says which"};
    if (!opens && !what.exists && !pattern)
      return Error{Code::kInvalidSetting,
                   "setting policy: an object that is denied or private is not in this database; "
                   "ask_policy says which"};
    rules_.push_back({entry.grant, entry.role, std::move(what.targets)});
  }
  return Done{};
}

bool RoleRules::given(Grant grant, std::string_view role, const db::Table& table,
                      std::string_view column) const {
  return std::any_of(rules_.begin(), rules_.end(), [&](const Rule& rule) {
    return rule.grant == grant && rule.role == role &&
           std::any_of(rule.targets.begin(), rule.targets.end(),
                       [&](const Target& target) { return hits(target, table, column); });
  });
}

bool RoleRules::sees(const db::Table& table, std::string_view column) const {
  if (given(Grant::kDeny, "", table, column)) return false;
  return std::any_of(roles_.begin(), roles_.end(), [&](const std::string& role) {
    return given(Grant::kAllow, role, table, column) && !given(Grant::kDeny, role, table, column);
  });
}

bool RoleRules::is_private(const db::Table& table, std::string_view column) const {
  return given(Grant::kPrivate, "", table, column);
}

bool RoleRules::writes(const db::Table& table) const {
  if (given(Grant::kDeny, "", table, "")) return false;
  return std::any_of(roles_.begin(), roles_.end(), [&](const std::string& role) {
    return given(Grant::kWrite, role, table, "") && !given(Grant::kDeny, role, table, "");
  });
}

}  // namespace ask::sql
