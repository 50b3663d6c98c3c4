#include "agent/reason/question_parts.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/explain/abstention.h"
#include "agent/engine/rank/confidence.h"
#include "agent/engine/text/dates.h"
#include "agent/engine/text/tokenizer.h"
#include "agent/reason/comparison.h"

namespace ask::reason {
namespace {

using engine::Token;
using Tokens = std::vector<Token>;

constexpr size_t kMostParts = 6;
constexpr size_t kMostNounWords = 3;
constexpr size_t kLongestPart = 60;  // bytes, in a message

// Words that refer to another part: "how many of them", "their prices".
constexpr std::string_view kAnaphoricWords[] = {
    "it",    "its",   "they", "them", "their", "he",   "his",   "she",    "her",  "this",  "that",
    "these", "those", "one",  "ones", "same",  "such", "other", "others", "each", "latter"};
// Verbs and links that a list of nouns does not hold.
constexpr std::string_view kNoNoun[] = {
    "in",   "of",   "from", "with", "without", "by",    "per",   "for",  "to",   "at",
    "on",   "not",  "no",   "or",   "who",     "which", "whose", "than", "over", "under",
    "more", "less", "have", "has",  "had",     "do",    "does",  "did",  "is",   "are",
    "was",  "were", "each", "both", "and",     "most",  "least"};
constexpr std::string_view kAsking[] = {"how",  "what", "which", "who",   "where", "when",
                                        "show", "list", "give",  "count", "name"};
constexpr std::string_view kNumberOf[] = {"how many ", "number of ", "the number of "};
constexpr std::string_view kPlacing[] = {"in", "of", "from", "for", "with", "without", "by", "at"};
constexpr std::string_view kShowing[] = {"show", "list", "give", "display"};
constexpr std::string_view kVerbs[] = {"is",   "are", "was", "were", "has",
                                       "have", "had", "do",  "does", "did"};

std::string words_between(std::string_view question, const Tokens& tokens, size_t from, size_t to) {
  if (from >= to) return "";
  return std::string(question.substr(tokens[from].begin, tokens[to - 1].end - tokens[from].begin));
}

bool has_anaphor(const Tokens& tokens, size_t from, size_t to) {
  return std::any_of(tokens.begin() + static_cast<ptrdiff_t>(from),
                     tokens.begin() + static_cast<ptrdiff_t>(to),
                     [](const Token& t) { return text::is_one_of(t.folded, kAnaphoricWords); });
}

bool is(const Tokens& tokens, size_t i, std::string_view word) {
  return i < tokens.size() && tokens[i].folded == word && !tokens[i].quoted;
}

// The end of the words, without a question mark.
size_t end_of(const Tokens& tokens) {
  size_t end = tokens.size();
  while (end > 0 && tokens[end - 1].punctuation) --end;
  return end;
}

// "how many A, B and C are there": the nouns between the words before and after them.
QuestionParts listed_counts(std::string_view question, const Tokens& tokens) {
  size_t from = 0, to = end_of(tokens);
  if (is(tokens, 0, "how") && is(tokens, 1, "many"))
    from = 2;
  else if (is(tokens, 0, "count"))
    from = 1;
  else if (is(tokens, 0, "number") && is(tokens, 1, "of"))
    from = 2;
  if (from == 0) return {};
  if (is(tokens, from, "the")) ++from;
  if (to >= 2 && is(tokens, to - 2, "are") && is(tokens, to - 1, "there")) to -= 2;
  if (to >= 3 && is(tokens, to - 3, "do") && is(tokens, to - 1, "have")) to -= 3;
  QuestionParts out;
  out.counts = true;
  size_t start = from;
  for (size_t i = from; i <= to; ++i) {
    const bool joint = i == to || is(tokens, i, "and") || tokens[i].text == ",";
    if (!joint) {
      if (tokens[i].punctuation || tokens[i].quoted || text::is_one_of(tokens[i].folded, kNoNoun) ||
          text::is_one_of(tokens[i].folded, kAnaphoricWords))
        return {};
      continue;
    }
    if (i > start) {
      if (i - start > kMostNounWords) return {};
      const std::string noun = words_between(question, tokens, start, i);
      out.parts.push_back({"how many " + noun + " are there", noun});
    }
    start = i + 1;
    if (is(tokens, start, "the")) ++start;
    if ((is(tokens, start, "number") && is(tokens, start + 1, "of")) ||
        (is(tokens, start, "how") && is(tokens, start + 1, "many")))
      start += 2;
    if (is(tokens, start, "the")) ++start;
    i = start - 1;
  }
  return out.parts.size() <= kMostParts ? out : QuestionParts{};
}

// True for "number of orders", "total amount": what is asked for without a verb.
bool names_number(const Tokens& tokens, size_t i) {
  if (is(tokens, i, "the")) ++i;
  return (is(tokens, i, "number") && is(tokens, i + 1, "of") && i + 2 < tokens.size()) ||
         (i + 1 < tokens.size() && !tokens[i + 1].punctuation &&
          text::is_one_of(tokens[i].folded, {"total", "average", "count"}));
}

// True if a question of its own begins at token i: "how many concerts", not "how many were".
bool asks_at(const Tokens& tokens, size_t i) {
  if (names_number(tokens, i)) return true;
  if (i >= tokens.size() || !text::is_one_of(tokens[i].folded, kAsking)) return false;
  if (is(tokens, i + 1, "about")) return false;  // "what about 2023" depends on the part before
  const bool much =
      is(tokens, i, "how") && (is(tokens, i + 1, "many") || is(tokens, i + 1, "much"));
  const size_t next = i + (much ? 2 : 1);
  if (is(tokens, i, "how") && !much) return false;
  const bool verb = next < tokens.size() && text::is_one_of(tokens[next].folded, kVerbs);
  return next < tokens.size() && (!verb || is(tokens, i, "what"));
}

// The first token of a further question if token i ends the one before it: "and how many", ". And
// how many", "? How many", "; how many". The number of tokens if there is none.
size_t question_after(const Tokens& tokens, size_t i, size_t end) {
  size_t next = i;
  while (next < end && tokens[next].punctuation &&
         text::is_one_of(tokens[next].text, {"?", ".", ";", "!", ","}))
    ++next;
  const bool joined = is(tokens, next, "and");
  const bool ended = next > i && tokens[next - 1].text != ",";
  if (!joined && !ended) return tokens.size();
  while (text::is_one_of(next < end ? std::string_view(tokens[next].folded) : "",
                         {"and", "also", "then"}))
    ++next;
  return next < end && asks_at(tokens, next) ? next : tokens.size();
}

// The first token of an elliptical part after the mark at token i: "? And in 2023", "? What about
// France". The number of tokens if there is none.
size_t elliptic_part_after(const Tokens& tokens, size_t i, size_t end) {
  size_t next = i;
  while (next < end && tokens[next].punctuation &&
         text::is_one_of(tokens[next].text, {"?", ".", ";", "!"}))
    ++next;
  if (next == i || next == end) return tokens.size();
  const size_t mark = next;
  while (next < end && text::is_one_of(tokens[next].folded, {"and", "also", "then", "or"})) ++next;
  const bool about =
      (is(tokens, next, "what") || is(tokens, next, "how")) && is(tokens, next + 1, "about");
  if (about) next += 2;
  return (about || next > mark) && next < end ? next : tokens.size();
}

struct ReplaceableSpan {
  size_t from = 0, to = 0;  // tokens, without the word before
  std::optional<engine::DateSpan> date = {};
};

// The dates of the tokens, and the phrases after "in", "from" ...
std::vector<ReplaceableSpan> replaceable_spans(const Tokens& tokens, size_t from, size_t to) {
  constexpr std::string_view kBefore[] = {"in", "from", "for", "at", "on", "during"};
  std::vector<ReplaceableSpan> out;
  for (size_t i = from; i < to; ++i) {
    const auto date = engine::date_at(std::span(tokens).first(to), static_cast<uint32_t>(i));
    if (date && date->end > i) {
      out.push_back({i, date->end, date});
      i = date->end - 1;
    } else if (i > from && text::is_one_of(tokens[i - 1].folded, kBefore)) {
      size_t end = i;
      while (end < to && !tokens[end].punctuation && !text::is_one_of(tokens[end].folded, kNoNoun))
        ++end;
      if (end > i) out.push_back({i, end});
    }
  }
  return out;
}

// An elliptical part, completed with the words of the first question: "how many orders in 2023" of
// "how many orders in 2022? And in 2023?". "" if it is unclear which phrase it replaces.
std::string completed_part(std::string_view question, const Tokens& tokens, size_t first_end,
                           size_t from, size_t to) {
  const std::string own = words_between(question, tokens, from, to);
  const auto grouped = [&](size_t begin, size_t end) {
    return std::any_of(tokens.begin() + static_cast<ptrdiff_t>(begin),
                       tokens.begin() + static_cast<ptrdiff_t>(end),
                       [](const Token& t) { return t.folded == "by" || t.folded == "per"; });
  };
  if (text::is_one_of(tokens[from].folded, {"by", "per"}) && from + 1 < to)
    return grouped(0, first_end) ? "" : words_between(question, tokens, 0, first_end) + " " + own;
  if (grouped(from, to)) return "";
  size_t thing = from;
  const bool placed = text::is_one_of(tokens[from].folded, kPlacing) || is(tokens, from, "during");
  if (placed) ++thing;
  const auto of = replaceable_spans(tokens, 0, first_end);
  const auto date = engine::date_at(std::span(tokens).first(to), static_cast<uint32_t>(thing));
  const ReplaceableSpan* instead = nullptr;
  for (const ReplaceableSpan& place : of) {
    if (place.date.has_value() != (date && date->end == to)) continue;
    if (!date && placed && !is(tokens, place.from - 1, tokens[from].folded)) continue;
    if (instead != nullptr) return "";
    instead = &place;
  }
  if (instead == nullptr || thing >= to) return "";
  std::string words = words_between(question, tokens, thing, to);
  if (date) {
    const bool month = date->period == engine::Period::kMonthOfYear && date->to.empty();
    const bool whole = instead->date->period == engine::Period::kWhole;
    if (month && whole && !instead->date->relative && instead->date->from.size() >= 10)
      words += " " + instead->date->from.substr(0, 4);
    else if (date->period != instead->date->period)
      return "";
  }
  const std::string after = words_between(question, tokens, instead->to, first_end);
  return words_between(question, tokens, 0, instead->from) + " " + words +
         (after.empty() ? "" : " " + after);
}

// True if "in 2024", "per city" or the like follows what is asked for.
bool modified(const Tokens& tokens, size_t from, size_t to) {
  if (is(tokens, from, "the")) ++from;
  if (is(tokens, from, "number")) from += 2;
  return std::any_of(tokens.begin() + static_cast<ptrdiff_t>(std::min(from, to)),
                     tokens.begin() + static_cast<ptrdiff_t>(to),
                     [](const Token& t) { return text::is_one_of(t.folded, kNoNoun); });
}

// The words of a part, with the noun of the first question if "how many" has none: "how many
// products in Rome and how many in Oslo".
std::string asked_words(std::string_view question, const Tokens& tokens, size_t from, size_t to) {
  const auto many = [&](size_t i) { return is(tokens, i, "how") && is(tokens, i + 1, "many"); };
  std::string own = words_between(question, tokens, from, to);
  const bool bare =
      from > 0 && many(from) && from + 2 < to && text::is_one_of(tokens[from + 2].folded, kPlacing);
  if (!bare || !many(0)) return own;
  size_t noun = 2;
  while (noun < from && !tokens[noun].punctuation && !text::is_one_of(tokens[noun].folded, kNoNoun))
    ++noun;
  if (noun == 2) return own;
  return words_between(question, tokens, from, from + 2) + " " +
         words_between(question, tokens, 2, noun) + " " +
         words_between(question, tokens, from + 2, to);
}

// "Which genre has the most tracks and how many concerts were there": cut before each question.
QuestionParts joined_questions(std::string_view question, const Tokens& tokens) {
  const size_t end = end_of(tokens);
  const bool shows = !tokens.empty() && text::is_one_of(tokens[0].folded, kShowing);
  QuestionParts out;
  bool asks = asks_at(tokens, 0);
  for (size_t i = 1; i < end && !asks; ++i)  // "revenue in 2023? And in 2024?"
    asks = tokens[i].text == "?" && elliptic_part_after(tokens, i, end) < end;
  if (!asks) return out;
  size_t start = 0, first_end = 0;
  std::string head;
  bool elliptic = false;  // the part that begins at `start`
  out.sentences = true;
  for (size_t i = 1; i <= end; ++i) {
    // "Show the name and the number of players" is an instruction for the question before it.
    const bool has_display_verb = start > 0 && text::is_one_of(tokens[start].folded, kShowing);
    size_t besides = i < end && !has_display_verb ? question_after(tokens, i, end) : tokens.size();
    const bool own = besides < end;
    if (!own && i < end) besides = elliptic_part_after(tokens, i, end);
    const bool again = besides < end;
    const bool more = shows && i + 2 < end && is(tokens, i, "and") && is(tokens, i + 1, "the");
    if (i < end && !again && !more) continue;
    size_t to = i;
    while (to > start && tokens[to - 1].punctuation) --to;
    if (start > 0 && !elliptic && has_anaphor(tokens, start, to)) return {};
    // A modifier after the last one, "per city" or "in 2024", may apply to all.
    if (start > 0 && !elliptic && !out.sentences && names_number(tokens, start) &&
        modified(tokens, start, to))
      return {};
    std::string words = head + asked_words(question, tokens, start, to);
    if (start == 0) first_end = to;
    if (elliptic) {
      const std::string whole = completed_part(question, tokens, first_end, start, to);
      out.elliptic = true;
      out.open |= whole.empty();
      if (!whole.empty()) words = whole;
    }
    out.parts.push_back({words, words});
    if (has_display_verb) out.sentences = false;
    out.sentences &= i == end || (tokens[to].punctuation && tokens[to].text != ",");
    start = again ? besides : i + 1;
    elliptic = again && !own;
    if (again) i = besides;
    head = more ? tokens[0].text + " " : "";
  }
  return out.parts.size() >= 2 && out.parts.size() <= kMostParts ? out : QuestionParts{};
}

// A cheap pre-check: false if nothing in the question, but for the marks at its end, could join two
// parts.
bool may_have_parts(std::string_view question) {
  constexpr std::string_view kJoining = ",?.;!";
  while (!question.empty() &&
         (kJoining.find(question.back()) != kJoining.npos || question.back() == ' '))
    question.remove_suffix(1);
  return question.find_first_of(kJoining) != question.npos ||
         text::folded(question).find("and") != std::string::npos;
}

std::string unknown_text(const std::vector<std::string>& words) {
  std::vector<std::string> quoted;
  for (const std::string& word : words) quoted.push_back("\"" + text::shortened(word, 60) + "\"");
  return "I do not understand " + text::joined(quoted, " and ");
}

std::optional<Decomposition> made_of(Decomposition parts) {
  auto made = settled(std::move(parts));
  return made ? std::optional(std::move(*made)) : std::nullopt;
}

SubQuery sub_query(const QuestionParts::Part& part) {
  SubQuery out;
  out.id = part.question;
  out.intent = part.question;
  if (part.label != part.question) out.label = part.label;
  return out;
}

// True if the part asks for one number.
bool asks_number(const QuestionParts::Part& part) {
  const std::string words = text::folded(part.question);
  return std::any_of(std::begin(kNumberOf), std::end(kNumberOf),
                     [&](std::string_view lead) { return words.starts_with(lead); });
}

// True if the reading of the whole question has a column for each part, and no rows where one
// number is asked for.
bool shows_parts(const QuestionParts& parts, const engine::LogicalForm& form) {
  const engine::QueryBlock& block = form.block;
  const bool rows = std::any_of(block.select.begin(), block.select.end(), [](const auto& value) {
    return value.fn == engine::Aggregate::kPlain && !value.column.adds_up();
  });
  const bool number = std::any_of(parts.parts.begin(), parts.parts.end(), asks_number);
  if (parts.sentences && number && (rows || !block.group.empty())) return false;
  return block.select.size() + form.beside.size() >= parts.parts.size();
}

}  // namespace

QuestionParts question_parts(std::string_view question) {
  if (!may_have_parts(question)) return {};
  const std::string valid = text::repaired_utf8(question);
  const Tokens tokens = engine::tokenize(valid);
  const bool cut = tokens.size() >= engine::kMaxTokens;
  const bool several = std::any_of(tokens.begin(), tokens.end(), [](const Token& t) {
    return t.folded == "and" || text::is_one_of(t.text, {",", "?", ".", ";", "!"});
  });
  if (!several || cut) return {};
  if (auto counts = listed_counts(valid, tokens); counts.parts.size() >= 2) return counts;
  return joined_questions(valid, tokens);
}

bool loses_part(const QuestionParts& parts, const engine::Interpretation& in) {
  if (parts.parts.size() < 2 || in.candidates().empty()) return false;
  if (parts.elliptic) return true;
  const bool apart =
      parts.sentences ||
      (!parts.counts && std::any_of(parts.parts.begin() + 1, parts.parts.end(), asks_number));
  return apart && !shows_parts(parts, in.candidates()[0].logical_form);
}

std::optional<Error> lost_part(std::string_view question, const engine::Interpretation& in) {
  const QuestionParts parts = question_parts(question);
  if (in.asks_series() || !loses_part(parts, in)) return std::nullopt;
  return Error{
      Code::kCannotAnswer,
      fmt::format("cannot answer: these are {} questions; ask each alone: \"{}\"",
                  parts.parts.size(), text::shortened(parts.parts[0].question, kLongestPart))};
}

ReadPart part_reader(const db::Snapshot& snapshot, engine::EngineCache& cache) {
  return [&](const std::string& question) -> PartReading {
    const engine::Interpretation in(question, snapshot, cache.get(snapshot));
    if (in.candidates().empty()) return {0, engine::unknown_words(in, nullptr)};
    const engine::Confidence best = in.confidence(0);
    return {best.value, engine::unknown_words(in, &best)};
  };
}

namespace {

// "plays" of "how many plays are there", which is not read at all though its word could be a verb.
std::vector<std::string> counted_noun(const std::string& question) {
  const QuestionParts counted = listed_counts(question, engine::tokenize(question));
  return counted.parts.size() == 1 ? std::vector{counted.parts[0].label}
                                   : std::vector<std::string>{};
}

}  // namespace

std::optional<Decomposition> answered_apart(const QuestionParts& parts, const ReadPart& read,
                                            bool try_unmapped) {
  Decomposition out;
  out.confidence = 1;
  size_t understood = 0;
  if (parts.parts.size() < 2 || parts.open) return std::nullopt;
  for (const QuestionParts::Part& part : parts.parts) {
    PartReading reading = read(part.question);
    if (reading.confidence == 0 && reading.unknown.empty())
      reading.unknown = counted_noun(part.question);
    if (reading.confidence >= engine::kSureFrom) {
      out.confidence = std::min(out.confidence, reading.confidence);
      out.sub_queries.push_back(sub_query(part));
      ++understood;
    } else if (!reading.unknown.empty() && try_unmapped) {
      out.sub_queries.push_back(sub_query(part));
    } else if (!reading.unknown.empty()) {
      out.unmapped.push_back({part.question, unknown_text(reading.unknown)});
    } else {
      return std::nullopt;
    }
  }
  if (understood == 0 || (try_unmapped && understood == parts.parts.size())) return std::nullopt;
  return made_of(std::move(out));
}

std::optional<Decomposition> united_counts(const QuestionParts& parts, const ReadPart& read) {
  auto out = parts.counts ? answered_apart(parts, read) : std::nullopt;
  if (!out || !out->unmapped.empty() || out->sub_queries.size() < 2) return std::nullopt;
  CombineGroup all;
  all.id = "all";
  all.op = CombineOp::kUnion;
  for (SubQuery& query : out->sub_queries) {
    query.expected = {"number"};
    all.inputs.push_back({query.id});
  }
  out->groups = {std::move(all)};
  return made_of(std::move(*out));
}

std::optional<Decomposition> compared_parts(const ComparisonDraft& draft) {
  const Comparison& comparison = *draft.comparison;
  Decomposition out;
  out.confidence = draft.confidence;
  CombineGroup group;
  group.id = "compared";
  group.op = CombineOp::kCompare;
  group.comparison = draft.comparison;
  for (size_t i = 0; i < 2; ++i) {
    SubQuery query;
    query.id = i == 0 ? "left" : "right";
    query.intent = i == 0 ? draft.first_question : draft.second_question;
    query.label = i == 0 ? comparison.first : comparison.second;
    query.group_by = comparison.sides[i].joined;
    query.sql = i == 0 ? draft.first_sql : draft.second_sql;
    query.confidence = draft.confidence;
    group.inputs.push_back({query.id, i == 0 ? JoinSide::kLeft : JoinSide::kRight});
    out.sub_queries.push_back(std::move(query));
  }
  for (size_t k = 0; k < comparison.sides[0].joined.size(); ++k)
    group.keys.push_back({comparison.sides[0].joined[k], comparison.sides[1].joined[k]});
  out.groups.push_back(std::move(group));
  return made_of(std::move(out));
}

std::optional<Decomposition> single_part(std::string_view question, double confidence) {
  Decomposition out;
  out.confidence = confidence;
  SubQuery query;
  query.id = "question";
  query.intent = question;
  out.sub_queries.push_back(std::move(query));
  return made_of(std::move(out));
}

}  // namespace ask::reason
