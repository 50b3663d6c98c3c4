#include "agent/engine/rewrite/rewrite_look_ups.h"

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_goods_cost.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestQuestion = 16;

bool is_be(const WordSequence& words, size_t i) {
  return is_any(words, i, {"is", "are", "was", "were"});
}
bool is_help(const WordSequence& words, size_t i) {
  return is_any(words, i, {"do", "does", "did", "will"});
}

// A request for what follows: "what is the", "tell me the". Its end, 0 if there is none.
size_t after_request(const WordSequence& words) {
  size_t at = 0;
  if (is_any(words, 0, {"what", "who"}) && is_be(words, 1))
    at = 2;
  else if (is_any(words, 0, kShowingVerbs))
    at = is_any(words, 1, {"me", "us"}) ? 2 : 1;
  if (is_any(words, at, {"the", "our", "my"})) ++at;
  return at;
}

// Where "with us", "working here" begins at the end of the question; its size if there is none.
size_t employment_start(const WordSequence& words) {
  size_t at = words.size();
  if (is_any(words, at - 1, {"here"}))
    --at;
  else if (at > 4 && is_any(words, at - 1, kEmployers) &&
           is_any(words, at - 2, {"with", "at", "for"}))
    at -= 2;
  return at < words.size() && is_any(words, at - 1, kWorkParticiples) ? at - 1 : at;
}

// The attribute of a row that a question asks for, and the words that name the row.
struct LookUp {
  RowAttribute attribute = RowAttribute::kNamed;
  std::string detail;
  size_t from = 0, to = 0;  // the row, or nothing
};

class LookUpReader {
 public:
  explicit LookUpReader(const WordSequence& words) : words_(words) {}

  LookUp read() const {
    for (const LookUp& found : {price(), date(), duration(), capacity(), count(), named()})
      if (found.to > found.from) return found;
    return {};
  }

 private:
  size_t size() const { return words_.size(); }

  // "per day", "a day", "each month" at the end.
  std::string period(size_t& end) const {
    if (end < 3 || !is_any(words_, end - 2, {"per", "a", "an", "each", "every"})) return {};
    const std::string unit = plain(words_, end - 1);
    const bool per = is_any(words_, end - 2, {"per"});
    if (!per && !text::is_one_of(unit, kPricePeriods)) return {};
    end -= 2;
    if (!per && end > 3 && is_any(words_, end - 1, {"for"})) --end;  // "for an hour"
    return unit;
  }

  LookUp price() const {
    LookUp out{RowAttribute::kPrice, "", 0, size()};
    out.detail = period(out.to);
    if (out.to > 4 && is_any(words_, out.to - 2, {"come"}) && is_any(words_, out.to - 1, {"to"}))
      --out.to;  // "how much did order 12 come to"
    const bool cost = out.to > 2 && (is_any(words_, out.to - 1, kCostForms) ||
                                     is_any(words_, out.to - 1, {"come"}));
    const bool much = is_any(words_, 0, {"how"}) && is_any(words_, 1, {"much"});
    if (much && is_be(words_, 2)) {
      out.from = 3;
    } else if (cost && ((much && is_help(words_, 2)) ||
                        (is_any(words_, 0, {"what"}) && is_help(words_, 1)))) {
      out.from = much ? 3 : 2, --out.to;
    } else if ((much || is_any(words_, 0, {"what"})) && is_help(words_, much ? 2 : 1) &&
               is_any(words_, much ? 3 : 2, {"we", "i", "you", "they"}) &&
               is_any(words_, much ? 4 : 3, kPayOrCharge) &&
               is_any(words_, much ? 5 : 4, {"for"})) {
      out.from = much ? 6 : 5;
    } else {
      size_t at = after_request(words_);
      if (is_any(words_, at, kPriceAdjectives)) out.detail = plain(words_, at++);
      if (!is_any(words_, at, kPriceNouns) || !is_any(words_, at + 1, {"of", "for"})) return {};
      if (out.detail == "daily")
        out.detail = "day";
      else if (has_adverbial_suffix(out.detail))
        out.detail.resize(out.detail.size() - 2);
      out.from = at + 2;
    }
    return out;
  }

  LookUp date() const {
    if (!is_any(words_, 0, {"when"})) return {};
    LookUp out{RowAttribute::kDate, "", 2, size()};
    const std::string last = plain(words_, size() - 1);
    const bool placed =
        last == "place" && size() > 4 && is_any(words_, size() - 2, kTakingPlaceForms);
    if (is_be(words_, 1)) {
      if (placed)
        out.to -= 2;
      else if (text::is_one_of(last, kHappeningWords))
        --out.to;
      else if (has_past_suffix(last) || last == "starting" || last == "ending")
        out.detail = last, --out.to;
      return out;
    }
    if (!is_help(words_, 1)) return {};
    if (is_any(words_, 2, {"we", "i", "you", "they"})) return deal();
    if (placed) {
      out.to -= 2;
    } else {
      out.to = employment_start(words_);
      if (last == "up" && size() > 4) --out.to;
      out.detail = plain(words_, --out.to);
      if (text::is_one_of(out.detail, {"happen"})) out.detail.clear();
    }
    return out;
  }

  // "when did we sell the van", "when did we get rid of the van"
  LookUp deal() const {
    size_t at = 4;
    std::string verb = plain(words_, 3);
    if (verb == "get" && is_any(words_, 4, {"rid"}) && is_any(words_, 5, {"of"}))
      verb = "sell", at = 6;
    else if (verb == "get")
      verb = "buy";
    if (!text::is_one_of(verb, kDealVerbs) || at >= size()) return {};
    return {RowAttribute::kDate, verb, at, size()};
  }

  LookUp duration() const {
    if (!is_any(words_, 0, {"how"}) || !is_any(words_, 1, {"long"})) return {};
    LookUp out{RowAttribute::kDuration, "", 3, size()};
    if (is_be(words_, 2)) return out;
    if (!is_help(words_, 2)) return {};
    if (is_any(words_, size() - 1, {"for", "on"})) --out.to;
    return is_any(words_, --out.to, kDurationVerbs) ? out : LookUp{};
  }

  LookUp capacity() const {
    const size_t at = after_request(words_);
    if (is_any(words_, at, {"capacity"}) && is_any(words_, at + 1, {"of"}))
      return {RowAttribute::kCapacity, "", at + 2, size()};
    if (!is_any(words_, 0, {"how"}) || !is_any(words_, 1, {"many"}) ||
        !is_any(words_, 2, kSeatedPeople))
      return {};
    size_t from = 3;
    if (is_any(words_, from, {"can"})) ++from;
    if (is_any(words_, from, kFittingVerbs) && is_any(words_, from + 1, {"in", "into", "on"}))
      return {RowAttribute::kCapacity, "", from + 2, size()};
    if (from == 3 && !is_help(words_, from++)) return {};
    if (!is_any(words_, size() - 1, kHoldingVerbs)) return {};
    return {RowAttribute::kCapacity, "", from, size() - 1};
  }

  // "how many pages does Emma have"
  LookUp count() const {
    if (!is_any(words_, 0, {"how"}) || !is_any(words_, 1, {"many"}) || size() < 6) return {};
    const bool does = is_any(words_, 3, {"does"}) && is_any(words_, size() - 1, {"have"});
    const bool has = is_any(words_, 3, {"has"}) && is_any(words_, size() - 1, {"got"});
    if (!does && !has) return {};
    return {RowAttribute::kCount, plain(words_, 2), 4, size() - 1};
  }

  // "manager of Luna"
  LookUp named() const {
    const size_t at = after_request(words_);
    for (size_t of = at + 1; of < at + 4 && of + 1 < size(); ++of) {
      if (!is_any(words_, of, {"of"})) continue;
      return {RowAttribute::kNamed, plain_text(words_, at, of), of + 1, size()};
    }
    return {};
  }

  const WordSequence& words_;
};

// "what is in order 12" -> "which products are in order 12"
bool rewrite_content(WordSequence& words, const SchemaPhrases& phrases) {
  const bool joined = is_any(words, 0, {"what's"});
  if (!joined && (!is_any(words, 0, {"what"}) || !is_be(words, 1))) return false;
  const size_t in = joined ? 1 : 2;
  if (words.size() != in + 3 || !is_any(words, in, {"in", "on"}) ||
      !words.has(in + 2, Trigger::kDigits) || phrases.key_of(plain(words, in + 1)).empty())
    return false;
  const std::string objects = phrases.objects_of(plain(words, in + 1));
  if (objects.empty()) return false;
  WordSequence by{"which"};
  append(by, words_of(has_plural_suffix(objects) ? objects : with_plural_suffix(objects)));
  by.push_back("are");
  replace(words, 0, in, by);
  return true;
}

}  // namespace

void rewrite_look_ups(WordSequence& words, const SchemaPhrases& phrases) {
  if (words.has(Trigger::kLookUp)) rewrite_goods_cost(words, phrases);
  if (words.size() < 3 || words.size() > kLongestQuestion || !phrases.row_attribute) return;
  if (rewrite_content(words, phrases)) return;
  const LookUp asked = LookUpReader(words).read();
  size_t from = asked.from, to = asked.to;
  if (to <= from || to > words.size()) return;
  if (is_any(words, from, {"the", "a", "an", "our", "my", "your"}) && from + 1 < to &&
      !phrases.is_value(unmarked_text(words, from, to)))  // "The Drowned Orchard" has its article
    ++from;
  const bool lead = from + 1 < to && phrases.names_row(plain(words, from));
  const std::string last = plain(words, to - 1);  // of one row: "a street terrace permit"
  const bool tail = from + 1 < to && phrases.is_name(last) && lemma(last) == last;
  std::string instead =
      phrases.row_attribute(asked.attribute, asked.detail, unmarked_text(words, from, to));
  if (instead.empty() && lead)
    instead =
        phrases.row_attribute(asked.attribute, asked.detail, unmarked_text(words, from + 1, to));
  if (instead.empty() && tail)
    instead =
        phrases.row_attribute(asked.attribute, asked.detail, unmarked_text(words, from, to - 1));
  if (instead.empty() && asked.attribute == RowAttribute::kPrice &&
      text::is_one_of(asked.detail, kPricePeriods))
    instead =
        phrases.row_attribute(RowAttribute::kUndatedPrice, "", unmarked_text(words, from, to));
  if (instead.empty()) return;
  replace(words, 0, words.size(), words_of(instead + end_mark(words.back())));
}

}  // namespace ask::engine
