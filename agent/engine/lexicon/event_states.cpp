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
    {"resolved|resolution|solved|fixed|fix|repaired|completed|completion|complete|done",
     "resolved|solved|fixed|completed|complete|finished|done|closed|repaired",
     "open|still open|unresolved|outstanding|unfinished|incomplete|ongoing|in progress|pending|"
     "unfixed|unsolved|unrepaired|still broken|still outstanding|still pending"},
    {"left|leave|leaving|exit|exited|departed|termination|terminated|resigned|resignation|churned|"
     "churn",
     "left|gone|departed|quit|resigned|former|terminated|moved on|churned",
     "current|active|still here|still with us|still employed|still working here|currently employed"},
    {"returned|return|returning|back",
     "returned|brought back|given back|handed back|back",
     "out|still out|on loan|still on loan|out on loan|unreturned|not back|checked out|lent out|"
     "still not back|currently out|outstanding"},
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
     "retired|scrapped|decommissioned|out of service|disposed of|withdrawn",
     "active|in service|still in service|in use|still in use|current"},
    {"vacated|moved|checkout|moveout",
     "vacated|moved out|checked out",
     "current|still living there|still there|living there|in residence"},
    {"died|death|deceased|dead",
     "died|dead|deceased|passed away",
     "alive|living|still alive|still living"},
    {"answered|answer",
     "answered|picked up",
     "abandoned|unanswered|missed|not picked up"},
    {"redeemed|redemption",
     "redeemed|used|cashed in",
     "unredeemed|unused|not used"},
    {"collected|collection",
     "collected|picked up|fetched",
     "uncollected|awaiting collection|ready for collection|waiting for collection"},
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
