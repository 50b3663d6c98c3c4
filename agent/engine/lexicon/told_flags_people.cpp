// Yes/no columns of people, and how people say them.
#include "agent/engine/lexicon/told_rows.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr std::string_view kToldFlagsPeople[] = {
    "accredited|licensed|registered|chartered|eligible = has licence|allowed to practise|allowed "
     "to vote|entitled to vote|on roll|may vote|have licence|have license|above board = "
     "ineligible|without licence",
    "adult|of age = for grown ups|grown up|old enough|of age = for kids|for children|underage|too "
     "young",
    "agency|agency staff|bank = temporary staff = own staff|on payroll",
    "alcohol|bar|licensed = can drink in|serve drinks|sell alcohol = no alcohol",
    "alcohol licence|liquor license = may serve alcohol|sell alcohol|serve alcohol = unlicensed",
    "answered = got through|picked up = went unanswered|nobody picked up|rang out",
    "attended|attendance|showed|present|showed up = turned up|showed up|turn up|made it|came "
     "along = did not come|do not show|stayed away|missed it|stood us up",
    "bar service|licensed bar = with bar|with drinks|serving alcohol = without bar",
    "belay|belay certified|lead certified = allowed to belay|can belay|signed off to belay = can "
     "not belay",
    "blocked|banned|blacklisted|barred =  = in good standing|allowed to hire",
    "certificate|certified|trained|qualified|licensed|induction|sworn|graded|slabbed = get "
     "certificate|ends with certificate|allowed to operate|had training|know ropes|with "
     "certificate|in slab|professionally graded = no certificate|need training|unofficial|without "
     "papers",
    "certified|sick note|medical certificate|doctor note|fit note = with doctor's note|with sick "
     "note|certified by doctor|handed in sick note = self certified|without sick note|without "
     "doctor's note|no doctor's note",
    "child|children|junior|juvenile = for kids|for children = for grown ups|for adults",
    "child|child seat|kids = for children|for kids|child sized = for adults|adult sized",
    "child seat|childseat|babyseat = take baby|with seat for children = without child seat",
    "climbing certified|climbing ticket|climber = can climb|certified to climb = ground crew",
    "collect|can collect|pickup authorised|authorised|authorized|excused = may pick up|allowed to "
     "pick up|allowed to collect|can fetch|with permission|had note|with good reason = must not "
     "collect|may not collect|without permission|bunked off|truant|without note",
    "consent|consented|waiver|disclaimer = gave permission|said yes|signed form|signed waiver|"
     "filled in form|signed disclaimer = refused|declined|said no|did not agree|without waiver|no "
     "waiver on file",
    "consent|opt in|optin|opted in|gdpr consent|marketing consent = said yes to mail|agreed to "
     "mail|happy to be contacted|may be mailed|may email|allowed to contact = must not be mailed|"
     "may not email|opted out|refused mail|said no to mail",
    "debut|first book|first timer = first novel|first timer|first race = done it before",
    "deceased|dead = passed away = alive|still with us",
    "dnc|do not call|do not contact = must not be called|may not call|must not ring|leave alone|"
     "off limits = may be called|may ring",
    "do not mail|do not write|no mail|mail stop = must not get post|get no post|want no post|get "
     "no letters|not to be written to",
    "driver|drives|has car|own car|car|blue light driver|own transport = have car|with car|"
     "allowed to drive|can drive|may drive|got car|has transport = on foot|no car|can not drive|"
     "must not drive",
    "driver|driving licence|driver license|driving license = can drive|allowed to drive|have "
     "licence|hold licence = can not drive|no licence|without licence",
    "eco|ecological|biodegradable|green|sustainable|environmental|eco certified|renewable = "
     "environmentally friendly|eco friendly|good for environment|from wind or sun = non renewable",
    "excused|apology|apologies = sent apologies|said they could not come|let us know = stayed "
     "away|without word",
    "export licence|export license|licence required|exportlicence = may be exported|may not leave "
     "country|need licence to leave = free to leave country",
    "fatal|died|death|fatality = did not make it|somebody died = made it|pulled through|nobody "
     "died|non fatal",
    "first call resolved|fcr|first contact = sorted first time|solved first time|solved on first "
     "call|done in one call = needed another call|had to call again|called again",
    "first time|first donation|new donor = never given before = repeat donor",
    "first time fix|fixed first time = fixed first time|sorted on first visit = needed second "
     "visit|had to go back",
    "first visit|first time|new patient|new client|new customer = for first time|first timer|"
     "never been before = repeat visitor",
    "firstclass|first class = with first class|in first class = standard only",
    "freelance|freelancer|self employed|subcontractor|subcontracted = self employed|work for "
     "themselves|farmed out|contracted out = on staff|staff writer|on payroll|on books|in house",
    "full time|all day|full day|fulltime = whole day|full timer|work full time|full hours = half "
     "days|mornings only|part timer|work part time|reduced hours",
    "gas safe|gas registered|gas certified = gas safe|allowed to work on gas|can do gas",
    "good with kid|kid friendly|good with child = can live with children|gets on with children|ok "
     "with kids|good with kids|good with children = no kids|no children",
    "healthy|healthy volunteer = not ill",
    "high chair|highchair|child seat = for baby|for toddler|with baby chair = no high chair",
    "house trained|housebroken|house broken = clean indoors|clean in house|house trained = makes "
     "mess indoors",
    "is child = little ones|under age = grown ups",
    "is driver|can drive|has car|driver|driving = with car|with wheels|can drive|have car|offer "
     "lift|willing to drive = without car|can not drive|non driver|need lift|no car",
    "leash|lead trained|leash trained = walks on lead|good on lead",
    "left footed|left foot = left footed|left footer = right footed|right footer",
    "left handed|lefthanded|lefty = for left hander|left handed|left hander|for lefties = for "
     "right hander|right handed|right hander",
    "licence|license required|licensed = needs licence|have to have licence for = no licence "
     "needed",
    "licence required|license required|training required|ticket required = needs licence|needs "
     "training|needs ticket = anyone can use|no licence needed",
    "licensed|licence valid|sia licensed = with badge = without licence",
    "local|locally sourced|locally produced|local supplier|resident|member = from round here|from "
     "nearby|locally made|home grown|from around here|live in village|live in borough|village "
     "rate = from far away|from abroad|from outside|out of area|non resident",
    "locked|lockout|disabled = locked out|can not get in|can not log in = can get in|able to log "
     "in",
    "loyalty member|has loyalty|vip|loyal|member|executive = in loyalty scheme|with loyalty card|"
     "collect points|loyalty card|one of best customers|big shot = without loyalty card|no "
     "loyalty card",
    "married = have spouse",
    "member|friend|catholic|parishioner = friend of museum|belong to friends|with membership|"
     "belongs to club|one of ours|belong to parish|one of own = non member|from outside parish",
    "nitrox|nitrox certified|enriched air = can dive on nitrox|breathes nitrox = air only",
    "on time|ontime|punctual = on time|as promised|to schedule|in time|on schedule = behind "
     "schedule|delayed|too late",
    "opened|seal broken|email opened = unsealed|uncorked = sealed|unread",
    "opt in|newsletter|marketing consent|subscribed|marketing|subscriber|optin|consent|permission "
     "= on mailing list|want emails|signed up for emails|may email|agreed to marketing|happy to "
     "be emailed|wants emails|agreed to be contacted|want newsletter|happy to hear from us|get "
     "newsletter|receive newsletter|want to hear from us|parents said yes|have slip = opted out|"
     "off mailing list|may not email|no emails|no mailings|no contact|no slip",
    "organic|bio|certified organic|biodynamic = organically grown|chemical free|grown without "
     "chemicals|no spray = non organic",
    "part delivery|partial allowed = accept part orders|happy with part delivery = complete "
     "orders only|all or nothing",
    "part time|parttime|retained|oncall = part timer|reduced hours|on call = full timer|whole time",
    "peak|peak time = at peak time|at busy times|in peak hours|in rush hour = off peak|at quiet "
     "times|outside rush hour",
    "pension|pension enrolled|pension scheme = in pension scheme|pay into pension = opted out of "
     "pension",
    "permanent|perm = always on|all year round|permanent staff|on books = and then|only for while|"
     "contract staff",
    "photo|photo consent|photo permission|photo allowed|image consent = may be photographed|can "
     "be in pictures|can take pictures of|happy with photos|can be photographed|we can take "
     "pictures of|happy to be photographed = no photos|no pictures|must not be photographed|can "
     "not be photographed",
    "playing|playing member = takes part in matches = social only|non playing|social member",
    "police called|police attended|police|police notified|police report = police came|police were "
     "called|got police|reported to police|police know about = without police|no police|police "
     "were not told",
    "potty trained|toilet trained|dry = out of nappies|goes to toilet = in nappies|wears nappies|"
     "in diapers|wears diapers",
    "probationer|trainee member|probationary = on probation = fully trained",
    "release signed|model release = signed release|allowed us to use|have permission to use = no "
     "release|may not be used|can not be used",
    "remote|telehealth|virtual|video|online|distance = by phone|over phone|by video|on zoom|over "
     "internet|from home = face to face|in classroom",
    "remote|telework|wfh|home working = work from home|works from home|work remotely = office "
     "based|in office|come into office",
    "remote|vpn|remote access = from home|log in from outside|from outside = on premises only",
    "signature required|signed for = need signature|must be signed for = left on doorstep|no "
     "signature|signed for|no signature needed|just left",
    "signed|consent signed|informed consent|autographed|signature = with signature|put name to|"
     "agreed in writing|signed by author|with autograph|bear signature = no signature|signature "
     "missing",
    "smoker|smokes|smoking|tobacco = light up|can smoke in|allowed to smoke in|smoke cigarettes|"
     "can smoke = non smoker|non smoking|smoke free",
    "staffed|staff included|waiting staff|manned = with waiters|with staff|have somebody there = "
     "drop off only|self service|nobody there",
    "sustainable|msc|msc certified = sustainably caught|responsibly sourced",
    "sustainable|fsc|fsc certified|certified = from certified forests",
    "trainee|student|apprentice|junior|student let = in training|still learning|learning ropes|"
     "under supervision|let to students|for students|student house = fully trained|professionals "
     "only",
    "trip consent|outing consent|outing permission = may go along|allowed on trips|can come on "
     "trip = must stay behind|may not go along",
    "unsubscribed|opted out = off list|no longer want it|no longer get it = still get it",
    "vaccinated|immunised|immunized|jab = had jabs|had jab|has had shots = no jabs",
    "vaccinated|vaccination|flu jab = had jabs|up to date with jabs = behind with jabs",
    "vip|key account|strategic = high roller|important guest|red carpet|special guest|matter most "
     "= ordinary guest|small fry",
    "volunteer|unpaid = do it for free = on payroll",
    "voting|voting member|full member = can vote|has vote = no vote|can not vote",
};
// clang-format on

}  // namespace

std::span<const std::string_view> told_flags_of_people() { return kToldFlagsPeople; }

}  // namespace ask::engine
