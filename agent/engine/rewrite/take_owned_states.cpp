#include "agent/engine/rewrite/take_owned_states.h"

#include <charconv>
#include <string>
#include <system_error>
#include <utility>

#include "agent/common/words.h"
#include "agent/engine/lexicon/event_state_words.h"
#include "agent/engine/lexicon/owned_state_words.h"
#include "agent/engine/rewrite/present_phrases.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Who has the rows, and the clause about those from word `from` on.
struct OwnedRows {
  std::string owner, rows;
  size_t from = 0;
};

// A clause as the roles of its words, and what it says of the rows.
struct OwnedClause {
  std::string roles;
  DoneRows state;
  int number = 0;
  bool known() const { return !roles.empty() && state.known(); }
};

// The state that the word says of the rows, done or not; unknown if it says none.
DoneRows owned_state_of(const SchemaPhrases& phrases, const std::string& rows,
                        const std::string& word, bool& undone) {
  undone = false;
  DoneRows found = phrases.done_rows(rows, word);
  if (found.known()) return found;
  if (word.size() > 5 && has_negative_prefix(word)) {
    undone = true;
    return phrases.done_rows(rows, word.substr(2));
  }
  for (const std::string& form : participles(lemma(word)))
    if (DoneRows other = phrases.done_rows(rows, form); other.known()) return other;
  return {};
}

// The longest phrase of the table that begins at word `at`; null if there is none.
const OwnedStateWord* owned_phrase_at(const WordSequence& words, size_t at, size_t& end) {
  const OwnedStateWord* found = nullptr;
  end = at;
  for (const OwnedStateWord& word : kOwnedStateWords)
    if (const size_t to = end_of_phrase(words, at, word.phrase); to > end) found = &word, end = to;
  return found;
}

bool same_state(const DoneRows& one, const DoneRows& other) {
  return one.missing.table == other.missing.table && one.missing.all == other.missing.all;
}

// Adds the roles of word `at`, which is no phrase of the table. False if it has none.
bool add_role(const WordSequence& words, size_t at, const OwnedRows& owned,
              const SchemaPhrases& phrases, OwnedClause& out) {
  const std::string word = plain(words, at);
  if (is_digits(word)) {
    out.roles += 'n';
    const char* const end = word.data() + word.size();
    const auto read = std::from_chars(word.data(), end, out.number);
    return read.ec == std::errc() && read.ptr == end;  // false if it is too large
  }
  for (size_t n = 0; n < std::size(kSmallNumbers); ++n)
    if (word == kSmallNumbers[n]) {
      out.number = static_cast<int>(n) + 1;
      out.roles += 'n';
      return true;
    }
  if (lemma(word) == lemma(owned.rows)) {
    out.roles += 'R';
    return true;
  }
  bool undone = false;
  DoneRows state = owned_state_of(phrases, owned.rows, word, undone);
  if (!state.known() || (out.state.known() && !same_state(state, out.state))) return false;
  out.state = std::move(state);
  out.roles += undone ? 'U' : 'V';
  return true;
}

OwnedClause read_owned_clause(const WordSequence& words, const OwnedRows& owned,
                              const SchemaPhrases& phrases) {
  OwnedClause out;
  for (size_t at = owned.from; at < words.size();) {
    const std::string mark = end_mark(words[at]);
    if (at + 1 < words.size() && !mark.empty() && mark != ",") return {};
    size_t end = at;
    if (const OwnedStateWord* phrase = owned_phrase_at(words, at, end)) {
      for (const char role : phrase->roles)
        if (role != ' ' && (role != 'H' || out.roles.empty() || out.roles.back() != 'H'))
          out.roles += role;
      at = end;
      continue;
    }
    if (!add_role(words, at++, owned, phrases, out)) return {};
  }
  if (const size_t one = out.roles.find_first_of("YMG"); one != std::string::npos &&
                                                         out.roles.find('1') != std::string::npos &&
                                                         out.roles.find('n') == std::string::npos) {
    out.roles[out.roles.find('1')] = 'n';
    out.number = 1;
  }
  if (out.roles.starts_with('W')) out.roles.erase(0, 1);
  return out;
}

// The noun of the rows in the clause: the first that names others than their owners, else those
// that belong to the owners alone.
OwnedRows rows_of_owner(const WordSequence& words, size_t from, std::string owner,
                        const SchemaPhrases& phrases) {
  OwnedRows out{std::move(owner), {}, from};
  for (size_t i = from; i < words.size(); ++i) {
    const std::string word = plain(words, i);
    if (!phrases.names_row(word) || lemma(word) == lemma(out.owner)) continue;
    size_t end = i;
    if (owned_phrase_at(words, i, end) != nullptr) continue;
    out.rows = word;
    break;
  }
  if (out.rows.empty() && !out.owner.empty()) out.rows = phrases.only_child(lemma(out.owner));
  if (out.owner.empty() && !out.rows.empty()) out.owner = phrases.owner_of(out.rows);
  return out;
}

OwnedRows owned_rows_at(const WordSequence& words, const SchemaPhrases& phrases) {
  if (is_any(words, 0, {"who", "who's", "who've"})) return rows_of_owner(words, 1, "", phrases);
  size_t noun = 0;
  while (is_any(words, noun, kBeforeOwners)) ++noun;
  if (noun >= words.size() || !phrases.names_row(plain(words, noun))) return {};
  return rows_of_owner(words, noun + 1, plain(words, noun), phrases);
}

// Who has rows that meet the condition, or, `negated`, has none.
RowCondition owner_with(const SchemaPhrases& phrases, const OwnedRows& owned,
                        const RowCondition& rows, bool negated) {
  RowCondition out = phrases.without(owned.owner, rows);
  if (out.known()) out.all[0][0].negated = negated;
  return out;
}

// Who has so many rows that meet the condition.
RowCondition owner_with_number(const SchemaPhrases& phrases, const OwnedRows& owned,
                               const OwnedClause& clause, bool done) {
  const RowCondition& rows = done ? clause.state.done : clause.state.missing;
  RowCondition out = owner_with(phrases, owned, rows, false);
  if (!out.known()) return out;
  QueryBlock& sub = out.all[0][0].sub[0];
  sub.group = {GroupKey(sub.select[0].column)};
  Having having;
  having.term.column.table = rows.table;
  having.term.fn = Aggregate::kCount;
  having.op = clause.roles.find('M') != std::string::npos   ? Op::kGreater
              : clause.roles.find('G') != std::string::npos ? Op::kGreaterEqual
                                                            : Op::kEqual;
  having.value = int64_t{clause.number};
  sub.having = std::move(having);
  return out;
}

std::vector<RowCondition> conditions_of(const SchemaPhrases& phrases, const OwnedRows& owned,
                                        const OwnedClause& clause) {
  const RowCondition &done = clause.state.done, &missing = clause.state.missing;
  const auto with = [&](const RowCondition& rows) {
    return owner_with(phrases, owned, rows, false);
  };
  const auto none = [&](const RowCondition& rows) {
    return owner_with(phrases, owned, rows, true);
  };
  if (text::is_one_of(clause.roles, kAllDoneClauses)) return {with(done), none(missing)};
  if (text::is_one_of(clause.roles, kSomeUndoneClauses)) return {with(missing)};
  if (text::is_one_of(clause.roles, kNoneUndoneClauses)) return {none(missing)};
  if (text::is_one_of(clause.roles, kSomeOfBothClauses)) return {with(done), with(missing)};
  if (text::is_one_of(clause.roles, kNumberUndoneClauses))
    return {owner_with_number(phrases, owned, clause, false)};
  return {};
}

}  // namespace

bool take_owned_states(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  const OwnedRows owned = owned_rows_at(words, phrases);
  if (owned.rows.empty() || owned.owner.empty() || owned.from >= words.size()) return false;
  const OwnedClause clause = read_owned_clause(words, owned, phrases);
  if (!clause.known()) return false;
  std::vector<RowCondition> found = conditions_of(phrases, owned, clause);
  if (found.empty()) return false;
  for (const RowCondition& state : found)
    if (!state.known()) return false;
  for (RowCondition& state : found) shape.states.push_back(std::move(state));
  const bool counts = is_any(words, 0, kCountingOpenings);
  WordSequence by{counts ? "how" : "which"};
  if (counts) by.push_back("many");
  if (owned.from == 1)
    by.push_back(owned.owner);
  else
    by.push_back(words.plain_word(owned.from - 1));
  append(by, {"are", "there"});
  by.end_with(end_mark(words.back()));
  replace(words, 0, words.size(), std::move(by));
  return true;
}

}  // namespace ask::engine
