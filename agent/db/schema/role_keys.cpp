#include "agent/db/schema/role_keys.h"

#include <algorithm>
#include <array>
#include <string>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/db/schema/key_values.h"
#include "agent/db/schema/name_words.h"
#include "agent/db/schema/role_words.h"

namespace ask::db {
namespace {

constexpr std::array<std::string_view, 8> kRoleKeyEndings = {"id",   "no", "nr",  "num",
                                                             "code", "cd", "key", "number"};
// Keys that do not say of which table they are.
constexpr std::array<std::string_view, 12> kBareKeys = {
    "id", "code", "key", "no", "num", "nr", "name", "year", "date", "type", "pk", "cd"};
constexpr std::array<std::string_view, 12> kCountPrefixes = {
    "num", "no", "nr", "number", "n", "total", "count", "max", "min", "avg", "is", "has"};
constexpr int64_t kFewestReferred = 2;  // values of a role without an ending of a key

using Words = std::vector<std::string>;

struct Reference {
  const Table* table;
  const Column* key;
  bool operator==(const Reference&) const = default;
};

// The role of a column without the ending of a key: "white" of "white_id" and "whiteid".
struct Role {
  Words words;
  bool ended = false;
};

const Column* key_of(const Table& table) {
  const Column* found = nullptr;
  for (const Column& column : table.columns) {
    if (column.is_measured_key) return &column;
    if (column.primary_key == 0) continue;
    if (found != nullptr) return nullptr;
    found = &column;
  }
  return found != nullptr && found->is_unique ? found : nullptr;
}

// The last word of the table's name, singular: "player" of "tblPlayers".
std::string noun_of(const Table& table) {
  const Words words = words_of_name(table.name);
  return words.empty() ? std::string() : singular_noun(words.back());
}

bool has_person_name(const Table& table) {
  bool first = false, last = false;
  return std::any_of(table.columns.begin(), table.columns.end(), [&](const Column& column) {
    const Words words = words_of_name(column.name);
    std::string joined;
    for (const std::string& word : words) joined += word;
    first |= !words.empty() && words.back() == "first";
    last |= !words.empty() && words.back() == "last";
    return (first && last) ||
           std::any_of(kPersonNameColumns.begin(), kPersonNameColumns.end(),
                       [&](std::string_view name) { return joined.ends_with(name); });
  });
}

bool keeps_people(const Table& table) {
  return text::is_one_of(noun_of(table), kPeopleNouns) || has_person_name(table);
}

bool serves(const Table& table) { return !text::is_one_of(noun_of(table), kServedNouns); }

Role role_of(const Column& column) {
  Role out{words_of_name(column.name), false};
  Words& words = out.words;
  if (words.size() > 1 && text::is_one_of(words.back(), kRoleKeyEndings)) {
    words.pop_back();
    out.ended = true;
  } else if (words.size() == 1 && words[0].size() > 4 && words[0].ends_with("id")) {
    words[0].resize(words[0].size() - 2);
    out.ended = true;
  }
  return out;
}

// "proposed_by", not "delayed_by".
bool is_done_by(const Words& words) {
  if (words.size() < 2 || words.back() != "by") return false;
  const std::string& done = words[words.size() - 2];
  return !text::is_one_of(done, kChangedParticiples) &&
         ((done.size() > 4 && done.ends_with("ed")) || text::is_one_of(done, kDoneParticiples));
}

bool may_refer(const Table& table, const Column& column) {
  const bool fits = column.affinity == Affinity::kInteger || column.affinity == Affinity::kText;
  return fits && column.role != ColumnRole::kHidden && !column.is_private && !column.is_unique &&
         !column.is_measured_key && column.statistics.distinct > 0 &&
         std::none_of(table.foreign_keys.begin(), table.foreign_keys.end(),
                      [&](const ForeignKey& key) { return contains(key.columns, column.name); });
}

class RoleFinder {
 public:
  explicit RoleFinder(Catalog& catalog) : catalog_(catalog) {}

  void add() {
    for (Table& table : catalog_.tables)
      if (table.kind == TableKind::kTable) add_pairs_of(table);
    for (Table& table : catalog_.tables) {
      if (table.kind != TableKind::kTable) continue;
      for (const Column& column : table.columns)
        if (may_refer(table, column)) add_key_of(table, column);
    }
  }

 private:
  using References = std::vector<Reference>;

  static void add_key(Table& table, const Column& column, const Reference& to, bool by_role) {
    if (to.table == nullptr) return;
    table.foreign_keys.push_back(
        {to.table->schema, to.table->name, {column.name}, {to.key->name}, true});
    table.foreign_keys.back().measured = true;
    table.foreign_keys.back().by_role = by_role;
  }

  // The tables whose keys the values of the column are among.
  template <class Test>
  References referred(const Table& child, const Column& column, Test&& test) const {
    References out;
    for (const Table& table : catalog_.tables) {
      if (table.kind != TableKind::kTable || table.schema != child.schema) continue;
      const Column* const key = key_of(table);
      if (key != nullptr && key != &column && key->affinity == column.affinity && test(table, *key))
        out.push_back({&table, key});
    }
    return out;
  }

  static Reference only(const References& found) {
    return found.size() == 1 ? found[0] : Reference{nullptr, nullptr};
  }

  void add_key_of(Table& table, const Column& column) const {
    const Words words = words_of_name(column.name);
    if (words.empty() || text::is_one_of(words.front(), kCountPrefixes)) return;
    Reference to = by_name_of_rows(table, column);
    if (to.table == nullptr) to = by_name_of_key(table, column, words);
    if (to.table != nullptr) return add_key(table, column, to, false);
    add_key(table, column, by_role(table, column), true);
  }

  // "customer" of a hire: the customers' number.
  Reference by_name_of_rows(const Table& table, const Column& column) const {
    const Words words = words_of_name(column.name);
    if (words.size() != 1 || column.affinity != Affinity::kInteger ||
        singular_noun(words[0]) != words[0])
      return {nullptr, nullptr};
    return only(referred(table, column, [&](const Table& other, const Column& key) {
      return &other != &table && noun_of(other) == words[0] && keeps_people(other) &&
             values_within(column, key);
    }));
  }

  // "white_pid" of players whose key is "pid"; of the same table only as kin.
  Reference by_name_of_key(const Table& table, const Column& column, const Words& words) const {
    const bool kin = text::is_one_of(words.front(), kKinRoles);
    return only(referred(table, column, [&](const Table& other, const Column& key) {
      const Words name = words_of_name(key.name);
      if (name.empty() || !values_may_be_within(column, key) || (&other == &table && !kin))
        return false;
      const bool ends =
          words.size() > name.size() && std::equal(name.rbegin(), name.rend(), words.rbegin());
      const bool bare = name.size() == 1 && text::is_one_of(name[0], kBareKeys);
      const bool number =
          key.affinity == Affinity::kInteger && name.size() == 1 && !name[0].ends_with("id");
      const bool own = &other == &table && words.back() == name.back() && words.size() == 2;
      return (ends && !bare && !number) || own;
    }));
  }

  Reference by_role(const Table& table, const Column& column) const {
    if (column.affinity != Affinity::kInteger) return {nullptr, nullptr};
    const Role role = role_of(column);
    if (role.words.empty()) return {nullptr, nullptr};
    const std::string& word = role.words.back();
    if (text::is_one_of(word, kOutcomeRoles)) return by_outcome(table, column);
    const bool done = is_done_by(role.words);
    const bool person =
        text::is_one_of(word, kPersonRoles) && (role.ended || role.words.size() == 1);
    if (!done && !person && !(role.ended && text::is_one_of(word, kPersonRoleStems)))
      return {nullptr, nullptr};
    if (!role.ended && column.statistics.distinct < kFewestReferred) return {nullptr, nullptr};
    return person_of(table, column, done ? role.words[role.words.size() - 2] : word);
  }

  // The winner is one of those who met: a table that this one refers to twice.
  static Reference sole_double(const Table& table, const References& fitting) {
    References out;
    for (const Reference& to : fitting)
      if (std::count_if(table.foreign_keys.begin(), table.foreign_keys.end(),
                        [&](const ForeignKey& key) { return key.parent_table == to.table->name; }) >
          1)
        out.push_back(to);
    return only(out);
  }
  Reference by_outcome(const Table& table, const Column& column) const {
    return sole_double(table, referred(table, column, [&](const Table&, const Column& key) {
                         return values_within(column, key);
                       }));
  }

  // The people that the role can mean: of its own table those above, or who brought others; else
  // those who serve, if there are such.
  Reference person_of(const Table& table, const Column& column, std::string_view role) const {
    const References all = referred(table, column, [&](const Table& other, const Column& key) {
      return keeps_people(other) && values_within(column, key);
    });
    const auto own = std::find_if(all.begin(), all.end(),
                                  [&](const Reference& to) { return to.table == &table; });
    if (own != all.end() && (text::is_one_of(role, kReferralParticiples) ||
                             text::is_one_of(role, kOwnSuperiors) || serves(table)))
      return *own;
    if (all.size() == 1 && own == all.end()) return all[0];
    References serving;
    for (const Reference& to : all)
      if (to.table != &table && serves(*to.table)) serving.push_back(to);
    if (serving.empty() && own != all.end()) return *own;
    return only(serving);
  }

  // Two columns of opposite roles refer to one table.
  void add_pairs_of(Table& table) {
    for (size_t a = 0; a < table.columns.size(); ++a)
      for (size_t b = a + 1; b < table.columns.size(); ++b) {
        const Column &one = table.columns[a], &other = table.columns[b];
        if (!may_refer(table, one) || !may_refer(table, other) || !are_opposite(one, other))
          continue;
        const Reference to = pair_parent(table, one, other);
        const bool numbers = one.affinity == Affinity::kInteger;
        add_key(table, one, to, numbers);
        add_key(table, other, to, numbers);
      }
  }

  static bool are_opposite(const Column& one, const Column& other) {
    Words a = words_of_name(one.name), b = words_of_name(other.name);
    if (one.affinity != other.affinity || a.size() != b.size() || a.empty() || a.size() > 2)
      return false;
    if (a.size() == 2 && a[1] != b[1]) return false;
    const std::string first = role_of(one).words[0], second = role_of(other).words[0];
    return std::any_of(std::begin(kOppositeRoles), std::end(kOppositeRoles),
                       [&](const OppositeRoles& pair) {
                         return (first == pair.one && second == pair.other) ||
                                (first == pair.other && second == pair.one);
                       });
  }

  Reference pair_parent(const Table& table, const Column& one, const Column& other) const {
    const Role role = role_of(one);
    const bool number = one.affinity == Affinity::kInteger;
    // A home and an away score are numbers, too.
    if (number && !text::is_one_of(role.words[0], kMatchRoles)) return {nullptr, nullptr};
    if (number && !role.ended && role.words.size() > 1) return {nullptr, nullptr};
    const bool colours = text::is_one_of(role.words[0], kColourRoles);
    const Words words = words_of_name(one.name);
    const References all = referred(table, one, [&](const Table& parent, const Column& key) {
      if (&parent == &table || !values_within(one, key) || !values_within(other, key)) return false;
      if (!number) return words.size() == 1 || words.back() == words_of_name(key.name).back();
      const bool side = text::is_one_of(noun_of(parent), kMatchSides);
      return keeps_people(parent) || (side && !colours);
    });
    References teams;
    for (const Reference& to : all)
      if (!keeps_people(*to.table)) teams.push_back(to);
    return teams.size() == 1 ? teams[0] : only(all);
  }

  Catalog& catalog_;
};

}  // namespace

void add_role_keys(Catalog& catalog) { RoleFinder(catalog).add(); }

}  // namespace ask::db
