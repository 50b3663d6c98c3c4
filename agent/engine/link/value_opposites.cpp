#include "agent/engine/link/value_opposites.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/truth_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/link/value_columns.h"
#include "agent/engine/link/value_matches.h"

namespace ask::engine {
namespace {

constexpr float kOpposite = 0.88F;

// True if the words of the column's name are these, but for "is" and "flag".
bool has_flag_words(const LinkContext& context, uint32_t table, uint32_t column,
                    std::string_view words) {
  std::string name;
  for (const uint32_t w : context.index.column(table, column).words) {
    const std::string& word = context.index.word(w).text;
    if (text::is_one_of(word, kFlagWords)) continue;
    name += (name.empty() ? "" : " ") + word;
  }
  return name == words;
}

}  // namespace

void add_opposite_flags(const LinkContext& context, uint32_t begin, std::vector<Mention>& values) {
  const std::string& word = context.normal[begin];
  if (context.tokens[begin].quoted || word.size() < 3) return;
  std::vector<std::string_view> names;
  uint32_t end = begin + 1;
  for (const std::string_view prefix : {"un", "non", "in"})
    if (word.starts_with(prefix) && word.size() > prefix.size() + 4)
      names.push_back(std::string_view(word).substr(prefix.size()));
  std::string two = word;
  uint32_t next = begin + 1;
  if (next < context.tokens.size() && context.tokens[next].folded == "-") ++next;
  if (next < context.tokens.size()) two += " " + context.normal[next];
  if (word == "non" && next < context.tokens.size()) names = {context.normal[next]}, end = next + 1;
  for (const auto& [phrase, name] : kOppositeStates) {
    if (phrase != word && phrase != two) continue;
    names.push_back(name);
    if (phrase == two) end = next + 1;
  }
  const bool ended = begin > 1 && context.normal[begin - 2] == "no" &&
                     context.normal[begin - 1] == kCessationAdverb;
  const bool opposite = !names.empty();
  if (ended && !opposite) names.push_back(word);
  if (names.empty()) return;
  const bool holds = ended && opposite;
  if (ended) begin -= 2;
  for (uint32_t t = 0; t < context.snapshot.catalog.tables.size(); ++t)
    for (uint32_t c = 0; c < context.snapshot.catalog.tables[t].columns.size(); ++c) {
      const std::string value =
          truth_value(context.snapshot.catalog.tables[t].columns[c].statistics, holds);
      if (value.empty() || std::none_of(names.begin(), names.end(), [&](std::string_view name) {
            return has_flag_words(context, t, c, name);
          }))
        continue;
      add_value(begin, end, {t, c}, value, kOpposite, values);
    }
}

}  // namespace ask::engine
