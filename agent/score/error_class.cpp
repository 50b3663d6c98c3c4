#include "agent/score/error_class.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>

#include "agent/common/text.h"
#include "agent/score/features.h"
#include "agent/sql/parse.h"

namespace ask::score {
namespace {

using enum ErrorClass;

// clang-format off
constexpr ErrorClassFacts kErrorClasses[] = {
    {kNoError,            "no_error",        "no_error",                            "nothing is wrong, as far as can be seen"},
    {kWrongSchemaLinking, "schema_error",    "wrong_schema_linking",                "some of its tables are others than those needed"},
    {kWrongColumn,        "schema_error",    "wrong_column",                        "it gives or names another column"},
    {kWrongTable,         "schema_error",    "wrong_table",                         "none of its tables is needed, or one does not exist"},
    {kWrongDataAnalysis,  "analysis_error",  "erroneous_data_analysis",             "other groups, another order, other rows kept"},
    {kWrongPlanning,      "analysis_error",  "incorrect_planning",                  "other steps: queries within queries, sets"},
    {kWrongCalculation,   "analysis_error",  "incorrect_data_calculation",          "another aggregate or other arithmetic"},
    {kSyntaxError,        "sql_error",       "syntax_error",                        "SQLite cannot read it"},
    {kWrongFilter,        "sql_error",       "condition_filter_error",              "a condition is missing, too many or another"},
    {kWrongJoin,          "sql_error",       "join_error",                          "the tables are joined in another way"},
    {kWrongFunction,      "sql_error",       "incorrect_dialect_function_usage",    "a function that SQLite lacks, or another than needed"},
    {kPromptTooLong,      "prompt_error",    "excessive_prompt_length",             "the request was too long for the model"},
    {kWrongKnowledge,     "knowledge_error", "misunderstanding_external_knowledge", "the right condition with another constant"},
};
// clang-format on

consteval bool in_order() {
  for (size_t i = 0; i < std::size(kErrorClasses); ++i)
    if (static_cast<size_t>(kErrorClasses[i].id) != i) return false;
  return std::size(kErrorClasses) == static_cast<size_t>(kWrongKnowledge) + 1;
}
static_assert(in_order(), "kErrorClasses must list every ErrorClass in the order of the enum");

constexpr double kPhantom = 0.95, kMessage = 0.9, kPart = 0.85, kAnalysis = 0.8, kTree = 0.7,
                 kNear = 0.6, kGuess = 0.5;

struct FindingClass {
  Code code;
  ErrorClass id;
  double confidence;
};
constexpr FindingClass kFindingClasses[] = {
    {Code::kTableNotFound, kWrongTable, kPhantom},
    {Code::kColumnNotFound, kWrongColumn, kPhantom},
    {Code::kFunctionNotFound, kWrongFunction, kPhantom},
    {Code::kAmbiguousColumn, kWrongColumn, kMessage},
    {Code::kAggregateMisuse, kWrongFunction, kMessage},
    {Code::kSyntaxError, kSyntaxError, kMessage},
    {Code::kInvalidPlanStructure, kSyntaxError, kMessage},
    {Code::kInvalidText, kSyntaxError, kMessage},
};

constexpr std::string_view kTooLong[] = {"context length",  "context window",     "context_length",
                                         "maximum context", "prompt is too long", "too many tokens",
                                         "schema_budget"};

std::optional<Classified> by_findings(const sql::Check& check) {
  for (const FindingClass& known : kFindingClasses)
    for (const sql::Finding& finding : check.findings)
      if (finding.code == known.code && finding.severity >= Severity::kError)
        return Classified{known.id, known.confidence, finding.message};
  return std::nullopt;
}

std::optional<Classified> by_error(const Error& error) {
  const std::string message = text::lower(error.message);
  for (const std::string_view words : kTooLong)
    if (message.find(words) != message.npos)
      return Classified{kPromptTooLong, kMessage, error.message};
  for (const FindingClass& known : kFindingClasses)
    if (known.code == error.code) return Classified{known.id, kMessage, error.message};
  if (error.code == Code::kExecutionError)
    return Classified{kWrongFunction, kMessage, error.message};
  return std::nullopt;
}

template <class Items>
std::string one_of(const Items& items) {
  return text::shortened(*items.begin(), 80);
}

// The multiset difference a - b.
Bag without(const Bag& a, const Bag& b) {
  Bag out;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::inserter(out, out.end()));
  return out;
}

std::string differing(std::string_view what, const Bag& gold, const Bag& got) {
  const Bag missing = without(gold, got), extra = without(got, gold);
  if (missing.empty() && extra.empty()) return fmt::format("other {}", what);
  if (missing.empty()) return fmt::format("{} too many: {}", what, one_of(extra));
  if (extra.empty()) return fmt::format("{} missing: {}", what, one_of(missing));
  return fmt::format("{} differ: {} in place of {}", what, one_of(extra), one_of(missing));
}

std::optional<Classified> by_tables(const Features& gold, const Features& got) {
  const std::set<std::string> wanted(gold.tables.begin(), gold.tables.end());
  const std::set<std::string> used(got.tables.begin(), got.tables.end());
  if (wanted == used) return std::nullopt;
  const bool none_shared = std::none_of(
      used.begin(), used.end(), [&](const std::string& table) { return wanted.contains(table); });
  return Classified{
      none_shared ? kWrongTable : kWrongSchemaLinking, kTree,
      differing("tables", Bag(wanted.begin(), wanted.end()), Bag(used.begin(), used.end()))};
}

std::optional<Classified> by_filters(const Features& gold, const Features& got) {
  if (gold.filters == got.filters && gold.conditions == got.conditions) return std::nullopt;
  Bag wanted = gold.conditions, used = got.conditions, wanted_all = wanted, used_all = used;
  for (const ConstantCondition& f : gold.filters) wanted.insert(f.subject);
  for (const ConstantCondition& f : got.filters) used.insert(f.subject);
  for (const ConstantCondition& f : gold.filters) wanted_all.insert(f.subject + " " + f.constant);
  for (const ConstantCondition& f : got.filters) used_all.insert(f.subject + " " + f.constant);
  // The same conditions with other constants point to missing domain knowledge.
  const bool constants_only = wanted == used;
  return Classified{constants_only ? kWrongKnowledge : kWrongFilter, constants_only ? kTree : kPart,
                    differing("conditions", wanted_all, used_all)};
}

std::string in_order(const std::vector<std::string>& order) {
  return order.empty() ? "no order" : text::shortened(text::joined(order, ", "), 80);
}

std::optional<Classified> by_analysis(const Features& gold, const Features& got) {
  if (gold.subqueries != got.subqueries || gold.set_operations != got.set_operations)
    return Classified{
        kWrongPlanning, kAnalysis,
        fmt::format("{} queries within queries and {} set operations in place of {} "
                    "and {}",
                    got.subqueries, got.set_operations, gold.subqueries, gold.set_operations)};
  if (gold.groups != got.groups)
    return Classified{kWrongDataAnalysis, kAnalysis, differing("groups", gold.groups, got.groups)};
  if (gold.windows != got.windows)
    return Classified{kWrongDataAnalysis, kAnalysis,
                      differing("windows", gold.windows, got.windows)};
  if (gold.order != got.order || gold.limit != got.limit)
    return Classified{
        kWrongDataAnalysis, kAnalysis,
        fmt::format("other rows come first: {}{} in place of {}{}", in_order(got.order),
                    got.limit.empty() ? "" : " limit " + got.limit, in_order(gold.order),
                    gold.limit.empty() ? "" : " limit " + gold.limit)};
  if (gold.distinct != got.distinct)
    return Classified{kWrongDataAnalysis, kAnalysis,
                      gold.distinct ? "DISTINCT is missing" : "DISTINCT is too much"};
  return std::nullopt;
}

std::optional<Classified> by_tree(std::string_view gold_sql, std::string_view sql) {
  const auto wanted = sql::parse(gold_sql), given = sql::parse(sql);
  if (!wanted || !given) return std::nullopt;
  const Features gold = features(*wanted), got = features(*given);
  if (auto out = by_tables(gold, got)) return out;
  if (gold.joins != got.joins)
    return Classified{kWrongJoin, kPart, differing("joins", gold.joins, got.joins)};
  if (gold.functions != got.functions)
    return Classified{kWrongFunction, kPart, differing("functions", gold.functions, got.functions)};
  if (gold.aggregates != got.aggregates && gold.groups == got.groups)
    return Classified{kWrongCalculation, kAnalysis,
                      differing("aggregates", gold.aggregates, got.aggregates)};
  if (gold.calculations != got.calculations)
    return Classified{kWrongCalculation, kAnalysis,
                      differing("calculations", gold.calculations, got.calculations)};
  if (gold.subqueries == got.subqueries && gold.set_operations == got.set_operations)
    if (auto out = by_filters(gold, got)) return out;
  if (auto out = by_analysis(gold, got)) return out;
  if (auto out = by_filters(gold, got)) return out;
  if (gold.outputs != got.outputs)
    return Classified{kWrongColumn, kTree, differing("columns", gold.outputs, got.outputs)};
  return std::nullopt;
}

}  // namespace

const ErrorClassFacts& facts(ErrorClass id) { return kErrorClasses[static_cast<size_t>(id)]; }
std::span<const ErrorClassFacts> all_error_classes() { return kErrorClasses; }

Classified classify(const ToClassify& query) {
  if (query.comparison && query.comparison->same) return {kNoError, 1, "the rows are the same"};
  if (query.check && !query.check->runnable)
    if (auto out = by_findings(*query.check)) return *out;
  if (query.error)
    if (auto out = by_error(*query.error)) return *out;
  if (query.error || (query.check && !query.check->runnable))
    return {kWrongDataAnalysis, kGuess, query.error ? query.error->message : "it may not run"};
  if (!query.comparison)
    return {kNoError, kGuess, "it ran, and there is nothing to compare it with"};
  if (auto out = by_tree(query.gold_sql, query.sql)) return *out;
  const double match = query.comparison->match;
  return {kWrongDataAnalysis,
          match < 0.5   ? kTree
          : match < 0.8 ? kNear
                        : kGuess,
          query.comparison->difference};
}

}  // namespace ask::score
