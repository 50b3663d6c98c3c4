// Facts about the data of a table that names and types do not show, for a prompt.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/reason/model/options.h"

namespace ask::reason {

// A line each, indented, with a line break before each; "" below Share::kValues or if nothing was
// measured: the number of rows, and of a column its values if they are few, short and shared by
// rows (from kResults on also those of the first text column, the names of a small table), how
// booleans, dates and numbers are written, its range of dates, texts that mean "no value", and
// the share of NULL. Nothing of private columns. Below kResults examples of texts are masked.
std::string fact_lines(const db::Table& table, Share share);

// The form of a text: letters as x and X, digits as 9, the rest as it is; "AB-12" -> "XX-99".
std::string masked(std::string_view value);

// The first rows that were sampled, as one such line; "" below Share::kResults. Only of columns
// that may be read.
std::string first_rows_line(const db::Table& table, Share share);

// The latest date of the columns of these tables that is not after `today`, and where it is from:
// "orders.placed: '2018-05-06'"; "" without one. Only of columns that may be read, and as measured.
std::string latest_date(const db::Catalog& catalog, const std::vector<size_t>& tables,
                        std::string_view today);

}  // namespace ask::reason
