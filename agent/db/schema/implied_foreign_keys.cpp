#include "agent/db/schema/implied_foreign_keys.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/db/schema/lookup_keys.h"
#include "agent/db/schema/name_words.h"
#include "agent/db/schema/role_keys.h"

namespace ask::db {
namespace {

// Names of primary keys that do not identify their table.
constexpr std::array<std::string_view, 22> kBareNames = {
    "id",   "ids",  "name",  "code",  "key",  "no",   "num",  "number", "nr",  "pk",    "uid",
    "guid", "uuid", "rowid", "title", "type", "date", "year", "index",  "idx", "value", "seq"};

// Suffixes that a column name may add to the name of the table that it refers to.
constexpr std::array<std::string_view, 5> kEndings = {"id", "key", "code", "no", "fk"};

// Names and endings of names of keys that are not declared.
constexpr std::array<std::string_view, 6> kOwnKeys = {"id", "key", "uid", "guid", "uuid", "pk"};
constexpr std::array<std::string_view, 10> kKeyEndings = {"id", "key", "code",   "cd",  "no",
                                                          "nr", "num", "number", "sku", "isbn"};

// Prefixes that make a column a count or measure of a table's rows ("num_branch"), not a reference.
constexpr std::array<std::string_view, 12> kCounts = {
    "num", "no", "nr", "number", "numberof", "n", "total", "count", "max", "min", "avg", "is"};

// First words of a column that holds a quantity ("UnitsOnOrder"), not a reference, although its
// last word names a table.
constexpr std::array<std::string_view, 22> kQuantities = {
    "unit",  "units", "quantity", "qty",   "amount",  "amt",     "sum",     "price",
    "cost",  "value", "percent",  "rate",  "average", "minimum", "maximum", "days",
    "hours", "weeks", "months",   "years", "minutes", "times"};

// Words between a quantity and the noun that it is counted by: "items_per_order",
// "days_since_visit".
constexpr std::array<std::string_view, 7> kMeasuredBy = {"per",    "of",    "since",  "until",
                                                         "before", "after", "without"};

// Nouns that a column ends with for what it holds itself ("age_group", "start_date"), also where a
// table is called so.
constexpr std::array<std::string_view, 12> kOwnNouns = {"group", "type", "date",  "year",
                                                        "time",  "row",  "rank",  "level",
                                                        "kind",  "day",  "month", "size"};

// Endings of a column that numbers the rows within another key: the line of an order, the shelf of
// a warehouse. A date or a state beside a key numbers nothing.
constexpr std::array<std::string_view, 6> kNumberings = {"id", "no", "nr", "num", "number", "seq"};

// Role names of a parent row in the same table, and of staff referred to by other tables.
constexpr std::array<std::string_view, 6> kAbove = {"manager",  "boss",      "supervisor",
                                                    "superior", "reportsto", "parent"};
constexpr std::array<std::string_view, 18> kStaff = {
    "manager",  "supervisor", "boss",   "curator", "inspector", "instructor",
    "reviewer", "approver",   "editor", "head",    "leader",    "guide",
    "guard",    "warden",     "doctor", "nurse",   "tutor",     "caretaker"};

// Columns typical of a table of staff.
constexpr std::array<std::string_view, 4> kOfStaff = {"hire", "salary", "wage", "jobtitle"};

// Lower case, letters and digits only: "Order Details" equals "order_details".
std::string plain(std::string_view name) {
  std::string out;
  for (const char c : text::lower(name))
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80)
      out += c;
  return out;
}

// True if the last `size` bytes of the joined words `role` are whole words of the name, and no
// measure counted by them: "review" is not the last word of "free_preview", nor is a row of orders
// what "items_per_order" holds. A name that is written as one word shows neither.
bool ends_with_noun(std::string_view name, std::string_view role, size_t size) {
  const std::vector<std::string> words = words_of_name(name);
  size_t at = 0;
  for (size_t i = 0; i < words.size() && at < role.size(); ++i) {
    if (at == role.size() - size) return i == 0 || !text::is_one_of(words[i - 1], kMeasuredBy);
    const bool one_word = at + words[i].size() >= role.size() && i == 0;
    if (one_word) return true;
    at += words[i].size();
  }
  return false;
}

// "from_stn": the noun is the last of several whole words.
bool has_last_word(const std::vector<std::string>& words, std::string_view noun) {
  return words.size() > 1 && noun.size() >= 3 && singular_noun(words.back()) == noun &&
         !text::is_one_of(noun, kOwnNouns);
}

const Column* only_primary_key(const Table& table) {
  const Column* found = nullptr;
  for (const Column& c : table.columns) {
    if (c.is_measured_key) return &c;
    if (c.primary_key == 0) continue;
    if (found) return nullptr;
    found = &c;
  }
  // A policy may have hidden the other columns of a composite key.
  return found && found->is_unique ? found : nullptr;
}

bool has_key(const Table& table) {
  return std::any_of(table.columns.begin(), table.columns.end(), [](const Column& c) {
    return c.primary_key > 0 || c.is_unique || c.is_measured_key;
  });
}

// No two rows share a value, and every row has one.
bool distinguishes_rows(const Column& column) {
  const ColumnStatistics& known = column.statistics;
  const bool fits = column.kind == DataKind::kInteger || column.kind == DataKind::kText;
  return fits && known.complete && known.rows > 1 && known.nulls == 0 &&
         known.distinct == known.rows;
}

// The column that is named like a key and is one by the data. With `own_name` its name says which
// rows it identifies: "id", or the table's name and an ending ("cust_no" of cust or customers);
// else it is the first column, with such an ending.
Column* measured_key(Table& table, bool own_name) {
  const std::string called = plain(table.name), one = singular_noun(called);
  for (Column& column : table.columns) {
    if (!own_name && &column != &table.columns.front()) return nullptr;
    if (!distinguishes_rows(column) || column.is_private || column.role == ColumnRole::kHidden)
      continue;
    const std::string name = plain(column.name);
    if (own_name && text::is_one_of(name, kOwnKeys)) return &column;
    for (const std::string_view ending : kKeyEndings) {
      if (!name.ends_with(ending) || name.size() < ending.size() + (own_name ? 2 : 1)) continue;
      const std::string stem = singular_noun(name.substr(0, name.size() - ending.size()));
      const bool named = stem == one || (stem.size() >= 3 && called.starts_with(stem));
      if (named == own_name) return &column;
    }
  }
  return nullptr;
}

bool is_key_elsewhere(const Catalog& catalog, const Table& table, std::string_view name) {
  return std::any_of(catalog.tables.begin(), catalog.tables.end(), [&](const Table& other) {
    const Column* const key = &other == &table ? nullptr : other.find(name);
    return key != nullptr && (key->primary_key > 0 || key->is_unique || key->is_measured_key);
  });
}

// The columns of a primary key of several, in its order; empty for any other.
std::vector<const Column*> composite_key(const Table& table) {
  std::vector<const Column*> out;
  for (const Column& c : table.columns)
    if (c.primary_key > 0) out.push_back(&c);
  std::sort(out.begin(), out.end(),
            [](const Column* a, const Column* b) { return a->primary_key < b->primary_key; });
  // A policy may have hidden the last ones.
  const bool whole =
      !table.restricted && !out.empty() && out.back()->primary_key == static_cast<int>(out.size());
  return whole && out.size() > 1 ? out : std::vector<const Column*>();
}

// True if values of the two can be equal: numbers with numbers, text with text, untyped with any.
bool comparable(const Column& a, const Column& b) {
  const auto group = [](Affinity affinity) {
    if (affinity == Affinity::kText) return 1;
    return affinity == Affinity::kBlob ? 0 : 2;
  };
  const int x = group(a.affinity), y = group(b.affinity);
  return x == 0 || y == 0 || x == y;
}

class Finder {
 public:
  // With `measured`, appends only keys that refer to a measured key.
  explicit Finder(Catalog& catalog, bool measured) : catalog_(catalog), measured_(measured) {
    for (size_t t = 0; t < catalog.tables.size(); ++t) {
      const Table& table = catalog.tables[t];
      if (table.kind != TableKind::kTable) continue;
      if (const auto several = composite_key(table); !several.empty())
        by_numbering_[table.schema + '\0' + text::lower(several.back()->name)].push_back(t);
      const Column* key = only_primary_key(table);
      if (!key) continue;
      const std::string scope = table.schema + '\0';
      const std::string name = text::lower(key->name);
      if (!contains(kBareNames, name)) by_key_[scope + name].push_back(t);
      by_name_[scope + singular_noun(plain(table.name))].push_back(t);
      if (keeps_staff(table)) staff_[scope].push_back(t);
    }
    std::unordered_map<std::string, const Table*> tables;
    for (const Table& table : catalog.tables) tables[table.schema + '\0' + table.name] = &table;
    for (const Table& table : catalog.tables)
      for (const ForeignKey& key : table.foreign_keys)
        declared_parents_.insert(tables[key.parent_schema + '\0' + key.parent_table]);
  }

  void add_to(size_t child) {
    Table& table = catalog_.tables[child];
    for (const Column& column : table.columns) {
      if (column.role == ColumnRole::kHidden || in_known_key(table, column)) continue;
      const size_t parent = parent_of(child, column);
      if (parent == kNone || declared_against(parent, table, column)) continue;
      const Table& other = catalog_.tables[parent];
      const Column& key = *only_primary_key(other);
      if (key.is_measured_key != measured_ || !comparable(column, key)) continue;
      table.foreign_keys.push_back({other.schema, other.name, {column.name}, {key.name}, true});
      table.foreign_keys.back().measured = measured_;
    }
  }

  // After the single ones of all tables.
  void add_composite() {
    for (const Table& table : catalog_.tables)
      for (const ForeignKey& key : table.foreign_keys)
        if (key.columns.size() == 1)
          referring_.insert(table.schema + '\0' + text::lower(key.columns[0]));
    for (size_t t = 0; t < catalog_.tables.size(); ++t) add_composite_to(t);
  }

 private:
  using Tables = std::unordered_map<std::string, std::vector<size_t>>;
  static constexpr size_t kNone = static_cast<size_t>(-1);
  static constexpr size_t kMostNumbered = 20;  // tables with the same last column of a key

  // The single entry other than `child`; of several, the one that declared keys refer to; or kNone.
  size_t only(const Tables& tables, const std::string& name, size_t child) const {
    const auto found = tables.find(name);
    if (found == tables.end()) return kNone;
    std::vector<size_t> all, parents;
    for (const size_t t : found->second) {
      if (t == child) continue;
      all.push_back(t);
      if (declared_parents_.contains(&catalog_.tables[t])) parents.push_back(t);
    }
    if (all.size() == 1) return all[0];
    return parents.size() == 1 ? parents[0] : kNone;
  }

  // A key of several columns whose last one numbers rows within the others, and refers to no
  // table by itself: a table that has all of them, by the same names, refers to it. By one part
  // alone all rows of an order would be joined with each other.
  void add_composite_to(size_t child) {
    Table& table = catalog_.tables[child];
    std::vector<ForeignKey> found;
    for (const Column& column : table.columns) {
      if (column.role == ColumnRole::kHidden || in_known_key(table, column)) continue;
      const std::string name = table.schema + '\0' + text::lower(column.name);
      const auto tables = by_numbering_.find(name);
      if (tables == by_numbering_.end() || tables->second.size() > kMostNumbered ||
          referring_.contains(name) || !is_numbering(column))
        continue;
      std::vector<size_t> parents;
      for (const size_t t : tables->second)
        if (t != child && numbers_rows_of(table, catalog_.tables[t])) parents.push_back(t);
      if (parents.size() != 1) continue;
      const Table& parent = catalog_.tables[parents[0]];
      ForeignKey key{parent.schema, parent.name, {}, {}, true};
      for (const Column* part : composite_key(parent)) {
        key.columns.push_back(table.find(part->name)->name);
        key.parent_columns.push_back(part->name);
      }
      found.push_back(std::move(key));
    }
    for (ForeignKey& key : found) table.foreign_keys.push_back(std::move(key));
  }

  static bool is_numbering(const Column& column) {
    const std::string name = plain(column.name);
    return std::any_of(kNumberings.begin(), kNumberings.end(), [&](std::string_view ending) {
      return name.size() > ending.size() && name.ends_with(ending);
    });
  }

  // True if the child has all columns of the parent's key, more than these as its own key if any,
  // and is not what the parent refers to.
  bool numbers_rows_of(const Table& child, const Table& parent) const {
    const auto key = composite_key(parent);
    size_t own = 0;
    for (const Column* part : key) {
      const Column* column = child.find(part->name);
      if (!column || column->role == ColumnRole::kHidden || !comparable(*column, *part))
        return false;
      own += column->primary_key > 0;
    }
    const auto same = composite_key(child);
    return !(own == key.size() && same.size() == key.size()) &&
           std::none_of(parent.foreign_keys.begin(), parent.foreign_keys.end(),
                        [&](const ForeignKey& back) {
                          return !back.implied && back.parent_table == child.name;
                        });
  }

  size_t parent_of(size_t child, const Column& column) const {
    const Table& table = catalog_.tables[child];
    const std::string scope = table.schema + '\0', name = plain(column.name);
    for (const std::string_view ending : kEndings) {
      if (name.size() <= ending.size() || !name.ends_with(ending)) continue;
      const std::string stem = singular_noun(name.substr(0, name.size() - ending.size()));
      if (stem == singular_noun(plain(table.name))) return kNone;  // this table's own key
      const size_t t = only(by_name_, scope + stem, child);
      if (t != kNone && answers(*only_primary_key(catalog_.tables[t]), column, ending)) return t;
    }
    // A column that two tables have as their key does not identify the parent.
    if (only_primary_key(table) == &column) return kNone;
    const size_t t = only(by_key_, scope + text::lower(column.name), child);
    return t != kNone ? t : by_role(child, column);
  }

  // "home_branch" refers to a branch; "manager_id" of an employee to an employee.
  size_t by_role(size_t child, const Column& column) const {
    if (column.affinity != Affinity::kInteger || column.primary_key > 0) return kNone;
    const Table& table = catalog_.tables[child];
    const std::string scope = table.schema + '\0', name = plain(column.name);
    std::string role = name;
    for (const std::string_view ending : kEndings)
      if (role.size() > ending.size() + 3 && role.ends_with(ending)) {
        role.resize(role.size() - ending.size());
        break;
      }
    std::vector<std::string> words = words_of_name(column.name);
    if (words.size() > 2 && text::is_one_of(words.back(), kEndings)) words.pop_back();
    if (!words.empty() && text::is_one_of(words.front(), kQuantities)) return kNone;
    size_t found = kNone;
    for (const auto& [key, tables] : by_name_) {
      const std::string noun = key.substr(scope.size() <= key.size() ? scope.size() : 0);
      if (!key.starts_with(scope) || tables.size() != 1 || tables[0] == child ||
          (noun.size() < 5 && !has_last_word(words, noun)) || !role.ends_with(noun) ||
          (role.size() < noun.size() + 3 && role != "to" + noun) ||  // from_depot and to_depot
          text::is_one_of(std::string_view(role).substr(0, role.size() - noun.size()), kCounts) ||
          !ends_with_noun(column.name, role, noun.size()))
        continue;
      if (found != kNone) return kNone;
      found = tables[0];
    }
    if (found == kNone) found = by_office(child, column, role);
    return found != kNone && is_number(*only_primary_key(catalog_.tables[found])) ? found : kNone;
  }

  size_t by_office(size_t child, const Column& column, std::string_view role) const {
    const Table& table = catalog_.tables[child];
    const size_t last = column.name.rfind('_', column.name.size() - 2);
    const std::string word = role == plain(column.name) && last != std::string::npos
                                 ? plain(column.name.substr(last + 1))
                                 : std::string(role);
    const bool done = column.name.size() > 5 && text::lower(column.name).ends_with("ed_by");
    if (text::is_one_of(word, kAbove) && only_primary_key(table) != nullptr &&
        (word == "parent" || keeps_staff(table)))
      return child;
    const auto staff = staff_.find(table.schema + '\0');
    const bool office = text::is_one_of(word, kStaff) || done;
    return office && staff != staff_.end() && staff->second.size() == 1 ? staff->second[0] : kNone;
  }

  static bool is_number(const Column& column) { return column.affinity == Affinity::kInteger; }

  static bool keeps_staff(const Table& table) {
    return std::any_of(table.columns.begin(), table.columns.end(), [](const Column& column) {
      const std::string name = plain(column.name);
      return std::any_of(kOfStaff.begin(), kOfStaff.end(),
                         [&](std::string_view word) { return name.find(word) != name.npos; });
    });
  }

  // country_code refers to a key that is a code, not to a numeric id.
  static bool answers(const Column& key, const Column& column, std::string_view ending) {
    const bool numbers =
        key.affinity == Affinity::kInteger && column.affinity == Affinity::kInteger;
    return ending == "fk" || plain(key.name).ends_with(ending) || (ending == "id" && numbers);
  }

  // Of a declared key; with `measured_`, of any.
  bool in_known_key(const Table& table, const Column& column) const {
    return std::any_of(table.foreign_keys.begin(), table.foreign_keys.end(), [&](const auto& key) {
      return (measured_ || !key.implied) && contains(key.columns, column.name);
    });
  }

  // True if the parent declares a foreign key that refers to this column.
  bool declared_against(size_t parent, const Table& child, const Column& column) const {
    const auto& keys = catalog_.tables[parent].foreign_keys;
    return std::any_of(keys.begin(), keys.end(), [&](const ForeignKey& key) {
      return !key.implied && key.parent_table == child.name &&
             contains(key.parent_columns, column.name);
    });
  }

  Catalog& catalog_;
  bool measured_;
  std::unordered_set<const Table*> declared_parents_;
  Tables staff_;                               // schema and NUL -> tables of staff
  std::unordered_set<std::string> referring_;  // schema, NUL and column of a key of one column
  Tables by_numbering_;      // schema, NUL and last column -> tables with a key of several
  Tables by_key_, by_name_;  // schema, NUL and name -> tables with a single-column primary key
};

}  // namespace

void add_implied_keys(Catalog& catalog) {
  Finder finder(catalog, false);
  for (size_t t = 0; t < catalog.tables.size(); ++t) finder.add_to(t);
  finder.add_composite();
}

void add_measured_keys(Catalog& catalog) {
  bool any = false;
  for (const bool own_name : {true, false})
    for (Table& table : catalog.tables) {
      if (table.kind != TableKind::kTable || has_key(table)) continue;
      Column* const key = measured_key(table, own_name);
      if (key == nullptr || (!own_name && is_key_elsewhere(catalog, table, key->name))) continue;
      key->is_measured_key = any = true;
    }
  Finder finder(catalog, true);
  for (size_t t = 0; any && t < catalog.tables.size(); ++t) finder.add_to(t);
  add_lookup_keys(catalog);
  add_role_keys(catalog);
}

}  // namespace ask::db
