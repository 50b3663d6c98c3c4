// Classes of words of requests: openings, words without a condition of their own, and words for an
// order, a share or rows to leave out. Lower case; inflected forms as typed.
#pragma once
#include <array>
#include <string_view>

namespace ask::engine {

// Words that begin the order of the rows.
inline constexpr std::string_view kOrderOpenings[] = {"sorted", "ordered", "sort", "order"};
// Words before rows that are to be there as well: "including those without orders".
inline constexpr std::string_view kInclusionWords[] = {"including", "include", "incl",    "even",
                                                       "also",      "plus",    "counting"};
// Words of rows that lack what is counted.
inline constexpr std::string_view kLackingWords[] = {
    "without", "no",    "none", "zero",    "don't",  "dont",  "haven't",
    "havent",  "never", "not",  "nothing", "nobody", "noone", "no-one"};
// Words after "more" that are not rows of a table.
inline constexpr std::string_view kAfterMoreOther[] = {"people", "money", "time", "often"};
// Words after "average" of a mean of counts: "the average number of".
inline constexpr std::string_view kAfterAverageCount[] = {"number", "amount", "count", "of"};
// Comparatives of what exceeds the mean.
inline constexpr std::string_view kAboveAverageWords[] = {"above",  "over", "higher",
                                                          "better", "more", "greater"};
// Adjectives of the mean of all rows.
inline constexpr std::string_view kOverallAdjectives[] = {"overall", "general", "total", "global"};
// Words of a share in percent.
inline constexpr std::string_view kPercentageWords[] = {"share", "percent", "percentage",
                                                        "proportion", "%"};
// Superlatives without "-est", and places at an end of an order.
inline constexpr std::string_view kIrregularSuperlatives[] = {
    "most", "least", "best", "worst", "top", "max", "min", "maximum", "minimum", "first", "last"};
// First words of questions that list no rows.
inline constexpr std::string_view kNoListOpenings[] = {"how",   "count", "average",
                                                       "total", "for",   "what"};
// Words that begin what restricts or groups rows.
inline constexpr std::string_view kRestrictingWords[] = {
    "in",   "during", "since", "from",   "until", "per",  "for",  "with",  "as",
    "that", "by",     "on",    "within", "under", "over", "more", "after", "before"};
// Periods after "every": "every month".
inline constexpr std::string_view kPeriodsAfterEvery[] = {"year", "month",   "week",
                                                          "day",  "quarter", "time"};
// Words after a verb that begin a date or another condition.
inline constexpr std::string_view kAfterPredicate[] = {
    "in",      "on",        "during", "since", "last",  "this",     "from",
    "between", "before",    "after",  "ever",  "so",    "yet",      "already",
    "today",   "yesterday", "and",    "but",   "until", "recently", "lately"};
// Verbs whose object is an amount or anything at all.
inline constexpr std::string_view kAnyObjectVerbs[] = {"pay",    "spend", "earn",  "cost",  "owe",
                                                       "donate", "give",  "raise", "score", "weigh",
                                                       "make",   "have",  "from",  "say"};
// Words of a request before the people that it asks for.
inline constexpr std::string_view kBeforePeople[] = {"list", "show", "me",    "find", "give",
                                                     "all",  "the",  "which", "any",  "of"};
// Words of a request before "top".
inline constexpr std::string_view kBeforeTop[] = {"who", "what", "which", "are",  "were", "our",
                                                  "the", "my",   "show",  "list", "me",   "give"};
// Adjectives of the first few.
inline constexpr std::string_view kTopAdjectives[] = {"top", "best", "biggest", "largest"};
// Words after "gave" where nothing is donated.
inline constexpr std::string_view kAfterOtherGiving[] = {"name", "names", "me", "us",
                                                         "back", "up",    "it", "that"};
// Words of questions that do not simply list rows.
inline constexpr std::string_view kNoRowListWords[] = {
    "how",    "average", "avg",       "mean",       "total",   "sum",     "per", "each",
    "every",  "number",  "count",     "percentage", "percent", "share",   "or",  "vs",
    "either", "also",    "including", "include",    "without", "compare", "than"};
// Words of a request for rows that do not restrict the rows.
inline constexpr std::string_view kRequestFillers[] = {
    "the",   "all",  "show", "list",  "me",   "our", "give", "what", "are", "is",
    "which", "get",  "of",   "for",   "find", "a",   "an",   "in",   "at",  "please",
    "who",   "with", "need", "want",  "i",    "we",  "have", "has",  "my",  "any",
    "names", "name", "can",  "could", "you",  "see", "tell", "and",  "do",  "did"};
// Words before the name of a person.
inline constexpr std::string_view kSalutations[] = {"mr", "mrs", "ms", "miss"};
inline constexpr std::string_view kSalutationVerb = "miss";  // a verb too: "who will miss it"
// Participles of those who work somewhere.
inline constexpr std::string_view kWorkParticiples[] = {"working", "employed", "worked", "served"};
// Those whom they work for.
inline constexpr std::string_view kEmployers[] = {"us",   "company",  "firm",
                                                  "team", "business", "club"};
// Words before "paid" where it is denied.
inline constexpr std::string_view kBeforeDeniedPaid[] = {
    "not", "has", "have", "who", "that", "hasn't", "haven't", "hasnt", "havent", "still", "yet"};
// Words before the rows that have not been done, and after them: "has not returned their books
// yet".
inline constexpr std::string_view kBeforeOwnObject[] = {"their", "the", "our", "his", "her", "its"};
inline constexpr std::string_view kAfterOwnObject[] = {"yet", "so", "still", "in", "since", "from"};
// Participles of a use that only rows of another table show.
inline constexpr std::string_view kUsingParticiples[] = {"used", "tried", "needed", "visited"};
// Participles of what is done to rows that are kept for somebody.
inline constexpr std::string_view kReservingParticiples[] = {"booked", "reserved", "hired",
                                                             "rented", "borrowed", "lent"};
// Participles of what has ratings or scores, and units of them.
inline constexpr std::string_view kRatingParticiples[] = {"rated", "scored", "scoring"};
inline constexpr std::string_view kRatingUnits[] = {"star", "stars", "point", "points"};
// Forms of "come" in "have not come back".
inline constexpr std::string_view kComingForms[] = {"come", "came"};
// Columns with the amount of a row, in the order in which they are meant: "total invoiced".
inline constexpr std::string_view kRowAmounts[] = {"amount", "total"};
// What "how far" asks for.
inline constexpr std::string_view kLengthOfWay = "distance";
// Short names of rooms that are counted: "2 bed flats".
inline constexpr std::array<std::string_view, 2> kShortRoomNouns[] = {{"bed", "bedroom"},
                                                                      {"bath", "bathroom"}};
// Words before a participle that is no adjective: "was furnished", "not furnished".
inline constexpr std::string_view kBeforeFlagVerb[] = {"is", "are", "was",  "were", "been", "not",
                                                       "be", "has", "have", "had",  "who",  "that"};
// Participles of a value that is there.
inline constexpr std::string_view kPresenceParticiples[] = {"known", "given", "valid", "recorded"};
// Forms of verbs that mean no more than "have": "orders that used a coupon".
inline constexpr std::string_view kHavingVerbForms[] = {"used", "use",  "using", "got",
                                                        "left", "gave", "carry"};
// Verbs of money after "do we".
inline constexpr std::string_view kPaidForVerbs[] = {"pay", "charge", "spend", "owe", "take"};
// Verbs that ask for an amount: "what does it cost".
inline constexpr std::string_view kAmountObjectVerbs[] = {"cost",   "earn",  "weigh", "pay",
                                                          "charge", "spend", "owe"};
// Superlatives of a descending order.
inline constexpr std::string_view kDescendingSuperlatives[] = {"most", "busiest", "biggest",
                                                               "commonest"};
// Superlatives of an ascending order.
inline constexpr std::string_view kAscendingSuperlatives[] = {"least", "fewest", "rarest",
                                                              "quietest"};
// Adjectives after "most" that count rows.
inline constexpr std::string_view kCommonnessWords[] = {"common", "popular", "frequent", "used",
                                                        "often"};
// Nouns of money in a heading.
inline constexpr std::string_view kMoneyHeadings[] = {"revenue", "turnover", "sales", "profit",
                                                      "takings"};
// "a breakdown of sales by month".
inline constexpr std::string_view kDivisionNouns[] = {"breakdown", "split"};
// Prepositions before where a period begins or ends: "since the start of 2024".
inline constexpr std::string_view kEdgePrepositions[] = {"since", "from", "before", "after", "by"};
inline constexpr std::string_view kLaterHalf[] = {"second", "2nd", "last", "latter"};
inline constexpr std::string_view kStartNouns[] = {"start", "beginning"};
// Words of a request before its rows.
inline constexpr std::string_view kBeforeRequestedRows[] = {"show", "me",   "list", "give",
                                                            "us",   "find", "name"};
// Adjectives of what is done in each period, and the period.
inline constexpr std::string_view kRegularPeriods[][2] = {
    {"daily", "day"},         {"weekly", "week"}, {"monthly", "month"},
    {"quarterly", "quarter"}, {"yearly", "year"}, {"annual", "year"}};
// Periods that may be the first of an order: "the busiest month".
inline constexpr std::string_view kRankedPeriods[] = {"month",   "year",    "day", "week",
                                                      "quarter", "weekday", "hour"};
// Verbs of providing information: "told us", "gave us".
inline constexpr std::string_view kTellingVerbs[] = {"told", "tell",  "gave", "give", "given",
                                                     "left", "leave", "sent", "send"};
// Words before an "until" that ends a period or a duration.
inline constexpr std::string_view kBeforeOtherUntil[] = {
    "from", "since", "between", "days", "weeks", "months", "years", "long", "time", "hours"};
// Words after "how" that ask for an amount.
inline constexpr std::string_view kHowAdjectives[] = {"much", "many", "long",
                                                      "big",  "high", "large"};
// Verbs of a question for an amount: "how much did it cost".
inline constexpr std::string_view kAmountQuestionVerbs[] = {
    "cost", "spend", "spent", "sell", "sold",   "earn", "make", "made",
    "take", "took",  "last",  "buy",  "bought", "pay",  "paid"};
// Words of a request before the measure that it asks for.
inline constexpr std::string_view kBeforeMeasure[] = {"what", "is",  "was",  "show", "me",
                                                      "our",  "the", "give", "tell"};
// Words that are never the noun of a column.
inline constexpr std::string_view kNoColumnNouns[] = {
    "that",   "than",    "where", "who",     "whom",    "when",   "how",    "per",
    "each",   "every",   "not",   "without", "never",   "none",   "last",   "first",
    "latest", "next",    "total", "sum",     "average", "avg",    "most",   "least",
    "more",   "less",    "fewer", "count",   "number",  "many",   "much",   "only",
    "all",    "any",     "both",  "highest", "lowest",  "oldest", "newest", "biggest",
    "sorted", "ordered", "sort",  "order",   "please",  "for",    "from",   "with",
    "which",  "what",    "and",   "the",     "in",      "on",     "at",     "to",
    "by",     "of",      "are",   "was",     "were",    "has",    "have",   "had"};
// Adjectives that share a noun: "first and last names".
inline constexpr std::string_view kSharedNounAdjectives[] = {
    "first",    "last",   "middle",    "start",   "end",
    "starting", "ending", "departure", "arrival", "family"};
// Nouns that two adjectives share.
inline constexpr std::string_view kSharedNouns[] = {"name",  "names", "date",  "dates", "time",
                                                    "times", "year",  "years", "city",  "station"};
// Words that are never the name of a person.
inline constexpr std::string_view kNoPersonNames[] = {
    "he",   "she",   "they",  "it",       "we",      "i",       "you",   "him",     "her",
    "them", "me",    "us",    "who",      "anyone",  "nobody",  "no",    "anybody", "someone",
    "most", "least", "more",  "fewer",    "each",    "every",   "other", "others",  "that",
    "whom", "which", "many",  "everyone", "himself", "herself", "and",   "or",      "than",
    "less", "these", "those", "in",       "since",   "last"};
// Lemmas of words after "next" that do not name a row.
inline constexpr std::string_view kAfterNextPeriod[] = {
    "day",    "week",     "month",  "year",   "quarter", "weekend", "hour",      "minute",
    "decade", "time",     "door",   "to",     "monday",  "tuesday", "wednesday", "thursday",
    "friday", "saturday", "sunday", "summer", "winter",  "spring",  "autumn",    "one"};
// Auxiliaries of a passive: "were sold", "got sold".
inline constexpr std::string_view kPassiveAuxiliaries[] = {"were", "was", "are",
                                                           "been", "got", "get"};
// Particles and prepositions after the verb of an event.
inline constexpr std::string_view kObjectVerbParticles[] = {"for", "to",  "back",
                                                            "out", "off", "up"};
// Words before a "give" that means to donate: "donors who no longer give".
inline constexpr std::string_view kBeforeGiving[] = {"longer", "not",    "never",
                                                     "who",    "donors", "still"};
// "who's donated"
inline constexpr std::string_view kContractedWho = "who's";
// First words of a question for a number.
inline constexpr std::string_view kFigureOpenings[] = {"number", "count", "total", "average",
                                                       "sum"};
// Words of a question that groups or compares.
inline constexpr std::string_view kGroupingOrComparing[] = {"per", "each",    "every",
                                                            "vs",  "compare", "either"};
// Words of a rank.
inline constexpr std::string_view kRankWords[] = {"most", "least", "best", "worst", "top"};
// Verbs of a request: "I need the phone numbers".
inline constexpr std::string_view kNeedVerbs[] = {"need", "want"};
// Verbs of a request for outputs at the end of a question.
inline constexpr std::string_view kOutputRequestVerbs[] = {"show", "give", "list", "return",
                                                           "need", "want", "tell"};
// Verbs of a request before "me".
inline constexpr std::string_view kShowingVerbs[] = {"show", "tell", "give"};
// Verbs after a number that is a name: "what does order 5 contain".
inline constexpr std::string_view kAfterNumberVerbs[] = {"is",   "was",   "has",
                                                         "does", "costs", "contains"};
// Words before a number that limits or bounds what follows: "top 5 price bands".
inline constexpr std::string_view kLimitOpenings[] = {
    "top",  "bottom", "first", "last", "next",  "best",    "worst", "highest", "lowest", "latest",
    "than", "least",  "most",  "over", "under", "between", "above", "below",   "to",     "of"};
// Words after a number that is an amount, or one of several.
inline constexpr std::string_view kAfterNumber[] = {"or", "and", "to", "%", "percent"};
// First words of a question for several numbers.
inline constexpr std::string_view kNumberOpenings[] = {"total", "number"};
// Words of a question for one number that has an "and".
inline constexpr std::string_view kAfterOneNumber[] = {"per",        "each",  "every", "between",
                                                       "difference", "ratio", "range", "by"};
// Adjectives of a total that grows by row.
inline constexpr std::string_view kCumulativeAdjectives[] = {"running", "cumulative"};
// Forms of "get" in a passive: "bookings that got cancelled".
inline constexpr std::string_view kGettingForms[] = {"got", "get", "gets"};
// Verbs of requests that are nouns too.
inline constexpr std::string_view kRequestNouns[] = {"show", "list"};
// Forms of "paid", also misspelt.
inline constexpr std::string_view kPaidForms[] = {"paid", "payed"};
// Negations before "paid", also as they are typed.
inline constexpr std::string_view kDenyingWords[] = {"not", "hasnt", "havent"};
// Nouns at the end of what a column calls without it: "a phone number".
inline constexpr std::string_view kContactEndings[] = {"number", "address", "details"};
// Verbs before "to" that ask for a sum: "what do they come to".
inline constexpr std::string_view kAmountingVerbs[] = {"come", "amount"};
// Words after "in" of a sum: "in total", "in all".
inline constexpr std::string_view kAfterIn[] = {"total", "all"};
// Words of a heading that is more than a noun.
inline constexpr std::string_view kAfterHeading[] = {"that", "and", "name"};
// Adjectives before the measure of a ranking.
inline constexpr std::string_view kOverallOpenings[] = {"total", "overall"};
// Ranks after the first: "the second biggest".
inline constexpr std::string_view kRanksAfterFirst[] = {"second", "third", "fourth", "fifth",
                                                        "2nd",    "3rd",   "4th",    "5th"};
// Adjectives of the upper end of an order: "the second biggest", "our best customers".
inline constexpr std::string_view kHighestAdjectives[] = {"best", "biggest", "largest", "top",
                                                          "highest"};
// Adjectives of the upper end before a noun.
inline constexpr std::string_view kLeadingAdjectives[] = {"top",     "best",    "biggest",
                                                          "largest", "leading", "highest"};
// Verbs of a request for groups: "split the orders by city".
inline constexpr std::string_view kDividingVerbs[] = {"split", "divide"};
// Superlatives without "-est".
inline constexpr std::string_view kBareSuperlatives[] = {"most", "least", "best", "worst"};
// Words in "-est" that are not superlatives.
inline constexpr std::string_view kNoSuperlatives[] = {"request", "interest"};
// Words before a request.
inline constexpr std::string_view kBeforeRequest[] = {"please", "now"};
// Superlatives of the period with the most rows.
inline constexpr std::string_view kBestPeriods[] = {"busiest", "best"};
// Words before the best period; superlatives of one that say how many rows it has, and words after
// those.
inline constexpr std::string_view kBeforeBestPeriod[] = {"what", "what's", "whats", "was",
                                                         "is",   "the",    "our",   "which"};
inline constexpr std::string_view kBusyPeriods[] = {"busiest", "quietest"};
inline constexpr std::string_view kAfterBestPeriod[] = {"for", "in", "of", "over", "and"};
// Words after the amount by which periods are ranked: "best month for income in 2025".
inline constexpr std::string_view kAfterRankedAmount[] = {
    "and", "in", "of", "over", "since", "from", "during", "across", "with"};
// Superlatives of the period with the fewest rows.
inline constexpr std::string_view kWorstPeriods[] = {"quietest", "slowest", "worst"};
// Words of a period relative to today.
inline constexpr std::string_view kPastDeictics[] = {"last", "yesterday"};
// Comparatives of an earlier date.
inline constexpr std::string_view kEarlierComparatives[] = {"older", "earlier", "sooner"};
// Comparatives of a later date.
inline constexpr std::string_view kLaterComparatives[] = {"newer", "later", "younger"};
// Words of the present after "until".
inline constexpr std::string_view kNowAdverbs[] = {"now", "today"};
// Words after the "who" of a second question.
inline constexpr std::string_view kAfterSecondWho[] = {"for", "by", "with", "from", "got", "made"};
// "including duplicates"
inline constexpr std::string_view kDuplicateNoun = "duplicate";
// Words after "compared to" where no value is named.
inline constexpr std::string_view kAfterOtherCompared[] = {"last", "the", "previous", "other",
                                                           "average"};
// Words after "than" that are never a value.
inline constexpr std::string_view kAfterThan[] = {"the", "average", "any", "all", "half"};
// Words after "than average" that go on with the question.
inline constexpr std::string_view kAfterAverage[] = {"in",  "of",  "for", "does",  "do",
                                                     "did", "has", "and", "sorted"};
// Forms of verbs of what is above a mean.
inline constexpr std::string_view kExceedingForms[] = {"beats", "exceeds", "tops"};
// Comparatives of what falls short of the mean.
inline constexpr std::string_view kBelowAverageWords[] = {"below", "under", "lower", "worse",
                                                          "less"};
// Words after "every" that add nothing: "every single".
inline constexpr std::string_view kAfterEvery[] = {"single", "one"};
// Forms of "person".
inline constexpr std::string_view kPersonForms[] = {"people", "person"};
// Words of a request before rows that a clause ranks.
inline constexpr std::string_view kBeforeRankedRows[] = {"the", "which", "what", "show", "find"};
// Adjectives of rows that are still to come.
inline constexpr std::string_view kFutureAdjectives[] = {"upcoming", "forthcoming", "future"};
// Past forms of verbs of an event.
inline constexpr std::string_view kHappenedForms[] = {"happened", "occurred"};
// Forms of "date".
inline constexpr std::string_view kDateForms[] = {"date", "dates"};
// Words before an "overdue" that is not a condition of rows.
inline constexpr std::string_view kBeforeOtherOverdue[] = {"not", "long", "how", "longest", "most"};
// Nouns and adjectives of a number that is asked for at the end of a question.
inline constexpr std::string_view kFurtherOutputAmountNouns[] = {"number", "count", "total",
                                                                 "amount", "sum",   "average"};
// Words of an amount that is asked for at the end of a question: "and how much did they cost".
inline constexpr std::string_view kFurtherOutputAmountWords[] = {
    "cost", "spend", "spent",  "sell", "sold", "earn",  "make",  "made", "take",
    "took", "buy",   "bought", "pay",  "paid", "money", "worth", "get",  "got"};
// Words at the end of a question after what it asks for: "and who, exactly".
inline constexpr std::string_view kFurtherOutputFunctionWords[] = {
    "for",     "by",   "with",       "from",  "to",     "of", "at", "in",
    "on",      "up",   "out",        "off",   "back",   "we", "i",  "you",
    "exactly", "last", "altogether", "total", "please", "us", "so", "far", "now", "currently"};
// Words of a clause after "what" for what the rows are about: "what we did", "what was it for".
inline constexpr std::string_view kDoneThingWords[] = {
    "we", "they", "it",  "he",  "she",   "was",  "were",     "is",  "did",
    "do", "done", "for", "had", "about", "them", "happened", "that"};
// Verbs whose object is a number: "what did they weigh".
inline constexpr std::string_view kNumberObjectVerbs[] = {"weigh", "measure", "score", "last",
                                                       "hold",  "cost",    "earn",  "owe"};
// Words of a clause after "what" for what is the matter: "what is wrong with it".
inline constexpr std::string_view kWrongWords[] = {"wrong", "matter", "broken"};
// Words of a request before what somebody is reached by.
inline constexpr std::string_view kBeforeContact[] = {
    "whats", "what's", "what", "is", "the", "give", "me", "a", "need", "i", "get", "find", "show"};
// Nouns that are listed after a comma as what is to be shown of the rows, and are never theirs.
inline constexpr std::string_view kListedOutputNouns[] = {
    "date", "dates", "name", "names", "price", "amount", "phone", "email", "time", "cost", "title"};
// Small numbers in words, from two on.
inline constexpr std::string_view kNumbersFromTwo[] = {"two",   "three", "four", "five", "six",
                                                       "seven", "eight", "nine", "ten"};
// Words before a verb that are never the name of its subject.
inline constexpr std::string_view kNonNameSubjects[] = {"we",   "you",   "i",      "they", "he",
                                                        "she",  "it",    "the",    "our",  "my",
                                                        "each", "every", "people", "this", "that"};
// Words after "our top donors" that restrict them or add nothing.
inline constexpr std::string_view kAfterTopRows[] = {
    "by", "in", "of", "this", "last", "for", "overall", "so", "ever", "since", "during"};
// Words that begin what restricts a noun: "yachts over 9 metres".
inline constexpr std::string_view kRestrictionOpenings[] = {"over",  "under", "above",  "below",
                                                            "on",    "after", "before", "since",
                                                            "hired", "built", "still",  "without"};
// Words between rows and "never": "customers who have never ordered anything".
inline constexpr std::string_view kBeforeNever[] = {
    "that", "who", "which", "have", "has", "had", "we", "we've", "actually", "were", "was"};
// Words of a request before rows that are ranked.
inline constexpr std::string_view kRankingOpenings[] = {
    "show", "list", "rank", "give", "me", "us", "the", "our", "all", "what", "which", "are", "is"};
// Adjectives of who came first.
inline constexpr std::string_view kLongServing[] = {"longest-serving", "longest-standing"};
// Participles of those who are somewhere: "longest serving".
inline constexpr std::string_view kServingParticiples[] = {"serving", "standing"};
// Words before "now" where it is the end of a time, and no adverb of the rows.
inline constexpr std::string_view kBeforeNow[] = {"until", "till", "to",  "from", "by",
                                                  "up",    "than", "and", "just", "before"};
// Adverbs of the present after a verb.
inline constexpr std::string_view kCurrentAdverbs[] = {"now", "currently"};
// Prefixes of the opposite of a state: "unvaccinated".
inline constexpr std::string_view kNegativePrefixes[] = {"un", "non", "in", "dis"};
// Words before the amount that rows are ranked by.
inline constexpr std::string_view kBeforeRankedAmount[] = {"the", "their", "total"};

// Words after "nothing" that leave something: "nothing but tea".
inline constexpr std::string_view kAfterOtherThanNothing[] = {"but", "else", "except"};

// Participles before a name: "the song titled Nothing".
inline constexpr std::string_view kTitleParticiples[] = {"called", "titled", "named", "entitled"};

// Question words that ask for an output of their own.
inline constexpr std::string_view kOwnOutputOpenings[] = {"when", "where", "who", "whose"};

}  // namespace ask::engine
