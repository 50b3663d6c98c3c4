// A question as the list of its words, which is what the rewrites read and change. The question is
// split once. Each word keeps its text, its plain form and the bytes of the asked question that it
// comes from; a word that a rewrite inserts gets the bytes of the words that it replaces.
#pragma once
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/rewrite/triggers.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

// Text without blanks, as it is to be read; empty between two blanks.
struct QuestionWord {
  // Words of rewrites are written as literals and strings.
  QuestionWord(std::string_view word, SourceSpan from = {});  // NOLINT(google-explicit-constructor)
  QuestionWord(const char* word) : QuestionWord(std::string_view(word)) {}         // NOLINT
  QuestionWord(const std::string& word) : QuestionWord(std::string_view(word)) {}  // NOLINT

  std::string text;
  std::string plain;      // in lower case without the punctuation ".,?!" after it
  Triggers triggers = 0;  // of the plain form
  SourceSpan source;      // empty if the word has no source yet
};

class WordSequence {
 public:
  WordSequence() = default;
  WordSequence(std::initializer_list<QuestionWord> words) : words_(words) {}

  // The words of a question that is asked, with their places.
  static WordSequence of_question(std::string_view question);
  // The words of a phrase that is to be put in. One empty word for the empty phrase.
  static WordSequence of_phrase(std::string_view phrase);

  size_t size() const { return words_.size(); }
  bool empty() const { return words_.empty(); }
  // Text of word i; "" past the end.
  const std::string& operator[](size_t i) const {
    return i < words_.size() ? words_[i].text : kNone;
  }
  const std::string& back() const { return (*this)[words_.size() - 1]; }
  // Last character of the text of word i; '\0' if it is empty or past the end.
  char last_char(size_t i) const {
    return i < words_.size() && !words_[i].text.empty() ? words_[i].text.back() : '\0';
  }
  // Plain form of word i; "" past the end.
  const std::string& plain(size_t i) const { return i < words_.size() ? words_[i].plain : kNone; }
  // Word i with its place, to be put in elsewhere.
  const QuestionWord& word(size_t i) const { return words_[i]; }
  // Word i in its plain form, with its place.
  QuestionWord plain_word(size_t i) const {
    return {plain(i), i < words_.size() ? words_[i].source : SourceSpan()};
  }
  // True if a word of the trigger, or word i as one of them, is there.
  bool has(Trigger trigger) const;
  bool has(size_t i, Trigger trigger) const {
    return i < words_.size() && (words_[i].triggers & bit(trigger)) != 0;
  }
  // True if the text of a word has these bytes.
  bool holds(std::string_view bytes) const;
  WordSequence part(size_t from, size_t to) const;

  void set(size_t i, const std::string& text);   // keeps the place
  void set_source(size_t i, SourceSpan source);  // sets the place
  void add(size_t i, std::string_view mark);     // after the text of word i
  void end_with(std::string_view mark) { add(size() - 1, mark); }
  void cut_last(size_t i, size_t bytes = 1);  // from the text of word i
  void push_back(QuestionWord word);
  void append(const WordSequence& more);
  void erase(size_t from, size_t to);
  void resize(size_t size);  // to fewer words
  // Replaces `count` words from `at` by others, which take the places of those: a word without a
  // source gets that of the replaced word that it repeats, else those that no other word gets,
  // between its neighbours if there are any, else that of the word beside it.
  void replace(size_t at, size_t count, WordSequence by);
  void rotate(size_t middle);  // brings word `middle` to the front

  // The words with blanks between them.
  std::string text() const;
  // Changes with every change of the words; 0 for a question as it was asked.
  uint32_t version() const { return version_; }
  // Sets Token::asked of the tokens of text(), of the question that was asked.
  void place(std::string_view question, std::vector<Token>& tokens) const;

 private:
  static const std::string kNone;  // the text and the plain form of no word
  void assign_sources(size_t at, size_t count, std::vector<QuestionWord>& by) const;

  std::vector<QuestionWord> words_;
  uint32_t version_ = 0;
};

}  // namespace ask::engine
