// Words around what a question lists of rows: how to reach people, what all of them have.
#pragma once
#include <string_view>

namespace ask::engine {

// Ways to write to somebody, besides telephones.
inline constexpr std::string_view kMailNouns[] = {"email",   "emails",  "e-mail",
                                                  "e-mails", "address", "addresses"};
// Words before a part that each of the rows has: "ships together with their company".
inline constexpr std::string_view kBesidePartWords[] = {"together", "along", "alongside"};

}  // namespace ask::engine
