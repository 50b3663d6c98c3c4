#include "agent/engine/link/link_context.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/engine/lexicon/word_classes_questions.h"

namespace ask::engine {
namespace {

// True if only words such as "is" and "of the" separate a column from its value.
bool only_connectives(const LinkContext& context, uint32_t from, uint32_t to) {
  return std::all_of(
      context.tokens.begin() + from, context.tokens.begin() + to,
      [](const Token& token) { return contains(kBetweenColumnAndValue, token.folded); });
}

}  // namespace

LinkContext link_context(std::string_view question, std::span<const Token> tokens,
                         const db::Snapshot& snapshot, const SchemaIndex& index,
                         std::span<const Mention> schema) {
  LinkContext out{question, tokens, snapshot, index, schema, {}};
  out.normal.reserve(tokens.size());
  for (const Token& token : tokens) out.normal.push_back(db::ValueIndex::normalised(token.text));
  return out;
}

bool ends_clause(const LinkContext& context, uint32_t at) {
  return at + 1 == context.tokens.size() || context.tokens[at + 1].punctuation;
}

bool table_begins_at(const LinkContext& context, uint32_t at, uint32_t table) {
  return std::any_of(context.schema.begin(), context.schema.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.begin == at && m.table == table && m.score >= 0.9F;
  });
}

bool is_mentioned(const LinkContext& context, uint32_t table) {
  return std::any_of(context.schema.begin(), context.schema.end(), [&](const Mention& m) {
    return (m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn) && m.table == table &&
           m.score >= 0.75F;
  });
}

bool near_mention(const LinkContext& context, uint32_t begin, uint32_t end, const db::ValueHit& hit,
                  bool by_column) {
  return std::any_of(context.schema.begin(), context.schema.end(), [&](const Mention& m) {
    if (m.score < 0.7F || m.table != hit.table) return false;
    const bool column = m.kind == MentionKind::kColumn;
    if (column ? m.column != hit.column : by_column) return false;
    const bool after = m.begin >= end && m.begin - end <= 1;
    const bool before = m.end <= begin && begin - m.end <= 3;
    return after || (before && (!column || only_connectives(context, m.end, begin)));
  });
}

bool is_lookup_table(const LinkContext& context, uint32_t rows, uint32_t list) {
  constexpr int64_t kLongestList = 30;
  const db::Catalog& catalog = context.snapshot.catalog;
  return catalog.tables[list].row_count <= kLongestList &&
         catalog.refers(catalog.tables[rows], catalog.tables[list]);
}

}  // namespace ask::engine
