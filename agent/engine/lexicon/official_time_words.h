// Words of official English for times, denials and limits whose plain form is shorter. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// "the date on which it opened", "on what date did it open"
inline constexpr std::string_view kDateNounsAsked[] = {"date", "day", "dates", "time"};
inline constexpr std::string_view kBeforeAskedDate[] = {"list",  "the",  "what", "is", "was",
                                                        "exact", "show", "tell", "me"};
inline constexpr std::string_view kAskedWhich[] = {"what", "which"};
inline constexpr std::string_view kAfterAskedDate[] = {"did", "was",  "were", "is", "does",
                                                       "do",  "will", "has",  "are"};
// Phrases before a month or a year that say no more than "in".
inline constexpr std::string_view kWithinPhrases[] = {
    "in the month of",      "during the month of",  "for the month of",   "in the year of",
    "in the course of",     "during the course of", "over the course of", "in the period of",
    "in calendar year",     "in the calendar year", "during the year",    "throughout the year",
    "in the months of",     "during calendar year", "at some point in",   "at any time in",
    "at some point during", "at any point in",      "at any time during", "at any point during"};
// Phrases that say that the rows are those of now, which they are anyway.
inline constexpr std::string_view kNowPhrases[] = {"as of today",
                                                   "as of now",
                                                   "as at today",
                                                   "as at now",
                                                   "to date",
                                                   "to this date",
                                                   "as things stand",
                                                   "at the time of writing",
                                                   "to the present day",
                                                   "as of this writing",
                                                   "as it stands",
                                                   "as matters stand"};
// "on more than one occasion"
inline constexpr std::string_view kOccasionForms[] = {"occasion", "occasions"};
inline constexpr std::string_view kManyAdjectives[] = {"several", "multiple", "repeated",
                                                       "various", "many",     "numerous"};
// "become a member"
inline constexpr std::string_view kBecomingForms[][2] = {
    {"become", "join"}, {"became", "joined"}, {"becoming", "joining"}};
inline constexpr std::string_view kJoinedRoles[] = {
    "member",  "customer", "client",    "donor", "subscriber", "volunteer",
    "patient", "tenant",   "supporter", "user",  "follower",   "friend"};
// "beginning January 2025", "from 2015 onwards"
inline constexpr std::string_view kBeginningForms[] = {"beginning", "starting", "commencing"};
inline constexpr std::string_view kAfterBeginning[] = {"in", "from", "with", "on", "as", "of"};
inline constexpr std::string_view kOnwardAdverbs[] = {"onwards", "onward", "forward", "on"};
inline constexpr std::string_view kMostRecently[] = {"recently", "lately"};
// Relative pronouns after a preposition, and the prepositions: "from whom no sample has come".
inline constexpr std::string_view kBeforeLackedRelative[] = {"for", "from", "to", "at",     "in",
                                                             "on",  "with", "of", "against"};
inline constexpr std::string_view kLackedRelatives[] = {"whom", "which"};
// Participles of what somebody or something has got; none of them is a state that is stored.
inline constexpr std::string_view kObtainedParticiples[] = {
    "recorded",   "entered",    "held",      "registered", "stored",   "noted",     "known",
    "logged",     "given",      "filled",    "listed",     "raised",   "issued",    "received",
    "made",       "placed",     "submitted", "filed",      "supplied", "provided",  "taken",
    "prepared",   "created",    "found",     "drawn",      "sold",     "produced",  "obtained",
    "set",        "documented", "reported",  "left",       "carried",  "conducted", "performed",
    "undertaken", "booked",     "arranged",  "scheduled",  "kept",     "generated", "lodged",
    "opened",     "written",    "added",     "attached",   "available"};
inline constexpr std::string_view kBetweenDenialAndParticiple[] = {
    "yet", "been", "ever", "currently", "so", "far", "previously", "be", "as"};
inline constexpr std::string_view kPerfectForms[] = {"has", "have", "had"};
// Nouns after what somebody lacks: "an email address".
inline constexpr std::string_view kAttributeNouns[] = {"address", "number", "details", "date",
                                                       "record",  "entry",  "information"};
// "whose payment is outstanding"
inline constexpr std::string_view kPaymentNouns[] = {"payment", "payments"};
inline constexpr std::string_view kUnpaidAdjectives[] = {"outstanding", "unpaid",  "overdue",
                                                         "pending",     "missing", "due"};
inline constexpr std::string_view kStillAdverbs[] = {"still", "currently", "yet"};
inline constexpr std::string_view kPaymentParticiples[] = {"received",  "made",      "recorded",
                                                           "processed", "completed", "settled"};
inline constexpr std::string_view kRemainingCopulas[][2] = {
    {"remains", "is"}, {"remain", "are"}, {"remained", "was"}, {"stands", "is"}};
// Phrases of an order or a limit, and the plain words: "in terms of revenue".
inline constexpr std::string_view kPlainPhrases[][2] = {
    {"in terms of", "by"},
    {"on the basis of", "by"},
    {"as measured by", "by"},
    {"measured by", "by"},
    {"judged by", "by"},
    {"when measured by", "by"},
    {"in possession of", "with"},
    {"in receipt of", "with"},
    {"in excess of", "more than"},
    {"upwards of", "more than"},
    {"no fewer than", "at least"},
    {"no less than", "at least"},
    {"not less than", "at least"},
    {"not fewer than", "at least"},
    {"a minimum of", "at least"},
    {"minimum of", "at least"},
    {"a maximum of", "at most"},
    {"not exceeding", "at most"},
    {"arranged in", "in"},
    {"arranged from", "sorted from"},
    {"arranged by", "sorted by"},
    {"in order from", "sorted from"},
    {"by reason of", "because of"},
    {"in the amount of", "of"},
};
// "our five most important customers by revenue"
inline constexpr std::string_view kImportantAdjectives[] = {
    "important", "valuable", "significant", "prolific", "lucrative", "profitable", "successful"};
inline constexpr std::string_view kRankingNouns[] = {"ranking", "rankings"};

}  // namespace ask::engine
