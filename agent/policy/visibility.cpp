#include "agent/policy/visibility.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/db/schema/implied_foreign_keys.h"
#include "agent/db/schema/private_notes.h"
#include "agent/policy/stored_sql.h"
#include "agent/policy/visibility_rules.h"

namespace ask::sql {
namespace {

// By table and column: visible, private.
struct Mask {
  std::vector<std::vector<char>> seen, secret;
};

class VisibilityFilter {
 public:
  VisibilityFilter(const RoleRules& role_rules, const db::Catalog& whole,
                   const ViewReads& view_reads, std::string_view rules_table)
      : rules_(role_rules), whole_(whole), view_reads_(view_reads) {
    for (const db::Table& table : whole_.tables) {
      const bool rules = table.schema == "main" && text::equal_nocase(table.name, rules_table);
      std::vector<char> seen, secret;
      for (const db::Column& column : table.columns) {
        seen.push_back(!rules && rules_.sees(table, column.name));
        secret.push_back(rules_.is_private(table, column.name));
      }
      mask_.seen.push_back(std::move(seen));
      mask_.secret.push_back(std::move(secret));
    }
  }

  Status settle() {
    for (size_t t = 0; t < whole_.tables.size(); ++t) follow_generated(t);
    hide_virtual();
    hide_shadows();
    return settle_views();
  }

  db::Catalog catalog() const {
    db::Catalog out;
    for (size_t t = 0; t < whole_.tables.size(); ++t) {
      const db::Table& from = whole_.tables[t];
      db::Table table = from;
      table.columns.clear();
      for (size_t c = 0; c < from.columns.size(); ++c) {
        if (!mask_.seen[t][c]) continue;
        table.columns.push_back(from.columns[c]);
        table.columns.back().is_private = from.columns[c].is_private || mask_.secret[t][c];
      }
      table.restricted = table.columns.size() < from.columns.size();
      out.restricted = out.restricted || table.restricted;
      if (table.columns.empty()) continue;
      if (table.kind != db::TableKind::kView) table.sql.clear();  // it names hidden objects
      table.writable = rules_.writes(from);
      out.tables.push_back(std::move(table));
    }
    for (db::Table& table : out.tables)
      std::erase_if(table.foreign_keys, [&](const db::ForeignKey& key) {
        return (key.implied && !key.noted) || !seen_key(out, table, key);
      });
    out.restricted = out.restricted || !whole_.left_out.empty();
    if (out.restricted)
      for (db::Table& table : out.tables) forget_prose(table);
    out.notes = whole_.notes;
    for (const db::NotedName& name : whole_.noted)
      if (seen_name(out, name)) out.noted.push_back(name);
    return out;
  }

 private:
  // What was written about everything may name what is hidden.
  static void forget_prose(db::Table& table) {
    table.questions.clear();
    if (table.description_withheld) table.description.clear();
    for (db::Column& column : table.columns)
      if (column.description_withheld) column.description.clear();
  }

  bool whole_table_seen(size_t t) const {
    return std::all_of(mask_.seen[t].begin(), mask_.seen[t].end(), [](char c) { return c != 0; });
  }
  bool any_secret(size_t t) const {
    return std::any_of(mask_.secret[t].begin(), mask_.secret[t].end(),
                       [](char c) { return c != 0; });
  }
  void hide(size_t t) { std::fill(mask_.seen[t].begin(), mask_.seen[t].end(), char{0}); }

  // A column computed from hidden columns is hidden, one computed from private columns is private.
  // Repeated until nothing changes, since generated columns may depend on each other.
  void follow_generated(size_t t) {
    const db::Table& table = whole_.tables[t];
    for (bool changed = true; changed;) {
      changed = false;
      for (size_t c = 0; c < table.columns.size(); ++c) {
        const db::ColumnRole role = table.columns[c].role;
        if (role != db::ColumnRole::kGeneratedStored && role != db::ColumnRole::kGeneratedVirtual)
          continue;
        for (size_t of = 0; of < table.columns.size(); ++of) {
          const bool reveals = (mask_.seen[t][c] && !mask_.seen[t][of]) ||
                               (!mask_.secret[t][c] && mask_.secret[t][of]);
          if (of == c || !reveals || !definition_names(table, c, table.columns[of].name)) continue;
          mask_.seen[t][c] = mask_.seen[t][c] && mask_.seen[t][of];
          mask_.secret[t][c] = mask_.secret[t][c] || mask_.secret[t][of];
          changed = true;
        }
      }
    }
  }

  // The module may read the whole table for any query, and whatever its arguments name.
  void hide_virtual() {
    for (size_t t = 0; t < whole_.tables.size(); ++t) {
      const db::Table& table = whole_.tables[t];
      if (table.kind != db::TableKind::kVirtual) continue;
      bool fine = whole_table_seen(t), secret = any_secret(t);
      for (size_t of = 0; of < whole_.tables.size(); ++of) {
        if (of == t || (whole_table_seen(of) && !any_secret(of))) continue;
        if (!arguments_name(table, whole_.tables[of].name)) continue;
        fine = fine && whole_table_seen(of);
        secret = true;
      }
      if (!fine) hide(t);
      if (secret) std::fill(mask_.secret[t].begin(), mask_.secret[t].end(), char{1});
    }
  }

  // If a module is not loaded, SQLite does not recognise tables such as "docs_content" as its
  // shadow tables.
  void hide_shadows() {
    std::vector<db::Table> gone;
    for (size_t t = 0; t < whole_.tables.size(); ++t)
      if (whole_.tables[t].kind == db::TableKind::kVirtual && !whole_table_seen(t))
        gone.push_back(whole_.tables[t]);
    for (size_t t = 0; t < whole_.tables.size(); ++t) {
      const db::Table& table = whole_.tables[t];
      const auto shadows = [&](const db::Table& of) {
        return text::equal_nocase(of.schema, table.schema) &&
               text::lower(table.name).starts_with(text::lower(of.name) + "_");
      };
      if (std::any_of(gone.begin(), gone.end(), shadows)) hide(t);
      for (const std::string& left_out : whole_.left_out) {
        if (!left_out.starts_with(table.schema + ".")) continue;
        db::Table of;
        of.schema = table.schema;
        of.name = left_out.substr(table.schema.size() + 1);
        if (!rules_.sees(of, "") && shadows(of)) hide(t);
      }
    }
  }

  // A view is visible if everything it reads is; one that reads another view is decided after that
  // one.
  Status settle_views() {
    std::vector<std::pair<size_t, std::vector<ColumnRead>>> views;
    for (size_t t = 0; t < whole_.tables.size(); ++t) {
      if (whole_.tables[t].kind != db::TableKind::kView) continue;
      if (!whole_table_seen(t)) {
        hide(t);
        continue;
      }
      auto reads = view_reads_(whole_.tables[t]);
      if (reads) {
        views.emplace_back(t, std::move(*reads));
      } else if (reads.error().code == Code::kCancelled ||
                 reads.error().code == Code::kOutOfMemory) {
        return reads.error();
      } else {
        hide(t);
      }
    }
    for (bool changed = true; changed;) {
      const db::Catalog now = catalog();
      changed = false;
      for (const auto& [t, reads] : views) {
        const db::Table& view = whole_.tables[t];
        if (!now.find(view.schema, view.name)) continue;
        // SQLite does not report the columns that NATURAL and USING compare as read.
        const bool joins_by_name = names_word(view, "NATURAL") || names_word(view, "USING");
        const bool fine = std::all_of(reads.begin(), reads.end(), [&](const ColumnRead& read) {
          const bool itself = text::equal_nocase(read.schema, view.schema) &&
                              text::equal_nocase(read.table, view.name);
          const db::Table* table = itself ? nullptr : now.find(read.schema, read.table);
          return itself || (may_read(now, read) && !(joins_by_name && table->restricted));
        });
        if (fine) continue;
        hide(t);
        changed = true;
      }
    }
    return Done{};
  }

  static bool seen_name(const db::Catalog& out, const db::NotedName& name) {
    const db::Table* table = out.find(name.schema, name.table);
    return table != nullptr &&
           std::all_of(name.columns.begin(), name.columns.end(),
                       [&](const std::string& c) { return table->find(c) != nullptr; });
  }

  static bool seen_key(const db::Catalog& out, const db::Table& table, const db::ForeignKey& key) {
    const db::Table* parent = out.find(key);
    if (!parent) return false;
    const auto all = [](const db::Table& of, const std::vector<std::string>& columns) {
      return std::all_of(columns.begin(), columns.end(),
                         [&](const std::string& c) { return of.find(c) != nullptr; });
    };
    return all(table, key.columns) && all(*parent, key.parent_columns);
  }

  const RoleRules& rules_;
  const db::Catalog& whole_;
  const ViewReads& view_reads_;
  Mask mask_;
};

std::string roles_text(const std::vector<std::string>& roles) {
  return text::shortened(text::repaired_utf8(text::joined(roles, ", ")), 100);
}

}  // namespace

Result<db::Catalog> visible(const Policy& policy, const std::vector<std::string>& roles,
                            std::shared_ptr<const db::Catalog> whole, const ViewReads& view_reads,
                            std::string_view rules_table) {
  if (roles.empty())
    return Error{Code::kSecurityViolation,
                 "a policy is set and no asker is set; the setting role names who asks"};
  for (const std::string& role : roles)
    if (!contains(policy.roles, role))
      return Error{Code::kSecurityViolation,
                   fmt::format("the policy does not know the role \"{}\", so it may see nothing",
                               roles_text({role}))};
  RoleRules rules(roles, *whole);
  if (auto good = rules.take(policy); !good) return good.error();
  VisibilityFilter filter(rules, *whole, view_reads, rules_table);
  if (auto good = filter.settle(); !good) return good.error();
  db::Catalog out = filter.catalog();
  out.same_file = whole->same_file;
  db::spread_by_name(out);
  db::add_implied_keys(out);  // hidden tables would make unambiguous names ambiguous
  if (out.tables.empty() && !whole->tables.empty())
    return Error{
        Code::kSecurityViolation,
        fmt::format("the role \"{}\" may see no table of this database", roles_text(roles))};
  out.whole = std::move(whole);
  return out;
}

bool may_read(const db::Catalog& visible, const ColumnRead& read) {
  const db::Table* table = visible.find(read.schema, read.table);
  if (!table) return false;
  if (read.column.empty() || table->find(read.column)) return true;
  return !table->restricted && text::equal_nocase(read.column, "ROWID");
}

}  // namespace ask::sql
