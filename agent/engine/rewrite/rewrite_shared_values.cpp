#include "agent/engine/rewrite/rewrite_shared_values.h"

#include "agent/common/text.h"
#include "agent/engine/lexicon/sharing_words.h"
#include "agent/engine/rewrite/present_phrases.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases_of.h"
#include "agent/engine/schema/shared_values.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Where what is shared begins, of a clause that begins at word `from`: "share a", "with the same".
// `from` if it is no such clause.
size_t begin_of_shared(const WordSequence& words, size_t from) {
  size_t at = from;
  while (is_any(words, at, kBeforeSharing)) ++at;
  if (is_any(words, at, kSharingForms)) {
    ++at;
    const size_t article = at;
    while (is_any(words, at, {"a", "an", "the", "one", "same"})) ++at;
    return at > article ? at : from;
  }
  for (at = from; is_any(words, at, kBeforeSame);) ++at;
  if (at == from || !is_any(words, at, {"the"}) || !is_any(words, at + 1, kSameWords))
    return from;
  return at + 2;
}

// The end of the question without "as each other".
size_t end_of_shared(const WordSequence& words) {
  constexpr size_t kMostWords = 5;
  const size_t n = words.size();
  for (size_t from = n > kMostWords ? n - kMostWords : 0; from < n; ++from)
    if (end_of_any(words, from, kAfterShared) == n) return from;
  return n;
}

}  // namespace

void take_shared_values(WordSequence& words, const RewriteContext& context, QueryShape& shape) {
  constexpr size_t kLongestName = 3;
  const size_t end = end_of_shared(words);
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    const size_t begin = begin_of_shared(words, i + 1);
    if (begin == i + 1 || begin >= end || end - begin > kLongestName ||
        !end_mark(words[i]).empty())
      continue;
    const uint32_t table = only_table_named(context.schema.index, plain(words, i));
    if (table == kNone) continue;
    std::string phrase;
    for (size_t k = begin; k < end; ++k)
      phrase += (phrase.empty() ? "" : " ") + lemma(plain(words, k));
    RowCondition found = rows_sharing(context.column_facts, context.schema.graph, table, phrase);
    if (!found.known()) continue;
    shape.states.push_back(std::move(found));
    const std::string mark = end_mark(words.back());
    words.erase(i + 1, words.size());
    words.add(i, mark);
    return;
  }
}

}  // namespace ask::engine
