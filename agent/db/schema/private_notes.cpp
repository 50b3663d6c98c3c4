#include "agent/db/schema/private_notes.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/db/schema/note_target.h"
#include "agent/sql/object_name.h"

namespace ask::db {
namespace {

bool mentions(std::string_view lower_sql, std::string_view name) {
  const std::string lower = text::lower(name);
  const auto inside = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
  };
  for (size_t at = lower_sql.find(lower); at != lower_sql.npos && !lower.empty();
       at = lower_sql.find(lower, at + 1)) {
    const size_t end = at + lower.size();
    if ((at == 0 || !inside(lower_sql[at - 1])) &&
        (end == lower_sql.size() || !inside(lower_sql[end])))
      return true;
  }
  return false;
}

bool has_schema(const Catalog& catalog, std::string_view schema) {
  return std::any_of(catalog.tables.begin(), catalog.tables.end(),
                     [&](const Table& table) { return text::equal_nocase(table.schema, schema); });
}

// By the words of the object alone, of a note that was made before the place was kept.
NotedPlace place_by_name(const Catalog& catalog, std::string_view object) {
  const auto parts = sql::object_parts(text::trimmed(object));
  if (!parts || parts->empty() || parts->size() > 3) return {};
  const auto text = [&](size_t i) { return (*parts)[i].text; };
  if (parts->size() == 1) return {"main", text(0), "", {}};
  if (parts->size() == 3) return {text(0), text(1), text(2), {}};
  if (catalog.find("", text(0)) == nullptr && has_schema(catalog, text(0)))
    return {text(0), text(1), "", {}};
  return {"main", text(0), text(1), {}};
}

// True if the table may be the one of the place under another name: it has most of its columns.
bool may_be_renamed(const NotedPlace& was, const Table& table) {
  if (was.columns.empty()) return !was.column.empty() && table.find(was.column) != nullptr;
  const auto same = std::count_if(was.columns.begin(), was.columns.end(),
                                  [&](const std::string& c) { return table.find(c) != nullptr; });
  return 2 * static_cast<size_t>(same) > was.columns.size();
}

// True if the column may be the one of the place under another name.
bool may_be(const NotedPlace& was, const Table& table, const Column& column) {
  if (was.column.empty()) return true;
  if (table.find(was.column) != nullptr) return text::equal_nocase(column.name, was.column);
  return std::none_of(was.columns.begin(), was.columns.end(), [&](const std::string& known) {
    return text::equal_nocase(known, column.name);
  });
}

// Makes private what a note calls so that names nothing; gives the names.
std::vector<std::string> make_private(const NotedPlace& was, Catalog& catalog) {
  std::vector<std::string> out;
  const bool there = catalog.find(was.schema, was.table) != nullptr;
  for (Table& table : catalog.tables) {
    if (!text::equal_nocase(table.schema, was.schema)) continue;
    if (there ? !text::equal_nocase(table.name, was.table) : !may_be_renamed(was, table)) continue;
    for (Column& column : table.columns)
      if (may_be(was, table, column)) {
        column.is_private = true;
        out.push_back(table.name + "." + column.name);
      }
  }
  return out;
}

}  // namespace

NotedPlace noted_place(const Catalog& catalog, std::string_view object) {
  const auto target = note_target(catalog, object);
  if (!target || !target->name.empty()) return {};
  const Table& table = catalog.tables[target->table];
  NotedPlace out{table.schema, table.name, "", names_of(table)};
  if (target->column >= 0) out.column = table.columns[static_cast<size_t>(target->column)].name;
  return out;
}

std::string keep_private(const Note& note, Catalog& catalog) {
  constexpr size_t kMostShown = 3;
  if (!note.is_private && !note.ignored) return "";
  const auto target = note_target(catalog, note.object);
  if (target && target->name.empty()) {  // another part of the note does not fit
    Table& table = catalog.tables[target->table];
    for (Column& column : table.columns)
      column.is_private |=
          note.is_private &&
          (target->column < 0 || &column == &table.columns[static_cast<size_t>(target->column)]);
    bool& ignored = target->column < 0 ? table.ignored
                                       : table.columns[static_cast<size_t>(target->column)].ignored;
    ignored |= note.ignored;
    return "";
  }
  const bool about_a_column = note.measure.empty() && note.condition.empty();
  if (!note.is_private || !about_a_column) return "";
  const NotedPlace was =
      note.place.table.empty() ? place_by_name(catalog, note.object) : note.place;
  if (was.table.empty()) return "";
  std::vector<std::string> names = make_private(was, catalog);
  if (names.empty()) return "";
  const size_t more = names.size() - std::min(names.size(), kMostShown);
  names.resize(names.size() - more);
  return "; until this note is taken away, private in its place: " + text::joined(names, ", ") +
         (more == 0 ? "" : ", ...");
}

void spread_private(Catalog& catalog) {
  std::vector<std::string> sources;
  for (Table& table : catalog.tables) {
    const bool any = std::any_of(table.columns.begin(), table.columns.end(),
                                 [](const Column& c) { return c.is_private; });
    if (!any) continue;
    sources.push_back(table.name);
    for (Column& c : table.columns)
      c.is_private |=
          c.role == ColumnRole::kGeneratedVirtual || c.role == ColumnRole::kGeneratedStored;
  }
  for (Table& table : catalog.tables) {
    if (table.kind != TableKind::kVirtual) continue;
    const std::string sql = text::lower(table.sql);
    const size_t arguments = std::min(sql.find('('), sql.size());
    if (std::any_of(sources.begin(), sources.end(), [&](const std::string& name) {
          return mentions(std::string_view(sql).substr(arguments), name);
        }))
      for (Column& c : table.columns) c.is_private = true;
  }
}

}  // namespace ask::db
