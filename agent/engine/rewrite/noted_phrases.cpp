#include "agent/engine/rewrite/noted_phrases.h"

#include "agent/engine/text/tokenizer.h"

namespace ask::engine {
namespace {

std::string stand_in(size_t n) {
  constexpr std::string_view kLetters = "bcfghjkmnprtvwxz";
  std::string out = "qxvq";
  for (; n > 0; n /= kLetters.size()) out += kLetters[n % kLetters.size()];
  return out + "qxvq";
}

// The end of the longest phrase of a note at this token; `at` if there is none.
size_t phrase_end(const std::vector<Token>& tokens, size_t at, const SchemaIndex& index) {
  size_t end = at;
  for (const std::string* word : {&tokens[at].lemma, &tokens[at].folded})
    for (const NotedPhrase& phrase : index.noted(*word))
      if (says_phrase(tokens, at, phrase)) end = std::max(end, at + phrase.modifiers);
  return end;
}

// True for a noted key that tells who did it: "headed by" in "shops headed by Ann Black".
bool tells_role(const std::vector<Token>& tokens, size_t at, size_t end, const SchemaIndex& index) {
  if (at == 0 || end >= tokens.size() || tokens[end].punctuation) return false;
  if (tokens[end - 1].folded != "by" && tokens[end].folded != "by") return false;
  if (!tokens[at].folded.ends_with("ed") && tokens[end - 1].folded != "by") return false;
  for (const std::string* word : {&tokens[at].lemma, &tokens[at].folded})
    for (const NotedPhrase& phrase : index.noted(*word))
      if (says_phrase(tokens, at, phrase) && phrase.column != kNone &&
          index.column_facts(phrase.table, phrase.column).reference)
        return true;
  return false;
}

}  // namespace

NotedPhrases::NotedPhrases(std::string_view question, const SchemaIndex& index) {
  const std::vector<Token> tokens = tokenize(question);
  size_t copied = 0;
  for (size_t at = 0; at < tokens.size();) {
    const size_t end = tokens[at].punctuation ? at : phrase_end(tokens, at, index);
    if (end == at) {
      ++at;
      continue;
    }
    hidden_ += question.substr(copied, tokens[at].begin - copied);
    const bool role = tells_role(tokens, at, end, index);
    hidden_ += (role ? "whose " : "") + stand_in(phrases_.size()) + (role ? " is" : "");
    copied = tokens[end - 1].end;
    phrases_.emplace_back(question.substr(tokens[at].begin, copied - tokens[at].begin));
    if (role && tokens[end].folded == "by") copied = tokens[end].end;
    at = end;
  }
  hidden_ += question.substr(copied);
}

std::string NotedPhrases::shown(std::string text) const {
  for (size_t n = phrases_.size(); n-- > 0;) {
    const std::string word = stand_in(n);
    for (size_t at = text.find(word); at != text.npos;
         at = text.find(word, at + phrases_[n].size()))
      text.replace(at, word.size(), phrases_[n]);
  }
  return text;
}

}  // namespace ask::engine
