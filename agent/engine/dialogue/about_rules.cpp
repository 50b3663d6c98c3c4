#include "agent/engine/dialogue/about_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/amount_rules.h"
#include "agent/engine/dialogue/anaphora.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/named_items.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/dialogue/restriction_rules.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"

namespace ask::engine::dialogue {
namespace {

bool counts_one_of(const QueryBlock& b, const std::vector<uint32_t>& tables) {
  return std::any_of(b.select.begin(), b.select.end(), [&](const ValueExpr& v) {
    return v.fn != Aggregate::kPlain && contains(tables, v.column.home());
  });
}

// Rows with their columns: no groups, aggregates or limits.
bool only_rows(const QueryBlock& b) {
  return all_plain(b) && b.group.empty() && !b.limit && !b.having;
}

// The table of "which of their albums ...?", or kNone.
uint32_t owned_table(const Turn& turn) {
  if (turn.words.size() < 4 || turn.now.word(turn.words[1]) != "of" || turn.now.pronouns.empty() ||
      turn.now.pronouns[0].kind != PronounKind::kOwner ||
      turn.now.pronouns[0].begin != turn.words[2])
    return kNone;
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin == turn.words[3] &&
        m.table != turn.base.topic())
      return m.table;
  return kNone;
}

// "which of their albums are from 2020?": the date is one of the albums, not of the artists.
bool dates_topic(const Turn& turn, const QueryBlock& block) {
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
    return std::any_of(clause.begin(), clause.end(), [&](const Condition& c) {
      return c.column.home() == turn.base.topic() && turn.base.facts().temporal(c.column);
    });
  });
}

// "how many orders did they place?" counts orders.
bool counts_other(const Turn& turn, std::vector<uint32_t>& tables) {
  if (turn.words.size() < 4 || turn.now.word(turn.words[0]) != "how" ||
      turn.now.word(turn.words[1]) != "many" || turn.now.pronouns.empty())
    return false;
  float best = 0.72F;
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.begin == turn.words[2]) best = std::max(best, m.score);
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= best - 0.05F && m.begin == turn.words[2] &&
        m.table != turn.base.topic())
      tables.push_back(m.table);
  return !tables.empty();
}

// The same as a noun phrase: "number of orders in 2024 of customers".
std::vector<std::string> counted_texts(const Turn& turn) {
  std::vector<std::string> out;
  const Pronoun& subject = turn.now.pronouns.front();
  if (subject.kind == PronounKind::kOwner || subject.kind == PronounKind::kEach) return out;
  size_t verb = 2;
  while (verb < turn.words.size() && !text::is_one_of(turn.now.word(turn.words[verb]),
                                                      {"do", "does", "did", "have", "has", "had"}))
    ++verb;
  if (verb >= turn.words.size() || verb + 1 >= turn.words.size() ||
      turn.words[verb + 1] != subject.begin)
    return out;
  size_t rest = verb + 1;
  while (rest < turn.words.size() && turn.words[rest] < subject.end) ++rest;
  if (rest < turn.words.size() && !is_preposition(turn.now.word(turn.words[rest])))
    ++rest;  // the verb
  for (const std::string& noun : turn.nouns)
    out.push_back(fmt::format("number of {} {} of {}",
                              turn.now.span(turn.words[2], turn.words[verb]),
                              words_from(turn, rest), noun));
  return out;
}

// "from which team?" of transfers that refer to two teams.
bool names_one_of_roles(const Turn& turn) {
  const QueryBlock& block = turn.base.block();
  const SchemaGraph& graph = turn.context.schema->graph;
  if (turn.words.size() < 3 ||
      (turn.now.word(turn.words[0]) != "from" && turn.now.word(turn.words[0]) != "to"))
    return false;
  std::vector<uint32_t> tables = block.tables;
  tables.push_back(block.entity);
  return std::any_of(
      turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kTable && m.score >= 0.72F && m.begin == turn.words[2] &&
               std::any_of(tables.begin(), tables.end(), [&](uint32_t t) {
                 return t != m.table && graph.between(t, m.table).size() > 1;
               });
      });
}

// The short questions that ask the same with nouns for the pronouns.
std::vector<std::string> about_texts(const Turn& turn) {
  const std::string_view first = turn.now.word(turn.words[0]);
  std::vector<std::string> texts;
  if (is_preposition(first) && turn.words.size() > 1 &&
      text::is_one_of(turn.now.word(turn.words[1]), {"which", "what"})) {  // "on which stages?"
    if (names_one_of_roles(turn)) return texts;
    for (const std::string& noun : turn.nouns) {
      texts.push_back(fmt::format("{} and their {}", noun, words_from(turn, 2)));
      texts.push_back(fmt::format("list the {} of the {}", words_from(turn, 2), noun));
    }
  } else if (turn.now.pronouns.empty()) {
    if (turn.words.size() < 3 ||
        (first != "which" && (first != "how" || turn.now.word(turn.words[1]) != "many")))
      return texts;
    // "which are diesel?", "how many were refunded?": the noun is left out.
    const size_t skip = first == "which" ? 1 : 2;
    for (const std::string& noun : turn.nouns)
      texts.push_back(fmt::format("{} {} {}",
                                  turn.now.span(turn.words[0], turn.words[skip - 1] + 1), noun,
                                  words_from(turn, skip)));
  } else if (is_question_word(first) || is_request_word(first)) {
    texts = with_antecedents(turn);
  } else if (starts_with_rows(turn)) {
    for (std::string text : with_antecedents(turn)) {
      // "albums by artists" would count them for each artist.
      if (const size_t by = text.find(" by "); by != std::string::npos) text.replace(by, 4, " of ");
      texts.push_back(fmt::format("list the {}", text));
    }
  }
  if (const std::string asked = column_of_verb(turn); !asked.empty())
    for (const std::string& noun : turn.nouns)
      texts.push_back(fmt::format("what are the {} of {}", asked, noun));
  if (std::vector<uint32_t> counted; counts_other(turn, counted))
    for (std::string& text : counted_texts(turn)) texts.insert(texts.begin(), std::move(text));
  return texts;
}

// "which of them", "who of them": some of the rows.
bool chooses(const Turn& turn) {
  const std::string_view first = turn.now.word(turn.words[0]);
  return text::is_one_of(first, {"which", "wich"}) || (first == "who" && has(turn, "of"));
}

// "how many of them were sold by each shop?", and not "... by the home side?"
bool names_groups(const Turn& turn) {
  if (has_one_of(turn, kEachWords) || has(turn, "per")) return true;
  for (size_t k = 0; k + 1 < turn.words.size(); ++k)
    if (turn.now.word(turn.words[k]) == "by" && turn.now.word(turn.words[k + 1]) != "the")
      return true;
  return false;
}

// The block reads the question as one about rows of the topic.
bool fits_about(const Turn& turn, const QueryBlock& b) {
  const std::string_view first = turn.now.word(turn.words[0]);
  const bool asks = is_question_word(first) || is_request_word(first) || is_preposition(first);
  // "what do they cost per day?" asks for a rate, and not for the days.
  const bool rate = has(turn, "per") && has_one_of(turn, kChargingVerbs);
  if (rate && std::any_of(b.group.begin(), b.group.end(),
                          [](const ColumnExpr& g) { return g.period != Period::kWhole; }))
    return false;
  // "how often did they come?" counts no rows of theirs.
  if (first == "how" && turn.words.size() > 1 && turn.now.word(turn.words[1]) == "often" &&
      counts_one_of(b, {turn.base.topic()}))
    return false;
  const bool much =
      first == "how" && turn.words.size() > 1 && turn.now.word(turn.words[1]) == "much";
  if (much && has(turn, "per") && !b.group.empty()) return false;
  if (much && std::any_of(b.select.begin(), b.select.end(),
                          [](const ValueExpr& v) { return v.fn == Aggregate::kCount; }))
    return false;
  const bool rows = all_plain(b) && b.group.empty();
  if (is_preposition(first) && !shows_named(turn, b, turn.words[0], turn.now.end)) return false;
  if (!asks && (!rows || b.limit)) return false;
  if (std::vector<uint32_t> counted; counts_other(turn, counted) && !counts_one_of(b, counted))
    return false;
  // "how many courses do they have?" counts courses.
  if (first == "how" && turn.words.size() > 3 && turn.now.word(turn.words[1]) == "many" &&
      b.group.empty() &&
      std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                  [&](const Mention& m) {
                    return m.kind == MentionKind::kTable && m.score >= 0.9F &&
                           m.begin == turn.words[2] && m.table == turn.base.topic();
                  }) &&
      !counts_one_of(b, {turn.base.topic()}))
    return false;
  if (b.having && only_shows(turn, b)) return false;
  if (first == "who" && has(turn, "of") && !shows_topic(turn, b)) return false;
  // "how many were refunded?" after tickets by type may be of the types or of the tickets.
  if (turn.now.pronouns.empty() && first == "how" && turn.base.grouped() &&
      counted_table(turn) != kNone && !is_near(turn, b, turn.base.topic()))
    return false;
  // "how many were reopened?" chooses some of the rows.
  const bool some = first == "how" && turn.words.size() > 4 && turn.now.word(turn.words[2]) == "of";
  if ((turn.now.pronouns.empty() || some) && (first == "how" || first == "which") &&
      b.where.empty() && !b.having && b.tables.size() < 2)
    return false;
  if (some && !b.group.empty() && !names_groups(turn)) return false;
  // "which album is it on?" shows albums.
  if (chooses(turn) && rows && !shows_named(turn, b, turn.words[0] + 1, turn.words[0] + 2))
    return false;
  return mentions(b, turn.base.topic()) && b.best_of.empty() && b.outer == Aggregate::kPlain &&
         !measures_others(turn, b);
}

// The rows of the topic themselves, and nothing that belongs to them.
bool shows_themselves(const Turn& turn, const QueryBlock& own) {
  return only_rows(own) &&
         std::all_of(own.select.begin(), own.select.end(), [&](const ValueExpr& v) {
           return shows_row(turn, v) ||
                  (v.column.table == turn.base.topic() &&
                   (v.column.whole() || turn.base.facts().of(v.column).naming));
         });
}

// "who bought it?": the first row has several of them.
bool several_for_one(const Turn& turn, const QueryBlock& own) {
  return turn.base.block().limit == 1 &&
         !std::all_of(own.tables.begin(), own.tables.end(), [&](uint32_t t) {
           return t == turn.base.topic() || turn.context.schema->graph.to_one(turn.base.topic(), t);
         });
}

// "when do they play?" is not answered by a date of something else, such as the year of birth.
bool dates_other_rows(const Turn& turn, const QueryBlock& own) {
  if (turn.now.word(turn.words[0]) != "when") return false;
  constexpr std::string_view kLight[] = {"when", "do",   "does", "did",   "is",    "are",  "was",
                                         "were", "will", "the",  "they",  "it",    "he",   "she",
                                         "be",   "each", "that", "those", "these", "them", "'s"};
  bool verb = false, named = false;
  for (const uint32_t i : turn.words) {
    if (text::is_one_of(turn.now.word(i), kLight)) continue;
    verb = true;
    for (const Mention& m : turn.now.lattice.mentions)
      for (const ValueExpr& v : own.select)
        named |= m.kind == MentionKind::kColumn && m.begin <= i && m.end > i &&
                 m.table == v.column.table && m.column == v.column.column;
  }
  return verb && !named &&
         std::any_of(own.select.begin(), own.select.end(), [&](const ValueExpr& v) {
           return turn.base.facts().temporal(v.column) && !v.column.whole() &&
                  turn.base.facts().numeric(v.column);
         });
}

// "who teaches it?" is not answered by those whom it is for, such as the clients of its bookings.
bool shows_clients_for_staff(const Turn& turn, const QueryBlock& own) {
  if (turn.now.word(turn.words[0]) != "who" ||
      std::none_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
        return text::is_one_of(turn.now.token(i).lemma, kStaffVerbs);
      }))
    return false;
  const SchemaIndex& index = turn.context.schema->index;
  return std::any_of(own.select.begin(), own.select.end(), [&](const ValueExpr& v) {
    const uint32_t home = v.column.home();
    if (home == kNone || home == turn.base.topic()) return false;
    if (turn.context.schema->graph.to_one(turn.base.topic(), home) &&
        people_table(turn, turn.base.topic(), true) == kNone)
      return false;
    const auto& words = index.table(home).words;
    const auto called = [&](std::span<const std::string_view> nouns) {
      return std::any_of(words.begin(), words.end(),
                         [&](uint32_t w) { return text::is_one_of(index.word(w).lemma, nouns); });
    };
    return called(kClientNouns) && !called(kStaffNouns);
  });
}

// "who may collect her?": whom the rows are the object of, and no part of the rows.
bool asks_subject(const Turn& turn) {
  if (turn.words.size() < 3 || turn.now.pronouns.size() != 1) return false;
  const Pronoun& p = turn.now.pronouns[0];
  return (p.kind == PronounKind::kOne || p.kind == PronounKind::kSet) && !p.named &&
         p.begin > turn.words[1] && turn.now.word(p.begin) != "one" &&
         !text::is_one_of(turn.now.word(p.begin - 1), {"of", "among"}) &&
         !text::is_one_of(turn.now.word(p.begin), {"they", "he", "she"});
}

// True if the candidate does not answer what was asked.
bool misses(const Turn& turn, const QueryBlock& own) {
  const bool grouped = turn.base.grouped();
  if (measures_others(turn, own)) return true;
  if (grouped && !groups_are_rows(turn) && !turn.now.pronouns.empty() &&
      turn.now.pronouns.front().kind == PronounKind::kOne)
    return true;
  if (!only_rows(own)) return false;
  if (dates_other_rows(turn, own) || shows_clients_for_staff(turn, own)) return true;
  // "who is working on them?" is answered by a name.
  const bool who = turn.now.word(turn.words[0]) == "who" || turn.now.word(turn.words[0]) == "whos";
  if (who && std::all_of(own.select.begin(), own.select.end(), [&](const ValueExpr& v) {
        return !v.column.whole() && !names_rows(turn, v.column) && !is_named(turn, v.column);
      }))
    return true;
  // "who may collect her?" is answered by others than her.
  if (who && asks_subject(turn) &&
      std::all_of(own.select.begin(), own.select.end(),
                  [&](const ValueExpr& v) { return shows_row(turn, v); }))
    return true;
  // "who is it by?" is not answered by the row itself.
  if (own.where.empty() && std::all_of(own.select.begin(), own.select.end(),
                                       [&](const ValueExpr& v) { return shows_row(turn, v); }))
    return true;
  if (!shows_themselves(turn, own) && !shows_topic(turn, own) && dates_topic(turn, own))
    return true;
  // "how long is it?" has one answer.
  if (several_for_one(turn, own) && turn.now.word(turn.words[0]) == "how") return true;
  return grouped && turn.base.block().limit == 1 && (!own.where.empty() || !shows_near(turn, own));
}

// The number that the rows of the first group are asked for, "what have they cost us?": of all of
// these. Invalid if they are not asked for one number.
ColumnExpr only_number_of(const Turn& turn, const QueryBlock& own) {
  const bool what = text::is_one_of(turn.now.word(turn.words[0]), {"what", "how"});
  ColumnExpr found;
  for (const ValueExpr& v : own.select) {
    if (!turn.base.facts().measure(v.column) || turn.base.facts().intensive(v.column)) continue;
    if (found.valid()) return {};
    found = v.column;
  }
  return what ? found : ColumnExpr();
}

// "which of them are electric?"
RuleResult chosen_rows(const Turn& turn, const Probe& found) {
  const QueryBlock& own = found.block();
  QueryBlock block = turn.base.block();
  // "in which districts are these stores?" asks for districts.
  if (!shows_themselves(turn, own) || own.where.empty() || block.limit || turn.base.grouped() ||
      (is_preposition(turn.now.word(turn.words[0])) && !has(turn, "of")))
    return std::nullopt;
  if (!turn.base.lists()) block.select = own.select;
  block.distinct |= own.distinct && !turn.base.lists();
  // "which of them are also sold in York?" after those that are sold in Leeds
  auto merged = block.where;
  const bool one = std::all_of(own.where.begin(), own.where.end(), [&](const auto& clause) {
    const uint32_t home = clause[0].column.home();
    return home == turn.base.topic() || turn.context.schema->graph.to_one(turn.base.topic(), home);
  });
  if (const auto members = as_membership(own, turn.base.topic(), turn.base.facts());
      !one && !members.empty() && merge_where(merged, own.where) > 0) {
    block.where.insert(block.where.end(), members.begin(), members.end());
    return follow_up_of(turn, FollowUpKind::kNarrow, std::move(block), "", found.confidence);
  }
  add_restriction(turn, block, found);
  return follow_up_of(turn, FollowUpKind::kNarrow, std::move(block), "", found.confidence);
}

// "which of their albums cost more than 15?" shows the albums.
RuleResult owned_rows(const Turn& turn, const Probe& found) {
  const uint32_t owned = owned_table(turn);
  if (owned == kNone || !chooses(turn) || !only_rows(found.block()) ||
      !mentions(found.block(), owned))
    return std::nullopt;
  auto form = restricted_to_base(turn, found.form);
  if (!form) return std::nullopt;
  form->block.select = turn.base.display(owned);
  if (form->block.select.empty()) return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(form->block), "", found.confidence);
}

// "who teaches them?": their own columns beside those that are asked for.
RuleResult their_columns(const Turn& turn, const Probe& found) {
  const QueryBlock& own = found.block();
  QueryBlock block = turn.base.block();
  const bool one = block.limit == 1;
  if (!only_rows(own) || shows_themselves(turn, own) || several_for_one(turn, own) ||
      !(turn.base.lists() || turn.base.counts()) || own.where.size() > 1 || (block.limit && !one))
    return std::nullopt;
  std::vector<ValueExpr> select;
  // Of several rows of theirs, only the names of the earlier ones are shown beside them.
  if (!one) select = turn.base.lists() ? block.select : turn.base.display(turn.base.topic());
  if (!shows_near(turn, own) && !turn.base.naming(turn.base.topic()).empty() && !one) {
    std::erase_if(select, [&](const ValueExpr& v) {
      return v.column.home() != turn.base.topic() || !names_rows(turn, v.column);
    });
    if (select.empty()) select = turn.base.naming(turn.base.topic());
  }
  add_outputs(select, own.select);
  block.select = std::move(select);
  merge_where(block.where, own.where);
  need_tables(block, own);
  for (const ValueExpr& v : block.select) need_table(block, v.column.home());
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block), "", found.confidence);
}

// "what plan is she on?" of the first of the groups.
RuleResult of_first_group(const Turn& turn, const Probe& found) {
  QueryBlock block = turn.base.block();
  if (!only_rows(found.block()) || !turn.base.grouped() || block.limit != 1) return std::nullopt;
  block.select = found.block().select;
  need_tables(block, found.block());
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block), "", found.confidence);
}

// A number for each group of the previous question.
RuleResult of_each_group(const Turn& turn, const Probe& found) {
  const QueryBlock& own = found.block();
  QueryBlock block = turn.base.block();
  const bool number = own.select.size() == 1 && own.select[0].fn != Aggregate::kPlain &&
                      own.group.empty() && own.where.empty() && !own.limit;
  if (!number || !turn.base.grouped() || turn.base.aggregate() == nullptr ||
      own.entity != block.entity)
    return std::nullopt;
  // Rows that are joined would count in what chooses the groups.
  const bool joins = std::any_of(own.tables.begin(), own.tables.end(),
                                 [&](uint32_t t) { return !mentions(block, t); });
  if (joins && (block.having || !block.order.empty())) return std::nullopt;
  const ValueExpr was = *turn.base.aggregate();
  for (ValueExpr& v : block.select)
    if (v == was) v = own.select[0];
  need_tables(block, own);
  return follow_up_of(turn, FollowUpKind::kMeasure, std::move(block), "", found.confidence);
}

}  // namespace

bool starts_with_rows(const Turn& turn) {
  const size_t at = text::is_one_of(turn.now.word(turn.words[0]), {"the", "all"}) ? 1 : 0;
  return at < turn.words.size() &&
         std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                     [&](const Mention& m) {
                       return m.kind == MentionKind::kTable && m.score >= 0.9F &&
                              m.begin == turn.words[at] && m.table != turn.base.topic();
                     });
}

RuleResult ask_about_rows(const Turn& turn) {
  const std::vector<std::string> texts = about_texts(turn);
  if (texts.empty()) return std::nullopt;
  const auto found = best_probe(
      turn, texts, [&](const LogicalForm& form) { return fits_about(turn, form.block); });
  if (!found || misses(turn, found->block())) return amount_of_rows(turn);
  if (turn.base.block().limit == 1 && turn.now.word(turn.words[0]) == "how" &&
      found->block().select.size() == 1 && found->block().select[0].fn == Aggregate::kCount &&
      found->block().select[0].column.home() == turn.base.topic())
    return ranks_groups(turn) ? some_of_first(turn) : quantity_of_first(turn, *found);
  using AboutRule = RuleResult (*)(const Turn&, const Probe&);
  constexpr AboutRule kInOrder[] = {amount_of_each, chosen_rows,    owned_rows,
                                    their_columns,  of_first_group, of_each_group};
  for (const AboutRule step : kInOrder) {
    RuleResult out = step(turn, *found);
    if (!out) continue;
    out->question = fmt::format("{} (of: {})", found->text, turn.base.text());
    return out;
  }
  if (RuleResult out = average_of_each(turn, *found)) return out;
  const QueryBlock& own = found->block();
  auto form = restricted_to_base(turn, found->form);
  const bool rows = only_rows(own);
  const bool listed =
      rows && !shows_themselves(turn, own) && turn.base.lists() && own.where.size() <= 1;
  if (!form || (listed && turn.base.block().limit && turn.base.block().limit != 1))
    return std::nullopt;
  if (rows && turn.base.grouped() && turn.base.block().limit == 1 && !groups_are_rows(turn))
    if (const ColumnExpr number = only_number_of(turn, own); number.valid()) {
      form->block.select = {{number, Aggregate::kSum}};
      form->block.distinct = false;
      return follow_up_of(turn, FollowUpKind::kAbout, std::move(form->block),
                          fmt::format("{} in total (of: {})", found->text, turn.base.text()),
                          found->confidence);
    }
  if (rows && several_for_one(turn, own) && !own.select.empty())
    form->block.distinct =
        !turn.context.schema->graph.to_one(own.select[0].column.home(), turn.base.topic());
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(form->block),
                      fmt::format("{} (of: {})", found->text, turn.base.text()), found->confidence);
}

}  // namespace ask::engine::dialogue
