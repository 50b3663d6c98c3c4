// Events of things and places, and how people say that they happened.
#include "agent/engine/lexicon/told_rows.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr std::string_view kToldEventsThings[] = {
    "accepted|acceptance|triaged|triage|approved|won = said yes|taken up|taken on|gone ahead|"
     "given green light|said yes to = undecided|thinking about it|waiting for answer|under "
     "consideration",
    "acknowledged|thanked|thank|acknowledgement|signoff|ack|acknowledgment|receipted|receipt = "
     "thanked for|signed off|picked up|confirmed receipt|heard back|written to|sent thank you|"
     "attended to = without thank you|unconfirmed|unread|unsigned|nobody has looked at|nobody "
     "reacted|unnoticed|unseen|waiting for acknowledgement|waiting for thank you|owed thank you|"
     "nobody has reacted to",
    "acknowledged|triaged|logged =  = in inbox",
    "acquired|acquisition|accessioned|purchased = in collection = looking for",
    "activated|activation|initiated|initiation|opened|read = up and running|switched on = "
     "inactive|left unread",
    "adjourned|postponed|adjournment = pushed back = went ahead",
    "administered|administration =  = to be given",
    "adopted|adoption|rehomed|rehoming = found home|gone to new home = waiting for home|looking "
     "for home|homeless|up for adoption|nobody wants|at shelter|still with us",
    "aired|broadcast|transmitted = gone out|went out = to go out|waiting to go out",
    "amended|amendment|revised =  = unchanged",
    "analysed|analyzed|analysis|tested|resulted|reported = result is in|results are back|results "
     "came back|through lab = waiting for result|awaiting results|in lab|results are not in|"
     "waiting for lab|waiting for analysis",
    "anchored|anchoring = at anchor|dropped anchor",
    "appealed|appeal = taken to appeal = accepted without appeal|unchallenged|accepted decision",
    "approved|approval|authorised|authorized|authorisation|validated|validation|verified|"
     "verification|granted = waved through|signed off|credit checked|double checked|got green "
     "light|given go ahead = awaiting approval|waiting for approval|unsigned|with committee|"
     "waiting for green light",
    "approved|approval|granted = got green light|signed off|gone through = awaiting permission|"
     "waiting for approval|in planning",
    "approved|approval|signoff|proofed = signed off = waiting for approval|awaiting sign off",
    "arranged|assembled|glazed|glazing|lab = put together|back from lab = still at lab",
    "arrested|arrest|apprehended = picked up|behind bars = at large",
    "arrived|arrival|checkedin = checked in = to arrive",
    "arrived|arrival|checkin|checkedin = in house|checked in|yet arrived = to check in",
    "assessed|assessment|evaluated|surveyed|survey = checked over = awaiting assessment|waiting "
     "for assessor|waiting for survey|due for survey",
    "authenticated|authentication = proved genuine|vouched for = unproven|waiting for "
     "authentication",
    "authorised|authorized|approved|authorisation = given go ahead = waiting for go ahead|"
     "awaiting approval",
    "authorised|authorized|authorisation|authorization|approved = given go ahead|signed off|waved "
     "through = waiting for sign off|waiting for go ahead|in approval queue",
    "awarded|granted|award|won = in bag|won by somebody|given to somebody = waiting for decision|"
     "undecided|under review|not won|out to tender",
    "backed|backup|archived|archive = backed up|broken in|put away|mothballed = without backup|"
     "only on card|unbroken",
    "backfilled|backfill = filled in|covered up",
    "baked|bake|baking = out of oven = in oven",
    "bloomed|bloom|flowered|flowering = in flower|come into flower = in bud|to bloom",
    "boarded|boarding|pickup|picked = on board|picked up = in terminal|left behind|waiting for cab",
    "booked|booking|scheduled = booked in|in diary|pencilled in = without test date|waiting for "
     "test date",
    "bottled|bottling|packaged|packaging|kegged|canned = in bottle = in tank|in barrel",
    "bounced|bounce = came back|undeliverable|failed to arrive = got through",
    "buried|burial|interred|interment = laid to rest|in ground = awaiting burial",
    "calibrated|calibration = set up right = due for calibration|overdue for calibration|waiting "
     "for calibration",
    "callback|calledback = called back|rung back|phoned back|hear back = waiting for call back|"
     "owed call",
    "calved|calving|farrowed|lambed|foaled = given birth = pregnant|to calve|in calf",
    "cancelled|canceled|cancellation|stopped|lapsed|lapse = called off|cried off|dropped out|"
     "pulled out|ran out|run out|stopped giving|dropped off|no longer giving|scrapped|fell "
     "through = going ahead|on books|still with us|in force",
    "catalogued|cataloged|catalogue|described|cataloguing|recorded = written up|in catalogue = "
     "unsorted",
    "ceased|ended|cleared|clear|stood|standdown|closed|reset = no longer getting meals|dropped "
     "out|stood down|wrapped up|back at base|dealt with|back at station = getting meals|still "
     "with us|on books|in progress|at scene|on scene",
    "checkedout|checkout|exit|signedout = checked out|gone home|swiped out|signed out = in "
     "building|in gym|in gym right now|on premises",
    "checkedout|checkout|vacated = cleared out|handed over",
    "cleaned|cleaning|sanitised|clean|lastcleaned|washed = washed down|turned round|spick and "
     "span = needs cleaning|to be done|needing clean|due for clean",
    "cleared|clear|vetted|dbs|clearance|vetting|screened|screening|conflict|closed|solved = "
     "cleaned down|through screening|checked for conflicts|cleared up = waiting for clearance|"
     "unchecked|awaiting vetting|waiting for conflict check",
    "clicked|click = clicked on|followed link",
    "collected|pickup|collection|departed|departure|checkout|signout|checkedout|atd|takeoff = "
     "picked up|handed over|taken away|gone home|checked out|set off|yet departed|taken off|"
     "airborne = waiting for customer|still at nursery|waiting for parents|still with us|in house|"
     "at gate|on ground|not yet left",
    "collected|pickup|bibcollected = picked up number = number still here",
    "collected|collection|pickup|handed = picked up|handed over|handed back|driven away = in "
     "garage|in workshop|in shop|waiting for owner",
    "collected|pickup|pickedup|collection = picked up|gone home = gathering dust|nobody came for|"
     "hanging here|on rack|left behind|abandoned",
    "collected|checkedout|pickedup = gone out|picked up = waiting for customer",
    "collected|pickup|signedout = gone home = waiting for parent",
    "collected|collection = taken away|carried off = in saleroom",
    "commissioned|commissioning|energised|energized = switched on|up and running = yet to go live|"
     "waiting to go live|under construction",
    "compensated|compensation|settled = paid out",
    "completed|completion|finished|finish|done|handover|handed|readydate|readyat = through with|"
     "done with therapy|come to end|crossed line|across line|handed over|wrapped up|good to go = "
     "in therapy|in treatment|halfway through|out on course|being worked on|in workshop|on ramp|"
     "in for repair|in garage|under construction|unfinished|going on|on bench|in making|half "
     "finished|in process|in wash",
    "conceded|concession|walkover = given walkover = played out",
    "confirmed|verified|optin|doubleoptin|confirmation = clicked confirmation link = to confirm|"
     "uncertain|waiting for confirmation",
    "consumed|drunk|opened|drank|consumption = uncorked = in cellar",
    "contacted|called|reached = spoken to|got hold of = waiting for call",
    "converted|conversion = turned into booking|booked in end|became customer|turned into "
     "customer|bought something = only looking|came to nothing|thinking about it|still only lead",
    "convicted|conviction|sentenced|sentencing = found guilty|sent down|put away = awaiting "
     "sentence|awaiting trial|on remand",
    "corrected|correction|retracted =  = left standing",
    "cured|smoked|curing =  = in brine",
    "customs|cleared|clearance = cleared customs|through customs = stuck in customs|held at "
     "customs|waiting for clearance",
    "debonded|debond|removed|removal|stripped|dismantled|deaccessioned|deaccession|retrieved|"
     "retrieval = taken off|taken down|taken out|dug up = in braces|on wall|currently up|in "
     "collection|in storage",
    "decided|decision|verdict|ruled|ruling|judgment|determined|determination = heard back|ruled "
     "on|decided on = under review|no decision|waiting for decision|awaiting decision|awaiting "
     "judgment|waiting for verdict|under consideration|in pipeline",
    "decommissioned|decommission|removed = taken out|mothballed = in operation|in use",
    "decommissioned|dismantled|decommissioning = taken down|switched off for good|given up = in "
     "operation",
    "defended|defense|defence|viva = passed viva|had viva|got doctorate = working on it|waiting "
     "for viva|in progress",
    "deferred|deferral = turned away|sent away|put off till next year|rolled over = may donate|"
     "allowed to give|fit to donate|running this year",
    "deleted|deletion|removed = taken down",
    "delisted|delist = axed",
    "delivered|handover|uploaded = handed over|got pictures = waiting for pictures|waiting for "
     "photos",
    "delivered|handed|delivery|dropped = handed over|gone out|dropped off|reached destination = "
     "out for delivery|on van|on road|en route|with courier|on way",
    "departed|departure|moved|vacated|checkedout = gone home|moved out|checked out = still at "
     "table|living here|lives with us|in home|in residence|staying with us",
    "departed|departure|dispatched|despatched = set off|gone out|left depot|on road = at depot|"
     "yet to leave|waiting to leave",
    "departed|departure|atd = pulled out|set off = still at platform|standing at platform|still "
     "to leave|waiting to leave",
    "destroyed|disposed|disposal|destruction|deregistered|scrapped|decommissioned|auctioned = "
     "thrown away|disposed of|binned|written off|off road|thrown out|got rid of|auctioned off = "
     "on road|on books|in use",
    "detained|detention|arrested = held in port = free to sail",
    "detected|detection|discovered = picked up = unnoticed",
    "dewormed|wormed|deworming|worming = treated for worms = due for worming|needs worming",
    "digitised|digitized|scanned|scan = scanned in = on paper only",
    "disbursed|disbursement|funded|drawn|drawdown|distributed|handed = paid out|drawn down|given "
     "out|handed out",
    "discontinued|discontinuation|stopped|stop|withdrawn|withdrew|withdrawal|dropout|dropped = "
     "taken off|no longer taking|dropped out|pulled out|backed out|left study|gave up = on at "
     "moment|in study|taking part|on study|stayed in",
    "dismantled|closed|closing = taken down",
    "disqualified|disqualification|dsq = thrown out|chucked out",
    "dissolved|ended|split|unmatched = split up|stopped meeting|broken up = going strong",
    "distributed|distribution|issued|transfused|transfusion|used|printed|emailed|print = given "
     "out|handed out|given to patient|gone out|sent out|handed over|off press = in fridge|in "
     "stock|waiting for certificate|waiting for tickets",
    "diverted|diversion = sent elsewhere|ended up elsewhere = landed where it should",
    "divorced|divorce|dissolved|annulled = split up",
    "dosed|dosing|treated = had drug|got drug",
    "dried|dry|dryoff = dried off = in milk",
    "dropped|dropoff|alighted|alighting = dropped off = on board|in cab|on way|in car",
    "edited|cut|mixed =  = waiting for edit",
    "edited|proofed|proofread|checked =  = waiting for editor|unread|on slush pile",
    "edited|retouched|processed|graded = touched up",
    "elected|election|declared|won = voted in|in office = up for election|on candidate list|"
     "missed out",
    "electrified|electrification = under wires = diesel only|without wires",
    "erected|installed|placed|unveiled =  = to be put up|without stone",
    "escalated|escalation = passed up|pushed up|taken further|gone to next stage = kept at first "
     "line|handled at first stage",
    "escaped|escape = broke out|got away",
    "evicted|eviction|vacated = thrown out|kicked out|turned out|turfed out = in home",
    "excavated|excavation|dug = dug out = to be dug|in ground",
    "expired|expiry|expiration|expires|lapsed|lapse = out of date|run out|gone off|no longer "
     "valid|lapsed = in date|in force|in good standing",
    "extinguished|controlled|contained|stop = under control = out of control",
    "extracted|extraction = taken out|pulled out|taken off = to come out|waiting to come out|on "
     "hive",
    "extubated|extubation|weaned|weaning = off ventilator|breathing on own|off milk = on "
     "ventilator|intubated|on milk|with mother",
    "fed|feeding = had food|be fed = waiting for food|to be fed",
    "felled|felling|cut|logged = cut down|chopped down|taken down",
    "fermented|fermentation = finished fermenting = bubbling away",
    "filed|filing|delivered = handed in = still to come|outstanding",
    "filled|dispensed|dispensing|filling = laid down|handed out|given out|found someone for = "
     "vacant|looking for someone",
    "finalised|finalized = nailed down = up in air",
    "fired|firing = through kiln = waiting for kiln",
    "fitted|fitting|bonded|fit = wearing it|tried on = awaiting fitting|waiting for fitting",
    "fixed|repaired|repair|mended|resolved|restored = back on road|back from workshop|back from "
     "repair|made good = off road|at workshop|in for repair|away for repair|in workshop|not put "
     "right",
    "fledged|fledging = flown nest|left nest = in nest",
    "foaled|birth|foaling = given birth = in foal|due to foal",
    "followed|followup|contacted = followed up|chased up|called back|got back to = nobody rang|"
     "waiting for call|gone cold",
    "forfeited|forfeit|defaulted|forfeiture|default = lapsed|in default = came back for|in pawn|"
     "in hock|in good standing",
    "found|located|rescued|rescue|reunited|traced = turned up|reunited with owner",
    "found|recovered|mitigated|mitigation|contained|restored|recovery = turned up|under control|"
     "back to normal",
    "found|recovered|located = turned up = untraced",
    "fulfilled|fulfilment|fulfillment|redeemed|honoured|honored = gone out|cashed in|paid up|come "
     "good on = to go out|unused|outstanding|still to come",
    "fulfilled|filled|satisfied =  = picked up",
    "fulfilled|met|provided|supplied =  = needing help|looking for help",
    "gelded|gelding|castrated =  = uncut",
    "germinated|germination|sprouted =  = not come up|dormant|to germinate|to come up",
    "graduated|graduation|conferred|conferral|promoted = got degree|moved up|moved on to next "
     "stage = in same class",
    "granted|issued|grant|awarded = handed out|given out = applied for",
    "grounded|grounding =  = back on line",
    "guaranteed|guarantee = secured with card",
    "hammered|knocked = knocked down|under hammer = unsold|bought in|left over|failed to sell|to "
     "come up",
    "handover|offloaded|transferred = handed over|dropped off|hand over = on board|waiting outside",
    "harvested|harvest|picked|picking|cut|pick = off shelf|dug up|gathered in|taken off shelf = "
     "on vine|in ground",
    "hatched|hatching|hatch = out of egg = in egg|in incubator",
    "heard|hearing|tried|trial = to court|to trial|come to court = waiting for hearing|awaiting "
     "trial|awaiting hearing",
    "hired|recruited|onboarded|appointed = taken on|got job|brought on board = in running",
    "housed|rehoused|placed|resettled = found home|moved on = homeless|waiting for home|without "
     "home",
    "hung|hanging|installed|installation|commissioned|fitted|install = finished hanging|in "
     "operation|up and running|up on roof = still to hang|waiting for installation",
    "identified|identification|determined =  = unnamed|unknown",
    "impounded|seized|confiscated = taken away = with owner",
    "inspected|inspection|checked|serviced|examined|cleaned|tested = checked over|looked over = "
     "due service|needs making up|to clean|unchecked|waiting for inspection|overdue for test|due "
     "test",
    "interviewed|interview = had interview = waiting for interview|awaiting interview",
    "invested|investiture|promise = made promise|sworn in",
    "investigated|investigation = looked into|got to bottom of = under investigation",
    "keyreturned|returned|deported|removed|deportation = handed back|given back|sent back = has "
     "key|in country",
    "landed|landing|caught|arrived|arrival|ata = brought ashore|touched down|yet landed|turned up|"
     "back in port|pulled in = at sea|in air|airborne|in flight|yet to land|en route|on way|out "
     "fishing|to arrive",
    "lapsed|cancelled|expired|ended = gave up|ran out = still get paper",
    "launched|introduced|launch|deployed|deployment|released|release|shipped|opened|unblocked = "
     "put in water|rolled out|went live|in production|kicked off|up and running|in water|off hold "
     "= unlisted|still to come|on hard|waiting to go live|to come out|in planning|out of water|on "
     "hold|in quarantine",
    "locked|lock|frozen|freeze = closed for good = editable",
    "lost|closedlost|sunk|sinking|wrecked = gone to competitor|gone elsewhere|fell through = in "
     "play|in pipeline",
    "marked|graded|grading|assessed =  = still to mark|awaiting grade",
    "matched|assigned|allocated|allocation|randomised|randomized|randomisation|randomization|"
     "assignment = given driver|set aside|earmarked|put in group|given out|picked up by someone|"
     "picked up|given to someone|taken on|given to driver = without driver|uncovered|unassigned|"
     "in screening|nobody on it|up for grabs|no one assigned|waiting for someone|without owner|in "
     "queue|nobody is dealing with|sitting in queue|waiting for driver",
    "matched|reconciled|reconciliation|cleared = tied up|ticked off",
    "microchipped|chipped|microchip|chip = has chip = without chip|has no chip",
    "monitored|monitoring|verified|verification|audited|audit|counted = visited by monitor|source "
     "checked|through audit|checked by auditor = waiting for audit|unaccounted for",
    "moored|docked|berthed|berthing|mooring = tied up|in port = at sea|at anchor|waiting for "
     "berth|waiting off port",
    "neutered|neutering|spayed|spay|castrated|castration|sterilised =  = intact",
    "observed|observation|imaged =  = waiting in queue",
    "offered|offer|allocated|accepted = offered place|made offer|offered plot|got plot = waiting "
     "for place|no place|on waiting list|waiting for offer|waiting for plot",
    "onboarding|inducted|induction = had induction = waiting for induction",
    "oriented|onboarded|intake|induction = had first interview|taken on = waiting for first "
     "interview",
    "passed|pass|achieved|awarded|earned|presented = got badge|made it|moved up|given out|handed "
     "out = working towards|still to pass",
    "passed|pass|carried|enacted|ratified = got through|made grade|went through|voted on = still "
     "to pass|yet to pass|thrown out",
    "paused|pause|suspended|frozen|freeze|hold = on hold|stopped for now|on freeze|on break = "
     "getting meals|running normally",
    "performed|shown|screened|exhibited = on show = still to come",
    "planted|planting|sown|sowing|seeded|drilled = in ground|bedded out = in pots|in pot",
    "plated|bumped =  = in kitchen|on pass",
    "published|publication|printed|announced|announcement|declared = came out|in print|made "
     "public|written up = forthcoming|in press|to come out|in draft|unreleased|too close to call",
    "received|receipt|receiving|delivered|receive|accessioned|accession|arrived|grn = booked in|"
     "turned up|handed over = on order|on way|in transit|waiting for parts|still to come|"
     "outstanding|waiting to be received",
    "recognised|recognized|granted|recognition = granted asylum|allowed to stay = waiting for "
     "asylum|in process|awaiting decision",
    "recovered|recovery|healed|fit = got better|well again|on feet again|back from injury|back in "
     "training = still ill|poorly|injured|on treatment table|out injured",
    "recovered|recovery|found|returned|return = turned up|brought back|back home|home again",
    "docked|ashore|returned|return = back in harbour|back ashore|in port = out on water|out "
     "sailing|at sea|out at sea|on water|out on tour",
    "recovered|recovery|found = found again|turned up",
    "rectified|rectification|cleared|fixed|resolved = made good = carried forward|to be put right|"
     "not put right|outstanding",
    "redeemed|redemption|used|consumed|depleted = bought back|out of hock|cashed in|finished off|"
     "came back for = in pawn|in hock|left over|still to use|in stock|unspent|still with us",
    "refused|rejected|refusal|rejection|denied = turned down|knocked back|thrown out = in running|"
     "under consideration",
    "rejected|rejection|declined|refused|lost|scrapped|loss|denied|denial|repudiated = turned "
     "down|knocked back|said no|binned|thrown out|gone missing|vanished|refused = alive|accounted "
     "for|in running|under consideration",
    "reminded|reminder|chased|dunned|dunning = chased up|sent reminder|had reminder",
    "removed|cleared = taken away|pulled up",
    "resolved|resolution|recovered|stopped|ended = cleared up|went away",
    "resolved|heard|upheld = dealt with = looked into|under investigation",
    "resolved|closed|completed|handled|fixed = dealt with|taken care of|sorted out|seen to",
    "restored|restoration|refurbished|reconnected|reconnection|conserved = done up|as good as new|"
     "power back = in need of work|without power|in dark|waiting for conservation",
    "restored|conserved|treated =  = waiting for restoration|needs restoring",
    "reviewed|review|checked|refereed = gone through = waiting for review|overdue for review|"
     "under review|with referees|unrated",
    "rostered|staffed|assigned = crewed = uncovered|short of staff",
    "sailed|departed|departure|unberthed = put to sea|cast off|left port|gone out = in port|tied "
     "up|in harbour",
    "seen|consulted|consultation = dealt with = in waiting room|in queue",
    "selected|chosen|picked|selection =  = waiting for choice|undecided",
    "served|sat|serve|service|executed = brought out|gone out|sent out|sat out|served on them|"
     "carried out = waiting for food|still to serve|outstanding",
    "shipped|despatched|dispatched|shipment|dispatch|mobilised|mobilized|enroute|deployed|sold|"
     "sale = gone out|sent off|in post|on way|out door|sent out|turned out|sold on|gone off|taken "
     "away = to go out|unposted|waiting for crew|nobody sent|waiting for ambulance|waiting to go",
    "shot|filmed|wrapped|wrap =  = still to shoot",
    "signedoff|disembarked|signoff = signed off|gone ashore|left ship = on board",
    "slaughtered|slaughter|killed|culled|cull = gone to slaughter = alive|on hoof",
    "started|start|began|starting|begun|commenced|commencement = underway|kicked off = still to "
     "start|yet to start|starting soon|coming up|waiting to start",
    "started|start|departed = set off = still to start|waiting to start|did not start",
    "sterilised|sterilized|sterilisation|cleaned = through autoclave",
    "submitted|submission|handed|turnedin|filed|lodged|filing = handed in|turned in|sent in|hand "
     "in|with tax office = to hand in|owing homework|in draft|yet to file|outstanding",
    "superseded|replaced|replacement|exchanged|exchange|requeened|requeening = gone through = in "
     "force|still old one|fallen short of completion|going through|sold subject to contract|with "
     "old queen|due for replacement",
    "surfaced|ascended = out of water|back on boat = under water",
    "surrendered|handed|returned|keyreturn = handed key back|gave back key|returned key = has key|"
     "holding key",
    "tapped|broached =  = unopened",
    "terminated|termination|ended|vacated|moveout|tenancyend = ended early|got out of|moved out|"
     "given up flat|handed back keys = in force|living there|sitting tenant",
    "tested|examined|examination = had test = due test",
    "tested|hydro|hydrotest = in test = out of test|due for test|test has run out",
    "triaged|triage|classified|categorised|categorized =  = waiting for triage",
    "unplugged|disconnected|disconnection = charged up|cut off = plugged in|on charge|on supply",
    "valued|valuation|appraised|appraisal|evaluated|evaluation = priced up|had appraisal|had "
     "review = no valuation|waiting for appraisal|due appraisal|waiting for valuation",
    "verdict|judgment|adjudicated|disposed|disposition =  = going on|before court",
    "verified|validated|confirmed =  = unchecked",
    "vetted|cleared|clearance|dbs|screened = dbs checked = waiting for clearance",
    "voted|cast = to polls|cast vote = to vote|stayed at home",
    "washed|wash|cleaned = through wash",
    "wasted|binned|discarded|discard|disposal = thrown away|thrown out|written off|chucked|binned|"
     "poured away = in stock|in storage",
    "withdrawn|discarded|deaccessioned|weeded = thrown out|got rid of|chucked out = in stock|in "
     "collection",
    "won|win|closedwon = in bag = in play|in pipeline|up for grabs",
    "written|documented|documentation = written up = notes missing",
};
// clang-format on

}  // namespace

std::span<const std::string_view> told_events_of_things() { return kToldEventsThings; }

}  // namespace ask::engine
