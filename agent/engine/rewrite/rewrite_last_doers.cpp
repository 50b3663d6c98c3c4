#include "agent/engine/rewrite/rewrite_last_doers.h"

#include <string>
#include <utility>

#include "agent/common/text.h"
#include "agent/engine/lexicon/irregular_forms.h"
#include "agent/engine/lexicon/official_time_words.h"
#include "agent/engine/lexicon/people_question_words.h"
#include "agent/engine/lexicon/spoken_words.h"
#include "agent/engine/lexicon/word_classes_dates.h"

namespace ask::engine {
namespace {

// Who did it last: the noun and the verb, and words [from, to) for what it was done to.
struct LastDoer {
  size_t noun = 0, verb = 0, from = 0, to = 0;
  bool first = false;
};

bool last_or_first(const WordSequence& words, size_t i) { return is_any(words, i, kLastOrFirst); }

// "which vet last treated Biscuit", "which vet treated Biscuit last"
LastDoer asked_with_which(const WordSequence& words) {
  LastDoer out;
  size_t end = words.size();
  if (!is_any(words, 0, {"which", "what"}) || end < 4) return out;
  out.noun = 1;
  if (last_or_first(words, 2)) {
    out.first = is_any(words, 2, {"first"});
    out.verb = 3;
  } else {
    const bool most = is_any(words, end - 1, kMostRecently) && is_any(words, end - 2, {"most"});
    if (!most && !last_or_first(words, end - 1)) return out;
    out.first = is_any(words, end - 1, {"first"});
    out.verb = 2;
    end -= most ? 2 : 1;
  }
  out.from = out.verb + 1, out.to = end;
  return out;
}

// "the last vet who treated Biscuit", "who was the last vet to treat Biscuit"
LastDoer asked_with_relative(const WordSequence& words) {
  LastDoer out;
  size_t at = is_any(words, 0, {"who"}) && is_any(words, 1, {"was", "is"}) ? 2 : 0;
  if (is_any(words, at, {"the"})) ++at;
  if (!last_or_first(words, at) || !is_any(words, at + 2, {"who", "that", "to"})) return out;
  out.first = is_any(words, at, {"first"});
  out.noun = at + 1, out.verb = at + 3, out.from = at + 4, out.to = words.size();
  return out;
}

// A verb of the deed that no name of the schema says.
bool is_deed(const std::string& word, const SchemaPhrases& phrases) {
  const std::string_view irregular = irregular_base(word);
  const std::string base = irregular.empty() ? lemma(word) : std::string(irregular);
  return word.size() > 2 && !text::is_one_of(word, kBeing) &&
         !text::is_one_of(word, kPerfectForms) && !phrases.is_name(word) &&
         !phrases.is_name(base) && !text::is_one_of(base, kJoinVerbs) &&
         !text::is_one_of(base, kLeavingVerbs);
}

}  // namespace

void rewrite_last_doers(WordSequence& words, const SchemaPhrases& phrases) {
  for (const LastDoer& asked : {asked_with_which(words), asked_with_relative(words)}) {
    if (asked.from >= asked.to || !is_deed(plain(words, asked.verb), phrases)) continue;
    const std::string noun = plain(words, asked.noun);
    if (lemma(noun) != noun || !phrases.names_row(noun)) continue;
    const std::string event = phrases.only_child(noun);
    if (event.empty() || phrases.event_date(noun, event).empty()) continue;
    WordSequence by{"which", words.plain_word(asked.noun), "had", "the",
                    asked.first ? "earliest" : "latest"};
    append(by, words_of(event));
    by.push_back("of");
    append(by, words.part(asked.from, asked.to));
    return replace(words, 0, words.size(), std::move(by));
  }
}

}  // namespace ask::engine
