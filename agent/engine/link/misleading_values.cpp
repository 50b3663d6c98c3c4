#include "agent/engine/link/misleading_values.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/role_key_words.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_tables.h"

namespace ask::engine {
namespace {

constexpr float kStoredSo = 0.9F;

// "sold in the taproom" of TaproomSale: those rows, and no 'Taproom Manager'
bool is_part_of_table(const Mention& value, std::span<const Token> tokens,
                      const SchemaIndex& index) {
  const Token& token = tokens[value.begin];
  if (!value.partial || value.end != value.begin + 1 || token.quoted || token.capitalised)
    return false;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    std::string opening;  // "tap" and "room", which are one word here
    for (const uint32_t w : index.table(t).words) {
      if (opening == token.folded) return true;
      opening += index.word(w).text;
    }
  }
  return false;
}

// True if the column or its table is called by one of the words for an end of a way.
bool is_end(const Mention& value, const SchemaIndex& index,
            std::span<const std::string_view> ends) {
  return value.column != kNone &&
         (index.has_any_word(index.column(value.table, value.column), ends) ||
          index.has_any_word(index.table(value.table), ends));
}

// "came from Leeds": no town of recipients where the text may be one of senders.
bool is_other_end(const Mention& value, std::span<const Token> tokens, const SchemaIndex& index,
                  std::span<const Mention> mentions) {
  const auto is = [&](uint32_t t, std::span<const std::string_view> words) {
    return !tokens[t].quoted && text::is_one_of(tokens[t].folded, words);
  };
  uint32_t before = value.begin;
  while (before > 0 && is(before - 1, {{"the"}})) --before;
  if (before == 0 || !is(before - 1, kFromWords) || is_end(value, index, kOriginKeyWords))
    return false;
  const bool target = is_end(value, index, kTargetKeyWords);
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& other) {
    return other.kind == MentionKind::kValue && other.begin == value.begin &&
           other.end == value.end && other.score >= kStoredSo &&
           (is_end(other, index, kOriginKeyWords) ||
            (target && !is_end(other, index, kTargetKeyWords)));
  });
}

// "born in May", and not of Dot May
bool is_month(const Mention& value, std::span<const Token> tokens, const SchemaIndex& index,
              std::span<const Mention> mentions) {
  return value.end == value.begin + 1 && value.begin > 0 && value.column != kNone &&
         month(tokens[value.begin].folded) != 0 &&
         text::is_one_of(tokens[value.begin - 1].folded, {"in", "during", "since", "until"}) &&
         index.has_any_word(index.column(value.table, value.column), kNamePartWords) &&
         std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
           return m.kind == MentionKind::kDate && m.begin == value.begin && m.end == value.end;
         });
}

}  // namespace

bool is_misleading_value(const Mention& value, std::span<const Token> tokens,
                         const SchemaIndex& index, std::span<const Mention> mentions) {
  return is_part_of_table(value, tokens, index) ||
         is_other_end(value, tokens, index, mentions) || is_month(value, tokens, index, mentions);
}

}  // namespace ask::engine
