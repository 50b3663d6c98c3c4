// Words of date column names, by the milestone in the life of a row that the date records.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace ask::engine {

// The milestone that a date column records; kNoMilestone if its name has none of the words.
enum class Milestone : uint8_t {
  kNoMilestone,
  kStart,
  kEnd,
  kOpen,
  kClose,
  kAnswer,
  kDepart,
  kArrive,
  kOrder,
  kShip,
  kDeliver,
  kCheckIn,
  kCheckOut,
  kHire,
  kLeave,
  kAdmit,
  kDischarge,
  kBorrow,
  kReturn,
  kPickUp,
  kDropOff,
  kPay,
  kIn,
  kOut
};

struct MilestoneWords {
  Milestone milestone;
  std::string_view words;  // separated by blanks; parts of names as they are written
};
inline constexpr std::array<MilestoneWords, 23> kMilestones = {{
    {Milestone::kStart,
     "start started starts starting begin began begun begins from clockin login made brewed baked "
     "sown planted"},
    {Milestone::kEnd,
     "end ended ends ending finish finished finishes to until stop stopped clockout logout"},
    {Milestone::kOpen,
     "open opened created logged raised reported submitted requested received registered "
     "signup called filed filing asked asking queued"},
    {Milestone::kClose,
     "close closed closing resolution completion repair resolve resolved solved fixed completed "
     "complete repaired done "
     "finalized settled decided decision decides stooddown ready"},
    {Milestone::kAnswer, "answered answer answering"},
    {Milestone::kDepart, "depart departed departs departure dep departing takeoff went"},
    {Milestone::kArrive, "arrive arrived arrives arrival arr arriving landed landing came"},
    {Milestone::kOrder, "order ordered placed purchased bought booked sold invoiced "
     "invoice inv billed quoted"},
    {Milestone::kShip, "ship shipped shipping dispatched dispatch sent"},
    {Milestone::kDeliver, "deliver delivered delivery"},
    {Milestone::kCheckIn, "checkin checkedin"},
    {Milestone::kCheckOut, "checkout checkedout"},
    {Milestone::kHire, "hire hired joined join joining employed enrolled enrolment enrollment"},
    {Milestone::kLeave, "leave left leaving terminated termination resigned quit"},
    {Milestone::kAdmit, "adm admit admitted admission admissions"},
    {Milestone::kDischarge, "disch dis discharge discharged"},
    {Milestone::kBorrow,
     "borrow borrowed loan loaned lent rented rental rent lend issued issue taken hireout"},
    {Milestone::kReturn, "return returned returning back"},
    {Milestone::kPickUp, "pickup pickedup collected"},
    {Milestone::kDropOff, "dropoff dropped droppedoff"},
    {Milestone::kPay, "paid payment settled"},
    {Milestone::kIn, "in"},
    {Milestone::kOut, "out"},
}};

}  // namespace ask::engine
