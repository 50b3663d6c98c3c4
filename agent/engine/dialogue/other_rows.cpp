#include "agent/engine/dialogue/other_rows.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/hierarchy_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/schema/derived_measures.h"

namespace ask::engine::dialogue {
namespace {

// The rows whose others are asked for, and how the previous question found them.
struct Others {
  uint32_t table = kNone;
  uint32_t begin = 0, end = 0;                // the tokens of their noun, if it is said
  bool several = false;                       // rows of several tables are named
  std::vector<std::vector<Condition>> named;  // what names those that are known
  std::vector<uint32_t> linking;              // tables by which these were joined
  uint32_t sub = kNone;                       // the first of them within a membership
};

bool is_other(std::string_view word) { return text::is_one_of(word, kOtherAdjectives); }

// The noun after "other".
void find_noun(const Turn& turn, Others& out) {
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.kind != MentionKind::kTable || m.score < 0.9F || m.begin <= turn.now.begin ||
        !is_other(turn.now.word(m.begin - 1)) || m.end <= out.end)
      continue;
    out.table = m.table;
    out.begin = m.begin;
    out.end = m.end;
  }
}

// The clauses that name rows of a table other than `shown`, also those within a membership.
void find_named(const Turn& turn, const QueryBlock& block, uint32_t shown, Others& out) {
  for (const auto& clause : block.where) {
    if (clause.size() != 1 || clause[0].negated) continue;
    for (const QueryBlock& sub : clause[0].sub) find_named(turn, sub, shown, out);
    const uint32_t home = clause[0].column.home();
    if (clause[0].op != Op::kEqual || !clause[0].sub.empty() || home == shown ||
        !names_rows(turn, clause[0].column))
      continue;
    if (out.table != kNone && out.table != home) {
      out.several |= out.end == 0;
      continue;
    }
    out.table = home;
    out.named.push_back(clause);
    if (&block != &turn.base.block()) out.sub = block.entity;
    for (const uint32_t t : block.tables) add_once(out.linking, t);
    add_once(out.linking, block.entity);
  }
}

// The only table, other than `shown`, by which the rows of the previous question were chosen: that
// of its groups, of its order or of its conditions.
uint32_t chosen_by(const Turn& turn, uint32_t shown) {
  const QueryBlock& before = turn.base.block();
  std::vector<uint32_t> homes;
  const auto add = [&](uint32_t home) {
    if (home != kNone && home != shown) add_once(homes, home);
  };
  if (before.limit)
    for (const ColumnExpr& g : before.group) add(g.home());
  if (homes.empty() && before.limit)
    for (const Ordering& o : before.order) add(o.term.column.home());
  if (homes.empty())
    for (const auto& clause : before.where)
      for (const Condition& c : clause) add(c.column.home());
  return homes.size() == 1 ? homes[0] : kNone;
}

// A verb that only links rows: "do", "have"; or one of trade, as one of the previous question is.
bool links(const Turn& turn, const Token& verb) {
  const auto is_trade = [](const Token& token) {
    return text::is_one_of(token.lemma, kSupplyVerbs);
  };
  if (text::is_one_of(verb.lemma, kLinkingVerbs) || text::is_one_of(verb.folded, kLinkingVerbs))
    return true;
  const auto& tokens = turn.base.interpretation().lattice().tokens;
  return is_trade(verb) && std::any_of(tokens.begin(), tokens.end(), is_trade);
}

// What the previous question shows of the rows that the others are linked with: beside the names of
// the parts their suppliers. Invalid: of several.
ColumnExpr linked_column(const Turn& turn) {
  const auto& select = turn.base.block().select;
  const ColumnExpr first = select[0].column;
  ColumnExpr out;
  for (const ValueExpr& v : select) {
    if (v.column.table == first.table && v.column.via == first.via) continue;
    if (out.valid() && (out.table != v.column.table || out.via != v.column.via)) return {};
    out = v.column;
  }
  const Pronoun& points = turn.now.pronouns[0];
  const bool thing = text::is_one_of(turn.now.word(points.begin), kNeuterPronouns);
  return !out.valid() || (thing && !points.named) ? first : out;
}

// A form of the word was said in the previous question.
bool is_said(const Turn& turn, const Token& word) {
  const auto& tokens = turn.base.interpretation().lattice().tokens;
  return turn.base.says(word) || std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
           return token.lemma == word.lemma;
         });
}

// The token is of a pronoun, which is of the rows shown where it has a noun.
bool points_at_shown(const Turn& turn, uint32_t i, uint32_t shown) {
  return std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(), [&](const Pronoun& p) {
    if (p.begin > i || p.end <= i) return false;
    return !p.named || turn.base.says(turn.now.token(p.end - 1)) ||
           std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                       [&](const Mention& m) {
                         return m.kind == MentionKind::kTable && m.table == shown &&
                                m.end == p.end && m.score >= 0.9F;
                       });
  });
}

// Nothing else is said of them. The last word may be any verb of the rows.
bool says_only_others(const Turn& turn, const Others& others, const ColumnExpr& shown) {
  const bool boss = shown.via != kNone && shown.table == shown.via_table;
  const bool acts = others.table == turn.base.block().entity && turn.now.pronouns.size() == 1 &&
                    turn.now.pronouns[0].end == turn.words.back();
  return std::all_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    const std::string_view word = turn.now.word(i);
    if ((i >= others.begin && i < others.end) || points_at_shown(turn, i, shown.table))
      return true;
    if (boss && text::is_one_of(turn.now.token(i).lemma, kReportingVerbs)) return true;
    return (acts && i == turn.words.back()) || is_question_word(word) || is_preposition(word) ||
           is_form_of_be(word) || text::is_one_of(word, kOthersFillers) ||
           text::is_one_of(word, kOtherWords) || filler(word) >= 0.9F ||
           is_said(turn, turn.now.token(i)) || links(turn, turn.now.token(i));
  });
}

// A word of the previous question that is no question word, preposition or filler.
bool repeats_content(const Turn& turn) {
  return std::any_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    const std::string_view word = turn.now.word(i);
    return !is_question_word(word) && !is_preposition(word) && filler(word) < 0.6F &&
           is_said(turn, turn.now.token(i));
  });
}

// The rows of the table as they were chosen, those of the first group too.
std::vector<std::vector<Condition>> known_rows(const Turn& turn, uint32_t table) {
  if (!turn.base.grouped()) return as_membership(turn.base.block(), table, turn.base.facts());
  auto rows = turn.base.restriction(table);
  if (!rows || rows->where.size() != 1 || rows->where[0].size() != 1 ||
      rows->where[0][0].sub.empty())
    return {};
  return std::move(rows->where);
}

// The rows with the same value of the column as those of the table that were chosen.
std::vector<std::vector<Condition>> sharing(const Turn& turn, uint32_t table,
                                            const ColumnExpr& column) {
  std::vector<std::vector<Condition>> out = known_rows(turn, table);
  if (out.empty()) return out;
  if (turn.base.grouped()) {  // of groups of another table
    Condition in;
    in.op = Op::kIn;
    in.sub.emplace_back();
    in.sub[0].entity = table;
    in.sub[0].where = std::move(out);
    need_table(in.sub[0], column.home());
    out = {{std::move(in)}};
  }
  out[0][0].column = column;
  out[0][0].sub[0].select = {{column}};
  return out;
}

// Rows of a further table link the two: the flights of a flyer, who need not own what he flies.
bool is_joined_apart(const Turn& turn, const Others& others, uint32_t home) {
  const SchemaGraph& graph = turn.context.schema->graph;
  const auto links_both = [&](uint32_t t) {
    return t != others.table && t != home && !graph.between(t, others.table).empty() &&
           !graph.between(t, home).empty();
  };
  const QueryBlock& before = turn.base.block();
  if (turn.base.grouped() && others.named.empty()) return false;  // its rows are counted
  return links_both(before.entity) ||
         std::any_of(before.tables.begin(), before.tables.end(), links_both) ||
         std::any_of(others.linking.begin(), others.linking.end(), links_both);
}

// The rows that have what the previous question shows: those of the people, those with the same
// key of a person, those by the same director. False: they are not linked so.
bool link_rows(const Turn& turn, const Others& others, const ColumnExpr& shown, QueryBlock& block) {
  const QueryBlock& before = turn.base.block();
  const ColumnFacts& facts = turn.base.facts();
  const SchemaGraph& graph = turn.context.schema->graph;
  const uint32_t home = shown.home();
  if (shown.via != kNone || home == others.table) {
    if (home != others.table) return false;
    if (shown.via == kNone &&
        (before.select.size() != 1 || names_rows(turn, shown) || !facts.text(shown)))
      return false;
    block.where = sharing(turn, home, shown.via == kNone ? shown : ColumnExpr{home, shown.via});
    return !block.where.empty();
  }
  // A row of many: what it belongs to is asked for otherwise.
  const ColumnExpr key = facts.key_of(home);
  if (graph.to_one(home, others.table) || !key.valid()) return false;
  const bool direct = graph.to_one(others.table, home) && !is_joined_apart(turn, others, home);
  if (!direct) {
    const bool within = others.sub != kNone;
    if (!graph.between(others.table, home).empty())  // as the rows were joined before
      block.entity = within ? others.sub : before.entity;
    for (const uint32_t t : others.linking) need_table(block, t);
    if (!within) need_tables(block, before);
    need_table(block, others.table);
  }
  need_table(block, home);
  block.where = sharing(turn, direct && turn.base.grouped() ? others.table : home, key);
  return !block.where.empty();
}

// Without the rows that the previous question knew.
bool leave_out_known(const Turn& turn, const Others& others, QueryBlock& block) {
  const ColumnExpr key = turn.base.facts().key_of(others.table);
  if (!key.valid()) return false;
  if (others.named.empty()) {
    if (!turn.base.has_table(others.table)) return false;
    auto same = known_rows(turn, others.table);
    if (same.empty()) return false;
    same[0][0].negated = true;
    block.where.push_back(std::move(same[0]));
    return true;
  }
  for (const auto& clause : others.named) {
    QueryBlock same;
    same.entity = others.table;
    same.select = {{key}};
    same.where = {clause};
    Condition out;
    out.column = key;
    out.op = Op::kIn;
    out.negated = true;
    out.sub = {std::move(same)};
    block.where.push_back({std::move(out)});
  }
  return true;
}

// "who else" asks for people, "what else" for none; "it" is no person.
bool fits_words(const Turn& turn, const Others& others, const ColumnExpr& shown) {
  const SchemaIndex& index = turn.context.schema->index;
  const std::string_view first = turn.now.word(turn.words[0]);
  const bool people = holds_people(index, others.table);
  if (is_person_question_word(first) ? !people : first == "what" && people && others.end == 0)
    return false;
  const Pronoun& points = turn.now.pronouns[0];
  const std::string_view pronoun = turn.now.word(points.begin);
  const bool thing = !points.named && text::is_one_of(pronoun, kNeuterPronouns);
  return !thing || !holds_people(index, shown.table);
}

}  // namespace

bool asks_for_others(const Turn& turn) {
  const bool which_others = turn.words.size() > 2 && turn.now.word(turn.words[1]) == kOthersNoun;
  return which_others || has(turn, kExceptionAdverb) || has_one_of(turn, kOtherAdjectives);
}

RuleResult other_rows(const Turn& turn) {
  const QueryBlock& before = turn.base.block();
  const bool listed = turn.base.lists() || (before.limit == 1 && all_plain(before));
  if (!asks_for_others(turn) || turn.now.pronouns.size() != 1 || !listed || before.select.empty() ||
      before.having || before.outer != Aggregate::kPlain || turn.words.size() < 3)
    return std::nullopt;
  const ColumnExpr column = linked_column(turn);
  if (!column.valid()) return std::nullopt;
  const uint32_t shown = column.home();
  Others others;
  find_noun(turn, others);
  const bool noun = others.table != kNone;
  find_named(turn, before, shown, others);
  const bool attribute = !names_rows(turn, column) && turn.base.facts().text(column);
  if (others.table == kNone)
    others.table = column.via != kNone || attribute ? shown : chosen_by(turn, shown);
  if (others.table == kNone || others.several || !fits_words(turn, others, column) ||
      !says_only_others(turn, others, column))
    return std::nullopt;
  if (noun && others.named.empty() && !turn.base.has_table(others.table)) return std::nullopt;
  QueryBlock block;
  block.entity = others.table;
  block.select = turn.base.naming(others.table);
  if (block.select.empty()) block.select = {{turn.base.facts().key_of(others.table)}};
  if (!link_rows(turn, others, column, block)) return std::nullopt;
  if (repeats_content(turn))  // "what else does she host?" is of what she hosts
    for (const auto& clause : before.where)
      if (const uint32_t home = clause[0].column.home();
          !contains(others.named, clause) && clause[0].sub.empty() && home != shown &&
          home != others.table && mentions(block, home))
        block.where.push_back(clause);
  if (!leave_out_known(turn, others, block)) return std::nullopt;
  const auto multiplies = [&](uint32_t t) {
    return t != others.table && !turn.context.schema->graph.to_one(others.table, t);
  };
  block.distinct = multiplies(block.entity) ||
                   std::any_of(block.tables.begin(), block.tables.end(), multiplies);
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()), 0.7);
}

RuleResult others_beside(const Turn& turn, RuleResult (*read)(const Turn&)) {
  const uint32_t shown = turn.base.topic();
  if (!has(turn, kExceptionAdverb) || !turn.base.lists() || shown == kNone) return std::nullopt;
  std::string words;
  for (const uint32_t i : turn.words)
    if (turn.now.word(i) != kExceptionAdverb)
      words += (words.empty() ? "" : " ") + turn.now.span(i, i + 1);
  const Utterance now = utterance(words, turn.context.snapshot, turn.context.schema->index);
  RuleResult out = read(turn_of(now, turn.base, turn.context));
  if (!out || !all_plain(out->meaning.block) || out->meaning.block.limit) return std::nullopt;
  QueryBlock& block = out->meaning.block;
  auto same = as_membership(turn.base.block(), shown, turn.base.facts());
  const bool others = !(block == turn.base.block()) && !same.empty() &&
                      std::all_of(block.select.begin(), block.select.end(),
                                  [&](const ValueExpr& v) { return v.column.table == shown; });
  if (!others) return std::nullopt;
  same[0][0].negated = true;
  block.where.push_back(std::move(same[0]));
  out->kind = FollowUpKind::kRest;
  return out;
}

}  // namespace ask::engine::dialogue
