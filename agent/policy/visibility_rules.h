// The rules of a policy that apply to some roles, as predicates on a table or column.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/policy/visibility_meaning.h"

namespace ask::sql {

class RoleRules {
 public:
  // REQUIRES: both outlive this object.
  RoleRules(const std::vector<std::string>& roles, const db::Catalog& whole)
      : roles_(roles), whole_(whole) {}

  // Errors: kInvalidSetting, as visible().
  Status take(const Policy& policy);

  // `column` "": the table as a whole, which an entry for a single column does not cover.
  bool sees(const db::Table& table, std::string_view column) const;
  bool is_private(const db::Table& table, std::string_view column) const;
  bool writes(const db::Table& table) const;

 private:
  struct Rule {
    Grant grant;
    std::string role;
    std::vector<Target> targets;
  };
  bool given(Grant grant, std::string_view role, const db::Table& table,
             std::string_view column) const;

  const std::vector<std::string>& roles_;
  const db::Catalog& whole_;
  std::vector<Rule> rules_;
};

}  // namespace ask::sql
