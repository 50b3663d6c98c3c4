#include "agent/db/schema/note_target.h"

#include <algorithm>

#include "agent/common/one_line.h"
#include "agent/common/text.h"
#include "agent/db/schema/note.h"
#include "agent/sql/object_name.h"

namespace ask::db {

Error unfit(std::string why) { return {Code::kInvalidArgument, std::move(why)}; }

std::string shown(std::string_view text) {
  return "\"" + text::shortened(text::one_line(text), kLongestPhrase) + "\"";
}

std::string meant(std::string_view wanted, const std::vector<std::string>& names) {
  const auto near = text::nearest(wanted, names, 1);
  return near.empty() ? "" : "; did you mean " + shown(near.front()) + "?";
}

std::vector<std::string> names_of(const Table& table) {
  std::vector<std::string> out;
  for (const Column& c : table.columns) out.push_back(c.name);
  return out;
}

namespace {

std::ptrdiff_t column_at(const Table& table, std::string_view name) {
  const Column* found = table.find(name);
  return found == nullptr ? -1 : found - table.columns.data();
}

// The first table of an attached database, or null.
const Table* first_of(const Catalog& catalog, std::string_view schema) {
  for (const Table& table : catalog.tables)
    if (text::equal_nocase(table.schema, schema)) return &table;
  return nullptr;
}

// `schema`: a database, if there is one of that name.
Error no_table(const Catalog& catalog, std::string_view schema, std::string_view name) {
  const Table* inside = first_of(catalog, schema);
  std::vector<std::string> names;
  for (const Table& table : catalog.tables)
    if (!inside || table.schema == inside->schema) names.push_back(table.name);
  return unfit("there is no table " + shown(name) +
               (inside ? " in the database " + shown(inside->schema) : "") + meant(name, names));
}

}  // namespace

Result<NoteTarget> note_target(const Catalog& catalog, std::string_view object, Naming naming) {
  const auto parts = sql::object_parts(text::trimmed(object));
  const auto any = [](const sql::NamePart& part) { return part.any; };
  if (!parts || parts->size() > 3 || std::any_of(parts->begin(), parts->end(), any))
    return unfit(shown(object) +
                 " is not an object; a note takes table, table.column or "
                 "schema.table.column");
  const auto text = [&](size_t i) -> std::string_view { return (*parts)[i].text; };
  const auto inside = [&](const Table* table, std::string_view name) {
    const std::ptrdiff_t column = column_at(*table, name);
    return NoteTarget{static_cast<size_t>(table - catalog.tables.data()), column,
                      column < 0 ? std::string(name) : std::string()};
  };
  if (parts->size() == 3) {
    const Table* table = catalog.find(text(0), text(1));
    if (table == nullptr) return no_table(catalog, text(0), text(1));
    return inside(table, text(2));
  }
  const Table* own = naming == Naming::kStored ? catalog.find("main", text(0)) : nullptr;
  if (const Table* table = own != nullptr ? own : catalog.find("", text(0)); table != nullptr) {
    if (parts->size() == 2) return inside(table, text(1));
    return NoteTarget{static_cast<size_t>(table - catalog.tables.data()), -1, ""};
  }
  const Table* table = parts->size() == 2 ? catalog.find(text(0), text(1)) : nullptr;
  const Table* first = table == nullptr ? first_of(catalog, text(0)) : nullptr;
  if (first != nullptr && parts->size() == 1)
    return unfit(shown(first->schema) + " is a database; a note is about a table or column, as " +
                 shown(first->schema + "." + first->name));
  if (table == nullptr) return no_table(catalog, text(0), text(first != nullptr ? 1 : 0));
  return NoteTarget{static_cast<size_t>(table - catalog.tables.data()), -1, ""};
}

}  // namespace ask::db
