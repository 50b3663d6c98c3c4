#include "agent/engine/dialogue/placement.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/asked_words.h"
#include "agent/engine/dialogue/linked_people.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/named_items.h"
#include "agent/engine/dialogue/other_rows.h"
#include "agent/engine/dialogue/reached_rows.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/row_events.h"
#include "agent/engine/text/units.h"

namespace ask::engine::dialogue {
namespace {

constexpr float kCertain = 0.9F;   // score of a mention that must be in the query
constexpr float kPossible = 0.6F;  // of one that may be instead
constexpr float kNamedWord = 0.72F, kLike = 0.5F;

// The parts of a query, also those of its memberships.
struct QueryParts {
  std::vector<uint32_t> tables;
  std::vector<ColumnExpr> columns;
  std::vector<const Condition*> conditions;
  std::vector<const Having*> havings;
  std::vector<int64_t> limits;

  void add(const ColumnExpr& c) {
    if (!c.valid()) return;
    columns.push_back(c);
    tables.insert(tables.end(), {c.table, c.via_table, c.factor_table, c.less_table});
  }
  void add(const ValueExpr& v) {
    add(v.column);
    for (const ColumnExpr& c : v.within) add(c);
    for (const Condition& c : v.only) add(c);
  }
  void add(const Condition& c) {
    conditions.push_back(&c);
    add(c.column);
    add(c.other);
    for (const QueryBlock& sub : c.sub) add(sub);
  }
  void add(const QueryBlock& b) {
    tables.push_back(b.entity);
    tables.insert(tables.end(), b.tables.begin(), b.tables.end());
    for (const ValueExpr& v : b.select) add(v);
    for (const auto& clause : b.where)
      for (const Condition& c : clause) add(c);
    for (const ColumnExpr& g : b.group) add(g);
    for (const ColumnExpr& g : b.best_of) add(g);
    for (const Ordering& o : b.order) add(o.term);
    if (b.limit) limits.push_back(*b.limit);
    if (b.offset) limits.push_back(*b.offset + 1);
    if (!b.having) return;
    havings.push_back(&*b.having);
    add(b.having->term);
    for (const QueryBlock& sub : b.having->sub) add(sub);
  }
};

QueryParts parts_of(const QueryBlock& block) {
  QueryParts out;
  out.add(block);
  return out;
}

bool same_text(const Value& value, std::string_view text) {
  const auto* stored = std::get_if<std::string>(&value);
  return stored != nullptr && !text.empty() &&
         text::folded(*stored).find(text::folded(text)) != std::string::npos;
}

bool is_used(const QueryParts& parts, const Mention& m) {
  const auto column = [&](const ColumnExpr& c) {
    return (c.table == m.table && (c.column == m.column || c.column == m.rest_column)) ||
           (c.factor_table == m.table && c.factor == m.column) ||
           (c.less_table == m.table && c.less == m.column) ||
           (c.via_table == m.table && c.via == m.column);
  };
  switch (m.kind) {
    case MentionKind::kTable:
      return contains(parts.tables, m.table);
    case MentionKind::kColumn:
      return std::any_of(parts.columns.begin(), parts.columns.end(), column);
    case MentionKind::kValue:
      return std::any_of(parts.conditions.begin(), parts.conditions.end(), [&](const Condition* c) {
        return column(c->column) || same_text(c->value, m.text) || same_text(c->value, m.rest);
      });
    default:
      return false;
  }
}

bool in_pronoun(const Utterance& u, uint32_t i) {
  return std::any_of(u.pronouns.begin(), u.pronouns.end(),
                     [&](const Pronoun& p) { return p.begin <= i && p.end > i; });
}

// "leave out the recipient", "forget the at least 2 thing": it takes back what it names.
bool takes_back(const Turn& turn) {
  return excluding_words(turn.now, turn.now.begin) > 0 ||
         text::is_one_of(turn.now.word(turn.now.begin), kDismissingWords);
}

// True if the word names something of the database for certain that the query does not have.
bool leaves_name_out(const Turn& turn, const QueryParts& parts, uint32_t i) {
  const std::string_view word = turn.now.word(i);
  if (is_question_word(word) || is_preposition(word) || filler(word) >= 0.6F ||
      is_request_word(word) || text::is_one_of(word, kColumnHeadNouns) || is_place_word(word) ||
      in_pronoun(turn.now, i))
    return false;
  bool certain = false;
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.begin > i || m.end <= i || m.begin < turn.now.begin || m.end > turn.now.end) continue;
    if (m.kind == MentionKind::kFiller) continue;
    const bool named = m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn ||
                       m.kind == MentionKind::kValue;
    if (!named) return false;
    if (m.score < kPossible || is_verb_of_date(turn, m)) continue;
    if (is_used(parts, m)) return false;
    certain |= m.score >= kCertain && m.found && !m.partial && !m.inside;
  }
  return certain;
}

// True if the block restricts its rows by a number or date as the previous question does not.
bool restricts_by_number(const Turn& turn, const QueryParts& parts) {
  const QueryParts before = parts_of(turn.base.block());
  const auto known = [](const auto& all, const auto& one) {
    return std::any_of(all.begin(), all.end(), [&](const auto* old) { return *old == *one; });
  };
  for (const Having* h : parts.havings)
    if (!known(before.havings, h)) return true;
  return std::any_of(parts.conditions.begin(), parts.conditions.end(), [&](const Condition* c) {
    return c->sub.empty() && c->op != Op::kIsNull && !known(before.conditions, c);
  });
}

bool has_it(const QueryParts& parts, const Condition& condition) {
  return std::any_of(parts.conditions.begin(), parts.conditions.end(),
                     [&](const Condition* old) { return *old == condition; });
}

// "how many did each of the eight make": a number that is neither a bound nor a number of rows.
bool leaves_number_out(const Turn& turn, const QueryParts& parts) {
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.kind != MentionKind::kNumber || m.begin < turn.now.begin || m.end > turn.now.end ||
        m.number < 2)
      continue;
    const bool other = std::any_of(
        turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& n) {
          return (n.kind == MentionKind::kDate || n.kind == MentionKind::kColumn ||
                  n.kind == MentionKind::kTable || (n.kind == MentionKind::kValue && n.found)) &&
                 n.score >= kPossible && n.begin <= m.begin && n.end >= m.end;
        });
    if (other || contains(parts.limits, static_cast<int64_t>(m.number))) continue;
    if (!restricts_by_number(turn, parts)) return true;
  }
  return false;
}

// "how many flats is that in each?", "when did each of them last come in?": of each row or group.
bool ignores_each(const Turn& turn, const QueryBlock& block) {
  const bool each = std::any_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    return text::is_one_of(turn.now.word(i), kEachWords);
  });
  if (!each) return false;
  if (block.group.empty()) return block.limit || !all_plain(block);
  const bool bare = text::is_one_of(turn.now.word(turn.words.back()), kEachWords);
  return bare && turn.base.grouped() && !turn.base.block().limit &&
         !(block.group == turn.base.block().group);
}

// "leave out the manager" are not the rows without one.
bool restricts_to_missing(const Turn& turn, const QueryParts& parts) {
  if (excluding_words(turn.now, turn.now.begin) == 0 ||
      turn.now.word(turn.now.begin) == kLackPreposition)
    return false;
  const QueryParts before = parts_of(turn.base.block());
  return std::any_of(parts.conditions.begin(), parts.conditions.end(), [&](const Condition* c) {
    return c->op == Op::kIsNull && !c->negated && turn.base.facts().referred(c->column).valid() &&
           !has_it(before, *c);
  });
}

// "older than 60 days" is no bound of a number of rows or of a sum of money.
bool bounds_other_unit(const Turn& turn, const QueryParts& parts) {
  const bool time = std::any_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    return i > turn.words[0] &&
           is_time_unit(turn.now.token(i).folded) &&
           std::any_of(
               turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
               [&](const Mention& m) { return m.kind == MentionKind::kNumber && m.end == i; });
  });
  if (!time) return false;
  const ColumnFacts& facts = turn.base.facts();
  const auto timed = [&](const ColumnExpr& c) {
    return !c.whole() && (facts.temporal(c) || c.duration() || c.period != Period::kWhole ||
                          unit_info(facts.unit_of(c)).dimension == UnitDimension::kTime);
  };
  const QueryParts before = parts_of(turn.base.block());
  return std::any_of(parts.havings.begin(), parts.havings.end(), [&](const Having* h) {
    const bool known = std::any_of(before.havings.begin(), before.havings.end(),
                                   [&](const Having* old) { return *old == *h; });
    return !known && !timed(h->term.column);
  });
}

// True if the clause restricts rows of the table or what these refer to, and not the topic.
bool is_beyond(const Turn& turn, const std::vector<Condition>& clause, uint32_t table,
               uint32_t topic) {
  const SchemaGraph& graph = turn.context.schema->graph;
  return std::any_of(clause.begin(), clause.end(), [&](const Condition& c) {
    const uint32_t home = c.column.home();
    return (home == table || graph.to_one(table, home)) && home != topic &&
           !graph.to_one(topic, home);
  });
}

// "how many invoices is that each?" after the unpaid ones: rows that the previous question chose
// are joined again without what it chose them by.
bool loses_conditions(const Turn& turn, const QueryBlock& block) {
  if (has_one_of(turn, kTotalAdverbs) || has(turn, kEverAdverb) || asks_for_others(turn))
    return false;
  const SchemaGraph& graph = turn.context.schema->graph;
  if (chooses_further(turn, block)) return false;
  for (const auto& clause : block.where) {
    if (clause.size() != 1 || clause[0].negated || clause[0].op != Op::kIn ||
        clause[0].sub.size() != 1)
      continue;
    const QueryBlock& sub = clause[0].sub[0];
    const uint32_t topic = clause[0].column.home();
    std::vector<uint32_t> tables = sub.tables;
    tables.push_back(sub.entity);
    for (const uint32_t t : tables) {
      if (t == topic || graph.to_one(topic, t) || !mentions(block, t)) continue;
      for (const auto& inner : sub.where)
        if (is_beyond(turn, inner, t, topic) && !contains(block.where, inner)) return true;
    }
  }
  return false;
}

// Conditions that every row meets: those of the block and of its memberships on the same row.
void conditions_of_row(const Turn& turn, const QueryBlock& block, uint32_t row,
                       std::vector<const Condition*>& out) {
  const SchemaGraph& graph = turn.context.schema->graph;
  for (const auto& clause : block.where) {
    if (clause.size() != 1) continue;
    const Condition& c = clause[0];
    const uint32_t home = c.column.home();
    const bool one = row == kNone || home == row || graph.to_one(row, home);
    if (!one) continue;
    if (c.sub.empty()) out.push_back(&c);
    if (c.op == Op::kIn && !c.negated && c.sub.size() == 1)
      conditions_of_row(turn, c.sub[0], home, out);
  }
}

// No row meets both: two values of a column, or one and none.
bool excludes_each_other(const Condition& a, const Condition& b) {
  if (!(a.column == b.column) || a.other.valid() || b.other.valid()) return false;
  const auto equal = [](const Condition& c) {
    return c.op == Op::kEqual && !c.negated && !c.from_today;
  };
  if (equal(a) && equal(b)) return !(a.value == b.value);
  const auto missing = [](const Condition& c) { return c.op == Op::kIsNull && !c.negated; };
  if (missing(a)) return !missing(b) && (b.op == Op::kIsNull || !b.negated);
  return contradict(a, b);
}

// Members of a set of rows that are not to be members of it.
bool excludes_members(const QueryBlock& block) {
  const auto member = [](const std::vector<Condition>& clause) {
    return clause.size() == 1 && clause[0].op == Op::kIn && clause[0].sub.size() == 1;
  };
  for (size_t i = 0; i < block.where.size(); ++i)
    for (size_t k = 0; member(block.where[i]) && k < i; ++k)
      if (member(block.where[k]) && block.where[i][0].negated != block.where[k][0].negated &&
          block.where[i][0].column == block.where[k][0].column &&
          block.where[i][0].sub == block.where[k][0].sub)
        return true;
  return false;
}

// A further condition that no row of the previous question meets.
bool contradicts_base(const Turn& turn, const QueryBlock& block) {
  if (excludes_members(block)) return true;
  std::vector<const Condition*> all;
  conditions_of_row(turn, block, kNone, all);
  for (size_t i = 0; i < all.size(); ++i)
    for (size_t k = 0; k < i; ++k)
      if (excludes_each_other(*all[i], *all[k]) || excludes_each_other(*all[k], *all[i]))
        return true;
  return false;
}

bool asks_by_do(const Turn& turn) {
  return std::any_of(turn.words.begin(), turn.words.end(),
                     [&](uint32_t i) { return text::is_one_of(turn.now.word(i), kDoForms); });
}

// "what did their talks score?" says nothing of the kind 'talk': a new condition whose value has no
// other word than the name of a table of the query, or the verb of the rows.
bool doubles_word(const Turn& turn, const QueryParts& parts) {
  const QueryParts before = parts_of(turn.base.block());
  const auto doubled = [&](const Mention& value) {
    if (value.end != value.begin + 1) return false;
    const bool verb = value.begin > turn.now.begin && !turn.now.pronouns.empty() &&
                      turn.now.pronouns[0].kind != PronounKind::kOwner &&
                      turn.now.pronouns[0].end == value.begin && asks_by_do(turn);
    return verb || std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                               [&](const Mention& m) {
                                 return m.kind == MentionKind::kTable && m.begin == value.begin &&
                                        m.end == value.end && m.score >= kCertain &&
                                        m.table == value.table;
                               });
  };
  return std::any_of(parts.conditions.begin(), parts.conditions.end(), [&](const Condition* c) {
    if (!std::holds_alternative<std::string>(c->value) || c->column.whole() || has_it(before, *c))
      return false;
    bool any = false, all = true;
    for (const Mention& m : turn.now.lattice.mentions) {
      if (m.kind != MentionKind::kValue || m.table != c->column.table ||
          m.column != c->column.column || !same_text(c->value, m.text))
        continue;
      any = true;
      all &= doubled(m);
    }
    return any && all;
  });
}

// "the network ones, who is handling them", "the first one, since when has she been here": a second
// question that is not answered.
bool ignores_question(const Turn& turn, const FollowUp& found) {
  if (found.kind == FollowUpKind::kOutputs || found.kind == FollowUpKind::kAbout ||
      is_question_word(turn.now.word(turn.words[0])))
    return false;
  for (size_t k = 1; k < turn.words.size(); ++k) {
    uint32_t i = turn.words[k];
    const bool opens = turn.now.is_mark(i - 1) ||
                       (k > 1 && turn.now.word(i - 1) == "and" && turn.now.is_mark(i - 2));
    if (!opens) continue;
    if (is_preposition(turn.now.word(i)) && i + 1 < turn.now.end) ++i;
    if (is_question_word(turn.now.word(i))) return true;
  }
  return false;
}

// "the oldest, with date of birth": a column at the end that is not shown.
bool ignores_output(const Turn& turn, const FollowUp& found) {
  if (found.kind == FollowUpKind::kNarrow || !(turn.base.lists() || turn.base.counts()))
    return false;
  const bool order = found.kind == FollowUpKind::kOrder;
  size_t with = turn.words.size();
  for (size_t k = 1; k < turn.words.size(); ++k)
    if (turn.now.word(turn.words[k]) == "with" && (order || turn.now.is_mark(turn.words[k] - 1)))
      with = k;
  if (with + 1 >= turn.words.size()) return false;
  const auto& select = found.meaning.block.select;
  bool named = false;
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.kind != MentionKind::kColumn || m.begin <= turn.words[with] || m.score < kNamedWord)
      continue;
    named = true;
    if (contains(select, ValueExpr{{m.table, m.column}})) return false;
  }
  return named;
}

// "where is it?" is not answered by what it is called.
bool names_no_place(const Turn& turn, const QueryBlock& block) {
  if (turn.now.word(turn.words[0]) != "where" || block.select.empty()) return false;
  const auto names = turn.base.naming(turn.base.topic());
  return std::all_of(block.select.begin(), block.select.end(),
                     [&](const auto& v) { return contains(names, v); });
}
constexpr double kLeastSure = 0.72;  // confidence of a follow-up by a probe
// Kinds that say which rows are meant: a probe that is hardly sure of it is not used.
constexpr FollowUpKind kKindsOfRows[] = {FollowUpKind::kNarrow, FollowUpKind::kAdd,
                                         FollowUpKind::kRest, FollowUpKind::kReplace,
                                         FollowUpKind::kOrder};

// True if the word is a name in the query, a date or number, or says how to ask.
bool is_explained(const Turn& turn, const QueryParts& parts, uint32_t i) {
  const std::string_view word = turn.now.word(i);
  if (is_question_word(word) || is_request_word(word) || is_preposition(word) ||
      is_form_of_be(word) || filler(word) >= 0.6F || in_pronoun(turn.now, i) ||
      text::is_one_of(word, kColumnHeadNouns))
    return true;
  return std::any_of(
      turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
        if (m.begin > i || m.end <= i || m.kind == MentionKind::kFiller) return false;
        const bool named = m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn ||
                           m.kind == MentionKind::kValue;
        return !named || (m.score >= kNamedWord && is_used(parts, m));
      });
}

// "sort them by date"
bool orders_by_date(const Turn& turn, const QueryBlock& block) {
  return has_one_of(turn, kDateNouns) && block.order.size() == 1 &&
         turn.base.facts().temporal(block.order[0].term.column);
}

// True if the word is a stored value or table of the query, or adds nothing to these.
bool is_value_word(const Turn& turn, const QueryParts& parts, uint32_t i) {
  const std::string_view word = turn.now.word(i);
  if (filler(word) >= 0.6F || is_preposition(word) || in_pronoun(turn.now, i) ||
      text::is_one_of(word, kBeforeRestriction))
    return true;
  return std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                     [&](const Mention& m) {
                       return m.begin <= i && m.end > i && m.found && m.score >= kCertain &&
                              (m.kind == MentionKind::kValue || m.kind == MentionKind::kTable) &&
                              is_used(parts, m);
                     });
}

// A further output whose column, table or key no word of the follow-up is like.
bool adds_unnamed(const Turn& turn, const QueryBlock& block) {
  const auto& known = turn.base.block().select;
  return std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
    if (contains(known, v)) return false;
    return std::none_of(
        turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
          if (m.score < kLike || m.begin < turn.now.begin || m.end > turn.now.end) return false;
          if (m.kind == MentionKind::kTable) return m.table == v.column.table;
          if (m.kind != MentionKind::kColumn) return false;
          return (m.table == v.column.table && m.column == v.column.column) ||
                 turn.base.facts().referred({m.table, m.column}).table == v.column.table;
        });
  });
}

bool is_doubtful(const Turn& turn, const QueryParts& parts, const FollowUp& found) {
  if (found.confidence >= kLeastSure) return false;
  const auto all = [&](const auto& is) {
    return std::all_of(turn.words.begin(), turn.words.end(),
                       [&](uint32_t i) { return is(turn, parts, i); });
  };
  if (found.kind == FollowUpKind::kOutputs)  // "who wrote it?" has no other words
    return turn.words.size() > 4 && !all(is_explained) && adds_unnamed(turn, found.meaning.block);
  return contains(kKindsOfRows, found.kind) && !all(is_value_word) &&
         !orders_by_date(turn, found.meaning.block);
}

}  // namespace

bool is_placed(const Turn& turn, const FollowUp& found, bool whole) {
  const QueryBlock& block = found.meaning.block;
  QueryParts parts = parts_of(block);
  const bool back = takes_back(turn);
  if (back) parts.add(turn.base.block());
  for (const QueryBlock& other : found.meaning.right) parts.add(other);
  for (const QueryBlock& other : found.meaning.beside) parts.add(other);
  if (!whole && std::any_of(turn.words.begin(), turn.words.end(),
                            [&](uint32_t i) { return leaves_name_out(turn, parts, i); }))
    return false;
  return (back || !leaves_number_out(turn, parts)) && !ignores_each(turn, block) &&
         !restricts_to_missing(turn, parts) && !bounds_other_unit(turn, parts) &&
         !loses_conditions(turn, block) && !contradicts_base(turn, block) &&
         !doubles_word(turn, parts) &&
         answers_words(turn, found) && reaches_rows(turn, found) &&
         !ignores_question(turn, found) && !names_no_place(turn, block) &&
         !ignores_output(turn, found) && !orders_by_other_date(turn, block) &&
         !is_doubtful(turn, parts, found);
}

bool orders_by_other_date(const Turn& turn, const QueryBlock& block) {
  const ColumnFacts& facts = turn.base.facts();
  const SchemaGraph& graph = turn.context.schema->graph;
  const uint32_t topic = turn.base.topic();
  if (block.order.empty() || !block.limit || block.order == turn.base.block().order) return false;
  const ColumnExpr by = block.order[0].term.column;
  const uint32_t home = by.home();
  if (by.whole() || !facts.temporal(by) || home == topic || is_named(turn, by, kNamedWord))
    return false;
  const auto dated = [&](uint32_t t) { return has_dates(turn.context.schema->index, t); };
  if (graph.to_one(topic, home)) return dated(topic);
  std::vector<uint32_t> tables = block.tables;
  tables.push_back(block.entity);
  return std::any_of(tables.begin(), tables.end(), [&](uint32_t t) {
    return t != home && t != topic && graph.to_one(t, home) && graph.to_one(t, topic) && dated(t);
  });
}

}  // namespace ask::engine::dialogue
