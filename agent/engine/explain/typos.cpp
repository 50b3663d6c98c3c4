#include "agent/engine/explain/typos.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/explain/provenance_links.h"
#include "agent/engine/lexicon/harmless_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/link/harmless_mentions.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kMostTypos = 2, kShortestTypo = 4;  // in a word; letters of it

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

// The words of a stored value that respell_names() corrected.
void add_respelt(const Arcs& arcs, const Arc& value, std::string_view question,
                 std::vector<Typo>& out) {
  for (uint32_t t = value.begin; t < value.end; ++t) {
    const Token& token = arcs.token(t);
    if (token.source.end > question.size() || token.source.empty() || token.quoted) continue;
    const auto written = question.substr(token.source.begin, token.source.end - token.source.begin);
    const std::string folded = text::folded(written);
    if (folded.size() >= kShortestTypo && folded != token.folded && lemma(folded) != token.lemma &&
        text::edit_distance(folded, token.folded, kMostTypos) <= kMostTypos)
      out.push_back({std::string(written), token.text});
  }
}

}  // namespace

std::vector<Typo> typos(const Interpretation& in, const Candidate& candidate,
                        std::string_view question) {
  std::vector<Typo> out;
  for (const ArcId id : in.arcs_read(candidate)) {
    if (in.arcs()[id].kind == MentionKind::kValue)
      add_respelt(in.arcs(), in.arcs()[id], question, out);
    if (Typo typo = typo_of(in, candidate, id); !typo.matched.empty())
      out.push_back(std::move(typo));
  }
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
