// Rewrites idioms of a question into wording that the linker and parser know, before tokenization:
// "first and last names" becomes "first names and last names". Token positions refer to the
// rewritten text; WordSequence::place() maps them to bytes of the question.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/rewrite/asked_series.h"
#include "agent/engine/rewrite/word_sequence.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/row_states.h"
#include "agent/engine/schema/told_states.h"

namespace ask::engine {

enum class Figure : uint8_t { kTotal, kAverage, kMaximum, kMinimum, kOtherEnd };

// What the end of a question asks for about the rows of the rest, see extract_further_outputs().
struct OutputRequest {
  // kDegree, kMany and kSum only of parts, see asked_parts.h
  enum class Kind : uint8_t {
    kNoun,
    kWho,
    kWhen,
    kWhere,
    kThing,
    kAmount,
    kAggregate,
    kDegree,
    kMany,
    kSum
  };
  Kind kind = Kind::kNoun;
  // kNoun, kMany, kSum: the noun; kAmount: of what; kDegree: the scale; else the verb as typed; may
  // be ""
  std::string word;
  bool beside = false;  // "products with price": of a column that each row has
  Figure figure = Figure::kTotal;  // kAggregate: beside another of the same values
};

// A further number that the question asks for, as a question of its own; `among`: of the rows that
// the first one counts or, with `summed`, adds up.
struct SecondNumber {
  std::string question;
  bool among = false, summed = false;
  bool whole = false;  // "and how many in all": of all rows that the first one is one of
};

// By how much, or by how many percent of the bound, a measure is beyond its bound at least.
struct BoundMargin {
  double least = 0;  // 0: none is said
  bool percent = false;
  bool reached = false;  // "at least 10 percent"
};

// What a phrase that was taken out of the question asks of the query; see adjust/asked_shape.h.
struct QueryShape {
  bool all_rows = false;      // "including customers without orders"
  bool side_by_side = false;  // "A vs B"
  bool most_first = false;    // "more A or B": side by side, the greater figure first
  bool and_so_on = false;     // "A, B etc": every value of their column, side by side
  bool both_states = false;   // "with gift aid and without": of the only flag
  bool together = false;      // "both", "also": two conditions are met at once
  bool difference = false;    // "how much more did A spend than B": A - B
  bool reversed = false;      // "how much less": B - A
  bool than_average = false;  // the number 0 is a placeholder of the average of the groups
  bool overall = false;       // that average is over all rows, not over the groups
  std::string average_of;     // "horse" of "than the average horse": what has the groups
  bool of_same_value = false;  // "nurses ... than the average nurse": under their conditions
  bool alternatives = false;  // the question has "or"
  bool upcoming = false;      // "the next", "upcoming": of today or later
  bool past = false;          // "past concerts": before today
  bool overdue = false;       // due before today and not done
  bool delay = false;         // "and by how many days": beside rows that are late
  bool every_row = false;     // "artists by tickets sold": without the limit of "top 10"
  bool with_measure = false;  // "the best score and who got it": by what it is ordered
  bool with_count = false;    // "... and how many was that": the same, which must be counted
  double times = 0;           // "twice the average": of what the rows are compared with
  bool times_reached = false;  // "at least twice"
  ColumnExpr span;            // the number of its rows stands for the average of this duration
  std::string own_group;      // "trade" of "than the average for their trade"
  std::string when;           // "and when did it open": the lemma of the verb
  std::string whole;          // "order" of "the largest order": what is added up for each one
  UnitId unit = kNoUnit;      // "in minutes"
  bool known_groups = false;  // "how do members pay": of those of whom it is known
  ColumnExpr beyond, bound;   // "boats too long for their berth": the length, and the greatest one
  bool below_bound = false;   // "jobs under the quote": the first is less than the second
  BoundMargin margin;         // "more than 10 percent over the quote"
  bool excess = false;        // "and by how much": the difference of both is shown
  std::vector<RowCondition> states;    // "vacant units": of rows that are in these states
  std::vector<ColumnExpr> sides;       // "with both teams": the keys of those shown
  std::vector<OutputRequest> further;  // further outputs
  bool only_further = false;           // and no other: "shortest film: title and minutes"
  std::vector<SecondNumber> numbers;
  std::vector<std::string> every;  // the words after "every": "who bought every product"
  AskedSeries series;              // "and the change on the month before"
  bool existing_rows = false;      // of a yes/no question: "are there any customers without orders"
  bool any() const {
    return series.any() || all_rows || side_by_side || and_so_on || both_states || difference ||
           than_average || upcoming || past || overdue || delay || with_measure || with_count ||
           known_groups || beyond.valid() || times > 0 || span.valid() || !own_group.empty() ||
           !states.empty() || !sides.empty() || !when.empty() || !whole.empty() ||
           unit != kNoUnit || !every.empty() || !further.empty() || !numbers.empty();
  }
};

struct Rewritten {
  WordSequence words;
  std::string text;  // of the words
  // The bytes of the asked question that are noted nouns and became names of tables.
  std::vector<SourceSpan> noted_nouns;
  std::vector<SaidInstead> told;  // what is told of rows, in other words than the schema has
  QueryShape shape;
  bool yes_no = false;  // "Is there any ...", "Does any ...": a yes/no question
  bool ends_in_outputs = false;  // its end asks for further outputs: Ending::kTakenFirst
};

// A hierarchy by a self-referencing foreign key: the role name of the parent row ("manager"), the
// words of the table ("employees"), and a predicate that is true if a word names another table. An
// empty `word` means that the schema has no hierarchy.
struct ParentRole {
  std::string_view word;
  std::string rows;
  std::function<bool(std::string_view)> elsewhere;
};

// True if a column that contains NULLs has the word in its name: "death" for death_year.
using HasNullColumn = std::function<bool(std::string_view)>;

// True if the word, in lower case, is a word of the schema or a stored value.
using IsName = std::function<bool(std::string_view)>;

// What a word, in lower case, says of the columns of the schema.
struct ColumnTests {
  IsName has_amount = [](std::string_view) { return false; };  // rows of the noun have an amount
  IsName may_lack = [](std::string_view) { return false; };    // of a column that some rows lack
  IsName adds_up = [](std::string_view) { return false; };     // of amounts only that are added up
  IsName is_kind = [](std::string_view) { return false; };     // of texts only, no numbers or dates
  // What most of the business is about, as its table is called; see main_events().
  std::function<std::string()> main_events = [] { return std::string(); };
};

// True if the schema has measures that are to be converted to the unit, if it is asked for.
using Converts = std::function<bool(UnitId)>;

// Cheap pre-checks: false if the question contains no word that the sales rewrites, or the
// hierarchy rewrites, apply to. Then the caller can pass an empty SalesWords or ParentRole.
bool has_sales_words(const WordSequence& words);
bool has_parent_role_words(const WordSequence& words);
// Applies the rewrites of informal and misspelt function words, unless `is_name`, and of phrases
// that the schema calls otherwise, and of typos in common words, unless `is_stored`, which is true
// for words of the schema and of stored values. `in_one_name`: a word of one name only;
// `names_row`: a noun of some table. `values_read`: false if any word may be stored. To be done
// before the others.
void normalise(WordSequence& words, const IsName& is_name, const IsName& in_schema,
               const IsName& in_one_name, const IsName& is_stored, const IsName& names_row,
               const ColumnTests& columns = {}, bool values_read = true);
// Applies all other rewrites, and adds to the shape. With `sales`, money spent or earned becomes
// "revenue" and quantities become "units sold", which the linker resolves (link/implied_sales.h).
// True if it is a yes/no question.
// Without `further_outputs` the further outputs at the end are left there, for the grammar to read.
bool rewrite(WordSequence& words, const SalesWords& sales, const ParentRole& parent_role,
             const HasNullColumn& missing, const Converts& converts, bool further_outputs,
             QueryShape& shape);

}  // namespace ask::engine
