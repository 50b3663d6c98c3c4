// The access policy: the setting `policy`, parsed but not yet resolved against a database
// (visibility.h does that).
//
//   {"roles": {"support": {"allow": ["customers", "sales.*"], "deny": ["customers.email"],
//                          "write": ["tickets"]},
//              "admin": ["*"]},
//    "deny": ["*.password"], "private": ["customers.phone"]}
//
// A role that is a plain list may read the objects in it. `deny` overrides `allow`, for its role,
// or for every role at the top level; `private` columns may be read, but are never sampled and
// never sent to a model. An object is `*`, `table`, `schema.*`, `schema.table`, `table.column`,
// `table.*`, `schema.table.column` or, in deny and private, `*.column`; a part with special
// characters goes in double quotes.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/common/value.h"
#include "agent/sql/object_name.h"

namespace ask::sql {

enum class Grant { kAllow, kDeny, kPrivate, kWrite };
std::string_view name(Grant grant);  // "allow", "deny", "private", "write"

struct PolicyEntry {
  std::string role;  // "": every role (deny and private only)
  Grant grant = Grant::kAllow;
  std::string object;  // as written
  std::vector<NamePart> parts;
};

struct Policy {
  std::vector<std::string> roles;  // compared exactly, byte by byte
  std::vector<PolicyEntry> entries;
};

// Strict: anything that is not understood is an error, so that no rule is silently lost. Errors:
// kInvalidSetting, a sentence that names the setting.
Result<Policy> read_policy(std::string_view json);
// Rows of (role, object, kind); a role that is NULL, empty or '*' means every role.
Result<Policy> read_policy(const ResultSet& rows);
// "a, b" or ["a","b"]. Errors: kInvalidSetting.
Result<std::vector<std::string>> read_roles(std::string_view text);

}  // namespace ask::sql
