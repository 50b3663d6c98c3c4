// What the object of a note names in a schema, and the sentences that say why it names nothing.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/schema/note.h"

namespace ask::db {

// `column` < 0: the table itself, or `name`, which is new in it.
struct NoteTarget {
  size_t table = 0;
  std::ptrdiff_t column = -1;
  std::string name;
};

// Errors: kInvalidArgument if it is no object or the table does not exist.
Result<NoteTarget> note_target(const Catalog& catalog, std::string_view object,
                               Naming naming = Naming::kAsAsked);

// kInvalidArgument with this sentence.
Error unfit(std::string why);
// A name as error texts quote it.
std::string shown(std::string_view text);
// "; did you mean ...?" with the nearest of the names, "" if none is near.
std::string meant(std::string_view wanted, const std::vector<std::string>& names);
std::vector<std::string> names_of(const Table& table);

}  // namespace ask::db
