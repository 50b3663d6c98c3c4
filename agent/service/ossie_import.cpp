// A semantic model as notes.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

#include "agent/common/contains.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/db/connection/savepoint.h"
#include "agent/db/schema/note_target.h"
#include "agent/service/ossie.h"
#include "agent/session_notes.h"
#include "agent/sql/lex.h"
#include "agent/sql/object_name.h"
#include "agent/sql/parse.h"
#include "agent/sql/render.h"
#include "agent/sql/visit.h"

namespace ask {
namespace {

using Json = nlohmann::ordered_json;

constexpr size_t kLongestModel = 10'000'000;
constexpr size_t kMostLeftOut = 100;
constexpr std::string_view kSeveralTables =
    "the expression does not read columns of one table, qualified with its name";

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

bool is_mark(std::string_view key) {
  return text::equal_nocase(key, "private") || text::equal_nocase(key, "ignore");
}

// A part of what a model says about an object.
struct ModelPart {
  std::string description;
  Json options = Json::object();
  Json base = Json::object();  // what it has of the other parts
  bool is_mark = false;
};

// The parts that are noted alone: marks first, each synonym and each value. What makes an object a
// measure or a condition is in all of them.
std::vector<ModelPart> parts_of(const ModelPart& whole) {
  Json base = Json::object();
  std::vector<ModelPart> marks, out;
  for (const char* key : {"sql", "condition"})
    if (whole.options.contains(key)) base[key] = whole.options[key];
  if (!base.empty()) out.push_back({"", base});
  const auto add = [&](const std::string& key, const Json& value) {
    Json options = base;
    options[key] = value;
    (is_mark(key) ? marks : out).push_back({"", std::move(options), base, is_mark(key)});
  };
  if (!whole.description.empty()) out.push_back({whole.description, base, base});
  for (const auto& [key, value] : whole.options.items()) {
    if (base.contains(key)) continue;
    if (key == "synonyms" && value.is_array())
      for (const Json& synonym : value) add(key, Json::array({synonym}));
    else if (key == "values" && value.is_object())
      for (const auto& [stored, names] : value.items()) add(key, Json{{stored, names}});
    else
      add(key, value);
  }
  marks.insert(marks.end(), std::make_move_iterator(out.begin()),
               std::make_move_iterator(out.end()));
  return marks;
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
    if (!given_up_.empty()) out["given_up"] = given_up_;
    return json_text(out);
  }

 private:
  // The part of the database that the model calls `dataset`.
  std::string object_of(const std::string& dataset) const {
    const auto known = std::find_if(names_.begin(), names_.end(),
                                    [&](const auto& name) { return name.first == dataset; });
    return known == names_.end() ? text::quoted(dataset) : known->second;
  }

  // What an extension of ours says decides what is private: one that cannot be read is an error.
  static Result<Json> options_of(const Json& item) {
    Json options = Json::object();
    const auto extensions = item.find("custom_extensions");
    if (extensions != item.end() && !extensions->is_null())
      for (const Json& extension :
           extensions->is_array() ? *extensions : Json::array({*extensions}))
        if (text::equal_nocase(text_at(extension, "vendor_name"), kOssieVendor)) {
          const auto data = extension.find("data");
          const Json more = data == extension.end() ? Json()
                            : data->is_string()     ? parsed_json(data->get<std::string>())
                                                    : *data;
          if (!more.is_object())
            return Error{Code::kInvalidArgument,
                         fmt::format("the custom extension of \"{}\" cannot be read; its data is "
                                     "a JSON object, as text",
                                     text::shortened(text_at(item, "name"), db::kLongestPhrase))};
          for (const auto& [key, value] : more.items())  // what one says is private stays so
            if (!is_mark(key) || !options.contains(key) || options[key] == Json(false))
              options[key] = value;
        }
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

  // `options`: the parts that the problem is about, if the others were noted.
  void leave_out(std::string_view object, std::string_view problem, Json options = {}) {
    if (left_out_.size() >= kMostLeftOut) return;
    left_out_.push_back({{"object", object}, {"problem", problem}});
    if (!options.is_null()) left_out_.back()["options"] = std::move(options);
  }

  // What was private or ignored before the model was read, and is not in the model.
  void take_noted(const MergedNote& done) {
    ++noted_;
    for (const GivenUpPart& part : done.given_up)
      if (given_up_.size() < kMostLeftOut)
        given_up_.push_back({{"object", done.object},
                             {"problem", part.problem},
                             {"options", parsed_json(part.options)}});
    const bool own = !objects_.insert(done.object).second;  // noted for an earlier part of it
    if (!done.kept.empty() && !own && kept_.size() < kMostLeftOut)
      kept_.push_back({{"object", done.object}, {"options", done.kept}});
  }

  // What concerns all notes, and not this one.
  static bool concerns_all(const Error& error) {
    return error.code == Code::kSecurityViolation || error.code == Code::kExecutionError ||
           error.code == Code::kDatabaseLocked || error.code == Code::kCancelled;
  }

  Result<MergedNote> merge(const std::string& object, const ModelPart& part) {
    return merge_note(session_, object, part.description,
                      part.options.empty() ? "" : json_text(part.options));
  }

  // A part that does not fit is left out; what concerns all parts is an error.
  Status note(const std::string& object, const std::string& description, const Json& options) {
    if (description.empty() && options.empty()) return Done{};
    const auto done = merge(object, {description, options});
    if (done) return take_noted(*done), Done{};
    if (concerns_all(done.error())) return done.error();
    return note_parts(object, {description, options}, done.error());
  }

  // Each part alone, so that one that does not fit takes no other with it: least of all that
  // something is private.
  Status note_parts(const std::string& object, const ModelPart& whole, const Error& why) {
    std::optional<MergedNote> noted;
    std::vector<std::pair<std::string, Json>> problems;  // each with the parts that have it
    for (const ModelPart& part : parts_of(whole)) {
      auto done = merge(object, part);
      if (done) {
        if (!noted) noted = MergedNote{done->object, done->kept, {}};
        noted->given_up.insert(noted->given_up.end(), done->given_up.begin(), done->given_up.end());
        continue;
      }
      if (concerns_all(done.error())) return done.error();
      if (part.is_mark && !exists(object) && !hides_column(object, part))
        return leave_out(object, why.message), Done{};
      if (part.is_mark)
        return Error{done.error().code,
                     fmt::format("the model says whether {} is private or ignored, and that cannot "
                                 "be noted: {}",
                                 object, done.error().message)};
      const std::string& problem = done.error().message;
      auto known = std::find_if(problems.begin(), problems.end(),
                                [&](const auto& other) { return other.first == problem; });
      if (known == problems.end()) known = problems.insert(known, {problem, Json::object()});
      add_part(known->second, part);
    }
    if (!noted) return leave_out(object, why.message), Done{};
    std::erase_if(noted->kept,
                  [&](const std::string& mark) { return whole.options.contains(mark); });
    take_noted(*noted);
    for (auto& [problem, options] : problems) leave_out(object, problem, std::move(options));
    return Done{};
  }

  static void add_part(Json& all, const ModelPart& part) {
    if (!part.description.empty()) all["description"] = part.description;
    for (const auto& [key, value] : part.options.items()) {
      if (part.base.contains(key)) continue;
      Json& same = all[key];
      if (same.is_array() && value.is_array())
        same.insert(same.end(), value.begin(), value.end());
      else if (same.is_object() && value.is_object())
        same.update(value);
      else
        same = value;
    }
  }

  // An expression that is to be private, while what it reads would stay readable.
  bool hides_column(const std::string& object, const ModelPart& part) const {
    const auto set = [&](const auto& option) {
      return text::equal_nocase(option.key(), "private") && option.value() != Json(false);
    };
    const auto items = part.options.items();
    if (!std::any_of(items.begin(), items.end(), set)) return false;
    const std::string sql = text_at(part.base, "sql") + " " + text_at(part.base, "condition");
    const auto parts = sql::object_parts(object);
    const auto known = session_.snapshot(false);
    if (!known || !parts || parts->size() < 2) return true;
    const std::string schema = parts->size() > 2 ? parts->front().text : "";
    const db::Table* table = (*known)->catalog.find(schema, (*parts)[parts->size() - 2].text);
    return table != nullptr &&
           std::any_of(table->columns.begin(), table->columns.end(), [&](const db::Column& column) {
             return !column.is_private && sql::names(sql, column.name, sql::NamedAs::kTable);
           });
  }

  // What an item that is left out says of a column of its name.
  Status note_marks(const std::string& object, const Json& options) {
    Json marks = Json::object();
    for (const auto& [key, value] : options.items())
      if (is_mark(key)) marks[key] = value;
    return exists(object) ? note(object, "", marks) : Status(Done{});
  }

  static bool has_marks(const Json& dataset) {
    const auto marked = [](const Json& item) {
      const auto options = options_of(item);
      return !options || std::any_of(options->items().begin(), options->items().end(),
                                     [](const auto& option) { return is_mark(option.key()); });
    };
    const Json& fields = list_at(dataset, "fields");
    return marked(dataset) || std::any_of(fields.begin(), fields.end(), marked);
  }

  bool exists(const std::string& object) const {
    const auto known = session_.snapshot(false);
    if (!known) return true;
    const auto target = db::note_target((*known)->catalog, object);
    return target && target->name.empty();
  }

  Status take_dataset(const Json& dataset) {
    const std::string name = text_at(dataset, "name"), source = text_at(dataset, "source");
    // database.schema.table, schema.table or table; the schema of SQLite is known by its name.
    auto parts = sql::object_parts(source.empty() ? name : source);
    if (!parts) {
      if (has_marks(dataset))
        return Error{Code::kInvalidArgument,
                     fmt::format("the dataset \"{}\" says what is private, and its source is no "
                                 "name of a table",
                                 text::shortened(name, db::kLongestPhrase))};
      leave_out(name, "its source is no name of a table");
      return Done{};
    }
    const auto options = options_of(dataset);
    if (!options) return options.error();
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
    if (auto good = note(object, text_at(dataset, "description"), *options); !good) return good;
    for (const Json& field : list_at(dataset, "fields"))
      if (auto good = take_field(object, table, field); !good) return good;
    return Done{};
  }

  Status take_field(const std::string& object, const db::Table* table, const Json& field) {
    const std::string name = text_at(field, "name");
    const auto [sql, foreign] = expression_of(field);
    auto read = options_of(field);
    if (!read) return read.error();
    Json options = std::move(*read);
    take_context(name, field);
    const std::string column = plain_column(sql), own_name = object + "." + text::quoted(name);
    if (!foreign.empty() && column.empty()) {
      leave_out(name, in_dialect(foreign));
      return note_marks(own_name, options);
    }
    const bool stored = table != nullptr && table->find(column.empty() ? name : column) != nullptr;
    if (!stored && !sql.empty()) {
      const auto own = table_expression(sql);
      if (!own) return leave_out(name, kSeveralTables), note_marks(own_name, options);
      options[text_at(field, "datatype") == "Boolean" ? "condition" : "sql"] = own->sql;
    } else if (stored && !column.empty() && !name.empty() && !text::equal_nocase(name, column)) {
      options["synonyms"].push_back(name);  // what the model calls the column
    }
    const bool named = options.contains("sql") || options.contains("condition");
    return note(named ? noted_as(object, name)
                      : object + "." + text::quoted(stored && !column.empty() ? column : name),
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
    auto options = options_of(metric);
    if (!options) return options.error();
    const auto own = table_expression(sql);
    const std::string dataset = own && own->table.empty() ? text_at(*options, "dataset")
                                : own                     ? own->table
                                                          : "";
    if (dataset.empty()) return leave_out(name, kSeveralTables), Done{};
    options->erase("dataset");
    (*options)["sql"] = own->sql;
    const std::string object = object_of(dataset);
    return note(noted_as(object, name), text_at(metric, "description"), *options);
  }

  // The object of a measure or condition: one that is noted under the same words keeps its name.
  std::string noted_as(const std::string& table, const std::string& name) const {
    const auto words = [](std::string text) {
      std::replace(text.begin(), text.end(), '_', ' ');
      return text::lower(text::trimmed(text));
    };
    std::string out = table + "." + text::quoted(name);
    const auto known = session_.snapshot(false);
    const auto target = known ? db::note_target((*known)->catalog, table) : Error{};
    if (!target) return out;
    const db::Table& of = (*known)->catalog.tables[target->table];
    for (const db::NotedName& noted : (*known)->catalog.noted)
      if (!noted.sql.empty() && noted.schema == of.schema && noted.table == of.name) {
        const auto parts = sql::object_parts(noted.object);
        if (parts && words(parts->back().text) == words(name)) return noted.object;
      }
    return out;
  }

  Session& session_;
  std::vector<std::pair<std::string, std::string>> names_;  // of datasets, and their objects
  int64_t noted_ = 0;
  std::vector<Json> left_out_, kept_, given_up_;
  std::set<std::string> objects_;  // that were noted
};

}  // namespace

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
