#include "agent/engine/rewrite/rewrite_learner_forms.h"

#include "agent/engine/lexicon/formal_words.h"
#include "agent/engine/lexicon/learner_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

std::string third_person(const std::string& verb) {
  if (verb == "have") return "has";
  return verb == "go" || verb == "do" ? verb + "es" : with_plural_suffix(verb);
}

bool is_schema_word(const WordSequence& words, size_t i, const IsName& in_schema) {
  const std::string& word = plain(words, i);
  return word.size() > 1 && (in_schema(word) || in_schema(lemma(word)));
}

bool is_year(const WordSequence& words, size_t i) { return may_be_year(plain(words, i)); }

// "have" of "having"; empty if the word is the progressive form of no verb of a state.
std::string_view state_verb_of(std::string_view word) {
  for (const std::string_view verb : kStateVerbs)
    if (is_progressive_of(word, verb)) return verb;
  return {};
}

// "in average", "in the average" -> "on average"
void rewrite_in_average(WordSequence& words) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"in"})) continue;
    const size_t at = is_any(words, i + 1, {"the", "an"}) ? i + 2 : i + 1;
    if (!is_any(words, at, {"average"})) continue;
    const bool ends = at + 1 == words.size() || !end_mark(words[at]).empty() ||
                      is_any(words, at + 1, kAfterOnAverage);
    if (ends) return replace(words, i, at - i, {"on"});
  }
}

// "are not belonging to" -> "do not belong to", "is having" -> "has"
void rewrite_progressives(WordSequence& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const bool one = is_any(words, i, {"is"});
    if (!one && !is_any(words, i, {"are"})) continue;
    const bool denied = is_any(words, i + 1, {"not"});
    const size_t at = denied ? i + 2 : i + 1;
    const std::string verb(state_verb_of(plain(words, at)));
    if (verb.empty()) continue;
    if (text::is_one_of(verb, kActions) && !is_any(words, at + 1, {"for", "to", "only"})) continue;
    if (verb == "have" && is_any(words, at + 1, {"to"})) continue;
    const std::string mark = end_mark(words[at]);
    if (denied) {
      replace(words, i, 3, {one ? "does" : "do", "not", verb + mark});
    } else {
      replace(words, i, 2, {(one ? third_person(verb) : verb) + mark});
    }
  }
}

// "did not booked" -> "did not book"
void rewrite_double_past(WordSequence& words) {
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    const bool did = is_any(words, i, {"did"}) && is_any(words, i + 1, {"not", "never"});
    if ((!did && !is_any(words, i, {"didn't"})) || !end_mark(words[i]).empty()) continue;
    const size_t at = did ? i + 2 : i + 1;
    const std::string base = lemma(plain(words, at));
    if (has_past_suffix(plain(words, at)) && base.size() > 2)
      replace(words, at, 1, {base + end_mark(words[at])});
  }
}

// "masters who got joined" -> "masters who joined"
void drop_got(WordSequence& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i)
    if (is_any(words, i, {"got"}) && is_any(words, i - 1, {"who", "that", "which"}) &&
        has_past_suffix(plain(words, i + 1)) && is_any(words, i + 1, kIntransitivePasts))
      return words.erase(i, i + 1);
}

// "which pitches do have power" -> "which pitches have power"
void drop_emphatic_do(WordSequence& words) {
  for (size_t i = 2; i + 1 < words.size(); ++i)
    if (is_any(words, i, {"do", "does"}) && is_any(words, i + 1, {"have"}) &&
        has_plural_suffix(plain(words, i - 1)) && end_mark(words[i - 1]).empty())
      return words.erase(i, i + 1);
}

// "how much plots" -> "how many plots", unless they have an amount, "how many numbers are" -> "how
// many are", "the most of the people" -> "the most people"
void rewrite_quantities(WordSequence& words, const IsName& in_schema, const IsName& names_row,
                        const ColumnTests& columns) {
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    if (is_any(words, i, {"how"}) && is_any(words, i + 1, {"many"}) &&
        is_any(words, i + 2, kCountedTwice) && !in_schema(kCountNoun)) {
      const bool of = is_any(words, i + 3, {"of"});
      if (of || is_any(words, i + 3, {"are", "is"})) words.erase(i + 2, i + (of ? 4 : 3));
    }
    const std::string& noun = plain(words, i + 2);
    if (is_any(words, i, {"how"}) && is_any(words, i + 1, {"much"}) && noun.size() > 3 &&
        has_plural_suffix(noun) && lemma(noun) != noun && !text::is_one_of(noun, kNoCountNouns) &&
        (text::is_one_of(noun, kMuchCountedUnits) ||
         ((names_row(noun) || names_row(lemma(noun))) && !columns.has_amount(lemma(noun)))))
      replace(words, i + 1, 1, {"many"});
    if (is_any(words, i, {"the"}) && is_any(words, i + 1, {"most"})) {
      if (is_any(words, i + 2, {"many", "much"})) words.erase(i + 2, i + 3);
      if (is_any(words, i + 2, {"of"}) && is_any(words, i + 3, {"the"}) && i > 0 &&
          i + 4 < words.size())
        words.erase(i + 2, i + 4);
    }
  }
}

// "per department", "for each one"
bool is_of_each(const WordSequence& words, size_t at) {
  return is_any(words, at, {"per", "by"}) ||
         (is_any(words, at, {"for", "of", "in"}) && is_any(words, at + 1, {"each", "every"}));
}

// "maximum tickets" -> "the most tickets", "buys from us the maximum" -> "buys from us the most",
// "maximum how much fare has been paid" -> "what is the maximum fare that has been paid"
void rewrite_maximum(WordSequence& words, const IsName& in_schema, const IsName& names_row) {
  for (const auto& row : kMaximumDeterminers) {
    if (is_any(words, 0, {row[0]}) && is_any(words, 1, {"how"}) &&
        is_any(words, 2, {"much", "many"}) && words.size() > 5) {
      if (is_any(words, 4, kAuxiliaries)) replace(words, 4, 0, {"that"});
      return replace(words, 0, 3, {"what", "is", "the", words.plain_word(0)});
    }
    for (size_t i = 0; i < words.size(); ++i) {
      if (!is_any(words, i, {row[0]}) || in_schema(row[0])) continue;
      const bool article = i > 0 && is_any(words, i - 1, {"the"});
      const size_t from = article ? i - 1 : i;
      if (from > 0 &&
          (is_any(words, from - 1, kBeforeMaximum) || is_any(words, from - 1, kOwnersOfMaximum)))
        continue;
      const std::string& noun = plain(words, i + 1);
      const bool last = i + 1 == words.size() && i > 2 && article;
      const bool number = is_any(words, i + 1, {"number"}) && is_any(words, i + 2, {"of"});
      const bool plural = noun.size() > 3 && has_plural_suffix(noun) && lemma(noun) != noun &&
                          (names_row(noun) || names_row(lemma(noun))) &&
                          end_mark(words[i]).empty() && (from > 0 || article) &&
                          !is_of_each(words, i + 2);
      if (!last && !plural && !(number && from > 1)) continue;
      const std::string most = std::string(row[1]) + end_mark(words[i]);
      return replace(words, from, i + (number ? 3 : 1) - from, {"the", most});
    }
  }
}

// "in the June of 2024" -> "in June 2024", "in the month of March" -> "in March", "in year 2024"
// -> "in 2024", "built earlier than 1990" -> "built before 1990"
void rewrite_dates(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (is_any(words, i, {"of"}) && i > 1 && is_month(plain(words, i - 1)) &&
        is_year(words, i + 1)) {
      const size_t from = is_any(words, i - 2, {"the"}) ? i - 2 : i - 1;
      const QuestionWord month = words.word(i - 1);
      replace(words, from, i + 1 - from, {month});
      i = from;
    }
    if (is_any(words, i, {"month"}) && is_any(words, i + 1, {"of"}) &&
        is_month(plain(words, i + 2)) && i > 0) {
      const size_t from = is_any(words, i - 1, {"the"}) ? i - 1 : i;
      if (from > 0) words.erase(from, i + 2);
    }
    if (is_any(words, i, {"year"}) && i > 0 && is_year(words, i + 1) && !in_schema("year")) {
      const size_t from = is_any(words, i - 1, {"the"}) ? i - 1 : i;
      if (from > 0 && is_any(words, from - 1, {"in", "after", "before", "since", "during", "of"}))
        words.erase(from, i + 1);
    }
    if ((is_any(words, i, {kEarlierAdverb}) || is_any(words, i, {kLaterAdverb})) &&
        is_any(words, i + 1, {"than"}) && is_year(words, i + 2))
      replace(words, i, 2, {is_any(words, i, {kEarlierAdverb}) ? "before" : "after"});
  }
}

// "not even one time" -> "never", "for which there was made no invoice" -> "for which no invoice
// was made", "to whom not any job" -> "to whom no job"
void rewrite_denials(WordSequence& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (is_any(words, i, {"not"}) && is_any(words, i + 1, {"any"}) &&
        is_any(words, i - 1, {"whom", "which", "where"}))
      replace(words, i, 2, {"no"});
    if (is_any(words, i, {"there"}) && is_any(words, i + 1, {"was", "were", "is", "are"}) &&
        has_participle_suffix(lemma(plain(words, i + 2)) == "make" ? "ed" : plain(words, i + 2)) &&
        is_any(words, i + 3, {"no"}) && i + 4 < words.size()) {
      const std::string mark = end_mark(words[i + 4]);
      WordSequence by{"no", words.plain_word(i + 4), words.word(i + 1), words.word(i + 2)};
      by.end_with(mark);
      replace(words, i, 5, by);
    }
  }
  // ", not even one time", ", not even once"
  for (size_t i = 2; i + 2 < words.size(); ++i) {
    size_t at = is_any(words, i, {"not"}) ? i + 1 : i;
    if (!is_any(words, at, {"even"})) continue;
    if (is_any(words, at + 1, {"one", "a"}) && is_any(words, at + 2, {kSingleTime})) ++at;
    const bool once = is_any(words, at + 1, {"once"});
    const bool time = (is_any(words, at + 1, {"one"}) || is_any(words, at + 1, {kSingleTime})) &&
                      is_any(words, at + 2, {"time"});
    if (!once && !time) continue;
    const size_t end = at + (once ? 2 : 3);
    for (size_t k = i; k-- > 0;) {
      const bool contracted = is_negative_contraction(plain(words, k));
      if (!contracted && !is_any(words, k, {"not", "never"})) continue;
      if (end < words.size() && end_mark(words[end - 1]).empty()) break;
      const std::string mark = end_mark(words[end - 1]);
      words.erase(i, end);
      if (words[i - 1].ends_with(',')) words.cut_last(i - 1);
      words.add(i - 1, mark);
      if (!contracted) words.set(k, "never" + end_mark(words[k]));
      break;
    }
    return;
  }
}

// The end of "the end date", of words of the schema, from `at` on; `at` if there is none.
size_t detail_noun_end(const WordSequence& words, size_t at, const IsName& in_schema) {
  size_t end = at;
  for (size_t i = at; i < words.size() && i < at + 4; ++i) {
    if (is_schema_word(words, i, in_schema) || is_any(words, i, kContactDetails))
      end = i + 1;
    else if (i > at && !is_any(words, i, kReachNouns))
      break;
    if (!end_mark(words[i]).empty()) break;
  }
  if (end > at && is_any(words, end, kReachNouns)) ++end;
  return end;
}

// True if the words [from, to) name a column, and no rows, that has no value in some rows.
bool names_lacking_column(const WordSequence& words, size_t from, size_t to,
                          const IsName& names_row, const ColumnTests& columns) {
  for (size_t i = from; i < to; ++i) {
    const std::string word = lemma(plain(words, i));
    if (!names_row(word) && columns.may_lack(word)) return true;
  }
  return false;
}

// "where the end date is not given", "whose mail id is not there with us" -> "without end date"
void rewrite_not_given(WordSequence& words, const IsName& is_name, const IsName& in_schema,
                       const IsName& names_row, const ColumnTests& columns) {
  for (size_t i = 1; i + 3 < words.size(); ++i) {
    const bool which = is_any(words, i, {"which", "whom"}) && is_any(words, i - 1, {"for", "in"});
    if (!which && !is_any(words, i, {"where", "whose"})) continue;
    size_t noun = i + 1;
    while (is_any(words, noun, {"the", "a", "an", "any", "their"})) ++noun;
    const size_t end = detail_noun_end(words, noun, in_schema);
    if (end == noun || !is_any(words, end, {"is", "are", "was", "were", "isn't", "aren't"}))
      continue;
    size_t at = end + 1;
    const bool denied = is_any(words, at, {"not"}) || is_negative_contraction(plain(words, end));
    if (is_any(words, at, {"not"})) ++at;
    if (!is_any(words, at,
                denied ? std::span<const std::string_view>(kGivenStates)
                       : std::span<const std::string_view>(kMissingStates)))
      continue;
    // A state that is stored is no lack of a value.
    if (is_name(plain(words, at)) || !names_lacking_column(words, noun, end, names_row, columns))
      continue;
    size_t past = at + 1;
    if (is_any(words, past, {"with"}) && is_any(words, past + 1, {"us"})) past += 2;
    if (past < words.size() && end_mark(words[past - 1]).empty()) continue;
    const std::string mark = end_mark(words[past - 1]);
    words.erase(end, past);
    words.add(end - 1, mark);
    const size_t from = which ? i - 1 : i;
    return replace(words, from, noun - from, {"without"});
  }
}

// "customers did not give any email address" -> "customers have no email address"
void rewrite_not_provided(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    size_t at = i;
    if (is_any(words, i, {"did", "have", "has", "do"}) && is_any(words, i + 1, {"not", "never"}))
      at = i + 2;
    else if (is_any(words, i, {"didn't", "haven't", "hasn't", "don't"}))
      at = i + 1;
    else
      continue;
    if (!text::is_one_of(lemma(plain(words, at)), kProvidingVerbs)) continue;
    size_t noun = at + 1;
    if (is_any(words, noun, {"us"})) ++noun;
    const size_t determiner = noun;
    while (is_any(words, noun, {"any", "an", "a", "their", "us"})) ++noun;
    if (noun == determiner || !is_any(words, noun, kContactDetails)) continue;
    return replace(words, i, noun - i, {"have", "no"});
  }
}

// "the tournament where the prize fund is highest" -> "the tournament with the highest prize fund"
void rewrite_where_highest(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 2; i + 3 < words.size(); ++i) {
    const bool which = is_any(words, i, {"which", "whom"}) && is_any(words, i - 1, {"for", "in"});
    if (!which && !is_any(words, i, {"where", "whose"})) continue;
    size_t noun = i + 1;
    while (is_any(words, noun, {"the", "its", "their"})) ++noun;
    const size_t end = detail_noun_end(words, noun, in_schema);
    if (end == noun || !is_any(words, end, {"is", "was", "are"})) continue;
    const size_t at = is_any(words, end + 1, {"the"}) ? end + 2 : end + 1;
    if (at + 1 != words.size()) continue;
    const std::string best = plain(words, at);
    if (!has_superlative_suffix(best) && !is_any(words, at, kExtremeAdjectives)) continue;
    WordSequence by{"with", "the", words.plain_word(at)};
    by.append(words.part(noun, end));
    by.end_with(end_mark(words[at]));
    const size_t from = which ? i - 1 : i;
    return replace(words, from, words.size() - from, by);
  }
}

// "how is the rate of escape" -> "what is the rate of escape"
void rewrite_how_is(WordSequence& words, const IsName& in_schema) {
  if (!is_any(words, 0, {"how"}) || !is_any(words, 1, {"is", "are", "was"}) ||
      !is_any(words, 2, {"the"}) || !is_schema_word(words, 3, in_schema) || words.size() < 5 ||
      !is_any(words, 4, {"of", "per", "for", "in", "by"}))
    return;
  for (size_t i = 4; i < words.size(); ++i)
    if (has_participle_suffix(plain(words, i)) && i + 1 == words.size()) return;
  replace(words, 0, 1, {"what"});
}

// "the capacity they have" after "with how much" -> "with their capacity"
void rewrite_how_much_they_have(WordSequence& words, const IsName& in_schema,
                                const IsName& names_row) {
  const size_t size = words.size();
  for (size_t i = 3; i + 4 < size + 1; ++i) {
    if (!is_any(words, i, {"how"}) || !is_any(words, i + 1, {"much", "many"})) continue;
    const size_t end = detail_noun_end(words, i + 2, in_schema);
    if (end == i + 2 || names_row(plain(words, end - 1)) ||
        names_row(lemma(plain(words, end - 1))) || end + 2 != size ||
        !is_any(words, end, {"they", "it", "he", "she"}) ||
        !is_any(words, end + 1, kHavingOrGetting))
      continue;
    if (!is_any(words, i - 1, {"and", "with", "also"})) return;
    const std::string mark = end_mark(words.back());
    words.resize(end);
    words.end_with(mark);
    replace(words, i, 2, {"the"});
    if (is_any(words, i - 1, {"also"})) replace(words, i - 1, 1, {"with"});
    return;
  }
}

// "have done it four times or above" -> "or more", "there are above two instruments" -> "more than"
void rewrite_above(WordSequence& words, const IsName& names_row) {
  for (size_t i = 1; i < words.size(); ++i) {
    if (!is_any(words, i, {"above", "below"})) continue;
    const bool more = is_any(words, i, {"above"});
    if (is_any(words, i - 1, {"or", "and"}) && i > 1 && is_any(words, i - 2, kTimesNouns)) {
      const std::string mark = end_mark(words[i]);
      return replace(words, i - 1, 2, {"or", (more ? "more" : "less") + mark});
    }
    const std::string& noun = plain(words, i + 2);
    if (is_any(words, i - 1, {"are", "have", "has", "with", "were"}) && noun.size() > 2 &&
        has_plural_suffix(noun) && (names_row(noun) || names_row(lemma(noun))))
      return replace(words, i, 1, {more ? "more" : "less", "than"});
  }
}

}  // namespace

void rewrite_learner_forms(WordSequence& words, const IsName& is_name, const IsName& in_schema,
                           const IsName& names_row, const ColumnTests& columns) {
  constexpr size_t kFewest = 4;
  if (words.size() < kFewest) return;
  rewrite_in_average(words);
  rewrite_progressives(words);
  rewrite_double_past(words);
  drop_got(words);
  drop_emphatic_do(words);
  rewrite_quantities(words, in_schema, names_row, columns);
  rewrite_maximum(words, in_schema, names_row);
  rewrite_dates(words, in_schema);
  rewrite_denials(words);
  rewrite_not_given(words, is_name, in_schema, names_row, columns);
  rewrite_not_provided(words);
  rewrite_where_highest(words, in_schema);
  rewrite_how_is(words, in_schema);
  rewrite_how_much_they_have(words, in_schema, names_row);
  rewrite_above(words, names_row);
}

}  // namespace ask::engine
