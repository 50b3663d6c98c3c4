// The phrases of notes: other words for tables, columns and stored values, names of measures and
// conditions, and their forms in questions.
#pragma once
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/ir/column_expr.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

class SchemaIndex;

// A phrase of a note (Catalog::noted), as the linker looks for it.
struct NotedPhrase {
  std::vector<std::string> words;  // lemmas, without articles
  std::string letters;             // of all words, without separators
  std::string said;                // as it is noted
  uint32_t noted = 0;              // index into Catalog::noted
  db::NotedKind kind = db::NotedKind::kTable;
  bool adds_up = false;  // "ticket revenue" of a column of numbers
  uint32_t table = kNone;
  uint32_t column = kNone;  // of kColumn and kValue; of an expression, the first that it reads
  // Of a condition: the words before the noun of its table ("active" of "active customer"), or all.
  uint32_t modifiers = 0;
  bool verbal = false;   // begins with a form of a verb: "billed" matches "bill", not "bills"
  bool implied = false;  // not noted itself: "income" of what is noted as "takings"
  bool done = false;     // begins with a participle: "expired" does not match "expiring"
  // kValue: also the verb of the rows, as "booked" of bookings: "how many has
  // she booked?" means no state.
  bool tells_rows = false;
  bool missing = false;  // kCondition: that a value is missing: "returned IS NULL"
};

// A match of a phrase with words of a question.
struct PhraseMatch {
  const NotedPhrase* phrase = nullptr;
  size_t end = 0;        // token after its last one, without the noun of a condition
  bool whole = false;    // with the noun of a condition
  bool derived = false;  // by a word of the same root: "admitted" of "admission"
};

class NotedNames {
 public:
  // REQUIRES: `index` has the names of the catalog.
  NotedNames(const db::Catalog& catalog, const SchemaIndex& index);

  bool empty() const { return phrases_.empty(); }
  // True if some phrase has this word, as written. A code that a comment explains does not count:
  // the word may mean that of another table as well.
  bool has_word(std::string_view word) const { return words_.contains(word); }
  // True if some phrase for a table, a column or a measure has it: a noted state ("owing") leaves
  // the word the meaning that it has in every question.
  bool names_element(std::string_view word) const { return element_words_.contains(word); }
  // The phrases that begin at token `at`.
  std::vector<PhraseMatch> matches(std::span<const Token> tokens, size_t at) const;
  // True if a phrase of one word calls the column, or of kNone the rows of the table, so.
  bool calls(uint32_t table, uint32_t column, const Token& word) const;
  // True if a phrase calls the column by what was done: "conducted" of "conducted by".
  bool calls_by_agent(uint32_t table, uint32_t column, const Token& verb) const;
  // True if a phrase calls the rows of the table people: "staff".
  bool calls_people(uint32_t table) const { return table < people_.size() && people_[table]; }
  // The keys that a phrase calls by what was done: of "conducted by" for "conducted".
  std::vector<ColumnExpr> keys_of_agents(const Token& verb) const;
  // True if phrases call the rows of the table otherwise, and none calls them people: "animals".
  bool calls_things(uint32_t table) const { return table < things_.size() && things_[table]; }
  // True if a phrase of one word calls the rows of the table by a noun of the verb: "admissions"
  // for "admitted".
  bool calls_by_verb(uint32_t table, std::string_view verb) const;

 private:
  struct Hash {
    using is_transparent = void;
    size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };
  void add(const db::NotedName& name, uint32_t noted, const db::Catalog& catalog,
           const SchemaIndex& index);
  void add_revenue_nouns(const SchemaIndex& index);
  void find(std::string_view first, std::span<const Token> tokens, size_t at,
            std::vector<PhraseMatch>& out) const;
  void find_joined(std::span<const Token> tokens, size_t at, std::vector<PhraseMatch>& out) const;
  void find_derived(std::span<const Token> tokens, size_t at, std::vector<PhraseMatch>& out) const;

  std::vector<NotedPhrase> phrases_;
  std::vector<bool> people_, things_;  // of each table
  using Ids = std::vector<uint32_t>;
  using Map = std::unordered_map<std::string, Ids, Hash, std::equal_to<>>;
  Map by_first_, by_letters_, by_stem_;  // to phrases
  std::unordered_set<std::string, Hash, std::equal_to<>> words_, element_words_;
};

}  // namespace ask::engine
