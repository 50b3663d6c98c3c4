#include "agent/engine/dialogue/stored_amounts.h"

#include <fmt/format.h>

#include "agent/common/value_number.h"
#include "agent/engine/dialogue/comparison_rules.h"
#include "agent/engine/dialogue/probe.h"

namespace ask::engine::dialogue {
namespace {

// The last number of the tokens from `begin` to `end`, with its unit if it has one; null if there
// is none.
const Mention* last_number(const Lattice& lattice, uint32_t begin, uint32_t end) {
  const Mention* out = nullptr;
  for (const Mention& m : lattice.mentions) {
    if (m.kind != MentionKind::kNumber || m.ordinal || m.begin < begin || m.end > end) continue;
    if (out == nullptr || m.end > out->end || (m.end == out->end && m.begin < out->begin)) out = &m;
  }
  return out;
}

const Mention* number_now(const Turn& turn) {
  return last_number(turn.now.lattice, turn.now.begin, turn.now.end);
}

// The last number of the question before; null if it is not the text that was read.
const Mention* number_before(const Turn& turn) {
  const Interpretation& in = turn.base.interpretation();
  if (in.text() != turn.base.text()) return nullptr;
  const Lattice& lattice = in.lattice();
  return last_number(lattice, 0, static_cast<uint32_t>(lattice.tokens.size()));
}

// The number of the follow-up with its own unit, else that of the question before.
std::string number_words(const Turn& turn) {
  const Mention* now = number_now(turn);
  if (now == nullptr) return "";
  std::string words = turn.now.span(now->begin, now->end);
  const Mention* before = number_before(turn);
  if (!now->unit.empty() || before == nullptr || before->unit.empty()) return words;
  const Lattice& lattice = turn.base.interpretation().lattice();
  const auto token = [&](uint32_t i) -> const Token& { return lattice.tokens[i]; };
  for (const Mention& m : lattice.mentions) {  // its digits alone
    if (m.kind != MentionKind::kNumber || m.begin < before->begin || m.end > before->end ||
        (m.begin == before->begin && m.end == before->end))
      continue;
    const std::string& text = turn.base.text();
    const uint32_t from = token(before->begin).begin, to = token(before->end - 1).end;
    const uint32_t first = token(m.begin).begin, last = token(m.end - 1).end;
    return text.substr(from, first - from) + words + text.substr(last, to - last);
  }
  return words;
}

}  // namespace

bool has_unit(const Turn& turn, const Condition& old) {
  const Mention *now = number_now(turn), *before = number_before(turn);
  return old.column.duration() || turn.base.facts().unit_of(old.column) != kNoUnit ||
         (now != nullptr && !now->unit.empty()) || (before != nullptr && !before->unit.empty());
}

std::optional<Condition> with_amount(const Turn& turn, const Condition& old) {
  const std::string words = number_words(turn);
  if (words.empty() || old.column.whole() || old.column.product() || old.column.via != kNone)
    return std::nullopt;
  const auto same_column = [&](ColumnExpr column) {
    column.shown = old.column.shown;  // "5 hours" of a duration after "3 days"
    return column == old.column;
  };
  const auto found = best_probe(
      turn, compared_texts(turn, old.column, "over " + words), [&](const LogicalForm& form) {
        const auto& where = form.block.where;
        return form.block.group.empty() && where.size() == 1 && where[0].size() == 1 &&
               same_column(where[0][0].column) && where[0][0].op == Op::kGreater &&
               is_number(where[0][0].value);
      });
  if (!found) return std::nullopt;
  Condition out = old;
  out.column = found->block().where[0][0].column;
  out.value = found->block().where[0][0].value;
  return out;
}

std::string with_number(const Turn& turn) {
  const std::string words = number_words(turn);
  const Mention* before = number_before(turn);
  if (words.empty() || before == nullptr) return in_base(turn, turn.now.body(), true);
  const auto& tokens = turn.base.interpretation().lattice().tokens;
  return turn.base.text().substr(0, tokens[before->begin].begin) + words +
         turn.base.text().substr(tokens[before->end - 1].end);
}

}  // namespace ask::engine::dialogue
