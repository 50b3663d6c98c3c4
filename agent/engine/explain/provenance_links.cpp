#include "agent/engine/explain/provenance_links.h"

namespace ask::engine {
namespace {

// Of names, in the order of MatchKind.
constexpr std::string_view kNameMatches[] = {"exact name",
                                             "another form of the name",
                                             "same stem",
                                             "part of the name",
                                             "compound of its words",
                                             "glued name",
                                             "abbreviation",
                                             "derived from the same word",
                                             "synonym",
                                             "a word for people",
                                             "a measure of that unit",
                                             "beginning of a word",
                                             "typo"};
static_assert(std::size(kNameMatches) == static_cast<size_t>(MatchKind::kTypo) + 1);

// The condition of the block, or of its aggregates and sub-queries, that was built from the arc;
// null if there is none.
const Condition* condition_of(ArcId id, const QueryBlock& block) {
  const auto find = [&](const std::vector<Condition>& all) -> const Condition* {
    for (const Condition& c : all) {
      if (c.sub.empty() && c.from.has(id)) return &c;
      for (const QueryBlock& sub : c.sub)
        if (const Condition* inner = condition_of(id, sub)) return inner;
      if (c.from.has(id)) return &c;
    }
    return nullptr;
  };
  for (const auto& any : block.where)
    if (const Condition* c = find(any)) return c;
  for (const ValueExpr& t : block.select)
    if (const Condition* c = find(t.only)) return c;
  return nullptr;
}

}  // namespace

bool is_schema_arc(const Arc& arc) {
  return arc.kind == MentionKind::kTable || arc.kind == MentionKind::kColumn ||
         arc.kind == MentionKind::kValue;
}

ProvenanceLink link_of(const Interpretation& in, const Candidate& candidate, ArcId id) {
  const Arcs& arcs = in.arcs();
  const Arc& arc = arcs[id];
  const auto item = [&](const Mention& m) {
    return ColumnExpr{m.table, arc.kind == MentionKind::kTable ? kNone : m.column};
  };
  const auto among_candidates = [&](ColumnExpr wanted) -> const Mention* {
    for (size_t i = 0; i < arc.count; ++i)
      if (const ColumnExpr c = item(arcs.mention(arc, i));
          c.table == wanted.table && c.column == wanted.column)
        return &arcs.mention(arc, i);
    return nullptr;
  };
  const Mention& best = arcs.mention(arc);
  if (arc.kind == MentionKind::kTable) {
    const uint32_t table = table_of(arcs, candidate.picks, id);
    const Mention* m = among_candidates({table, kNone});
    return {{table, kNone}, m != nullptr ? m : &best};
  }
  for (const BoundColumn& bound : candidate.columns)
    if (bound.arc == id) {
      const Mention* m = among_candidates(bound.column);
      return {{bound.column.table, bound.column.column}, m != nullptr ? m : &best};
    }
  const Condition* test = condition_of(id, candidate.logical_form.block);
  for (const QueryBlock& right : candidate.logical_form.right)
    if (test == nullptr) test = condition_of(id, right);
  const Mention* m = test != nullptr ? among_candidates(test->column) : nullptr;
  return m != nullptr ? ProvenanceLink{item(*m), m} : ProvenanceLink{item(best), &best};
}

std::string_view how_named(const Mention& mention, ColumnExpr item) {
  const bool whole = mention.table == item.table && (item.whole() || mention.column == item.column);
  if (!whole) return "what names a row";
  if (mention.noted) return mention.of_comment ? "a comment of the schema" : "a note";
  if (mention.adjust == ColumnExpr::Adjust::kMinus)
    return mention.factor_table != kNone && mention.factor == kNone ? "amount minus what is paid"
                                                                    : "price minus cost";
  if (mention.adjust == ColumnExpr::Adjust::kShareOff)
    return "quantity times price, discount taken off";
  if (mention.adjust == ColumnExpr::Adjust::kLessRows) return "what is left of an amount";
  if (mention.adjust == ColumnExpr::Adjust::kRowsShare) return "which share of an amount is taken";
  if (mention.adjust == ColumnExpr::Adjust::kSince) return "time between two dates";
  if (mention.adjust == ColumnExpr::Adjust::kPer) return "one measure by another";
  if (mention.adjust == ColumnExpr::Adjust::kPercentOf) return "one measure in percent of another";
  if (mention.adjust == ColumnExpr::Adjust::kMarginShare) return "price minus cost, by the price";
  if (mention.adjust == ColumnExpr::Adjust::kMarkup) return "price minus cost, by the cost";
  if (mention.factor != kNone) return "quantity times price";
  if (mention.rest_column != kNone) return "a full name kept in two columns";
  return kNameMatches[static_cast<size_t>(mention.match)];
}

std::string_view how_stored(const Mention& mention) {
  if (mention.noted) return mention.of_comment ? "a comment of the schema" : "a note";
  if (!mention.found) return "stored nowhere";
  if (!mention.rest.empty()) return "a full name kept in two columns";
  switch (mention.match) {
    case MatchKind::kExact:
      return "stored value";
    case MatchKind::kForm:
      return "another form of the value";
    case MatchKind::kPart:
      return "inside a longer value";
    case MatchKind::kTypo:
      return "typo";
    default:
      return "another name of it";
  }
}

}  // namespace ask::engine
