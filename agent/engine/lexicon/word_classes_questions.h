// Classes of words for what a question asks for, and for parts of names.
// Words are lower case; those of a schema are lemmas.
#pragma once
#include <array>
#include <string_view>

namespace ask::engine {

// Nouns that say of a column only what it is.
inline constexpr std::array<std::string_view, 8> kColumnHeads = {
    "number", "address", "name", "content", "amount", "value", "level", "detail"};
// Words that are a state or a verb: "open orders", "who opened".
inline constexpr std::array<std::string_view, 9> kStateOrVerbWords = {
    "complete", "live", "working", "running", "sent", "received", "returned", "opened", "building"};
// What is done to some rows of a table only, so that a query without it lacks a condition.
inline constexpr std::string_view kVoidedWords[] = {"cancelled", "canceled", "refunded", "rejected",
                                                    "declined",  "refused",  "postponed"};
// What is done to give the measure before it: "total km rowed", "hours flown".
inline constexpr std::string_view kMeasuredDeeds[] = {
    "rowed",  "flown",   "driven",   "run",       "ridden",  "walked",  "sailed",   "swum",
    "cycled", "climbed", "covered",  "travelled", "traveled", "clocked", "logged",  "played",
    "worked", "taught",  "trained",  "poured",    "brewed",  "baked",   "produced", "harvested",
    "milled", "paddled", "volunteered"};
// Words before a state as predicate of rows: "orders that are still open".
inline constexpr std::array<std::string_view, 16> kBeforePredicate = {
    "are", "is",  "was",    "were",      "be",     "been",  "not",    "still",
    "yet", "n't", "remain", "currently", "aren't", "isn't", "wasn't", "weren't"};
// Words inside a name of several words.
inline constexpr std::array<std::string_view, 9> kNameParticles = {"of",  "the", "de", "van", "von",
                                                                   "and", "&",   ".",  "la"};
// Nouns of a piece of text that follows.
inline constexpr std::array<std::string_view, 13> kTextNouns = {
    "letter", "word",      "substring", "string", "phrase",  "prefix", "suffix",
    "text",   "character", "initial",   "term",   "keyword", "digit"};
// Words between a column and its value.
inline constexpr std::array<std::string_view, 17> kBetweenColumnAndValue = {
    "of", "is",     "are", "was", "were", "the", "a",     "an", "named",
    "as", "called", "'s",  "=",   ":",    "to",  "equal", "in"};
// Predicates of rows for which a flag of the second name is false.
inline constexpr std::array<std::array<std::string_view, 2>, 14> kOppositeStates = {{
    {"part time", "full time"},
    {"full time", "part time"},
    {"external", "in house"},
    {"external", "internal"},
    {"internal", "external"},
    {"outdoor", "indoor"},
    {"indoor", "outdoor"},
    {"private", "public"},
    {"public", "private"},
    {"temporary", "permanent"},
    {"permanent", "temporary"},
    {"offline", "online"},
    {"alive", "deceased"},
    {"living", "deceased"},
}};
// Columns whose values may be codes of two or three letters.
inline constexpr std::array<std::string_view, 10> kCodedColumns = {
    "country", "nation", "nationality", "state", "currency",
    "airport", "iata",   "language",    "iso",   "region"};
// Columns whose values may be codes of one letter, and what is coded by an "H" as well.
inline constexpr std::string_view kCodedKinds[] = {
    "type", "kind", "category", "class", "level", "priority", "urgency", "severity", "grade",
    "size", "sex",  "gender",   "mode",  "method"};
inline constexpr std::string_view kUrgentWords[] = {"urgent", "critical", "pressing"};
inline constexpr std::string_view kHighInitial = "h";
// Further words before a participle of a state: "who have left".
inline constexpr std::array<std::string_view, 11> kBeforeParticiple = {
    "never", "have", "has", "had", "'ve", "who", "already", "got", "get", "now", "'s"};
// Columns with countries and their parts.
inline constexpr std::array<std::string_view, 12> kCountryColumns = {
    "country", "nation", "nationality", "state",  "province", "region",
    "code",    "iso",    "citizenship", "origin", "location", "ctry"};
// Columns where "N" and "S" mean north and south.
inline constexpr std::string_view kCompassColumns[] = {"hemisphere", "direction", "side",
                                                       "wing",       "bank",      "bound"};
// Words of a key that do not name what it refers to.
inline constexpr std::array<std::string_view, 5> kKeyEndings = {"id", "code", "number", "key",
                                                                "by"};
// Tables of the place, the state or the kind of an event, and not of its object.
inline constexpr std::array<std::string_view, 20> kCircumstances = {
    "status",   "state",   "branch",   "shop",     "store",    "location",   "city",
    "country",  "region",  "campaign", "method",   "office",   "department", "channel",
    "currency", "station", "season",   "calendar", "supplier", "venue"};
// Single pieces or forms of a thing, which is described by the row that they refer to.
inline constexpr std::array<std::string_view, 10> kPieceTables = {
    "copy",  "plan",   "edition",  "version",  "variant",
    "piece", "format", "specimen", "exemplar", "stock"};
// Words of a key that do not name its role.
inline constexpr std::array<std::string_view, 6> kKeyNameWords = {"id",   "code", "number",
                                                                  "name", "key",  "by"};
// Verbs that ask for a list or its order.
inline constexpr std::string_view kListingVerbs[] = {"list", "sort", "order"};
// Words before what an answer is split by.
inline constexpr std::string_view kSplittingWords[] = {"in", "broken", "split", "grouped",
                                                       "across"};
// Values of a flag that is not set.
inline constexpr std::string_view kFalseValues[] = {"n", "no", "f", "false", "0", "nein", "non"};
// Words right before a state that assert it of the rows that are shown: no negation, infinitive or
// participle.
inline constexpr std::string_view kBeforeState[] = {"is",   "are",   "was",
                                                    "were", "still", "currently"};
// "and how often": a number of rows.
inline constexpr std::string_view kHowOften[] = {"often", "frequently"};
// Words that begin a clause which restricts the rows.
inline constexpr std::string_view kClauseConjunctions[] = {"since", "before", "after",  "until",
                                                           "while", "when",   "unless", "because"};
// Words before a further output.
inline constexpr std::string_view kAddingWords[] = {"with", "including", "plus", "showing"};
// Words after a noun that is counted.
inline constexpr std::string_view kAfterCountedNoun[] = {
    "and", "are", "is", "were", "was", "do", "does", "did", "have", "has", "exist", "in"};
// Verbs that change their meaning with "down" or "off".
inline constexpr std::string_view kPhrasalVerbs[] = {"turn",  "call",  "put",    "write", "shut",
                                                     "break", "throw", "strike", "knock", "back"};
// Adverbs of what happened in fact.
inline constexpr std::string_view kRealityAdverbs[] = {"actually", "really"};
// Verbs of the outcome of a contest.
inline constexpr std::string_view kAttractingVerb = "draw";  // also of visitors
inline constexpr std::string_view kContestVerbs[] = {"win", "lose", "beat", "defeat", "draw"};
// Nouns of what identifies a row.
inline constexpr std::string_view kIdentifierNouns[] = {"id", "number", "code"};
// Columns with the maker of a thing.
inline constexpr std::string_view kMakerColumns[] = {"make", "brand", "manufacturer", "maker"};
// Columns with the model of a thing.
inline constexpr std::string_view kModelColumns[] = {"model"};
// Last words of keys by which people call rows, and words of what a maker or an office numbered.
inline constexpr std::array<std::string_view, 4> kRowNumberNouns = {"number", "no", "nr", "code"};
inline constexpr std::string_view kSerialNouns[] = {"serial", "registration", "reg", "vin", "imei"};
// Last words of tables whose rows are days.
inline constexpr std::array<std::string_view, 2> kDayTables = {"day", "date"};
// Columns with what a row is about.
inline constexpr std::string_view kDescriptionColumns[] = {"description", "subject", "summary",
                                                           "label",       "topic",   "focus",
                                                           "theme"};
// Words before the noun of what keeps the rows: "in our whole catalogue".
inline constexpr std::string_view kBeforeContainer[] = {"our",  "the",   "my",    "your",
                                                        "this", "their", "whole", "entire"};
// Words between two stored values of a list, beside what joins them: "sailed, were delayed".
inline constexpr std::string_view kBetweenListed[] = {"is", "are", "was", "were",
                                                      "in", "at",  "the"};
// Adjectives of the name that someone has: "real name".
inline constexpr std::string_view kRealAdjectives[] = {"real", "actual", "proper", "true"};
// Of what is there, at the end, or is on its way: "the biggest dog going", "going to Rome".
inline constexpr std::string_view kGoingParticiple = "going";
// Forms of "take" in "take place".
inline constexpr std::string_view kTakeForms[] = {"take", "takes", "took", "taking", "taken"};
// Forms of "look" in "look after".
inline constexpr std::string_view kLookForms[] = {"look", "looks", "looked", "looking"};
// What an organisation does with all that it has: "the classes we run".
inline constexpr std::string_view kOperatingVerbs[] = {
    "run",   "stock", "keep",  "let",    "own",     "hold",  "offer",   "sell",
    "serve", "make",  "teach", "see",    "rent",    "hire",  "lease",   "publish",
    "brew",  "breed", "grow",  "employ", "operate", "carry", "produce", "manage"};
// Forms of verbs for what an organisation has: "the library owns no copy".
inline constexpr std::string_view kHavingForms[] = {"has",   "have", "owns",  "holds",
                                                    "keeps", "runs", "offers"};
// Words after a name that go on with it.
inline constexpr std::string_view kAfterName[] = {"name", "names", "and", "or", "is"};
// Words before the noun of a table.
inline constexpr std::string_view kBeforeTableNoun[] = {"the",   "all", "list",  "show",  "of",
                                                        "our",   "my",  "many",  "which", "these",
                                                        "those", "any", "count", "get"};
// Sides of a match.
inline constexpr std::string_view kMatchSides[] = {"home", "away"};
// Last words of a column's name before which the rows are named: honey_kind.
inline constexpr std::string_view kKindColumns[] = {"kind", "type", "sort", "variety", "number"};
// Parts of a column name that say only that it is a flag.
inline constexpr std::string_view kFlagWords[] = {"is", "was", "has", "flag", "flg", "yn"};
// Columns of digits with which nobody calculates.
inline constexpr std::string_view kNoMeasureColumns[] = {
    "zip", "zipcode",   "postal", "postcode", "phone",    "fax",
    "ssn", "telephone", "code",   "latitude", "longitude"};
// Nouns before "number" of how somebody is reached: "phone numbers".
inline constexpr std::string_view kContactNouns[] = {"phone", "telephone", "mobile", "tel",
                                                     "cell",  "fax",       "contact"};
inline constexpr std::string_view kNumberNouns[] = {"number", "numbers", "nos"};
// Adjectives after the rows that an amount is compared of: "tools worth more than 150".
inline constexpr std::string_view kWorthAdjectives[] = {"worth", "valued", "priced"};
// Columns whose name is meaningless without that of their table.
inline constexpr std::string_view kGenericColumns[] = {"number", "name", "date",     "time",
                                                       "type",   "kind", "day",      "rate",
                                                       "amount", "year", "quantity", "status"};
// Participles that describe a row and name no event.
inline constexpr std::string_view kDescribingParticiples[] = {"based", "located", "named", "called",
                                                              "dated"};
// Words between the items of a list of outputs: "title and also the year, please".
inline constexpr std::string_view kBetweenListItems[] = {
    "please", "only",     "just",  "plus", "then", "first", "followed",
    "along",  "together", "well",  "as",   "also", "us",    "thanks",
    "enough", "me",       "their", "its",  "his",  "her",   "each"};
// Words of a request before its first output.
inline constexpr std::string_view kBeforeFirstOutput[] = {
    "what",   "which",   "display", "those", "different", "distinct",
    "unique", "various", "find",    "name",  "by"};

// Nouns of the day on which something happened.
inline constexpr std::string_view kDayNouns[] = {"date", "day", "when"};

// Words between a light verb and the measure that it connects: "gave a score", "drew the most".
inline constexpr std::string_view kBeforeGivenMeasure[] = {
    "a",       "an",     "the",  "most", "least", "fewest",  "more",   "fewer",
    "highest", "lowest", "best", "its",  "their", "biggest", "largest"};
// Forms of verbs that say no more than what follows: "brought in the most reports", "are getting
// our newsletter"; and of taking place.
inline constexpr std::string_view kBringForms[] = {"bring", "brings", "brought", "bringing"};
inline constexpr std::string_view kObtainingForms[] = {"get",       "gets",    "getting", "got",
                                                       "receiving", "receive", "receives"};
inline constexpr std::string_view kOccurringForms[] = {"happening", "happened", "happens",
                                                       "occurring", "occurred", "occurs"};
// Nouns before "why".
inline constexpr std::string_view kReasonNouns[] = {"reason", "reasons", "cause", "causes"};

}  // namespace ask::engine
