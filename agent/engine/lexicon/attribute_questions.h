// Questions about rows that say what is asked without the name of its column: "what was wrong with
// them", "since when does it exist", "who do I ask for there". Lower case.
#pragma once
#include <span>
#include <string_view>

namespace ask::engine {

// What the columns hold that such a question may ask for.
enum class AskedKind : unsigned char { kText, kNumber, kDate };

struct AttributeQuestion {
  std::span<const std::string_view> openings;  // its first word
  std::span<const std::string_view> keys;      // one of these is in it
  std::span<const std::string_view> others;    // further words that it may have
  std::span<const std::string_view> columns;   // words of the column, lemmas, the likeliest first
  AskedKind kind = AskedKind::kText;
  bool all = false;  // all such columns, and not only the first
};

// Words of any of them, beside pronouns, prepositions and forms of "be", "have" and "do".
inline constexpr std::string_view kAttributeFillers[] = {
    "i",     "we",      "you",      "us",     "me",     "my",    "our",   "the",  "a",    "an",
    "can",   "could",   "would",    "should", "must",   "may",   "need",  "want", "to",   "up",
    "now",   "exactly", "actually", "there",  "here",   "all",   "each",  "one",  "ones", "of",
    "them",  "both",    "please",   "so",     "then",   "their", "its",   "his",  "her",  "been",
    "being", "really",  "again",    "first",  "person", "thing", "things"};

// "who do I ask for there?", "who should we talk to?"
inline constexpr std::string_view kContactKeys[] = {"ask",   "call",  "contact", "speak", "talk",
                                                    "write", "reach", "ring",    "phone"};
inline constexpr std::string_view kContactColumns[] = {"contact", "attn", "representative", "rep",
                                                       "liaison"};
// "who is in charge of it?", "who runs them?"
inline constexpr std::string_view kChargeKeys[] = {
    "charge", "run", "runs", "manage", "manages", "lead", "leads", "head", "heads", "responsible"};
inline constexpr std::string_view kChargeHolderColumns[] = {
    "manager",   "head",   "leader",   "lead",    "supervisor", "coordinator", "organiser",
    "organizer", "chair",  "chairman", "boss",    "director",   "owner",       "responsible",
    "keeper",    "warden", "captain",  "curator", "principal",  "foreman"};
// "how big are they?"
inline constexpr std::string_view kSizeKeys[] = {"big", "large", "spacious", "small"};
inline constexpr std::string_view kSizeColumns[] = {
    "area",    "size", "sqm",  "sqmeters", "sqmetres", "m2",       "sq",  "acreage",
    "hectare", "ha",   "acre", "surface",  "footage",  "capacity", "seat"};
// "how many miles on it?", "how many km has it done?"
inline constexpr std::string_view kMileageKeys[] = {"mile",       "miles",      "km",      "kms",
                                                    "kilometres", "kilometers", "mileage", "clock"};
inline constexpr std::string_view kMileageFillers[] = {"how",  "many", "much",   "clock",
                                                       "done", "gone", "driven", "got"};
inline constexpr std::string_view kMileageColumns[] = {"mileage", "odometer", "odo",       "mlg",
                                                       "mile",    "km",       "kilometre", "kms"};
// "since when does it exist?", "since when are they open?"
inline constexpr std::string_view kBeginningKeys[] = {"since", "exist", "existed"};
inline constexpr std::string_view kBeginningFillers[] = {
    "when",    "exist", "existed", "exists", "around", "open", "opened", "running", "going", "we",
    "have",    "had",   "got",     "know",   "known",  "here", "us",     "been",    "there", "you",
    "working", "with",  "live",    "living", "i"};
inline constexpr std::string_view kBeginningColumns[] = {
    "founded",  "established", "since", "opened", "opening", "formed", "started", "start",
    "launched", "created",     "opens", "open",   "built",   "begun",  "began",   "inception",
    "joined",   "hired",       "join",  "hire",   "listed",  "registered", "enrolled", "acquired",
    "bought",   "purchased",   "purchase"};
// "what was wrong with them?", "what's the matter with it?"
inline constexpr std::string_view kTroubleKeys[] = {"wrong", "matter", "problem", "trouble"};
inline constexpr std::string_view kTroubleColumns[] = {
    "problem", "fault", "issue",     "defect",    "complaint",   "damage", "symptom",
    "trouble", "error", "diagnosis", "condition", "description", "descr",  "what"};
// "what shape are they in?"
inline constexpr std::string_view kConditionKeys[] = {"shape", "condition", "state"};
inline constexpr std::string_view kConditionColumns[] = {"condition", "cond", "state", "grade",
                                                         "status"};
// "what was it about?"
inline constexpr std::string_view kSubjectKeys[] = {"about"};
inline constexpr std::string_view kSubjectColumns[] = {"topic",       "subject", "theme", "summary",
                                                       "description", "descr",   "about"};
// "what did we decide about it?"
inline constexpr std::string_view kDecisionKeys[] = {"decide", "decided", "decision"};
inline constexpr std::string_view kDecisionColumns[] = {"decision",   "disposition", "verdict",
                                                        "resolution", "outcome",     "result"};
// "how did it end?", "how did they turn out?"
inline constexpr std::string_view kOutcomeKeys[] = {"end", "ended", "go", "turn", "finish", "went"};
inline constexpr std::string_view kOutcomeFillers[] = {"out", "up", "off"};
inline constexpr std::string_view kOutcomeColumns[] = {"outcome", "result", "score", "verdict"};
// "where is it going?", "where do they fly to?"
inline constexpr std::string_view kDestinationKeys[] = {
    "going", "flying", "heading", "headed", "travelling", "traveling", "bound", "go", "fly"};
inline constexpr std::string_view kDestinationNames[] = {"destination", "dest"};
// "how many have we got of each?", "how many are left?"
inline constexpr std::string_view kStockOfRowKeys[] = {"each", "apiece", "stock", "left",
                                                       "remaining"};
inline constexpr std::string_view kStockOfRowFillers[] = {"many", "much", "got",
                                                          "have", "hold", "still"};
inline constexpr std::string_view kStockOfRowColumns[] = {"stock",  "hand", "inventory",
                                                          "onhand", "qty",  "quantity"};
// "why were they cancelled?", "why did she leave?"
inline constexpr std::string_view kWhyKeys[] = {
    "cancelled", "canceled", "refused",  "rejected", "declined", "delayed",   "postponed",
    "closed",    "returned", "refunded", "absent",   "off",      "late",      "stopped",
    "failed",    "lost",     "left",     "leave",    "missing",  "suspended", "sent",
    "dismissed", "skipped",  "away",     "grounded", "written",  "scrapped",  "withdrawn"};
inline constexpr std::string_view kWhyFillers[] = {"back", "off", "away", "not", "there"};
inline constexpr std::string_view kWhyColumns[] = {"reason", "cause", "explanation", "motive",
                                                   "grounds"};
inline constexpr std::string_view kWhyOpening[] = {"why"};
// "what does she make?", "what are they paid?"
inline constexpr std::string_view kPayKeys[] = {"make", "earn", "earns", "makes",
                                                "paid", "rate", "get"};
inline constexpr std::string_view kPayFillers[] = {"much",    "each", "hourly", "daily",
                                                   "monthly", "hour", "per"};
inline constexpr std::string_view kPayColumns[] = {"salary",  "wage",     "pay",
                                                   "stipend", "earnings", "rate"};
inline constexpr size_t kPayRate = 5;  // the place of "rate", which of others is a price

inline constexpr std::string_view kWhoOpening[] = {"who", "whos", "whom"};
inline constexpr std::string_view kWhatOpening[] = {"what", "whats"};
inline constexpr std::string_view kHowOpening[] = {"how"};
inline constexpr std::string_view kWhatHowOpening[] = {"what", "whats", "how"};
inline constexpr std::string_view kWhereOpening[] = {"where"};
inline constexpr std::string_view kSinceOpening[] = {"since"};

inline constexpr AttributeQuestion kAttributeQuestions[] = {
    {kWhoOpening, kContactKeys, {}, kContactColumns, AskedKind::kText, true},
    {kWhoOpening, kChargeKeys, {}, kChargeHolderColumns},
    {kHowOpening, kSizeKeys, {}, kSizeColumns, AskedKind::kNumber},
    {kWhatHowOpening, kMileageKeys, kMileageFillers, kMileageColumns, AskedKind::kNumber},
    {kSinceOpening, kBeginningKeys, kBeginningFillers, kBeginningColumns, AskedKind::kDate},
    {kWhatOpening, kTroubleKeys, {}, kTroubleColumns},
    {kWhatOpening, kConditionKeys, {}, kConditionColumns},
    {kWhatOpening, kSubjectKeys, {}, kSubjectColumns},
    {kWhatOpening, kDecisionKeys, kSubjectKeys, kDecisionColumns},
    {kHowOpening, kOutcomeKeys, kOutcomeFillers, kOutcomeColumns},
    {kHowOpening, kStockOfRowKeys, kStockOfRowFillers, kStockOfRowColumns, AskedKind::kNumber},
    {kWhyOpening, kWhyKeys, kWhyFillers, kWhyColumns},
    {kWhereOpening, kDestinationKeys, {}, kDestinationNames},
    {kWhatHowOpening, kPayKeys, kPayFillers, kPayColumns, AskedKind::kNumber},
};

}  // namespace ask::engine
