#include "agent/reason/builtin/linker_people.h"

#include <algorithm>
#include <array>

namespace ask::builtin {
namespace {

constexpr float kMeant = 0.81F;  // one of the people that are kept, whatever they are called

constexpr std::array<std::string_view, 74> kPeople = {
    "person",      "people",      "customer",   "client",     "buyer",      "shopper",
    "employee",    "staff",       "worker",     "manager",    "boss",       "supervisor",
    "user",        "member",      "subscriber", "guest",      "visitor",    "patient",
    "student",     "pupil",       "teacher",    "instructor", "professor",  "lecturer",
    "tutor",       "faculty",     "doctor",     "physician",  "nurse",      "surgeon",
    "author",      "writer",      "editor",     "journalist", "reporter",   "reviewer",
    "artist",      "singer",      "musician",   "composer",   "performer",  "dancer",
    "actor",       "actress",     "director",   "producer",   "player",     "athlete",
    "coach",       "rider",       "swimmer",    "gymnast",    "driver",     "pilot",
    "passenger",   "owner",       "tenant",     "resident",   "inhabitant", "candidate",
    "applicant",   "engineer",    "technician", "scientist",  "researcher", "volunteer",
    "donor",       "participant", "contestant", "attendee",   "judge",      "lawyer",
    "salesperson", "borrower"};

}  // namespace

bool keeps_people(const SchemaIndex& index, uint32_t t) {
  const SchemaItem& item = index.table(t);
  if (item.words.empty()) return false;
  const std::string& head = index.word(item.words.back()).lemma;
  return std::find(kPeople.begin(), kPeople.end(), head) != kPeople.end();
}

void add_people(std::span<const Token> tokens, const SchemaIndex& index,
                std::vector<Mention>& mentions) {
  if (tokens.size() < 3 || tokens[0].folded != "who" || tokens[0].quoted) return;
  static constexpr std::array<std::string_view, 6> kTold = {"is", "are", "was", "were", "'s", "be"};
  if (std::find(kTold.begin(), kTold.end(), tokens[1].folded) != kTold.end()) return;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (!keeps_people(index, t) || index.is_view(t)) continue;
    Mention mention;
    mention.begin = 0;
    mention.end = 1;
    mention.kind = MentionKind::kTable;
    mention.score = kMeant;
    mention.table = t;
    mentions.push_back(std::move(mention));
  }
}

}  // namespace ask::builtin
