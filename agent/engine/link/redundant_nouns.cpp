#include "agent/engine/link/redundant_nouns.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/harmless_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/redundant_words.h"

namespace ask::engine {
namespace {

constexpr float kSureName = 0.7F;  // a mention from this score on has a meaning of its own

class RedundantNouns {
 public:
  RedundantNouns(std::span<const Token> tokens, const SchemaIndex& index,
                 std::span<const Mention> mentions)
      : tokens_(tokens),
        named_(tokens.size()),
        values_(tokens.size()),
        kinds_(tokens.size()),
        dates_(tokens.size()),
        amounts_(tokens.size()),
        tables_(tokens.size()) {
    for (const Mention& m : mentions) add(m, index);
  }

  bool at(uint32_t t) const {
    const Token& token = tokens_[t];
    if (token.quoted || token.punctuation || token.capitalised || named_[t]) return false;
    return repeats_date(t) || repeats_amount(t) || repeats_row(t) || repeats_value(t) ||
           is_trailing_adjective(t) || is_place(t) || is_left_group(t) || completes_kind(t);
  }

 private:
  void add(const Mention& m, const SchemaIndex& index) {
    const bool value = m.kind == MentionKind::kValue && m.found;
    if ((m.kind != MentionKind::kTable && m.kind != MentionKind::kColumn && !value) ||
        m.score < kSureName)
      return;
    for (uint32_t t = m.begin; t < m.end; ++t) named_[t] = true;
    const uint32_t last = m.end - 1;
    if (value) values_[last] = true;
    if (value && m.end == m.begin + 1 && !index.column_roles(m.table, m.column).naming)
      kinds_[last] = true;
    if (m.kind == MentionKind::kTable) tables_[last] = true;
    if (m.kind != MentionKind::kColumn || m.expression != kNone) return;
    const auto roles = index.column_roles(m.table, m.column);
    if (roles.temporal) dates_[last] = true;
    if (roles.measure) amounts_[last] = true;
  }

  bool is(uint32_t t, std::span<const std::string_view> words) const {
    return t < tokens_.size() && !tokens_[t].quoted && text::is_one_of(tokens_[t].folded, words);
  }
  bool is(uint32_t t, std::string_view word) const {
    return t < tokens_.size() && !tokens_[t].quoted && tokens_[t].folded == word;
  }
  // The noun phrase ends with token t: no noun follows.
  bool closes(uint32_t t) const {
    return t + 1 >= tokens_.size() || tokens_[t + 1].punctuation ||
           (!named_[t + 1] && filler(tokens_[t + 1].folded) >= 0.5F);
  }
  bool repeats_date(uint32_t t) const {
    return is(t, kRepeatedDateNouns) && t > 0 && dates_[t - 1];
  }
  bool repeats_amount(uint32_t t) const {
    return is(t, kRepeatedAmountNouns) && t > 0 && amounts_[t - 1] && closes(t);
  }
  bool repeats_row(uint32_t t) const {
    return is(t, kRepeatedRowNouns) && t > 0 && tables_[t - 1] && closes(t);
  }
  // "Gold status", "on an external basis"
  bool repeats_value(uint32_t t) const {
    return is(t, kRepeatedValueNouns) && t > 0 && values_[t - 1] && closes(t);
  }
  // "players shown a red card": what the stored kind before it is of, after a table that is named.
  // Where none is, it names the rows: "parking tickets".
  bool completes_kind(uint32_t t) const {
    const std::string& word = tokens_[t].folded;
    if (t < 2 || !kinds_[t - 1] || word.size() < 3 || !closes(t) || filler(word) > 0 ||
        is_relational_verb(tokens_[t].lemma) ||
        std::any_of(std::begin(kAdjectiveEndings), std::end(kAdjectiveEndings),
                    [&](std::string_view ending) { return word.ends_with(ending); }))
      return false;
    for (uint32_t before = 0; before + 1 < t; ++before)
      if (tables_[before]) return true;
    return false;
  }
  bool is_trailing_adjective(uint32_t t) const {
    return is(t, kTrailingAdjectives) && t > 0 && named_[t - 1] && closes(t);
  }
  bool is_place(uint32_t t) const {
    if (t < 2 || !closes(t) || !named_[t - 2]) return false;
    for (const auto& [preposition, place] : kPlacePhrases)
      if (is(t, place) && is(t - 1, preposition)) return true;
    return false;
  }
  // "children who have left the group"
  bool is_left_group(uint32_t t) const {
    return t > 2 && is(t, kLeftGroups) && (is(t - 1, "the") || is(t - 1, "our")) &&
           is_joining_verb(tokens_[t - 2].folded) && closes(t);
  }

  std::span<const Token> tokens_;
  // For each token: has a meaning in this schema; ends a stored value, a column of
  // dates, a measure, a table.
  std::vector<bool> named_, values_, kinds_, dates_, amounts_, tables_;
};

}  // namespace

void add_redundant_nouns(std::span<const Token> tokens, const SchemaIndex& index,
                         std::vector<Mention>& mentions) {
  const RedundantNouns nouns(tokens, index, mentions);
  for (uint32_t t = 0; t < tokens.size(); ++t)
    if (nouns.at(t)) mentions.push_back(filler_mention(t, 1));
}

}  // namespace ask::engine
