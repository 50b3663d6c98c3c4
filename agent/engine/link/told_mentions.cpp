#include "agent/engine/link/told_mentions.h"

#include <algorithm>

#include "agent/engine/link/value_columns.h"

namespace ask::engine {
namespace {

constexpr float kToldScore = 0.88F, kToldRows = 0.55F, kToldBesides = 0.5F, kToldKind = 0.75F;

// How near the rows of the table are to those that the question names.
enum class Nearness : uint8_t { kFar, kRefers, kStates, kDescribed, kNamed };

class ToldMentions {
 public:
  ToldMentions(const db::Catalog& catalog, const SchemaIndex& index,
               std::vector<Mention>& mentions)
      : catalog_(catalog), index_(index), mentions_(mentions) {}

  void add(uint32_t token, const SaidInstead& told) {
    std::erase_if(mentions_, [&](const Mention& m) { return m.begin <= token && token < m.end; });
    std::vector<Nearness> near;
    for (const StoredState& one : told.stored) near.push_back(nearness(one.column.table));
    const auto best = std::max_element(near.begin(), near.end());
    const StoredState& state = told.stored[static_cast<size_t>(best - near.begin())];
    if (*best == Nearness::kFar || std::count(near.begin(), near.end(), *best) > 1 ||
        (told.never && *best == Nearness::kRefers) || (told.weak && *best != Nearness::kNamed))
      return;
    if (!state.doubtful && !said_besides(state)) mentions_.push_back(mention(token, state));
  }

 private:
  Nearness nearness(uint32_t table) const {
    Nearness out = Nearness::kFar;
    for (const Mention& m : mentions_) {
      if (m.kind == MentionKind::kValue && m.table == table && m.score >= kToldKind)
        out = std::max(out, Nearness::kDescribed);  // "flats that come with furniture"
      if (m.kind != MentionKind::kTable || m.score < kToldRows) continue;
      if (m.table == table) return Nearness::kNamed;
      if (index_.code_table(table) != nullptr &&
          catalog_.refers(catalog_.tables[m.table], catalog_.tables[table]))
        out = std::max(out, Nearness::kStates);
      if (catalog_.refers(catalog_.tables[table], catalog_.tables[m.table]))
        out = std::max(out, Nearness::kRefers);
    }
    return out;
  }

  // Other words say which value of the column is meant: "quotes that they haven't said yes to".
  bool said_besides(const StoredState& state) const {
    return std::any_of(mentions_.begin(), mentions_.end(), [&](const Mention& m) {
      return m.kind == MentionKind::kValue && m.score >= kToldBesides &&
             m.table == state.column.table && m.column == state.column.column;
    });
  }

  Mention mention(uint32_t token, const StoredState& state) const {
    Mention out;
    out.begin = token;
    out.end = token + 1;
    out.kind = MentionKind::kValue;
    out.match = MatchKind::kExact;
    out.score = kToldScore;
    out.table = state.column.table;
    out.column = state.column.column;
    if (state.kind == StoredState::Kind::kText) out.text = state.value;
    if (state.kind == StoredState::Kind::kFlag)
      out.text = truth_value(
          catalog_.tables[out.table].columns[out.column].statistics, state.holds);
    if (state.kind == StoredState::Kind::kDate)
      out.null_test = state.holds ? NullTest::kPresent : NullTest::kMissing;
    return out;
  }

  const db::Catalog& catalog_;
  const SchemaIndex& index_;
  std::vector<Mention>& mentions_;
};

}  // namespace

void add_told_states(const std::vector<Token>& tokens, std::span<const SaidInstead> told,
                     const db::Catalog& catalog, const SchemaIndex& index,
                     std::vector<Mention>& mentions) {
  for (const SaidInstead& one : told)
    for (uint32_t t = 0; t < tokens.size(); ++t)
      if (tokens[t].folded == one.word) ToldMentions(catalog, index, mentions).add(t, one);
}

}  // namespace ask::engine
