// Words of follow-ups that request one thing: they are the whole follow-up, or precede what it asks
// for. Lower case, as typed.
#pragma once
#include <string_view>
#include <utility>

namespace ask::engine {

// Words of "which ones don't".
inline constexpr std::string_view kDenialQuestionWords[] = {
    "who",    "how",     "many",  "which",   "those",  "that",  "the",    "ones",   "do",
    "does",   "did",     "is",    "are",     "was",    "were",  "has",    "have",   "had",
    "not",    "n't",     "don't", "doesn't", "didn't", "isn't", "aren't", "wasn't", "weren't",
    "hasn't", "haven't", "dont",  "doesnt",  "didnt",  "arent", "isnt",  "havent",  "hasnt",
    "wasnt",  "werent",  "what",  "list",    "show",   "give",  "me",    "us",      "name",
    "hadn't", "hadnt",   "all"};
// Words of "and the other keepers", before their noun.
inline constexpr std::string_view kOtherRowsWords[] = {"the", "other", "remaining", "all"};
// Words of each of several.
inline constexpr std::string_view kEachWords[] = {"each", "every", "apiece"};
// "which ones have none?", "drop the ones with zero"
inline constexpr std::string_view kNoneWords[] = {"none", "zero", "0", "nothing"};
inline constexpr std::string_view kNoneQuestionWords[] = {
    "which", "who", "what", "ones", "one",   "have", "has",  "had",   "got", "with", "the",
    "that",  "are", "is",   "at",   "those", "of",   "them", "there", "do",  "did",  "show"};
// "where is she from?": of people without a place.
inline constexpr std::string_view kHomelandColumnWords[] = {"nationality", "citizenship", "origin"};
// "and how many are without?"
inline constexpr std::string_view kLackPreposition = "without";
inline constexpr std::string_view kLackQuestionWords[] = {
    "without", "with", "the", "ones", "those", "any", "one",
    "it",      "them", "how", "many", "which", "who", "are"};
// Words of "all the others".
inline constexpr std::string_view kRemainderWords[] = {"the",  "others", "rest", "other",
                                                       "ones", "all",    "of",   "them"};
// Words of "which are the others?", beside those.
inline constexpr std::string_view kRestRequestWords[] = {
    "who", "which", "what", "are",  "were", "is",   "was",  "of",
    "how", "many",  "list", "show", "name", "with", "all",  "about"};
// Words of a follow-up that repeats a predicate without its negation: "and those that were?".
inline constexpr std::string_view kAffirmingWords[] = {
    "those", "the",  "ones", "that", "who", "which", "were", "are",  "was", "is",  "did",
    "do",    "does", "have", "has",  "had", "they",  "of",   "them", "can", "only", "one"};
// Words of "how many are there in total".
inline constexpr std::string_view kCountRequestWords[] = {
    "of",    "them", "those", "these", "they",       "is",   "are",    "were",     "was", "that",
    "there", "it",   "in",    "total", "altogether", "all",  "the",    "ones",     "'s",  "many",
    "does",  "make", "have",  "we",    "do",         "left", "remain", "remaining"};
// Words of "how many is that exactly", after the first two.
inline constexpr std::string_view kNumberQuestionWords[] = {
    "is",  "was", "that", "it",   "does", "did",     "has", "have",
    "had", "he",  "she",  "they", "do",   "exactly", "are", "there"};
// Words of "how many rows are there", "the number of rows".
inline constexpr std::string_view kNumberOfRowsWords[] = {"the", "number", "of",   "how", "many",
                                                          "are", "there",  "were", "is"};
// Words of "how many hectares is that in total", after "that".
inline constexpr std::string_view kAmountClosings[] = {
    "in",  "total", "all", "altogether", "together", "overall", "make", "come", "to",
    "add", "up",    "the", "whole",      "bring",    "earn",    "get",  "us",   "them"};
// Words of "tell me more about it", "show me the full details of Harbour Hall".
inline constexpr std::string_view kDetailNouns[] = {"more",   "everything", "details",
                                                    "detail", "info",       "information"};
inline constexpr std::string_view kDetailLeads[] = {"tell", "show", "give", "me",   "us",  "the",
                                                    "full", "all",  "some", "more", "see", "get"};
// What costs most and least: "just the three most expensive" after costs of groups.
inline constexpr std::string_view kDearAdjectives[] = {"expensive", "costly", "pricey"};
inline constexpr std::string_view kCheapestWord = "cheapest";
// Words of "how many of each did we sell?", after the first two, beside the verb.
inline constexpr std::string_view kNumberOfEachWords[] = {"of",    "in", "each", "one",  "kind",
                                                          "type",  "we", "you",  "they", "i",
                                                          "there", "is", "are",  "was",  "were",
                                                          "that"};
// Verbs beside them, lemmas.
inline constexpr std::string_view kNumberOfEachVerbs[] = {"sell", "have", "do", "make", "get"};
// "how many different cars was that?"
inline constexpr std::string_view kDifferentAdjective = "different";
// "whos handling the red ones?", as two words.
inline constexpr std::string_view kShortWhoIs = "whos", kWhoIs = "who is";
// Words of "list them all".
inline constexpr std::string_view kListRequestWords[] = {
    "list",  "show",  "name", "give", "display", "tell",   "me",    "us",   "them",
    "those", "these", "all",  "of",   "the",     "full",   "names", "out",  "who",
    "which", "what",  "are",  "were", "is",      "they",   "it",    "ones", "exactly",
    "one",   "was",   "'s",   "wich", "their",   "called", "named"};
// Words of "what else have they done for us", beside those of the previous question.
inline constexpr std::string_view kOthersFillers[] = {
    "have", "has",  "had",  "did",  "do",    "does", "is",   "are",  "were",
    "was",  "we",   "us",   "they", "he",    "she",  "it",   "them", "him",
    "her",  "done", "made", "got",  "there", "the",  "that", "make", "get",
    "i",    "you",  "those", "these", "theirs"};
// Words of "which albums are they from", "which team do they belong to", after the noun.
inline constexpr std::string_view kBelongingWords[] = {
    "are", "were",  "is", "do", "they", "those",  "these", "it",   "for", "from", "of",
    "by",  "about", "in", "on", "at",   "belong", "to",    "each", "one", "them", "with"};
// Words of "the biggest one of them".
inline constexpr std::string_view kExtremeRequestWords[] = {
    "the",     "one",     "ones",   "of",       "them",    "those",    "these", "highest",
    "biggest", "largest", "lowest", "smallest", "longest", "shortest", "which", "is"};
// Words of "which one costs that", after what is asked for.
inline constexpr std::string_view kRowOfExtremeWords[] = {
    "is",  "was", "that", "it",    "this", "has",  "had", "got",
    "one", "are", "for",  "costs", "cost", "from", "of",  "by"};
// Words after a verb that sorts.
inline constexpr std::string_view kAfterSortVerb[] = {
    "by", "them",       "those",     "these",          "it", "that",
    "in", "descending", "ascending", "alphabetically", "the"};
// Words of a question that turns the order round.
inline constexpr std::string_view kReorderingWords[] = {
    "in",     "descending", "ascending", "reverse", "order", "sort",  "them",
    "sorted", "the",        "other",     "way",     "it",    "those", "ordered"};
// Words beside a place in the order: "who came second".
inline constexpr std::string_view kRankQuestionWords[] = {
    "who",   "what", "which", "is", "was",  "'s",    "comes", "came", "the",  "one",    "in",
    "place", "whos", "are",   "of", "them", "those", "at",    "come", "wich", "number", "and"};
// Words beside a number of rows: "only the first 5".
inline constexpr std::string_view kLimitRequestWords[] = {
    "the", "of",   "them",  "those", "show", "me", "ones", "results", "rows",
    "to",  "list", "limit", "it",    "give", "a",  "only", "just",    "these"};
// Words of "what came after that".
inline constexpr std::string_view kNextRowWords[] = {
    "after", "before", "that", "this", "it",    "her",  "him", "them", "those",
    "who",   "which",  "what", "came", "comes", "come", "is",  "was",  "one"};
// Words before a column that is asked for: "add their email".
inline constexpr std::string_view kBeforeWantedColumn[] = {
    "add", "include", "with", "show", "list", "give", "display", "me",
    "us",  "get",     "also", "the",  "all",  "plus", "together"};
// Ends of an order, as columns are called that hold them: "add the lowest salary".
inline constexpr std::pair<std::string_view, std::string_view> kColumnsOfEnds[] = {
    {"lowest", "minimum"}, {"highest", "maximum"}, {"smallest", "minimum"}, {"largest", "maximum"}};
// Words of "where do they live".
inline constexpr std::string_view kPlaceQuestionWords[] = {
    "do",        "does", "is",     "are",     "was",    "were",  "they",  "he",      "she",
    "it",        "live", "lives",  "located", "based",  "those", "these", "them",    "from",
    "come",      "stay", "kept",   "keep",    "stored", "store", "held",  "found",   "lie",
    "stand",     "sit",  "parked", "moored",  "housed", "we",    "i",     "can",     "find",
    "happening", "now",  "each",   "one",     "of",     "work",  "works", "working", "employed"};
inline constexpr std::string_view kWorkingVerbs[] = {"work", "works", "working", "employed"};
// Words of "why was that", "when did it happen", "what do they do for a living", "how can I get
// hold of them".
inline constexpr std::string_view kPointingQuestionWords[] = {
    "is", "was", "were", "are", "that", "this", "they", "it", "those", "so", "did", "happen"};
inline constexpr std::string_view kOccupationQuestionWords[] = {
    "do",  "does", "did", "they",   "he",      "she",   "each",  "of",   "them",
    "all", "for",  "a",   "living", "exactly", "those", "these", "here", "job"};
inline constexpr std::string_view kContactingVerbs[] = {"reach", "contact", "hold", "touch"};
inline constexpr std::string_view kCallingVerbs[] = {"call", "ring", "phone"};
inline constexpr std::string_view kMailingVerbs[] = {"email", "mail"};
inline constexpr std::string_view kContactQuestionWords[] = {
    "can",  "could", "do",   "would", "should", "i",     "we",    "you",  "get",   "in",
    "with", "of",    "them", "him",   "her",    "those", "these", "to",   "reach", "contact",
    "hold", "touch", "call", "ring",  "phone",  "email", "mail",  "best", "it"};
// Words of "who has each of them", "who is on it currently".
inline constexpr std::string_view kPeopleQuestionWords[] = {
    "who",  "is",   "are",   "was",   "were", "'s",   "on",  "each",     "of",
    "them", "they", "those", "these", "it",   "that", "for", "with",     "to",
    "by",   "the",  "has",   "have",  "one",  "at",   "all", "currently"};
// Words of "who may pick her up?", "who normally drives each one?" that leave open who does it.
inline constexpr std::string_view kWhoQuestionFillers[] = {
    "already", "still", "ever", "so",    "far",   "yet",    "now", "then",  "just", "us",  "we",
    "our",     "one",   "all",  "there", "today", "please", "'s",  "being", "been", "got",
    "always"};
// "who may pick her up?"
inline constexpr std::string_view kPermittingModals[] = {"may",   "can",    "must", "could",
                                                         "might", "should", "will"};
// Words of columns with what is known of people.
inline constexpr std::string_view kKnownOfPeople[] = {
    "email", "mail",    "phone", "mobile", "tel",     "telephone", "since",  "joined", "started",
    "full",  "surname", "hired", "dob",    "birth",   "forename",  "salary", "wage"};
// "who did them?", "who has got them?", "who had it?"
inline constexpr std::string_view kDoerForms[] = {"did", "does", "done", "do", "doing"};
inline constexpr std::string_view kPossessingForms[] = {"has", "have", "had", "got"};
inline constexpr std::string_view kPastHaving[] = {"had", "did", "ever"};
// Particles of verbs after "who": "who handed those out?".
inline constexpr std::string_view kVerbParticlesOfPeople[] = {
    "out", "up", "in", "off", "down", "over", "back", "away", "round", "through", "on", "along"};
// "as a percentage?", "what percent is that of the total?"
inline constexpr std::string_view kShareNouns[] = {"percentage", "percentages", "percent",
                                                   "%",          "share",       "proportion"};
inline constexpr std::string_view kShareRequestWords[] = {
    "as",    "a",    "an",   "in", "what",  "is",         "that",  "the",   "terms",  "of",
    "total", "all",  "it",   "'s", "whats", "which",      "are",   "those", "they",   "how",
    "much",  "show", "give", "me", "them",  "everything", "whole", "lot",   "overall"};
// Words of "what percentage is that for each one of the groups", after "each".
inline constexpr std::string_view kAfterEach[] = {"one", "of", "them", "the", "group"};
// Words before a share, and before the rows that it is of: "what percentage of all the nurses".
inline constexpr std::string_view kShareLeads[] = {"what", "which", "how", "many", "much",
                                                   "a",    "the",   "and", "as"};
inline constexpr std::string_view kWholeLeads[] = {"all",   "the",    "our",  "of",
                                                   "total", "number", "whole"};
// Words before what the rows are to be grouped by.
inline constexpr std::string_view kGroupRequestWords[] = {
    "break",  "it",      "that", "down", "split", "grouped", "group", "them", "those", "show",
    "broken", "divided", "me",   "how",  "many",  "is",      "was",   "are",  "were"};
// Words before what restricts the rows: "show me those from Rome".
inline constexpr std::string_view kBeforeRestriction[] = {"the",  "ones", "those", "these", "of",
                                                          "them", "all",  "for",   "show",  "me"};
// How a question about rows begins, before their noun.
inline constexpr std::string_view kRequestHeads[] = {
    "how many ",     "which ",      "what ",        "list the ",       "list all ",
    "list ",         "show the ",   "number of ",   "are there any ",  "are there ",
    "is there any ", "is there a ", "is there an ", "do we have any ", "do we have "};
// Words of a rank that name no column: "who got the most overall".
inline constexpr std::string_view kRankFillers[] = {
    "got",      "get", "gets", "one",  "common",  "popular", "amount", "number", "'s",
    "frequent", "all", "many", "does", "overall", "of",      "come",   "comes",  "often"};
// Words of "the one with the fewest".
inline constexpr std::string_view kEndRequestWords[] = {
    "the", "one", "with", "most", "fewest", "least", "highest", "lowest", "that", "has"};

}  // namespace ask::engine
