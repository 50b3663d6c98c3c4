#include "agent/db/schema/note_merge.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/sql/parse.h"
#include "agent/sql/render.h"
#include "agent/sql/visit.h"

namespace ask::db {
namespace {

// Those of before first; a phrase that differs in case only is the same.
void join(const std::vector<std::string>& before, std::vector<std::string>& now) {
  std::vector<std::string> out = before;
  for (std::string& phrase : now) {
    const bool known = std::any_of(out.begin(), out.end(), [&](const std::string& other) {
      return text::equal_nocase(text::trimmed(other), text::trimmed(phrase));
    });
    if (!known) out.push_back(std::move(phrase));
  }
  now = std::move(out);
}

void keep(const std::string& before, std::string& now) {
  if (now.empty()) now = before;
}

// The expression with bare names in lower case, "" if it cannot be read.
std::string normal(const std::string& expression) {
  auto query = sql::parse("SELECT " + expression);
  if (expression.empty() || !query || query->cores.size() != 1) return {};
  for (sql::SelectItem& item : query->cores[0].items)
    sql::change_columns(item.expr, [](sql::ColumnRef& column) {
      column = {"", text::lower(column.column)};
    });
  return sql::render(*query);
}

bool same_expression(const std::string& one, const std::string& other) {
  const std::string normal_one = normal(one);
  return !normal_one.empty() && normal_one == normal(other);
}

}  // namespace

std::vector<Note> parts_of(const Note& note) {
  std::vector<Note> out;
  const auto part = [&](auto Note::*member) {
    if ((note.*member).empty()) return;
    Note& one = out.emplace_back();
    one.object = note.object;
    one.*member = note.*member;
  };
  part(&Note::description);
  part(&Note::synonyms);
  part(&Note::values);
  part(&Note::unit);
  part(&Note::measure);
  part(&Note::condition);
  part(&Note::references);
  part(&Note::questions);
  return out;
}

Note merged(const Note& before, Note now) {
  now.is_private |= before.is_private;
  now.ignored |= before.ignored;
  // Prose of a model stays known as such: it is not shown to those who do not see everything.
  if (now.description.empty() && !before.description.empty()) now.source = before.source;
  keep(before.description, now.description);
  keep(before.unit, now.unit);
  keep(before.references, now.references);
  if (now.measure.empty() && now.condition.empty()) {
    now.measure = before.measure;
    now.condition = before.condition;
  }
  if (same_expression(before.measure, now.measure)) now.measure = before.measure;
  if (same_expression(before.condition, now.condition)) now.condition = before.condition;
  join(before.synonyms, now.synonyms);
  join(before.questions, now.questions);
  auto values = before.values;
  for (auto& [stored, names] : now.values) {
    const auto same = std::find_if(values.begin(), values.end(),
                                   [&](const auto& value) { return value.first == stored; });
    if (same == values.end()) {
      values.emplace_back(stored, std::move(names));
    } else {
      join(same->second, names);
      same->second = std::move(names);
    }
  }
  now.values = std::move(values);
  return now;
}

}  // namespace ask::db
