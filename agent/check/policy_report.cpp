// The report of ask_policy: each entry of the policy, and whether the database has what it names.
#include "agent/check/policy_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/policy/visibility_meaning.h"

namespace ask {
namespace {

using sql::Grant;

std::string note_of(const sql::PolicyEntry& entry, const sql::Meaning& meaning) {
  if (meaning.ambiguous)
    return "both schema.table and table.column; write schema.table.column or schema.table.*";
  if (meaning.exists) return "";
  const bool pattern = std::any_of(entry.parts.begin(), entry.parts.end(),
                                   [](const sql::NamePart& part) { return part.any; });
  if (pattern) return "nothing in this database";
  return entry.grant == Grant::kDeny || entry.grant == Grant::kPrivate
             ? "not in this database; until it is put right every question is refused"
             : "not in this database";
}

// Explains an allowed table that the role nevertheless does not see.
std::string hidden_note(const sql::Meaning& meaning, const db::Catalog* seen) {
  if (seen == nullptr) return "";
  for (const sql::Target& target : meaning.targets)
    if (!target.table.empty() && !seen->find(target.schema, target.table))
      return "hidden: it is denied, or it is a view or virtual table and takes in what is hidden";
  return "";
}

}  // namespace

Result<std::vector<PolicyLine>> policy_report(const Sources& sources, const Settings& settings,
                                              Clock::time_point now) {
  const auto in_force = policy_in_force(sources, settings, now);
  if (!in_force) return in_force.error();
  if (!*in_force)
    return Error{Code::kInvalidSetting,
                 "there is no policy; ask_config('policy', ...) sets one, as JSON or as the name "
                 "of a table"};
  std::vector<PolicyLine> lines;
  if (policy_is_hidden(settings)) {
    const auto mine = visible_snapshot(sources, settings, db::Measuring::kNot, now);
    if (!mine) return mine.error();
    const auto& roles = (*in_force)->roles;
    for (const sql::PolicyEntry& entry : (*in_force)->policy.entries) {
      const bool opens = entry.grant == Grant::kAllow || entry.grant == Grant::kWrite;
      if (!opens || !contains(roles, entry.role)) continue;
      if (sql::meaning(entry, (*mine)->catalog).exists)
        lines.push_back({entry.role, entry.object, entry.grant, true, ""});
    }
    return lines;
  }
  Settings open = settings;
  std::string of_role;
  std::shared_ptr<const db::Snapshot> seen;
  const auto whole = whole_snapshot(sources, settings, now);
  if (!whole) return whole.error();
  for (const sql::PolicyEntry& entry : (*in_force)->policy.entries) {
    const sql::Meaning meaning = sql::meaning(entry, (*whole)->catalog);
    if (!entry.role.empty() && entry.role != of_role) {
      of_role = entry.role;
      seen = nullptr;
      if (open.set("role", of_role, SettingOrigin::kCall))
        if (auto view = visible_snapshot(sources, open, db::Measuring::kNot, now)) seen = *view;
    }
    std::string note = note_of(entry, meaning);
    if (note.empty() && entry.grant == Grant::kAllow)
      note = hidden_note(meaning, seen ? &seen->catalog : nullptr);
    lines.push_back({entry.role, entry.object, entry.grant, meaning.exists, std::move(note)});
  }
  return lines;
}

}  // namespace ask
