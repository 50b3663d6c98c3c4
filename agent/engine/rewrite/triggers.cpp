#include "agent/engine/rewrite/triggers.h"

#include <algorithm>
#include <array>

#include "agent/common/word_table.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

struct TriggerWords {
  Trigger trigger;
  std::string_view words;  // with a blank after each
};

// clang-format off
constexpr TriggerWords kWords[] = {
    {Trigger::kRequest, "could can would will might may i'd we'd should need needs want wants require "
     "wish please kindly if whether asking asked trying looking so because as since for before "},
    {Trigger::kContrast, "contrast "},
    {Trigger::kUntil, "until till up "},
    {Trigger::kBy, "by "},
    {Trigger::kThan, "than "},
    {Trigger::kBreakdown, "split divide break broken divided grouped breakdown "},
    {Trigger::kEdge, "start beginning end half "},
    {Trigger::kProvided, "us "},
    {Trigger::kSeries, "before previous prior preceding earlier change changed growth increase decrease difference "
     "running cumulative so moving rolling share percentage percent proportion fraction fall drop "
     "decline rise grow shrink next following month-over-month year-over-year "
     "split divide group sort rank put bucket make account generate deviations deviation column "
     "columns quartile quartiles decile deciles "},
    {Trigger::kFar, "far "},
    {Trigger::kGet, "got get gets "},
    {Trigger::kTitle, "mr mrs ms miss "},
    {Trigger::kAverage, "average avg mean median "},
    {Trigger::kLongest, "longest longest-serving longest-standing "},
    {Trigger::kNever, "never "},
    {Trigger::kPaid, "paid payed "},
    {Trigger::kLookUp, "much cost costs price pay charge when long capacity people guests persons "
     "visitors spectators passengers have got of "},
    {Trigger::kNext, "next "},
    {Trigger::kUpcoming, "upcoming forthcoming future come coming "},
    {Trigger::kPast, "past happened occurred taken "},
    {Trigger::kOverdue, "overdue past "},
    {Trigger::kExpiry, "expired lapsed valid unexpired out under date overdue due expires expire lapses "},
    {Trigger::kAge, "over above under below "},
    {Trigger::kNo, "no "},
    {Trigger::kLow, "below under beneath running nearly almost low reorder reordered reordering restock "
     "restocked restocking replenish replenished re-order again more "},
    {Trigger::kStock, "available stock out "},
    {Trigger::kStockValue, "value worth "},
    {Trigger::kPresence, "with have has had having used use using got left gave carry without get gets "
     "receive receives received pay pays paid "},
    {Trigger::kRate, "rate rates "},
    {Trigger::kPeriod, "hour day night week month year daily weekly monthly quarterly yearly "
     "annual kilo kg kilogram litre liter metre mile head "},
    {Trigger::kPeople, "people persons folks who who's "},
    {Trigger::kGiving, "give gave given donate donates donated "},
    {Trigger::kOwe, "owe owes owed owing outstanding unpaid behind arrears debtor debtors debt debts "
     "paid pay settled unsettled open "},
    {Trigger::kAttend, "turn turned show shows showed shown no-show no-shows noshow noshows come "
     "cancellations cancellation came attend attended appear make made check checked check-in checked-in "},
    {Trigger::kVacant, "free empty vacant unoccupied unlet untenanted unrented available occupied "
     "let taken rented tenanted tenant tenants occupant occupants occupier tenancy tenancies lease "
     "leases holder holders plotholder "},
    {Trigger::kRowState, "occupied taken rented rented-out let-out tenanted let free empty vacant "
     "unoccupied unlet untenanted unrented available rentable lettable leased lying standing up "
     "borrowed loaned lent loaned-out lent-out checked-out hired-out out away checked signed hired "
     "loan hire use borrower borrowers shelf shelves store yard depot former past previous ex ex- "
     "one-time ongoing open running pending outstanding unfinished going still under underway "
     "progress waiting queue undecided unmarked ungraded unscored unsettled unresolved decided "
     "marked graded scored settled assessed evaluated judged booked over end without no not never "
     "nobody noone no-one need needs lack lacks has have with got who who's whos expired lapsed run "
     "date valid good unexpired force donated gifted given gave broken faulty repaired mended fixed "
     "repair order action on workshop renting leasing hiring borrowing occupying holding using "
     "aren't isn't haven't hasn't didn't havent hasnt unassigned currently now present works left "
     "anymore due coming expected employed longer used stop stopped dont doesnt don't doesn't arent isnt "
     "dropped discontinued axed scrapped phased retired withdrawn did join joined started start "
     "uncovered unfilled unstaffed unmanned more "},
    {Trigger::kTop, "top best biggest largest "},
    {Trigger::kDirection, "most busiest biggest commonest least fewest rarest quietest "},
    {Trigger::kExclusion, "leaving leave taking take filtering filter omitting omit disregarding "
     "disregard removing remove skipping skip ignore exclude without not do don't barring save bar "
     "less minus aren't isn't dont doesn't does should left taken excluded omitted removed ignored "
     "aside do excluding ignoring apart except "},
    {Trigger::kUnit, "in as "},
    {Trigger::kTime, "long longest shortest slowest fastest quickest wait waiting stay "},
    {Trigger::kTwice, "twice once thrice "},
    {Trigger::kRelative, "mum mums mum's mother mothers mother's mom moms dad dads dad's father "
     "fathers father's parent parents parent's guardian guardians guardian's carer carers carer's "},
    {Trigger::kLate, "late early time delayed overdue "},
    {Trigger::kAllRows, "without regardless whether if including include incl even also plus "
     "counting nil zero zeros zeroes none empty unused idle nothing "},
    {Trigger::kVersus, "vs versus compared compare "},
    {Trigger::kSales, "things stuff sales fees "},
    {Trigger::kEach, "each every per "},
    {Trigger::kTooLarge, "too than "},
    {Trigger::kBound, "than over above under below beneath beyond exceed exceeds exceeded exceeding "},
    {Trigger::kKind, "sort sorts kind kinds type types make makes category categories "},
    {Trigger::kEvery, "every "},
    {Trigger::kOr, "or either "},
    {Trigger::kNobody, "nobody noone no-one no nothing "},
    {Trigger::kOngoing, "alive still not yet "},
    {Trigger::kMoneyVerb, "spent spend spends paid pay pays earned earn earns generated grossed "
     "collected received generate gross collect receive brought taken took bring take came come "
     "made make makes raised raise get got brings takes generates collects receives given "
     "gives "},
    {Trigger::kInOrder, "first lastly finally secondly "},
    {Trigger::kShared, "first last middle start end starting ending departure arrival family "}};

// Parts of words, sorted by their first letter.
constexpr struct { std::string_view part; Trigger trigger; } kParts[] = {
    {"amount", Trigger::kSales}, {"average", Trigger::kSales}, {"avg", Trigger::kSales},
    {"best", Trigger::kSales}, {"biggest", Trigger::kSales}, {"boss", Trigger::kParentRole},
    {"bought", Trigger::kSales},
    {"brought", Trigger::kSales}, {"discount", Trigger::kSales}, {"early", Trigger::kSales},
    {"earn", Trigger::kSales}, {"generated", Trigger::kSales}, {"gross", Trigger::kSales},
    {"income", Trigger::kSales}, {"largest", Trigger::kSales}, {"late", Trigger::kSales},
    {"lead", Trigger::kParentRole}, {"led", Trigger::kParentRole}, {"made", Trigger::kSales},
    {"make", Trigger::kSales}, {"manage", Trigger::kParentRole}, {"money", Trigger::kSales},
    {"one-", Trigger::kSales}, {"overdue", Trigger::kSales}, {"paid", Trigger::kSales}, {"paying", Trigger::kSales},
    {"popular", Trigger::kSales}, {"recurring", Trigger::kSales},
    {"repeat", Trigger::kSales}, {"report", Trigger::kParentRole},
    {"returning", Trigger::kSales}, {"sell", Trigger::kSales},
    {"smallest", Trigger::kSales}, {"sold", Trigger::kSales}, {"spen", Trigger::kSales},
    {"sub", Trigger::kParentRole}, {"supervise", Trigger::kParentRole}, {"team", Trigger::kParentRole}, {"total", Trigger::kSales},
    {"units", Trigger::kSales},
    {"value", Trigger::kSales}, {"worst", Trigger::kSales}, {"worth", Trigger::kSales}};
// clang-format on

WordTable<Triggers> all_words() {
  WordTable<Triggers> out;
  for (const TriggerWords& row : kWords)
    for (std::string_view words = row.words; !words.empty();) {
      const size_t end = words.find(' ');
      out[words.substr(0, end)] |= bit(row.trigger);
      words.remove_prefix(end + 1);
    }
  return out;
}

// For each letter, where its rows of kParts begin and end.
constexpr auto kFirst = [] {
  std::array<uint8_t, 27> out{};
  for (const auto& row : kParts)
    for (size_t i = static_cast<size_t>(row.part[0] - 'a') + 1; i < out.size(); ++i) ++out[i];
  return out;
}();
static_assert(std::is_sorted(std::begin(kParts), std::end(kParts),
                             [](const auto& a, const auto& b) { return a.part[0] < b.part[0]; }));

Triggers triggers_of_parts(std::string_view plain) {
  Triggers out = 0;
  for (size_t at = 0; at + 2 < plain.size(); ++at) {
    if (plain[at] < 'a' || plain[at] > 'z') continue;
    const auto letter = static_cast<size_t>(plain[at] - 'a');
    for (size_t i = kFirst[letter]; i < kFirst[letter + 1]; ++i)
      if (plain.substr(at).starts_with(kParts[i].part)) out |= bit(kParts[i].trigger);
  }
  return out;
}

}  // namespace

Triggers triggers_of(std::string_view plain) {
  static const WordTable<Triggers> kKnown = all_words();
  Triggers out = 0;
  if (plain.starts_with('(')) out |= bit(Trigger::kUnit);  // "(minutes)"
  if (is_time_unit(plain) ||
      (plain.size() > 3 &&
       (plain.starts_with("too") || plain.starts_with("tak") || plain.starts_with("last"))))
    out |= bit(Trigger::kTime);
  while (!plain.empty() && (plain.front() == '(' || plain.front() == ',')) plain.remove_prefix(1);
  while (!plain.empty() && (plain.back() == ')' || plain.back() == ';')) plain.remove_suffix(1);
  if (plain.empty()) return out;
  if (const Triggers* known = kKnown.find(plain)) out |= *known;
  if ((plain[0] >= '0' && plain[0] <= '9') || plain[0] == '#') out |= bit(Trigger::kDigits);
  if (plain.starts_with("un")) out |= bit(Trigger::kUn);
  return out | triggers_of_parts(plain);
}

}  // namespace ask::engine
