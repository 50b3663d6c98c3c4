#include "agent/engine/parse/arcs.h"

#include <algorithm>

namespace ask::engine {
namespace {

bool same_arc(const Mention& a, const Arc& b) {
  return a.end == b.end && a.kind == b.kind && (a.kind != MentionKind::kCue || a.cue == b.cue) &&
         a.kind != MentionKind::kNumber && a.kind != MentionKind::kDate;
}

void add_arcs_at(const Lattice& lattice, uint32_t token, Arcs& arcs) {
  const size_t first = arcs.all.size();
  std::vector<std::vector<uint32_t>> members;
  for (uint32_t m = lattice.first_at[token]; m < lattice.first_at[token + 1]; ++m) {
    const Mention& mention = lattice.mentions[m];
    if (mention.kind == MentionKind::kFiller) {
      arcs.filler[token] = std::max(arcs.filler[token], mention.score);
      continue;
    }
    size_t at = first;
    while (at < arcs.all.size() && !same_arc(mention, arcs.all[at])) ++at;
    if (at == arcs.all.size()) {
      arcs.all.push_back({static_cast<uint16_t>(mention.begin), static_cast<uint16_t>(mention.end),
                          mention.kind, mention.cue, mention.score, 0, 0});
      members.emplace_back();
    }
    members[at - first].push_back(m);
    arcs.all[at].score = std::max(arcs.all[at].score, mention.score);
  }
  for (size_t i = 0; i < members.size(); ++i) {
    Arc& arc = arcs.all[first + i];
    std::stable_sort(members[i].begin(), members[i].end(), [&](uint32_t a, uint32_t b) {
      return lattice.mentions[a].score > lattice.mentions[b].score;
    });
    arc.first = static_cast<uint32_t>(arcs.mention_ids.size());
    arc.count = static_cast<uint32_t>(members[i].size());
    arcs.mention_ids.insert(arcs.mention_ids.end(), members[i].begin(), members[i].end());
  }
}

}  // namespace

std::string Arcs::text(const Arc& arc) const {
  std::string out;
  for (size_t i = arc.begin; i < arc.end; ++i) {
    if (!out.empty()) out += ' ';
    out += token(i).text;
  }
  return out;
}

bool Arcs::says(const Arc& arc, std::span<const std::string_view> words) const {
  for (size_t i = arc.begin; i < arc.end; ++i)
    for (const std::string_view word : words)
      if (token(i).folded == word || token(i).lemma == word) return true;
  return false;
}

Arcs make_arcs(const Lattice& lattice) {
  Arcs arcs;
  arcs.lattice = &lattice;
  const auto n = static_cast<uint32_t>(std::min(lattice.tokens.size(), kMostTokens));
  arcs.filler.assign(lattice.tokens.size(), 0);
  arcs.classes.reserve(lattice.tokens.size());
  for (const Token& token : lattice.tokens)
    arcs.classes.push_back(token.quoted ? uint16_t{0} : grammatical_classes(token.folded));
  for (uint32_t i = 0; i < n; ++i) {
    arcs.first_at.push_back(static_cast<uint16_t>(arcs.all.size()));
    add_arcs_at(lattice, i, arcs);
  }
  arcs.first_at.push_back(static_cast<uint16_t>(arcs.all.size()));
  std::erase_if(arcs.all, [&](const Arc& arc) { return arc.end > n; });
  arcs.first_at.assign(n + 1, 0);
  size_t first = 0;
  for (uint32_t i = 0; i <= n; ++i) {
    while (first < arcs.all.size() && arcs.all[first].begin < i) ++first;
    arcs.first_at[i] = static_cast<uint16_t>(first);
  }
  return arcs;
}

bool ends_in_group(const Arcs& arcs) {
  constexpr float kNamed = 0.9F;
  for (size_t i = 1; i + 1 < arcs.tokens(); ++i) {
    const std::string& word = arcs.token(i).folded;
    const bool per = word == "per";
    if ((!per && word != "by") || arcs.token(i + 1).folded != arcs.token(i + 1).lemma) continue;
    for (const Arc& noun : arcs.beginning_at(i + 1)) {
      const bool ends = per || arcs.ends_at(noun.end);
      if (noun.kind == MentionKind::kTable && ends && noun.score >= kNamed) return true;
    }
  }
  return false;
}

ColumnExpr column_of(const Mention& mention) {
  ColumnExpr c{mention.table, mention.column};
  c.factor_table = mention.factor_table;
  c.factor = mention.factor;
  c.period = mention.period;
  c.adjust = mention.adjust;
  c.less_table = mention.less_table;
  c.shown = mention.shown;
  c.less = mention.less;
  c.expression = mention.expression;
  return c;
}

ColumnExpr best_column(const Arcs& arcs, const Arc& arc) {
  if (arc.kind != MentionKind::kColumn || arc.count == 0) return {};
  return column_of(arcs.mention(arc));
}

}  // namespace ask::engine
