// The taxonomy: error codes, failure categories, error classes.
#include "agent/score/failure.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "agent/score/error_class.h"

namespace ask::score::failure_test {
namespace {

std::string page_of_errors() {
  std::ifstream file(std::string(ASK_SOURCE_DIR) + "/docs/errors.md");
  std::stringstream out;
  out << file.rdbuf();
  return out.str();
}

}  // namespace

// The table in docs/errors.md equals the table of codes, row by row and in order.
// feature 135
TEST(Taxonomy, TheDocumentationListsEveryCode) {
  std::string wanted = "| code | severity | another try helps | meaning |\n|---|---|---|---|\n";
  for (const CodeFacts& code : all_codes()) {
    EXPECT_FALSE(code.meaning.empty()) << code.name;
    // A critical error is never retried.
    if (code.severity == Severity::kCritical) {
      EXPECT_FALSE(code.retryable) << code.name;
    }
    if (code.code == Code::kOk) continue;
    wanted += "| `" + std::string(code.name) + "` | " + std::string(name(code.severity)) + " | " +
              (code.retryable ? "yes" : "no") + " | " + std::string(code.meaning) + " |\n";
  }
  EXPECT_NE(page_of_errors().find(wanted + "\n"), std::string::npos) << wanted;
}

// feature 137
TEST(Taxonomy, EveryFailureHasItsCategory) {
  using enum Failure;
  const struct {
    Code code;
    const char* message;
    Failure failure;
  } kWanted[] = {
      {Code::kSyntaxError, "near \"FORM\": syntax error", kSyntax},
      {Code::kExecutionError, "near \"FORM\": syntax error", kSyntax},
      {Code::kExecutionError, "no such table: nope", kMissingTable},
      {Code::kTableNotFound, "there is no table \"nope\"", kMissingTable},
      {Code::kExecutionError, "no such column: nme", kMissingColumn},
      {Code::kFunctionNotFound, "there is no function nosuch()", kMissingColumn},
      {Code::kSecurityViolation, "access to t.c is prohibited", kPermission},
      {Code::kExecutionError, "not authorized", kPermission},
      {Code::kSafeguardViolation, "DROP is refused", kPermission},
      {Code::kExecutionError, "datatype mismatch", kType},
      {Code::kExecutionError, "integer overflow", kType},
      {Code::kExecutionError, "malformed JSON", kType},
      {Code::kExecutionError, "UNIQUE constraint failed: t.a", kConstraint},
      {Code::kAmbiguousColumn, "ambiguous column name: id", kAmbiguous},
      {Code::kDatabaseLocked, "database is locked", kConnection},
      {Code::kDatabaseCorrupt, "database disk image is malformed", kConnection},
      {Code::kExecutionError, "disk I/O error", kConnection},
      {Code::kExecutionTimeout, "the query ran longer than 5 ms", kTimeout},
      {Code::kOutOfMemory, "out of memory", kResource},
      {Code::kExecutionError, "string or blob too big", kResource},
      {Code::kExecutionError, "database or disk is full", kResource},
      {Code::kExecutionError, "something else", kUnknown},
  };
  std::set<Failure> seen;
  for (const auto& wanted : kWanted) {
    EXPECT_EQ(failure_of({wanted.code, wanted.message}), wanted.failure) << wanted.message;
    seen.insert(wanted.failure);
  }
  EXPECT_EQ(seen.size(), 11u);  // ten and unknown
  // feature 110
  const std::pair<Failure, double> kSeverities[] = {
      {kSyntax, 1},   {kMissingTable, .9}, {kMissingColumn, .8}, {kPermission, .7},
      {kType, .6},    {kConstraint, .6},   {kAmbiguous, .5},     {kConnection, .5},
      {kTimeout, .4}, {kResource, .4},     {kUnknown, .7}};
  for (const auto& [failure, severity] : kSeverities)
    EXPECT_EQ(facts(failure).severity, severity) << facts(failure).name;
  for (const Failure lost : {kPermission, kConstraint, kConnection, kResource})
    EXPECT_FALSE(facts(lost).recoverable) << facts(lost).name;
  for (const Failure corrected :
       {kSyntax, kMissingTable, kMissingColumn, kType, kAmbiguous, kTimeout})
    EXPECT_TRUE(facts(corrected).recoverable) << facts(corrected).name;
}

// The other eleven classes are in test/sql/surface/error_classes.test.
// feature 136
TEST(Taxonomy, ATooLongPromptIsAnErrorClass) {
  const Error error{Code::kModelError,
                    "openai at 127.0.0.1 answers HTTP 400: maximum context length is 8192 tokens"};
  const Classified out = classify({.sql = "", .gold_sql = "", .error = &error});
  EXPECT_EQ(facts(out.id).group, "prompt_error");
  EXPECT_EQ(facts(out.id).name, "excessive_prompt_length");
  EXPECT_EQ(out.confidence, .9);
  std::set<std::string_view> groups;
  for (const ErrorClassFacts& known : all_error_classes()) groups.insert(known.group);
  EXPECT_EQ(all_error_classes().size(), 13u);  // twelve and no_error
  EXPECT_EQ(groups.size(), 6u);                // schema, analysis, sql, prompt, knowledge, none
}

// feature 136
TEST(Taxonomy, WithoutATreeTheMatchDecides) {
  ResultComparison none, half, most;
  half.match = .6;
  most.match = .9;
  for (const auto& [comparison, confidence] :
       {std::pair{&none, .7}, std::pair{&half, .6}, std::pair{&most, .5}})
    EXPECT_EQ(classify({.sql = "SELECT a FROM t INDEXED BY x",
                        .gold_sql = "SELECT a FROM t",
                        .comparison = comparison})
                  .confidence,
              confidence);
}

}  // namespace ask::score::failure_test
