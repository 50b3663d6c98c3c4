#include "agent/engine/schema/restating_views.h"

#include <algorithm>
#include <set>
#include <unordered_set>
#include <utility>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/tokenizer.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestDefinition = 100000;  // bytes of a view that are looked through

// Lower-case words of letters, digits and underscores.
std::vector<std::string> identifiers(std::string_view sql) {
  std::vector<std::string> out;
  std::string word;
  for (const char c : text::lower(sql.substr(0, kLongestDefinition)) + ' ') {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || byte >= 0x80)
      word += c;
    else if (!word.empty())
      out.push_back(std::exchange(word, {}));
  }
  return out;
}

// True if the definition of view `v` names a further table or view, by the words of their names.
bool reads_table(const db::Table& view, uint32_t v,
                 const std::vector<std::vector<std::string>>& names) {
  const std::vector<std::string> listed = identifiers(view.sql);
  const std::unordered_set<std::string> words(listed.begin(), listed.end());
  for (uint32_t t = 0; t < names.size(); ++t)
    if (t != v && !names[t].empty() &&
        std::all_of(names[t].begin(), names[t].end(),
                    [&](const std::string& word) { return words.contains(word); }))
      return true;
  return false;
}

bool is_noted(const db::Catalog& catalog, const db::Table& view) {
  const auto described = [](const db::Column& column) {
    return !column.description.empty() || !column.unit.empty();
  };
  return !view.description.empty() ||
         std::any_of(view.columns.begin(), view.columns.end(), described) ||
         std::any_of(catalog.noted.begin(), catalog.noted.end(), [&](const db::NotedName& name) {
           return text::equal_nocase(name.schema, view.schema) &&
                  text::equal_nocase(name.table, view.name);
         });
}

std::vector<std::string> lemmas(const std::vector<std::string>& words) {
  std::vector<std::string> out;
  for (const std::string& word : words) out.push_back(lemma(word));
  return out;
}

// The words of the name without "list" or "info" at the end.
std::vector<std::string> said_name(const std::string& name) {
  std::vector<std::string> out = lemmas(name_parts(name));
  while (!out.empty() && text::is_one_of(out.back(), kViewNouns)) out.pop_back();
  return out;
}

}  // namespace

std::vector<uint32_t> restating_views(const db::Catalog& catalog) {
  std::vector<uint32_t> out;
  const auto ignored = [](const db::Table& table) { return table.ignored; };
  if (std::any_of(catalog.tables.begin(), catalog.tables.end(), ignored)) return out;
  const auto is_view = [](const db::Table& table) { return table.kind == db::TableKind::kView; };
  if (std::none_of(catalog.tables.begin(), catalog.tables.end(), is_view)) return out;
  std::vector<std::vector<std::string>> names;
  for (const db::Table& table : catalog.tables) names.push_back(identifiers(table.name));
  for (uint32_t t = 0; t < catalog.tables.size(); ++t)
    if (const db::Table& table = catalog.tables[t];
        is_view(table) && !is_noted(catalog, table) && reads_table(table, t, names))
      out.push_back(t);
  return out;
}

db::Catalog without_tables(const db::Catalog& catalog, const std::vector<uint32_t>& tables) {
  db::Catalog out = catalog;
  for (const uint32_t t : tables) {
    out.tables[t].ignored = true;
    out.tables[t].foreign_keys.clear();
  }
  return out;
}

std::vector<ViewName> names_of_views(const db::Catalog& catalog,
                                     const std::vector<uint32_t>& views) {
  std::set<std::vector<std::string>> tables;
  for (const db::Table& table : catalog.tables)
    if (table.kind != db::TableKind::kView) tables.insert(lemmas(name_parts(table.name)));
  std::vector<ViewName> out;
  for (const uint32_t t : views) {
    const std::string& name = catalog.tables[t].name;
    ViewName one;
    if (name.find_first_of("_ ") != std::string::npos) one.written = text::lower(name);
    one.said = said_name(name);
    if (tables.contains(one.said)) one.said.clear();
    out.push_back(std::move(one));
  }
  return out;
}

bool says_view(std::string_view question, const std::vector<ViewName>& views) {
  const std::string lower = text::lower(question);
  std::vector<std::string> words;
  for (const Token& token : tokenize(question))
    if (!token.punctuation) words.push_back(token.lemma);
  return std::any_of(views.begin(), views.end(), [&](const ViewName& view) {
    return (!view.written.empty() && lower.find(view.written) != std::string::npos) ||
           (!view.said.empty() && std::search(words.begin(), words.end(), view.said.begin(),
                                              view.said.end()) != words.end());
  });
}

}  // namespace ask::engine
