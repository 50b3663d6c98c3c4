// Finds the numbers in a sentence: digits with separators, "2.5 million", "forty-one", "a million",
// "dozens", "half", "two thirds", "twice".
#include "agent/reason/model/number_words.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/reason/model/number_check.h"

namespace ask::reason {
namespace {

struct NamedNumber {
  std::string_view word;
  double value;
};
// "one" is left out: it is more often a pronoun.
constexpr NamedNumber kSmall[] = {
    {"two", 2},        {"three", 3},     {"four", 4},      {"five", 5},     {"six", 6},
    {"seven", 7},      {"eight", 8},     {"nine", 9},      {"ten", 10},     {"eleven", 11},
    {"twelve", 12},    {"thirteen", 13}, {"fourteen", 14}, {"fifteen", 15}, {"sixteen", 16},
    {"seventeen", 17}, {"eighteen", 18}, {"nineteen", 19}, {"twenty", 20},  {"thirty", 30},
    {"forty", 40},     {"fifty", 50},    {"sixty", 60},    {"seventy", 70}, {"eighty", 80},
    {"ninety", 90},    {"dozen", 12},    {"zero", 0}};
constexpr NamedNumber kUnits[] = {{"one", 1}, {"two", 2},   {"three", 3}, {"four", 4}, {"five", 5},
                                  {"six", 6}, {"seven", 7}, {"eight", 8}, {"nine", 9}};
constexpr NamedNumber kScales[] = {{"hundred", 1e2}, {"thousand", 1e3}, {"million", 1e6},
                                   {"billion", 1e9}, {"k", 1e3},        {"m", 1e6},
                                   {"bn", 1e9},      {"trillion", 1e12}};

// "hundreds of": from ... to.
struct NamedRange {
  std::string_view word;
  double low, high;
};
constexpr NamedRange kPlurals[] = {{"tens", 20, 100},        {"dozens", 24, 200},
                                   {"hundreds", 200, 1000},  {"thousands", 2e3, 1e6},
                                   {"millions", 2e6, 1e9},   {"billions", 2e9, 1e12},
                                   {"trillions", 2e12, 1e15}};
// In percent.
constexpr NamedNumber kMultiples[] = {
    {"twice", 200},      {"double", 200},    {"doubled", 200},  {"doubles", 200},
    {"doubling", 200},   {"twofold", 200},   {"thrice", 300},   {"triple", 300},
    {"tripled", 300},    {"triples", 300},   {"tripling", 300}, {"treble", 300},
    {"trebled", 300},    {"threefold", 300}, {"fourfold", 400}, {"quadruple", 400},
    {"quadrupled", 400}, {"fivefold", 500},  {"sixfold", 600},  {"tenfold", 1000},
    {"hundredfold", 1e4}};
constexpr NamedRange kMostOf[] = {{"majority", 50, 100}, {"minority", 0, 50}};
// What a whole is divided by.
constexpr NamedNumber kPartsOfWhole[] = {{"third", 3},  {"quarter", 4}, {"fourth", 4},
                                         {"fifth", 5},  {"sixth", 6},   {"seventh", 7},
                                         {"eighth", 8}, {"ninth", 9},   {"tenth", 10}};
constexpr std::string_view kOfParts[] = {"of", "more",   "less",    "fewer",  "higher", "lower",
                                         "as", "larger", "smaller", "bigger", "greater"};
constexpr std::string_view kPeriods[] = {"year", "hour", "day",  "month",  "week",
                                         "past", "time", "term", "yearly", "century"};
struct Character {
  std::string_view bytes;
  double percent;
};
constexpr Character kFractions[] = {{"\u00BD", 50},        {"\u00BC", 25},        {"\u00BE", 75},
                                    {"\u2153", 100.0 / 3}, {"\u2154", 200.0 / 3}, {"\u2155", 20},
                                    {"\u2156", 40},        {"\u2157", 60},        {"\u2158", 80},
                                    {"\u2159", 100.0 / 6}, {"\u215A", 500.0 / 6}, {"\u215B", 12.5},
                                    {"\u215C", 37.5},      {"\u215D", 62.5},      {"\u215E", 87.5}};

// Digits of other scripts (fullwidth, Arabic, Persian, Devanagari) as those of ASCII.
std::string with_plain_digits(std::string_view text) {
  // The other digits follow in the last byte.
  constexpr std::string_view kZeros[] = {"\uFF10", "\u0660", "\u06F0", "\u0966"};
  std::string out;
  for (size_t i = 0; i < text.size();) {
    size_t taken = 0;
    for (const std::string_view zero : kZeros) {
      const std::string_view head = zero.substr(0, zero.size() - 1);
      if (!text.substr(i).starts_with(head) || i + zero.size() > text.size()) continue;
      const int value = static_cast<unsigned char>(text[i + head.size()]) -
                        static_cast<unsigned char>(zero.back());
      if (value < 0 || value > 9) continue;
      out += static_cast<char>('0' + value);
      taken = zero.size();
      break;
    }
    if (taken == 0) out += text[i];
    i += taken == 0 ? 1 : taken;
  }
  return out;
}

template <size_t N>
std::optional<double> value_of(std::string_view word, const NamedNumber (&list)[N]) {
  for (const NamedNumber& named : list)
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
        if (static_cast<unsigned char>(text_[at_]) >= 0x80) fraction_character();
        if (text_[at_] == '.' || text_[at_] == '!' || text_[at_] == '?') before_.clear();
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
    if (rest.starts_with("%") || after == "percent" || after == "prozent" ||
        (after == "per" && word_after(next + letters).text == "cent"))
      number.percent = true;
    if (after == "x" || after == "fold" ||
        (after == "times" && text::is_one_of(word_after(next + letters).text, kTimes))) {
      number.ratio = true;
      multiply(number, 100);
    }
    if (const auto scale = value_of(after, kScales)) {
      multiply(number, *scale);
      number.text += std::string(text_.substr(end, next + letters - end));
      return finish(std::move(number), from, next + letters);  // "two hundred thousand"
    }
    before_.clear();
    out_.push_back(std::move(number));
    at_ = end;
  }

  static void multiply(WrittenNumber& number, double by) {
    for (auto& reading : number.readings) {
      reading.value *= by;
      reading.slack *= by;
    }
  }

  struct NextWord {
    std::string text;
    size_t end;
  };
  // The next word, with blanks or a hyphen before it; "" if something else follows.
  NextWord word_after(size_t i) const {
    while (i < text_.size() && (text_[i] == ' ' || text_[i] == '-')) ++i;
    std::string word = word_at(i);
    const size_t end = i + word.size();
    return {std::move(word), end};
  }

  void push(double value, double slack, bool ratio, size_t from, size_t end) {
    WrittenNumber number;
    number.text = std::string(text_.substr(from, end - from));
    number.readings.push_back({value, slack});
    number.ratio = ratio;
    out_.push_back(std::move(number));
    before_.clear();
    at_ = end;
  }

  // A share, within a tenth of it.
  void push_share(double percent, size_t from, size_t end) {
    push(percent, percent / 10, true, from, end);
  }

  void fraction_character() {
    for (const Character& one : kFractions)
      if (text_.substr(at_).starts_with(one.bytes)) {
        push_share(one.percent, at_, at_ + one.bytes.size());
        --at_;  // all() goes on
        return;
      }
  }

  // "half of", "half a million", "halved"; not "the first half", "half a year"
  bool half(const std::string& word, size_t from, size_t end) {
    if (word == "halved" || word == "halving" || word == "halves")
      return push_share(50, from, end), true;
    if (word != "half") return false;
    if (text::is_one_of(before_, {"first", "second", "last", "latter", "former", "next"}))
      return false;
    NextWord next = word_after(end);
    if (next.text == "a" || next.text == "an") next = word_after(next.end);
    if (text::is_one_of(next.text, kPeriods)) return false;
    const auto scale = next.text == "dozen" ? 12 : value_of(next.text, kScales);
    if (scale && next.text.size() > 2)
      return push(*scale / 2, *scale / 20, false, from, next.end), true;
    return push_share(50, from, end), true;
  }

  // "a third of", "one tenth less", "two thirds", "three quarters of"
  bool part_of_whole(const std::string& word, size_t from, size_t end) {
    const bool one = before_ == "a" || before_ == "an" || before_ == "one";
    if (const auto by = value_of(word, kPartsOfWhole); by && one) {
      const NextWord next = word_after(end);
      const bool ends = end >= text_.size() || text_[end] == '.' || text_[end] == ',';
      if (!ends && !text::is_one_of(next.text, kOfParts)) return false;
      return push_share(100 / *by, from, end), true;
    }
    const auto count = value_of(word, kUnits);
    const NextWord next = word_after(end);
    if (!count || !next.text.ends_with("s")) return false;
    const auto by =
        value_of(std::string_view(next.text).substr(0, next.text.size() - 1), kPartsOfWhole);
    if (!by || *count >= *by) return false;
    if (*by == 4 && !text::is_one_of(word_after(next.end).text, kOfParts)) return false;
    return push_share(100 * *count / *by, from, next.end), true;
  }

  // "twice", "the majority", "most of", "millions", "a million", "several hundred", "a couple of"
  bool loose_number(const std::string& word, size_t from, size_t end) {
    if (const auto percent = value_of(word, kMultiples))
      return push(*percent, 50, true, from, end), true;
    for (const NamedRange& part : kMostOf)
      if (word == part.word || (word == "most" && word_after(end).text == "of"))
        return push((part.low + part.high) / 2, (part.high - part.low) / 2, true, from, end), true;
    if (word == "couple" && word_after(end).text == "of")
      return push(2, 0.5, false, from, end), true;
    for (const NamedRange& many : kPlurals) {
      if (word != many.word) continue;
      double low = many.low, high = many.high;
      const NextWord of = word_after(end), more = word_after(of.end);
      const auto scale =
          of.text == "of" && more.text.ends_with("s")
              ? value_of(std::string_view(more.text).substr(0, more.text.size() - 1), kScales)
              : std::nullopt;
      if (scale && more.text.size() > 3) {  // "tens of thousands"
        low *= *scale;
        high *= *scale;
        end = more.end;
      }
      return push((low + high) / 2, (high - low) / 2, false, from, end), true;
    }
    const auto scale = value_of(word, kScales);
    if (!scale || word.size() <= 2) return false;  // not "k", "m", "bn"
    const bool several = text::is_one_of(before_, {"few", "several", "many", "some"});
    WrittenNumber number;
    number.readings.push_back({(several ? 6 : 1) * *scale, (several ? 4 : 0.5) * *scale});
    finish(std::move(number), from, end);
    return true;
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
    if (half(first, from, at_) || part_of_whole(first, from, at_) || loose_number(first, from, at_))
      return;
    auto value = value_of(first, kSmall);
    before_ = first;
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

  static constexpr std::string_view kTimes[] = {"as",     "more",  "the",     "higher",
                                                "larger", "that",  "bigger",  "less",
                                                "fewer",  "lower", "greater", "those"};

  std::string_view text_;
  size_t at_ = 0;
  std::string before_;  // the word before, of the same sentence and no number
  std::vector<WrittenNumber> out_;
};

}  // namespace

std::vector<WrittenNumber> written_numbers(std::string_view text) {
  const std::string plain = with_plain_digits(text);
  return Scanner(plain).all();
}

}  // namespace ask::reason
