// Numbers of "them": what they cost, how many of the first one there are.
#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/reader.h"

namespace ask::engine {
namespace {

// Verbs of the amount of a row, lemmas.
constexpr std::string_view kAmountVerbsOfRows[] = {"pay", "cost", "spend", "give"};

}  // namespace
// "how much did they pay?" of rows that have one amount each.
FollowUpReader::Found FollowUpReader::amount_of_rows() const {
  const bool much = words_.size() == 5 && u_.word(words_[0]) == "how" &&
                    u_.word(words_[1]) == "much" && !u_.pronouns.empty() &&
                    u_.pronouns[0].begin == words_[3];
  if (!much || !text::is_one_of(u_.token(words_[4]).lemma, kAmountVerbsOfRows) ||
      !(base_.lists() || base_.counts()))
    return std::nullopt;
  const ColumnExpr amount = base_.facts().amount_of(base_.topic());
  QueryBlock block = base_.block();
  if (!amount.valid() || block.distinct || (block.limit && block.limit != 1)) return std::nullopt;
  if (base_.counts()) {
    block.select = {{amount, Aggregate::kSum}};
  } else if (block.limit) {
    block.select = {{amount}};
  } else if (add_outputs(block.select, {{amount}}) == 0) {
    return std::nullopt;
  }
  return made("outputs", std::move(block), fmt::format("{} (of: {})", u_.body(), base_.text()),
              0.7);
}

// "how many of those do we have in stock?" of one row: the quantity that it has.
FollowUpReader::Found FollowUpReader::quantity_of_first(const Probe& found) const {
  const QueryBlock& own = found.block();
  if (own.where.size() != 1 || own.where[0].size() != 1) return std::nullopt;
  const Condition& c = own.where[0][0];
  const bool some = c.op == Op::kGreater && c.value == Value(int64_t{0});
  if (!some || !base_.facts().measure(c.column) || c.column.home() != base_.topic())
    return std::nullopt;
  QueryBlock block = base_.block();
  block.select = {{c.column}};
  return made("outputs", std::move(block), fmt::format("{} (of: {})", found.text, base_.text()),
              found.confidence);
}

// "how many of those are active?" after the plan with the most members: of these members.
FollowUpReader::Found FollowUpReader::some_of_first() const {
  const uint32_t table = counted();
  if (table == kNone || words_.size() < 5 || u_.word(words_[2]) != "of") return std::nullopt;
  std::vector<std::string> texts;
  for (const std::string& noun : base_.nouns(table))
    texts.push_back(fmt::format("how many {} {}", noun, words_from(4)));
  const auto found = best_probe(texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return b.select.size() == 1 && b.select[0].fn == Aggregate::kCount && b.entity == table &&
           b.group.empty() && !b.limit && !b.where.empty() && is_near(b, table);
  });
  const auto rows = base_.restriction(base_.topic());
  if (!found || !rows) return std::nullopt;
  QueryBlock block = found->block();
  block.where.insert(block.where.begin(), rows->where.begin(), rows->where.end());
  need_table(block, base_.topic());
  return made("about", std::move(block), fmt::format("{} (of: {})", found->text, base_.text()),
              found->confidence);
}

// "what do they cost?" lists what each costs; a total is asked for in words.
FollowUpReader::Found FollowUpReader::amount_of_each(const Probe& found) const {
  const QueryBlock& own = found.block();
  const bool totals = std::any_of(words_.begin(), words_.end(), [&](uint32_t i) {
    return aggregate_named(u_.word(i)).has_value();
  });
  if (own.select.size() != 1 || own.select[0].fn != Aggregate::kSum || !own.group.empty() ||
      totals || !own.where.empty() || !base_.lists() || base_.block().limit ||
      own.select[0].column.adds_up())
    return std::nullopt;
  const uint32_t table = own.select[0].column.table;
  if (table != base_.topic() && !context_.schema->graph.to_one(base_.topic(), table))
    return std::nullopt;
  QueryBlock block = base_.block();
  add_outputs(block.select, {{own.select[0].column}});
  need_table(block, table);
  return made("outputs", std::move(block), "", found.confidence);
}

// "what are their average scores?" of what each of the rows has several of.
FollowUpReader::Found FollowUpReader::average_of_each(const Probe& found) const {
  const QueryBlock& own = found.block();
  const uint32_t topic = base_.topic();
  const ColumnExpr key = base_.facts().key_of(topic);
  const Token& last = u_.token(words_.back());
  const bool plural = last.folded != last.lemma && !u_.pronouns.empty() &&
                      u_.pronouns.front().kind == Pointer::kOwner;
  if (!plural || !base_.lists() || base_.block().limit || !key.valid() || own.select.size() != 1 ||
      own.select[0].fn == Aggregate::kPlain || !own.group.empty())
    return std::nullopt;
  const uint32_t home = own.select[0].column.home();
  if (home == topic || context_.schema->graph.to_one(topic, home)) return std::nullopt;
  auto form = restricted(found.form);
  if (!form) return std::nullopt;
  std::vector<ValueExpr> select = base_.display(topic);
  if (select.empty()) return std::nullopt;
  select.push_back(own.select[0]);
  form->block.select = std::move(select);
  form->block.group = {key};
  return made("measure", std::move(form->block),
              fmt::format("{} for each (of: {})", found.text, base_.text()), found.confidence);
}

// A number of rows that neither belong to the topic nor are what it refers to, and that the
// follow-up does not name: the registrations of the event that a sponsor pays for.
bool FollowUpReader::measures_others(const QueryBlock& own) const {
  const SchemaGraph& graph = context_.schema->graph;
  const uint32_t topic = base_.topic();
  return std::any_of(own.select.begin(), own.select.end(), [&](const ValueExpr& v) {
    if (v.fn == Aggregate::kPlain || !v.column.valid()) return false;
    const uint32_t home = v.column.home();
    if (home == kNone || home == topic || graph.to_one(topic, home) || graph.to_one(home, topic))
      return false;
    return std::none_of(
        u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
          const bool names = m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn;
          return names && m.table == home && m.score >= 0.72F && m.begin >= u_.begin &&
                 m.end <= u_.end;
        });
  });
}

}  // namespace ask::engine
