// Whether a schema is still the one that it was when something was read from it.
#pragma once
#include <string>
#include <string_view>

namespace ask::db {

// What `version` (Catalog::version) says of one schema: its place (same_place), its version number
// and the hash of its definitions. "" if the schema was not attached.
std::string schema_state(std::string_view version, std::string_view schema);

// True if the two are of one database, as far as they show. sqlite3_backup puts another database in
// the same place: it counts the version number up, as a change of the schema does. So a number that
// changed while no definition did is taken for that. (VACUUM, or a definition that was made and
// taken back, can look the same.)
bool same_database(std::string_view one, std::string_view later);
// True if, besides, no definition was changed, dropped or made in between.
bool same_definitions(std::string_view one, std::string_view later);

}  // namespace ask::db
