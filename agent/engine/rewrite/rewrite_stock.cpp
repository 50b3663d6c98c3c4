#include "agent/engine/rewrite/rewrite_stock.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {
namespace {

bool leads(const WordSequence& words, size_t i) { return is_any(words, i, kBeforeLowStock); }

// "below the reorder level", "under its minimum stock": the end of the phrase that begins at `at`,
// which names the bound; 0 if there is none.
size_t bound_end(const WordSequence& words, size_t at, const StockLevel& level) {
  if (is_any(words, at, {"at", "on"}) && is_any(words, at + 1, {"or"})) at += 2;
  if (!text::is_one_of(unbracketed(words, at), kBelowPrepositions)) return 0;
  size_t end = at + 1;
  if (is_any(words, end, {"the", "their", "its", "our"})) ++end;
  const size_t from = end;
  while (end < words.size() && end < from + 3) {
    const std::string word = unbracketed(words, end);
    const bool known = text::is_one_of(word, kReorderLevelWords);
    if (!known && level.bound.find(word) == level.bound.npos) break;
    ++end;
    if (!end_mark(words[end - 1]).empty()) break;
  }
  const bool reorder_phrase = text::is_one_of(unbracketed(words, from), kReorderLevelOpenings);
  return end > from && reorder_phrase ? end : 0;
}

// "running low", "low on stock", "low in stock"
size_t low_end(const WordSequence& words, size_t at) {
  if (is_any(words, at, {"running"}) && is_any(words, at + 1, kAfterRunning)) {
    if (is_any(words, at + 2, {"on", "in"}) && is_any(words, at + 3, {"stock"})) return at + 4;
    return is_any(words, at + 2, {"of"}) ? 0 : at + 2;
  }
  return is_any(words, at, {"low"}) && is_any(words, at + 1, {"on", "in"}) &&
                 is_any(words, at + 2, {"stock"})
             ? at + 3
             : 0;
}

// "need to reorder", "need reordering", "to be reordered", "have to order again"
size_t reorder_end(const WordSequence& words, size_t at) {
  if (at > 0 && is_any(words, at, kTradeVerbs) && !is_any(words, at, kSellingForms) &&
      is_any(words, at - 1, {"to", "should", "must"})) {
    const size_t end = is_any(words, at + 2, {"of"}) ? at + 3 : at + 2;
    if (is_any(words, at + 1, {"again"})) return at + 2;
    if (is_any(words, at + 1, {"more"}) && end >= words.size()) return end;
  }
  if (!is_any(words, at, kReorderForms)) return 0;
  const bool needed = at > 0 && is_any(words, at - 1, kBeforeReorder);
  return needed ? at + 1 : 0;
}

// True for the least stock that there should be, which is not too little itself.
bool holds_minimum(const StockLevel& level) {
  return std::any_of(std::begin(kLeastStockWords), std::end(kLeastStockWords),
                     [&](std::string_view word) { return level.bound.starts_with(word); });
}

// The rows that are low, and that they are: "which parts are running low".
bool rewrite_low(WordSequence& words, const StockLevel& level) {
  for (size_t i = 1; i < words.size(); ++i) {
    size_t end = bound_end(words, i, level);
    if (end == 0) end = low_end(words, i);
    bool reorder = end == 0;
    if (reorder) end = reorder_end(words, i);
    if (end == 0) continue;
    // "to reorder (stock below the reorder level)", "running low, i.e. below the minimum"
    for (size_t k = end; k < words.size() && k < end + 4; ++k)
      if (const size_t again = bound_end(words, k, level); again > 0) reorder = false, end = again;
    const std::string mark = end_mark(words[end - 1]);
    size_t from = i;
    while (from > 0 && leads(words, from - 1) &&
           words[from - 1].find_first_of(",(") == std::string::npos)
      --from;
    if (holds_minimum(level)) reorder = false;
    reorder |= is_any(words, i, {"at", "on"});  // "at or below"
    WordSequence by{"with"};
    append(by, words_of(level.stock));
    append(by, reorder ? WordSequence{"at", "most"} : WordSequence{"below"});
    append(by, words_of(level.bound));
    by.end_with(mark);
    const bool implicit_subject = from == 0 || (from == 1 && is_any(words, 0, {"what", "which"}));
    if (implicit_subject) replace(by, 0, 0, words_of("which " + level.rows)), from = 0;
    replace(words, from, end - from, by);
    return true;
  }
  return false;
}

// "5 or less", "under 5", "fewer than 5 left": what the number of pieces is bounded by, from `at`
// to the end of the question; empty if something else is said.
WordSequence pieces_bound(const WordSequence& words, size_t at) {
  const auto ends = [&](size_t end) {
    while (is_any(words, end, kAfterPieces)) ++end;
    return end >= words.size();
  };
  if (is_digits(plain(words, at))) {
    const size_t less = is_any(words, at + 1, {"or"}) ? at + 2 : at + 3;  // "3 sheets or fewer"
    if (is_any(words, less - 1, {"or"}) && is_any(words, less, {"less", "fewer", "under"}) &&
        ends(less + 1))
      return {"at", "most", words.plain_word(at)};
    return {};
  }
  const size_t number = is_any(words, at, {"under", "below"}) ? at + 1
                        : is_any(words, at, {"less", "fewer"}) && is_any(words, at + 1, {"than"})
                            ? at + 2
                            : 0;
  if (number == 0 || !is_digits(plain(words, number)) || !ends(number + 1)) return {};
  return {"below", words.plain_word(number)};
}

// "what parts are we nearly out of, 5 or less left" -> "which parts with in stock at most 5"
bool rewrite_few_left(WordSequence& words, const StockLevel& level, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    size_t end = low_end(words, i);
    if (is_any(words, i, kNearlyAdverbs) && is_any(words, i + 1, {"out"}))
      end = is_any(words, i + 2, {"of"}) ? i + 3 : i + 2;
    if (end == 0 || end >= words.size()) continue;
    if (is_any(words, end, {"with"})) ++end;
    const WordSequence bound = pieces_bound(words, end);
    if (bound.empty()) return false;
    std::string rows = level.rows;
    for (size_t k = 0; k < 2 && k < i; ++k)
      if (phrases.names_row(plain(words, k))) rows = plain(words, k);
    const std::string mark = end_mark(words.back());
    WordSequence by = words_of("which " + rows + " with " + level.stock);
    append(by, bound);
    by.end_with(mark);
    return replace(words, 0, words.size(), by), true;
  }
  return false;
}

// "which parts do we have fewer than 5 of", "parts of which we have under 5" -> "which parts with
// in stock fewer than 5"
bool rewrite_pieces_owned(WordSequence& words, const SchemaPhrases& phrases) {
  if (phrases.stock.empty()) return false;
  for (size_t have = 1; have + 2 < words.size(); ++have) {
    const bool contracted = is_any(words, have, {"we've"});
    if (!contracted &&
        (!is_any(words, have, kStockingVerbs) || !is_any(words, have - 1, kOwners)))
      continue;
    const size_t owner = contracted ? have : have - 1;
    size_t from = owner;
    while (from > 0 && is_any(words, from - 1, kBeforeStockOwners)) --from;
    const bool of_which = from < owner && is_any(words, from, {"of"});
    size_t at = have + 1;
    while (is_any(words, at, {"got", "only", "still"})) ++at;
    size_t number = at;
    while (is_any(words, number, kPiecesBound)) ++number;
    if (from == 0 || number == at || !is_digits(plain(words, number))) continue;
    size_t end = number + 1;
    const bool of = end_mark(words[number]).empty() && is_any(words, end, {"of"});
    if (of) ++end;
    if (!of && !of_which) continue;
    while (is_any(words, end, kAfterPieces)) ++end;
    const std::string& noun = plain(words, from - 1);  // "parts", or a kind of them
    if (end != words.size() || (!phrases.has_measure(noun, phrases.stock) &&
                                !phrases.is_value(noun) && !phrases.is_value(lemma(noun))))
      return false;
    WordSequence by{"with"};
    append(by, words_of(phrases.stock));
    append(by, words.part(at, number));
    by.push_back(words.plain_word(number));
    by.end_with(end_mark(words.back()));
    return replace(words, from, words.size() - from, by), true;
  }
  return false;
}

bool is_stock(const WordSequence& words, size_t i) { return is_any(words, i, kStockNouns); }

// The words before the noun of the stock at word `stock`: "malt" of "what's our malt stock worth".
std::string kind_before(const WordSequence& words, size_t stock) {
  size_t from = stock;
  while (from > 0 && !is_any(words, from - 1, kBeforeStock) &&
         !is_any(words, from - 1, {"what", "what's", "whats", "is", "how", "much"}))
    --from;
  return from < stock ? unmarked_text(words, from, stock) : std::string();
}

// "what is our stock worth", "value of the parts in stock", "inventory value"
void rewrite_stock_value(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    size_t from = i, end = 0;
    std::string kind;
    if (is_any(words, i, kWorthNouns) && is_any(words, i + 1, {"of"})) {
      size_t at = i + 2;
      while (is_any(words, at, {"the", "our", "all", "my", "everything"})) ++at;
      if (is_stock(words, at))
        end = at + 1;
      else if (is_any(words, at, {"in", "on"}) && is_any(words, at + 1, kStockPlaces))
        end = at + 2;
      else if (is_any(words, at + 1, {"in", "on"}) && is_any(words, at + 2, kStockPlaces))
        end = at + 3, kind = plain(words, at);
    } else if (is_stock(words, i) && is_any(words, i + 1, {"value"})) {
      end = i + 2;
    } else if (is_stock(words, i) && is_any(words, i + 1, {"worth"}) && i <= 5) {
      end = i + 2;
      from = 0;
      kind = kind_before(words, i);
    }
    if (end == 0) continue;
    const bool stored = phrases.is_value(kind) || phrases.is_value(lemma(kind));
    bool cost = false;
    if (is_any(words, end, {"at", "in"}) && is_any(words, end + 1, kValuationPrices)) {
      cost = is_any(words, end + 1, kBuyingValuations);
      end += is_any(words, end + 2, kAfterValuation) ? 3 : 2;
    }
    const std::string mark = end_mark(words[end - 1]);
    while (from > 0 && is_any(words, from - 1, kBeforeStock)) --from;
    WordSequence by{"the", "total", "stock", cost ? "cost" : "value"};
    if (from == 0) replace(by, 0, 0, {"what", "is"});
    if (!kind.empty() && stored && !phrases.names_row(kind)) append(by, {"of", kind});
    by.end_with(mark);
    return replace(words, from, end - from, by);
  }
}

// "out of stock", "sold out" of what is stocked: the number of words from `i` on, 0 if none.
size_t none_left(const WordSequence& words, size_t i, const SchemaPhrases& phrases) {
  if (is_any(words, i, {"out"}) && is_any(words, i + 1, {"of"}) && is_any(words, i + 2, {"stock"}))
    return 3;
  if (phrases.stock.empty() || !is_any(words, i, kSoldParticiples) ||
      !is_any(words, i + 1, {"out"}) ||
      phrases.is_value(plain(words, i) + " " + plain(words, i + 1)))
    return 0;
  for (size_t k = 0; k < i; ++k)
    if (phrases.has_measure(plain(words, k), phrases.stock)) return 2;
  return is_any(words, 0, {"what", "what's"}) ? 2 : 0;
}

// "are we out of", "have we run out of", "we ran out of", "that have run out" at the end of the
// question: the number of words.
size_t run_out(const WordSequence& words, size_t i) {
  size_t at = i;
  const bool ours = is_any(words, at, {"we", "we've", "we're"});  // "parts we ran out of"
  bool asks = is_any(words, at, {"are", "have", "did"}) && is_any(words, at + 1, {"we"});
  const bool relative = !ours && !asks && is_any(words, at, {"that", "which", "have", "has"});
  if (!ours && !asks && !relative) return 0;
  bool be = is_any(words, at, {"are", "we're"}), had = is_any(words, at, {"have", "did", "we've"});
  at += asks ? 2 : 1;
  if (!asks && is_any(words, at, {"are", "is"})) be = true, ++at;
  if (!asks && is_any(words, at, {"have", "has"})) had = true, ++at;
  const bool ran = is_any(words, at, {"ran"}) || is_any(words, at, kEmptyRunForms);
  if (ran) ++at;
  if (ran ? be : !be || relative) return 0;
  if (had && !ran) return 0;
  if (!is_any(words, at, {"out"})) return 0;
  ++at;
  if (!relative && !is_any(words, at, {"of"})) return 0;
  if (!relative) ++at;
  return at == words.size() ? at - i : 0;
}

// "out of stock", "which products are we out of" -> "with stock equal to 0"
void rewrite_out_of_stock(WordSequence& words, const SchemaPhrases& phrases) {
  const std::string& stock = phrases.stock;
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    const size_t none = none_left(words, i, phrases);
    const size_t n = none == 0 && !stock.empty() && i > 0 ? run_out(words, i) : none;
    if (n == 0) continue;
    const bool be =
        none > 0 && i > 0 && !stock.empty() && is_any(words, i - 1, {"is", "are", "was", "were"});
    WordSequence by{"with"};
    append(by, words_of(stock.empty() ? "stock" : stock));
    append(by, {"equal", "to", "0" + end_mark(words[i + n - 1])});
    size_t from = be ? i - 1 : i;
    if (none > 0 && !be && i + n < words.size() && end_mark(words[i + n - 1]).empty() &&
        phrases.names_row(plain(words, i + n))) {  // "out of stock products"
      by.end_with(end_mark(words[i + n]));
      replace(by, 0, 0, {words.plain_word(i + n)});
      return replace(words, i, n + 1, by);
    }
    if (from == 1 && is_any(words, 0, {"what", "what's"}) && !phrases.stocked.empty()) {
      replace(by, 0, 0, words_of("which " + phrases.stocked));
      from = 0;
    }
    return replace(words, from, i + n - from, by);
  }
}

// "available products", "products that are available" -> "products in stock", where the rows have a
// stock and nothing is called available.
void rewrite_available(WordSequence& words, const SchemaPhrases& phrases) {
  if (phrases.stock.empty() || phrases.is_name(kAvailabilityAdjective)) return;
  const auto stocked = [&](size_t at) {
    return phrases.has_measure(plain(words, at), phrases.stock);
  };
  for (size_t i = 0; i < words.size(); ++i) {
    if (!is_any(words, i, {kAvailabilityAdjective})) continue;
    if (i + 1 < words.size() && stocked(i + 1)) {
      WordSequence by{plain(words, i + 1), "in", "stock"};
      by.end_with(end_mark(words[i + 1]));
      return replace(words, i, 2, by);
    }
    if (i + 1 < words.size() && end_mark(words[i]).empty()) continue;
    size_t noun = i;
    while (noun > 0 && (is_any(words, noun - 1, kBeforeInStock) ||
                        is_any(words, noun - 1, {"is", "are", "was", "were", "that", "which"})))
      --noun;
    if (noun == 0 || !stocked(noun - 1)) continue;
    WordSequence by{"in", "stock"};
    by.end_with(end_mark(words[i]));
    return replace(words, i, 1, by);
  }
}

// "products in stock" -> "products with stock above 0", "how many hammers are in stock" -> "what is
// the stock of hammers"
void rewrite_in_stock(WordSequence& words, const SchemaPhrases& phrases) {
  if (phrases.stock.empty()) return;
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"in"}) || !is_any(words, i + 1, {"stock"})) continue;
    const std::string mark = end_mark(words[i + 1]);
    size_t from = i;
    bool none = false;
    if (is_any(words, from - 1, {"not"})) --from, none = true;
    while (from > 0 && is_any(words, from - 1, kBeforeInStock)) --from;
    if (from > 3 && is_any(words, from - 1, {"have"}) &&
        is_any(words, from - 2, {"we", "you", "they"}) && is_any(words, from - 3, {"do"}))
      from -= 3;
    else if (from > 0 && is_any(words, from - 1, {"is", "are", "was", "were"}))
      --from;
    if (from > 0 && is_any(words, from - 1, {"that", "which", "who"})) --from;
    if (from == 0) return;
    if (from == 1 && is_any(words, 0, {"what", "what's"}) && !phrases.stocked.empty())
      return replace(words, 0, i + 2,
                     words_of("which " + phrases.stocked + " are with " + phrases.stock +
                              (none ? " equal to 0" : " above 0") + mark));
    const std::string noun = plain(words, from - 1);
    const bool counted = is_any(words, 0, {"how"}) && is_any(words, 1, {"many"});
    if (counted && from == 3 && i + 2 == words.size() && !none) {
      WordSequence total{"what", "is", "the", "total"};
      append(total, words_of(phrases.stock));
      const bool units = text::is_one_of(noun, kGoodsUnits);
      if (!units && !phrases.names_row(noun)) {
        total.erase(3, 4);
        append(total, {"of", noun});
      }
      if (units || !phrases.names_row(noun)) {
        total.end_with(mark);
        replace(words, 0, words.size(), total);
        return;
      }
    }
    if (!phrases.names_row(noun)) return;
    WordSequence by{"with"};
    append(by, words_of(phrases.stock));
    append(by, none ? WordSequence{"equal", "to", "0"} : WordSequence{"above", "0"});
    by.end_with(mark);
    return replace(words, from, i + 2 - from, by);
  }
}

}  // namespace

void rewrite_stock(WordSequence& words, const SchemaPhrases& phrases) {
  if (words.has(Trigger::kDigits) && rewrite_pieces_owned(words, phrases)) return;
  if (phrases.stock_level && (words.has(Trigger::kLow) || words.has(Trigger::kStockValue))) {
    const StockLevel level = phrases.stock_level();
    if (!level.stock.empty() && rewrite_few_left(words, level, phrases)) return;
    const bool low = !level.bound.empty() && rewrite_low(words, level);
    if (!low && level.priced) rewrite_stock_value(words, phrases);
  }
  if (!words.has(Trigger::kStock)) return;
  rewrite_available(words, phrases);
  rewrite_out_of_stock(words, phrases);
  rewrite_in_stock(words, phrases);
}

}  // namespace ask::engine
