#include "agent/engine/text/numbers.h"

#include <array>
#include <charconv>
#include <cmath>

#include "agent/common/words.h"

namespace ask::engine {
namespace {

struct NumberWord {
  std::string_view text;
  double value;
  float score = 1;
};

constexpr std::array<NumberWord, 32> kCardinals = {{
    {"zero", 0},        {"one", 1, 0.6F}, {"two", 2},        {"three", 3},        {"four", 4},
    {"five", 5},        {"six", 6},       {"seven", 7},      {"eight", 8},        {"nine", 9},
    {"ten", 10},        {"eleven", 11},   {"twelve", 12},    {"thirteen", 13},    {"fourteen", 14},
    {"fifteen", 15},    {"sixteen", 16},  {"seventeen", 17}, {"eighteen", 18},    {"nineteen", 19},
    {"twenty", 20},     {"thirty", 30},   {"forty", 40},     {"fifty", 50},       {"sixty", 60},
    {"seventy", 70},    {"eighty", 80},   {"ninety", 90},    {"single", 1, 0.5F}, {"once", 1, 0.6F},
    {"twice", 2, 0.8F}, {"thrice", 3},
}};
constexpr std::array<NumberWord, 22> kOrdinals = {{
    {"first", 1, 0.7F},  {"second", 2, 0.8F}, {"third", 3},       {"fourth", 4},
    {"fifth", 5},        {"sixth", 6},        {"seventh", 7},     {"eighth", 8},
    {"ninth", 9},        {"tenth", 10},       {"eleventh", 11},   {"twelfth", 12},
    {"thirteenth", 13},  {"fourteenth", 14},  {"fifteenth", 15},  {"sixteenth", 16},
    {"seventeenth", 17}, {"eighteenth", 18},  {"nineteenth", 19}, {"twentieth", 20},
    {"thirtieth", 30},   {"hundredth", 100},
}};
constexpr std::array<NumberWord, 9> kScales = {{
    {"hundred", 1e2},
    {"thousand", 1e3},
    {"million", 1e6},
    {"millions", 1e6},
    {"billion", 1e9},
    {"billions", 1e9},
    {"trillion", 1e12},
    {"dozen", 12},
    {"thousands", 1e3},
}};

template <size_t n>
constexpr uint32_t first_letters(const std::array<NumberWord, n>& words) {
  uint32_t letters = 0;
  for (const NumberWord& word : words) letters |= 1U << (word.text.front() - 'a');
  return letters;
}

template <const auto& kWords>
const NumberWord* find_number_word(std::string_view text) {
  constexpr uint32_t kFirst = first_letters(kWords);
  if (text.empty() || text[0] < 'a' || text[0] > 'z' || !(kFirst >> (text[0] - 'a') & 1U))
    return nullptr;
  for (const NumberWord& word : kWords)
    if (text::same_word(word.text, text)) return &word;
  return nullptr;
}

// "1,000", "-3.5", "5k", "3rd", "1990s".
std::optional<NumberSpan> digits(std::string_view text) {
  if (text.empty() || text.size() > 40) return {};
  std::string plain;
  size_t at = 0;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    if (c == ',') continue;
    if ((c < '0' || c > '9') && c != '.' && !(c == '-' && at == 0)) break;
    plain += c;
  }
  const std::string_view suffix = text.substr(at);
  double value = 0;
  const auto [end, error] = std::from_chars(plain.data(), plain.data() + plain.size(), value);
  if (error != std::errc{} || end != plain.data() + plain.size() || !std::isfinite(value))
    return {};
  NumberSpan span{1, value};
  if (suffix.empty()) return span;
  if (suffix == "st" || suffix == "nd" || suffix == "rd" || suffix == "th")
    span.ordinal = true;
  else if (suffix == "k")
    span.value *= 1e3;
  else if (suffix == "m" || suffix == "mn")
    span.value *= 1e6, span.score = 0.7F;
  else if (suffix == "b" || suffix == "bn")
    span.value *= 1e9, span.score = 0.7F;
  else
    return {};
  return span;
}

class NumberParser {
 public:
  NumberParser(std::span<const Token> tokens, uint32_t at) : tokens_(tokens), at_(at) {}

  std::optional<NumberSpan> read() {
    const Token& first = tokens_[at_];
    if (first.punctuation) return {};
    if (auto span = digits(first.folded)) {
      if (!first.quoted) return scaled(*span);
      span->end = at_ + 1;
      span->score = 0.8F;
      return span;
    }
    if (first.quoted) return {};
    const std::string_view text = first.folded;
    if (const NumberWord* word = find_number_word<kOrdinals>(text))
      return NumberSpan{at_ + 1, word->value, true, word->score};
    if (text == "half" && at_ + 2 < tokens_.size()) return scale_after_article("half", 0.5);
    if (text == "a" || text == "an") return scale_after_article("", 1);
    if (const NumberWord* word = find_number_word<kScales>(text); word && !text.ends_with("s"))
      return NumberSpan{at_ + 1, word->value, false, 0.8F};
    return words();
  }

 private:
  // "1.5 million"
  std::optional<NumberSpan> scaled(NumberSpan span) const {
    span.end = at_ + 1;
    if (span.ordinal || span.end >= tokens_.size()) return span;
    if (const NumberWord* scale = find_number_word<kScales>(tokens_[span.end].folded)) {
      span.value *= scale->value;
      ++span.end;
    }
    return span;
  }

  // "a dozen", "half a million"
  std::optional<NumberSpan> scale_after_article(std::string_view before, double factor) const {
    const uint32_t at = at_ + (before.empty() ? 1 : 2);
    if (at >= tokens_.size()) return {};
    const NumberWord* scale = find_number_word<kScales>(tokens_[at].folded);
    if (!scale || tokens_[at].folded.ends_with("s")) return {};
    return NumberSpan{at + 1, scale->value * factor};
  }

  // "twenty-five", "two hundred and five", "one hundred twenty thousand"
  std::optional<NumberSpan> words() const {
    double total = 0, current = 0;
    uint32_t at = at_, words = 0;
    float score = 1;
    bool ordinal = false;
    double last = 1e18;  // "two three" is two numbers
    for (; at < tokens_.size() && words < 12 && !ordinal; ++at, ++words) {
      const std::string_view text = tokens_[at].folded;
      if (text == "and" && words > 0 && at + 1 < tokens_.size() &&
          find_number_word<kScales>(tokens_[at - 1].folded) &&
          find_number_word<kCardinals>(tokens_[at + 1].folded))
        continue;
      if (const NumberWord* word = find_number_word<kCardinals>(text)) {
        const bool follows = last >= 100 || (last >= 20 && word->value < 10 && word->value > 0);
        if (words > 0 && !follows) break;
        current += word->value;
        score = word->score;
        last = word->value;
      } else if (const NumberWord* scale = words > 0 ? find_number_word<kScales>(text) : nullptr) {
        if (scale->value >= 1000)
          total += current * scale->value, current = 0;
        else
          current *= scale->value;
        last = 1e18;
      } else if (const NumberWord* nth = words > 0 ? find_number_word<kOrdinals>(text) : nullptr;
                 nth && last >= 20 && nth->value < 10) {
        current += nth->value;
        ordinal = true;
      } else {
        break;
      }
    }
    if (words == 0) return {};
    return NumberSpan{at, total + current, ordinal, words > 1 ? 1.0F : score};
  }

  std::span<const Token> tokens_;
  uint32_t at_;
};

}  // namespace

std::optional<NumberSpan> number_at(std::span<const Token> tokens, uint32_t at) {
  if (at >= tokens.size()) return {};
  return NumberParser(tokens, at).read();
}

}  // namespace ask::engine
