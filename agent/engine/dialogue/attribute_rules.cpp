#include "agent/engine/dialogue/attribute_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/lexicon/attribute_questions.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/schema/derived_measures.h"

namespace ask::engine::dialogue {
namespace {

constexpr double kOtherWords = 0.65;  // confidence: the column is not named

// True if the words of the follow-up are those of the question, and its pronouns.
bool asks_so(const Turn& turn, const AttributeQuestion& question) {
  if (!text::is_one_of(turn.now.word(turn.words[0]), question.openings)) return false;
  bool key = false;
  for (const uint32_t i : turn.words) {
    const std::string_view word = turn.now.word(i);
    const bool pointed = std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(),
                                     [&](const Pronoun& p) { return p.begin <= i && p.end > i; });
    const bool is_key = text::is_one_of(word, question.keys);
    key |= is_key;
    if (pointed) continue;
    if (is_key || i == turn.words[0] || is_form_of_be(word) || is_preposition(word) ||
        text::is_one_of(word, kDoForms) || text::is_one_of(word, question.others) ||
        text::is_one_of(word, kAttributeFillers))
      continue;
    return false;
  }
  return key;
}

// The question that the follow-up asks, or null.
const AttributeQuestion* question_asked(const Turn& turn) {
  const auto* question =
      std::find_if(std::begin(kAttributeQuestions), std::end(kAttributeQuestions),
                   [&](const AttributeQuestion& one) { return asks_so(turn, one); });
  return question == std::end(kAttributeQuestions) ? nullptr : question;
}

bool asks_pay(const AttributeQuestion& question) {
  return question.columns.data() == std::data(kPayColumns);
}

bool holds(const Turn& turn, ColumnExpr column, AskedKind kind) {
  const ColumnFacts& facts = turn.base.facts();
  if (facts.flag(column) || facts.referred(column).valid() || column == facts.key_of(column.table))
    return false;
  if (kind == AskedKind::kDate)
    return facts.temporal(column) || facts.has_word(column, kCalendarYear);
  if (facts.temporal(column)) return false;
  return kind == AskedKind::kNumber ? facts.numeric(column) : facts.text(column);
}

// Columns of the phone or mail of a contact, which are no name of one.
bool is_address(const Turn& turn, ColumnExpr column) {
  const ColumnFacts& facts = turn.base.facts();
  return std::any_of(std::begin(kContactColumnWords), std::end(kContactColumnWords),
                     [&](std::string_view word) { return facts.has_word(column, word); }) ||
         std::any_of(std::begin(kColumnHeadNouns), std::end(kColumnHeadNouns) - 1,
                     [&](std::string_view word) {
                       return word.starts_with(kCardinalityNoun) && facts.has_word(column, word);
                     });
}

std::vector<ValueExpr> columns_asked(const Turn& turn, const AttributeQuestion& question) {
  const uint32_t topic = turn.base.topic();
  const SchemaIndex& index = turn.context.schema->index;
  if (asks_pay(question) && !holds_people(index, topic)) return {};
  for (const std::string_view word : question.columns) {
    std::vector<ValueExpr> out;
    for (uint32_t c = 0; c < index.columns(topic); ++c) {
      const ColumnExpr column{topic, c};
      if (turn.base.facts().has_word(column, word) && holds(turn, column, question.kind) &&
          !is_address(turn, column))
        out.push_back({column});
    }
    if (out.size() > 1 && !question.all) return {};
    if (!out.empty()) return out;
  }
  return {};
}

}  // namespace

bool asks_unknown_pay(const Turn& turn) {
  if (turn.words.empty() || turn.base.topic() == kNone || !has(turn, kPayKeys[1])) return false;
  const AttributeQuestion* question = question_asked(turn);
  return question != nullptr && asks_pay(*question) &&
         holds_people(turn.context.schema->index, turn.base.topic()) &&
         columns_asked(turn, *question).empty();
}

RuleResult attribute_in_other_words(const Turn& turn) {
  if (turn.now.pronouns.empty() || turn.base.topic() == kNone) return std::nullopt;
  const AttributeQuestion* question = question_asked(turn);
  if (question == nullptr) return std::nullopt;
  // "how big are the two of them?" is not answered by the last one.
  if (turn.base.block().limit &&
      std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(),
                  [](const Pronoun& p) { return p.kind == PronounKind::kSet; }))
    return std::nullopt;
  const std::vector<ValueExpr> columns = columns_asked(turn, *question);
  QueryBlock block = turn.base.block();
  const bool rows =
      (turn.base.lists() || turn.base.counts()) && !(block.limit && !turn.base.lists());
  if (columns.empty() || !rows || block.limit.value_or(1) != 1 || block.having) return std::nullopt;
  const bool one = shows_attribute(turn);
  block.select = one ? std::vector<ValueExpr>() : turn.base.display(turn.base.topic());
  if ((block.select.empty() && !one) || add_outputs(block.select, columns) == 0)
    return std::nullopt;
  need_table(block, turn.base.topic());
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()), kOtherWords);
}

}  // namespace ask::engine::dialogue
