#include "agent/db/schema/noted_place.h"

#include <algorithm>
#include <optional>

#include "agent/common/text.h"
#include "agent/common/words.h"
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
  // A column keeps its type and its place before all that were added later, whatever its name.
  bool may_be(size_t i, std::optional<size_t> mine) const {
    const bool named = now_.find(was_.column) != nullptr;
    if (named && text::equal_nocase(now_.columns[i].name, was_.column)) return true;
    if (!mine) return !named;
    if (named && undisturbed()) return false;
    if (!has_type(i, *mine)) return !named && !before_[i] && !new_of_type(*mine);
    if (named) return i <= *mine && (!before_[i] || !in_order());
    if (!before_[i]) return true;
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

  // The names that were there are in the order in which they were.
  bool in_order() const {
    std::vector<size_t> old;
    for (const auto& at : before_)
      if (at) old.push_back(*at);
    return std::is_sorted(old.begin(), old.end());
  }

  bool new_of_type(size_t mine) const {
    for (size_t i = 0; i < before_.size(); ++i)
      if (!before_[i] && has_type(i, mine)) return true;
    return false;
  }

  bool has_type(size_t i, size_t before) const {
    return before >= was_.types.size() ||
           text::equal_nocase(now_.columns[i].declared_type, was_.types[before]);
  }

  const NotedPlace& was_;
  const Table& now_;
  size_t missing_ = 0;
  std::vector<std::optional<size_t>> before_;  // by column of the table: its index in the place
};

size_t kept(const std::vector<std::string>& columns, const Table& table) {
  return static_cast<size_t>(
      std::count_if(columns.begin(), columns.end(),
                    [&](const std::string& name) { return table.find(name) != nullptr; }));
}

// The tables that may be the one of the place.
class Tables {
 public:
  Tables(const NotedPlace& was, const Catalog& catalog)
      : was_(was),
        catalog_(catalog),
        has_schema_(has_schema(catalog, was.schema)),
        anywhere_(!has_schema_ || is_elsewhere()),
        named_(find([&](const Table& table) { return has_name(table); })),
        renamed_others_(lost_others()) {}

  std::vector<size_t> suspected() const {
    const bool at_place = named_ && at_root(catalog_.tables[*named_]);
    if (at_place && !was_.others) return {*named_};
    const auto same = only_whole_one();
    std::vector<size_t> out;
    for (size_t i = 0; i < catalog_.tables.size(); ++i) {
      const Table& table = catalog_.tables[i];
      if (!inside(table)) continue;
      if (has_name(table) || same == i) out.push_back(i);
      if (has_name(table) || same || was_another(table) || came_later(i)) continue;
      if (named_ ? may_be_moved(table) : may_be(table)) out.push_back(i);
    }
    return out;
  }

 private:
  // Its file may have another name now, and another file have the name of it.
  bool is_elsewhere() const {
    return !text::is_one_of(text::lower(was_.schema), {"main", "temp"}) &&
           catalog_.find(was_.schema, was_.table) == nullptr;
  }

  // The one with all columns that is where the table was, if no other has them: VACUUM may have
  // given its place to another.
  std::optional<size_t> only_whole_one() const {
    std::optional<size_t> out;
    for (size_t i = 0; i < catalog_.tables.size(); ++i) {
      const Table& table = catalog_.tables[i];
      if (!inside(table) || kept(table) < was_.columns.size()) continue;
      if (!has_name(table) && was_another(table)) continue;
      if (out) return std::nullopt;
      out = i;
    }
    return out && at_root(catalog_.tables[*out]) ? out : std::nullopt;
  }

  // One of the other tables of that time, as far as can be told: one that was moved by VACUUM and
  // has all its columns may also have got that name after the other was dropped.
  bool was_another(const Table& table) const {
    const auto root = root_then(table);
    if (!root) return false;
    if (named_ && kept(catalog_.tables[*named_]) == was_.columns.size()) return true;
    return (*root > 0 && table.root == *root) || kept(table) < was_.columns.size();
  }

  std::optional<int64_t> root_then(const Table& table) const {
    if (!was_.others || !text::equal_nocase(table.schema, was_.schema)) return std::nullopt;
    for (const auto& [name, root] : *was_.others)
      if (text::equal_nocase(name, table.name)) return root;
    return std::nullopt;
  }

  // A table that stands behind the one with the name was made after it, so that it is not the
  // table of the place; but an older one may have got its name.
  bool came_later(size_t i) const {
    if (!named_ || !was_.others || *named_ >= i) return false;
    const Table& named = catalog_.tables[*named_];
    return kept(named) == was_.columns.size() && (at_root(named) || !renamed_others_);
  }

  bool lost_others() const {
    return was_.others && std::any_of(was_.others->begin(), was_.others->end(), [&](const auto& o) {
             return catalog_.find(was_.schema, o.first) == nullptr;
           });
  }

  template <class Fits>
  std::optional<size_t> find(const Fits& fits) const {
    for (size_t i = 0; i < catalog_.tables.size(); ++i)
      if (inside(catalog_.tables[i]) && fits(catalog_.tables[i])) return i;
    return std::nullopt;
  }

  // The database may be attached under another name.
  bool inside(const Table& table) const {
    if (text::equal_nocase(table.schema, was_.schema)) return true;
    return anywhere_ &&
           !(has_schema_ && text::is_one_of(text::lower(table.schema), {"main", "temp"}));
  }
  bool has_name(const Table& table) const { return text::equal_nocase(table.name, was_.table); }
  bool at_root(const Table& table) const { return was_.root > 0 && table.root == was_.root; }
  size_t kept(const Table& table) const { return db::kept(was_.columns, table); }

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
    if (columns == 0 || (was_.root == 0 && !was_.others)) return false;  // 0: a virtual table
    if (at_root(table)) return 2 * kept(table) >= columns;
    return table.columns.size() == columns && kept(table) == columns;
  }

  const NotedPlace& was_;
  const Catalog& catalog_;
  bool has_schema_ = false, anywhere_ = false;
  std::optional<size_t> named_;
  bool renamed_others_ = false;
};

// What could be taken for the table once it has another name, if they are not too many to keep.
std::optional<std::vector<std::pair<std::string, int64_t>>> others_like(const Table& table,
                                                                        const Catalog& catalog) {
  constexpr size_t kMostOthers = 1'000;
  std::vector<std::pair<std::string, int64_t>> out;
  const std::vector<std::string> columns = names_of(table);
  for (const Table& other : catalog.tables) {
    if (&other == &table || other.schema != table.schema) continue;
    if (other.columns.size() == columns.size() || 2 * kept(columns, other) >= columns.size())
      out.emplace_back(other.name, other.root);
  }
  if (out.size() > kMostOthers) return std::nullopt;
  return out;
}

}  // namespace

NotedPlace noted_place(const Catalog& catalog, std::string_view object) {
  const auto target = note_target(catalog, object, Naming::kStored);
  if (!target || !target->name.empty()) return {};
  const Table& table = catalog.tables[target->table];
  NotedPlace out{
      table.schema, table.name, "", names_of(table), {}, table.root, others_like(table, catalog)};
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
