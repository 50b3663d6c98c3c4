#include "agent/engine/dialogue/described_ones.h"

#include <algorithm>
#include <string>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/follow_up_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/lexicon/follow_up_words.h"

namespace ask::engine::dialogue {
namespace {

constexpr uint32_t kMostValueWords = 4;  // of a value
constexpr float kValueScore = 0.65F;

// "the 4 folk ones": its tokens, those of the value, and whether there are several.
struct Described {
  uint32_t begin = 0, end = 0, value = 0, value_end = 0;
  bool many = false;
};

std::optional<Described> described(const Turn& turn) {
  const Utterance& u = turn.now;
  for (uint32_t i = u.begin + 2; i < u.end; ++i) {
    const bool many = u.word(i) == "ones";
    if (!many && u.word(i) != "one") continue;
    for (uint32_t the = i - 1; the > u.begin && the + kMostValueWords + 2 > i; --the) {
      if (u.word(the) != "the") continue;
      const bool numbered = many && the + 2 < i && names(u, the + 1, the + 2, MentionKind::kNumber);
      const Described out{the, i + 1, the + (numbered ? 2U : 1U), i, many};
      if (out.value < out.value_end) return out;
    }
  }
  return std::nullopt;
}

// "the ones from Santo Domingo", to the end.
std::optional<Described> described_after(const Turn& turn) {
  const Utterance& u = turn.now;
  for (uint32_t i = u.begin + 1; i + 2 < u.end; ++i) {
    const bool ones = u.word(i) == "ones" && u.word(i - 1) == "the";
    if ((!ones && u.word(i) != "those") || !is_preposition(u.word(i + 1))) continue;
    const uint32_t the = u.word(i + 2) == "the" ? 1 : 0;
    const Described out{ones ? i - 1 : i, u.end, i + 2 + the, u.end, true};
    if (out.value < out.value_end && out.value_end <= out.value + kMostValueWords) return out;
  }
  return std::nullopt;
}

// The condition that the words are, on one of the columns.
std::optional<Condition> value_of(const Turn& turn, const Described& ones,
                                  const std::vector<ColumnExpr>& columns) {
  const db::ValueIndex& values = turn.context.snapshot.values;
  const auto of = [&](uint32_t table, uint32_t column) {
    return std::find_if(columns.begin(), columns.end(), [&](const ColumnExpr& c) {
      return c.table == table && c.column == column;
    });
  };
  const auto condition = [](const ColumnExpr& column, std::string text) {
    Condition out;
    out.column = column;
    out.value = Value(std::move(text));
    return out;
  };
  const std::string words = turn.now.span(ones.value, ones.value_end);
  for (const db::ValueHit& hit : values.find(db::ValueIndex::normalised(words)))
    if (const auto c = of(hit.table, hit.column); c != columns.end())
      return condition(*c, std::string(values.original(hit)));
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.kind != MentionKind::kValue || !m.found || m.partial || m.inside ||
        m.score < kValueScore || m.null_test != NullTest::kNotTested || !m.rest.empty() ||
        m.begin != ones.value || m.end != ones.value_end)
      continue;
    if (const auto c = of(m.table, m.column); c != columns.end()) return condition(*c, m.text);
  }
  return std::nullopt;
}

// The columns whose values tell the groups apart, or the rows that were shown.
std::vector<ColumnExpr> telling_columns(const Turn& turn) {
  std::vector<ColumnExpr> out;
  const auto add_names = [&](uint32_t table) {
    for (const ValueExpr& v : turn.base.naming(table)) out.push_back(v.column);
  };
  if (!turn.base.grouped()) {
    add_names(turn.base.topic());
    for (const ValueExpr& v : turn.base.block().select) out.push_back(v.column);
  }
  for (const ColumnExpr& g : turn.base.block().group) {
    out.push_back(g);
    if (turn.base.facts().unique(g)) add_names(g.home());
  }
  std::erase_if(out, [&](const ColumnExpr& c) {
    return c.whole() || c.period != Period::kWhole || !turn.base.facts().text(c);
  });
  return out;
}

// The rows that have the value: those that each group counts or adds up, or the shown ones.
std::optional<LogicalForm> rows_with(const Turn& turn, const Condition& value) {
  const QueryBlock& before = turn.base.block();
  const bool plain = !before.limit && before.best_of.empty() && !before.division &&
                     before.combine == Combine::kApart && before.outer == Aggregate::kPlain;
  if (!plain) return std::nullopt;
  LogicalForm out;
  QueryBlock& block = out.block;
  if (turn.base.grouped()) {
    const uint32_t counted = counted_table(turn);
    block.entity = counted == kNone ? before.entity : counted;
    block.select = turn.base.naming(block.entity);
    if (block.select.empty()) block.select = shown_in_full(turn, block.entity, true);
    block.where = before.where;
    for (const uint32_t t : before.tables) need_table(block, t);
    need_table(block, before.entity);
  } else {
    block = before;
  }
  const uint32_t home = value.column.home();
  if (block.select.empty() || block.entity == kNone) return std::nullopt;
  if (home != block.entity && !turn.context.schema->graph.to_one(block.entity, home)) {
    if (!turn.base.grouped() || !mentions(before, home)) return std::nullopt;
    block.distinct = true;  // a row may be in several groups
  }
  if (block.select.size() == 1 && block.select[0].column == value.column && block.distinct)
    return std::nullopt;  // "the Spanish ones" of languages
  need_table(block, home);
  for (const auto& clause : block.where)
    for (const Condition& c : clause)
      if (c.column == value.column && !c.negated && !contains(clause, value)) return std::nullopt;
  block.where.push_back({value});
  return out;
}

// The question with a pronoun in the place of the phrase.
std::string with_pronoun(const Turn& turn, const Described& ones) {
  const Utterance& u = turn.now;
  const std::string_view before = u.word(ones.begin - 1);
  const bool subject = is_form_of_be(before) || text::is_one_of(before, kDoForms);
  std::string out = u.span(u.begin, ones.begin);
  out += ones.many ? (subject ? " they" : " them") : " it";
  const std::string rest = u.span(ones.end, u.end);
  return rest.empty() ? out : out + " " + rest;
}

}  // namespace

RuleResult of_described_ones(const Turn& turn) {
  if (turn.words.empty()) return std::nullopt;
  auto ones = described(turn);
  if (!ones) ones = described_after(turn);
  if (!ones || !(turn.base.grouped() || turn.base.lists())) return std::nullopt;
  const auto value = value_of(turn, *ones, telling_columns(turn));
  const auto form = value ? rows_with(turn, *value) : std::nullopt;
  if (!form) return std::nullopt;
  const Utterance now =
      utterance(with_pronoun(turn, *ones), turn.context.snapshot, turn.context.schema->index);
  return read_with(turn, *form, now);
}

}  // namespace ask::engine::dialogue
