#include "agent/engine/link/listed_values.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_questions.h"

namespace ask::engine {
namespace {

constexpr size_t kShortestList = 3;
constexpr float kListed = 0.9F;

bool joins(const Token& token) {
  return !token.quoted && text::is_one_of(token.folded, {",", "and", "or", "&"});
}

// Between two listed values: "sailed, were delayed", "at the top, in the middle".
bool is_between(const Token& token) {
  return joins(token) || (!token.quoted && text::is_one_of(token.folded, kBetweenListed));
}

bool is_single_value(const Mention& m) {
  return m.kind == MentionKind::kValue && m.found && !m.partial && !m.inside &&
         m.end == m.begin + 1 && m.null_test == NullTest::kNotTested;
}

class Lists {
 public:
  Lists(std::span<const Token> tokens, const db::ValueIndex& values, std::vector<Mention>& mentions)
      : tokens_(tokens), values_(values), mentions_(mentions) {}

  void take() {
    for (size_t i = 0; i < mentions_.size(); ++i) {
      const Mention seed = mentions_[i];
      if (!is_single_value(seed)) continue;
      const std::vector<uint32_t> run = run_around(seed);
      if (run.size() < kShortestList || !is_joined(run)) continue;
      return apply(run, seed.table, seed.column);
    }
  }

 private:
  // The stored value of the column that the word names; empty if it names none.
  std::string stored(uint32_t at, uint32_t table, uint32_t column) const {
    for (const Mention& m : mentions_)
      if (is_single_value(m) && m.begin == at && m.table == table && m.column == column)
        return m.text;
    if (tokens_[at].quoted || tokens_[at].punctuation) return {};
    for (const db::ValueHit& hit : values_.find(db::ValueIndex::normalised(tokens_[at].text)))
      if (hit.table == table && hit.column == column) return std::string(values_.original(hit));
    return {};
  }

  std::vector<uint32_t> run_around(const Mention& seed) const {
    std::vector<uint32_t> run{seed.begin};
    for (uint32_t t = seed.begin; t-- > 0;) {
      if (is_between(tokens_[t])) continue;
      if (stored(t, seed.table, seed.column).empty()) break;
      run.insert(run.begin(), t);
    }
    for (uint32_t t = seed.begin + 1; t < tokens_.size(); ++t) {
      if (is_between(tokens_[t])) continue;
      if (stored(t, seed.table, seed.column).empty()) break;
      run.push_back(t);
    }
    return run;
  }

  bool is_joined(const std::vector<uint32_t>& run) const {
    return std::any_of(tokens_.begin() + run.front(), tokens_.begin() + run.back(), joins);
  }

  void apply(const std::vector<uint32_t>& run, uint32_t table, uint32_t column) {
    std::vector<Mention> listed;
    for (const uint32_t t : run) {
      Mention value;
      value.begin = t;
      value.end = t + 1;
      value.kind = MentionKind::kValue;
      value.match = MatchKind::kExact;
      value.score = kListed;
      value.table = table;
      value.column = column;
      value.text = stored(t, table, column);
      listed.push_back(std::move(value));
    }
    std::erase_if(mentions_, [&](const Mention& m) {
      const bool other = m.kind != MentionKind::kValue ||
                         (m.end == m.begin + 1 && m.table == table && m.column == column);
      return other && std::any_of(run.begin(), run.end(),
                                  [&](uint32_t t) { return m.begin <= t && t < m.end; });
    });
    mentions_.insert(mentions_.end(), listed.begin(), listed.end());
  }

  std::span<const Token> tokens_;
  const db::ValueIndex& values_;
  std::vector<Mention>& mentions_;
};

}  // namespace

void take_listed_values(std::span<const Token> tokens, const db::ValueIndex& values,
                        std::vector<Mention>& mentions) {
  const auto joint = std::count_if(tokens.begin(), tokens.end(), joins);
  if (joint == 0 || std::count_if(mentions.begin(), mentions.end(), is_single_value) < 2) return;
  Lists(tokens, values, mentions).take();
}

}  // namespace ask::engine
