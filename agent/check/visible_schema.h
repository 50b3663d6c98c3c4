// What a question works on: the schema and values that the policy in force lets its role see. Every
// reader of the schema comes through here; what is hidden is not in the snapshot at all.
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

// The policy in force, and who asks. `table`: the table of main that holds it, "" for JSON.
struct PolicyInForce {
  sql::Policy policy;
  std::vector<std::string> roles;
  std::string table;
  std::string key;  // another one for another policy or other roles
};

struct Sources {
  sqlite3* db;
  db::SchemaCache& schema;
  sql::Checker& checker;
};

// Nothing when neither policy nor role is set. Errors: kInvalidSetting (a policy that cannot be
// read), kSecurityViolation (a role without a policy); reading the schema.
Result<std::optional<PolicyInForce>> policy_in_force(const Sources& sources,
                                                     const Settings& settings,
                                                     Clock::time_point now);

// Everything there is, not measured. For the policy's own work; nothing of it may be shown.
Result<std::shared_ptr<const db::Snapshot>> whole_snapshot(const Sources& sources,
                                                           const Settings& settings,
                                                           Clock::time_point now);

// The policy is shown to whoever can change it, and to nobody else: it names what is hidden.
bool policy_is_hidden(const Settings& settings);

// One entry of the policy as ask_policy shows it.
struct PolicyLine {
  std::string role, object;  // role "": every role
  sql::Grant kind = sql::Grant::kAllow;
  bool exists = false;  // something of the database is meant
  std::string note;     // what is wrong with it, "" when nothing
};
// Every entry, to find what it names and the database lacks. Where the policy is hidden: what the
// roles in force may see or write, held against what they see. Errors: as visible_snapshot, but
// that a role need not be set while the policy is open; kInvalidSetting when there is no policy.
Result<std::vector<PolicyLine>> policy_report(const Sources& sources, const Settings& settings,
                                              Clock::time_point now);

// `measuring` as in SchemaCache::get; value_index_rows = 0 forbids it. Errors: those above, of the
// settings and of SchemaCache; kSecurityViolation where the role may see nothing.
Result<std::shared_ptr<const db::Snapshot>> visible_snapshot(const Sources& sources,
                                                             const Settings& settings,
                                                             db::Measuring measuring,
                                                             Clock::time_point now);

}  // namespace ask
