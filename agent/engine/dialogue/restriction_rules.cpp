#include "agent/engine/dialogue/restriction_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/contrary_rows.h"
#include "agent/engine/dialogue/date_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/named_items.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/lexicon/follow_up_openings.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/schema/row_events.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine::dialogue {
namespace {

std::vector<std::string> restricted_texts(const Turn& turn, const RestrictingWords& words,
                                          const std::vector<std::string>& nouns) {
  std::vector<std::string> texts;
  for (const std::string& noun : nouns) {
    if (words.denied) {
      texts.push_back(fmt::format("{} that are not {}", noun, words.text));
      continue;
    }
    if ((turn.now.only || turn.now.phrase) && !words.clause &&
        text::folded(words.text).ends_with(" " + text::folded(noun))) {
      texts.insert(texts.begin(), words.text);  // "only card payments"
      continue;
    }
    texts.push_back(fmt::format("{} {}", noun, words.text));
    if (words.clause) continue;
    texts.push_back(fmt::format("{} {}", words.text, noun));
    texts.push_back(fmt::format("{} that are {}", noun, words.text));
    texts.push_back(fmt::format("{} with {}", noun, words.text));
  }
  return texts;
}

// How the engine reads the rows of the topic that the words restrict.
std::optional<Probe> restricted_rows(const Turn& turn, const RestrictingWords& words) {
  const std::vector<std::string> texts = restricted_texts(turn, words, turn.nouns);
  const uint32_t topic = turn.base.topic();
  return best_probe(turn, texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    if (!b.order.empty() || !mentions(b, topic)) return false;
    // "with orders" asks for rows of another table.
    const bool others = std::any_of(b.tables.begin(), b.tables.end(), [&](uint32_t t) {
      return t != topic && !turn.context.schema->graph.to_one(topic, t);
    });
    const bool selected = b.having && all_plain(b) && !b.limit && b.outer == Aggregate::kPlain &&
                          b.best_of.empty();  // "with more than 3 orders"
    const bool only_it =
        std::all_of(b.tables.begin(), b.tables.end(), [&](uint32_t t) { return t == topic; });
    const bool itself =
        b.having && only_it && b.entity == topic && b.having->term.fn == Aggregate::kCount;
    if (itself) return false;  // each row is one of itself
    if (selected) return contains(b.group, turn.base.facts().key_of(topic));
    return is_plain(b) && covers_named_values(turn, b) && keeps_open_end(turn, b) &&
           !dates_others(turn, b) && !only_shows(turn, b) &&
           (!b.where.empty() || (others && words.clause));
  });
}

// "acquired before 1980" after the rooms of the paintings: of the paintings, if the words fit these
// better.
RuleResult restrict_referring(const Turn& turn, const RestrictingWords& words) {
  QueryBlock block = turn.base.block();
  const uint32_t rows = block.entity, topic = turn.base.topic();
  if (rows == topic || !turn.base.lists() || block.limit || !block.distinct || turn.now.either ||
      turn.now.added || !turn.context.schema->graph.to_one(rows, topic))
    return std::nullopt;
  const auto found = best_probe(
      turn, restricted_texts(turn, words, turn.base.nouns(rows)), [&](const LogicalForm& form) {
        const QueryBlock& b = form.block;
        return is_plain(b) && !b.where.empty() && b.order.empty() && b.entity == rows &&
               is_near(turn, b, rows) && covers_named_values(turn, b) && keeps_open_end(turn, b) &&
               !only_shows(turn, b) &&
               std::all_of(b.where.begin(), b.where.end(), [&](const auto& clause) {
                 return std::all_of(clause.begin(), clause.end(),
                                    [&](const Condition& c) { return c.column.home() == rows; });
               });
      });
  const auto other = found ? restricted_rows(turn, words) : std::nullopt;
  if (!found || found->confidence < kLikelyFrom ||
      (other && other->confidence > found->confidence + 0.05))
    return std::nullopt;
  const size_t replaced =
      merge_where(block.where, found->block().where, turn.now.about || turn.now.corrects);
  need_tables(block, found->block());
  return follow_up_of(turn, replaced > 0 ? FollowUpKind::kReplace : FollowUpKind::kNarrow,
                      std::move(block), in_base(turn, "only " + words.text, true),
                      found->confidence);
}

// "and by tracks?" joins rows and selects none.
bool restricts_anew(const Turn& turn, const QueryBlock& own) {
  return own.where.empty() &&
         (turn.now.word(turn.words[0]) == "by" || turn.now.word(turn.words[0]) == "per");
}

// "or those with a phone", "also those from Munich": rows beside those of the only condition.
RuleResult add_alternative(const Turn& turn, const Probe& found, const std::string& value) {
  const QueryBlock& own = found.block();
  QueryBlock block = turn.base.block();
  const bool rows = is_plain(own) && own.where.size() == 1 && own.where[0].size() == 1;
  if (!rows || block.where.size() != 1 || block.limit || block.having) return std::nullopt;
  const Condition& now = own.where[0][0];
  const auto near = [&](uint32_t t) {
    return t == turn.base.topic() || turn.context.schema->graph.to_one(turn.base.topic(), t);
  };
  if (!near(now.column.home()) || !std::all_of(own.tables.begin(), own.tables.end(), near))
    return std::nullopt;
  if (contains(block.where[0], now)) return std::nullopt;
  block.where[0].push_back(now);
  need_tables(block, own);
  need_table(block, now.column.home());
  return follow_up_of(turn, FollowUpKind::kAdd, std::move(block), in_base(turn, "or " + value),
                      found.confidence);
}

// "vegans too" after the vegetarians: another value of the same column.
RuleResult add_value(const Turn& turn, const Probe& found, const std::string& value) {
  const auto& own = found.block().where;
  if (!is_plain(found.block()) || own.size() != 1 || !of_one_column(own[0])) return std::nullopt;
  QueryBlock block = turn.base.block();
  for (auto& clause : block.where) {
    if (!of_one_column(clause) || !(clause[0].column == own[0][0].column) || clause[0].negated ||
        own[0][0].negated || turn.base.facts().flag(clause[0].column))
      continue;
    for (const Condition& c : own[0]) add_once(clause, c);
    return follow_up_of(turn, FollowUpKind::kAdd, std::move(block), in_base(turn, "or " + value),
                        found.confidence);
  }
  return std::nullopt;
}

// True for a column that is one of the counted rows rather than of the topic that they are grouped
// by: a date of the topic, "with diesel vans" of runs.
bool belongs_to_counted(const Turn& turn, ColumnExpr c, uint32_t counted) {
  const uint32_t topic = turn.base.topic(), home = c.home();
  const auto& graph = turn.context.schema->graph;
  if (home == topic) {
    if (!turn.base.facts().temporal(c)) return false;
    // "for the year 2018" does not name the year in which a branch was opened.
    const bool only_unit = has_dates(turn.context.schema->index, counted) && !names_event(turn, c);
    return !is_named(turn, c, 0.6F) || only_unit;
  }
  return !graph.to_one(topic, home) && graph.to_one(counted, home);
}

// "also 2023" where the previous question has no date; "only those under 30" after an average
// income. "Just this year" after the jobs of each mechanic: of the jobs, and not of when the
// mechanic came.
bool restricts_otherwise(const Turn& turn, const QueryBlock& own) {
  const ValueExpr* measured = turn.base.aggregate();
  const uint32_t counted = measured && turn.base.grouped() ? measured->column.home() : kNone;
  if (counted != kNone && counted != turn.base.topic()) {
    if (mentions(own, counted)) return true;
    for (const auto& clause : own.where)
      for (const Condition& c : clause) {
        if (belongs_to_counted(turn, c.column, counted)) return true;
        for (const QueryBlock& sub : c.sub)
          if (!sub.having && mentions(sub, counted)) return true;
      }
  }
  return std::any_of(own.where.begin(), own.where.end(), [&](const auto& clause) {
    return std::any_of(clause.begin(), clause.end(), [&](const Condition& c) {
      return (turn.now.added && !turn.now.only && turn.base.facts().temporal(c.column)) ||
             (measured && measured->fn != Aggregate::kCount && c.column == measured->column);
    });
  });
}

// The query of the previous question, ready for another restriction. Nullopt: no condition selects
// its rows.
std::optional<QueryBlock> to_restrict(const Turn& turn, const QueryBlock& own) {
  QueryBlock block = turn.base.block();
  // "only the red ones" of the first five are fewer than five.
  if (block.limit && block.limit != 1 && !turn.now.opened && !turn.now.about &&
      !turn.now.corrects && !ranks_groups(turn)) {
    const auto some = turn.base.restriction(turn.base.topic());
    if (!some || !turn.base.lists()) return std::nullopt;
    QueryBlock of_them;
    of_them.entity = turn.base.topic();
    of_them.select = turn.base.display(turn.base.topic());
    of_them.where = some->where;
    for (const ValueExpr& v : of_them.select) need_table(of_them, v.column.home());
    block = std::move(of_them);
  }
  // "and closed?" after "how many are open": the other state, which is in another column. "And take
  // the bus" and "and no phone?" restrict them.
  const auto light = [&](uint32_t i) {
    return filler(turn.now.word(i)) >= 0.6F || is_preposition(turn.now.word(i)) ||
           text::is_one_of(turn.now.word(i), {"ones", "those", "these", "the"});
  };
  const bool bare = std::count_if(turn.words.begin(), turn.words.end(), std::not_fn(light)) <= 1 &&
                    !is_form_of_be(turn.now.word(turn.words[0]));
  const bool lacks = text::is_one_of(turn.now.word(turn.words[0]), kDenialWords);
  if ((turn.now.opened || turn.now.about) && bare && !lacks && own.where.size() == 1) {
    const Condition& now = own.where[0][0];
    std::erase_if(block.where, [&](const std::vector<Condition>& old) {
      return old.size() == 1 && old[0].column.table == now.column.table &&
             !(old[0].column == now.column) && is_state_condition(old[0], turn.base.facts()) &&
             is_state_condition(now, turn.base.facts());
    });
    drop_first_row(turn, now, block);
  }
  return block;
}

// "sorry, I meant those without an email" after the ones without a phone: in their place.
bool corrects_gap(const Turn& turn, const QueryBlock& own) {
  const auto& where = turn.base.block().where;
  if (!turn.now.corrects || where.empty() || own.where.size() != 1) return false;
  const std::vector<Condition>&last = where.back(), &now = own.where[0];
  return last.size() == 1 && now.size() == 1 && last[0].op == Op::kIsNull &&
         now[0].op == last[0].op && now[0].negated == last[0].negated &&
         now[0].column.home() == last[0].column.home() && !(now[0].column == last[0].column);
}

// "only the ones under 12 euros" after rows with their sale price: of the price that is shown.
void prefer_shown(const Turn& turn, Probe& found) {
  if (!turn.base.lists() || found.block().where.size() != 1 || found.block().where[0].size() != 1)
    return;
  Condition& c = found.form.block.where[0][0];
  const auto compares = [](Op op) {
    return op == Op::kLess || op == Op::kLessEqual || op == Op::kGreater || op == Op::kGreaterEqual;
  };
  if (!compares(c.op) || !turn.base.facts().measure(c.column) || is_named(turn, c.column) ||
      !only_number(turn))
    return;
  const ValueExpr* only = nullptr;
  for (const ValueExpr& v : turn.base.block().select) {
    if (!turn.base.facts().measure(v.column)) continue;
    if (only != nullptr || v.column == c.column) return;
    only = &v;
  }
  if (only == nullptr || only->column.table != c.column.table || only->column.product() ||
      turn.base.facts().unit_of(only->column) != turn.base.facts().unit_of(c.column))
    return;
  const SchemaIndex& index = turn.context.schema->index;
  const auto& words = index.column(only->column.table, only->column.column).words;
  const bool alike = std::any_of(words.begin(), words.end(), [&](uint32_t w) {
    return index.has_word(index.column(c.column.table, c.column.column), index.word(w).lemma);
  });
  if (alike) c.column = only->column;
}

// "only those in Pelham" of tenants with a lease: of what the lease refers to, rather than of other
// rows of theirs.
bool refers_from_joined(const Turn& turn, const QueryBlock& own, const QueryBlock& block) {
  const SchemaGraph& graph = turn.context.schema->graph;
  const uint32_t topic = turn.base.topic();
  const auto referred = [&](uint32_t home) {
    return home != kNone && home != topic && !mentions(block, home) && !graph.to_one(topic, home) &&
           std::any_of(block.tables.begin(), block.tables.end(),
                       [&](uint32_t t) { return t != topic && graph.to_one(t, home); });
  };
  return turn.base.lists() && !own.having && !own.where.empty() &&
         std::all_of(own.where.begin(), own.where.end(), [&](const auto& clause) {
           return std::all_of(clause.begin(), clause.end(), [&](const Condition& c) {
             return c.sub.empty() && !c.negated && referred(c.column.home());
           });
         });
}

// "is it in English?", "did she pay?"
bool asks_whether(const Turn& turn) {
  const std::string_view first = turn.now.word(turn.words[0]);
  return turn.words.size() > 1 && (is_form_of_be(first) || text::is_one_of(first, kDoForms)) &&
         std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(),
                     [&](const Pronoun& p) { return p.begin == turn.words[1]; });
}

}  // namespace

RestrictingWords restricting_words(const Turn& turn, bool denied) {
  RestrictingWords out;
  uint32_t from = turn.now.begin, to = turn.now.end;
  const uint32_t excluding = excluding_words(turn.now, from);
  if (denied && excluding == 0) return out;
  if (denied || excluding > 1) {  // "leave out the void ones"
    from += excluding;
    out.denied = true;
  }
  while (from < to && text::is_one_of(turn.now.word(from), kExclusionPrepositions) &&
         (turn.now.word(to - 1) == "ones" || turn.now.word(from) == "not")) {
    out.denied = true;
    ++from;
  }
  while (
      from < to &&
      (text::is_one_of(turn.now.word(from), kBeforeRestriction) ||
       turn.now.token(from).punctuation) &&
      !(turn.now.word(from) == "for" && from + 1 < to && is_preposition(turn.now.word(from + 1))))
    ++from;
  while (to > from && (turn.now.word(to - 1) == "ones" || turn.now.word(to - 1) == "'s")) --to;
  if (to > from + 1 && names_base_rows(turn, to - 1) && !is_preposition(turn.now.word(to - 2)) &&
      !text::is_one_of(turn.now.word(to - 2), {"the", "no", "any", "more", "than", "of"}) &&
      (turn.now.only || turn.now.phrase || turn.now.opened || turn.now.about || turn.now.corrects ||
       out.denied || is_excluding(turn.now.word(turn.words[0]))))
    --to;  // "only card payments"
  out.text = turn.now.span(from, to);
  out.clause = text::is_one_of(turn.now.word(from), {"that", "who", "which", "whose", "where",
                                                     "with", "having", "without"}) ||
               is_preposition(turn.now.word(from));
  return out;
}

bool denies(std::string_view word) {
  return text::is_one_of(word, kDenialWords) || word == "without" || is_negative_contraction(word);
}

bool denies_after(const Turn& turn, size_t from) {
  return std::any_of(turn.words.begin() + static_cast<std::ptrdiff_t>(from), turn.words.end(),
                     [&](uint32_t i) { return denies(turn.now.word(i)); });
}

RuleResult groups_with_value(const Turn& turn) {
  QueryBlock block = turn.base.block();
  if (!turn.base.grouped() || block.group.size() != 1 || block.limit || block.having)
    return std::nullopt;
  const ColumnExpr group = block.group[0];
  if (group.whole() || group.period != Period::kWhole || turn.base.facts().unique(group))
    return std::nullopt;
  constexpr std::string_view kLight[] = {"only", "those", "the", "ones", "that",
                                         "have", "with",  "a",   "an",   "any"};
  const auto content = content_words(turn, kLight);
  if (content.size() != 1) return std::nullopt;
  const std::string_view word = turn.now.word(content[0]);
  const bool empty = excluding_words(turn.now, turn.words[0]) > 0;
  const bool named = turn.base.facts().last_word(group) == turn.now.token(content[0]).lemma &&
                     has(turn, "with") && (has(turn, "a") || has(turn, "an"));
  if (!named && !(empty && text::is_one_of(word, kEmptyWords))) return std::nullopt;
  Condition c;
  c.column = group;
  c.op = Op::kIsNull;
  c.negated = true;
  block.where.push_back({std::move(c)});
  return follow_up_of(turn, FollowUpKind::kNarrow, std::move(block),
                      in_base(turn, turn.now.body(), true), kUnprobedConfidence);
}

RuleResult restrict_counted(const Turn& turn, const RestrictingWords& words) {
  const uint32_t table = counted_table(turn);
  if (table == kNone || (turn.base.block().limit && !ranks_groups(turn)) || turn.now.either ||
      turn.now.added)
    return std::nullopt;
  const auto found = best_probe(
      turn, restricted_texts(turn, words, turn.base.nouns(table)), [&](const LogicalForm& form) {
        const QueryBlock& b = form.block;
        return is_plain(b) && !b.where.empty() && b.order.empty() && mentions(b, table) &&
               is_near(turn, b, table) && covers_named_values(turn, b) && !only_shows(turn, b);
      });
  if (!found) return std::nullopt;
  // "above 1000" after totals is of the totals.
  const ValueExpr measured = *turn.base.measure();
  for (const auto& clause : found->block().where)
    for (const Condition& c : clause)
      if (measured.fn != Aggregate::kCount && c.column == measured.column) return std::nullopt;
  QueryBlock block = turn.base.block();
  const size_t replaced =
      merge_where(block.where, found->block().where, turn.now.about || turn.now.corrects);
  need_tables(block, found->block());
  const std::string_view lead = words.denied ? "but not " : words.clause ? "" : "only ";
  return follow_up_of(turn, replaced > 0 ? FollowUpKind::kReplace : FollowUpKind::kNarrow,
                      std::move(block),
                      in_base(turn, std::string(lead) + words.text, words.denied || !words.clause),
                      found->confidence);
}

std::string excluded_values(const Turn& turn) {
  const uint32_t excluding = excluding_words(turn.now, turn.words[0]);
  if (excluding == 0 || turn.words.size() <= excluding) return "";
  std::vector<bool> covered(turn.now.lattice.tokens.size(), false);
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kValue && m.found && m.score >= 0.7F)
      for (uint32_t i = m.begin; i < m.end; ++i) covered[i] = true;
  const auto light = [&](uint32_t i) {
    return !covered[i] &&
           (filler(turn.now.word(i)) >= 0.6F || is_preposition(turn.now.word(i)) ||
            text::is_one_of(turn.now.word(i), {"those", "these", "the", "ones", "all"}));
  };
  size_t from = excluding;
  while (from < turn.words.size() && light(turn.words[from])) ++from;
  uint32_t to = turn.now.end;
  while (to > turn.now.begin && turn.now.word(to - 1) == "ones") --to;
  if (from >= turn.words.size() || turn.words[from] >= to || !covered[turn.words[from]]) return "";
  return turn.now.span(turn.words[from], to);
}

RuleResult restrict_rows(const Turn& turn) {
  if ((is_question_word(turn.now.word(turn.words[0])) && !turn.now.only) || shift_of(turn.now))
    return std::nullopt;
  if ((!excluded_values(turn).empty() && turn.now.word(turn.words.back()) != "ones") ||
      text::is_one_of(turn.now.word(turn.words[0]), kArrangingVerbs) ||
      text::is_one_of(turn.now.word(turn.words[0] + 1), {"which", "what"}))
    return std::nullopt;  // "in which districts are these?"
  if (asks_for_owned(turn)) return std::nullopt;
  // "is it in English?" of one row takes no other one.
  if (asks_whether(turn) && turn.base.block().limit) return std::nullopt;
  if (auto denied = restricting_words(turn, true); !denied.text.empty())
    if (RuleResult out = restrict_counted(turn, denied)) return out;
  const RestrictingWords words = restricting_words(turn);
  if (words.text.empty()) return std::nullopt;
  // "more than 5" of one of several measures
  if (turn.base.grouped() && turn.base.aggregate() == nullptr && only_number(turn) &&
      turn.words.size() <= 3)
    return std::nullopt;
  if (is_excluding(turn.now.word(turn.words[0])) && denies_after(turn, 1)) return std::nullopt;
  if (RuleResult out = restrict_referring(turn, words)) return out;
  auto found = restricted_rows(turn, words);
  if (!found || !is_near(turn, found->block(), turn.base.topic()) ||
      restricts_otherwise(turn, found->block()))
    if (RuleResult out = restrict_counted(turn, words)) return out;
  if (!found || restricts_anew(turn, found->block())) return std::nullopt;
  // "are they nervous too?" asks which of them are.
  const bool too = turn.now.added && !turn.now.only && !asks_whether(turn);
  if (turn.now.either || (too && !turn.now.pronouns.empty()))
    return add_alternative(turn, *found, words.text);
  if (RuleResult out = replace_month(turn, found->block())) return out;
  if (too)
    if (RuleResult out = add_value(turn, *found, words.text)) return out;
  if (restricts_otherwise(turn, found->block())) return std::nullopt;
  prefer_shown(turn, *found);
  auto block = to_restrict(turn, found->block());
  if (!block) return std::nullopt;
  // "only doctors" after patients: other rows, by a bare value.
  if (turn.now.only && !words.clause && turn.now.pronouns.empty() && !found->block().having &&
      !is_inside(turn, found->block(), *block))
    return std::nullopt;
  if (contrasts_state(turn, found->block()) || corrects_gap(turn, found->block()))
    block->where.pop_back();
  const size_t before = block->where.size();
  add_restriction(turn, *block, *found);
  if (turn.now.shows && turn.base.counts()) {
    block->select = turn.base.display(turn.base.topic());
    if (block->select.empty()) return std::nullopt;
  }
  const bool joined = words.clause && !words.denied && !turn.now.corrects;
  const std::string_view lead = words.denied        ? "but not "
                                : turn.now.corrects ? "but "
                                : joined            ? ""
                                                    : "only ";
  return follow_up_of(
      turn, block->where.size() == before ? FollowUpKind::kReplace : FollowUpKind::kNarrow,
      std::move(*block), in_base(turn, std::string(lead) + words.text, !joined), found->confidence);
}

void add_restriction(const Turn& turn, QueryBlock& block, const Probe& found) {
  const QueryBlock& own = found.block();
  const uint32_t topic = turn.base.topic();
  if (refers_from_joined(turn, own, block)) {
    merge_where(block.where, own.where, turn.now.about || turn.now.corrects);
    for (const auto& clause : own.where) need_table(block, clause[0].column.home());
    return;
  }
  if (!is_inside(turn, own, block)) {
    const auto members = as_membership(own, topic, turn.base.facts());
    if (!members.empty()) {
      merge_where(block.where, members);
      need_table(block, topic);
      return;
    }
  }
  merge_where(block.where, own.where, turn.now.about || turn.now.corrects);
  for (const auto& clause : own.where)
    for (const Condition& c : clause) need_table(block, c.column.home());
  need_tables(block, own);
}

}  // namespace ask::engine::dialogue
