// Events of work and deliveries, and how people say that they happened.
#include "agent/engine/lexicon/told_rows.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr std::string_view kToldEventsWork[] = {
    "learned|learnt|rehearsed =  = to learn|to rehearse",
    "listed|listing = on market|put on market = off market",
    "loaded|loading = on lorry|on truck|on board|on van",
    "lost = gone missing|disappeared|vanished = accounted for",
    "mailed|send = gone out|went out|mailed out = to go out|waiting to go out|in draft|unsent",
    "matched|paired|match|pairing|linked = found partner|paired up|tied up with = without partner|"
     "waiting for partner|waiting for match|no match",
    "matured|maturity = come to term = tied up",
    "merged|merge =  = waiting for review",
    "noshow = did not show|stood us up = turned up|showed up",
    "noticed|notice|noticegiven = given notice|handed in notice = staying on",
    "occupied|occupancy|let|rented|leased|relet = in use|rented out = vacant|standing empty|for "
     "rent",
    "opened|opening|opens|premiered|premiere = on now|had premiere = still to open|opening soon|"
     "coming up|in rehearsal",
    "operated|operation|surgery|performed|procedure = operated on|had operation|under knife|"
     "operation is done = waiting for operation|waiting for surgery|awaiting surgery",
    "overhauled|overhaul =  = due for overhaul|waiting for overhaul|awaiting overhaul",
    "packed|packing = boxed up|parcelled up",
    "packup = packed up|gone home",
    "paidout|payout|settled|settlement = paid out|settled up = waiting for money|outstanding",
    "paroled|parole = out on parole|let out early = serving time",
    "patched|patch|upgraded|upgrade|updated = up to date = out of date|waiting for patch",
    "photographed|photo = with picture = without picture",
    "played|play =  = still to play|left to play",
    "postponed|rescheduled|moved|postponement = pushed back|rearranged|called off|rained off = "
     "going ahead|on schedule|as planned|kept to",
    "potted|repotted = potted on = in trays",
    "priced|pricing = price tagged = without price",
    "processed|processing|run|sorted = gone through|put through = in queue",
    "pruned|pruning|trimmed = cut back = overdue for trim",
    "putaway|stored|shelved = put away|binned",
    "quoted|quote|quotation = sent quote|given price = waiting for quote|awaiting quote",
    "racked|racking = racked off = on lees",
    "readied = waiting on shelf|can be picked up = still at lab",
    "rearranged|rescheduled|reschedule = moved to another date = at original date",
    "rebooked|rebooking|nextvisit = booked again|made another appointment = do not book again|"
     "left without rebooking",
    "recalled|recall|reminded|reminder = called back|called in|written to = on sale|nobody has "
     "called",
    "recaptured|recovered|recapture|resighted = caught again|seen again = at large|on loose",
    "recorded|recording|taped =  = still to record",
    "reduced|markdown = marked down|yellow stickered = full price|at full price",
    "referred|referral = passed on|sent on = self referred|walked in",
    "rejected|rejection = sent back|refused",
    "rejoined|rejoin|reactivated = came back",
    "released|release = back in wild = in captivity",
    "relegated|relegation = dropped down = stayed up",
    "renewed|renewal = signed up again|carried on|rolled over = due for renewal|up for renewal|"
     "lapsed|to renew",
    "reopened|reopen|reopening|lifted|restored = back open|came back|opened again|bounced back|"
     "running again = stayed closed|in force",
    "reordered|reorder|ordered = ordered again|on order = needs ordering",
    "repaid|repayment|payoff|settled = paid off|paid back = owing|outstanding",
    "resigned|resignation|lapsed|stepped = packed it in|gave up membership|stepped down|stood "
     "down = in office|on committee",
    "restarted|resumed|restart = running again|up again = standing still|out of action",
    "restocked|replenished|replenishment|restock = topped up|filled up|back in stock|back on "
     "shelf = in quarantine|needs topping up|waiting for stock",
    "resurfaced|resurfacing|relaid =  = due for resurfacing",
    "retrieved|recovered|recovery = brought back|hauled in",
    "reverted|rollback|revert = rolled back|backed out|undone = stayed in",
    "revoked|revocation|withdrawn|rescinded|lifted = taken away|lost licence|called off = "
     "licensed|in force|in effect",
    "reworked|rework =  = waiting for rework",
    "seated|seating = sat down|shown to table|turned up = waiting for table",
    "serviced|service|maintained|sharpened|servicing = had service|in workshop = due service|"
     "overdue service|needs service|overdue for service|due for service|waiting for service",
    "setup = laid out",
    "shipped|shipping = sent off",
    "shod|shoeing|trimmed = had feet done = due for farrier",
    "shorn|sheared|shearing =  = in fleece",
    "skipped|missed = left out|rained off = carried out|went ahead",
    "soldout|sellout|sold|sale = sold out|cleaned out|booked up|off lot = still some left|seats "
     "left|tickets left|seats going|on forecourt|in stock|still with us",
    "soloed|solo = gone solo|flown alone",
    "stolen|theft|lost|missing = gone missing|nowhere to be found = came back|in fleet|accounted "
     "for",
    "surrendered|relinquished|vacated = given up|handed back",
    "swarmed|swarm = flown off = in hive",
    "switched|switch = changed supplier|gone to another supplier = still with us",
    "tagged|labelled =  = without tag",
    "tasted|tasting = had tasting = to taste",
    "tested|verified|verification = checked by tester",
    "thinned|thinning = thinned out",
    "ticketed|ticketing = tickets have gone out",
    "traded|swapped|trade|swap = traded away = in collection",
    "transcribed|transcript = written out = no transcript",
    "transferred|transfer|moved|promoted|transition = gone to another|moved up|moved on",
    "tuned|tuning =  = out of tune|needs tuning",
    "unblinded|unblinding = told what they got",
    "unfrozen|unfreeze|resumed|resume|reactivated = back from freeze = on hold",
    "unloaded|unloading|offloaded = off lorry = on lorry|on board",
    "unsubscribed|optout|unsubscribe|optedout|unsubscription = opted out|off list|dropped off "
     "list|gone off list|taken off list = on list|getting it|get newsletter",
    "validated|validation|verified = quality checked = unchecked",
    "viewed|viewing|shown =  = unseen",
    "voided|void = rung off|struck out",
    "watered|watering = had water",
    "weighed = weighed in",
    "woke|woken|wake = woke up",
    "writtenoff|writeoff|written = written off|given up on = hoped for",
};
// clang-format on

}  // namespace

std::span<const std::string_view> told_events_of_work() { return kToldEventsWork; }

}  // namespace ask::engine
