#include "agent/engine/adjust/validity.h"

#include <algorithm>
#include <array>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/adjust/time_conditions.h"
#include "agent/engine/lexicon/mistaken_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/validity_words.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/column_roles.h"

namespace ask::engine {
namespace {

// What the question states about the present.
class Present {
 public:
  Present(const Arcs& arcs, const ColumnFacts& facts) : arcs_(arcs), facts_(facts) {}

  bool says_current() const {
    for (size_t t = 0; t < arcs_.tokens(); ++t)  // "without a head at the moment"
      if (text::equals_any(arcs_.token(t).folded, "no", "not", "n't", "never", "without"))
        return false;
    for (size_t t = 0; t < arcs_.tokens(); ++t) {
      const std::string_view word = arcs_.token(t).folded;
      if (word == kPresentAdverb && !has_state(t) && !(t > 0 && has_state(t - 1)) &&
          !(t + 1 < arcs_.tokens() && has_state(t + 1)))
        return true;
      if (says_still(t) || says_here(t)) return true;
      if (word != kPresentAdjective || has_state(t) || t + 1 >= arcs_.tokens()) continue;
      for (size_t i = arcs_.first_at[t + 1]; i < arcs_.first_at[t + 2]; ++i)
        if (arcs_.all[i].kind == MentionKind::kTable && arcs_.all[i].score >= 0.9F) return true;
    }
    return false;
  }

 private:
  bool is_state(const Mention& m) const {
    if (m.kind != MentionKind::kValue && m.kind != MentionKind::kColumn) return false;
    if (m.null_test != NullTest::kNotTested || (m.kind == MentionKind::kValue && !m.found))
      return true;
    const SchemaItem& item = facts_.index().column(m.table, m.column);
    return facts_.flag({m.table, m.column}) ||
           names_states(facts_.index(), item);
  }

  // A mention of a state beside the word names what holds at present.
  bool has_state(size_t token) const {
    return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
      if (u.score < 0.75F || token < u.begin || u.end <= token) return false;
      for (size_t i = 0; i < u.count; ++i)
        if (is_state(arcs_.mention(u, i))) return true;
      return false;
    });
  }

  // "still on the wall", "still with us": of rows that have not come to their end.
  bool says_still(size_t t) const {
    if (!text::equals_any(arcs_.token(t).folded, "still") || has_state(t) ||
        t + 1 >= arcs_.tokens())
      return false;
    const std::string& next = arcs_.token(t + 1).folded;
    const std::string_view previous = t > 0 ? std::string_view(arcs_.token(t - 1).folded) : "";
    if (previous == "we" || previous == "i")  // "vans we still own"
      return text::is_one_of(next, kHavingVerbs) &&
             (arcs_.ends_at(t + 2) ||
              text::is_one_of(arcs_.token(t + 2).folded, {"and", "at", "in"}));
    if (text::is_one_of(previous, {"that", "and", "they"}))
      return false;  // no rows are named before it
    if (!text::is_one_of(next, kAfterStill) || has_state(t + 1)) return false;
    return t + 2 >= arcs_.tokens() || arcs_.token(t + 2).folded != "of";  // "still out of order"
  }

  // "people who are living here now", "technicians working here"
  bool says_here(size_t t) const {
    return t > 0 && arcs_.token(t).folded == "here" &&
           text::is_one_of(arcs_.token(t - 1).folded, kBeforeHere);
  }

  const Arcs& arcs_;
  const ColumnFacts& facts_;
};

class Validity {
 public:
  Validity(const Arcs& arcs, const ColumnFacts& facts, const SchemaGraph& graph,
           const std::string& now, QueryBlock& block)
      : arcs_(arcs), facts_(facts), graph_(graph), now_(now), block_(block) {}

  void keep_current(bool current) {
    if (current && !tests_end()) add_current();
    for (auto& any : block_.where)
      if (any.size() == 1 && is_open_end(any[0]) && is_still_to_come(any[0].column))
        any.push_back(against_today(any[0].column, Op::kGreaterEqual));
  }

  bool loses_present() const {
    if (tests_end()) return false;
    const std::vector<uint32_t> tables = joined();
    return std::any_of(tables.begin(), tables.end(),
                       [&](uint32_t t) { return !ends_of(t, true).empty(); });
  }

 private:
  template <size_t N>
  bool has_word(ColumnExpr c, const std::array<std::string_view, N>& words) const {
    return is_comparable_date(facts_, c) &&
           std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return facts_.has_word(c, word); });
  }

  // An end that may be missing need not be comparable with today: seconds since 1970.
  bool is_end(ColumnExpr c) const {
    return facts_.temporal(c) &&
           std::any_of(kValidityEndWords.begin(), kValidityEndWords.end(),
                       [&](std::string_view word) { return facts_.has_word(c, word); });
  }
  // The same, or one that has not come for some of the rows: removed_on, returned, died.
  bool is_end_of_row(ColumnExpr c) const {
    if (is_end(c)) return true;
    const db::ColumnStatistics& s = facts_.column(c).statistics;
    return facts_.temporal(c) && s.missing() < s.rows &&
           std::any_of(std::begin(kRowEndWords), std::end(kRowEndWords),
                       [&](std::string_view word) { return facts_.has_word(c, word); });
  }

  bool is_open_end(const Condition& c) const {
    return c.op == Op::kIsNull && !c.negated && c.column.via == kNone &&
           has_word(c.column, kValidityEndWords) && !is_column_mentioned(arcs_, c.column);
  }

  bool is_still_to_come(ColumnExpr date) const {
    const auto* latest = std::get_if<std::string>(&facts_.column(date).statistics.max);
    return latest != nullptr && latest->size() >= now_.size() && *latest > now_;
  }

  bool tests_end() const {
    for (const auto& any : block_.where)
      for (const Condition& c : any)
        if (!c.column.whole() && c.column.valid() && is_end_of_row(c.column)) return true;
    return false;
  }

  // The dates of the table that have not come for some rows and mean that they are over; those of
  // kValidityEndWords only, unless `any`.
  std::vector<ColumnExpr> ends_of(uint32_t t, bool any) const {
    std::vector<ColumnExpr> found;
    if (t == kNone || facts_.index().is_view(t)) return found;
    for (uint32_t c = 0; c < facts_.index().columns(t); ++c) {
      const ColumnExpr column{t, c};
      if ((any ? is_end_of_row(column) : is_end(column)) &&
          facts_.column(column).statistics.missing() > 0)
        found.push_back(column);
    }
    return found;
  }

  // The only date of an end of the table; invalid if there are none or several.
  ColumnExpr end_of(uint32_t t, bool any) const {
    std::vector<ColumnExpr> found = ends_of(t, false);
    if (found.empty() && any) found = ends_of(t, true);
    return found.size() == 1 ? found[0] : ColumnExpr{};
  }

  // The only end among the tables; invalid if there are none or several.
  ColumnExpr only_end(const std::vector<uint32_t>& tables, bool any) const {
    ColumnExpr found;
    for (const uint32_t t : tables) {
      const ColumnExpr end = end_of(t, any);
      if (!end.valid() || end.table == found.table) continue;
      if (found.valid()) return {};
      found = end;
    }
    return found;
  }

  // The tables of the block and those that connect them; none if nothing does.
  std::vector<uint32_t> joined() const {
    std::vector<uint32_t> tables = join_terminals(block_.entity, block_.tables);
    std::vector<JoinStep> steps;
    if (!graph_.join(
            tables, [](uint32_t) { return 0.0F; }, steps))
      return {};
    for (const JoinStep& step : steps) tables.push_back(step.table);
    return tables;
  }

  void add_current() {
    const std::vector<uint32_t> tables = joined();
    if (tables.empty()) return;
    ColumnExpr end = only_end(tables, true);
    if (!end.valid()) {
      std::vector<uint32_t> children;
      for (const uint32_t e : graph_.of(block_.entity))
        if (graph_.edges()[e].parent == block_.entity) children.push_back(graph_.edges()[e].child);
      end = only_end(children, false);
      if (!end.valid() || block_.limit || !block_.group.empty()) return;
      join_child();
    }
    if (end.table != block_.entity && !contains(block_.tables, end.table))
      block_.tables.push_back(end.table);
    Condition open;
    open.column = end;
    open.op = Op::kIsNull;
    block_.where.push_back({open});
    for (uint32_t c = 0; c < facts_.index().columns(end.table); ++c)
      if (const ColumnExpr start{end.table, c};
          has_word(start, kValidityStartWords) && is_still_to_come(start))
        block_.where.push_back({against_today(start, Op::kLessEqual)});
  }

  // A row of the entity may have several of the child: it is listed and counted once.
  void join_child() {
    const ColumnExpr key = facts_.key_of(block_.entity);
    if (block_.select.size() == 1 && block_.select[0].fn == Aggregate::kCount) {
      if (block_.select[0].column.whole() && key.valid()) count_keys(block_.select[0], key);
    } else if (std::all_of(block_.select.begin(), block_.select.end(),
                           [](const ValueExpr& t) { return t.fn == Aggregate::kPlain; })) {
      block_.distinct = true;
    }
  }

  const Arcs& arcs_;
  const ColumnFacts& facts_;
  const SchemaGraph& graph_;
  const std::string& now_;
  QueryBlock& block_;
};

// The columns of the table from which and to which its rows hold: valid_from, valid_to.
struct HoldingTime {
  ColumnExpr from, to;
};

HoldingTime holding_time(const ColumnFacts& facts, uint32_t t) {
  HoldingTime out;
  for (uint32_t c = 0; c < facts.index().columns(t); ++c) {
    const ColumnExpr column{t, c};
    if (!is_comparable_date(facts, column)) continue;
    const bool from = facts.has_word(column, "from"), to = facts.has_word(column, "to");
    const auto named = [&](std::string_view word) { return facts.has_word(column, word); };
    if (from == to || std::none_of(std::begin(kValidityWords), std::end(kValidityWords), named))
      continue;
    ColumnExpr& side = from ? out.from : out.to;
    if (side.valid()) return {};
    side = column;
  }
  return out.from.valid() && out.to.valid() ? out : HoldingTime{};
}

bool says_day(const Condition& c) {
  constexpr size_t kIsoDate = 10;
  const auto* day = std::get_if<std::string>(&c.value);
  return c.op == Op::kEqual && !c.negated && !c.from_today && c.sub.empty() && !c.other.valid() &&
         !c.column.whole() && c.column.via == kNone && c.column.period == Period::kWhole &&
         day != nullptr && day->size() == kIsoDate;
}

}  // namespace

bool says_current(const Arcs& arcs, const ColumnFacts& column_facts) {
  return Present(arcs, column_facts).says_current();
}

void keep_current(const Arcs& arcs, const ColumnFacts& column_facts, const SchemaGraph& graph,
                  const std::string& now, bool current, QueryBlock& block) {
  Validity(arcs, column_facts, graph, now, block).keep_current(current);
}

void hold_on_date(const Arcs& arcs, const ColumnFacts& column_facts, QueryBlock& block) {
  for (size_t i = 0; i < block.where.size(); ++i) {
    if (block.where[i].size() != 1 || !says_day(block.where[i][0])) continue;
    const Condition day = block.where[i][0];
    const auto [from, to] = holding_time(column_facts, day.column.table);
    if ((!(day.column == from) && !(day.column == to)) || is_column_mentioned(arcs, day.column))
      continue;
    Condition begun = day, open = day, later = day;
    begun.column = from;
    begun.op = Op::kLessEqual;
    open.column = later.column = to;
    open.op = Op::kIsNull;
    open.value = {};
    later.op = Op::kGreater;
    block.where[i] = {begun};
    block.where.insert(block.where.begin() + static_cast<std::ptrdiff_t>(i) + 1, {open, later});
    return;
  }
}

bool loses_present(const Arcs& arcs, const ColumnFacts& column_facts, const SchemaGraph& graph,
                   const QueryBlock& block) {
  QueryBlock copy = block;
  return Validity(arcs, column_facts, graph, {}, copy).loses_present();
}

}  // namespace ask::engine
