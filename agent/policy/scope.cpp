#include "agent/policy/scope.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/db/schema/implied_foreign_keys.h"

namespace ask::sql {
namespace {

bool holds(const std::vector<std::string>& names, std::string_view name) {
  return std::any_of(names.begin(), names.end(),
                     [&](const std::string& one) { return text::equal_nocase(one, name); });
}

}  // namespace

Result<std::vector<std::string>> scope_names(std::string_view setting) {
  std::vector<std::string> out;
  for (size_t i = 0; i < setting.size(); ++i) {
    std::string name;
    while (i < setting.size() && text::trimmed(setting.substr(i, 1)).empty()) ++i;
    const bool quoted = i < setting.size() && setting[i] == '"';
    if (quoted) {
      bool closed = false;
      for (++i; i < setting.size() && !closed; ++i) {
        closed = setting[i] == '"' && (i + 1 == setting.size() || setting[i + 1] != '"');
        if (closed) continue;
        if (setting[i] == '"') ++i;
        name += setting[i];
      }
      if (!closed)
        return Error{Code::kInvalidSetting,
                     "setting schema: a \" is not closed; a name with a "
                     "comma is written as \"we,ird\""};
    }
    const size_t end = std::min(setting.find(',', i), setting.size());
    const std::string rest(text::trimmed(setting.substr(std::min(i, end), end - std::min(i, end))));
    if (quoted && !rest.empty())
      return Error{Code::kInvalidSetting,
                   fmt::format("setting schema: {} behind a name in quotes; names are separated by "
                               "commas",
                               text::quoted(text::shortened(rest, 60)))};
    if (!quoted) name = rest;
    if (!name.empty() && !holds(out, name)) out.push_back(std::move(name));
    i = end;
  }
  return out;
}

std::string scope_name(const std::string& name) {
  const bool plain = name.find_first_of(",\"") == name.npos && text::trimmed(name) == name;
  return plain ? name : text::quoted(name);
}

db::Catalog scoped(std::shared_ptr<const db::Catalog> permitted,
                   const std::vector<std::string>& names) {
  const db::Catalog& all = *permitted;
  db::Catalog out;
  for (const db::Table& table : all.tables)
    if (holds(names, table.schema)) out.tables.push_back(table);
  for (db::Table& table : out.tables)
    std::erase_if(table.foreign_keys, [&](const db::ForeignKey& key) {
      return (key.implied && !key.noted) || !holds(names, key.parent_schema);
    });
  db::add_implied_keys(out);  // tables of other schemas would make unambiguous names ambiguous
  for (const db::NotedName& name : all.noted)
    if (holds(names, name.schema)) out.noted.push_back(name);
  out.notes = all.notes;
  out.note_problems = all.note_problems;
  for (const auto& [from, to] :
       {std::pair(&all.left_out, &out.left_out), std::pair(&all.too_heavy, &out.too_heavy)})
    for (const std::string& object : *from)
      if (holds(names, object.substr(0, object.find('.')))) to->push_back(object);
  out.version = all.version;
  out.restricted = all.restricted;
  out.access_scope = all.access_scope;
  out.whole = all.whole;
  out.permitted = all.permitted ? all.permitted : std::move(permitted);
  out.scope = names;
  return out;
}

std::string scope_text(const db::Catalog& scoped) { return text::joined(scoped.scope, " and "); }

}  // namespace ask::sql
