// Rows that are left out, rows beside those of before, and other nouns in their place.
#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/reader.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

// Rows with a stored value, as a question: their noun, and the value.
constexpr std::string_view kRowsWithValue[] = {"{0} from {1}", "{1} {0}", "{0} with {1}",
                                               "{0} that are {1}"};

constexpr double kByExclusion = 0.85;  // confidence where nothing had to be read anew

}  // namespace

// "or those with a phone", "also those from Munich": rows beside those of the only condition.
FollowUpReader::Found FollowUpReader::beside(const Probe& found, const std::string& said) const {
  const QueryBlock& own = found.block();
  QueryBlock block = base_.block();
  const bool rows = is_plain(own) && own.where.size() == 1 && own.where[0].size() == 1;
  if (!rows || block.where.size() != 1 || block.limit || block.having) return std::nullopt;
  const Condition& now = own.where[0][0];
  const auto near = [&](uint32_t t) {
    return t == base_.topic() || context_.schema->graph.to_one(base_.topic(), t);
  };
  if (!near(now.column.home()) || !std::all_of(own.tables.begin(), own.tables.end(), near))
    return std::nullopt;
  if (contains(block.where[0], now)) return std::nullopt;
  block.where[0].push_back(now);
  need_tables(block, own);
  need_table(block, now.column.home());
  return made("add", std::move(block), in_base("or " + said), found.confidence);
}

// "vegans too" after the vegetarians: another value of the same column.
FollowUpReader::Found FollowUpReader::beside_value(const Probe& found,
                                                   const std::string& said) const {
  const auto& own = found.block().where;
  if (!is_plain(found.block()) || own.size() != 1 || !of_one_column(own[0])) return std::nullopt;
  QueryBlock block = base_.block();
  for (auto& clause : block.where) {
    if (!of_one_column(clause) || !(clause[0].column == own[0][0].column) || clause[0].negated ||
        own[0][0].negated || base_.facts().flag(clause[0].column))
      continue;
    for (const Condition& c : own[0]) add_once(clause, c);
    return made("add", std::move(block), in_base("or " + said), found.confidence);
  }
  return std::nullopt;
}

// "exclude Germany", "without the Berlin ones": the stored values that follow; "" if others do.
std::string FollowUpReader::excluded() const {
  if (!is_excluding(u_.word(words_[0])) || words_.size() < 2) return "";
  std::vector<bool> told(u_.lattice.tokens.size(), false);
  for (const Mention& m : u_.lattice.mentions)
    if (m.kind == MentionKind::kValue && m.found && m.score >= 0.7F)
      for (uint32_t i = m.begin; i < m.end; ++i) told[i] = true;
  const auto light = [&](uint32_t i) {
    return !told[i] && (filler(u_.word(i)) >= 0.6F || is_preposition(u_.word(i)) ||
                        text::is_one_of(u_.word(i), {"those", "these", "the", "ones", "all"}));
  };
  size_t from = 1;
  while (from < words_.size() && light(words_[from])) ++from;
  uint32_t to = u_.end;
  while (to > u_.begin && u_.word(to - 1) == "ones") --to;
  if (from >= words_.size() || words_[from] >= to || !told[words_[from]]) return "";
  return u_.span(words_[from], to);
}

// All but the rows with a stored value.
FollowUpReader::Found FollowUpReader::exclude() {
  const std::string rest = excluded();
  if (rest.empty()) return std::nullopt;
  std::vector<std::string> texts;
  for (const std::string& noun : nouns_)
    for (const std::string_view text : kRowsWithValue)
      texts.push_back(fmt::format(fmt::runtime(text), noun, rest));
  const uint32_t topic = base_.topic();
  const auto found = best_probe(texts, [&](const LogicalForm& form) {
    const auto& where = form.block.where;
    if (!is_plain(form.block) || !mentions(form.block, topic) || where.size() != 1) return false;
    return std::all_of(where[0].begin(), where[0].end(), [&](const Condition& c) {
      return c.sub.empty() && !c.negated &&
             (c.column.home() == topic || context_.schema->graph.to_one(topic, c.column.home()));
    });
  });
  const std::vector<Condition> rows = found ? found->block().where[0] : stored_rows();
  if (rows.empty()) return narrow_counted({rest, true, false});
  QueryBlock block = base_.block();
  if (block.limit) return std::nullopt;
  for (Condition c : rows) {
    if (contains(block.where, std::vector<Condition>{c}))
      return std::nullopt;  // no row would be left
    c.negated = true;
    need_table(block, c.column.home());
    block.where.push_back({std::move(c)});
  }
  return made("narrow", std::move(block), in_base("but not " + rest, true),
              found ? found->confidence : kByExclusion);
}

// "exclude Kitchen" after the numbers by category: the groups with these names. Empty if other
// values are named.
std::vector<Condition> FollowUpReader::stored_rows() const {
  std::vector<Condition> out;
  for (const ColumnExpr& group : base_.block().group) {
    ColumnExpr name = group;
    if (base_.facts().unique(group)) name = base_.facts().name_of(group.home());
    if (!name.valid() || name.whole()) continue;
    for (const Mention* m : values_of(name)) {
      Condition c;
      c.column = name;
      c.value = Value(m->text);
      out.push_back(std::move(c));
    }
    if (!out.empty()) break;
  }
  return out;
}

// A column that the follow-up names is shown by the short question and restricts nothing there.
bool FollowUpReader::only_shows(const QueryBlock& block) const {
  return std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
    const bool named =
        std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kColumn && m.table == v.column.table &&
                 !(m.end == m.begin + 1 && names_own_rows(m.begin)) &&
                 m.column == v.column.column && m.begin >= u_.begin && m.end <= u_.end;
        });
    if (block.having && block.having->term.column == v.column) return false;
    return named && std::none_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
             return std::any_of(clause.begin(), clause.end(),
                                [&](const Condition& c) { return c.column == v.column; });
           });
  });
}

// The conditions are on the rows of the topic, what these refer to, or what the block has joined.
bool FollowUpReader::is_inside(const QueryBlock& own, const QueryBlock& block) const {
  const auto near = [&](uint32_t t) {
    return t == kNone || mentions(block, t) || t == base_.topic() ||
           context_.schema->graph.to_one(base_.topic(), t);
  };
  bool inside = near(own.entity) && !own.having;
  for (const uint32_t t : own.tables) inside &= near(t);
  for (const auto& clause : own.where)
    for (const Condition& c : clause) inside &= near(c.column.home());
  return inside;
}

// "and doctors?": another table, or anything else, in the place of a noun of the question before.
FollowUpReader::Found FollowUpReader::swap() {
  if (!u_.about && !u_.opened) return std::nullopt;
  if (base_.reading().text() != base_.text()) return std::nullopt;
  const std::string said = words_from(0);
  if (words_.size() > 4 || said.empty()) return std::nullopt;
  const Lattice& lattice = base_.reading().lattice();
  const QueryBlock& block = base_.block();
  for (const Mention& m : lattice.mentions) {
    const bool table = m.kind == MentionKind::kTable && m.score >= 0.72F;
    const bool value = m.kind == MentionKind::kValue && m.found && m.score >= 0.7F;
    if (!table && !value) continue;
    bool same = false;  // the follow-up names something of that kind
    for (const Mention& n : u_.lattice.mentions)
      same |= n.kind == m.kind && n.begin == words_[0] && n.end == words_.back() + 1 &&
              n.score >= 0.7F && n.found;
    if (!same) continue;
    const std::string text = base_.text().substr(0, lattice.tokens[m.begin].begin) + said +
                             base_.text().substr(lattice.tokens[m.end - 1].end);
    const auto found = probe(text, [&](const LogicalForm& form) {
      const QueryBlock& b = form.block;
      if (b.select.size() != block.select.size() || b.group.size() != block.group.size() ||
          b.where.size() != block.where.size() || b.limit != block.limit || b.outer != block.outer)
        return false;
      for (size_t i = 0; i < b.select.size(); ++i)
        if (b.select[i].fn != block.select[i].fn) return false;
      return true;
    });
    if (found && found->confidence >= kLikelyFrom) {
      FollowUp out = made("replace", found->block(), text, found->confidence);
      out.confidence = found->confidence;
      return out;
    }
  }
  return std::nullopt;
}

}  // namespace ask::engine
