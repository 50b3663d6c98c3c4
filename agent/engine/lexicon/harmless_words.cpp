#include "agent/engine/lexicon/harmless_words.h"

#include <array>

#include "agent/common/words.h"

namespace ask::engine {
namespace {

constexpr std::array<std::string_view, 30> kEmphasis = {
    "absolutely", "actually", "altogether", "anyway",    "anywhere",   "basically",
    "completely", "entirely", "ever",       "exactly",   "honestly",   "indeed",
    "literally",  "merely",   "nowadays",   "obviously", "perhaps",    "precisely",
    "presently",  "purely",   "simply",     "somehow",   "somewhere",  "specifically",
    "thoroughly", "totally",  "truly",      "utterly",   "whatsoever", "wholly"};
constexpr std::array<std::string_view, 86> kContainers = {
    "catalogue",     "catalog",   "catalogues",  "catalogs",     "collection",   "collections",
    "system",        "systems",   "database",    "databases",    "books",        "records",
    "list",          "lists",     "file",        "files",        "dataset",      "data",
    "registry",      "register",  "archive",     "archives",     "assortment",   "portfolio",
    "range",         "lineup",    "repertoire",  "organisation", "organization", "firm",
    "establishment", "platform",  "website",     "app",          "world",        "company",
    "business",      "shop",      "league",      "library",      "fleet",        "roster",
    "programme",     "inventory", "hospital",    "festival",     "club",         "school",
    "gym",           "museum",    "agency",      "clinic",       "hotel",        "charity",
    "farm",          "choir",     "bank",        "studio",       "gallery",      "theatre",
    "zoo",           "practice",  "association", "council",      "marina",       "harbour",
    "restaurant",    "academy",   "college",     "university",   "orchestra",    "society",
    "resort",        "campsite",  "brewery",     "winery",       "foundation",   "federation",
    "stock",         "team",
    "parish",        "nursery",   "observatory", "centre",       "center",       "institute"};
// Where an organisation keeps what it has. "are in the yard" may be a state of the rows.
constexpr std::array<std::string_view, 6> kPremises = {"site", "yard",     "boatyard",
                                                       "lab",  "premises", "laboratory"};
// What is said to be good or poor: "in poor nick".
constexpr std::array<std::string_view, 8> kConditions = {"nick",  "condition", "shape",  "state",
                                                         "order", "repair",    "fettle", "trim"};
// Materials of which all rows are that have a weight or a volume: "weight of food given out".
constexpr std::array<std::string_view, 4> kMaterials = {"food", "goods", "produce", "material"};
constexpr std::array<std::string_view, 10> kCounters = {
    "pair", "pairs", "piece", "pieces", "item", "items", "bit", "bits", "head", "lots"};
constexpr std::array<std::string_view, 6> kSingleCounters = {"piece", "pieces", "item",
                                                            "items", "bit",    "bits"};
constexpr std::array<std::string_view, 2> kUsingVerbs = {"burn", "consume"};
constexpr std::array<std::string_view, 22> kHandlingVerbs = {
    "handle", "process",   "host",     "hold",     "run",   "log",       "record", "operate",
    "tackle", "undertake", "organise", "organize", "own",   "possess",   "manage", "conduct",
    "see",    "carry",     "shoot",    "film",     "stage", "photograph"};
constexpr std::array<std::string_view, 25> kLightVerbs = {
    "give",      "gave",     "given",  "draw",     "drew",     "drawn", "attract",
    "attracted", "get",      "got",    "receive",  "received", "reach", "reached",
    "achieve",   "achieved", "obtain", "obtained", "see",      "saw",   "pull",
    "pulled",    "award",    "agree",  "agreed"};
// Of having, belonging, causing, being somewhere, doing, and saying.
constexpr std::string_view kConnectingVerbs[] = {
    "have",    "hold",      "carry",     "bear",      "keep",       "own",        "possess",
    "contain", "include",   "comprise",  "feature",   "boast",      "lug",        "equip",
    "fit",     "supply",    "belong",    "assign",    "attach",     "link",       "tie",
    "connect", "relate",    "allocate",  "associate", "affiliate",  "concern",    "pertain",
    "result",  "lead",      "produce",   "trigger",   "cause",      "generate",   "rack",
    "clock",   "chalk",     "notch",     "raise",     "prompt",     "spark",      "kick",
    "stand",   "sit",       "lie",       "locate",    "situate",    "base",       "position",
    "place",   "house",     "reside",    "hang",      "live",       "perform",    "run",
    "handle",  "conduct",   "undertake", "host",      "stage",      "organise",   "organize",
    "operate", "manage",    "supervise", "oversee",   "administer", "head",       "mark",
    "class",   "label",     "credit",    "draw",      "attract",    "collect",    "score",
    "hit",     "land",      "bag",       "earn",      "achieve",    "accumulate", "amass",
    "total",   "register",  "enter",     "log",       "book",       "put",        "lay",
    "date",    "originate", "stem",      "derive",    "come",       "make",       "do",
    "take",    "give",      "provide",   "involve",   "cover",      "span",       "serve",
    "look",    "deal",      "work"};
constexpr std::string_view kConnectingAdjectives[] = {"responsible"};
constexpr std::array<std::string_view, 9> kJoiningVerbs = {
    "leave", "leaves", "left", "leaving", "join", "joins", "joined", "joining", "quit"};
constexpr std::array<std::string_view, 6> kRecords = {"record", "file",  "books",
                                                      "paper",  "offer", "register"};
constexpr std::array<std::string_view, 6> kTruisms = {"single", "valid", "actual",
                                                      "known",  "sole",  "lone"};
constexpr std::array<std::string_view, 12> kMembers = {
    "member", "members", "person", "persons",   "people",     "folk",
    "folks",  "guy",     "guys",   "personnel", "individual", "individuals"};
constexpr std::array<std::string_view, 7> kClassifiers = {"class", "type",  "kind", "category",
                                                          "tier",  "level", "band"};
constexpr std::array<std::string_view, 14> kMoneyUnits = {
    "dollar", "dollars", "buck", "bucks", "quid", "euro", "euros",
    "pound",  "pounds",  "usd",  "eur",   "gbp",  "yen",  "cents"};
constexpr std::array<std::string_view, 3> kPlaceholders = {"everything", "anything", "stuff"};
constexpr std::array<std::string_view, 2> kPresentNouns = {"moment", "minute"};
constexpr std::array<std::string_view, 4> kTieWords = {"tie", "ties", "draw", "draws"};

}  // namespace

std::span<const std::string_view> connecting_verbs() { return kConnectingVerbs; }
bool is_connecting_adjective(std::string_view folded) {
  return text::is_one_of(folded, kConnectingAdjectives);
}
bool is_light_verb(std::string_view folded) { return text::is_one_of(folded, kLightVerbs); }
bool is_emphasis(std::string_view folded) { return text::is_one_of(folded, kEmphasis); }
bool is_container(std::string_view folded) { return text::is_one_of(folded, kContainers); }
bool is_premises(std::string_view folded) { return text::is_one_of(folded, kPremises); }
bool is_condition_noun(std::string_view folded) { return text::is_one_of(folded, kConditions); }
bool is_material(std::string_view folded) { return text::is_one_of(folded, kMaterials); }
bool is_record(std::string_view folded) { return text::is_one_of(folded, kRecords); }
bool is_truism(std::string_view folded) { return text::is_one_of(folded, kTruisms); }
bool is_member(std::string_view folded) { return text::is_one_of(folded, kMembers); }
bool is_classifier(std::string_view folded) { return text::is_one_of(folded, kClassifiers); }
bool is_money_unit(std::string_view folded) { return text::is_one_of(folded, kMoneyUnits); }
bool is_counter(std::string_view folded) { return text::is_one_of(folded, kCounters); }
bool is_single_counter(std::string_view folded) { return text::is_one_of(folded, kSingleCounters); }
bool is_handling_verb(std::string_view folded) { return text::is_one_of(folded, kHandlingVerbs); }
bool is_using_verb(std::string_view folded) { return text::is_one_of(folded, kUsingVerbs); }
bool is_placeholder(std::string_view folded) { return text::is_one_of(folded, kPlaceholders); }
bool is_present_noun(std::string_view folded) { return text::is_one_of(folded, kPresentNouns); }
bool is_tie_word(std::string_view folded) { return text::is_one_of(folded, kTieWords); }
bool is_joining_verb(std::string_view folded) { return text::is_one_of(folded, kJoiningVerbs); }

}  // namespace ask::engine
