// The schema and values that a question works on: what the policy in force makes visible to its
// role. All reads of the schema go through here; a hidden object is not in the snapshot at all.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "agent/check/checker.h"
#include "agent/common/clock.h"
#include "agent/db/statistics/snapshot.h"
#include "agent/policy/policy.h"
#include "agent/settings/settings.h"

struct sqlite3;

namespace ask {

// The policy in force and the roles of the asker. `table`: the table of main that holds the policy,
// "" if it is JSON.
struct PolicyInForce {
  sql::Policy policy;
  std::vector<std::string> roles;
  std::string table;
  std::string key;  // differs between policies and between sets of roles
};

struct Sources {
  sqlite3* db;
  db::SchemaCache& schema;
  sql::Checker& checker;
};

// Nothing if neither a policy nor a role is set. Errors: kInvalidSetting (the policy cannot be
// read), kSecurityViolation (a role without a policy); errors of reading the schema.
Result<std::optional<PolicyInForce>> policy_in_force(const Sources& sources,
                                                     const Settings& settings,
                                                     Clock::time_point now);

// The unfiltered schema, without measured values. For applying the policy only; never show it.
Result<std::shared_ptr<const db::Snapshot>> whole_snapshot(const Sources& sources,
                                                           const Settings& settings,
                                                           Clock::time_point now);

// True if the asker cannot change the policy (settings locked, or set by the environment); it names
// hidden objects, so such an asker must not see it.
bool policy_is_hidden(const Settings& settings);

// `measuring`: as in SchemaCache::get; value_index_rows = 0 disables it. Errors: those above, of
// the settings and of SchemaCache; kSecurityViolation if the role may see nothing.
Result<std::shared_ptr<const db::Snapshot>> visible_snapshot(const Sources& sources,
                                                             const Settings& settings,
                                                             db::Measuring measuring,
                                                             Clock::time_point now);

// The same for a question: the part of it in the attached databases that the setting `schema`
// names, with statistics and values of its own. Errors besides: kInvalidSetting if one of them is
// not attached, or, under a policy, holds nothing that may be seen. `named`: by the question; the
// setting counts first.
Result<std::shared_ptr<const db::Snapshot>> question_snapshot(
    const Sources& sources, const Settings& settings, db::Measuring measuring,
    Clock::time_point now, const std::vector<std::string>& named = {});

}  // namespace ask
