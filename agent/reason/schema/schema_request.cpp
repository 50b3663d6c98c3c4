#include "agent/reason/schema/schema_request.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/reason/schema/schema_answer.h"

namespace ask::reason {
namespace {

constexpr size_t kMostMeanings = 10;  // columns of one name

// "OrderDetails", "order_detail" and "order details" -> "order detail"
std::string normal(std::string_view name) {
  std::vector<std::string> words = engine::name_parts(name);
  for (std::string& word : words) word = engine::lemma(text::folded(word));
  return text::joined(words, " ");
}

std::string_view unquoted(std::string_view text) {
  const auto between = [&](char a, char b) {
    return text.size() > 2 && text.front() == a && text.back() == b;
  };
  if (between('"', '"') || between('\'', '\'') || between('`', '`') || between('[', ']'))
    return text.substr(1, text.size() - 2);
  return text;
}

// The forms of the name that was asked for, the most literal first.
std::vector<std::string_view> forms(std::string_view reference) {
  std::vector<std::string_view> out = {reference};
  const auto add = [&](std::string_view form) {
    form = text::trimmed(form);
    if (!form.empty() && form != out.back()) out.push_back(form);
  };
  add(reference.substr(0, reference.find_last_not_of(" ?!.,;") + 1));
  add(unquoted(out.back()));
  constexpr std::string_view kBefore[] = {"the ",   "a ",    "our ",    "my ",    "all ",
                                          "table ", "view ", "column ", "field ", "tables "};
  constexpr std::string_view kAfter[] = {" table", " view", " column", " field", " tables"};
  for (bool more = true; more;) {
    const std::string lower = text::lower(out.back());
    const size_t before = out.size();
    for (const std::string_view word : kBefore)
      if (lower.starts_with(word) && out.size() == before) add(out.back().substr(word.size()));
    for (const std::string_view word : kAfter)
      if (lower.ends_with(word) && out.size() == before)
        add(out.back().substr(0, lower.size() - word.size()));
    more = out.size() > before;
  }
  add(unquoted(out.back()));
  return out;
}

std::optional<uint32_t> exact_table(std::string_view reference, const db::Catalog& catalog) {
  const db::Table* found = catalog.find("", reference);
  for (size_t dot = reference.find('.'); !found && dot != reference.npos;
       dot = reference.find('.', dot + 1))
    found = catalog.find(reference.substr(0, dot), reference.substr(dot + 1));
  if (!found) return std::nullopt;
  return static_cast<uint32_t>(found - catalog.tables.data());
}

bool is_column_named(const db::Column& column, std::string_view reference, bool literally) {
  return literally ? text::equal_nocase(column.name, reference)
                   : normal(column.name) == normal(reference);
}

void add_columns(uint32_t t, std::string_view reference, bool literally, const db::Catalog& catalog,
                 std::vector<SchemaRequest::Column>& out) {
  const auto& columns = catalog.tables[t].columns;
  for (uint32_t c = 0; c < columns.size() && out.size() < kMostMeanings; ++c)
    if (is_column_named(columns[c], reference, literally)) out.push_back({t, c});
}

// "albums.title", "title of albums", "albums title" or "title"
std::vector<SchemaRequest::Column> columns_named(std::string_view reference,
                                                 const db::Catalog& catalog) {
  std::vector<SchemaRequest::Column> out;
  const auto of_table = [&](std::string_view table, std::string_view column) {
    if (const auto t = table_named(table, catalog); t && out.empty())
      add_columns(*t, text::trimmed(column), false, catalog, out);
  };
  for (const std::string_view form : forms(reference)) {
    for (const bool literally : {true, false})
      for (uint32_t t = 0; t < catalog.tables.size() && out.size() < kMostMeanings; ++t)
        add_columns(t, form, literally, catalog, out);
    for (const std::string_view link : {" of ", " in ", " from "})
      if (const size_t at = form.find(link); at != form.npos)
        of_table(form.substr(at + link.size()), form.substr(0, at));
    for (const char link : {'.', ' '})
      if (const size_t at = form.find(link); at != form.npos)
        of_table(form.substr(0, at), form.substr(at + 1));
    if (!out.empty()) break;
  }
  // A literal match may have been found a second time by its words.
  const auto same = [](const auto& a, const auto& b) {
    return a.table == b.table && a.column == b.column;
  };
  for (size_t i = 0; i < out.size(); ++i)
    out.erase(std::remove_if(out.begin() + static_cast<std::ptrdiff_t>(i) + 1, out.end(),
                             [&](const auto& later) { return same(out[i], later); }),
              out.end());
  return out;
}

// True if the data has something of this name, which the question then means. With `of`, only the
// columns of that table count.
bool names_data(const std::string& noun, const db::Catalog& catalog,
                std::optional<uint32_t> of = std::nullopt) {
  const std::string wanted = normal(noun);
  const auto has_column = [&](const db::Table& table) {
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [&](const db::Column& column) { return normal(column.name) == wanted; });
  };
  for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
    const db::Table& table = catalog.tables[t];
    if (t != of.value_or(t + 1) && normal(table.name) == wanted) return true;
    if ((!of || t == *of) && has_column(table)) return true;
  }
  return false;
}

bool has_object(SchemaTopic topic) {
  return topic != SchemaTopic::kTables && topic != SchemaTopic::kOverview &&
         topic != SchemaTopic::kAskable && topic != SchemaTopic::kCounts;
}

std::optional<SchemaRequest> resolved(const SchemaQuestion& question, const db::Catalog& catalog) {
  SchemaRequest out{question.topic};
  out.rows = question.rows;
  const auto is_data = [&](std::optional<uint32_t> of) {
    return !question.nouns.empty() &&
           std::all_of(question.nouns.begin(), question.nouns.end(),
                       [&](const std::string& noun) { return names_data(noun, catalog, of); });
  };
  if (!has_object(question.topic))
    return is_data(std::nullopt) ? std::nullopt : std::optional(std::move(out));
  if (question.topic == SchemaTopic::kMeaning) {
    out.columns = columns_named(question.object, catalog);
    if (out.columns.empty()) return std::nullopt;
    return out;
  }
  const auto table = table_named(question.object, catalog);
  if (!table || is_data(table)) return std::nullopt;
  out.tables.push_back(*table);
  if (question.topic != SchemaTopic::kRelation) return out;
  const auto other = table_named(question.other, catalog);
  if (!other || *other == *table) return std::nullopt;
  out.tables.push_back(*other);
  return out;
}

}  // namespace

std::optional<uint32_t> table_named(std::string_view reference, const db::Catalog& catalog) {
  const std::vector<std::string_view> all = forms(text::trimmed(reference));
  for (const std::string_view form : all)
    if (const auto table = exact_table(form, catalog)) return table;
  for (const std::string_view form : all) {
    const std::string wanted = normal(form);
    if (wanted.empty()) continue;
    for (uint32_t t = 0; t < catalog.tables.size(); ++t)
      if (normal(catalog.tables[t].name) == wanted) return t;
  }
  return std::nullopt;
}

std::optional<SchemaRequest> schema_request(const std::vector<SchemaQuestion>& questions,
                                            const db::Catalog& catalog) {
  for (const SchemaQuestion& question : questions)
    if (auto out = resolved(question, catalog)) return out;
  return std::nullopt;
}

}  // namespace ask::reason
