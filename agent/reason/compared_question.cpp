#include "agent/reason/compared_question.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/month_names.h"
#include "agent/reason/comparison_words.h"

namespace ask::reason {
namespace {

using engine::Mention;
using engine::MentionKind;

constexpr uint32_t kMostWords = 60;

// How long a period is, so that years are compared with years: in days of months of 31 days.
int length_of(const engine::DateSpan& date) {
  const auto day = [](const std::string& iso) {
    if (iso.size() < 10) return 0;
    const auto part = [&](size_t at, size_t n) {
      int out = 0;
      for (size_t i = at; i < at + n; ++i) out = out * 10 + (iso[i] - '0');
      return out;
    };
    return part(0, 4) * 372 + part(5, 2) * 31 + part(8, 2);
  };
  return day(date.to) - day(date.from);
}

}  // namespace

std::string glued(std::initializer_list<std::string> parts) {
  std::string out;
  for (const std::string& part : parts) {
    if (part.empty()) continue;
    if (!out.empty()) out += ' ';
    out += part;
  }
  return out;
}

ComparedQuestion::ComparedQuestion(std::string_view text, const engine::Lattice& lattice)
    : text_(text), lattice_(lattice) {
  if (lattice.tokens.size() > kMostWords) return;  // too long to be read many times
  size_ = static_cast<uint32_t>(lattice.tokens.size());
  while (size_ > 0 && lattice.tokens[size_ - 1].punctuation) --size_;
}

std::span<const Mention> ComparedQuestion::mentions_at(uint32_t i) const {
  const auto& at = lattice_.first_at;
  if (i + 1 >= at.size()) return {};
  return std::span(lattice_.mentions).subspan(at[i], at[i + 1] - at[i]);
}

std::string ComparedQuestion::span(uint32_t from, uint32_t to) const {
  while (from < to && token(from).punctuation) ++from;
  while (to > from && token(to - 1).punctuation) --to;
  if (from >= to) return "";
  const uint32_t begin = token(from).begin, end = token(to - 1).end;
  return std::string(text_.substr(begin, end - begin));
}

std::string ComparedQuestion::span(uint32_t from, uint32_t to,
                                   const Replacement& replacement) const {
  const Comparand& of = replacement.of;
  if (of.begin < from || of.end > to) return span(from, to);
  return glued({span(from, of.begin), replacement.now, span(of.end, to)});
}

std::vector<Comparand> ComparedQuestion::comparands(uint32_t at, uint32_t limit) const {
  using Kind = Comparand::Kind;
  std::vector<Comparand> out;
  if (at >= limit || limit > size_) return out;
  auto date = engine::date_at(std::span(lattice_.tokens).first(limit), at);
  const auto month =
      std::find(std::begin(engine::kMonthNames), std::end(engine::kMonthNames), word(at));
  if (!date && month != std::end(engine::kMonthNames) && token(at).capitalised) {
    date.emplace().end = at + 1;
    const auto number = month - std::begin(engine::kMonthNames) + 1;
    date->from = (number < 10 ? "0" : "") + std::to_string(number);
    date->period = engine::Period::kMonthOfYear;
  }
  if (date && !date->range) out.push_back({at, date->end, Kind::kDate, std::move(*date)});
  for (const Mention& m : mentions_at(at)) {
    if (m.end > limit) continue;
    // Even one that is linked weakly: how both sides are read decides.
    const bool value = m.kind == MentionKind::kValue && m.found && !m.inside &&
                       m.score >= (m.partial ? 0.65F : 0.5F) &&
                       m.null_test == engine::NullTest::kNotTested;
    const bool table = m.kind == MentionKind::kTable && m.score >= 0.75F;
    if (!value && !table) continue;
    const Comparand one{at, m.end, value ? Kind::kValue : Kind::kTable};
    if (std::none_of(out.begin(), out.end(), [&](const Comparand& other) {
          return other.end == one.end && other.kind == one.kind;
        }))
      out.push_back(one);
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const Comparand& a, const Comparand& b) { return a.end > b.end; });
  return out;
}

bool ComparedQuestion::same_date_kind(const engine::DateSpan& a, const engine::DateSpan& b) const {
  if (a.relative != b.relative) return false;
  if (a.relative) return token(a.end - 1).lemma == token(b.end - 1).lemma;
  const auto month = [](const engine::DateSpan& d) {
    return d.period == engine::Period::kWhole && length_of(d) == 31;
  };
  const auto bare = [](const engine::DateSpan& d) {
    return d.period == engine::Period::kMonthOfYear && d.to.empty();
  };
  if ((month(a) && bare(b)) || (bare(a) && month(b))) return true;
  return a.period == b.period && a.to.empty() == b.to.empty() && length_of(a) == length_of(b);
}

int ComparedQuestion::days_of(const Comparand& comparand) const {
  if (!comparand.is_date()) return 0;
  if (!comparand.date.relative) return length_of(comparand.date);
  const std::string& unit = token(comparand.end - 1).lemma;
  return unit == "year" ? 372 : unit == "quarter" ? 93 : unit == "month" ? 31 : 0;
}

bool ComparedQuestion::alike(const Comparand& a, const Comparand& b) const {
  if (a.kind != b.kind) return false;
  if (text::folded(span(a.begin, a.end)) == text::folded(span(b.begin, b.end))) return false;
  if (a.is_date()) return same_date_kind(a.date, b.date);
  if (a.kind == Comparand::Kind::kTable) return true;
  for (const Mention& m : mentions_at(a.begin)) {
    if (m.kind != MentionKind::kValue || m.end != a.end) continue;
    for (const Mention& other : mentions_at(b.begin))
      if (other.kind == MentionKind::kValue && other.end == b.end && other.table == m.table &&
          other.column == m.column && other.text != m.text)
        return true;
  }
  return false;
}

bool ComparedQuestion::names_third(const Comparand& a, const Comparand& b) const {
  if (a.kind == Comparand::Kind::kTable) return false;
  for (uint32_t i = 0; i < size_; ++i) {
    if ((i >= a.begin && i < a.end) || (i >= b.begin && i < b.end)) continue;
    for (const Comparand& other : comparands(i, size_)) {
      const bool apart = other.end <= a.begin || other.begin >= a.end;
      const bool beside = other.end <= b.begin || other.begin >= b.end;
      if (apart && beside && alike(other, a) && alike(other, b)) return true;
    }
  }
  return false;
}

bool ComparedQuestion::mentioned_before(uint32_t i, uint32_t from, uint32_t to) const {
  for (uint32_t k = from; k < to; ++k)
    if (token(k).lemma == token(i).lemma && !token(k).punctuation) return true;
  return false;
}

bool ComparedQuestion::all_of(uint32_t from, uint32_t to,
                              std::span<const std::string_view> words) const {
  for (uint32_t i = from; i < to; ++i)
    if (!token(i).punctuation && !text::is_one_of(word(i), words)) return false;
  return true;
}

std::string ComparedQuestion::written(const Comparand& comparand, const Comparand& other) const {
  std::string out = span(comparand.begin, comparand.end);
  if (!comparand.is_date() || comparand.date.period != engine::Period::kMonthOfYear ||
      other.date.period != engine::Period::kWhole || other.date.from.size() < 10)
    return out;
  return out + " " + other.date.from.substr(0, 4);
}

std::string ComparedQuestion::label(const Comparand& comparand, std::string written) const {
  const engine::Token& first = token(comparand.begin);
  return first.quoted && comparand.end == comparand.begin + 1 ? first.text : written;
}

std::string ComparedQuestion::place_of(const Comparand& comparand, uint32_t from) const {
  uint32_t i = comparand.begin;
  if (i > from && word(i - 1) == "the") --i;
  if (i > from && text::is_one_of(word(i - 1), kPrepositions)) return std::string(word(i - 1));
  if (i > from && word(i - 1) == "between" && !comparand.is_date()) return "for";
  return comparand.is_date() && !comparand.date.relative ? "in" : "";
}

uint32_t first_content_word(const ComparedQuestion& question) {
  constexpr std::string_view kRequest[] = {"please",     "can",  "could", "you",     "show",
                                           "give",       "tell", "me",    "compare", "comparing",
                                           "comparison", "us",   "a"};
  uint32_t i = 0;
  while (i < question.size() &&
         (question.token(i).punctuation || text::is_one_of(question.word(i), kRequest)))
    ++i;
  if (i > 0 && text::is_one_of(question.word(i), {"of", "between"})) ++i;
  if (text::is_one_of(question.word(i), {"how", "what"}) &&
      text::is_one_of(question.word(i + 1), {"did", "does", "do", "about"}))
    i += 2;
  const bool amount =  // "what we took"
      text::is_one_of(question.word(i + 1), {"we", "i", "they", "you"});
  if (text::is_one_of(question.word(i), {"what", "what's"}) && !amount) {
    ++i;
    if (text::is_one_of(question.word(i), {"is", "was", "are", "were", "'s"})) ++i;
  }
  if (question.word(i) == "the") ++i;
  return i;
}

}  // namespace ask::reason
