#include "agent/db/schema/private_views.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "agent/common/text.h"
#include "agent/sql/lex.h"
#include "agent/sql/parse.h"
#include "agent/sql/render.h"

namespace ask::db {
namespace {

using Names = std::set<std::string>;  // in lower case

// SQLite takes a string for the name of a table, too.
Names names_in(const std::vector<sql::Token>& tokens, bool strings) {
  Names out;
  for (const sql::Token& token : tokens)
    if (token.kind == sql::TokenKind::kWord || token.kind == sql::TokenKind::kQuotedName ||
        (strings && token.kind == sql::TokenKind::kString))
      out.insert(text::lower(sql::text_of(token)));
  return out;
}

bool meet(const Names& one, const Names& other) {
  return std::any_of(one.begin(), one.end(),
                     [&](const std::string& name) { return other.contains(name); });
}

// The private columns of what a definition with these names may read.
Names secrets_of(const Catalog& catalog, const Table& view, const Names& named) {
  Names out;
  for (const Table& table : catalog.tables) {
    if (&table == &view || !named.contains(text::lower(table.name))) continue;
    for (const Column& column : table.columns) {
      if (!column.is_private) continue;
      out.insert(text::lower(column.name));
      if (column.primary_key > 0) out.insert({"rowid", "oid", "_rowid_"});
    }
  }
  return out;
}

// The query of CREATE VIEW name (columns) AS query.
struct Definition {
  std::vector<sql::Token> query;
  bool names_columns = false;
};
Definition definition_of(const std::vector<sql::Token>& tokens) {
  for (size_t i = 1; i < tokens.size(); ++i)
    if (sql::is_word(tokens[i], "as") && tokens[i].kind == sql::TokenKind::kWord)
      return {{tokens.begin() + static_cast<std::ptrdiff_t>(i) + 1, tokens.end()},
              sql::is_symbol(tokens[i - 1], ")")};
  return {};
}

bool is_star(const sql::SelectItem& item) {
  return std::holds_alternative<sql::Star>(item.expr.node);
}

bool reads(const sql::SelectItem& item, const Names& secrets) {
  const std::string text = sql::render(item.expr);
  const auto tokens = sql::lex_any(text);
  return meet(names_in(tokens, false), secrets);
}

// SQLite names the second column of the name "who" who:1.
bool is_one_of(const Names& names, const std::string& column) {
  const std::string lower = text::lower(column);
  return names.contains(lower) || names.contains(lower.substr(0, lower.rfind(':')));
}

// The name that the item gives its column, "" if it has none of its own.
std::string item_name(const sql::SelectItem& item) {
  if (!item.alias.empty()) return text::lower(item.alias);
  const auto* column = std::get_if<sql::ColumnRef>(&item.expr.node);
  return column == nullptr ? std::string() : text::lower(column->column);
}

class ViewReader {
 public:
  ViewReader(const Table& view, const Names& secrets) : view_(view), secrets_(secrets) {}

  // By column: whether it is made of secrets.
  std::vector<char> read(Definition definition) const {
    const auto query = sql::parse(std::move(definition.query));
    if (!query || !query->with.empty()) return all();
    std::vector<char> out(view_.columns.size(), 0);
    for (const sql::Core& core : query->cores) {
      const bool plain = std::all_of(core.from.begin(), core.from.end(), [](const auto& source) {
        return std::holds_alternative<sql::TableRef>(source.item);
      });
      if (!plain || core.items.empty()) return all();
      const bool stars = std::any_of(core.items.begin(), core.items.end(), is_star);
      if (stars && (definition.names_columns || query->cores.size() > 1)) return all();
      if (!(stars ? by_name(core, out) : by_position(core, out))) return all();
    }
    return out;
  }

 private:
  std::vector<char> all() const { return std::vector<char>(view_.columns.size(), 1); }

  bool by_position(const sql::Core& core, std::vector<char>& out) const {
    if (core.items.size() != out.size()) return false;
    for (size_t i = 0; i < out.size(); ++i)
      if (reads(core.items[i], secrets_)) out[i] = 1;
    return true;
  }

  bool by_name(const sql::Core& core, std::vector<char>& out) const {
    Names found = secrets_;
    for (const sql::SelectItem& item : core.items) {
      if (is_star(item) || !reads(item, secrets_)) continue;
      if (item_name(item).empty()) return false;
      found.insert(item_name(item));
    }
    for (size_t i = 0; i < out.size(); ++i)
      if (is_one_of(found, view_.columns[i].name)) out[i] = 1;
    return true;
  }

  const Table& view_;
  const Names& secrets_;
};

}  // namespace

bool spread_private_to_view(const Catalog& catalog, Table& view) {
  const auto tokens = sql::lex_any(view.sql);
  const Names named = names_in(tokens, true), secrets = secrets_of(catalog, view, named);
  const bool stars = std::any_of(tokens.begin(), tokens.end(), [](const sql::Token& token) {
    return sql::is_symbol(token, "*");
  });
  if (secrets.empty() || !(stars || meet(named, secrets))) return false;
  const std::vector<char> found = ViewReader(view, secrets).read(definition_of(tokens));
  bool changed = false;
  for (size_t i = 0; i < found.size(); ++i) {
    changed |= found[i] != 0 && !view.columns[i].is_private;
    view.columns[i].is_private |= found[i] != 0;
  }
  return changed;
}

}  // namespace ask::db
