// Finds the numbers in a sentence: digits with separators, "2.5 million", "forty-one".
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "agent/common/text.h"
#include "agent/reason/model/number_check.h"

namespace ask::reason {
namespace {

struct Named {
  std::string_view word;
  double value;
};
// "one" is left out: it is more often a pronoun.
constexpr Named kSmall[] = {{"two", 2},       {"three", 3},     {"four", 4},     {"five", 5},
                            {"six", 6},       {"seven", 7},     {"eight", 8},    {"nine", 9},
                            {"ten", 10},      {"eleven", 11},   {"twelve", 12},  {"thirteen", 13},
                            {"fourteen", 14}, {"fifteen", 15},  {"sixteen", 16}, {"seventeen", 17},
                            {"eighteen", 18}, {"nineteen", 19}, {"twenty", 20},  {"thirty", 30},
                            {"forty", 40},    {"fifty", 50},    {"sixty", 60},   {"seventy", 70},
                            {"eighty", 80},   {"ninety", 90},   {"dozen", 12}};
constexpr Named kUnits[] = {{"one", 1}, {"two", 2},   {"three", 3}, {"four", 4}, {"five", 5},
                            {"six", 6}, {"seven", 7}, {"eight", 8}, {"nine", 9}};
constexpr Named kScales[] = {{"hundred", 1e2}, {"thousand", 1e3}, {"million", 1e6},
                             {"billion", 1e9}, {"k", 1e3},        {"m", 1e6},
                             {"bn", 1e9},      {"trillion", 1e12}};

template <size_t N>
std::optional<double> value_of(std::string_view word, const Named (&list)[N]) {
  for (const Named& named : list)
    if (named.word == word) return named.value;
  return std::nullopt;
}

bool digit(char c) { return c >= '0' && c <= '9'; }
bool letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  std::vector<WrittenNumber> all() {
    while (at_ < text_.size()) {
      if (digit(text_[at_])) {
        digits();
      } else if (letter(text_[at_]) && !(at_ > 0 && (letter(text_[at_ - 1])))) {
        word();
      } else {
        ++at_;
      }
    }
    return std::move(out_);
  }

 private:
  // The length of the thousands separator at `i`, if exactly three digits follow; else 0.
  size_t separator(size_t i) const {
    size_t size = 0;
    for (const std::string_view s : {",", ".", "'", " ", "\u00A0", "\u202F", "\u2009", "\u2019"})
      if (text_.substr(i).starts_with(s)) size = s.size();
    if (size == 0 || i + size + 3 > text_.size()) return 0;
    for (size_t d = 0; d < 3; ++d)
      if (!digit(text_[i + size + d])) return 0;
    const size_t end = i + size + 3;
    return end < text_.size() && digit(text_[end]) ? 0 : size;
  }

  void add(WrittenNumber& number, const std::string& plain, int decimals) const {
    const double value = std::strtod(plain.c_str(), nullptr);
    if (std::isfinite(value)) number.readings.push_back({value, 0.5 * std::pow(10.0, -decimals)});
  }

  size_t run(size_t i) const {
    while (i < text_.size() && digit(text_[i])) ++i;
    return i;
  }

  // The end of the decimal part that starts at `i`, or `i` if there is none.
  size_t decimals(size_t i) const {
    const bool point = i + 1 < text_.size() && (text_[i] == '.' || text_[i] == ',');
    return point && digit(text_[i + 1]) ? run(i + 1) : i;
  }

  void add_with_decimals(WrittenNumber& number, const std::string& whole, size_t from, size_t to) {
    if (to == from) return add(number, whole, 0);
    add(number, whole + "." + std::string(text_.substr(from + 1, to - from - 1)),
        static_cast<int>(to - from - 1));
  }

  void digits() {
    const size_t from = at_;
    WrittenNumber number;
    number.negative = minus_before(from);
    const size_t end = run(from);
    const std::string head(text_.substr(from, end - from));
    std::string grouped = head;  // "1,234,567"
    size_t groups = end;
    while (const size_t size = head.size() <= 3 ? separator(groups) : 0) {
      grouped += text_.substr(groups + size, 3);
      groups += size + 3;
    }
    size_t taken = decimals(end);
    // "1,234" may also be a decimal number, depending on the locale.
    if (groups == end || taken > end) add_with_decimals(number, head, end, taken);
    if (groups > end) {
      const size_t tail = decimals(groups);
      add_with_decimals(number, grouped, groups, tail);
      taken = std::max(taken, tail);
    }
    finish(std::move(number), from, taken);
  }

  // Parses a suffix ("5 %", "5 percent", "5 million") and adds the number.
  void finish(WrittenNumber number, size_t from, size_t end) {
    number.text = std::string(text_.substr(from, end - from));
    size_t next = end;
    while (next < text_.size() && (text_[next] == ' ' || text_[next] == '-')) ++next;
    const std::string_view rest = text_.substr(next);
    size_t letters = 0;
    while (letters < rest.size() && letter(rest[letters])) ++letters;
    const std::string after = text::lower(rest.substr(0, letters));
    if (rest.starts_with("%") || after == "percent" || after == "prozent") number.percent = true;
    if (const auto scale = value_of(after, kScales)) {
      for (auto& reading : number.readings) {
        reading.value *= *scale;
        reading.slack *= *scale;
      }
      number.text += std::string(text_.substr(end, next + letters - end));
      end = next + letters;
    }
    out_.push_back(std::move(number));
    at_ = end;
  }

  bool minus_before(size_t from) const {
    if (from >= 3 && text_.substr(from - 3, 3) == "\u2212") return true;
    if (from == 0 || text_[from - 1] != '-') return false;
    return from == 1 || !(digit(text_[from - 2]) || letter(text_[from - 2]));
  }

  std::string word_at(size_t from) const {
    size_t end = from;
    while (end < text_.size() && letter(text_[end])) ++end;
    return text::lower(text_.substr(from, end - from));
  }

  void word() {
    const size_t from = at_;
    const std::string first = word_at(from);
    at_ += first.size();
    auto value = value_of(first, kSmall);
    if (!value) return;
    if (*value >= 20 && at_ + 1 < text_.size() && (text_[at_] == '-' || text_[at_] == ' ')) {
      const std::string second = word_at(at_ + 1);
      if (const auto unit = value_of(second, kUnits)) {
        *value += *unit;
        at_ += 1 + second.size();
      }
    }
    WrittenNumber number;
    number.readings.push_back({*value, 0.5});
    finish(std::move(number), from, at_);
  }

  std::string_view text_;
  size_t at_ = 0;
  std::vector<WrittenNumber> out_;
};

}  // namespace

std::vector<WrittenNumber> written_numbers(std::string_view text) { return Scanner(text).all(); }

}  // namespace ask::reason
