#include "agent/reason/answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"
#include "agent/reason/comparison.h"
#include "agent/reason/comparison_answer.h"
#include "agent/reason/joined_names.h"
#include "agent/reason/listed_noun.h"
#include "agent/reason/missing_role.h"
#include "agent/reason/money.h"
#include "agent/reason/table_text.h"
#include "agent/reason/wording.h"
#include "agent/sql/explain/explain.h"
#include "agent/sql/parse.h"

namespace ask::reason {
namespace {

constexpr size_t kInlineRows = 12;
constexpr size_t kInlineWidth = 400;
constexpr size_t kWidestValue = 1000;
constexpr size_t kWidestAnswerCell = 60;

// The structure of a query with a single SELECT (no set operations).
struct QueryStructure {
  const sql::Core* core = nullptr;
  std::string noun;       // name of the first table, in words; "" for a subquery
  bool filtered = false;  // WHERE, HAVING or a join narrows the rows
};

std::optional<QueryStructure> shape_of(const sql::Query& query) {
  if (query.cores.size() != 1 || query.cores[0].from.empty()) return std::nullopt;
  QueryStructure shape{&query.cores[0], "", false};
  if (const auto* table = std::get_if<sql::TableRef>(&shape.core->from[0].item))
    shape.noun = plural(noun_words(table->name));
  shape.filtered = shape.core->where || shape.core->having || shape.core->from.size() > 1;
  return shape;
}

const sql::Call* only_call(const QueryStructure& shape) {
  if (shape.core->items.size() != 1 || !shape.core->group_by.empty()) return nullptr;
  const auto* call = std::get_if<sql::Call>(&shape.core->items[0].expr.node);
  return call && !call->over ? call : nullptr;
}

const sql::ColumnRef* only_column(const sql::Call& call) {
  return call.arguments.size() == 1 ? std::get_if<sql::ColumnRef>(&call.arguments[0].node)
                                    : nullptr;
}

std::string argument_words(const sql::Call& call) {
  const sql::ColumnRef* column = only_column(call);
  return column ? noun_words(column->column) : "";
}

NamedMeasure argument_measure(const sql::Call& call) {
  const sql::ColumnRef* column = only_column(call);
  return column ? named_measure(column->column) : NamedMeasure{};
}

// "average price"; "total of orders", not "total total".
std::string named_aggregate(std::string_view word, const std::string& argument) {
  return argument.starts_with(word) ? argument : fmt::format("{} {}", word, argument);
}

// The noun for count(column): the table that qualifies the column, else the first table.
std::string counted_noun(const QueryStructure& shape, const sql::Call& call) {
  const sql::ColumnRef* column = only_column(call);
  const std::string table = column ? table_of(*shape.core, *column) : "";
  return table.empty() ? shape.noun : plural(noun_words(table));
}

// "There are 48 artists."
std::string count_sentence(const QueryStructure& shape, const sql::Call& call, const Value& value) {
  const auto* many = std::get_if<int64_t>(&value);
  if (!many || shape.noun.empty()) return "";
  std::string noun = counted_noun(shape, call);
  const std::string distinct = call.distinct ? argument_words(call) : "";
  std::string which = shape.filtered ? "such " : "";
  if (!distinct.empty() && !text::equal_nocase(distinct, "id")) {
    const std::string thing = keyed_thing(distinct);
    noun = thing.empty() ? distinct : thing;
    const bool rows = !thing.empty() && shape.filtered;  // "such customers", by their key
    if (!rows && singular(noun) != singular(shape.noun)) which = "different ";
  }
  const std::string of = counted(*many, noun);
  const size_t blank = of.find(' ');
  const std::string digits = *many == 0 ? "no" : of.substr(0, blank);
  return fmt::format("There {} {} {}{}.", *many == 1 ? "is" : "are", digits, which,
                     of.substr(blank + 1));
}

// "The average price of albums is 12.50."
std::string aggregate_sentence(const QueryStructure& shape, const sql::Call& call,
                               const ResultSet& result) {
  struct Name {
    std::string_view function, word;
  };
  constexpr Name kNames[] = {{"avg", "average"},
                             {"sum", "total"},
                             {"total", "total"},
                             {"min", "lowest"},
                             {"max", "highest"}};
  const Value& value = result.rows[0][0];
  const auto [argument, unit] = argument_measure(call);
  ValueFormat format = value_format(shape.core->items[0].expr);
  set_decimals(format, result, 0);
  const std::string shown = value_text(value, format, kWidestValue);
  for (const Name& name : kNames) {
    if (!text::equal_nocase(call.name, name.function)) continue;
    const std::string& own = shape.core->items[0].alias;
    const bool none = std::holds_alternative<std::monostate>(value);
    if (none && !own.empty())
      return fmt::format("There is no {}: no value to take it of.", noun_words(own));
    if (argument.empty()) continue;
    if (!own.empty()) return fmt::format("The {} is {}.", noun_words(own), shown);
    const std::string of =
        shape.noun.empty() ? ""
                           : fmt::format(" of {}{}", shape.filtered ? "these " : "", shape.noun);
    const std::string what = named_aggregate(name.word, argument);
    if (none) return fmt::format("There is no {}{}: no value to take it of.", what, of);
    return fmt::format("The {}{} is {}.", what, of, with_unit(shown, unit));
  }
  return "";
}

// How each column of the result is written.
std::vector<ValueFormat> value_formats(const std::optional<sql::Query>& query,
                                       const ResultSet& result) {
  std::vector<ValueFormat> out(result.columns.size());
  const auto* items = query && !query->cores.empty() ? &query->cores[0].items : nullptr;
  for (size_t c = 0; c < out.size(); ++c) {
    if (items && items->size() == out.size()) out[c] = value_format((*items)[c].expr);
    set_decimals(out[c], result, c);
  }
  return out;
}

// True for "born", "joined on", "hired date": the participle of an event, alone or with what says
// that its date is stored.
bool dates_event(std::string_view words) {
  const size_t end = std::min(words.find(' '), words.size());
  const std::string_view first = words.substr(0, end);
  return engine::is_past_of(first, engine::lemma(first)) &&
         (end == words.size() || engine::is_date_ending(words.substr(end + 1)));
}

// ", with 21 albums", ", born 1950-01-01", ", with a price of 12.50": the measure that the row is
// the first by, which is the last column of `measured`. "" if it has no short name.
std::string measure_words(const sql::Query& query, const ResultSet& measured) {
  const sql::Core& core = query.cores[0];
  const sql::Expr& by = query.order_by[0].expr;
  const size_t last = measured.columns.size() - 1;
  ValueFormat format = value_format(by);
  set_decimals(format, measured, last);
  const Value& value = measured.rows[0][last];
  if (std::holds_alternative<std::monostate>(value)) return "";
  const std::string shown = value_text(value, format, kWidestValue);
  if (const auto* column = std::get_if<sql::ColumnRef>(&by.node)) {
    const NamedMeasure named = named_measure(column->column);
    const std::string& words = named.words;
    const std::string first = words.substr(0, words.find(' '));
    if (!named.unit.empty())
      return fmt::format(", with {} of {}", with_article(words), with_unit(shown, named.unit));
    if (singular(words) != words || singular(first) != first)  // "seconds", "tickets sold"
      return fmt::format(", with {} {}", shown, words);
    if (dates_event(words)) return fmt::format(", {} {}", first, shown);  // "born 1950-01-01"
    return fmt::format(", with {} of {}", with_article(words), shown);
  }
  const auto* call = std::get_if<sql::Call>(&by.node);
  if (!call) return "";
  const auto* n = std::get_if<int64_t>(&value);
  if (text::equal_nocase(call->name, "count") && n) {
    const sql::ColumnRef* column = only_column(*call);
    const std::string table = column ? table_of(core, *column) : counted_table(core);
    if (table.empty()) return fmt::format(", with a count of {}", shown);
    return ", with " + counted(*n, noun_words(table));
  }
  const NamedMeasure argument = argument_measure(*call);
  if (argument.words.empty()) return "";
  for (const auto& [function, word] : {std::pair("avg", "average"), std::pair("sum", "total"),
                                       std::pair("min", "lowest"), std::pair("max", "highest")})
    if (text::equal_nocase(call->name, function))
      return fmt::format(", with {} of {}", with_article(named_aggregate(word, argument.words)),
                         with_unit(shown, argument.unit));
  return "";
}

std::string single_value(const std::optional<sql::Query>& query,
                         const std::optional<QueryStructure>& shape, const ResultSet& result) {
  const Value& value = result.rows[0][0];
  const sql::Call* call = shape ? only_call(*shape) : nullptr;
  std::string sentence;
  if (call && text::equal_nocase(call->name, "count"))
    sentence = count_sentence(*shape, *call, value);
  else if (call)
    sentence = aggregate_sentence(*shape, *call, result);
  if (!sentence.empty()) return sentence;
  const std::string shown = value_text(value, value_formats(query, result)[0], kWidestValue);
  const std::string& label = result.columns[0];  // "30 hours"
  const bool unit = engine::unit_info(engine::unit_named(label)).name == label && !label.empty() &&
                    !std::holds_alternative<std::monostate>(value);
  return unit ? shown + " " + label : shown;
}

// What count(DISTINCT column) counts: "customers" for their keys, else "different cities"; "" if it
// is of something else.
std::string different_things(const sql::Core& core, const sql::Expr& expr) {
  const auto* call = std::get_if<sql::Call>(&expr.node);
  const sql::ColumnRef* column = call && call->distinct ? only_column(*call) : nullptr;
  if (!column) return "";
  const std::string words = noun_words(column->column), table = table_of(core, *column);
  if (words == "id" || words.ends_with(" key"))
    return table.empty() ? "" : plural(noun_words(table));
  const std::string thing = keyed_thing(words);
  return thing.empty() ? "different " + plural(words) : plural(thing);
}

// What count(column) counts where the rows of its table may be missing beside others: "stays";
// "" if it is of something else.
std::string rows_beside(const sql::Core& core, const sql::Expr& expr) {
  const auto* call = std::get_if<sql::Call>(&expr.node);
  const sql::ColumnRef* column = call && !call->distinct ? only_column(*call) : nullptr;
  if (!column || column->table.empty()) return "";
  const bool beside = std::any_of(core.from.begin(), core.from.end(), [](const sql::Source& s) {
    return s.join == sql::JoinKind::kLeft;
  });
  const std::string words = noun_words(column->column), table = table_of(core, *column);
  const bool key = words == "id" || !keyed_thing(words).empty();
  return beside && key && !table.empty() ? plural(noun_words(table)) : "";
}

// "member name" and "tool name" for two columns "name": with what they are of.
void distinguish(const sql::Core& core, std::vector<std::string>& labels) {
  const std::vector<std::string> before = labels;
  for (size_t i = 0; i < labels.size() && i < core.items.size(); ++i) {
    const auto* column = std::get_if<sql::ColumnRef>(&core.items[i].expr.node);
    if (column == nullptr || column->table.empty() || !core.items[i].alias.empty() ||
        std::count(before.begin(), before.end(), before[i]) < 2)
      continue;
    const std::string owner = singular(noun_words(column->table));
    if (!noun_words(before[i]).starts_with(owner)) labels[i] = owner + " " + before[i];
  }
}

// The names of the columns as people say them.
std::vector<std::string> labels_of(const std::optional<sql::Query>& query,
                                   const ResultSet& result) {
  if (!query) return result.columns;
  std::vector<std::string> out = sql::column_labels(*query, result.columns);
  const sql::Core& core = query->cores[0];
  const std::string table = counted_table(core);
  for (size_t i = 0; i < out.size(); ++i) {
    std::string& label = out[i];
    if (label == "number of rows" && !table.empty())
      label = "number of " + plural(noun_words(table));
    if (label.starts_with("number of different values of ") && i < core.items.size())
      if (const std::string things = different_things(core, core.items[i].expr); !things.empty())
        label = "number of " + things;
    if (label.starts_with("number of values of ") && i < core.items.size())
      if (const std::string rows = rows_beside(core, core.items[i].expr); !rows.empty())
        label = "number of " + rows;
    if (label.starts_with("total total")) label.erase(0, 6);
  }
  distinguish(core, out);
  return out;
}

// "name: Blue, number of tracks: 12"
std::string single_row(const std::optional<sql::Query>& query, const ResultSet& result) {
  const auto names = labels_of(query, result);
  const auto formats = value_formats(query, result);
  std::vector<std::string> parts;
  for (size_t i = 0; i < result.columns.size(); ++i) {
    std::string name = names[i];
    std::replace(name.begin(), name.end(), '_', ' ');
    parts.push_back(text::repaired_utf8(name) + ": " +
                    value_text(result.rows[0][i], formats[i], kWidestValue));
  }
  return text::joined(parts, ", ");
}

// "3 genres: Folk, Jazz, Rock"; "" if a table reads better.
std::string short_list(const std::optional<sql::Query>& query,
                       const std::optional<QueryStructure>& shape, const ResultSet& result) {
  if (result.columns.size() != 1 || result.rows.size() > kInlineRows || result.truncated())
    return "";
  const ValueFormat format = value_formats(query, result)[0];
  std::vector<std::string> values;
  for (const auto& row : result.rows) {
    const std::string plain = cell_text(row[0], kWidestValue);
    if (plain.find(',') != std::string::npos) return "";
    values.push_back(value_text(row[0], format, kWidestValue));
  }
  const std::string list = text::joined(values, ", ");
  if (list.size() > kInlineWidth) return "";
  const std::string noun = shape ? listed_noun(*shape->core) : "rows";
  return fmt::format("{} {}: {}", result.rows.size(), noun, list);
}

std::string described(const std::optional<sql::Query>& query) {
  if (!query) return "";
  std::string sentence = sql::explain(*query);
  if (!sentence.empty() && sentence[0] >= 'A' && sentence[0] <= 'Z')
    sentence[0] = static_cast<char>(sentence[0] + 32);
  return sentence;
}

std::string rows_in_words(const std::optional<sql::Query>& query, const ResultSet& result) {
  if (result.rows.empty() && !result.truncated() && query)
    if (std::string role = missing_role(*query); !role.empty()) return role;
  if (result.rows.empty() && !result.truncated())
    return query ? "No rows match: " + described(query) : "No rows match.";
  if (result.rows.empty()) return "The first row is larger than max_bytes allows.";
  if (result.rows.size() == 1 && query && query->cores.size() == 1 &&
      query->cores[0].from.empty() && query->cores[0].items.size() == 1 &&
      std::holds_alternative<sql::Exists>(query->cores[0].items[0].expr.node))
    return result.rows[0][0] == Value(int64_t{1}) ? "Yes." : "No.";
  const auto shape = query ? shape_of(*query) : std::nullopt;
  if (result.rows.size() == 1 && result.columns.size() == 1)
    return single_value(query, shape, result);
  if (result.rows.size() == 1) return single_row(query, result);
  const std::string list = short_list(query, shape, result);
  if (!list.empty()) return list;
  const auto formats = value_formats(query, result);
  return table_text(result, labels_of(query, result), [&](const Value& value, size_t c) {
    return value_text(value, formats[c], kWidestAnswerCell);
  });
}

// True for "are there any speakers without a talk", "do we have customers in Leeds".
bool asks_whether_any(std::string_view question) {
  const std::vector<std::string> words = text::split(text::lower(question.substr(0, 40)), ' ');
  const auto is = [&](size_t i, std::initializer_list<std::string_view> any) {
    return i < words.size() && text::is_one_of(words[i], any);
  };
  if (is(0, {"is", "are", "was", "were"})) return is(1, {"there", "any"});
  return is(0, {"do", "does", "did", "has", "have"}) &&
         (is(1, {"any"}) || (is(1, {"we", "you"}) && is(2, {"have"})));
}

// "Yes: ", "No. " before the rows that the question asks the existence of.
std::string whether_any(const std::string& question, const std::optional<sql::Query>& query,
                        const ResultSet& result) {
  if (!query || query->cores.size() != 1 || query->cores[0].from.empty() ||
      !asks_whether_any(question) || result.truncated() || query->limit || !query->order_by.empty())
    return "";
  const auto& items = query->cores[0].items;
  if (std::any_of(items.begin(), items.end(), [](const sql::SelectItem& item) {
        return !std::holds_alternative<sql::ColumnRef>(item.expr.node);
      }))
    return "";
  if (result.rows.size() == 1 && result.columns.size() == 1 &&
      (result.rows[0][0] == Value() || result.rows[0][0] == Value(int64_t{0})))
    return "";
  return result.rows.empty() ? "No. " : "Yes: ";
}

// "2 rows changed.", followed by the rows of RETURNING.
std::string change_in_words(const TaskResult& task) {
  const ResultSet& result = *task.result;
  const std::string verb = text::lower(task.draft ? task.draft->statement.text().substr(0, 6) : "");
  if (verb.starts_with("create") || verb.starts_with("alter") || verb.starts_with("drop"))
    return result.undone ? "The schema would change; it was taken back."
                         : "The schema was changed.";
  const int64_t n = result.changed;
  std::string out = fmt::format("{} {} {}.", n, n == 1 ? "row" : "rows",
                                result.undone ? "would change; it was taken back" : "changed");
  if (!result.rows.empty()) out += "\n" + table_text(result);
  return out;
}

// What is not shown, and how to get it. The node says it of a trial run whose rest failed.
std::string cut_note(const ResultSet& result, bool trial) {
  const size_t rows = result.rows.size(), shown = std::min(rows, kShownRows);
  if (trial || rows == 0 || (rows == shown && !result.truncated())) return "";
  const std::string all = counted(static_cast<int64_t>(rows), "rows");
  if (!result.truncated())
    return fmt::format("\n({} of {}; ask_rows gives all of them)", shown, all);
  return fmt::format("\n(only the first {}; {}a higher {} gives more)",
                     counted(static_cast<int64_t>(shown), "rows"),
                     rows > shown ? fmt::format("ask_rows gives {}, ", all) : "",
                     result.byte_cut ? "max_bytes" : "max_rows");
}

std::string read_as(const Draft& draft) {
  const std::string reading = stated_reading(draft);
  return reading.empty() ? "" : "\n(read as: " + reading + ")";
}

std::optional<sql::Query> query_of(const TaskResult& task) {
  const sql::Statement statement = task.statement();
  return statement.query() ? std::optional(*statement.query()) : std::nullopt;
}

std::string answer_of(const TaskResult& task) {
  if (task.result && task.result->changed >= 0) return change_in_words(task);
  if (!task.result)
    return fmt::format("{}: {}", task.task->description,
                       task.error ? task.error->message : "no result");
  std::optional<sql::Query> query = query_of(task);
  ResultSet result = task.tied != nullptr ? *task.tied : *task.result;
  ResultSet by = task.measured != nullptr ? *task.measured : ResultSet{};
  if (task.draft && task.draft->comparison) {
    std::string out =
        comparison_text(*task.draft->comparison, result, says_cents(task.task->description));
    out += cut_note(result, task.trial);
    return out + read_as(*task.draft);
  }
  join_names(query, result);
  if (query && !says_cents(task.task->description)) convert_to_currency(*query, result, by);
  std::string out = rows_in_words(query, result);
  if (out.find('\n') == out.npos) out = whether_any(task.task->description, query, result) + out;
  const bool measured =
      task.measured != nullptr && query && !query->order_by.empty() && result.columns.size() == 1;
  const std::string measure = measured ? measure_words(*query, by) : "";
  if (task.tied == nullptr) out += measure;
  if (task.tied != nullptr)
    out += fmt::format("\n({} rows share the place{})", result.rows.size(),
                       measure.empty() ? "" : ", each" + measure.substr(1));
  out += cut_note(result, task.trial);
  return task.draft ? out + read_as(*task.draft) : out;
}

}  // namespace

std::string stated_reading(const Draft& draft) {
  return draft.level == Level::kSure ? "" : draft.reading;
}

ShownRows shown_rows(const TaskResult& task) {
  const bool in_cents = says_cents(task.task->description);
  if (task.draft && task.draft->comparison)
    return comparison_rows(*task.draft->comparison, *task.result, in_cents);
  std::optional<sql::Query> query = query_of(task);
  ShownRows out{*task.result, {}, {}};
  ResultSet none;
  join_names(query, out.rows);
  if (query && !in_cents) convert_to_currency(*query, out.rows, none);
  out.names = labels_of(query, out.rows);
  out.formats = value_formats(query, out.rows);
  for (std::string& name : out.names) std::replace(name.begin(), name.end(), '_', ' ');
  return out;
}

std::string answer_text(const std::vector<TaskResult>& results) {
  // If any task has a result, the caller reports the failed ones as notes.
  const bool any = std::any_of(results.begin(), results.end(),
                               [](const TaskResult& task) { return task.result != nullptr; });
  std::vector<std::string> parts;
  for (const TaskResult& task : results)
    if (task.result || !any) parts.push_back(answer_of(task));
  return text::joined(parts, "\n\n");
}

}  // namespace ask::reason
