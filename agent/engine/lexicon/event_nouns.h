// Verbs of everyday events, and what tables of such events are called: what was mended is in the
// repairs or the jobs. Base forms and singular nouns.
#pragma once
#include <string_view>

namespace ask::engine {

struct EventNouns {
  std::string_view verbs, nouns;
};

inline constexpr EventNouns kEventNouns[] = {
    {"repair mend fix service maintain overhaul",
     "repair maintenance servicing overhaul fix fault breakdown order"},
    {"break fail fault conk", "repair breakdown fault failure incident defect"},
    {"visit see come attend treat examine consult vaccinate groom in",
     "visit appointment consultation treatment attendance call checkup consult"},
    {"go use take ride drive sail fly row paddle walk run travel tow cruise out",
     "trip ride outing flight journey voyage sailing hire rental loan run walk drive usage tour "
     "duty cruise crossing"},
    {"borrow lend take have read rent hire loan out",
     "loan rental hire lending issue checkout borrowing rent let"},
    {"buy order purchase get sell", "order sale purchase invoice transaction receipt"},
    {"stay sleep lie lodge admit in", "stay admission reservation occupancy tenancy"},
    {"inspect check examine test survey audit look review assess",
     "inspection check test survey audit review visit reading examination observation "
     "assessment"},
    {"deliver bring drop send ship supply", "delivery shipment consignment drop supply dispatch"},
    {"collect empty pick", "collection pickup"},
    {"subscribe join enrol enroll register sign",
     "subscription membership enrolment enrollment registration signup"},
    {"apply", "application permit request claim"},
    {"give donate contribute", "donation gift contribution"},
    {"play compete meet face", "match game fixture performance round"},
    {"teach train learn practise practice", "lesson class training practice"},
    {"show screen perform stage", "screening performance showing show"},
    {"weigh weight measure", "weighing measurement reading weight observation check"},
    {"damage crash injure hurt wreck", "damage incident accident injury"},
    {"report log raise notice", "report incident fault issue ticket defect damage"},
    {"harvest pick reap cut", "harvest yield crop pick"},
    {"feed water milk", "feeding watering milking feed"},
    {"clean wash", "cleaning wash clean"},
};

// Tables of whatever a trade does to things and for people.
inline constexpr std::string_view kGeneralEvents[] = {
    "job",  "visit",   "appointment", "session", "service", "event", "record",
    "log",  "entry",   "task",        "activity", "work",   "call",  "callout"};
// Tables of the times that people came: "when was Ann last here?".
inline constexpr std::string_view kPresenceEvents[] = {
    "appt",    "booking", "stay",    "reservation", "checkin", "attendance", "lesson",
    "consult", "hire",    "rental",  "consultation", "admission", "loan"};
// What is written or paid, for which nobody came.
inline constexpr std::string_view kPaperNouns[] = {
    "invoice", "inv",    "payment",  "pay",    "bill",    "receipt", "complaint", "refund", "quote",
    "letter",  "email",  "message",  "review", "feedback", "note",   "estimate",  "reminder",
    "contract", "policy", "claim",   "licence", "license", "subscription", "absence"};
// Verbs of any event.
inline constexpr std::string_view kLightEventVerbs[] = {"do",  "see", "come", "go",   "get",
                                                        "use", "have", "deal", "handle", "work"};
// Places after "was" or "been", in which the verb is left out: "when was the van last in".
inline constexpr std::string_view kPresenceAdverbs[] = {"in", "out", "here"};
inline constexpr std::string_view kComeVerb = "come";
// "since when has she been working here?"
inline constexpr std::string_view kBeingThere[] = {"been", "work", "working"};
// "since when do we have it?"
inline constexpr std::string_view kOwnedForms[] = {"have", "had", "got", "own", "owned"};
// Verbs of what is no event of that kind: it is stored elsewhere or not at all.
inline constexpr std::string_view kOtherDeeds[] = {
    "pay",    "complain", "cancel", "phone", "email",  "contact", "write", "owe",   "leave",
    "die",    "bear",     "build",  "make",  "change", "update",  "move",  "lose",  "win",
    "refund", "return",   "earn",   "cost",  "spend",  "start",   "begin", "end",   "finish",
    "close",  "open",     "hire",   "call",   "marry",   "retire", "resign", "speak"};
// Dates of things themselves rather than of what was done with them.
inline constexpr std::string_view kMadeDateWords[] = {
    "built",    "bought",  "purchase", "purchased", "acquired", "acquisition", "made",
    "published", "released", "release", "founded",  "due",      "expiry",      "expires"};

// Columns of events with what it was, in the order of how clear that is: what was taken, what was
// done, of which kind it was.
inline constexpr std::string_view kThingColumns[] = {
    "item", "product", "goods", "article", "crop", "dish", "material", "what"};
inline constexpr std::string_view kDeedColumns[] = {
    "work",  "task",  "treatment", "description", "problem",
    "fault", "issue", "activity",  "exercise"};
inline constexpr std::string_view kDeedKindColumns[] = {"kind", "type", "service"};

}  // namespace ask::engine
