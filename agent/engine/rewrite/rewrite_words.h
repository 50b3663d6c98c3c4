// The rewrites that normalise(), name_schema_phrases() and rewrite() apply, and what they share.
#pragma once
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "agent/common/words.h"
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {

using Words = WordSequence;
struct SchemaPhrases;

// Word i in lower case without trailing punctuation; "" past the end.
inline const std::string& plain(const Words& words, size_t i) { return words.plain(i); }

// True if word i is one of these, in their plain form.
inline bool says(const Words& words, size_t i, std::initializer_list<std::string_view> any) {
  return i < words.size() && text::is_one_of(plain(words, i), any);
}

inline bool says(const Words& words, size_t i, std::span<const std::string_view> any) {
  return i < words.size() && text::is_one_of(plain(words, i), any);
}

// True for "15"; "2024" may be a year.
bool is_digits(std::string_view word);
bool is_year(std::string_view word);
// "january"; not "jan", which may be a name.
bool is_month(std::string_view word);

// plain() without brackets around the word.
std::string unbracketed(const Words& words, size_t i);

// The punctuation behind a word without brackets: "orders)?" -> "?".
std::string end_mark(std::string_view word);

// Replaces `count` words from `at` by others.
inline void replace(Words& words, size_t at, size_t count, Words by) {
  words.replace(at, count, std::move(by));
}
inline Words words_of(std::string_view phrase) { return Words::of_phrase(phrase); }
inline void append(Words& to, const Words& more) { to.append(more); }

// Informal and misspelt function words: "whats" -> "what is". Keeps quoted words and names.
void normalise_informal(Words& words, const IsName& is_name);

// Slips in common words: "adress" -> "address", unless `is_stored`.
void correct_spelling(Words& words, const IsName& is_stored);

// Phrases that the schema calls otherwise: "family name" -> "last name".
void name_phrases(Words& words, const IsName& is_name);

// Requests in people's words: "split the orders by city" -> "orders by city".
void name_requests(Words& words);

// Whole questions: "what do the bills add up to" -> "what is the total of the bills".
void name_question(Words& words);

// Second questions: "biggest order, who was it from" -> "who has the biggest order" with
// Shape::with_measure. True if there is one.
bool name_second_question(Words& words, Shape& shape);

// Further columns at the end: "..., with email", "and at which event", ": title and year", into
// Shape::further. With `several`, only where they are more than one.
void name_further_outputs(Words& words, bool several, Shape& shape);

// Several numbers: "how many A and how many B" into Shape::numbers, "total and average price" into
// Shape::further.
void name_numbers(Words& words, Shape& shape);
void name_aggregates(Words& words, Shape& shape);

// Hierarchies: "employees managed by X" -> "employees whose manager is X".
void name_parent_role(Words& words, const ParentRole& parent_role);

// Absent events: "authors who are still alive" -> "authors who are without a death", if `missing`
// is true for the event.
void name_absence(Words& words, const MayMiss& missing);

// The number before a ranking: "our five best customers" -> "our best 5 customers".
void name_number_of_best(Words& words);
// Bounds behind their number: "admitted five times or more" -> "admitted at least 5 times".
void name_or_more(Words& words);

// What is left out: "leaving out refunded orders", "refunds don't count" -> "excluding refunds".
void name_exclusion(Words& words);

// Comparisons of two values: "how much more does A earn than B" -> "how much does A earn and B"
// with Shape::difference.
void name_difference(Words& words, Shape& shape);

// Other phrases about the shape of the answer: "A vs B" -> "A and B" with Shape::side_by_side.
void name_shape(Words& words, const SalesWords& sales, Shape& shape);

// What has a value: "orders with a coupon" -> "orders whose coupon code is not null".
void name_presence(Words& words, const SchemaPhrases& phrases);
void name_expiry(Words& words, const SchemaPhrases& phrases);
// "how many lamps did we sell" -> "how many orders for lamps", if lamps are a stored value
void name_counted_values(Words& words, const SchemaPhrases& phrases);
// rewrite_deeds.cpp: "what did Ann buy" -> "which products did Ann buy"
void name_objects(Words& words, const SchemaPhrases& phrases);
// "people who never donated" -> "who never donated", if no table is called people
void name_people(Words& words, const SchemaPhrases& phrases);
// "in 2023 but not since" -> "in 2023 but not after 2023"
void name_not_since(Words& words);
// "our top donors" -> "our top 10 donors"
void name_several_first(Words& words, const SchemaPhrases& phrases);

// Rankings: "artists by tickets sold" -> "top 10 artists by tickets sold" with Shape::every_row.
void name_ranking(Words& words, const SchemaPhrases& phrases, Shape& shape);
// ", most loans first" -> "sorted by number of loans in descending order"
void name_order_of_counts(Words& words, const SchemaPhrases& phrases);
// "who gave twice" -> "who donated twice", where a table keeps donations
void name_giving(Words& words, const SchemaPhrases& phrases);
// "unserviced cars" -> "cars that are not serviced"
void name_not_done(Words& words, const SchemaPhrases& phrases);
// rewrite_look_ups.cpp: "how much is Premium" -> "monthly fee of Premium"
void name_look_ups(Words& words, const SchemaPhrases& phrases);
// rewrite_stock.cpp: "parts running low" -> "parts with stock quantity below reorder level"
void name_stock(Words& words, const SchemaPhrases& phrases);
// rewrite_plain_forms.cpp: "orders so far" -> "orders"
void name_plain_forms(Words& words, const SchemaPhrases& phrases);
// rewrite_debts.cpp: "who owes us money" -> "who has unpaid invoices"
void name_debts(Words& words, const SchemaPhrases& phrases);
// rewrite_rates.cpp: "the pass rate" -> "what percentage is passed"
void name_rates(Words& words, const SchemaPhrases& phrases);

// Units: "total airtime in hours" -> "total airtime" with Shape::unit.
void name_unit(Words& words, const Converts& converts, Shape& shape);

// Durations: "how long does a ride take on average" -> "what is the average ride duration".
void name_durations(Words& words, Shape& shape);

// Sales: "average order value" -> "average revenue per order", "best selling products" -> "products
// with the most units sold", "who placed the largest order" with Shape::whole.
void name_sales(Words& words, const SalesWords& sales, Shape& shape);

// Money: "who spent the most" -> "who with the most revenue", "money spent per customer" -> "total
// revenue per customer", "revenue after discounts" -> "net revenue".
void name_money(Words& words, const SalesWords& sales);

}  // namespace ask::engine
