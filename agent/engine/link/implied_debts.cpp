#include "agent/engine/link/implied_debts.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/link/implied_remainders.h"
#include "agent/engine/schema/debts.h"
#include "agent/engine/schema/remainders.h"

namespace ask::engine {

void add_debts(std::span<const Token> tokens, const db::Catalog& catalog, const SchemaIndex& index,
               std::vector<Mention>& mentions) {
  constexpr float kScore = 0.95F;
  constexpr size_t kMostMeant = 3;  // of one question
  const auto is_owed = [](const Token& token) {
    return !token.quoted && token.folded == kOwedState;
  };
  if (std::none_of(tokens.begin(), tokens.end(), is_owed) || index.names(kOwedState)) return;
  const auto parts = partial_payments(catalog, index);
  const auto rest = remainders(catalog, index, RemainderKind::kDebt);
  if (parts.size() > 1 || (parts.empty() && rest.size() != 1)) return;
  size_t found = 0;
  for (uint32_t i = 0; i < tokens.size() && found < kMostMeant; ++i) {
    if (!is_owed(tokens[i])) continue;
    ++found;
    const auto amount = [&](size_t t) {
      return t < tokens.size() && text::is_one_of(tokens[t].folded, kOwedNouns);
    };
    Mention owed;
    owed.kind = MentionKind::kColumn;
    owed.match = MatchKind::kSynonym;
    owed.score = kScore;
    owed.begin = i > 0 && amount(i - 1) ? i - 1 : i;
    owed.end = amount(i + 1) ? i + 2 : i + 1;
    if (parts.empty()) {
      mean(owed, rest[0].expression());
    } else {
      owed.table = owed.less_table = owed.factor_table = parts[0].table;
      owed.column = parts[0].amount;
      owed.adjust = ColumnExpr::Adjust::kMinus;
      owed.less = parts[0].paid;
    }
    mentions.push_back(std::move(owed));
  }
}

}  // namespace ask::engine
