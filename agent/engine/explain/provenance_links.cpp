#include "agent/engine/explain/provenance_links.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/db/statistics/value_index.h"
#include "agent/engine/lexicon/abbreviations.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/link/schema_matches.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// How a word of the question matches a word of a name, best first.
enum class Fit : uint8_t {
  kExact,
  kForm,
  kStem,
  kGlued,
  kAbbreviated,
  kSynonym,
  kBeginning,
  kSlip,
  kNone
};

std::string_view name(Fit fit) {
  constexpr std::string_view kNames[] = {"exact name",
                                         "another form of the name",
                                         "same stem",
                                         "glued name",
                                         "abbreviation",
                                         "synonym",
                                         "beginning of a word",
                                         "slip of the pen",
                                         ""};
  return kNames[static_cast<size_t>(fit)];
}

// Whether the name contains the word itself, an abbreviation of it, or the word glued to others.
Fit as_written(std::string_view item_name, std::string_view word) {
  const std::vector<std::string> parts = name_parts(item_name);
  if (std::find(parts.begin(), parts.end(), word) != parts.end()) return Fit::kExact;
  for (const std::string& part : parts)
    if (const std::string_view whole = expansion(part); whole.find(word) != whole.npos)
      return Fit::kAbbreviated;
  return text::folded(item_name).find(word) != std::string::npos ? Fit::kGlued : Fit::kAbbreviated;
}

Fit fit(const Token& token, const SchemaWord& word) {
  if (token.folded == word.text) return Fit::kExact;
  if (token.lemma == word.lemma || token.folded == word.lemma || token.lemma == word.text)
    return Fit::kForm;
  if (token.stem == word.stem) return Fit::kStem;
  if (are_synonyms(token.lemma, word.lemma) || are_synonyms(token.folded, word.lemma))
    return Fit::kSynonym;
  if (word.text.starts_with(token.folded) || token.folded.starts_with(word.text))
    return Fit::kBeginning;
  constexpr size_t kMostSlips = 2;
  return text::edit_distance(token.folded, word.text, kMostSlips) <= kMostSlips ? Fit::kSlip
                                                                                : Fit::kNone;
}

bool in_table_name(const SchemaIndex& index, uint32_t table, const SchemaWord& word) {
  return index.has_word(index.table(table), word.lemma);
}

// True if the tokens of the arc, written without blanks, are the whole name.
bool joined(const SchemaIndex& index, const Arcs& arcs, const Arc& unit, ColumnExpr item) {
  std::string said, base;
  for (size_t i = unit.begin; i < unit.end; ++i) {
    base = said + arcs.token(i).lemma;
    said += arcs.token(i).folded;
  }
  for (const std::string& letters : {said, base})
    for (const uint32_t id : index.joined(letters)) {
      const SchemaItem& found = index.items()[id];
      if (found.table == item.table && found.column == item.column) return true;
    }
  return false;
}

// True for a compound of words of the name: "birthday" for birth_date.
bool is_compound(const SchemaIndex& index, const Token& token, const SchemaItem& item) {
  const auto parts = compound_words(token.lemma);
  return !parts.empty() && std::all_of(parts.begin(), parts.end(), [&](std::string_view part) {
    return index.has_word(item, part);
  });
}

}  // namespace

std::string_view how_named(const Interpretation& in, const Arc& unit, ColumnExpr item,
                           const Mention& mention) {
  const bool whole = mention.table == item.table && (item.whole() || mention.column == item.column);
  if (!whole) return "what names a row";
  if (mention.noted) return "a note";
  if (mention.adjust == ColumnExpr::Adjust::kMinus) return "price minus cost";
  if (mention.adjust == ColumnExpr::Adjust::kShareOff)
    return "quantity times price, discount taken off";
  if (mention.adjust == ColumnExpr::Adjust::kSince) return "time between two dates";
  if (mention.shown != kNoUnit) return "a measure of that unit";
  if (mention.factor != kNone) return "quantity times price";
  if (mention.rest_column != kNone) return "a full name kept in two columns";
  const SchemaIndex& index = in.column_facts().index();
  const Arcs& arcs = in.arcs();
  const SchemaItem& entry =
      item.whole() ? index.table(item.table) : index.column(item.table, item.column);
  const db::Table& table = in.column_facts().table(item.table);
  const std::string& own = item.whole() ? table.name : table.columns[item.column].name;
  const Token& first = arcs.token(unit.begin);
  const bool alone = unit.end - unit.begin == 1;
  if (alone && first.folded == text::folded(own)) return name(Fit::kExact);
  if (alone && is_compound(index, first, entry)) return "compound of its words";
  std::vector<bool> used(entry.words.size(), false);
  Fit worst = Fit::kExact;
  bool any = false;
  for (size_t i = unit.begin; i < unit.end; ++i) {
    if (!can_name(arcs.token(i))) continue;
    Fit best = Fit::kNone;
    size_t at = 0;
    for (size_t w = 0; w < entry.words.size(); ++w) {
      const SchemaWord& word = index.word(entry.words[w]);
      Fit here = fit(arcs.token(i), word);
      if (here <= Fit::kStem) here = std::max(here, as_written(own, word.text));
      if (here < best) best = here, at = w;
    }
    if (best == Fit::kNone) continue;
    any = used[at] = true;
    worst = std::max(worst, best);
  }
  if (!any || worst > Fit::kStem)
    if (joined(index, arcs, unit, item)) return name(Fit::kGlued);
  if (!any) return arcs.is(unit.begin, kQuestionWord) ? "a word for people" : name(Fit::kSynonym);
  for (size_t w = 0; w < entry.words.size(); ++w)
    if (!used[w] && worst <= Fit::kStem &&
        (item.whole() || !in_table_name(index, item.table, index.word(entry.words[w]))))
      return "part of the name";
  return name(worst);
}

std::string_view how_stored(const Arcs& arcs, const Arc& unit, const Mention& m) {
  if (m.noted) return "a note";
  if (!m.found) return "stored nowhere";
  if (!m.rest.empty()) return "a full name kept in two columns";
  if (m.partial) return "inside a longer value";
  const std::string said = db::ValueIndex::normalised(arcs.text(unit));
  const std::string stored = db::ValueIndex::normalised(m.text);
  if (said == stored) return "stored value";
  const auto others = other_names(said);
  if (std::find(others.begin(), others.end(), stored) != others.end()) return "another name of it";
  const size_t last = said.rfind(' ') + 1;  // npos + 1 == 0
  if (said.substr(0, last) + lemma(std::string_view(said).substr(last)) == stored ||
      said + "s" == stored)
    return "another form of the value";
  return name(Fit::kSlip);
}

}  // namespace ask::engine
