// Verbs of those who have to do with a row, and the roles that columns of it call them by: who runs
// a home is its manager, who delivers a part its supplier. Lemmas.
#pragma once
#include <algorithm>
#include <span>
#include <string_view>

#include "agent/common/words.h"
#include "agent/engine/lexicon/organisation_words.h"

namespace ask::engine {

inline constexpr std::string_view kLeadingVerbs[] = {"run",     "manage",    "lead", "head",
                                                     "oversee", "supervise", "chair"};
inline constexpr std::string_view kLeaderRoles[] = {
    "manager", "leader",    "head",        "boss",     "chief", "director", "supervisor", "ldr",
    "warden",  "principal", "coordinator", "chairman", "chair", "lead",     "chairperson"};
// "who do we get it from?"
inline constexpr std::string_view kGettingVerbs[] = {"get", "buy", "order", "have", "source"};
inline constexpr std::string_view kSupplyVerb = "supply";
inline constexpr std::string_view kWritingVerbs[] = {"write", "compose", "pen"};
inline constexpr std::string_view kWriterRoles[] = {"author", "writer", "composer", "lyricist",
                                                    "songwriter"};
inline constexpr std::string_view kBuildingVerbs[] = {"make", "build", "produce", "manufacture"};
inline constexpr std::string_view kBuilderRoles[] = {"maker", "manufacturer", "producer", "builder",
                                                     "brand"};

inline constexpr std::string_view kReceivingVerbs[] = {"receive", "get"};
inline constexpr std::string_view kReceiverRoles[] = {"recipient", "receiver", "addressee",
                                                      "consignee"};
// "who were they sent to?"
inline constexpr std::string_view kSendingVerbs[] = {"send", "post", "ship", "dispatch", "address"};
// "who are they for": those who receive them or whom they belong to.
inline constexpr std::string_view kForSomebody = "for";
inline constexpr std::string_view kBuyingRoleVerbs[] = {"buy", "purchase"};
inline constexpr std::string_view kBuyerRoles[] = {"buyer", "purchaser", "customer"};

// "done_by": who did whatever was done.
inline constexpr std::string_view kDoerPreposition = "by", kDoneByAnybody = "done";

// True if whoever does what the verb says is called by the noun.
inline bool does_role(std::string_view verb, std::string_view noun) {
  const auto pair = [&](std::span<const std::string_view> verbs,
                        std::span<const std::string_view> nouns) {
    return text::is_one_of(verb, verbs) && text::is_one_of(noun, nouns);
  };
  return pair(kLeadingVerbs, kLeaderRoles) || pair(kSupplyingVerbs, kSupplyingTables) ||
         pair(kWritingVerbs, kWriterRoles) || pair(kBuildingVerbs, kBuilderRoles) ||
         pair(kReceivingVerbs, kReceiverRoles) || pair(kBuyingRoleVerbs, kBuyerRoles);
}

}  // namespace ask::engine
