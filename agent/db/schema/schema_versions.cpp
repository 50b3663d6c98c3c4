#include "agent/db/schema/schema_versions.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <iterator>
#include <set>
#include <utility>

#include "agent/common/text.h"

namespace ask::db {
namespace {

bool by_name(const SchemaPart& a, const SchemaPart& b) { return a.name < b.name; }

std::vector<SchemaPart> parts_of(const Catalog& catalog) {
  std::vector<SchemaPart> out;
  for (const Table& table : catalog.tables) {
    const std::string of = table.schema == "main" ? table.name : table.schema + "." + table.name;
    out.push_back({of, "", table.kind == TableKind::kTable ? "" : std::string(name(table.kind))});
    for (const Column& column : table.columns)
      out.push_back({of + "." + column.name, of, column.declared_type});
    for (const ForeignKey& key : table.foreign_keys)
      if (!key.implied)
        out.push_back({fmt::format("{}({}) -> {}({})", of, text::joined(key.columns, ", "),
                                   key.parent_table, text::joined(key.parent_columns, ", ")),
                       of, ""});
  }
  std::sort(out.begin(), out.end(), by_name);
  return out;
}

std::string id_at(int64_t seconds, std::string_view fingerprint) {
  const auto at = static_cast<std::time_t>(seconds);
  std::tm utc{};
  gmtime_r(&at, &utc);
  char text[16];
  const size_t size = std::strftime(text, sizeof text, "%Y%m%d%H%M%S", &utc);
  return std::string(text, size) + "_" + std::string(fingerprint.substr(0, 8));
}

std::string or_none(const std::string& type) { return type.empty() ? "no type" : type; }

}  // namespace

std::string difference(const std::vector<SchemaPart>& before, const std::vector<SchemaPart>& after,
                       size_t most) {
  // A part of a table that came or went with it is not listed separately.
  const auto only_in = [](const std::vector<SchemaPart>& some, const std::vector<SchemaPart>& other,
                          char sign, std::vector<std::string>& out) {
    std::vector<SchemaPart> found;
    std::set_difference(some.begin(), some.end(), other.begin(), other.end(),
                        std::back_inserter(found), by_name);
    std::set<std::string> tables;
    for (const SchemaPart& part : found)
      if (part.of.empty()) tables.insert(part.name);
    for (const SchemaPart& part : found)
      if (!tables.contains(part.of)) out.push_back(sign + part.name);
  };
  std::vector<std::string> all;
  only_in(after, before, '+', all);
  only_in(before, after, '-', all);
  for (auto then = before.begin(), now = after.begin();
       then != before.end() && now != after.end();) {
    if (then->name == now->name && then->type != now->type)
      all.push_back(
          fmt::format("~{} {} -> {}", now->name, or_none(then->type), or_none(now->type)));
    const int order = then->name.compare(now->name);
    if (order <= 0) ++then;
    if (order >= 0) ++now;
  }
  return text::shortened(text::repaired_utf8(text::joined(all, ", ")), most);
}

const SchemaVersions::ScopeVersions* SchemaVersions::find(std::string_view access_scope) const {
  for (const ScopeVersions& scope : scopes_)
    if (scope.access_scope == access_scope) return &scope;
  return nullptr;
}

void SchemaVersions::note(const Catalog& catalog, int64_t now) {
  const ScopeVersions* known = find(catalog.access_scope);
  if (known && known->versions.back().fingerprint == catalog.fingerprint) return;
  ScopeVersions scope = known ? *known : ScopeVersions{catalog.access_scope, {}, {}};
  std::erase_if(scopes_, [&](const ScopeVersions& other) {
    return other.access_scope == catalog.access_scope;
  });
  std::vector<SchemaPart> parts = parts_of(catalog);
  const auto again = std::find_if(
      scope.versions.begin(), scope.versions.end(),
      [&](const SchemaVersion& one) { return one.fingerprint == catalog.fingerprint; });
  SchemaVersion version;
  if (again == scope.versions.end()) {
    version = {
        id_at(now, catalog.fingerprint), catalog.fingerprint, now, catalog.tables.size(), 0, ""};
    for (const Table& table : catalog.tables) version.columns += table.columns.size();
  } else {
    version = *again;
    scope.versions.erase(again);
  }
  if (known) version.change = difference(scope.parts, parts, kLongestChange);
  scope.versions.push_back(std::move(version));
  if (scope.versions.size() > kMostVersions) scope.versions.pop_front();
  scope.parts = std::move(parts);
  scopes_.push_back(std::move(scope));
  if (scopes_.size() > kMostScopes) scopes_.pop_front();
}

std::vector<SchemaVersion> SchemaVersions::of(std::string_view access_scope) const {
  const ScopeVersions* scope = find(access_scope);
  if (!scope) return {};
  return {scope->versions.begin(), scope->versions.end()};
}

std::string SchemaVersions::id_of(std::string_view fingerprint,
                                  std::string_view access_scope) const {
  for (const SchemaVersion& version : of(access_scope))
    if (version.fingerprint == fingerprint) return version.id;
  return "";
}

}  // namespace ask::db
