#include "agent/check/visible_schema.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/check/from_settings.h"
#include "agent/check/sample_rules.h"
#include "agent/common/contains.h"
#include "agent/common/sha256.h"
#include "agent/common/text.h"
#include "agent/db/connection/schema_version.h"
#include "agent/db/run/row_json.h"
#include "agent/db/run/runner.h"
#include "agent/db/schema/fingerprint.h"
#include "agent/policy/scope.h"
#include "agent/policy/visibility.h"

namespace ask {
namespace {

constexpr db::RunLimits kRulesLimits{20'000, 1'000'000, 0};

// The policy must be in a table of main: a temporary table, a view or an attached file could
// replace it.
Status read_rules(const Sources& sources, const Settings& settings, Clock::time_point now,
                  PolicyInForce& out) {
  const auto whole = whole_snapshot(sources, settings, now);
  if (!whole) return whole.error();
  const db::Table* table = (*whole)->catalog.find("main", out.table);
  if (!table || table->kind != db::TableKind::kTable)
    return Error{Code::kInvalidSetting,
                 "setting policy is neither a JSON object nor the name of a table of main"};
  for (const char* name : {"role", "object", "kind"}) {
    const db::Column* column = table->find(name);
    if (!column)
      return Error{Code::kInvalidSetting,
                   "setting policy: the table needs the columns role, object and kind"};
    // Reading it would run an expression of the file, for which nothing is checked or bounded here.
    if (column->role == db::ColumnRole::kGeneratedVirtual)
      return Error{Code::kInvalidSetting,
                   fmt::format("setting policy: the column {} of the table is generated; make it "
                               "an ordinary or a STORED column",
                               name)};
  }
  const auto rows = db::run(
      sources.db, "SELECT role, object, kind FROM main." + text::quoted(out.table), kRulesLimits);
  if (!rows)
    return Error{rows.error().code, "setting policy: " + rows.error().message, rows.error().sqlite};
  auto policy = sql::read_policy(*rows);
  if (!policy) return policy.error();
  out.policy = std::move(*policy);
  for (const auto& row : rows->rows) out.key += db::row_json(rows->columns, row) + "\n";
  return Done{};
}

// Derived only from what is visible: it is shown, so a hash of hidden names would let a reader
// verify guesses.
std::string seen_fingerprint(const db::Catalog& seen) {
  std::string all = db::fingerprint(seen);
  for (const db::Table& table : seen.tables) {
    all += fmt::format(" {:d}{:d}", table.restricted, table.writable);
    for (const db::Column& column : table.columns) all += column.is_private ? 'p' : '-';
  }
  return sha256_hex(all);
}

// Lists what a view reads, by compiling it against the whole schema. A view that calls a forbidden
// function is refused on use; its reads are known all the same.
sql::ViewReads reader(const Sources& sources, std::shared_ptr<const db::Catalog> whole,
                      sql::CheckRules rules) {
  return [&sources, whole = std::move(whole),
          rules = std::move(rules)](const db::Table& view) -> Result<std::vector<sql::ColumnRead>> {
    auto check = sources.checker.check(
        "SELECT * FROM " + text::quoted(view.schema) + "." + text::quoted(view.name), *whole,
        rules);
    if (!check) return check.error();
    for (const sql::Finding& finding : check->findings)
      if (finding.severity >= Severity::kError && finding.code != Code::kSafeguardViolation)
        return Error{finding.code, finding.message};
    return std::move(check->reads);
  };
}

}  // namespace

Result<std::shared_ptr<const db::Snapshot>> whole_snapshot(const Sources& sources,
                                                           const Settings& settings,
                                                           Clock::time_point now) {
  const auto ttl = settings.integer(Setting::kSchemaCacheTtlS);
  if (!ttl) return ttl.error();
  return sources.schema.get(sources.db, db::Measuring::kNot, {}, *ttl, now);
}

Result<std::optional<PolicyInForce>> policy_in_force(const Sources& sources,
                                                     const Settings& settings,
                                                     Clock::time_point now) {
  const auto given = settings.text(Setting::kPolicy);
  if (!given) return given.error();
  const auto role = settings.text(Setting::kRole);
  if (!role) return role.error();
  auto roles = sql::read_roles(*role);
  if (!roles) return roles.error();
  if (roles->empty() && !role->empty())
    return Error{Code::kInvalidSetting, "setting role names no role; NULL resets it"};
  const std::string text(text::trimmed(*given));
  if (text.empty() && roles->empty()) return std::optional<PolicyInForce>();
  if (text.empty())
    return Error{Code::kSecurityViolation,
                 "a role asks and there is no policy that says what it may see; set policy, or "
                 "reset role"};
  PolicyInForce out;
  out.roles = std::move(*roles);
  if (text.starts_with('{')) {
    auto policy = sql::read_policy(text);
    if (!policy) return policy.error();
    out.policy = std::move(*policy);
    out.key = text;
  } else {
    out.table = text;
    if (auto read = read_rules(sources, settings, now, out); !read) return read.error();
  }
  for (const std::string& one : out.roles) out.key += fmt::format("\n{}:{}", one.size(), one);
  const auto functions = settings.text(Setting::kAllowFunctions);  // views are reviewed by them
  if (!functions) return functions.error();
  out.key = sha256_hex(out.key + "\n" + *functions);
  return std::optional<PolicyInForce>(std::move(out));
}

bool policy_is_hidden(const Settings& settings) {
  return settings.locked() || settings.origin(Setting::kPolicy) == SettingOrigin::kEnvironment ||
         settings.origin(Setting::kRole) == SettingOrigin::kEnvironment;
}

namespace {

using Shared = std::shared_ptr<const db::Snapshot>;

// What the policy leaves of the whole catalog.
Result<db::Catalog> seen_by(const Sources& sources, const PolicyInForce& in_force,
                            const sql::CheckRules& rules,
                            std::shared_ptr<const db::Catalog> whole) {
  auto left = sql::visible(in_force.policy, in_force.roles, whole, reader(sources, whole, rules),
                           in_force.table);
  if (!left) return left.error();
  left->access_scope = in_force.key;
  left->version = left->whole->version;
  left->fingerprint = seen_fingerprint(*left);
  return left;
}

// Under a policy a database without anything visible counts as absent.
Result<std::vector<std::string>> schemas_to_name(const Sources& sources,
                                                 const db::Catalog& permitted) {
  if (!permitted.whole) return db::schema_names(sources.db);
  std::vector<std::string> out;
  for (const db::Table& table : permitted.tables) add_once(out, table.schema);
  return out;
}

Result<db::Catalog> in_scope(const Sources& sources, const std::vector<std::string>& names,
                             std::shared_ptr<const db::Catalog> permitted) {
  const auto all = schemas_to_name(sources, *permitted);
  if (!all) return all.error();
  std::vector<std::string> known;
  for (const std::string& one : *all) known.push_back(sql::scope_name(one));
  for (const std::string& name : names)
    if (std::none_of(all->begin(), all->end(),
                     [&](const std::string& one) { return text::equal_nocase(one, name); }))
      return Error{Code::kInvalidSetting,
                   fmt::format("setting schema: no attached database \"{}\"; there {} {}",
                               text::shortened(name, 60), all->size() == 1 ? "is" : "are",
                               text::joined(known, ", "))};
  db::Catalog out = sql::scoped(std::move(permitted), names);
  out.fingerprint = seen_fingerprint(out);
  return out;
}

Result<Shared> snapshot_of(const Sources& sources, const Settings& settings,
                           db::Measuring measuring, Clock::time_point now,
                           const std::vector<std::string>& scope) {
  auto budget = measure_budget(settings);
  if (!budget) return budget.error();
  const auto ttl = settings.integer(Setting::kSchemaCacheTtlS);
  if (!ttl) return ttl.error();
  auto rules = check_rules(settings);
  if (!rules) return rules.error();
  const auto policy = policy_in_force(sources, settings, now);
  if (!policy) return policy.error();
  sql::SampleRules sampling(sources.db, rules->allow_functions);
  budget->plan = [&](const db::Catalog& catalog, const db::Table& table) {
    return sampling.plan(catalog.unfiltered(), table);
  };
  if (!*policy && scope.empty())
    return sources.schema.get(sources.db, measuring, *budget, *ttl, now);
  std::string key = *policy ? (*policy)->key : "";
  for (const std::string& name : scope) key += fmt::format("\n{}:{}", name.size(), name);
  const db::CatalogFilter filter{
      std::move(key), [&](std::shared_ptr<const db::Catalog> whole) -> Result<db::Catalog> {
        if (!*policy) return in_scope(sources, scope, std::move(whole));
        auto left = seen_by(sources, **policy, *rules, std::move(whole));
        if (!left || scope.empty()) return left;
        return in_scope(sources, scope, std::make_shared<const db::Catalog>(std::move(*left)));
      }};
  return sources.schema.get(sources.db, measuring, *budget, *ttl, now, &filter);
}

}  // namespace

Result<std::shared_ptr<const db::Snapshot>> visible_snapshot(const Sources& sources,
                                                             const Settings& settings,
                                                             db::Measuring measuring,
                                                             Clock::time_point now) {
  return snapshot_of(sources, settings, measuring, now, {});
}

Result<std::shared_ptr<const db::Snapshot>> question_snapshot(
    const Sources& sources, const Settings& settings, db::Measuring measuring,
    Clock::time_point now, const std::vector<std::string>& named) {
  const auto schema = settings.text(Setting::kSchema);
  if (!schema) return schema.error();
  const auto names = sql::scope_names(*schema);
  if (!names) return names.error();
  return snapshot_of(sources, settings, measuring, now, names->empty() ? named : *names);
}

}  // namespace ask
