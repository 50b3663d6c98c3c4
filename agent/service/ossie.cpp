#include "agent/service/ossie.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/db/connection/savepoint.h"
#include "agent/db/notes/note_json.h"
#include "agent/session_notes.h"
#include "agent/sql/object_name.h"
#include "agent/sql/parse.h"
#include "agent/sql/render.h"
#include "agent/sql/visit.h"

namespace ask {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kVersion = "0.2.0.dev0", kVendor = "ask";
constexpr size_t kLongestModel = 10'000'000;
constexpr size_t kMostLeftOut = 100;
constexpr std::string_view kSeveralTables =
    "the expression does not read columns of one table, qualified with its name";

Json expression(std::string_view sql) {
  return {{"dialects", Json::array({{{"dialect", "ANSI_SQL"}, {"expression", sql}}})}};
}

// What a note says beyond the specification.
void put_extension(Json& item, Json data) {
  if (data.empty()) return;
  item["custom_extensions"] =
      Json::array({{{"vendor_name", kVendor}, {"data", json_text(std::move(data))}}});
}

void put_unit(Json& item, const std::string& unit) {
  if (!unit.empty()) put_extension(item, {{"unit", unit}});
}

void put_words(Json& item, std::string_view description, const std::vector<std::string>& synonyms) {
  if (!description.empty()) item["description"] = description;
  if (!synonyms.empty()) item["ai_context"] = {{"synonyms", synonyms}};
}

std::string name_of(const db::Catalog& catalog, const db::Table& table) {
  return db::object_name(catalog, text::quoted(table.schema) + "." + text::quoted(table.name));
}

class Exporter {
 public:
  explicit Exporter(const db::Catalog& catalog) : catalog_(catalog) {}

  Json model() const {
    Json out = {{"version", kVersion}, {"name", "main"}, {"datasets", Json::array()}};
    Json relationships = Json::array();
    for (const db::Table& table : catalog_.tables) {
      out["datasets"].push_back(dataset(table));
      for (const db::ForeignKey& key : table.foreign_keys)
        relationships.push_back(
            {{"name", fmt::format("{}_{}", name_of(catalog_, table), key.columns[0])},
             {"from", name_of(catalog_, table)},
             {"to", parent_of(key)},
             {"from_columns", key.columns},
             {"to_columns", key.parent_columns}});
    }
    if (!relationships.empty()) out["relationships"] = std::move(relationships);
    Json metrics = Json::array();
    for (const NamedExpression& named : expressions()) {
      if (!named.name->aggregate) continue;
      Json metric = {{"name", named.name->phrase}, {"expression", expression(named.name->sql)}};
      put_words(metric, named.name->description, named.synonyms);
      put_unit(metric, named.name->unit);
      metrics.push_back(std::move(metric));
    }
    if (!metrics.empty()) out["metrics"] = std::move(metrics);
    return out;
  }

 private:
  struct NamedExpression {  // a measure or condition, and its further phrases
    const db::NotedName* name;
    std::vector<std::string> synonyms;
  };
  std::vector<NamedExpression> expressions() const {
    std::vector<NamedExpression> out;
    for (const db::NotedName& name : catalog_.noted) {
      if (name.sql.empty()) continue;
      if (!out.empty() && out.back().name->object == name.object)
        out.back().synonyms.push_back(name.phrase);
      else
        out.push_back({&name, {}});
    }
    return out;
  }

  std::string parent_of(const db::ForeignKey& key) const {
    const db::Table* parent = catalog_.find(key);
    return parent == nullptr ? key.parent_table : name_of(catalog_, *parent);
  }

  std::vector<std::string> synonyms(const db::Table& table, std::string_view column) const {
    std::vector<std::string> out;
    for (const db::NotedName& name : catalog_.noted) {
      if (name.schema != table.schema || name.table != table.name) continue;
      const bool table_expression = column.empty() && name.kind == db::NotedKind::kTable;
      const bool of_column = name.kind == db::NotedKind::kColumn && name.columns.front() == column;
      if (table_expression || of_column) out.push_back(name.phrase);
    }
    return out;
  }

  Json dataset(const db::Table& table) const {
    Json out = {{"name", name_of(catalog_, table)},
                {"source", (table.schema == "main" ? "main." : "") + name_of(catalog_, table)}};
    std::vector<std::pair<int, std::string>> key;
    for (const db::Column& c : table.columns)
      if (c.primary_key > 0) key.emplace_back(c.primary_key, c.name);
    std::sort(key.begin(), key.end());
    for (const auto& [position, name] : key) out["primary_key"].push_back(name);
    put_words(out, table.description, synonyms(table, ""));
    for (const db::Column& c : table.columns)
      if (c.role != db::ColumnRole::kHidden) out["fields"].push_back(field(table, c));
    for (const NamedExpression& named : expressions()) {
      const db::NotedName& name = *named.name;
      if (name.aggregate || name.schema != table.schema || name.table != table.name) continue;
      Json field = {{"name", name.phrase}, {"expression", expression(name.sql)}};
      if (name.kind == db::NotedKind::kCondition) field["datatype"] = "Boolean";
      put_words(field, name.description, named.synonyms);
      put_unit(field, name.unit);
      out["fields"].push_back(std::move(field));
    }
    Json more = Json::object();
    if (!table.questions.empty()) more["questions"] = table.questions;
    if (table.ignored) more["ignore"] = true;
    put_extension(out, std::move(more));
    return out;
  }

  Json field(const db::Table& table, const db::Column& c) const {
    Json out = {{"name", c.name}, {"expression", expression(text::quoted(c.name))}};
    put_words(out, c.description, synonyms(table, c.name));
    Json more = Json::object();
    if (!c.unit.empty()) more["unit"] = c.unit;
    for (const db::NotedName& name : catalog_.noted)
      if (name.kind == db::NotedKind::kValue && name.schema == table.schema &&
          name.table == table.name && name.columns.front() == c.name)
        more["values"][name.value].push_back(name.phrase);
    if (c.is_private) more["private"] = true;
    if (c.ignored) more["ignore"] = true;
    put_extension(out, std::move(more));
    return out;
  }

  const db::Catalog& catalog_;
};

std::string text_at(const Json& item, const char* key) {
  const auto found = item.is_object() ? item.find(key) : item.end();
  return found != item.end() && found->is_string() ? found->get<std::string>() : std::string();
}

const Json& list_at(const Json& item, const char* key) {
  static const Json kEmpty = Json::array();
  const auto found = item.is_object() ? item.find(key) : item.end();
  return found != item.end() && found->is_array() ? *found : kEmpty;
}

// The expression of an item in a dialect that SQLite reads; `foreign`: in another one only.
struct ItemExpression {
  std::string sql;
  std::string foreign = {};  // the dialect
};
ItemExpression expression_of(const Json& item) {
  const auto found = item.find("expression");
  if (found == item.end()) return {};
  ItemExpression out;
  for (const Json& dialect : list_at(*found, "dialects")) {
    const std::string name = text::lower(text_at(dialect, "dialect"));
    const bool known = name == "ansi_sql" || name == "sqlite" || name.empty();
    if (!out.sql.empty() && (!known || out.foreign.empty())) continue;
    out = {text_at(dialect, "expression"), known ? "" : text_at(dialect, "dialect")};
  }
  return out;
}

// An expression whose columns are all of one table: that table as the model names it, "" if no
// column is qualified; and the expression with bare columns. Nothing if it reads several tables.
struct TableExpression {
  std::string table, sql;
};
std::optional<TableExpression> table_expression(const std::string& sql) {
  auto query = sql::parse("SELECT " + sql);
  if (!query || query->cores.size() != 1 || query->cores[0].items.size() != 1)
    return TableExpression{"", sql};  // the error is reported when it is noted
  TableExpression out;
  bool several = false;
  sql::Expr& expr = query->cores[0].items[0].expr;
  sql::change_columns(expr, [&](sql::ColumnRef& column) {
    several |= !out.table.empty() && !text::equal_nocase(out.table, column.table);
    out.table = column.table;
    column = {"", column.column};
  });
  if (several) return std::nullopt;
  out.sql = sql::render(expr);
  return out;
}

class Importer {
 public:
  explicit Importer(Session& session) : session_(session) {}

  Status take(const Json& model) {
    for (const Json& dataset : list_at(model, "datasets"))
      if (auto good = take_dataset(dataset); !good) return good;
    for (const Json& relationship : list_at(model, "relationships"))
      if (auto good = take_relationship(relationship); !good) return good;
    for (const Json& metric : list_at(model, "metrics"))
      if (auto good = take_metric(metric); !good) return good;
    return Done{};
  }

  std::string report() const {
    Json out = {{"noted", noted_}, {"left_out", left_out_}};
    if (!kept_.empty()) out["kept"] = kept_;
    return json_text(out);
  }

 private:
  // The part of the database that the model calls `dataset`.
  std::string object_of(const std::string& dataset) const {
    const auto known = std::find_if(names_.begin(), names_.end(),
                                    [&](const auto& name) { return name.first == dataset; });
    return known == names_.end() ? text::quoted(dataset) : known->second;
  }

  static Json options_of(const Json& item) {
    Json options = Json::object();
    for (const Json& extension : list_at(item, "custom_extensions"))
      if (text_at(extension, "vendor_name") == kVendor)
        if (const Json more = parsed_json(text_at(extension, "data")); more.is_object())
          options.update(more);
    if (const auto context = item.find("ai_context"); context != item.end())
      if (const Json& synonyms = list_at(*context, "synonyms"); !synonyms.empty())
        options["synonyms"] = synonyms;
    return options;
  }

  // Only synonyms of the context have a place in a note.
  void take_context(const std::string& name, const Json& item) {
    const auto context = item.is_object() ? item.find("ai_context") : item.end();
    if (context == item.end()) return;
    const size_t known = context->is_object() && context->contains("synonyms") ? 1 : 0;
    const bool more = context->is_object() && context->size() > known;
    if (more || (context->is_string() && !context->get_ref<const std::string&>().empty()))
      leave_out(name, "of its ai_context only synonyms are noted");
  }

  static std::string in_dialect(const std::string& dialect) {
    return "its expression is in " + text::shortened(text::repaired_utf8(dialect), 40) +
           ", not in ANSI_SQL";
  }

  void leave_out(std::string_view object, std::string_view problem) {
    if (left_out_.size() < kMostLeftOut)
      left_out_.push_back({{"object", object}, {"problem", problem}});
  }

  // What was private or ignored before the model was read, and is not in the model.
  void take_noted(const MergedNote& done) {
    ++noted_;
    const bool own = !objects_.insert(done.object).second;  // noted for an earlier part of it
    if (!done.kept.empty() && !own && kept_.size() < kMostLeftOut)
      kept_.push_back({{"object", done.object}, {"options", done.kept}});
  }

  // A part that does not fit is left out; what concerns all parts is an error.
  Status note(const std::string& object, const std::string& description, const Json& options) {
    if (description.empty() && options.empty()) return Done{};
    const auto done =
        merge_note(session_, object, description, options.empty() ? "" : json_text(options));
    if (done) return take_noted(*done), Done{};
    const Code code = done.error().code;
    if (code == Code::kSecurityViolation || code == Code::kExecutionError ||
        code == Code::kDatabaseLocked || code == Code::kCancelled)
      return done.error();
    return leave_out(object, done.error().message), Done{};
  }

  Status take_dataset(const Json& dataset) {
    const std::string name = text_at(dataset, "name"), source = text_at(dataset, "source");
    // database.schema.table, schema.table or table; the schema of SQLite is known by its name.
    auto parts = sql::object_parts(source.empty() ? name : source);
    if (!parts) {
      leave_out(name, "its source is no name of a table");
      return Done{};
    }
    const auto known = session_.snapshot(false);
    if (!known) return known.error();
    const std::shared_ptr<const db::Snapshot> held = *known;  // keeps `table`
    const std::string own = parts->back().text;
    std::string object = text::quoted(own);
    const db::Table* table = nullptr;
    if (parts->size() > 1) {
      const std::string& schema = (*parts)[parts->size() - 2].text;
      table = held->catalog.find(schema, own);
      if (table != nullptr) object = text::quoted(schema) + "." + object;
    }
    if (table == nullptr) table = held->catalog.find("", own);
    take_context(name, dataset);
    names_.emplace_back(name, object);
    if (auto good = note(object, text_at(dataset, "description"), options_of(dataset)); !good)
      return good;
    for (const Json& field : list_at(dataset, "fields"))
      if (auto good = take_field(object, table, field); !good) return good;
    return Done{};
  }

  Status take_field(const std::string& object, const db::Table* table, const Json& field) {
    const std::string name = text_at(field, "name");
    const auto [sql, foreign] = expression_of(field);
    Json options = options_of(field);
    take_context(name, field);
    const std::string column = plain_column(sql);
    if (!foreign.empty() && column.empty()) return leave_out(name, in_dialect(foreign)), Done{};
    const bool stored = table != nullptr && table->find(column.empty() ? name : column) != nullptr;
    if (!stored && !sql.empty()) {
      const auto own = table_expression(sql);
      if (!own) return leave_out(name, kSeveralTables), Done{};
      options[text_at(field, "datatype") == "Boolean" ? "condition" : "sql"] = own->sql;
    } else if (stored && !column.empty() && !name.empty() && !text::equal_nocase(name, column)) {
      options["synonyms"].push_back(name);  // what the model calls the column
    }
    return note(object + "." + text::quoted(stored && !column.empty() ? column : name),
                text_at(field, "description"), options);
  }

  // The name of the column if the expression is just one.
  static std::string plain_column(const std::string& sql) {
    const auto query = sql::parse("SELECT " + sql);
    if (sql.empty() || !query || query->cores.size() != 1 || query->cores[0].items.size() != 1)
      return {};
    const auto* column = std::get_if<sql::ColumnRef>(&query->cores[0].items[0].expr.node);
    return column == nullptr ? std::string() : column->column;
  }

  Status take_relationship(const Json& relationship) {
    const Json &from = list_at(relationship, "from_columns"),
               &to = list_at(relationship, "to_columns");
    if (from.size() != 1 || to.size() != 1 || !from[0].is_string() || !to[0].is_string())
      return Done{};  // keys of several columns are declared or not joined
    const auto known = session_.snapshot(false);
    if (!known) return known.error();
    const std::string child = text_at(relationship, "from"), column = from[0].get<std::string>();
    const db::Table* table = (*known)->catalog.find("", child);
    if (table != nullptr)
      for (const db::ForeignKey& key : table->foreign_keys)
        if (key.columns.size() == 1 && text::equal_nocase(key.columns[0], column)) return Done{};
    return note(object_of(child) + "." + text::quoted(column), "",
                {{"references", object_of(text_at(relationship, "to")) + "." +
                                    text::quoted(to[0].get<std::string>())}});
  }

  Status take_metric(const Json& metric) {
    const std::string name = text_at(metric, "name");
    const auto [sql, foreign] = expression_of(metric);
    take_context(name, metric);
    if (!foreign.empty()) return leave_out(name, in_dialect(foreign)), Done{};
    const auto own = table_expression(sql);
    if (!own || own->table.empty()) return leave_out(name, kSeveralTables), Done{};
    Json options = options_of(metric);
    options["sql"] = own->sql;
    return note(object_of(own->table) + "." + text::quoted(name), text_at(metric, "description"),
                options);
  }

  Session& session_;
  std::vector<std::pair<std::string, std::string>> names_;  // of datasets, and their objects
  int64_t noted_ = 0;
  std::vector<Json> left_out_, kept_;
  std::set<std::string> objects_;  // that were noted
};

}  // namespace

Result<std::string> semantic_model(Session& session) {
  const auto known = session.snapshot(false);
  if (!known) return known.error();
  if ((*known)->catalog.tables.empty())
    return Error{Code::kNoTables, "the database has no tables to describe"};
  return json_text(Exporter((*known)->catalog).model());
}

Result<std::string> note_semantic_model(Session& session, std::string_view model) {
  if (model.size() > kLongestModel)
    return Error{Code::kInvalidArgument, fmt::format("the model has {} bytes; the limit is {}",
                                                     model.size(), kLongestModel)};
  const Json read = parsed_json(model);
  const bool old = read.is_object() && read.contains("semantic_model");
  if (!read.is_object() || (!old && list_at(read, "datasets").empty()))
    return Error{Code::kInvalidArgument,
                 "this is no Apache Ossie model in JSON; it has datasets, each with a name and a "
                 "source"};
  auto savepoint = db::Savepoint::open(session.db());
  if (!savepoint) return savepoint.error();
  Importer importer(session);
  if (!old)
    if (auto taken = importer.take(read); !taken) return taken.error();
  for (const Json& one : list_at(read, "semantic_model"))
    if (auto taken = importer.take(one); !taken) return taken.error();
  if (auto kept = savepoint->keep(); !kept) return kept.error();
  return importer.report();
}

}  // namespace ask
