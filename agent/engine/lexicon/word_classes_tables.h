// Classes of words in names of tables and of the keys between them: places, income and expenses,
// the two ends of a movement. Lower case, lemmas.
#pragma once
#include <array>
#include <string_view>

namespace ask::engine {

// Tables of places.
inline constexpr std::array<std::string_view, 24> kPlaceTables = {
    "venue",  "store",    "shop",   "stadium",    "station", "airport",   "hotel",     "school",
    "branch", "office",   "museum", "theater",    "theatre", "hospital",  "warehouse", "restaurant",
    "city",   "location", "site",   "university", "college", "apartment", "building",  "address"};
// Tables of what customers pay.
inline constexpr std::array<std::string_view, 26> kIncomeTables = {
    "charge",       "order",      "sale",      "invoice",      "payment",   "receipt",
    "booking",      "shipment",   "stay",      "rental",       "rent",      "hire",
    "reservation",  "bill",       "donation",  "subscription", "checkout",  "ticket",
    "ride",         "visit",      "enrolment", "enrollment",   "treatment", "job",
    "registration", "sponsorship"};
// Tables of what is paid to others.
inline constexpr std::array<std::string_view, 8> kExpenseTables = {
    "supplier", "vendor", "salary", "payroll", "expense", "refund", "stock", "return"};
// Tables of which each row is a kind of the rows of another.
inline constexpr std::string_view kKindTables[] = {
    "category", "cat", "type", "kind", "sort", "class", "species", "genre", "style", "breed",
    "variety"};
// What names of views end with, though the rows are called by the words before it.
inline constexpr std::string_view kViewNouns[] = {"list", "view",        "vw",   "v",     "query",
                                                  "qry",  "information", "info", "detail"};
// Tables of what is sold to others, and verbs of what is bought from them.
inline constexpr std::string_view kSoldTables[] = {"sale", "sales", "order", "customer"};
inline constexpr std::string_view kBuyingVerbs[] = {"buy", "purchase", "acquire"};
// Words of a key that refers to where a movement starts.
inline constexpr std::array<std::string_view, 17> kStartKeyWords = {
    "from",   "origin", "orig",   "src",   "source", "start",   "dep",    "departure", "depart",
    "pickup", "pick",   "sender", "begin", "out",    "leaving", "seller", "outbound"};
// Words of a key that refers to where it ends.
inline constexpr std::array<std::string_view, 17> kEndKeyWords = {
    "to",      "destination", "dest",     "dst", "end",       "arr",   "arrival", "arrive", "drop",
    "dropoff", "target",      "receiver", "in",  "recipient", "buyer", "finish",  "inbound"};
// Words for the start and the end of a movement that prefer one of two keys to the same table: as
// parts of key names, and as lemmas in a question.
inline constexpr std::array<std::string_view, 9> kOriginKeyWords = {
    "origin", "source", "from", "departure", "departing", "sender", "sending", "start", "starting"};
inline constexpr std::array<std::string_view, 11> kTargetKeyWords = {
    "destination", "target",    "to",   "arrival", "arriving", "receiver",
    "receiving",   "recipient", "dest", "end",     "ending"};
inline constexpr std::array<std::string_view, 8> kOriginLemmas = {
    "origin", "depart", "departure", "leave", "send", "originate", "sender", "source"};
inline constexpr std::array<std::string_view, 8> kTargetLemmas = {
    "destination", "arrive", "arrival", "land", "receive", "receiver", "recipient", "reach"};
// Tables of sales and of their lines.
inline constexpr std::string_view kSalesTables[] = {"order",       "sale", "invoice", "purchase",
                                                    "transaction", "cart", "receipt", "item",
                                                    "detail",      "line"};
// Tables of the lines of orders and the like.
inline constexpr std::string_view kLineTables[] = {"item", "detail", "line"};
// Opposite roles: a row has one row of a table in each.
inline constexpr std::string_view kOppositeSides[][2] = {{"home", "away"},
                                                         {"host", "guest"},
                                                         {"home", "visitor"},
                                                         {"winner", "loser"},
                                                         {"white", "black"}};

}  // namespace ask::engine
