// Abbreviations of several meanings in the names of columns.
#pragma once
#include <string_view>

namespace ask::engine {

enum class AbbreviatedValues { kText, kNumber, kFlag, kStates, kDates };

// Those that the values of the column tell apart; `words` as a name.
struct ValueAbbreviation {
  std::string_view shorter;
  AbbreviatedValues values;
  std::string_view words;
};
inline constexpr ValueAbbreviation kAbbreviationsByValues[] = {
    {"ttl", AbbreviatedValues::kText, "title"},
    {"ttl", AbbreviatedValues::kNumber, "total"},
    {"act", AbbreviatedValues::kFlag, "active"},
    {"plc", AbbreviatedValues::kNumber, "place"},
    {"px", AbbreviatedValues::kNumber, "price"},
    {"pr", AbbreviatedValues::kNumber, "price"},
    {"st", AbbreviatedValues::kStates, "status"},
    {"st", AbbreviatedValues::kDates, "start"},
    {"exp", AbbreviatedValues::kDates, "expires"},
    {"rtn", AbbreviatedValues::kDates, "returned"},
    {"cls", AbbreviatedValues::kDates, "closed"},
    {"cmp", AbbreviatedValues::kDates, "completed"},
    {"iss", AbbreviatedValues::kDates, "issued"},
    {"inv", AbbreviatedValues::kDates, "invoiced"},
    {"bk", AbbreviatedValues::kDates, "booked"},
    {"pd", AbbreviatedValues::kDates, "paid"},
    {"pd", AbbreviatedValues::kNumber, "paid"},
    {"comp", AbbreviatedValues::kNumber, "compensation"},
    {"dep", AbbreviatedValues::kNumber, "deposit"},
    {"lv", AbbreviatedValues::kDates, "left"},
    {"reg", AbbreviatedValues::kDates, "registered"}};

// Of prices only after a word for a kind of price: "width_px" is pixels, "pr" alone a priority.
inline constexpr std::string_view kPixels = "px", kPriority = "pr";
inline constexpr std::string_view kPriceKinds[] = {
    "unit",     "list", "sale",   "sales",     "sell",  "selling", "buy",   "buying",
    "purchase", "cost", "retail", "wholesale", "trade", "net",     "gross", "market"};

// What may follow them in a name: a word for a date, and a unit of money.
inline constexpr std::string_view kDateTails[] = {"dt", "dte", "date", "on", "at"};
inline constexpr std::string_view kMoneyTails[] = {"c", "p", "ct", "cts", "cents", "pence"};

// Those that another column of the table tells, with the same letters before it.
struct NeighbourAbbreviation {
  std::string_view shorter, beside, words;
};
inline constexpr NeighbourAbbreviation kAbbreviationsByNeighbour[] = {{"fn", "ln", "first_name"},
                                                                      {"ln", "fn", "last_name"}};

}  // namespace ask::engine
