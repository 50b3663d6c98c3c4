#include "agent/engine/rewrite/rewrite_figures.h"

#include <algorithm>
#include <vector>

#include "agent/engine/lexicon/figure_words.h"
#include "agent/engine/lexicon/stuff_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/schema_phrases_of.h"
#include "agent/engine/rewrite/sum_words.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/row_amounts.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// "...? Only count jobs that were done" -> "..., only jobs that were done"
void drop_count_order(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    const std::string mark = end_mark(words[i - 1]);
    if (mark.empty()) continue;
    const bool only = is_any(words, i, {"only", "just"});
    if (!is_any(words, only ? i + 1 : i, kTakingIntoFigure) ||
        !(only || is_any(words, i + 1, {"only", "just"})))
      continue;
    words.cut_last(i - 1, mark.size());
    words.add(i - 1, ",");
    return replace(words, i, 2, {"only"});
  }
}

// ", best ones on top" -> "in descending order"
void rewrite_on_top(WordSequence& words) {
  for (size_t i = 2; i + 2 < words.size(); ++i) {
    const bool descending = is_any(words, i, kDescendingAdjectives);
    if (!words[i - 1].ends_with(',') || !(descending || is_any(words, i, kAscendingAdjectives)))
      continue;
    size_t at = i + 1;
    while (is_any(words, at, kBeforeOnTop)) ++at;
    if (at == i + 1 || !is_any(words, at, {"top"}) || at + 1 != words.size()) continue;
    WordSequence by{"in", descending ? "descending" : "ascending", "order"};
    by.end_with(end_mark(words[at]));
    words.cut_last(i - 1);
    return replace(words, i, at + 1 - i, by);
  }
}

// "best selling game by number of copies": which is what it says.
void drop_sold_pieces(WordSequence& words) {
  for (size_t i = 0; i + 4 < words.size(); ++i) {
    const std::string& best = plain(words, i);
    if (!best.ends_with("-selling") && !is_any(words, i + 1, {"selling"})) continue;
    for (size_t by = i + 2; by + 1 < words.size(); ++by) {
      if (!is_any(words, by, {"by", "in"})) continue;
      size_t at = by + 1;
      while (is_any(words, at, kBeforeSoldPieces)) ++at;
      if (!is_any(words, at, kSoldPieces)) continue;
      if (at + 1 < words.size() && is_any(words, at + 1, {"sold"})) ++at;
      const std::string mark = end_mark(words[at]);
      words.erase(by, at + 1);
      words.add(by - 1, mark);
      return;
    }
  }
}

// True if words [from, to) are stored values with commas and "and" between them.
bool lists_values(const WordSequence& words, size_t from, size_t to, const SchemaPhrases& phrases) {
  size_t listed = 0;
  bool joined = false;
  std::string value;
  for (size_t i = from; i < to; ++i) {
    const bool last = is_any(words, i, {"and"});
    if (!last) value += (value.empty() ? "" : " ") + plain(words, i);
    if (!last && end_mark(words[i]) != "," && i + 1 < to) continue;
    joined |= last;
    if (value.empty()) continue;
    if (!phrases.is_value(value)) return false;
    value.clear();
    ++listed;
  }
  return joined && listed > 1;
}

// "best first", "biggest first" from word `at` to the end.
bool says_most_first(const WordSequence& words, size_t at) {
  return at + 2 == words.size() && is_any(words, at, kDescendingAdjectives) &&
         is_any(words, at + 1, {"first"});
}

// "how much in tips did Ann, Ben and Cy each get" -> "total tips of Ann, Ben and Cy", side by side;
// "how many jobs did Ann and Ben each do" -> "how many jobs did Ann and Ben do"
void rewrite_each_got(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  size_t did = 2;
  while (did < words.size() && did < 6 && !helping_word(words, did)) ++did;
  if (!is_any(words, 0, {"how"}) || !helping_word(words, did)) return;
  size_t each = did + 3;
  while (each < words.size() && !is_any(words, each, {"each"})) ++each;
  if (each + 1 >= words.size() || !lists_values(words, did + 1, each, phrases)) return;
  const bool most_first = says_most_first(words, each + 2);
  size_t from = 2;
  while (is_any(words, from, kBeforeObtained)) ++from;
  const std::string measure = plain_text(words, from, did);
  if (is_any(words, 1, {"much"}) && is_any(words, each + 1, kObtainedForms) && from < did &&
      phrases.is_amount(measure)) {
    WordSequence by{"total"};
    append(by, words.part(from, did));
    by.push_back("of");
    append(by, words.part(did + 1, each));
    by.end_with(end_mark(words[each + 1]));
    replace(words, 0, each + 2, by);
  } else if (is_any(words, 1, {"many"})) {
    words.erase(each, each + 1);
  } else {
    return;
  }
  if (most_first) drop_end(words, words.size() - 2);
  shape.side_by_side = true;
  shape.most_first = most_first;
}

// "which print brought in the most, and how often has it been out" -> "..., and how often"
void drop_after_how_often(WordSequence& words) {
  for (size_t i = 3; i + 3 < words.size(); ++i) {
    const bool often = is_any(words, i, {"how"}) && is_any(words, i + 1, {"often"});
    const bool times = is_any(words, i, {"how"}) && is_any(words, i + 1, {"many"}) &&
                       is_any(words, i + 2, {"times"});
    const size_t help = i + (often ? 2 : 3);
    if ((!often && !times) || !is_any(words, i - 1, {"and"}) ||
        !is_any(words, help, {"has", "have", "was", "were", "did", "does", "is"}) ||
        !is_any(words, help + 1, {"it", "they", "each", "that", "he", "she"}))
      continue;
    const size_t last = is_any(words, help + 2, {"been", "got"}) ? help + 3 : help + 2;
    if (last + 1 != words.size()) return;
    return drop_end(words, help);
  }
}

// "what share of visits were late or were missed" -> "... were late or missed"
void drop_verb_after_or(WordSequence& words) {
  bool share = false;
  for (size_t i = 0; i < words.size() && i < 6; ++i) share |= is_any(words, i, kShareWords);
  for (size_t i = 3; share && i + 2 < words.size(); ++i)
    if (is_any(words, i, {"or"}) && is_any(words, i + 1, {"was", "were", "is", "are", "got"}))
      words.erase(i + 1, i + 2);
}

// What the people are called to whom the rows of the only table refer that the noun may name.
struct RowsOfPeople {
  std::string rows, people;
};
RowsOfPeople rows_of_people(const RewriteContext& context, const std::string& noun) {
  const SchemaIndex& index = context.schema.index;
  const SchemaGraph& graph = context.schema.graph;
  RowsOfPeople found;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (index.is_view(t) || !index.has_word(index.table(t), noun)) continue;
    uint32_t people = kNone, many = 0;
    for (const uint32_t e : graph.of(t)) {
      const JoinEdge& edge = graph.edges()[e];
      if (edge.child != t || edge.parent == t || !holds_people(index, edge.parent)) continue;
      people = edge.parent, ++many;
    }
    if (many == 0) continue;
    if (many > 1 || !found.rows.empty() || index.table(people).words.empty()) return {};
    found = {rows_in_plural(index, t), index.word(index.table(people).words.back()).text};
  }
  return found;
}

// "number of tests per person" -> "number of test runs per inspector"
void rewrite_per_person(WordSequence& words, const RewriteContext& context,
                        const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"per", "by", "each", "every"}) || !is_any(words, i + 1, kAnyPerson))
      continue;
    const std::string noun = lemma(plain(words, i - 1));
    if (phrases.names_row(plain(words, i + 1)) || noun.empty()) return;
    const RowsOfPeople found = rows_of_people(context, noun);
    if (found.rows.empty()) return;
    WordSequence by = words_of(found.rows);
    append(by, {words.word(i), found.people + end_mark(words[i + 1])});
    return replace(words, i - 1, 3, by);
  }
}

// True for a column with the number of people of a row: "pax", "heads", "party_size".
bool counts_people(const ColumnFacts& facts, ColumnExpr c) {
  const SchemaIndex& index = facts.index();
  const SchemaItem& item = index.column(c.table, c.column);
  return facts.measure(c) && !facts.flag(c) && facts.numeric(c) &&
         index.has_any_word(item, kHeadCounts) && !index.has_any_word(item, kNoHeadCounts);
}

// The only such column of rows that came, or of those whose table refers to one that a word of the
// question names. Invalid if that is not clear.
ColumnExpr people_column(const WordSequence& words, const RewriteContext& context) {
  const SchemaIndex& index = context.schema.index;
  const SchemaGraph& graph = context.schema.graph;
  std::vector<ColumnExpr> found, named;
  for (uint32_t t = 0; t < index.tables(); ++t)
    for (const uint32_t c : index.measures(t))
      if (!index.is_view(t) && counts_people(context.column_facts, {t, c})) found.push_back({t, c});
  if (found.size() == 1) return found[0];
  for (const ColumnExpr& c : found) {
    bool refers = false;
    for (size_t i = 0; i < words.size(); ++i) {
      const uint32_t of = only_table_named(index, plain(words, i));
      refers |= of != kNone && of != c.table && !graph.between(c.table, of).empty() &&
                graph.to_one(c.table, of);
    }
    if (refers) named.push_back(c);
  }
  return named.size() == 1 ? named[0] : ColumnExpr{};
}

// "how many people came on the Bath trip" -> "total booking pax on the Bath trip"
void rewrite_people_counted(WordSequence& words, const RewriteContext& context) {
  if (!is_any(words, 0, {"how"}) || !is_any(words, 1, {"many"}) ||
      !is_any(words, 2, kCountedPeople))
    return;
  size_t verb = 3;
  if (is_any(words, verb, {"have", "has", "had", "did"})) ++verb;
  if (!is_any(words, verb, kPresenceForms)) return;
  const ColumnExpr c = people_column(words, context);
  if (!c.valid()) return;
  const SchemaIndex& index = context.schema.index;
  WordSequence by{"total"};
  append(by, words_of(index.text(index.table(c.table)) + " " +
                      index.text(index.column(c.table, c.column))));
  replace(words, 0, verb + 1, by);
}

// Where what is asked for ends: before "altogether", "in total", a comma.
size_t end_of_object(const WordSequence& words, size_t from) {
  for (size_t i = from; i < words.size(); ++i) {
    if (is_any(words, i, kSumEndings) || is_any(words, i, kAfterMoneyVerb) ||
        (is_any(words, i, {"all"}) && is_any(words, i + 1, kAfterAll)))
      return i;
    if (!end_mark(words[i]).empty()) return i + 1;
  }
  return words.size();
}

// The end of "altogether", "in total" at word `at`; `at` if nothing is there.
size_t after_sum_adverb(const WordSequence& words, size_t at) {
  if (is_any(words, at, kSumEndings)) return at + 1;
  const bool in = is_any(words, at, {"in"}) && is_any(words, at + 1, kAfterIn);
  const bool all = is_any(words, at, {"all"}) && is_any(words, at + 1, kAfterAll);
  return in || all ? at + 2 : at;
}

// "what did we pay each contractor altogether, biggest first" -> "what is the total repair cost of
// each contractor, biggest first"
void rewrite_paid_out(WordSequence& words, const RewriteContext& context,
                      const SchemaPhrases& phrases) {
  size_t help = asks_how_much(words) ? 2 : is_any(words, 0, {"what"}) ? 1 : 0;
  if (help == 2 && is_any(words, 2, {"money"})) ++help;
  if (help == 0 || !helping_word(words, help) || !is_ours(words, help + 1) ||
      !is_any(words, help + 2, kSpendingForms))
    return;
  size_t from = help + 3;
  while (is_any(words, from, kAfterPayingOut)) ++from;
  if (!is_any(words, from, {"each", "every"}) || !phrases.names_row(plain(words, from + 1))) return;
  const size_t end = end_of_object(words, from + 1);
  if (end != from + 2) return;
  const uint32_t rows = only_table_named(context.schema.index, plain(words, from + 1));
  const std::string amount =
      rows == kNone ? "" : paid_for_rows(context.column_facts, context.schema.graph, rows);
  if (amount.empty()) return;
  const size_t last = after_sum_adverb(words, end);
  const std::string mark = end_mark(words[last - 1]);
  WordSequence by{"what", "is", "the", "total"};
  append(by, words_of(amount));
  append(by, {"of", words.plain_word(from), {plain(words, from + 1) + mark}});
  replace(words, 0, last, by);
}

// What was paid for rows that the noun names, or for those that have it as a text: "repair cost" of
// "contractor", or of the column workshop of the repairs. "" if that is not clear.
std::string paid_for_noun(const RewriteContext& context, const std::string& noun) {
  const SchemaIndex& index = context.schema.index;
  const uint32_t rows = only_table_named(index, noun);
  if (rows != kNone) return paid_for_rows(context.column_facts, context.schema.graph, rows);
  uint32_t table = kNone;
  for (const SchemaItem& item : index.items()) {
    if (item.column == kNone || item.words.empty() || index.is_view(item.table) ||
        index.word(item.words.back()).lemma != noun ||
        !context.column_facts.text({item.table, item.column}))
      continue;
    if (table != kNone && table != item.table) return {};
    table = item.table;
  }
  return table == kNone ? std::string() : paid_by_rows(context.column_facts, table);
}

// "which contractor have we paid the most" -> "which contractor has the highest total repair cost"
void rewrite_paid_most(WordSequence& words, const RewriteContext& context) {
  if (!is_any(words, 0, {"which", "what"}) || !helping_word(words, 2) || !is_ours(words, 3) ||
      !is_any(words, 4, kSpendingForms))
    return;
  size_t most = 5;
  while (is_any(words, most, {"the", "out", "on", "to"})) ++most;
  if (!is_any(words, most, {"most", "least"})) return;
  const size_t end = is_any(words, most + 1, {"money"}) ? most + 2 : most + 1;
  const bool closes = end >= words.size() || !end_mark(words[end - 1]).empty() ||
                      is_any(words, end, kAfterAmountNoun) || is_any(words, end, {"and"});
  const std::string amount = closes ? paid_for_noun(context, lemma(plain(words, 1))) : "";
  if (amount.empty()) return;
  WordSequence by{"has", "the", is_any(words, most, {"most"}) ? "highest" : "lowest", "total"};
  append(by, words_of(amount));
  by.end_with(end_mark(words[end - 1]));
  replace(words, 2, end - 2, by);
}

// "how much do we charge on average for a visit" -> "what is the average price of a visit"
void rewrite_average_charge(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t help = asks_how_much(words) ? 2 : is_any(words, 0, {"what"}) ? 1 : 0;
  if (help == 0 || !helping_word(words, help) || !is_ours(words, help + 1) ||
      !is_any(words, help + 2, kAskingPriceForms))
    return;
  const size_t at = help + 3;
  if (!is_any(words, at, {"on"}) || !is_any(words, at + 1, kAverageWords) ||
      !is_any(words, at + 2, {"for", "per"}))
    return;
  size_t noun = at + 3;
  while (is_any(words, noun, {"a", "an", "each", "the", "one"})) ++noun;
  for (const std::string_view amount : kPriceColumns) {
    if (!phrases.names_row(plain(words, noun)) || !phrases.has_measure(plain(words, noun), amount))
      continue;
    return replace(words, 0, at + 3, {"what", "is", "the", "average", amount, "of"});
  }
}

// "show me what money came in per month" -> "how much money came in per month"
void rewrite_what_money(WordSequence& words) {
  constexpr size_t kLongestRequest = 4;
  for (size_t i = 0; i + 2 < words.size() && i <= kLongestRequest; ++i) {
    if (i > 0 && !is_any(words, i - 1, kRequestWordsOfMoney)) return;
    if (!is_any(words, i, {"what"}) || !is_any(words, i + 1, {"money"})) continue;
    return replace(words, 0, i + 1, {"how", "much"});
  }
}

// "what have we billed Ann altogether" -> "how much have we billed Ann in total"
void rewrite_billed(WordSequence& words) {
  if (!is_any(words, 0, {"what"}) || !helping_word(words, 1) || !is_ours(words, 2) ||
      !is_any(words, 3, kBillingForms))
    return;
  const size_t end = end_of_object(words, 4);
  if (end == 4 || after_sum_adverb(words, end) == end) return;
  replace(words, 0, 1, {"how", "much"});
}

// What rows were sold for that have the text: "sales price"; "" if that is not clear.
std::string sale_price_of(const RewriteContext& context, const std::string& text) {
  const SchemaIndex& index = context.schema.index;
  const auto hits = context.snapshot.values.find(db::ValueIndex::normalised(text));
  if (hits.empty()) return {};
  const uint32_t table = hits.begin()->table;
  std::string found;
  for (const db::ValueHit& hit : hits)
    if (hit.table != table) return {};
  for (const uint32_t e : context.schema.graph.of(table)) {
    const JoinEdge& edge = context.schema.graph.edges()[e];
    if (edge.parent != table || edge.child == table || !is_sales_table(index, edge.child)) continue;
    const uint32_t price = only_measure(index, edge.child, kPriceNames);
    if (price == kNone || !found.empty()) return {};
    found = index.text(index.table(edge.child)) + " " + std::string(kPriceNames[0]);
  }
  return found;
}

// "what did the Rolleiflex go for in the end" -> "what is the sales price of Rolleiflex"
void rewrite_went_for(WordSequence& words, const RewriteContext& context) {
  const size_t did = asks_how_much(words) ? 2 : is_any(words, 0, {"what"}) ? 1 : 0;
  if (did == 0 || !is_any(words, did, {"did"})) return;
  const size_t from = is_any(words, did + 1, {"the", "our", "that"}) ? did + 2 : did + 1;
  size_t verb = from + 1;
  while (verb < words.size() && verb < from + 5 && !is_any(words, verb, kGoingForms)) ++verb;
  const bool fetch = is_any(words, verb, {"fetch"});
  if (!is_any(words, verb, kGoingForms) || (!fetch && !is_any(words, verb + 1, {"for"}))) return;
  size_t end = verb + (fetch ? 1 : 2);
  while (is_any(words, end, kAfterGoing)) ++end;
  if (end != words.size()) return;
  const std::string price = sale_price_of(context, plain_text(words, from, verb));
  if (price.empty()) return;
  WordSequence by{"what", "is", "the"};
  append(by, words_of(price));
  by.push_back("of");
  append(by, words.part(from, verb));
  by.end_with(end_mark(words.back()));
  replace(words, 0, words.size(), by);
}

}  // namespace

void rewrite_figures(WordSequence& words, const RewriteContext& context,
                     const SchemaPhrases& phrases, QueryShape& shape) {
  if (words.size() < 3) return;
  drop_count_order(words);
  rewrite_on_top(words);
  drop_sold_pieces(words);
  drop_after_how_often(words);
  drop_verb_after_or(words);
  rewrite_each_got(words, phrases, shape);
  rewrite_people_counted(words, context);
  rewrite_per_person(words, context, phrases);
  rewrite_paid_out(words, context, phrases);
  rewrite_paid_most(words, context);
  rewrite_billed(words);
  rewrite_average_charge(words, phrases);
  rewrite_what_money(words);
  rewrite_went_for(words, context);
}

}  // namespace ask::engine
