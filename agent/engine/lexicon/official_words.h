// Words of nominal and official English whose plain form is shorter. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// Participles before "as" that say what something is, beside kGivenParticiples: "flagged as".
inline constexpr std::string_view kFiledParticiples[] = {
    "flagged",    "registered",  "noted",       "tagged",     "labelled",   "labeled",
    "designated", "categorised", "categorized", "described",  "identified", "filed",
    "put",        "reported",    "deemed",      "considered", "rated",      "coded",
    "specified",  "declared",    "down",        "booked",     "ticked",     "showing"};
// Words after "as" that begin no state of a row: "recorded as of May".
inline constexpr std::string_view kAfterOtherAs[] = {"well", "a", "the", "of", "to"};
// Words before a figure: "list the total number".
inline constexpr std::string_view kBeforeFigure[] = {"the", "a", "total", "list"};
inline constexpr std::string_view kBeforeSum[] = {"the", "a", "our", "their", "list"};
// Verbs before "as" that say no more than "be": "operate as mobile units".
inline constexpr std::string_view kServingVerbs[] = {
    "operate", "operates", "operated", "operating", "serve",    "serves",    "served",    "serving",
    "act",     "acts",     "acted",    "acting",    "function", "functions", "functioned"};
// Participles before a unit or a group that add nothing: "expressed in days", "shown by town".
inline constexpr std::string_view kShownParticiples[] = {
    "expressed", "stated",   "shown",     "displayed", "reported", "presented", "quoted",
    "measured",  "given",    "specified", "set",       "listed",   "itemised",  "itemized",
    "separated", "detailed", "tabulated", "analysed",  "laid",     "converted", "rendered"};
inline constexpr std::string_view kApartAdverbs[] = {"separately", "individually"};
inline constexpr std::string_view kBeforeDivision[] = {"by", "per", "for"};
inline constexpr std::string_view kShareUnits[] = {"percent",  "percentage", "percentages", "%",
                                                   "euros",    "pounds",     "dollars",     "hours",
                                                   "hectares", "litres",     "minutes",     "days"};
// "have reached the point where they need reordering"
inline constexpr std::string_view kReachingForms[] = {"reached", "reach", "reaches", "hit", "at"};
inline constexpr std::string_view kPointNouns[] = {"point", "stage"};
inline constexpr std::string_view kPointConjunctions[] = {"where", "when", "that", "at"};
// Words at the end that say that all rows are in the data: "among those we hold on file".
inline constexpr std::string_view kBeforeHeldRows[] = {"among", "amongst", "of", "from", "out"};
inline constexpr std::string_view kHeldRowsPronouns[] = {"those", "all", "ones", "any"};
inline constexpr std::string_view kHeldRowsWords[] = {
    "among", "amongst", "of",  "from",  "out",     "those", "all",  "the",    "ones",      "any",
    "that",  "which",   "we",  "you",   "i",       "have",  "hold", "keep",   "currently", "on",
    "file",  "record",  "our", "books", "records", "in",    "got",  "listed", "recorded",  "know"};
// "against their name", "to its credit"
inline constexpr std::string_view kBeforeOwnName[] = {"against", "under", "to", "next"};
inline constexpr std::string_view kOwnNameNouns[] = {"name", "names", "credit"};
// "the number of occasions on which Ann has given blood"
inline constexpr std::string_view kOccasionNouns[] = {"occasions", "times", "instances"};
// Adverbs and prepositions that join a group to its number: "category alongside the total".
inline constexpr std::string_view kShowingForms[] = {"listing", "showing", "giving", "stating",
                                                     "quoting", "with",    "naming"};
inline constexpr std::string_view kBesideWords[] = {"alongside", "beside",   "against", "next",
                                                    "together",  "followed", "and",     "plus"};
inline constexpr std::string_view kReportedFigures[] = {"total",   "count",   "number", "figure",
                                                        "amount",  "totals",  "counts", "numbers",
                                                        "figures", "amounts", "sum",    "average"};
inline constexpr std::string_view kAroundFigures[] = {"the",  "a",  "its",  "their", "to",
                                                      "with", "by", "each", "for",   "respective"};
// What an amount is of when it is added up: "the combined area".
inline constexpr std::string_view kCombinedAdjectives[] = {"combined", "aggregate", "cumulative",
                                                           "overall", "collective"};
// The one of them that is said of other figures as well: "the overall grade".
inline constexpr std::string_view kOfAll = "overall";
// Figures that say by themselves that they are of all rows: "the overall total".
inline constexpr std::string_view kCountedFigures[] = {"total", "count", "number", "sum", "totals"};
// Rows of which a total is an amount: "the total of the bills".
inline constexpr std::string_view kRowsOfMoney[] = {
    "bill",     "invoice", "payment", "fee",   "donation", "order",  "expense",     "cost",
    "fine",     "price",   "charge",  "loan",  "debt",     "fare",   "salary",      "sale",
    "purchase", "claim",   "gift",    "wage",  "rent",     "refund", "transaction", "budget",
    "amount",   "value",   "hour",    "point", "deposit",  "pledge"};
// "check whether any crew members are teachers"
inline constexpr std::string_view kWhetherConjunctions[] = {"whether", "if"};
// "a standard by which rows are compared": "taking the average cost as the benchmark"
inline constexpr std::string_view kAssumingForms[] = {"taking", "using", "with", "take", "given"};
inline constexpr std::string_view kStandardNouns[] = {
    "benchmark", "baseline", "yardstick", "reference", "standard",   "threshold",
    "cut-off",   "cutoff",   "bar",       "basis",     "comparison", "norm"};
inline constexpr std::string_view kStartingForms[] = {"starting", "based",    "going",
                                                      "relative", "compared", "measured"};
inline constexpr std::string_view kAfterStarting[] = {"from", "on", "by", "to", "with", "against"};
inline constexpr std::string_view kStandardPronouns[] = {"it", "that", "this"};
// "counting only the sailings that ran late, what is their mean delay?"
inline constexpr std::string_view kConsideringForms[] = {
    "considering", "counting", "taking",    "looking", "including", "restricting",
    "limiting",    "focusing", "focussing", "using",   "examining", "covering"};
// Those of them that may add rows, unless they are the only ones: "including bulbs".
inline constexpr std::string_view kIncludingForms[] = {"including", "taking", "counting",
                                                       "covering"};
inline constexpr std::string_view kExclusiveAdverbs[] = {"only", "just", "solely", "exclusively"};
inline constexpr std::string_view kConsideringFillers[] = {
    "only", "just", "solely", "at", "on", "to", "into", "account", "ourselves", "exclusively"};
inline constexpr std::string_view kOwnersOfMeasure[] = {"their", "its"};
// Words of a main clause that only asks for the rows that a condition before it describes: "if a
// part is low, include it on the list"
inline constexpr std::string_view kEnteringVerbs[] = {
    "include", "add",  "put", "list", "show", "want",  "report", "flag",
    "name",    "need", "see", "know", "have", "place", "enter"};
inline constexpr std::string_view kInclusionClauseWords[] = {
    "i",     "we",    "want",  "need",    "would",  "like",       "it",       "them",     "on",
    "the",   "a",     "list",  "in",      "to",     "my",         "our",      "please",   "should",
    "be",    "must",  "for",   "me",      "us",     "can",        "could",    "you",      "and",
    "those", "these", "pull",  "see",     "have",   "know",       "about",    "that",     "kindly",
    "its",   "name",  "names", "their",   "report", "this",       "included", "listed",   "shown",
    "add",   "put",   "show",  "include", "flag",   "purchasing", "order",    "shopping", "mailing",
    "which", "one",   "ones",  "here",    "is",     "are"};
inline constexpr std::string_view kConditionOpenings[] = {"if", "when", "where", "whenever",
                                                          "wherever"};
// "regarding project 503: ..."
inline constexpr std::string_view kTopicOpenings[] = {"regarding",
                                                      "concerning",
                                                      "re",
                                                      "as regards",
                                                      "with regard to",
                                                      "with regards to",
                                                      "in regard to",
                                                      "with reference to",
                                                      "in relation to",
                                                      "with respect to",
                                                      "on the subject of",
                                                      "in respect of",
                                                      "about",
                                                      "as for",
                                                      "as to",
                                                      "turning to",
                                                      "in the matter of",
                                                      "in the case of"};

}  // namespace ask::engine
