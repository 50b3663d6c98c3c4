#include "agent/engine/rewrite/rewrite_shared_values.h"

#include "agent/common/text.h"
#include "agent/engine/lexicon/irregular_forms.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/sharing_words.h"
#include "agent/engine/rewrite/present_phrases.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases_of.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/row_attributes.h"
#include "agent/engine/schema/shared_values.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestShared = 3;   // words of what is shared
constexpr size_t kLongestNamed = 8;    // of the row that is named
constexpr size_t kMostBeforeSame = 4;  // between the rows and "the same"

bool may_precede_same(const WordSequence& words, size_t at) {
  const std::string& word = plain(words, at);
  return is_any(words, at, kBeforeSame) || has_past_suffix(word) || !irregular_base(word).empty();
}

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
  at = from;
  while (at < from + kMostBeforeSame && may_precede_same(words, at)) ++at;
  if (at == from || !is_any(words, at, {"the"}) || !is_any(words, at + 1, kSameWords)) return from;
  return at + 2;
}

// The end of the question without "as each other".
size_t end_of_shared(const WordSequence& words) {
  constexpr size_t kMostBetweenShared = 5;
  const size_t n = words.size();
  for (size_t from = n > kMostBetweenShared ? n - kMostBetweenShared : 0; from < n; ++from)
    if (end_of_any(words, from, kAfterShared) == n) return from;
  return n;
}

std::string lemmas(const WordSequence& words, size_t from, size_t to) {
  std::string out;
  for (size_t i = from; i < to; ++i) out += (out.empty() ? "" : " ") + lemma(plain(words, i));
  return out;
}

// Takes the words behind word i out, which are said of the rows that it names.
void take_out_of(WordSequence& words, size_t i, RowCondition state, QueryShape& shape) {
  shape.states.push_back(std::move(state));
  const std::string mark = end_mark(words.back());
  words.erase(i + 1, words.size());
  words.add(i, mark);
}

// "members in the same town as Ann", "who joined in the same year as Ann".
bool take_like_named(WordSequence& words, const RewriteContext& context, QueryShape& shape) {
  for (size_t i = 0; i + 5 < words.size(); ++i) {
    const size_t begin = begin_of_shared(words, i + 1);
    if (begin == i + 1 || !end_mark(words[i]).empty()) continue;
    bool shares = false;  // "who share a team with Ann"
    for (size_t k = i + 1; k < begin; ++k) shares |= is_any(words, k, kSharingForms);
    const auto like = [&](size_t at) {
      return is_any(words, at, {kLikeNamed}) || (shares && is_any(words, at, {kSharedWith}));
    };
    size_t as = begin;
    while (as < words.size() && as - begin <= kLongestShared && !like(as)) ++as;
    if (as == begin || as + 1 >= words.size() || words.size() - as > kLongestNamed + 1 ||
        !like(as))
      continue;
    const NamedRow named = named_row(context.column_facts, context.snapshot.values,
                                     plain_text(words, as + 1, words.size()));
    const bool anybody = i == 0 && is_any(words, 0, {"who"});
    const bool people = anybody && holds_people(context.schema.index, named.table);
    const uint32_t table =
        people ? named.table : only_table_named(context.schema.index, plain(words, i));
    if (named.table == kNone || table == kNone) continue;
    bool born = false;
    for (size_t k = i + 1; k < begin; ++k) born |= is_any(words, k, {kBirthParticiple});
    const std::string phrase = lemmas(words, begin, as);
    RowCondition found =
        rows_like_named(context.column_facts, context.schema.graph, table, phrase, named, born);
    if (!found.known()) continue;
    take_out_of(words, i, std::move(found), shape);
    if (!people) return true;
    WordSequence by{"which"};
    append(by, words_of(context.schema.index.text(context.schema.index.table(table))));
    append(by, {"are", "there"});
    by.end_with(end_mark(words[0]));
    replace(words, 0, 1, by);
    return true;
  }
  return false;
}

}  // namespace

void take_shared_values(WordSequence& words, const RewriteContext& context, QueryShape& shape) {
  if (take_like_named(words, context, shape)) return;
  const size_t end = end_of_shared(words);
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    const size_t begin = begin_of_shared(words, i + 1);
    if (begin == i + 1 || begin >= end || end - begin > kLongestShared ||
        !end_mark(words[i]).empty())
      continue;
    const uint32_t table = only_table_named(context.schema.index, plain(words, i));
    if (table == kNone) continue;
    const std::string phrase = lemmas(words, begin, end);
    RowCondition found = rows_sharing(context.column_facts, context.schema.graph, table, phrase);
    if (!found.known()) continue;
    return take_out_of(words, i, std::move(found), shape);
  }
}

}  // namespace ask::engine
