// Verbs of events that a table records, with the nouns by which such a table is called: a loan is
// begun by borrowing, checking out and taking home, a session by using. Lemmas in lower case;
// phrases and their particles are separated by a blank, entries by '|'.
#pragma once
#include <string_view>

namespace ask::engine {

struct EventVerbs {
  std::string_view rows, begin;
};

// clang-format off
inline constexpr EventVerbs kEventVerbs[] = {
    {"loan|lending|borrowing|checkout|circulation|issue|loan out|hire|rental",
     "borrow|lend|loan|check out|take out|sign out|take home|issue|lend out|loan out"},
    {"rental|hire|lease|tenancy|let|letting|contract|agreement|occupancy|residency",
     "rent|hire|lease|let|rent out|hire out|let out|take on|move in|move into"},
    {"stay|booking|reservation|admission|occupancy|visit", "admit|check in|stay|arrive|move in"},
    {"assignment|allocation|placement|secondment|posting|duty|shift|roster|membership",
     "assign|allocate|place|second|post|roster|work|put"},
    {"booking|reservation|hold|request", "book|reserve|put on hold|request"},
    {"visit|attendance|checkin|entry|appearance|check in|gate entry",
     "visit|attend|come|turn up|show up|drop in|check in|enter|come in|go"},
    {"enrolment|enrollment|registration|signup|sign up|participation|participant|place",
     "enrol|enroll|register|sign up|take part|join"},
    {"order|sale|purchase|order line|order item|sale item|sale line|order detail|invoice line",
     "order|buy|purchase|place an order"},
    {"sale|sale item|sale line|auction", "sell|sell on"},
    {"payment|transaction|txn|receipt", "pay"},
    {"delivery|shipment|consignment|drop off", "deliver|ship|dispatch|send|supply|drop off"},
    {"treatment|consultation|appointment|vaccination|procedure|therapy|examination|visit",
     "treat|see|examine|vaccinate|operate on"},
    {"repair|maintenance|service|servicing|overhaul|job|work order|fault",
     "repair|fix|service|maintain|mend|overhaul"},
    {"inspection|check|audit|survey|test", "inspect|check|audit|survey|test"},
    {"review|rating|feedback|evaluation", "review|rate|evaluate"},
    {"donation|gift|contribution|pledge", "donate|give|contribute|give anything"},
    {"application|request|permit|claim", "apply|apply for|request|ask for|file|claim"},
    {"performance|show|screening|concert|gig|playing|showing",
     "perform|screen|show|stage|play|sing|put on"},
    {"adoption|placement|fostering", "adopt|rehome|foster"},
    {"reading|measurement|observation|report|sighting", "read|measure|report|observe|record|send"},
    {"ascent|climb|attempt|expedition", "climb|attempt|summit|top|send"},
    {"trip|journey|run|ride|drive|voyage|sailing", "drive|ride|travel|run|sail|take"},
    {"match|game|fixture|appearance|result", "play|appear"},
    {"result|race|race entry|performance|participation|appearance|race result|finish",
     "compete|race|run|take part|swim|row|ride|start"},
    {"award|prize|honour|medal|badge award|win", "win|earn|award|receive"},
    {"usage|use|session|booking", "use"},
    {"exhibit|exhibition|showing|display|exhibition item", "exhibit|show|display"},
    {"lesson|class|course|teaching", "teach"},
    {"induction|training|certification|training attendance", "train|induct|certify"},
    {"invoice|bill", "invoice|bill"},
    {"quote|quotation|estimate", "quote|quote for"},
    {"call|contact|message|phone call", "call|ring|phone|contact|message"},
    {"subscription", "subscribe|subscribe to|take out"},
    {"download", "download"},
    {"vote|ballot", "vote|vote for"},
    {"harvest|picking|yield", "harvest|pick"},
    {"walk|walking", "walk|take for a walk"},
    {"inoculation|vaccination|jab|shot", "inoculate|vaccinate|jab"},
    {"complaint", "complain|complain about"},
    {"fine|penalty|warning", "fine|warn|penalise|penalize"},
    {"translation", "translate"},
    {"interview", "interview"},
    {"view|viewing|watch", "view|watch|see"},
    {"goal|score", "score"},
    {"loan|rental|hire|loan item|hire item|rental item|issue", "go out"},
    {"session|lesson|class|class booking|attendance|visit|appointment|signup|sign up",
     "attend|come|turn up|show up|go"},
    {"batch|brew|brewing|production|production run|bake|run|print run",
     "brew|produce|make|bake|print|manufacture"},
    {"absence|leave|sick leave|sick day", "miss|be absent"},
    {"defect|fault|breakdown|incident|damage|failure|accident", "break down|fail|break|damage|crash"},
    {"shoot|wedding|session|photo shoot", "shoot|photograph|film"},
    {"exam|exam result|test|test result|assessment|attempt", "sit|take|sit for"},
    {"flight|flight log", "fly"},
    {"dive|dive log", "dive"},
    {"cleaning|clean", "clean"},
    {"calibration", "calibrate"},
    {"feeding|feed|meal", "feed"},
    {"watering", "water"},
    {"tuning", "tune"},
    {"grooming|groom", "groom"},
    {"sampling|sample", "sample|taste"},
    {"tasting", "taste|try"},
    {"mention|citation", "mention|cite"},
    {"nomination", "nominate"},
    {"publication|article|post", "publish|write|post"},
    {"bid|auction bid", "bid|bid on"},
    {"refund|return", "return|refund|send back|give back|bring back"},
};
// clang-format on

// A form that is too short for a lemma, and its base.
inline constexpr std::string_view kShortForm = "used", kShortVerb = "use";
// Verbs whose past forms tell of no event.
inline constexpr std::string_view kNoEventVerbs[] = {"be", "have", "do", "get"};

// Rows by which somebody has a thing for a time, and nobody else has it meanwhile; lemmas.
inline constexpr std::string_view kHoldingRows[] = {
    "loan",     "rental",    "hire",      "lease",      "tenancy",   "let",
    "letting",  "checkout",  "borrowing", "lending",    "occupancy", "stay",
    "contract", "agreement", "residency", "allocation", "admission", "issue"};
// Rows that ask for a thing, or are about work on it, while it may be with others; lemmas.
inline constexpr std::string_view kRequestRows[] = {
    "reservation", "hold",    "request", "booking", "repair",      "maintenance", "fault",  "job",
    "ticket",      "order",   "quote",   "invoice", "application", "service",     "defect", "claim",
    "complaint",   "payment", "fee",     "charge",  "visit",       "inspection",  "sale"};

}  // namespace ask::engine
