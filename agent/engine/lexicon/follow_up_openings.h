// Words that open and close a follow-up, and those that leave rows out: none of them is a part of
// the request itself. Lower case.
#pragma once
#include <string_view>
#include <utility>

#include "agent/common/words.h"

namespace ask::engine {

// Small talk before a request: "ok, thanks".
inline constexpr std::string_view kSmallTalk[] = {
    "ok",     "okay",   "so",      "well",        "great", "thanks", "alright", "hmm",
    "oh",     "right",  "cool",    "fine",        "sure",  "yes",    "yeah",    "please",
    "now",    "then",   "hi",      "hey",         "nice",  "good",   "thank",   "you",
    "next",   "and",    "perfect", "hm",          "um",    "erm",    "ah",      "brilliant",
    "lovely", "cheers", "super",   "interesting", "wow"};
// Conjunctions that open a follow-up: "and in Rome?".
inline constexpr std::string_view kOpeningConjunctions[] = {"and", "but", "plus", "or", "also"};
// Words that open a correction: "sorry, of 2020".
inline constexpr std::string_view kCorrectingWords[] = {"no",      "nope",   "sorry", "actually",
                                                        "instead", "rather", "wait",  "oops"};
// Words after a "no" that corrects: "no, the ones in Rome"; not "no pets".
inline constexpr std::string_view kAfterCorrectingNo[] = {
    "the",  "i",    "only", "just",  "not",     "in",   "for",   "with", "by",       "per",
    "show", "from", "of",   "those", "without", "ones", "sorry", "wait", "actually", "all"};
// Phrases after which something else is asked: "by the way, which films are sold out?".
inline constexpr std::string_view kSubjectChanges[] = {"by the way",
                                                       "btw",
                                                       "something completely different",
                                                       "something different",
                                                       "something else now",
                                                       "something else",
                                                       "different thing",
                                                       "different question",
                                                       "different topic",
                                                       "different subject",
                                                       "another thing",
                                                       "another question",
                                                       "another topic",
                                                       "other question",
                                                       "new question",
                                                       "new topic",
                                                       "next question",
                                                       "unrelated question",
                                                       "unrelated",
                                                       "on another note",
                                                       "on a different note",
                                                       "changing the subject",
                                                       "changing subject",
                                                       "change of subject",
                                                       "change of topic",
                                                       "separate question",
                                                       "a different question",
                                                       "a different thing",
                                                       "one more thing",
                                                       "one other thing",
                                                       "one more question",
                                                       "quick question"};
// Such phrases at the end: "which films are sold out btw?".
inline constexpr std::string_view kClosingSubjectChanges[] = {"by the way", "btw"};
// What leads back to an earlier question: "back to the open ones - just the major ones".
inline constexpr std::string_view kLeadBack = "back to ";
// Words of remarks before a request: "just curious, ...", "that's all for those. ...". Those that
// make them so, those that end a topic, and those that say nothing beside them.
inline constexpr std::string_view kRemarkWords[] = {
    "curious",  "curiosity", "interest",   "finally",  "lastly",    "secondly", "thirdly",
    "firstly",  "quick",     "mind",       "thats",    "that's",    "danke",    "merci",
    "gracias",  "ta",        "thx",        "thanx",    "tx",        "thanks",   "thank",
    "cheers",   "great",     "perfect",    "good",     "while",     "whilst",   "problem",
    "worries",  "matter",    "helpful",    "useful",   "wonderful", "excellent", "fantastic",
    "amazing",  "nice",      "new",        "another",  "more",      "moving",   "separately",
    "besides",  "incidentally", "unrelated", "question", "topic",  "subject",
    "understood", "noted",   "clear",      "enough",   "sorted",    "done",     "awesome",
    "brill",    "ace",       "morning",    "afternoon", "hello",    "hi",       "meanwhile"};
inline constexpr std::string_view kTopicEndingWords[] = {"forget", "leave", "skip", "drop",
                                                         "scrap",  "ignore", "enough"};
inline constexpr std::string_view kRemarkFillers[] = {
    "i", "i'm", "im", "we", "we're", "were", "you", "you're", "youre", "u", "are", "is", "was",
    "it", "its", "it's", "this", "that", "those", "these", "them", "the", "a", "an", "my", "one",
    "1", "last", "all", "for", "of", "out", "at", "on", "to", "in", "and", "just", "very",
    "much", "really", "never", "no", "not", "know", "thing", "things", "back", "work", "now",
    "then", "here", "there", "also", "as", "well", "lot", "many", "so", "far", "got", "see",
    "today", "with", "about", "from", "me", "yes", "different", "other", "something", "else",
    "next", "second", "change", "changing", "new", "off", "completely", "totally", "bit",
    "little"};
// Exclamations before a request.
inline constexpr std::string_view kExclamations[] = {
    "oh dear",      "oh no",        "ah yes",      "oh yes",       "ah ok",
    "oh ok",        "oh i see",     "i see",       "good to know", "never mind",
    "got it",       "that's great", "thats great", "that helps",   "thank you very much",
    "thanks a lot", "many thanks",  "makes sense", "fair enough",  "no problem",
    "great stuff",  "hang on",      "hold on"};
// Polite words before a request: "could you add the price".
inline constexpr std::string_view kPoliteOpenings[] = {
    "could you please ", "can you please ", "would you please ", "could you also ",
    "can you also ",     "could you ",      "can you ",          "would you "};
// "let me see their names", "I'd like to have the prices too"
inline constexpr std::string_view kLettingVerb = "let", kWishingVerb = "like";
inline constexpr std::string_view kShowMe = "show me ";
inline constexpr std::string_view kShowingLeads[] = {kLettingVerb, "i'd", "we'd", "i", "we"};
inline constexpr std::string_view kSeeingVerbs[] = {"see", "have", "get", "view"};
// "how many is that all in all?", at the end, and in one word.
inline constexpr std::pair<std::string_view, std::string_view> kTotalPhrases[] = {
    {"all in all", "altogether"},
    {"all together", "altogether"},
    {"all up", "altogether"},
    {"in all", "altogether"},
    {"all told", "altogether"}};
// Words at the end that ask for nothing: "by city instead, please".
inline constexpr std::string_view kTrailingWords[] = {
    "please", "pls", "plz", "then", "thanks", "though", "again", "instead", "now"};
// The closing word of a correction: "by city instead".
inline constexpr std::string_view kReplacementAdverb = "instead";
// A polite word that may precede any request.
inline constexpr std::string_view kPoliteWord = "please";
// "what about Rome?", also as it is typed.
constexpr bool is_topic_preposition(std::string_view word) {
  return text::equals_any(word, "about", "abt");
}
// "make that 5", "change it to Rome".
constexpr bool is_changing_verb(std::string_view word) {
  return text::equals_any(word, "make", "change");
}
// "I mean the ones in Rome".
constexpr bool is_meaning_verb(std::string_view word) {
  return text::equals_any(word, "mean", "meant");
}
// "anything cheaper?": a comparison without a number.
inline constexpr std::string_view kCheaperThanThese = "cheaper";
// "the email as well".
inline constexpr std::string_view kAdditionAdverb = "well";
// Verbs that exclude rows with "out": "leave out the closed ones".
inline constexpr std::string_view kVerbsWithOut[] = {"leave", "leaving", "take", "keep"};
// Words that exclude what follows: "except Rome".
inline constexpr std::string_view kExcludingWords[] = {
    "exclude", "excluding", "except", "without", "remove", "minus", "omit", "skip", "drop"};
// Participles that exclude after "not": "not counting returns".
inline constexpr std::string_view kNegatedInclusions[] = {"counting", "including"};
// "don't count returns", "do not include them".
inline constexpr std::string_view kNegatedRequests[] = {"don't", "dont", "not"};
inline constexpr std::string_view kInclusionVerbs[] = {"count", "include", "show", "list"};
// Forms of a verb that excludes what follows it, and opens no exclusion of its own.
inline constexpr std::string_view kIgnoringForms[] = {"ignore", "ignoring"};
// Words before a request about an answer.
inline constexpr std::string_view kRequestOpenings[] = {"please", "now", "and", "but", "ok"};
// Verbs of what is to be left out of an answer.
inline constexpr std::string_view kOmissionVerbs[] = {"drop",   "exclude", "skip",
                                                      "ignore", "omit",    "remove"};
// Such verbs with "out": "take out the closed ones".
inline constexpr std::string_view kOmissionVerbsWithOut[] = {"leave", "take"};
// Verbs that put rows at a place of the order: "put the oldest on top".
inline constexpr std::string_view kPlacingVerbs[] = {"put", "place", "move"};
// Words of a question that leaves some rows out.
inline constexpr std::string_view kRowsLeftOutWords[] = {
    "not", "except", "excluding", "without", "but", "exclude", "never", "isn't", "aren't"};
// Months that are other words too: a month where nothing else is said.
inline constexpr std::string_view kAmbiguousMonths[] = {"may", "march", "mar", "dec"};
// Words before a value that takes the place of another: "and may?", "what about may?".
inline constexpr std::string_view kBeforeMonth[] = {"and",  "about", "for",   "same", "just",
                                                    "only", "no",    "meant", "mean", "sorry",
                                                    "now",  "that",  "wait",  "oops", "actually"};
// Words before rows that are left out: "without the red ones".
inline constexpr std::string_view kExclusionPrepositions[] = {"without", "excluding", "except",
                                                              "not"};

// "got a phone number?", "do we have an email?", at the beginning of a second request.
inline constexpr std::string_view kPossessionLeads[] = {
    "got",      "have we got", "have you got", "do we have", "do you have", "we have",
    "is there", "have you",    "do we know",   "has it got", "has he got",  "has she got"};

}  // namespace ask::engine
