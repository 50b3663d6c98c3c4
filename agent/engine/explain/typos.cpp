#include "agent/engine/explain/typos.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/explain/provenance_links.h"
#include "agent/engine/lexicon/harmless_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/link/harmless_mentions.h"

namespace ask::engine {
namespace {

// The correction of an arc that was linked by a typo; without `matched` if it was not.
Typo typo_of(const Interpretation& in, const Candidate& candidate, ArcId id) {
  const Arcs& arcs = in.arcs();
  const Arc& arc = arcs[id];
  if (!is_schema_arc(arc)) return {};
  const Mention& mention = *link_of(in, candidate, id).mention;
  if (mention.match != MatchKind::kTypo) return {};
  if (arc.kind == MentionKind::kValue) return {arcs.text(arc), mention.text};
  if (mention.word == kNone) return {};
  return {arcs.token(mention.weakest).text, in.column_facts().index().word(mention.word).text};
}

}  // namespace

std::vector<Typo> typos(const Interpretation& in, const Candidate& candidate) {
  std::vector<Typo> out;
  for (const ArcId id : in.arcs_read(candidate))
    if (Typo typo = typo_of(in, candidate, id); !typo.matched.empty())
      out.push_back(std::move(typo));
  const Lattice& lattice = in.lattice();
  const auto mentioned = [](const Token& token) {
    const std::string& word = token.folded;
    return (is_container(word) || is_record(word) || is_truism(word)) && word != kSoleAdjective;
  };
  if (std::none_of(lattice.tokens.begin(), lattice.tokens.end(), mentioned)) return out;
  for (const uint32_t t :
       harmless_words(lattice.tokens, in.column_facts().index(), lattice.mentions))
    if (mentioned(lattice.tokens[t])) out.push_back({lattice.tokens[t].text, ""});
  return out;
}

std::string describe(const std::vector<Typo>& typos) {
  std::vector<std::string> matched, left_out;
  for (const Typo& typo : typos) {
    const std::string written = fmt::format("\"{}\"", text::repaired_utf8(typo.written));
    if (typo.matched.empty())
      left_out.push_back(written);
    else
      matched.push_back(fmt::format("{} as \"{}\"", written, text::repaired_utf8(typo.matched)));
  }
  std::vector<std::string> parts;
  if (!matched.empty()) parts.push_back("taking " + text::joined(matched, ", "));
  if (!left_out.empty()) parts.push_back("leaving out " + text::joined(left_out, ", "));
  return text::joined(parts, ", ");
}

}  // namespace ask::engine
