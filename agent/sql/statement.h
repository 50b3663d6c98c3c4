// The text of one statement with its tokens and its query tree. Both are made when they are first
// asked for, once for all copies: a draft is read by the checker, the scorecard and the answer.
//
//   const Statement statement("SELECT name FROM singer");
//   if (const Result<Query>& query = statement.query()) explain(*query);
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/sql/lex.h"

namespace ask::sql {

struct Query;

// Cheap to copy. Copies share what has been made, so they are for one thread at a time, as the
// question that they belong to is. What tokens() and query() refer to lives as long as any copy.
class Statement {
 public:
  Statement() = default;  // the empty text
  // Implicit, so that a text can be passed wherever a statement is read.
  Statement(std::string text);
  Statement(std::string_view text) : Statement(std::string(text)) {}
  Statement(const char* text) : Statement(std::string(text)) {}

  const std::string& text() const;
  const Result<std::vector<Token>>& tokens() const;  // as lex() gives them
  const Result<Query>& query() const;                // as parse() gives it; needs tree.h

 private:
  struct Parts;
  Parts& parts() const;

  mutable std::shared_ptr<Parts> parts_;  // null: the empty text, not read yet
};

}  // namespace ask::sql
