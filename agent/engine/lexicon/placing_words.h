// Words for the place that somebody took in a contest, and of the columns that store it. Lower
// case.
#pragma once
#include <string_view>

namespace ask::engine {

// Words of columns with the place that was taken, of which the first is 1.
inline constexpr std::string_view kPlacingColumns[] = {
    "place",   "placing",  "placement", "placed", "position", "pos",
    "rank",    "ranking",  "finish",    "finishing", "standing", "plc"};
// "rank the customers by revenue"
inline constexpr std::string_view kRankingVerb = "rank";
// Words right before it, where it does not begin the question.
inline constexpr std::string_view kBeforeRankingVerb[] = {"please", "to", "and", "then", "now",
                                                        "you"};
// Who was first: words of a question, and those of columns that say so themselves.
inline constexpr std::string_view kFirstPlaceForms[] = {"win",     "wins",    "won",
                                                        "winning", "victory", "victories"};
inline constexpr std::string_view kWinColumns[] = {"win",    "wins",    "won",  "winner",
                                                   "winners", "victory", "winning"};
// "came second", "finished third", "in second place"
inline constexpr std::string_view kVerbsOfPlace[] = {"came",  "come",     "comes",  "finish",
                                                     "finished", "finishes", "placed", "ranked"};
inline constexpr std::string_view kPlacingNouns[] = {"place", "places", "position"};
// "the winner of the cup", "runner-up in the cup": who took which place.
inline constexpr std::string_view kWinnerNounsAsked[] = {"winner", "winners"};
inline constexpr std::string_view kRunnersUp[] = {"runner-up", "runners-up"};
inline constexpr std::string_view kBeforeWinner[] = {"who",  "was",  "is",   "were", "are", "the",
                                                     "list", "show", "give", "me",   "find"};
// Stored values that say who won.
inline constexpr std::string_view kWonValues[] = {"won", "win", "winner", "victory"};

}  // namespace ask::engine
