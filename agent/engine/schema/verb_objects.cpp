#include "agent/engine/schema/verb_objects.h"

#include <algorithm>
#include <array>
#include <vector>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kSimilar = 0.6F;  // of a verb and a name that it is taken for

bool last_word_is(const SchemaIndex& index, uint32_t table, std::span<const std::string_view> of) {
  const SchemaItem& item = index.table(table);
  return !item.words.empty() && text::is_one_of(index.word(item.words.back()).lemma, of);
}

// The tables that the rows refer to, without people and circumstances.
std::vector<uint32_t> things_of(const SchemaIndex& index, const SchemaGraph& graph,
                                uint32_t table) {
  std::vector<uint32_t> out;
  for (const uint32_t e : graph.of(table)) {
    const JoinEdge& edge = graph.edges()[e];
    const uint32_t p = edge.parent;
    if (edge.child == table && p != table && !keeps_people(index, p) &&
        !last_word_is(index, p, kCircumstances) && !contains(out, p))
      out.push_back(p);
  }
  return out;
}

bool of_people(const SchemaIndex& index, const SchemaGraph& graph, uint32_t table) {
  return std::any_of(graph.of(table).begin(), graph.of(table).end(), [&](uint32_t e) {
    const JoinEdge& edge = graph.edges()[e];
    return edge.child == table && edge.parent != table && keeps_people(index, edge.parent);
  });
}

// The only table of actions of these people, which refers to another table; kNone if there are
// several.
uint32_t only_event_table_of(const SchemaIndex& index, const SchemaGraph& graph, uint32_t people) {
  uint32_t found = kNone;
  for (const uint32_t e : graph.of(people)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.parent != people || edge.child == people || edge.child == found ||
        keeps_people(index, edge.child))
      continue;
    if (found != kNone) return kNone;
    found = edge.child;
  }
  return found;
}

// The table of the actions that the verb names: orders of "order", loans of "borrow".
uint32_t table_of_event(const SchemaIndex& index, const SchemaGraph& graph, std::string_view verb) {
  const std::string folded(verb);
  uint32_t found = kNone;
  float best = 0;
  for (const auto& similar : index.similar(folded, lemma(folded), Stemmer().stem(folded))) {
    if (similar.score < kSimilar) continue;
    for (const auto& posting : index.postings(similar.word)) {
      const SchemaItem& item = index.items()[posting.item];
      uint32_t table = item.table;
      float score = similar.score;
      if (item.column != kNone) {
        if (!index.column_roles(table, item.column).temporal) continue;
        score -= 0.05F;
      } else if (keeps_people(index, table)) {
        table = only_event_table_of(index, graph, table);
        score -= 0.1F;
      }
      if (table == kNone || index.is_view(table) || !of_people(index, graph, table)) continue;
      if (score > best) best = score, found = table;
    }
  }
  return found;
}

}  // namespace

std::string objects_of_verb(const ColumnFacts& column_facts, const SchemaGraph& graph,
                            std::string_view verb) {
  const SchemaIndex& index = column_facts.index();
  const uint32_t event = table_of_event(index, graph, verb);
  if (event == kNone) return {};
  std::vector<uint32_t> things;
  for (const uint32_t e : graph.of(event)) {  // of its lines
    const JoinEdge& edge = graph.edges()[e];
    if (edge.parent != event || edge.child == event || of_people(index, graph, edge.child))
      continue;
    for (const uint32_t t : things_of(index, graph, edge.child))
      if (t != event && !contains(things, t)) things.push_back(t);
  }
  if (things.empty()) things = things_of(index, graph, event);
  if (things.size() != 1) return {};
  uint32_t thing = things[0];
  for (size_t steps = 0; steps < 3; ++steps) {
    const bool piece =
        index.name_column(thing) == kNone || last_word_is(index, thing, kPieceTables);
    const auto whole = things_of(index, graph, thing);
    if (!piece || whole.size() != 1) break;
    thing = whole[0];
  }
  return index.text(index.table(thing));
}

}  // namespace ask::engine
