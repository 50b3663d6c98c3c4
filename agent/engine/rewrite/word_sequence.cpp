#include "agent/engine/rewrite/word_sequence.h"

#include <algorithm>
#include <limits>

#include "agent/common/text.h"

namespace ask::engine {
namespace {

std::string plain_form(std::string_view text) {
  size_t end = text.size();
  while (end > 0 && (text[end - 1] == '?' || text[end - 1] == '.' || text[end - 1] == ',' ||
                     text[end - 1] == '!'))
    --end;
  return text::lower(text.substr(0, end));
}

// Calls `take` for the text between blanks, with its place.
template <typename Take>
void split(std::string_view text, const Take& take) {
  for (size_t at = 0;;) {
    const size_t end = std::min(text.find(' ', at), text.size());
    take(text.substr(at, end - at), at, end);
    if (end == text.size()) return;
    at = end + 1;
  }
}

}  // namespace

QuestionWord::QuestionWord(std::string_view word, SourceSpan from)
    : text(word), plain(plain_form(word)), triggers(triggers_of(plain)), source(from) {}

WordSequence WordSequence::of_question(std::string_view question) {
  WordSequence out;
  constexpr size_t kRoom = 8;  // for words that rewrites put in
  out.words_.reserve(static_cast<size_t>(std::count(question.begin(), question.end(), ' ')) +
                     kRoom);
  split(question, [&](std::string_view word, size_t begin, size_t end) {
    out.words_.emplace_back(word,
                            SourceSpan{static_cast<uint32_t>(begin), static_cast<uint32_t>(end)});
  });
  return out;
}

WordSequence WordSequence::of_phrase(std::string_view phrase) {
  WordSequence out;
  split(phrase, [&](std::string_view word, size_t, size_t) { out.words_.emplace_back(word); });
  return out;
}

const std::string WordSequence::kNone;

bool WordSequence::has(Trigger trigger) const {
  for (size_t i = 0; i < words_.size(); ++i)
    if (has(i, trigger)) return true;
  return false;
}

bool WordSequence::holds(std::string_view bytes) const {
  return std::any_of(words_.begin(), words_.end(), [&](const QuestionWord& word) {
    return word.text.find(bytes) != std::string::npos;
  });
}

WordSequence WordSequence::part(size_t from, size_t to) const {
  WordSequence out;
  out.words_.assign(words_.begin() + static_cast<std::ptrdiff_t>(from),
                    words_.begin() + static_cast<std::ptrdiff_t>(to));
  return out;
}

void WordSequence::set(size_t i, const std::string& text) {
  ++version_;
  QuestionWord word(text, words_[i].source);  // the text may be of this word
  words_[i] = std::move(word);
}

void WordSequence::set_source(size_t i, SourceSpan source) {
  ++version_;
  words_[i].source = source;
}

void WordSequence::add(size_t i, std::string_view mark) {
  if (!mark.empty()) set(i, words_[i].text + std::string(mark));
}

void WordSequence::cut_last(size_t i, size_t bytes) {
  if (bytes > 0) set(i, words_[i].text.substr(0, words_[i].text.size() - bytes));
}

void WordSequence::push_back(QuestionWord word) {
  ++version_;
  words_.push_back(std::move(word));
}

void WordSequence::append(const WordSequence& more) {
  ++version_;
  words_.insert(words_.end(), more.words_.begin(), more.words_.end());
}

void WordSequence::erase(size_t from, size_t to) {
  ++version_;
  words_.erase(words_.begin() + static_cast<std::ptrdiff_t>(from),
               words_.begin() + static_cast<std::ptrdiff_t>(to));
}

void WordSequence::resize(size_t size) { erase(size, words_.size()); }

void WordSequence::rotate(size_t middle) {
  ++version_;
  std::rotate(words_.begin(), words_.begin() + static_cast<std::ptrdiff_t>(middle), words_.end());
}

// Gives the words that are to replace [at, at + count) the places of those.
void WordSequence::assign_sources(size_t at, size_t count, std::vector<QuestionWord>& by) const {
  std::vector<bool> taken(count);
  const auto take = [&](const auto& which) {
    for (size_t k = 0; k < count; ++k)
      if (!taken[k] && which(words_[at + k])) return taken[k] = true, words_[at + k].source;
    return SourceSpan{};
  };
  for (QuestionWord& word : by)
    if (!word.source.empty())
      take([&](const QuestionWord& old) { return old.source.begin == word.source.begin; });
  for (QuestionWord& word : by)
    if (word.source.empty() && !word.plain.empty())
      word.source = take([&](const QuestionWord& old) { return old.plain == word.plain; });
  // What no word has taken, from one byte to another.
  const auto left = [&](uint32_t from, uint32_t to) {
    SourceSpan out;
    for (size_t k = 0; k < count; ++k)
      if (const SourceSpan& old = words_[at + k].source;
          !taken[k] && old.begin >= from && old.end <= to)
        out = hull(out, old);
    return out;
  };
  constexpr uint32_t kEnd = std::numeric_limits<uint32_t>::max();
  for (size_t i = 0; i < by.size();) {
    size_t end = i;
    while (end < by.size() && by[end].source.empty()) ++end;
    SourceSpan source =
        left(i > 0 ? by[i - 1].source.end : 0, end < by.size() ? by[end].source.begin : kEnd);
    if (source.empty()) source = left(0, kEnd);
    if (source.empty() && at + i > 0) source = i > 0 ? by[i - 1].source : words_[at - 1].source;
    if (source.empty() && end < by.size()) source = by[end].source;
    if (source.empty() && at + count < words_.size()) source = words_[at + count].source;
    for (size_t k = i; k < end; ++k) by[k].source = source;
    i = end + 1;
  }
}

void WordSequence::replace(size_t at, size_t count, WordSequence by) {
  assign_sources(at, count, by.words_);
  ++version_;
  const auto first = words_.begin() + static_cast<std::ptrdiff_t>(at);
  const size_t over = std::min(count, by.words_.size());
  std::move(by.words_.begin(), by.words_.begin() + static_cast<std::ptrdiff_t>(over), first);
  const auto rest = first + static_cast<std::ptrdiff_t>(over);
  if (count > over)
    words_.erase(rest, first + static_cast<std::ptrdiff_t>(count));
  else
    words_.insert(rest,
                  std::make_move_iterator(by.words_.begin() + static_cast<std::ptrdiff_t>(over)),
                  std::make_move_iterator(by.words_.end()));
}

std::string WordSequence::text() const {
  size_t size = words_.size();
  for (const QuestionWord& word : words_) size += word.text.size();
  std::string out;
  out.reserve(size);
  for (const QuestionWord& word : words_) {
    if (&word != words_.data()) out += ' ';
    out += word.text;
  }
  return out;
}

void WordSequence::place(std::string_view question, std::vector<Token>& tokens) const {
  constexpr std::string_view kStops = ".,;:!?";
  size_t at = 0, begin = 0;             // a word, and where it begins in text()
  SourceSpan last;                      // of the words so far
  const auto seek = [&](size_t byte) {  // the word that has it
    while (at + 1 < words_.size() && begin + words_[at].text.size() <= byte)
      begin += words_[at++].text.size() + 1;
  };
  // The bytes of the question from which the bytes [from, to) of the word come.
  const auto source = [&](size_t from, size_t to) {
    const QuestionWord& word = words_[at];
    SourceSpan out = word.source.empty() ? last : word.source;
    last = out;
    if (out.begin + to <= out.end &&
        text::equal_nocase(question.substr(out.begin + from, to - from),
                           std::string_view(word.text).substr(from, to - from)))
      return SourceSpan{static_cast<uint32_t>(out.begin + from),
                        static_cast<uint32_t>(out.begin + to)};
    while (out.end > out.begin + 1 && kStops.find(question[out.end - 1]) != kStops.npos) --out.end;
    return out;
  };
  for (Token& token : tokens) {
    seek(token.begin);
    if (at >= words_.size()) return;
    const size_t end_of_word = begin + words_[at].text.size();
    token.source = source(std::min<size_t>(token.begin, end_of_word) - begin,
                          std::min<size_t>(token.end, end_of_word) - begin);
    if (token.end <= end_of_word) continue;
    seek(token.end - 1);  // quoted text of several words
    const size_t to = std::min<size_t>(token.end - begin, words_[at].text.size());
    token.source = hull(token.source, source(0, to));
  }
}

}  // namespace ask::engine
