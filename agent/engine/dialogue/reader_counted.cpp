// Follow-ups about the rows that a group counts or adds up, and short questions that name no rows.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/reader.h"

namespace ask::engine {
namespace {

constexpr double kByCounted = 0.85;  // confidence where nothing had to be read anew

constexpr std::string_view kSmallUnits[] = {"cent", "cents", "penny",  "pence", "secs", "seconds",
                                            "sec",  "ms",    "millis", "grams", "g",    "minor"};

// "how many calls did each team handle": what follows is asked of each team.
bool tells_of_each(std::string_view question) {
  const std::vector<std::string> words = text::split(text::folded(question), ' ');
  for (size_t i = 1; i < words.size(); ++i)
    if (text::is_one_of(words[i], {"each", "every"}) &&
        text::is_one_of(words[i - 1], {"did", "does", "do", "has", "have", "had"}))
      return true;
  return false;
}

}  // namespace

// The table whose rows the groups of the question before count or add up, if it is not the one
// that they are grouped by; else kNone.
uint32_t FollowUpReader::counted() const {
  const ValueExpr* measured = base_.measure();
  if (!base_.grouped() || measured == nullptr) return kNone;
  uint32_t out = measured->column.valid() ? measured->column.home() : base_.block().entity;
  if (out == kNone) out = base_.block().entity;
  const uint32_t topic = base_.topic();
  if (out != topic) return out;
  // Rows that are joined to those of the groups are counted with them: "the most voyages".
  uint32_t joined = kNone;
  for (const uint32_t t : base_.block().tables) {
    if (t == topic || measured->fn != Aggregate::kCount || !context_.schema->graph.to_one(t, topic))
      continue;
    if (joined != kNone) return kNone;
    joined = t;
  }
  return joined;
}

// The conditions are on rows of the table, or on what these refer to.
bool FollowUpReader::is_near(const QueryBlock& own, uint32_t table) const {
  const auto near = [&](uint32_t t) {
    return t == kNone || t == table || context_.schema->graph.to_one(table, t);
  };
  return !own.having && near(own.entity) &&
         std::all_of(own.tables.begin(), own.tables.end(), near) &&
         std::all_of(own.where.begin(), own.where.end(), [&](const auto& clause) {
           return std::all_of(clause.begin(), clause.end(), [&](const Condition& c) {
             return c.sub.empty() && near(c.column.home());
           });
         });
}

// The first of groups by a number: fewer rows may make others the first.
bool FollowUpReader::ranks_groups() const {
  const QueryBlock& block = base_.block();
  return base_.grouped() && block.limit && block.best_of.empty() && !block.order.empty() &&
         block.order[0].term.fn != Aggregate::kPlain;
}

// "only delivered" after the number of shipments of each client: of what is counted.
FollowUpReader::Found FollowUpReader::narrow_counted(const Restricting& words) const {
  const uint32_t table = counted();
  if (table == kNone || (base_.block().limit && !ranks_groups()) || u_.either || u_.added)
    return std::nullopt;
  const auto found =
      best_probe(restricted_texts(words, base_.nouns(table)), [&](const LogicalForm& form) {
        const QueryBlock& b = form.block;
        return is_plain(b) && !b.where.empty() && b.order.empty() && mentions(b, table) &&
               is_near(b, table) && holds_values(b) && !only_shows(b);
      });
  if (!found) return std::nullopt;
  // "above 1000" after totals is of the totals.
  const ValueExpr measured = *base_.measure();
  for (const auto& clause : found->block().where)
    for (const Condition& c : clause)
      if (measured.fn != Aggregate::kCount && c.column == measured.column) return std::nullopt;
  QueryBlock block = base_.block();
  const size_t replaced = merge_where(block.where, found->block().where, u_.about || u_.corrects);
  need_tables(block, found->block());
  const std::string_view lead = words.denied ? "but not " : words.clause ? "" : "only ";
  return made(replaced > 0 ? "replace" : "narrow", std::move(block),
              in_base(std::string(lead) + words.text, words.denied || !words.clause),
              found->confidence);
}

// "acquired before 1980" after the rooms of the paintings: of the paintings, if the words fit these
// better.
FollowUpReader::Found FollowUpReader::narrow_referring(const Restricting& words) const {
  QueryBlock block = base_.block();
  const uint32_t rows = block.entity, topic = base_.topic();
  if (rows == topic || !base_.lists() || block.limit || !block.distinct || u_.either || u_.added ||
      !context_.schema->graph.to_one(rows, topic))
    return std::nullopt;
  const auto found =
      best_probe(restricted_texts(words, base_.nouns(rows)), [&](const LogicalForm& form) {
        const QueryBlock& b = form.block;
        return is_plain(b) && !b.where.empty() && b.order.empty() && b.entity == rows &&
               is_near(b, rows) && holds_values(b) && keeps_open_end(b) && !only_shows(b) &&
               std::all_of(b.where.begin(), b.where.end(), [&](const auto& clause) {
                 return std::all_of(clause.begin(), clause.end(),
                                    [&](const Condition& c) { return c.column.home() == rows; });
               });
      });
  const auto other = found ? restricted_rows(words) : std::nullopt;
  if (!found || found->confidence < kLikelyFrom ||
      (other && other->confidence > found->confidence + 0.05))
    return std::nullopt;
  const size_t replaced = merge_where(block.where, found->block().where, u_.about || u_.corrects);
  need_tables(block, found->block());
  return made(replaced > 0 ? "replace" : "narrow", std::move(block),
              in_base("only " + words.text, true), found->confidence);
}

// "and by tracks?" joins rows and selects none.
bool FollowUpReader::restricts_anew(const QueryBlock& own) const {
  return own.where.empty() && (u_.word(words_[0]) == "by" || u_.word(words_[0]) == "per");
}

bool names_small_unit(std::string_view word) { return text::is_one_of(word, kSmallUnits); }

// "more than 50" of cents may be meant in euros.
bool FollowUpReader::in_small_units(const ColumnExpr& column) const {
  if (!column.valid() || column.whole()) return false;
  if (column.duration() || column.shown != kNoUnit) return true;
  const SchemaIndex& index = context_.schema->index;
  for (const std::string_view word : kSmallUnits) {
    if (index.has_word(index.column(column.table, column.column), word)) return true;
    if (column.factor != kNone &&
        index.has_word(
            index.column(column.factor_table == kNone ? column.table : column.factor_table,
                         column.factor),
            word))
      return true;
  }
  return false;
}

// "more than 5" after the orders of each customer: the groups whose number is so large.
FollowUpReader::Found FollowUpReader::by_groups(Op op, double value) const {
  QueryBlock block = base_.block();
  const ValueExpr* measured = base_.aggregate();
  if (measured == nullptr || block.having || in_small_units(measured->column)) return std::nullopt;
  if (block.limit) {  // instead of the first of them
    if (block.order.empty() || !(block.order[0].term == *measured)) return std::nullopt;
    block.limit.reset();
    block.offset.reset();
    block.order.clear();
    block.ties = false;
  }
  Having having;
  having.term = *measured;
  having.op = op;
  having.value = Value(static_cast<int64_t>(value));
  block.having = std::move(having);
  return made("narrow", std::move(block), in_base("with " + u_.body(), true), kByCounted);
}

// "how many is that?" after a total: the rows that were added up.
FollowUpReader::Found FollowUpReader::count_of_sum() const {
  const ValueExpr* measured = base_.aggregate();
  QueryBlock block = base_.block();
  const bool sums = measured != nullptr && !base_.grouped() && block.select.size() == 1 &&
                    (measured->fn == Aggregate::kSum || measured->fn == Aggregate::kAverage);
  if (!sums || block.limit || block.having || measured->column.home() != block.entity)
    return std::nullopt;
  const bool single = std::all_of(block.tables.begin(), block.tables.end(), [&](uint32_t t) {
    return t == block.entity || context_.schema->graph.to_one(block.entity, t);
  });
  if (!single) return std::nullopt;
  block.select = {{{block.entity, kNone}, Aggregate::kCount}};
  block.order.clear();
  return made("count", std::move(block), fmt::format("{} (how many is that)", base_.text()),
              kByCounted);
}

// "how many men?" of people: how many of them are.
FollowUpReader::Found FollowUpReader::counted_value() const {
  const bool many = words_.size() >= 3 && words_.size() <= 4 && u_.word(words_[0]) == "how" &&
                    u_.word(words_[1]) == "many";
  if (!many || base_.grouped() || base_.block().limit || !(base_.lists() || base_.counts()))
    return std::nullopt;
  const uint32_t topic = base_.topic();
  const Mention* value = nullptr;
  for (const Mention& m : u_.lattice.mentions)
    if (m.kind == MentionKind::kValue && m.found && m.score >= 0.6F && m.table == topic &&
        m.begin == words_[2] && m.end == words_.back() + 1 &&
        (value == nullptr || m.score > value->score))
      value = &m;
  if (value == nullptr) return std::nullopt;
  std::vector<std::string> texts;
  for (const std::string& noun : nouns_)
    for (const std::string& said : {words_from(2), value->text})
      texts.push_back(fmt::format("how many {} are {}", noun, said));
  const auto found = best_probe(texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return b.entity == topic && b.select.size() == 1 && b.select[0].fn == Aggregate::kCount &&
           b.group.empty() && !b.limit && b.where.size() == 1 && is_near(b, topic);
  });
  auto form = found ? restricted(found->form) : std::nullopt;
  if (!form) return std::nullopt;
  return made("about", std::move(form->block),
              fmt::format("{} (of: {})", found->text, base_.text()), found->confidence);
}

// "how many pallets?", "revenue": the number that the short question asks for, of the same rows.
FollowUpReader::Found FollowUpReader::measured_alone() const {
  const auto found = probe(u_.body(), [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return b.select.size() == 1 && b.select[0].fn != Aggregate::kPlain && b.group.empty() &&
           !b.limit && !b.having && b.where.empty() && b.outer == Aggregate::kPlain;
  });
  if (!found) return counted_value();
  if (found->confidence < kLikelyFrom || base_.block().limit) return std::nullopt;
  const QueryBlock& own = found->block();
  const std::string question = in_base(u_.body(), true);
  if (Found each = amount_of_each(*found)) {  // "how many docks?" after stations
    each->question = question;
    return each;
  }
  if (base_.grouped()) {
    if (base_.aggregate() == nullptr || own.entity != base_.block().entity) return std::nullopt;
    QueryBlock block = with_measure(own.select[0]);
    need_tables(block, own);
    return made("measure", std::move(block), question, found->confidence);
  }
  auto form = restricted(found->form);
  if (!form || !context_.schema->graph.to_one(own.entity, base_.topic())) {
    if (!form || own.entity != base_.topic()) return std::nullopt;
  }
  return made("measure", std::move(form->block), question, found->confidence);
}

// "which customers?" after the number of orders: those that the orders are of.
FollowUpReader::Found FollowUpReader::which_rows() const {
  uint32_t table = kNone;
  for (const Mention& m : u_.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin == words_[1]) table = m.table;
  const uint32_t topic = base_.topic();
  QueryBlock block = base_.block();
  if (table == kNone || base_.grouped() || block.limit || !(base_.lists() || base_.counts()))
    return std::nullopt;
  if (table != topic && !context_.schema->graph.to_one(topic, table)) return std::nullopt;
  block.select = base_.display(table);
  if (block.select.empty()) return std::nullopt;
  need_table(block, table);
  block.distinct = table != topic;
  block.order.clear();
  return made("outputs", std::move(block), fmt::format("{} of: {}", u_.body(), base_.text()), 0.7);
}

// Of the stored values that the follow-up names for a column of the conditions, none is left out.
bool FollowUpReader::holds_values(const QueryBlock& block) const {
  const auto& all = u_.lattice.mentions;
  return std::all_of(all.begin(), all.end(), [&](const Mention& m) {
    if (m.kind != MentionKind::kValue || !m.found || m.score < 0.65F || m.partial || m.inside ||
        m.begin < u_.begin || m.end > u_.end)
      return true;
    bool compared = false, held = false;
    for (const auto& clause : block.where)
      for (const Condition& c : clause) {
        compared |= c.column.table == m.table && c.column.column == m.column;
        held |= std::any_of(all.begin(), all.end(), [&](const Mention& other) {
          const bool here = other.begin <= m.begin && other.end >= m.end;
          return here && (c.value == Value(other.text) || base_.facts().flag(c.column));
        });
      }
    return !compared || held;
  });
}

// The groups of the question before, by their only aggregate.
QueryBlock FollowUpReader::ordered_groups(bool descending, std::optional<int64_t> limit) const {
  QueryBlock block = base_.block();
  block.order = {{*base_.aggregate(), descending}};
  block.limit = limit;
  block.offset.reset();
  block.ties = false;
  return block;
}

// A column of the groups, or of the rows that they are.
bool FollowUpReader::one_for_each_group(const ValueExpr& term) const {
  if (term.fn != Aggregate::kPlain) return false;
  const std::vector<GroupKey>& group = base_.block().group;
  if (contains(group, term.column)) return true;
  return group.size() == 1 && groups_are_rows() && term.column.home() == group[0].home();
}

// Numbers of rows for each group, as the number of all of them. Nullopt if each group is a row.
std::optional<LogicalForm> FollowUpReader::without_groups() const {
  const ValueExpr* measured = base_.aggregate();
  if (!base_.grouped() || groups_are_rows() || measured == nullptr ||
      measured->fn != Aggregate::kCount || base_.block().limit || base_.block().having ||
      !base_.block().best_of.empty())
    return std::nullopt;
  LogicalForm whole = base_.form();
  whole.block.select = {*measured};
  whole.block.group.clear();
  whole.block.order.clear();
  return whole;
}

// "how many of those are captains?" after numbers for each rank: of all the groups together.
FollowUpReader::Found FollowUpReader::some_of_groups() const {
  const bool many =
      words_.size() > 3 && u_.word(words_[0]) == "how" && u_.word(words_[1]) == "many";
  const bool asks =
      many && (u_.pronouns.empty() ? is_form_of_be(u_.word(words_[2]))
                                   : words_.size() > 4 && u_.word(words_[2]) == "of" &&
                                         u_.pronouns[0].begin == words_[3]);
  if (asks && !u_.pronouns.empty() && tells_of_each(base_.text())) {
    size_t at = 4;  // behind "how many of them"
    if (at + 1 < words_.size() && (is_form_of_be(u_.word(words_[at])) ||
                                   text::is_one_of(u_.word(words_[at]), {"have", "had", "got"})))
      ++at;
    if (Found out = narrow_counted({u_.span(words_[at], u_.end), false, false})) return out;
  }
  const auto whole = asks ? without_groups() : std::nullopt;
  if (!whole) return std::nullopt;
  const Base all({base_.text(), base_.text(), "", &*whole}, context_);
  if (!all.understood()) return std::nullopt;
  return FollowUpReader(u_, all, context_).about_them();
}

// "which classes does he teach?" of the first row: the rows that refer to it by their only key.
FollowUpReader::Found FollowUpReader::rows_of_first() {
  const uint32_t topic = base_.topic();
  if (words_.size() < 5 || words_.size() > 7 || u_.pronouns.size() != 1 ||
      u_.pronouns[0].kind != Pointer::kOne || u_.pronouns[0].named || base_.block().limit != 1 ||
      !text::is_one_of(u_.word(words_[0]), {"which", "what"}))
    return std::nullopt;
  uint32_t table = kNone, end = 0;
  for (const Mention& m : u_.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin == words_[1] && m.end > end) {
      table = m.table;
      end = m.end;
    }
  const SchemaGraph& graph = context_.schema->graph;
  if (table == kNone || table == topic || !graph.to_one(table, topic) ||
      graph.between(table, topic).size() != 1 ||
      !text::is_one_of(u_.word(end), {"does", "did", "has", "do"}) ||
      u_.pronouns[0].begin != end + 1 || u_.pronouns[0].end + 1 != u_.end)
    return std::nullopt;  // more is said than a verb
  const auto rows = base_.restriction(topic);
  QueryBlock block;
  block.entity = table;
  block.select = base_.display(table);
  if (!rows || block.select.empty()) return std::nullopt;
  block.where = rows->where;
  need_table(block, topic);
  return made("about", std::move(block), fmt::format("{} (of: {})", u_.body(), base_.text()), 0.7);
}

}  // namespace ask::engine
