// Words of constructions of spoken English: "what they're called", "all told", "who was it that".
// Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// Short forms of a subject before "called": "what they're called", and the possessive of each.
inline constexpr std::string_view kCalledSubjects[][2] = {
    {"it's", "its"},   {"that's", "its"}, {"they're", "their"}, {"he's", "his"},
    {"she's", "her"},  {"its", "its"},    {"theyre", "their"},  {"it", "its"},
    {"they", "their"}, {"that", "its"},   {"those", "their"},   {"these", "their"},
    {"he", "his"},     {"she", "her"}};
inline constexpr std::string_view kBeing[] = {"is", "are", "was", "were"};
inline constexpr std::string_view kNamingParticiples[] = {"called", "named"};
// Words with a mark after them that open a spoken question and say nothing: "right, who ...".
inline constexpr std::string_view kSpokenOpeners[] = {"right",
                                                      "so",
                                                      "well",
                                                      "okay",
                                                      "ok",
                                                      "hey",
                                                      "listen",
                                                      "look",
                                                      "er",
                                                      "um",
                                                      "hmm",
                                                      "remind me",
                                                      "all told",
                                                      "hang on",
                                                      "now then",
                                                      "quick question",
                                                      "quick one",
                                                      "go on",
                                                      "go on then",
                                                      "just wondering",
                                                      "out of curiosity",
                                                      "just out of curiosity",
                                                      "oh",
                                                      "erm",
                                                      "tell you what",
                                                      "one more thing",
                                                      "one thing",
                                                      "last thing",
                                                      "just checking",
                                                      "okay so",
                                                      "right then",
                                                      "come on",
                                                      "i wonder",
                                                      "any idea",
                                                      "quickly",
                                                      "anyway",
                                                      "mind you",
                                                      "say"};
// Prepositions after "over", "up": "over at Gasworks"; months and years come after "back in".
inline constexpr std::string_view kPlaceAdverbs[] = {"over", "up", "down", "round", "out"};
// Verbs whose particle those may be: "brought back in June".
inline constexpr std::string_view kVerbsWithParticle[] = {
    "set",  "put",  "give",  "look", "turn", "get",  "got",   "came",
    "come", "is",   "are",   "was",  "were", "go",   "went",  "brought",
    "sent", "gave", "taken", "took", "be",   "been", "bring", "given"};
// Words of a tag: ", do we?", ", right?", ", do you reckon?"
inline constexpr std::string_view kTagWords[] = {
    "do",     "does",    "did",    "is",     "are",   "was",    "isn't",   "aren't",
    "don't",  "doesn't", "didn't", "has",    "have",  "hasn't", "haven't", "we",
    "it",     "they",    "you",    "he",     "she",   "right",  "eh",      "yeah",
    "innit",  "huh",     "know",   "reckon", "think", "mate",   "then",    "there",
    "wasn't", "though",  "happen", "would",  "to"};
// How a sentence after the question begins that asks what to show: "I'd like their names".
inline constexpr std::string_view kWantedOpenings[] = {
    "i'd like",       "i would like",   "i just want",   "i only want",      "i just need",
    "i only need",    "i want",         "i need",        "we just need",     "we only need",
    "we'd like",      "all i want is",  "all i need is", "all i'm after is", "i'm after",
    "i'm only after", "i'm just after", "say",           "read out",         "let me have",
    "just tell me",   "just give me",   "just show me",  "shout out"};
// How it ends: "their names will do".
inline constexpr std::string_view kWantedEndings[] = {
    "is all i'm after", "are all i'm after", "is all i want",     "are all i want",
    "is all i need",    "are all i need",    "is what i'm after", "are what i'm after",
    "is what i want",   "are what i want",   "is what i need",    "are what i need",
    "will do",          "would do",          "would be enough",   "will be enough",
    "would be fine",    "will be fine",      "is fine",           "are fine",
    "would be great",   "would be good",     "would be lovely",   "will do me",
    "will do fine",     "will do nicely",    "is all we need",    "are all we need"};
// What it says of where to show that: "along with it".
inline constexpr std::string_view kBesideEndings[] = {"along with it",
                                                      "along with them",
                                                      "alongside",
                                                      "alongside it",
                                                      "alongside them",
                                                      "beside it",
                                                      "beside them",
                                                      "next to it",
                                                      "next to them",
                                                      "next to the figure",
                                                      "next to the number",
                                                      "next to each",
                                                      "with it",
                                                      "with them",
                                                      "to go with it",
                                                      "to go with them",
                                                      "too",
                                                      "as well",
                                                      "while you're at it",
                                                      "against it",
                                                      "against each",
                                                      "beside the figure",
                                                      "on both sides",
                                                      "by the side of it",
                                                      "beside each"};
// "starting with the youngest and working up to the oldest"
inline constexpr std::string_view kSpokenStartingForms[] = {"starting", "beginning", "start",
                                                            "begin"};
inline constexpr std::string_view kOrderMovements[] = {
    "working", "going", "ending", "moving", "up", "down", "through", "finishing", "on"};
// "put the biggest pile at the top": what is sorted is what the question counts.
inline constexpr std::string_view kPuttingForms[] = {"put",  "start", "with", "begin",
                                                     "have", "kick",  "list", "stick"};
inline constexpr std::string_view kMostSuperlatives[] = {"most",    "biggest", "largest",
                                                         "highest", "busiest", "greatest"};
inline constexpr std::string_view kLeastSuperlatives[] = {"least", "smallest", "lowest", "fewest",
                                                          "quietest"};
inline constexpr std::string_view kOrderedThings[] = {
    "pile",   "one",       "ones", "number", "numbers", "group", "lot", "figure", "amount",
    "count",  "of",        "the",  "total",  "first",   "at",    "top", "on",     "to",
    "bottom", "whoever",   "did",  "has",    "got",     "with",  "off", "and",    "work",
    "down",   "whichever", "have", "had",    "please",  "up",    "that"};
// Words that make such a sentence one about the order: "put the top one first".
inline constexpr std::string_view kFirstPlaces[] = {"top", "first"};
inline constexpr std::string_view kBeginningVerbs[] = {"start", "begin", "kick"};
// Words of an order among rows that share a place: "if two are level, by name".
inline constexpr std::string_view kOrderOfShared[] = {"order", "sort",     "alphabetical",
                                                      "by",    "earliest", "first"};
// "whose email don't we have"
inline constexpr std::string_view kHeldForms[] = {"have", "got", "hold"};
inline constexpr std::string_view kTogetherAdverbs[] = {"together", "up"};
// Words of a sentence about rows that share the first place: "if they're level, give me all".
inline constexpr std::string_view kTieOpenings[] = {"if", "in", "should", "where"};
inline constexpr std::string_view kSharedPlaceWords[] = {
    "tie",   "ties", "tied",  "equal", "equals",  "level", "draw",
    "joint", "neck", "share", "same",  "several", "both",  "draws"};
inline constexpr std::string_view kAllShown[] = {"all", "them", "both",  "everyone",
                                                 "lot", "each", "every", "everybody"};
// What joins a question that says the same in other words: ", as in who's treasurer".
inline constexpr std::string_view kRestatements[] = {
    "as in", "i mean", "in other words", "or rather", "that is to say", "meaning", "i.e", "ie"};
// Words that begin what is said of the rows in other words: "i.e. have stayed twice".
inline constexpr std::string_view kRestatedPredicates[] = {"have", "has", "had",  "did", "are",
                                                           "were", "is",  "that", "who"};
// Verbs of lacking in "whose email are we missing".
inline constexpr std::string_view kMissingForms[] = {"missing", "lacking", "short"};
// Verbs of taking things together: "if you lump all the flats together".
inline constexpr std::string_view kTogetherVerbs[] = {"lump", "put",    "add",  "take", "count",
                                                      "tot",  "bundle", "bung", "tally"};
// Idioms of what people have done, and the plain words.
struct SpokenIdiom {
  std::string_view phrase, plain;
};
inline constexpr SpokenIdiom kSpokenIdioms[] = {
    {"aren't with us any more", "have left"},
    {"aren't with us any longer", "have left"},
    {"aren't with us anymore", "have left"},
    {"isn't with us any more", "has left"},
    {"isn't with us anymore", "has left"},
    {"are no longer with us", "have left"},
    {"is no longer with us", "has left"},
    {"one's been around the longest", "one is the oldest"},
    {"has been around the longest", "is the oldest"},
    {"have been around the longest", "are the oldest"},
    {"what are we paying them", "their salary"},
    {"what do we pay them", "their salary"},
    {"how much are we paying them", "their salary"},
    {"how much do we pay them", "their salary"},
    {"had a hand in", "worked on"},
    {"has had a hand in", "has worked on"},
    {"set foot in here", "visited"},
    {"tips the scales the most", "weighs the most"},
    {"tip the scales the most", "weigh the most"},
    {"put their names down for", "registered for"},
    {"put their name down for", "registered for"},
    {"put her name down for", "registered for"},
    {"put his name down for", "registered for"},
    {"come on board", "joined"},
    {"came on board", "joined"},
    {"across the whole lot", ""},
    {"across the lot", ""},
    {"out the door", ""},
    {"out of the lot", ""},
    {"on the go", "currently"},
    {"on the trot", "in a row"},
    {"by a mile", ""},
    {"by miles", ""},
    {"by a long way", ""},
    {"by some distance", ""},
    {"hands down", ""},
    {"as it stands", "currently"},
    {"as things stand", "currently"},
    {"right this minute", "currently"},
    {"as we speak", "currently"},
    {"these days", "currently"},
    {"up to press", "so far"},
    {"a headcount of", "the number of"},
    {"headcount of", "number of"},
    {"one row per", "per"},
    {"one line per", "per"},
    {"one row for each", "for each"},
    {"said yes to the", "get the"},
    {"our present", "our current"},
    {"our existing", "our current"},
    {"over all the time we have been going", ""},
    {"over all the time we've been going", ""},
    {"to our name", ""},
    {"all in", "in total"},
    {"with the date they", "and when they"},
    {"with the dates they", "and when they"},
    {"and the date they", "and when they"},
    {"and the dates they", "and when they"},
    {"with the day they", "and when they"},
    {"who do i ask for at", "who is the contact at"},
    {"who do we ask for at", "who is the contact at"},
    {"who should i ask for at", "who is the contact at"},
    {"who do i speak to at", "who is the contact at"},
    {"who do we speak to at", "who is the contact at"},
    {"who should i speak to at", "who is the contact at"},
    {"who do i talk to at", "who is the contact at"},
    {"who do we talk to at", "who is the contact at"},
    {"who do we deal with at", "who is the contact at"},
    {"who do i deal with at", "who is the contact at"},
};

}  // namespace ask::engine
