// Words for rows that are still what they are, or are so no longer: people who work here, things
// that we offer. Lower case; words of a phrase are separated by single blanks.
#pragma once
#include <string_view>

namespace ask::engine {

// "still_sold", "still_on_menu": before what goes on, and after that.
inline constexpr std::string_view kStillWord = "still";
inline constexpr std::string_view kAfterStillName[] = {"in",   "on",  "at", "with",
                                                       "here", "for", "a"};
// Words in the name of such a flag or date that say nothing more; and nouns of what ends or is
// left, besides the rows themselves and what we are.
inline constexpr std::string_view kPlainNameWords[] = {
    "is",   "has",  "was",  "are",      "still",     "flag", "yn",   "ind", "status",
    "been", "no",   "now",  "longer",   "currently", "on",   "date", "at",  "dt",
    "day",  "time", "when", "datetime", "year",      "of",   "us",   "the", "timestamp"};
inline constexpr std::string_view kEndingNouns[] = {"contract",   "employment", "service",
                                                    "membership", "member",     "job",
                                                    "employee",   "customer",   "client"};
// Words of a flag that is set while rows are current, besides those of the state, and of one that
// is set when they are so no longer. A thing out of order is one of ours all the same.
inline constexpr std::string_view kCurrentFlags[] = {"act",    "actv",    "still",    "offered",
                                                     "listed", "stocked", "employed", "current"};
inline constexpr std::string_view kCeasedFlags[] = {
    "withdrawn", "left",    "archived", "deleted",  "obsolete", "gone",     "resigned",
    "ceased",    "dropped", "delisted", "departed", "scrapped", "disposed", "removed"};
inline constexpr std::string_view kFlagsOfCondition[] = {
    "working", "running", "operating", "operational", "valid", "expired", "suspended", "use"};
// Words of the date on which rows ceased to be ours.
inline constexpr std::string_view kCeasedDates[] = {
    "left",         "leave",          "leaving", "end",         "ended",       "exit",
    "exited",       "departed",       "quit",    "resigned",    "terminated",  "ceased",
    "discontinued", "withdrawn",      "retired", "scrapped",    "disposed",    "delisted",
    "churned",      "deactivated",    "closed",  "termination", "resignation", "removed",
    "gone",         "decommissioned", "dropped", "stopped",     "felled",      "demolished"};
// The same of people.
inline constexpr std::string_view kCeasedDatesOfPeople[] = {"finished", "finish", "finishing"};

// "customer_since": rows are called so.
inline constexpr std::string_view kSinceWord = "since";

// Forms of working for us, and where people do something who are with us.
inline constexpr std::string_view kWorkingForms[] = {"work",     "works",  "worked", "working",
                                                     "employed", "drives", "teaches"};
inline constexpr std::string_view kWithUs[] = {"with us", "for us", "here"};
// What people do who are with us, and what we do with things that we have; lemmas.
inline constexpr std::string_view kBondVerbs[] = {
    "work",  "drive", "teach",  "coach", "play",    "sing",  "train",    "row",      "volunteer",
    "serve", "help",  "belong", "come",  "attend",  "study", "practise", "practice", "perform",
    "go",    "swim",  "dance",  "fly",   "deliver", "sail",  "ride",     "instruct", "supply"};
inline constexpr std::string_view kOurVerbs[] = {
    "offer", "do",   "provide", "sell", "stock",   "carry",   "keep",    "own",  "use",     "list",
    "run",   "make", "supply",  "have", "serve",   "produce", "rent",    "hire", "operate", "print",
    "bake",  "brew", "teach",   "lend", "support", "give",    "publish", "grow"};
// Ends of "are no longer ..." and "are still ...".
inline constexpr std::string_view kStandingPredicates[] = {"active",
                                                           "current",
                                                           "in use",
                                                           "standing",
                                                           "in place",
                                                           "in service",
                                                           "in business",
                                                           "around",
                                                           "with us",
                                                           "here",
                                                           "on the books",
                                                           "on our books",
                                                           "on offer",
                                                           "offered",
                                                           "on the menu",
                                                           "on our list",
                                                           "on the list",
                                                           "listed",
                                                           "stocked",
                                                           "employed",
                                                           "members",
                                                           "a member",
                                                           "clients",
                                                           "a client",
                                                           "customers",
                                                           "a customer",
                                                           "on the team",
                                                           "on the staff",
                                                           "part of the team",
                                                           "part of the club",
                                                           "clients of ours",
                                                           "on our team",
                                                           "customers of ours",
                                                           "employed here",
                                                           "employed by us",
                                                           "on the payroll",
                                                           "in the range",
                                                           "in our range",
                                                           "on the shelf",
                                                           "on the shelves",
                                                           "on our shelves",
                                                           "in stock",
                                                           "for sale",
                                                           "on sale",
                                                           "unsold",
                                                           "available",
                                                           "in the programme",
                                                           "in the program",
                                                           "in the catalogue",
                                                           "in the catalog"};
// Those of things that nobody has bought or borrowed.
inline constexpr std::string_view kKeptPredicates[] = {
    "on the shelf", "on the shelves", "on our shelves", "in stock",
    "for sale",     "on sale",        "unsold",         "available"};
inline constexpr std::string_view kLeavingForms[] = {"left", "quit", "departed"};
// Words of dates that a question says itself.
inline constexpr std::string_view kLeavingNames[] = {"left", "leave", "leaving"};
// Verbs of ending what one does, before a gerund; lemmas. And forms that end a thing themselves.
inline constexpr std::string_view kStoppingVerbs[] = {"stop", "quit", "cease"};
inline constexpr std::string_view kDroppingForms[] = {
    "dropped",       "discontinued", "axed",       "scrapped", "got rid of", "given up",
    "gave up",       "given up on",  "phased out", "retired",  "withdrawn",  "taken off the list",
    "done away with"};
// Words between the noun and what is said of it.
inline constexpr std::string_view kStandingRelatives[] = {"that", "which", "who", "whom"};
inline constexpr std::string_view kStandingSubjects[] = {"we", "we've", "weve", "they", "i"};
inline constexpr std::string_view kOurPronouns[] = {"we", "we've", "weve", "i"};
inline constexpr std::string_view kStandingCopulas[] = {"are",   "is",    "aren't",
                                                        "arent", "isn't", "isnt"};
// Before "people who still work here".
inline constexpr std::string_view kBeforeAnybody[] = {"list", "show", "me",  "all",
                                                      "the",  "how",  "many"};
inline constexpr std::string_view kStandingHelpers[] = {"do",  "did", "does",   "have",    "has",
                                                        "are", "is",  "really", "actually"};
inline constexpr std::string_view kStandingDenials[] = {
    "don't", "dont", "doesn't", "doesnt", "aren't", "arent", "isn't", "isnt", "not"};
// Ends of it: "for us", "any more".
inline constexpr std::string_view kBondTails[] = {"for us",
                                                  "with us",
                                                  "here",
                                                  "at all",
                                                  "to us",
                                                  "now",
                                                  "currently",
                                                  "today",
                                                  "at the moment",
                                                  "right now",
                                                  "these days",
                                                  "from the catalog",
                                                  "from the catalogue",
                                                  "from the range",
                                                  "from the menu",
                                                  "from the list",
                                                  "from our list",
                                                  "from our range",
                                                  "from the programme"};
inline constexpr std::string_view kAnyMore[] = {"any more", "anymore", "any longer", "nowadays"};
// What may follow: a further condition on the rows, or their groups.
inline constexpr std::string_view kAfterStanding[] = {"and", "but",  "per", "by",     "with",
                                                      "in",  "from", "at",  "without"};

// What we ourselves are, in "left the club", "started at the firm".
inline constexpr std::string_view kOwnOrganisations[] = {
    "club",         "company",      "firm",     "business",    "shop",        "store",
    "school",       "studio",       "centre",   "center",      "gym",         "choir",
    "band",         "orchestra",    "society",  "association", "co-op",       "coop",
    "cooperative",  "practice",     "clinic",   "hospital",    "office",      "restaurant",
    "hotel",        "pub",          "library",  "museum",      "garage",      "agency",
    "organisation", "organization", "workshop", "charity",     "church",      "academy",
    "college",      "university",   "lab",      "laboratory",  "kennels",     "stables",
    "bakery",       "brewery",      "theatre",  "theater",     "zoo",         "surgery",
    "salon",        "staff",        "payroll",  "collective",  "partnership", "union",
    "league",       "archive"};
inline constexpr std::string_view kWorkforceNouns[] = {"staff", "payroll"};
// Those that people, and not things, are in.
inline constexpr std::string_view kOrganisationsOfMembers[] = {
    "club",        "company", "firm",    "business",    "choir",       "band",  "orchestra",
    "society",     "co-op",   "coop",    "charity",     "cooperative", "staff", "collective",
    "association", "church",  "payroll", "partnership", "union",       "league"};
inline constexpr std::string_view kBeforeOrganisation[] = {"in", "at", "with", "for", "from"};
inline constexpr std::string_view kJoiningForms[] = {
    "join",  "joins", "joined", "leave",  "leaves", "left",    "start", "started", "begin",
    "began", "work",  "works",  "worked", "quit",   "working", "enter", "entered"};
// Between a clause and the time of what it says: "in", "since early".
inline constexpr std::string_view kBeforeTimes[] = {
    "in",     "on",    "at",   "from",    "by",   "since", "before", "after",
    "during", "until", "till", "between", "for",  "the",   "early",  "late",
    "mid",    "last",  "this", "next",    "past", "first", "around", "about"};
// Before how long people were here when they left: "after 3 years".
inline constexpr std::string_view kBeforeLengthsHere[] = {"after", "before", "within",
                                                          "in",    "for",    "under"};
inline constexpr std::string_view kTimeNouns[] = {"day",     "days",   "morning", "afternoon",
                                                  "evening", "night",  "season",  "term",
                                                  "summer",  "winter", "spring",  "autumn"};
// What may follow those: when it was.
inline constexpr std::string_view kAfterOrganisation[] = {
    "on",   "since", "before", "after", "until", "during", "between",  "last",
    "this", "who",   "as",     "or",    "first", "most",   "earliest", "latest"};
// Who joined before others, or after them.
inline constexpr std::string_view kRanksOfJoining[] = {"first", "last", "most", "earliest",
                                                       "latest"};
// Nouns of several people that have no other plural.
inline constexpr std::string_view kPluralNouns[] = {"staff", "personnel", "people", "folk"};
// Rows by which a thing that there is once is sold; lemmas.
inline constexpr std::string_view kSellingRows[] = {"sale", "sales", "sold", "purchase", "auction"};
// Before rows that are current, or were.
inline constexpr std::string_view kCurrentAdjectives[] = {"current", "present"};
inline constexpr std::string_view kFormerAdjectives[] = {"former", "past", "previous", "ex"};

}  // namespace ask::engine
