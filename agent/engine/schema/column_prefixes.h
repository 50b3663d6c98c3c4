// What the columns of a table begin with in place of its name: "bk" of bk_fee and bk_paid.
#pragma once
#include <string>
#include <string_view>
#include <unordered_map>

#include "agent/db/schema/catalog.h"

namespace ask::engine {

class ColumnPrefixes {
 public:
  // Looks at the names of all tables. A prefix is of at most four letters, is no word, and begins
  // every column of its table but foreign keys and those with the prefix of another table.
  explicit ColumnPrefixes(const db::Catalog& catalog);

  // A name that begins with a prefix.
  struct Split {
    uint32_t table = 0;     // whose prefix it is
    std::string_view rest;  // the name without it
  };
  // False if the name of a column of the table begins with no prefix: neither with that of the
  // table nor, for a key, with that of another table. `split.rest` is valid as long as `name`.
  bool split(uint32_t table, std::string_view name, Split& split) const;

 private:
  std::unordered_map<std::string, uint32_t> owners_;  // the table of each prefix, in lower case
};

}  // namespace ask::engine
