// What SQLite and people make of a declared type, and what a text looks like.
#pragma once
#include <string_view>

#include "agent/db/schema/catalog.h"

namespace ask::db {

// SQLite's rules ("Datatypes", section 3.1); in a STRICT table "ANY" keeps what is stored.
Affinity affinity_of(std::string_view declared, bool strict);
// By the words of the declared type, else by affinity.
DataKind kind_of_declared(std::string_view declared, Affinity affinity);
// kDate, kDateTime, kTime (ISO 8601 as SQLite's date functions read it, calendar checked),
// kInteger, kReal (as a person writes a number: no leading zeros), else kText.
DataKind kind_of_text(std::string_view text);

}  // namespace ask::db
