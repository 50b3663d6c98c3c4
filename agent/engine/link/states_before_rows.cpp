#include "agent/engine/link/states_before_rows.h"

#include <algorithm>
#include <optional>
#include <string>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/link/value_columns.h"
#include "agent/engine/text/dates.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kOwnWord = 0.9F, kNoun = 0.75F, kTaken = 0.88F;

class StatesBeforeRows {
 public:
  StatesBeforeRows(std::span<const Token> tokens, const db::Catalog& catalog,
                   const SchemaIndex& index, std::vector<Mention>& mentions)
      : tokens_(tokens), catalog_(catalog), index_(index), mentions_(mentions) {}

  void run() {
    std::optional<bool> dated;  // asked for the first date of a state
    for (uint32_t t = 0; t + 1 < tokens_.size(); ++t) {
      if (tokens_[t].quoted || tokens_[t].capitalised || asks_for_it(t)) continue;
      uint32_t table = kNone, column = kNone;
      if (!only_state(t, table, column)) continue;
      const std::string holds = true_value(catalog_.tables[table].columns[column]);
      if (holds.empty()) {
        if (!index_.column_roles(table, column).temporal ||
            !(has_happened(tokens_[t].folded) || is_known(t, table)))
          continue;
        if (!dated) dated = mentions_time();
        if (*dated) continue;
      }
      take(t, table, column, holds);
    }
  }

 private:
  // The value of a boolean column that holds; "" of any other.
  static std::string true_value(const db::Column& column) {
    const db::ColumnStatistics& s = column.statistics;
    return s.distinct == 2 ? truth_value(s, true) : std::string();
  }

  // "returned": the date of it is known. "open" is not a state of what was opened.
  static bool has_happened(const std::string& word) {
    const auto events = event_states(word);
    return has_past_suffix(word) || std::any_of(events.begin(), events.end(),
                                                [](const EventState& e) { return e.happened; });
  }

  // A stored state of the table, or one by its dates, that is linked already.
  bool is_known(uint32_t t, uint32_t table) const {
    return std::any_of(mentions_.begin(), mentions_.end(), [&](const Mention& m) {
      return m.kind == MentionKind::kValue && m.begin == t && m.table == table && m.found;
    });
  }

  // True if the question mentions a date or a period, which may be that of the state: "cancelled
  // orders in 2024".
  bool mentions_time() const {
    for (uint32_t t = 0; t < tokens_.size(); ++t)
      if (text::is_one_of(tokens_[t].lemma, kPeriodNouns) ||
          text::is_one_of(tokens_[t].lemma, kDateNouns) ||
          text::is_one_of(tokens_[t].lemma, kTemporalWords) || month(tokens_[t].folded) > 0 ||
          date_at(tokens_, t))
        return true;
    return false;
  }

  // "by active employees" may be a group.
  bool asks_for_it(uint32_t t) const {
    return t > 0 && text::is_one_of(tokens_[t - 1].folded, {"by", "per", "each", "whose"});
  }

  bool names_rows(uint32_t at, uint32_t table) const {
    return std::any_of(mentions_.begin(), mentions_.end(), [&](const Mention& m) {
      if (m.begin != at || m.table != table) return false;
      const bool sort =  // "broken microphones": rows of the type 'microphone'
          m.kind == MentionKind::kValue && m.found && !m.inside && m.end == at + 1 &&
          m.end == tokens_.size() && tokens_[at].folded != tokens_[at].lemma;
      return sort || (m.kind == MentionKind::kTable && m.score >= kNoun);
    });
  }

  static bool covers(const Mention& m, uint32_t t) {
    return m.kind == MentionKind::kColumn && m.begin == t && m.end <= t + 2;
  }

  // The only column of one word that the token names, of the table that the next token names.
  bool only_state(uint32_t t, uint32_t& table, uint32_t& column) const {
    for (const Mention& m : mentions_) {
      if (!covers(m, t) || m.end != t + 1 || m.score < kOwnWord || m.rest_column != kNone ||
          index_.column(m.table, m.column).parts > 2 || !names_rows(t + 1, m.table))
        continue;
      if (table != kNone && (table != m.table || column != m.column)) return false;
      table = m.table, column = m.column;
    }
    return table != kNone;
  }

  void take(uint32_t t, uint32_t table, uint32_t column, const std::string& holds) {
    std::erase_if(mentions_, [&](const Mention& m) {
      return covers(m, t) && m.table == table && m.column == column;
    });
    if (is_known(t, table)) return;
    Mention state;
    state.begin = t;
    state.end = t + 1;
    state.kind = MentionKind::kValue;
    state.match = MatchKind::kExact;
    state.score = kTaken;
    state.table = table;
    state.column = column;
    state.text = holds;
    if (holds.empty()) state.null_test = NullTest::kPresent;
    mentions_.push_back(std::move(state));
  }

  std::span<const Token> tokens_;
  const db::Catalog& catalog_;
  const SchemaIndex& index_;
  std::vector<Mention>& mentions_;
};

}  // namespace

void take_states_before_rows(std::span<const Token> tokens, const db::Catalog& catalog,
                             const SchemaIndex& index, std::vector<Mention>& mentions) {
  StatesBeforeRows(tokens, catalog, index, mentions).run();
}

}  // namespace ask::engine
