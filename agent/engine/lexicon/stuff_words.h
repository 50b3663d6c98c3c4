// Words of amounts that a question calls by what they consist of or by their unit: "how much
// honey", "hours put in by each worker", "land of each member". Lower case; words of a schema are
// lemmas.
#pragma once
#include <string_view>

namespace ask::engine {

// Columns that say of which kind the stuff of a row is: honey_kind.
inline constexpr std::string_view kStuffKinds[] = {"kind", "type", "sort", "variety", "grade"};
// Tables of what was got of a stuff, and the same nouns after it in a question: milk_yield.
inline constexpr std::string_view kYieldNouns[] = {"yield",      "harvest",  "production",
                                                   "output",     "delivery", "intake",
                                                   "collection", "usage",    "consumption"};
// Units of area at the end of a column, with the words of a question for each.
struct AreaUnit {
  std::string_view stored, asked;  // words between blanks
};
inline constexpr AreaUnit kAreaUnits[] = {{" ha hectare hectares ", " ha hectare hectares "},
                                          {" acre acres ", " acre acres "},
                                          {" sqm sqmeters sqmetres m2 ", " sqm m2 "}};
inline constexpr std::string_view kSquare = "square";  // of an area: "square meters" of sqm
// Nouns of an area whatever its unit.
inline constexpr std::string_view kAreaNouns[] = {"area", "land", "acreage", "space", "size"};
// Nouns before those: "floor area".
inline constexpr std::string_view kAreaAdjectives[] = {"floor", "surface", "land", "ground"};
// Words of a number that is no amount of its row: what it may hold, what was planned, a level.
inline constexpr std::string_view kNoAmountColumns[] = {
    "max",   "maximum",  "min",    "minimum", "limit",   "capacity",  "target",   "per",
    "rate",  "standard", "std",    "default", "stock",   "level",     "hand",     "weekly",
    "daily", "monthly",  "yearly", "annual",  "budget",  "allowance", "quota",    "contract",
    "break", "pause",    "late",   "delay",   "overdue", "warranty",  "guarantee"};
// Units of periods, and of money, that are no amounts of a stuff.
inline constexpr std::string_view kPeriodUnits[] = {
    "day",   "days",  "night",  "nights", "week", "weeks", "second",  "seconds", "cents",
    "pence", "pound", "pounds", "euros",  "euro", "quid",  "dollars", "bucks",   "francs"};
// Verbs of what brings an amount, before "the most honey", and particles after them.
inline constexpr std::string_view kYieldingVerbForms[] = {
    "give",     "gives",     "gave",      "given",    "produce", "produces", "produced",
    "yield",    "yields",    "yielded",   "make",     "makes",   "made",     "deliver",
    "delivers", "delivered", "bring",     "brings",   "brought", "turn",     "turns",
    "turned",   "supply",    "supplies",  "supplied", "harvest", "harvests", "harvested",
    "collect",  "collects",  "collected", "have",     "has",     "had",      "do",
    "does",     "did",       "done",      "put",      "puts",    "work",     "works",
    "worked",   "drive",     "drives",    "drove",    "driven",  "use",      "uses",
    "used",     "row",       "rowed",     "ride",     "rode",    "ridden",   "run",
    "ran",      "walk",      "walked",    "cover",    "covered", "log",      "logged",
    "clock",    "clocked",   "fly",       "flew",     "flown",   "sail",     "sailed",
    "carry",    "carried",   "farm",      "farms",    "farmed",  "own",      "owns",
    "owned",    "get",       "gets",      "got",      "take",    "takes",    "took",
    "taken",    "shift",     "shifted",   "sell",     "sells",   "sold",     "recycle",
    "recycled", "spend",     "spends",    "spent",    "play",    "played",   "pick",
    "picked",   "press",     "pressed",   "grow",     "grew",    "grown",    "gather",
    "gathered", "brew",      "brewed",    "catch",    "caught",  "buy",      "bought",
    "teach",    "teaches",   "taught",    "train",    "trained"};
inline constexpr std::string_view kYieldingParticles[] = {"out", "in", "up", "us", "me", "on"};
// Verbs of what one thing weighs, holds or takes, which is no sum.
inline constexpr std::string_view kPropertyVerbs[] = {
    "weigh",    "weighs", "weighed", "hold", "holds", "last",    "lasts",    "lasted", "measure",
    "measures", "need",   "needs",   "cost", "costs", "require", "requires", "take",   "takes",
    "cover",    "covers", "fit",     "fits", "allow", "allows",  "may",      "can"};
// Words of a question about the middle or the ends of amounts, and no sum of them.
inline constexpr std::string_view kNoSumWords[] = {
    "median",  "typical",    "typically", "usually", "normally",   "percent",
    "share",   "percentage", "than",      "least",   "remaining",  "left",
    "longest", "shortest",   "ago",       "ratio",   "proportion", "fraction"};
// Words after an amount that are no part of its name.
inline constexpr std::string_view kAfterAmountNoun[] = {
    "per",  "by",     "each", "every",   "for", "in",     "on",      "since",
    "from", "during", "this", "last",    "at",  "before", "after",   "until",
    "over", "across", "with", "between", "of",  "to",     "overall", "altogether"};
// Adverbs of a state that the amounts may be in: "hours actually taught".
inline constexpr std::string_view kFactAdverbs[] = {"actually", "really", "already", "still",
                                                    "yet"};

}  // namespace ask::engine
