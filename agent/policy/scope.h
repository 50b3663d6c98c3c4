// The scope of a question: the attached databases that it is about (setting `schema`). It chooses a
// source of data and protects nothing; that is what a policy is for.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/schema/catalog.h"

namespace ask::sql {

// "aux, main" -> {"aux", "main"}; without blanks and duplicates. A name with a comma goes in double
// quotes, doubled inside: `"we,ird"`. Errors (kInvalidSetting): quotes that are not closed, or text
// beside them.
Result<std::vector<std::string>> scope_names(std::string_view setting);
// A name as scope_names() reads it.
std::string scope_name(const std::string& name);

// The tables of `permitted` in these schemas, with the keys, notes and statistics among them. A
// view belongs to the schema that holds it, whatever it reads. `permitted` may be a scope itself.
// The result keeps what may be read; it has no fingerprint. `names`: in any case of letters.
db::Catalog scoped(std::shared_ptr<const db::Catalog> permitted,
                   const std::vector<std::string>& names);

// "aux and arch"
std::string scope_text(const db::Catalog& scoped);

}  // namespace ask::sql
