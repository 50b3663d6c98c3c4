#include "agent/service/a2a_schema.h"

#include <fmt/format.h>

#include <vector>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/sql/keywords.h"

namespace ask {
namespace {

using Json = nlohmann::ordered_json;

constexpr size_t kLongestName = 200, kLongestType = 60;  // bytes

std::string printable(std::string_view name) {
  return "\"" + text::shortened(text::repaired_utf8(name), 60) + "\"";
}

Error malformed(const std::string& where, std::string_view what) {
  return {Code::kInvalidArgument,
          fmt::format("\"schema\"{}{} {}", where.empty() ? "" : ": ", where, what)};
}

Result<std::string> quoted_name(std::string_view name, const std::string& where) {
  if (text::trimmed(name).empty()) return malformed(where, "needs a name");
  if (name.size() > kLongestName)
    return malformed(where, fmt::format("has a name of over {} bytes", kLongestName));
  if (name.find('\0') != name.npos) return malformed(where, "has a NUL byte in its name");
  return text::quoted(name);
}

// The member "name" of an object as a quoted SQL name.
Result<std::string> name_in(const Json& object, const std::string& where) {
  const auto name = object.find("name");
  if (name == object.end() || !name->is_string())
    return malformed(where, "needs a \"name\" as text");
  return quoted_name(name->get_ref<const std::string&>(), where);
}

bool is_true(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_boolean() && found->get<bool>();
}

// True for a type's size such as "(10, 2)".
bool is_size(std::string_view text) {
  return text.size() > 2 && text.back() == ')' &&
         text.find_first_not_of("0123456789, ", 1) == text.size() - 1;
}

// "", or a space and the type name. Rejects text that could be anything else in a definition.
Result<std::string> type_of(const Json& type, const std::string& where) {
  constexpr std::string_view kOfConstraints[] = {"not", "null", "unique", "primary", "key"};
  if (type.is_null()) return std::string();
  if (!type.is_string()) return malformed(where, "has a \"type\" that is not a text");
  const std::string_view whole = text::trimmed(type.get_ref<const std::string&>());
  const Error refused =
      malformed(where, fmt::format("has the type {}, which is not a type name", printable(whole)));
  if (whole.size() > kLongestType) return refused;
  const size_t open = whole.find('(');
  const size_t close = open == whole.npos ? open : whole.find(')', open);
  const std::string_view size = open == whole.npos ? "" : whole.substr(open, close - open + 1);
  if (!size.empty() && !is_size(size)) return refused;
  const std::string_view after = close == whole.npos ? "" : whole.substr(close + 1);
  for (const std::string_view words : {whole.substr(0, open), after})
    for (const std::string& word : text::split(words, ' ')) {
      const bool known = text::is_one_of(text::lower(word), kOfConstraints);
      const bool plain = sql::plain_word(word) && sql::keyword(word) != sql::Keyword::kReserved;
      if (!word.empty() && !known && !plain) return refused;
    }
  return " " + std::string(whole);
}

// Parses "table.column", "table(column)", "table", or an object of both.
Result<std::string> references(const Json& target, const std::string& where) {
  constexpr std::string_view kForm = "has \"references\" that are no \"table.column\"";
  std::string table, column;
  if (target.is_string()) {
    const std::string& whole = target.get_ref<const std::string&>();
    const size_t at = whole.find_first_of(".(");
    table = text::trimmed(std::string_view(whole).substr(0, at));
    if (at != whole.npos) column = text::trimmed(std::string_view(whole).substr(at + 1));
    if (at != whole.npos && whole[at] == '(' && column.ends_with(')')) column.pop_back();
  } else if (target.is_object() && target.contains("table") && target["table"].is_string()) {
    table = target["table"].get<std::string>();
    if (target.contains("column") && target["column"].is_string())
      column = target["column"].get<std::string>();
  } else {
    return malformed(where, kForm);
  }
  auto out = quoted_name(table, where + ": the table it references");
  if (!out) return out.error();
  if (column.empty()) return " REFERENCES " + *out;
  const auto of = quoted_name(column, where + ": the column it references");
  if (!of) return of.error();
  return fmt::format(" REFERENCES {}({})", *out, *of);
}

Result<std::string> column_object(const Json& column, const std::string& where) {
  auto name = name_in(column, where);
  if (!name) return name.error();
  const std::string here =
      fmt::format("{} {}", where, printable(column["name"].get<std::string>()));
  std::string out = std::move(*name);
  if (column.contains("type")) {
    const auto type = type_of(column["type"], here);
    if (!type) return type.error();
    out += *type;
  }
  if (is_true(column, "not_null")) out += " NOT NULL";
  if (column.contains("references") && !column["references"].is_null()) {
    const auto to = references(column["references"], here);
    if (!to) return to.error();
    out += *to;
  }
  return out;
}

// The column definitions of a table, and the names of its key columns.
struct Columns {
  std::vector<std::string> defined, keys;
};

Status add_column(const Json& column, const std::string& where, Columns& out) {
  Result<std::string> defined = std::string();
  if (column.is_string())
    defined = quoted_name(column.get_ref<const std::string&>(), where);
  else if (column.is_object())
    defined = column_object(column, where);
  else
    return malformed(where, "is neither a name nor an object");
  if (!defined) return defined.error();
  out.defined.push_back(std::move(*defined));
  if (column.is_object() && is_true(column, "primary_key"))
    out.keys.push_back(text::quoted(column["name"].get<std::string>()));
  return Done{};
}

Result<Columns> columns_in(const Json& columns, const std::string& where) {
  Columns out;
  if (columns.is_array()) {
    for (const Json& column : columns)
      if (auto added = add_column(column, where + ": a column", out); !added) return added.error();
  } else if (columns.is_object()) {
    for (const auto& [name, type] : columns.items())
      if (auto added = add_column({{"name", name}, {"type", type}}, where + ": the column", out);
          !added)
        return added.error();
  } else {
    return malformed(where, "needs \"columns\" as a list");
  }
  if (out.defined.empty()) return malformed(where, "has no columns");
  return out;
}

Status add_keys(const Json& table, const std::string& where, Columns& out) {
  if (const auto key = table.find("primary_key"); key != table.end() && key->is_array()) {
    out.keys.clear();
    for (const Json& column : *key) {
      if (!column.is_string())
        return malformed(where, "has a \"primary_key\" that is not a list of names");
      const auto name = quoted_name(column.get_ref<const std::string&>(), where);
      if (!name) return name.error();
      out.keys.push_back(*name);
    }
  }
  if (!out.keys.empty())
    out.defined.push_back(fmt::format("PRIMARY KEY({})", text::joined(out.keys, ", ")));
  const auto foreign = table.find("foreign_keys");
  if (foreign == table.end() || foreign->is_null()) return Done{};
  if (!foreign->is_array()) return malformed(where, "has \"foreign_keys\" that are not a list");
  for (const Json& key : *foreign) {
    const bool whole = key.is_object() && key.contains("column") && key["column"].is_string() &&
                       key.contains("references");
    if (!whole)
      return malformed(where,
                       "has a foreign key that is not {\"column\": ..., \"references\": ...}");
    const auto column = quoted_name(key["column"].get_ref<const std::string&>(), where);
    if (!column) return column.error();
    const auto to = references(key["references"], where);
    if (!to) return to.error();
    out.defined.push_back(fmt::format("FOREIGN KEY({}){}", *column, *to));
  }
  return Done{};
}

Result<std::string> table_as_ddl(std::string_view name, const Json& table, const Json& columns) {
  const auto quoted = quoted_name(name, "a table");
  if (!quoted) return quoted.error();
  const std::string where = "the table " + printable(name);
  auto defined = columns_in(columns, where);
  if (!defined) return defined.error();
  if (table.is_object())
    if (auto added = add_keys(table, where, *defined); !added) return added.error();
  return fmt::format("CREATE TABLE {}({});\n", *quoted, text::joined(defined->defined, ", "));
}

}  // namespace

Result<std::string> schema_as_ddl(const Json& schema) {
  const auto tables = schema.find("tables");
  if (tables == schema.end() || (!tables->is_array() && !tables->is_object()))
    return malformed("",
                     "must be DDL as text, or an object whose \"tables\" are a list, as in "
                     R"({"tables": [{"name": "orders", "columns": ["id", "total"]}]})");
  std::string out;
  const bool by_name = tables->is_object();
  for (const auto& [key, table] : tables->items()) {
    std::string name = key;
    if (!by_name) {
      if (!table.is_object()) return malformed("a table", "needs a \"name\" and \"columns\"");
      if (auto found = name_in(table, "a table"); !found) return found.error();
      name = table["name"].get<std::string>();
    }
    const bool nested = table.is_object() && table.contains("columns") &&
                        (!by_name || table["columns"].is_structured());
    const auto ddl = table_as_ddl(name, nested ? table : Json(),
                                  nested    ? table["columns"]
                                  : by_name ? table
                                            : Json());
    if (!ddl) return ddl.error();
    out += *ddl;
  }
  if (out.empty()) return malformed("", "has no tables");
  return out;
}

}  // namespace ask
