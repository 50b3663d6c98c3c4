// Words of column names that tell what moment of a row a date is.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace ask::engine {

// What a date of a row tells, by the words of its name.
enum class Moment : uint8_t {
  kNoMoment,
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

struct MomentWords {
  Moment moment;
  std::string_view words;  // separated by blanks; parts of names as they are written
};
inline constexpr std::array<MomentWords, 23> kMoments = {{
    {Moment::kStart, "start started starts starting begin began begun begins from clockin login"},
    {Moment::kEnd,
     "end ended ends ending finish finished finishes to until stop stopped clockout logout"},
    {Moment::kOpen,
     "open opened created logged raised reported submitted requested received registered "
     "signup called filed filing asked asking queued"},
    {Moment::kClose,
     "close closed closing resolution completion repair resolve resolved solved fixed completed "
     "complete repaired done "
     "finalized settled decided decision decides stooddown"},
    {Moment::kAnswer, "answered answer answering"},
    {Moment::kDepart, "depart departed departs departure dep departing takeoff"},
    {Moment::kArrive, "arrive arrived arrives arrival arr arriving landed landing"},
    {Moment::kOrder, "order ordered placed purchased bought booked"},
    {Moment::kShip, "ship shipped shipping dispatched dispatch sent"},
    {Moment::kDeliver, "deliver delivered delivery"},
    {Moment::kCheckIn, "checkin checkedin"},
    {Moment::kCheckOut, "checkout checkedout"},
    {Moment::kHire, "hire hired joined join joining employed enrolled enrolment enrollment"},
    {Moment::kLeave, "leave left leaving terminated termination resigned quit"},
    {Moment::kAdmit, "adm admit admitted admission admissions"},
    {Moment::kDischarge, "disch discharge discharged"},
    {Moment::kBorrow,
     "borrow borrowed loan loaned lent rented rental rent lend issued issue taken hireout"},
    {Moment::kReturn, "return returned returning back"},
    {Moment::kPickUp, "pickup pickedup collected"},
    {Moment::kDropOff, "dropoff dropped droppedoff"},
    {Moment::kPay, "paid payment settled"},
    {Moment::kIn, "in"},
    {Moment::kOut, "out"},
}};

}  // namespace ask::engine
