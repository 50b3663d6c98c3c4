#include "agent/engine/ground/role_references.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"

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

// "per handler", where a number in `handler` refers to the staff: not "per tuner" of tuners.
bool is_named_number(const GroundingInput& input, ColumnExpr key, const Arc& mention,
                     ColumnExpr name) {
  if (!input.facts.numeric(key) || !name.valid() || name.whole() || !input.facts.of(name).naming ||
      contains(kKeyEndings, input.facts.last_word(key)))
    return false;
  const SchemaItem& rows = input.facts.index().table(name.table);
  for (size_t t = mention.begin; t < mention.end; ++t) {
    const Token& token = input.arcs.token(t);
    if (has_past_suffix(token.folded) || input.facts.index().has_word(rows, token.lemma))
      return false;
  }
  return true;
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

ColumnExpr shown_column(const GroundingInput& input, ColumnExpr column, const Arc& mention) {
  const ColumnExpr other = referred_column(input, column, mention);
  if (other != column || !column.valid() || column.whole() ||
      mention.kind != MentionKind::kColumn || input.arcs.says(mention, kIdentifierNouns) ||
      input.facts.column(column).primary_key > 0)
    return other;
  const ColumnExpr row = input.facts.referred(column);
  if (!row.valid() || row.table == column.table) return column;
  if (const CodeTable* codes = input.facts.index().codes_of(column.table, column.column);
      codes != nullptr && codes->table == row.table && codes->key == row.column)
    return through_key({codes->table, codes->label}, column);
  const ColumnExpr name = input.facts.name_of(row.table);
  return is_named_number(input, column, mention, name) ? through_key(name, column) : column;
}

ColumnExpr through_kind(const GroundingInput& input, uint32_t entity, ColumnExpr label,
                        std::string_view text) {
  const SchemaIndex& index = input.facts.index();
  if (!index.has_code_tables() || !label.valid() || label.whole() || label.via != kNone)
    return label;
  const CodeTable* codes = index.code_table(label.table);
  if (codes == nullptr || codes->label != label.column || codes->group == kNone) return label;
  const auto& kinds = input.facts.column(label).statistics.kinds;
  const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                 [&](const auto& known) { return known.first == text; });
  if (kind == kinds.end()) return label;
  for (const bool own : {true, false}) {  // of the rows that are asked for, else of any
    ColumnExpr found;
    size_t many = 0;
    for (const ColumnExpr& c : codes->references)
      for (const std::string& word : name_words(kind->second))
        if ((!own || c.table == entity) && index.has_word(index.column(c.table, c.column), word)) {
          found = c, ++many;
          break;
        }
    if (many == 1) return through_key(label, found);
    if (many > 1) return label;
  }
  return label;
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
