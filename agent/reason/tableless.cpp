#include "agent/reason/tableless.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <vector>

#include "agent/common/text.h"
#include "agent/common/words.h"

namespace ask::reason {
namespace {

constexpr std::string_view kAskingVerbs[] = {
    "what", "what's", "whats",  "which", "how",       "much", "many",  "is",        "are", "was",
    "will", "it",     "it's",   "the",   "a",         "an",   "of",    "and",       "to",  "by",
    "in",   "be",     "me",     "tell",  "give",      "say",  "show",  "calculate", "do",  "does",
    "make", "makes",  "equal",  "from",  "calculate", "i",    "work",  "out",       "now", "can",
    "you",  "please", "equals", "with",  "compute",   "get",  "result"};
// Need two numbers. Arithmetic signs do as well.
constexpr std::string_view kWithTwo[] = {
    "plus",    "minus",  "times",      "divided",  "multiplied", "over",
    "percent", "sum",    "product",    "quotient", "remainder",  "modulo",
    "mod",     "power",  "add",        "subtract", "multiply",   "divide",
    "average", "mean",   "difference", "between",  "percentage", "added",
    "root",    "square", "cubed",      "squared",  "factorial"};
// Need one number.
constexpr std::string_view kWithOne[] = {"square", "squared", "cubed",  "root",  "half",
                                         "twice",  "double",  "triple", "third", "factorial"};
constexpr std::string_view kNumbers[] = {
    "zero",   "one",     "two",      "three",    "four",     "five",     "six",     "seven",
    "eight",  "nine",    "ten",      "eleven",   "twelve",   "twenty",   "thirty",  "forty",
    "fifty",  "sixty",   "eighty",   "thirteen", "fourteen", "fifteen",  "sixteen", "seventeen",
    "ninety", "seventy", "eighteen", "nineteen", "hundred",  "thousand", "million"};
constexpr std::string_view kPresentDays[] = {"today",   "today's",    "todays",     "now",
                                             "current", "currently",  "yesterday",  "tomorrow",
                                             "it",      "tomorrow's", "yesterday's"};
constexpr std::string_view kClock[] = {"date",  "day",  "time", "weekday", "week",
                                       "month", "year", "hour", "minute",  "clock"};

// Splits into words with apostrophes, numbers with decimal points, and arithmetic signs.
std::vector<std::string> tokens(std::string_view question) {
  constexpr std::string_view kSigns = "+*/%^()=-";
  std::vector<std::string> out;
  bool joined = false;
  for (const char c : text::folded(question)) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '\'' || c == '_' ||
                        c == '.' || static_cast<unsigned char>(c) >= 0x80;
    if (letter && joined) out.back() += c;
    if (letter && !joined) out.emplace_back(1, c);
    joined = letter;
    if (kSigns.find(c) != kSigns.npos) out.emplace_back(1, c);
  }
  for (std::string& token : out)
    while (token.size() > 1 && token.back() == '.') token.pop_back();
  return out;
}

bool is_number(const std::string& token) {
  const bool digits = token.find_first_not_of("0123456789.") == token.npos &&
                      token.find_first_of("0123456789") != token.npos;
  return digits || text::is_one_of(token, kNumbers);
}

bool is_sign(const std::string& token) {
  return token.size() == 1 &&
         std::string_view("+*/%^()=-").find(token[0]) != std::string_view::npos;
}

bool calculates(const std::vector<std::string>& words) {
  int numbers = 0, signs = 0;
  bool with_two = false, with_one = false;
  for (const std::string& word : words) {
    const bool number = is_number(word), sign = is_sign(word);
    const bool two = text::is_one_of(word, kWithTwo), one = text::is_one_of(word, kWithOne);
    if (!number && !sign && !two && !one && !text::is_one_of(word, kAskingVerbs)) return false;
    numbers += number;
    signs += sign && word != "(" && word != ")" && word != "=";
    with_two |= two;
    with_one |= one;
  }
  return (numbers >= 2 && (with_two || signs > 0)) || (numbers >= 1 && with_one);
}

bool asks_the_clock(const std::vector<std::string>& words) {
  bool present = false, clock = false;
  for (const std::string& word : words) {
    const bool is_present = text::is_one_of(word, kPresentDays),
               of_clock = text::is_one_of(word, kClock);
    if (!is_present && !of_clock && !text::is_one_of(word, kAskingVerbs)) return false;
    present |= is_present;
    clock |= of_clock;
  }
  return present && clock;
}

// The values of the numbers in digits.
std::vector<double> numbers_in(std::string_view text) {
  std::vector<double> out;
  for (const std::string& token : tokens(text))
    if (token.find_first_not_of("0123456789.") == token.npos &&
        token.find_first_of("0123456789") != token.npos)
      out.push_back(std::strtod(token.c_str(), nullptr));
  return out;
}

// A percentage may be written as a part of one.
bool same_number(double a, double b) {
  const auto near = [](double x, double y) { return std::abs(x - y) <= 1e-9 * std::abs(y); };
  return near(a, b) || near(a * 100, b) || near(a, b * 100);
}

}  // namespace

bool calculates_with_its_numbers(std::string_view question, std::string_view sql) {
  const std::vector<std::string> words = tokens(question);
  if (!calculates(words)) return true;
  const bool spelled = std::any_of(words.begin(), words.end(), [](const std::string& word) {
    return text::is_one_of(word, kNumbers);
  });
  const std::vector<double> asked = numbers_in(question), used = numbers_in(sql);
  const auto holds = [](const std::vector<double>& all, double number) {
    return std::any_of(all.begin(), all.end(),
                       [&](double other) { return same_number(number, other); });
  };
  static const std::vector<double> kConstants = {1, 2};  // and 100, of percent
  return std::all_of(asked.begin(), asked.end(), [&](double n) { return holds(used, n); }) &&
         (spelled || std::all_of(used.begin(), used.end(), [&](double n) {
            return holds(asked, n) || holds(kConstants, n);
          }));
}

bool needs_no_table(std::string_view question) {
  const std::vector<std::string> words = tokens(question);
  return calculates(words) || asks_the_clock(words);
}

}  // namespace ask::reason
