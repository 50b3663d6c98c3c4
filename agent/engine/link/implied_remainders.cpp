#include "agent/engine/link/implied_remainders.h"

#include <array>

#include "agent/common/words.h"
#include "agent/engine/lexicon/remainder_words.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/link/implied_debts.h"
#include "agent/engine/schema/remainders.h"

namespace ask::engine {
namespace {

class RemainderLinker {
 public:
  RemainderLinker(std::span<const Token> tokens, const db::Catalog& catalog,
                  const SchemaIndex& index, std::vector<Mention>& mentions)
      : tokens_(tokens), catalog_(catalog), index_(index), mentions_(mentions) {}

  void run() {
    for (uint32_t i = 0; i < tokens_.size(); ++i) {
      if (is(i, kOccupancyNouns) && !index_.names(kOccupancyNouns[0]))
        add(i, i + 1, RemainderKind::kPlaces, true);
      const bool budget = is(i, kBudgetColumns);
      if (!budget && !is(i, kPlaceNouns)) continue;
      uint32_t begin = i > 0 && is(i - 1, kFreeBefore) ? i - 1 : i;
      if (i > 2 && is(i - 1, kBeforeWorthRows) && is(i - 2, kOf) && is(i - 3, kFreeAfter))
        begin = i - 3;  // "left of the budget"
      uint32_t end = i + 1;
      if (begin == i) {
        while (end < i + kReach && is(end, kBeforeFree)) ++end;
        if (!is(end, kFreeAfter)) continue;
        ++end;
      } else if (is(end, kFreeAfter)) {
        ++end;  // "free places left"
      }
      add(begin, end, budget ? RemainderKind::kBudget : RemainderKind::kPlaces, false);
    }
  }

 private:
  static constexpr std::array<std::string_view, 1> kOf = {"of"};
  static constexpr float kScore = 0.97F;
  static constexpr size_t kMostMeant = 3, kMostTables = 8;  // of one question, of a schema
  static constexpr uint32_t kReach = 5;                     // words from the noun to its state

  bool is(uint32_t i, std::span<const std::string_view> words) const {
    return i < tokens_.size() && !tokens_[i].quoted && text::is_one_of(tokens_[i].folded, words);
  }

  // `share`: the percentage that is taken, and not what is left.
  void add(uint32_t begin, uint32_t end, RemainderKind kind, bool share) {
    if (stores_remainders(index_)) return;
    if (++found_ > kMostMeant) return;
    const std::vector<Remainder> all = remainders(catalog_, index_, kind);
    if (all.size() > kMostTables) return;
    for (const Remainder& left : all) {
      ColumnExpr expression = left.expression();
      if (share) {
        expression.adjust = ColumnExpr::Adjust::kRowsShare;
        expression.factor_table = kNone;  // of several rows no sum
      }
      add_meaning(begin, end, expression);
    }
    if (share && all.empty()) add_stored_shares(begin, end);
  }

  // Of places of which it is stored how many are taken.
  void add_stored_shares(uint32_t begin, uint32_t end) {
    for (const StoredPlaces& one : stored_places(catalog_, index_)) {
      ColumnExpr share = one.taken;
      share.adjust = ColumnExpr::Adjust::kPercentOf;
      share.less_table = one.room.table;
      share.less = one.room.column;
      add_meaning(begin, end, share);
    }
  }

  void add_meaning(uint32_t begin, uint32_t end, const ColumnExpr& expression) {
    mentions_.push_back(column_mention(begin, end, MatchKind::kSynonym, kScore, expression.table,
                                       expression.column));
    mean(mentions_.back(), expression);
  }

  std::span<const Token> tokens_;
  const db::Catalog& catalog_;
  const SchemaIndex& index_;
  std::vector<Mention>& mentions_;
  size_t found_ = 0;
};

}  // namespace

void mean(Mention& mention, const ColumnExpr& expression) {
  mention.table = expression.table;
  mention.column = expression.column;
  mention.adjust = expression.adjust;
  mention.factor_table = expression.factor_table;
  mention.less_table = expression.less_table;
  mention.less = expression.less;
}

void add_remainders(std::span<const Token> tokens, const db::Catalog& catalog,
                    const SchemaIndex& index, std::vector<Mention>& mentions) {
  add_debts(tokens, catalog, index, mentions);
  RemainderLinker(tokens, catalog, index, mentions).run();
}

}  // namespace ask::engine
