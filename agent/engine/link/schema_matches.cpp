#include "agent/engine/link/schema_matches.h"

#include <algorithm>
#include <array>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

constexpr float kLowestScore = 0.45F;  // weaker mentions are dropped
constexpr float kOfTable = 0.97F;      // "order" of order_header

bool is_unit(std::string_view word) {
  return text::is_one_of(word, kNumberUnitWords) || word == "in" || word == "by" || word == "of" ||
         word == "at";
}

// Connecting words inside a name, as in "date of birth".
bool is_joint(const Token& token) {
  static constexpr std::array<std::string_view, 6> kJoints = {"of", "the", "'s", "in", "a", "an"};
  return text::is_one_of(token.folded, kJoints);
}

// The hits of one token; they are sorted by token, and a long question has thousands.
std::span<const WordHit> hits_of(std::span<const WordHit> hits, uint32_t token) {
  const auto begin = std::lower_bound(hits.begin(), hits.end(), token,
                                      [](const WordHit& hit, uint32_t t) { return hit.token < t; });
  const auto end =
      std::find_if(begin, hits.end(), [token](const WordHit& hit) { return hit.token != token; });
  return {begin, end};
}
bool has_token(std::span<const WordHit> hits, uint32_t token) {
  return !hits_of(hits, token).empty();
}

}  // namespace

bool can_name(const Token& token) {
  return !token.punctuation && !token.quoted && filler(token.folded) < 0.6F;
}

ItemMatcher::Fit ItemMatcher::fit(uint32_t token) const {
  if (has_token(hits_, token)) return Fit::kOwn;
  if (has_token(owner_, token)) return Fit::kOwner;
  const bool joint = is_joint(tokens_[token]) || small_words(token) != 0;
  return joint ? Fit::kJoint : Fit::kMiss;
}

// The words of the name, as bits, that are this word without a meaning of its own: "on" of
// qty_on_hand.
uint64_t ItemMatcher::small_words(uint32_t token) const {
  uint64_t out = 0;
  if (item_ == nullptr || can_name(tokens_[token])) return out;
  for (size_t p = 0; p < std::min<size_t>(item_->words.size(), 64); ++p)
    if (index_.word(item_->words[p]).text == tokens_[token].folded) out |= uint64_t{1} << p;
  return out;
}

void ItemMatcher::match(const SchemaItem& item, std::span<const WordHit> hits,
                        std::span<const WordHit> owner) {
  hits_ = hits;
  owner_ = owner;
  item_ = &item;
  uint32_t last = kNone;
  for (const WordHit& hit : hits) {
    if (hit.token == last) continue;
    last = hit.token;
    // The table's name may come first: "singer name".
    uint32_t begin = hit.token;
    while (begin > 0 && hit.token - begin < 3 && has_token(owner, begin - 1) &&
           !has_token(hits, begin - 1))
      grow(item, --begin);
    grow(item, hit.token);
  }
}

void ItemMatcher::grow(const SchemaItem& item, uint32_t begin) {
  MatchedSpan span{begin, begin};
  for (uint32_t at = begin; at < tokens_.size() && at - begin < kMaxSpan; ++at) {
    if (tokens_[at].punctuation && tokens_[at].folded != "'s") return;
    if (tokens_[at].quoted) return;
    const Fit here = fit(at);
    span.end = at + 1;
    if (here == Fit::kOwn) span.own = true;
    if (here == Fit::kOwner) span.owned = true;
    if (here == Fit::kJoint) span.joined = true;
    if (here == Fit::kMiss) {
      if (!can_name(tokens_[at]) || ++span.missed > 1) return;
    }
    if (span.own && (here == Fit::kOwn || here == Fit::kOwner)) score(item, span);
  }
}

// Greedily assigns each token of the span its best unused word of the name; returns the sum of the
// scores, or 0 if a token is left without a word.
float ItemMatcher::cover(const MatchedSpan& span, Cover& cover) const {
  float total = 0;
  for (uint32_t at = span.begin; at < span.end; ++at) {
    const Fit here = fit(at);
    if (here == Fit::kJoint) cover.used |= small_words(at);
    if (here == Fit::kJoint || here == Fit::kOwner) continue;
    ++cover.count;
    if (here == Fit::kMiss) {
      total -= 0.35F;
      continue;
    }
    const WordHit* best = nullptr;
    for (const WordHit& hit : hits_of(hits_, at))
      if (hit.position < 64 && !(cover.used >> hit.position & 1) &&
          (!best || hit.score > best->score))
        best = &hit;
    if (!best) return 0;  // a word occurs twice
    cover.used |= uint64_t{1} << best->position;
    total += best->score;
    if (best->match < cover.match || (best->match == cover.match && cover.word != kNone)) continue;
    cover.match = best->match;
    cover.word = item_->words[best->position];
    cover.weakest = at;
  }
  return total;
}

bool ItemMatcher::is_of_table(const SchemaItem& item, uint32_t word) const {
  const SchemaItem& table = index_.table(item.table);
  return std::any_of(table.words.begin(), table.words.end(), [&](uint32_t id) {
    return id == word || index_.word(id).stem == index_.word(word).stem;
  });
}

float ItemMatcher::table_score(const SchemaItem& item, float mean, uint64_t used) const {
  const size_t n = item.words.size();
  const auto covered = static_cast<float>(__builtin_popcountll(used));
  const float share = covered / static_cast<float>(n);
  const bool head = used >> std::min<size_t>(n - 1, 63) & 1;
  if (!head && n > 1 && covered == static_cast<float>(n - 1) &&
      is_table_word(index_.word(item.words.back()).lemma))
    return mean * kOfTable;
  return mean * (0.55F + 0.45F * share) - (head || share >= 1 ? 0.0F : 0.15F);
}

constexpr float kSameWord = 0.9F;  // another form of it, and no synonym

// "amount" of amount_cents: the noun itself, and no other form or synonym of it.
bool ItemMatcher::lacks_minor_unit(const SchemaItem& item, const MatchedSpan& span) const {
  return item.words.size() == 2 &&
         text::is_one_of(index_.word(item.words[1]).text, kMinorCurrency) &&
         span.end == span.begin + 1 && index_.word(item.words[0]).text == tokens_[span.begin].lemma;
}

// "flight" of a pilot's flight_hours, where "flights" are the rows of another table.
bool ItemMatcher::names_other_table(const SchemaItem& item) const {
  for (uint32_t t = 0; t < index_.tables(); ++t)
    if (t != item.table && index_.table(t).words.size() == 1 &&
        index_.word(index_.table(t).words[0]).lemma == index_.word(item.words[0]).lemma)
      return true;
  return false;
}

// The last word of the name is the unit of its numbers: "min" of duration_min.
bool ItemMatcher::ends_in_unit(const SchemaItem& item) const {
  if (item.column == kNone || item.words.size() < 2) return false;
  const std::string& last = index_.word(item.words.back()).text;
  if (text::is_one_of(last, kAmountTails)) return true;
  const UnitId unit = index_.column_roles(item.table, item.column).unit;
  const UnitDimension dimension = unit_info(unit).dimension;
  if (dimension == UnitDimension::kNone || dimension == UnitDimension::kMoney) return false;
  if (item.words.size() == 2 && names_other_table(item)) return false;
  return unit_stored(last) != kNoUnit || last == kSpelledOutMinute;  // as "min" is spelled out
}

// "permits by status" of status_code, which refers to a table of codes: what the code stands for.
// Not "how many statuses", nor where the rows with the code are not named: the codes themselves.
bool ItemMatcher::refers_to_codes(const SchemaItem& item, const MatchedSpan& span) const {
  const Token& last = tokens_[span.end - 1];
  if (item.column == kNone || !index_.has_code_tables() || owner_.empty() ||
      is_plural_of(last.folded, last.lemma) ||
      !text::is_one_of(index_.word(item.words.back()).text, kIdentifierNouns))
    return false;
  return index_.codes_of(item.table, item.column) != nullptr;
}

// False for "jobs" of job_hours in the table of the jobs: the rows, and not what is counted of
// them.
bool ItemMatcher::names_more_than_rows(const SchemaItem& item, uint64_t used) const {
  for (size_t p = 0; p < std::min<size_t>(item.words.size(), 64); ++p)
    if ((used >> p & 1) && !is_of_table(item, item.words[p])) return true;
  return false;
}

float ItemMatcher::column_score(const SchemaItem& item, const MatchedSpan& span, float mean,
                                uint64_t used) const {
  float lacking = 0, free = 0;
  const size_t n = item.words.size();
  const bool rows_only = !names_more_than_rows(item, used);
  const bool unit =
      (!rows_only && unit_named(tokens_[span.end - 1].folded) == kNoUnit && ends_in_unit(item)) ||
      lacks_minor_unit(item, span) || (n > 1 && refers_to_codes(item, span));
  for (size_t p = 0; p < n; ++p) {
    if (p < 64 && (used >> p & 1)) continue;
    const std::string& text = index_.word(item.words[p]).text;
    const bool tail = p + 1 == n && is_code_ending(text);
    const bool auxiliary =  // was_played, has_paid, is_mobile
        p == 0 && n > 1 &&
        (text::is_one_of(text, {"was", "has", "have", "were", "did"}) ||
         (mean >= kSameWord && text::is_one_of(text, {"is", "are"})));
    if (is_of_table(item, item.words[p]))
      ++free;
    else
      lacking += (!rows_only && is_unit(text)) || auxiliary || (unit && p + 1 == n) ? 0.12F
                 : tail                                                             ? 0.5F
                                                                                    : 1.0F;
  }
  const auto covered = static_cast<float>(__builtin_popcountll(used));
  if (span.joined && (lacking > 0.5F || covered < 2 || span.owned)) return 0;
  float score = mean * (0.45F + 0.55F * covered / (covered + lacking + 0.15F * free));
  const std::string& last = index_.word(item.words.back()).text;
  const bool head = n <= 64 && (used >> (n - 1) & 1);
  if (!head && !is_unit(last) && !unit) score -= last == kKeyNoun ? 0.25F : 0.12F;
  return score + (span.owned ? 0.02F : 0.0F);
}

// True if the span has only a part of the name: more than the words that repeat the table's.
bool ItemMatcher::matches_part(const SchemaItem& item, uint64_t used) const {
  for (size_t p = 0; p < item.words.size(); ++p) {
    if (p < 64 && (used >> p & 1)) continue;
    if (item.column == kNone ||
        !index_.has_word(index_.table(item.table), index_.word(item.words[p]).lemma))
      return true;
  }
  return false;
}

// "number of payments", "count payments": how many, and not the numbers that they have.
bool ItemMatcher::counts_rows(const SchemaItem& item, const MatchedSpan& span) const {
  const std::string& first = tokens_[span.begin].folded;
  if (!text::is_one_of(first, kRowCountNouns) ||
      !is_code_ending(index_.word(item.words.back()).text))
    return false;
  if (first != kCardinalityNoun) return span.begin == 0 && span.end > 1;
  if (span.begin + 2 >= tokens_.size() || tokens_[span.begin + 1].folded != "of") return false;
  // "number of payments", "number of pending card payments"
  constexpr uint32_t kFarthestNoun = 3;
  const uint32_t from = std::max(span.end - 1, span.begin + 2);
  for (uint32_t noun = from; noun < tokens_.size() && noun < from + kFarthestNoun; ++noun) {
    const Token& token = tokens_[noun];
    if (token.punctuation || text::is_one_of(token.folded, {"the", "each", "in", "with", "of"}))
      return false;
    if (token.lemma != token.folded && (noun == from || has_plural_suffix(token.folded)))
      return true;
  }
  return false;
}

void ItemMatcher::score(const SchemaItem& item, const MatchedSpan& span) {
  Cover found;
  const float total = cover(span, found);
  if (total <= 0 || (span.missed > 0 && found.count < 3)) return;
  const float mean = total / static_cast<float>(found.count);
  const bool is_table = item.column == kNone;
  if (!is_table && counts_rows(item, span)) return;
  if (is_table && span.joined) return;
  float score =
      is_table ? table_score(item, mean, found.used) : column_score(item, span, mean, found.used);
  const Token& last = tokens_[span.end - 1];
  // A weak match of a participle ("located", "made") is more likely a plain verb.
  if (found.count == 1 && mean < 0.95F) {
    const bool verb = has_verbal_suffix(last.folded);
    score *= filler(last.folded) > 0 ? 0.75F : verb ? 0.92F : 1.0F;
  }
  if (score < kLowestScore) return;
  if (found.match < MatchKind::kPart && matches_part(item, found.used))
    found.match = MatchKind::kPart;
  out_.push_back({span.begin, span.end, item.table, item.column, std::min(score, 1.0F), found.match,
                  found.word, found.weakest});
}

}  // namespace ask::engine
