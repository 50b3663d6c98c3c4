#include "agent/reason/retrieval/chunks.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "agent/common/contains.h"
#include "agent/common/one_line.h"
#include "agent/common/sha256.h"
#include "agent/common/text.h"
#include "agent/db/schema/column_types.h"
#include "agent/engine/text/identifier_words.h"

namespace ask::reason {
namespace {

constexpr size_t kLongestChunk = 1000, kLongestNote = 300, kLongestValue = 60;  // bytes
constexpr size_t kMostNames = 40, kMostValues = 5;

std::string name_text(std::string_view name) {
  const std::string words = text::joined(engine::name_words(name), " ");
  return words.empty() ? text::repaired_utf8(name) : words;
}

// One line of at most kLongestChunk bytes.
std::string chunk_text(std::string_view text) {
  return text::shortened(text::one_line(text), kLongestChunk);
}

class Chunker {
 public:
  Chunker(const db::Catalog& catalog, bool values) : catalog_(catalog), values_(values) {}

  std::vector<Chunk> all() && {
    for (size_t t = 0; t < catalog_.tables.size(); ++t)
      if (!catalog_.tables[t].ignored) add_table(t);
    std::sort(out_.begin(), out_.end(), [](const Chunk& a, const Chunk& b) {
      return std::tie(a.key, a.text) < std::tie(b.key, b.text);
    });
    return std::move(out_);
  }

 private:
  Chunk& add(std::string_view kind, size_t table, std::string_view name, std::string_view text) {
    const db::Table& of = catalog_.tables[table];
    Chunk& out = out_.emplace_back();
    out.kind = kind;
    out.key = fmt::format("{}:{}.{}{}{}", kind, of.schema, of.name, name.empty() ? "" : ".", name);
    out.table = table;
    out.text = chunk_text(text);
    out.hashes = {sha256_hex(out.text)};
    return out;
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
    add("table", t, "",
        name_text(table.name) + noted(table.description) +
            also_called(table, db::NotedKind::kTable, "") + keys_of(table));
    for (uint32_t c = 0; c < table.columns.size(); ++c)
      if (may_be_asked(table.columns[c])) add_column(t, c);
    for (const auto* keys : {&table.foreign_keys, &table.disproved_keys})
      for (const db::ForeignKey& key : *keys)
        add("relationship", t, text::joined(key.columns, ","),
            fmt::format("{} of {}", name_text(table.name), name_text(key.parent_table)))
            .disproved = keys == &table.disproved_keys;
    for (const db::NotedName& name : catalog_.noted)
      if ((name.kind == db::NotedKind::kMeasure || name.kind == db::NotedKind::kCondition) &&
          name.table == table.name && name.schema == table.schema)
        add("metric", t, name.phrase,
            fmt::format("{}{}; of {}", name.phrase, noted(name.description),
                        name_text(table.name)));
  }

  // By declaration alone: implied keys change when tables are added.
  static std::string keys_of(const db::Table& table) {
    std::vector<std::string> names;
    for (const db::Column& column : table.columns) {
      const bool key = column.primary_key > 0 ||
                       std::any_of(table.foreign_keys.begin(), table.foreign_keys.end(),
                                   [&](const db::ForeignKey& one) {
                                     return !one.implied && contains(one.columns, column.name);
                                   });
      if (key && may_be_asked(column) && names.size() < kMostNames)
        names.push_back(name_text(column.name));
    }
    return names.empty() ? "" : "; keys: " + text::joined(names, ", ");
  }

  void add_column(size_t t, uint32_t c) {
    const db::Table& table = catalog_.tables[t];
    const db::Column& column = table.columns[c];
    // As declared: the kind that was measured depends on the rows.
    std::string text =
        fmt::format("{} of {}, {}", name_text(column.name), name_text(table.name),
                    name(db::kind_of_declared(column.declared_type, column.affinity)));
    if (!column.is_private)
      text += noted(column.description) + also_called(table, db::NotedKind::kColumn, column.name);
    std::vector<std::string> values;
    for (const auto& [value, count] : column.statistics.frequent)
      if (values_ && count > 1 && !column.is_private && values.size() < kMostValues)
        values.push_back(text::shortened(text::repaired_utf8(value), kLongestValue));
    Chunk& out = add("column", t, column.name, text);
    out.column = c;
    const std::string with_values = sha256_hex(out.text + "; values");
    if (!values.empty()) {
      out.text = chunk_text(text + "; such as " + text::joined(values, ", "));
      out.hashes = {with_values};
    } else if (values_ && !column.is_private && column.statistics.rows == 0) {
      out.hashes.push_back(with_values);
    }
  }

  const db::Catalog& catalog_;
  const bool values_;
  std::vector<Chunk> out_;
};

}  // namespace

bool may_be_asked(const db::Column& column) {
  return column.role != db::ColumnRole::kHidden && !column.ignored;
}

std::vector<Chunk> chunks(const db::Catalog& catalog, bool values) {
  return Chunker(catalog, values).all();
}

}  // namespace ask::reason
