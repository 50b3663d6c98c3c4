#include "agent/sql/statement.h"

#include <optional>
#include <utility>

#include "agent/sql/parse.h"

namespace ask::sql {

// The tokens refer to `text`, which stays where it is.
struct Statement::Parts {
  std::string text;
  std::optional<Result<std::vector<Token>>> tokens;
  std::optional<Result<Query>> query;
};

Statement::Statement(std::string text)
    : parts_(std::make_shared<Parts>(Parts{std::move(text), std::nullopt, std::nullopt})) {}

Statement::Parts& Statement::parts() const {
  if (!parts_) parts_ = std::make_shared<Parts>();
  return *parts_;
}

const std::string& Statement::text() const {
  static const std::string kEmpty;
  return parts_ ? parts_->text : kEmpty;
}

const Result<std::vector<Token>>& Statement::tokens() const {
  Parts& own = parts();
  if (!own.tokens) own.tokens.emplace(lex(own.text));
  return *own.tokens;
}

const Result<Query>& Statement::query() const {
  Parts& own = parts();
  if (!own.query) {
    const Result<std::vector<Token>>& read = tokens();
    own.query.emplace(read ? parse(*read) : Result<Query>(read.error()));
  }
  return *own.query;
}

}  // namespace ask::sql
