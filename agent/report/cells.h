// Texts of a report in their display form: one line, of bounded length.
#pragma once
#include <string>
#include <string_view>

#include "agent/report/document.h"

namespace ask::report {

// The text of a value of the table; "" for NULL.
std::string cell(const Section& section, size_t row, size_t column);
std::string line(std::string_view text, size_t most_bytes = 500);
std::string shown_sql(const Section& section);
// The only value of a section that has one row and one column.
bool is_single(const Section& section);
// "Made by the built-in engine of sqlite-ask; ..."
std::string imprint(const Document& document);
// What a file that has grown too large says of a section.
std::string left_out(const Section& section);

}  // namespace ask::report
