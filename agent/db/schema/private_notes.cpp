#include "agent/db/schema/private_notes.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "agent/common/text.h"
#include "agent/db/schema/note_target.h"
#include "agent/db/schema/noted_place.h"
#include "agent/db/schema/private_views.h"

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

// The columns that become private, as messages name them.
std::vector<std::string> hide(const std::vector<SuspectedTable>& suspects, Catalog& catalog) {
  std::vector<std::string> out;
  for (const SuspectedTable& one : suspects) {
    Table& table = catalog.tables[one.table];
    for (const size_t c : one.columns) {
      table.columns[c].is_private = true;
      out.push_back(table.name + "." + table.columns[c].name);
    }
  }
  return out;
}

std::string listed(std::vector<std::string> names) {
  constexpr size_t kMostShown = 3;
  const bool more = names.size() > kMostShown;
  if (more) names.resize(kMostShown);
  return text::joined(names, ", ") + (more ? ", ..." : "");
}

// For a note that may be about anything.
std::string hide_all(const Note& note, Catalog& catalog) {
  if (note.row == 0) {  // not one row of the table
    hide_all(catalog, note.unreadable);
    return "; something may be private, so everything is";
  }
  const std::string way =
      fmt::format("; DELETE FROM ask_notes WHERE rowid = {} takes it away", note.row);
  hide_all(
      catalog,
      fmt::format(
          "row {} of ask_notes cannot be read ({}), and it may call anything private{}", note.row,
          note.unreadable.empty() ? shown(note.object) + " is not an object" : note.unreadable,
          way));
  return "; it may call anything private, so everything is" + way;
}

// What the note names is there, and another part of it does not fit.
void keep_named(const Note& note, const NoteTarget& target, Catalog& catalog) {
  Table& table = catalog.tables[target.table];
  for (size_t c = 0; c < table.columns.size(); ++c)
    table.columns[c].is_private |=
        note.is_private && (target.column < 0 || c == static_cast<size_t>(target.column));
  (target.column < 0 ? table.ignored : table.columns[static_cast<size_t>(target.column)].ignored) |=
      note.ignored;
}

// Copies what is private in one table of a file to the same table under another schema.
bool copy_private(const Table& from, Table& to) {
  bool changed = false;
  for (const Column& column : from.columns) {
    if (!column.is_private) continue;
    for (Column& same : to.columns) {
      if (!text::equal_nocase(same.name, column.name)) continue;
      changed |= !same.is_private;
      same.is_private = true;
    }
  }
  return changed;
}

bool spread_in_files(Catalog& catalog) {
  bool changed = false;
  for (const auto& [one, other] : catalog.same_file)
    for (Table& first : catalog.tables)
      for (Table& second : catalog.tables)
        if (first.schema == one && second.schema == other && first.name == second.name) {
          changed |= copy_private(first, second);
          changed |= copy_private(second, first);
        }
  return changed;
}

bool has_private(const Table& table) {
  return std::any_of(table.columns.begin(), table.columns.end(),
                     [](const Column& c) { return c.is_private; });
}

bool spread_to_generated(Table& table) {
  bool changed = false;
  if (!has_private(table)) return false;
  for (Column& c : table.columns) {
    const bool generated =
        c.role == ColumnRole::kGeneratedVirtual || c.role == ColumnRole::kGeneratedStored;
    changed |= generated && !c.is_private;
    c.is_private |= generated;
  }
  return changed;
}

bool spread_to_virtual(const Catalog& catalog, Table& table) {
  const std::string sql = text::lower(table.sql);
  const std::string_view arguments =
      std::string_view(sql).substr(std::min(sql.find('('), sql.size()));
  const bool found =
      std::any_of(catalog.tables.begin(), catalog.tables.end(), [&](const Table& of) {
        return &of != &table && has_private(of) && mentions(arguments, of.name);
      });
  bool changed = false;
  for (Column& c : table.columns) {
    changed |= found && !c.is_private;
    c.is_private |= found;
  }
  return changed;
}

}  // namespace

std::string keep_private(const Note& note, bool fits, Catalog& catalog) {
  if (!note.is_private && !note.ignored) return "";
  const auto target = note_target(catalog, note.object, Naming::kStored);
  const bool named = target && target->name.empty();
  if (!fits && named) keep_named(note, *target, catalog);
  const bool about_a_column = note.measure.empty() && note.condition.empty();
  if (!note.is_private || !about_a_column) return "";
  const bool placed = !note.place.table.empty();
  const NotedPlace was = placed ? note.place : place_by_name(catalog, note.object);
  std::vector<SuspectedTable> suspects;
  if (placed || !named) suspects = suspected(was, catalog);
  if (named)
    for (SuspectedTable& one : suspects)
      if (one.table == target->table)
        std::erase_if(one.columns, [&](size_t c) {
          return target->column < 0 || c == static_cast<size_t>(target->column);
        });
  const bool found = catalog.find(was.schema, was.table) != nullptr;
  if (was.table.empty() || (!placed && !found && !note.unreadable.empty()))
    return hide_all(note, catalog);
  const std::vector<std::string> names = hide(suspects, catalog);
  if (named && names.empty()) return note.unreadable.empty() ? "" : "; it counts as private";
  if (named)
    return (fits ? "the schema has changed" : "; the schema has changed") +
           std::string(" since it was noted: until it is noted again, private too: ") +
           listed(names);
  if (names.empty()) return "";
  return "; until this note is taken away, private in its place: " + listed(names);
}

void hide_all(Catalog& catalog, std::string why) {
  for (Table& table : catalog.tables)
    for (Column& column : table.columns) column.is_private = true;
  catalog.unread_note = std::move(why);
}

bool spread_by_name(Catalog& catalog) {
  bool any = false;
  for (bool changed = true; changed; any |= changed) {
    changed = spread_in_files(catalog);
    for (Table& table : catalog.tables)
      if (table.kind == TableKind::kView) changed |= spread_private_to_view(catalog, table);
  }
  return any;
}

void spread_private(Catalog& catalog) {
  if (std::none_of(catalog.tables.begin(), catalog.tables.end(), has_private)) return;
  for (bool changed = true; changed;) {
    changed = spread_by_name(catalog);
    for (Table& table : catalog.tables) {
      changed |= spread_to_generated(table);
      if (table.kind == TableKind::kVirtual) changed |= spread_to_virtual(catalog, table);
    }
  }
}

}  // namespace ask::db
