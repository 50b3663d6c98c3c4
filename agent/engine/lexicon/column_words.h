// Words of the names of columns and tables that rules look for one at a time: lemmas, unless a
// comment says otherwise. Classes that are walked through are in word_classes*.h.
#pragma once
#include <string_view>

#include "agent/common/words.h"

namespace ask::engine {

// What a row is called, what a work is called, what a row is about.
inline constexpr std::string_view kLabelNoun = "name", kWorkLabel = "title",
                                  kFreeText = "description";
// "which one": what the row is called.
inline constexpr std::string_view kRowPronoun = "one";
// "both figures": the two numbers that the rows are compared by.
inline constexpr std::string_view kBothNumbers = "both";
inline constexpr std::string_view kComparedNumbers[] = {"figure", "figures", "amount", "amounts",
                                                        "price",  "prices",  "number", "numbers",
                                                        "value",  "values",  "sum",    "sums",
                                                        "cost",   "costs",   "total",  "totals"};
// What a column with what the rows are about may be called: "and what we did".
inline constexpr std::string_view kDoneThing = "task";
// What is wrong with a row, and why it is as it is; what further outputs may call the columns.
inline constexpr std::string_view kProblemNoun = "problem", kReasonNoun = "reason";
inline constexpr std::string_view kProblemColumns[] = {
    "problem", "fault",  "issue", "defect",      "damage", "trouble", "symptom", "diagnosis",
    "reason",  "detail", "about", "description", "note",   "notes"};
inline constexpr std::string_view kAboutColumns[] = {"about", "topic",  "focus", "theme",
                                                     "matter", "concern"};
// "full_name"
constexpr bool is_whole_label_form(std::string_view word) {
  return text::equals_any(word, "full", "short");
}
// Of a person's name: "full_name", "display_name", "person_name".
constexpr bool is_fullness_adjective(std::string_view word) {
  return text::equals_any(word, "full", "complete", "whole");
}
constexpr bool is_whole_name_qualifier(std::string_view word) {
  return is_fullness_adjective(word) || text::equals_any(word, "display", "person");
}
// "middle name": a part of the name of a person.
constexpr bool is_partial_name_qualifier(std::string_view word) {
  return text::equals_any(word, "first", "last", "middle");
}
// "user name": by which somebody logs in, and not what they are called.
inline constexpr std::string_view kLoginOwner = "user";

// Prepositions of the place of an event: "found_at".
constexpr bool is_place_preposition(std::string_view word) {
  return text::equals_any(word, "at", "in", "near");
}

// Keys, and texts that only identify rows.
inline constexpr std::string_view kKeyNoun = "id", kCodeNoun = "code";
constexpr bool is_key_noun(std::string_view word) {
  return text::equals_any(word, "id", "key", "uuid", "guid");
}
// "country_code", "phone_number", of what is called without it; as written.
constexpr bool is_code_ending(std::string_view word) {
  return text::equals_any(word, "code", "number");
}
// Last words of texts that number rows ("tracking_no"), and words before those of what numbers
// something else.
constexpr bool is_numbering_noun(std::string_view word) {
  return text::equals_any(word, "no", "number", "code", "barcode", "ref", "reference", "docket");
}
constexpr bool is_reached_by_number(std::string_view word) {
  return text::equals_any(word, "phone", "telephone", "mobile", "post", "postal", "zip", "fax") ||
         text::equals_any(word, "house", "bank", "account", "street");
}
// Those to whom something is sent.
constexpr bool is_recipient_noun(std::string_view word) {
  return text::equals_any(word, "recipient", "addressee", "consignee", "receiver");
}
// What follows the participle of an event in the name of its date: "joined_on", "hired_date".
constexpr bool is_date_ending(std::string_view word) {
  return text::equals_any(word, "on", "at", "date", "day", "ts", "dt", "time");
}
// "pno" of a piano, "cno": a number and no other word; in lower case.
constexpr bool is_glued_number(std::string_view name) {
  return (name.size() == 3 || name.size() == 4) && name.ends_with("no");
}
// The first word of a flag: "has_pool", "can_swim".
constexpr bool is_flag_auxiliary(std::string_view word) {
  return text::equals_any(word, "be", "have", "is", "has", "can", "allow");
}

// Last words of a column with a point in time.
constexpr bool is_timestamp_noun(std::string_view word) {
  return text::equals_any(word, "date", "year", "datetime", "timestamp");
}
inline constexpr std::string_view kCalendarDay = "date", kCalendarYear = "year",
                                  kTemporalNoun = "time", kLifetime = "age";
// Nouns of an amount of time where the column holds no date: "recall_months".
constexpr bool is_time_amount_noun(std::string_view word) {
  return text::equals_any(word, "day", "month", "season", "time", "start");
}
// Of a date on which something was really done, as written.
constexpr bool is_actual_date_word(std::string_view word) {
  return text::equals_any(word, "actual", "act");
}
constexpr bool is_completion_word(std::string_view word) {
  return text::equals_any(word, "actual", "paid", "received");
}

// A column of states in two letters; "X", the code of what is crossed out, and that state; as
// written, in lower case.
inline constexpr std::string_view kShortStateColumn = "st", kCrossedOut = "x",
                                  kCancelledState = "cancelled";

// Units that are other words as well, so that one alone measures nothing; as written.
constexpr bool is_ambiguous_unit(std::string_view word) {
  return text::equals_any(word, "min", "sec", "second", "minute", "hour", "ct", "mile", "minor");
}
// What "min" of minutes is spelled out to.
inline constexpr std::string_view kSpelledOutMinute = "minimum";
// Of hundredths of a currency, but also of a count; as written.
inline constexpr std::string_view kShortMinorUnit = "ct";

// Amounts.
inline constexpr std::string_view kSumNoun = "total", kRowAmount = "amount";
inline constexpr std::string_view kStoredTotalWords[] = {"total", "sum", "overall"};
inline constexpr std::string_view kSalesPrice = "price", kPurchasePrice = "cost",
                                  kPriceReduction = "discount", kChargeOrScore = "rate";
// What one piece or one service costs.
constexpr bool is_unit_charge(std::string_view word) {
  return text::equals_any(word, "price", "fare", "fee");
}
// "monthly_pay"; as written, since "amount_paid" is none.
inline constexpr std::string_view kWagesNoun = "pay";
// What becomes of goods: "units_sold"; as written.
inline constexpr std::string_view kSaleParticiple = "sold";
// Tables of sales.
inline constexpr std::string_view kSaleRecord = "sale";
// Tables of accounts in a bank, and of what moves between them.
inline constexpr std::string_view kBankTables[] = {"account", "loan"};
inline constexpr std::string_view kBookingEntry = "transaction";

}  // namespace ask::engine
