#include "agent/engine/link/cue_matcher.h"

#include <algorithm>
#include <string>
#include <unordered_map>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon_tables.h"
#include "agent/engine/text/numbers.h"

namespace ask::engine {
namespace {

struct Alternative {
  std::string_view word;
  bool exact = false;   // folded text only
  bool number = false;  // '#'
};
struct PhraseElement {
  std::vector<Alternative> alternatives;
  bool optional = false;
};
struct CompiledPhrase {
  std::vector<PhraseElement> elements;
  const Phrase* phrase = nullptr;
};

PhraseElement read_element(std::string_view text) {
  PhraseElement element;
  element.optional = text.size() > 1 && text.ends_with('?');
  if (element.optional) text.remove_suffix(1);
  const bool exact = text.size() > 1 && text.starts_with('=');
  while (!text.empty()) {
    const size_t end = std::min(text.find('|'), text.size());
    std::string_view word = text.substr(0, end);
    const bool marked = word.size() > 1 && word.starts_with('=');
    if (marked) word.remove_prefix(1);
    element.alternatives.push_back({word, exact || marked, word == "#"});
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return element;
}

CompiledPhrase compile(const Phrase& phrase) {
  CompiledPhrase compiled{{}, &phrase};
  std::string_view text = phrase.pattern;
  while (!text.empty()) {
    const size_t end = std::min(text.find(' '), text.size());
    compiled.elements.push_back(read_element(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return compiled;
}

// All phrases, indexed by each word that they can begin with.
class PhraseBook {
 public:
  PhraseBook() {
    for (const auto phrases :
         {quantity_phrases(), structure_phrases(), superlative_phrases(), comparative_phrases()})
      for (const Phrase& phrase : phrases) phrases_.push_back(compile(phrase));
    for (const CompiledPhrase& phrase : phrases_)
      for (const PhraseElement& element : phrase.elements) {
        for (const Alternative& first : element.alternatives)
          add(first.number ? "#" : first.word, &phrase);
        if (!element.optional) break;
      }
  }

  const std::vector<const CompiledPhrase*>* starting(std::string_view word) const {
    const auto found = first_.find(word);
    return found == first_.end() ? nullptr : &found->second;
  }

 private:
  void add(std::string_view word, const CompiledPhrase* phrase) {
    auto& list = first_[word];
    if (list.empty() || list.back() != phrase) list.push_back(phrase);
  }

  std::vector<CompiledPhrase> phrases_;
  std::unordered_map<std::string_view, std::vector<const CompiledPhrase*>> first_;
};

struct CueMatch {
  uint32_t end = 0;
  double number = 0;
};

// True if the token matches the element; sets match.end and, for '#', match.number.
bool fits(std::span<const Token> tokens, uint32_t at, const PhraseElement& element,
          CueMatch& match) {
  const Token& token = tokens[at];
  if (token.quoted || (token.capitalised && token.text == "A")) return false;  // a letter
  const std::string_view folded = token.folded, lemma = token.lemma;
  for (const Alternative& alternative : element.alternatives) {
    if (alternative.number) {
      const auto number = number_at(tokens, at);
      if (!number || number->ordinal) continue;
      match = {number->end, number->value};
      return true;
    }
    if (text::same_word(folded, alternative.word) ||
        (!alternative.exact && text::same_word(lemma, alternative.word))) {
      match.end = at + 1;
      return true;
    }
  }
  return false;
}

// Matches elements [e, ..) from token `at`, optional ones greedily. end == 0: no match.
CueMatch match_from(std::span<const Token> tokens, uint32_t at,
                    const std::vector<PhraseElement>& elements, size_t e, double number) {
  if (e == elements.size()) return {at, number};
  CueMatch best{};
  CueMatch here{0, number};
  if (at < tokens.size() && fits(tokens, at, elements[e], here))
    best = match_from(tokens, here.end, elements, e + 1, here.number);
  if (best.end == 0 && elements[e].optional) best = match_from(tokens, at, elements, e + 1, number);
  return best;
}

// True if one of the alternatives occurs in the 8 tokens before `at`, within the same clause.
bool follows_any(std::span<const Token> tokens, uint32_t at, std::string_view words) {
  constexpr uint32_t kReach = 8;
  if (words.empty()) return true;
  for (uint32_t i = at; i > 0 && at - i < kReach && !tokens[i - 1].punctuation; --i)
    if (has_part(words, '|', tokens[i - 1].folded)) return true;
  return false;
}

// "donors who get the newsletter": what rows do is not what the question asks for.
bool says_of_rows(std::span<const Token> tokens, uint32_t at) {
  return at > 1 && text::is_one_of(tokens[at - 1].folded, {"who", "that", "which"});
}

void add_mention(const Phrase& phrase, uint32_t begin, const CueMatch& match,
                 std::vector<Mention>& out) {
  Mention mention;
  mention.begin = begin;
  mention.end = match.end;
  mention.kind = MentionKind::kCue;
  mention.score = phrase.score;
  mention.cue = phrase.cue;
  mention.number = match.number;
  mention.scale = {phrase.scale, phrase.descending};
  out.push_back(std::move(mention));
}

}  // namespace

void add_cues(std::span<const Token> tokens, uint32_t at, std::vector<Mention>& out) {
  static const PhraseBook kBook;
  if (at >= tokens.size() || tokens[at].quoted) return;
  const size_t first = out.size();
  const auto try_all = [&](std::string_view word) {
    const auto* phrases = kBook.starting(word);
    if (!phrases) return;
    for (const CompiledPhrase* compiled : *phrases) {
      const CueMatch match = match_from(tokens, at, compiled->elements, 0, 0);
      if (match.end <= at) continue;
      const Phrase& phrase = *compiled->phrase;
      if (!follows_any(tokens, at, phrase.after) ||
          (at > 0 && has_part(phrase.not_after, '|', tokens[at - 1].folded)) ||
          (phrase.cue == Cue::kList && says_of_rows(tokens, at)))
        continue;
      const auto same = std::find_if(
          out.begin() + static_cast<std::ptrdiff_t>(first), out.end(),
          [&](const Mention& m) { return m.cue == phrase.cue && m.scale.word == phrase.scale; });
      if (same == out.end()) {
        add_mention(phrase, at, match, out);
      } else if (match.end > same->end || (match.end == same->end && phrase.score > same->score)) {
        same->end = match.end;
        same->score = phrase.score;
        same->number = match.number;
        same->scale = {phrase.scale, phrase.descending};
      }
    }
  };
  try_all(tokens[at].folded);
  if (tokens[at].lemma != tokens[at].folded) try_all(tokens[at].lemma);
  if (number_at(tokens, at)) try_all("#");
}

}  // namespace ask::engine
