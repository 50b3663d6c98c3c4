// A report: what it says and shows, before it is drawn (render.h). All texts are data.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "agent/chart/chart.h"
#include "agent/reason/answer.h"
#include "agent/reason/outline/change_shares.h"

namespace ask::report {

inline constexpr size_t kMostTableRows = 50, kMostTableColumns = 20;
inline constexpr size_t kMostBytes = 2'000'000;  // of a rendered report
inline constexpr size_t kForTheEnd = 20'000;     // of them kept free for the notes

struct Section {
  std::string title, question;
  std::string paragraph;           // "" if it failed
  std::string error;               // why it failed, or ""
  std::string sql;                 // "" if none was written
  std::vector<std::string> notes;  // a clause each
  reason::ShownRows table;         // at most kMostTableRows rows and kMostTableColumns columns
  size_t rows = 0, columns = 0;    // of the whole result
  std::optional<chart::Chart> chart;
};

struct Document {
  std::string title, question;
  std::string kind;       // "summary" or "analysis"
  std::string paragraph;  // the head
  std::vector<Section> sections;
  std::vector<std::string> notes;  // what did not fit, a sentence each
  std::string by;                  // "builtin" or the model
};

// Adds the rows of a task that has any, with the chart that fits them.
void add_rows(Section& section, const reason::TaskResult& task,
              const std::optional<reason::WholeSides>& whole);

}  // namespace ask::report
