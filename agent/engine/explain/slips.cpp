#include "agent/engine/explain/slips.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/lexicon/harmless_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/link/harmless_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kMostSlips = 2;     // edit distance
constexpr size_t kShortestSlip = 5;  // letters
constexpr float kOwnWord = 0.85F;    // a name that scores less is not said in its own words

bool reads_like(std::string_view said, std::string_view taken) {
  return said.size() >= kShortestSlip && text::edit_distance(said, taken, kMostSlips) <= kMostSlips;
}

// The word of a name that a word reads like a misspelling of, whether it was linked as that or as a
// relative of it: "colour" for color, "rented" for rental. "" if it does not.
std::string taken_word(const Arcs& arcs, const Arc& unit, const SchemaIndex& index) {
  const Mention& m = arcs.mention(unit);
  const bool named = unit.kind == MentionKind::kTable || unit.kind == MentionKind::kColumn;
  const bool other = m.match == MatchKind::kAbbreviation || m.match == MatchKind::kDerived ||
                     m.match == MatchKind::kSynonym || m.match == MatchKind::kSlip;
  if (!named || !other || m.word == kNone || unit.score >= kOwnWord || unit.end - unit.begin != 1)
    return "";
  const Token& token = arcs.token(unit.begin);
  const SchemaWord& word = index.word(m.word);
  const std::string &said = token.folded, &taken = word.text;
  if (token.stem == word.stem || said[0] != taken[0] || taken.starts_with(said) ||
      said.starts_with(taken))
    return "";
  return reads_like(said, taken) ? taken : "";
}

// The same of a stored value.
std::string taken_value(const Arcs& arcs, const Arc& unit) {
  const Mention& m = arcs.mention(unit);
  if (unit.kind != MentionKind::kValue || !m.found || !m.rest.empty() ||
      m.match == MatchKind::kExact || m.match == MatchKind::kPart)
    return "";
  const std::string said = db::ValueIndex::normalised(arcs.text(unit));
  const std::string stored = db::ValueIndex::normalised(m.text);
  if (is_plural_of(stored, said) || is_plural_of(said, stored)) return "";
  return reads_like(said, stored) ? m.text : "";
}

}  // namespace

std::vector<Slip> slips(const Interpretation& in, const Candidate& candidate) {
  std::vector<Slip> out;
  const Arcs& arcs = in.arcs();
  std::vector<bool> seen(arcs.tokens(), false);
  for (const Arc& u : arcs.all) {
    if (u.begin >= candidate.state->explained.size() || !candidate.state->explained.test(u.begin) ||
        seen[u.begin])
      continue;
    std::string taken = u.kind == MentionKind::kValue
                            ? taken_value(arcs, u)
                            : taken_word(arcs, u, in.column_facts().index());
    if (taken.empty()) continue;
    seen[u.begin] = true;
    out.push_back({arcs.text(u), std::move(taken)});
  }
  const Lattice& lattice = in.lattice();
  for (const uint32_t t :
       harmless_words(lattice.tokens, in.column_facts().index(), lattice.mentions)) {
    const std::string& word = lattice.tokens[t].folded;
    const bool said = is_container(word) || is_record(word) || is_truism(word);
    if (said && word != kSoleAdjective) out.push_back({lattice.tokens[t].text, ""});
  }
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
