#include "agent/engine/link/titled_names.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/people_titles.h"
#include "agent/engine/link/value_columns.h"
#include "agent/engine/link/value_matches.h"
#include "agent/engine/schema/derived_measures.h"

namespace ask::engine {
namespace {

// "dr" of "Doctor"
std::string_view short_title(std::string_view word) {
  for (const LongTitle& title : kLongTitles)
    if (word == title.written) return title.kept;
  return word;
}

// The words between are left out: 'Dr Amara Okafor', 'Dr. Amara Okafor'.
bool begins_and_ends(std::string_view stored, std::string_view first, std::string_view last) {
  const auto cut = [](std::string_view text, size_t from, size_t to) {
    return text.substr(from, to - from);
  };
  const size_t begin = stored.find(' '), end = stored.rfind(' ');
  if (begin == stored.npos || begin == end) return false;
  std::string_view opening = cut(stored, 0, begin);
  if (opening.ends_with('.')) opening.remove_suffix(1);
  return short_title(opening) == short_title(first) && stored.substr(end + 1) == last;
}

// The word is one of the schema or of a whole stored value.
bool means_other(const LinkContext& context, uint32_t at, const std::vector<Mention>& values) {
  constexpr float kSurelyOther = 0.5F;
  const auto covers = [at](const Mention& m) { return m.begin <= at && at < m.end; };
  return std::any_of(context.schema.begin(), context.schema.end(),
                     [&](const Mention& m) { return covers(m) && m.score > kSurelyOther; }) ||
         std::any_of(values.begin(), values.end(),
                     [&](const Mention& m) { return covers(m) && m.found && !m.partial; });
}

}  // namespace

void add_titled_name(const LinkContext& context, uint32_t at, std::vector<Mention>& values) {
  constexpr float kTitledName = 0.9F;
  constexpr size_t kLooked = 64;
  const auto n = static_cast<uint32_t>(context.tokens.size());
  uint32_t last = at + 1;
  if (last < n && context.tokens[last].text == ".") ++last;  // "Dr. Okafor"
  if (last >= n) return;
  for (const uint32_t t : {at, last}) {
    const Token& token = context.tokens[t];
    if (token.quoted || token.punctuation || context.normal[t].empty() || filler(token.folded) > 0)
      return;
  }
  const bool title = text::is_one_of(context.normal[at], kTitlesOfPeople);
  if ((!title && means_other(context, at, values)) || means_other(context, last, values)) return;
  const std::string& name = context.normal[last];
  const auto found = context.snapshot.values.containing(name, kLooked);
  if (found.size() == kLooked) return;
  std::vector<db::ValueHit> hits;
  for (const db::ValueHit& hit : found)
    if (holds_people(context.index, hit.table) && is_name_column(context, hit) &&
        begins_and_ends(db::ValueIndex::normalised(context.snapshot.values.original(hit)),
                        context.normal[at], name))
      hits.push_back(hit);
  if (hits.size() != 1) return;
  add_matches(context, at, last + 1, {{hits[0], kTitledName, MatchKind::kPart}}, values);
  values.back().partial = true;
}

}  // namespace ask::engine
