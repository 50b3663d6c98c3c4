#include "agent/db/schema/note_merge.h"

#include <algorithm>

#include "agent/common/text.h"

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

}  // namespace

Note merged(const Note& before, Note now, bool all) {
  now.is_private |= before.is_private;
  now.ignored |= before.ignored;
  if (!all) return now;
  // Prose of a model stays known as such: it is not shown to those who do not see everything.
  if (now.description.empty() && !before.description.empty()) now.source = before.source;
  keep(before.description, now.description);
  keep(before.unit, now.unit);
  keep(before.references, now.references);
  if (now.measure.empty() && now.condition.empty()) {
    now.measure = before.measure;
    now.condition = before.condition;
  }
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
