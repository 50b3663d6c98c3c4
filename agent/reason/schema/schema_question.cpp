#include "agent/reason/schema/schema_question.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <span>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"

namespace ask::reason {
namespace {

constexpr size_t kLongestQuestion = 400;  // bytes
constexpr size_t kMostTokens = 40;
constexpr size_t kMostNouns = 4;  // that one pattern takes
constexpr int64_t kSomeRows = 5, kMostRows = 1000;

constexpr std::string_view kTableNouns[] = {"table", "tables", "views"};
constexpr std::string_view kColumnNouns[] = {"column",    "columns",    "field",      "fields",
                                             "attribute", "attributes", "properties", "cols"};
constexpr std::string_view kRowNouns[] = {"row", "rows", "record", "records", "entry", "entries"};
constexpr std::string_view kSchemaNouns[] = {"schema",   "structure", "layout", "definition",
                                             "database", "db",        "data",   "dataset"};
constexpr std::string_view kSampleNouns[] = {"example", "examples",  "sample", "samples",
                                             "random",  "arbitrary", "any"};
constexpr std::string_view kShow[] = {"show", "list", "give", "tell",  "display", "print",
                                      "get",  "name", "see",  "fetch", "return",  "select"};
constexpr std::string_view kLeading[] = {"please", "can",  "could", "would", "will",  "you",
                                         "i",      "want", "like",  "to",    "hey",   "ok",
                                         "so",     "now",  "just",  "need",  "let's", "hi"};
// Words that may be beside a noun in a question without an object, as in "what tables are there
// in this database?".
constexpr std::string_view kAround[] = {
    "what",       "which",     "whats",    "what's", "are",   "is",       "there",    "show",
    "list",       "give",      "me",       "us",     "all",   "the",      "of",       "in",
    "this",       "my",        "your",     "our",    "do",    "does",     "have",     "has",
    "we",         "you",       "i",        "it",     "exist", "exists",   "can",      "see",
    "names",      "name",      "tell",     "a",      "print", "display",  "get",      "about",
    "contain",    "here",      "contains", "every",  "and",   "describe", "existing", "available",
    "everything", "inside",    "explain",  "please", "whole", "full",     "look",     "like",
    "kind",       "kinds",     "sort",     "stored", "know",  "hold",     "holds",    "summarize",
    "overview",   "available", "at"};
constexpr std::string_view kCounting[] = {"how", "many", "number", "count", "counts", "total"};
constexpr std::string_view kEach[] = {"each", "every", "per", "all"};
constexpr std::string_view kQuestionNouns[] = {"ask", "question", "questions"};
constexpr std::string_view kAroundAsking[] = {
    "what",     "which",  "can",     "could",  "should", "i",    "we",  "you",      "some",
    "me",       "give",   "show",    "kind",   "kinds",  "of",   "are", "possible", "example",
    "examples", "sample", "suggest", "a",      "the",    "sort", "do",  "about",    "here",
    "answer",   "to",     "how",     "things", "good",   "list", "is",  "it",       "this"};

struct FoldedWord {
  size_t begin, end;
  std::string word;  // folded
};

std::vector<FoldedWord> tokens_of(std::string_view text) {
  std::vector<FoldedWord> out;
  const auto letter = [&](size_t i) {
    const auto c = static_cast<unsigned char>(text[i]);
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           c == '\'' || c == '_' || c >= 0x80;
  };
  for (size_t i = 0; i < text.size();) {
    if (!letter(i)) {
      ++i;
      continue;
    }
    const size_t begin = i;
    while (i < text.size() && letter(i)) ++i;
    out.push_back({begin, i, text::folded(text.substr(begin, i - begin))});
  }
  return out;
}

std::optional<int64_t> number_of(std::string_view word) {
  constexpr std::string_view kNames[] = {"one",   "two",   "three", "four", "five",   "six",
                                         "seven", "eight", "nine",  "ten",  "eleven", "twelve"};
  for (size_t i = 0; i < std::size(kNames); ++i)
    if (word == kNames[i]) return static_cast<int64_t>(i) + 1;
  int64_t n = 0;
  const auto [end, bad] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (bad != std::errc() || end != word.data() + word.size() || n < 1) return std::nullopt;
  return std::min(n, kMostRows);
}

// The elements of a pattern, separated by blanks: "a|b" one of these words; C, R, S, E, G a word of
// a list; # a number; * any text. With "?" at its end an element may be missing.
struct SchemaPattern {
  SchemaTopic topic;
  std::string_view text;
};
// clang-format off
constexpr SchemaPattern kPatterns[] = {
    {SchemaTopic::kColumns, "what|which|whats C does|do|has|are|is table? * have|has|contain|contains|include"},
    {SchemaTopic::kColumns, "what|which C are|is there? in|of|on|for *"},
    {SchemaTopic::kColumns, "what|which C has|have|exist|exists in? *"},
    {SchemaTopic::kColumns, "what|what's|whats are|is? the? names? of? the? C names? of|in|for|on *"},
    {SchemaTopic::kColumns, "G me? all? the? C names? of|in|from|for|on *"},
    {SchemaTopic::kColumns, "C names? of|in|for *"},
    {SchemaTopic::kColumns, "how many C does|do * have|has|contain"},
    {SchemaTopic::kColumns, "how many C are|is? there? in|of *"},
    {SchemaTopic::kColumns, "G me? all? * C"},
    {SchemaTopic::kDescribe, "describe|desc|explain *"},
    {SchemaTopic::kDescribe, "tell me about *"},
    {SchemaTopic::kDescribe, "G? me? the? S of|for *"},
    {SchemaTopic::kDescribe, "G me? the? * S"},
    {SchemaTopic::kDescribe, "what|what's|whats is? the? S of|for *"},
    {SchemaTopic::kDescribe, "what does * look like"},
    {SchemaTopic::kDescribe, "what does * contain|hold|store"},
    {SchemaTopic::kDescribe, "what|what's|whats is? in|inside *"},
    {SchemaTopic::kMeaning, "what does * mean"},
    {SchemaTopic::kMeaning, "what does * stand for"},
    {SchemaTopic::kMeaning, "what|what's|whats is? the? meaning of *"},
    {SchemaTopic::kMeaning, "what|what's|whats is? the? C *"},
    {SchemaTopic::kRelation, "how are|is * and|to|with * related|joined|connected|linked"},
    {SchemaTopic::kRelation, "how are|is * related|joined|connected|linked to|with *"},
    {SchemaTopic::kRelation, "how do|does|can * and * relate|join|connect"},
    {SchemaTopic::kRelation, "how do|does * relate|join|connect to|with *"},
    {SchemaTopic::kRelation, "what|what's|whats is? the? relationship|relation|connection|link between * and *"},
    {SchemaTopic::kCount, "how many R does|do|has * have|has|contain"},
    {SchemaTopic::kCount, "how many R are|is? there? in|of|for *"},
    {SchemaTopic::kCount, "G? me? what? is? the? number|count of R in|of|from|for *"},
    {SchemaTopic::kCount, "count the? R of|in|from *"},
    {SchemaTopic::kCount, "R count of|for|in *"},
    {SchemaTopic::kRows, "G me|us? the? # E? R? from|of|in? *"},
    {SchemaTopic::kRows, "G me|us? the? first # R from|of|in *"},
    {SchemaTopic::kRows, "G me|us? some|several|a E? R from|of|in|for *"},
    {SchemaTopic::kRows, "G me|us? some|several E R? from|of|in|for? *"},
    {SchemaTopic::kRows, "G me|us? a few|couple E? R? from|of|in? *"},
    {SchemaTopic::kRows, "G me|us? a|an|the? E R|data? from|of|in|for *"},
    {SchemaTopic::kRows, "E R|data? from|of|in|for *"},
    {SchemaTopic::kRows, "# E? R? from|of|in? *"},
    {SchemaTopic::kRows, "G? me? a? preview of? *"},
    {SchemaTopic::kRows, "what does the? data in|of * look like"},
};
// clang-format on

// Takes the text before the first separator, or all of it, off `rest`.
std::string_view cut(std::string_view& rest, char separator) {
  const size_t end = std::min(rest.find(separator), rest.size());
  const std::string_view first = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return first;
}

struct PatternElement {
  std::string_view text;  // without the "?"
  bool optional = false;
  std::vector<std::string_view> choices;
};
struct ParsedPattern {
  SchemaTopic topic;
  std::vector<PatternElement> elements;
};

const std::vector<ParsedPattern>& patterns() {
  static const auto all = [] {
    std::vector<ParsedPattern> out;
    for (const SchemaPattern& pattern : kPatterns) {
      out.push_back({pattern.topic, {}});
      for (std::string_view rest = pattern.text; !rest.empty();) {
        PatternElement element{cut(rest, ' '), false, {}};
        element.optional = element.text.ends_with('?');
        if (element.optional) element.text.remove_suffix(1);
        for (std::string_view choices = element.text; !choices.empty();)
          element.choices.push_back(cut(choices, '|'));
        out.back().elements.push_back(std::move(element));
      }
    }
    return out;
  }();
  return all;
}

class Matcher {
 public:
  Matcher(std::string_view text, std::span<const FoldedWord> tokens)
      : text_(text), tokens_(tokens) {}

  // REQUIRES: there is a token.
  std::optional<SchemaQuestion> match(const ParsedPattern& pattern) {
    const PatternElement& first = pattern.elements.front();
    if (!first.optional && !fits(first, tokens_.front().word)) return std::nullopt;
    taken_ = {};
    if (!from(pattern.elements, 0)) return std::nullopt;
    if (taken_.year && taken_.nouns == 0) return std::nullopt;  // "2023 orders" are those of 2023
    SchemaQuestion out{pattern.topic, std::string(taken_.object), std::string(taken_.other),
                       taken_.rows};
    if (out.topic == SchemaTopic::kRows && out.rows == 0) out.rows = kSomeRows;
    for (size_t i = 0; i < taken_.nouns; ++i) out.nouns.emplace_back(taken_.noun[i]);
    return out;
  }

 private:
  // What the elements so far took, in views of the text and the tokens.
  struct Taken {
    std::string_view object, other;
    int64_t rows = 0;
    bool year = false;  // `rows` may be a year
    size_t nouns = 0;
    std::array<std::string_view, kMostNouns> noun{};
  };

  // Each element takes one token, so the recursion ends; "*" is tried with every end.
  bool from(std::span<const PatternElement> elements, size_t token) {
    if (elements.empty()) return token == tokens_.size();
    const PatternElement& wanted = elements.front();
    const auto after = elements.subspan(1);
    if (wanted.text == "*") return any_text(after, token);
    if (token < tokens_.size() && fits(wanted, tokens_[token].word)) {
      const Taken before = taken_;
      take(wanted.text, tokens_[token].word);
      if (from(after, token + 1)) return true;
      taken_ = before;
    }
    return wanted.optional && from(after, token);
  }

  // `after`: the elements after the "*".
  bool any_text(std::span<const PatternElement> after, size_t token) {
    const size_t begin = token == 0 ? 0 : tokens_[token - 1].end;
    for (size_t next = token; next <= tokens_.size(); ++next) {
      const size_t end = next == tokens_.size() ? text_.size() : tokens_[next].begin;
      const std::string_view taken = text::trimmed(text_.substr(begin, end - begin));
      if (taken.empty() || (after.empty() && next < tokens_.size())) continue;
      const Taken before = taken_;
      (taken_.object.empty() ? taken_.object : taken_.other) = taken;
      if (from(after, next)) return true;
      taken_ = before;
    }
    return false;
  }

  static std::span<const std::string_view> listed(std::string_view element) {
    switch (element.front()) {
      case 'C':
        return kColumnNouns;
      case 'R':
        return kRowNouns;
      case 'S':
        return kSchemaNouns;
      case 'E':
        return kSampleNouns;
      case 'G':
        return kShow;
      default:
        return {};
    }
  }

  static bool fits(const PatternElement& element, const std::string& word) {
    return std::any_of(element.choices.begin(), element.choices.end(),
                       [&](std::string_view choice) {
                         if (choice.size() > 1) return text::same_word(choice, word);
                         return choice == word || (choice == "#" && number_of(word)) ||
                                text::is_one_of(word, listed(choice));
                       });
  }

  void take(std::string_view element, const std::string& word) {
    if (element == "#") {
      taken_.rows = *number_of(word);
      taken_.year = word.size() == 4 && (word.starts_with("19") || word.starts_with("20"));
    }
    const bool noun =
        element.starts_with('C') || element.starts_with('R') || element.starts_with('S');
    if (noun && taken_.nouns < kMostNouns) taken_.noun[taken_.nouns++] = word;
  }

  std::string_view text_;
  std::span<const FoldedWord> tokens_;
  Taken taken_;
};

bool all_among(std::span<const std::string_view> tokens, std::span<const std::string_view> words,
               const SchemaQuestion& except) {
  return std::all_of(tokens.begin(), tokens.end(), [&](std::string_view token) {
    return text::is_one_of(token, words) || contains(except.nouns, token);
  });
}

// Questions without an object: a noun, and around it only words that add nothing.
std::optional<SchemaQuestion> without_object(std::span<const FoldedWord> tokens) {
  SchemaQuestion out{SchemaTopic::kOverview};
  bool tables = false, columns = false, rows = false, schema = false, asks = false, counts = false,
       each = false;
  std::vector<std::string_view> rest;
  for (const FoldedWord& token : tokens) {
    const auto noun = [&](std::span<const std::string_view> words, bool& seen) {
      if (!text::is_one_of(token.word, words)) return false;
      out.nouns.push_back(token.word);
      return seen = true;
    };
    if (noun(kTableNouns, tables) || noun(kColumnNouns, columns) || noun(kRowNouns, rows) ||
        noun(kSchemaNouns, schema))
      continue;
    const bool counting = text::is_one_of(token.word, kCounting);
    const bool one_each = text::is_one_of(token.word, kEach);
    asks |= token.word == "ask" || token.word.starts_with("question");
    counts |= counting;
    each |= one_each;
    if (!counting && !one_each) rest.push_back(token.word);
  }
  if (asks && out.nouns.empty()) {
    const bool only = std::all_of(tokens.begin(), tokens.end(), [](const FoldedWord& token) {
      return text::is_one_of(token.word, kQuestionNouns) ||
             text::is_one_of(token.word, kAroundAsking);
    });
    if (!only || tokens.size() < 2) return std::nullopt;
    out.topic = SchemaTopic::kAskable;
    return out;
  }
  if (out.nouns.empty() || tokens.size() < 2 || !all_among(rest, kAround, out)) return std::nullopt;
  if (rows) {
    if (!counts || columns) return std::nullopt;
    out.topic = SchemaTopic::kCounts;
  } else if (tables && !columns) {
    out.topic = SchemaTopic::kTables;
    if (each && counts) return std::nullopt;
  } else if (counts) {
    return std::nullopt;
  }
  return out;
}

}  // namespace

std::string_view name(SchemaTopic topic) {
  constexpr std::string_view kNames[] = {"tables",    "overview", "questions", "columns",
                                         "describe",  "meaning",  "relation",  "row counts",
                                         "row count", "rows"};
  return kNames[static_cast<size_t>(topic)];
}

std::vector<SchemaQuestion> schema_questions(std::string_view question) {
  question = text::trimmed(question);
  std::vector<SchemaQuestion> out;
  if (question.size() > kLongestQuestion) return out;
  const std::vector<FoldedWord> all = tokens_of(question);
  if (all.size() > kMostTokens) return out;
  std::span<const FoldedWord> tokens = all;
  while (tokens.size() > 1 && text::is_one_of(tokens.front().word, kLeading))
    tokens = tokens.subspan(1);
  if (tokens.empty()) return out;
  Matcher matcher(question, tokens);
  for (const ParsedPattern& pattern : patterns())
    if (auto found = matcher.match(pattern)) out.push_back(std::move(*found));
  auto whole = without_object(tokens);
  if (!whole && tokens.size() < all.size()) whole = without_object(all);
  if (whole) out.push_back(std::move(*whole));
  return out;
}

}  // namespace ask::reason
