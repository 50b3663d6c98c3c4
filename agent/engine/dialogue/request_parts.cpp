#include "agent/engine/dialogue/request_parts.h"

#include <algorithm>
#include <utility>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/plain_openings.h"
#include "agent/engine/dialogue/utterance.h"
#include "agent/engine/lexicon/follow_up_openings.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine::dialogue {
namespace {

constexpr size_t kMostSplits = 3;

std::string trimmed(std::string_view text) {
  constexpr std::string_view kAround = " ,;:";
  const size_t from = text.find_first_not_of(kAround);
  if (from == text.npos) return "";
  return std::string(text.substr(from, text.find_last_not_of(kAround) - from + 1));
}

bool is_small_talk(std::string_view part) {
  const std::string folded = text::folded(part);
  for (const std::string& word : text::split(folded, ' ')) {
    std::string bare = word;
    std::erase_if(bare, [](char c) { return c == ',' || c == '.' || c == '!' || c == '?'; });
    if (!bare.empty() && !text::is_one_of(bare, kSmallTalk) &&
        !text::is_one_of(bare, kCorrectingWords))
      return false;
  }
  return true;
}

// The dot at `at` belongs to a short form: "i.e. those on display", "St. Ann".
bool is_abbreviation(std::string_view question, size_t at) {
  constexpr size_t kLongestShortForm = 2;
  const size_t blank = question.substr(0, at).rfind(' ');
  const size_t from = blank == std::string_view::npos ? 0 : blank + 1;
  const std::string_view word = question.substr(from, at - from);
  return word.size() <= kLongestShortForm || word.find('.') != word.npos;
}

// "got a phone number", "do we have an email" -> "the phone number"
std::string having_asked(const std::string& part) {
  const std::string folded = text::folded(part);
  for (const std::string_view lead : kPossessionLeads)
    for (const std::string_view article : {" a ", " an ", " any ", " the "}) {
      const std::string opening = std::string(lead) + std::string(article);
      if (folded.size() == part.size() && folded.starts_with(opening))
        return "the " + part.substr(opening.size());
    }
  return part;
}

// The second request as a follow-up: "and when".
std::string as_second(std::string part) {
  part = having_asked(part);
  const std::string folded = text::folded(part);
  const bool opened = std::any_of(
      std::begin(kOpeningConjunctions), std::end(kOpeningConjunctions),
      [&](std::string_view word) { return folded.starts_with(std::string(word) + " "); });
  return opened ? part : "and " + part;
}

}  // namespace

std::optional<Parts> led_back(std::string_view question) {
  const std::string folded = text::folded(question);
  const size_t back = folded.find(kLeadBack);
  if (folded.size() != question.size() || back == folded.npos) return std::nullopt;
  const std::string before = trimmed(folded.substr(0, back));
  if (!before.empty() && !is_small_talk(before)) return std::nullopt;
  const size_t from = back + kLeadBack.size();
  size_t end = folded.npos, next = 0;
  for (const std::string_view mark : {" - ", " \xE2\x80\x93 ", ", ", ": ", "; ", ". ", "? "})
    if (const size_t at = folded.find(mark, from); at < end) {
      end = at;
      next = at + mark.size();
    }
  if (end == folded.npos) return std::nullopt;
  Parts out{trimmed(question.substr(from, end - from)), trimmed(question.substr(next))};
  if (out.first.empty() || out.second.empty()) return std::nullopt;
  return out;
}

std::optional<Parts> two_sentences(std::string_view question) {
  if (after_remarks(question, true) > 0) return std::nullopt;
  for (size_t at = 0; at + 2 < question.size(); ++at) {
    const char c = question[at];
    if ((c != '.' && c != '!' && c != '?' && c != ';') || question[at + 1] != ' ') continue;
    if (c == '.' && is_abbreviation(question, at)) continue;
    Parts out{trimmed(question.substr(0, at)), trimmed(question.substr(at + 2))};
    if (is_small_talk(out.first)) continue;
    if (is_small_talk(out.second)) return std::nullopt;
    out.second = as_second(std::move(out.second));
    return out;
  }
  return std::nullopt;
}

namespace {

// "most days at the top" -> "most days first"
std::string with_first(std::string order) {
  for (const std::string_view end : kTopEnds)
    if (text::folded(order).ends_with(end))
      return order.substr(0, order.size() - end.size()) + " first";
  return order;
}

bool is_end_of_order(std::string_view word) {
  return has_superlative_suffix(word) || text::is_one_of(word, {"most", "least"}) ||
         text::is_one_of(word, kHighestWords) || text::is_one_of(word, kLowestWords);
}

}  // namespace

std::optional<Parts> ordered_at_end(std::string_view question) {
  constexpr std::string_view kFirst = "first";
  const size_t comma = question.rfind(", ");
  if (comma == question.npos) return std::nullopt;
  Parts out{trimmed(question.substr(0, comma)), trimmed(question.substr(comma + 2))};
  const std::string_view kSentenceEnds = ".!?";
  while (!out.second.empty() && kSentenceEnds.find(out.second.back()) != kSentenceEnds.npos)
    out.second.pop_back();
  for (const std::string_view lead : {"and ", "with ", "the "})  // "with the oldest first"
    if (text::folded(out.second).starts_with(lead)) out.second.erase(0, lead.size());
  out.second = with_first(std::move(out.second));
  const std::vector<std::string> words = text::split(text::folded(out.second), ' ');
  // "most days first", "highest monthly salary first"
  const bool amount = words.size() >= 3 && words.size() <= 4 && is_end_of_order(words[0]);
  const bool order = !words.empty() && words.back() == kFirst &&
                     (amount || (words.size() == 2 && has_superlative_suffix(words[0])));
  if (!order || out.first.find(' ') == out.first.npos || is_small_talk(out.first))
    return std::nullopt;
  return out;
}

std::optional<Parts> extreme_first(std::string_view question) {
  const std::string folded = text::folded(question);
  const size_t comma = folded.find(", ");
  if (folded.size() != question.size() || comma == folded.npos) return std::nullopt;
  Parts out{trimmed(question.substr(0, comma)), trimmed(question.substr(comma + 2))};
  std::vector<std::string> words = text::split(text::folded(out.first), ' ');
  const std::vector<std::string> asked = text::split(text::folded(out.second), ' ');
  while (!words.empty() && text::is_one_of(words[0], kOpeningConjunctions))
    words.erase(words.begin());
  const bool one = words.size() > 2 && words[0] == "the" && words.back() == "one";
  if (!one || words.size() > 4 || asked.size() < 2 ||
      !text::is_one_of(asked[0], kTurnQuestionWords))
    return std::nullopt;
  if (!is_end_of_order(words[1])) return std::nullopt;
  out.second = as_second(std::move(out.second));
  return out;
}

namespace {

// "who is handling the red ones?" -> "only the red ones", "who is handling them". Nullopt if it
// asks for nothing beside.
std::optional<Parts> some_ones(std::string_view question) {
  constexpr std::string_view kThe = "the ", kOnes = " ones";
  const std::string folded = text::folded(question);
  if (folded.size() != question.size()) return std::nullopt;
  const size_t ones = folded.find(kOnes);
  const size_t the = ones == folded.npos ? folded.npos : folded.rfind(kThe, ones);
  if (the == folded.npos || the == 0 || folded[the - 1] != ' ') return std::nullopt;
  const std::string which(question.substr(the + kThe.size(), ones - the - kThe.size()));
  if (which.empty() || std::count(which.begin(), which.end(), ' ') > 1) return std::nullopt;
  const std::string_view first = std::string_view(folded).substr(0, folded.find(' '));
  if (!text::is_one_of(first, kTurnQuestionWords) && !text::is_one_of(first, kOpeningConjunctions))
    return std::nullopt;
  return Parts{"only the " + which + " ones",
               trimmed(std::string(question.substr(0, the)) + "them" +
                       std::string(question.substr(ones + kOnes.size())))};
}

// "split the discarded ones by component" -> "only the discarded ones", "and by component". Nullopt
// if no rows are named that are to be grouped.
std::optional<Parts> grouped_some(std::string_view question) {
  const std::string folded = text::folded(question);
  std::vector<std::string> words = text::split(folded, ' ');
  size_t at = 0;
  while (at < words.size() && text::is_one_of(words[at], kOpeningConjunctions)) ++at;
  if (at >= words.size() || !text::is_one_of(words[at], kGroupingVerbs)) return std::nullopt;
  ++at;
  constexpr std::string_view kLight[] = {"down", "up", "out", "me", "only", "just"};
  while (at < words.size() && text::is_one_of(words[at], kLight)) ++at;
  size_t by = words.size();
  for (size_t i = at + 1; i + 1 < words.size(); ++i)
    if (text::is_one_of(words[i], {"by", "per"})) by = i;
  constexpr size_t kMostWords = 4;
  if (by == words.size() || by > at + kMostWords || !text::is_one_of(words[at], {"the", "those"}) ||
      by == at + 1)
    return std::nullopt;
  size_t end = by;
  if (end > at + 1 && text::is_one_of(words[end - 1], {"down", "up", "out"})) --end;
  Parts out{"only", "and"};
  for (size_t i = at; i < end; ++i) out.first += " " + words[i];
  for (size_t i = by; i < words.size(); ++i) out.second += " " + words[i];
  return out;
}

// "how many of each are still open?" -> "only the ones that are still open", "how many of each".
std::optional<Parts> counted_some(std::string_view question) {
  constexpr std::string_view kOfEach = "how many of each ";
  const std::string folded = text::folded(question);
  const size_t at = folded.find(kOfEach);
  if (folded.size() != question.size() || at == folded.npos ||
      (at > 0 && !is_small_talk(folded.substr(0, at))))
    return std::nullopt;
  const std::string rest = trimmed(question.substr(at + kOfEach.size()));
  const std::string verb = text::folded(rest.substr(0, rest.find(' ')));
  if (!text::is_one_of(verb, kWhetherForms) || text::is_one_of(verb, kDoForms) ||
      rest.find(' ') == rest.npos)
    return std::nullopt;
  return Parts{"only the ones that " + rest, "how many of each"};
}

}  // namespace

std::vector<Parts> joined_requests(std::string_view question) {
  constexpr std::string_view kJoints[] = {", and ", ", but ", ", ", " and ", " but "};
  const std::string folded = text::folded(question);
  std::vector<Parts> out;
  if (folded.size() != question.size()) return out;
  if (auto some = some_ones(question)) out.push_back(std::move(*some));
  if (auto some = grouped_some(question)) out.push_back(std::move(*some));
  if (auto some = counted_some(question)) out.push_back(std::move(*some));
  for (const std::string_view joint : kJoints)
    for (size_t at = folded.find(joint); at != folded.npos && out.size() < kMostSplits;
         at = folded.find(joint, at + 1)) {
      Parts parts{trimmed(question.substr(0, at)), trimmed(question.substr(at + joint.size()))};
      if (parts.first.empty() || parts.second.empty() || is_small_talk(parts.first) ||
          is_small_talk(parts.second))
        continue;
      parts.second = as_second(std::move(parts.second));
      out.push_back(std::move(parts));
    }
  return out;
}

std::optional<Parts> two_questions(std::string_view question) {
  constexpr std::string_view kAnd = " and ";
  const std::string folded = text::folded(question);
  const size_t at = folded.find(kAnd);
  if (folded.size() != question.size() || at == folded.npos ||
      folded.find(kAnd, at + 1) != folded.npos)
    return std::nullopt;
  Parts out{trimmed(question.substr(0, at)), trimmed(question.substr(at + kAnd.size()))};
  const std::vector<std::string> second = text::split(text::folded(out.second), ' ');
  const bool led = second.size() > 1 && is_preposition(second[0]);
  std::string word = second.empty() ? std::string() : second[led ? 1 : 0];
  while (!word.empty() && (word.back() == '?' || word.back() == '.' || word.back() == '!'))
    word.pop_back();
  if (is_small_talk(out.first) || out.first.find(' ') == out.first.npos ||
      !text::is_one_of(word, kTurnQuestionWords))
    return std::nullopt;
  out.second = as_second(std::move(out.second));
  return out;
}

void show_both(const FollowUp& first, FollowUp& second) {
  const QueryBlock& one = first.meaning.block;
  QueryBlock& two = second.meaning.block;
  if (!all_plain(one) || !all_plain(two) || !one.group.empty() || !two.group.empty() ||
      one.entity != two.entity || one.where != two.where || one.limit != two.limit)
    return;
  const std::vector<ValueExpr> own = std::exchange(two.select, one.select);
  add_outputs(two.select, own);
  if (two.select.size() == own.size()) two.select = own;  // in the order that was asked for
  if (two.tables == one.tables) two.distinct = one.distinct;
  need_tables(two, one);
}

bool keeps_rows(std::string_view part, const EarlierTurn& before, const DialogueContext& context) {
  if (before.question.empty()) return false;
  const Utterance now = utterance(part, context.snapshot, context.schema->index);
  const Base base(before, context);
  if (!now.only || !base.understood() || base.block().where.size() != 1 || base.block().having ||
      base.block().where[0].size() != 1)
    return false;
  bool said = false;
  for (const uint32_t i : now.words()) {
    if (filler(now.word(i)) >= 0.6F || text::is_one_of(now.word(i), {"the", "those", "ones"}))
      continue;
    if (!base.says(now.token(i))) return false;
    said = true;
  }
  return said;
}

bool keeps_part(const FollowUp& first, const FollowUp& second) {
  constexpr FollowUpKind kOfOutputs[] = {FollowUpKind::kOutputs, FollowUpKind::kMeasure,
                                         FollowUpKind::kAggregate, FollowUpKind::kCount,
                                         FollowUpKind::kList};
  constexpr FollowUpKind kOfOrder[] = {FollowUpKind::kOrder, FollowUpKind::kLimit,
                                       FollowUpKind::kRank, FollowUpKind::kSuperlative};
  const QueryBlock &one = first.meaning.block, &two = second.meaning.block;
  if (second.kind == FollowUpKind::kAlone || second.kind == FollowUpKind::kRest) return false;
  if (first.kind == FollowUpKind::kAbout || contains(kOfOutputs, first.kind))
    if (!std::all_of(one.select.begin(), one.select.end(),
                     [&](const ValueExpr& v) { return contains(two.select, v); }))
      return false;
  if (second.kind == FollowUpKind::kAbout) return true;  // of the rows of the first
  if (contains(kOfOrder, first.kind) && (one.limit != two.limit || one.order != two.order))
    return false;
  if (first.kind == FollowUpKind::kGroup && one.group != two.group) return false;
  return std::all_of(one.where.begin(), one.where.end(),
                     [&](const auto& clause) { return contains(two.where, clause); });
}

}  // namespace ask::engine::dialogue
