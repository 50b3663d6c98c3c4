// HTTP statuses of failures, compared with the table in docs/server.md.
#include "app/server/status.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <string>

#include "app/sql/error_code.h"

namespace ask::app {
namespace {

struct DocumentedStatus {
  int status;
  bool later;  // listed after "with `Retry-After`"
};

// The rows "| 403 | `CODE`, `CODE` |" after the sentence about codes.
std::map<std::string, DocumentedStatus> documented_statuses() {
  std::ifstream page(std::string(ASK_SOURCE_DIR) + "/docs/server.md");
  std::map<std::string, DocumentedStatus> out;
  bool here = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("| status | codes")) here = true;
    if (here && line.empty()) break;
    if (!here || !line.starts_with("| ") || !isdigit(line[2])) continue;
    const size_t later = std::min(line.find("`Retry-After`"), line.size());
    for (size_t at = line.find('`'); at != line.npos; at = line.find('`', at + 1)) {
      const size_t end = line.find('`', at + 1);
      const std::string name = line.substr(at + 1, end - at - 1);
      if (name != "Retry-After") out[name] = {std::stoi(line.substr(2, 3)), at > later};
      at = end;
    }
  }
  return out;
}

// feature 228 229
TEST(Status, MatchesTheDocumentedTable) {
  const auto documented = documented_statuses();
  for (const CodeFacts& code : all_codes()) {
    if (code.code == Code::kOk) continue;
    const auto row = documented.find(std::string(code.name));
    ASSERT_NE(row, documented.end()) << code.name << " is not in docs/server.md";
    EXPECT_EQ(status_of(code.code).status, row->second.status) << code.name;
    EXPECT_EQ(status_of(code.code).later, row->second.later) << code.name;
  }
  EXPECT_EQ(documented.size() + 1, all_codes().size());
}

// A denial is not a server error, and a permanent failure does not ask for a retry.
// feature 229
TEST(Status, DenialsAndInvalidRequestsAreClientErrors) {
  for (const Code denied : {Code::kSecurityViolation, Code::kSafeguardViolation,
                            Code::kIntentViolation, Code::kSettingsLocked})
    EXPECT_EQ(status_of(denied).status, 403) << name(denied);
  for (const CodeFacts& code : all_codes())
    EXPECT_TRUE(!status_of(code.code).later || status_of(code.code).status == 503) << code.name;
}

TEST(Status, CodesAreFoundByName) {
  for (const CodeFacts& code : all_codes()) EXPECT_EQ(code_named(code.name), code.code);
  EXPECT_EQ(code_named("NO_SUCH_CODE"), std::nullopt);
  EXPECT_EQ(code_named(""), std::nullopt);
}

}  // namespace
}  // namespace ask::app
