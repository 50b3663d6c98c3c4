#include "agent/check/hints.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "agent/common/contains.h"
#include "agent/common/text.h"

namespace ask::sql {
namespace {

constexpr size_t kSuggestions = 3, kListed = 8;
// Limits for adversarial statements and schemas.
constexpr size_t kLongestName = 200, kMostCandidates = 4000;

std::string in_quotes(std::string_view name) { return "\"" + shown(name) + "\""; }

// "a", "a" or "b", "a", "b" or "c"
std::string enumerated(const std::vector<std::string>& names, std::string_view last_word) {
  std::string out;
  for (size_t i = 0; i < names.size(); ++i) {
    if (i > 0) out += i + 1 == names.size() ? fmt::format(" {} ", last_word) : std::string(", ");
    out += in_quotes(names[i]);
  }
  return out;
}

// Suggests only names at the smallest edit distance: if one is a letter away, those two letters
// away are noise.
std::string did_you_mean(std::string_view wanted, const std::vector<std::string>& candidates) {
  if (wanted.size() > kLongestName) return "";
  std::vector<std::string> names = text::nearest(wanted, candidates, kSuggestions);
  if (names.empty()) return "";
  constexpr size_t kFar = 1000;
  const size_t best = text::edit_distance(wanted, names[0], kFar);
  std::erase_if(names, [&](const std::string& name) {
    return text::edit_distance(wanted, name, kFar) > best;
  });
  return fmt::format("did you mean {}?", enumerated(names, "or"));
}

void add_name_once(std::vector<std::string>& names, const std::string& name) {
  const bool there = std::any_of(names.begin(), names.end(),
                                 [&](const auto& n) { return text::equal_nocase(n, name); });
  if (!there) names.push_back(name);
}

// True if the name is probably a misspelling of a visible name, so that a retry makes sense. Where
// something is hidden, any other unknown name is a violation, whether it exists or not.
bool misspelt(std::string_view name, const std::vector<std::string>& known) {
  const size_t limit = name.size() / 4;
  if (limit == 0 || name.size() > kLongestName) return false;
  return std::any_of(known.begin(), known.end(), [&](const std::string& one) {
    return text::edit_distance(text::lower(name), text::lower(one), limit) <= limit;
  });
}

const std::string& called(const NamedTable& table) {
  return table.alias.empty() ? table.name : table.alias;
}

std::vector<std::string> table_names(const db::Catalog& catalog) {
  std::vector<std::string> names;
  names.reserve(catalog.tables.size());
  for (const db::Table& table : catalog.tables) names.push_back(table.name);
  return names;
}

}  // namespace

std::string shown(std::string_view name) {
  return text::shortened(text::repaired_utf8(name.substr(0, 400)), 100);
}

Finding finding(Code code, std::string_view object, std::string message, std::string hint) {
  return {facts(code).severity, code, shown(object), std::move(message), std::move(hint)};
}

bool has_column(const db::Table& table, std::string_view column) {
  return std::any_of(table.columns.begin(), table.columns.end(),
                     [&](const db::Column& c) { return text::equal_nocase(c.name, column); });
}

Hints::Hints(const StatementText& script, const StandIns& stand_ins)
    : script_(script), stand_ins_(stand_ins) {
  for (const NamedTable& named : script.tables()) {
    if (named.schema.empty() && script.is_query(named.name)) continue;
    const db::Table* table = stand_ins.find(named.schema, named.name);
    if (table != nullptr && !contains(used_, table)) used_.push_back(table);
  }
}

const db::Table* Hints::table_called(std::string_view name) const {
  for (const NamedTable& named : script_.tables())
    if (text::equal_nocase(called(named), name)) return stand_ins_.find(named.schema, named.name);
  return nullptr;
}

bool Hints::in_from(std::string_view name) const {
  return std::any_of(script_.tables().begin(), script_.tables().end(),
                     [&](const NamedTable& t) { return text::equal_nocase(called(t), name); });
}

const db::Table* Hints::probably(std::string_view table) const {
  if (table.size() > kLongestName) return nullptr;
  const auto [it, fresh] = probably_.try_emplace(std::string(table), nullptr);
  if (!fresh) return it->second;
  const auto near = text::nearest(table, table_names(stand_ins_.catalog()), 1);
  return it->second = near.empty() ? nullptr : stand_ins_.find("", near[0]);
}

Finding Hints::no_table(std::string_view schema, std::string_view name) const {
  const db::Catalog& catalog = stand_ins_.catalog();
  const std::string object =
      schema.empty() ? std::string(name) : fmt::format("{}.{}", schema, name);
  std::string hint;
  if (const db::Table* other = schema.empty() ? nullptr : stand_ins_.find("", name)) {
    hint = fmt::format("did you mean {}.{}?", in_quotes(other->schema), in_quotes(other->name));
  } else {
    hint = did_you_mean(name, table_names(catalog));
  }
  if (hint.empty() && catalog.tables.empty()) {
    hint = "the database has no tables";
  } else if (hint.empty() && catalog.tables.size() <= kListed) {
    hint = fmt::format("the tables are {}", enumerated(table_names(catalog), "and"));
  } else if (hint.empty()) {
    hint = "ask_schema() lists the tables";
  }
  if (catalog.restricted && !misspelt(name, table_names(catalog)))
    return finding(Code::kSecurityViolation, schema.empty() ? name : object,
                   fmt::format("{} is not among the tables that may be read", in_quotes(object)),
                   hint);
  return finding(Code::kTableNotFound, schema.empty() ? name : object,
                 fmt::format("there is no table {}", in_quotes(object)), hint);
}

bool Hints::restricted() const {
  return std::any_of(used_.begin(), used_.end(),
                     [](const db::Table* table) { return table->restricted; });
}

Finding Hints::not_shared(std::string_view column) const {
  const bool permitted =
      !restricted() || std::any_of(used_.begin(), used_.end(),
                                   [&](const auto* t) { return has_column(*t, column); });
  return finding(permitted ? Code::kColumnNotFound : Code::kSecurityViolation, column,
                 fmt::format("{} is not a column of both sides of the join", in_quotes(column)),
                 "join with ON and name the column of each side");
}

Finding Hints::not_in_from(std::string_view name) const {
  return finding(Code::kTableNotFound, name,
                 fmt::format("{} is not in this FROM clause", in_quotes(name)),
                 stand_ins_.find("", name) ? fmt::format("join {} in FROM", in_quotes(name)) : "");
}

std::string Hints::column_elsewhere(std::string_view column) const {
  std::vector<std::string> tables;
  for (const db::Table& table : stand_ins_.catalog().tables)
    if (tables.size() < kSuggestions && has_column(table, column))
      add_name_once(tables, table.name);
  return tables.empty() ? "" : fmt::format("it is a column of {}", enumerated(tables, "and"));
}

Finding Hints::no_column(const std::vector<std::string>& parts, bool quoted) const {
  const std::string& column = parts.back();
  std::vector<const db::Table*> where = used_;
  if (parts.size() > 1) {
    const std::string& qualifier = parts[parts.size() - 2];
    if (!in_from(qualifier) && !stand_ins_.all_named(qualifier).empty() &&
        table_called(qualifier) == nullptr) {
      Finding out = not_in_from(qualifier);
      out.code = Code::kColumnNotFound;
      out.object = shown(column);
      return out;
    }
    const db::Table* table = table_called(qualifier);
    where.clear();
    if (table != nullptr) where.push_back(table);
  }
  std::vector<std::string> candidates, tables;
  for (const db::Table* table : where) add_name_once(tables, table->name);
  for (const NamedTable& named : script_.tables()) {  // what misspelt tables were meant to be
    const bool meant =
        parts.size() == 1 || text::equal_nocase(called(named), parts[parts.size() - 2]);
    const bool real = script_.is_query(named.name) || stand_ins_.find(named.schema, named.name);
    const db::Table* table = meant && !real ? probably(named.name) : nullptr;
    if (table != nullptr) where.push_back(table);
  }
  std::set<std::string> seen;
  for (const db::Table* table : where)
    for (const db::Column& c : table->columns)
      if (candidates.size() < kMostCandidates && seen.insert(text::lower(c.name)).second)
        candidates.push_back(c.name);
  if (tables.size() > kSuggestions) tables.clear();
  std::string message = fmt::format("there is no column {}", in_quotes(column));
  if (!tables.empty()) message += fmt::format(" in {}", enumerated(tables, "or"));
  std::string hint = did_you_mean(column, candidates);
  if (hint.empty()) hint = column_elsewhere(column);
  if (hint.empty() && quoted)
    hint = fmt::format("a text is written {}", shown(text::literal(column)));
  if (hint.empty() && !candidates.empty() && candidates.size() <= kListed)
    hint = fmt::format("the columns are {}", enumerated(candidates, "and"));
  const bool hides = std::any_of(where.begin(), where.end(),
                                 [](const db::Table* table) { return table->restricted; }) ||
                     (where.empty() && restricted());
  if (!hides || misspelt(column, candidates))
    return finding(Code::kColumnNotFound, column, std::move(message), std::move(hint));
  message = fmt::format("{} is not among the columns that may be read", in_quotes(column));
  if (!tables.empty()) message += fmt::format(" of {}", enumerated(tables, "or"));
  return finding(Code::kSecurityViolation, column, std::move(message), std::move(hint));
}

Finding Hints::quoted_text(std::string_view text) const {
  Finding out =
      finding(Code::kColumnNotFound, text,
              fmt::format("there is no column {}, so it is taken for a text", in_quotes(text)),
              fmt::format("a text is written {}", shown(text::literal(text))));
  out.severity = Severity::kWarning;
  return out;
}

Finding Hints::text_in_quotes(std::string_view text) const {
  return finding(Code::kColumnNotFound, text,
                 fmt::format("{} in double quotes is a name, not a text", in_quotes(text)),
                 fmt::format("a text is written {}", shown(text::literal(text))));
}

// Stricter than for a suggestion: "IL" is a state, not the column "id".
bool Hints::may_be_column(std::string_view name) const {
  const size_t limit = name.size() / 4;
  const auto spaced = [](std::string_view text) { return text.find(' ') != text.npos; };
  if (name.size() > kLongestName) return false;
  for (const db::Table* table : used_)
    for (const db::Column& column : table->columns)
      if (limit > 0 && spaced(name) == spaced(column.name) &&
          text::edit_distance(text::lower(name), text::lower(column.name), limit) <= limit)
        return true;
  return false;
}

Finding Hints::no_function(std::string_view name, const db::HostFunctions& functions) const {
  std::vector<std::string> names;
  for (const auto& [known, overloads] : functions.all())
    if (function_verdict(known, overloads, {}) == FunctionVerdict::kAllowed) names.push_back(known);
  std::sort(names.begin(), names.end());
  return finding(Code::kFunctionNotFound, name,
                 fmt::format("there is no function {}()", shown(name)), did_you_mean(name, names));
}

Finding Hints::ambiguous(std::string_view column) const {
  std::vector<std::string> tables, choices;
  for (const NamedTable& named : script_.tables()) {
    const db::Table* table = stand_ins_.find(named.schema, named.name);
    if (table == nullptr || !has_column(*table, column)) continue;
    add_name_once(tables, named.name);
    add_name_once(choices, called(named));
  }
  std::string hint;
  for (const std::string& choice : choices)
    hint += fmt::format("{}{}.{}", hint.empty() ? "write " : " or ", in_quotes(choice),
                        in_quotes(column));
  std::string message = fmt::format("the column {} is ambiguous", in_quotes(column));
  if (!tables.empty()) message += fmt::format(": it is in {}", enumerated(tables, "and"));
  return finding(Code::kAmbiguousColumn, column, std::move(message), std::move(hint));
}

}  // namespace ask::sql
