#include "agent/engine/rank/implausible_directions.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/lexicon/role_key_words.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/rank/candidate_checks.h"

namespace ask::engine {
namespace {

enum class WayEnd : uint8_t { kUnsaid, kFrom, kTo };

class DirectionChecks : CandidateChecks {
 public:
  using CandidateChecks::CandidateChecks;

  bool run() const {
    return std::any_of(block_.where.begin(), block_.where.end(), [&](const auto& any) {
      return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
        if (c.op != Op::kEqual || c.column.whole() || !c.sub.empty() || c.other.valid() ||
            !facts_.text(c.column))
          return false;
        const WayEnd stored = end_of(c.column), said = end_said(c);
        return stored != WayEnd::kUnsaid && said != WayEnd::kUnsaid && stored != said;
      });
    });
  }

 private:
  WayEnd end_in(const SchemaItem& item) const {
    if (index_.has_any_word(item, kOriginKeyWords)) return WayEnd::kFrom;
    return index_.has_any_word(item, kTargetKeyWords) ? WayEnd::kTo : WayEnd::kUnsaid;
  }

  // The end that the column stores, by its name, its key or its table: a town of senders.
  WayEnd end_of(const ColumnExpr& c) const {
    if (c.via != kNone) return end_in(index_.column(c.via_table, c.via));
    const WayEnd own = end_in(index_.column(c.table, c.column));
    return own != WayEnd::kUnsaid || !facts_.text(c) ? own : end_in(index_.table(c.table));
  }

  // The preposition right before the value, if all readings of it as this column follow one.
  WayEnd end_said(const Condition& c) const {
    const auto* value = std::get_if<std::string>(&c.value);
    WayEnd out = WayEnd::kUnsaid;
    for (const Arc& arc : arcs_.all) {
      if (arc.kind != MentionKind::kValue || arc.begin == 0) continue;
      bool of_column = false;
      for (size_t i = 0; i < arc.count; ++i) {
        const Mention& m = arcs_.mention(arc, i);
        of_column |= m.table == c.column.table && m.column == c.column.column &&
                     value != nullptr && text::equal_nocase(m.text, *value);
      }
      if (!of_column) continue;
      size_t before = arc.begin - 1U;
      while (before > 0 && arcs_.is(before, kArticle)) --before;
      const bool from = says(before, kFromWords);
      const WayEnd end = from                           ? WayEnd::kFrom
                         : says(before, kTowardsWords) ? WayEnd::kTo
                                                       : WayEnd::kUnsaid;
      if (end == WayEnd::kUnsaid || (out != WayEnd::kUnsaid && out != end)) return WayEnd::kUnsaid;
      out = end;
    }
    return out;
  }
};

}  // namespace

ImplausibleShape implausible_direction(const Candidate& candidate, const Arcs& arcs,
                                       const ColumnFacts& facts, const SchemaGraph& graph) {
  return DirectionChecks(candidate, arcs, facts, graph).run() ? ImplausibleShape::kOtherEnd
                                                              : ImplausibleShape::kPlausible;
}

}  // namespace ask::engine
