#include "agent/db/schema/noted_place.h"

#include <algorithm>
#include <optional>

#include "agent/common/text.h"
#include "agent/db/schema/note_target.h"
#include "agent/sql/object_name.h"

namespace ask::db {
namespace {

bool has_schema(const Catalog& catalog, std::string_view schema) {
  return std::any_of(catalog.tables.begin(), catalog.tables.end(),
                     [&](const Table& table) { return text::equal_nocase(table.schema, schema); });
}

std::optional<size_t> index_of(const std::vector<std::string>& names, std::string_view name) {
  const auto found = std::find_if(names.begin(), names.end(), [&](const std::string& other) {
    return text::equal_nocase(other, name);
  });
  if (found == names.end()) return std::nullopt;
  return static_cast<size_t>(found - names.begin());
}

// How the columns of a place and of a table compare.
class Columns {
 public:
  Columns(const NotedPlace& was, const Table& now) : was_(was), now_(now) {
    for (const std::string& name : was.columns) missing_ += now.find(name) == nullptr;
    for (const Column& column : now.columns) before_.push_back(index_of(was.columns, column.name));
  }

  // The columns of the table that may be the one of the place.
  std::vector<size_t> suspected() const {
    std::vector<size_t> out;
    const auto mine = index_of(was_.columns, was_.column);
    for (size_t i = 0; i < now_.columns.size(); ++i)
      if (was_.column.empty() || may_be(i, mine)) out.push_back(i);
    return out;
  }

 private:
  bool may_be(size_t i, std::optional<size_t> mine) const {
    const bool named = now_.find(was_.column) != nullptr;
    if (named && text::equal_nocase(now_.columns[i].name, was_.column)) return true;
    if (!mine) return !named;
    if (named && undisturbed()) return false;
    if (!before_[i]) return true;
    if (!has_type(i, *mine)) return false;
    if (nothing_dropped()) return i == *mine;
    return i <= *mine && i + missing_ >= *mine;  // a dropped column moves those after it
  }

  // True if no column can have got the name of another one, as far as names and types show: the
  // columns of the place are where they were, each under its name or one of its own, or some were
  // dropped and none came.
  bool undisturbed() const {
    const bool new_ones = std::any_of(before_.begin(), before_.end(), [](auto at) { return !at; });
    if (!new_ones) return in_order();
    if (!nothing_dropped()) return false;
    for (size_t i = 0; i < was_.columns.size(); ++i)
      if (!before_[i] && !has_type(i, i)) return false;
    return true;
  }

  // As many columns as before, and those whose names were there are in their places.
  bool nothing_dropped() const {
    if (now_.columns.size() < was_.columns.size()) return false;
    for (size_t i = 0; i < before_.size(); ++i)
      if (before_[i] && *before_[i] != i) return false;
    return true;
  }

  bool in_order() const { return std::is_sorted(before_.begin(), before_.end()); }

  bool has_type(size_t i, size_t before) const {
    return before >= was_.types.size() ||
           text::equal_nocase(now_.columns[i].declared_type, was_.types[before]);
  }

  const NotedPlace& was_;
  const Table& now_;
  size_t missing_ = 0;
  std::vector<std::optional<size_t>> before_;  // by column of the table: its index in the place
};

// The tables that may be the one of the place.
class Tables {
 public:
  Tables(const NotedPlace& was, const Catalog& catalog)
      : was_(was), catalog_(catalog), anywhere_(!has_schema(catalog, was.schema)) {}

  std::vector<size_t> suspected() const {
    const auto named = find([&](const Table& table) { return has_name(table); });
    if (named && at_root(catalog_.tables[*named]) && was_.root > 0) return {*named};
    const auto same = find(
        [&](const Table& table) { return at_root(table) && kept(table) == was_.columns.size(); });
    std::vector<size_t> out;
    for (size_t i = 0; i < catalog_.tables.size(); ++i) {
      const Table& table = catalog_.tables[i];
      if (!inside(table)) continue;
      if (has_name(table) || same == i || (!same && (named ? may_be_moved(table) : may_be(table))))
        out.push_back(i);
    }
    return out;
  }

 private:
  template <class Fits>
  std::optional<size_t> find(const Fits& fits) const {
    for (size_t i = 0; i < catalog_.tables.size(); ++i)
      if (inside(catalog_.tables[i]) && fits(catalog_.tables[i])) return i;
    return std::nullopt;
  }

  // The database may be attached under another name.
  bool inside(const Table& table) const {
    return anywhere_ || text::equal_nocase(table.schema, was_.schema);
  }
  bool has_name(const Table& table) const { return text::equal_nocase(table.name, was_.table); }
  bool at_root(const Table& table) const { return was_.root > 0 && table.root == was_.root; }
  size_t kept(const Table& table) const {
    return static_cast<size_t>(
        std::count_if(was_.columns.begin(), was_.columns.end(),
                      [&](const std::string& name) { return table.find(name) != nullptr; }));
  }

  // The name is gone: what is where the table was, or has most of its columns.
  bool may_be(const Table& table) const {
    const size_t columns = was_.columns.size();
    if (columns == 0) return !was_.column.empty() && table.find(was_.column) != nullptr;
    if (2 * table.columns.size() < columns) return false;
    const size_t same = kept(table);
    const bool as_many = table.columns.size() == columns;
    if (at_root(table) && (as_many || 2 * same >= columns)) return true;
    return 2 * same > columns || (2 * same == columns && as_many);
  }

  // The name is there, and another table has it or all tables were moved (VACUUM): what has the
  // columns of the place, too.
  bool may_be_moved(const Table& table) const {
    const size_t columns = was_.columns.size();
    if (columns == 0 || was_.root == 0) return false;
    if (at_root(table)) return 2 * kept(table) >= columns;
    return table.columns.size() == columns && kept(table) == columns;
  }

  const NotedPlace& was_;
  const Catalog& catalog_;
  bool anywhere_ = false;
};

}  // namespace

NotedPlace noted_place(const Catalog& catalog, std::string_view object) {
  const auto target = note_target(catalog, object, Naming::kStored);
  if (!target || !target->name.empty()) return {};
  const Table& table = catalog.tables[target->table];
  NotedPlace out{table.schema, table.name, "", names_of(table), {}, table.root};
  for (const Column& column : table.columns) out.types.push_back(column.declared_type);
  if (target->column >= 0) out.column = table.columns[static_cast<size_t>(target->column)].name;
  return out;
}

NotedPlace place_by_name(const Catalog& catalog, std::string_view object) {
  const auto parts = sql::object_parts(text::trimmed(object));
  if (!parts || parts->empty() || parts->size() > 3) return {};
  NotedPlace out;
  out.schema = "main";
  const auto text = [&](size_t i) { return (*parts)[i].text; };
  const bool in_schema =
      parts->size() == 3 ||
      (parts->size() == 2 && catalog.find("", text(0)) == nullptr && has_schema(catalog, text(0)));
  size_t i = 0;
  if (in_schema) out.schema = text(i++);
  out.table = text(i++);
  if (i < parts->size()) out.column = text(i);
  return out;
}

std::vector<SuspectedTable> suspected(const NotedPlace& was, const Catalog& catalog) {
  std::vector<SuspectedTable> out;
  for (const size_t table : Tables(was, catalog).suspected())
    if (auto columns = Columns(was, catalog.tables[table]).suspected(); !columns.empty())
      out.push_back({table, std::move(columns)});
  return out;
}

}  // namespace ask::db
