#include "agent/engine/dialogue/named_items.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine::dialogue {
bool shows_named(const Turn& turn, const QueryBlock& block, uint32_t from, uint32_t to) {
  return std::all_of(
      turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
        if (m.kind != MentionKind::kTable || m.score < 0.9F || m.begin < from || m.end > to)
          return true;
        return std::any_of(
            turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
            [&](const Mention& other) {
              const bool same =
                  other.begin == m.begin && other.end == m.end && other.score >= m.score - 0.1F;
              return same &&
                     std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
                       return v.column.home() == other.table &&
                              (other.kind == MentionKind::kTable ||
                               (other.kind == MentionKind::kColumn &&
                                other.column == v.column.column));
                     });
            });
      });
}

bool is_named(const Turn& turn, const ColumnExpr& column, float score) {
  return std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                     [&](const Mention& m) {
                       return m.kind == MentionKind::kColumn && m.table == column.table &&
                              m.column == column.column && m.score >= score &&
                              m.begin >= turn.now.begin && m.end <= turn.now.end;
                     });
}

bool covers_named_values(const Turn& turn, const QueryBlock& block) {
  const auto& all = turn.now.lattice.mentions;
  return std::all_of(all.begin(), all.end(), [&](const Mention& m) {
    if (m.kind != MentionKind::kValue || !m.found || m.score < 0.65F || m.partial || m.inside ||
        m.begin < turn.now.begin || m.end > turn.now.end)
      return true;
    bool compared = false, held = false;
    for (const auto& clause : block.where)
      for (const Condition& c : clause) {
        compared |= c.column.table == m.table && c.column.column == m.column;
        held |= std::any_of(all.begin(), all.end(), [&](const Mention& other) {
          const bool here = other.begin <= m.begin && other.end >= m.end;
          const bool noted = c.op == Op::kHolds && other.expression == c.column.expression;
          return here && (noted || c.value == Value(other.text) ||
                          (!noted && c.op != Op::kHolds && turn.base.facts().flag(c.column)));
        });
      }
    return !compared || held;
  });
}

bool only_shows(const Turn& turn, const QueryBlock& block) {
  return std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
    const bool named = std::any_of(
        turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kColumn && m.table == v.column.table &&
                 !(m.end == m.begin + 1 && names_base_rows(turn, m.begin)) &&
                 m.column == v.column.column && m.begin >= turn.now.begin && m.end <= turn.now.end;
        });
    if (block.having && block.having->term.column == v.column) return false;
    return named && std::none_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
             return std::any_of(clause.begin(), clause.end(),
                                [&](const Condition& c) { return c.column == v.column; });
           });
  });
}

bool shows_column(const Turn& turn, const QueryBlock& block) {
  return std::any_of(
      turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
        if (m.begin < turn.now.begin || m.end > turn.now.end) return false;
        return std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
          const bool named = m.kind == MentionKind::kTable && m.score >= 0.9F && turn.base.lists();
          return v.column.table == m.table &&
                 (named || (m.kind == MentionKind::kColumn && v.column.column == m.column));
        });
      });
}

bool names_base_rows(const Turn& turn, uint32_t token) {
  if (std::any_of(turn.nouns.begin(), turn.nouns.end(), [&](const std::string& noun) {
        return text::folded(noun) == turn.now.word(token);
      }))
    return true;
  return std::any_of(
      turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin == token &&
               m.end == token + 1 &&
               (m.table == turn.base.topic() || m.table == turn.base.block().entity ||
                m.table == counted_table(turn));
      });
}

std::vector<const Mention*> values_named(const Turn& turn, const ColumnExpr& column) {
  std::vector<const Mention*> out;
  std::vector<bool> covered(turn.now.lattice.tokens.size(), false);
  const auto take = [&](bool spelled) {
    for (const Mention& m : turn.now.lattice.mentions) {  // the longest first at each place
      if (m.kind != MentionKind::kValue || !m.found || m.score < (spelled ? 0.5F : 0.65F) ||
          m.partial || m.inside || m.null_test != NullTest::kNotTested || !m.rest.empty() ||
          m.table != column.table || m.column != column.column || m.begin < turn.now.begin ||
          m.end > turn.now.end ||
          std::any_of(covered.begin() + m.begin, covered.begin() + m.end,
                      [](bool used) { return used; }))
        continue;
      if (spelled && text::folded(m.text) != text::folded(turn.now.span(m.begin, m.end))) continue;
      for (uint32_t i = m.begin; i < m.end; ++i) covered[i] = true;
      out.push_back(&m);
    }
  };
  take(true);  // "under review" is 'REVIEW' rather than a synonym of 'OPEN'
  take(false);
  std::sort(out.begin(), out.end(),
            [](const Mention* a, const Mention* b) { return a->begin < b->begin; });
  const bool others = std::any_of(
      turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
        if (m.kind != MentionKind::kValue || !m.found || m.score < 0.6F) return false;
        const bool stored = text::folded(m.text) == text::folded(turn.now.span(m.begin, m.end));
        return (m.score >= 0.85F || stored) && m.begin >= turn.now.begin &&
               m.end <= turn.now.end && filler(turn.now.word(m.begin)) < 0.6F &&
               std::none_of(covered.begin() + m.begin, covered.begin() + m.end,
                            [](bool used) { return used; });
      });
  return others ? std::vector<const Mention*>() : out;
}

bool names_event(const Turn& turn, const ColumnExpr& c) {
  const SchemaIndex& index = turn.context.schema->index;
  const auto& words = index.column(c.table, c.column).words;
  return std::any_of(words.begin(), words.end(), [&](uint32_t w) {
    const std::string& lemma = index.word(w).lemma;
    return !text::is_one_of(lemma, kPointedPeriods) && !text::is_one_of(lemma, kDateNouns) &&
           std::any_of(turn.words.begin(), turn.words.end(),
                       [&](uint32_t i) { return turn.now.token(i).lemma == lemma; });
  });
}

std::string column_of_verb(const Turn& turn) {
  constexpr float kAskedColumn = 0.6F;  // score of a mention
  const auto& words = turn.words;
  if (words.size() < 5 || turn.now.pronouns.size() != 1 ||
      !text::is_one_of(turn.now.word(words[0]), {"which", "what"}))
    return "";
  const Pronoun& subject = turn.now.pronouns[0];
  size_t verb = 2;
  while (verb < words.size() && !text::is_one_of(turn.now.word(words[verb]), kDoForms)) ++verb;
  const bool last = subject.end + 1 == turn.now.end && subject.end == words.back();
  if (verb + 2 >= words.size() || words[verb + 1] != subject.begin || !last) return "";
  const bool column = std::any_of(
      turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kColumn && m.score >= kAskedColumn &&
               m.begin == words[1] && m.end == words[verb] && m.table != turn.base.topic();
      });
  return column ? turn.now.span(words[1], words[verb]) : "";
}

}  // namespace ask::engine::dialogue
