// Words of questions that rules look for one at a time: lower case, lemmas where a comment says so.
// Classes that are walked through are in word_classes*.h.
#pragma once
#include <string_view>

#include "agent/common/words.h"

namespace ask::engine {

// "every single film": no condition and no number.
inline constexpr std::string_view kSoleAdjective = "single";
// "new members per month": who have come in it.
inline constexpr std::string_view kNewcomerAdjective = "new";
// "taking place"
inline constexpr std::string_view kOccurrenceNoun = "place";
// "take part in", "in charge of"
inline constexpr std::string_view kParticipationNoun = "part", kResponsibilityNoun = "charge";
// "no longer active"
inline constexpr std::string_view kCessationAdverb = "longer";
// "free courses": at a price of 0.
inline constexpr std::string_view kGratisAdjective = "free";
// "came back late"
inline constexpr std::string_view kLateAdverb = "late";
// "not counted"
inline constexpr std::string_view kCountingParticiple = "counted";
// "the letter A": what follows is a piece of text.
inline constexpr std::string_view kCharacterNoun = "letter";

// People of whom no table need be called so.
inline constexpr std::string_view kIndefinitePeople = "people";
// "assigned to": staff; "join", a lemma: members, or staff where it is a company that they join.
inline constexpr std::string_view kAssignmentParticiple = "assigned", kMembershipVerb = "join";
// The side that plays at its own place.
inline constexpr std::string_view kHostSide = "home";
// "given name", and the verb of the same form, as lemma; "family name".
inline constexpr std::string_view kForenameQualifier = "given", kGivingVerb = "give",
                                  kSurnameQualifier = "family";
// "email address", "e-mail address"; lemmas.
inline constexpr std::string_view kElectronicMail = "email", kMailPrefix = "e", kMailBase = "mail",
                                  kContactNoun = "address";
// What somebody does, or the state of what it was done to; a lemma.
inline constexpr std::string_view kOpeningVerb = "open";

// Nights, which are counted like days.
constexpr bool is_night_noun(std::string_view word) {
  return text::equals_any(word, "night", "nights");
}
// "the average track duration"
inline constexpr std::string_view kElapsedTime = "duration";
inline constexpr std::string_view kStayNoun = "stay";

// Money and goods. "sales": what was sold, or the rows of a table of that name.
inline constexpr std::string_view kSalesFigure = "sales";
// Lemmas of what a business takes.
constexpr bool is_turnover_noun(std::string_view lemma) {
  return text::equals_any(lemma, "revenue", "turnover");
}
// Lemmas of what is sold in numbers: "units sold".
constexpr bool is_goods_noun(std::string_view lemma) {
  return text::equals_any(lemma, "unit", "copy", "piece", "quantity", "item");
}
constexpr bool is_trade_participle(std::string_view word) {
  return text::equals_any(word, "sold", "ordered", "bought", "purchased");
}
// Verbs of a sale that name no table of orders; lemmas.
inline constexpr std::string_view kSellingVerb = "sell";
constexpr bool is_sale_verb(std::string_view lemma) {
  return text::equals_any(lemma, "sell", "buy", "purchase");
}
// "gross profit", "profit margin", "net revenue"; lemmas.
inline constexpr std::string_view kBeforeDeductions = "gross", kAfterDeductions = "net",
                                  kGainNoun = "profit", kGainOnOne = "margin";
// "order value"; lemmas.
constexpr bool is_worth_noun(std::string_view lemma) {
  return text::equals_any(lemma, "value", "total", "amount", "worth");
}
inline constexpr std::string_view kInventoryNoun = "stock", kWorthNoun = "value";

// "number of films", "phone number".
inline constexpr std::string_view kCardinalityNoun = "number";
// "3 times"
constexpr bool is_occasion_noun(std::string_view word) {
  return text::equals_any(word, "time", "times");
}
// "by popularity": by how many rows there are.
constexpr bool is_frequency_noun(std::string_view word) {
  return text::equals_any(word, "frequency", "popularity", "count", "counts");
}
// "details of the film": all columns.
constexpr bool is_whole_row_noun(std::string_view word) {
  return text::equals_any(word, "details", "information", "info", "detail", "records", "record");
}
// Lemmas of a figure that was mentioned before: "and the total".
constexpr bool is_figure_noun(std::string_view lemma) {
  return text::equals_any(lemma, "total", "sum", "amount", "count", "number", "average", "mean",
                          "figure");
}
// Superlatives of no scale of their own: "the greatest sales".
inline constexpr std::string_view kUnscaledSuperlative = "greatest";
// "top 5"
inline constexpr std::string_view kRankAdjective = "top";
// "overall the most"
constexpr bool is_overall_word(std::string_view word) {
  return text::equals_any(word, "total", "altogether", "overall", "combined");
}
// "the sum of the fees"
inline constexpr std::string_view kAdditionNoun = "sum";
// Words before a number that compare amounts, and not dates: "invoices above 2000".
constexpr bool is_amount_comparative(std::string_view word) {
  return text::equals_any(word, "above", "over", "below", "under", "than", "least", "most",
                          "between", "exceeding");
}
// "count the films"
inline constexpr std::string_view kCountingVerb = "count";
// "5 percent"
inline constexpr std::string_view kPercentNoun = "percent";
// "how many places are left"; also the past of a verb, which is in the name of a column as written.
inline constexpr std::string_view kRemainderParticiple = "left", kDepartureVerbForm = "leaves";
// "a 30 % share": any word of that stem.
constexpr bool is_percentage_word(std::string_view word) { return word.starts_with("percent"); }

// "list the films"; "orders by status": rows, and no request to sort.
inline constexpr std::string_view kListingVerb = "list", kOrderRows = "orders";
// "grouped by"; a lemma.
inline constexpr std::string_view kGroupingVerb = "group";
// "starting with the oldest"
constexpr bool is_beginning_verb(std::string_view word) {
  return text::equals_any(word, "starting", "beginning", "start", "begin");
}
// "along with", "together with"
constexpr bool is_accompaniment_adverb(std::string_view word) {
  return text::equals_any(word, "along", "together");
}
// "followed by"
inline constexpr std::string_view kSequenceParticiple = "followed";
// Words that compare the people who are asked for with one who is named.
inline constexpr std::string_view kComparingWithPeople[] = {
    "than", "same", "as", "like", "besides", "except", "other", "also", "with"};
// "that person": who was mentioned last.
inline constexpr std::string_view kIndefinitePerson = "person";
// "orders that contain books"; a lemma.
inline constexpr std::string_view kContainmentVerb = "contain";
// "how old"
inline constexpr std::string_view kAgeAdjective = "old";
// "players available"
inline constexpr std::string_view kAvailabilityAdjective = "available";

// Verbs of where somebody or something is for long; lemmas.
constexpr bool is_residence_verb(std::string_view lemma) {
  return text::equals_any(lemma, "live", "locate", "base", "stay", "reside");
}
// Verbs of posture, which ask for a place: "where does it stand".
constexpr bool is_posture_verb(std::string_view lemma) {
  return text::equals_any(lemma, "stand", "sit");
}
// Verbs of how a row came to be, whose place is its own: "born in Graz".
constexpr bool is_origin_verb(std::string_view lemma) {
  return text::equals_any(lemma, "bear", "found", "establish", "register");
}
// "share of customers who come from Graz": begins the condition of the share.
constexpr bool is_provenance_verb(std::string_view lemma) {
  return text::equals_any(lemma, "live", "come");
}

// Money that changes hands: "what do we pay", "not paid", "the payments received"; as written.
inline constexpr std::string_view kPayingVerb = "pay", kPaymentParticiple = "paid",
                                  kReceiptParticiple = "received";
// What something costs; a lemma.
inline constexpr std::string_view kCostingVerb = "cost";

// Time: "30 years old", "from 2020 onwards", "days elapsed".
constexpr bool is_year_noun(std::string_view word) {
  return text::equals_any(word, "year", "years");
}
constexpr bool is_onward_adverb(std::string_view word) {
  return text::equals_any(word, "on", "onward", "onwards", "forward");
}
constexpr bool is_span_unit(std::string_view word) {
  return text::equals_any(word, "hours", "days", "weeks", "months");
}
inline constexpr std::string_view kElapsedParticiple = "elapsed";
inline constexpr std::string_view kBirthParticiple = "born";
// What holds now: "currently empty", "current members".
inline constexpr std::string_view kPresentAdverb = "currently", kPresentAdjective = "current";
// The event noun of a phrasal verb: "login" for "logged in", as in last_login_at; "" if it has
// none.
constexpr std::string_view phrasal_event_noun(std::string_view lemma, std::string_view particle) {
  if (lemma == "log" && text::equals_any(particle, "in", "on")) return "login";
  if (lemma == "sign" && particle == "up") return "signup";
  return "";
}

// "who", "whose", "whos": asks for people.
constexpr bool is_person_question_word(std::string_view word) { return word.starts_with("who"); }
constexpr bool is_turnover(std::string_view word) {
  return is_turnover_noun(word) || word == kSalesFigure;
}

}  // namespace ask::engine
