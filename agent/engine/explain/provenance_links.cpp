#include "agent/engine/explain/provenance_links.h"

namespace ask::engine {
namespace {

// Of names, in the order of MatchKind.
constexpr std::string_view kNameMatches[] = {
    "exact name",        "another form of the name",   "same stem",
    "part of the name",  "compound of its words",      "glued name",
    "abbreviation",      "derived from the same word", "synonym",
    "a word for people", "a measure of that unit",     "beginning of a word",
    "slip of the pen"};
static_assert(std::size(kNameMatches) == static_cast<size_t>(MatchKind::kSlip) + 1);

}  // namespace

std::string_view how_named(const Mention& mention, ColumnExpr item) {
  const bool whole = mention.table == item.table && (item.whole() || mention.column == item.column);
  if (!whole) return "what names a row";
  if (mention.noted) return "a note";
  if (mention.adjust == ColumnExpr::Adjust::kMinus) return "price minus cost";
  if (mention.adjust == ColumnExpr::Adjust::kShareOff)
    return "quantity times price, discount taken off";
  if (mention.adjust == ColumnExpr::Adjust::kSince) return "time between two dates";
  if (mention.factor != kNone) return "quantity times price";
  if (mention.rest_column != kNone) return "a full name kept in two columns";
  return kNameMatches[static_cast<size_t>(mention.match)];
}

std::string_view how_stored(const Mention& mention) {
  if (mention.noted) return "a note";
  if (!mention.found) return "stored nowhere";
  if (!mention.rest.empty()) return "a full name kept in two columns";
  switch (mention.match) {
    case MatchKind::kExact:
      return "stored value";
    case MatchKind::kForm:
      return "another form of the value";
    case MatchKind::kPart:
      return "inside a longer value";
    case MatchKind::kSlip:
      return "slip of the pen";
    default:
      return "another name of it";
  }
}

}  // namespace ask::engine
