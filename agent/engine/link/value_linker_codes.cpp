// Value linking of what is stored shortly: "captain" for CPT, "unexcused" for a flag "excused" that
// is false, "free" for a price of 0.
#include <algorithm>
#include <array>

#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/truth_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/link/value_finder.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kShortestCode = 3, kLongestCode = 4, kShortestWord = 5;
constexpr int64_t kMostCodes = 16;  // distinct texts of the column
constexpr float kShortened = 0.72F, kOpposite = 0.88F, kCostsNothing = 0.8F;

// The first letter and the consonants behind it: "cptn" of "captain".
std::string skeleton(std::string_view word) {
  std::string out(word.substr(0, 1));
  for (const char c : word.substr(1))
    if (!is_vowel(c) && c != 'y') out += c;
  return out;
}

bool is_zero(const Value& value) { return as_number(value) == 0.0; }

}  // namespace

// "captain" for CPT, "maths" for MAT: in columns that hold nothing but codes, of one code only.
void ValueLinker::collect_shortened(uint32_t at, std::vector<Candidate>& out) const {
  const std::string word = lemma(normal_[at]);
  if (word.size() < kShortestWord ||
      !std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; }))
    return;
  for (size_t i = 0; i < schema_; ++i)  // "households" are rows and no code HOU
    if (mentions_[i].begin <= at && at < mentions_[i].end) return;
  for (size_t n = kShortestCode; n <= kLongestCode; ++n)
    for (const std::string& code : {word.substr(0, n), skeleton(word).substr(0, n)}) {
      if (code.size() != n) continue;
      for (const ValueHit& hit : snapshot_.values.find(code)) {
        const db::ColumnStatistics& s =
            snapshot_.catalog.tables[hit.table].columns[hit.column].statistics;
        const SchemaItem& column = index_.column(hit.table, hit.column);
        if (!codes_only(hit) || s.distinct > kMostCodes || s.distinct < 2) continue;
        const db::Column& stored = snapshot_.catalog.tables[hit.table].columns[hit.column];
        if (stored.primary_key > 0 || index_.column_roles(hit.table, hit.column).reference)
          continue;  // the rows of another table have a name by which they are called
        if (std::any_of(kCodedColumns.begin(), kCodedColumns.end(),
                        [&](std::string_view w) { return index_.has_word(column, w); }))
          continue;
        const auto other = std::find_if(out.begin(), out.end(), [&](const Candidate& c) {
          return c.hit.table == hit.table && c.hit.column == hit.column;
        });
        if (other == out.end())
          out.push_back({hit, kShortened, MatchKind::kSynonym});
        else if (other->hit.text != hit.text)
          other->score = 0;  // two codes may be meant
      }
    }
  std::erase_if(out, [](const Candidate& c) { return c.score == 0; });
}

// True if the words of the column's name are these, but for "is" and "flag".
bool ValueLinker::flag_says(uint32_t table, uint32_t column, std::string_view words) const {
  std::string name;
  for (const uint32_t w : index_.column(table, column).words) {
    const std::string& word = index_.word(w).text;
    if (text::is_one_of(word, kFlagWords)) continue;
    name += (name.empty() ? "" : " ") + word;
  }
  return name == words;
}

// "unexcused", "non-resident" and "part-time" for flags that are false, "no longer listed" for one
// that is false, and "no longer alive" for one that is true.
void ValueLinker::add_opposites(uint32_t begin) {
  const std::string& said = normal_[begin];
  if (tokens_[begin].quoted || said.size() < 3) return;
  std::vector<std::string_view> names;
  uint32_t end = begin + 1;
  for (const std::string_view prefix : {"un", "non", "in"})
    if (said.starts_with(prefix) && said.size() > prefix.size() + 4)
      names.push_back(std::string_view(said).substr(prefix.size()));
  std::string two = said;
  uint32_t next = begin + 1;
  if (next < tokens_.size() && tokens_[next].folded == "-") ++next;
  if (next < tokens_.size()) two += " " + normal_[next];
  if (said == "non" && next < tokens_.size()) names = {normal_[next]}, end = next + 1;
  for (const auto& [phrase, name] : kOppositeStates) {
    if (phrase != said && phrase != two) continue;
    names.push_back(name);
    if (phrase == two) end = next + 1;
  }
  const bool ended =
      begin > 1 && normal_[begin - 2] == "no" && normal_[begin - 1] == kCessationAdverb;
  const bool opposite = !names.empty();
  if (ended && !opposite) names.push_back(said);
  if (names.empty()) return;
  const bool holds = ended && opposite;
  if (ended) begin -= 2;
  for (uint32_t t = 0; t < snapshot_.catalog.tables.size(); ++t)
    for (uint32_t c = 0; c < snapshot_.catalog.tables[t].columns.size(); ++c) {
      const std::string value =
          truth_value(snapshot_.catalog.tables[t].columns[c].statistics, holds);
      if (value.empty() || std::none_of(names.begin(), names.end(), [&](std::string_view name) {
            return flag_says(t, c, name);
          }))
        continue;
      add_state_value(begin, end, t, c, value, kOpposite);
    }
}

// "courses that cost nothing", "free courses", "which speakers come for free": a price of 0, where
// the one price of a table that the question names can be 0.
void ValueLinker::add_free(uint32_t begin) {
  const std::string& word = normal_[begin];
  const std::string_view before = begin > 0 ? std::string_view(normal_[begin - 1]) : "";
  const bool last = ends_clause(begin);
  const auto named = [&](uint32_t table, bool next) {
    return std::any_of(mentions_.begin(), mentions_.begin() + static_cast<std::ptrdiff_t>(schema_),
                       [&](const Mention& m) {
                         return m.kind == MentionKind::kTable && m.table == table &&
                                m.score >= 0.7F && (!next || m.begin == begin + 1);
                       });
  };
  uint32_t from = begin, to = begin + 1;
  bool next = false;
  if (word == "nothing" && text::is_one_of(before, kBeforeNothing)) {
    from = before == "us" && begin > 1 ? begin - 2 : begin - 1;
  } else if (word == kGratisAdjective) {
    const bool charged = begin + 2 < tokens_.size() && normal_[begin + 1] == "of" &&
                         text::is_one_of(normal_[begin + 2], kPricingVerbs);
    const bool is = text::is_one_of(before, {"for", "are", "is", "were", "was"});
    if (charged)
      to = begin + 3;
    else if (!is || !last)
      next = true;
    if (before == "for") --from;
  } else {
    return;
  }
  for (uint32_t t = 0; t < snapshot_.catalog.tables.size(); ++t) {
    if (!named(t, next)) continue;
    uint32_t price = kNone;
    bool one = true;
    const std::vector<db::Column>& columns = snapshot_.catalog.tables[t].columns;
    for (uint32_t c = 0; c < columns.size(); ++c) {
      const SchemaItem& item = index_.column(t, c);
      if (!is_zero(columns[c].statistics.min) || columns[c].statistics.distinct < 3 ||
          std::none_of(kPriceColumns.begin(), kPriceColumns.end(),
                       [&](std::string_view w) { return index_.has_word(item, w); }))
        continue;
      one = price == kNone;
      price = c;
    }
    if (price != kNone && one) add_state_value(from, to, t, price, "0", kCostsNothing);
  }
}

}  // namespace ask::engine
