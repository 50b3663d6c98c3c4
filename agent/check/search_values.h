// Finds SELECTs that give all values which a full-text search may look for where these are not
// written as a text: MATCH (SELECT q FROM searches), or MATCH s.q in a join. Running them first
// knows how many words there are (agent/db/run/full_text.h).
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/sql/lex.h"

namespace ask::sql {

class SearchValues {
 public:
  // `tables`: the ordinary tables that the statement reads, of `sql` itself and not of a view.
  // `views`: it reads views.
  SearchValues(std::vector<const db::Table*> tables, bool views)
      : tables_(std::move(tables)), views_(views) {}

  // For the operand that begins at token `first`, as in db::FullTextSearches::values; empty if
  // nothing is known. `tokens`: of the whole statement.
  std::vector<std::string> of_operand(const std::vector<Token>& tokens, size_t first) const;

 private:
  std::vector<const db::Table*> tables_;
  bool views_;
};

}  // namespace ask::sql
