// The words in which each side of a comparison is asked for.
#include <algorithm>

#include "agent/common/words.h"
#include "agent/reason/comparison_splitter.h"
#include "agent/reason/wording.h"

namespace ask::reason {
namespace {

using text::is_one_of;

constexpr const char* kBeforeComparand[] = {"in", "of", "for", "from", "by"};
constexpr std::string_view kPrepositions[] = {"in", "of",     "for", "from", "at",   "on",
                                              "by", "during", "to",  "with", "over", "within"};
constexpr std::string_view kAuxiliaries[] = {"did", "do",   "does", "is",   "are",
                                             "was", "were", "has",  "have", "had"};
// Words that add nothing to "how many orders": "did we get more orders ...".
constexpr std::string_view kLight[] = {
    "did",  "do",   "does", "is",    "are",  "was",  "were",   "has",     "have",    "had",  "we",
    "i",    "you",  "us",   "our",   "my",   "they", "there",  "get",     "got",     "make", "made",
    "earn", "see",  "saw",  "sell",  "sold", "the",  "many",   "much",    "how",     "by",   "what",
    "it",   "ship", "book", "exist", "take", "took", "earned", "receive", "received"};
constexpr std::string_view kMore[] = {"more",  "higher", "greater", "bigger",  "larger", "better",
                                      "fewer", "less",   "lower",   "smaller", "worse"};
constexpr std::string_view kLess[] = {"fewer", "less", "lower", "smaller", "worse"};
// Words before the things to choose from, and between them and the verb.
constexpr std::string_view kBeforeChoice[] = {
    "did", "do",  "does", "is",   "are",   "was",  "were", "has", "have",    "had", "in",  "of",
    "the", "who", "what", "with", "which", "from", "for",  "and", "between", "or",  "out", "year"};
constexpr std::string_view kSelling[] = {"sell", "sold", "sells"};

}  // namespace

// The last "more", "fewer", "higher" ... of the words; `to` if there is none.
uint32_t ComparisonSplitter::comparative(uint32_t from, uint32_t to) const {
  for (uint32_t i = to; i-- > from;)
    if (is_one_of(word(i), kMore)) return i;
  return to;
}

// "revenue in 2024 vs 2023 by category": the words before, with each comparand, and those behind.
void ComparisonSplitter::word_plainly(const Frame& f, ComparisonSplit& out) const {
  const std::string behind = span(f.tail, n_);
  const auto placed = [&](auto make) {
    for (const std::string place : kBeforeComparand) {
      if (out.dates && place != "in") break;
      wording(f, out, [&](const Replacement& r) { return make(place + " " + r.now); });
    }
  };
  if (f.a.begin > f.from && word(f.a.begin - 1) == "between") {
    const std::string head = span(f.from, f.a.begin - 1), rest = span(f.a.end, f.at);
    placed([&](const std::string& which) { return glued({head, which, rest, behind}); });
    out.rest = glued({head, rest, behind});
    return;
  }
  if (f.a.begin > f.from || f.a.end < f.at || behind.empty()) {
    const bool led = f.a.begin > f.from && word(f.a.begin - 1) == out.place;
    // "revenue by category, 2024 compared to 2023": in 2024, and no category of that name
    if (out.dates && !led && out.place == "in")
      wording(f, out, [&](const Replacement& r) {
        return glued({span(f.from, f.a.begin), "in", r.now, span(f.a.end, f.at), behind});
      });
    wording(f, out, [&](const Replacement& r) { return glued({span(f.from, f.at, r), behind}); });
    out.rest = glued({span(f.from, f.a.begin - (led ? 1U : 0U)), span(f.a.end, f.at), behind});
    return;
  }
  uint32_t what = f.tail;  // "Berlin vs Paris by number of customers"
  while (what < n_ && (lattice_.tokens[what].punctuation ||
                       is_one_of(word(what), {"by", "in", "terms", "of", "regarding", "for", "on",
                                              "who", "which", "has", "had", "have", "more"})))
    ++what;
  out.rest = span(what, n_);
  if (out.rest.empty()) return;
  if (what == f.tail)
    wording(f, out, [&](const Replacement& r) { return glued({r.now, out.rest}); });
  placed([&](const std::string& which) { return glued({out.rest, which}); });
}

// The end of the noun behind "more": "orders" of "more orders in 2024".
uint32_t ComparisonSplitter::noun_end(const Frame& f, uint32_t more) const {
  uint32_t end = more + 1;
  while (end < f.at && end != f.a.begin && !lattice_.tokens[end].punctuation &&
         !is_one_of(word(end), kPrepositions))
    ++end;
  return end;
}

// "did we get more orders in 2024 than in 2023": how many of each. False if that is not asked.
bool ComparisonSplitter::word_more(const Frame& f, ComparisonSplit& out) const {
  const uint32_t more = comparative(f.from, f.at);
  if (more == f.at) return false;
  const bool or_ = word(f.at) == "or";
  const bool which = is_one_of(word(f.from), {"which", "who", "what", "where", "when"});
  const bool whether = is_one_of(word(f.from), kAuxiliaries);
  const bool number = word(f.from) == "how" && more == f.from + 2;
  for (uint32_t i = f.from; i < f.at; ++i)
    if (is_one_of(word(i), {"any", "every", "each", "that", "whose", "than", "per"})) return false;
  if (which && (f.tail < n_ || f.a.end != f.at || !or_)) return false;
  if (!which && !whether && !number && more != f.from) return false;
  // "who sold more, Anna or Ben": two names, and not "which shop has more books or toys"
  out.certain = !or_ || (which && f.a.begin > more && lattice_.tokens[f.a.begin - 1].punctuation);
  out.less = is_one_of(word(more), kLess);
  out.goal = or_       ? ComparisonGoal::kWhich
             : whether ? ComparisonGoal::kWhether
                       : ComparisonGoal::kBoth;
  if (which) return word_which(f, more, out);
  const std::string behind = span(f.tail, n_);
  if (is_one_of(word(more), {"more", "fewer", "less"})) {
    word_amounts(f, more, out);
  } else {
    const uint32_t begin = whether ? f.from + 1 : f.from;
    out.sizes =
        is_one_of(word(more), {"bigger", "larger", "smaller", "better", "worse", "greater"});
    for (uint32_t i = f.from; i < f.at; ++i) out.sizes &= !is_one_of(word(i), {"number", "count"});
    wording(f, out, [&](const Replacement& r) {
      return glued({span(begin, more, r), span(more + 1, f.at, r), behind});
    });
  }
  return true;
}

// "which year had more orders, 2022 or 2023", "who spent more, Ann or Ben"
bool ComparisonSplitter::word_which(const Frame& f, uint32_t more, ComparisonSplit& out) const {
  if (more == f.from + 1) return false;
  for (uint32_t i = f.from + 1; i < more; ++i)  // "which shop in Rome had more revenue"
    for (const Comparand& other : comparands(i, more))
      if (other.kind != Comparand::Kind::kTable) return false;
  if (uint32_t who = more + 1; lattice_.tokens[who].punctuation && who + 1 < f.a.begin) {
    // "who orders more, customers from Germany or customers from France"
    ++who;
    word_verb(f, more - 1, out, [&](const Replacement& r) { return span(who, f.at, r); });
    return true;
  }
  return word_chosen(f, more, f.a.begin, out);
}

// "sold more revenue in 2024": the amount of each of two things, by the words before `end`.
bool ComparisonSplitter::word_chosen(const Frame& f, uint32_t more, uint32_t end,
                                     ComparisonSplit& out) const {
  const engine::Token& verb = lattice_.tokens[more - 1];
  const bool light = is_one_of(verb.folded, kLight);
  uint32_t rest = more + 1;
  while (rest < end && !lattice_.tokens[rest].punctuation && !is_one_of(word(rest), kPrepositions))
    ++rest;
  std::string noun = span(more + 1, rest);
  // "more revenue in 2024, S1 or S2"
  const std::string within = all_of(rest, end, kPrepositions) ? "" : span(rest, end);
  if (!light) {
    if (out.dates) return false;
    const std::string asks = noun.empty() ? "how much" : "how many " + noun;
    wording(f, out, [&](const Replacement& r) {
      return glued({asks, "did", r.now, verb.lemma, within});
    });
  }
  if (noun.empty() && is_one_of(verb.folded, kSelling)) noun = "total sales";
  for (const std::string place : kBeforeComparand) {
    if (noun.empty() || (out.dates && place != "in")) break;
    wording(f, out, [&](const Replacement& r) { return glued({noun, place, r.now, within}); });
  }
  if (!noun.empty() && !out.dates && !within.empty()) out.rest = glued({noun, within});
  return !out.wordings.empty();
}

// "did Berlin or Paris have more orders in 2023", "Books or Toys: which sold more?". `at`: "or".
void ComparisonSplitter::choice(uint32_t at) {
  uint32_t more = at + 2;
  while (more < n_ && !is_one_of(word(more), kMore)) ++more;
  if (more >= n_ || is_one_of(word(more + 1), {"than"})) return;
  for (uint32_t i = at; i-- > 0;) {
    for (const Comparand& a : comparands(i, at)) {
      if (a.end != at || a.kind == Comparand::Kind::kTable || !all_of(0, i, kBeforeChoice))
        continue;
      for (const Comparand& b : comparands(at + 1, more)) {
        const bool asks = all_of(b.end, more - 1, kBeforeChoice);
        if (b.end >= more || !asks || !alike(a, b) || third(a, b)) continue;
        ComparisonSplit out;
        const Frame frame{0, at, n_, a, {said(a, b), said(b, a)}};
        out.first = label(a, frame.now[0]);
        out.second = label(b, frame.now[1]);
        out.dates = a.is_date();
        out.days = days_of(a);
        out.place = out.dates ? "in" : "for";
        out.goal = ComparisonGoal::kWhich;
        out.less = is_one_of(word(more), kLess);
        out.certain = true;
        if (word_chosen(frame, more, n_, out)) add(std::move(out));
        return;
      }
    }
  }
}

// True if the words before "more" end with what is done more: "customers from Germany ORDER more".
bool ComparisonSplitter::does_more(const Frame& f, uint32_t more) const {
  if (more < f.from + 2 || noun_end(f, more) != more + 1) return false;
  const uint32_t verb = more - 1;
  const bool compared = f.a.begin <= verb && verb < f.a.end;
  return !compared && !is_one_of(word(verb), kPrepositions);
}

// "do customers from Germany order more": the number of their orders, in total; what they spend.
// `who`: gives who does it, with a comparand.
template <class Make>
void ComparisonSplitter::word_verb(const Frame& f, uint32_t verb, ComparisonSplit& out,
                                   Make who) const {
  const engine::Token& token = lattice_.tokens[verb];
  std::vector<std::string> amounts;
  for (const engine::Mention& mention : mentions_at(verb))
    if (mention.kind == engine::MentionKind::kTable && amounts.empty())
      amounts.push_back("number of " + plural(token.lemma));
  if (is_one_of(token.lemma, {"spend", "pay", "sell", "earn"}))
    amounts = {"revenue", "total sales"};
  for (const std::string& amount : amounts)
    for (const std::string place : {"of", "from", "by", "in"})
      wording(f, out, [&](const Replacement& r) { return glued({amount, place, who(r)}); });
  out.certain = true;
}

// "did we get more orders ...", "are there more delivered orders ...", "how many more albums ..."
void ComparisonSplitter::word_amounts(const Frame& f, uint32_t more, ComparisonSplit& out) const {
  const std::string behind = span(f.tail, n_);
  const uint32_t noun = noun_end(f, more);
  const bool number = word(f.from) == "how";
  const bool light = number || all_of(f.from, more, kLight);
  if (!number && !light && does_more(f, more))
    return word_verb(f, more - 1, out, [&](const Replacement& r) {
      return glued({span(f.from + 1, more - 1, r), span(noun, f.at, r), behind});
    });
  bool sells = false;
  for (uint32_t i = f.from; i < more; ++i) sells |= is_one_of(word(i), kSelling);
  // "how much more did we sell in Rome"
  bool sold = false;
  for (uint32_t i = more + 1; number && i < noun; ++i) sold |= is_one_of(word(i), kSelling);
  if (sold && word(f.from + 1) == "much" && all_of(more + 1, noun, kLight))
    return wording(f, out, [&](const Replacement& r) {
      return glued({"total sales", span(noun, f.at, r), behind});
    });
  // "more sales": what was sold, as "sales" alone, and not how many rows a table of sales has.
  if (!number && text::folded(span(more + 1, noun)) == "sales")
    wording(f, out, [&](const Replacement& r) {
      return glued({"total", span(more + 1, f.at, r), behind});
    });
  if (number)
    wording(f, out, [&](const Replacement& r) {
      return glued({span(f.from, more), span(more + 1, f.at, r), behind});
    });
  if (noun == more + 1 && sells && light)
    wording(f, out, [&](const Replacement& r) {
      return glued({"total sales", span(noun, f.at, r), behind});
    });
  if (!number)
    wording(f, out, [&](const Replacement& r) {
      return glued(
          {"how many", span(more + 1, noun), span(f.from, more, r), span(noun, f.at, r), behind});
    });
  if (noun != f.a.begin && noun == more + 1) return;
  if (light)
    wording(f, out, [&](const Replacement& r) { return glued({span(more + 1, f.at, r), behind}); });
  if (!number)  // "more delivered orders": the comparand is in front of the noun
    wording(f, out, [&](const Replacement& r) {
      return glued({"how many", span(more + 1, f.at, r), span(f.from, more, r), behind});
    });
}

// "are there more delivered orders than open ones?", "are there more artists than albums?"
void ComparisonSplitter::phrases(uint32_t at) {
  const uint32_t more = comparative(0, at);
  if (more == at || !is_one_of(word(more), {"more", "fewer", "less"}) || more + 1 == at) return;
  const bool whether = is_one_of(word(0), kAuxiliaries);
  const bool number = word(0) == "how" && is_one_of(word(1), {"many", "much"}) && more == 2;
  if ((!whether && !number && more != 0) || !all_of(0, more, kLight)) return;
  constexpr std::string_view kNoNoun[] = {"the",   "average", "any",  "all",  "half",
                                          "usual", "it",      "once", "that", "a"};
  if (at + 1 >= n_ || is_one_of(word(at + 1), kNoNoun)) return;
  if (word(at + 1)[0] >= '0' && word(at + 1)[0] <= '9') return;
  const auto place = [&](uint32_t from, uint32_t to) {
    while (from < to && !is_one_of(word(from), kPrepositions)) ++from;
    return from;
  };
  const uint32_t own = place(more + 1, at), other = place(at + 1, n_);
  if (own != at && other == n_) return;  // "more orders in Rome than reviews"
  const std::string behind = own == at ? span(other, n_) : "";
  ComparisonSplit out;
  out.first = span(more + 1, at);
  out.second = own == at ? span(at + 1, other) : span(at + 1, n_);
  if (out.first.empty() || out.second.empty()) return;
  out.goal = whether ? ComparisonGoal::kWhether : ComparisonGoal::kBoth;
  out.less = is_one_of(word(more), kLess);
  out.certain = out.kinds = true;
  out.amounts = false;
  for (const std::string lead : {"how many ", "number of "}) {
    out.wordings.push_back({glued({lead + out.first, behind}), glued({lead + out.second, behind})});
    if (own == at && other > at + 2)  // "more delivered than cancelled orders"
      out.wordings.push_back({glued({lead + out.first, span(other - 1, other), behind}),
                              glued({lead + out.second, behind})});
  }
  add(std::move(out));
}

}  // namespace ask::reason
