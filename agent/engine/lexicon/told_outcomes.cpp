// What became of rows, as a status, a flag or a date says it, and how people say it.
#include "agent/engine/lexicon/told_rows.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr std::string_view kToldOutcomes[] = {
    "active|enabled|current|live|subscribed|aktiv|actif|attivo = on the books|on our books|still "
     "going|still with us|up and running|still belong to us = packed it in|dropped out|dropped "
     "out of|given up|no longer do|no longer with us|stopped|called it a day|gone for good|not "
     "with us any more|left us",
    "adopted|rehomed|homed = found a home|found a new home|went to a new home|gone to a new home|"
     "taken home = looking for a home|waiting for a home|waiting to be adopted",
    "answered|picked up|taken = pick up|picked up|get through|got through = nobody picked up|"
     "nobody answered|rang out|went unanswered|nobody took",
    "approved|accepted|granted|agreed|accept|confirmed|authorised|authorized|won = said yes to|"
     "say yes to|said yes|agreed to|okayed|waved through|gave the green light|given the green "
     "light|nodded through|given the nod|gave the nod = said no to|say no to|said no|turned down|"
     "turn down|turned away|threw out|thrown out|knocked back",
    "attended|attendance|present|turned up|showed up|shown|came|checked in|arrived|checkedin = "
     "turn up|turned up|show up|showed up|actually came|came along|made it|put in an appearance|"
     "bothered to come = stood us up|failed to show|stayed away|no show|played truant|bunked off",
    "broken|out of order|oos|faulty|defective|down|repair|maintenance|out of service|off road|not "
     "working|unusable|off rd|vor|defect = kaput|bust|on the blink|out of action|packed up|conked "
     "out|given up the ghost|can't be used|can not be used|can not use|can't use|not be used|"
     "unusable|knackered|broken down|broke down|gone wrong|does not work|do not work|not working|"
     "won't start|not fit for use|won't work|out of commission = in working order|usable|up and "
     "running|we can use|can be used|fit for use",
    "cancelled|canceled|cancel|called off|annulled|aborted|abandoned|scrapped|void|storniert|cxl|"
     "canc = called off|call off|fell through|fallen through|came to nothing|did not take place|"
     "did not go ahead|not go ahead|not take place|never took place|never went ahead|never "
     "happened|not happen|scrapped|axed|backed out of|cried off|changed mind about|lost a night|"
     "did not run|did not sail|did not fly|rained off|blown off|washed out",
    "cancelled|membership cancelled|member cancelled|left|terminated|churned = quit|have quit|has "
     "quit|moved on|gone elsewhere",
    "collected|collection|picked up|pickup|pickedup|fetched = pick up|picked up|come in for|came "
     "in for|been in for|called for|fetched|came to get|come to get = waiting to be picked up|"
     "waiting on the shelf|waiting to be fetched|ready to be picked up|still on the shelf|still "
     "here to be picked up",
    "cut short|shortened|stopped early|abandoned|curtailed = broken off|broken off early|stopped "
     "early|cut off early|ended early|turned back|came back early|given up half way",
    "dead|died|deceased|death|passed away = passed away|pass away|no longer alive|kicked the "
     "bucket|snuffed it|gone to heaven|put to sleep = still alive|alive",
    "decided|decision|determined|resolved = decide on|decided on|ruled on|made up our mind about|"
     "come to a decision = up in the air|waiting for a decision|awaiting a decision|nobody has "
     "decided on|hanging in the air",
    "delisted|removed|discontinued|withdrawn = off our books|off the books|taken off our books|"
     "off the market|no longer on our books|no longer offered|no longer sold = on our books|on "
     "the books",
    "delivered|arrived|received|dlv|handed over = reached the customer|reached their recipient|"
     "reached its recipient|reached recipient|handed over|dropped off|arrived safely|got through "
     "= on its way|on their way|still on the road",
    "deposit|deposit paid|down payment = put down a deposit|put down deposit|paid something down|"
     "put money down|paid the deposit|paid deposit",
    "detained|arrested|held|impounded = not allowed to leave|stopped from leaving|kept in port|"
     "locked up",
    "discarded|destroyed|disposed|wasted|binned|spoiled|dumped|thrown away = thrown away|threw "
     "away|thrown out|threw out|chucked out|poured away|had to be thrown away|binned|got rid of|"
     "went to waste|gone to waste",
    "ended|end|finished|closed|stopped = come to an end|came to an end|wound up|over and done "
     "with|run its course|drawn to a close|all over",
    "discharged|discharge|dis = went home|gone home|sent home|allowed home|let out = in hospital|"
     "still in hospital|on the ward|still on the ward|in a bed|in at the moment",
    "disqualified|dsq|dq = thrown out|kicked out|struck off|ruled out",
    "dogs allowed|pets allowed|dog friendly|pets|pets flg|pet friendly = bring a dog|can bring a "
     "dog|take a dog|bring the dog|bring our dog|bring pets|take pets|dogs are welcome|dogs "
     "welcome|bring an animal|take my dog|bring my dog|you can bring a dog|take dogs|allow dogs = "
     "no dogs|no pets",
    "done|completed|complete|finished|closed|resolved|fixed|ready|abgeschlossen|settled = over "
     "and done with|all done|done with|dealt with|deal with|sorted out|sort out|cleared up|"
     "wrapped up|signed off|polished off|seen to|taken care of|got round to|get round to|put "
     "right|put to bed|ticked off|got through|got done|crossed off = hanging about|still hanging "
     "about|lying around|up in the air|still to do|on the to do list|want fixing|wants fixing|"
     "needs doing|need doing|want doing|want seeing to|need seeing to|want attention|need "
     "attention",
    "done|done at|called back|completed = ring back|rung back|call back|called back|phoned back|"
     "got back to = waiting to be rung back|waiting to be called back|waiting for a call back|"
     "waiting for us to ring|waiting for a call",
    "expired|lapsed|exp|out of date|overdue|past date = went past their date|past their date|past "
     "date|went past date|gone past date|out of date|past its date|went over date|gone over date|"
     "went out of date|gone out of date|passed use by date|too old to use|no longer good|run out",
    "explicit|mature|adult content|contains swearing|bad language = with swearing|with bad "
     "language|not for children|rude words|with rude words|contain swearing|swear in|not for "
     "young ears|for adults only = safe to play with children|safe for children|family friendly|"
     "fit for children|suitable for children|for family listening|safe with children|children can "
     "listen to|safe to play|for all ages",
    "failed|failure|fail|unsuccessful|crashed|error = went wrong|gone wrong|go wrong|blew up|came "
     "to grief|did not work out|did not succeed|did not work|ended badly|flopped|failed to work|"
     "went badly|did not make it|fell short = went well|went right|worked out|was a success|were "
     "a success|went smoothly|succeeded",
    "false alarm|hoax|no action|stood down|not needed = called out for nothing|out for nothing|"
     "for nothing|turned out for nothing|came out for nothing|needn't have come",
    "first aider|first aid|fa|first aid trained = know first aid|knows first aid|do first aid|can "
     "do first aid|trained in first aid|give first aid|with first aid|can bandage",
    "fixed|repaired|mended|resolved|completed|done|closed|finished = put right|patched up|sorted "
     "out|seen to|made good = want fixing|wants fixing|want mending|wants mending|need fixing|"
     "needs fixing|need mending|needs mending|want repairing|need repairing|still broken|is still "
     "broken|are still broken|need seeing to",
    "fragile|breakable|delicate = breakable|may break|can break|handle with care|easily broken|"
     "could break = sturdy|unbreakable",
    "fraud flag|fraud|suspicious|suspected fraud|flagged = smell fishy|fishy|dodgy|smells fishy|"
     "look dodgy|looks dodgy|suspicious|smell a rat|seem dodgy|not above board",
    "free entry|free|admission free|no charge = cost nothing|for nothing|get in for nothing|"
     "without paying|don't have to pay|cost no money",
    "freelance|freelancer|self employed|contractor|external = freelancer|freelancers|hired in|"
     "from outside|self employed = on our own staff|own staff|on the payroll|our own people",
    "given|administered|gvn|dispensed = handed out = not given|missed out",
    "grown here|own produce|homegrown|home grown|own grown|made here|homemade = grown ourselves|"
     "grow ourselves|grown here|our own growing|from our own nursery|grew ourselves|make "
     "ourselves|made ourselves = bought in|buy in|from outside",
    "had reaction|reaction|adverse reaction = reacted badly|react badly|had a bad reaction|took "
     "it badly|was unwell afterwards|were unwell afterwards",
    "handed in|submitted|submission|final report|returned = hand in|handed in|sent in|send in|"
     "turn in|turned in = missing|is still missing|still missing|still to come|still owe us",
    "has car|car|driver|drives|own car|drv|driving licence = drive|can drive|with a car|have a "
     "car|has a car|got a car = without a car|on foot|carless|no car",
    "has key|key|keyholder|key holder|boathouse key|keys = let themselves in|can let themselves "
     "in|with a key|has a key|have a key|hold a key|got a key|can open up|can lock up",
    "held|done|completed|complete|finished|played|sailed|flown|ran|run|performed|took place|"
     "happened|executed|conducted = went ahead|go ahead|gone ahead|going ahead|took place|take "
     "place|taken place|actually happened|happened|came off|were held|was held|actually took "
     "place|actually went|actually came|went off as planned|went through|gone through|carried out|"
     "given as planned",
    "in house|inhouse|own staff|employee|permanent|internal = on our own staff|own staff|on the "
     "payroll|our own people|our own = freelancer|freelancers|freelance|freelancing|outside help|"
     "outsiders|external|self employed|from outside|hired in",
    "in progress|in work|started|ongoing|running|underway|wip|in production|in arbeit|being made|"
     "open|working = busy with|we are busy with|working on|we are working on|being worked on|on "
     "the bench|on the go|under way|underway|building at the moment|are building|in the works|"
     "being built|being made|in the middle of|on the stocks|half done|half finished|still at work "
     "on|being done",
    "in service|active|operational|in use|available|working|ok|usable|on the road|ready = we can "
     "use|can actually use|can be used|usable|up and running|in working order|good to go|ready to "
     "use|fit for use = out of action|off the road|out of commission|can not be used|can't be "
     "used|laid up",
    "left|quit|exit|leaving|resigned|departed|stopped|ended|retired|terminated|leaver|inactive|"
     "finished = packed it in|pack it in|called it a day|dropped out of|dropped out|walked out|"
     "moved on|gave up|given up|thrown in the towel|jacked it in|quit|no longer with us|gone for "
     "good|hung up|handed in notice|stopped coming|gave notice|not here any more = still with us|"
     "on board|on the books|on our books|stuck with us|stayed with us|still come|still comes|"
     "still on the team",
    "lost|missing|stolen|not found|mislaid|disappeared = went missing|gone missing|go missing|"
     "gone astray|went astray|got lost|get lost|vanished|disappeared|nowhere to be found|can not "
     "find|could not find|never turned up again|can't be found|lost track of",
    "mandatory|mand|compulsory|required|obligatory = compulsory|everybody has to do|have to do|"
     "must do|obligatory|everyone must do|mandatory|have to take = voluntary|optional|may skip|"
     "choose to do",
    "may contact|contact ok|consent|can contact|contact allowed = allowed to ring|allowed to call|"
     "allowed to contact|may ring|may call|may write to|can ring|can call|happy to be contacted|"
     "may get in touch with|are allowed to ring = must not ring|must not contact|mustn't ring|"
     "mustn't call|not to be contacted|leave alone",
    "membership|member|is member|belongs = belong to us|belongs to us|belong to the club|one of "
     "us|one of ours = outsider|outsiders",
    "needs induction|induction|training required|induction required = need training|needs "
     "training|only with training|after training = without training|anybody may use|anyone can "
     "use|anybody can use|without an induction|anyone may use",
    "needs repair|repair needed|repair required|for parts|damaged = want mending|wants mending|"
     "need mending|needs mending|want fixing|need fixing|needs fixing|in need of mending|in need "
     "of repair|want a repair|in bits|need seeing to|falling apart",
    "neutered|spayed|castrated|sterilised = been done|had the snip|had the op|been fixed|doctored "
     "= intact",
    "new|placed|ordered|to ship|unfulfilled|pending|processing|open|confirmed|picking|packed = "
     "waiting to go out|still to go out|to go out|waiting to be sent|waiting to be shipped|still "
     "to be sent|not gone out|waiting to be dispatched|ready to go out|still to be packed|waiting "
     "to be packed",
    "newsletter|nl|news|mailing list|mailing|marketing|news|email ok|opt in|wants newsletter|"
     "newsl = get the newsletter|gets the newsletter|get our newsletter|want the newsletter|on "
     "the mailing list|want our mails|hear from us|receive the newsletter|get our news|want our "
     "news|we may write to|signed up for the newsletter = want no newsletter|off the mailing list|"
     "don't want the newsletter|no newsletter",
    "no answer|nobody home|not in|not home|no access|missed|noaccess|not at home|no reply|away = "
     "nobody came to the door|nobody come to the door|nobody answered the door|nobody opened the "
     "door|nobody was in|nobody in|no one was in|no one in|nobody was home|nobody home|nobody at "
     "home|not at home|customer was out|could not get in|no one came to the door|nobody opened|no "
     "one answered the door",
    "no show|noshow|nosh|did not attend|missed|absent|no shows|not attended|dna|no access = no "
     "show|stood us up|stand us up|turn up = showed up|turned up|actually came|made it",
    "off hire|on hire|hired|rented|out|on loan|loaned = still out|out with a customer|out at a "
     "customer|with a customer|at a customer's",
    "on display|displayed|on show|exhibited|on view = on show|public can see|can be seen|can see|"
     "on the walls|visitors can see|people can see|out in the galleries|in the galleries = in the "
     "store|in storage|in the depot|in the basement|locked away|put away|public can't see|public "
     "can not see|not on show",
    "on hold|paused|stopped|suspended|deferred|hold = put on ice|on ice|put on the back burner|on "
     "the back burner|parked|shelved|stopped for now",
    "on stop|blocked|credit hold|barred|on hold|blacklisted|banned|suspended|gesperrt = blocked|"
     "barred|can't order|can not order|not allowed to order|cut off|not allowed to borrow|can't "
     "borrow|not allowed in|kicked out|banned|frozen out|we will not serve|we won't serve|we will "
     "not hire to|we won't hire to|we will not sell to|we won't sell to|not welcome here",
    "paid|invoice paid|settled|payment|paid up|bezahlt|fee paid|balance paid = cough up|coughed "
     "up|coughed up for|pay up|paid up|stump up|stumped up|settle up|settled up|settled|squared "
     "up|money is in|money has come in|the money is in|money in|handed over the money|forked out "
     "= still owing|still owe|owing|outstanding|still owed|still to be paid for|waiting for the "
     "money|waiting for our money|money to come",
    "paid leave|paid|is paid = get paid for|with pay|money for = don't get any money|get no money|"
     "without pay|without money|for no money|no pay|not get money|get any money",
    "paused|suspended|on hold|frozen|dormant|sabbatical|on leave|break = taking a break|take a "
     "break|on a break|having a break|on hold|taking time off|put on ice|on ice|stopped for a "
     "while|taking a rest",
    "pending|open|waiting|submitted|requested|new|under review|undecided|in review|received|"
     "awaiting decision = still to be decided|to be decided|waiting for a decision|awaiting a "
     "decision|waiting for an answer|nobody has decided on|nobody decided on|not decided|still "
     "being looked at|being looked at|still in the pipeline|in the pipeline|still on somebody's "
     "desk|hanging in the air|up in the air|still undecided",
    "postponed|rescheduled|deferred|rearranged|moved = put off|put off to another day|put off to "
     "another date|pushed back|moved to another day|moved to another date|rearranged",
    "potted|potted on|planted|planted out|transplanted = potted on|pot on|put in the ground|put "
     "in ground",
    "projector|beamer = with a beamer|beamer|with projector|can show slides",
    "published|publication|released|release|aired|air|broadcast|launch|launched|went live = come "
     "out|came out|went out|gone out|went live|gone live|hit the shelves|hit the shops|seen the "
     "light of day = in the drawer|in the pipeline|up our sleeve|to come out|still to come",
    "quoted|quote|offered|estimate|proposal|quote sent|offer sent = hasn't said yes to|waiting "
     "for a yes|waiting for an answer|haven't said yes to|waiting for the go ahead|not decided on",
    "reached|arrival|arrived|docked|landed = made port|reached port|reached harbour = at sea|"
     "still at sea|under way|in the air|on its way|on their way",
    "ready|ready for collection|ready for pickup|awaiting collection = can be picked up|can be "
     "collected|can be fetched|waiting to be picked up|waiting to be collected|ready to be picked "
     "up|ready to go|waiting on the shelf|waiting for the customer|to be picked up",
    "refused|declined = patient said no|because patient said no|would not take|wouldn't take|said "
     "no|turned it down",
    "rejected|declined|refused|denied|rej|disallowed|turned down|unsuccessful|lost = said no to|"
     "say no to|said no|turned down|turn down|turned away|refused|threw out|thrown out|knocked "
     "back|not let through|sent packing|declined|denied|rejected|refused to pay|would not pay",
    "remote|remote ok|home office|telework|wfh|work from home = work from home|may work from home|"
     "can work from home|from home|working from home|stay at home to work = have to come in|must "
     "come in|at the office",
    "renewed|renewal = signed up again|signed on again|taken out again|stayed on|carried on = let "
     "lapse|let it lapse|run out",
    "repair|in repair|under repair|maintenance|workshop|in garage|being repaired|refit|servicing "
     "= being mended|being fixed|being repaired|in for repair|in the workshop|in workshop|in the "
     "garage|being seen to|laid up for repair|having work done|at the mender's|at the garage|in "
     "dock",
    "replied|answered|response|reply = got back to us|get back to us|came back to us|heard from|"
     "heard back from|let us hear = nothing heard|waiting to hear",
    "requires rx|rx|prescription|prescription only|rx only|needs prescription = need a "
     "prescription|needs a prescription|on prescription|prescription only|only on prescription = "
     "over the counter|without a prescription|can buy over the counter|without prescription|"
     "freely sold",
    "resolved|solved|closed|settled = sort out|sorted out|clear up|cleared up|put right|deal with|"
     "dealt with|get to the bottom of|got to the bottom of|made good|smoothed over|laid to rest = "
     "still bothering|unhappy",
    "retired|retirement|pensioned|decommissioned|superannuated = hung up their suit|hung up|put "
     "out to grass|out to grass|pensioned off|called it a day|no longer in harness|no longer "
     "working|in retirement|taken out of service|put out to pasture|mothballed = still in harness|"
     "in harness|still at it|still going",
    "retired = has hung up|have hung up|hung up suit|hung up boots",
    "returned|rtn|returned to sender|back|sent back = sent back|send back|came back|come back|"
     "brought back|handed back|given back|gone back to the sender|gave back = still out|still has|"
     "still have|out on loan",
    "reusable|multi use|multiuse|recyclable = can fly again|fly again|can use again|use again|can "
     "be used again|used more than once|use more than once|can be flown again = single use|throw "
     "away|only once|use once|only fly once",
    "ripe|ready|matured = ripe|ripe yet|ready to eat|ready to sell|fully matured = still maturing|"
     "maturing|still young|too young",
    "running|active|ongoing|current = still going|still running|up and running|in force",
    "scrapped|broken up|dismantled|destroyed|disposed|written off = went to the breakers|sent to "
     "the breakers|gone to the breakers|sent for scrap|went for scrap|binned|thrown away|threw "
     "away|thrown out|threw out|chucked out|got rid of|written off",
    "shipped|dispatched|sent|despatched|ship|in transit|on the way|out for delivery = sent off|"
     "sent out|gone out|went out|on its way|on their way|on the road|out for delivery|left the "
     "building|left us",
    "signed|signed off|minutes approved|approved = signed off|sign off|put name to|put signature "
     "to|gave okay|put pen to paper = waiting for a signature|still to be signed",
    "sold|sale|disposed|scrapped = got rid of|get rid of|flogged|parted with|changed hands|let go "
     "of|found a buyer|went to a new owner = still have|still own|still ours|left on the shelf|"
     "not shifted",
    "step free|wheelchair|accessible|wheelchair access|level access|disabled access|wav|ramp = "
     "wheelchair can get in|get into with a wheelchair|can get into with a wheelchair|get in with "
     "a wheelchair|get in by wheelchair|good for wheelchairs|accessible|suitable for wheelchairs|"
     "suitable for a wheelchair|wheelchair users can use|take a wheelchair|takes a wheelchair|"
     "without steps|without stairs|no steps = stairs only|steps only|up stairs",
    "stood down|false alarm|not required = sent home again|called off|not needed after all",
    "stolen|theft = pinched|nicked|swiped|walked off with|made off with|taken by thieves",
    "sick|called sick|ill|off sick = called in ill|rang in ill|phoned in ill|rang in sick|phoned "
     "in sick|off ill|were poorly|reported sick",
    "success|successful|succeeded|passed|pass|ok = went well|went right|worked out|was a success|"
     "were a success|went smoothly|came through|made it|got through|go through = went wrong|gone "
     "wrong|did not work out",
    "swim test passed|can swim|swimmer|swim test = can swim|able to swim|passed the swimming test|"
     "swim = non swimmer|non swimmers|can't swim",
    "told us|told|notified|informed|excused = let us know|told us beforehand|rang in|phoned in|"
     "called in|rang to say|gave notice|warned us = without telling us|without saying|said "
     "nothing|without a word|without notice",
    "transferred|posted|booked = gone through",
    "uncollectible|written off|bad debt|irrecoverable|writeoff|waived = never going to be paid|"
     "written off|given up on|wrote off|will never be paid|never get paid|kissed goodbye to|gave "
     "up on",
    "under warranty|warranty|guarantee|in warranty|covered = guarantee covered|warranty covered|"
     "covered by the guarantee|covered by guarantee|guarantee did cover|guarantee cover|on the "
     "guarantee|under guarantee|free under guarantee|still under guarantee = guarantee did not "
     "cover|guarantee not cover|warranty did not cover|out of guarantee|not under guarantee",
    "unusable|closed|out of use|waterlogged|condemned = can't use|can not use|can not be used|"
     "can't be used|no good to anybody|not fit for use|out of use",
    "vacant|empty|free|available|unlet|void = empty|standing empty|unoccupied|nobody lives in|"
     "nobody living in|free to let|free to move into|without a tenant|nobody has|going begging",
    "vip|is vip|key account|important|priority = very important|big shot|big shots|very special",
    "waiting parts|awaiting parts|on hold|waiting material|awaiting material|parts ordered|"
     "waiting for parts = held up for want of spares|held up for want of parts|for want of spares|"
     "for want of parts|for lack of parts|for lack of spares|stuck for lack of parts|stuck for "
     "parts|waiting for spares|waiting for a part|waiting for parts|held up|stuck|because parts "
     "are missing|missing a part",
    "waitlist|waitlisted|waiting list|waiting|wait|on waitlist|reserve = hoping for a place|"
     "hoping for|on the waiting list|waiting for a place|waiting for a space|in the queue|"
     "queueing|hoping to get in|next in line|waiting to get in",
    "waived|written off|forgiven|remitted = let off|let people off|let them off|let somebody off|"
     "forgave|said never mind",
    "withdrawn|dropped|dropped out|left|quit|withdrew|dropout = drop out|drop outs|drop outed|"
     "dropped out|dropped out of|gave up|given up|give up|packed it in|pack it in|pulled out|"
     "backed out|threw in the towel|jacked it in|chucked it in|stopped coming|left early|took "
     "back|taken back",
    "working|functional|operational|works = in working order|up and running = kaput|bust|on the "
     "blink|out of action|broken|out of order|packed up|conked out|given up the ghost|broken down|"
     "knackered",
};
// clang-format on

}  // namespace

std::span<const std::string_view> told_outcomes() { return kToldOutcomes; }

}  // namespace ask::engine
