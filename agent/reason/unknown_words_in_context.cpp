#include "agent/reason/unknown_words_in_context.h"

#include <algorithm>
#include <span>

#include "agent/common/words.h"
#include "agent/engine/engine.h"
#include "agent/engine/explain/abstention.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/text/morphology.h"

namespace ask::reason {
namespace {

bool ends_clause(std::span<const engine::Token> tokens, size_t at) {
  return at >= tokens.size() || tokens[at].punctuation || engine::filler(tokens[at].folded) > 0 ||
         text::is_one_of(tokens[at].folded, {"per", "by", "of", "for", "in", "with"});
}

bool names_table(const engine::Lattice& lattice, size_t at) {
  return std::any_of(
      lattice.mentions.begin(), lattice.mentions.end(), [&](const engine::Mention& m) {
        return m.kind == engine::MentionKind::kTable && m.begin == at && m.score >= 0.9F;
      });
}

// `first`: the first of the unknown words in a row that end with the one at `at`.
std::string_view kind_of(const engine::Lattice& lattice, size_t first, size_t at) {
  const std::vector<engine::Token>& tokens = lattice.tokens;
  if (names_table(lattice, at + 1)) return "value";
  if (first == 0) return "";
  const std::string& before = tokens[first - 1].folded;
  if (!ends_clause(tokens, at + 1)) return "";
  if (text::is_one_of(before, engine::kBeforePredicate)) return "value";
  if (before == "total" || text::is_one_of(before, engine::kAggregateWords)) return "column";
  const bool counted = before == "many" || before == "which" || before == "list" || before == "all";
  const engine::Token& word = tokens[at];
  return counted && engine::is_plural_of(word.folded, word.lemma) ? "table" : "";
}

}  // namespace

std::vector<UnknownWordInContext> unknown_words_in_context(const Ask& ask,
                                                           engine::EngineCache& cache) {
  const engine::Interpretation in(ask.question, ask.snapshot, cache.get(ask.snapshot));
  const engine::Confidence best = in.confidence(0);
  const engine::Lattice& lattice = in.lattice();
  std::vector<UnknownWordInContext> out;
  size_t from = 0, first = 0, last = lattice.tokens.size();
  for (std::string& word : engine::unknown_words(in, in.candidates().empty() ? nullptr : &best)) {
    size_t at = from;
    while (at < lattice.tokens.size() && lattice.tokens[at].text != word) ++at;
    const bool found = at < lattice.tokens.size();
    const bool joined = found && at > 0 && at - 1 == last;
    if (joined) out.back().joined = true;
    if (!joined) first = at;
    out.push_back({std::move(word), found ? kind_of(lattice, first, at) : ""});
    if (!found) continue;
    last = at;
    from = at + 1;
  }
  return out;
}

}  // namespace ask::reason
