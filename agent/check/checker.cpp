#include "agent/check/checker.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "agent/check/access_review.h"
#include "agent/check/change.h"
#include "agent/check/compile_bounds.h"
#include "agent/check/hidden_names.h"
#include "agent/check/join_rules.h"
#include "agent/check/lint.h"
#include "agent/check/messages.h"
#include "agent/check/only_counts.h"
#include "agent/check/plan_review.h"
#include "agent/check/scope_review.h"
#include "agent/check/statement_bounds.h"
#include "agent/check/statement_rules.h"
#include "agent/db/run/sort_bounds.h"
#include "agent/policy/visibility.h"
#include "agent/sql/tree.h"

namespace ask::sql {
namespace {

bool stops(const LocatedFinding& found) { return found.finding.severity >= Severity::kError; }
bool any_stops(const std::vector<LocatedFinding>& found) {
  return std::any_of(found.begin(), found.end(), stops);
}

// Stand-ins of two catalogs, the visible one and the whole one; the last one used comes first.
using TwoStandins = std::array<std::unique_ptr<StandIns>, 2>;

// Discards the stand-ins unless the check completed: a partial set must not be reused.
class StandInGuard {
 public:
  explicit StandInGuard(TwoStandins& stand_ins) : stand_ins_(stand_ins) {}
  ~StandInGuard() {
    if (!made_) stand_ins_ = {};
  }
  StandInGuard(const StandInGuard&) = delete;
  StandInGuard& operator=(const StandInGuard&) = delete;
  void made() { made_ = true; }

 private:
  TwoStandins& stand_ins_;
  bool made_ = false;
};

// Explains whether the views it expands or the statement itself is too heavy.
Finding too_heavy(const Statement& statement, const StatementText& script) {
  const auto nothing = [](const TableRef&) -> const ExpansionCost* { return nullptr; };
  if (script.queries().empty() && expansion_cost(statement, nothing) > kHeaviest)
    return finding(Code::kInvalidPlanStructure, "",
                   "the statement has too many terms to be compiled in time", "shorten its lists");
  return finding(Code::kInvalidPlanStructure, "",
                 "the statement expands its WITH queries and views too often",
                 "name each of them only a few times");
}

Finding unbounded_format() {
  return finding(Code::kInvalidPlanStructure, "printf",
                 "printf() and format() may repeat a character without an end",
                 "give the format as a text, and the precision of %c as a number in it");
}

int rank(Severity severity) { return -static_cast<int>(severity); }

}  // namespace

struct Checker::Impl {
  // What is examined, and against what.
  struct Subject {
    const Statement& statement;
    StatementText& script;
    StandIns& stand_ins;
    const db::Catalog& catalog;
    const CheckRules& rules;
    double weight;
  };

  // What is known of the connection's functions within a call (Checker::OneCall).
  enum class Known : uint8_t { kNothing, kOwnCount, kAll };

  sqlite3* host;
  TwoStandins kept;
  db::HostFunctions functions;
  Known known = Known::kNothing;
  bool one_call = false;
  db::UniqueStmt on_host;  // the statement of the last check, only within a call
  std::string on_host_sql;
  bool slow_nocase = false;
  const db::Catalog* scope = nullptr;  // of the check under way, null for none

  Result<StandIns*> standins_of(const db::Catalog& catalog);
  Status enforce(const Statement& statement, const db::Catalog& visible, const CheckRules& rules,
                 std::vector<LocatedFinding>& found, Check& check);
  std::vector<LocatedFinding> examine(const Statement& statement, const db::Catalog& catalog,
                                      const CheckRules& rules, Check& check, Status& status);
  Result<std::vector<LocatedFinding>> examine_change(const Subject& subject, Check& check);
  std::vector<LocatedFinding> examine_query(const Subject& subject, Check& check, Status& status);
  Status learn_functions(const db::Compilation& compilation, const StatementText& script,
                         StandIns& stand_ins);
  bool may_register(const std::vector<std::string>& called) const;
  void examine_on_host(std::string_view sql, const StatementText& script,
                       const db::Catalog& catalog, std::vector<LocatedFinding>& found, Check& check,
                       Status& status);
};

Result<StandIns*> Checker::Impl::standins_of(const db::Catalog& catalog) {
  for (auto& one : kept) {
    if (one == nullptr || !one->adopt(catalog)) continue;
    std::swap(one, kept.front());
    return kept.front().get();
  }
  Result<std::unique_ptr<StandIns>> fresh = StandIns::open(host, catalog);
  if (!fresh) return fresh.error();
  slow_nocase = db::slow_nocase(host);
  std::swap(kept.front(), kept.back());
  kept.front() = std::move(*fresh);
  return kept.front().get();
}

std::vector<LocatedFinding> Checker::Impl::examine(const Statement& statement,
                                                   const db::Catalog& catalog,
                                                   const CheckRules& rules, Check& check,
                                                   Status& status) {
  const size_t unknown = std::string::npos;
  const std::string& sql = statement.text();
  if (std::optional<Finding> refusal = refuse_text(sql, rules.write)) return {{*refusal, 0}};
  Result<StatementText> script = StatementText::of(statement);
  if (!script) return {{finding(script.error().code, "", script.error().message), unknown}};
  if (std::optional<Finding> refusal = refuse_size(*script)) return {{*refusal, unknown}};
  const bool change = rules.write && is_change(*script);
  if (!change)
    if (std::optional<Finding> refusal = refuse_script(*script)) return {{*refusal, 0}};
  const Result<StandIns*> made = standins_of(catalog);
  if (!made) {
    status = made.error();
    return {};
  }
  StandIns* const stand_ins = *made;
  if (catalog.restricted)
    if (std::optional<Finding> refusal = refuse_hidden_ways(*script)) return {{*refusal, 0}};

  const double weight = stand_ins->weight(statement);
  if (weight > kHeaviest) return {{too_heavy(statement, *script), unknown}};

  const Subject subject{statement, *script, *stand_ins, catalog, rules, weight};
  if (!change) return examine_query(subject, check, status);
  auto reviewed = examine_change(subject, check);
  if (!reviewed) status = reviewed.error();
  return reviewed ? std::move(*reviewed) : std::vector<LocatedFinding>();
}

Result<std::vector<LocatedFinding>> Checker::Impl::examine_change(const Subject& subject,
                                                                  Check& check) {
  auto reviewed = review_change(
      subject.statement,
      {host, subject.catalog, subject.rules, functions, subject.stand_ins, subject.weight}, check);
  if (!reviewed) return reviewed.error();
  if (check.bounds.instructions == 0) reviewed->push_back({unbounded_format(), std::string::npos});
  if (scope && !any_stops(*reviewed))
    if (auto found = change_outside_scope(check.reads, *scope))
      reviewed->push_back({std::move(*found), std::string::npos});
  return std::move(*reviewed);
}

std::vector<LocatedFinding> Checker::Impl::examine_query(const Subject& subject, Check& check,
                                                         Status& status) {
  const size_t unknown = std::string::npos;
  const auto& [statement, script, stand_ins, catalog, rules, weight] = subject;
  Repair repair(host, script, stand_ins, functions, rules);
  const db::Compilation compilation = repair.run(false);
  if (status = learn_functions(compilation, script, stand_ins); !status) return {};
  review_accesses(compilation, script, stand_ins, functions, rules, repair, check);
  check.phantoms = repair.phantoms;
  if (compilation.compiled && !any_stops(repair.found))
    if (std::optional<Finding> refusal = refuse_compiled(compiled_facts(compilation), script))
      repair.found.push_back({*refusal, unknown});
  if (scope && !any_stops(repair.found))
    if (auto found = outside_scope(compilation.accesses, script, *scope))
      repair.found.push_back({std::move(*found), unknown});
  if (catalog.whole != nullptr && !any_stops(repair.found)) {
    auto captured = captured_name(statement, {host, stand_ins, functions, rules}, false);
    if (!captured) status = captured.error();
    if (captured && *captured) repair.found.push_back({std::move(**captured), unknown});
  }
  if (catalog.whole != nullptr && status && !any_stops(repair.found))
    status = enforce(statement, catalog, rules, repair.found, check);
  check.bounds = bounds_of_query(statement, compilation, check.reads, catalog.unfiltered(), weight);
  check.bounds.only_full_text = only_full_text(check.functions, functions, rules.allow_functions);
  if (names_collation(statement.text(), check.reads, catalog.unfiltered(), slow_nocase))
    check.bounds.sorts_unlimited = true;
  if (check.bounds.instructions == 0 && !any_stops(repair.found))
    repair.found.push_back({unbounded_format(), unknown});
  if (status && !any_stops(repair.found))
    examine_on_host(statement.text(), script, catalog, repair.found, check, status);
  return repair.found;
}

// What review_accesses() must know of the connection's functions.
Status Checker::Impl::learn_functions(const db::Compilation& compilation,
                                      const StatementText& script, StandIns& stand_ins) {
  const bool generated = reads_generated(compilation, stand_ins);
  const bool calls =
      std::any_of(compilation.accesses.begin(), compilation.accesses.end(),
                  [](const db::Access& a) { return a.kind == db::Access::Kind::kFunction; });
  if ((!calls && !generated) || known == Known::kAll) return Done{};
  const db::Table* counted = generated ? nullptr : only_counts(compilation, script, stand_ins);
  if (counted && (known == Known::kOwnCount ||
                  functions.find_own_count(host, counted->schema, counted->name))) {
    known = one_call ? Known::kOwnCount : Known::kNothing;
    return Done{};
  }
  if (Status listed = functions.refresh(host); !listed) return listed;
  known = one_call ? Known::kAll : Known::kNothing;
  return Done{};
}

// True if something else than SQLite's own functions is among those called: when a function of the
// application runs, it may register more.
bool Checker::Impl::may_register(const std::vector<std::string>& called) const {
  return std::any_of(called.begin(), called.end(), [this](const std::string& name) {
    const auto overloads = functions.find(name);
    return overloads.empty() || std::any_of(overloads.begin(), overloads.end(),
                                            [](const db::HostFunction& f) { return !f.builtin; });
  });
}

// Compiles the statement against the whole schema, as the caller's connection will, and checks what
// it reads against the visible schema. The first compilation, against the visible schema, found no
// error; what can differ here is an asterisk, a row id, or a name that a hidden object has too.
Status Checker::Impl::enforce(const Statement& statement, const db::Catalog& visible,
                              const CheckRules& rules, std::vector<LocatedFinding>& found,
                              Check& check) {
  const size_t unknown = std::string::npos;
  Result<StatementText> script = StatementText::of(statement);
  const Result<StandIns*> stand_ins = standins_of(*visible.whole);
  if (!stand_ins) return stand_ins.error();
  if (!script) return script.error();
  if ((*stand_ins)->weight(statement) > kHeaviest) {
    found.push_back({hidden_part(nullptr), unknown});
    return Done{};
  }
  Repair repair(host, *script, **stand_ins, functions, rules);
  const db::Compilation compilation = repair.run(false);
  if (const Status listed = functions.refresh(host); !listed) return listed;
  Check exact;
  review_accesses(compilation, *script, **stand_ins, functions, rules, repair, exact);
  if (!compilation.compiled || any_stops(repair.found)) {
    found.push_back({hidden_part(nullptr), unknown});
    return Done{};
  }
  for (const ColumnRead& read : exact.reads) {
    const db::Table* table = visible.find(read.schema, read.table);
    if (!may_read(visible, read)) {
      found.push_back({hidden_part(table), unknown});
      return Done{};
    }
  }
  check.reads = std::move(exact.reads);
  check.functions = std::move(exact.functions);
  return Done{};
}

// The final check: compiles the statement on the caller's connection, under the caller's own
// authorizer.
void Checker::Impl::examine_on_host(std::string_view sql, const StatementText& script,
                                    const db::Catalog& catalog, std::vector<LocatedFinding>& found,
                                    Check& check, Status& status) {
  const size_t unknown = std::string::npos;
  Result<db::HostStatement> compiled = db::compile_on_host(host, sql);
  if (!compiled) {
    const Error& error = compiled.error();
    if (error.code == Code::kCancelled || error.code == Code::kOutOfMemory) {
      status = error;
    } else if (error.code == Code::kExecutionError) {
      found.push_back(compile_error(error.message, -1, &script));
    } else {
      found.push_back({finding(error.code, "", error.message), unknown});
    }
    return;
  }
  if (std::optional<Finding> refusal = refuse_compiled(compiled_facts(*compiled), script)) {
    found.push_back({*refusal, unknown});
    return;
  }
  if (one_call) {
    on_host = std::move(compiled->compiled);
    on_host_sql = sql;
  }
  Result<std::vector<db::PlanLine>> plan = db::host_query_plan(host, sql);
  check.bounds.sorts_unlimited = check.bounds.sorts_unlimited || !plan;
  if (!plan) return;  // the plan is informational: its failure is no reason to refuse
  bound_sorts(*plan, check.bounds);
  const Result<StandIns*> stand_ins = standins_of(catalog);
  if (!stand_ins) return;
  review_plan(*plan, Hints(script, **stand_ins), found);
  if (catalog.restricted) return;  // it names indexes, which reveal their columns
  check.query_plan = std::move(*plan);
}

Checker::OneCall::OneCall(Checker& checker) : checker_(checker) {
  checker_.impl_->one_call = true;
  checker_.forget_functions();
}

Checker::OneCall::~OneCall() {
  checker_.impl_->one_call = false;
  checker_.impl_->on_host.reset();
  checker_.forget_functions();
}

void Checker::forget_functions() { impl_->known = Impl::Known::kNothing; }

db::UniqueStmt Checker::take_compiled(std::string_view sql) {
  if (sql != impl_->on_host_sql) impl_->on_host.reset();
  return std::move(impl_->on_host);
}

Checker::Checker(sqlite3* host) : impl_(std::make_unique<Impl>()) { impl_->host = host; }
Checker::~Checker() = default;

Result<Check> Checker::check(const Statement& statement, const db::Catalog& given,
                             const CheckRules& rules) {
  // SQLite resolves names over everything that may be read, whatever the scope of the question is.
  const db::Catalog& catalog = given.before_scope();
  impl_->scope = given.permitted ? &given : nullptr;
  Check check;
  check.version = catalog.version;
  impl_->on_host.reset();
  Status status = Done{};
  StandInGuard kept(impl_->kept);
  std::vector<LocatedFinding> found = impl_->examine(statement, catalog, rules, check, status);
  if (!status) return status.error();
  for (const ColumnRead& read : check.reads) {  // private by the policy or by a note
    const db::Table* table = catalog.find(read.schema, read.table);
    const db::Column* column = table == nullptr ? nullptr : table->find(read.column);
    check.reads_private = check.reads_private || (column != nullptr && column->is_private);
  }
  if (!any_stops(found))
    if (const Result<Query>& query = statement.query()) {
      for (Finding& warning : structure(*query))
        found.push_back({std::move(warning), std::string::npos});
      for (Finding& finding : join_rules(*query, catalog, rules.strict_joins))
        found.push_back({std::move(finding), std::string::npos});
    }
  kept.made();
  if (impl_->may_register(check.functions)) impl_->known = Impl::Known::kNothing;
  std::stable_sort(found.begin(), found.end(),
                   [](const LocatedFinding& a, const LocatedFinding& b) {
                     return std::pair(rank(a.finding.severity), a.at) <
                            std::pair(rank(b.finding.severity), b.at);
                   });
  for (LocatedFinding& f : found) check.findings.push_back(std::move(f.finding));
  check.runnable = std::none_of(check.findings.begin(), check.findings.end(),
                                [](const Finding& f) { return f.severity >= Severity::kError; });
  return check;
}

double Check::hallucination_ratio() const {
  if (phantoms.empty()) return 0;
  const auto missing = static_cast<double>(phantoms.size());
  return missing / std::max(missing, static_cast<double>(identifiers));
}

Error Check::error() const {
  constexpr size_t kMost = 5;
  Error out{findings.front().code, ""};
  for (size_t i = 0; i < findings.size() && i < kMost; ++i) {
    const Finding& f = findings[i];
    if (f.severity < Severity::kError) break;
    if (i > 0) out.message += "; ";
    out.message += f.message;
    if (!f.hint.empty()) out.message += fmt::format(" ({})", f.hint);
  }
  return out;
}

}  // namespace ask::sql
