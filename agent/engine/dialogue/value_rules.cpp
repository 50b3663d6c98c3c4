#include "agent/engine/dialogue/value_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/date_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/named_items.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/dialogue/stored_amounts.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine::dialogue {
namespace {

// "with 5 stars?", then "and 4?": another value of the only number.
RuleResult replace_number(const Turn& turn) {
  const auto now = only_number(turn);
  if (!now || std::abs(*now) >= 1e15 || !(turn.now.opened || turn.now.about || adds_rows(turn)))
    return std::nullopt;
  const auto& mentions = turn.now.lattice.mentions;
  const bool bare = std::all_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    return filler(turn.now.word(i)) >= 0.6F || is_preposition(turn.now.word(i)) ||
           std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
             return m.kind == MentionKind::kNumber && m.begin <= i && m.end > i;
           });
  });
  const bool compares = std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kCue && m.cue != Cue::kTopN && m.cue != Cue::kAnd &&
           m.begin >= turn.now.begin && m.end <= turn.now.end;
  });
  if (!bare || compares) return std::nullopt;
  QueryBlock block = turn.base.block();
  const std::vector<Condition*> only = numeric_conditions(turn, block);
  if (only.size() != 1 || block.limit || only[0]->op == Op::kBetween || only[0]->op == Op::kRange)
    return std::nullopt;
  const auto whole = static_cast<int64_t>(*now);
  Condition other = *only[0];
  other.value = static_cast<double>(whole) == *now ? Value(whole) : Value(*now);
  if (has_unit(turn, *only[0])) {
    auto converted = with_amount(turn, *only[0]);
    if (!converted) return std::nullopt;
    other = std::move(*converted);
  }
  if (!adds_rows(turn)) {
    *only[0] = std::move(other);
    return follow_up_of(turn, FollowUpKind::kReplace, std::move(block), with_number(turn),
                        kUnprobedConfidence);
  }
  for (auto& clause : block.where)
    if (clause.size() == 1 && &clause[0] == only[0] && other.op == Op::kEqual && !other.negated) {
      clause.push_back(other);
      return follow_up_of(turn, FollowUpKind::kAdd, std::move(block),
                          in_base(turn, "or " + turn.now.body()), kUnprobedConfidence);
    }
  return std::nullopt;
}

// "and Abdi?" after what Ivan Ivanova did: the other part of the name goes with the one that is
// replaced.
void drop_other_name(const Turn& turn, const Condition& old, QueryBlock& block) {
  const auto* person = turn.context.schema->index.row_names(old.column.table);
  if (person == nullptr || old.negated ||
      (old.column.column != person->first && old.column.column != person->last))
    return;
  ColumnExpr other = old.column;
  other.column = old.column.column == person->first ? person->last : person->first;
  if (!values_named(turn, other).empty()) return;
  std::erase_if(block.where, [&](const auto& any) {
    return of_one_column(any) && any[0].column == other && !any[0].negated;
  });
}

// "what about Germany?", "also France and Spain"
RuleResult replace_stored_value(const Turn& turn) {
  QueryBlock block = turn.base.block();
  for (size_t at = block.where.size(); at-- > 0;) {
    std::vector<Condition>& clause = block.where[at];
    if (!of_one_column(clause)) continue;
    const std::vector<const Mention*> named = values_named(turn, clause[0].column);
    if (named.empty()) continue;
    std::vector<Condition> now;
    for (const Mention* m : named) {
      Condition c = clause[0];
      c.value = Value(m->text);
      c.negated = adds_rows(turn) && c.negated;
      now.push_back(std::move(c));
    }
    const std::string question =
        with_value(turn, clause[0], turn.now.span(named.front()->begin, named.back()->end));
    const bool denied = clause[0].negated;
    if (!adds_rows(turn)) {
      const Condition old = clause[0];
      clause = std::move(now);
      drop_other_name(turn, old, block);
    } else if (denied) {
      for (Condition& c : now) block.where.push_back({std::move(c)});
    } else {
      for (Condition& c : now)
        if (!contains(clause, c)) clause.push_back(std::move(c));
    }
    return follow_up_of(turn, adds_rows(turn) ? FollowUpKind::kAdd : FollowUpKind::kReplace,
                        std::move(block), question, kUnprobedConfidence);
  }
  return std::nullopt;
}

// "card again but 2023": the date too, unless it is a part of the value.
RuleResult with_date(const Turn& turn, FollowUp stored, const Mention& date) {
  const bool inside = std::any_of(turn.now.lattice.mentions.begin(),
                                  turn.now.lattice.mentions.end(), [&](const Mention& m) {
                                    return m.kind == MentionKind::kValue && m.found &&
                                           m.begin <= date.begin && m.end >= date.end;
                                  });
  if (inside) return stored;
  const Utterance now = utterance("what about " + turn.now.span(date.begin, date.end),
                                  turn.context.snapshot, turn.context.schema->index);
  const Base base(turn.base, stored.meaning);
  if (!base.understood()) return std::nullopt;
  RuleResult out = replace_value(turn_of(now, base, turn.context));
  if (out) out->question = in_base(turn, turn.now.body(), true);
  return out;
}

// The dates that the follow-up names, in order, each by its longest mention.
std::vector<const Mention*> dates_named(const Turn& turn) {
  std::vector<const Mention*> out;
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.kind != MentionKind::kDate || m.begin < turn.now.begin || m.end > turn.now.end) continue;
    const bool inside = std::any_of(
        turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& n) {
          return n.kind == MentionKind::kDate && n.begin <= m.begin && n.end >= m.end &&
                 n.end - n.begin > m.end - m.begin && n.end <= turn.now.end;
        });
    const bool again =
        std::any_of(out.begin(), out.end(), [&](const Mention* n) { return n->begin == m.begin; });
    if (!inside && !again) out.push_back(&m);
  }
  std::sort(out.begin(), out.end(),
            [](const Mention* a, const Mention* b) { return a->begin < b->begin; });
  return out;
}

}  // namespace

RuleResult replace_noun(const Turn& turn) {
  if (!turn.now.about && !turn.now.opened) return std::nullopt;
  if (turn.base.interpretation().text() != turn.base.text()) return std::nullopt;
  const std::string named = words_from(turn, 0);
  if (turn.words.size() > 4 || named.empty()) return std::nullopt;
  const Lattice& lattice = turn.base.interpretation().lattice();
  const QueryBlock& block = turn.base.block();
  for (const Mention& m : lattice.mentions) {
    const bool table = m.kind == MentionKind::kTable && m.score >= 0.72F;
    const bool value = m.kind == MentionKind::kValue && m.found && m.score >= 0.7F;
    if (!table && !value) continue;
    bool same = false;  // the follow-up names something of that kind
    for (const Mention& n : turn.now.lattice.mentions)
      same |= n.kind == m.kind && n.begin == turn.words[0] && n.end == turn.words.back() + 1 &&
              n.score >= 0.7F && n.found;
    if (!same) continue;
    const std::string text = turn.base.text().substr(0, lattice.tokens[m.begin].begin) + named +
                             turn.base.text().substr(lattice.tokens[m.end - 1].end);
    const auto found = probe(turn, text, [&](const LogicalForm& form) {
      const QueryBlock& b = form.block;
      if (b.select.size() != block.select.size() || b.group.size() != block.group.size() ||
          b.where.size() != block.where.size() || b.limit != block.limit || b.outer != block.outer)
        return false;
      for (size_t i = 0; i < b.select.size(); ++i)
        if (b.select[i].fn != block.select[i].fn) return false;
      return true;
    });
    if (found && found->confidence >= kLikelyFrom) {
      FollowUp out =
          follow_up_of(turn, FollowUpKind::kReplace, found->block(), text, found->confidence);
      out.confidence = found->confidence;
      return out;
    }
  }
  return std::nullopt;
}

// "forget the at least 3 thing": the bound with the only number.
RuleResult drop_bound(const Turn& turn) {
  const auto number = only_number(turn);
  QueryBlock block = turn.base.block();
  if (!number || !block.having || !is_number(block.having->value) || !block.having->sub.empty() ||
      as_number(block.having->value) != *number)
    return std::nullopt;
  block.having.reset();
  return follow_up_of(turn, FollowUpKind::kReplace, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

// "leave out the email": of the columns that are shown.
RuleResult drop_output(const Turn& turn, uint32_t noun) {
  QueryBlock block = turn.base.block();
  if (!turn.base.lists() || block.distinct || block.select.size() < 2) return std::nullopt;
  const size_t dropped = std::erase_if(block.select, [&](const ValueExpr& v) {
    return std::any_of(
        turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kColumn && m.begin <= noun && m.end > noun &&
                 m.score >= 0.85F && m.table == v.column.table && m.column == v.column.column;
        });
  });
  if (dropped != 1) return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

RuleResult drop_condition(const Turn& turn) {
  size_t at = 0;
  const uint32_t omits = excluding_words(turn.now, turn.words[0]);
  const bool drops = text::is_one_of(turn.now.word(turn.words[0]), kDismissingWords) || omits > 0;
  if (drops) at += std::max(omits, 1U);
  if (drops && omits == 0)
    if (RuleResult bound = drop_bound(turn)) return bound;
  if (omits > 0 && (at >= turn.words.size() || turn.now.word(turn.words[at]) != "the"))
    return std::nullopt;
  while (at < turn.words.size() &&
         text::is_one_of(turn.now.word(turn.words[at]),
                         {"in", "for", "of", "from", "on", "at", "about"}))
    ++at;
  const bool any = at < turn.words.size() &&
                   text::is_one_of(turn.now.word(turn.words[at]), {"all", "any", "every"});
  if (!drops && !any) return std::nullopt;
  while (at < turn.words.size() &&
         text::is_one_of(turn.now.word(turn.words[at]), {"all", "any", "every", "the", "of"}))
    ++at;
  if (at + 1 != turn.words.size() || !turn.now.pronouns.empty()) return std::nullopt;
  const std::string& noun = turn.now.token(turn.words[at]).lemma;
  const Period period = period_named(noun);
  QueryBlock block = turn.base.block();
  const auto about = [&](const std::vector<Condition>& clause) {
    return !clause.empty() && std::all_of(clause.begin(), clause.end(), [&](const Condition& c) {
      if (!c.sub.empty() || c.column.whole()) return false;
      if (turn.base.facts().temporal(c.column))
        return period != Period::kWhole || noun == kCalendarDay;
      const bool table = names_rows(turn, c.column) && c.column.home() != turn.base.topic() &&
                         std::any_of(turn.now.lattice.mentions.begin(),
                                     turn.now.lattice.mentions.end(), [&](const Mention& m) {
                                       return m.kind == MentionKind::kTable &&
                                              m.begin == turn.words[at] && m.score >= 0.9F &&
                                              m.table == c.column.home();
                                     });
      return table || turn.base.facts().has_word(c.column, noun) || is_named(turn, c.column, 0.7F);
    });
  };
  if (omits > 0)
    if (RuleResult out = drop_output(turn, turn.words[at])) return out;
  if (omits > 0 && period == Period::kWhole && noun != kCalendarDay) return std::nullopt;
  if (std::count_if(block.where.begin(), block.where.end(), about) != 1) return std::nullopt;
  std::erase_if(block.where, about);
  return follow_up_of(turn, FollowUpKind::kReplace, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

std::vector<Condition*> numeric_conditions(const Turn& turn, QueryBlock& block) {
  std::vector<Condition*> out;
  for (auto& clause : block.where)
    for (Condition& c : clause)
      if (is_number(c.value) && c.sub.empty() && !turn.base.facts().flag(c.column) &&
          !turn.base.facts().temporal(c.column))
        out.push_back(&c);
  return out;
}

RuleResult replace_value(const Turn& turn) {
  std::vector<bool> covered(turn.now.lattice.tokens.size(), false);
  const Mention* date = nullptr;
  for (const Mention& m : turn.now.lattice.mentions) {
    const bool spelled = m.kind == MentionKind::kValue && m.score >= 0.5F &&
                         text::folded(m.text) == text::folded(turn.now.span(m.begin, m.end));
    const bool value = m.kind == MentionKind::kValue && m.found && (spelled || m.score >= 0.65F);
    if (!value && m.kind != MentionKind::kDate) continue;
    if (m.begin < turn.now.begin || m.end > turn.now.end) continue;
    if (m.kind == MentionKind::kDate && (!date || m.end - m.begin > date->end - date->begin))
      date = &m;
    for (uint32_t i = m.begin; i < m.end; ++i) covered[i] = true;
  }
  if (date == nullptr)
    if (RuleResult number = replace_number(turn)) return number;
  // "under review" compares nothing.
  const bool state =
      date == nullptr && !only_number(turn) && turn.words.size() > 1 && covered[turn.words[1]] &&
      text::is_one_of(turn.now.word(turn.words[0]), {"under", "over", "within", "through"});
  const auto little = [&](uint32_t i) {
    if (state && i == turn.words[0]) return true;
    if (is_excluding(turn.now.word(i)) ||
        text::is_one_of(turn.now.word(i),
                        {"before", "after", "since", "until", "till", "between", "under", "over",
                         "above", "below", "not", "to", "through", "within"}))
      return false;
    return covered[i] || filler(turn.now.word(i)) >= 0.6F || is_preposition(turn.now.word(i)) ||
           text::is_one_of(turn.now.word(i), {"ones", "those", "'s", "the", "these", "them"});
  };
  if (!std::all_of(turn.words.begin(), turn.words.end(), little)) return std::nullopt;
  if (RuleResult stored = replace_stored_value(turn))
    return date == nullptr ? stored : with_date(turn, std::move(*stored), *date);
  if (date == nullptr || shift_of(turn.now)) return std::nullopt;
  QueryBlock before = turn.base.block();
  if (date->relative && (!turn.base.grouped() || date_condition(turn, before) != nullptr))
    return std::nullopt;
  const Condition* old = date_condition(turn, before);
  // "not in 2024", "what about 2023?": in it or not
  if (old != nullptr && old->negated && old->op != Op::kIsNull) return std::nullopt;
  const std::vector<const Mention*> dates = dates_named(turn);
  if (dates.size() > 1) return replace_dates(turn, dates);
  return replace_date(turn, turn.now.span(date->begin, date->end), date);
}

}  // namespace ask::engine::dialogue
