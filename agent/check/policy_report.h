// The policy as ask_policy shows it.
#pragma once
#include <string>
#include <vector>

#include "agent/check/visible_schema.h"
#include "agent/policy/policy.h"

namespace ask {

// One entry of the policy as ask_policy shows it.
struct PolicyLine {
  std::string role, object;  // role "": every role
  sql::Grant kind = sql::Grant::kAllow;
  bool exists = false;  // it matches something in the database
  std::string note;     // what is wrong with it, "" if nothing
};
// Every entry of the policy, marking those that name something the database lacks. If the policy is
// hidden: only what the roles in force may see or write, compared with what they do see. Errors: as
// visible_snapshot, except that no role is needed while the policy is open; kInvalidSetting if
// there is no policy.
Result<std::vector<PolicyLine>> policy_report(const Sources& sources, const Settings& settings,
                                              Clock::time_point now);

}  // namespace ask
