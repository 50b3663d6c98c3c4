#include "agent/engine/explain/slips.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/lexicon/harmless_words.h"
#include "agent/engine/link/harmless_words.h"

namespace ask::engine {
namespace {

constexpr size_t kMostSlips = 2;  // edit distance

bool slipped(std::string_view said, std::string_view meant) {
  return said.size() >= 5 && said[0] == meant[0] &&
         text::edit_distance(said, meant, kMostSlips) <= kMostSlips;
}

// The word of the item's name that the token is a typo of; "" if none, or if the token matches.
std::string meant_word(const SchemaIndex& index, const SchemaItem& item, const Token& token) {
  std::string out;
  for (const uint32_t id : item.words) {
    const SchemaWord& word = index.word(id);
    if (word.lemma == token.lemma || word.stem == token.stem ||
        word.text.starts_with(token.folded) || token.folded.starts_with(word.text))
      return "";
    if (out.empty() && slipped(token.folded, word.text)) out = word.text;
  }
  return out;
}

std::string meant_value(const Arcs& arcs, const Arc& unit) {
  const Mention& m = arcs.mention(unit);
  if (!m.found || m.partial || !m.rest.empty()) return "";
  const std::string said = db::ValueIndex::normalised(arcs.text(unit));
  const std::string stored = db::ValueIndex::normalised(m.text);
  if (said == stored || said + "s" == stored || said == stored + "s") return "";
  return text::edit_distance(said, stored, kMostSlips) <= kMostSlips && said.size() >= 5 ? m.text
                                                                                         : "";
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
    std::string meant;
    if (u.kind == MentionKind::kValue) {
      meant = meant_value(arcs, u);
    } else if ((u.kind == MentionKind::kTable || u.kind == MentionKind::kColumn) &&
               u.score < 0.85F && u.end - u.begin == 1) {
      const Mention& m = arcs.mention(u);
      const SchemaIndex& index = in.column_facts().index();
      meant = meant_word(
          index,
          u.kind == MentionKind::kTable ? index.table(m.table) : index.column(m.table, m.column),
          arcs.token(u.begin));
    }
    if (meant.empty()) continue;
    seen[u.begin] = true;
    out.push_back({arcs.text(u), std::move(meant)});
  }
  const Lattice& lattice = in.lattice();
  for (const uint32_t t :
       harmless_words(lattice.tokens, in.column_facts().index(), lattice.mentions)) {
    const std::string& word = lattice.tokens[t].folded;
    const bool said = is_container(word) || is_record(word) || is_truism(word);
    if (said && word != "single") out.push_back({lattice.tokens[t].text, ""});
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
