// Yes/no columns of money and amounts, and how people say them.
#include "agent/engine/lexicon/told_rows.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr std::string_view kToldFlagsMoney[] = {
    "alcohol free|non alcoholic = without alcohol|for drivers = alcoholic|with alcohol",
    "bill included|utility included|bills = everything included|bills in rent = bills extra|bills "
     "on top|pay own bills",
    "card payment|accepts cards|takes cards = take cards|can pay by card|accept plastic = cash "
     "only|no cards",
    "cash|cash paid = paid in cash|with coins = by card|cashless",
    "cash only = only take cash = take cards",
    "chain|chain free|no chain = ready to move|no onward chain = stuck in chain",
    "concession|reduced fee|discounted|reduced = pays less|cheaper rate|reduced rate|pay reduced "
     "rate|get money off|cheap rate|reduced price|cheaper ticket = full price|full fee|pay full "
     "price",
    "contingency|contingent|conditional fee = no win no fee|paid only if we win|on contingency = "
     "charged by hour|paid either way",
    "covered|reimbursable|insurance covered = paid by insurance|on insurance|insurance pays for = "
     "out of pocket|pay yourself",
    "cruelty free|crueltyfree = cruelty free = tested on animals",
    "decaf|decaffeinated|caffeine free = without caffeine = caffeinated|with caffeine",
    "deposit paid|retainer paid|deposit|deposit taken|paid deposit = put down deposit|paid up "
     "front|paid something down|paid anything down|left deposit|deposit paid = no deposit",
    "deposit returned|deposit refunded = got deposit back|deposit given back = deposit kept|"
     "deposit not returned|lost deposit",
    "first aid|first aider|paediatric first aid|firstaid = can give first aid|knows first aid|"
     "trained in first aid|first aider|qualified in first aid|know first aid = no first aid|no "
     "first aid training|untrained in first aid",
    "fixed fee|flat fee = at set price|for flat fee|for set fee = on clock",
    "fixed price|fixed = fixed price|at flat price|lump sum = time and materials",
    "free entry|free admission = cost nothing|for nothing|free of charge|without paying = have to "
     "pay",
    "free range|outdoor reared = free ranging|roam outside = indoor reared",
    "free range|outdoor = kept outdoors|roaming free = kept indoors",
    "free school|bursary|hardship = can not afford|get help with cost = pay full price",
    "free shipping|free delivery|postage free = post free|free postage|shipped free = pay postage|"
     "charged for delivery",
    "fsm|free meal|free lunch = on free school meals|get free lunch|eat for free|entitled to free "
     "meals = pay for lunch|pay for meals",
    "funded|subsidised|subsidized|free hours = paid by state|get free hours|government pays = "
     "parents pay|paid in full",
    "gift aid|giftaid|deductible = tax back on|with gift aid|can claim tax back on|tax back|"
     "signed declaration = without gift aid|no tax relief",
    "gift receipt = with gift receipt = without gift receipt",
    "gift wrap|gift wrapped|is gift = as present|for someone else|as gift = for themselves",
    "gluten free = safe for coeliacs|without wheat = with gluten|contain gluten",
    "hourly|hourly paid = paid by hour|on hourly rate = salaried|on salary",
    "insurance approved|insurance rated|bs approved = insurers accept|insurance approved|approved "
     "by insurers",
    "insured|public liability|insurance|damage waiver|waiver = with insurance|has coverage|has "
     "insurance|took insurance|took out cover|took waiver|have insurance = self paying|declined "
     "cover|without waiver|without insurance",
    "legal aid|legally aided = paid by state|on legal aid|publicly funded = privately paying|"
     "paying privately",
    "lift|elevator|step free|stepfree = no need to climb stairs|with elevator|with lift|have lift|"
     "have elevator|no stairs to climb|without stairs|you can reach without stairs = walk up|"
     "stairs only|have to climb stairs|without lift|only by stairs|no lift",
    "nut free = safe for nut allergy|without nuts = contain nuts|with nuts",
    "on budget|within budget = on budget|within budget = over budget",
    "paid|paid up|premium|subscriber only = paid up|up to date with subs|only for subscribers|"
     "behind paywall = owe subs|behind with subs|for everyone",
    "partial|part paid|partially paid = paid in part|paid some of = paid in full",
    "peat free = without peat = with peat|contain peat",
    "plastic free|recyclable|recycled = without plastic|can be recycled|go in recycling = plastic "
     "wrapped|go to landfill|for dump",
    "prepaid|paid in advance|prepayment|prepay = paid up front|paid in advance|pay as you go|pay "
     "beforehand|pay in advance = pays afterwards|pays later|pay afterwards|billed later",
    "public domain|copyright free = out of copyright|free to copy|free of rights = in copyright",
    "settled|settled in|paid = feels at home|happy here|settled up|squared up = in arrears",
    "sibling|sibling discount = brother or sister here|brother or sister|siblings here = only "
     "child|no siblings",
    "split bill = separate bills|go dutch = one bill",
    "sponsored|advertorial|paid|promoted = paid for by sponsor|with sponsor|backed by|paid for|we "
     "paid for = without sponsor|real journalism",
    "tax paid|taxed|taxable|tax = subject to tax|liable to tax = off road|tax free|free of tax|"
     "exempt from tax",
    "taxable|vatable|vat registered|vat|tax registered|vat applies = with vat|vat on it|vat "
     "registered|pay vat|charge vat|registered for vat|vat is charged on = zero rated|tax free|"
     "vat free|no vat on|vat exempt|without vat|no vat|outside vat",
    "unscented|fragrance free|hypoallergenic = without perfume|no scent|for sensitive skin = "
     "scented|perfumed",
    "vat registered|tax registered = registered for vat",
    "wheelchair user|uses wheelchair|wheelchair|accessible|step free = in wheelchair|use "
     "wheelchair|can not walk|for wheelchairs|can get into with wheelchair|step free|you can get "
     "into with wheelchair|suitable for wheelchairs|on one level = able to walk|on foot|can walk|"
     "stairs only|steps only",
};
// clang-format on

}  // namespace

std::span<const std::string_view> told_flags_of_money() { return kToldFlagsMoney; }

}  // namespace ask::engine
