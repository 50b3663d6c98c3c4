#include "agent/engine/text/tokenizer.h"

#include <array>
#include <cstdint>
#include <utility>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/text/glyph.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) {}

  std::vector<Token> run() {
    while (at_ < text_.size() && tokens_.size() < kMaxTokens) step();
    mark_capitals();
    return std::move(tokens_);
  }

 private:
  CharClass shape(size_t at) const { return glyph_at(text_, at).shape; }
  bool digit(size_t at) const { return shape(at) == CharClass::kDigit; }
  char byte(size_t at) const { return at < text_.size() ? text_[at] : '\0'; }

  void step();
  bool read_quoted();
  bool read_backquoted();
  size_t closing_apostrophe(size_t from) const;
  void read_number();
  size_t date_end(size_t from) const;
  void read_word();
  size_t word_end(size_t from) const;
  void add(size_t begin, size_t end, bool punctuation = false);
  void add_quoted(size_t begin, size_t end, size_t next);
  void mark_capitals();

  std::string_view text_;
  size_t at_ = 0;
  bool hyphen_ = false;  // a hyphen was skipped before the next token
  std::vector<Token> tokens_;
  Stemmer stemmer_;
};

void Lexer::add(size_t begin, size_t end, bool punctuation) {
  Token token;
  token.text = std::string(text_.substr(begin, end - begin));
  token.folded = text::folded(token.text);
  token.begin = static_cast<uint32_t>(begin);
  token.end = static_cast<uint32_t>(end);
  token.source = {token.begin, token.end};
  token.punctuation = punctuation;
  token.after_hyphen = std::exchange(hyphen_, false);
  if (const size_t mark = token.folded.find("\xE2\x80\x99"); mark != token.folded.npos)
    token.folded.replace(mark, 3, "'");
  token.stem = punctuation ? token.folded : stemmer_.stem(token.folded);
  token.lemma = punctuation ? token.folded : lemma(token.folded);
  tokens_.push_back(std::move(token));
  at_ = end;
}

// Adds the quoted text [begin, end); scanning continues at `next`.
void Lexer::add_quoted(size_t begin, size_t end, size_t next) {
  const std::string_view inside = text::trimmed(text_.substr(begin, end - begin));
  Token token;
  token.text = std::string(inside);
  token.folded = token.stem = token.lemma = text::folded(inside);
  token.begin = static_cast<uint32_t>(at_);
  token.end = static_cast<uint32_t>(next);
  token.source = {token.begin, token.end};
  token.quoted = true;
  tokens_.push_back(std::move(token));
  at_ = next;
}

void Lexer::step() {
  const Glyph glyph = glyph_at(text_, at_);
  const bool after_word =
      at_ > 0 && !tokens_.empty() && tokens_.back().end == at_ && !tokens_.back().punctuation;
  switch (glyph.shape) {
    case CharClass::kEnd:
    case CharClass::kBlank:
      at_ += glyph.size;
      return;
    case CharClass::kLetter:
      read_word();
      return;
    case CharClass::kDigit:
      read_number();
      return;
    case CharClass::kQuote:
    case CharClass::kApostrophe:
      if (!(after_word && glyph.shape == CharClass::kApostrophe) && read_quoted()) return;
      if (after_word && glyph.shape == CharClass::kApostrophe &&
          text::lower(text_.substr(at_ + glyph.size, 1)) == "s" &&
          !is_word(shape(at_ + glyph.size + 1))) {
        add(at_, at_ + glyph.size + 1);
        tokens_.back().folded = tokens_.back().stem = tokens_.back().lemma = "'s";
        return;
      }
      if (after_word && glyph.shape == CharClass::kApostrophe) {  // "students' names"
        add(at_, at_ + glyph.size, true);
        tokens_.back().folded = tokens_.back().lemma = "'s";
        return;
      }
      add(at_, at_ + glyph.size, true);
      return;
    case CharClass::kDash:
      if (!after_word && digit(at_ + glyph.size) && glyph.size == 1) return read_number();
      if (after_word &&
          is_word(shape(at_ + glyph.size))) {  // a hyphen inside a word only separates
        at_ += glyph.size;
        hyphen_ = true;
        return;
      }
      add(at_, at_ + glyph.size, true);
      return;
    case CharClass::kOther:
      if (byte(at_) == '.' && digit(at_ + 1) && !after_word) return read_number();
      if ((byte(at_) == '_' || byte(at_) == '/') && after_word && is_word(shape(at_ + 1))) {
        ++at_;
        return;
      }
      add(at_, at_ + glyph.size, true);
      return;
  }
}

// The apostrophe that ends a quotation, or npos. Skips one inside a word, as in 'O'Brien'.
size_t Lexer::closing_apostrophe(size_t from) const {
  for (size_t i = from; i < text_.size();) {
    const Glyph glyph = glyph_at(text_, i);
    if (glyph.shape == CharClass::kApostrophe && !is_word(shape(i + glyph.size)) && i > from)
      return i;
    i += glyph.size;
  }
  return text_.npos;
}

bool Lexer::read_quoted() {
  const Glyph open = glyph_at(text_, at_);
  size_t from = at_ + open.size;
  if (open.shape == CharClass::kApostrophe || text_.substr(at_).starts_with("\xE2\x80\x98")) {
    if (byte(from) == '\'') return read_backquoted();
    const size_t close = closing_apostrophe(from);
    if (close == text_.npos || shape(from) == CharClass::kBlank) return false;
    add_quoted(from, close, close + glyph_at(text_, close).size);
    return true;
  }
  if (byte(at_) == '`' && byte(from) == '`') return read_backquoted();
  while (byte(at_) == '"' && byte(from) == '"') ++from;
  size_t close = from;
  while (close < text_.size()) {
    const Glyph glyph = glyph_at(text_, close);
    if (glyph.shape == CharClass::kQuote && (byte(at_) == '`') == (byte(close) == '`')) break;
    close += glyph.size;
  }
  if (close >= text_.size() || text::trimmed(text_.substr(from, close - from)).empty())
    return false;
  size_t next = close + glyph_at(text_, close).size;
  while (byte(close) == '"' && byte(next) == '"') ++next;
  add_quoted(from, close, next);
  return true;
}

// ''text'' and ``text'': typewriter-style quotation marks.
bool Lexer::read_backquoted() {
  const size_t from = at_ + 2;
  const size_t close = text_.find("''", from);
  if (close == text_.npos || text::trimmed(text_.substr(from, close - from)).empty()) return false;
  add_quoted(from, close, close + 2);
  return true;
}

// The end of a date or time at `from` (2010-03-01, 3/5/2010, 10:30, 10:30:15), or `from` if none.
size_t Lexer::date_end(size_t from) const {
  size_t at = from;
  while (digit(at)) ++at;
  const char separator = byte(at);
  if (at == from || at - from > 4 || (separator != '-' && separator != '/' && separator != ':'))
    return from;
  size_t groups = 1;
  while (byte(at) == separator && digit(at + 1) && groups < 3) {
    const size_t group = ++at;
    while (digit(at)) ++at;
    if (at - group > 4) return from;
    ++groups;
  }
  if (is_word(shape(at))) return from;
  return groups == 3 || (separator == ':' && groups == 2) ? at : from;
}

void Lexer::read_number() {
  const size_t begin = at_;
  if (const size_t end = date_end(begin); end > begin) return add(begin, end);
  size_t at = begin + (byte(begin) == '-' ? 1 : 0);
  while (digit(at)) ++at;
  while (byte(at) == ',' && digit(at + 1) && digit(at + 2) && digit(at + 3) && !digit(at + 4))
    at += 4;
  while (byte(at) == '.' && digit(at + 1)) {
    ++at;
    while (digit(at)) ++at;
  }
  while (is_word(shape(at))) at += glyph_at(text_, at).size;  // 5k, 3rd, 1990s, 747A
  add(begin, at);
}

size_t Lexer::word_end(size_t from) const {
  size_t at = from;
  for (;;) {
    while (is_word(shape(at))) at += glyph_at(text_, at).size;
    const Glyph glyph = glyph_at(text_, at);
    const size_t next = at + glyph.size;
    const bool goes_on = shape(next) == CharClass::kLetter;
    if (glyph.shape == CharClass::kApostrophe && goes_on) {
      const bool possessive =
          text::lower(text_.substr(next, 1)) == "s" && !is_word(shape(next + 1));
      if (possessive) return at;
    } else if (byte(at) == '&' && goes_on) {
    } else if (byte(at) == '.' && goes_on) {
    } else {
      break;
    }
    at = next;
  }
  const std::string_view word = text_.substr(from, at - from);
  // The last dot of "U.S." and "e.g." belongs to the word.
  if (byte(at) == '.' && word.size() >= 3 && word[1] == '.' && word[word.size() - 2] == '.') ++at;
  while ((byte(at) == '+' || byte(at) == '#') && !is_word(shape(at + 1)) && at - from < 4) ++at;
  return at;
}

void Lexer::read_word() { add(at_, word_end(at_)); }

bool opens_sentence(const std::vector<Token>& tokens, size_t i) {
  static constexpr std::array<std::string_view, 9> kTitles = {"mr", "mrs",  "ms",  "dr", "st",
                                                              "jr", "prof", "sgt", "no"};
  if (i == 0) return true;
  const Token& before = tokens[i - 1];
  if (before.quoted || !before.punctuation) return false;
  if (before.folded == "?" || before.folded == "!" || before.folded == ":") return true;
  if (before.folded == "\"" || before.folded == "(") return opens_sentence(tokens, i - 1);
  if (before.folded != ".") return false;
  if (i < 2) return true;
  const std::string& word = tokens[i - 2].folded;
  return word.size() > 1 && !contains(kTitles, word);
}

bool has_capital(const Token& token) {
  if (token.text.empty() || token.quoted || token.punctuation) return false;
  const auto c = static_cast<unsigned char>(token.text[0]);
  if (c < 0x80) return c >= 'A' && c <= 'Z';
  return c < 0xE0 && token.folded.compare(0, 1, token.text, 0, 1) != 0 &&
         text::folded(token.text) != token.text;
}

// Sets Token::capitalised, unless three quarters of the words have a capital, as in a title.
void Lexer::mark_capitals() {
  size_t words = 0, capitals = 0;
  for (const Token& token : tokens_) {
    if (token.quoted || token.punctuation || token.text.empty() ||
        shape(token.begin) != CharClass::kLetter)
      continue;
    ++words;
    if (has_capital(token)) ++capitals;
  }
  if (words >= 4 && capitals * 4 >= words * 3) return;
  for (size_t i = 0; i < tokens_.size(); ++i)
    tokens_[i].capitalised = has_capital(tokens_[i]) && !opens_sentence(tokens_, i);
}

}  // namespace

std::vector<Token> tokenize(std::string_view question) { return Lexer(question).run(); }

}  // namespace ask::engine
