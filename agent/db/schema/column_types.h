// Classifies declared types and the appearance of texts.
#pragma once
#include <string_view>

#include "agent/db/schema/catalog.h"

namespace ask::db {

// SQLite's rules ("Datatypes", section 3.1); in a STRICT table "ANY" means no conversion.
Affinity affinity_of(std::string_view declared, bool strict);
// By the words of the declared type, else by affinity.
DataKind kind_of_declared(std::string_view declared, Affinity affinity);
// The kind that a text looks like: kDate, kDateTime, kTime (ISO 8601 as SQLite's date functions
// read it, with a valid calendar day), kInteger, kReal (no leading zeros), else kText.
DataKind kind_of_text(std::string_view text);

}  // namespace ask::db
