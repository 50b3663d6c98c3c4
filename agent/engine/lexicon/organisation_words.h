// Organisations that act as people do: "who delivered to us". Lemmas in lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// Tables of those who supply others.
inline constexpr std::string_view kSupplyingTables[] = {
    "supplier", "vendor",   "wholesaler", "distributor",  "provider",
    "merchant", "stockist", "importer",   "manufacturer", "subcontractor"};
// Tables of organisations that act, beside those of people.
inline constexpr std::string_view kOrganisationTables[] = {
    "supplier",     "vendor",       "wholesaler",   "distributor", "provider",    "merchant",
    "stockist",     "importer",     "manufacturer", "company",     "firm",        "business",
    "organisation", "organization", "agency",       "charity",     "school",      "college",
    "university",   "sponsor",      "partner",      "publisher",   "council",     "authority",
    "insurer",      "bank",         "club",         "society",     "association", "subcontractor",
    "carrier",      "haulier",      "brewery",      "festival",    "museum",      "gallery",
    "band",         "choir",        "household",    "employer",    "institution"};
// Tables of those of them whose things the rows are that refer to them.
inline constexpr std::string_view kOwningOrganisations[] = {
    "company", "firm",    "business", "organisation", "organization", "charity",     "school",
    "college", "council", "society",  "association",  "household",    "institution", "club"};
// Verbs of what suppliers do.
inline constexpr std::string_view kSupplyingVerbs[] = {"deliver", "supply", "provide",
                                                       "sell",    "send",   "ship"};

// Whom to turn to: "who do we write to at Acme". Verbs as lemmas, and words around them.
inline constexpr std::string_view kContactVerbs[] = {
    "write", "speak",   "talk",    "email",     "e-mail", "mail", "ring", "call",
    "phone", "contact", "message", "telephone", "chase",  "get",  "turn", "text"};
inline constexpr std::string_view kBeforeAskers[] = {"do", "should", "can", "must", "shall"};
inline constexpr std::string_view kAfterContactVerb[] = {"to", "with", "touch", "hold", "of"};
// "need to speak to"; verbs that say nothing without what follows: "get in touch", "turn to"
inline constexpr std::string_view kBeforeContactVerb[] = {"need", "have", "to"};
inline constexpr std::string_view kLightContactVerbs[] = {"get", "turn"};
inline constexpr std::string_view kTouchNoun = "touch";
inline constexpr std::string_view kBeforeContacted[] = {"at", "from", "for", "about", "in"};
// The column with the name of such a person.
inline constexpr std::string_view kContactColumn = "contact";
inline constexpr std::string_view kContactColumnHeads[] = {"name", "person"};

}  // namespace ask::engine
