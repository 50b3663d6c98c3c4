// Yes/no columns of work, documents and results, and how people say them.
#include "agent/engine/lexicon/told_rows.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr std::string_view kToldFlagsWork[] = {
    "male|men|for men = for men = for women",
    "managed|fully managed|full management = looked after by us|we look after = looked after by "
     "owner",
    "manned lock|lockkeeper = with lock keeper = self operated|unmanned",
    "manual = stick shift|with gears",
    "marked queen|queen marked = with dot = unmarked",
    "master key|master = opens everything",
    "matched|match = matched by employer",
    "material included|materials included|book included = includes books|books are included|"
     "materials come with = buy own book|bring own materials",
    "matinee = in afternoon|afternoon show = in evening|evening show",
    "measured|official distance = officially measured|counts for records",
    "medical|medical valid|medical certificate = has medical|passed medical = no medical|medical "
     "missing",
    "medical clearance|cleared|parq = cleared by doctor|fit to train|passed health check",
    "mfa|two factor = with second factor|log in with code = only password|password only",
    "microchipped|chipped|chip|microchip = has chip|with chip|have chip = no chip|without chip",
    "microwave|has microwave = with microwave = without microwave",
    "migratory|migrant = go south for winter|fly away in winter|come back every year = stay all "
     "year",
    "milk|deciduous|primary tooth = baby tooth|milk tooth|first teeth|sheds leaves|loses leaves|"
     "drops leaves = adult tooth|permanent tooth|evergreen",
    "mobile|ambulant|ambulatory|walks = walk alone|can walk|on feet = can not walk|bedridden|in "
     "wheelchair",
    "mobile click|mobile device|smartphone = on phone = on computer|on desktop",
    "monitored|monitoring = watched around clock|connected to control room|keep eye on = bells "
     "only|unwatched|nobody watches",
    "motorway|highway = on motorway|on highway = in town|off motorway",
    "naked eye|nakedeye = seen without telescope|see with own eyes|visible to eye = only with "
     "telescope",
    "nda|confidentiality|confidentiality agreement = sworn to secrecy|promised to keep quiet|"
     "bound to secrecy = free to talk",
    "near powerline|powerline|overhead lines = close to power lines|near cables = clear of power "
     "lines",
    "negotiable|open to offers = can haggle over = fixed price",
    "new build|newbuild|new construction = brand new",
    "night|overnight|after dark|dark|nighttime|night dive|night shift|liveaboard = at night|over "
     "night|in dark|after dark|stay night|sleep over|spend night|lived on|people live on board|"
     "for living aboard|live aboard = in daylight|day trip|just for day|leisure only|nobody lives "
     "on board",
    "night|night service|nightbus = run at night|all night",
    "nightshift|night carer|waking night = work at night|on nights = on days",
    "nil by mouth|npo|fasting|fasted = had nothing to eat|on empty stomach|without breakfast|"
     "nothing eaten = allowed to eat|to eat|may eat|had eaten|after meal",
    "no show|noshow|dna|did not attend|missed = failed to show|stood us up|failed to turn up|did "
     "not come|stood up|do not show|failed to appear = turn up|turned up|showed up",
    "nocturnal = active at night|awake at night|night time = active by day|awake by day",
    "nonprofit|charity|charitable =  = for profit",
    "numbered|allocated|reserved seating = with seat number|assigned seats = free seating|open "
     "seating",
    "oaked|oak = aged in oak = no oak",
    "occupied|in use|let|rented|used|inuse = somebody is in|somebody in|someone in|lived in|"
     "somebody living there|in use|somebody is buried in|with something in it = vacant|nobody in|"
     "standing empty|nobody lives in|nobody is buried in",
    "on call|standby = on duty|can turn out = off duty",
    "on display|displayed|exhibit|public = visitors can see|on show|on view|people can look at = "
     "off show|behind scenes",
    "on offer|promotion|promo|on promotion = on special|on deal|on promo = full price|at full "
     "price",
    "on stop|credit hold|stopped|on hold|hold|stop = cut off|on stop|blocked from ordering|no "
     "more credit = allowed to buy|in good standing|free to order",
    "on tap|tapped|draught = on draught|on tap",
    "online|booked online|web = over internet|on website|via website = by phone|over counter",
    "open access = free to read|anyone can read|freely available = behind paywall",
    "open source|public|oss = anyone can see code|free to use = closed source",
    "otc|over the counter|non prescription = without prescription|sold freely|just buy = on "
     "prescription only|needs prescription|prescription only",
    "out of hours|after hours = out of hours|at night or weekends|after hours = in normal hours",
    "outbound|outgoing = we called them|we rang them|went out = they called us",
    "overdraft|overdraft allowed|overdraft facility = may go overdrawn|can go overdrawn|allowed "
     "overdraft = may not go overdrawn|can not go overdrawn|without overdraft",
    "overdue|returned late = should be back|brought back late|in arrears = on time|not yet due|in "
     "time|up to date|up front",
    "own equipment|own gear|owns gear = has own kit|brings own gear = needs to borrow gear|rents "
     "kit",
    "own goal = put through own net|scored at wrong end = proper goal",
    "own instrument|owns = own instrument = need one of ours|need to borrow one",
    "own stall|own gazebo|brings gazebo = bring own stall|with own gazebo = need stall|use ours",
    "painful|pain|sore =  = pain free",
    "paperless|ebill = get it by email|gone paperless|get bill online = get it by post|want it on "
     "paper",
    "parts required|needs parts|awaiting parts = waiting for parts|needs parts = no parts needed",
    "passed|pass|mot passed|qc passed|conforming|carried = got through|made it|got licence|went "
     "through|sailed through|up to standard|in spec|within tolerance = did not pass|blew it|did "
     "not make it|do not pass|out of spec|out of tolerance|thrown out",
    "patch test|patch tested|skin test = had patch test|patch tested = without patch test",
    "paywalled|paywall|premium|plus = behind paywall|only for subscribers = free to read|open to "
     "all",
    "peer reviewed|refereed = peer reviewed = unreviewed",
    "penalty|penalty clause = from spot|from penalty|from penalty spot|fined for being late|with "
     "penalty = from open play|no penalty",
    "perishable = short shelf life|goes off|will not keep|go bad = keep for ages|long life|shelf "
     "stable|non perishable|keep for ever|long lasting",
    "personalised|personalized|personalisation|personalization = addressed by name = same for "
     "everybody",
    "photo|photograph|photos = can be photographed|allowed in pictures|can take pictures of = no "
     "pictures|must not be photographed",
    "photographed|photo|image = with picture|have photo|there is photo of = without picture|no "
     "photo",
    "photography|photo allowed|photography allowed = can take pictures|may take photos = no "
     "photos|no cameras|must not take pictures",
    "photometric|clearsky = without clouds|clear sky",
    "piano = have piano|can play piano = no piano",
    "pickup|hotel pickup = collected from hotel|fetched from hotel|picked up = make one's own way",
    "pilot required|pilotage compulsory = need pilot|must take pilot = no pilot needed",
    "placebo|placebo controlled = sugar pill = real drug|got drug|active drug",
    "planned|scheduled|preventive = on purpose|known beforehand = unexpected|unannounced|out of "
     "blue",
    "planning required|permit required|needs permit = needs planning|needs permit|needs "
     "permission = without planning|no permit needed",
    "playable|usable|working = can be played|in working order|fit to play",
    "policy violation|over limit|out policy = broke rules|over limit|against rules = within rules|"
     "within limit",
    "polled|dehorned = without horns = with horns",
    "portable = carry around|take with you|take home = stay put",
    "positive|reactive|detected = infected|caught it|came up positive",
    "postal|absentee|mailin|proxy = by post|by mail|from home|left beforehand|on book|by someone "
     "not there = at polling station",
    "postmarked|franked = with postmark|through post = unused",
    "potable|drinkable|drinking = fit to drink|you can drink|safe to drink|for drinking = unfit "
     "to drink",
    "preferred|main supplier|approved supplier|approved vendor = first choice|one we like to use|"
     "on approved list = second choice",
    "premiere = opening night|first night",
    "preorder|pre order = ordered ahead = ready to ship",
    "prerelease|beta|pre release|alpha = test version|early version",
    "prescription required|prescription only|rx only|rx required = only on prescription|needs "
     "script|needs prescription = over counter|without prescription|sold freely",
    "pro bono|probono = free of charge|without charging|unpaid work = fee paying",
    "purchase option|rent buy = can be bought later|can buy it afterwards = hire only",
    "queenright|queen present|queen seen = with queen|have queen|queen there = without queen|lost "
     "queen",
    "quiet|quiet zone|quiet coach = for people who want silence",
    "radiocarbon = carbon dated = undated",
    "rained off|weather cancelled = called off|washed out = went ahead|took place",
    "recapture|recaptured = caught before|caught again = caught for first time",
    "receipt|voucher|receipt attached|receipt provided = with receipt|backed up by receipt|come "
     "with receipt = without receipt|no receipt|missing receipt|lack receipt",
    "rechargeable|billable|chargeable = without batteries|plug in|charged to client|charge on to "
     "client|recharge to client|bill on|have to pay to drop off|cost something = takes batteries|"
     "needs batteries|absorbed by us|non billable|free to drop off|free of charge",
    "recorded|recording|bodycam|camera = on tape|caught on camera|on video = off record",
    "recruiting|enrolling|open to enrolment = looking for people|taking people|taking "
     "participants|looking for volunteers|taking anyone",
    "recurring|repeat|refillable|rerun|repeating|regular = again and again|shown again|second "
     "airing|standing booking|block booking|come every month|come round again|keep coming back = "
     "one off|brand new|once only",
    "recurring|regular|monthly = standing order|keep giving|give regularly = one off|once only",
    "reference|reference only = stay in library|can not be borrowed|only to be read here = can be "
     "borrowed|can be taken home|for loan",
    "refrigerated|chilled|keep cold|reefer|temperature controlled|climate controlled|cooled = "
     "kept in fridge|kept cold|with fridge|keep cargo cold|cold containers|climate controlled|"
     "with cooling = kept on shelf|without cooling",
    "refundable = get one's money back|money back|can be refunded|get money back = non refundable|"
     "no money back",
    "regression = worked before|broke again",
    "rehire|rehirable|rehireable = would have back|could be taken back|would take back = would "
     "not have back|would not hire again",
    "related|drug related|causal|relatedness = caused by drug|due to drug|because of drug|drug "
     "was to blame = nothing to do with drug",
    "relay = in team|as team",
    "released|released alive|discarded = thrown back|returned to water = taken home",
    "relocate|relocation|willing relocate = willing to move|happy to move|ready to move = "
     "unwilling to move|would not move",
    "rentable|available|in fleet|in stock = can be hired|can go out|free to hire|for hire = can "
     "not go out|hired out",
    "repairable|economical|reworkable = worth repairing|can be fixed|worth fixing|can be saved|"
     "salvageable|scrapped = beyond repair|can not be fixed|beyond saving",
    "repeat|returning|repeat guest|existing = stayed before|came back|called before|bought before "
     "= first timer|first time guest",
    "repeat|priors|reoffend = done it before|repeat offender = first time offender|first offender",
    "replica|reproduction|copy =  = real one",
    "reportable|expedited|notifiable = must be reported|needs reporting = need not be reported",
    "reproducible|reproduced|repro = can make it happen again|can repeat|happen every time = can "
     "not make it happen again|only now and then|come and go",
    "request stop|ondemand = stop only on request|on demand",
    "resalable|resellable|restockable|sellable = can be sold again|as good as new|fit for sale|"
     "can go back on shelf = can not be sold again",
    "reservable|reservation required|reserve compulsory = must be reserved|need reservation|with "
     "compulsory reservation = walk up|no reservation needed",
    "reserve met|met reserve|reservemet = made reserve|reached reserve|make reserve|reach reserve "
     "= fell short of reserve|below reserve|short of reserve|missed reserve",
    "reserved|prepurchased = spoken for|bought ahead|kept for someone",
    "respite|short stay|temporary = for short time|for while",
    "restored = done up|touched up = in original condition|untouched",
    "restricted|earmarked|designated = for particular purpose = free to use",
    "resuscitate|resuscitation|full code = should be resuscitated",
    "retouched|edited = touched up = untouched|straight out of camera",
    "return|round trip = there and back|both ways",
    "returnable = can be sent back|can be returned = final sale|can not be sent back|non "
     "returnable",
    "risk|at risk|suicide risk|safeguarding = in danger|worried about|may harm themselves = no "
     "risk",
    "roadworthy|operational|in service|serviceable|airworthy|inservice = on road|in working order|"
     "fit to go out|ready to roll|fit to fly|good to go|can fly|ready to go|fit to go|fit for "
     "road|safe to drive|in running order|in steam = off road|out of action|broken down|unfit to "
     "fly|can not fly|unfit|out of order|out of service",
    "sacred|church|religious = for church|in church|before god = registry office",
    "safety related|safety critical = safety issue = no danger",
    "salaried|salary exempt = on salary|paid salary = paid by hour|hourly paid",
    "scented|fragrant = smell nice|perfumed|with scent = no smell",
    "screen fail|screening failure|screenfail = failed screening|screened out = make it in|passed "
     "screening|made it in",
    "seasick|seasickness = gets seasick|throws up on boats = good sea legs",
    "seated|standing = sit down = standing only|on feet",
    "seaworthy|afloat = fit for sea|fit to sail = unfit for sea",
    "second shooter = with second photographer = single handed",
    "secured|collateralized|collateralised = backed by something|with security|against security = "
     "without security|without collateral",
    "security|vulnerability|security related = hackers could use|about security = harmless",
    "sedated|sedation|anaesthetic|anesthetic|anaesthesia = knocked out = without injection|"
     "without anaesthetic",
    "self catering|selfcatering = cook for yourself|with kitchen = with meals",
    "self checkout|self service|self scan|buffet = scan it yourself|help yourself|buffet style = "
     "manned|sit down|table service",
    "self funded|self funder|privately funded = pays for themselves|pays own way = paid by "
     "council|council pays",
    "serialised|serialized|serial = with serial numbers|have serial number = without serial "
     "numbers",
    "serious|sae|seriousness = life threatening = harmless",
    "service contract|has contract|contract = on service plan|under contract|on contract = "
     "without contract|ad hoc",
    "shelter|sheltered = have shelter|have roof = without shelter|no roof",
    "shod|shoes = wears shoes|with shoes on",
    "shortlisted = on shortlist|made shortlist|through to next round = sifted out|screened out",
    "sight read|sightread = read music|can read notes = can not read music",
    "skinless|skinned = without skin|skin off = skin on|with skin",
    "skippered|skipper|crewed = with skipper|with crew|comes with captain = without skipper",
    "sla met|met|within sla = within target|on target|in time = missed target|took too long|out "
     "of time",
    "smart|smartmeter = read from afar|send readings themselves = old fashioned|read by hand",
    "sold = found buyer|knocked down|went to buyer = left over|found no buyer|bought in",
    "sold out|soldout = booked up|no seats left|no tickets left = seats left|tickets available",
    "sole source|single source|single supplier = only one supplier|no alternative|no other "
     "supplier = several suppliers|more than one supplier",
    "sound|audio|fit|rideable = with sound|fit to ride",
    "special need|sen|additional need|iep = needs extra help|needs extra support|have special "
     "needs|need extra help|need learning support|need support = no extra help|no special needs",
    "splittable|split case|can split|broken case = can be split|sold singly|sold loose = full "
     "cases only|whole cases only",
    "stackable = can be stacked|pile up = can not be stacked",
    "stain removed|stain out = came out = stayed in|do not come out|would not come out",
    "stained|stain|has stain = with stain = no stains",
    "starch|starched = with starch = without starch|no starch",
    "starter|started|starting = in starting eleven = on bench|came off bench|as sub",
    "stray|found stray = found on street|off street|abandoned = handed in|given up",
    "stump grinding|grind stump|stump removal = stump ground out|take out stump = leave stump",
    "substance|addiction|dependency = drink or use drugs|drug problem = sober",
    "substitutable|substitution allowed = can be swapped|can be replaced = must not be swapped",
    "subtitled|subtitle = with subtitles|with captions = without subtitles|no subtitles",
    "supervisor|manager|managerial|line manager = in charge of people = rank and file|no direct "
     "reports",
    "supply only|labour only = labour only = with materials",
    "supported|support = get updates = out of support|no longer supported",
    "survived|survival|intact|success|successful|whole = made it|pulled through|alive|came out "
     "fine|came out whole|unbroken|in one piece = did not make it|in pieces|incomplete",
    "suspicious|deliberate|arson = started on purpose",
    "swimmable|bathing|bathing allowed|swimming = you can swim in|fit for swimming|safe to bathe|"
     "for swimming",
    "swimmer|can swim|swim|swimming = able to swim|can swim = can not swim|non swimmer",
    "syndicated = bought in|from elsewhere = home made|in house",
    "takeaway|take out|to go = take away = eat in|sit in|dine in",
    "telematics|black box|tracker = with tracker|driving monitored|follow sun|turn with sun = "
     "without tracker|do not turn",
    "tenanted|rented|leased|lease = rented out|on lease = owner occupied",
    "tenured|tenure = have tenure = no tenure|on tenure track",
    "text reminder|sms|notify = want text|gets text|texted night before = no texts",
    "tidal|tide = depends on tide|dries out|depend on tide|tide dependent|with tides|feel tide = "
     "non tidal|accessible at all tides|reachable at tide",
    "towable = can be towed",
    "tracked|tracking =  = without tracking",
    "trade|trade account|business = on account = walk in|cash customer",
    "trading = open for business",
    "trailer|trailerable = can be towed|comes with trailer = no trailer",
    "transferred|transfer = passed on|put through to somebody else|handed over|sent to somebody "
     "else = dealt with directly",
    "trial|taster = trying out|on trial|testing at home|try out|for trial = for keeps|signed up "
     "properly",
    "under warranty|in warranty|warranty|guarantee = repair for free|under warranty|under "
     "guarantee|in warranty|with guarantee = out of guarantee|guarantee has run out|out of "
     "warranty|no longer guaranteed",
    "undersized|undersize = too small|under limit|below limit = legal size|big enough",
    "understudy|cover = stand in = first cast",
    "union|unionized|unionised = in union|union member|belong to union",
    "unique|oneoff = one off|one of kind",
    "upheld|founded|justified = found in favour of resident|well founded = thrown out",
    "urban = in town|in city = in country",
    "usable|suitable|acceptable = can be used|good enough = can not be used",
    "usage|commercial|business|trade = for advertising|can be used commercially|shop or office|"
     "trade waste = private use only|editorial only",
    "used|second hand|preowned = pre owned|pre loved = brand new|factory new",
    "vacant|empty|available|void = nobody lives in|nobody living there|standing empty|unoccupied|"
     "up for let|with nothing in it|unladen = lived in",
    "valid|qc passed|quality ok =  = unreliable|bad data",
    "valuable = worth something",
    "variable = change brightness|vary in brightness",
    "varifocal|progressive|multifocal = for near and far = single vision",
    "ventilated|ventilator|intubated = on ventilator|on breathing machine = breathing alone",
    "verified|verified purchase|confirmed|certain = really bought it|beyond doubt|checked by "
     "expert",
    "veteran|military|soldier|forces = served in war|fell in war|served in army|ex army|ex forces",
    "violent|violence = used force|somebody got hurt = nobody was hurt|non violent",
    "virtual|virtualized|virtualised = virtual machine = bare metal|real hardware",
    "visa required|visa = needs visa|have to get visa = visa free|no visa needed",
    "visible|published|online|live|connected|public|communicating|internet = on website|anyone "
     "can see|in public domain|sending data|over internet|on web|by computer = lost connection|"
     "confidential|behind closed doors|unreachable",
    "visitor allowed|visitors|visiting allowed = can have visitors|may be visited = no visitors",
    "vulnerable|priority service = need special care|on priority register|at risk",
    "waitlisted|waitlist|waiting = on waiting list|waiting for place|waiting for spot = have "
     "place|has place|has spot",
    "walk in|walkin = without booking|off street|turned up|walked in|without appointment = booked "
     "ahead|with reservation|with appointment|by appointment",
    "walkover = won without playing|opponent did not show = played out",
    "wanted|wishlist = on wish list|looking for|would like to have",
    "washable|machine washable = can be washed|machine washable = dry clean only",
    "waste removal|remove waste|waste included = take waste away|cart off rubbish = leave waste|"
     "leave it on site",
    "watermarked|watermark = with watermark = without watermark",
    "weighed|loose|by weight|sold by weight = weighed out|sold by kilo = sold by piece",
    "wheel thrown|thrown = thrown on wheel = hand built",
    "winner|winning|iswinning = better one|came out on top|one that won = did worse",
    "witnessed|witness = somebody saw|somebody saw it|with witness = nobody saw|unseen|nobody saw "
     "it|without witness",
    "women only|ladies only|female only|female = for ladies|for women|girls only|ladies only = "
     "for everyone",
    "won|elected|winner = made it = we missed|unsuccessful|fell through|did not get in|missed out",
    "work permitted|permit work|work right|employable = allowed to work|can take job = may not "
     "work|barred from work",
    "working|tested|works|functional = in working order = do not work|kaput",
    "write off|total loss|writeoff|written off = written off|beyond repair|write off = repairable|"
     "can be repaired",
};
// clang-format on

}  // namespace

std::span<const std::string_view> told_flags_of_work() { return kToldFlagsWork; }

}  // namespace ask::engine
