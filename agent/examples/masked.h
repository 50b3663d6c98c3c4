// A taught question without anything that may be stored data, for a model that sees only the
// schema.
#pragma once
#include <string>
#include <string_view>

#include "agent/db/schema/catalog.h"

namespace ask::examples {

// The question with "…" for each run of words that are neither words of the question that is asked
// now, nor of the names of the schema, nor function words. Slots stay.
std::string masked_question(std::string_view taught, std::string_view asked,
                            const db::Catalog& catalog);
// The tokens of the SQL with '...' for each text, 0 for each number, and n1, n2, ... for names that
// are not of the schema, which may be made of values: sum(city = 'Berlin') AS berlin. Slots
// stay.
std::string masked_sql(std::string_view sql, const db::Catalog& catalog);

}  // namespace ask::examples
