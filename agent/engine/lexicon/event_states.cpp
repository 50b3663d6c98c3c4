// States that follow from the date of an event: "open" where closed_on is NULL.
#include <string_view>
#include <unordered_map>
#include <vector>

#include "agent/engine/lexicon/lexicon_tables.h"
#include "agent/engine/lexicon/state_words.h"

namespace ask::engine {
namespace {

struct EventRow {
  std::string_view column_words;  // lists separated by '|'
  std::string_view happened, not_yet;
};

// clang-format off
constexpr EventRow kEvents[] = {
    {"closed|close|closing|closure|shut",
     "closed|shut|closed down|shut down",
     "open|still open|active|current|currently open"},
    {"ended|end|ending|finished|finish|ceased|stopped",
     "ended|finished|over|axed|stopped|ceased|concluded|scrapped|dropped|past",
     "ongoing|running|still running|current|active|in progress|still going|underway|unfinished|"
     "still on|open|still open|live"},
    {"resolved|resolution|solved|fixed|fix|repaired|completed|completion|complete|done|finished|"
     "finish",
     "resolved|solved|fixed|completed|complete|finished|done|closed|repaired|mended|sorted",
     "open|still open|unresolved|outstanding|unfinished|incomplete|ongoing|in progress|pending|"
     "unfixed|unsolved|unrepaired|still broken|still outstanding|still pending|"
     "waiting to be fixed|waiting to be repaired|waiting for repair|awaiting repair|under repair|"
     "being repaired|being fixed|to be fixed|to be repaired|waiting to be resolved|"
     "waiting to be completed|waiting to be done|still to be done|still to be fixed"},
    {"left|leave|leaving|exit|exited|departed|termination|terminated|resigned|resignation|churned|"
     "churn",
     "left|gone|departed|quit|resigned|former|terminated|moved on|churned",
     "current|active|still here|still with us|still employed|still working here|currently employed|"
     "still enrolled|still members|still a member"},
    {"returned|return|returning|back",
     "returned|brought back|given back|handed back|back|came back|back in|handed in|"
     "sent back",
     "out|still out|on loan|still on loan|out on loan|unreturned|not back|checked out|lent out|"
     "still not back|currently out|outstanding|not yet back|still missing"},
    {"delivered|delivery|arrived|arrival|received|receipt",
     "delivered|arrived|received",
     "undelivered|in transit|on the way|outstanding|still to come"},
    {"shipped|shipping|dispatched|dispatch|despatched|sent",
     "shipped|dispatched|despatched|sent|sent out",
     "unshipped|undispatched|unsent|waiting to ship|awaiting dispatch"},
    {"paid|payment|settled|cleared",
     "paid|paid off|settled|cleared",
     "unpaid|outstanding|owing|owed|still owed|unsettled|still unpaid|still outstanding|"
     "still owing|open|due"},
    {"cancelled|canceled|cancel|cancellation|voided|withdrawn",
     "cancelled|canceled|called off|voided|withdrawn",
     "active|current"},
    {"discharged|discharge",
     "discharged|sent home|gone home",
     "still in|still admitted|admitted|in hospital|still here|current|still in hospital"},
    {"sold|sale",
     "sold",
     "unsold|still for sale|for sale|available|still available|on the market|in stock"},
    {"adopted|adoption|rehomed",
     "adopted|rehomed|homed",
     "available|unadopted|still here|still available|waiting for a home|up for adoption"},
    {"retired|scrapped|decommissioned|disposed|disposal|withdrawn|retirement",
     "retired|scrapped|decommissioned|out of service|disposed of|withdrawn|written off|"
     "taken out of service|got rid of|no longer in use|no longer in service",
     "active|in service|still in service|in use|still in use|current|in working order"},
    {"vacated|moved|move|checkout|moveout",
     "vacated|moved out|checked out|gone",
     "current|still living there|still there|living there|in residence"},
    {"died|death|deceased|dead",
     "died|dead|deceased|passed away",
     "alive|living|still alive|still living"},
    {"answered|answer|replied|reply|responded|response",
     "answered|picked up|replied|replied to|responded|responded to",
     "abandoned|unanswered|missed|not picked up|awaiting reply|awaiting an answer|"
     "waiting for an answer|waiting for a reply|without an answer|without a reply|"
     "without an answer yet|ignored"},
    {"redeemed|redemption",
     "redeemed|used|cashed in",
     "unredeemed|unused|not used"},
    {"collected|collection|picked|pickup|pickedup",
     "collected|picked up|fetched|claimed",
     "uncollected|awaiting collection|ready for collection|waiting for collection|unclaimed|"
     "waiting to be collected|still to be collected|waiting for pickup|awaiting pickup|"
     "waiting to be picked|ready for pickup|not picked up|not collected"},
    {"suspended|suspension|banned|barred|blocked",
     "suspended|banned|barred|blocked|locked out",
     ""},
    {"discontinued|delisted|dropped|discontinuation",
     "discontinued|dropped|delisted|phased out|no longer sold|no longer listed|"
     "no longer offered|no longer stocked|no longer made|taken off the list",
     "current|active|still listed|still sold|still available|still on sale|still offered|"
     "still stocked|still made|still on the list"},
    {"withdrawn|withdrew|withdrawal|dropout",
     "withdrawn|withdrew|dropped out|pulled out|quit|backed out",
     "still in|still enrolled|still on it|active|current|still taking part"},
    {"notified|informed|contacted|notification",
     "notified|informed|contacted|told",
     "waiting to be told|waiting to be notified"},
    {"taken|sat",
     "taken|sat",
     ""},
    {"ready",
     "ready",
     "still growing|growing on"},
    {"invoiced|billed",
     "invoiced|billed",
     "waiting to be invoiced|waiting to be billed"},
    {"signed|signature",
     "signed",
     "waiting for signature|awaiting signature|waiting to be signed"},
    {"inspected|inspection|reviewed|review|verified",
     "inspected|reviewed|verified",
     "awaiting inspection|awaiting review|"
     "waiting to be inspected|waiting to be reviewed"},
    {"refunded|refund",
     "refunded|paid back",
     ""},
    {"renewed|renewal",
     "renewed",
     ""},
    {"started|begun|start",
     "started|begun",
     "yet to start|waiting to start|still to start|still to begin"},
    {"approved|approval|accepted|accepted",
     "approved|accepted|signed off",
     "unapproved|awaiting approval|waiting for approval|pending"},
};
// clang-format on

std::vector<std::string_view> listed(std::string_view words) {
  std::vector<std::string_view> out;
  each_part(words, '|', [&](std::string_view word) { out.push_back(word); });
  return out;
}

struct Events {
  std::vector<std::vector<std::string_view>> column_words;
  std::unordered_map<std::string_view, std::vector<EventState>> by_phrase;
};

Events read_events() {
  Events out;
  for (const EventRow& row : kEvents) out.column_words.push_back(listed(row.column_words));
  for (size_t i = 0; i < out.column_words.size(); ++i) {
    for (const std::string_view phrase : listed(kEvents[i].happened))
      out.by_phrase[phrase].push_back({out.column_words[i], true});
    for (const std::string_view phrase : listed(kEvents[i].not_yet))
      out.by_phrase[phrase].push_back({out.column_words[i], false});
  }
  return out;
}

}  // namespace

std::span<const EventState> event_states(std::string_view phrase) {
  static const Events kRead = read_events();
  const auto found = kRead.by_phrase.find(phrase);
  if (found == kRead.by_phrase.end()) return {};
  return found->second;
}

}  // namespace ask::engine
