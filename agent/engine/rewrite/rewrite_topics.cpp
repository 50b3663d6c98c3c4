#include "agent/engine/rewrite/rewrite_topics.h"

#include "agent/engine/lexicon/formal_words.h"
#include "agent/engine/lexicon/learner_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/lexicon/word_order_words.h"
#include "agent/engine/rewrite/rewrite_final_questions.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

std::string cut_mark(WordSequence& words, size_t i) {
  std::string mark = end_mark(words[i]);
  words.cut_last(i, mark.size());
  return mark;
}

// ", please", ", kindly share": the request after what is asked for. Returns true if there was a
// verb.
bool drop_final_request(WordSequence& words) {
  size_t from = words.size();
  bool verb = false, polite = false;
  if (from > 2 && is_any(words, from - 1, {"me", "us"})) --from;
  if (from > 2 && is_any(words, from - 1, kFinalRequestVerbs) &&
      is_any(words, from - 2, kRequestPoliteness))
    --from, verb = true;
  if (!verb) from = words.size();
  while (from > 2 && is_any(words, from - 1, kRequestPoliteness)) --from, polite = true;
  if (!polite || (verb && !words[from - 1].ends_with(','))) return false;
  if (verb && is_any(words, 0, kNoStatementOpenings)) return false;
  const std::string mark = end_mark(words.back());
  words.resize(from);
  cut_mark(words, from - 1);
  words.end_with(mark);
  return verb;
}

// "please make a list" -> the same as "please list"
void shorten_make_list(WordSequence& words) {
  const size_t size = words.size();
  if (size < 5 || !is_any(words, size - 1, {"list"}) || !is_any(words, size - 2, {"a", "the"}) ||
      !is_any(words, size - 3, kListMakingVerbs))
    return;
  const std::string mark = end_mark(words.back());
  words.resize(size - 3);
  replace(words, words.size(), 0, {"list" + mark});
}

// ", please mention the owner also" -> ", with the owner"
void rewrite_also_mentioned(WordSequence& words) {
  const size_t size = words.size();
  for (size_t i = 2; i + 2 < size; ++i) {
    if (!words[i - 1].ends_with(',') || is_any(words, 0, {"if"})) continue;
    size_t at = i;
    while (is_any(words, at, kBeforeMentioned)) ++at;
    const bool also_first = at > i && is_any(words, at - 1, kAlsoAdverbs);
    const bool also = is_any(words, size - 1, kAlsoAdverbs);
    if (at == i || !is_any(words, at, kFinalRequestVerbs) || (!also && !also_first)) continue;
    size_t noun = at + 1;
    while (is_any(words, noun, {"me", "us"})) ++noun;
    if (noun + 1 > size - (also ? 1 : 0) || is_any(words, noun, kRelativePronouns)) return;
    const std::string mark = end_mark(words.back());
    if (also) words.resize(size - 1);
    if (also) words.end_with(mark);
    return replace(words, i, noun - i, {"with"});
  }
}

// "Both name and count should be shown." -> "Show name and count.", "Those who left should not be
// counted." -> "not counting those who left"
void rewrite_passive_request(WordSequence& words) {
  for (size_t i = 1; i + 3 < words.size(); ++i) {
    if (words[i - 1].find_first_of("?.!") == std::string::npos) continue;
    size_t should = i + 1;
    while (should < words.size() && !is_any(words, should, {"should", "must"})) ++should;
    const bool denied = is_any(words, should + 1, {"not"});
    const size_t be = denied ? should + 2 : should + 1;
    if (!is_any(words, be, {"be"}) || be + 2 != words.size()) return;
    const std::string mark = end_mark(words.back());
    if (denied && is_any(words, be + 1, kCountedParticiples)) {
      words.resize(should);
      cut_mark(words, i - 1);
      words.add(i - 1, ",");
      words.end_with(mark);
      return replace(words, i, 0, {"not", "counting"});
    }
    if (denied || !is_any(words, be + 1, kShownStates)) return;
    words.resize(should);
    words.end_with(mark);
    return replace(words, i, is_any(words, i, {"both"}) ? 1 : 0, {"Show"});
  }
}

// The noun of "category-wise" and "category wise" at `i`, and how many words that is.
std::string wise_noun(const WordSequence& words, size_t i, size_t& count, const IsName& in_schema) {
  std::string noun = plain(words, i);
  count = 1;
  if (is_any(words, i + 1, {kWiseSuffix}) && end_mark(words[i]).empty()) {
    count = 2;
  } else {
    if (!noun.ends_with(kWiseSuffix) || noun.size() < kWiseSuffix.size() + 3) return {};
    noun.resize(noun.size() - kWiseSuffix.size());
    if (noun.back() != '-') return {};
    noun.pop_back();
  }
  const bool known = noun.size() > 2 && (in_schema(noun) || in_schema(lemma(noun)) ||
                                         text::is_one_of(noun, kPeriodNouns));
  return known ? noun : std::string();
}

// Puts words at the end of the first clause, before its mark.
void add_to_clause(WordSequence& words, WordSequence more) {
  size_t last = 1;
  while (last + 1 < words.size() && end_mark(words[last]).empty()) ++last;
  if (last >= words.size()) last = words.size() - 1;
  more.end_with(cut_mark(words, last));
  replace(words, last + 1, 0, std::move(more));
}

// "category-wise, how many ..." -> "how many ... per category"
void rewrite_wise(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 0; i < words.size(); ++i) {
    size_t count = 0;
    const std::string noun = wise_noun(words, i, count, in_schema);
    if (noun.empty()) continue;
    const QuestionWord by{noun, words.word(i).source};
    if (i > 0) {
      WordSequence per{"per", by};
      per.end_with(end_mark(words[i + count - 1]));
      if (words[i - 1].ends_with(',')) words.cut_last(i - 1);
      return replace(words, i, count, per);
    }
    if (count + 1 >= words.size()) return;
    words.erase(0, count);
    if (is_any(words, 0, {"the"}) && words.size() < 4) words.erase(0, 1);
    return add_to_clause(words, {"per", by});
  }
}

// "according to kind, what is ..." -> "what is ... per kind", "per branch please, ..." -> "for each
// branch, ...", "by each severity, ..." -> "for each severity, ..."
void rewrite_leading_groups(WordSequence& words, const IsName& in_schema) {
  if (is_any(words, 0, {"according"}) && is_any(words, 1, {"to"}) && words.size() > 5) {
    const size_t noun = is_any(words, 2, {"the"}) ? 3 : 2;
    if (!words[noun].ends_with(',') || !in_schema(lemma(plain(words, noun)))) return;
    const QuestionWord by = words.plain_word(noun);
    words.erase(0, noun + 1);
    return add_to_clause(words, {"per", by});
  }
  // "month by month, how many ..."
  if (is_any(words, 1, {"by"}) && words.size() > 5 && words[2].ends_with(',') &&
      plain(words, 0) == plain(words, 2) &&
      (in_schema(lemma(plain(words, 0))) || is_any(words, 0, kPeriodNouns))) {
    const QuestionWord noun = words.plain_word(0);
    words.erase(0, 3);
    return add_to_clause(words, {"per", noun});
  }
  const bool by = is_any(words, 0, {"by"}) && is_any(words, 1, {"each", "every"});
  if (by) return replace(words, 0, 1, {"for"});
  if (is_any(words, 0, {"per"}) && in_schema(lemma(plain(words, 1)))) {
    const size_t end = is_any(words, 2, {"please"}) ? 3 : 2;
    if (end >= words.size() || !words[end - 1].ends_with(',')) return;
    const QuestionWord noun = words.plain_word(1);
    WordSequence each{"for", "each", noun};
    each.end_with(",");
    replace(words, 0, end, each);
  }
}

// "for every one of the rooms" -> "for each of the rooms", "as per revenue" -> "by revenue",
// "pitches of ours" -> "our pitches"
void rewrite_set_phrases(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    if (is_any(words, i, {"every"}) && is_any(words, i + 1, {"one"}) &&
        is_any(words, i + 2, {"of"}))
      replace(words, i, 2, {"each"});
    if (is_any(words, i, {"as"}) && is_any(words, i + 1, {"per"}) && i > 0 &&
        (in_schema(lemma(plain(words, i + 2))) ||
         is_any(words, i + 2, kRevenueNouns)))
      replace(words, i, 2, {"by"});
  }
}

// The topic without the determiner: "those players" -> "players".
WordSequence named(const WordSequence& topic) {
  size_t from = 0;
  while (from + 1 < topic.size() && is_any(topic, from, kTopicDeterminers)) ++from;
  return topic.part(from, topic.size());
}

WordSequence defined(const WordSequence& topic) {
  WordSequence out{"the"};
  out.append(named(topic));
  return is_any(topic, 0, kTopicDeterminers) ? out : topic;
}

// Joins what is asked to the topic, before the mark.
void join(WordSequence& words, WordSequence asked, const WordSequence& topic,
          const WordSequence& tail, const std::string& mark) {
  asked.append(topic);
  asked.append(tail);
  if (end_mark(asked.back()).empty()) asked.end_with(mark);
  replace(words, 0, words.size(), std::move(asked));
}

// True if "who are they", "which ones are they" are the words from `at` to the end.
bool asks_for_topic(const WordSequence& words, size_t at) {
  if (!is_any(words, at, {"who", "which", "what"})) return false;
  size_t be = at + 1;
  if (is_any(words, be, {"one", "ones"})) ++be;
  return is_any(words, be, kBeingForms) && is_any(words, be + 1, kEchoPronouns) &&
         be + 2 == words.size();
}

// "longest stay, who was it": whose stay, and not which stay.
bool asks_whose(const WordSequence& topic, const WordSequence& words, size_t at) {
  if (!is_any(words, at, {"who"})) return false;
  bool ranked = false;
  for (size_t i = 0; i < topic.size(); ++i) {
    if (is_person_word(lemma(plain(topic, i)))) return false;
    ranked |= is_any(topic, i, kBareSuperlatives) ||
              (plain(topic, i).size() > 5 && has_superlative_suffix(plain(topic, i)));
  }
  return ranked;
}

// "..., what is their phone number" -> "what is the phone number of ..."
bool ask_for_attribute(WordSequence& words, const WordSequence& topic, size_t at,
                       const std::string& mark) {
  if (!is_any(words, at, {"what", "how", "which"}) || !is_any(words, at + 1, kBeingForms))
    return false;
  const QuestionWord be = words.word(at + 1);
  if (is_any(words, at + 2, kEchoPronouns) && is_any(words, at + 3, kCalledParticiples) &&
      at + 4 == words.size()) {
    const bool one = is_any(words, at + 1, {"is", "was"});
    return join(words, {"what", be, "the", one ? "name" : "names", "of"}, defined(topic), {}, mark),
           true;
  }
  if (!is_any(words, at + 2, kOwnersOfAll) || at + 3 >= words.size()) return false;
  WordSequence asked{"what", be, "the"};
  WordSequence attribute = words.part(at + 3, words.size());
  cut_mark(attribute, attribute.size() - 1);
  asked.append(attribute);
  asked.push_back("of");
  return join(words, asked, defined(topic), {}, mark), true;
}

// "..., how many of them have paid", "..., how heavy are they" -> "how heavy are ..."
bool ask_how(WordSequence& words, const WordSequence& topic, size_t at, const std::string& mark) {
  if (!is_any(words, at, {"how"})) return false;
  if (is_any(words, at + 1, {"many", "much"}) && is_any(words, at + 2, {"of"}) &&
      is_any(words, at + 3, {"them", "these", "those", "it"}) && at + 4 < words.size())
    return join(words, words.part(at, at + 2), named(topic), words.part(at + 4, words.size()),
                mark),
           true;
  if (at + 3 < words.size() && !is_any(words, at + 1, {"much", "many"}) &&
      is_any(words, at + 2, kBeingForms) && is_any(words, at + 3, kEchoPronouns))
    return join(words, words.part(at, at + 3), defined(topic),
                at + 4 < words.size() ? words.part(at + 4, words.size()) : WordSequence(), mark),
           true;
  return false;
}

// "of Maria Garcia, which ones are the pets" -> "which are the pets of Maria Garcia"
bool ask_of_owner(WordSequence& words, const WordSequence& topic, size_t at,
                  const std::string& mark) {
  if (!is_any(topic, 0, {"of", "from"}) || !is_any(words, at, {"which", "what"})) return false;
  size_t be = at + 1;
  if (is_any(words, be, {"one", "ones"})) ++be;
  if (!is_any(words, be, kBeingForms) || !is_any(words, be + 1, {"the", "his", "her", "their"}) ||
      be + 3 != words.size())
    return false;
  WordSequence asked{"which", words.word(be), "the", words.plain_word(be + 2)};
  WordSequence owner{"of"};
  owner.append(topic.part(1, topic.size()));
  return join(words, asked, owner, {}, mark), true;
}

void rewrite_topic(WordSequence& words, bool requested) {
  constexpr size_t kLongestTopic = 20;
  const std::string mark = end_mark(words.back());
  if (requested && !is_any(words, 0, kNoStatementOpenings) &&
      !is_any(words, 0, kAdverbialOpenings)) {
    WordSequence topic = words;
    return join(words, {"list"}, defined(topic), {}, mark);
  }
  size_t comma = 0;
  for (size_t i = 0; i + 2 < words.size() && i < kLongestTopic; ++i) {
    if (end_mark(words[i]).find_first_of("?.!;") != std::string::npos) return;
    if (words[i].ends_with(',')) comma = i + 1;
  }
  if (comma == 0 || is_any(words, 0, kNoStatementOpenings)) return;
  // "kids those who left, give the names"
  if (comma > 1 && is_any(words, comma, kFinalRequestVerbs) && words.size() - comma <= 4 &&
      is_any(words, words.size() - 1, kNamesOnly) && !is_any(words, 0, kAdverbialOpenings)) {
    WordSequence rows = words.part(0, comma);
    cut_mark(rows, comma - 1);
    return join(words, {"list"}, defined(rows), {}, mark);
  }
  WordSequence topic = words.part(0, comma);
  cut_mark(topic, comma - 1);
  if (ask_of_owner(words, topic, comma, mark)) return;
  if (is_any(topic, 0, {"from"}) && is_any(words, comma, {"how", "which", "who", "what"}) &&
      comma > 1) {
    if (!is_any(topic, 1, {"each", "every"})) words.set(0, "of");
    return;
  }
  if (is_any(topic, 0, kAdverbialOpenings)) return;
  if (asks_whose(topic, words, comma)) return;
  if (asks_for_topic(words, comma)) return join(words, {"list"}, defined(topic), {}, mark);
  if (ask_for_attribute(words, topic, comma, mark) || ask_how(words, topic, comma, mark)) return;
  const bool says_again = is_any(words, comma, {"he", "she", "it", "they"}) &&
                          is_any(words, comma + 1, kAuxiliaries) && comma + 2 < words.size();
  if (says_again) {
    words.erase(comma, comma + 1);
    words.cut_last(comma - 1);
  }
}

}  // namespace

void rewrite_topics(WordSequence& words, const IsName& in_schema) {
  constexpr size_t kFewest = 3;
  if (words.size() < kFewest) return;
  shorten_make_list(words);
  rewrite_also_mentioned(words);
  rewrite_passive_request(words);
  const bool requested = drop_final_request(words);
  // Of the first sentence: "each driver has done how many duties? Please put the highest on top."
  size_t end = 1;
  while (end < words.size() && words[end - 1].find_first_of("?.!") == std::string::npos) ++end;
  if (end < kFewest) return;
  WordSequence sentence = words.part(0, end);
  const uint32_t version = sentence.version();
  rewrite_set_phrases(sentence, in_schema);
  rewrite_wise(sentence, in_schema);
  rewrite_leading_groups(sentence, in_schema);
  if (sentence.size() < kFewest) return;
  rewrite_topic(sentence, requested && end == words.size());
  rewrite_final_questions(sentence);
  if (sentence.version() != version) words.replace(0, end, std::move(sentence));
}

}  // namespace ask::engine
