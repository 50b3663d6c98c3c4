// Classes of words of what is left of an amount: places of a course, a budget. Lower case; nouns of
// tables and columns as lemmas, words of questions as typed.
#pragma once
#include <string_view>

namespace ask::engine {

// Tables of what is paid, besides those that are called payments.
inline constexpr std::string_view kPayTables[] = {"pay"};
// Columns with an amount that is charged, the likeliest first.
inline constexpr std::string_view kChargedColumns[] = {"total", "amount", "amt",  "price", "charge",
                                                       "fee",   "due",    "fare", "rent",  "cost"};
// Words of a column of money that is not what the row costs.
inline constexpr std::string_view kPartsOfCharge[] = {
    "deposit", "discount", "tip",  "vat",  "tax",     "net",   "late",   "unit", "per",
    "hourly",  "daily",    "rate", "list", "refund",  "extra", "budget", "cost", "min",
    "max",     "shipping", "paid", "pct",  "percent", "parts", "labour", "labor"};
// Columns with the amount of a payment.
inline constexpr std::string_view kPaymentAmounts[] = {"amount", "amt", "paid", "sum", "total"};
// Columns of how many a row has room for.
inline constexpr std::string_view kRoomColumns[] = {"capacity", "place", "seat",
                                                    "space",    "spot",  "slot"};
// Words before those who may come, in the name of such a column, and who they are.
inline constexpr std::string_view kUpperBounds[] = {"max", "maximum", "limit"};
inline constexpr std::string_view kRoomFor[] = {
    "participant", "student",   "people",     "person", "guest", "pupil",    "member",
    "attendee",    "pax",       "place",      "seat",   "size",  "child",    "passenger",
    "number",      "learner",   "delegate",   "player", "rider", "runner",   "entry",
    "visitor",     "booking",   "head",       "kid",    "dog",   "capacity", "swimmer",
    "trainee",     "enrolment", "enrollment", "space"};
// Tables of those who come, and columns of how many each of their rows stands for.
inline constexpr std::string_view kComingTables[] = {
    "booking",     "enrolment",     "enrollment", "registration", "reservation", "signup",
    "participant", "participation", "attendee",   "ticket",       "place",       "entry"};
inline constexpr std::string_view kComingNumbers[] = {
    "seat", "place", "people", "person", "guest", "ticket",    "quantity",
    "qty",  "head",  "party",  "pax",    "space", "passenger", "participant"};
// Words of a column with how many places are taken.
inline constexpr std::string_view kTakenColumns[] = {"sold",     "booked",   "taken",
                                                     "filled",   "reserved", "occupied"};
// Tables of what happens once, whose rows have room for a number of people.
inline constexpr std::string_view kRoomyEvents[] = {
    "course",  "class",     "trip",        "tour",       "event", "workshop", "session",
    "sailing", "camp",      "departure",   "concert",    "show",  "lesson",   "excursion",
    "outing",  "screening", "performance", "flight",     "race",  "retreat",  "cruise",
    "seminar", "webinar",   "conference",  "tournament", "hike",  "walk",     "match"};
// What a question calls the places, and that they are free; before and after the noun.
inline constexpr std::string_view kPlaceNouns[] = {"places", "spaces", "seats", "spots", "slots",
                                                   "place",  "space",  "seat",  "spot",  "tickets"};
inline constexpr std::string_view kFreeBefore[] = {"free",     "available", "remaining", "open",
                                                   "empty",    "spare",     "unsold",    "unbooked",
                                                   "unfilled", "vacant",    "leftover"};
inline constexpr std::string_view kFreeAfter[] = {
    "left",     "free",     "available", "remaining", "open",   "unsold", "going",
    "unbooked", "unfilled", "empty",     "vacant",    "remain", "over",   "spare"};
// Words between the noun and that they are free.
inline constexpr std::string_view kBeforeFree[] = {
    "are", "is", "still", "there", "that", "were", "do", "we", "have", "got", "currently", "yet"};
inline constexpr std::string_view kBeforeFull[] = {"are", "is",  "that", "which", "already", "now",
                                                   "was", "were", "been", "have", "has", "got"};
inline constexpr std::string_view kNotFull[] = {"not",    "aren't", "isn't",  "weren't",
                                                "wasn't", "haven't", "hasn't", "never"};
// A state that needs no verb before it: "which concerts sold out".
inline constexpr std::string_view kActiveFullState = "sold";
// Words after the state of rows that are restricted further: "sold out in 2026".
inline constexpr std::string_view kAfterFull[] = {"in",   "on",   "at",     "this",
                                                  "last", "since", "during"};
// What may follow "and how many" of the places.
inline constexpr std::string_view kAfterHowManyFree[] = {"are",  "is",   "there", "left",
                                                         "free", "each", "of",    "them"};
// Words of a column that stores what is left itself.
inline constexpr std::string_view kStoredRemainders[] = {
    "left", "free", "available", "remaining", "remain", "unsold", "availability"};
// Words of the date or the flag by which a place was given up.
inline constexpr std::string_view kGivenUpColumns[] = {"cancelled", "canceled", "withdrawn",
                                                       "dropped",   "refunded", "withdrew"};
// Nouns of the share of the places that are taken, which the linker reads so.
inline constexpr std::string_view kOccupancyNouns[] = {"occupancy"};
inline constexpr std::string_view kListing = "list";
// Participles of places that somebody has, and words before whose they are.
inline constexpr std::string_view kPlaceTakenForms[] = {"sold",   "sell", "taken", "booked",
                                                        "filled", "gone", "occupied"};
inline constexpr std::string_view kBeforePlaceTaken[] = {
    "did", "have", "has", "we", "were", "was", "are", "is", "been", "got", "that", "had"};
inline constexpr std::string_view kBeforeRoomyRows[] = {"for", "of", "at", "in", "on"};
inline constexpr std::string_view kRoomNouns[] = {"places", "seats",   "spaces",   "spots",
                                                  "slots",  "tickets", "capacity", "room"};
// Verbs of what has room: "halls that hold more than 200"; words between the noun and those.
inline constexpr std::string_view kRoomVerbs[] = {
    "hold",        "holds", "seat", "seats", "take", "takes", "fit",  "fits", "accommodate",
    "accommodates", "sleep", "sleeps", "have", "has",  "with", "house", "houses"};
inline constexpr std::string_view kBeforeHolding[] = {"that", "which", "can", "could", "will",
                                                      "would", "do",   "does", "may"};
// Those of them that say nothing else.
inline constexpr std::string_view kSureRoomVerbs[] = {"hold",        "holds",        "seat",
                                                      "seats",       "fit",          "fits",
                                                      "accommodate", "accommodates", "sleep"};
// "have room for 200 people": the room, and who it is for.
inline constexpr std::string_view kRoomPhraseNouns[] = {"room", "space", "places", "seats"};
inline constexpr std::string_view kHeldNouns[] = {
    "people",   "persons",    "guests",     "visitors", "spectators", "passengers", "students",
    "children", "attendees",  "delegates",  "pupils",   "listeners",  "seats",      "places",
    "players",  "participants", "animals",  "viewers",  "patients"};
inline constexpr std::string_view kAroundBound[] = {"more",  "less", "fewer", "than", "over",
                                                    "under", "at",   "least", "most", "exactly"};
inline constexpr std::string_view kAfterNumberHeld[] = {"in",  "for", "at",  "on",
                                                        "and", "or",  "but", "near"};
// What rows are open for, besides being open.
inline constexpr std::string_view kOpenFor[] = {
    "booking",      "bookings",      "enrolment",    "enrolments", "enrollment",
    "registration", "registrations", "reservations", "entries",    "applications"};
// What the linker reads as the places that are left.
inline constexpr std::string_view kFreePlaces = "free places";
// Columns of what may be spent.
inline constexpr std::string_view kSpendingTables[] = {
    "expense", "expenditure", "cost", "spending", "spend", "purchase", "outlay", "bill"};
inline constexpr std::string_view kBudgetColumns[] = {"budget", "allowance", "allocation"};
// The alias of what is left.
inline constexpr std::string_view kRemainingState = "left";
// States of rows without a free place, with the word after it; "" if there is none.
inline constexpr std::string_view kFullStates[][2] = {{"full", ""},     {"fully", "booked"},
                                                      {"booked", "up"}, {"booked", "out"},
                                                      {"sold", "out"},  {"overbooked", ""}};

}  // namespace ask::engine
