// Events of people, documents and money, and how people say that they happened.
#include "agent/engine/lexicon/told_rows.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr std::string_view kToldEventsPeople[] = {
    "abandoned|abandonment|retired|scratched|abandon = left behind|given up on|stopped early|"
     "called off halfway|dropped out|gave up|pulled out|packed it in|hung up|rang off|dropped off|"
     "given up = checked out|played to end|in race|got through",
    "admitted|admission|enrolled|joined|enrolment = on roll = waiting for bed|to come in|waiting "
     "for place|on waiting list",
    "arrived|arrival|checkin|attended|attendance|visited|visit|scene|onscene|signin|dropped|"
     "dropoff = turned up|showed up|turn up|called on|looked in on|on scene|at scene|dropped off|"
     "signed in = to arrive|did not show|stayed away|failed to attend|waiting for visit|nobody "
     "has been|on way",
    "arrived|arrival|attended|onscene = on scene = on way|en route",
    "attended|visited|visit = someone has been = nobody has been|no one has come|waiting for visit",
    "banked|banking|deposited|processed = paid in|taken to bank|gone through = in safe",
    "billed|bill|posted|charged = got bill|put on bill|charged to room",
    "briefed|trained|induction|onboarded = shown ropes",
    "certified|certification|qualified|graduated = got ticket|got licence|finished course = "
     "working towards",
    "certified|qualified|passed =  = in training|still to pass",
    "charged|charging|charge|indicted|indictment = charged up|taken to court = needs charging|out "
     "of charge|released without charge|under investigation|awaiting charge",
    "checkedin|checkin|arrived|attended|showed = checked in|showed up|turned up|in building|turn "
     "up|shown up = to arrive|to check in|stood us up|do not show",
    "confirmed|confirmation|contracted|signed|agreement|guaranteed|accepted|probation = firmed up|"
     "said they are coming|going ahead|signed hire agreement|definitely running|taken on|said "
     "they're coming|passed probation|made permanent = waiting for confirmation|pencilled in|"
     "waiting for contract|on request|may not run|to confirm|on probation|in probation|on trial",
    "deactivated|disabled|disarmed = switched off|turned off = switched on",
    "deceased|died|death|dod = dead|passed away = alive|still with us",
    "deposit|retainer = paid deposit|put money down = no deposit|to pay deposit",
    "disposed|donated|donation|charity = given to charity|thrown away|passed on",
    "euthanised|euthanized|euthanasia|deceased = put to sleep|dead = alive|still with us",
    "excused|justified|authorised =  = unexplained|no note",
    "insured =  = without insurance",
    "invoiced|invoice|billed|billing = on invoice",
    "paid|dues|payment|settled = paid up|coughed up|in bank = in arrears|owing|owes us money",
    "qualified|qualification|certified|certification = fully qualified|passed exam|yet qualified|"
     "worth pursuing",
    "qualified|certified|passed|qualification = fully trained = in training",
    "reclaimed|reclaim|reunited|claimed|claim|collected|returned = picked up by owner|back with "
     "owner|sent back to owner|reunited with owner|given back|picked up|handed back = nobody has "
     "claimed|owner not found|in lost property|still with us|nobody has come for|no one has "
     "claimed|in office|in lost property office|waiting for owner",
    "refunded|refund|reimbursed|reimbursement|claimed|exchanged|depositreturned|repaid = money "
     "back|paid back|had money back|paid by insurance|got money back|handed back|given back = "
     "waiting for money|waiting for refund|awaiting refund|waiting for insurance|insurance has "
     "not paid|owed refund|out of pocket",
    "registered|registration = signed up|on books",
    "released|release|discharged|discharge|freed|unloaded = sent home|gone home|out of hospital|"
     "allowed home|finished with us|came out|off books|let through|out of prison|walked free|off "
     "ship = in hospital|on ward|in bed|on books|under care|in treatment|to come out|behind bars|"
     "in custody|locked up|in prison|in jail|on board|in hold",
    "replied|rsvp|responded|answered|reply|response|attended|answer = got back to us|replied to|"
     "responded to|got back to|hear back|said yes or no|got through|picked up = no reply|waiting "
     "for answer|no answer|to answer|nobody went|went unanswered|rang out",
    "reported|report|notified|notification = told authority|passed on|told police|told us about = "
     "kept quiet",
    "retired|retirement|sold|disposed|writeoff|deaccessioned = out to grass|pensioned off|too old "
     "to work|sold off|written off|scrapped|given away|got rid of = in fleet|on fleet|in "
     "collection",
    "returned|return|checkin|discharged = brought back|handed back|back on shelf|checked in|given "
     "back|handed in|back in library|off hire = out on loan|on loan|outstanding|with reader|still "
     "has|with singer|out on hire|on hire|with customer|out with customers|rented out",
    "scanned|admitted|checkedin|entered = turned up|showed up = unused|stayed away",
    "signed|signature|consented|consent|permission = signed up|under contract|gave consent|signed "
     "form|given permission|given consent|returned slip|have permission|parents have signed|"
     "signed off|got permission = to sign|waiting for signature|consent is missing|has not agreed|"
     "form is missing|no permission|waiting for consent|waiting for permission|no consent|consent "
     "missing|no slip|slip still missing|form still missing",
    "signed|contract|countersigned|signature|executed|execution = under contract|signed by both|"
     "in force = without contract|waiting for signature|out for signature|in draft",
    "trained|training|inducted|induction|certified|certification|qualified|passed|pass|"
     "orientation = shown ropes|had training|got certificate|made it|got licence|had induction|"
     "done induction|shown round = still to pass|no certificate|taking lessons|waiting for "
     "induction|awaiting induction|without induction",
    "vaccinated|vaccination|jabbed = had jab = waiting for jab",
    "validated|validation|registered = checked in = awaiting validation",
    "visited|visit|attended|attendance = seen to|been out to = to visit",
    "waived|waiver|forgiven|exempted|exemption = written off = still to pay|owing|has to pay",
    "withdrawn|withdrawal|left|leaving|leaver|offroll|resigned|terminated|dropped|scrapped = "
     "taken out|taken back|gone to school|moved on|moved away|moved school|off roll|gave up|"
     "stopped singing|retired|walked out|dropped out|packed it in|stopped coming|taken off rails|"
     "sent for scrap = in sale|still with us|on roll|still at school|on staff|working for us|in "
     "traffic|on rails",
};
// clang-format on

}  // namespace

std::span<const std::string_view> told_events_of_people() { return kToldEventsPeople; }

}  // namespace ask::engine
