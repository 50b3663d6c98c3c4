// Classes of words for the event of a date or the object of a duration, in names of columns and in
// questions. Lower case; those of a schema are lemmas.
#pragma once
#include <array>
#include <string_view>

namespace ask::engine {

// Words that make a short or ambiguous word after them a unit of time: "min" of duration_min is
// no minimum, "sec" of length_sec no section.
inline constexpr std::array<std::string_view, 62> kDurationNouns = {
    "duration", "dur",     "length",   "len",      "time",      "runtime",  "run",      "play",
    "playing",  "wait",    "waiting",  "delay",    "travel",    "flight",   "ride",     "stay",
    "trip",     "total",   "elapsed",  "prep",     "cook",      "cooking",  "free",     "call",
    "talk",     "break",   "session",  "watch",    "late",      "overtime", "working",  "work",
    "walk",     "set",     "slot",     "lesson",   "played",    "response", "resp",     "target",
    "est",      "actual",  "planned",  "downtime", "uptime",    "airtime",  "playtime", "reply",
    "hold",     "handle",  "resolve",  "setup",    "timeout",   "moving",   "idle",     "active",
    "drive",    "driving", "practice", "track",    "estimated", "spent"};
// Words of the date that a row itself has, in names of columns.
inline constexpr std::array<std::string_view, 41> kRowDateWords = {
    "birth",    "born",      "dob",     "hire",      "hired",    "start",        "join",
    "since",    "create",    "created", "release",   "found",    "open",         "publish",
    "build",    "update",    "signup",  "sign",      "signed",   "register",     "registered",
    "member",   "enroll",    "death",   "died",      "deceased", "registration", "first",
    "joined",   "installed", "bought",  "purchased", "acquired", "manufactured", "last",
    "next",     "expires",   "expiry",  "warranty",  "until",    "mot"};
// Words of the date on which a row that is to begin later was entered, in names of columns.
inline constexpr std::string_view kRecordedDateWords[] = {
    "booked", "reserved", "requested", "enquired", "created", "added",
    "entered", "logged",  "recorded",  "modified", "updated", "submitted"};
// Words of a date that is planned, in names of columns.
inline constexpr std::array<std::string_view, 15> kPlannedDateWords = {
    "due",  "required",  "promised", "expected", "deadline", "scheduled", "sched",  "planned",
    "plan", "estimated", "target",   "eta",      "etd",      "estimate",  "promise"};
// Words of a name that say when something was to be done.
inline constexpr std::array<std::string_view, 9> kDueDateWords = {
    "required",  "due",     "promised",  "expected", "deadline",
    "scheduled", "planned", "estimated", "target"};
// Words of a name that say when it was done.
inline constexpr std::array<std::string_view, 11> kDoneDateWords = {
    "shipped",  "delivered", "returned", "completed", "arrived", "actual",
    "finished", "closed",    "paid",     "received",  "resolved"};
// Participles and adjectives, besides those in -ed, that a date may be named by.
inline constexpr std::array<std::string_view, 23> kDatedVerbs = {
    "due",     "paid",  "sent",   "sold",   "left",     "taken", "born",    "bought",
    "lent",    "done",  "begun",  "built",  "end",      "ends",  "ending",  "expire",
    "expires", "start", "starts", "begins", "starting", "begin", "expiring"};
// Lemmas of verbs of the end or the reversal of a row, whose date is not the date of the row.
inline constexpr std::array<std::string_view, 35> kEndVerbs = {
    "die",     "leave",    "quit",      "resign",  "retire",  "cancel",   "fail",
    "expire",  "lapse",    "close",     "refund",  "reject",  "postpone", "delay",
    "abandon", "withdraw", "lose",      "break",   "damage",  "crash",    "decline",
    "skip",    "miss",     "terminate", "reopen",  "return",  "scrap",    "graduate",
    "discard", "delete",   "archive",   "dismiss", "destroy", "steal",    "kill"};
// Verbs of how people came to be in a table of people, lemmas.
inline constexpr std::array<std::string_view, 26> kJoinVerbs = {
    "join",   "hire",   "start", "sign", "register",  "enrol",    "enroll",    "begin",   "recruit",
    "employ", "become", "come",  "add",  "create",    "admit",    "subscribe", "appoint", "arrive",
    "enter",  "open",   "found", "form", "establish", "contract", "list",      "record"};
// Words between the mention of an event and its date.
inline constexpr std::string_view kBetweenEventAndDate[] = {
    "in",    "on",     "since",   "after",    "before",    "during", "from",    "until",
    "till",  "for",    "at",      "more",     "less",      "fewer",  "than",    "once",
    "twice", "least",  "most",    "times",    "time",      "only",   "exactly", "one",
    "two",   "three",  "any",     "anything", "something", "the",    "place",   "placed",
    "made",  "within", "between", "over",     "again",     "yet"};
// Words of the date on which a row stops being valid.
inline constexpr std::array<std::string_view, 15> kValidityEndWords = {
    "end",  "ended", "ending", "until", "till",        "left",       "leave",  "leaving",
    "exit", "to",    "thru",   "ends",  "termination", "terminated", "vacated"};
// Words about births.
inline constexpr std::array<std::string_view, 6> kBirthWords = {"birth", "birthday", "birthdate",
                                                                "born",  "bear",     "dob"};
// Words of the date from which a row is valid.
inline constexpr std::array<std::string_view, 8> kValidityStartWords = {
    "start", "started", "from", "begin", "starts", "begins", "joined", "since"};
// Verbs and nouns that ask for the date of a row.
inline constexpr std::string_view kDateRequestWords[] = {
    "born",   "built", "made",   "end",       "ends",     "ending",  "start",   "starts",
    "begins", "begin", "expire", "beginning", "starting", "expires", "expiring"};
// Periods as adjectives and adverbs.
inline constexpr std::string_view kPeriodAdjectives[] = {
    "yearly", "annual", "annually", "quarterly", "monthly", "weekly", "daily", "hourly"};
// Words of a column with a date in the future.
inline constexpr std::string_view kFutureWords[] = {"planned",  "scheduled", "future",  "due",
                                                    "upcoming", "expiry",    "deadline"};
// Words of the dates of a life.
inline constexpr std::string_view kLifeDateWords[] = {"birth", "born", "death",
                                                      "died",  "dob",  "birthday"};

// Prepositions that bound a time: "before 2016".
inline constexpr std::string_view kTimeBounds[] = {"before", "since", "until", "till"};

// Endings of the noun of an act after the stem of its verb: "collection", "enquiry", "shipment".
inline constexpr std::string_view kActEndings[] = {"ion", "ation", "ition", "y",   "ment",
                                                   "al",  "ance",  "ing",   "ure", "ery"};

// Prepositions before a day from which, or up to which, a row is the first or the last one.
inline constexpr std::string_view kFirstBounds[] = {"after", "before", "since", "from",
                                                    "following"};

}  // namespace ask::engine
