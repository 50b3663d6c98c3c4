#include "agent/db/run/search_words.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "agent/common/text.h"

namespace ask::db {
namespace {

bool is_letter_or_digit(unsigned char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}
// A word without quotes in FTS5 consists of these, whatever the tokenizer makes of it.
bool is_bare(unsigned char c) { return is_letter_or_digit(c) || c >= 0x80 || c == '_' || c == 26; }
bool begins_character(unsigned char c) { return (c & 0xc0U) != 0x80; }

class WordCounter {
 public:
  WordCounter(std::string_view search, const Tokenizer& tokenizer)
      : search_(search), tokenizer_(tokenizer) {}

  SearchWords count() {
    has_prefix_ = search_.find('*') != search_.npos;
    out_.bytes = static_cast<double>(search_.size());
    for (size_t i = 0; i < search_.size();) i = read(i);
    if (quoted_) end_of_item();
    out_.same.assign(same_.begin(), same_.end());
    return std::move(out_);
  }

 private:
  // Reads what begins at i; returns where it ends.
  size_t read(size_t i) {
    const auto c = static_cast<unsigned char>(search_[i]);
    out_.prefixes += c == '*';
    if (c == '"') {
      if (quoted_) end_of_item();
      in_item_ = 0;
      quoted_ = !quoted_;
      return i + 1;
    }
    if (!quoted_) in_item_ = 0;
    if (!quoted_ && is_bare(c)) {
      size_t end = i;
      while (end < search_.size() && is_bare(static_cast<unsigned char>(search_[end]))) ++end;
      if (is_operator(search_.substr(i, end - i))) return end;
      while (i < end) i = piece(i, end);
      end_of_item();
      return end;
    }
    out_.phrases |= !quoted_ && (c == '+' || c == '.' || c == '-');
    return piece(i, search_.size());
  }

  // An empty phrase, or a word of underscores, is work for the parser as well.
  void end_of_item() {
    if (in_item_ == 0) add(1, "");
    after_operator_ = false;
  }

  // Of two operators in a row, SQLite may take one for a word, if built without parentheses.
  bool is_operator(std::string_view word) {
    const bool near = word == "NEAR";
    out_.near |= near;
    const bool known = near || word == "AND" || word == "OR" || word == "NOT";
    const bool counts = known && !after_operator_;
    after_operator_ = known;
    return counts;
  }

  bool is_special(unsigned char c) const {
    const bool capital = c >= 'A' && c <= 'Z';
    return c < 0x80 &&
           tokenizer_.special.find(static_cast<char>(capital ? c | 0x20U : c)) != std::string::npos;
  }
  bool may_be_word(unsigned char c) const {
    return is_letter_or_digit(c) || c >= 0x80 || is_special(c);
  }

  // Reads a sequence of word characters. A special character, or one beyond
  // ASCII, separates words or belongs to one: every other part of the sequence may be a word.
  size_t piece(size_t i, size_t end) {
    const auto first = static_cast<unsigned char>(search_[i]);
    if (tokenizer_.any) {
      if (begins_character(first)) add(1, "");
      return i + 1;
    }
    if (!may_be_word(first)) return i + 1;
    const size_t begin = i;
    double parts = 0;
    bool plain = true, letters = false;  // letters: those before this one belong to the same part
    for (; i < end && may_be_word(static_cast<unsigned char>(search_[i])); ++i) {
      const auto c = static_cast<unsigned char>(search_[i]);
      const bool letter = c < 0x80 && !is_special(c);
      plain &= letter;
      parts += letter ? !letters : begins_character(c);
      letters = letter;
    }
    add(std::ceil(parts / 2), plain ? search_.substr(begin, i - begin) : "");
    return i;
  }

  // The common form of words that SQLite's tokenizers may consider equal. Stems of long words
  // have two letters at least, and a prefix of one letter matches all words that begin with it.
  std::string in_common(std::string_view word) const {
    constexpr size_t kLongWord = 6;
    size_t size = word.size();
    if (tokenizer_.stems) size = size >= kLongWord ? 2 : 1;
    return text::lower(word.substr(0, has_prefix_ ? 1 : size));
  }

  // `word`: "" if it may be the same as any other.
  void add(double words, std::string_view word) {
    out_.words += words;
    in_item_ += words;
    out_.phrases |= in_item_ > 1;
    if (word.empty())
      out_.anywhere += words;
    else
      same_[in_common(word)] += words;
  }

  std::string_view search_;
  const Tokenizer& tokenizer_;
  SearchWords out_;
  std::map<std::string, double> same_;
  bool quoted_ = false, has_prefix_ = false, after_operator_ = false;
  double in_item_ = 0;  // words of the phrase that is read
};

}  // namespace

double SearchWords::alike() const {
  std::map<std::string_view, double> together;
  double most = 0;
  for (const auto& [word, count] : same) most = std::max(most, together[word] += count);
  return anywhere + most;
}

void SearchWords::add(const SearchWords& other) {
  words += other.words;
  prefixes += other.prefixes;
  bytes += other.bytes;
  anywhere += other.anywhere;
  phrases |= other.phrases;
  near |= other.near;
  same.insert(same.end(), other.same.begin(), other.same.end());
}

void SearchWords::widen(const SearchWords& other) {
  anywhere = std::max(alike(), other.alike());
  same.clear();
  words = std::max(words, other.words);
  prefixes = std::max(prefixes, other.prefixes);
  bytes = std::max(bytes, other.bytes);
  phrases |= other.phrases;
  near |= other.near;
}

SearchWords count_words(std::string_view search, const Tokenizer& tokenizer) {
  return WordCounter(search, tokenizer).count();
}

SearchWords count_words(std::string_view search, const std::vector<Tokenizer>& tokenizers) {
  SearchWords out;
  if (tokenizers.size() == 1) return count_words(search, tokenizers[0]);
  for (const Tokenizer& tokenizer : tokenizers) out.widen(count_words(search, tokenizer));
  return out;
}

SearchWords most_words(double bytes, const std::vector<Tokenizer>& tokenizers) {
  const bool any = std::any_of(tokenizers.begin(), tokenizers.end(),
                               [](const Tokenizer& one) { return one.any; });
  SearchWords out;
  out.bytes = bytes;
  out.words = out.prefixes = out.anywhere = any ? bytes : std::ceil(bytes / 2);
  out.phrases = out.near = true;
  return out;
}

}  // namespace ask::db
