#include "agent/reason/model/schema_prompt.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "agent/common/contains.h"
#include "agent/common/one_line.h"
#include "agent/common/text.h"
#include "agent/common/word_bytes.h"
#include "agent/db/schema/schema_text.h"
#include "agent/reason/model/facts_prompt.h"

namespace ask::reason {
namespace {

constexpr size_t kBytesPerToken = 4;
constexpr size_t kMostValues = 20;
constexpr size_t kLongestValue = 120;     // bytes; longer values are prose, not names
constexpr size_t kMostLinkedWords = 200;  // of the question, for lookup
constexpr size_t kLongestNgram = 6;       // words
constexpr size_t kLongestDescription = 200, kLongestNote = 400;
constexpr size_t kMostWithRows = 6;  // tables whose first rows are shown

bool is_key(const db::Table& table, const db::Column& column) {
  if (column.primary_key > 0) return true;
  for (const db::ForeignKey& key : table.foreign_keys)
    if (contains(key.columns, column.name)) return true;
  return false;
}

// The columns of its keys, or of the primary key alone, and these.
std::string part_of(const db::Table& table, const std::vector<uint32_t>& columns, bool foreign_keys,
                    bool measured) {
  db::Table small = table;
  small.columns.clear();
  small.foreign_keys = keys_of(table, measured);
  size_t left_out = 0;
  for (uint32_t c = 0; c < table.columns.size(); ++c) {
    const db::Column& column = table.columns[c];
    if (column.role == db::ColumnRole::kHidden) continue;
    const bool key = foreign_keys ? is_key(small, column) : column.primary_key > 0;
    if (key || contains(columns, c))
      small.columns.push_back(column);
    else
      ++left_out;
  }
  if (!foreign_keys)
    std::erase_if(small.foreign_keys, [](const auto& key) { return key.columns.size() > 1; });
  std::string out = schema_text(small);
  if (left_out > 0) out += fmt::format(" and {} more columns", left_out);
  return out;
}

// Finds a name as a whole word, ASCII case-insensitive.
bool names(const std::string& lower_text, const std::string& lower_name) {
  if (lower_name.empty()) return false;
  for (size_t at = lower_text.find(lower_name); at != lower_text.npos;
       at = lower_text.find(lower_name, at + 1)) {
    const size_t end = at + lower_name.size();
    const bool starts = at == 0 || !text::is_word_byte(lower_text[at - 1]);
    const bool ends = end == lower_text.size() || !text::is_word_byte(lower_text[end]);
    if (starts && ends) return true;
  }
  return false;
}

// The visible tables that the definition of a view names, by their names alone.
std::string sources_of(const db::Catalog& catalog, const db::Table& view) {
  constexpr size_t kMostSources = 6, kLongestRead = 4000, kMostNames = 500;  // keeps this cheap
  if (catalog.tables.size() > kMostNames) return "";
  const std::string definition = text::lower(view.sql.substr(0, kLongestRead));
  const size_t as = definition.find("select");
  if (as == definition.npos) return "";
  const std::string select = definition.substr(as);
  std::vector<std::string> out;
  for (const db::Table& table : catalog.tables)
    if (&table != &view && out.size() < kMostSources && names(select, text::lower(table.name)))
      out.push_back(table.name);
  return text::joined(out, ", ");
}

std::string described(const db::Catalog& catalog, const db::Table& table, std::string text) {
  if (table.kind == db::TableKind::kView) {
    const std::string sources = sources_of(catalog, table);
    text += sources.empty() ? " -- a view" : " -- a view of " + sources;
  }
  if (!table.description.empty())
    text += " -- " + text::shortened(text::one_line(table.description), kLongestDescription);
  return text;
}

// Words that match stored values by accident: "IN" and "OR" are states.
bool common_word(std::string_view word) {
  constexpr std::string_view kCommon[] = {
      "a",   "an", "and", "are", "as",  "at",  "by",    "did",  "do",  "does", "each", "for",
      "has", "he", "her", "him", "his", "how", "i",     "in",   "is",  "it",   "its",  "many",
      "me",  "my", "no",  "not", "of",  "on",  "or",    "our",  "she", "so",   "than", "that",
      "the", "to", "us",  "was", "we",  "who", "which", "what", "all", "any",  "with", "there"};
  return word.size() < 2 || contains(kCommon, word);
}

// "member" and "members" for a table Members or a column member.
bool names_schema(const db::Catalog& catalog, const std::vector<size_t>& tables,
                  std::string_view word) {
  const auto is_name = [&](std::string_view name) {
    const std::string normal = db::ValueIndex::normalised(name);
    return normal == word || normal == std::string(word) + "s" || normal + "s" == word;
  };
  return std::any_of(tables.begin(), tables.end(), [&](size_t index) {
    const db::Table& table = catalog.tables[index];
    return is_name(table.name) || std::any_of(table.columns.begin(), table.columns.end(),
                                              [&](const auto& c) { return is_name(c.name); });
  });
}

std::vector<std::string> words_of(std::string_view question) {
  std::vector<std::string> out;
  for (std::string& word : text::split(db::ValueIndex::normalised(question), ' '))
    if (!word.empty() && out.size() < kMostLinkedWords) out.push_back(std::move(word));
  return out;
}

}  // namespace

std::string note_lines(const db::Catalog& catalog, const db::Table& table, bool values) {
  std::string out;
  // A note stays one line: one that breaks it could show tables that are not there.
  const auto add = [&](std::string_view line) {
    out += "\n  " + text::shortened(text::one_line(line), kLongestNote);
  };
  const auto of = [&](db::NotedKind kind, const db::Column* column) {
    std::vector<const db::NotedName*> found;
    for (const db::NotedName& name : catalog.noted)
      if (name.kind == kind && name.table == table.name && name.schema == table.schema &&
          (column == nullptr || name.columns.front() == column->name))
        found.push_back(&name);
    return found;
  };
  const auto phrases = [](const std::vector<const db::NotedName*>& names) {
    std::vector<std::string> all;
    for (const db::NotedName* name : names) all.push_back(name->phrase);
    return text::joined(all, ", ");
  };
  if (const auto names = of(db::NotedKind::kTable, nullptr); !names.empty())
    add("also called: " + phrases(names));
  for (const db::Column& column : table.columns) {
    const auto synonyms = of(db::NotedKind::kColumn, &column);
    const auto stored = of(db::NotedKind::kValue, &column);
    if (column.description.empty() && column.unit.empty() && synonyms.empty() &&
        (stored.empty() || !values))
      continue;
    std::string line = column.name + ":";
    if (!column.description.empty()) line += " " + column.description;
    if (!column.unit.empty()) line += " (in " + column.unit + ")";
    if (!synonyms.empty()) line += " (also: " + phrases(synonyms) + ")";
    if (values && !column.is_private)
      for (const db::NotedName* name : stored)
        line += "; " + text::literal(name->value) + " = " + name->phrase;
    add(std::move(line));
  }
  const db::NotedName* before = nullptr;  // a note has one entry for each of its phrases
  for (const db::NotedKind kind : {db::NotedKind::kMeasure, db::NotedKind::kCondition})
    for (const db::NotedName* name : of(kind, nullptr)) {
      if (before != nullptr && before->object == name->object) continue;
      before = name;
      std::string line = name->phrase;
      const bool is_private =
          std::any_of(name->columns.begin(), name->columns.end(), [&](const std::string& c) {
            const db::Column* column = table.find(c);
            return column == nullptr || column->is_private;
          });
      const bool literal = name->sql.find('\'') != std::string::npos;  // it may be stored
      if (!is_private && (values || !literal)) line += " = " + name->sql;
      if (!name->description.empty()) line += ": " + name->description;
      if (!name->unit.empty()) line += " (" + name->unit + ")";
      add(std::move(line));
    }
  return out;
}

namespace {

// What the notes and the facts show of the data, and whether measured keys are shown.
struct ShownData {
  bool values = false;
  Share facts = Share::kSchema;
  bool keys = false;
};

std::string tables_prompt(const db::Catalog& catalog, const std::vector<size_t>& tables,
                          int64_t budget_tokens, const ShownData& data,
                          const ShownColumns& columns) {
  size_t left = static_cast<size_t>(std::max<int64_t>(0, budget_tokens)) * kBytesPerToken;
  std::vector<std::string> lines;
  std::vector<std::pair<size_t, const db::Table*>> whole_lines;  // of tables shown with all columns
  size_t dropped = 0;
  for (const size_t index : tables) {
    const db::Table& table = catalog.tables[index];
    if (table.ignored) continue;
    bool fits = false;
    const std::string whole = described(catalog, table, schema_text(table, data.keys));
    const auto worth = columns.find(index);
    const std::vector<uint32_t> few =
        worth == columns.end() ? std::vector<uint32_t>() : worth->second;
    const std::string forms[] = {whole + note_lines(catalog, table, data.values), whole,
                                 part_of(table, few, true, data.keys),
                                 part_of(table, few, false, data.keys), table.name + "(...)"};
    for (size_t form = 0; form < std::size(forms) && !fits; ++form) {
      if (forms[form].size() + 1 > left) continue;
      left -= forms[form].size() + 1;
      if (form < 2) whole_lines.emplace_back(lines.size(), &table);
      lines.push_back(forms[form]);
      fits = true;
    }
    if (!fits) ++dropped;
  }
  const auto add = [&](size_t line, const std::string& more) {
    if (more.size() > left) return;
    left -= more.size();
    lines[line] += more;
  };
  for (const auto& [line, table] : whole_lines) add(line, fact_lines(*table, data.facts));
  for (size_t i = 0; i < std::min(whole_lines.size(), kMostWithRows); ++i)
    add(whole_lines[i].first, first_rows_line(*whole_lines[i].second, data.facts));
  if (dropped > 0) lines.push_back(fmt::format("({} more tables)", dropped));
  return text::joined(lines, "\n");
}

}  // namespace

std::string schema_prompt(const db::Catalog& catalog, const std::vector<size_t>& tables,
                          int64_t budget_tokens, bool values, Share facts,
                          const ShownColumns& columns) {
  return tables_prompt(catalog, tables, budget_tokens, {values, facts, values}, columns);
}

bool schema_fits(const db::Catalog& catalog, int64_t budget_tokens) {
  size_t left = static_cast<size_t>(std::max<int64_t>(0, budget_tokens)) * kBytesPerToken;
  for (const db::Table& table : catalog.tables) {
    const size_t size = described(catalog, table, schema_text(table)).size() +
                        note_lines(catalog, table, true).size() + 1;
    if (size > left) return false;
    left -= size;
  }
  return true;
}

std::string names_prompt(const db::Catalog& catalog, const std::vector<size_t>& tables,
                         const std::vector<size_t>& detailed, int64_t budget_tokens,
                         const ShownColumns& columns, bool measured) {
  const size_t most = static_cast<size_t>(std::max<int64_t>(0, budget_tokens)) * kBytesPerToken;
  std::string out =
      tables_prompt(catalog, detailed, budget_tokens, {false, Share::kSchema, measured}, columns);
  size_t dropped = 0;
  for (const size_t index : tables) {
    if (contains(detailed, index)) continue;
    const std::string name = table_name(catalog.tables[index]);
    if (out.size() + name.size() + 1 > most) {
      ++dropped;
      continue;
    }
    out += (out.empty() ? "" : "\n") + name;
  }
  if (dropped > 0) out += fmt::format("\n({} more tables)", dropped);
  return out;
}

std::vector<size_t> with_named(const db::Catalog& catalog, std::vector<size_t> tables,
                               const std::vector<std::string_view>& texts) {
  std::vector<std::string> lower;
  for (const std::string_view text : texts) lower.push_back(text::lower(text));
  for (size_t i = 0; i < catalog.tables.size(); ++i) {
    if (contains(tables, i)) continue;
    const std::string name = text::lower(catalog.tables[i].name);
    if (std::any_of(lower.begin(), lower.end(), [&](const auto& t) { return names(t, name); }))
      tables.push_back(i);
  }
  return tables;
}

std::string matched_values(const db::Snapshot& snapshot, const std::vector<size_t>& tables,
                           std::string_view question) {
  const std::vector<std::string> words = words_of(question);
  std::set<std::string> lines;
  std::vector<std::string> out;
  const size_t longest = std::min(kLongestNgram, snapshot.values.longest());
  for (size_t size = longest; size > 0; --size) {
    for (size_t from = 0; from + size <= words.size(); ++from) {
      if (size == 1 &&
          (common_word(words[from]) || names_schema(snapshot.catalog, tables, words[from])))
        continue;
      std::string ngram = words[from];
      for (size_t i = 1; i < size; ++i) ngram += " " + words[from + i];
      for (const db::ValueHit& hit : snapshot.values.find(ngram)) {
        if (!contains(tables, hit.table)) continue;
        const db::Table& table = snapshot.catalog.tables[hit.table];
        const db::Column& column = table.columns[hit.column];
        const std::string_view value = snapshot.values.original(hit);
        if (column.is_private || value.size() > kLongestValue) continue;
        std::string line = fmt::format("{}.{}: {}", table.name, column.name, text::literal(value));
        if (!lines.insert(line).second) continue;
        out.push_back(std::move(line));
        if (out.size() == kMostValues) return text::joined(out, "\n");
      }
    }
  }
  return text::joined(out, "\n");
}

}  // namespace ask::reason
