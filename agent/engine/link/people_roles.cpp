#include "agent/engine/link/people_roles.h"

#include <algorithm>
#include <array>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

enum class Role : uint8_t { kOther, kServed, kStaff };

// Of staff where the verb tells nothing, and of others where it does.
constexpr float kLess = 0.95F;

constexpr std::array<std::string_view, 48> kServed = {
    "attendee",    "borrower",   "buyer",     "client",    "customer",   "delegate",
    "donor",       "guest",      "holder",    "learner",   "lessee",     "member",
    "passenger",   "patient",    "patron",    "payer",     "pupil",      "registrant",
    "rider",       "shopper",    "student",   "tenant",    "traveller",  "user",
    "visitor",     "cardholder", "requester", "caller",    "reader",     "owner",
    "renter",      "hirer",      "resident",  "applicant", "claimant",   "householder",
    "subscriber",  "traveler",   "adopter",   "lodger",    "inhabitant", "policyholder",
    "participant", "trainee",    "listener",  "candidate", "contestant", "account"};
constexpr std::array<std::string_view, 64> kStaff = {
    "employee",    "staff",     "worker",    "agent",       "technician", "mechanic",
    "vet",         "doctor",    "physician", "dentist",     "hygienist",  "nurse",
    "surgeon",     "therapist", "teacher",   "tutor",       "instructor", "trainer",
    "coach",       "professor", "lecturer",  "driver",      "courier",    "pilot",
    "captain",     "crew",      "officer",   "inspector",   "adjuster",   "engineer",
    "groomer",     "carer",     "curator",   "manager",     "supervisor", "clerk",
    "librarian",   "operator",  "assistant", "handler",     "waiter",     "chef",
    "cook",        "baker",     "broker",    "consultant",  "adviser",    "advisor",
    "collector",   "guide",     "ranger",    "caretaker",   "contractor", "plumber",
    "electrician", "stylist",   "barber",    "hairdresser", "pharmacist", "editor",
    "presenter",   "walker",    "sitter",    "cleaner"};

// Verbs, as lemmas, of what those do who are served, and of what is done for them.
constexpr std::array<std::string_view, 40> kServedDeeds = {
    "open",    "order",  "buy",  "purchase", "rent",        "borrow", "book",     "reserve",
    "donate",  "attend", "join", "enrol",    "enroll",      "visit",  "complain", "subscribe",
    "request", "return", "owe",  "own",      "unsubscribe", "sign",   "register", "renew",
    "apply",   "cancel", "shop", "spend",    "pay",         "claim",  "adopt",    "churn",
    "log",     "miss",   "stay", "sit",      "hire",        "raise",  "report",   "phone"};
constexpr std::array<std::string_view, 38> kStaffDeeds = {
    "treat",   "teach",   "solve",   "handle",    "serve",   "repair",    "fix",       "inspect",
    "deliver", "resolve", "examine", "diagnose",  "train",   "coach",     "assign",    "approve",
    "answer",  "drive",   "process", "instruct",  "tutor",   "vaccinate", "operate",   "service",
    "clean",   "groom",   "walk",    "supervise", "collect", "install",   "prescribe", "maintain",
    "mend",    "earn",    "work",    "build",     "cook",    "manage"};

Role role_of(const SchemaIndex& index, uint32_t table) {
  const SchemaItem& item = index.table(table);
  if (item.words.empty()) return Role::kOther;
  const std::string& word = index.word(item.words.back()).lemma;
  if (text::is_one_of(word, kServed)) return Role::kServed;
  return text::is_one_of(word, kStaff) ? Role::kStaff : Role::kOther;
}

// True if the token is a form of one of the verbs.
template <size_t N>
bool says(const Token& token, const std::array<std::string_view, N>& verbs) {
  return std::any_of(verbs.begin(), verbs.end(), [&](std::string_view verb) {
    if (token.lemma == verb) return true;
    if (!token.folded.starts_with(verb)) return false;
    return text::is_one_of(std::string_view(token.folded).substr(verb.size()),
                           {"s", "es", "d", "ed", "ing"});
  });
}

// "joined the company", "joined our team"
bool joins_staff(std::span<const Token> tokens, size_t verb) {
  for (size_t i = verb + 1; i < tokens.size() && i < verb + 4; ++i)
    if (text::is_one_of(tokens[i].folded, {"company", "team", "staff", "firm", "us", "business"}))
      return true;
  return false;
}

// The first token behind the person that is no helping verb and no adverb.
size_t deed_behind(std::span<const Token> tokens, size_t at) {
  constexpr std::array<std::string_view, 22> kHelping = {
      "has",    "have", "had",      "did",       "does",    "do",  "never", "not",
      "n't",    "also", "ever",     "only",      "'ve",     "yet", "still", "already",
      "always", "just", "actually", "regularly", "usually", "'s"};
  size_t i = at + 1;
  while (i < tokens.size() && text::is_one_of(tokens[i].folded, kHelping)) ++i;
  return i;
}

// The role of those who do what the verb behind the person tells, or to whom it is done.
Role role_of_deed(std::span<const Token> tokens, size_t at) {
  const auto behind = [&](size_t back, std::string_view word) {
    return at >= back && tokens[at - back].folded == word;
  };
  if (behind(1, "to") && behind(2, "assigned")) return Role::kStaff;
  const size_t i = deed_behind(tokens, at);
  if (i >= tokens.size() || tokens[i].quoted) return Role::kOther;
  // "who was treated", "who got served": the subject is served
  if (text::is_one_of(tokens[i].folded, {"was", "were", "is", "are", "been", "got"}))
    return Role::kOther;
  if (tokens[i].lemma == "join" && joins_staff(tokens, i)) return Role::kStaff;
  if (says(tokens[i], kServedDeeds)) return Role::kServed;
  return says(tokens[i], kStaffDeeds) ? Role::kStaff : Role::kOther;
}

}  // namespace

std::vector<float> people_weights(std::span<const Token> tokens, size_t at,
                                  const SchemaIndex& index, std::span<const uint32_t> people) {
  std::vector<float> out(people.size(), 1.0F);
  const auto has = [&](Role role) {
    return std::any_of(people.begin(), people.end(),
                       [&](uint32_t t) { return role_of(index, t) == role; });
  };
  if (!has(Role::kServed) || !has(Role::kStaff)) return out;
  const Role told = role_of_deed(tokens, at);
  const bool says_staff = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
    return !token.quoted && text::is_one_of(token.lemma, kStaff);
  });
  const size_t verb = deed_behind(tokens, at);
  const bool other_deed = verb < tokens.size() && is_relational_verb(tokens[verb].lemma);
  if (told == Role::kOther && (says_staff || other_deed)) return out;
  for (size_t i = 0; i < people.size(); ++i) {
    const Role role = role_of(index, people[i]);
    if (role == Role::kOther)
      out[i] = told == Role::kOther ? 1.0F : kLess;
    else if (told == Role::kOther)
      out[i] = role == Role::kStaff ? kLess : 1.0F;
    else
      out[i] = role == told ? 1.0F : 0.0F;
  }
  return out;
}

}  // namespace ask::engine
