#include "agent/reason/comparison_wording.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/reason/comparison_words.h"
#include "agent/reason/wording.h"

namespace ask::reason {
namespace {

using text::is_one_of;

constexpr const char* kBeforeComparand[] = {"in", "of", "for", "from", "by"};

// Words before the things to choose from, and between them and the verb.
constexpr std::string_view kBeforeChoice[] = {
    "did", "do",  "does", "is",   "are",   "was",  "were", "has", "have",    "had", "in",  "of",
    "the", "who", "what", "with", "which", "from", "for",  "and", "between", "or",  "out", "year"};

// Adds the wording that `make` gives with each of the comparands.
template <class Make>
void add_wording(const SidesFrame& frame, ComparisonSplit& out, Make make) {
  out.wordings.push_back(
      {make(Replacement{frame.a, frame.now[0]}), make(Replacement{frame.a, frame.now[1]})});
}

// The end of the noun after "more": "orders" of "more orders in 2024".
uint32_t noun_end(const ComparedQuestion& question, const SidesFrame& f, uint32_t more) {
  uint32_t end = more + 1;
  while (end < f.at && end != f.a.begin && !question.token(end).punctuation &&
         !is_one_of(question.word(end), kPrepositions))
    ++end;
  return end;
}

// True if the words before "more" end with what is done more: "customers from Germany ORDER more".
bool does_more(const ComparedQuestion& question, const SidesFrame& f, uint32_t more) {
  if (more < f.from + 2 || noun_end(question, f, more) != more + 1) return false;
  const uint32_t verb = more - 1;
  const bool compared = f.a.begin <= verb && verb < f.a.end;
  return !compared && !is_one_of(question.word(verb), kPrepositions);
}

// "do customers from Germany order more": the number of their orders, in total; what they spend.
// `who`: gives who does it, with a comparand.
template <class Make>
void word_verb(const ComparedQuestion& question, const SidesFrame& f, uint32_t verb,
               ComparisonSplit& out, Make who) {
  const engine::Token& token = question.token(verb);
  std::vector<std::string> amounts;
  for (const engine::Mention& mention : question.mentions_at(verb))
    if (mention.kind == engine::MentionKind::kTable && amounts.empty())
      amounts.push_back("number of " + plural(token.lemma));
  if (is_one_of(token.lemma, {"spend", "pay", "sell", "earn"}))
    amounts = {"revenue", "total sales"};
  for (const std::string& amount : amounts)
    for (const std::string place : {"of", "from", "by", "in"})
      add_wording(f, out, [&](const Replacement& r) { return glued({amount, place, who(r)}); });
  out.certain = true;
}

// "did we get more orders ...", "are there more delivered orders ...", "how many more albums ..."
void word_amounts(const ComparedQuestion& question, const SidesFrame& f, uint32_t more,
                  ComparisonSplit& out) {
  const std::string after = question.span(f.tail, question.size());
  const uint32_t noun = noun_end(question, f, more);
  const bool number = question.word(f.from) == "how";
  const bool light = number || question.all_of(f.from, more, kLightWords);
  if (!number && !light && does_more(question, f, more))
    return word_verb(question, f, more - 1, out, [&](const Replacement& r) {
      return glued({question.span(f.from + 1, more - 1, r), question.span(noun, f.at, r), after});
    });
  bool sells = false;
  for (uint32_t i = f.from; i < more; ++i) sells |= is_one_of(question.word(i), kSelling);
  // "how much more did we sell in Rome"
  bool sold = false;
  for (uint32_t i = more + 1; number && i < noun; ++i)
    sold |= is_one_of(question.word(i), kSelling);
  if (sold && question.word(f.from + 1) == "much" && question.all_of(more + 1, noun, kLightWords))
    return add_wording(f, out, [&](const Replacement& r) {
      return glued({"total sales", question.span(noun, f.at, r), after});
    });
  // "more sales": what was sold, as "sales" alone, and not how many rows a table of sales has.
  if (!number && text::folded(question.span(more + 1, noun)) == "sales")
    add_wording(f, out, [&](const Replacement& r) {
      return glued({"total", question.span(more + 1, f.at, r), after});
    });
  if (number)
    add_wording(f, out, [&](const Replacement& r) {
      return glued({question.span(f.from, more), question.span(more + 1, f.at, r), after});
    });
  if (noun == more + 1 && sells && light)
    add_wording(f, out, [&](const Replacement& r) {
      return glued({"total sales", question.span(noun, f.at, r), after});
    });
  if (!number)
    add_wording(f, out, [&](const Replacement& r) {
      return glued({"how many", question.span(more + 1, noun), question.span(f.from, more, r),
                    question.span(noun, f.at, r), after});
    });
  if (noun != f.a.begin && noun == more + 1) return;
  if (light)
    add_wording(f, out, [&](const Replacement& r) {
      return glued({question.span(more + 1, f.at, r), after});
    });
  if (!number)  // "more delivered orders": the comparand is in front of the noun
    add_wording(f, out, [&](const Replacement& r) {
      return glued(
          {"how many", question.span(more + 1, f.at, r), question.span(f.from, more, r), after});
    });
}

// "sold more revenue in 2024": the amount of each of two things, by the words before `end`.
bool word_chosen(const ComparedQuestion& question, const SidesFrame& f, uint32_t more, uint32_t end,
                 ComparisonSplit& out) {
  const engine::Token& verb = question.token(more - 1);
  const bool light = is_one_of(verb.folded, kLightWords);
  uint32_t rest = more + 1;
  while (rest < end && !question.token(rest).punctuation &&
         !is_one_of(question.word(rest), kPrepositions))
    ++rest;
  std::string noun = question.span(more + 1, rest);
  // "more revenue in 2024, S1 or S2"
  const std::string within =
      question.all_of(rest, end, kPrepositions) ? "" : question.span(rest, end);
  if (!light) {
    if (out.dates) return false;
    const std::string asks = noun.empty() ? "how much" : "how many " + noun;
    add_wording(f, out, [&](const Replacement& r) {
      return glued({asks, "did", r.now, verb.lemma, within});
    });
  }
  if (noun.empty() && is_one_of(verb.folded, kSelling)) noun = "total sales";
  for (const std::string place : kBeforeComparand) {
    if (noun.empty() || (out.dates && place != "in")) break;
    add_wording(f, out, [&](const Replacement& r) { return glued({noun, place, r.now, within}); });
  }
  if (!noun.empty() && !out.dates && !within.empty()) out.rest = glued({noun, within});
  return !out.wordings.empty();
}

// "which year had more orders, 2022 or 2023", "who spent more, Ann or Ben"
bool word_which(const ComparedQuestion& question, const SidesFrame& f, uint32_t more,
                ComparisonSplit& out) {
  if (more == f.from + 1) return false;
  for (uint32_t i = f.from + 1; i < more; ++i)  // "which shop in Rome had more revenue"
    for (const Comparand& other : question.comparands(i, more))
      if (other.kind != Comparand::Kind::kTable) return false;
  if (uint32_t who = more + 1; question.token(who).punctuation && who + 1 < f.a.begin) {
    // "who orders more, customers from Germany or customers from France"
    ++who;
    word_verb(question, f, more - 1, out,
              [&](const Replacement& r) { return question.span(who, f.at, r); });
    return true;
  }
  return word_chosen(question, f, more, f.a.begin, out);
}

}  // namespace

uint32_t last_comparative(const ComparedQuestion& question, uint32_t from, uint32_t to) {
  for (uint32_t i = to; i-- > from;)
    if (is_one_of(question.word(i), kComparatives)) return i;
  return to;
}

void word_plainly(const ComparedQuestion& question, const SidesFrame& f, ComparisonSplit& out) {
  const std::string after = question.span(f.tail, question.size());
  const auto placed = [&](auto make) {
    for (const std::string place : kBeforeComparand) {
      if (out.dates && place != "in") break;
      add_wording(f, out, [&](const Replacement& r) { return make(place + " " + r.now); });
    }
  };
  if (f.a.begin > f.from && question.word(f.a.begin - 1) == "between") {
    const std::string head = question.span(f.from, f.a.begin - 1),
                      rest = question.span(f.a.end, f.at);
    placed([&](const std::string& which) { return glued({head, which, rest, after}); });
    out.rest = glued({head, rest, after});
    return;
  }
  if (f.a.begin > f.from || f.a.end < f.at || after.empty()) {
    const bool preposition = f.a.begin > f.from && question.word(f.a.begin - 1) == out.place;
    // "revenue by category, 2024 compared to 2023": in 2024, and no category of that name
    if (out.dates && !preposition && out.place == "in")
      add_wording(f, out, [&](const Replacement& r) {
        return glued(
            {question.span(f.from, f.a.begin), "in", r.now, question.span(f.a.end, f.at), after});
      });
    add_wording(f, out, [&](const Replacement& r) {
      return glued({question.span(f.from, f.at, r), after});
    });
    out.rest = glued({question.span(f.from, f.a.begin - (preposition ? 1U : 0U)),
                      question.span(f.a.end, f.at), after});
    return;
  }
  uint32_t what = f.tail;  // "Berlin vs Paris by number of customers"
  while (what < question.size() &&
         (question.token(what).punctuation ||
          is_one_of(question.word(what), {"by", "in", "terms", "of", "regarding", "for", "on",
                                          "who", "which", "has", "had", "have", "more"})))
    ++what;
  out.rest = question.span(what, question.size());
  if (out.rest.empty()) return;
  if (what == f.tail)
    add_wording(f, out, [&](const Replacement& r) { return glued({r.now, out.rest}); });
  placed([&](const std::string& which) { return glued({out.rest, which}); });
}

bool word_more(const ComparedQuestion& question, const SidesFrame& f, ComparisonSplit& out) {
  const uint32_t more = last_comparative(question, f.from, f.at);
  if (more == f.at) return false;
  const bool or_ = question.word(f.at) == "or";
  const bool which = is_one_of(question.word(f.from), {"which", "who", "what", "where", "when"});
  const bool whether = is_one_of(question.word(f.from), kAuxiliaries);
  const bool number = question.word(f.from) == "how" && more == f.from + 2;
  for (uint32_t i = f.from; i < f.at; ++i)
    if (is_one_of(question.word(i), {"any", "every", "each", "that", "whose", "than", "per"}))
      return false;
  if (which && (f.tail < question.size() || f.a.end != f.at || !or_)) return false;
  if (!which && !whether && !number && more != f.from) return false;
  // "who sold more, Anna or Ben": two names, and not "which shop has more books or toys"
  out.certain = !or_ || (which && f.a.begin > more && question.token(f.a.begin - 1).punctuation);
  out.less = is_one_of(question.word(more), kLessComparatives);
  out.goal = or_       ? ComparisonGoal::kWhich
             : whether ? ComparisonGoal::kWhether
                       : ComparisonGoal::kBoth;
  if (which) return word_which(question, f, more, out);
  const std::string after = question.span(f.tail, question.size());
  if (is_one_of(question.word(more), {"more", "fewer", "less"})) {
    word_amounts(question, f, more, out);
  } else {
    const uint32_t begin = whether ? f.from + 1 : f.from;
    out.sizes = is_one_of(question.word(more),
                          {"bigger", "larger", "smaller", "better", "worse", "greater"});
    for (uint32_t i = f.from; i < f.at; ++i)
      out.sizes &= !is_one_of(question.word(i), {"number", "count"});
    add_wording(f, out, [&](const Replacement& r) {
      return glued({question.span(begin, more, r), question.span(more + 1, f.at, r), after});
    });
  }
  return true;
}

std::optional<ComparisonSplit> choice_split(const ComparedQuestion& question, uint32_t at) {
  uint32_t more = at + 2;
  while (more < question.size() && !is_one_of(question.word(more), kComparatives)) ++more;
  if (more >= question.size() || is_one_of(question.word(more + 1), {"than"})) return std::nullopt;
  for (uint32_t i = at; i-- > 0;) {
    for (const Comparand& a : question.comparands(i, at)) {
      if (a.end != at || a.kind == Comparand::Kind::kTable || !question.all_of(0, i, kBeforeChoice))
        continue;
      for (const Comparand& b : question.comparands(at + 1, more)) {
        const bool asks = question.all_of(b.end, more - 1, kBeforeChoice);
        if (b.end >= more || !asks || !question.alike(a, b) || question.names_third(a, b)) continue;
        ComparisonSplit out;
        const SidesFrame frame{
            0, at, question.size(), a, {question.written(a, b), question.written(b, a)}};
        out.first = question.label(a, frame.now[0]);
        out.second = question.label(b, frame.now[1]);
        out.dates = a.is_date();
        out.days = question.days_of(a);
        out.place = out.dates ? "in" : "for";
        out.goal = ComparisonGoal::kWhich;
        out.less = is_one_of(question.word(more), kLessComparatives);
        out.certain = true;
        if (!word_chosen(question, frame, more, question.size(), out)) return std::nullopt;
        return out;
      }
    }
  }
  return std::nullopt;
}

std::optional<ComparisonSplit> phrase_split(const ComparedQuestion& question, uint32_t at) {
  const uint32_t more = last_comparative(question, 0, at);
  if (more == at || !is_one_of(question.word(more), {"more", "fewer", "less"}) || more + 1 == at)
    return std::nullopt;
  const bool whether = is_one_of(question.word(0), kAuxiliaries);
  const bool number =
      question.word(0) == "how" && is_one_of(question.word(1), {"many", "much"}) && more == 2;
  if ((!whether && !number && more != 0) || !question.all_of(0, more, kLightWords))
    return std::nullopt;
  constexpr std::string_view kNoNoun[] = {"the",   "average", "any",  "all",  "half",
                                          "usual", "it",      "once", "that", "a"};
  if (at + 1 >= question.size() || is_one_of(question.word(at + 1), kNoNoun)) return std::nullopt;
  if (question.word(at + 1)[0] >= '0' && question.word(at + 1)[0] <= '9') return std::nullopt;
  const auto place = [&](uint32_t from, uint32_t to) {
    while (from < to && !is_one_of(question.word(from), kPrepositions)) ++from;
    return from;
  };
  const uint32_t own = place(more + 1, at), other = place(at + 1, question.size());
  if (own != at && other == question.size())
    return std::nullopt;  // "more orders in Rome than reviews"
  const std::string after = own == at ? question.span(other, question.size()) : "";
  ComparisonSplit out;
  out.first = question.span(more + 1, at);
  out.second = own == at ? question.span(at + 1, other) : question.span(at + 1, question.size());
  if (out.first.empty() || out.second.empty()) return std::nullopt;
  out.goal = whether ? ComparisonGoal::kWhether : ComparisonGoal::kBoth;
  out.less = is_one_of(question.word(more), kLessComparatives);
  out.certain = out.kinds = true;
  out.amounts = false;
  for (const std::string lead : {"how many ", "number of "}) {
    out.wordings.push_back({glued({lead + out.first, after}), glued({lead + out.second, after})});
    if (own == at && other > at + 2)  // "more delivered than cancelled orders"
      out.wordings.push_back({glued({lead + out.first, question.span(other - 1, other), after}),
                              glued({lead + out.second, after})});
  }
  return out;
}

}  // namespace ask::reason
