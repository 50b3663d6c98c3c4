#include "agent/engine/link/mistaken_columns.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string_view>

#include "agent/common/words.h"
#include "agent/engine/lexicon/group_words.h"
#include "agent/engine/lexicon/mistaken_words.h"
#include "agent/engine/lexicon/spoken_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/numbers.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

constexpr size_t kSameStart = 4;    // letters that an act and who does it have in common
constexpr float kCalledSo = 0.85F;  // score from which a mention is of the name itself

class MistakenColumns {
 public:
  MistakenColumns(const std::vector<Token>& tokens, const SchemaIndex& index,
                  std::vector<Mention>& mentions)
      : tokens_(tokens), index_(index), mentions_(mentions) {}

  void run() {
    const auto mistaken = [this](const Mention& m) { return is_mistaken(m); };
    std::vector<Mention> kept;  // each is compared with others
    std::remove_copy_if(mentions_.begin(), mentions_.end(), std::back_inserter(kept), mistaken);
    if (kept.size() != mentions_.size()) mentions_ = std::move(kept);
  }

 private:
  bool has_any(const Mention& m, std::span<const std::string_view> words) const {
    return index_.has_any_word(index_.column(m.table, m.column), words);
  }

  bool is_mistaken(const Mention& m) const {
    if (m.kind == MentionKind::kTable) return is_act_of_people(m) || is_kind_of_rows(m);
    if (is_making(m) || is_denied(m)) return true;
    if (m.end != m.begin + 1 || m.score >= kCalledSo || tokens_[m.begin].quoted ||
        m.kind != MentionKind::kColumn || m.column >= index_.columns(m.table))
      return false;
    return is_unit_of_price(m) || is_unit_of_rate(m) || is_figure_of_list(m) ||
           is_date_of_people(m) || is_other_meaning(m);
  }

  // "paid" of "invoices not paid", where "not paid" is read as one state of the same column; not of
  // "not paid in cash" and "are not paid"
  bool is_denied(const Mention& m) const {
    if (m.begin == 0 || (m.kind != MentionKind::kColumn && m.kind != MentionKind::kValue) ||
        tokens_[m.begin - 1].folded != kNegation ||
        (m.end < tokens_.size() && text::is_one_of(tokens_[m.end].folded, kWaysOfPaying)))
      return false;
    if (m.begin > 1 && text::is_one_of(tokens_[m.begin - 2].folded, kBeing)) return false;
    return std::any_of(mentions_.begin(), mentions_.end(), [&](const Mention& state) {
      return state.kind == MentionKind::kValue && state.begin + 1 == m.begin &&
             state.end == m.end && state.table == m.table && state.column == m.column;
    });
  }

  // "vans made before 2018": when, and not the make
  bool is_making(const Mention& m) const {
    return m.kind == MentionKind::kColumn && m.column < index_.columns(m.table) &&
           tokens_[m.end - 1].folded == kMadeForm && m.end < tokens_.size() &&
           text::is_one_of(tokens_[m.end].folded, kBeforePeriods) &&
           index_.has_word(index_.column(m.table, m.column), kMakeNoun) &&
           !has_any(m, {&kMadeForm, 1});
  }

  // "applications under review" as the applicants
  bool is_act_of_people(const Mention& m) const {
    if (m.end != m.begin + 1 || m.score >= 1 || tokens_[m.begin].quoted) return false;
    const auto& words = index_.table(m.table).words;
    if (words.empty() || !has_any_ending(tokens_[m.begin].lemma, kEndingsOfActs)) return false;
    const std::string& people = index_.word(words.back()).lemma;
    return keeps_people(index_, m.table) && has_any_ending(people, kEndingsOfDoers) &&
           people.substr(0, kSameStart) == tokens_[m.begin].lemma.substr(0, kSameStart);
  }

  // "different vaccines" as rows of vaccinations, which have a column vaccine
  bool is_kind_of_rows(const Mention& m) const {
    if (m.begin == 0 || m.score >= 1 || tokens_[m.begin].quoted ||
        !text::is_one_of(tokens_[m.begin - 1].folded, kKindAdjectives))
      return false;
    return std::any_of(mentions_.begin(), mentions_.end(), [&](const Mention& other) {
      return other.kind == MentionKind::kColumn && other.table == m.table &&
             other.begin == m.begin && other.end == m.end && other.score > m.score;
    });
  }

  static bool has_any_ending(std::string_view word, std::span<const std::string_view> endings) {
    return std::any_of(endings.begin(), endings.end(),
                       [&](std::string_view ending) { return word.ends_with(ending); });
  }

  // "more than 10 units" of unit_price
  bool is_unit_of_price(const Mention& m) const {
    const Token& token = tokens_[m.begin];
    return text::is_one_of(token.lemma, kGoodsPieces) && has_plural_suffix(token.folded) &&
           has_any(m, kPriceColumns) && has_any(m, kGoodsPieces);
  }

  // "less than 20 kg" of cost_per_kg
  bool is_unit_of_rate(const Mention& m) const {
    if (m.begin == 0 || !number_at(tokens_, m.begin - 1)) return false;
    const Token& token = tokens_[m.begin];
    const UnitId unit = unit_named(token.folded);
    const auto& words = index_.column(m.table, m.column).words;
    for (size_t i = 1; i < words.size(); ++i) {
      const std::string& word = index_.word(words[i]).lemma;
      if (index_.word(words[i - 1]).text == "per" &&
          (word == token.lemma || (unit != kNoUnit && unit_named(word) == unit)))
        return true;
    }
    return false;
  }

  // "minimum, maximum and average number of berths", where another column is called max_depth
  bool is_figure_of_list(const Mention& m) const {
    if (!text::is_one_of(tokens_[m.begin].folded, kFigureWords)) return false;
    const size_t next = m.end;
    return next + 1 < tokens_.size() && text::equals_any(tokens_[next].folded, ",", "and") &&
           (text::is_one_of(tokens_[next + 1].folded, kFigureWords) ||
            tokens_[next + 1].folded == "and");
  }

  // "members who have never paid" as the dates on which they joined
  bool is_date_of_people(const Mention& m) const {
    return index_.column_roles(m.table, m.column).temporal &&
           text::is_one_of(tokens_[m.begin].lemma, kBelongingPeople);
  }

  // "what is the salary of Ann" as a fee, "when is her birthday" as the start of her tenancy
  bool is_other_meaning(const Mention& m) const {
    const std::string& word = tokens_[m.begin].lemma;
    for (const NarrowMeaning& narrow : kNarrowMeanings)
      if (text::is_one_of(word, narrow.asked) && !has_any(m, narrow.stored)) return true;
    return false;
  }

  const std::vector<Token>& tokens_;
  const SchemaIndex& index_;
  std::vector<Mention>& mentions_;
};

// "number of jobs" counts the rows, also where they have a quantity; "paid" means the payments,
// where there are any, and not the pay of people or the price of something else.
void drop_columns_beside_rows(const std::vector<Token>& tokens, const SchemaIndex& index,
                              std::vector<Mention>& mentions) {
  constexpr float kOwnWord = 0.9F;
  std::vector<uint32_t> counted(tokens.size(), kNone);  // by "number", the rows
  std::vector<uint32_t> paid(tokens.size(), kNone);     // the payments
  for (const Mention& m : mentions) {
    if (m.kind != MentionKind::kTable) continue;
    if (m.begin >= 2 && m.score >= kOwnWord && tokens[m.begin - 1].folded == "of" &&
        text::is_one_of(tokens[m.begin - 2].folded, kTallyNames))
      counted[m.begin - 2] = m.table;
    if (m.end == m.begin + 1 && text::is_one_of(tokens[m.begin].folded, kPayingForms))
      paid[m.begin] = m.table;
  }
  std::erase_if(mentions, [&](const Mention& m) {
    if (m.kind != MentionKind::kColumn || m.end != m.begin + 1) return false;
    const bool synonym = m.match == MatchKind::kSynonym;
    const bool other = paid[m.begin] != kNone && paid[m.begin] != m.table;
    return (synonym && counted[m.begin] == m.table) ||
           (other && (synonym || keeps_people(index, m.table)));
  });
}

}  // namespace

void drop_mistaken_columns(const std::vector<Token>& tokens, const SchemaIndex& index,
                           std::vector<Mention>& mentions) {
  MistakenColumns(tokens, index, mentions).run();
  drop_columns_beside_rows(tokens, index, mentions);
}

}  // namespace ask::engine
