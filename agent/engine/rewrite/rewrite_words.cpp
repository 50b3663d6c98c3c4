#include "agent/engine/rewrite/rewrite_words.h"

#include "agent/common/text.h"

namespace ask::engine {

std::string plain(const Words& words, size_t i) {
  if (i >= words.size()) return {};
  std::string out = text::lower(words[i]);
  while (!out.empty() &&
         (out.back() == '?' || out.back() == '.' || out.back() == ',' || out.back() == '!'))
    out.pop_back();
  return out;
}

std::string unbracketed(const Words& words, size_t i) {
  std::string out = plain(words, i);
  while (!out.empty() && (out.front() == '(' || out.front() == ',')) out.erase(0, 1);
  while (!out.empty() && (out.back() == ')' || out.back() == ';')) out.pop_back();
  return out;
}

std::string end_mark(const std::string& word) {
  const size_t end = word.find_last_not_of(",.;:?!)");
  std::string out = end == word.npos ? "" : word.substr(end + 1);
  std::erase(out, ')');
  return out;
}

Words words_of(const std::string& phrase) { return text::split(phrase, ' '); }

void append(Words& to, const Words& more) { to.insert(to.end(), more.begin(), more.end()); }

void replace(Words& words, size_t at, size_t count, const Words& by) {
  const auto first = words.begin() + static_cast<std::ptrdiff_t>(at);
  words.erase(first, first + static_cast<std::ptrdiff_t>(count));
  words.insert(words.begin() + static_cast<std::ptrdiff_t>(at), by.begin(), by.end());
}

}  // namespace ask::engine
