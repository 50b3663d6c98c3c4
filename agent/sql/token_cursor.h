// The position of the parser in the tokens of a statement, its first error, and the limits of the
// tree: nesting depth and length of chains.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/sql/lex.h"

namespace ask::sql {

class TokenCursor {
 public:
  // REQUIRES: `tokens` ends with kEnd.
  explicit TokenCursor(std::vector<Token> tokens);

  const std::optional<Error>& error() const { return error_; }

  // After an error all of these see the end of the text.
  const Token& peek(size_t ahead = 0) const;
  bool is(std::string_view symbol, size_t ahead = 0) const;
  bool is_word(std::string_view keyword, size_t ahead = 0) const;
  bool is_name(size_t ahead = 0) const;  // can be a name here
  bool is_alias() const;                 // can be an alias without AS
  bool is_query() const;                 // SELECT, WITH or VALUES
  void advance();
  bool accept(std::string_view symbol);
  bool accept_word(std::string_view keyword);
  void expect(std::string_view symbol);
  void expect_word(std::string_view keyword);
  std::string name(std::string_view what);
  std::string type_name();
  std::string given_name(std::string_view what);  // not ""
  void refuse_empty(std::string_view name);
  std::string alias();                   // "" if there is none
  std::vector<std::string> names();      // (a, b)
  void fail(std::string_view expected);  // reports an error at the next token
  void refuse(std::string message, Code code = Code::kSyntaxError);
  bool failed() const { return error_.has_value(); }

  size_t position() const { return at_; }  // of the next token
  const Token& token(size_t i) const { return tokens_[i]; }
  // Counts an operator beyond the first of a chain: it deepens the tree without nesting. False: the
  // limit is exceeded.
  bool lengthen_chain() { return ++chained_ <= most_chained_; }
  class Level;  // RAII counter of the nesting depth

 private:
  std::vector<Token> tokens_;
  size_t at_ = 0;
  int depth_ = 0, most_depth_;
  int chained_ = 0, most_chained_;
  std::optional<Error> error_;
};

class TokenCursor::Level {
 public:
  explicit Level(TokenCursor& cursor);
  ~Level() { --cursor_.depth_; }
  Level(const Level&) = delete;
  Level& operator=(const Level&) = delete;

 private:
  TokenCursor& cursor_;
};

}  // namespace ask::sql
