#include "agent/reason/chunks.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/text/identifier_words.h"

namespace ask::reason {
namespace {

constexpr size_t kLongestChunk = 1000, kLongestNote = 300, kLongestValue = 60;  // bytes
constexpr size_t kMostNames = 40, kMostValues = 5;

std::string name_text(std::string_view name) {
  const std::string words = text::joined(engine::name_words(name), " ");
  return words.empty() ? text::repaired_utf8(name) : words;
}

bool is_told(const db::Column& column) {
  return column.role != db::ColumnRole::kHidden && !column.ignored;
}

// One line of at most kLongestChunk bytes.
std::string chunk_text(std::string_view text) {
  std::string out = text::repaired_utf8(text);
  std::replace_if(
      out.begin(), out.end(),
      [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
  return text::shortened(out, kLongestChunk);
}

class Chunker {
 public:
  Chunker(const db::Catalog& catalog, bool values) : catalog_(catalog), values_(values) {}

  std::vector<Chunk> all() && {
    for (size_t t = 0; t < catalog_.tables.size(); ++t)
      if (!catalog_.tables[t].ignored) add_table(t);
    std::sort(out_.begin(), out_.end(),
              [](const Chunk& a, const Chunk& b) { return a.key < b.key; });
    return std::move(out_);
  }

 private:
  void add(std::string_view kind, size_t table, std::string_view name, std::string_view text) {
    const db::Table& of = catalog_.tables[table];
    out_.push_back(
        {std::string(kind),
         fmt::format("{}:{}.{}{}{}", kind, of.schema, of.name, name.empty() ? "" : ".", name),
         table, chunk_text(text)});
  }

  std::string also_called(const db::Table& table, db::NotedKind kind, std::string_view column) {
    std::vector<std::string> phrases;
    for (const db::NotedName& name : catalog_.noted)
      if (name.kind == kind && name.table == table.name && name.schema == table.schema &&
          (column.empty() || (!name.columns.empty() && name.columns.front() == column)))
        phrases.push_back(name.phrase);
    return phrases.empty() ? "" : "; also called " + text::joined(phrases, ", ");
  }

  static std::string noted(const std::string& description) {
    return description.empty() ? "" : ": " + text::shortened(description, kLongestNote);
  }

  void add_table(size_t t) {
    const db::Table& table = catalog_.tables[t];
    std::vector<std::string> names;
    for (const db::Column& column : table.columns)
      if (is_told(column) && names.size() < kMostNames) names.push_back(name_text(column.name));
    add("table", t, "",
        name_text(table.name) + noted(table.description) +
            also_called(table, db::NotedKind::kTable, "") +
            "; columns: " + text::joined(names, ", "));
    for (const db::Column& column : table.columns)
      if (is_told(column)) add_column(t, column);
    for (const db::ForeignKey& key : table.foreign_keys)
      add("relationship", t, text::joined(key.columns, ","),
          fmt::format("{} of {}", name_text(table.name), name_text(key.parent_table)));
    for (const db::NotedName& name : catalog_.noted)
      if ((name.kind == db::NotedKind::kMeasure || name.kind == db::NotedKind::kCondition) &&
          name.table == table.name && name.schema == table.schema)
        add("metric", t, name.phrase,
            fmt::format("{}{}; of {}", name.phrase, noted(name.description),
                        name_text(table.name)));
  }

  void add_column(size_t t, const db::Column& column) {
    const db::Table& table = catalog_.tables[t];
    std::string text = fmt::format("{} of {}, {}", name_text(column.name), name_text(table.name),
                                   name(column.kind));
    if (!column.is_private)
      text += noted(column.description) + also_called(table, db::NotedKind::kColumn, column.name);
    std::vector<std::string> values;
    for (const auto& [value, count] : column.statistics.frequent)
      if (values_ && count > 1 && !column.is_private && values.size() < kMostValues)
        values.push_back(text::shortened(text::repaired_utf8(value), kLongestValue));
    if (!values.empty()) text += "; such as " + text::joined(values, ", ");
    add("column", t, column.name, text);
  }

  const db::Catalog& catalog_;
  const bool values_;
  std::vector<Chunk> out_;
};

}  // namespace

std::vector<Chunk> chunks(const db::Catalog& catalog, bool values) {
  return Chunker(catalog, values).all();
}

}  // namespace ask::reason
