// Input of the coverage checks of one candidate: the question, the candidate and its query. A part
// of the question is lost, or uncovered, if nothing in the query expresses it.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "agent/engine/ground/ground.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/rank/word_checks.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Score from which a mention is of the word itself, inflected perhaps.
inline constexpr float kSameWord = 0.9F;

// The operations that occur anywhere in a query.
struct QueryOperations {
  bool average = false, sum = false, count = false, extreme = false, negated = false,
       compared = false, either = false, grouped = false, likes = false, combined = false,
       spans = false;  // a duration is read
};

// Read only. Refers to its arguments, which must outlive it.
struct CoverageContext {
  const Arcs& arcs;
  const WordChecks& checks;  // of the question
  const ColumnFacts& facts;
  const SchemaIndex& index;
  const SchemaGraph& graph;
  const Candidate& candidate;
  const ParserState& state;      // the candidate's
  const bool yes_no;             // the question asks only whether such rows exist
  std::vector<Value> literals;   // of the query
  std::vector<ColumnExpr> used;  // columns of the query; a whole table has no column
  QueryOperations operations;    // of the query
  int blocks = 0;                // of the query
  mutable std::optional<std::vector<JoinStep>> found_joins;  // joins(), once it is asked for

  const LogicalForm& form() const { return candidate.logical_form; }
  const QueryBlock& block() const { return candidate.logical_form.block; }
  // True if the candidate's parse used the token.
  bool explained(size_t token) const {
    return token < state.explained.size() && state.explained.test(token);
  }
};

// True if the query loses a part of the question, or takes it from another place.
using PartCheck = bool (*)(const CoverageContext&);

CoverageContext coverage_context(const Arcs& arcs, const WordChecks& checks,
                                 const ColumnFacts& facts, const SchemaGraph& graph,
                                 const Candidate& candidate, bool yes_no);

// What a word by itself names: nothing, or a table or column that the query uses or does not.
enum class Naming : uint8_t { kNothing, kUnused, kUsed };

Naming naming(const CoverageContext& context, size_t token);

// True for a word in the name of a column or table of the query: "200 sqm" of area_sqm, "who has a
// mentor" of mentor_id, "ticket income" of tickets_sold.
bool names_used_part(const CoverageContext& context, size_t token);

// True if the query uses the table or column of the mention.
bool uses(const CoverageContext& context, const Mention& m);

// True if the query uses the table or a column of it.
bool uses_table(const CoverageContext& context, uint32_t table);

// The token after the last word of the question.
size_t end_of_words(const CoverageContext& context);

// True if the value, number or date occurs among the literals of the query.
bool is_in_query(const CoverageContext& context, const Mention& m);

// True if the query orders its rows.
bool ordered(const CoverageContext& context);

// The joins of the tables of the query's first block.
const std::vector<JoinStep>& joins(const CoverageContext& context);

// True if the question names the table.
bool mentions_table(const CoverageContext& context, uint32_t table);

// The table that begins at the token or, after articles and adjectives, at one of the `most`
// tokens from it on; kNone if there is none.
uint32_t table_from(const CoverageContext& context, size_t token, size_t most);

// True for the verb of a key between two tables of the query: "who reviewed project 503" of
// reviewer_id.
bool plays_role(const CoverageContext& context, size_t token);

// True if the token exists, is not in quotes, and is one of the words.
bool says(const CoverageContext& context, size_t token, std::span<const std::string_view> words);

inline bool says(const CoverageContext& context, size_t token,
                 std::initializer_list<std::string_view> words) {
  return says(context, token, std::span(words.begin(), words.size()));
}

// True for a word that a part of the query expresses, beyond a mere link to its name.
bool is_expressed(const CoverageContext& context, size_t token);

}  // namespace ask::engine
