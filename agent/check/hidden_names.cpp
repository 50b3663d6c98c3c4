#include "agent/check/hidden_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "agent/check/repair.h"
#include "agent/common/text.h"

namespace ask::sql {
namespace {

constexpr size_t kMostNames = 1000;  // the most columns that a stand-in can have

bool row_id(std::string_view name) {
  return text::equal_nocase(name, "rowid") || text::equal_nocase(name, "_rowid_") ||
         text::equal_nocase(name, "oid");
}

// The names, lower case, that neither follow nor precede a dot and are not called; without those of
// the row id.
std::set<std::string> bare_names(const StatementText& script) {
  std::set<std::string> out;
  for (size_t i = 0; i < script.size(); ++i) {
    if (!script.name(i) || (i > 0 && script.symbol(i - 1, "."))) continue;
    if (script.symbol(i + 1, ".") || script.symbol(i + 1, "(")) continue;
    std::string name = text::lower(script.value(i));
    if (!name.empty() && !row_id(name)) out.insert(std::move(name));
  }
  return out;
}

Finding hidden_name(std::string_view name) {
  return finding(Code::kAmbiguousColumn, name,
                 fmt::format("\"{}\" could also be a column that may not be read", shown(name)),
                 "write each column with its table, and an expression in place of its alias");
}

// SQLite does not report which columns USING compares, and takes the first table that has one.
std::optional<Finding> refuse_using(const StatementText& script, const Hints& hints) {
  for (size_t i = 0; i + 1 < script.size(); ++i) {
    if (!script.word(i, "USING") || !script.symbol(i + 1, "(")) continue;
    for (size_t k = i + 2; k < script.closing(i + 1); ++k) {
      if (!script.name(k)) continue;
      for (const db::Table* table : hints.used())
        if (table->restricted && !has_column(*table, script.value(k)))
          return finding(Code::kAmbiguousColumn, script.value(k),
                         fmt::format("USING ({}) could also compare a column of \"{}\" that may "
                                     "not be read",
                                     shown(script.value(k)), shown(table->name)),
                         "join with ON and name the column of each side");
    }
  }
  return std::nullopt;
}

// The decoy column that the compilation reads, "" if none.
std::string decoy_read(const db::Compilation& compilation, const StandIns& stand_ins) {
  for (const db::Access& access : compilation.accesses) {
    if (access.kind != db::Access::Kind::kRead || access.name.empty() || row_id(access.name))
      continue;
    const db::Table* table = stand_ins.find(access.schema, access.table);
    if (table != nullptr && table->restricted && !has_column(*table, access.name))
      return access.name;
  }
  return "";
}

}  // namespace

Result<std::optional<Finding>> captured_name(const Statement& statement, const CaptureParts& parts,
                                             bool change) {
  Result<StatementText> script = StatementText::of(statement);
  if (!script) return script.error();
  const Hints hints(*script, parts.stand_ins);
  if (!hints.restricted()) return std::optional<Finding>();
  if (auto refusal = refuse_using(*script, hints)) return refusal;
  const std::set<std::string> names = bare_names(*script);
  if (names.size() > kMostNames)
    return std::optional(finding(Code::kInvalidPlanStructure, "",
                                 "the statement has too many names where a policy hides columns",
                                 "write each column with its table"));
  auto decoys = StandIns::open(parts.host, parts.stand_ins.catalog(), {names.begin(), names.end()});
  if (!decoys) return decoys.error();
  Repair repair(parts.host, *script, **decoys, parts.functions, parts.rules);
  const db::Compilation compilation = repair.run(change);
  for (const LocatedFinding& found : repair.found)
    if (found.finding.severity >= Severity::kError)
      return std::optional(hidden_name(found.finding.object));
  const std::string name = decoy_read(compilation, **decoys);
  if (name.empty()) return std::optional<Finding>();
  return std::optional(hidden_name(name));
}

}  // namespace ask::sql
