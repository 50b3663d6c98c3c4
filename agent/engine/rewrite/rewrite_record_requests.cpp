#include "agent/engine/rewrite/rewrite_record_requests.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "agent/engine/lexicon/people_question_words.h"
#include "agent/engine/lexicon/record_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestStoredName = 6;  // words

// The rest of the question from `at` on, if it may be what something is called.
std::string name_at(const WordSequence& words, size_t at) {
  while (is_any(words, at, {"the", "our"})) ++at;
  if (at >= words.size() || words.size() - at > kLongestStoredName) return {};
  return plain_text(words, at, words.size());
}

// The end of "we have on file for", from `at` on; 0 if there is none.
size_t after_keeping(const WordSequence& words, size_t at) {
  const bool contracted = is_any(words, at, kRecordHolders);
  if (!contracted && !is_any(words, at, kRecordKeepers)) return 0;
  size_t verbs = 0;
  for (++at; is_any(words, at, kKeepingForms); ++at) ++verbs;
  if (verbs == 0 && !contracted) return 0;
  size_t place = at;
  while (is_any(words, place, kBeforeRecordPlaces)) ++place;
  if (is_any(words, place, kRecordPlaces)) at = place + 1;
  return is_any(words, at, kBeforeRecord) ? at + 1 : 0;
}

// "everything we have on file for Ann", "what do we know about Ann", "everything about Ann"
size_t after_whole_record(const WordSequence& words) {
  if (is_any(words, 0, {"what"})) {
    const bool have = is_any(words, 1, {"have"});  // "what have we got on Ann"
    if (!have && !is_any(words, 1, {"do"})) return 0;
    return have && !is_any(words, 3, kKeepingForms) ? 0 : after_keeping(words, 2);
  }
  size_t at = 0;
  while (is_any(words, at, kBeforeRequestedRows)) ++at;
  if (!is_any(words, at, kWholeRecords)) return 0;
  const bool any = is_any(words, at, kAnyRecords);
  if (is_any(words, at + 1, {"that"})) ++at;
  return !any && is_any(words, at + 1, {"about", "on"}) ? at + 2 : after_keeping(words, at + 1);
}

struct Reach {
  size_t name = 0;      // where the name begins; 0 if nobody is to be reached
  bool all = false;     // by mail as well
  std::string unless;   // a word by which a column of the rows would be called: "number"
};

// "number for Ann", "how do I ring Ann", "contact details of Ann"
Reach reach_of(const WordSequence& words) {
  size_t at = 0;
  if (is_any(words, 0, {"how"}) && is_any(words, 1, kReachHelpers)) {
    at = is_any(words, 1, {"to"}) ? 2 : 3;
    if (is_any(words, at, kRingingVerbs)) return {at + 1, false, ""};
    if (is_any(words, at, kReachingVerbs)) return {at + 1, true, ""};
    for (const std::string_view phrase : kReachingPhrases)
      if (const size_t length = phrase_length(words, at, phrase); length > 0)
        return {at + length, true, ""};
    return {};
  }
  while (is_any(words, at, kBeforeNumberOf)) ++at;
  if (is_any(words, at, {kNumberNoun}) && is_any(words, at + 1, {"for"}))
    return {at + 2, false, std::string(kNumberNoun)};
  if (is_any(words, at, {kContactAdjective}) && is_any(words, at + 1, kDetailsOfContact))
    return {at + (is_any(words, at + 2, {"for", "of"}) ? 3U : 2U), true,
            std::string(kContactAdjective)};
  return {};
}

}  // namespace

void rewrite_record_requests(WordSequence& words, const NamedRows& rows) {
  if (words.size() < 3) return;
  const auto ask = [&](size_t name, std::string_view column) {
    WordSequence by = words_of(column);
    by.push_back("of");
    replace(words, 0, name, std::move(by));
  };
  if (const size_t at = after_whole_record(words); at > 0) {
    const std::string name = name_at(words, at);
    if (!name.empty() && rows.any(name)) ask(at, kWholeRecord);
    return;
  }
  const Reach reach = reach_of(words);
  const std::string name = reach.name > 0 ? name_at(words, reach.name) : std::string();
  if (name.empty() || !rows.any(name)) return;
  if (!reach.unless.empty() && rows.have(name, reach.unless)) return;
  const auto phone = std::find_if(std::begin(kTelephoneWords), std::end(kTelephoneWords),
                                  [&](std::string_view word) { return rows.have(name, word); });
  std::string columns(phone == std::end(kTelephoneWords) ? std::string_view() : *phone);
  if (reach.all && rows.have(name, kEmailWord))
    columns += (columns.empty() ? "" : " and ") + std::string(kEmailWord);
  if (!columns.empty()) ask(reach.name, columns);
}

}  // namespace ask::engine
