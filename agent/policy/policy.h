// Who may see what: the setting `policy`, read but not yet held against a database (sight.h does
// that).
//
//   {"roles": {"support": {"allow": ["customers", "sales.*"], "deny": ["customers.email"],
//                          "write": ["tickets"]},
//              "admin": ["*"]},
//    "deny": ["*.password"], "private": ["customers.phone"]}
//
// A role's list alone is what it may read. `deny` wins over `allow`, inside its role, or for every
// role when it stands outside; `private` columns may be read, but are never sampled and never sent
// to a model.
// An object is `*`, `table`, `schema.*`, `schema.table`, `table.column`, `table.*`,
// `schema.table.column` or, in deny and private, `*.column`; parts with odd letters in double
// quotes.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/common/value.h"

namespace ask::sql {

enum class Grant { kAllow, kDeny, kPrivate, kWrite };
std::string_view name(Grant grant);  // "allow", "deny", "private", "write"

struct NamePart {
  std::string text;
  bool any = false;  // a bare *
};

struct PolicyEntry {
  std::string role;  // "": every role (deny and private only)
  Grant grant = Grant::kAllow;
  std::string object;  // as written
  std::vector<NamePart> parts;
};

struct Policy {
  std::vector<std::string> roles;  // as compared: letter by letter
  std::vector<PolicyEntry> entries;
};

// Nothing is guessed: whatever is not understood is an error, so that no rule is lost. Errors:
// kInvalidSetting, a sentence that names the setting.
Result<Policy> read_policy(std::string_view json);
// Rows of (role, object, kind); a NULL or empty role or '*' is every role.
Result<Policy> read_policy(const ResultSet& rows);
// "a, b" or ["a","b"]. Errors: kInvalidSetting.
Result<std::vector<std::string>> read_roles(std::string_view text);

}  // namespace ask::sql
