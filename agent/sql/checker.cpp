#include "agent/sql/checker.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>

#include "agent/common/text.h"
#include "agent/sql/checker_judge.h"
#include "agent/sql/parse.h"
#include "agent/sql/structure.h"

namespace ask::sql {
namespace {

constexpr size_t kMaxBytes = 1'000'000;
// Each WITH query or view is expanded wherever it is named, and SQLite cannot be interrupted while
// it does; this many take some ten milliseconds.
constexpr double kMaxExpansion = 4000;

// The first word of the statement in upper case, past space and comments.
std::string first_word(std::string_view sql) {
  size_t i = 0;
  for (;;) {
    i = std::min(sql.find_first_not_of(" \t\r\n\f;", i), sql.size());
    if (sql.substr(i, 2) == "--") {
      i = std::min(sql.find('\n', i), sql.size());
    } else if (sql.substr(i, 2) == "/*") {
      const size_t end = sql.find("*/", i + 2);
      i = end == sql.npos ? sql.size() : end + 2;
    } else {
      break;
    }
  }
  std::string word;
  for (; i < sql.size() && word.size() < 20; ++i) {
    const char c = sql[i];
    if ((c >= 'a' && c <= 'z')) {
      word += static_cast<char>(c - 'a' + 'A');
    } else if ((c >= 'A' && c <= 'Z') || c == '_') {
      word += c;
    } else {
      break;
    }
  }
  return word;
}

constexpr std::string_view kStatements[] = {
    "ALTER",   "ANALYZE", "ATTACH",   "BEGIN",     "COMMIT", "CREATE", "DELETE",
    "DETACH",  "DROP",    "END",      "EXPLAIN",   "INSERT", "PRAGMA", "REINDEX",
    "RELEASE", "REPLACE", "ROLLBACK", "SAVEPOINT", "UPDATE", "VACUUM"};

Finding refused(std::string_view what) {
  return finding(Code::kSafeguardViolation, what,
                 fmt::format("{} is refused: ask only reads", what), "write one SELECT");
}

// What is wrong with the text before anything is compiled.
std::optional<Finding> refuse_text(std::string_view sql) {
  if (sql.size() > kMaxBytes)
    return finding(Code::kSafeguardViolation, "",
                   fmt::format("the statement is longer than {} bytes", kMaxBytes));
  if (const size_t nul = sql.find('\0'); nul != sql.npos)
    return finding(Code::kInvalidText, "",
                   fmt::format("the statement has a NUL byte at byte {}", nul));
  const std::string word = first_word(sql);
  if (std::find(std::begin(kStatements), std::end(kStatements), word) != std::end(kStatements))
    return refused(word);
  return std::nullopt;
}

// The verb behind WITH, "" when there is no WITH or it is not to be seen.
std::string verb_behind_with(const Script& script) {
  for (size_t i = script.word(0, "WITH") ? 1 : script.size(); i < script.size(); ++i) {
    if (script.symbol(i, "(")) i = script.closing(i);
    for (const std::string_view verb :
         {"SELECT", "VALUES", "INSERT", "REPLACE", "UPDATE", "DELETE"})
      if (script.word(i, verb)) return std::string(verb);
  }
  return "";
}

std::optional<Finding> refuse_script(const Script& script) {
  size_t end = 0;
  while (end + 1 < script.size() && !script.symbol(end, ";")) ++end;
  for (size_t i = end; i + 1 < script.size(); ++i)
    if (!script.symbol(i, ";"))
      return finding(Code::kSafeguardViolation, script.value(i),
                     "there must be exactly one statement", "write one SELECT and nothing else");
  if (end == 0) return finding(Code::kSyntaxError, "", "there is no statement", "write one SELECT");
  const std::string verb = verb_behind_with(script);
  if (!verb.empty() && verb != "SELECT" && verb != "VALUES") return refused(verb);
  return std::nullopt;
}

// SQLite's own reading of the same questions, in the shadow and on the caller's connection.
// `Compiled` is db::Attempt or db::HostStatement.
template <class Compiled>
std::optional<Finding> refuse_shape(const Compiled& compiled, const Script& script) {
  if (!compiled.statement) return finding(Code::kSyntaxError, "", "there is no statement");
  for (size_t i = script.size() - 1; i-- > 0 && script.token(i).at >= compiled.tail;)
    if (!script.symbol(i, ";"))
      return finding(Code::kSafeguardViolation, "", "there must be exactly one statement");
  if (compiled.explain) return refused("EXPLAIN");
  if (!compiled.read_only || compiled.columns == 0)
    return refused("a statement that gives no rows or changes data");
  if (compiled.parameters > 0)
    return finding(Code::kSyntaxError, "?", "a parameter has no value here",
                   "write the value itself");
  return std::nullopt;
}

bool stops(const Found& found) { return found.finding.severity >= Severity::kError; }
bool any_stops(const std::vector<Found>& found) {
  return std::any_of(found.begin(), found.end(), stops);
}

// Throws the stand-ins away unless the check was made: what was cut short is not to be built on.
class Kept {
 public:
  explicit Kept(std::unique_ptr<Standins>& standins) : standins_(standins) {}
  ~Kept() {
    if (!made_) standins_.reset();
  }
  Kept(const Kept&) = delete;
  Kept& operator=(const Kept&) = delete;
  void made() { made_ = true; }

 private:
  std::unique_ptr<Standins>& standins_;
  bool made_ = false;
};

int rank(Severity severity) { return -static_cast<int>(severity); }

}  // namespace

struct Checker::Impl {
  sqlite3* host;
  std::unique_ptr<Standins> standins;
  db::HostFunctions functions;

  Status prepare_standins(const db::Catalog& catalog);
  std::vector<Found> examine(std::string_view sql, const db::Catalog& catalog,
                             const CheckRules& rules, Check& check, Status& status);
  void examine_on_host(std::string_view sql, const Script& script, std::vector<Found>& found,
                       Check& check, Status& status);
};

Status Checker::Impl::prepare_standins(const db::Catalog& catalog) {
  if (standins != nullptr && standins->adopt(catalog)) return Done{};
  Result<std::unique_ptr<Standins>> fresh = Standins::open(host, catalog);
  if (!fresh) return fresh.error();
  standins = std::move(*fresh);
  return Done{};
}

std::vector<Found> Checker::Impl::examine(std::string_view sql, const db::Catalog& catalog,
                                          const CheckRules& rules, Check& check, Status& status) {
  const size_t unknown = std::string::npos;
  if (std::optional<Finding> refusal = refuse_text(sql)) return {{*refusal, 0}};
  Result<Script> script = Script::read(sql);
  if (!script) return {{finding(script.error().code, "", script.error().message), unknown}};
  if (std::optional<Finding> refusal = refuse_script(*script)) return {{*refusal, 0}};
  if (status = prepare_standins(catalog); !status) return {};

  const double expansion = script->expansion([&](const NamedTable& named) {
    const db::Table* table = standins->find(named.schema, named.name);
    return table == nullptr ? 1.0 : standins->weight(*table);
  });
  if (expansion > kMaxExpansion)
    return {{finding(Code::kInvalidPlanStructure, "",
                     "the statement expands its WITH queries and views too often",
                     "name each of them only a few times"),
             unknown}};

  Repair repair(host, *script, *standins, functions, rules);
  const db::Attempt attempt = repair.run();
  const bool calls =
      std::any_of(attempt.accesses.begin(), attempt.accesses.end(),
                  [](const db::Access& a) { return a.kind == db::Access::Kind::kFunction; });
  if (calls)
    if (const Status listed = functions.refresh(host); !listed) {
      status = listed;
      return {};
    }
  judge(attempt, *script, *standins, functions, rules, repair, check);
  check.phantoms = repair.phantoms;
  if (attempt.compiled && !any_stops(repair.found))
    if (std::optional<Finding> refusal = refuse_shape(attempt, *script))
      repair.found.push_back({*refusal, unknown});
  if (!any_stops(repair.found)) examine_on_host(sql, *script, repair.found, check, status);
  return repair.found;
}

// The last word: the caller's connection compiles it, under the caller's own authorizer.
void Checker::Impl::examine_on_host(std::string_view sql, const Script& script,
                                    std::vector<Found>& found, Check& check, Status& status) {
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
  if (std::optional<Finding> refusal = refuse_shape(*compiled, script)) {
    found.push_back({*refusal, unknown});
    return;
  }
  Result<std::vector<db::PlanLine>> plan = db::host_query_plan(host, sql);
  if (!plan) return;  // worth knowing, not worth refusing for
  check.query_plan = std::move(*plan);
  judge_plan(check.query_plan, Hints(script, *standins), found);
}

Checker::Checker(sqlite3* host) : impl_(std::make_unique<Impl>()) { impl_->host = host; }
Checker::~Checker() = default;

Result<Check> Checker::check(std::string_view sql, const db::Catalog& catalog,
                             const CheckRules& rules) {
  Check check;
  Status status = Done{};
  Kept kept(impl_->standins);
  std::vector<Found> found = impl_->examine(sql, catalog, rules, check, status);
  if (!status) return status.error();
  if (!any_stops(found))
    if (const auto query = parse(sql))
      for (Finding& warning : structure(*query))
        found.push_back({std::move(warning), std::string::npos});
  kept.made();
  std::stable_sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
    return std::pair(rank(a.finding.severity), a.at) < std::pair(rank(b.finding.severity), b.at);
  });
  for (Found& f : found) check.findings.push_back(std::move(f.finding));
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
