// Classes of words for numbers, sums, order and money.
// Words are lower case; those of a schema are lemmas.
#pragma once
#include <array>
#include <string_view>

namespace ask::engine {

// Units of a number, and words of its size.
inline constexpr std::array<std::string_view, 38> kNumberUnitWords = {
    "million", "millions", "billion", "billions", "thousand", "thousands", "usd",  "dollar",
    "dollars", "euro",     "eur",     "pound",    "pounds",   "km",        "kg",   "cm",
    "mm",      "m",        "mi",      "mile",     "miles",    "ft",        "foot", "feet",
    "meter",   "meters",   "metre",   "metres",   "lb",       "lbs",       "hz",   "gb",
    "mb",      "kb",       "percent", "us",       "sq",       "square"};
// Units at the end of a column's name in which nothing is converted: area_sqm, share_pct.
inline constexpr std::string_view kAmountTails[] = {
    "sqm", "sqft", "ha", "hectare", "acre", "acres", "kwh", "kw", "pct", "percent", "percentage"};
// Words of a unit of area: "200 square metres".
inline constexpr std::array<std::string_view, 6> kAreaUnitWords = {"square", "sq",    "sqm",
                                                                   "sqft",   "acres", "hectares"};
// Columns that measure a length, a weight, a volume or an area, whatever the unit.
inline constexpr std::array<std::string_view, 9> kMeasuredLengths = {
    "length", "width", "height", "depth", "distance", "altitude", "elevation", "draught", "beam"};
inline constexpr std::array<std::string_view, 2> kMeasuredWeights = {"weight", "mass"};
inline constexpr std::array<std::string_view, 2> kMeasuredVolumes = {"volume", "capacity"};
inline constexpr std::array<std::string_view, 3> kMeasuredAreas = {"area", "size", "surface"};
// Columns with the payment state of a row.
inline constexpr std::string_view kSettledColumns[] = {"paid", "settled", "paydate"};
// How the name of the date of a payment begins that says no more of it: pd_dt.
inline constexpr std::string_view kShortPaid = "pd_";
// Stored states of what is not paid.
inline constexpr std::string_view kUnpaidValues[] = {"unpaid", "outstanding", "not paid"};
// Columns with an amount that may be owed.
inline constexpr std::string_view kDebtColumns[] = {
    "amount", "total", "price", "fee", "charge", "sum", "cost", "fine", "rent", "due", "amt"};
// Forms of what is owed, the lemma first, and words beside them: "what they still owe".
inline constexpr std::string_view kOwedForms[] = {"owe", "owes", "owed", "owing", "outstanding"};
inline constexpr std::string_view kBesideOwed[] = {"still", "each", "money", "yet"};
// Nouns of what is owed: "outstanding balance".
inline constexpr std::string_view kOwedNouns[] = {"amount", "balance", "money",
                                                  "sum",    "debt",    "total"};
// What is owed, as people call it whatever the table of it is called; lemmas.
inline constexpr std::string_view kDebtNouns[] = {
    "rent", "due", "fee", "sub", "subscription", "bill", "payment", "debt", "money", "invoice"};
// Tables of what is paid of something else.
inline constexpr std::string_view kSettlingTables[] = {"payment", "instalment", "installment",
                                                       "receipt"};
// Columns with a price.
inline constexpr std::array<std::string_view, 7> kPriceColumns = {
    "price", "fee", "cost", "charge", "tariff", "fare", "rate"};
// Words of a price that is paid for each use of a thing: "hire_cost" of a hall.
inline constexpr std::string_view kChargesOfUse[] = {"hire", "hiring", "rental", "per"};
// Words of a price at which goods are bought.
inline constexpr std::array<std::string_view, 5> kBuyingPrices = {"cost", "wholesale", "buying",
                                                                  "buy", "purchase"};
// Columns with what is to be paid, after those of a price or a fee.
inline constexpr std::array<std::string_view, 7> kChargeColumns = {
    "cost", "fare", "charge", "rent", "rate", "tariff", "premium"};
// Words of a column with money that is not a plain price.
inline constexpr std::array<std::string_view, 9> kNoPriceWords = {
    "max", "min", "maximum", "minimum", "total", "discount", "late", "tax", "exchange"};
// Columns with how many there is room for.
inline constexpr std::array<std::string_view, 4> kCapacityColumns = {"capacity", "seat", "sleeps",
                                                                     "places"};
// Words of the greatest number that there is room for.
inline constexpr std::array<std::string_view, 2> kGreatestColumns = {"max", "maximum"};
// What there is room for.
inline constexpr std::array<std::string_view, 10> kHeldThings = {
    "person", "people", "guest",   "participant", "attendee",
    "pax",    "member", "visitor", "pupil",       "size"};
// Nouns of a count or a sum that is listed beside the rows: "customers, counts".
inline constexpr std::string_view kCountedOutputs[] = {"count", "counts", "total", "totals",
                                                       "numbers"};
// Words of a total over everything.
inline constexpr std::string_view kOverallWords[] = {"in", "altogether", "together", "combined",
                                                     "overall"};
// Adjectives of values that are shown once.
inline constexpr std::string_view kDistinctAdjectives[] = {"different", "distinct", "unique"};
// Nouns of a share of one.
inline constexpr std::string_view kProportionNouns[] = {"proportion", "fraction"};
// Words for descending order.
inline constexpr std::string_view kDescendingWords[] = {"descending", "decreasing", "reverse",
                                                        "descendingly"};
// Adjectives of a limit that take the least first.
inline constexpr std::string_view kLeastFirstAdjectives[] = {"first", "lowest", "smallest"};
// Nouns of "number of <table>".
inline constexpr std::string_view kCountNouns[] = {"number", "count", "amount"};
// Nouns of "the number of" that count rows.
inline constexpr std::string_view kRowCountNouns[] = {"number", "count"};
// Lemmas of an average.
inline constexpr std::string_view kAverageLemmas[] = {"average", "mean"};
// Words of a share of a whole.
inline constexpr std::string_view kShareWords[] = {"percent",    "percentage", "share",
                                                   "proportion", "fraction",   "%"};
// Nouns of a quantity, also in names of columns.
inline constexpr std::string_view kQuantityNouns[] = {"number", "amount", "count", "total",
                                                      "quantity"};
// Lemmas of a sum.
inline constexpr std::string_view kSumLemmas[] = {"total", "sum"};
// Words of a sum.
inline constexpr std::string_view kSumWords[] = {"total", "totals", "sum"};
// Superlatives of size.
inline constexpr std::string_view kSizeSuperlatives[] = {"largest", "biggest", "greatest",
                                                         "smallest"};
// Superlatives of height.
inline constexpr std::string_view kHeightSuperlatives[] = {"highest", "lowest"};
// Superlatives of what comes first where figures are listed: "busiest first", "lowest first".
inline constexpr std::string_view kDescendingAdjectives[] = {
    "most",    "busiest",  "biggest", "largest", "highest", "greatest",
    "longest", "heaviest", "dearest", "best",    "top"};
inline constexpr std::string_view kAscendingAdjectives[] = {"least",    "fewest",   "smallest",
                                                            "lowest",   "shortest", "lightest",
                                                            "cheapest", "quietest", "worst"};
// Nouns of a figure: "number of walks per dog".
inline constexpr std::string_view kFigureNouns[] = {"number", "total", "average", "avg",
                                                    "count",  "sum",   "mean",    "totals"};
// Superlatives of the ends of a measure.
inline constexpr std::string_view kLargestWords[] = {"biggest", "largest", "highest"};
inline constexpr std::string_view kSmallestWords[] = {"smallest", "lowest"};
// Superlatives of a quantity that adds up: "the most hours".
inline constexpr std::string_view kQuantitySuperlatives[] = {"most", "least", "fewest"};
// Words that make a number exact: "only one dog".
inline constexpr std::string_view kExactWords[] = {"only", "just", "exactly", "precisely"};
// Columns with a number of goods.
inline constexpr std::string_view kQuantityColumns[] = {"quantity", "qty"};
// Columns with a number of goods that were sold.
inline constexpr std::string_view kSoldQuantityColumns[] = {"quantity", "sold", "qty"};
// Words before the column that is averaged.
inline constexpr std::string_view kAverageWords[] = {"average", "avg", "mean"};
// Words for the middle of a column's values.
inline constexpr std::string_view kTypicalWords[] = {"average", "avg", "mean", "typical", "median"};
// Words before the column that is aggregated.
inline constexpr std::string_view kAggregateWords[] = {"average", "avg",    "mean",    "sum",
                                                       "highest", "lowest", "maximum", "minimum",
                                                       "max",     "min",    "median"};
// Superlatives after "single".
inline constexpr std::string_view kSingledSuperlatives[] = {"biggest",  "largest",  "highest",
                                                            "smallest", "lowest",   "greatest",
                                                            "longest",  "shortest", "heaviest"};
// Words after a unit that is an amount of its own: "hours spent".
inline constexpr std::string_view kAfterUnitWords[] = {"of",     "on", "spent", "per",
                                                       "worked", "by", "in"};
// Words before such a unit: "total hours".
inline constexpr std::string_view kBeforeUnitWords[] = {"many", "total", "most",   "fewest",
                                                        "more", "fewer", "longest"};
// Nouns of "the number of hours".
inline constexpr std::string_view kUnitCountNouns[] = {"number", "amount"};
// Verbs of money that comes in.
inline constexpr std::string_view kTakingVerbs[] = {"take",   "make",    "earn",
                                                    "charge", "collect", "bring"};
// Nouns of the money that sales bring.
// Predicates of money that was received.
inline constexpr std::string_view kPaidWords[] = {"paid", "received", "collected", "settled"};
inline constexpr std::string_view kTakingsNouns[] = {"spending", "takings", "proceeds", "income"};
// Participles of an amount that changed hands: "the amount collected".
inline constexpr std::string_view kAmountParticiples[] = {
    "collected", "paid",    "received", "raised",  "earned", "taken",    "spent",  "donated",
    "delivered", "sold",    "produced", "shipped", "used",   "consumed", "driven", "harvested",
    "invoiced",  "billed",  "charged",  "worked",  "done",   "put",      "moved",  "shifted",
    "carried",   "covered", "given",    "gained",  "brewed", "packaged", "handed", "hauled",
    "clocked",   "made",    "brought",  "played",  "rung",   "supplied", "booked", "logged"};
// Verbs of sales and purchases.
inline constexpr std::string_view kTradeVerbs[] = {"sell", "buy", "order", "purchase"};
// Words before "nothing" that make it a price of 0.
inline constexpr std::string_view kBeforeNothing[] = {"cost", "costs",   "for",  "us",
                                                     "charge", "charged", "paid", "pay"};
// What may be "free to" do, so that it costs nothing.
inline constexpr std::string_view kEntryVerbs[] = {"enter", "join", "attend", "visit", "watch"};
// Verbs of a price.
inline constexpr std::string_view kPricingVerbs[] = {"charge", "cost"};
// Parts of a column name of a rate or a number, which has no unit.
inline constexpr std::string_view kRateParts[] = {"per",   "rate",   "speed", "hourly",
                                                  "daily", "number", "count"};
// Units that are glued to the end of a column name.
inline constexpr std::string_view kGluedUnits[] = {
    "kg", "km", "secs", "mins", "hrs", "hours", "litres", "liters", "cents", "bytes", "ms"};
// Columns with the total of a sale or of a line of it.
inline constexpr std::string_view kSaleTotalColumns[] = {"total", "revenue", "subtotal", "amount"};
// Columns of what a person is paid.
inline constexpr std::string_view kIncomeColumns[] = {"salary", "wage", "income", "earning"};
// Words in the name of a column that counts something.
inline constexpr std::string_view kCountNameWords[] = {"count", "number", "total", "of"};
// Nouns of the revenue of a business.
inline constexpr std::string_view kRevenueNouns[] = {"revenue", "turnover", "takings", "income",
                                                     "earnings"};
// What is counted of the goods that are sold.
inline constexpr std::string_view kSoldUnits[] = {"units sold", "quantity sold", "units",
                                                  "items sold", "sales"};
// Columns with the number of goods in stock.
inline constexpr std::string_view kStockColumns[] = {"stock", "hand", "inventory"};
// Words of a column about stock that is not a level of it.
inline constexpr std::string_view kNoStockColumns[] = {"max", "maximum", "value", "price", "cost"};
// Words of a lower bound that is not one of stock.
inline constexpr std::string_view kNoReorderColumns[] = {"price", "cost", "age", "order", "lowest"};
// Words of a price, of a fee and of a cost.
inline constexpr std::string_view kPriceNames[] = {"price"};
inline constexpr std::string_view kFeeNames[] = {"fee"};
inline constexpr std::string_view kPeriodPayColumns[] = {"pay", "wage", "salary", "rate"};
inline constexpr std::string_view kCostNames[] = {"cost"};
// Nouns of a derived amount, and of a share of rows: "order value", "pass rate".
inline constexpr std::string_view kValueNouns[] = {"value", "values"};
inline constexpr std::string_view kRateNouns[] = {"rate", "rates"};

// Words before a noun that ask for a figure of its values.
inline constexpr std::string_view kFigureWords[] = {
    "total",    "sum",     "average", "avg",     "mean",     "maximum", "max",     "minimum",
    "min",      "highest", "lowest",  "largest", "smallest", "biggest", "longest", "shortest",
    "cheapest", "dearest", "newest",  "oldest",  "earliest", "latest"};
// Nouns of a sum, also before "of money".
inline constexpr std::string_view kSumNouns[] = {"amount", "total", "sum"};

}  // namespace ask::engine
