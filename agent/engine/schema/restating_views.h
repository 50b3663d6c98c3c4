// Views restate what tables keep: "customer_list" has the names of customers once more. A question
// is read without their names first, so that each thing has one name only.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/schema/catalog.h"

namespace ask::engine {

// The views of the catalog, by table, that no note is about; those that a policy hides are not in
// the catalog, nor are views of hidden tables. Empty if a note takes a table out of questions: then
// the views may be meant instead.
std::vector<uint32_t> restating_views(const db::Catalog& catalog);

// A copy in which no question is about these tables.
db::Catalog without_tables(const db::Catalog& catalog, const std::vector<uint32_t>& tables);

// How questions call a view.
struct ViewName {
  std::string written;            // its name, if no single word is
  std::vector<std::string> said;  // lemmas; empty if they are those of a table's name
};
// The names of these views. "list" and the like at the end are left out: "customer_list" is called
// only as it is written, since "customer" is the table.
std::vector<ViewName> names_of_views(const db::Catalog& catalog,
                                     const std::vector<uint32_t>& views);

// True if the question calls one of the views by its name, as written or in words ("the current
// product list").
bool says_view(std::string_view question, const std::vector<ViewName>& views);

}  // namespace ask::engine
