#include "agent/engine/ground/role_references.h"

#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/schema/key_roles.h"

namespace ask::engine {
namespace {

ColumnExpr through_key(ColumnExpr column, ColumnExpr key) {
  column.via = key.column;
  column.via_table = key.table;
  return column;
}

// A key "venue" to the venues, of which nothing says that it is a number or code.
bool is_named_like_parent(const SchemaIndex& index, ColumnExpr key, ColumnExpr parent) {
  const SchemaItem &own = index.column(key.table, key.column), &rows = index.table(parent.table);
  return own.words.size() == 1 && rows.words.size() == 1 &&
         index.word(own.words[0]).lemma == index.word(rows.words[0]).lemma;
}

}  // namespace

bool is_noted_name(const Arcs& arcs, const Arc& mention, ColumnExpr column) {
  for (size_t i = 0; i < mention.count; ++i)
    if (const Mention& m = arcs.mention(mention, i); m.noted && m.kind == MentionKind::kColumn &&
                                                     m.table == column.table &&
                                                     m.column == column.column)
      return true;
  return false;
}

ColumnExpr referred_column(const GroundingInput& input, ColumnExpr column, const Arc& mention) {
  if (!column.valid() || column.whole()) return column;
  const ColumnExpr row = input.facts.referred(column);
  if (!row.valid()) return column;
  if (row.table != column.table && !is_noted_name(input.arcs, mention, column) &&
      !is_named_like_parent(input.facts.index(), column, row)) {
    bool named = false;
    for (const uint32_t w : role_words(column, row, input.facts.index()))
      for (size_t t = mention.begin; t < mention.end; ++t)
        named |= same_role(input.arcs.token(t), input.facts.index().word(w));
    if (!named || !input.facts.names_role(column)) return column;
  }
  const ColumnExpr name = input.facts.name_of(row.table);
  if (!name.valid() || name.whole() || name.table != row.table) return column;
  if (row.table != column.table && !input.facts.of(name).naming) return column;
  return through_key(name, column);
}

bool add_output_of_role(const GroundingInput& input, GroundingState& state, const Output& output,
                        const Origin& from) {
  const ColumnExpr key = resolve_column(input, state, output.role);
  const ColumnExpr row = input.facts.referred(key);
  if (!row.valid()) return false;
  const Arc& arc = input.arcs[output.arc];
  const Mention* best = nullptr;
  for (size_t i = 0; i < arc.count; ++i) {
    const Mention& m = input.arcs.mention(arc, i);
    if (m.table == row.table && (best == nullptr || m.score > best->score)) best = &m;
  }
  ColumnExpr column;
  if (best != nullptr) column = {best->table, best->column};
  if (!column.valid() && input.arcs.says(arc, {kLabelNoun}))
    column = input.facts.name_of(row.table);
  if (!column.valid() || column.whole() || column.table != row.table) return false;
  state.add_output({through_key(column, key)}, from);
  if (best != nullptr && best->rest_column != kNone)
    state.add_output({through_key({best->table, best->rest_column}, key)}, from);
  return true;
}

}  // namespace ask::engine
