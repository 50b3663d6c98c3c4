// Words for the states of events and for the bounds and times that are said of them. Lower case;
// words of a phrase are separated by single blanks.
#pragma once
#include <string_view>

namespace ask::engine {

// "in 2024 or in 2025": what may be between "or" and a date.
inline constexpr std::string_view kBeforeAlternativeDate[] = {
    "in", "during", "for", "of", "on", "from", "the", "year", "since", "after", "before", "else"};
inline constexpr std::string_view kNorWord = "nor";

// "paid after the due date", "paid by the due date"
inline constexpr std::string_view kLatePhrases[] = {"after the due date",
                                                    "after their due date",
                                                    "after its due date",
                                                    "after the due dates",
                                                    "after their due dates",
                                                    "past the due date",
                                                    "past their due date",
                                                    "past its due date",
                                                    "later than the due date",
                                                    "later than their due date",
                                                    "later than its due date",
                                                    "later than due",
                                                    "after it was due",
                                                    "after they were due",
                                                    "after being due",
                                                    "after the deadline",
                                                    "after their deadline",
                                                    "past the deadline",
                                                    "too late"};
inline constexpr std::string_view kInTimePhrases[] = {"by the due date",
                                                      "by their due date",
                                                      "by its due date",
                                                      "on or before the due date",
                                                      "on or before their due date",
                                                      "on or before its due date",
                                                      "before or on the due date",
                                                      "no later than the due date",
                                                      "not later than the due date",
                                                      "no later than their due date",
                                                      "by the deadline",
                                                      "before the deadline",
                                                      "in time"};
inline constexpr std::string_view kLateWord = "late";
// "3 loans at least", and those before the number
inline constexpr std::string_view kBoundsAfterNoun[] = {"at least", "at most", "at the least",
                                                        "at the most"};
inline constexpr std::string_view kNotMoreThan[] = {"not more than", "never more than"};
inline constexpr std::string_view kDoNotHave[] = {"don't have",    "do not have", "doesn't have",
                                                  "does not have", "didn't have", "did not have"};
inline constexpr std::string_view kOwningForms[] = {"have", "has", "had", "with", "having", "got"};
// "how long does it take on average until"
inline constexpr std::string_view kHowLongPhrases[] = {"how long", "how many days"};
inline constexpr std::string_view kOnAveragePhrase = "on average";
inline constexpr std::string_view kUntilDoneWords[] = {"until", "till", "before"};
// "throughout 2025"
inline constexpr std::string_view kThroughoutPhrases[] = {
    "throughout", "all through", "over the course of", "in the course of", "all throughout"};
inline constexpr std::string_view kInPeriodPhrases[] = {
    "in the period", "during the period", "over the period", "in the time", "within the period"};
inline constexpr std::string_view kBeforeDatedTime[] = {"before", "after", "since", "until",
                                                        "in",     "on",    "from",  "between"};

// "have 3", "exactly two": from one on.
inline constexpr std::string_view kSmallNumbers[] = {"one",  "two", "three",  "four",
                                                     "five", "six", "seven",  "eight",
                                                     "nine", "ten", "eleven", "twelve"};
// Before and after a month with a year of two digits: "in feb 26 by town".
inline constexpr std::string_view kBeforeMonthOfYear[] = {"in", "during", "throughout"};
inline constexpr std::string_view kAfterShortYear[] = {"by",  "per", "for",  "and", "with",
                                                       "did", "was", "were", "to",  "from"};
// "all through 2025"
inline constexpr std::string_view kBeforeThrough[] = {"all", "right"};

}  // namespace ask::engine
