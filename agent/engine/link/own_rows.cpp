#include "agent/engine/link/own_rows.h"

#include <algorithm>
#include <iterator>

#include "agent/common/words.h"
#include "agent/engine/lexicon/standing_words.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {

void name_rows_by_their_dates(const std::vector<Token>& tokens, const SchemaIndex& index,
                              std::vector<Mention>& mentions) {
  constexpr float kOwnWord = 0.6F, kNamed = 0.85F;
  const auto names_table = [&](uint32_t at) {
    return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
      return m.kind == MentionKind::kTable && m.begin <= at && at < m.end && m.score >= kOwnWord;
    });
  };
  for (Mention& m : mentions) {
    if (m.kind != MentionKind::kColumn || m.end != m.begin + 1 || m.noted ||
        m.expression != kNone || !index.column_roles(m.table, m.column).temporal)
      continue;
    const SchemaItem& item = index.column(m.table, m.column);
    const Token& noun = tokens[m.begin];
    if (item.words.size() != 2) continue;
    const std::string& event = index.word(item.words[1]).text;
    if ((event != kSinceWord && !has_past_suffix(event)) ||
        index.word(item.words[0]).lemma != noun.lemma || noun.quoted || noun.folded == noun.lemma ||
        !has_plural_suffix(noun.folded) || names_table(m.begin))
      continue;
    m.kind = MentionKind::kTable;
    m.column = kNone;
    m.score = kNamed;
  }
}

void drop_columns_of_rows(const std::vector<Token>& tokens, const SchemaIndex& index,
                          std::vector<Mention>& mentions) {
  constexpr float kOwnName = 0.96F, kOwnWord = 0.9F, kHead = 0.7F;
  std::vector<bool> plural(tokens.size()), owned(tokens.size());
  std::vector<uint32_t> rows(tokens.size());
  std::vector<std::pair<uint32_t, uint32_t>> heads;  // token and table: "orders" of SpectacleOrder
  for (const Mention& m : mentions) {
    if (m.kind != MentionKind::kTable || m.end != m.begin + 1 || m.score < kHead) continue;
    const Token& token = tokens[m.begin];
    if (m.score < kOwnName) {
      if (!token.quoted && has_plural_suffix(token.folded) && token.folded != token.lemma)
        heads.emplace_back(m.begin, m.table);
      continue;
    }
    owned[m.begin] = true;
    rows[m.begin] = m.table;
    plural[m.begin] =
        !token.quoted && has_plural_suffix(token.folded) && token.folded != token.lemma;
  }
  const auto costs_most = [&](const Mention& m) {  // how dear something is, and no cost
    return m.end + 1 < tokens.size() && tokens[m.end - 1].lemma == kDearVerb &&
           tokens[m.end].folded == "the" &&
           text::is_one_of(tokens[m.end + 1].folded, {"most", "least"});
  };
  std::erase_if(mentions, [&](const Mention& m) {
    if (m.kind != MentionKind::kColumn && m.kind != MentionKind::kTable) return false;
    if (costs_most(m)) return true;
    if (m.kind != MentionKind::kColumn || m.noted || m.expression != kNone) return false;
    const ColumnRoles& roles = index.column_roles(m.table, m.column);
    const SchemaItem& item = index.column(m.table, m.column);
    if (m.end == m.begin + 1) {
      if (roles.temporal && m.score < kHead &&
          std::find(heads.begin(), heads.end(), std::pair(m.begin, m.table)) != heads.end())
        return true;  // rows, and not one of their dates
      if (!owned[m.begin] || roles.reference || roles.naming) return false;
      const bool own = rows[m.begin] == m.table;
      const bool amount = roles.measure && !own;
      const bool singular =  // the column "order" is not a number of orders
          item.words.size() == 1 && index.word(item.words[0]).text == tokens[m.begin].lemma;
      // Rows that have something are identified by their number.
      const bool number =
          std::any_of(std::begin(kRowNumberWords), std::end(kRowNumberWords),
                      [&](std::string_view word) { return index.has_word(item, word); }) &&
          m.end < tokens.size() && tokens[m.end].folded != "with";
      if (plural[m.begin] && amount && singular) return true;
      if (m.score >= kOwnWord) return false;
      return own ? plural[m.begin] && (roles.temporal || number)
                 : amount && index.measures(rows[m.begin]).size() == 1;
    }
    const Token& last = tokens[m.end - 1];
    if (m.end != m.begin + 2 || last.quoted) return false;
    return (owned[m.begin] && text::is_one_of(last.folded, kPriceParticiples));
  });
}

}  // namespace ask::engine
