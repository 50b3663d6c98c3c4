// Formats the rows of ask_eval as a report.
#pragma once
#include <string>

#include "agent/common/result.h"
#include "agent/common/value.h"

namespace ask::app {

enum class ReportForm { kText, kJson, kCsv, kHtml };

// By the end of the file's name; text for "". Errors: another ending.
Result<ReportForm> report_form(const std::string& file);

std::string report(const ResultSet& rows, ReportForm form);
std::string report_text(const ResultSet& rows);

}  // namespace ask::app
