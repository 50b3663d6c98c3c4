#include "agent/check/change.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "agent/check/change_rules.h"
#include "agent/check/definition_copy.h"
#include "agent/check/hidden_names.h"
#include "agent/check/messages.h"
#include "agent/check/repair.h"
#include "agent/check/statement_bounds.h"
#include "agent/check/statement_rules.h"
#include "agent/common/text.h"
#include "agent/policy/stored_sql.h"
#include "agent/policy/visibility.h"

namespace ask::sql {
namespace {

enum class Verb { kNone, kRows, kCreateTable, kCreateIndex, kAlter, kDropTable, kDropIndex };

// An authorizer action that a verb may perform, apart from changing rows of SQLite's own tables.
struct Allowed {
  Verb verb;
  std::string_view action;
};
constexpr Allowed kAllowed[] = {
    {Verb::kRows, "INSERT"},          {Verb::kRows, "UPDATE"},
    {Verb::kRows, "DELETE"},          {Verb::kCreateTable, "CREATE TABLE"},
    {Verb::kCreateTable, "INSERT"},   {Verb::kCreateIndex, "CREATE INDEX"},
    {Verb::kCreateIndex, "REINDEX"},  {Verb::kAlter, "ALTER TABLE"},
    {Verb::kDropTable, "DROP TABLE"}, {Verb::kDropTable, "DELETE"},
    {Verb::kDropIndex, "DROP INDEX"},
};

bool allowed(Verb verb, std::string_view action) {
  return std::any_of(std::begin(kAllowed), std::end(kAllowed),
                     [&](const Allowed& a) { return a.verb == verb && a.action == action; });
}

Verb verb_of(const StatementText& script) {
  size_t i = 0;
  if (script.word(0, "WITH")) {
    for (i = 1; i < script.size(); ++i) {
      if (script.symbol(i, "(")) i = script.closing(i);
      if (i >= script.size()) return Verb::kNone;
      for (const std::string_view word : {"SELECT", "VALUES"})
        if (script.word(i, word)) return Verb::kNone;
      for (const std::string_view word : {"INSERT", "REPLACE", "UPDATE", "DELETE"})
        if (script.word(i, word)) return Verb::kRows;
    }
    return Verb::kNone;
  }
  for (const std::string_view word : {"INSERT", "REPLACE", "UPDATE", "DELETE"})
    if (script.word(0, word)) return Verb::kRows;
  if (script.word(0, "CREATE") && script.word(1, "TABLE")) return Verb::kCreateTable;
  if (script.word(0, "CREATE") && script.word(1, "INDEX")) return Verb::kCreateIndex;
  if (script.word(0, "CREATE") && script.word(1, "UNIQUE")) return Verb::kCreateIndex;
  if (script.word(0, "ALTER")) return Verb::kAlter;
  if (script.word(0, "DROP") && script.word(1, "TABLE")) return Verb::kDropTable;
  if (script.word(0, "DROP") && script.word(1, "INDEX")) return Verb::kDropIndex;
  return Verb::kNone;
}

constexpr std::string_view kSchemaTables[] = {"sqlite_master", "sqlite_schema",
                                              "sqlite_temp_master", "sqlite_temp_schema"};

constexpr std::string_view kRowCheck = "pragma_quick_check";

bool of_sqlite(std::string_view table) { return text::lower(table).starts_with("sqlite_"); }

class ChangeReview {
 public:
  ChangeReview(const ChangeParts& parts, const StatementText& script, Verb verb, Check& check)
      : parts_(parts), script_(script), verb_(verb), check_(check) {}

  void review(const db::Access& access) {
    switch (access.kind) {
      case db::Access::Kind::kForbidden:
        return refuse(access.name);
      case db::Access::Kind::kFunction:
        return function(access);
      case db::Access::Kind::kRead:
        return read(access);
      case db::Access::Kind::kChange:
        return change(access);
      case db::Access::Kind::kView:
        return;
    }
  }

  // Checks the functions that the definitions of the changed tables, and of their indexes, call.
  void review_called(const DefinitionCopy& definition_copy) {
    if (verb_ == Verb::kDropTable || verb_ == Verb::kDropIndex) return;
    for (const std::string& table : changed)
      for (const std::string& name : definition_copy.functions_of(table, !written_.contains(table)))
        function({db::Access::Kind::kFunction, "", "", name, table});
  }

  std::vector<LocatedFinding> found;
  std::set<std::string> changed;  // tables, lower case

 private:
  void report(Finding what) {
    if (reported_.insert(what.message).second)
      found.push_back({std::move(what), std::string::npos});
  }
  void refuse(const std::string& what) {
    report(finding(Code::kSafeguardViolation, what,
                   fmt::format("{} is refused, also where changes are allowed", what)));
  }
  // The name of the trigger or view, omitted where a part of the schema is hidden.
  std::string through(const db::Access& access) const {
    if (parts_.catalog.restricted) return "";
    return access.view.empty() ? "" : fmt::format(" (through \"{}\")", shown(access.view));
  }

  void function(const db::Access& access) {
    const std::string name = text::lower(access.name);
    // SQLite's internal functions that rewrite the stored definitions.
    if (verb_ == Verb::kAlter && name.starts_with("sqlite_") && !script_.names(name)) return;
    check_.functions.push_back(name);
    const FunctionVerdict verdict =
        function_verdict(name, parts_.functions.find(name), parts_.rules.allow_functions);
    if (verdict == FunctionVerdict::kAllowed) return;
    report(finding(
        Code::kSafeguardViolation, name,
        (verdict == FunctionVerdict::kUnknown ? fmt::format("there is no function {}()", name)
                                              : refusal(verdict, name)) +
            through(access),
        verdict == FunctionVerdict::kUnknown ? "" : way_out(verdict, name)));
  }

  void read(const db::Access& access) {
    if (of_sqlite(access.table)) {
      // A schema change reads the schema tables implicitly; the statement must not name them.
      const bool named = std::any_of(std::begin(kSchemaTables), std::end(kSchemaTables),
                                     [&](std::string_view name) { return script_.names(name); });
      if (verb_ == Verb::kRows || named || script_.names(access.table) || !access.view.empty())
        refuse("reading " + access.table);
      return;
    }
    // ALTER TABLE ... ADD COLUMN ... CHECK looks for rows that do not pass.
    if (verb_ == Verb::kAlter && access.table == kRowCheck && !script_.names(kRowCheck)) return;
    // For tables of a trigger's body SQLite gives no schema.
    const std::string schema = access.schema.empty() ? "main" : access.schema;
    const ColumnRead what{schema, access.table, access.name};
    const db::Catalog& all = parts_.catalog.unfiltered();
    const db::Table* table = all.find(schema, access.table);
    if (table == nullptr) {
      if (script_.is_query(access.table) && access.view.empty()) return;
      const std::string name = text::lower(access.table);
      if (table_function_verdict(name, parts_.rules.allow_functions) != FunctionVerdict::kAllowed &&
          !(access.name.empty() && access.schema.empty()))
        report(hidden_part(nullptr));
      return;
    }
    check_.reads.push_back(what);
    if (parts_.catalog.whole && !may_read(parts_.catalog, what))
      report(hidden_part(parts_.catalog.find(schema, access.table)));
  }

  void change(const db::Access& access) {
    if (!allowed(verb_, access.name)) {
      if (verb_ != Verb::kRows && verb_ != Verb::kNone && of_sqlite(access.table)) return;
      return refuse(access.name + (of_sqlite(access.table) ? " of " + access.table : ""));
    }
    if (access.name == "REINDEX") return;  // fills a new index
    if (of_sqlite(access.table)) {
      if (verb_ == Verb::kRows) refuse(access.name + " of " + access.table);
      return;
    }
    if (!access.schema.empty() && !text::equal_nocase(access.schema, "main"))
      return report(finding(Code::kSafeguardViolation, access.table,
                            "only tables of main are changed" + through(access)));
    if (verb_ == Verb::kCreateTable) return;
    table_changed(access);
  }

  void table_changed(const db::Access& access) {
    changed.insert(text::lower(access.table));
    if (access.name != "DELETE") written_.insert(text::lower(access.table));
    const db::Table* seen = parts_.catalog.find("main", access.table);
    const db::Catalog& all = parts_.catalog.unfiltered();
    const db::Table* real = all.find("main", access.table);
    const bool row_table =
        real &&
        (real->kind == db::TableKind::kTable ||
         (!access.view.empty() && real->kind == db::TableKind::kVirtual && harmless_module(*real)));
    if (seen && row_table && seen->writable && !seen->restricted) return;
    if (!parts_.catalog.whole && real && real->kind == db::TableKind::kView)
      return report(finding(Code::kSafeguardViolation, access.table, "a view is not changed"));
    const std::string what = seen ? fmt::format("\"{}\"", shown(seen->name)) : "this table";
    report(finding(parts_.catalog.whole ? Code::kSecurityViolation : Code::kSafeguardViolation,
                   seen ? seen->name : "", what + " may not be changed" + through(access)));
  }

  const ChangeParts& parts_;
  const StatementText& script_;
  const Verb verb_;
  Check& check_;
  std::set<std::string> reported_;
  std::set<std::string> written_;  // the tables of `changed` with rows that are inserted or updated
};

// Names of a change of rows that do not exist, with suggestions; nothing if all do.
Result<std::vector<LocatedFinding>> unknown_names(const Statement& statement,
                                                  const ChangeParts& parts, Check& check) {
  auto copy = StatementText::of(statement);
  if (!copy) return copy.error();
  Repair repair(parts.host, *copy, parts.stand_ins, parts.functions, parts.rules);
  (void)repair.run(true);
  check.phantoms = repair.phantoms;
  const bool stops =
      std::any_of(repair.found.begin(), repair.found.end(),
                  [](const LocatedFinding& f) { return f.finding.severity >= Severity::kError; });
  return stops ? std::move(repair.found) : std::vector<LocatedFinding>();
}

// The last steps, of a change in which nothing is wrong so far: what hidden objects make of its
// names, whether it may roll back, and whether the caller's connection compiles it.
Status review_meaning(const Statement& statement, const StatementText& script,
                      const ChangeParts& parts, const DefinitionCopy& definition_copy,
                      ChangeReview& review) {
  if (review.found.empty() && parts.catalog.whole) {
    auto captured =
        captured_name(statement, {parts.host, parts.stand_ins, parts.functions, parts.rules}, true);
    if (!captured) return captured.error();
    if (*captured) review.found.push_back({std::move(**captured), std::string::npos});
  }
  if (review.found.empty() && may_roll_back(definition_copy, review.changed))
    review.found.push_back({finding(Code::kSafeguardViolation, "ROLLBACK",
                                    "the table or a trigger of it may roll back, which would take "
                                    "the caller's transaction with it"),
                            std::string::npos});
  if (review.found.empty())
    if (auto refusal = refuse_on_host(statement.text(), script, parts))
      review.found.push_back({*refusal, std::string::npos});
  return Done{};
}

}  // namespace

bool is_change(const StatementText& script) { return verb_of(script) != Verb::kNone; }

Result<std::vector<LocatedFinding>> review_change(const Statement& statement,
                                                  const ChangeParts& parts, Check& check) {
  const std::string& sql = statement.text();
  auto script = StatementText::of(statement);
  if (!script) return script.error();
  const Verb verb = verb_of(*script);
  check.changes = true;
  const bool of_rows = verb == Verb::kRows;
  if (auto refusal = refuse_start(*script, parts, of_rows))
    return std::vector<LocatedFinding>{{*refusal, 0}};
  const db::Catalog& whole = parts.catalog.unfiltered();
  if (verb == Verb::kAlter && !whole.too_heavy.empty())  // ALTER expands every view
    return std::vector<LocatedFinding>{
        {finding(Code::kSafeguardViolation, "ALTER",
                 "ALTER is refused: a view expands other views too often"),
         0}};
  if (auto listed = parts.functions.refresh(parts.host); !listed) return listed.error();

  if (of_rows) {
    auto unknown = unknown_names(statement, parts, check);
    if (!unknown || !unknown->empty()) return unknown;
  }
  auto definition_copy = DefinitionCopy::make(parts.host, whole, parts.functions);
  if (!definition_copy && definition_copy.error().code == Code::kSafeguardViolation)
    return std::vector<LocatedFinding>{
        {finding(definition_copy.error().code, "", definition_copy.error().message), 0}};
  if (!definition_copy) return definition_copy.error();
  if (!of_rows && (*definition_copy)->too_heavy(sql))
    return std::vector<LocatedFinding>{
        {finding(Code::kSafeguardViolation, "",
                 "its generated columns contain each other too often to be "
                 "compiled"),
         0}};
  const db::Compilation compilation = (*definition_copy)->prepare(sql);
  ChangeReview review(parts, *script, verb, check);
  for (const db::Access& access : compilation.accesses) review.review(access);
  check.bounds = bounds_of_change(*script, compilation, (*definition_copy)->objects(), check.reads,
                                  whole, parts.weight);
  review.review_called(**definition_copy);
  check.bounds.only_full_text =
      only_full_text(check.functions, parts.functions, parts.rules.allow_functions);
  if (!of_rows) review_definition(*script, parts, review.found);
  if (review.found.empty() && !compilation.compiled)
    review.found.push_back(parts.catalog.restricted
                               ? LocatedFinding{hidden_part(nullptr), std::string::npos}
                               : compile_error(compilation.message, compilation.offset, &*script));
  if (review.found.empty())
    if (auto refusal = refuse_temporary(*script, compilation, **definition_copy, of_rows))
      review.found.push_back({*refusal, std::string::npos});
  if (auto reviewed = review_meaning(statement, *script, parts, **definition_copy, review);
      !reviewed)
    return reviewed.error();
  return std::move(review.found);
}

}  // namespace ask::sql
