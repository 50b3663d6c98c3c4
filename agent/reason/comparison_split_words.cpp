// The words of a question that compares, and what in it can be compared.
#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/month_names.h"
#include "agent/reason/comparison_splitter.h"

namespace ask::reason {
namespace {

using engine::Mention;
using engine::MentionKind;

constexpr uint32_t kMostWords = 60;
constexpr std::string_view kPlaces[] = {"in", "of",     "for", "from", "at",   "on",
                                        "by", "during", "to",  "with", "over", "within"};

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

ComparisonSplitter::ComparisonSplitter(std::string_view text, const engine::Lattice& lattice)
    : text_(text), lattice_(lattice) {
  if (lattice.tokens.size() > kMostWords) return;  // too long to be read many times
  n_ = static_cast<uint32_t>(lattice.tokens.size());
  while (n_ > 0 && lattice.tokens[n_ - 1].punctuation) --n_;
}

std::span<const Mention> ComparisonSplitter::mentions_at(uint32_t i) const {
  const auto& at = lattice_.first_at;
  if (i + 1 >= at.size()) return {};
  return std::span(lattice_.mentions).subspan(at[i], at[i + 1] - at[i]);
}

std::string ComparisonSplitter::span(uint32_t from, uint32_t to) const {
  while (from < to && lattice_.tokens[from].punctuation) ++from;
  while (to > from && lattice_.tokens[to - 1].punctuation) --to;
  if (from >= to) return "";
  const uint32_t begin = lattice_.tokens[from].begin, end = lattice_.tokens[to - 1].end;
  return std::string(text_.substr(begin, end - begin));
}

std::string ComparisonSplitter::span(uint32_t from, uint32_t to,
                                     const Replacement& replacement) const {
  const Comparand& of = replacement.of;
  if (of.begin < from || of.end > to) return span(from, to);
  return glued({span(from, of.begin), replacement.now, span(of.end, to)});
}

// The dates, stored values and tables that begin at the token and end before `limit`, the longest
// first.
std::vector<Comparand> ComparisonSplitter::comparands(uint32_t at, uint32_t limit) const {
  using Kind = Comparand::Kind;
  std::vector<Comparand> out;
  if (at >= limit || limit > n_) return out;
  auto date = engine::date_at(std::span(lattice_.tokens).first(limit), at);
  const auto month =
      std::find(std::begin(engine::kMonthNames), std::end(engine::kMonthNames), word(at));
  if (!date && month != std::end(engine::kMonthNames) && lattice_.tokens[at].capitalised) {
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

bool ComparisonSplitter::same_date_kind(const engine::DateSpan& a,
                                        const engine::DateSpan& b) const {
  if (a.relative != b.relative) return false;
  if (a.relative) return lattice_.tokens[a.end - 1].lemma == lattice_.tokens[b.end - 1].lemma;
  const auto month = [](const engine::DateSpan& d) {
    return d.period == engine::Period::kWhole && length_of(d) == 31;
  };
  const auto bare = [](const engine::DateSpan& d) {
    return d.period == engine::Period::kMonthOfYear && d.to.empty();
  };
  if ((month(a) && bare(b)) || (bare(a) && month(b))) return true;
  return a.period == b.period && a.to.empty() == b.to.empty() && length_of(a) == length_of(b);
}

// Days, in months of 31, of a period; 0 for others.
int ComparisonSplitter::days_of(const Comparand& comparand) const {
  if (!comparand.is_date()) return 0;
  if (!comparand.date.relative) return length_of(comparand.date);
  const std::string& unit = lattice_.tokens[comparand.end - 1].lemma;
  return unit == "year" ? 372 : unit == "quarter" ? 93 : unit == "month" ? 31 : 0;
}

// True if one can stand in the place of the other.
bool ComparisonSplitter::alike(const Comparand& a, const Comparand& b) const {
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

// True if the question names a third date or value that could stand in their place.
bool ComparisonSplitter::third(const Comparand& a, const Comparand& b) const {
  if (a.kind == Comparand::Kind::kTable) return false;
  for (uint32_t i = 0; i < n_; ++i) {
    if ((i >= a.begin && i < a.end) || (i >= b.begin && i < b.end)) continue;
    for (const Comparand& other : comparands(i, n_)) {
      const bool apart = other.end <= a.begin || other.begin >= a.end;
      const bool beside = other.end <= b.begin || other.begin >= b.end;
      if (apart && beside && alike(other, a) && alike(other, b)) return true;
    }
  }
  return false;
}

// The word is one of those in [from, to), in any form.
bool ComparisonSplitter::said_before(uint32_t i, uint32_t from, uint32_t to) const {
  for (uint32_t k = from; k < to; ++k)
    if (lattice_.tokens[k].lemma == lattice_.tokens[i].lemma && !lattice_.tokens[k].punctuation)
      return true;
  return false;
}

bool ComparisonSplitter::all_of(uint32_t from, uint32_t to,
                                std::span<const std::string_view> words) const {
  for (uint32_t i = from; i < to; ++i)
    if (!lattice_.tokens[i].punctuation && !text::is_one_of(word(i), words)) return false;
  return true;
}

// The words of the comparand; a month without a year is one of the year of the other one.
std::string ComparisonSplitter::said(const Comparand& comparand, const Comparand& other) const {
  std::string out = span(comparand.begin, comparand.end);
  if (!comparand.is_date() || comparand.date.period != engine::Period::kMonthOfYear ||
      other.date.period != engine::Period::kWhole || other.date.from.size() < 10)
    return out;
  return out + " " + other.date.from.substr(0, 4);
}

// As a heading, without its quotation marks.
std::string ComparisonSplitter::label(const Comparand& comparand, std::string said) const {
  const engine::Token& token = lattice_.tokens[comparand.begin];
  return token.quoted && comparand.end == comparand.begin + 1 ? token.text : said;
}

std::string ComparisonSplitter::place_of(const Comparand& comparand, uint32_t from) const {
  uint32_t i = comparand.begin;
  if (i > from && word(i - 1) == "the") --i;
  if (i > from && text::is_one_of(word(i - 1), kPlaces)) return std::string(word(i - 1));
  if (i > from && word(i - 1) == "between" && !comparand.is_date()) return "for";
  return comparand.is_date() && !comparand.date.relative ? "in" : "";
}

}  // namespace ask::reason
