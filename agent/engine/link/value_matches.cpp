#include "agent/engine/link/value_matches.h"

#include <algorithm>

#include "agent/common/text.h"

namespace ask::engine {
namespace {

// "O-" and "O+" have the same letters: of such values of a column, the one that is written so.
void keep_as_written(const LinkContext& context, uint32_t begin, uint32_t end,
                     std::vector<ValueMatch>& matches) {
  uint32_t last = context.tokens[end - 1].end;
  while (last < context.question.size() &&
         std::string_view("+-#*").find(context.question[last]) != std::string_view::npos)
    ++last;
  const uint32_t first = context.tokens[begin].begin;
  const std::string written = text::lower(context.question.substr(first, last - first));
  const auto as_written = [&](const ValueMatch& c) {
    return text::lower(context.snapshot.values.original(c.hit)) == written;
  };
  std::vector<db::ValueHit> exact;
  for (const ValueMatch& c : matches)
    if (as_written(c)) exact.push_back(c.hit);
  std::erase_if(matches, [&](const ValueMatch& c) {
    return !as_written(c) && std::any_of(exact.begin(), exact.end(), [&](const db::ValueHit& hit) {
      return hit.table == c.hit.table && hit.column == c.hit.column;
    });
  });
}

}  // namespace

void collect_stored(const LinkContext& context, std::string_view text, float score, MatchKind match,
                    std::vector<ValueMatch>& out) {
  for (const db::ValueHit& hit : context.snapshot.values.find(text))
    out.push_back({hit, score, match});
}

void add_matches(const LinkContext& context, uint32_t begin, uint32_t end,
                 std::vector<ValueMatch> matches, std::vector<Mention>& values) {
  keep_as_written(context, begin, end, matches);
  for (ValueMatch& match : matches)
    if (near_mention(context, begin, end, match.hit))
      match.score = std::min(1.0F, match.score + 0.04F);
  std::stable_sort(matches.begin(), matches.end(),
                   [](const ValueMatch& a, const ValueMatch& b) { return a.score > b.score; });
  if (matches.size() > kMostHits) matches.resize(kMostHits);
  for (const ValueMatch& match : matches) {
    add_value(begin, end, {match.hit.table, match.hit.column},
              std::string(context.snapshot.values.original(match.hit)), match.score, values);
    values.back().match = match.match;
  }
}

void add_value(uint32_t begin, uint32_t end, ColumnExpr column, std::string text, float score,
               std::vector<Mention>& values) {
  Mention mention;
  mention.begin = begin;
  mention.end = end;
  mention.kind = MentionKind::kValue;
  mention.score = score;
  mention.table = column.table;
  mention.column = column.column;
  mention.text = std::move(text);
  values.push_back(std::move(mention));
}

}  // namespace ask::engine
