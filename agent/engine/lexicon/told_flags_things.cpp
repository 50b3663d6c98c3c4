// Yes/no columns of goods, vehicles and services, and how people say them.
#include "agent/engine/lexicon/told_rows.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr std::string_view kToldFlagsThings[] = {
    "a cappella|unaccompanied|acappella|unaccompanied minor|minor = without instruments|"
     "travelling alone|without parents|travelled alone = with piano|with adult|with family|with "
     "parents",
    "abandoned|abandon|dropped = hung up|gave up|rang off|put phone down|hung up before we "
     "answered = got through|stayed on line",
    "abnormal|out of range|flagged = too high or too low|unusual = in range|within range",
    "accepted|accept|acceptable = good enough|passed check = sent back|refused|rejected",
    "accepting|accepting new|open to new = taking on|taking new patients|taking people on = "
     "closed to new patients|books are closed",
    "active|running|operational|online|in operation|working|inuse = taking part|taking on people|"
     "up and running|in working order = axed|standing still|out of order|dropped out|taking break",
    "admin|administrator|superuser = can do everything|have full rights|with full rights = "
     "ordinary user|normal user|limited rights",
    "adoptable|adoption ready = ready to go|ready for home|can be adopted|for adoption",
    "age restricted|age check = over eighteens only|need id for|adults only|ask for id = anyone "
     "can buy|sold to anyone",
    "alarm|alarm fitted|burglar alarm|detector = protected by alarm|had smoke alarm|fitted with "
     "alarm = without alarm|no smoke alarm",
    "alive =  = no longer alive",
    "allergy|allergic|allergies = can not eat everything|reacts to = no allergies|can eat anything",
    "alone|solo|single|single supplement = by themselves|by himself|by oneself|travelling alone = "
     "in company|in group|with instructor",
    "anonymous|pseudonym|anon = under pen name|no byline|did not give name|nameless = under own "
     "name",
    "anti reflective|antireflective|coated|coating = no glare|with coating",
    "armed|firearm|armed guard|weapon = with gun|carries weapon|carried weapon|had gun|used "
     "weapon = without weapon",
    "assembled|assembly included = put together|ready assembled = flat pack|self assembly",
    "at own risk|own risk|risk accepted = at own risk|own risk = we are liable",
    "attributed|attribution = attributed to|thought to be by = definitely by",
    "authentic|authenticated|genuine|original = real thing = forged|counterfeit",
    "automated|automatic|cnc|automation|telemetry = computer controlled|run by itself|run on own|"
     "done by machine|measure by themselves|unmanned|report automatically = hand operated|run by "
     "hand|read by hand|by observer",
    "automatic|auto|self winding = without clutch|no gears|self shifting|self winding = stick "
     "shift|with gears|hand wound|manual wind",
    "autorenew|auto renew|renews = renews by itself|renews automatically|rolls over|renew "
     "automatically",
    "autorenew|renew auto|rollover = renew by itself|roll over|renew automatically = have to "
     "renew by hand",
    "away|not home|no access = nobody in|nobody home|no one home|could not get in = somebody in",
    "baby|infant|has baby|under five = with baby|with infant = no baby",
    "backed up|backup|backups = there is copy of|have copy|saved somewhere = no copy of|without "
     "copy|without backup",
    "backorder|back order|backorders allowed = wait for rest|can be back ordered = no back orders",
    "bail granted|bail|bailed = let out on bail|out on bail = held without bail|refused bail",
    "bee friendly|pollinator|attracts pollinators = good for bees|liked by bees|for pollinators = "
     "no use to bees",
    "beginner|beginners|beginner friendly|novice safe = no experience needed|from scratch|for "
     "newbies|for starters|safe for novices|suitable for novices|good for first timers = need "
     "experience|previous knowledge needed|for experienced riders only",
    "benefit|benefits|welfare = on benefits|on dole|on welfare = no benefits",
    "bike|bicycle|bike allowed = take bikes|you can bring bike|carry bikes|take bicycle = no bikes",
    "bilingual = speak two languages = speak only one language",
    "binaural|both ear|bilateral = on both sides|both ears|in both ears = one ear",
    "blinded|double blind|blind|masked = nobody knows = know what they get|everybody knows",
    "blocker|blocking|blocked = hold us up|hold up release|in way|show stopper = can wait",
    "boarder|boarding = live in|live at school|sleep at school = day pupil|go home at night|live "
     "at home",
    "bonded|duty suspended|in bond = duty unpaid|under bond|in bond = duty paid",
    "boneless|bone out|deboned = without bones|off bone|no bones = on bone|with bone in|bone in",
    "bonus = extra episode = regular episode",
    "bookable online|online bookable = can be booked online = phone only",
    "bottle conditioned = conditioned in bottle = dead",
    "bounced = came back|undeliverable = got through",
    "boxed|original box = in box|with box = without box",
    "breached|sla breached|breach|violated = missed target|took too long|out of time|over time|"
     "broke sla = within target|on target|in time|within sla",
    "breakfast|breakfast included|with breakfast = comes with breakfast|breakfast thrown in|"
     "includes breakfast = room only|without breakfast",
    "breaking|breaking change|backward incompatible = break old code|need changes on upgrade = "
     "safe to upgrade",
    "bulky|oversize|large = too big for bin = fit in bin",
    "byob|corkage = bring own bottle = may not bring wine",
    "captain = wears armband|skippers side|leads team",
    "captive bred|captive born = born in captivity|bred in captivity|zoo born|bred here = wild "
     "caught|from wild|wild born",
    "case|case included|with case = come with case|in case = without case|no case",
    "charity|charity stall|non profit = for good cause",
    "checked|checked bag = in hold|goes in hold = in cabin|carry on",
    "childcare|creche = can bring kids|somebody minds children = no childcare",
    "chip returned|tag returned = gave back chip|handed chip in = kept chip",
    "chronic|long term = long standing = short term",
    "clean = ready for guests",
    "clearance|on sale = in sale = full price",
    "clipped|wing clipped = with clipped wings",
    "closed road|closed roads = traffic free|no cars = open to traffic",
    "codeshare = sold by another airline|operated by partner = own flight",
    "coin operated|self service|coinop = self service|coin operated = service wash",
    "collared|tagged|ringed|banded = wear tag|with collar|carry transmitter|with ring = unmarked|"
     "without tag",
    "colour|color|full colour|full color = in colour|in color|full colour = black and white",
    "completed|completer|finished|finisher = went all way|saw it through|stuck it out|made it to "
     "end|made it round|got round|crossed line = dropped out|gave up|did not make it",
    "compliant|compliance|within limit = within limit|within limits|clean enough|meet standard = "
     "over limit|above limit|too dirty|in breach",
    "complication|complications|adverse = went wrong|problem arose = went well|without problems|"
     "uneventful",
    "complimentary|comp = on house|free of charge|for nothing|free ticket|given away = paid for|"
     "full price",
    "compulsory|mandatory|core|obligatory|required = have to take|everyone has to take|must be "
     "taken|have to do|everybody has to do = optional|by choice|can choose|voluntary",
    "confidential|restricted|privileged|sealed = under wraps = open to everyone|open to anybody",
    "confirmed|genuine|real alarm = going ahead = pencilled in|false alarm|for nothing",
    "consecrated|blessed = on holy ground",
    "consignment|consigned|on consignment = on commission|belong to someone else|sale or return",
    "contactless = tap and go|pay by tapping|tap to pay = chip and pin only",
    "contaminated|haemolysed|hemolyzed|clotted|spoiled|contamination = gone bad|unusable|mixed up "
     "with other stuff",
    "continent|continence = can hold it|gets to toilet = incontinent|needs pads",
    "controlled|narcotic|scheduled = locked away|kept in safe",
    "converted|conversion = became customer|led to sale = bought nothing",
    "conveyed|transported|hospitalised = taken to hospital|driven to hospital|ended up in "
     "hospital = left at home|treated on spot|stayed at scene",
    "cooking facilities|can cook = able to cook|with cooker = without cooker|nothing to cook on|"
     "only kettle",
    "cordless = battery powered|without cable = plug in",
    "corked|faulty|flawed = gone off|tasting of cork",
    "corner|corner pitch = on corner = in middle of row",
    "corporate|company|organization = for companies|for office = for families|private person",
    "corresponding = corresponding author|to write to = co author",
    "cot|cot required|crib = need cot|asked for cot|want crib = no cot",
    "council funded|state funded|publicly funded = council pays|paid by council|on benefits = "
     "pays for themselves|self funder",
    "couple|couple session|partner session = come together|as couple|with partner = come alone",
    "court|litigated|contentious|litigation = go to court|end up in court|fought in court = "
     "settled out of court|out of court",
    "courtesy car|loaner|courtesy = got courtesy car|had loaner|given courtesy car = without "
     "courtesy car",
    "cremated|ashes|cremation = only ashes|in urn = buried whole|in coffin",
    "critical|bottleneck|business critical|essential = can not do without|we depend on = can do "
     "without|nice to have",
    "cultivated|worked|maintained = well kept|kept up|looked after = neglected|overgrown|gone wild",
    "custody|sole custody|legal custody = has custody|may decide = no custody",
    "custom|bespoke|made to measure = made to measure|tailor made = off peg|off rack|ready made",
    "damaged|damage|damage reported = came back damaged|came back broken|got damaged|knocked "
     "about|ruined = intact|came back fine|in one piece",
    "dangerous cargo|imdg|dangerous goods = carry dangerous goods|with hazardous cargo = harmless "
     "cargo",
    "day case|outpatient|same day = went home same day|no overnight stay = stayed overnight",
    "dbs checked|dbs|vetted|background check|safeguarding|police check|checked = police checked|"
     "background checked|cleared to work with children = unchecked|no police check",
    "decision maker|decision = can sign|have final say|have last word|make decisions",
    "decorated|painted|inscribed = with pattern|with decoration|with writing on it",
    "deferred|excluded|suspended = turned away|sent away|barred from giving = allowed to donate|"
     "may donate|allowed to give",
    "delayed = held up|behind schedule = on time",
    "delivery|delivered|delivery required|home delivery = dropped off|brought to them|brought "
     "home|dropped at door = picked up by customer|collected themselves|picked up at shop|fetched "
     "themselves",
    "delivery included = brought to you = collect yourself",
    "dementia = with dementia|has dementia|lost memory = clear headed",
    "diabetic = with diabetes|no sugar",
    "digital = as files|on chip = on film",
    "digitised|digitized|scanned = can be seen online = on paper only",
    "direct|nonstop|non stop = straight through|without changing = you have to change",
    "direct debit|autopay|auto pay = pay by direct debit|pay automatically|on autopay|pay from "
     "bank account = pay by hand|pay manually|pay another way",
    "discontinued|delisted|obsolete|withdrawn|dropout|dropped|phased out = no longer made|end of "
     "line|no longer sold|taken off market|pulled out|dropped out|phased out = stuck it out",
    "diseased|infected|infested = with disease|suffering from = disease free",
    "dishwasher safe|dishwasher = can go in dishwasher|dishwasher proof = hand wash only",
    "display|displayed|ondisplay|exhibited = on show|on view|can be seen|on wall|in galleries = "
     "in storage|put away|locked away",
    "disputed|dispute|contested|queried = argued about|quarrel over",
    "disqualified|dsq = thrown out|chucked out = legal swim",
    "dnf|did not finish = dropped out|gave up|failed to finish|pulled out = made it round",
    "dnr|dnar|dnacpr =  = should be resuscitated",
    "dns|did not start = stayed at home = line up|lined up",
    "dormant|inactive = unused for ages = in use",
    "double decker|doubledecker = with two decks|with upper deck = single decker|one deck",
    "double handed|double up|two carer = needs two carers|takes two people|two people to lift = "
     "one carer|single handed",
    "double sided|duplex|both sides = both sides|double sided|two sided = single sided|one sided",
    "dry clean only|dry clean = only dry cleaning|dry clean only = washable|can be washed",
    "dual control|dual controls = dual pedals|with second pedals|extra brake = no dual controls",
    "dual fuel|dualfuel = take gas and electricity|both gas and power|get both fuels = one fuel",
    "dubbed = with german voices = in original|original version|original language",
    "duplicate|dupe = reported twice|reported already|same as another = unique",
    "eal|esl|ell|english additional = english is not first language|speak another language at "
     "home = speak english at home|native english speaker|english at home",
    "eat in|dine in = sit in|sit down",
    "elective|planned|optional = booked in advance|can choose|free choice = as emergency|"
     "compulsory|have to take|mandatory",
    "eligible|can donate|fit|accepted = allowed to give|may donate|fit to donate|able to give = "
     "turned away|can not donate",
    "eligible|inclusion met|qualifies = meets criteria|can take part|passed screening|meet "
     "criteria|allowed to join = failed screening|screened out",
    "elite|pro = top runner = ordinary runner|fun runner|amateur",
    "embargoed|embargo|restricted|closed = under embargo|locked away|closed to readers|can not be "
     "seen|under lock and key|closed to public = freely available|no embargo|open to everyone|"
     "free to view|anyone can see",
    "emergency|urgent|priority|stat|rush|out hour = straight away|can not wait|in hurry|as fast "
     "as possible|rushed through|in middle of night|drop everything = can wait|no hurry|non urgent",
    "encrypted|encryption|bitlocker = disk is scrambled = unprotected",
    "estate grown|estate = from own vines|home grown|own fruit = bought in|bought in fruit",
    "estimated|estimate =  = really read",
    "evacuated|evacuation = had to leave building|cleared out = stayed inside",
    "evening = at night|in evenings",
    "exceeded|exceedance|above limit = over limit|above limit|too high = within limit|below limit",
    "exclusive|exclusivity = only from us|only we have|only for them|sole rights|only with them|"
     "may not use anybody else = available elsewhere|non exclusive|free to use others",
    "exempt|exemption = pay nothing|tax free = have to pay",
    "explicit = bad language|strong language = no swearing|family friendly",
    "export|foreign|overseas = go abroad|from abroad",
    "express|next day|priority|expedited|rush|rush job|same day|urgent|nonstop = in hurry|can not "
     "wait|needed at once|skip stops|non stop = ordinary delivery|no hurry|can wait|no rush|stop "
     "everywhere",
    "external|outsourced|customer facing|public facing = from outside|from another university|"
     "bought in|customers notice|customers see|seen by customers = in house|made ourselves|in "
     "house only|behind scenes",
    "fair trade|fairtrade = fairly traded",
    "false alarm|hoax|is false|false = for nothing|nothing had happened|false alarm|by mistake|"
     "nothing there = real fire",
    "family|household = whole family|for family",
    "farmed = farm raised|from fish farm = wild caught|line caught",
    "fault|liable|liability = to blame|own fault|caused it|in wrong = somebody else's fault|in "
     "right",
    "fiction = novels and stories",
    "financed|finance = on finance|bought on credit|paid in instalments = paid cash|paid outright",
    "fire warden|fire marshal = responsible for fire drill|in charge of fire drill|fire officer = "
     "no fire duty",
    "fixed rate = stay same|locked in rate",
    "fixed term|committed|temporary|temp|contingent|casual = tied in|locked in|under contract|on "
     "short contract|contract staff|one off|just for day = no contract|no tie in|on permanent "
     "contract|permanent staff",
    "floodlit|floodlights|floodlight|lights = playable at night|with lights|can be played at "
     "night|lit up = no lights|unlit|daylight only",
    "flowering|inflower = in bloom|in blossom",
    "folded|fold =  = on hangers",
    "food safe|foodsafe = you can eat from|safe for food|food safe = decorative only",
    "forklift|has forklift = with forklift|can unload = no forklift|unload by hand",
    "four wheel drive|awd|all wheel drive = four wheel drive|all wheel drive|four by four|off "
     "road = two wheel drive",
    "fragile|delicate|gentle|hand wash = easily broken|needs careful handling|needs care|"
     "breakable|handle with care = hard wearing",
    "framed|frame = in frame|with frame = without frame",
    "frames|frames included|sills = with frames|frames and sills = glass only",
    "framework = under umbrella agreement|call off = one off",
    "fraud|suspected fraud|flagged|fraudulent|suspicious|fraud suspected = dodgy|suspicious|"
     "fraudulent|fishy|look fishy|look like fraud|smell of fraud = above board",
    "fraud|fraud flag|siu referral|investigation = think is fiddle|smell of fraud|look made up",
    "friendly = does not count",
    "front page|frontpage = made front page|on page one|lead story = inside pages|buried inside",
    "full service history|service history = with full service history|fully documented = no "
     "service history",
    "general anaesthetic|general anaesthesia|general anesthesia = put to sleep|knocked out",
    "generic = off brand|cheap version = brand name",
    "ghostwritten|ghost written =  = written by themselves",
    "glasses|lenses = wear glasses|need glasses|with contact lenses = without glasses|no glasses",
    "good with cat|cat friendly = gets on with cats|ok with cats|can live with cats = no cats|"
     "chases cats",
    "grass fed = raised on grass|pasture fed = grain fed",
    "gratis = costs nothing = have to pay for",
    "grid connected|gridtied|ongrid = on grid|hooked up to grid = off grid|stand alone",
    "group|group session = together with others|as group = one to one",
    "guarantee|guaranteed|guaranteed departure = with guarantee|sure to run|definitely going = no "
     "guarantee|may be called off",
    "guest checkout = without account|as guest = with account",
    "guided|escorted|with guide = with guide = without guide|self guided",
    "guilty|convicted = found guilty",
    "gutters|gutter|gutters included = gutters too|with gutters = windows only|without gutters",
    "hallmarked = with hallmark = unmarked",
    "hand made|handmade|handsewn = made by hand|hand sewn|hand stitched = machine made|mass "
     "produced",
    "hand reared|handreared = bottle fed|raised by hand|reared by people = raised by mother|"
     "parent reared",
    "handwritten|manuscript = written by hand",
    "hardstanding|hard standing = on hard standing|on gravel = on grass",
    "helicopter|heli|airlift = by air|flown out|with chopper = by road|on foot",
    "helmet|helmet worn|hat|owns hat|helmet included = wearing helmet|with helmet|has own hat|"
     "brings own helmet|comes with helmet|wants helmet = no helmet|needs to borrow hat|without "
     "helmet",
    "hinged = with hinge|hinge marks",
    "home game = on own ground = on road",
    "homeless|no fixed abode = sleeping rough|on streets|without home|of no fixed abode = with "
     "home",
    "homework|homework set = homework was set|got homework = no homework",
    "homework done|exercise done|compliant|adherent|compliance ok = did exercises|stuck to it|did "
     "homework|do exercises|took pills|took it as told|stuck to plan = skipped homework|skipped "
     "doses|missed doses|forgot pills",
    "hot food|serves food = cook on site = non food|craft only",
    "housebound|homebound = can not leave house|can not get out|stuck at home|unable to leave "
     "home = can get out|able to get about",
    "id checked|id verified|identified = showed id|id checked",
    "illustrated|illustration = with pictures|have pictures = without pictures|text only|no "
     "pictures",
    "in print|inprint = can still be bought|in print = out of print|no longer available|can no "
     "longer buy|can no longer get|can no longer be bought",
    "in stock|stocked|stock item|stocked item = we have in|kept in stock = out of stock|run out "
     "of|sold out|to order only|special order|non stock",
    "inbound|incoming = they called us|they rang us|called in = we called them|we rang them",
    "incumbent|sitting = in office|defending seat",
    "independent = without party|no party|stand alone = for party|party member",
    "inducted|induction|orientation = had induction|shown round|done safety briefing = no "
     "induction",
    "infectious|contagious|transmissible = can infect others",
    "inhouse|in house = in house|made ourselves = bought in",
    "injury|injured|harm|hurt|injuries|casualty|bodily injury = hurt themselves|got hurt|wounded|"
     "someone got hurt|somebody was hurt|people were hurt|people got injured = unhurt|nothing "
     "happened|unharmed|safe and sound|nobody hurt|nobody was hurt|no one was hurt|damage only",
    "instrumental = without singing|no vocals = with vocals",
    "intensive = crash course = once week",
    "international|overseas|capped|limited = from abroad|from overseas|come from another country|"
     "played for country|full international|to another country|overseas|have limit = home student|"
     "within country",
    "internet banking|online banking|online access = bank online|on app|go online = branch only",
    "interpreter|needs interpreter|interpreter needed|translator = speak no english|need "
     "interpreter|needs translator|needs somebody to translate = speak english",
    "invalid|spoiled|spoilt|rejected = thrown out",
    "invasive = taking over = harmless",
    "iron low|low iron|anaemic|anemic = low on iron = enough iron",
    "is new = brand new|factory new = pre owned",
    "isofix|towbar = can tow|with tow bar = can not tow",
    "isolation|isolated|barrier|quarantine|quarantined = kept apart|kept away from others|"
     "quarantined|in quarantine|in isolation|locked down = out of quarantine",
    "jury = tried by jury|in front of jury = bench trial|judge alone",
    "juvenile|minor|youth = underage|young offender",
    "key held|has key|holds key|keyholder|key = we have key|we hold key|let ourselves in|have key|"
     "hold key = no key|somebody has to be in|must be let in|without key",
    "key safe|keysafe|key held = with key safe|can let ourselves in|we have key = no key",
    "lactating|milking = in milk|giving milk = dried off",
    "lame|lameness|injured =  = fit to ride",
    "large print = big letters|big print|large type = small print|normal print",
    "late cancel|late cancellation|short notice = cancelled at last minute|pulled out last minute "
     "= cancelled in good time",
    "late pickup|overtime = picked up late|parents were late|too late = on time",
    "lead|principal|leader = main part|title role|front desk|first chair = supporting part|rank "
     "and file|back desk",
    "life|lifetime|honorary = for life = have to pay|pay every year",
    "lights|blue light|siren|lights siren = with sirens|blue lights|with lights on = without "
     "sirens",
    "limited|limited edition = limited run|only so many = open edition",
    "lined|lining = with lining",
    "linen|linen included|bedding = bedding provided|comes with sheets = bring own bedding|"
     "without bedding",
    "literate|alphabet = can read and write|know alphabet = can not read|illiterate",
    "live|production|prod = went out live|as it happens|real customers use|used for real = test "
     "only|for testing",
    "live in = lives with client|sleeps there|round clock = comes and goes",
    "lives alone|living alone = by themselves|with nobody else|single handed = with family|with "
     "someone",
    "livestock|chickens|hens = keep chickens|have animals on = no animals",
    "loan instrument|loaner given = got loaner|given spare = without loaner",
    "loanable|available|lendable|circulating|availability|for sale|forsale = can be borrowed|can "
     "be lent out|up for hire|in cupboard|for hire|can be taken out|can take home|fit to play|"
     "free to play|for sale|can be bought|free to give out|up for sale|could be bought|to be had "
     "= spoken for|can not be borrowed|reference only|for use in library|can not make it|can not "
     "play|in use|given out",
    "looked after = in care",
    "looted|restitution|claimed = claimed back = undisputed",
    "lost|missing = gone missing|vanished",
    "lpg|uses gas = cook with gas|with gas bottles = all electric|no gas",
    "lts|long term support = kept up for long|get long support = short lived",
    "lunch|lunch included|meals included|meal|included = eat here|fed here|get food here|comes "
     "with|thrown in|part of price|in price = bring own food|packed lunch|go home for lunch|costs "
     "extra",
};
// clang-format on

}  // namespace

std::span<const std::string_view> told_flags_of_things() { return kToldFlagsThings; }

}  // namespace ask::engine
