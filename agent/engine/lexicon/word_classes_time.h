// Classes of words for dates, periods and durations.
// Words are lower case; those of a schema are lemmas.
#pragma once
#include <array>
#include <string_view>

namespace ask::engine {

// Money of which a date says when it was paid or given back, and not how long a row lasted.
inline constexpr std::string_view kHeldMoney[] = {"deposit", "refund", "bond"};

// Verbs that add nothing to an event but that it happened: "when did it take place".
inline constexpr std::string_view kHappeningVerbs[] = {"happen", "take", "occur", "be", "come",
                                                       "go",     "do",   "hold",  "get"};
// Units of the distance of two dates.
inline constexpr std::array<std::string_view, 4> kDateUnits = {"day", "week", "month", "year"};
// Columns with how long a row lasts.
inline constexpr std::array<std::string_view, 5> kLastingColumns = {"duration", "length", "runtime",
                                                                    "lasts", "playtime"};
// Columns with the day of the week.
inline constexpr std::array<std::string_view, 4> kWeekdayColumns = {"weekday", "dow", "dayofweek",
                                                                    "day"};
// Words of a date that is not an event of the row.
inline constexpr std::array<std::string_view, 6> kRecordDateWords = {
    "created", "updated", "birth", "born", "added", "modified"};
// Columns with the time when a row ends.
inline constexpr std::array<std::string_view, 5> kEndingColumns = {"end", "finish", "until",
                                                                   "close", "to"};
// Units in which a column may keep a time.
inline constexpr std::string_view kStoredTimeUnits[] = {"ms", "second", "minute", "hour", "day"};
// Nouns of a duration in the names of columns.
inline constexpr std::string_view kLengthNouns[] = {"length", "duration", "time"};
// Last words of a timestamp column.
inline constexpr std::string_view kTimestampEndings[] = {"at", "on", "ts", "timestamp", "datetime"};
// Generic words of a timestamp column's name.
inline constexpr std::string_view kTimestampNameWords[] = {"date", "time", "on", "at"};
// Words of a question that ask for the end of a row.
inline constexpr std::string_view kClosingWords[] = {"end", "finish", "close", "stop", "until"};
// Words of a column with the time when something opens.
inline constexpr std::string_view kOpeningColumns[] = {"start", "begin", "open", "from"};
// Words of a column with the time when it closes.
inline constexpr std::string_view kClosingColumns[] = {"end",  "finish", "close",
                                                       "stop", "to",     "until"};
// Verbs of the events that the dates of a row itself record.
inline constexpr std::string_view kRowEventVerbs[] = {
    "bear",   "born",     "die",    "join",  "hire",   "start", "begin", "leave",
    "sign",   "register", "create", "found", "open",   "close", "enrol", "enroll",
    "retire", "live",     "move",   "meet",  "expire", "end"};
// Words that ask for the last row.
inline constexpr std::string_view kMostRecentWords[] = {"last", "latest", "recent", "newest"};
// Nouns of a point in time.
inline constexpr std::string_view kTemporalNouns[] = {"date", "time", "year", "day", "month"};
// Nouns after a date that say only that it is one.
inline constexpr std::string_view kDateNouns[] = {"date", "dates", "day", "days", "time", "times"};
// Words that ask for the time of day of a point in time.
inline constexpr std::string_view kSaidTimes[] = {"time", "times", "timestamp", "hour"};
// Verbs of the beginning and the end of what lasts, and of a stay; lemmas.
inline constexpr std::string_view kBeginVerbs[] = {"start", "begin", "commence"};
inline constexpr std::string_view kFinishVerbs[] = {"end", "finish"};
inline constexpr std::string_view kArriveVerbs[] = {"arrive"};
inline constexpr std::string_view kDepartVerbs[] = {"depart", "leave"};
// Words before the time when something happened.
inline constexpr std::string_view kBeforePeriods[] = {"in",     "since", "this",   "last",
                                                      "during", "after", "before", "between"};
// Nouns of the periods of a calendar.
inline constexpr std::string_view kPeriodNouns[] = {"day", "week", "month", "quarter", "year"};
// Words of a column name that do not distinguish the timestamps of two columns.
inline constexpr std::string_view kGenericTimestampWords[] = {"date", "time", "at",
                                                              "on",   "day",  "timestamp"};
// Words that ask for the time between two points in time.
inline constexpr std::string_view kGapWords[] = {"time",  "gap",  "interval",
                                                 "delay", "wait", "long"};
// Verbs by which a stay begins.
inline constexpr std::string_view kStayBeginnings[] = {"admitted", "arrived", "checkin"};
// Words between the two points in time.
inline constexpr std::string_view kIntervalWords[] = {"and", "to", "until", "till", "from"};
// Prepositions and verbs after "between" that no date comes behind.
inline constexpr std::string_view kIntervalBreaks[] = {"in", "for", "at",  "by",   "with",
                                                       "of", "per", "and", "each", "than"};
// Objects after the verb of the second point in time: "collecting them".
inline constexpr std::string_view kObjectPronouns[] = {"it", "them", "him", "her", "us", "me"};
// Words that ask for a time in any unit.
inline constexpr std::string_view kTimeWords[] = {"time", "long"};
// Nouns of a duration, as typed.
inline constexpr std::string_view kDurationWordForms[] = {"time",      "times",  "duration",
                                                          "durations", "length", "period"};
// Nouns of the time from the start of a row to its end.
inline constexpr std::string_view kSpanNouns[] = {"duration", "durations", "turnaround",
                                                  "lifetime"};
// Nouns of a delay.
inline constexpr std::string_view kDelayNouns[] = {"delay", "delays", "lateness"};
// Columns of a date of birth.
inline constexpr std::string_view kBirthColumns[] = {"birth", "birthday", "born", "dob",
                                                     "birthdate"};
// Words beside "year" in the name of a column of when a thing was made.
inline constexpr std::string_view kMadeColumns[] = {
    "build", "built", "made", "construction", "constructed", "manufacture", "manufactured"};
// Columns with a duration.
inline constexpr std::string_view kDurationColumns[] = {"duration", "length", "runtime", "time",
                                                        "playtime"};
// Units of a duration that alone name a column.
inline constexpr std::string_view kDurationUnits[] = {"minute", "minutes", "hour", "hours"};
// Suffixes of a timestamp column's name; the rest names the event.
inline constexpr std::string_view kTimestampSuffixes[] = {"date", "datetime", "time", "at",
                                                          "on",   "ts",       "dt"};
// Verbs of what happened to a row, and the words of the column with its date.
struct RowEvent {
  std::array<std::string_view, 6> verbs, words;
};
inline constexpr RowEvent kRowEvents[] = {
    {{"start", "begin", "kick"}, {"start", "begin", "from"}},
    {{"end", "finish"}, {"end", "finish", "until", "to"}},
    {{"publish", "release", "appear"}, {"pub", "publish", "publication", "release", "issue"}},
    {{"join", "register", "sign", "enrol", "enroll"},
     {"join", "register", "registration", "signup", "sign", "since"}},
    {{"found", "establish", "form"}, {"found", "established", "est", "form", "since"}},
    {{"hire", "employ"}, {"hire", "employ", "start", "since"}},
    {{"sell", "dispose"}, {"sell", "sold", "dispose", "disposed", "disposal"}},
    {{"buy", "purchase", "acquire"}, {"buy", "bought", "purchase", "purchased", "acquired"}},
};

// Verbs by which we come to have a thing, or to have it no longer.
inline constexpr std::string_view kDealVerbs[] = {"sell", "buy", "purchase", "dispose", "acquire"};

// Words of the date on which a row came to its end, besides those in kValidityEndWords.
inline constexpr std::string_view kRowEndWords[] = {
    "finish",   "finished", "stop",      "stopped",    "close",          "closed",    "closing",
    "depart",   "departed", "departure", "return",     "returned",       "back",      "checkout",
    "resigned", "quit",     "discharge", "discharged", "collected",      "removed",   "stripped",
    "taken",    "scrapped", "withdrawn", "disposed",   "decommissioned", "retired",   "sold",
    "died",     "dead",     "death",     "deceased",   "cancelled",      "canceled",  "churned",
    "exited",   "gone",     "adopted",   "rehomed",    "released",       "delisted",  "deactivated",
    "ceased",   "resolved", "fixed",     "repaired",   "relaunched",     "demolished"};
// Words after "still" that say where a row is, and not what is done with it.
inline constexpr std::string_view kAfterStill[] = {"in",    "on", "at",  "with",  "here",
                                                   "there", "up", "out", "around"};
// Words of the date until which a row holds.
inline constexpr std::string_view kExpiryColumns[] = {"expires",    "expire",   "expiry",
                                                      "expiration", "expiring", "until"};
// The same cut short, as parts of names.
inline constexpr std::string_view kShortExpiryColumns[] = {"exp", "expd", "expdt", "xpry"};
// Words of the date on which something is to be done to a row again.
inline constexpr std::string_view kNextColumns[] = {"next", "due"};
// Verbs by which somebody has things.
inline constexpr std::string_view kHavingVerbs[] = {"own", "have",    "keep",
                                                    "run", "operate", "hold"};
// Words that place an event in time, besides dates; lemmas.
inline constexpr std::string_view kTemporalWords[] = {
    "when", "since",  "before", "after",  "until",  "long",  "new",   "newest",
    "old",  "oldest", "last",   "latest", "recent", "first", "early", "earliest"};
// Nouns of a period with the adjective of a price for it.
inline constexpr std::array<std::string_view, 2> kPeriodPriceAdjectives[] = {
    {"day", "daily"},     {"night", "nightly"}, {"hour", "hourly"}, {"week", "weekly"},
    {"month", "monthly"}, {"year", "yearly"},   {"year", "annual"}, {"month", "pcm"}};

// Comparatives before a time that something took or was ago, which is longer or shorter.
inline constexpr std::string_view kOverComparatives[] = {"more", "over", "longer", "above"};
inline constexpr std::string_view kUnderComparatives[] = {"less", "under", "fewer", "within"};
// Verbs after "will we" of what nobody can have recorded yet: "how many claims will we get".
inline constexpr std::string_view kForecastVerbs[] = {"get",  "receive", "make", "earn",  "sell",
                                                      "lose", "spend",   "take", "reach", "gain"};
// Days of the week, as strftime('%w') counts them.
inline constexpr std::array<std::string_view, 7> kWeekdays = {
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"};
// A season of the calendar (meteorological, of the northern hemisphere), which has three months.
struct Season {
  std::string_view word;
  int first_month;
};
inline constexpr Season kSeasons[] = {
    {"spring", 3}, {"summer", 6}, {"autumn", 9}, {"fall", 9}, {"winter", 12}};
// Words that begin the place of a period in a longer one: "the third quarter of 2024".
inline constexpr std::string_view kPlaceWords[] = {"last", "first", "second", "third", "fourth",
                                                   "1st",  "2nd",   "3rd",    "4th"};
// Words before a season that make it no verb: "in fall 2024".
inline constexpr std::string_view kBeforeSeason[] = {
    "in",   "during", "over", "since", "before", "after", "until", "till", "of",
    "from", "between", "and", "to",    "vs",     "or",    "by",    "for",  "early", "late"};
// A holiday with the same date in every year. Words are separated by a blank; "'s" is left out.
struct FixedHoliday {
  std::string_view words;
  int month, day;
};
inline constexpr FixedHoliday kFixedHolidays[] = {
    {"christmas eve", 12, 24}, {"christmas day", 12, 25},  {"christmas", 12, 25},
    {"xmas", 12, 25},          {"boxing day", 12, 26},     {"new year eve", 12, 31},
    {"new year day", 1, 1},    {"new year", 1, 1},         {"halloween", 10, 31},
    {"valentine day", 2, 14},  {"valentines day", 2, 14},  {"st patrick day", 3, 17},
    {"may day", 5, 1},         {"midsummer day", 6, 24},   {"independence day", 7, 4},
    {"bastille day", 7, 14},   {"all saints day", 11, 1},  {"veterans day", 11, 11},
    {"bonfire night", 11, 5},  {"epiphany", 1, 6},         {"groundhog day", 2, 2}};
// A holiday at a number of days from Easter Sunday.
struct EasterHoliday {
  std::string_view words;
  int days;
};
inline constexpr EasterHoliday kEasterHolidays[] = {
    {"good friday", -2}, {"easter saturday", -1}, {"easter sunday", 0}, {"easter monday", 1},
    {"easter", 0},       {"ascension day", 39},   {"whit sunday", 49},  {"whit monday", 50},
    {"pentecost", 49},   {"ash wednesday", -46},  {"palm sunday", -7},  {"maundy thursday", -3}};
// Words before a named day or season that make it a date.
inline constexpr std::string_view kBeforeNamedDay[] = {
    "on", "at", "over", "in", "during", "since", "before", "after", "until", "till", "by", "from",
    "between"};

}  // namespace ask::engine
