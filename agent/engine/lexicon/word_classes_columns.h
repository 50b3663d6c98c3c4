// Classes of words in names of columns: amounts, bounds, units, parts of names. Lower case, lemmas.
#pragma once
#include <array>
#include <string_view>

namespace ask::engine {

// Columns that are the amount of a row, the likeliest first.
inline constexpr std::array<std::string_view, 17> kAmountColumns = {
    "amount", "total", "price", "value", "cost",   "fee",     "paid",    "score", "mark",
    "rating", "grade", "star",  "point", "salary", "premium", "claimed", "fare"};
// What a bare number is compared with: "orders over 30"; and the whole among several such.
inline constexpr std::string_view kBareAmounts[] = {
    "amount", "total",  "price",  "value",  "cost",    "fee",     "paid",    "salary",
    "wage",   "rent",   "premium", "fare",  "charge",  "sum",     "balance", "budget",
    "score",  "mark",   "point",  "bill",   "donated", "claimed", "income",  "revenue"};
inline constexpr std::string_view kWholeAmounts[] = {"total", "amount", "sum", "price"};
// Columns whose values add up over rows.
inline constexpr std::string_view kAdditiveColumns[] = {
    "sold",    "quantity", "amount",  "total",   "sale",      "play",       "view",
    "revenue", "stock",    "hour",    "spend",   "unit",      "seat",       "day",
    "tonne",   "ton",      "kg",      "kilo",    "km",        "distance",   "mileage",
    "point",   "goal",     "cost",    "paid",    "visitor",   "copy",       "bag",
    "pallet",  "litre",    "liter",   "minute",  "second",    "area",       "surface",
    "hectare", "adult",    "child",   "people",  "passenger", "attendance", "return",
    "income",  "profit",   "expense", "payment", "donation",  "kwh",        "consumption",
    "usage",   "rainfall", "rain",    "harvest", "yield",     "bed",        "download",
    "click",   "visit",    "vote",    "absence", "fuel",      "mile",       "piece",
    "box",     "budget",   "fee",     "charge",  "capacity",  "dock",       "medal",
    "win",     "crate",    "bottle",  "pound",   "money",     "earning",    "overtime",
    "order",   "fine",     "deposit", "penalty"};
// Columns with a score that somebody gave.
inline constexpr std::string_view kScoreNames[] = {"star", "stars", "score", "rating",
                                                   "mark", "grade", "points"};
// Columns whose values do not add up: prices, rates, scores.
inline constexpr std::string_view kIntensiveColumns[] = {
    "price", "rate", "per", "average", "percent", "percentage", "score", "rating", "index"};
// Amounts beside the price and the cost of a thing, which make no margin of it.
inline constexpr std::string_view kNoMarginColumns[] = {
    "tax",   "discount", "refund",   "budget", "balance", "due",   "deposit", "freight",
    "limit", "shipping", "quantity", "number", "count",   "point", "hour",    "weight",
    "sub",   "old",      "previous", "min",    "max",     "total"};
// Amounts that are not the total of a sale.
inline constexpr std::array<std::string_view, 20> kNoTotalColumns = {
    "cost",    "tax",     "discount", "refund", "budget",   "balance", "due",
    "deposit", "freight", "shipping", "limit",  "quantity", "number",  "count",
    "point",   "hour",    "unit",     "weight", "sub",      "item"};
// Numbers of a line of an order that do not count goods.
inline constexpr std::array<std::string_view, 22> kNoGoodsColumns = {
    "price",    "discount",  "percent", "percentage", "tax",   "cost",   "total",  "amount",
    "rate",     "line",      "rank",    "position",   "age",   "stars",  "rating", "score",
    "warranty", "guarantee", "version", "floor",      "level", "deposit"};
// Things that are sold one by one, at a price for each.
inline constexpr std::string_view kGoodsSoldSingly[] = {"ticket", "copy", "bottle",
                                                        "piece", "admission"};
// Words that make a rate one that is paid, and no rating.
inline constexpr std::array<std::string_view, 16> kChargedRates = {
    "hour", "hourly", "day",   "daily", "week",  "month",  "tax",      "interest",
    "pay",  "cent",   "cents", "eur",   "price", "rental", "discount", "exchange"};
// Nouns for sums of money that are paid.
inline constexpr std::array<std::string_view, 24> kMoneyNouns = {
    "expense", "fine",    "payment", "bill",    "fee",    "cost",    "donation", "charge",
    "tip",     "wage",    "salary",  "bonus",   "refund", "deposit", "premium",  "receipt",
    "grant",   "royalty", "earning", "penalty", "rent",   "tax",     "money",    "interest"};
// Hundredths of a currency.
inline constexpr std::array<std::string_view, 7> kMinorCurrency = {
    "cent", "cents", "pence", "penny", "pennies", "ct", "minor"};
// Words of a column with an amount for one piece.
inline constexpr std::array<std::string_view, 3> kPieceWords = {"unit", "each", "piece"};
// Words of a column that stores the least value allowed.
inline constexpr std::array<std::string_view, 6> kLowerBoundWords = {
    "min", "minimum", "minimal", "reorder", "threshold", "lowest"};
// Words of a column that stores the greatest value allowed.
inline constexpr std::array<std::string_view, 6> kUpperBoundWords = {
    "max", "maximum", "maximal", "limit", "capacity", "highest"};
// Amounts that are summed over a group although no aggregate is named.
inline constexpr std::string_view kSummedNouns[] = {"total",   "sum",   "amount",   "quantity",
                                                    "revenue", "sale",  "turnover", "spending",
                                                    "volume",  "stock", "hour"};
// Columns that a superlative sums over many rows: "sold the most".
inline constexpr std::string_view kSoldColumns[] = {"sold", "quantity", "amount",
                                                    "sale", "play",     "view"};
// Words of a column with a part of a name.
inline constexpr std::string_view kNamePartWords[] = {"first",   "last",     "given", "family",
                                                      "surname", "forename", "fname", "lname"};
// Columns of the kind of a row.
inline constexpr std::string_view kKindNouns[] = {"kind",  "type",   "category",
                                                  "class", "status", "group"};
// What a short part of a name means in every schema: "dt", "nm", "no", "qty".
inline constexpr std::string_view kGeneralColumnNouns[] = {
    "date",     "name",   "number", "time",        "year",    "type", "code",
    "quantity", "amount", "total",  "description", "minutes", "hour"};
// Columns with what a code stands for.
inline constexpr std::string_view kCodeLabels[] = {"label",   "description", "meaning", "text",
                                                   "caption", "name",        "title",   "wording"};
// Words of the names of tables of codes.
inline constexpr std::string_view kCodeTableNouns[] = {"code",     "cd",   "lookup",    "reference",
                                                       "codelist", "enum", "dictionary"};
// Units of a count or a length of time.
inline constexpr std::string_view kCountedUnits[] = {"times",   "rows",    "records", "entries",
                                                     "seconds", "minutes", "hours",   "days",
                                                     "weeks",   "months",  "years"};
// Columns with the total of a sale, the likeliest first.
inline constexpr std::string_view kTotalColumns[] = {"total", "amount", "revenue", "price",
                                                     "fare",  "charge", "fee"};
// Columns with what was paid, the likeliest first.
inline constexpr std::string_view kPaidColumns[] = {"total", "amount", "revenue", "paid",
                                                    "price", "fare",   "fee"};
// Words of a number of goods that is in stock, and was not sold.
inline constexpr std::string_view kStockWords[] = {
    "stock",     "inventory", "hand",      "available", "availability",
    "warehouse", "reorder",   "remaining", "reserved",  "minimum",
    "maximum",   "min",       "max",       "store",     "returned"};

// Last words of the names of streets.
inline constexpr std::string_view kStreetNouns[] = {
    "street", "st",  "road",    "rd",    "lane", "ln",   "avenue", "ave",   "close", "drive",
    "way",    "row", "terrace", "court", "hill", "mews", "square", "grove", "place", "crescent"};
// Columns of addresses with the number of a house.
inline constexpr std::string_view kStreetColumns[] = {"address", "street", "addr"};

// Words of columns with remarks, of which parts name nothing.
inline constexpr std::string_view kRemarkColumns[] = {"note",   "notes",   "remark",  "remarks",
                                                      "reason", "comment", "comments"};
// Last words of columns with what rows are called.
inline constexpr std::string_view kNamingColumns[] = {"name", "title", "label", "nickname",
                                                      "description", "company"};

}  // namespace ask::engine
