// The words of a request, as the forms read them that put it into plain wording.
#pragma once
#include <algorithm>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/words.h"

namespace ask::engine::dialogue {

// The words of a request, in lower case and without the marks at its end.
class RequestWords {
 public:
  explicit RequestWords(std::string_view question);

  size_t size() const { return words_.size(); }
  const std::string& operator[](size_t i) const { return words_[i]; }
  bool is(size_t i, std::initializer_list<std::string_view> any) const {
    return i < size() && text::is_one_of(words_[i], any);
  }
  bool is_in(size_t i, std::span<const std::string_view> all) const {
    return i < size() && text::is_one_of(words_[i], all);
  }
  std::string rest(size_t from) const { return span(from, size()); }
  std::string span(size_t from, size_t to) const {
    std::string out;
    for (size_t i = from; i < std::min(to, size()); ++i) out += " " + words_[i];
    return out.empty() ? out : out.substr(1);
  }
  // The same as it was typed: "April".
  std::string typed(size_t from, size_t to) const {
    std::string out;
    for (size_t i = from; i < std::min(to, size()); ++i) out += " " + typed_[i];
    return out.empty() ? out : out.substr(1);
  }
  // The words after those that only lead over to the request: "and", "ok".
  size_t begin() const;

 private:
  std::vector<std::string> words_, typed_;
};

// The request in plain wording; nullopt if it has not the form.
using Plain = std::optional<std::string>;

// A whole number at `at`, in figures or in words; "" if there is none.
std::string number_at(const RequestWords& words, size_t at);

}  // namespace ask::engine::dialogue
