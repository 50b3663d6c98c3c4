#include "agent/common/json_text.h"
#include "agent/common/value_number.h"
#include "agent/db/run/row_json.h"
#include "agent/report/cells.h"
#include "agent/report/render.h"

namespace ask::report {
namespace {

using Json = nlohmann::ordered_json;

Json text_or_null(const std::string& text) { return text.empty() ? Json() : Json(text); }

// Column names may repeat, so each cell is converted alone; long texts are cut.
Json rows_of(const Section& section) {
  Json out = Json::array();
  for (size_t r = 0; r < section.table.rows.rows.size(); ++r) {
    Json row = Json::array();
    for (size_t c = 0; c < section.table.names.size(); ++c) {
      const Value& value = section.table.rows.rows[r][c];
      const bool plain = is_number(value) || std::holds_alternative<std::monostate>(value);
      row.push_back(plain ? parsed_json(db::row_json({"c"}, {value}))["c"]
                          : Json(cell(section, r, c)));
    }
    out.push_back(std::move(row));
  }
  return out;
}

Json section_json(const Section& section) {
  Json names = Json::array();
  for (const std::string& name : section.table.names) names.push_back(line(name, 200));
  return Json{{"title", section.title},
              {"question", section.question},
              {"answer", text_or_null(section.paragraph)},
              {"error", text_or_null(section.error)},
              {"sql", text_or_null(shown_sql(section))},
              {"columns", std::move(names)},
              {"rows", rows_of(section)},
              {"rows_returned", section.rows},
              {"notes", section.notes}};
}

}  // namespace

std::string json_of(const Document& document) {
  Json sections = Json::array();
  std::vector<std::string> notes = document.notes;
  size_t bytes = document.paragraph.size() + document.question.size();
  for (const Section& section : document.sections) {
    Json one = section_json(section);
    const size_t size = json_text(one).size();
    if (bytes + size > kMostBytes - kForTheEnd) {
      notes.push_back(left_out(section));
      continue;
    }
    bytes += size;
    sections.push_back(std::move(one));
  }
  return json_text(Json{{"title", document.title},
                        {"question", document.question},
                        {"report", document.kind},
                        {"by", document.by},
                        {"answer", document.paragraph},
                        {"sections", std::move(sections)},
                        {"notes", notes}});
}

}  // namespace ask::report
