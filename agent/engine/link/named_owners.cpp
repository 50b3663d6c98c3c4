#include "agent/engine/link/named_owners.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"

namespace ask::engine {
namespace {

constexpr float kOwnedNoun = 0.9F;   // of the noun of the rows
constexpr float kStoredName = 0.9F;  // of a value as it is stored

bool is_whole_name(const Mention& m) {
  return m.kind == MentionKind::kValue && m.found && !m.partial && !m.inside &&
         m.score >= kStoredName && m.null_test == NullTest::kNotTested;
}

// The end of the noun of the rows that the value at [begin, end) owns: of "albums by <value>" and
// "albums does <value> have". 0 if the words say nothing of the kind.
uint32_t end_of_owned(std::span<const Token> tokens, uint32_t begin, uint32_t end) {
  if (begin > 0 && tokens[begin - 1].folded == "the") --begin;
  if (begin < 2) return 0;
  const std::string& before = tokens[begin - 1].folded;
  if (before == "by") return begin - 1;
  const bool asks = text::is_one_of(before, {"does", "do", "did"}) && end < tokens.size() &&
                    text::is_one_of(tokens[end].folded, {"have", "own"});
  return asks ? begin - 1 : 0;
}

// True if the rows refer to those of `owner`, over at most two tables in between.
bool belongs_to(const db::Catalog& catalog, uint32_t rows, uint32_t owner) {
  std::vector<uint32_t> reached{rows};
  constexpr int kMostSteps = 3;
  size_t from = 0;
  for (int step = 0; step < kMostSteps; ++step) {
    const size_t to = reached.size();
    for (; from < to; ++from)
      for (uint32_t t = 0; t < catalog.tables.size(); ++t)
        if (!contains(reached, t) &&
            catalog.refers(catalog.tables[reached[from]], catalog.tables[t]))
          reached.push_back(t);
    if (contains(reached, owner)) return owner != rows;
  }
  return false;
}

// True if the words of a column stand directly after the name, or before "of" and the name.
bool adjoins(std::span<const Token> tokens, const Mention& name, const Mention& column) {
  uint32_t after = name.end;
  if (after < tokens.size() && text::is_one_of(tokens[after].folded, {"'s", "'"})) ++after;
  return column.begin == after ||
         (column.end + 1 == name.begin && tokens[column.end].folded == "of");
}

bool same_kind(const SchemaIndex& index, const Mention& a, const Mention& b) {
  const ColumnRoles &one = index.column_roles(a.table, a.column),
                    &other = index.column_roles(b.table, b.column);
  return one.temporal && other.temporal;
}

}  // namespace

void take_columns_of_named(std::span<const Token> tokens, const db::Catalog& catalog,
                           const SchemaIndex& index, std::vector<Mention>& mentions) {
  constexpr float kOwnWord = 0.75F;  // of another word for a column of the named row
  std::vector<Mention> own;
  for (const Mention& name : mentions) {
    if (!is_whole_name(name) || index.name_column(name.table) != name.column) continue;
    for (const Mention& other : mentions) {
      if (other.kind != MentionKind::kColumn || other.end != other.begin + 2 ||
          other.table == name.table || other.column >= index.columns(other.table) ||
          !adjoins(tokens, name, other) ||
          catalog.refers(catalog.tables[other.table], catalog.tables[name.table]) ||
          catalog.refers(catalog.tables[name.table], catalog.tables[other.table]))
        continue;
      for (const Mention& m : mentions)
        if (m.kind == MentionKind::kColumn && m.table == name.table && m.begin == other.begin &&
            m.end < other.end && m.score >= kOwnWord && m.column < index.columns(m.table) &&
            same_kind(index, m, other)) {
          own.push_back(m);
          own.back().end = other.end;
          own.back().score = other.score;
        }
    }
  }
  if (own.size() != 1) return;
  std::erase_if(mentions, [&](const Mention& m) {
    return m.kind == MentionKind::kColumn && m.begin == own[0].begin && m.end == own[0].end &&
           m.table != own[0].table;
  });
  mentions.push_back(own[0]);
}

void take_names_of_owners(std::span<const Token> tokens, const db::Catalog& catalog,
                          const SchemaIndex& index, std::vector<Mention>& mentions) {
  std::vector<Mention> dropped;
  for (const Mention& owner : mentions) {
    if (!is_whole_name(owner) || index.name_column(owner.table) != owner.column) continue;
    const uint32_t rows_end = end_of_owned(tokens, owner.begin, owner.end);
    if (rows_end == 0) continue;
    for (const Mention& own : mentions) {
      const bool same = is_whole_name(own) && own.begin == owner.begin && own.end == owner.end &&
                        own.table != owner.table;
      const bool of_rows =
          same && std::any_of(mentions.begin(), mentions.end(), [&](const Mention& rows) {
            return rows.kind == MentionKind::kTable && rows.end == rows_end &&
                   rows.score >= kOwnedNoun &&
                   (rows.table == own.table || belongs_to(catalog, rows.table, own.table));
          });
      if (of_rows && belongs_to(catalog, own.table, owner.table)) dropped.push_back(own);
    }
  }
  if (dropped.empty()) return;
  std::erase_if(mentions, [&](const Mention& m) {
    return std::any_of(dropped.begin(), dropped.end(), [&](const Mention& own) {
      return m.kind == own.kind && m.begin == own.begin && m.end == own.end &&
             m.table == own.table && m.column == own.column;
    });
  });
}

}  // namespace ask::engine
