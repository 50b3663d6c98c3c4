#include "agent/engine/rewrite/take_told_states.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/db/statistics/value_index.h"
#include "agent/engine/lexicon/told_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/rewrite/noted_phrases.h"
#include "agent/engine/rewrite/present_phrases.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases_of.h"
#include "agent/engine/schema/derived_measures.h"

namespace ask::engine {
namespace {

constexpr size_t kMostTold = 3;           // phrases of a question
constexpr size_t kFirstPlaceholder = 97;  // after those of noted phrases
constexpr size_t kMostToldWords = 200;    // of a question

// A word of told_words() and where it is.
struct TellingWord {
  std::string lemma;
  size_t word = 0;
  bool ends = false;  // a mark is behind it
};

// Words [from, to) of the question tell something of rows.
struct Telling {
  size_t from = 0, to = 0;
  bool denied = false, never = false, weak = false;
  bool relative = false;  // "that", "who" is before it
  std::vector<StoredState> stored;
  bool found() const { return !stored.empty(); }
};

class Taker {
 public:
  Taker(WordSequence& words, const RewriteContext& context, std::vector<SaidInstead>& told)
      : words_(words), context_(context), index_(context.schema.index), told_(told) {}

  void run() {
    for (size_t i = 0; i < words_.size(); ++i)
      if (is_any(words_, i, kShareWords) || is_any(words_, i, kBesideUntold)) return;
    if (is_any(words_, 0, kUntoldQuestions) ||
        (is_any(words_, 0, {"how"}) && is_any(words_, 1, kUntoldDegrees)))
      return;
    while (told_.size() < kMostTold) {
      read();
      Telling found;
      for (size_t at = 0; at < tokens_.size() && !found.found(); ++at) found = told_at(at);
      if (!found.found()) return;
      put(found);
    }
  }

 private:
  void read() {
    tokens_.clear();
    said_.clear();
    for (size_t i = 0; i < words_.size() && i < kMostToldWords; ++i) {
      const size_t before = tokens_.size();
      const std::string word = unbracketed(words_, i);
      const bool quoted = word.find_first_of("\"'`") == 0;
      if (!quoted)
        for (std::string& one : told_words(word)) {
          said_.push_back(one);
          tokens_.push_back({std::move(one), i});
        }
      const bool mark = quoted || !end_mark(words_[i]).empty() || words_[i].starts_with('(');
      if (mark && tokens_.size() > before) tokens_.back().ends = true;
      if (mark && tokens_.size() == before && before > 0) tokens_.back().ends = true;
    }
  }

  bool is(size_t at, std::span<const std::string_view> any) const {
    return at < tokens_.size() && text::is_one_of(tokens_[at].lemma, any);
  }

  // The schema says it in these words.
  bool is_stored(size_t at, size_t end) const {
    const size_t first = tokens_[at].word, last = tokens_[end - 1].word;
    const std::string phrase = plain_text(words_, first, last + 1);
    return (first == last && index_.names(phrase)) ||
           !context_.snapshot.values.find(db::ValueIndex::normalised(phrase)).empty();
  }

  // The longest phrase from `at` on.
  Telling told_at(size_t at) const {
    if (at > 0 && tokens_[at - 1].word == tokens_[at].word && !tokens_[at - 1].ends &&
        words_[tokens_[at].word].find('-') == std::string::npos)
      return {};
    std::string phrase;
    Telling out;
    for (size_t end = at + 1; end <= tokens_.size() && end <= at + kLongestTold; ++end) {
      phrase += (phrase.empty() ? "" : " ") + tokens_[end - 1].lemma;
      const bool whole = end == tokens_.size() || tokens_[end].word != tokens_[end - 1].word;
      if (const auto told = told_states(phrase); whole && !told.empty() && !is_stored(at, end))
        if (Telling one = telling(at, end, told); one.found()) {
          out = std::move(one);
          out.weak = text::is_one_of(phrase, kWeakTold);
        }
      if (tokens_[end - 1].ends) break;
    }
    return out;
  }

  // The first of the words before the phrase that belong to it, and whether they deny it.
  bool begin_of(size_t& at, Telling& out) const {
    bool& denied = out.denied;
    while (at > 0 && !tokens_[at - 1].ends) {
      const size_t before = at - 1;
      if (is(before, kToldDenials)) {
        denied = !denied;
        out.never |= tokens_[before].lemma == "never";
      } else if (at > 1 && is(before, kNobodyParts) && tokens_[at - 2].lemma == "no") {
        denied = !denied;
        --at;
      } else if (at > 1 && tokens_[before].lemma == "to" && is(at - 2, kUndoneBeforeTo)) {
        denied = !denied;
        --at;
      } else if (at > 2 && tokens_[before].lemma == "to" && tokens_[at - 2].lemma == "have" &&
                 tokens_[at - 3].lemma == "still") {
        denied = !denied;
        at -= 2;
      } else if (is(before, kUntoldModals)) {
        return false;
      } else if (is(before, kToldRelatives)) {
        if (before == 0 || is(before - 1, kBeforeToldSubject) || tokens_[before - 1].ends)
          return true;
        out.relative = true;
      } else if (is(before, kToldAbilities) && is(at, kToldBe)) {
        return false;  // "can be fetched" is not yet fetched
      } else if (!is(before, kBeforeTold)) {
        return true;
      }
      --at;
    }
    return true;
  }

  size_t end_of(size_t word) const {
    while (word < words_.size() && end_mark(words_[word - 1]).empty()) {
      size_t end = 0;
      for (const std::string_view phrase : kAfterToldPhrases)
        end = std::max(end, end_of_phrase(words_, word, phrase));
      if (end == 0) break;
      word = end;
    }
    return word;
  }

  Telling telling(size_t at, size_t end, std::span<const ToldState> told) const {
    Telling out;
    size_t begin = at;
    if (!begin_of(begin, out)) return {};
    out.from = begin > 0 ? tokens_[begin - 1].word + 1 : 0;
    out.to = end_of(tokens_[end - 1].word + 1);
    if (out.from >= out.to || !may_end(out.to, begin == at)) return {};
    out.stored =
        stored_states(context_.column_facts, context_.schema.told_columns(context_.column_facts),
                      told, out.denied, said_);
    if (goes_on(out.from, out.to))
      std::erase_if(out.stored, [](const StoredState& one) {
        return one.kind == StoredState::Kind::kDate && one.holds;
      });
    return out;
  }

  // What goes on is not told by the date of an event: "still working on" of what was started.
  bool goes_on(size_t from, size_t to) const {
    for (size_t i = from; i < to; ++i)
      if (is_any(words_, i, {"still"}) || has_progressive_suffix(plain(words_, i))) return true;
    return false;
  }

  // What follows is nothing that it is told of: "who gave up the flat", "came back damaged".
  // `plainly`: nothing before the phrase belongs to it.
  bool may_end(size_t to, bool plainly) const {
    constexpr size_t kLongestRows = 3;  // words
    if (to >= words_.size() || !end_mark(words_[to - 1]).empty() ||
        is_any(words_, to, kFollowingTold) || is_digits(plain(words_, to)))
      return true;
    for (size_t i = to; plainly && i < to + kLongestRows && i < words_.size(); ++i) {
      if (names_rows(i)) return true;
      if (is_any(words_, i, kDroppedDeterminers) || !end_mark(words_[i]).empty()) break;
    }
    return false;
  }

  bool names_rows(size_t i) const {
    return i < words_.size() && only_table_named(index_, plain(words_, i)) != kNone;
  }

  // "lessons that went ahead per teacher", "..., by teacher": how many of them.
  bool lists_groups(size_t to) const {
    constexpr size_t kLongestGroup = 4;  // words
    const size_t noun = is_any(words_, 0, {"the", "our"}) ? 1 : 0;
    if (!names_rows(noun) || to + 1 >= words_.size() || to + kLongestGroup < words_.size())
      return false;
    return is_any(words_, to, {"per"}) ||
           (is_any(words_, to, {"by"}) && !end_mark(words_[to - 1]).empty()) ||
           (is_any(words_, to + 1, {"by"}) && plain(words_, to) == plain(words_, to + 2));
  }

  // The rows themselves are called by what is told of them: "how many no-shows".
  bool stands_for_rows(const Telling& found) const {
    for (size_t i = 0; i < words_.size(); ++i)
      if ((i < found.from || i >= found.to) && names_rows(i) &&
          (i < found.from || i <= found.to))
        return false;
    return found.from == 0 || is_any(words_, found.from - 1, kBeforeToldRows);
  }

  // The rows that all of the columns are of, as their table is called; "" if there are several.
  std::string rows_of(const Telling& found) const {
    const uint32_t table = found.stored[0].column.table;
    for (const StoredState& one : found.stored)
      if (one.column.table != table) return {};
    const CodeTable* codes = index_.code_table(table);  // of which the rows are elsewhere
    if (codes != nullptr && codes->references.size() != 1) return {};
    return rows_in_plural(index_, codes != nullptr ? codes->references[0].table : table);
  }

  void put(const Telling& found) {
    const std::string word = placeholder_word(kFirstPlaceholder + told_.size());
    const bool other = std::all_of(found.stored.begin(), found.stored.end(), [](const auto& one) {
      return one.kind == StoredState::Kind::kText && !one.holds;
    });
    WordSequence by;
    size_t from = found.from;
    const bool often = is_any(words_, 0, {"how"}) && is_any(words_, 1, {"often"}) && from <= 3;
    if (often || stands_for_rows(found)) {
      if (from > 0 && is_any(words_, from - 1, kToldOnes)) --from;
      const std::string rows = rows_of(found);
      if (often && !rows.empty()) from = 0, append(by, words_of("how many"));
      if (from == 0 && !often) append(by, words_of("which"));
      if (!rows.empty()) append(by, words_of(rows));
    }
    SaidInstead instead{word, {}, found.stored, found.never, found.weak};
    for (size_t i = found.from; i < found.to; ++i) instead.said.push_back(plain(words_, i));
    const bool counted = lists_groups(found.to);
    if (found.relative && from > 0 && names_rows(from - 1)) append(by, words_of("that are"));
    if (other) by.push_back("not");
    by.push_back(word);
    if (!counted) by.end_with(end_mark(words_[found.to - 1]));
    replace(words_, from, found.to - from, std::move(by));
    if (counted) replace(words_, 0, 0, words_of("how many"));
    told_.push_back(std::move(instead));
  }

  WordSequence& words_;
  const RewriteContext& context_;
  const SchemaIndex& index_;
  std::vector<SaidInstead>& told_;
  std::vector<TellingWord> tokens_;
  std::vector<std::string> said_;
};

}  // namespace

void take_told_states(WordSequence& words, const RewriteContext& context,
                      std::vector<SaidInstead>& told) {
  Taker(words, context, told).run();
}

std::vector<SaidInstead> told_in_question(std::string_view question,
                                          const RewriteContext& context) {
  WordSequence words =
      context.schema.index.has_notes()
          ? NotedPhrases(question, context.schema, context.snapshot.values).hidden()
          : WordSequence::of_question(question);
  std::vector<SaidInstead> told;
  take_told_states(words, context, told);
  return told;
}

}  // namespace ask::engine
