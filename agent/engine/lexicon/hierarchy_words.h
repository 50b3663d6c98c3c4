// Words of a hierarchy, whose rows refer to others of the same table: superiors and subordinates.
// Lower case; inflected forms as typed.
#pragma once
#include <string_view>

namespace ask::engine {

// Forms of the verb of subordinates: "who reports to Ann".
inline constexpr std::string_view kReportingForms[] = {"reports", "report", "reporting"};
// Verbs of subordinates: "who does Ann report to".
inline constexpr std::string_view kReportingVerbs[] = {"report", "answer"};
// Participles of subordinates: "employees managed by Ann".
inline constexpr std::string_view kSupervisedParticiples[] = {"managed", "supervised", "led"};
// Forms of verbs of a superior: "who manages Ann".
inline constexpr std::string_view kSupervisingForms[] = {"manages", "supervises", "bosses"};
// Forms of verbs of a superior of many: "who leads the most others".
inline constexpr std::string_view kLeadingForms[] = {"supervises", "manages", "leads"};
// Nouns of a superior, whatever the schema calls the role.
inline constexpr std::string_view kSuperiorNouns[] = {"boss", "manager", "supervisor"};
// Words of a request before the noun of a superior.
inline constexpr std::string_view kBeforeSuperior[] = {"what",  "the",  "name", "of",
                                                       "which", "show", "give", "find"};
// Nouns of those below a superior: "Ann's team".
inline constexpr std::string_view kTeamNouns[] = {"team", "subordinates", "reports"};
// Words of a request before the name of a superior: "who is in Ann's team".
inline constexpr std::string_view kBeforeTeam[] = {"who",  "whos",     "who's",     "in",  "on",
                                                   "show", "which",    "list",      "me",  "what",
                                                   "of",   "everyone", "everybody", "all", "the"};
// "sub-sections": rows below another of the same table.
inline constexpr std::string_view kPartPrefix = "sub";

}  // namespace ask::engine
