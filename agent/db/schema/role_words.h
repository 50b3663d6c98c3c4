// Words of columns that say in which role they refer to a row of another table. Lower case.
#pragma once
#include <array>
#include <string_view>

namespace ask::db {

// Roles of people, also where the column has no ending of a key: "captain" of a trip.
inline constexpr std::array<std::string_view, 34> kPersonRoles = {
    "captain",   "coach",   "coachid",   "conductor", "president", "chairman",   "chairperson",
    "secretary", "skipper", "mentor",    "boss",      "manager",   "supervisor", "instructor",
    "tutor",     "teacher", "trainer",   "organiser", "organizer", "referee",    "umpire",
    "reviewer",  "reviser", "approver",  "inspector", "curator",   "assignee",   "proposer",
    "seconder",  "soloist", "presenter", "caretaker", "moderator", "treasurer"};
// Roles of people only before an ending of a key: a "head" may be a number of animals.
inline constexpr std::array<std::string_view, 105> kPersonRoleStems = {
    "head", "lead", "leader", "pi", "contact", "guide", "chair", "author", "editor", "creator",
    "owner", "driver", "pilot", "doctor", "nurse", "judge", "host", "warden", "guard", "deputy",
    "handler", "director", "producer", "writer", "composer", "designer", "architect", "engineer",
    "technician", "mechanic", "surveyor", "planner", "coordinator", "administrator", "admin",
    "operator", "photographer", "illustrator", "translator", "interpreter", "narrator",
    "choreographer", "lecturer", "professor", "examiner", "auditor", "adviser", "advisor",
    "counsellor", "counselor", "therapist", "physio", "surgeon", "dentist", "vet", "optometrist",
    "pharmacist", "prescriber", "carer", "guardian", "landlord", "tenant", "guarantor", "sponsor",
    "salesperson", "salesman", "salesrep", "rep", "cashier", "clerk", "receptionist", "waiter",
    "server", "barista", "chef", "cook", "cleaner", "groomer", "walker", "sitter", "keeper",
    "stylist", "barber", "courier", "porter", "booker", "requester", "requestor", "submitter",
    "reporter", "assigner", "signer", "witness", "interviewer", "recruiter", "applicant", "bidder",
    "buyer", "seller", "borrower", "renter", "hirer", "donor", "referrer", "introducer"};
// Those above a row of the same table.
inline constexpr std::array<std::string_view, 8> kOwnSuperiors = {
    "manager", "boss", "supervisor", "superior", "mentor", "coach", "tutor", "trainer"};
// Participles of people who bring others of their kind: "referred_by".
inline constexpr std::array<std::string_view, 8> kReferralParticiples = {
    "referred", "introduced", "recruited", "recommended",
    "invited",  "sponsored",  "mentored",  "nominated"};
// Irregular participles of what people do: "taught_by".
inline constexpr std::array<std::string_view, 20> kDoneParticiples = {
    "taught", "held",    "sold",  "led",  "run",    "made",  "given", "taken", "written", "drawn",
    "done",   "brought", "built", "sent", "driven", "flown", "kept",  "won",   "bought",  "seen"};
// Participles of change, whose column holds by how much: "delayed_by" in minutes.
inline constexpr std::array<std::string_view, 11> kChangedParticiples = {
    "reduced", "increased", "delayed", "extended", "discounted", "multiplied",
    "divided", "raised",    "lowered", "replaced", "followed"};
// Words of the two columns that refer to one table.
struct OppositeRoles {
  std::string_view one, other;
};
inline constexpr OppositeRoles kOppositeRoles[] = {
    {"from", "to"},        {"source", "target"},     {"origin", "destination"}, {"home", "away"},
    {"white", "black"},    {"sender", "receiver"},   {"sender", "recipient"},   {"buyer", "seller"},
    {"dep", "arr"},        {"departure", "arrival"}, {"start", "end"},          {"origin", "dest"},
    {"pickup", "dropoff"}, {"donor", "recipient"},   {"winner", "loser"}};
// Pairs of sides in a match, and the tables whose rows meet there.
inline constexpr std::array<std::string_view, 6> kMatchRoles = {"home",  "away",   "white",
                                                                "black", "winner", "loser"};
inline constexpr std::array<std::string_view, 2> kColourRoles = {"white", "black"};
inline constexpr std::array<std::string_view, 8> kMatchSides = {
    "team", "club", "side", "squad", "player", "competitor", "entrant", "contestant"};
// Who won, where a table refers twice to those who met.
inline constexpr std::array<std::string_view, 3> kOutcomeRoles = {"winner", "loser", "victor"};
// Kin and other rows of the same table: "mother_tag", "parent_client_id".
inline constexpr std::array<std::string_view, 16> kKinRoles = {
    "mother", "father", "dam",      "sire", "parent",   "mum",       "dad",  "previous",
    "prev",   "next",   "original", "main", "replaced", "successor", "base", "linked"};

// Nouns of tables of people.
inline constexpr std::array<std::string_view, 101> kPeopleNouns = {
    "person", "people", "member", "player", "staff", "employee", "emp", "worker", "user",
    "customer", "client", "student", "pupil", "learner", "teacher", "tutor", "instructor",
    "trainer", "coach", "observer", "rider", "driver", "volunteer", "judge", "crew", "officer",
    "leader", "translator", "doctor", "nurse", "mechanic", "technician", "ringer", "singer",
    "musician", "artist", "contact", "agent", "patient", "researcher", "guide", "trustee", "pilot",
    "personnel", "guest", "visitor", "donor", "tenant", "owner", "borrower", "reader", "buyer",
    "seller", "patron", "subscriber", "hirer", "attendee", "passenger", "participant", "camper",
    "resident", "actor", "author", "speaker", "performer", "director", "dancer", "photographer",
    "engineer", "consultant", "adviser", "advisor", "counsellor", "therapist", "vet", "groomer",
    "walker", "carer", "keeper", "chef", "cook", "waiter", "stylist", "barber", "cleaner", "host",
    "landlord", "broker", "rep", "salesperson", "parent", "child", "kid", "adult", "athlete",
    "competitor", "swimmer", "runner", "skater", "sailor", "climber"};
// Those of them whom others serve.
inline constexpr std::array<std::string_view, 22> kServedNouns = {
    "customer", "client", "patient",    "pupil",  "student",  "learner",  "guest", "visitor",
    "kid",      "child",  "donor",      "tenant", "reader",   "borrower", "owner", "cust",
    "buyer",    "patron", "subscriber", "hirer",  "attendee", "passenger"};
// Columns of the parts of a person's name.
inline constexpr std::array<std::string_view, 10> kPersonNameColumns = {
    "firstname",  "forename", "givenname", "surname", "lastname",
    "familyname", "fname",    "lname",     "sname",   "fullname"};

}  // namespace ask::db
