#include "agent/engine/rewrite/rewrite_sales.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "agent/engine/lexicon/harmless_words.h"
#include "agent/engine/lexicon/mistaken_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_money.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool names(const std::string& word, const std::vector<std::string>& nouns) {
  if (word.empty()) return false;
  // A noun begins as its inflected form does, so that few words need their lemma.
  const auto begins_so = [&](const std::string& noun) { return noun.starts_with(word.front()); };
  if (std::none_of(nouns.begin(), nouns.end(), begins_so)) return false;
  const std::string base = lemma(word);
  return std::any_of(nouns.begin(), nouns.end(),
                     [&](const std::string& noun) { return noun == base || noun == word; });
}

bool mean_word(const std::string& word) { return text::is_one_of(word, kMeanWords); }

bool value_word(const std::string& word) { return text::is_one_of(word, kOrderValueNouns); }

// "average order value", "the average value of an order", "average value per order"
bool rewrite_order_value(WordSequence& words, const SalesWords& sales) {
  for (size_t i = 1; i < words.size(); ++i) {
    if (!mean_word(plain(words, i - 1))) continue;
    const bool opens = i == 1 && i + 2 >= words.size();  // the whole question
    const std::string first = plain(words, i), second = plain(words, i + 1);
    const bool basket = !sales.orders.empty() && text::is_one_of(first, kBasketNouns) &&
                        text::is_one_of(second, kBasketValueNouns);
    if ((names(first, sales.orders) && value_word(second)) || basket) {
      replace(words, i, 2, {"revenue", "per", basket ? sales.orders[0] : lemma(first)});
      if (opens) replace(words, 0, 0, {"what", "is", "the"});
      return true;
    }
    size_t at = i + 2;
    if (!value_word(first) || !text::is_one_of(second, {"of", "per"})) continue;
    while (is_any(words, at, {"a", "an", "the", "all", "each", "our"})) ++at;
    if (!names(plain(words, at), sales.orders)) continue;
    replace(words, i, at + 1 - i, {"revenue", "per", lemma(plain(words, at))});
    return true;
  }
  return false;
}

// "repeat customers", "one-time customers" -> "customers with more than one order", where they are
// what is asked for: "revenue from repeat customers" would be cut to each of them.
void rewrite_repeat_buyers(WordSequence& words, const SalesWords& sales) {
  if (sales.orders.empty() || sales.buyers.empty()) return;
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (i > 0 && !is_any(words, i - 1, kBeforeRepeatBuyers)) return;
    const bool repeat = is_any(words, i, kRepeatAdjectives);
    if ((!repeat && !is_any(words, i, kOnceAdjectives)) ||
        !names(plain(words, i + 1), sales.buyers))
      continue;
    const std::string mark = end_mark(words[i + 1]);
    WordSequence by{plain(words, i + 1), "with"};
    append(by, repeat ? words_of("more than 1 " + sales.orders[0] + "s")
                      : words_of("exactly 1 " + sales.orders[0]));
    by.end_with(mark);
    const bool counted = i == 2 && is_any(words, 0, {"how"}) && is_any(words, 1, {"many"});
    if (counted) {
      size_t end = i + 2;  // "do we have", "are there"
      while (end < words.size() && is_any(words, end, kExistenceTail)) ++end;
      if (end == words.size()) return replace(words, i, end - i, by);
    }
    return replace(words, i, 2, by);
  }
}

// "what sells best" -> "which product sells best"
void name_what_sells(WordSequence& words, const SalesWords& sales) {
  if (sales.popular.empty() || !is_any(words, 0, {"what"})) return;
  const size_t verb = is_any(words, 1, {"is", "has"}) ? 2 : 1;
  if (!text::is_one_of(plain(words, verb), kSellForms)) return;
  const size_t how = is_any(words, verb + 1, {"the"}) ? verb + 2 : verb + 1;
  if (is_any(words, how, kBareSuperlatives)) replace(words, 0, 1, {"which", sales.popular[0]});
}

// "who is our best seller": people, not goods
bool asks_for_people(const WordSequence& words) {
  return is_any(words, 0, {"who", kContractedWho});
}

// "who sold the most pints" -> "which bartender sold the most pints", where sales have buyers, too;
// "who is our best seller" -> "which bartender sold the most"
void name_seller(WordSequence& words, const SalesWords& sales) {
  if (sales.sellers.size() != 1 || !asks_for_people(words)) return;
  size_t at = is_any(words, 0, {"who"}) && is_any(words, 1, {"is", "was"}) ? 2 : 1;
  if (is_any(words, at, {"our", "the"})) ++at;
  if (is_any(words, at, kBestOrTop) && is_any(words, at + 1, kSellerForms) &&
      at + 2 == words.size())
    return replace(words, 0, words.size(), {"which", sales.sellers[0], "sold", "the", "most"});
  if (!is_any(words, 0, {"who"})) return;
  const size_t verb = is_any(words, 1, {"has", "have"}) ? 2 : 1;
  if (text::is_one_of(plain(words, verb), kSellForms))
    replace(words, 0, 1, {"which", sales.sellers[0]});
}

// "things in the shop", "the stuff we sell" -> "products"
void name_goods(WordSequence& words, const SalesWords& sales) {
  if (sales.popular.size() != 1) return;
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, kUnnamedGoods) || !end_mark(words[i]).empty()) continue;
    const bool shop = is_any(words, i + 1, {"in"}) && is_any(words, i + 2, {"the", "our"}) &&
                      is_any(words, i + 3, kSalePlaces);
    const bool sold = is_any(words, i + 1, {"we"}) && is_any(words, i + 2, {"sell"});
    if (!shop && !sold) continue;
    const size_t end = i + (shop ? 4 : 3);
    const std::string goods = with_plural_suffix(sales.popular[0]);
    return replace(words, i, end - i, {goods + end_mark(words[end - 1])});
  }
}

// "order value per month" -> "revenue per month": of all orders together, so neither of single ones
// ("the highest order value") nor compared.
bool rewrite_value_of_orders(WordSequence& words, const SalesWords& sales) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (!names(plain(words, i), sales.orders) || !is_any(words, i + 1, kValueNouns)) continue;
    if (i > 0 && !is_any(words, i - 1, kBeforeOrderValue)) return false;
    if (i + 2 < words.size() && !is_any(words, i + 2, {"per", "by", "in", "for", "each", "during"}))
      return false;
    replace(words, i, 2, {"revenue"});
    return true;
  }
  return false;
}

// "average donation per campaign" -> "average amount of donations per campaign"
void rewrite_average_amount(WordSequence& words, const SalesWords& sales) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!mean_word(plain(words, i - 1)) || !is_any(words, i + 1, {"per", "by", "for", "in"}))
      continue;
    for (const SalesWords::Amount& amount : sales.amounts)
      if (amount.rows == lemma(plain(words, i))) {
        WordSequence by = words_of(amount.called);
        by.push_back("of");
        return replace(words, i, 0, by);
      }
  }
}

// "the order with the highest total", "orders with a value above 100", "the largest order"
void rewrite_order_total(WordSequence& words, const SalesWords& sales, QueryShape& shape) {
  bool ordered = false;
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string word = plain(words, i);
    const std::string next = plain(words, i + 1);
    if (text::is_one_of(word, kOrderSuperlatives) && names(next, sales.orders) &&
        !value_word(plain(words, i + 2))) {
      // "which customers made the 3 largest orders": the number counts no orders of a customer
      const bool several = i > 3 && !words[i - 1].empty() && words[i - 1][0] >= '0' &&
                           words[i - 1][0] <= '9' && is_any(words, 0, {"who", "which"}) &&
                           !is_any(words, 1, {"is", "are", "was", "were"});
      if (several) return;
      shape.whole = next;
      return replace(
          words, i, 2,
          {words.word(i + 1), "with", "the",
           text::is_one_of(word, {"smallest", "lowest"}) ? "lowest" : "highest", "revenue"});
    }
    size_t of = i + 2;  // "the total of order 5", "the value of the order"
    while (is_any(words, of, {"the", "this", "that", "my", "an"})) ++of;
    if (text::is_one_of(word, kOrderTotalNouns) && next == "of" &&
        names(plain(words, of), sales.orders) && lemma(plain(words, of)) == plain(words, of))
      return replace(words, i, 1, {"revenue"});
    const bool ends = next.empty() || text::is_one_of(next, kAfterOrderTotal);
    if (ordered && ends && text::is_one_of(word, kTotalAfterOrder))
      return replace(words, i, 1, {"revenue"});
    ordered |= names(word, sales.orders);
  }
}

bool counts_units(const SalesWords& sales) { return !sales.things.empty(); }

// "by units sold", "by number of shop sales"
WordSequence by_volume(const SalesWords& sales) {
  return words_of((counts_units(sales) ? "by " : "by number of ") + sales.volume);
}

// "the most pints", "the most beers" after a verb of selling, from word `at` on: where the noun
// ends, 0 if it is none of what is sold.
size_t most_sold_end(const WordSequence& words, size_t at, const SalesWords& sales) {
  const bool nobody = sales.sellers.empty() && is_any(words, 0, {"who"});
  if (nobody || !counts_units(sales) || !is_any(words, at, {"most", "least"})) return 0;
  const std::string noun = plain(words, at + 1);
  if (!names(noun, sales.units) && !names(noun, sales.popular)) return 0;
  const bool ends = !end_mark(words[at + 1]).empty() || at + 2 >= words.size() ||
                    is_any(words, at + 2, kAfterSoldMost);
  return ends ? at + 2 : 0;
}

bool sold_word(const std::string& word) { return text::is_one_of(word, kSaleParticiples); }

// Matches "best selling", "least sold" and the like at word i. Returns the number of words matched,
// 0 if none, and sets `most` to whether the best sellers are asked for.
size_t sold_best(const WordSequence& words, size_t i, bool& most) {
  std::string first = plain(words, i);
  size_t n = 1;
  for (const std::string_view tail : kSellingEndings)
    if (first.size() > tail.size() && first.ends_with(tail)) {
      first.erase(first.size() - tail.size());
      n = 0;
    }
  most = text::is_one_of(first, kBestSellingAdverbs);
  if (!most && !text::is_one_of(first, kWorstSellingAdverbs)) return 0;
  if (n == 0) return 1;
  const std::string second = plain(words, i + 1);
  const bool adjective =
      second == "selling" || (text::is_one_of(first, {"most", "least"}) && sold_word(second));
  return adjective ? 2 : 0;
}

// "top 5 sellers", "the best 5 selling products" -> "top 5 products by units sold"
bool rewrite_numbered_sellers(WordSequence& words, const SalesWords& sales) {
  if (sales.popular.empty() || asks_for_people(words)) return false;
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, kBestOrTop) || !is_digits(plain(words, i + 1))) continue;
    const bool sellers = is_any(words, i + 2, kSellerForms);
    const bool selling = is_any(words, i + 2, {kSellingParticiple}) && i + 3 < words.size() &&
                         names(plain(words, i + 3), sales.popular);
    if (!sellers && !selling) continue;
    const size_t end = i + (sellers ? 3 : 4);
    size_t from = i;
    while (from > 0 && is_any(words, from - 1, kBestOrTop)) --from;
    WordSequence by{"top", plain(words, i + 1),
                    sellers ? with_plural_suffix(sales.popular[0]) : plain(words, i + 3)};
    append(by, by_volume(sales));
    by.end_with(end_mark(words[end - 1]));
    replace(words, from, end - from, by);
    return true;
  }
  return false;
}

// "top 5 beers by pints sold" -> "top 5 beers by units sold"
void rewrite_ranking_units(WordSequence& words, const SalesWords& sales) {
  for (size_t i = 1; i + 1 < words.size(); ++i)
    if (is_any(words, i - 1, {"by"}) && names(plain(words, i), sales.units) &&
        is_any(words, i + 1, kSoldParticiples))
      return words.set(i, std::string(kGoodsUnit));
}

// "best selling products", "the most popular product", "which product sold the most"
void rewrite_volume(WordSequence& words, const SalesWords& sales) {
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string word = plain(words, i), next = plain(words, i + 1);
    bool most = false;
    size_t n = sold_best(words, i, most);
    if (n == 0 && text::is_one_of(word, {"most", "least"}) && next == "popular" &&
        names(plain(words, i + 2), sales.popular))
      n = 2, most = word == "most";
    if (n == 0 && text::is_one_of(word, kBestOrTop) && text::is_one_of(next, kSellerForms) &&
        !sales.popular.empty() && !asks_for_people(words)) {
      replace(words, i, 2, {word + "-selling", sales.popular[0]});
      return rewrite_volume(words, sales);
    }
    if (n > 0 && i + n < words.size() && !text::is_one_of(plain(words, i + n), {"", "of", "in"})) {
      WordSequence by{words.word(i + n), "with", "the", most ? "most" : "least"};
      append(by, words_of(sales.volume));
      const bool number = i > 0 && is_digits(plain(words, i - 1));
      if (number && !most) {  // "top 5 worst selling"
        const bool top = i > 1 && is_any(words, i - 2, kBeforeNumberOfWorst);
        by = {"the", words.word(i - 1), words.word(i + n), "with", "the", "least"};
        append(by, words_of(sales.volume));
        return replace(words, i - (top ? 2 : 1), n + (top ? 3 : 2), by);
      }
      if (number) {
        by = {words.word(i + n)};
        append(by, by_volume(sales));
      }
      replace(words, i, n + 1, by);
      if (number && (i < 2 || plain(words, i - 2) != "top")) replace(words, i - 1, 0, {"top"});
      return;
    }
    if (!text::is_one_of(word, kSellForms) || i == 0) continue;
    size_t at = i + 1;
    if (plain(words, at) == "the") ++at;
    const std::string how = plain(words, at), after = plain(words, at + 1);
    const bool bare = text::is_one_of(how, kBareSuperlatives) &&
                      (after.empty() || text::is_one_of(after, kAfterSoldMost));
    const size_t end = bare ? at + 1 : most_sold_end(words, at, sales);
    if (end == 0) continue;
    WordSequence by{is_any(words, 0, {"who"}) ? "has" : "with", "the",
                    text::is_one_of(how, {"most", "best"}) ? "most" : "least"};
    append(by, words_of(sales.volume));
    by.end_with(end_mark(words[end - 1]));
    return replace(words, i, end - i, by);
  }
}

// "how many tickets were sold" -> "total tickets sold" if a column stores the number.
void rewrite_counted(WordSequence& words, const std::vector<std::string>& counted) {
  if (plain(words, 0) != "how" || plain(words, 1) != "many" || words.size() < 5) return;
  const std::string what = lemma(plain(words, 2));
  const bool were = is_any(words, 3, {"were", "was", "are", "got"});
  if (!were) return;
  for (const std::string& name : counted)
    if (name == what + " " + plain(words, 4)) {
      replace(words, 3, 1, {});
      return replace(words, 0, 2, {"total"});
    }
}

// "how many units of Lamp were sold", "how many copies did we sell in 2023"
void rewrite_units(WordSequence& words, const SalesWords& sales) {
  if (plain(words, 0) != "how" || plain(words, 1) != "many") return;
  if (names(plain(words, 2), sales.units)) return;  // the column itself
  const bool units = is_any(words, 2, kGoodsUnits);
  if (!units) {  // "how many Lamps were sold"
    bool things = true;
    for (size_t i = 2; i < words.size(); ++i) {
      if (is_any(words, i, {"were", "was", "have", "did", "got", "has"}) && i > 2) break;
      things &=
          i < 7 && !names(plain(words, i), sales.orders) && !is_any(words, i, kAfterHowManyOther);
    }
    if (!things || sales.things.empty()) return;
    replace(words, 2, 0, {"units", "of"});
  }
  for (size_t i = 3; i < words.size(); ++i) {
    const bool did = is_any(words, i, {"did", "do", "have", "has"}) &&
                     is_any(words, i + 1, {"we", "they", "you", "i"});
    const bool were = is_any(words, i, {"were", "was", "are", "got"});
    const size_t verb = i + (did ? 2 : 1);
    if ((!did && !were) || !is_any(words, verb, kSaleVerbForms)) continue;
    if (!units && is_any(words, i, {"do"})) break;  // "how many teas do we sell": have
    replace(words, i, verb + 1 - i, {});
    return replace(words, 0, 3, {"total", "units", "sold"});
  }
  if (!units) words.erase(2, 4);
}

// "product sales by month, in pounds" -> "revenue by month": of money, and no number of rows
void rewrite_sales_in_money(WordSequence& words, const SalesWords& sales, UnitId unit) {
  const size_t size = words.size();
  const bool money = unit_info(unit).dimension == UnitDimension::kMoney;
  for (size_t i = 0; i < 4 && i + 1 < size; ++i) {
    if (!is_any(words, i, {kSalesFigure})) continue;
    bool asked = money;
    for (size_t in = i + 1; in + 1 < size; ++in)
      asked |= is_any(words, in, {"in"}) && is_money_unit(plain(words, in + 1)) &&
               (in + 2 == size || !end_mark(words[in + 1]).empty());
    if (!asked) return;
    words.set(i, std::string(kRevenueNoun) + end_mark(words[i]));
    if (i > 0 && names(plain(words, i - 1), sales.things)) words.erase(i - 1, i);
    return;
  }
}

// "tickets sold per concert", "number of tickets sold in May" -> "total units sold of tickets ..."
void rewrite_sold_per(WordSequence& words, const SalesWords& sales) {
  if (sales.things.empty()) return;
  const bool number = is_any(words, 0, kRowCountNouns) && is_any(words, 1, {"of"});
  const size_t from = number ? 2 : 0;
  size_t at = from;
  constexpr size_t kMostOfThing = 3;  // words
  while (at < from + kMostOfThing && at < words.size() && end_mark(words[at]).empty() &&
         !is_any(words, at, kSaleVerbForms))
    ++at;
  if (at == from || !is_any(words, at, kSoldParticiples) ||
      !(is_any(words, at + 1, {"per", "by", "each", "every"}) ||
        (is_any(words, at + 1, {"for"}) && is_any(words, at + 2, {"each", "every"})) ||
        (number && is_any(words, at + 1, {"for", "in", "during", "on"}))) ||
      !has_plural_suffix(plain(words, at - 1)) ||
      (!names(plain(words, at - 1), sales.things) && !names(plain(words, at - 1), sales.lines) &&
       !names(plain(words, at - 1), sales.units)))
    return;
  for (const std::string& counted : sales.counted)
    if (counted == lemma(plain(words, at - 1)) + " " + plain(words, at)) return;
  const bool units = names(plain(words, at - 1), sales.units);
  words.erase(units ? at - 1 : at, at + 1);
  replace(words, 0, from, words_of(units ? "total units sold" : "total units sold of"));
}

// "products that sold more than 20 units" -> "products with more than 20 units sold"
void rewrite_bounded_units(WordSequence& words, const SalesWords& sales) {
  constexpr size_t kMostInBound = 3;  // of "more than", "no fewer than"
  for (size_t i = 4; i < words.size(); ++i) {
    const bool called = is_any(words, i, kGoodsUnits) || names(plain(words, i), sales.units);
    if (!called || !is_digits(plain(words, i - 1)) || is_any(words, i + 1, kSaleVerbForms))
      continue;
    size_t from = i - 1;
    while (from > 0 && i - 1 - from < kMostInBound && is_any(words, from - 1, kBeforeBoundedUnits))
      --from;
    if (from == i - 1 || from < 2) continue;
    const bool with = is_any(words, from - 1, {"with"});
    if (!with && !is_any(words, from - 1, kSaleVerbForms)) continue;
    // "orders with more than 3 items", "with fewer than 10 units in stock"
    if (with && (!is_any(words, i, {kGoodsUnit}) || is_any(words, i + 1, kAfterUnsoldUnits)))
      continue;
    size_t clause = from - 1;  // "who have bought"
    while (clause > 1 && is_any(words, clause - 1, kBeforeSaleVerb)) --clause;
    const std::string mark = end_mark(words[i]);
    replace(words, i, 1, {"units", "sold" + mark});
    if (!with) replace(words, clause, from - clause, {"with"});
    return;
  }
}

// "who bought the most mugs" -> "who has the most units sold of mugs"
void rewrite_most_bought(WordSequence& words, const SalesWords& sales) {
  if (sales.things.empty() || words.size() < 5 || !is_any(words, 0, {"who", "which"})) return;
  for (size_t i = 1; i + 3 < words.size() && i <= 3; ++i) {
    if (!is_any(words, i, kBoughtForms) || !is_any(words, i + 1, {"the"}) ||
        !is_any(words, i + 2, {"most"}))
      continue;
    const std::string noun = plain(words, i + 3);
    if (names(noun, sales.orders) || names(noun, sales.popular) || noun == lemma(noun) ||
        is_any(words, i + 3, kGoodsUnits))
      return;
    return replace(words, i, 3, {"has", "the", "most", "units", "sold", "of"});
  }
}

}  // namespace

void rewrite_sales(WordSequence& words, const SalesWords& sales, QueryShape& shape) {
  rewrite_counted(words, sales.counted);
  rewrite_money(words, sales);
  rewrite_average_amount(words, sales);
  if (sales.none()) return;
  rewrite_sales_in_money(words, sales, shape.unit);
  rewrite_repeat_buyers(words, sales);
  name_goods(words, sales);
  name_what_sells(words, sales);
  if (!rewrite_order_value(words, sales) && !rewrite_value_of_orders(words, sales))
    rewrite_order_total(words, sales, shape);
  name_seller(words, sales);
  rewrite_ranking_units(words, sales);
  if (!rewrite_numbered_sellers(words, sales)) rewrite_volume(words, sales);
  rewrite_most_bought(words, sales);
  rewrite_units(words, sales);
  rewrite_sold_per(words, sales);
  rewrite_bounded_units(words, sales);
}

}  // namespace ask::engine
