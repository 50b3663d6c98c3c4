#include "agent/reason/schema/schema_answer.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/schema/schema_model.h"
#include "agent/reason/schema/askable.h"
#include "agent/reason/schema/schema_request.h"
#include "agent/reason/table_text.h"

namespace ask::reason {
namespace {

constexpr size_t kLongestNameShown = 60;  // bytes of a name
constexpr size_t kMostListed = 40;        // tables or columns in a sentence
constexpr size_t kMostDescribed = 30;     // tables in an overview
constexpr size_t kMostInOverview = 12;    // columns of each
constexpr size_t kMostCounted = 100;      // tables in one statement
constexpr size_t kMostReferences = 10;
constexpr size_t kMostQuestions = 5;

std::string of_number(size_t n, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", n, n == 1 ? one : many);
}

// "a, b and c"
std::string enumerated(const std::vector<std::string>& names) {
  std::string out;
  const size_t shown = std::min(names.size(), kMostListed);
  for (size_t i = 0; i < shown; ++i) {
    if (i > 0) out += i + 1 == names.size() ? " and " : ", ";
    out += names[i];
  }
  if (names.size() > shown) out += fmt::format(" and {} more", names.size() - shown);
  return out;
}

Value text_or_none(const std::string& text) { return text.empty() ? Value() : Value(text); }

std::string references(const db::Table& table, const std::string& column) {
  for (const db::ForeignKey& key : table.foreign_keys)
    for (size_t i = 0; i < std::min(key.columns.size(), key.parent_columns.size()); ++i)
      if (key.columns[i] == column)
        return shown_name(key.parent_table) + "." + shown_name(key.parent_columns[i]);
  return "";
}

std::string kind_in_words(const db::Column& column) {
  switch (column.kind) {
    case db::DataKind::kUnknown:
      return "a value";
    case db::DataKind::kInteger:
      return "a whole number";
    case db::DataKind::kReal:
      return "a number";
    case db::DataKind::kBoolean:
      return "yes or no";
    case db::DataKind::kText:
      return "a text";
    case db::DataKind::kDate:
      return "a date";
    case db::DataKind::kDateTime:
      return "a date and time";
    case db::DataKind::kTime:
      return "a time";
    case db::DataKind::kYear:
      return "a year";
    case db::DataKind::kBlob:
      return "binary data";
  }
  return "a value";
}

std::string table_in_sql(const db::Table& table, const db::Catalog& catalog) {
  // SQLite resolves a bare name over everything that is attached, whatever the question is about.
  const db::Table* bare = catalog.unfiltered().find("", table.name);
  if (bare != nullptr && bare->schema == table.schema) return text::quoted(table.name);
  return text::quoted(table.schema) + "." + text::quoted(table.name);
}

ResultSet columns_of(const db::Table& table) {
  ResultSet out;
  out.columns = {"table", "column", "type", "key", "references", "description"};
  for (const db::Column& c : table.columns)
    out.rows.push_back({table.name, c.name,
                        c.declared_type.empty() ? std::string(name(c.kind)) : c.declared_type,
                        c.primary_key > 0 ? Value("key") : Value(),
                        text_or_none(references(table, c.name)), text_or_none(c.description)});
  return out;
}

// "albums has 3 columns: id (key), title and artist_id (artists.id)."
std::string columns_sentence(const db::Table& table) {
  std::vector<std::string> names;
  for (const db::Column& c : table.columns) {
    const std::string to = references(table, c.name);
    names.push_back(shown_name(c.name) + (c.primary_key > 0 ? " (key)"
                                          : to.empty()      ? ""
                                                            : " (" + to + ")"));
  }
  return fmt::format("{} has {}: {}.", shown_name(table),
                     of_number(names.size(), "column", "columns"), enumerated(names));
}

SchemaAnswer tables_answer(const db::Catalog& catalog) {
  SchemaAnswer out;
  out.rows.columns = {"table", "kind", "columns", "rows"};
  std::vector<std::string> tables, views;
  for (const db::Table& table : catalog.tables) {
    (table.kind == db::TableKind::kView ? views : tables).push_back(shown_name(table));
    out.rows.rows.push_back(
        {shown_name(table), std::string(name(table.kind)),
         static_cast<int64_t>(table.columns.size()),
         table.row_count_exact && table.row_count >= 0 ? Value(table.row_count) : Value()});
  }
  if (!tables.empty())
    out.text = fmt::format("There {} {}: {}.", tables.size() == 1 ? "is" : "are",
                           of_number(tables.size(), "table", "tables"), enumerated(tables));
  if (!views.empty())
    out.text += fmt::format("{}There {} {}: {}.", out.text.empty() ? "" : " ",
                            views.size() == 1 ? "is" : "are",
                            of_number(views.size(), "view", "views"), enumerated(views));
  return out;
}

SchemaAnswer overview_answer(const db::Catalog& catalog) {
  SchemaAnswer out;
  size_t shown = 0;
  for (const db::Table& table : catalog.tables) {
    ResultSet columns = columns_of(table);
    out.rows.columns = columns.columns;
    std::move(columns.rows.begin(), columns.rows.end(), std::back_inserter(out.rows.rows));
    if (++shown > kMostDescribed) continue;
    std::vector<std::string> names;
    for (const db::Column& c : table.columns) {
      if (names.size() == kMostInOverview) {
        names.emplace_back("...");
        break;
      }
      names.push_back(shown_name(c.name));
    }
    out.text += fmt::format("{}{} ({})", shown == 1 ? "" : "\n", shown_name(table),
                            text::joined(names, ", "));
  }
  if (shown > kMostDescribed)
    out.text += fmt::format("\nand {} more tables; SELECT * FROM ask_schema lists them all",
                            shown - kMostDescribed);
  return out;
}

// "orders.customer_id refers to it."
std::string referring(const db::Table& table, const db::Catalog& catalog) {
  std::vector<std::string> found;
  for (const db::Table& other : catalog.tables)
    for (const db::ForeignKey& key : other.foreign_keys)
      if (text::equal_nocase(key.parent_table, table.name) && key.parent_schema == table.schema &&
          !key.columns.empty() && found.size() < kMostReferences)
        found.push_back(shown_name(other) + "." + shown_name(key.columns[0]));
  if (found.empty()) return "";
  return fmt::format(" {} {} to it.", enumerated(found), found.size() == 1 ? "refers" : "refer");
}

SchemaAnswer columns_answer(const SchemaRequest& request, const db::Catalog& catalog) {
  const db::Table& table = catalog.tables[request.tables[0]];
  SchemaAnswer out{columns_sentence(table), columns_of(table)};
  if (request.topic != SchemaTopic::kDescribe) return out;
  if (!table.description.empty()) out.text += " " + shown_name(table.description) + ".";
  out.text += referring(table, catalog);
  if (table.row_count_exact && table.row_count >= 0)
    out.text +=
        fmt::format(" It has {}.", of_number(static_cast<size_t>(table.row_count), "row", "rows"));
  ResultSet shown = out.rows;
  shown.columns.erase(shown.columns.begin());
  for (auto& row : shown.rows) {
    row.erase(row.begin());
    for (Value& value : row)
      if (std::holds_alternative<std::monostate>(value)) value = std::string();
  }
  // A column of the listing that is empty throughout says nothing.
  for (size_t c = shown.columns.size(); c-- > 2;) {
    if (std::any_of(shown.rows.begin(), shown.rows.end(),
                    [&](const auto& row) { return row[c] != Value(std::string()); }))
      continue;
    const auto at = static_cast<std::ptrdiff_t>(c);
    shown.columns.erase(shown.columns.begin() + at);
    for (auto& row : shown.rows) row.erase(row.begin() + at);
  }
  out.text += "\n" + table_text(shown);
  return out;
}

SchemaAnswer meaning_answer(const SchemaRequest& request, const db::Catalog& catalog) {
  SchemaAnswer out;
  for (const auto& [t, c] : request.columns) {
    const db::Table& table = catalog.tables[t];
    const db::Column& column = table.columns[c];
    ResultSet all = columns_of(table);
    out.rows.columns = all.columns;
    out.rows.rows.push_back(std::move(all.rows[c]));
    const std::string to = references(table, column.name);
    std::string line =
        fmt::format("{}.{} is {}", shown_name(table), shown_name(column.name),
                    column.primary_key > 0 ? "the key of its table" : kind_in_words(column));
    if (!to.empty()) line += " that refers to " + to;
    const auto is_known = [](const Value& v) { return !std::holds_alternative<std::monostate>(v); };
    const db::ColumnStatistics& s = column.statistics;
    if (to.empty() && column.primary_key == 0 && !column.is_private && is_known(s.min) &&
        is_known(s.max))
      line += fmt::format(", from {} to {}", cell_text(s.min, kLongestNameShown),
                          cell_text(s.max, kLongestNameShown));
    line += column.description.empty() ? "." : ": " + shown_name(column.description) + ".";
    out.text += (out.text.empty() ? "" : "\n") + line;
  }
  return out;
}

SchemaAnswer relation_answer(const SchemaRequest& request, const db::Snapshot& snapshot,
                             engine::EngineCache* cache) {
  const db::Catalog& catalog = snapshot.catalog;
  engine::EngineCache own;
  const auto schema = (cache != nullptr ? *cache : own).get(snapshot);
  SchemaAnswer out;
  out.rows.columns = {"table", "column", "references"};
  std::vector<engine::JoinStep> steps;
  if (!schema->graph.join(request.tables, nullptr, steps)) {
    out.text =
        fmt::format("No key connects {} and {}.", shown_name(catalog.tables[request.tables[0]]),
                    shown_name(catalog.tables[request.tables[1]]));
    return out;
  }
  std::vector<std::string> parts;
  for (const engine::JoinStep& step : steps) {
    const engine::JoinEdge& edge = schema->graph.edges()[step.edge];
    const db::Table &child = catalog.tables[edge.child], &parent = catalog.tables[edge.parent];
    for (size_t i = 0; i < edge.child_columns.size(); ++i) {
      const std::string& from = child.columns[edge.child_columns[i]].name;
      const std::string& to = parent.columns[edge.parent_columns[i]].name;
      const std::string target = shown_name(parent) + "." + shown_name(to);
      parts.push_back(
          fmt::format("{}.{} refers to {}", shown_name(child), shown_name(from), target));
      out.rows.rows.push_back({shown_name(child), shown_name(from), target});
    }
  }
  out.text = text::joined(parts, "; ") + ".";
  return out;
}

std::string counts_sql(const db::Catalog& catalog) {
  const bool all_views = std::all_of(catalog.tables.begin(), catalog.tables.end(), [](auto& table) {
    return table.kind == db::TableKind::kView;
  });
  std::vector<const db::Table*> counted;
  for (const db::Table& table : catalog.tables)
    if ((all_views || table.kind != db::TableKind::kView) && counted.size() < kMostCounted)
      counted.push_back(&table);
  if (counted.size() == 1) return "SELECT count(*) FROM " + table_in_sql(*counted[0], catalog);
  std::string out;
  for (const db::Table* table : counted)
    out += fmt::format("{}SELECT {}{}, count(*){} FROM {}", out.empty() ? "" : " UNION ALL ",
                       text::literal(shown_name(*table)), out.empty() ? " AS \"table\"" : "",
                       out.empty() ? " AS \"rows\"" : "", table_in_sql(*table, catalog));
  return out;
}

std::string rows_sql(const db::Table& table, int64_t rows, const db::Catalog& catalog) {
  std::vector<std::string> columns;
  for (const db::Column& c : table.columns)
    if (!c.is_private && c.role != db::ColumnRole::kHidden && c.kind != db::DataKind::kBlob)
      columns.push_back(text::quoted(c.name));
  return fmt::format("SELECT {} FROM {} LIMIT {}",
                     columns.empty() ? "count(*)" : text::joined(columns, ", "),
                     table_in_sql(table, catalog), rows);
}

SchemaAnswer askable_answer(const db::Snapshot& snapshot, engine::EngineCache* cache) {
  SchemaAnswer out;
  out.rows.columns = {"question"};
  for (std::string& question : askable(snapshot, cache, {}, kMostQuestions)) {
    out.text += (out.text.empty() ? "You could ask:\n- " : "\n- ") + question;
    out.rows.rows.push_back({std::move(question)});
  }
  if (out.text.empty()) out.text = "The tables have no names that a question could use.";
  return out;
}

}  // namespace

std::string shown_name(std::string_view name) {
  return cell_text(std::string(name), kLongestNameShown);
}

std::string shown_name(const db::Table& table) {
  const bool plain = table.schema == "main" || table.schema == "temp";
  return (plain ? "" : shown_name(table.schema) + ".") + shown_name(table.name);
}

SchemaAnswer schema_answer(const SchemaRequest& request, const db::Snapshot& snapshot,
                           engine::EngineCache* cache) {
  const db::Catalog& catalog = snapshot.catalog;
  switch (request.topic) {
    case SchemaTopic::kTables:
      return tables_answer(catalog);
    case SchemaTopic::kOverview:
      return overview_answer(catalog);
    case SchemaTopic::kAskable:
      return askable_answer(snapshot, cache);
    case SchemaTopic::kColumns:
    case SchemaTopic::kDescribe:
      return columns_answer(request, catalog);
    case SchemaTopic::kMeaning:
      return meaning_answer(request, catalog);
    case SchemaTopic::kRelation:
      return relation_answer(request, snapshot, cache);
    case SchemaTopic::kCounts:
      return {"", {}, counts_sql(catalog)};
    case SchemaTopic::kCount:
      return {"",
              {},
              "SELECT count(*) FROM " + table_in_sql(catalog.tables[request.tables[0]], catalog)};
    case SchemaTopic::kRows:
      return {"", {}, rows_sql(catalog.tables[request.tables[0]], request.rows, catalog)};
  }
  return {};
}

}  // namespace ask::reason
