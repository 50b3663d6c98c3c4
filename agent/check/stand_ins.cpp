#include "agent/check/stand_ins.h"

#include <algorithm>
#include <optional>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/db/connection/schema_version.h"

namespace ask::sql {
namespace {

std::string table_key(std::string_view schema, std::string_view name) {
  return text::lower(schema) + '\0' + text::lower(name);
}

std::string qualified(std::string_view schema, std::string_view name) {
  return text::quoted(schema) + "." + text::quoted(name);
}

std::vector<const db::Column*> primary_key(const db::Table& table) {
  std::vector<const db::Column*> key;
  for (const db::Column& column : table.columns)
    if (column.primary_key > 0) key.push_back(&column);
  std::sort(key.begin(), key.end(), [](const db::Column* a, const db::Column* b) {
    return a->primary_key < b->primary_key;
  });
  return key;
}

// Where a name of the row id also names a column, SQLite reports the column; so the stand-in must
// have the INTEGER PRIMARY KEY, too.
std::string table_ddl(const db::Table& table) {
  const std::vector<const db::Column*> key = primary_key(table);
  const bool row_id = !table.without_rowid && key.size() == 1 &&
                      text::equal_nocase(key[0]->declared_type, "INTEGER");
  std::string sql = "CREATE TABLE " + qualified(table.schema, table.name) + "(";
  for (const db::Column& column : table.columns) {
    if (sql.back() != '(') sql += ',';
    sql += text::quoted(column.name);
    if (row_id && &column == key[0]) {
      sql += " INTEGER PRIMARY KEY";
    } else if (!column.declared_type.empty()) {
      sql += ' ' + text::quoted(column.declared_type);
    }
  }
  if (!table.without_rowid) return sql + ")";
  sql += ", PRIMARY KEY(";
  if (key.empty()) sql += text::quoted(table.columns.front().name);
  for (const db::Column* column : key)
    sql += (column == key[0] ? "" : ",") + text::quoted(column->name);
  return sql + ")) WITHOUT ROWID";
}

// The text after the name in a stored CREATE VIEW; nothing if it is not a CREATE VIEW. Stored text
// is untrusted: with our own name in front it can create that view and nothing else.
std::optional<std::string> view_definition(const std::string& sql) {
  const Result<StatementText> script = StatementText::read(sql);
  if (!script || !script->word(0, "CREATE")) return std::nullopt;
  size_t i = 1;
  if (script->word(i, "TEMP") || script->word(i, "TEMPORARY")) ++i;
  if (!script->word(i, "VIEW")) return std::nullopt;
  ++i;
  if (script->word(i, "IF") && script->word(i + 1, "NOT")) i += 3;
  const DottedName name = script->chain(i);
  const bool text_name = i < script->size() && script->token(i).kind == TokenKind::kString;
  if (name.parts.empty() && !text_name) return std::nullopt;
  const Token& last = script->token(name.last);
  return sql.substr(last.at + last.text.size());
}

// A hash of the definitions and the order of the schemas, which decides what a bare name resolves
// to: the fingerprint has neither.
std::string order_of(const db::Catalog& catalog) {
  std::string out(db::schema_part(catalog.version));
  std::string_view last;
  for (const db::Table& table : catalog.tables) {
    if (table.schema == last) continue;
    last = table.schema;
    out.append(1, '\n').append(last);
  }
  return out;
}

std::string view_ddl(const std::string& schema, const std::string& name, const std::string& rest) {
  return "CREATE VIEW " + qualified(schema, name) + rest;
}

}  // namespace

StandIns::StandIns(std::unique_ptr<db::ScratchConnection> scratch)
    : scratch_(std::move(scratch)),
      weights_([this](std::string_view schema, std::string_view name) {
        return definition(schema, name);
      }) {}

// A view too heavy for the catalog still exists, and may share its name with a table-valued
// function.
std::optional<Definition> StandIns::definition(std::string_view schema,
                                               std::string_view name) const {
  for (const std::string& heavy : catalog_->too_heavy) {
    const size_t dot = heavy.size() > name.size() ? heavy.size() - name.size() - 1 : 0;
    if (dot == 0 || heavy[dot] != '.' || !text::equal_nocase(heavy.substr(dot + 1), name)) continue;
    if (schema.empty() || text::equal_nocase(heavy.substr(0, dot), schema))
      return Definition{heavy.substr(0, dot), std::string(name), "", true, {}};
  }
  const db::Table* table = find(schema, name);
  if (!table) return std::nullopt;
  Definition out{table->schema, table->name, table->sql, table->kind == db::TableKind::kView, {}};
  bool generated = false;
  for (const db::Column& column : table->columns) {
    out.columns.push_back(column.name);
    generated = generated || column.role == db::ColumnRole::kGeneratedVirtual ||
                column.role == db::ColumnRole::kGeneratedStored;
  }
  if (!out.view && !generated) out.sql = "";
  return out;
}

Result<std::unique_ptr<StandIns>> StandIns::open(sqlite3* host, const db::Catalog& catalog,
                                                 std::vector<std::string> decoys) {
  Result<std::unique_ptr<db::ScratchConnection>> scratch = db::ScratchConnection::open(host);
  if (!scratch) return scratch.error();
  std::unique_ptr<StandIns> out(new StandIns(std::move(*scratch)));
  out->catalog_ = &catalog;
  out->decoys_ = std::move(decoys);
  out->fingerprint_ = catalog.fingerprint;
  out->schemas_as_checked_ = order_of(catalog);
  out->index();
  if (Status attached = out->attach_schemas(); !attached) return attached.error();
  // A table may share its name with a table-valued function. The table wins, so it must exist
  // before the compilation, which would not report it as missing.
  for (const std::string& module : out->scratch_->modules()) out->add(module);
  for (const db::Table& table : catalog.tables)
    if (text::lower(table.name).starts_with("pragma_")) out->add(table.name);
  return out;
}

Status StandIns::attach_schemas() {
  for (const db::Table& table : catalog_->tables) {
    const std::string schema = text::lower(table.schema);
    if (has_schema(schema)) continue;
    schemas_.push_back(schema);
    if (schema == "main" || schema == "temp") continue;
    Status attached = scratch_->run("ATTACH ':memory:' AS " + text::quoted(table.schema));
    if (!attached) return attached;
  }
  return Done{};
}

void StandIns::index() {
  by_name_.clear();
  for (size_t i = 0; i < catalog_->tables.size(); ++i)
    by_name_[text::lower(catalog_->tables[i].name)].push_back(static_cast<uint32_t>(i));
}

bool StandIns::adopt(const db::Catalog& catalog) {
  if (discard_after_use_ || catalog.fingerprint.empty() || catalog.fingerprint != fingerprint_)
    return false;
  if (order_of(catalog) != schemas_as_checked_) return false;
  // The same schema can come as a different object with a different order of tables.
  const bool moved = &catalog != catalog_ || by_name_.empty();
  catalog_ = &catalog;
  if (moved) {
    index();
    weights_.clear();
  }
  return true;
}

std::vector<const db::Table*> StandIns::all_named(std::string_view name) const {
  std::vector<const db::Table*> out;
  const auto it = by_name_.find(text::lower(name));
  if (it == by_name_.end()) return out;
  const std::vector<db::Table>& tables = catalog_->tables;
  for (const uint32_t i : it->second)
    if (i < tables.size() && text::equal_nocase(tables[i].name, name)) out.push_back(&tables[i]);
  if (out.size() == it->second.size()) return out;
  out.clear();  // a different object at the same address, with a different order
  for (const db::Table& table : tables)
    if (text::equal_nocase(table.name, name)) out.push_back(&table);
  return out;
}

const db::Table* StandIns::find(std::string_view schema, std::string_view name) const {
  const db::Table* best = nullptr;
  for (const db::Table* table : all_named(name)) {
    if (!schema.empty()) {
      if (text::equal_nocase(table->schema, schema)) return table;
    } else if (best == nullptr || text::equal_nocase(table->schema, "temp")) {
      best = table;
    }
  }
  return best;
}

bool StandIns::has_schema(std::string_view schema) const {
  const std::string low = text::lower(schema);
  return low == "main" || low == "temp" || contains(schemas_, low);
}

bool StandIns::add(std::string_view name) {
  bool added = false;
  for (const db::Table* table : all_named(name)) {
    if (!made_.insert(table_key(table->schema, table->name)).second) continue;
    added = create(*table) || added;
  }
  return added;
}

bool StandIns::create(const db::Table& table) {
  if (table.kind == db::TableKind::kView && create_view(table)) return true;
  if (table.kind == db::TableKind::kVirtual)
    return bool(scratch_->create_virtual(table.schema, table.name, table.columns));
  if (table.kind == db::TableKind::kView || table.columns.empty()) {
    // It is unknown what the table would read, so reading it is refused; with its columns in place
    // the rest of the statement can still be checked.
    unreadable_.insert(table_key(table.schema, table.name));
    return bool(scratch_->create_virtual(table.schema, table.name, table.columns));
  }
  if (table.restricted && !decoys_.empty()) return create_with_decoys(table);
  return bool(scratch_->run(table_ddl(table)));
}

// A hidden column resolves by name but is not part of an asterisk.
bool StandIns::create_with_decoys(const db::Table& table) {
  std::vector<db::Column> columns = table.columns;
  for (const std::string& name : decoys_) {
    if (table.find(name) != nullptr) continue;
    db::Column decoy;
    decoy.name = name;
    decoy.role = db::ColumnRole::kHidden;
    columns.push_back(std::move(decoy));
  }
  return bool(scratch_->create_virtual(table.schema, table.name, columns));
}

bool StandIns::create_view(const db::Table& table) {
  const std::optional<std::string> rest = view_definition(table.sql);
  if (!rest || !scratch_->create_view(view_ddl(table.schema, table.name, *rest))) return false;
  views_.push_back({table.schema, table.name, *rest});
  return true;
}

bool StandIns::unreadable(std::string_view schema, std::string_view view) const {
  return unreadable_.contains(table_key(schema, view));
}

bool StandIns::take_for_text(const std::string& name) {
  for (View& view : views_)
    if (lacks_column(view, name) && rewrite(view, name)) return true;
  return false;
}

bool StandIns::lacks_column(const View& view, const std::string& name) {
  const db::Compilation alone =
      scratch_->prepare("SELECT 1 FROM " + qualified(view.schema, view.name));
  return !alone.compiled && alone.message == "no such column: " + name;
}

// Recreates the view with these tokens of its definition as string literals.
bool StandIns::recreate(const View& view, const std::vector<Token>& texts) {
  std::string rest;
  size_t copied = 0;
  for (const Token& token : texts) {
    rest += view.rest.substr(copied, token.at - copied) + text::literal(unquoted(token));
    copied = token.at + token.text.size();
  }
  rest += view.rest.substr(copied);
  return scratch_->run("DROP VIEW " + qualified(view.schema, view.name)) &&
         scratch_->create_view(view_ddl(view.schema, view.name, rest));
}

// If one "name" is a column and another a string literal, only the literal may be rewritten:
// rewrite all of them first, then restore those that resolve. SQLite gives no position inside a
// view.
bool StandIns::rewrite(View& view, const std::string& name) {
  constexpr size_t kMost = 50;
  const Result<StatementText> script = StatementText::read(view.rest);
  std::vector<Token> texts;
  for (size_t i = 0; script && i < script->size(); ++i) {
    const Token& token = script->token(i);
    if (token.kind == TokenKind::kQuotedName && token.text[0] == '"' &&
        text::equal_nocase(unquoted(token), name))
      texts.push_back(token);
  }
  if (texts.empty() || texts.size() > kMost) return false;
  if (!recreate(view, texts) || lacks_column(view, name)) {
    (void)recreate(view, {});
    return false;
  }
  for (size_t i = 0; i < texts.size();) {
    const Token token = texts[i];
    texts.erase(texts.begin() + static_cast<std::ptrdiff_t>(i));
    if (recreate(view, texts) && !lacks_column(view, name)) continue;
    texts.insert(texts.begin() + static_cast<std::ptrdiff_t>(i++), token);
  }
  if (!recreate(view, texts)) return false;
  // Keep this rewrite when another name of the view is rewritten later.
  std::string rest = view.rest;
  for (size_t i = texts.size(); i-- > 0;)
    rest.replace(texts[i].at, texts[i].text.size(), text::literal(unquoted(texts[i])));
  view.rest = std::move(rest);
  return true;
}

bool StandIns::add_phantom(const std::string& schema, const std::string& name,
                           const std::vector<db::Column>& columns) {
  discard_after_use_ = true;
  if (!made_.insert(table_key(schema, name)).second) return false;
  return bool(scratch_->create_virtual(schema, name, columns));
}

bool StandIns::add_function(const std::string& lower_name,
                            std::span<const db::HostFunction> overloads) {
  bool added = false;
  for (const db::HostFunction& f : overloads) {
    if (!functions_.insert(lower_name + "/" + std::to_string(f.arguments)).second) continue;
    if (f.builtin) continue;  // part of SQLite, so the scratch connection has it
    added = bool(scratch_->create_function(lower_name, f.arguments, f.kind)) || added;
  }
  return added;
}

}  // namespace ask::sql
