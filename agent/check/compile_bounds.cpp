#include "agent/check/compile_bounds.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "agent/common/stack.h"
#include "agent/common/text.h"

namespace ask::sql {
namespace {

// SQLite compares the names of WITH queries, and of windows, pairwise.
constexpr size_t kMostDefinitions = 1000;

// Bytes of SQLite's stack per item, measured on versions 3.40 to 3.50 and rounded up.
constexpr size_t kPerOperator = 450;
constexpr size_t kPerQuery = 4000;
constexpr size_t kPerArm = 700;          // of a UNION
constexpr size_t kMostOperators = 1000;  // SQLite's own limit on nested operators
// The stack reserved for the rest of SQLite; and a small statement, which is never refused.
constexpr size_t kCompileReserve = 32 * 1024;
constexpr size_t kSmall = 16 * 1024;

constexpr std::string_view kOperatorWords[] = {"NOT",     "LIKE",   "GLOB",   "MATCH",
                                               "REGEXP",  "IN",     "IS",     "BETWEEN",
                                               "COLLATE", "ISNULL", "NOTNULL"};
constexpr std::string_view kClauses[] = {"FROM", "WHERE", "GROUP", "ORDER", "HAVING", "LIMIT",
                                         "ON",   "JOIN",  "WHEN",  "THEN",  "ELSE"};

// Walks the tokens and tracks the stack used on the way down to each.
class Depth {
 public:
  explicit Depth(const StatementText& script) : script_(script), levels_(1) {}

  size_t most() {
    for (size_t i = 0; i + 1 < script_.size(); ++i) {
      step(i);
      const Level& now = levels_.back();
      most_ = std::max(
          most_, now.queries + kPerOperator * std::min(now.operators + now.item, kMostOperators));
    }
    return most_;
  }

 private:
  struct Level {           // between two parentheses, or CASE and END
    size_t queries = 0;    // bytes of the enclosing queries and of the arms before this one
    size_t operators = 0;  // enclosing operators
    size_t item = 0;       // operators of the current expression so far
    bool is_case = false;
  };

  void push(size_t queries, size_t operators, bool is_case) {
    const Level& now = levels_.back();
    levels_.push_back({now.queries + queries, now.operators + now.item + operators, 0, is_case});
  }
  void pop(bool is_case) {
    if (levels_.size() > 1 && levels_.back().is_case == is_case) levels_.pop_back();
  }

  void step(size_t i) {
    Level& now = levels_.back();
    const Token& token = script_.token(i);
    if (token.kind == TokenKind::kSymbol) {
      if (token.text == "(") {
        const bool query = script_.word(i + 1, "SELECT") || script_.word(i + 1, "WITH") ||
                           script_.word(i + 1, "VALUES");
        push(query ? kPerQuery : 0, i > 0 && script_.name(i - 1) ? 1 : 0, false);
      } else if (token.text == ")") {
        pop(false);
      } else if (token.text == "," || token.text == ";") {
        now.item = 0;
      } else if (token.text != ".") {
        ++now.item;
      }
    } else if (script_.word(i, "CASE")) {
      push(0, 1, true);
    } else if (script_.word(i, "END")) {
      pop(true);
    } else if (script_.word(i, "UNION") || script_.word(i, "EXCEPT") ||
               script_.word(i, "INTERSECT")) {
      now.queries += kPerArm;
      now.item = 0;
    } else if (script_.any_word(i, kClauses)) {
      now.item = 0;
    } else if (script_.any_word(i, kOperatorWords)) {
      ++now.item;
    }
  }

  const StatementText& script_;
  std::vector<Level> levels_;
  size_t most_ = 0;
};

// name AS (...), optionally with [NOT] MATERIALIZED in between.
size_t count_definitions(const StatementText& script) {
  size_t out = 0;
  for (size_t i = 0; i + 1 < script.size(); ++i) {
    if (!script.word(i, "AS")) continue;
    size_t next = i + 1;
    if (script.word(next, "NOT")) ++next;
    if (script.word(next, "MATERIALIZED")) ++next;
    out += script.symbol(next, "(");
  }
  return out;
}

}  // namespace

size_t stack_to_compile(const StatementText& script) {
  return Depth(script).most() + kPerOperator * script.queries().size();
}

std::optional<Finding> refuse_size(const StatementText& script) {
  if (count_definitions(script) > kMostDefinitions)
    return finding(
        Code::kInvalidPlanStructure, "",
        fmt::format("the statement has more than {} WITH queries and windows", kMostDefinitions),
        "put what they have in common into one");
  const size_t needed = stack_to_compile(script), left = stack_left();
  if (needed > kSmall && needed + kCompileReserve > left)
    return finding(
        Code::kInvalidPlanStructure, "",
        fmt::format("the statement is nested too deeply for the {} KB of stack that this "
                    "thread has left",
                    left / 1024),
        "ask in a thread with a larger stack");
  return std::nullopt;
}

}  // namespace ask::sql
