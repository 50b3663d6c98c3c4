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

// What is private of that which a definition may read.
struct Secrets {
  Names columns;
  Names tables;  // that have them
};

Secrets secrets_of(const Catalog& catalog, const Table& view, const Names& named) {
  Secrets out;
  for (const Table& table : catalog.tables) {
    if (&table == &view || !named.contains(text::lower(table.name))) continue;
    for (const Column& column : table.columns) {
      if (!column.is_private) continue;
      out.columns.insert(text::lower(column.name));
      out.tables.insert(text::lower(table.name));
      if (column.primary_key > 0) out.columns.insert({"rowid", "oid", "_rowid_"});
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

bool has_word(const std::vector<sql::Token>& tokens, std::string_view word) {
  return std::any_of(tokens.begin(), tokens.end(),
                     [&](const sql::Token& token) { return sql::is_word(token, word); });
}

// x IN t and (SELECT * FROM t) read columns without their names.
bool reads_unnamed(const std::vector<sql::Token>& tokens) {
  for (size_t i = 1; i < tokens.size(); ++i) {
    const sql::Token &last = tokens[i - 1], &token = tokens[i];
    if (sql::is_word(last, "in") && !sql::is_symbol(token, "(")) return true;
    const bool list = sql::is_word(last, "select") || sql::is_word(last, "distinct") ||
                      sql::is_word(last, "all") || sql::is_symbol(last, ",") ||
                      sql::is_symbol(last, ".");
    if (sql::is_symbol(token, "*") && list) return true;
  }
  return false;
}

bool reads(const std::vector<sql::Token>& tokens, const Secrets& secrets) {
  return meet(names_in(tokens, false), secrets.columns) ||
         (reads_unnamed(tokens) && meet(names_in(tokens, true), secrets.tables));
}

bool reads(const sql::Expr& expr, const Secrets& secrets) {
  const std::string text = sql::render(expr);
  return reads(sql::lex_any(text), secrets);
}

// What is computed over a window of the core may show the order of what that window reads.
bool reads(const sql::Core& core, const sql::SelectItem& item, const Secrets& secrets) {
  if (reads(item.expr, secrets)) return true;
  const bool secret = std::any_of(core.windows.begin(), core.windows.end(), [&](const auto& w) {
    sql::Call call;
    call.name = "count";
    call.over = w.window;
    return reads(sql::Expr{std::move(call)}, secrets);
  });
  const std::string text = sql::render(item.expr);
  return secret && has_word(sql::lex_any(text), "over");
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
  ViewReader(const Table& view, const Secrets& secrets) : view_(view), secrets_(secrets) {}

  // By column: whether it is made of secrets.
  std::vector<char> read(Definition definition) const {
    const auto query = sql::parse(std::move(definition.query));
    if (!query || !query->with.empty()) return all();
    std::vector<char> out(view_.columns.size(), 0);
    for (const sql::Core& core : query->cores) {
      const bool plain = std::all_of(core.from.begin(), core.from.end(), [](const auto& source) {
        const auto* table = std::get_if<sql::TableRef>(&source.item);
        return table != nullptr && !table->arguments;
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
      if (reads(core, core.items[i], secrets_)) out[i] = 1;
    return true;
  }

  bool by_name(const sql::Core& core, std::vector<char>& out) const {
    Names found = secrets_.columns;
    for (const sql::SelectItem& item : core.items) {
      if (is_star(item) || !reads(core, item, secrets_)) continue;
      if (item_name(item).empty()) return false;
      found.insert(item_name(item));
    }
    for (size_t i = 0; i < out.size(); ++i)
      if (is_one_of(found, view_.columns[i].name)) out[i] = 1;
    return true;
  }

  const Table& view_;
  const Secrets& secrets_;
};

}  // namespace

bool spread_private_to_view(const Catalog& catalog, Table& view) {
  const auto tokens = sql::lex_any(view.sql);
  const Names named = names_in(tokens, true);
  const Secrets secrets = secrets_of(catalog, view, named);
  const bool stars = std::any_of(tokens.begin(), tokens.end(), [](const sql::Token& token) {
    return sql::is_symbol(token, "*");
  });
  if (secrets.tables.empty() || !(stars || reads(tokens, secrets))) return false;
  const std::vector<char> found = ViewReader(view, secrets).read(definition_of(tokens));
  bool changed = false;
  for (size_t i = 0; i < found.size(); ++i) {
    changed |= found[i] != 0 && !view.columns[i].is_private;
    view.columns[i].is_private |= found[i] != 0;
  }
  return changed;
}

}  // namespace ask::db
