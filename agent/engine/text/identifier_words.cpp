#include "agent/engine/text/identifier_words.h"

#include <algorithm>
#include <array>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/word_table.h"
#include "agent/engine/lexicon/abbreviations.h"
#include "agent/engine/lexicon/schema_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr std::string_view kTableAffix = "tbl";
// A table of people, where "pt" is a point in other names.
constexpr std::string_view kShortPatient = "pt", kPatient = "patient";

enum class Case { kLower, kUpper, kDigit, kOther };

Case case_of(char c) {
  if (c >= '0' && c <= '9') return Case::kDigit;
  if (c >= 'A' && c <= 'Z') return Case::kUpper;
  if ((c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80) return Case::kLower;
  return Case::kOther;
}

// True if a new part begins at i: in "custName", "HTTPServer", "line2", but not in "IDs", "mp3".
bool parts_at(std::string_view name, size_t i, size_t begin) {
  const Case before = case_of(name[i - 1]), here = case_of(name[i]);
  const Case after = i + 1 < name.size() ? case_of(name[i + 1]) : Case::kOther;
  if (here == Case::kUpper && (before == Case::kLower || before == Case::kDigit)) return true;
  if (before == Case::kUpper && here == Case::kUpper && after == Case::kLower) {
    const bool plural =
        name[i + 1] == 's' && (i + 2 >= name.size() || case_of(name[i + 2]) == Case::kOther);
    return !plural;
  }
  return before != Case::kDigit && here == Case::kDigit && i - begin >= 3;
}

struct Split {
  float cost = 1e9F;
  size_t from = 0;
};

bool is_piece(std::string_view piece, const KnownWord& known) {
  static constexpr std::array<std::string_view, 16> kShort = {"id", "no", "of", "in", "by", "to",
                                                              "is", "on", "yr", "dt", "nm", "kg",
                                                              "km", "cm", "mm", "hp"};
  static constexpr std::array<std::string_view, 20> kUnits = {
      "litre", "litres", "liter", "liters", "metre", "metres", "meter", "meters", "grams", "kilos",
      "hours", "hrs",    "mins",  "secs",   "days",  "weeks",  "miles", "eur",    "usd",   "gbp"};
  if (piece.size() < 3) return contains(kShort, piece);
  if (contains(kUnits, piece)) return true;
  if (is_common_word(piece) || !expansion(piece).empty() || (known && known(piece))) return true;
  if (piece.size() < 5) return false;
  const std::string base = lemma(piece);
  return base != piece && is_common_word(base);
}

// Splits a glued word into known pieces at minimum cost; returns the whole word if that fails.
std::vector<std::string_view> segments(std::string_view word, const KnownWord& known) {
  if (word.size() <= 3 || word.size() > 40 || is_common_word(word) || is_common_word(lemma(word)))
    return {word};
  constexpr float kMostCost = 3.4F;
  std::vector<Split> best(word.size() + 1);
  best[0].cost = 0;
  for (size_t i = 0; i < word.size(); ++i) {
    if (best[i].cost > kMostCost) continue;
    for (size_t j = i + 2; j <= word.size(); ++j) {
      const bool key = j == word.size() && word.substr(i) == "id";
      const float cost = best[i].cost + (key ? 0.6F : j - i >= 4 ? 1.0F : 1.6F);
      if (cost >= best[j].cost || (i == 0 && j == word.size())) continue;
      if (is_piece(word.substr(i, j - i), known)) best[j] = {cost, i};
    }
  }
  if (best.back().cost > kMostCost) return {word};
  std::vector<std::string_view> pieces;
  for (size_t at = word.size(); at > 0; at = best[at].from)
    pieces.push_back(word.substr(best[at].from, at - best[at].from));
  std::reverse(pieces.begin(), pieces.end());
  return pieces;
}

// "lname", "sid": the meaning of a head word after a single prefix letter; "" if there is none.
std::string_view lettered(std::string_view word) {
  if (word == "fname") return "first name";
  if (word == "lname") return "last name";
  if (word == "mname") return "middle name";
  if (word == "uname") return "user name";
  if (word.size() == 5 && word.ends_with("name")) return "name";
  if (word.size() == 3 && word.ends_with("id") && !is_common_word(word)) return "id";
  return {};
}

// "plname", "memtype": the head word after a short prefix of the table's name; "" if there is none.
std::string_view after_owner(std::string_view word) {
  if (word.size() < 6 || word.size() > 8 || is_common_word(word)) return {};
  for (const std::string_view last : {"name", "type", "date", "code"})
    if (word.ends_with(last)) return last;
  return {};
}

// "nmoves": the number of moves.
bool is_count_prefixed(std::string_view word) {
  return word.size() > 5 && word.starts_with('n') && word.ends_with('s') && !is_common_word(word) &&
         !is_common_word(lemma(word)) && is_common_word(lemma(word.substr(1)));
}

void add_words(std::string_view part, const KnownWord& known, std::vector<std::string>& out) {
  const auto add_all = [&](std::string_view words) {
    for (std::string& word : text::split(words, ' '))
      if (!word.empty()) out.push_back(std::move(word));
  };
  if (const std::string_view words = lettered(part); !words.empty()) return add_all(words);
  if (const std::string_view words = expansion(part); !words.empty()) return add_all(words);
  if (const std::string_view words = english(part); !words.empty() && !is_common_word(part))
    return add_all(words);
  const auto pieces = segments(part, known);
  if (pieces.size() == 1) {
    if (const std::string_view word = after_owner(part); !word.empty()) return add_all(word);
    if (is_count_prefixed(part)) return add_all("number " + lemma(part.substr(1)));
  }
  for (const std::string_view piece : pieces) {
    const std::string_view longer = expansion(piece);
    if (longer.empty())
      out.emplace_back(piece);
    else
      add_all(longer);
  }
}

// "l name" -> "last name"; drops function words such as "of" and "the" from longer names.
void tidy(std::vector<std::string>& words) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (words[i + 1] != "name") continue;
    if (words[i] == "l") words[i] = "last";
    if (words[i] == "f") words[i] = "first";
    if (words[i] == "m") words[i] = "middle";
  }
  static constexpr std::array<std::string_view, 14> kLasting = {
      "runtime",     "running", "run",     "time", "duration", "length", "prep",
      "preparation", "cook",    "cooking", "wait", "delay",    "play",   "travel"};
  if (words.size() > 1 && words.back() == "minimum" && contains(kLasting, words[words.size() - 2]))
    words.back() = "minute";  // duration_min
  if (words.size() < 3) return;
  static constexpr std::array<std::string_view, 6> kEmpty = {"of", "the", "in", "for", "and", "to"};
  const auto empty = [&](const std::string& word) {
    return &word != &words.front() && contains(kEmpty, word);
  };
  std::vector<std::string> kept;
  for (std::string& word : words)
    if (!empty(word)) kept.push_back(std::move(word));
  words = std::move(kept);
}

}  // namespace

bool is_common_word(std::string_view folded) {
  struct Nothing {};
  static const WordTable<Nothing> kWords = [] {
    WordTable<Nothing> out;
    for (const std::string_view word : schema_words()) out[word];
    return out;
  }();
  return kWords.contains(folded);
}

std::vector<std::string> name_parts(std::string_view name) {
  constexpr size_t kLongest = 200;  // bytes; the rest of a longer name is ignored
  name = name.substr(0, kLongest);
  std::vector<std::string> parts;
  const auto add = [&](size_t from, size_t to) {
    if (to > from) parts.push_back(text::folded(name.substr(from, to - from)));
  };
  size_t begin = 0;
  for (size_t i = 0; i < name.size(); ++i) {
    if (case_of(name[i]) == Case::kOther) {
      add(begin, i);
      begin = i + 1;
    } else if (i > begin && parts_at(name, i, begin)) {
      add(begin, i);
      begin = i;
    }
  }
  add(begin, name.size());
  return parts;
}

std::vector<std::string> name_words(std::string_view name, const KnownWord& known) {
  std::vector<std::string> words;
  for (const std::string& part : name_parts(name)) add_words(part, known, words);
  tidy(words);
  return words;
}

bool is_affix(std::string_view part) {
  static constexpr std::array<std::string_view, 5> kAffixes = {"dim", "fact", kTableAffix, "tb",
                                                               "vw"};
  return contains(kAffixes, part);
}

std::vector<std::string> table_words(std::string_view name, const KnownWord& known) {
  const std::vector<std::string> parts = name_parts(name);
  // "tblstall": no word begins so
  if (!parts.empty() && parts.front().size() > kTableAffix.size() + 2 &&
      parts.front().starts_with(kTableAffix) && text::lower(name).starts_with(kTableAffix))
    return name_words(name.substr(kTableAffix.size()), known);
  std::vector<std::string> words = name_words(name, known);
  if (parts.size() == 1 && parts[0] == kShortPatient) return {std::string(kPatient)};
  if (parts.empty() || std::all_of(parts.begin(), parts.end(), is_affix)) return words;
  if (words.size() > 1 && is_affix(parts.front())) words.erase(words.begin());
  if (words.size() > 1 && is_affix(parts.back())) words.pop_back();
  return words;
}

}  // namespace ask::engine
