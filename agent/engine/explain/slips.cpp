#include "agent/engine/explain/slips.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/explain/provenance_links.h"
#include "agent/engine/lexicon/harmless_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/link/harmless_words.h"

namespace ask::engine {
namespace {

// The correction of an arc that was linked by a typo; without `taken` if it was not.
Slip slip_of(const Interpretation& in, const Candidate& candidate, ArcId id) {
  const Arcs& arcs = in.arcs();
  const Arc& arc = arcs[id];
  if (!is_named(arc)) return {};
  const Mention& mention = *link_of(in, candidate, id).mention;
  if (mention.match != MatchKind::kSlip) return {};
  if (arc.kind == MentionKind::kValue) return {arcs.text(arc), mention.text};
  if (mention.word == kNone) return {};
  return {arcs.token(mention.weakest).text, in.column_facts().index().word(mention.word).text};
}

}  // namespace

std::vector<Slip> slips(const Interpretation& in, const Candidate& candidate) {
  std::vector<Slip> out;
  for (const ArcId id : in.arcs_read(candidate))
    if (Slip slip = slip_of(in, candidate, id); !slip.taken.empty()) out.push_back(std::move(slip));
  const Lattice& lattice = in.lattice();
  const auto told = [](const Token& token) {
    const std::string& word = token.folded;
    return (is_container(word) || is_record(word) || is_truism(word)) && word != kSoleAdjective;
  };
  if (std::none_of(lattice.tokens.begin(), lattice.tokens.end(), told)) return out;
  for (const uint32_t t :
       harmless_words(lattice.tokens, in.column_facts().index(), lattice.mentions))
    if (told(lattice.tokens[t])) out.push_back({lattice.tokens[t].text, ""});
  return out;
}

std::string told(const std::vector<Slip>& slips) {
  std::vector<std::string> taken, left;
  for (const Slip& s : slips) {
    const std::string said = fmt::format("\"{}\"", text::repaired_utf8(s.said));
    if (s.taken.empty())
      left.push_back(said);
    else
      taken.push_back(fmt::format("{} as \"{}\"", said, text::repaired_utf8(s.taken)));
  }
  std::vector<std::string> parts;
  if (!taken.empty()) parts.push_back("taking " + text::joined(taken, ", "));
  if (!left.empty()) parts.push_back("leaving out " + text::joined(left, ", "));
  return text::joined(parts, ", ");
}

}  // namespace ask::engine
