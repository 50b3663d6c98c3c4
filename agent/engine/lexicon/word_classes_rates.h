// Classes of words of one measure by another: "price per litre", "returned in percent of sold".
// Lower case; inflected forms as typed.
#pragma once
#include <string_view>

namespace ask::engine {

// Words between "per" and what there is one of.
inline constexpr std::string_view kSingleOnes[] = {"one", "single", "each", "every"};
// Periods of the calendar after "per": groups of rows, whatever is stored in such a unit.
inline constexpr std::string_view kCalendarPeriods[] = {
    "day", "week", "month", "quarter", "year", "weekday", "night", "season", "decade"};
// What is counted by "how many times".
inline constexpr std::string_view kCountedTimes = "times";
// Parts of the name of a column that is a rate already, a bound or a place in an order.
inline constexpr std::string_view kRatePartWords[] = {
    "per",   "rate", "speed", "min",   "max",   "minimum", "maximum",
    "limit", "rank", "level", "grade", "stars", "version", "age"};
// Units of an area in the name of a column.
inline constexpr std::string_view kDividingUnits[] = {"sqm", "sqft", "ha",    "hectare", "hectares",
                                                      "m2",  "acre", "acres", "kwh",     "kwp"};
// Words between an amount and "per" of those who pay or get it: "cost we paid per litre".
inline constexpr std::string_view kPayers[] = {"we",  "i",  "they", "you",  "it",
                                               "was", "is", "are",  "were", "have",
                                               "has", "do", "each", "on",   "average"};
// Words between "as" and "percentage".
inline constexpr std::string_view kBeforePercent[] = {"a", "the", "in"};
inline constexpr std::string_view kPayingSubjects[] = {"we", "i", "they", "you", "customers"};
// Words before the whole of a percentage: "percentage of all the units".
inline constexpr std::string_view kBeforeRatioNoun[] = {"the",   "all",   "our",
                                                        "total", "their", "its"};
// Forms of verbs before a participle: "have been returned".
inline constexpr std::string_view kBecameForms[] = {"is",  "are",  "was",  "were", "has",
                                                    "get", "have", "been", "got",  "being"};
// Words before the verb of what was reached of an amount: "the copies we actually delivered".
inline constexpr std::string_view kBeforeReached[] = {"actually", "did", "that", "we"};
// Prepositions that place the rows of a share and ask for no others: "of each player over all
// matches"; words between them and their noun.
inline constexpr std::string_view kPlacesOfShare[] = {"over",  "of",   "in", "per",    "for",
                                                      "from",  "by",   "at", "across", "during",
                                                      "among", "than", "on"};
inline constexpr std::string_view kBeforeSharedNoun[] = {"all",  "our",   "their", "its",   "the",
                                                         "each", "every", "any",   "played"};
// Verbs and nouns of a payment, as lemmas, and parts of the name of the date of what is paid.
inline constexpr std::string_view kPayVerbs[] = {"pay", "payment", "settle"};
inline constexpr std::string_view kBillingDateWords[] = {"inv",    "invoice", "invoiced", "issue",
                                                         "issued", "bill",    "billed",   "sent"};
// The gain by what a thing costs, and by what it is sold for.
inline constexpr std::string_view kGainOnCost = "markup";

// "the difference between price and cost", "price minus cost"
inline constexpr std::string_view kSubtractionNoun = "difference", kSubtracting = "minus";

}  // namespace ask::engine
