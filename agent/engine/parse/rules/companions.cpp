#include "agent/engine/parse/rules/companions.h"

#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/parse/rules/boolean_columns.h"

namespace ask::engine {
namespace {

// The end of the name at the token that may be shown with each row: a column, or a table in the
// singular, of which a row has one; 0 if there is none. `owned`: after "their" or "its".
size_t companion_end(const Arcs& arcs, size_t t, bool owned) {
  constexpr float kSure = 0.8F, kSureColumn = 0.6F;
  size_t end = 0;
  for (const Arc& arc : arcs.beginning_at(t)) {
    if (arc.score < (arc.kind == MentionKind::kColumn ? kSureColumn : kSure) || arc.end <= end)
      continue;
    const Token& noun = arcs.token(arc.end - 1U);
    const bool one = arc.kind == MentionKind::kTable && (owned || noun.folded == noun.lemma);
    if (one || arc.kind == MentionKind::kColumn) end = arc.end;
  }
  return end;
}

}  // namespace

TokenRange find_companions(const Arcs& arcs, const ColumnFacts& column_facts) {
  const size_t n = arcs.tokens();
  for (size_t with = 1; with + 1 < n; ++with) {
    if (arcs.token(with).folded != "with" || arcs.token(with).quoted) continue;
    size_t items = 0, t = with + 1;
    bool owned = false, open = true, missing = false;
    while (t < n && !arcs.is(t, kStop)) {
      const std::string& word = arcs.token(t).folded;
      if (arcs.is(t, kAndWord | kComma)) {
        if (open && !arcs.is(t, kAndWord)) break;
        open = true, owned = false, ++t;
      } else if (open && (arcs.is(t, kOwnPronoun) || word == "the")) {
        owned |= word != "the", ++t;
      } else if (const size_t end = open ? companion_end(arcs, t, owned) : 0; end != 0) {
        for (const Arc& arc : arcs.beginning_at(t))
          if (arc.kind == MentionKind::kColumn && arc.end == end) {
            const db::ColumnStatistics& known =
                column_facts.column(best_column(arcs, arc)).statistics;
            missing |= known.rows == 0 || known.missing() > 0 ||
                       is_flag(arcs, column_facts, arcs.id_of(arc));
          }
        ++items, t = end, open = false;
      } else {
        break;
      }
    }
    if (items == 0 || open || (t < n && !arcs.is(t, kStop)) || (items == 1 && missing && !owned))
      continue;
    return {with + 1, t};
  }
  return {};
}

bool is_adding_with(const RuleContext& context, size_t word, size_t begin) {
  const Arcs& arcs = context.arcs;
  if (arcs.word(word) == "plus") return true;
  if (arcs.word(word) != "with") return false;
  if (context.layout.companions.contains(begin)) return true;
  const std::string& article = arcs.token(begin - 1).folded;
  return is_accompaniment_adverb(arcs.word(word - 1)) ||
         (word + 1 < begin && article != "a" && article != "an");
}

}  // namespace ask::engine
