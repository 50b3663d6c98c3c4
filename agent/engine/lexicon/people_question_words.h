// Words of questions about people and what belongs to them: their age, how they are reached, and
// since when they are here. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kNumberWords[] = {"number", "numbers", "no", "nos", "nr", "#"};
// Words for a telephone, the usual names of a column with its number first.
inline constexpr std::string_view kTelephoneWords[] = {"phone", "telephone", "tel", "mobile",
                                                       "cell"};
// Those of them that may stand for any of the others.
inline constexpr std::string_view kAnyTelephone[] = {"phone", "phones", "telephone", "tel"};
inline constexpr std::string_view kMailForms[] = {"email", "emails", "e-mail", "e-mails"};
inline constexpr std::string_view kMailWord = "mail", kMailsWord = "mails";
inline constexpr std::string_view kEmailWord = "email", kEmailsWord = "emails";
inline constexpr std::string_view kAddressForms[] = {"address", "addresses"};
inline constexpr std::string_view kNumberNoun = "number", kNumbersOfAll = "numbers";
// Nouns of what is shown of people beside their names: "with phone and email".
inline constexpr std::string_view kShownDetails[] = {
    "phone",   "phones",    "telephone", "telephones", "tel",       "mobile",   "mobiles",
    "number",  "email",     "emails",    "e-mail",     "e-mails",   "mail",     "mails",
    "address", "addresses", "numbers",   "postcode",   "postcodes", "birthday", "birthdays"};
// Words before what is shown beside rows.
inline constexpr std::string_view kShownWith[] = {"with", "plus"};
// Words at the end of a question about the age that a person has anyway.
inline constexpr std::string_view kAgeNowAdverbs[] = {"now", "today", "currently", "nowadays",
                                                      "presently"};
// Nouns and participles before "date": "start date", "leaving date".
struct DateOfEvent {
  std::string_view word, verb;
};
inline constexpr DateOfEvent kDatesOfEvents[] = {
    {"start", "start"},     {"starting", "start"}, {"joining", "join"},     {"join", "join"},
    {"hire", "hire"},       {"hiring", "hire"},    {"leaving", "leave"},    {"leave", "leave"},
    {"departure", "leave"}, {"exit", "leave"},     {"resignation", "leave"}};
// Verbs by which people are no longer here, and the words of the columns that say since when.
inline constexpr std::string_view kLeavingVerbs[] = {"leave", "quit",   "resign", "depart",
                                                     "stop",  "retire", "go"};
inline constexpr std::string_view kLeavingColumns[] = {
    "left", "leave",    "leaving", "leaver",    "end",        "ended",  "resign",     "resigned",
    "quit", "departed", "exit",    "departure", "terminated", "exited", "resignation"};
// Since when somebody is here, or here no longer.
inline constexpr std::string_view kPresentPlaces[] = {"with", "here", "at"};
inline constexpr std::string_view kAbsentWords[] = {"gone", "away"};
inline constexpr std::string_view kShortNumbers[] = {"no", "nr", "#"};
// Words for kin, and what a key to them is called.
struct SaidKin {
  std::string_view said, stored;
};
inline constexpr SaidKin kSaidKin[] = {{"mum", "mother"}, {"mom", "mother"},   {"mam", "mother"},
                                       {"dad", "father"}, {"mummy", "mother"}, {"daddy", "father"}};
// "Rex belongs to whom", "who does Rex belong to"
inline constexpr std::string_view kBelongVerb = "belong", kBelonging = "belonging";
// "Rex, who owns him", "Rex - whose is that"
inline constexpr std::string_view kOwnsForms[] = {"owns", "has", "owned"};
inline constexpr std::string_view kThingPronouns[] = {"it",   "he",    "she",  "him", "her", "that",
                                                      "this", "these", "they", "them"};
// "who did we do job 12 for", "who are we doing it for"
inline constexpr std::string_view kWorkingForVerbs[] = {
    "do",    "make",    "build", "work",  "print", "repair", "fix",     "run",
    "paint", "restore", "plan",  "write", "tune",  "design", "produce", "bake"};
inline constexpr std::string_view kWorkingForGerunds[] = {
    "doing",     "making",    "building", "working", "printing",  "repairing", "fixing",  "running",
    "painting",  "restoring", "planning", "writing", "tuning",    "designing", "baking",
    "producing", "holding",   "keeping",  "storing", "finishing", "preparing", "shipping"};
// "houses owned by Ann", "people living in Bath"
inline constexpr std::string_view kOwnedForm = "owned", kLivingForm = "living", kLiveVerb = "live";
// Bounds after a verb of price: "courses cost more than 300".
inline constexpr std::string_view kAfterCost[] = {"more",  "less",  "over", "under",
                                                  "above", "below", "at"};
inline constexpr std::string_view kCostVerb = "cost";
// Verbs of payment and their participles.
struct PaymentVerb {
  std::string_view verb, participle;
};
inline constexpr PaymentVerb kPaymentVerbs[] = {{"pay", "paid"}, {"spend", "spent"}};
// Who did something last, and when.
inline constexpr std::string_view kLastOrFirst[] = {"last", "first"};

// Nouns of all who work together: "each of the team".
inline constexpr std::string_view kCrewNouns[] = {"team", "crew", "gang", "staff", "lads", "girls"};
// Others than the staff who may say "each of us".
inline constexpr std::string_view kOthersOfUs[] = {"dancer",  "actor",   "performer", "athlete",
                                                   "rower",   "student", "pupil",     "resident",
                                                   "trustee", "scout",   "ringer",    "gardener"};

}  // namespace ask::engine
