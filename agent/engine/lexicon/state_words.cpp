#include "agent/engine/lexicon/state_words.h"

#include <array>
#include <string>
#include <unordered_map>
#include <vector>

#include "agent/common/contains.h"
#include "agent/engine/lexicon/lexicon_tables.h"

namespace ask::engine {
namespace {

// A phrase with '*' is only stored, one with '+' is only asked for: what is "not working" may be
// stored as being repaired, and not the other way round.
struct StateRow {
  std::string_view phrases;  // separated by '|'
  StateClass opposite = kNoState;
};

// clang-format off
constexpr StateRow kStates[] = {
    /*  0 */ {"active|current|enabled|live|valid|in service|operational|in operation|operating|"
              "running|in use|working|+turned on|+switched on|+powered on|+powered up|a", 1},
    /*  1 */ {"inactive|disabled|deactivated|closed|former|terminated|expired|ended|discontinued|"
              "retired|out of service|shut down|closed down|suspended|dormant|defunct|"
              "decommissioned|not operational|not active|no longer active|no longer in use|"
              "no longer in service|no longer in operation|+turned off|+switched off|+powered off|"
              "+powered down|i", 0},
    /*  2 */ {"failed|fail|failure|unsuccessful|error|failing", 3},
    /*  3 */ {"successful|success|succeeded|passed|ok|successfully", 2},
    /*  4 */ {"paid|settled|paid in full|fully paid|paid off|cleared", 5},
    /*  5 */ {"unpaid|outstanding|due|owing|not paid|open|partially paid|part paid", 4},
    /*  6 */ {"pending|open|waiting|awaiting|in progress|processing|on hold|unresolved|ongoing|"
              "outstanding|under review|in process|still open|unfinished|underway|todo|to do|"
              "backlog|queued|not started", 7},
    /*  7 */ {"completed|complete|done|finished|fulfilled|closed|concluded", 6},
    /*  8 */ {"cancelled|canceled|cancel|called off|void|voided|annulled|cancellation|canc|cncl|cxl|cxld"},
    /*  9 */ {"approved|accepted|granted|authorised|authorized|confirmed", 10},
    /* 10 */ {"rejected|declined|denied|refused|turned down|not approved|unapproved", 9},
    /* 11 */ {"shipped|dispatched|sent|sent out|despatched", 12},
    /* 12 */ {"unshipped|not shipped|awaiting shipment|to be shipped", 11},
    /* 13 */ {"delivered|received|arrived"},
    /* 14 */ {"planned|scheduled|proposed|upcoming|booked"},
    /* 15 */ {"being built|under construction|in construction"},
    /* 16 */ {"returned|sent back|refunded"},
    /* 17 */ {"available|in stock", 18},
    /* 18 */ {"unavailable|out of stock|sold out|not available|not in stock", 17},
    /* 19 */ {"resolved|solved|fixed|closed", 6},
    /* 20 */ {"discontinued|no longer sold|no longer made|no longer produced|phased out", 0},
    /* 21 */ {"open|opened", 22},
    /* 22 */ {"closed|shut|closed down|shut down", 21},
    /* 23 */ {"delayed|late|behind schedule", 24},
    /* 24 */ {"on time|punctual|on schedule", 23},
    /* 25 */ {"missed|no show|no shows|noshow|nosh|not attended|did not attend|did not show up|absent|"
              "not present|skipped", 26},
    /* 26 */ {"attended|present|checked in", 25},
    /* 27 */ {"vacant|unoccupied|unlet|to let", 28},
    /* 28 */ {"occupied|let|rented out|tenanted", 27},
    /* 29 */ {"withdrawn|dropped out|pulled out"},
    /* 30 */ {"alive|living", 31},
    /* 31 */ {"dead|died|deceased", 30},
    /* 32 */ {"urgent|high priority|top priority"},
    /* 33 */ {"waived|written off|wrote off|forgiven|let off|remitted|waived off"},
    /* 34 */ {"waitlisted|wait listed|on the waitlist|on a waitlist|on the waiting list|"
              "on a waiting list|on waiting list|on our waiting list"},
    /* 35 */ {"out of action|out of order|out of service|off the road|unserviceable|unusable|"
              "unroadworthy|not in working order|+broken|+bust|*oos|*vor", 38},
    /* 36 */ {"*broken|*broken down|defective|faulty|*damaged|not working|+out of action|+out of order|"
              "+not in working order|*defect|*fault|*brk|*brkn|*dmg", 38},
    /* 37 */ {"under repair|in repair|being repaired|in for repair|for repair|for repairs|"
              "needs repair|needs repairs|needs repairing|need repair|need repairs|need repairing|"
              "to be repaired|needing repair|in need of repair|awaiting repair|waiting for repair|"
              "being mended|needs mending|need mending|needing mending|to be mended|"
              "waiting to be mended|in for mending|being fixed|needs fixing|need fixing|"
              "needing fixing|to be fixed|in the workshop|at the workshop|in the garage|"
              "at the garage|at the repair shop|in the repair shop|being serviced|in for service|"
              "in for a service|in maintenance|under maintenance|being maintained|for maintenance|"
              "+out of action|+out of order|+off the road|+not working|"
              "*repair|*repairs|*repairing|*workshop|*in workshop|*garage|"
              "*maintenance|*in service|*maint|*mnt|*ws|*repr", 38},
    /* 38 */ {"in working order|intact|roadworthy|usable|in good order|in good repair|"
              "fit for use|serviceable", 35},
    /* 39 */ {"spoiled|spoilt|gone bad|went bad|gone off|went off|rotten|mouldy|*bad", 40},
    /* 40 */ {"still good|not gone off|fit for sale|*good", 39},
};
// clang-format on

using ClassesOfPhrases = std::unordered_map<std::string_view, std::vector<StateClass>>;

struct States {
  ClassesOfPhrases asked, stored;
  std::vector<std::vector<std::string_view>> phrases;
};

States read_states() {
  States out;
  out.phrases.resize(std::size(kStates));
  for (size_t row = 0; row < std::size(kStates); ++row) {
    each_part(kStates[row].phrases, '|', [&](std::string_view phrase) {
      const bool stored = phrase[0] == '*', asked = phrase[0] == '+';
      if (stored || asked) phrase.remove_prefix(1);
      if (!asked) out.phrases[row].push_back(phrase);
      if (!asked) out.stored[phrase].push_back(static_cast<StateClass>(row));
      if (!stored) out.asked[phrase].push_back(static_cast<StateClass>(row));
    });
  }
  return out;
}

const States& states() {
  static const States kRead = read_states();
  return kRead;
}

std::span<const StateClass> classes_in(const ClassesOfPhrases& all, std::string_view phrase) {
  if (phrase.size() < 2) return {};  // stored codes, not words of a question
  const auto found = all.find(phrase);
  if (found == all.end()) return {};
  return found->second;
}

}  // namespace

std::span<const StateClass> state_classes(std::string_view phrase) {
  return classes_in(states().asked, phrase);
}

std::span<const StateClass> stored_state_classes(std::string_view text) {
  return classes_in(states().stored, text);
}

std::span<const std::string_view> state_phrases(StateClass state) {
  return states().phrases[state];
}

StateClass state_count() { return static_cast<StateClass>(std::size(kStates)); }

StateClass opposite_state(StateClass state) { return kStates[state].opposite; }

bool names_states(std::string_view word) {
  constexpr std::array<std::string_view, 15> kNames = {
      "status",   "state",     "active",    "approved",     "flag",
      "result",   "outcome",   "condition", "stage",        "phase",
      "progress", "situation", "standing",  "availability", "priority"};
  return contains(kNames, word);
}

}  // namespace ask::engine
