#include "agent/reason/builtin/linker_schema.h"

#include <algorithm>

#include "agent/reason/builtin/lexicon.h"
#include "agent/reason/builtin/linker_match.h"

namespace ask::builtin {
namespace {

constexpr float kTail = 0.35F;       // mentions so much worse than the best of their span go
constexpr size_t kMostColumns = 24;  // of one span
constexpr size_t kMostTables = 8;

std::vector<Hit> find_hits(std::span<const Token> tokens, const SchemaIndex& index) {
  std::vector<Hit> hits;
  for (uint32_t i = 0; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    if (!can_name(token)) continue;
    for (const auto& similar : index.similar(token.folded, token.lemma, token.stem))
      for (const auto& posting : index.postings(similar.word))
        hits.push_back({posting.item, i, posting.position, similar.score});
  }
  std::sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) {
    if (a.item != b.item) return a.item < b.item;
    if (a.token != b.token) return a.token < b.token;
    return a.score != b.score ? a.score > b.score : a.position < b.position;
  });
  return hits;
}

void add_mention(uint32_t begin, uint32_t end, const SchemaItem& item, float score,
                 std::vector<Mention>& out) {
  Mention mention;
  mention.begin = begin;
  mention.end = end;
  mention.kind = item.column == kNone ? MentionKind::kTable : MentionKind::kColumn;
  mention.score = score;
  mention.table = item.table;
  mention.column = item.column == kNone ? 0 : item.column;
  out.push_back(std::move(mention));
}

// One word for a name of several ("hometown" for home_town), or two for a name of one.
void add_joined(std::span<const Token> tokens, const SchemaIndex& index,
                std::vector<Mention>& out) {
  const auto add = [&](uint32_t begin, uint32_t end, std::string_view letters, float score) {
    for (const uint32_t i : index.joined(letters))
      add_mention(begin, end, index.items()[i], score, out);
  };
  for (uint32_t i = 0; i < tokens.size(); ++i) {
    if (!can_name(tokens[i])) continue;
    add(i, i + 1, tokens[i].folded, 0.98F);
    if (tokens[i].lemma != tokens[i].folded) add(i, i + 1, tokens[i].lemma, 0.95F);
    std::string letters = tokens[i].folded;
    for (uint32_t j = i + 1; j < tokens.size() && j < i + 4 && can_name(tokens[j]); ++j) {
      const std::string base = letters + tokens[j].lemma;
      letters += tokens[j].folded;
      add(i, j + 1, letters, 0.98F);
      if (base != letters) add(i, j + 1, base, 0.95F);
    }
  }
}

// A compound for a name of its parts: "birthday" for birth_date.
void add_compounds(std::span<const Token> tokens, const SchemaIndex& index,
                   std::vector<Mention>& out) {
  for (uint32_t i = 0; i < tokens.size(); ++i) {
    const auto parts = compound_words(tokens[i].lemma);
    if (parts.empty() || tokens[i].quoted) continue;
    for (const auto& first : index.similar(parts[0], parts[0], parts[0])) {
      if (first.score < 0.9F) break;
      for (const auto& posting : index.postings(first.word)) {
        const SchemaItem& item = index.items()[posting.item];
        if (!index.has_word(item, parts[1])) continue;
        const auto share = 2.0F / static_cast<float>(std::max<size_t>(2, item.words.size()));
        add_mention(i, i + 1, item, 0.95F * (0.45F + 0.55F * share), out);
      }
    }
  }
}

bool same_span(const Mention& a, const Mention& b) {
  return a.begin == b.begin && a.end == b.end && a.kind == b.kind;
}

// One mention for each item and span; of each span only the best, those of tables that the
// question names elsewhere first.
void prune(std::vector<Mention>& mentions, size_t tables) {
  std::vector<float> named(tables, 0);
  for (const Mention& m : mentions)
    if (m.kind == MentionKind::kTable) named[m.table] = std::max(named[m.table], m.score);
  const auto rank = [&](const Mention& m) {
    return m.kind == MentionKind::kTable ? m.score : m.score + 0.2F * named[m.table];
  };
  std::sort(mentions.begin(), mentions.end(), [&](const Mention& a, const Mention& b) {
    if (a.begin != b.begin) return a.begin < b.begin;
    if (a.end != b.end) return a.end < b.end;
    if (a.kind != b.kind) return a.kind < b.kind;
    if (rank(a) != rank(b)) return rank(a) > rank(b);
    if (a.table != b.table) return a.table < b.table;
    return a.column < b.column;
  });
  std::vector<Mention> kept;
  kept.reserve(mentions.size());
  size_t first = 0;  // of this span, in `kept`
  float best = 0;
  for (Mention& m : mentions) {
    if (kept.empty() || !same_span(kept.back(), m)) first = kept.size(), best = 0;
    best = std::max(best, m.score);
    const size_t most = m.kind == MentionKind::kTable ? kMostTables : kMostColumns;
    if (kept.size() - first >= most || m.score < best - kTail) continue;
    const bool twice =
        std::any_of(kept.begin() + static_cast<std::ptrdiff_t>(first), kept.end(),
                    [&](const Mention& k) { return k.table == m.table && k.column == m.column; });
    if (!twice) kept.push_back(std::move(m));
  }
  mentions = std::move(kept);
}

}  // namespace

void add_schema_mentions(std::span<const Token> tokens, const SchemaIndex& index,
                         std::vector<Mention>& out) {
  const std::vector<Hit> hits = find_hits(tokens, index);
  std::vector<Mention> found;
  ItemMatcher matcher(tokens, index, found);
  std::span<const Hit> owner;
  for (size_t from = 0; from < hits.size();) {
    size_t to = from;
    while (to < hits.size() && hits[to].item == hits[from].item) ++to;
    const std::span<const Hit> group(hits.data() + from, to - from);
    const SchemaItem& item = index.items()[hits[from].item];
    if (item.column == kNone) owner = group;
    const bool same_table = !owner.empty() && index.items()[owner[0].item].table == item.table;
    matcher.match(item, group, item.column != kNone && same_table ? owner : std::span<const Hit>{});
    from = to;
  }
  add_joined(tokens, index, found);
  add_compounds(tokens, index, found);
  prune(found, index.tables());
  out.insert(out.end(), std::make_move_iterator(found.begin()),
             std::make_move_iterator(found.end()));
}

}  // namespace ask::builtin
