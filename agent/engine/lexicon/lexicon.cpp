#include "agent/engine/lexicon/lexicon.h"

#include <array>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "agent/common/contains.h"
#include "agent/engine/lexicon/lexicon_tables.h"

namespace ask::engine {
namespace {

using Words = std::vector<std::string_view>;
using WordMap = std::unordered_map<std::string_view, Words>;

WordMap read_synonyms() {
  WordMap map;
  for (const std::string_view row : synonym_rows()) {
    const size_t colon = row.find(':');
    const std::string_view head = row.substr(0, colon);
    each_part(row.substr(colon + 1), ' ', [&](std::string_view word) {
      add_once(map[head], word);
      add_once(map[word], head);
    });
  }
  return map;
}

WordMap read_everyday() {
  WordMap map;
  for (const std::string_view row : everyday_words()) {
    const size_t colon = row.find(':');
    each_part(row.substr(colon + 1), ' ',
              [&](std::string_view word) { add_once(map[row.substr(0, colon)], word); });
  }
  return map;
}

WordMap read_derivations() {
  WordMap map;
  for (const std::string_view row : derivations()) {
    const size_t colon = row.find(':');
    const std::string_view verb = row.substr(0, colon);
    each_part(row.substr(colon + 1), ' ', [&](std::string_view noun) {
      add_once(map[verb], noun);
      add_once(map[noun], verb);
    });
  }
  return map;
}

WordMap read_places() {
  WordMap map;
  for (const std::string_view row : place_names()) {
    Words names;
    each_part(row, '|', [&](std::string_view name) { names.push_back(name); });
    for (const std::string_view name : names)
      for (const std::string_view other : names)
        if (other != name) add_once(map[name], other);
  }
  return map;
}

using ScaleMap = std::unordered_map<std::string_view, std::vector<ScaleWord>>;

ScaleMap read_scales() {
  ScaleMap map;
  for (const std::string_view row : scale_rows()) {
    const size_t colon = row.find(':');
    std::vector<ScaleWord>& words = map[row.substr(0, colon)];
    each_part(row.substr(colon + 1), ' ', [&](std::string_view part) {
      if (part[0] >= '0' && part[0] <= '9') {
        int percent = 0;
        for (const char c : part) percent = percent * 10 + (c - '0');
        words.back().score = static_cast<float>(percent) / 100;
      } else {
        const bool reversed = part[0] == '-';
        words.push_back({part.substr(reversed ? 1 : 0), 0, reversed});
      }
    });
  }
  return map;
}

std::unordered_map<std::string_view, float> read_fillers() {
  std::unordered_map<std::string_view, float> map;
  each_part(empty_words(), ' ', [&](std::string_view word) { map.try_emplace(word, 1.0F); });
  each_part(binding_words(), ' ', [&](std::string_view word) { map.try_emplace(word, 0.7F); });
  each_part(light_words(), ' ', [&](std::string_view word) { map.try_emplace(word, 0.5F); });
  return map;
}

std::span<const std::string_view> lookup(const WordMap& map, std::string_view word) {
  const auto found = map.find(word);
  return found == map.end() ? std::span<const std::string_view>{} : found->second;
}

}  // namespace

std::span<const std::string_view> synonyms(std::string_view lemma) {
  static const WordMap kMap = read_synonyms();
  return lookup(kMap, lemma);
}

bool are_synonyms(std::string_view lemma_a, std::string_view lemma_b) {
  const auto words = synonyms(lemma_a);
  return contains(words, lemma_b);
}

std::span<const std::string_view> everyday_meanings(std::string_view lemma) {
  static const WordMap kMap = read_everyday();
  return lookup(kMap, lemma);
}

std::span<const std::string_view> derived_words(std::string_view lemma) {
  static const WordMap kMap = read_derivations();
  return lookup(kMap, lemma);
}

float filler(std::string_view folded) {
  static const auto kMap = read_fillers();
  const auto found = kMap.find(folded);
  return found == kMap.end() ? 0.0F : found->second;
}

namespace {

std::unordered_set<std::string_view> read_words(std::string_view list) {
  std::unordered_set<std::string_view> words;
  each_part(list, ' ', [&](std::string_view word) { words.insert(word); });
  return words;
}

}  // namespace

bool is_relational_verb(std::string_view lemma) {
  static const auto kVerbs = read_words(linking_verbs());
  return kVerbs.contains(lemma);
}

bool is_table_word(std::string_view lemma) {
  static constexpr std::array<std::string_view, 11> kWords = {
      "header", "head", "master", "main",     "record", "table",
      "list",   "info", "data",   "register", "entry"};
  return contains(kWords, lemma);
}

bool is_relational_past(std::string_view folded) {
  static const auto kNouns = read_words(linking_nouns());
  if (folded.size() < 5 || !folded.ends_with("ed")) return false;
  const auto known = [](std::string_view base) {
    return is_relational_verb(base) || kNouns.contains(base);
  };
  std::string base(folded.substr(0, folded.size() - 2));
  if (known(base) || known(folded.substr(0, folded.size() - 1))) return true;
  if (base.back() == 'i') return base.back() = 'y', known(base);
  if (base.back() != base[base.size() - 2]) return false;
  base.pop_back();  // "submitted"
  return known(base);
}

std::span<const std::string_view> other_names(std::string_view normalised) {
  static const WordMap kMap = read_places();
  return lookup(kMap, normalised);
}

std::span<const std::string_view> only_in_columns(std::string_view normalised) {
  static constexpr std::array<std::string_view, 14> kSexes = {
      "female", "females", "woman", "women", "girl", "girls", "male",
      "males",  "man",     "men",   "boy",   "boys", "f",     "m"};
  static constexpr std::array<std::string_view, 4> kColumns = {"sex", "gender", "male", "female"};
  static constexpr std::array<std::string_view, 14> kWeekdays = {
      "monday",  "tuesday",  "wednesday",  "thursday",  "friday",  "saturday",  "sunday",
      "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays"};
  static constexpr std::array<std::string_view, 4> kOfDays = {"weekday", "day", "wday", "dow"};
  if (contains(kWeekdays, normalised)) return kOfDays;
  if (!contains(kSexes, normalised)) return {};
  return kColumns;
}

std::span<const ScaleWord> scale_words(std::string_view scale) {
  static const ScaleMap kMap = read_scales();
  const auto found = kMap.find(scale);
  return found == kMap.end() ? std::span<const ScaleWord>{} : found->second;
}

std::span<const std::string_view> compound_words(std::string_view lemma) {
  struct Compound {
    std::string_view word;
    std::array<std::string_view, 2> parts;
  };
  static constexpr std::array<Compound, 21> kCompounds = {{
      {"birthday", {"birth", "date"}},
      {"birthdate", {"birth", "date"}},
      {"dob", {"birth", "date"}},
      {"birthplace", {"birth", "place"}},
      {"zipcode", {"zip", "code"}},
      {"postcode", {"postal", "code"}},
      {"zip", {"postal", "code"}},
      {"surname", {"last", "name"}},
      {"forename", {"first", "name"}},
      {"hometown", {"home", "town"}},
      {"username", {"user", "name"}},
      {"nickname", {"nick", "name"}},
      {"cellphone", {"cell", "phone"}},
      {"website", {"web", "site"}},
      {"email", {"e", "mail"}},
      {"horsepower", {"horse", "power"}},
      {"headcount", {"employee", "number"}},
      {"timestamp", {"time", "stamp"}},
      {"filename", {"file", "name"}},
      {"deadline", {"due", "date"}},
      {"prerequisite", {"pre", "req"}},
  }};
  for (const Compound& compound : kCompounds)
    if (compound.word == lemma) return compound.parts;
  return {};
}

int month(std::string_view folded) {
  static constexpr std::array<std::string_view, 12> kMonths = {
      "january", "february", "march",     "april",   "may",      "june",
      "july",    "august",   "september", "october", "november", "december"};
  if (folded.size() < 3) return 0;
  for (size_t i = 0; i < kMonths.size(); ++i) {
    if (kMonths[i].front() != folded.front()) continue;
    const bool shorter = folded.size() == 3 || (folded == "sept");
    if (kMonths[i] == folded || (shorter && kMonths[i].starts_with(folded)))
      return static_cast<int>(i) + 1;
  }
  return 0;
}

}  // namespace ask::engine
