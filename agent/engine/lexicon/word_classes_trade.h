// Classes of words of questions about money that changes hands, about sales and stock. Lower case;
// inflected forms as typed.
#pragma once
#include <string_view>

namespace ask::engine {

// "which parts do we have fewer than 5 of": the owners, words before them, verbs and bounds.
inline constexpr std::string_view kOwners[] = {"we", "you", "they"};
inline constexpr std::string_view kStockingVerbs[] = {"have", "hold", "keep", "stock"};
inline constexpr std::string_view kBeforeStockOwners[] = {"do", "that", "which",
                                                           "of", "what", "are"};
inline constexpr std::string_view kPiecesBound[] = {"fewer", "less",  "more",    "than", "under",
                                                    "over",  "at",    "least",   "most", "below",
                                                    "above", "exactly"};
// Words after a number of pieces: "5 or less left".
inline constexpr std::string_view kAfterPieces[] = {"left",  "remaining", "in",
                                                    "stock", "of",        "them"};
// Adverbs of what is soon used up: "nearly out of flour".
inline constexpr std::string_view kNearlyAdverbs[] = {"nearly", "almost"};
// Verbs of money that is given.
inline constexpr std::string_view kDonatingVerbs[] = {"donate", "contribute", "pledge", "bequeath"};
// Nouns of money after "how much".
inline constexpr std::string_view kMoneyQuestionNouns[] = {"money", "income", "revenue"};
// Verbs of money that comes in, in their forms after "did" and "have".
inline constexpr std::string_view kEarnedForms[] = {
    "make",     "made",      "earn",    "earned",    "take",    "taken",
    "get",      "got",       "raise",   "bring",     "raised",  "brought",
    "generate", "generated", "collect", "collected", "receive", "received"};
// Participles of money that comes in: "revenue generated".
inline constexpr std::string_view kIncomeParticiples[] = {"generated", "grossed", "collected",
                                                          "received"};
// Verbs of money that comes in, as base forms.
inline constexpr std::string_view kIncomeVerbs[] = {"generate", "gross", "collect", "receive"};
// Verbs of money that comes "in".
inline constexpr std::string_view kVerbsWithIn[] = {"bring", "brings", "take",
                                                    "takes", "came",   "come"};
// Words before what is deducted: "revenue after discounts".
inline constexpr std::string_view kDeductionPrepositions[] = {"after", "net",       "less",
                                                              "minus", "excluding", "deducting"};
// Participles of what was deducted: "discounts taken off".
inline constexpr std::string_view kDeductionParticiples[] = {"taken",      "deducted", "applied",
                                                             "subtracted", "removed",  "included"};
// Adjectives of what people earn: "household income".
inline constexpr std::string_view kPersonalIncomeAdjectives[] = {
    "net", "annual", "household", "monthly", "yearly", "average", "mean", "median"};
// Words of the revenue of sales, as typed in a question.
inline constexpr std::string_view kRevenueWords[] = {"revenue", "sales", "turnover", "spending",
                                                     "takings"};
// Nouns of money before its verb: "money spent".
inline constexpr std::string_view kMoneyWords[] = {"money", "total",    "amount", "income",
                                                   "cash",  "proceeds", "sum",    "totals"};
// Words after a number that counts nothing but money; "" at the end of the question.
inline constexpr std::string_view kAfterMoneyAmount[] = {
    "",      "dollar", "dollars", "euro",   "euros", "pounds",  "usd",  "eur",     "bucks",
    "money", "cash",   "in",      "on",     "at",    "with",    "from", "overall", "altogether",
    "since", "during", "over",    "last",   "this",  "total",   "and",  "or",      "but",
    "so",    "ever",   "best",    "sorted", "the",   "average", "any"};
// Words between a verb of money and how much: "spent a total of", "earns us the most".
inline constexpr std::string_view kBeforeMoneyAmount[] = {"a",     "total", "of", "altogether",
                                                          "money", "the",   "us"};
// Words between "by" and the noun "spend".
inline constexpr std::string_view kBeforeSpendNoun[] = {"their", "total", "overall", "customer"};
// Words after "how much" that ask for money.
inline constexpr std::string_view kAfterHowMuch[] = {"money",  "cash", "revenue",
                                                     "income", "in",   "total"};
// Verbs of what we take: "what did we earn".
inline constexpr std::string_view kOurIncomeVerbs[] = {"earn", "make", "take", "gross", "collect"};
// Forms of verbs of money that goes out.
inline constexpr std::string_view kSpendingForms[] = {"spend", "spent", "pay", "paid"};
// Words after the verb of an order by revenue: "spent with us".
inline constexpr std::string_view kAfterSpending[] = {"us",      "with",       "in", "total",
                                                      "overall", "altogether", "at"};
// People who buy, in any schema.
inline constexpr std::string_view kBuyers[] = {"customer", "client", "buyer", "shopper"};
// Those who spend: "top spenders", "highest paying members".
inline constexpr std::string_view kSpenderWords[] = {"spender", "spenders", "spending", "paying"};
// Forms of the verb of a debt.
inline constexpr std::string_view kOwingForms[] = {"owe", "owes", "owed", "owing"};
// Words after the verb of a debt that add nothing to the amount.
inline constexpr std::string_view kAfterOwing[] = {
    "us", "money", "anything",   "something", "still",     "the", "most", "to",
    "me", "any",   "altogether", "together",  "currently", "now", "in",   "total"};
// Words between the verb of a debt and what is owed: "owes the most in fines".
inline constexpr std::string_view kBeforeDebtNoun[] = {
    "for",  "on",  "in",  "their", "the",  "his", "her", "our",
    "some", "any", "all", "from",  "with", "of",  "a",   "back"};
// Between the verb and what is not paid: "paid for their class".
inline constexpr std::string_view kBeforeUnpaid[] = {"for", "their", "the", "his", "her",
                                                     "a",   "an",    "our", "any"};
// Words before what else restricts the debts: "for autumn 2023".
inline constexpr std::string_view kAfterDebtNoun[] = {"for",  "in",   "from", "since", "at",  "on",
                                                      "this", "last", "per",  "by",    "each"};
// Words before a sum that is owed.
inline constexpr std::string_view kBeforeOwedSum[] = {"total", "the", "what", "is", "whole", "all"};
// The end of "and how much each", "... and how much do they owe".
inline constexpr std::string_view kAfterHowMuchOwed[] = {
    "each", "altogether", "do",  "does", "they",        "owe",  "is", "it",    "still", "one",
    "owes", "money",      "are", "open", "outstanding", "left", "in", "total", "due"};
// "paid in full", "not fully paid", "partly paid"; words between the rows and that.
inline constexpr std::string_view kPartAdverbs[] = {"partly", "partially", "part"};
inline constexpr std::string_view kWholeAdverbs[] = {"fully", "completely", "entirely", "wholly"};
inline constexpr std::string_view kBeforeNotPaid[] = {
    "are",  "is",    "were",  "was", "have", "has",  "been",
    "that", "which", "still", "but", "who",  "only", "yet"};
inline constexpr std::string_view kSettledForms[] = {"paid", "settled"};
inline constexpr std::string_view kUnnamedDebtors[] = {"they", "people"};

// What ends a question that asks for the sum of unpaid rows: "- total please".
inline constexpr std::string_view kAfterTotal[] = {"please", "thanks", "", "-", "in"};
inline constexpr std::string_view kFinalTotals[] = {"total", "totals", "altogether"};
// Who owes, and superlatives before it: "biggest debtor"; "is still behind with".
inline constexpr std::string_view kDebtorForms[] = {"debtor", "debtors"};
inline constexpr std::string_view kWorstDebtors[] = {"biggest", "largest", "worst"};
inline constexpr std::string_view kBeforeBehind[] = {"is",  "are",  "still",
                                                     "who", "that", "currently"};
// States of an amount that is owed, and words before them: "how much is still outstanding".
inline constexpr std::string_view kOwedStates[] = {"outstanding", "owed", "owing", "unpaid"};
inline constexpr std::string_view kBeforeOwed[] = {"is",  "are", "still", "currently",
                                                   "now", "we",  "there"};
// Words of a mean or a median.
inline constexpr std::string_view kMeanWords[] = {"average", "avg", "mean", "median"};
// Nouns of what an order is worth.
inline constexpr std::string_view kOrderValueNouns[] = {"value", "total", "amount", "worth",
                                                        "size"};
// Words before the value of all orders.
inline constexpr std::string_view kBeforeOrderValue[] = {"total", "the",     "our", "show",
                                                         "give",  "monthly", "of",  "all"};
// Superlatives of an order by its total.
inline constexpr std::string_view kOrderSuperlatives[] = {"largest", "biggest", "smallest",
                                                          "highest", "lowest"};
// Nouns of the total of one order: "the total of order 5".
inline constexpr std::string_view kOrderTotalNouns[] = {"total", "value", "worth", "amount"};
// Participles of what is sold: "most bought products".
inline constexpr std::string_view kSaleParticiples[] = {"selling", "sold", "ordered", "bought",
                                                        "purchased"};
// Adverbs of what sells most.
inline constexpr std::string_view kBestSellingAdverbs[] = {"best", "top", "most", "highest"};
// Nouns of goods in numbers: "units sold", "items in stock".
inline constexpr std::string_view kGoodsUnits[] = {"units", "copies", "pieces", "items"};
// That of them which nothing else is called, and words after it of goods that were not sold.
inline constexpr std::string_view kGoodsUnit = "units";
inline constexpr std::string_view kAfterUnsoldUnits[] = {"in", "on", "left", "available", "of"};
// How many of the goods were sold.
inline constexpr std::string_view kUnitsSold = "units sold";
// Words of a bound before so many units, and before the verb of a clause: "who have bought".
inline constexpr std::string_view kBeforeBoundedUnits[] = {
    "more", "less", "fewer", "than", "at", "least", "most", "over", "under", "no", "only"};
inline constexpr std::string_view kBeforeSaleVerb[] = {"that", "who", "which", "have", "has"};
// Words after "how many" that count no goods.
inline constexpr std::string_view kAfterHowManyOther[] = {"different", "distinct", "of", "times"};
// Forms of verbs after "were" and "did we" of what was sold.
inline constexpr std::string_view kSaleVerbForms[] = {"sold", "sell", "ordered", "bought",
                                                      "purchased"};
// Participles of goods of which none is left "out".
inline constexpr std::string_view kSoldParticiples[] = {"sold"};
// Forms of "run" after "have we": "what have we run out of".
inline constexpr std::string_view kEmptyRunForms[] = {"run"};
// Adjectives of buyers who came again, and of those who did not.
inline constexpr std::string_view kRepeatAdjectives[] = {"repeat", "returning", "recurring"};
inline constexpr std::string_view kOnceAdjectives[] = {"one-time", "one-off", "single-order",
                                                       "single-purchase"};
// What may stand before them in a question that asks for them.
inline constexpr std::string_view kBeforeRepeatBuyers[] = {
    "which", "who",  "are", "our",  "the",  "all", "list", "show", "me",
    "us",    "give", "how", "many", "what", "is",  "any",  "find", "my"};
// What may end "how many repeat customers do we have".
inline constexpr std::string_view kExistenceTail[] = {"do", "did", "we", "have", "are", "there"};
// Nouns of what is bought at once, and of what it is worth; its "size" may be a number of things.
inline constexpr std::string_view kBasketNouns[] = {"basket", "cart"};
inline constexpr std::string_view kBasketValueNouns[] = {"value", "worth", "amount", "spend"};
// Words between rows and that their stock is low: "parts that are running low".
inline constexpr std::string_view kBeforeLowStock[] = {
    "that", "which", "who",       "is",   "are",    "we",    "i",     "do",   "have",
    "has",  "need",  "needs",     "must", "should", "to",    "be",    "with", "at",
    "or",   "where", "currently", "now",  "its",    "their", "stock", "gone", "going"};
// Words of the level at which more is ordered.
inline constexpr std::string_view kReorderLevelWords[] = {
    "minimum", "min", "reorder", "re-order", "level", "stock", "point", "threshold", "quantity"};
// Words for goods that say nothing of them, and the places where goods are sold.
inline constexpr std::string_view kUnnamedGoods[] = {"things", "stuff", "items"};
inline constexpr std::string_view kShopNouns[] = {"shop", "store"};
inline constexpr std::string_view kSalePlaces[] = {"shop", "store", "catalogue", "catalog",
                                                   "range"};
// The beginning of the name of a column with the least stock that there should be.
inline constexpr std::string_view kLeastStockWords[] = {"minimum", "minimal"};
// Words with which the level at which more is ordered begins.
inline constexpr std::string_view kReorderLevelOpenings[] = {"minimum", "min", "reorder",
                                                             "re-order", "threshold"};
// Forms of the verbs of ordering more.
inline constexpr std::string_view kReorderForms[] = {"reorder",   "reordered",   "reordering",
                                                     "restock",   "restocked",   "restocking",
                                                     "replenish", "replenished", "re-order"};
// Prices at which the stock is valued.
inline constexpr std::string_view kValuationPrices[] = {"cost",  "purchase", "buying", "sale",
                                                        "sales", "retail",   "list"};
// Words of a question before the rate that it asks for.
inline constexpr std::string_view kBeforeRate[] = {"what", "what's", "whats", "is",      "was",
                                                   "are",  "the",    "our",   "show",    "me",
                                                   "give", "a",      "list",  "current", "overall"};
// Nouns of rates that are figures of their own, and no share of rows.
inline constexpr std::string_view kMeasuredRates[] = {
    "interest", "tax",  "vat",      "exchange", "heart",    "pulse",  "birth",    "death",
    "growth",   "room", "day",      "hourly",   "daily",    "weekly", "monthly",  "annual",
    "flat",     "base", "discount", "pay",      "currency", "bank",   "mortgage", "crime"};
// Words between rows and the rate by which they are ranked: "course with the highest pass rate".
inline constexpr std::string_view kBeforeRankedRate[] = {"with", "has", "have", "had", "top"};
// Words of what has not been sold yet.
inline constexpr std::string_view kRemainingForms[] = {"left", "remaining", "remain"};
// Nouns after "in" and "on" of what is there: "in stock", "on hand".
inline constexpr std::string_view kStockPlaces[] = {"stock", "hand"};
// Words before what remains: "are there still".
inline constexpr std::string_view kBeforeRemaining[] = {"are", "is", "there", "still", "currently"};
// Words before the verb of a debt.
inline constexpr std::string_view kBeforeOwing[] = {"still", "that", "who",  "which", "currently",
                                                    "now",   "has",  "have", "is"};
// Adverbs of what holds now.
inline constexpr std::string_view kPresentAdverbs[] = {"still", "currently", "now"};
// Negated auxiliaries before "paid", also as they are typed.
inline constexpr std::string_view kDeniedAuxiliaries[] = {"hasn't", "hasnt",  "haven't",
                                                          "havent", "didn't", "didnt"};
// Forms of "pay", also misspelt.
inline constexpr std::string_view kPayingForms[] = {"paid", "pay", "payed"};
// Forms of "cost".
inline constexpr std::string_view kCostForms[] = {"cost", "costs"};
// Verbs of a price: "how much do you charge for".
inline constexpr std::string_view kPayOrCharge[] = {"pay", "charge"};
// Verbs at the end of "how much does a cook earn per hour".
inline constexpr std::string_view kRateVerbs[] = {"earn", "charge", "cost", "get", "make"};
// Superlatives of a price.
inline constexpr std::string_view kPriceSuperlatives[] = {"cheapest", "dearest", "priciest"};
// Superlatives before "paid", and those that ask for the least.
inline constexpr std::string_view kPaySuperlatives[] = {"best", "highest", "worst", "lowest"};
inline constexpr std::string_view kLowestSuperlatives[] = {"cheapest", "worst", "lowest"};
// Nouns of a price.
inline constexpr std::string_view kPriceNouns[] = {"price", "cost"};
// A verb with its forms.
struct VerbForms {
  std::string_view base, third, past;
  constexpr bool is_present(std::string_view word) const { return word == base || word == third; }
  constexpr bool has(std::string_view word) const { return is_present(word) || word == past; }
};
// Verbs of money that changes hands.
inline constexpr VerbForms kSpendingVerb{"spend", "spends", "spent"},
    kPaymentVerb{"pay", "pays", "paid"}, kEarningVerb{"earn", "earns", "earned"};
// The verb of money that somebody gives us, who may give something else.
inline constexpr VerbForms kMoneyGivingVerb{"give", "gives", "given"};
// Past forms of verbs of money that comes "in".
inline constexpr std::string_view kPastVerbsWithIn[] = {"brought", "taken", "took"};
// Words between "after" and the discount.
inline constexpr std::string_view kBeforeDiscount[] = {"of",  "the",       "any",
                                                       "all", "deducting", "subtracting"};
// Forms of "discount".
inline constexpr std::string_view kDiscountForms[] = {"discount", "discounts"};
// Nouns of what comes in, of a person or of a business.
inline constexpr std::string_view kEarningsNouns[] = {"income", "earnings"};
// Words before a number that bounds an amount: "more than a total of".
inline constexpr std::string_view kBeforeBoundAmount[] = {"than", "least", "most",
                                                          "a",    "total", "of"};
// Nouns of money that is counted by no number.
inline constexpr std::string_view kCashNouns[] = {"money", "cash"};
// Words before and after the noun where it is the amount itself: "clients by money invoiced".
inline constexpr std::string_view kBeforeCash[] = {"by", "total", "and"};
inline constexpr std::string_view kAfterCash[] = {
    "per", "by", "for", "from", "in", "of", "this", "last", "during", "since", "between", "each"};
inline constexpr std::string_view kCashParticiples[] = {
    "invoiced", "billed",   "taken", "made",      "earned",    "spent",
    "received", "paid",     "brought", "generated", "collected", "charged"};
// Nouns of what things cost us: "the vets bill".
inline constexpr std::string_view kBillNouns[] = {"bill", "bills"};
// Nouns of all that is paid: "fees that came in". Not what may be a kind of it, as "rent".
inline constexpr std::string_view kBeforeCameIn[] = {"that", "which",    "have",
                                                     "has",  "actually", "really"};
inline constexpr std::string_view kCameForms[] = {"came", "come", "coming"};
inline constexpr std::string_view kFeeNouns[] = {"fees", "money", "cash", "payments"};
// Prepositions before "each" of those who pay, or what they pay for.
inline constexpr std::string_view kBeforeEachPayer[] = {"with", "from", "on", "at", "through"};
// Adverbs of a sum over everything.
inline constexpr std::string_view kSumAdverbs[] = {"altogether", "overall"};
// Forms of "take" of money: "how much did we take".
inline constexpr std::string_view kTakingsForms[] = {"take", "taken", "took"};
// Words after the verb that make it no verb of a sum of money: "take part".
inline constexpr std::string_view kAfterOtherTaking[] = {"per", "an",  "more",  "less",
                                                         "on",  "off", "place", "part"};
// Subjects after "by how much".
inline constexpr std::string_view kSpendingSubjects[] = {"they", "they've", "theyve", "he",
                                                         "she",  "each",    "was",    "were"};
// Words between the subject and its verb.
inline constexpr std::string_view kBeforeSpendingVerb[] = {"have", "has", "had",      "did", "were",
                                                           "was",  "all", "actually", "each"};
// Participles of money that is asked of somebody.
inline constexpr std::string_view kChargedParticiples[] = {"charged", "billed", "owed"};
// Adjectives of the buyers who spend least.
inline constexpr std::string_view kWorstBuyerAdjectives[] = {"worst", "smallest", "lowest"};
// Participles before the noun of buyers: "top spending members".
inline constexpr std::string_view kSpendingParticiples[] = {"spending", "paying"};
// What sales bring in, in the words of a rewritten question.
inline constexpr std::string_view kRevenueNoun = "revenue";
// The noun in the name of a rate, and the state of the rows whose share it is: "pass
// rate".
inline constexpr std::string_view kRateStates[][2] = {{"pass", "passed"},
                                                      {"success", "successful"},
                                                      {"failure", "failed"},
                                                      {"approval", "approved"},
                                                      {"rejection", "rejected"},
                                                      {"cancellation", "cancelled"},
                                                      {"cancelation", "cancelled"},
                                                      {"completion", "completed"},
                                                      {"attendance", "present"},
                                                      {"resolution", "resolved"},
                                                      {"refund", "refunded"},
                                                      {"renewal", "renewed"},
                                                      {"acceptance", "accepted"},
                                                      {"delivery", "delivered"},
                                                      {"dropout", "dropped out"},
                                                      {"no-show", "no-show"},
                                                      {"default", "defaulted"},
                                                      {"win", "won"},
                                                      {"loss", "lost"},
                                                      {"survival", "survived"},
                                                      {"vacancy", "vacant"},
                                                      {"occupancy", "occupied"},
                                                      {"response", "responded"},
                                                      {"conversion", "converted"}};
// Nouns of the total of an order that was mentioned: "orders with a value above 100".
inline constexpr std::string_view kTotalAfterOrder[] = {"total", "value", "worth"};
// Endings of compounds: "best-selling", "bestselling".
inline constexpr std::string_view kSellingEndings[] = {"-selling", "selling"};
// Adverbs of what sells least.
inline constexpr std::string_view kWorstSellingAdverbs[] = {"worst", "least", "lowest"};
// Adjectives before "sellers".
inline constexpr std::string_view kBestOrTop[] = {"best", "top"};
// Of what sells: "best selling books".
inline constexpr std::string_view kSellingParticiple = "selling";
// What sells: "best sellers".
inline constexpr std::string_view kSellerForms[] = {"seller", "sellers"};
// Words before a number of the goods that sell least.
inline constexpr std::string_view kBeforeNumberOfWorst[] = {"top", "the", "our"};
// Forms of "sell": "which product sold the most".
inline constexpr std::string_view kSellForms[] = {"sold", "sells", "sell"};
// Words after "sold the most" that name no goods.
inline constexpr std::string_view kAfterSoldMost[] = {"in",   "during",  "last",
                                                      "this", "overall", "since"};
// Prepositions before the level at which more is ordered.
inline constexpr std::string_view kBelowPrepositions[] = {"below", "under", "beneath"};
// Words after "running" of what is nearly used up.
inline constexpr std::string_view kAfterRunning[] = {"low", "short", "out"};
// Words before a verb of ordering more: "need to reorder".
inline constexpr std::string_view kBeforeReorder[] = {"to",    "be",   "need",
                                                      "needs", "must", "should"};
// Nouns of all goods that are there.
inline constexpr std::string_view kStockNouns[] = {"stock", "inventory"};
// Nouns of what goods are worth.
inline constexpr std::string_view kWorthNouns[] = {"value", "worth"};
// Those of the prices at which the goods were bought.
inline constexpr std::string_view kBuyingValuations[] = {"cost", "purchase", "buying"};
// Nouns after such a price: "at cost price".
inline constexpr std::string_view kAfterValuation[] = {"price", "prices", "value"};
// Words before the value of the stock.
inline constexpr std::string_view kBeforeStock[] = {"the", "total", "our"};
// Words before "in stock" that add nothing.
inline constexpr std::string_view kBeforeInStock[] = {"there", "currently", "still", "left"};
// Words after "our best customers" that name no other measure.
inline constexpr std::string_view kAfterBestBuyers[] = {
    "in", "of", "for", "from", "during", "overall", "and", "ever", "since", "are", "is"};
// Words after the total of an order that compare or restrict it.
inline constexpr std::string_view kAfterOrderTotal[] = {"above", "over", "below",   "under",
                                                        "more",  "less", "greater", "exceeding",
                                                        "of",    "in",   "at",      "between"};

}  // namespace ask::engine
