// A checked SELECT written for another database (setting `dialect`). Nothing is run there.
#pragma once
#include <string>

#include "agent/common/result.h"
#include "agent/db/schema/catalog.h"

namespace ask {

// `sql` itself for "sqlite". The types of the columns are those of the catalog, where its sample of
// rows does not show otherwise. Errors: kInvalidArgument with what has no equivalent there.
Result<std::string> in_dialect(const std::string& sql, const std::string& dialect,
                               const db::Catalog& catalog);

}  // namespace ask
