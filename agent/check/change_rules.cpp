#include "agent/check/change_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/check/messages.h"
#include "agent/check/repair.h"
#include "agent/check/statement_rules.h"
#include "agent/common/text.h"

namespace ask::sql {
namespace {

bool says_rollback(const StatementText& script) {
  for (size_t i = 0; i < script.size(); ++i)
    if (script.word(i, "ROLLBACK")) return true;
  return false;
}

// True if the name occurs without a schema in front of it.
bool names_bare(const StatementText& script, std::string_view name) {
  for (size_t i = 0; i < script.size(); ++i)
    if (!(i > 0 && script.symbol(i - 1, ".")) && text::equal_nocase(script.value(i), name))
      return true;
  return false;
}

}  // namespace

bool may_roll_back(const DefinitionCopy& definition_copy, const std::set<std::string>& changed) {
  return std::any_of(definition_copy.objects().begin(), definition_copy.objects().end(),
                     [&](const auto& object) {
                       if (!changed.contains(text::lower(object.table))) return false;
                       const auto script = StatementText::read(object.sql);
                       return !script || says_rollback(*script);
                     });
}

void review_definition(const StatementText& script, const ChangeParts& parts,
                       std::vector<LocatedFinding>& found) {
  for (size_t i = 0; i + 1 < script.size(); ++i) {
    if (!script.symbol(i + 1, "(")) continue;
    const std::string name = text::lower(script.value(i));
    const auto overloads = parts.functions.find(name);
    if (overloads.empty() && !name.starts_with("ask")) continue;
    const FunctionVerdict verdict = function_verdict(name, overloads, parts.rules.allow_functions);
    if (verdict != FunctionVerdict::kAllowed)
      found.push_back(
          {finding(Code::kSafeguardViolation, name, refusal(verdict, name)), script.token(i).at});
  }
}

std::optional<Finding> refuse_start(const StatementText& script, const ChangeParts& parts,
                                    bool of_rows) {
  if (std::optional<Finding> more = refuse_more(script)) return more;
  // CREATE would fail for a name that is taken, even a hidden one; and no rule covers a new name.
  if (parts.catalog.whole && !of_rows)
    return finding(Code::kSecurityViolation, "",
                   "under a policy only rows are changed; whoever holds the database changes its "
                   "tables");
  if (says_rollback(script))
    return finding(Code::kSafeguardViolation, "ROLLBACK",
                   "ROLLBACK is refused: it would take the caller's transaction with it");
  if (parts.catalog.restricted) return refuse_hidden_ways(script);
  return std::nullopt;
}

std::optional<Finding> refuse_on_host(std::string_view sql, const StatementText& script,
                                      const ChangeParts& parts) {
  const auto compiled = db::compile_on_host(parts.host, sql);
  if (!compiled) {
    const Error& error = compiled.error();
    if (error.code != Code::kExecutionError) return finding(error.code, "", error.message);
    if (parts.catalog.restricted) return hidden_part(nullptr);
    return compile_error(error.message, -1, &script).finding;
  }
  CompiledFacts facts = compiled_facts(*compiled);
  if (facts.read_only || facts.explain || !facts.statement)
    return finding(Code::kSafeguardViolation, "", "the statement does not change data or schema");
  facts.read_only = true;  // the remaining rules are those for a SELECT
  facts.columns = 1;
  return refuse_compiled(facts, script);
}

std::optional<Finding> refuse_temporary(const StatementText& script,
                                        const db::Compilation& compilation,
                                        const DefinitionCopy& definition_copy, bool of_rows) {
  for (const std::string& name : definition_copy.temporary()) {
    const bool used =
        !of_rows ||
        std::any_of(compilation.accesses.begin(), compilation.accesses.end(), [&](auto& a) {
          return text::equal_nocase(a.kind == db::Access::Kind::kView ? a.name : a.table, name);
        });
    if (used && names_bare(script, name))
      return finding(Code::kSafeguardViolation, name,
                     fmt::format("\"{}\" is a temporary object as well, and only tables of main "
                                 "are changed",
                                 shown(name)),
                     fmt::format("write main.{}", text::quoted(name)));
  }
  return std::nullopt;
}

}  // namespace ask::sql
