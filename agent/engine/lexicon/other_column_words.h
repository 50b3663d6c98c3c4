// Words of questions and of columns that are easily taken for one another: how much one of a thing
// costs and how many there are, when something first happened and when it last did. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// Adjectives of a price.
inline constexpr std::string_view kCheapForms[] = {"cheapest", "dearest", "cheap", "pricey",
                                                   "priciest"};
// Of the first time, in questions and in the names of dates.
inline constexpr std::string_view kFirstEndWords[] = {"first", "original", "initial", "earliest"};
// Forms of verbs by which somebody or something was here.
inline constexpr std::string_view kMeetingForms[] = {"see",  "seen", "saw",     "come",  "came",
                                                     "been", "met",  "treated", "visited"};
// Words of the date on which somebody was taken on.
inline constexpr std::string_view kHireColumns[] = {"hire", "hired", "employed", "joined"};
// What people are paid, in questions.
inline constexpr std::string_view kEarningForms[] = {"earn",  "earns",  "earning",  "wage",
                                                     "wages", "salary", "salaries", "pay"};
// Words of an amount that is to be paid, in the names of columns.
inline constexpr std::string_view kDueColumns[] = {"due", "owed", "billed"};
inline constexpr std::string_view kIncomeNoun = "income";
// Words that ask for a number of rows.
inline constexpr std::string_view kNumberAsked[] = {"many", "number", "often", "times"};
// Verbs of the two ends of what lasts, besides those of a beginning and an end.
inline constexpr std::string_view kOpeningAndClosing[] = {"open", "close"};
// Forms of the verb of those who have their home somewhere.
inline constexpr std::string_view kLivingForms[] = {"lives", "live", "lived", "living", "resides"};

}  // namespace ask::engine
