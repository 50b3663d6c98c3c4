// Coverage features for readings that take a part of the question from a table that it does not
// speak of.
#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/adjust/validity.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rank/coverage_extractor.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kSaid = 0.75F;  // a mention of a table from this score on names it

std::vector<uint32_t> joined_tables(const QueryBlock& block, const SchemaGraph& graph) {
  std::vector<uint32_t> out = join_terminals(block.entity, block.tables);
  std::vector<JoinStep> steps;
  graph.join(out, nullptr, steps);
  for (const JoinStep& step : steps)
    for (const uint32_t t : {graph.edges()[step.edge].child, graph.edges()[step.edge].parent})
      if (std::find(out.begin(), out.end(), t) == out.end()) out.push_back(t);
  return out;
}

}  // namespace

// The joins of the tables of the block.
const std::vector<JoinStep>& CoverageFeatureExtractor::joins() const {
  if (!joins_) {
    const QueryBlock& block = reading_.logical_form.block;
    graph_.join(join_terminals(block.entity, block.tables), nullptr, joins_.emplace());
  }
  return *joins_;
}

bool CoverageFeatureExtractor::speaks_of(uint32_t table) const {
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
    if (u.kind != MentionKind::kTable || arcs_.token(u.begin).folded == "who") return false;
    for (size_t i = 0; i < u.count; ++i)
      if (arcs_.mention(u, i).table == table && arcs_.mention(u, i).score >= kSaid) return true;
    return false;
  });
}

// The table that begins at the token, behind articles and adjectives; kNone if there is none.
uint32_t CoverageFeatureExtractor::table_from(size_t token, size_t most) const {
  for (size_t t = token; t < std::min(token + most, arcs_.tokens()); ++t)
    for (size_t i = arcs_.first_at[t]; i < arcs_.first_at[t + 1]; ++i)
      if (arcs_.all[i].kind == MentionKind::kTable && arcs_.all[i].score >= kSameWord)
        return arcs_.mention(arcs_.all[i]).table;
  return kNone;
}

// "how long did we own it" read as a number of kilometres, "the average time to fix brakes" as
// costs.
bool CoverageFeatureExtractor::loses_time() const {
  const auto& select = reading_.logical_form.block.select;
  return checks_.concern(WordCheck::kTime) &&
         std::none_of(select.begin(), select.end(), [&](const ValueExpr& t) {
           const ColumnExpr c = t.column;
           if (c.duration() || c.whole() || c.period == Period::kAge || c.expression != kNone)
             return true;
           const ColumnRoles& roles = index_.column_roles(c.table, c.column);
           if (roles.temporal || unit_info(roles.unit).dimension == Dimension::kTime) return true;
           return std::any_of(kDurationNouns.begin(), kDurationNouns.end(),
                              [&](std::string_view word) {
                                return index_.has_word(index_.column(c.table, c.column), word);
                              });
         });
}

// "the duration of a callout" read as how long its volunteers stayed: the time of other rows, or of
// how long people were employed, which nobody speaks of.
bool CoverageFeatureExtractor::takes_other_duration() const {
  const QueryBlock& block = reading_.logical_form.block;
  uint32_t of = kNone;
  for (const ValueExpr& t : block.select)
    if (t.column.duration()) of = t.column.home();
  if (of == kNone || speaks_of(of)) return false;
  if (keeps_people(index_, of) || index_.row_names(of) != nullptr) return true;
  for (size_t t = 0; t + 1 < arcs_.tokens(); ++t) {
    if (!text::is_one_of(arcs_.token(t).folded, kLengthNouns)) continue;
    if (arcs_.token(t + 1).folded != "of") continue;
    const uint32_t said = table_from(t + 2, 3);
    if (said != kNone && said != of) return true;
  }
  return false;
}

// "orders per tenant", where customers have orders and, with the tenants, sales, of which nobody
// speaks: the customers of the orders may have bought from any tenant.
bool CoverageFeatureExtractor::goes_by_events_of_siblings(
    const std::vector<uint32_t>& tables) const {
  uint32_t rows = kNone;
  for (const ValueExpr& t : reading_.logical_form.block.select)
    if (t.fn != Aggregate::kPlain && t.column.valid()) rows = t.column.table;
  if (rows == kNone) return false;
  const auto joined = [&](uint32_t t) {
    return std::find(tables.begin(), tables.end(), t) != tables.end();
  };
  return std::any_of(tables.begin(), tables.end(), [&](uint32_t events) {
    if (events == rows || index_.measures(events).empty() || graph_.to_one(rows, events) ||
        graph_.to_one(events, rows) || speaks_of(events) ||
        std::any_of(used_.begin(), used_.end(),
                    [&](const ColumnExpr& c) { return c.table == events; }))
      return false;
    bool shared = false, further = false;
    for (const uint32_t e : graph_.of(events)) {
      const Edge& edge = graph_.edges()[e];
      if (edge.child != events || !joined(edge.parent)) continue;
      (graph_.to_one(rows, edge.parent) && edge.parent != rows ? shared : further) = true;
    }
    return shared && further;
  });
}

// "assets by status" read by the status of the tickets that their owners opened: rows of a sibling
// table, which multiply what is counted.
bool CoverageFeatureExtractor::goes_by_siblings() const {
  const QueryBlock& block = reading_.logical_form.block;
  const uint32_t rows = block.entity;
  if (rows == kNone) return false;
  const std::vector<uint32_t> tables = joined_tables(block, graph_);
  if (goes_by_events_of_siblings(tables)) return true;
  return std::any_of(block.group.begin(), block.group.end(), [&](const ColumnExpr& g) {
    const uint32_t t = g.home();
    if (t == rows || graph_.to_one(rows, t) || graph_.to_one(t, rows) || speaks_of(t)) return false;
    return std::none_of(tables.begin(), tables.end(), [&](uint32_t d) {
      return d != rows && d != t && graph_.to_one(d, rows) && graph_.to_one(d, t);
    });
  });
}

// True if the name of the column has a word of the table: member_id of members.
bool CoverageFeatureExtractor::says_table(ColumnExpr key, uint32_t table) const {
  const auto& own = index_.column(key.table, key.column).words;
  const auto& words = index_.table(table).words;
  return std::any_of(own.begin(), own.end(), [&](uint32_t w) {
    return std::any_of(words.begin(), words.end(),
                       [&](uint32_t of) { return index_.word(of).lemma == index_.word(w).lemma; });
  });
}

// True if a word of the column is said: "captain".
bool CoverageFeatureExtractor::says_role(ColumnExpr key) const {
  const SchemaItem& item = index_.column(key.table, key.column);
  for (size_t t = 0; t < arcs_.tokens(); ++t) {
    if (arcs_.token(t).folded == "own") return true;  // "a form of their own"
    for (const uint32_t w : item.words)
      if (arcs_.token(t).lemma == index_.word(w).lemma) return true;
  }
  return false;
}

// "members who never used a tool", where members were both inducted on tools and logged sessions
// with them, and the question says neither.
bool CoverageFeatureExtractor::chooses_link() const {
  for (const auto& any : reading_.logical_form.block.where)
    for (const Condition& c : any) {
      if (!c.negated || c.op != Op::kIn || c.sub.size() != 1) continue;
      const std::vector<uint32_t> tables = joined_tables(c.sub[0], graph_);
      const auto links = [&](uint32_t d, uint32_t a, uint32_t b) {
        return d != a && d != b && !index_.is_view(d) && !graph_.between(d, a).empty() &&
               !graph_.between(d, b).empty() && graph_.to_one(d, a) && graph_.to_one(d, b);
      };
      for (const uint32_t b : tables) {
        if (b == c.column.table || !speaks_of(b)) continue;
        size_t ways = 0;
        bool own = false, said = false;
        for (uint32_t d = 0; d < index_.tables(); ++d) {
          if (!links(d, c.column.table, b)) continue;
          ++ways;
          own |= std::find(tables.begin(), tables.end(), d) != tables.end();
          said |= speaks_of(d);
        }
        if (own && ways > 1 && !said) return true;
        // "members without a team" of those who are captain of none
        const QueryBlock& sub = c.sub[0];
        if (ways > 0 && !own && tables.size() == 1 && sub.select.size() == 1 &&
            index_.column_roles(sub.select[0].column.table, sub.select[0].column.column)
                .reference &&
            !says_table(sub.select[0].column, c.column.table) && !says_role(sub.select[0].column))
          return true;
      }
    }
  return false;
}

// "what percentage of delivered jobs had a reprint" read as a share of the reprints.
bool CoverageFeatureExtractor::shares_others() const {
  const QueryBlock& block = reading_.logical_form.block;
  if (block.combine != Combine::kPercent || block.entity == kNone) return false;
  for (size_t t = 0; t + 2 < arcs_.tokens(); ++t) {
    const std::string& word = arcs_.token(t).folded;
    if (!text::is_one_of(word, kShareWords) || arcs_.token(t + 1).folded != "of") continue;
    const uint32_t of = table_from(t + 2, 4);
    return of != kNone && of != block.entity && graph_.to_one(block.entity, of) &&
           speaks_of(block.entity) && block.group.empty();
  }
  return false;
}

// "who reviewed project 503": the deed of a key between two tables of the query, reviewer_id.
bool CoverageFeatureExtractor::plays_role(size_t token) const {
  const Token& word = arcs_.token(token);
  if (word.quoted || word.capitalised || word.folded.size() < 5) return false;
  return std::any_of(joins().begin(), joins().end(), [&](const JoinStep& step) {
    const Edge& joined = graph_.edges()[step.edge];
    const auto keys = graph_.between(joined.child, joined.parent);
    return std::any_of(keys.begin(), keys.end(), [&](uint32_t e) {
      const Edge& key = graph_.edges()[e];
      if (key.child_columns.size() != 1) return false;
      const auto roles = role_words({key.child, key.child_columns[0]},
                                    {key.parent, key.parent_columns[0]}, index_);
      return std::any_of(roles.begin(), roles.end(),
                         [&](uint32_t w) { return same_role(word, index_.word(w)); });
    });
  });
}

// "kilos of honey" where the harvests have a honey_kind: the rows of the query are of it.
bool CoverageFeatureExtractor::tells_kind(size_t token) const {
  const Token& word = arcs_.token(token);
  if (word.quoted || word.capitalised || word.folded.size() < 4 || has_verbal_suffix(word.folded) ||
      text::is_one_of(word.folded, kMatchSides) ||
      text::is_one_of(word.folded, kQualityAdjectives) || !state_classes(word.folded).empty() ||
      !event_states(word.folded).empty())
    return false;
  const auto read = [&](size_t t) {
    return t < arcs_.tokens() && !arcs_.token(t).punctuation && arcs_.filler[t] < 0.4F &&
           ((t < 128 && state_.explained.test(t)) || naming(t) == Naming::kUsed);
  };
  const bool modifies = read(token + 1);
  const bool substance = token >= 2 && arcs_.token(token - 1).folded == "of" && read(token - 2);
  if (!modifies && !substance) return false;
  return std::any_of(used_.begin(), used_.end(), [&](const ColumnExpr& c) {
    if (!c.whole()) return false;
    for (uint32_t k = 0; k < index_.columns(c.table); ++k) {
      const SchemaItem& kind = index_.column(c.table, k);
      if (kind.words.size() == 2 && index_.word(kind.words[0]).lemma == word.lemma &&
          text::is_one_of(index_.word(kind.words[1]).lemma, kKindColumns) &&
          !index_.column_roles(c.table, k).reference)
        return true;
    }
    return false;
  });
}

// "matches of Rovers" read as those at home, where each match has two teams: neither side is said.
// So are "home and away goals of Rovers" of those at home.
bool CoverageFeatureExtractor::chooses_side() const {
  const std::vector<JoinStep>& steps = joins();
  if (steps.size() != 1) return false;  // over other tables there may be another way
  const auto roles_of = [&](const Edge& key) {
    return key.child_columns.size() != 1 ? std::vector<uint32_t>{}
                                         : role_words({key.child, key.child_columns[0]},
                                                      {key.parent, key.parent_columns[0]}, index_);
  };
  const auto said = [&](const std::vector<uint32_t>& roles) {
    for (size_t t = 0; t < arcs_.tokens(); ++t)
      for (const uint32_t w : roles)
        if (arcs_.token(t).lemma == index_.word(w).lemma ||
            same_role(arcs_.token(t), index_.word(w)))
          return true;
    return false;
  };
  const auto has = [&](const std::vector<uint32_t>& roles, std::string_view word) {
    return std::any_of(roles.begin(), roles.end(),
                       [&](uint32_t w) { return index_.word(w).lemma == word; });
  };
  const Edge& joined = graph_.edges()[steps[0].edge];
  if (joined.child == joined.parent) return false;
  const auto own = roles_of(joined);
  const auto keys = graph_.between(joined.child, joined.parent);
  return std::any_of(keys.begin(), keys.end(), [&](uint32_t e) {
    const Edge& key = graph_.edges()[e];
    const ColumnExpr column{key.child, key.child_columns[0]};
    if (e != steps[0].edge && std::find(used_.begin(), used_.end(), column) != used_.end())
      return false;  // "the home and the away team", each over its key
    const auto other = roles_of(key);
    return std::any_of(std::begin(kOppositeSides), std::end(kOppositeSides),
                       [&](const auto& sides) {
                         const bool opposite = (has(own, sides[0]) && has(other, sides[1])) ||
                                               (has(own, sides[1]) && has(other, sides[0]));
                         return opposite && said(own) == said(other);
                       });
  });
}

// "how many games did Ann Lee win" read as all her games.
bool CoverageFeatureExtractor::loses_outcome() const {
  for (size_t t = 1; t < arcs_.tokens() && t < 128; ++t) {
    if (!checks_.concern(t, WordCheck::kOutcome) || state_.explained.test(t) ||
        naming(t) != Naming::kNothing || plays_role(t))
      continue;
    const Token& word = arcs_.token(t);
    return std::none_of(used_.begin(), used_.end(), [&](const ColumnExpr& c) {
      return c.column != kNone &&
             std::any_of(index_.column(c.table, c.column).words.begin(),
                         index_.column(c.table, c.column).words.end(),
                         [&](uint32_t w) { return same_role(word, index_.word(w)); });
    });
  }
  return false;
}

// "resolved within target", "delivered on the first try": a bound that the query does not have.
bool CoverageFeatureExtractor::loses_bound() const {
  for (size_t t = 1; t + 1 < arcs_.tokens() && t < 128; ++t)
    if (checks_.concern(t, WordCheck::kTarget) && !state_.explained.test(t)) return true;
  return false;
}

// "technicians who do strings and their hourly rate": columns that are to be shown and are not.
bool CoverageFeatureExtractor::loses_owned() const {
  for (size_t t = 1; t + 2 < arcs_.tokens(); ++t) {
    if (!checks_.concern(t, WordCheck::kOwned)) continue;
    bool read = false;
    size_t at = t + 2;
    for (; at < arcs_.tokens() && !arcs_.token(at).punctuation && at < t + 6; ++at)
      read |= naming(at) == Naming::kUsed || (at < 128 && state_.explained.test(at));
    const bool ends = arcs_.ends_at(at);
    if (ends && !read) return true;
  }
  return false;
}

// "who has not paid for the fair" read as who did not register, where a registration says whether
// it is paid.
bool CoverageFeatureExtractor::loses_denied_deed() const {
  std::vector<uint32_t> tables;
  for (const auto& any : reading_.logical_form.block.where)
    for (const Condition& c : any)
      if (c.negated && c.op == Op::kIn && c.sub.size() == 1)
        tables = joined_tables(c.sub[0], graph_);
  for (size_t t = 1; t < arcs_.tokens() && t < 128 && !tables.empty(); ++t) {
    const Token& word = arcs_.token(t);
    if (word.quoted || word.folded != kPaymentParticiple || naming(t) == Naming::kUsed) continue;
    for (const uint32_t table : tables)
      for (uint32_t c = 0; c < index_.columns(table); ++c)
        if (!index_.column_roles(table, c).temporal &&
            index_.has_word(index_.column(table, c), word.folded))
          return true;
  }
  return false;
}

// "the trainer with the most people attending": what makes a row the first is a deed that the query
// does not have.
bool CoverageFeatureExtractor::loses_deed_of_first() const {
  if (!reading_.logical_form.block.limit) return false;
  for (size_t t = 1; t < arcs_.tokens() && t < 128; ++t) {
    if (!checks_.concern(t, WordCheck::kDeedOfFirst) || state_.explained.test(t)) continue;
    if (naming(t) == Naming::kNothing && !plays_role(t)) return true;
  }
  return false;
}

bool CoverageFeatureExtractor::strays() const {
  return takes_one_side() || adds_numbers_of_rows() || takes_other_duration() || loses_time() ||
         goes_by_siblings() || chooses_side() || chooses_link() || shares_others() ||
         loses_outcome() || loses_bound() || loses_owned() || loses_denied_deed() ||
         loses_deed_of_first() ||
         (checks_.concern(WordCheck::kPresent) &&
          loses_present(arcs_, column_facts_, graph_, reading_.logical_form.block));
}

}  // namespace ask::engine
