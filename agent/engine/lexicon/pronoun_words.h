// Words around a pronoun that decide whether its antecedent is outside the question. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// Pronouns for several rows that are no subjects.
inline constexpr std::string_view kPluralPronouns[] = {"them", "those", "these"};
// Superlatives before "of them".
inline constexpr std::string_view kPartitiveSuperlatives[] = {"most", "fewest", "least", "highest",
                                                              "lowest"};
// Participles that arrange rows and not what they did: "sorted by them".
inline constexpr std::string_view kArrangingParticiples[] = {"ordered", "sorted", "ranked",
                                                             "grouped", "split"};
// Words before a "that" that refers to the result or the rows: "how many is that".
inline constexpr std::string_view kBeforeDemonstrative[] = {
    "is",   "was",  "of", "did",  "does", "do",   "for",   "in", "by",    "to",
    "than", "like", "on", "sort", "are",  "from", "about", "at", "during"};
// Words after an expletive "it": "how long does it take".
inline constexpr std::string_view kAfterExpletive[] = {"take", "takes", "took", "possible", "true"};
// Adverbs after a pronoun with which its sentence ends: "who ordered them most".
inline constexpr std::string_view kClosingAdverbs[] = {
    "most",   "least",     "first", "last", "again", "often",  "today",
    "before", "yesterday", "too",   "so",   "yet",   "already"};
// Adverbs after the "there" of a place: "from there so far".
inline constexpr std::string_view kAdverbsAfterPlace[] = {"so", "yet",  "ever",  "now",
                                                          "in", "last", "since", "before"};
// Words between a noun and the verb whose object is a pronoun: "customers who have never bought
// it".
inline constexpr std::string_view kBeforeObjectVerb[] = {
    "who",   "that", "which",  "have",  "has",  "had",  "did",  "do",   "does",
    "never", "not",  "n't",    "also",  "ever", "both", "didn", "just", "can",
    "could", "will", "didn't", "don't", "all",  "are",  "were", "is",   "was"};
// Words that may refer to the rows themselves: "rooms with a fridge in them".
inline constexpr std::string_view kContainingWords[] = {
    "have", "has",     "had",   "with",     "without",   "contain", "contains", "containing",
    "most", "include", "least", "includes", "including", "fewer",   "fewest"};
// Forms of verbs after "each": "how many did each get".
inline constexpr std::string_view kPossessionVerbForms[] = {"got", "have", "has", "had",
                                                            "do",  "does", "get"};
// "how often does each order?"
inline constexpr std::string_view kFrequencyAdverb = "often";
// "and the rest?": the rows that were left out.
inline constexpr std::string_view kRemainderNoun = "rest";
// Pronouns that end "what other jobs have we done for them".
inline constexpr std::string_view kPersonalPronouns[] = {"them", "him", "her", "it", "they"};
// Pronouns of one person: "how many hours did she put in on each?"
inline constexpr std::string_view kSinglePersonPronouns[] = {"he", "she", "him", "her", "his"};
// Pronouns of the same person or thing.
inline constexpr std::string_view kPronounsOfOne[][3] = {
    {"he", "him", "his"}, {"she", "her", "hers"}, {"it", "its", "it"}};
// "there's" as it is split.
inline constexpr std::string_view kSplitClitic = "s";

// Adjectives of "the other one", which is no word of its name.
inline constexpr std::string_view kVagueAdjectives[] = {"other", "same",  "only", "new",
                                                        "old",   "right", "wrong"};
// Nouns of "that place", "those people", for rows that the database calls otherwise.
inline constexpr std::string_view kGenericNouns[] = {
    "place",   "places", "thing",    "things", "guy",     "guys",  "folks",      "people",
    "person",  "lot",    "bunch",    "group",  "groups",  "class", "item",       "items",
    "company", "firm",   "business", "outfit", "team",    "party", "family",     "site",
    "spot",    "shop",   "project",  "event",  "man",     "woman", "department", "organisation",
    "lady",    "fellow", "bloke",    "chap",   "entries", "cases", "records",    "organization",
    "entry",   "case",   "record",   "jobs",   "job",     "kids",  "pieces",     "piece"};

}  // namespace ask::engine
