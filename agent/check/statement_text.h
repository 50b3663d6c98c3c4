// The text of a statement: its tokens, the objects they name, and a working copy of the same length
// in which phantoms are blanked out, so that byte offsets stay valid. Used for messages, hints and
// the search for phantoms; never to decide whether a statement is safe.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "agent/common/result.h"
#include "agent/sql/lex.h"
#include "agent/sql/statement.h"

namespace ask::sql {

// A table named in FROM.
struct NamedTable {
  std::string schema, name, alias;  // schema and alias may be ""
  size_t token = 0;                 // its first token
  bool call = false;                // written with arguments
};

// WITH name AS (body): the tokens of the body.
struct NamedQuery {
  std::string name;
  size_t first = 0, last = 0;
};

// A dotted name: the tokens [first, last] and its unquoted parts.
struct DottedName {
  size_t first = 0, last = 0;
  std::vector<std::string> parts;
};

class StatementText {
 public:
  // `sql` must outlive the object. Errors: as lex().
  static Result<StatementText> read(std::string_view sql);
  static Result<StatementText> of(const Statement& statement);  // without lexing it again

  const std::string& text() const { return work_; }
  size_t size() const { return tokens_.size(); }  // including the kEnd token
  const std::vector<Token>& tokens() const { return tokens_; }
  const Token& token(size_t i) const { return tokens_[i]; }
  bool word(size_t i, std::string_view keyword) const;
  template <size_t N>
  bool any_word(size_t i, const std::string_view (&keywords)[N]) const {
    for (const std::string_view keyword : keywords)
      if (word(i, keyword)) return true;
    return false;
  }
  bool symbol(size_t i, std::string_view symbol) const;
  bool name(size_t i) const;          // may be an identifier
  std::string value(size_t i) const;  // a name or string without its quotes
  // The dotted name that starts at token i; no parts if there is none or it was blanked out.
  DottedName chain(size_t i) const;
  // The token that starts at this byte; size() if none does.
  size_t token_at(size_t byte) const;
  // The ')' that closes the '(' at token i; size() if none does.
  size_t closing(size_t i) const { return i < closing_.size() ? closing_[i] : tokens_.size(); }
  // Byte offset of the first occurrence of this name (no dots); npos if there is none.
  size_t position(std::string_view name) const { return look_up(positions_, name); }
  size_t position_of_call(std::string_view name) const { return look_up(calls_, name); }
  bool names(std::string_view name) const { return position(name) != std::string::npos; }

  // Replaces the tokens [first, last] by spaces, and their first byte by `mark`.
  void blank(size_t first, size_t last, char mark);
  bool blanked(size_t i) const { return blanked_[i]; }
  // Replaces the quoted token i by an empty string literal.
  void blank_text(size_t i);
  // True if token i is probably meant as a string literal: it follows a comparison, is in an IN
  // list or is the outcome of a CASE, or its text does not look like a column name.
  bool text_expected(size_t i) const;

  const std::vector<NamedTable>& tables() const { return tables_; }
  const std::vector<NamedQuery>& queries() const { return queries_; }
  bool is_query(std::string_view name) const;
  // True if token i is part of an ON condition.
  bool in_on(size_t i) const { return in_on_[i]; }

 private:
  using Positions = std::unordered_map<std::string, size_t>;  // by lower-case name
  static size_t look_up(const Positions& positions, std::string_view name);
  static StatementText made_of(std::string_view sql, std::vector<Token> tokens);
  void index_names();
  void match_parentheses();
  void find_tables();
  void find_queries();
  void find_conditions();
  NamedTable table_at(size_t i) const;
  size_t query_at(size_t i);

  std::string work_;
  std::vector<Token> tokens_;
  std::vector<bool> blanked_, in_on_;
  std::vector<size_t> closing_;
  Positions positions_, calls_;
  std::vector<NamedTable> tables_;
  std::vector<NamedQuery> queries_;
};

}  // namespace ask::sql
