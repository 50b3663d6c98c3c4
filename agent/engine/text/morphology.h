// Morphology: lemmas by rules and a list of irregular forms, stems by the Snowball stemmer.
#pragma once
#include <array>
#include <memory>
#include <string>
#include <string_view>

struct sb_stemmer;

namespace ask::engine {

// The singular of a noun or the base form of a verb; any other word is returned unchanged.
// REQUIRES: folded text.
std::string lemma(std::string_view folded);

// Predicates of inflected forms by the ending of a word, without a list of words. All take folded
// text. "played": a past form or participle.
constexpr bool has_past_suffix(std::string_view word) { return word.ends_with("ed"); }
// "playing": a present participle or gerund.
constexpr bool has_progressive_suffix(std::string_view word) { return word.ends_with("ing"); }
constexpr bool has_verbal_suffix(std::string_view word) {
  return has_past_suffix(word) || has_progressive_suffix(word);
}
// "bought": of a verb whose past has no "-ed", or "played".
constexpr bool has_long_past_suffix(std::string_view word) {
  return has_past_suffix(word) || word.ends_with("ought");
}
// "sent", "built", "played". The ending is that of other words as well.
constexpr bool may_be_past_form(std::string_view word) {
  return has_past_suffix(word) || word.ends_with('t');
}
// "directed", "written"
constexpr bool has_participle_suffix(std::string_view word) {
  return has_past_suffix(word) || word.ends_with("en");
}
// "director", "winner": one who does it.
constexpr bool has_agent_suffix(std::string_view word) {
  return word.ends_with("er") || word.ends_with("or");
}
// "orders": a plural, or a verb of the third person.
constexpr bool has_plural_suffix(std::string_view word) { return word.ends_with('s'); }
std::string with_plural_suffix(std::string_view word);
// What the past participle of the verb may be: "completed", "withdrawn".
std::array<std::string, 3> participles(std::string_view verb);
// True if `word` is `base` with that suffix: "lives" of "live".
constexpr bool is_plural_of(std::string_view word, std::string_view base) {
  return word.size() == base.size() + 1 && has_plural_suffix(word) && word.starts_with(base);
}
// True if `word`, whose lemma is `base`, is a past form or participle of it: "sold" of "sell".
constexpr bool is_past_of(std::string_view word, std::string_view base) {
  return word != base && !has_plural_suffix(word) && !has_progressive_suffix(word);
}
// True for a regular form of the verb: "attended" of "attend".
constexpr bool is_regular_form_of(std::string_view word, std::string_view verb) {
  if (!word.starts_with(verb)) return false;
  word.remove_prefix(verb.size());
  return word == "s" || word == "es" || word == "d" || word == "ed" || word == "ing";
}
// True for "making", "having" and "running" of "make", "have" and "run".
constexpr bool is_progressive_of(std::string_view word, std::string_view verb) {
  if (!has_progressive_suffix(word) || verb.empty()) return false;
  word.remove_suffix(3);
  if (word == verb) return true;
  if (verb.ends_with('e')) return word == verb.substr(0, verb.size() - 1);
  return word.size() == verb.size() + 1 && word.starts_with(verb) && word.back() == verb.back();
}
// True for "setter" of the verb "set", "driver" of "drive".
constexpr bool is_agent_noun_of(std::string_view noun, std::string_view verb) {
  if (verb.ends_with('e')) verb.remove_suffix(1);
  return has_agent_suffix(noun) && noun.starts_with(verb) && noun.size() - verb.size() >= 2 &&
         noun.size() - verb.size() <= 3;
}
// "didn't", "n't"
constexpr bool is_negative_contraction(std::string_view word) { return word.ends_with("n't"); }
// The same, also as it is typed: "didnt". The ending is that of other words as well.
constexpr bool may_be_negative_contraction(std::string_view word) {
  return is_negative_contraction(word) || word.ends_with("nt");
}
// "unpaid"
constexpr bool has_negative_prefix(std::string_view word) { return word.starts_with("un"); }
// "the winner's"
constexpr bool has_genitive_suffix(std::string_view word) { return word.ends_with("'s"); }
// "monthly"
constexpr bool has_adverbial_suffix(std::string_view word) { return word.ends_with("ly"); }
// "oldest"
constexpr bool has_superlative_suffix(std::string_view word) { return word.ends_with("est"); }
// "older"; and "oldest" of it.
constexpr bool has_comparative_suffix(std::string_view word) { return word.ends_with("er"); }
inline std::string superlative_of(std::string_view comparative) {
  return std::string(comparative.substr(0, comparative.size() - 1)) + "st";
}
constexpr bool is_vowel(char letter) {
  return std::string_view("aeiou").find(letter) != std::string_view::npos;
}

// Snowball English stemmer (Porter2). Not thread safe, but cheap to create: one object per use.
class Stemmer {
 public:
  Stemmer();
  std::string stem(std::string_view folded) const;

 private:
  struct Delete {
    void operator()(sb_stemmer* p) const;
  };
  std::unique_ptr<sb_stemmer, Delete> stemmer_;
};

}  // namespace ask::engine
