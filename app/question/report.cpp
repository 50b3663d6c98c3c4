#include "app/question/report.h"

#include <fmt/format.h>

#include <filesystem>

#include "agent/common/json_text.h"
#include "agent/common/markup.h"
#include "agent/common/text.h"
#include "app/question/formats.h"

namespace ask::app {
namespace {

constexpr std::string_view kKinds[] = {"model", "rank", "difficulty", "tag", "class", "task"};

// Cells of a row by the name of their column.
class ReportRow {
 public:
  ReportRow(const ResultSet& all, const std::vector<Value>& row) : all_(all), row_(row) {}
  Value cell(std::string_view column) const {
    for (size_t c = 0; c < row_.size(); ++c)
      if (all_.columns[c] == column) return row_[c];
    return {};
  }
  std::string text(std::string_view column) const {
    const Value value = cell(column);
    return value.index() == 0 ? "" : display(value);
  }
  double number(std::string_view column) const {
    const Value value = cell(column);
    if (const auto* real = std::get_if<double>(&value)) return *real;
    const auto* integer = std::get_if<int64_t>(&value);
    return integer ? static_cast<double>(*integer) : 0;
  }

 private:
  const ResultSet& all_;
  const std::vector<Value>& row_;
};

std::vector<ReportRow> rows_of(const ResultSet& all, std::string_view kind) {
  std::vector<ReportRow> out;
  for (const auto& row : all.rows)
    if (const ReportRow named(all, row); named.text("kind") == kind) out.push_back(named);
  return out;
}

std::string in_percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

std::string html_text(std::string_view text) { return text::escaped_markup(printable(text)); }

nlohmann::ordered_json json_of(const Value& value) {
  if (const auto* integer = std::get_if<int64_t>(&value)) return *integer;
  if (const auto* real = std::get_if<double>(&value)) return *real;
  if (value.index() == 0) return nullptr;
  return display(value);
}

std::string report_json(const ResultSet& all) {
  nlohmann::ordered_json out = nlohmann::ordered_json::object();
  for (const std::string_view kind : kKinds) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const ReportRow& row : rows_of(all, kind)) {
      nlohmann::ordered_json entry = nlohmann::ordered_json::object();
      for (const std::string& column : all.columns) entry[column] = json_of(row.cell(column));
      if (auto detail = parsed_json(row.text("detail")); !detail.is_discarded())
        entry["detail"] = std::move(detail);
      list.push_back(std::move(entry));
    }
    out[std::string(kind)] = std::move(list);
  }
  return json_text(out) + "\n";
}

constexpr std::string_view kStyle =
    ":root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:64rem;"
    "margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:0 0 2rem}"
    "th,td{text-align:left;padding:.35rem .6rem;border-bottom:1px solid #8884;"
    "vertical-align:top}td.n{text-align:right;font-variant-numeric:tabular-nums}"
    "meter{width:10rem}code{overflow-wrap:anywhere}.right{color:#2f9e6e}.wrong{color:#d9534f}"
    ".declined{color:#b97a10}.failed{color:#8a6fd1}";

std::string report_html(const ResultSet& all) {
  std::string out = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Evaluation</title>"
      "<meta name=\"viewport\" content=\"width=device-width\"><style>{}</style></head><body>\n"
      "<h1>Evaluation</h1>\n",
      kStyle);
  for (const std::string_view kind : {"model", "difficulty", "tag"}) {
    out += fmt::format("<h2>By {}</h2>\n<table><tr><th>{}</th><th>tasks</th><th>right</th></tr>\n",
                       kind, kind);
    for (const ReportRow& row : rows_of(all, kind))
      out += fmt::format(
          "<tr><td>{}{}</td><td class=\"n\">{}</td><td><meter value=\"{:.4f}\"></meter> {}</td>"
          "</tr>\n",
          html_text(row.text("model")), kind == "model" ? "" : ": " + html_text(row.text("task")),
          html_text(row.text("n")), row.number("accuracy"), in_percent(row.number("accuracy")));
    out += "</table>\n";
  }
  out += "<h2>Tasks</h2>\n<table><tr><th>task</th><th>question and SQL</th><th></th></tr>\n";
  for (const ReportRow& row : rows_of(all, "task")) {
    const std::string verdict = html_text(row.text("verdict"));
    out +=
        fmt::format("<tr><td>{}</td><td>{}<br><code>{}</code></td><td class=\"{}\">{}</td></tr>\n",
                    html_text(row.text("task")), html_text(row.text("question")),
                    html_text(row.text("sql")), verdict, verdict);
  }
  return out + "</table>\n</body></html>\n";
}

}  // namespace

Result<ReportForm> report_form(const std::string& file) {
  const std::string suffix = text::lower(std::filesystem::path(file).extension().string());
  if (file.empty() || suffix == ".txt") return ReportForm::kText;
  if (suffix == ".json") return ReportForm::kJson;
  if (suffix == ".csv") return ReportForm::kCsv;
  if (suffix == ".html") return ReportForm::kHtml;
  return Error{Code::kInvalidArgument,
               "--output takes a file that ends in .html, .json, .csv or .txt"};
}

std::string report_text(const ResultSet& all) {
  std::string out;
  for (const ReportRow& model : rows_of(all, "model")) {
    const auto detail = parsed_json(model.text("detail"));
    const auto count = [&](const char* name) {
      return detail.is_object() && detail.contains(name) ? json_text(detail[name]) : "0";
    };
    out += fmt::format("{}: {} of {} right, {} wrong, {} declined, {} failed\n",
                       model.text("model"), in_percent(model.number("accuracy")), model.text("n"),
                       count("wrong"), count("declined"), count("failed"));
    for (const std::string_view kind : {"difficulty", "tag"})
      for (const ReportRow& row : rows_of(all, kind))
        if (row.text("model") == model.text("model") && row.number("n") > 0)
          out += fmt::format("  {:<22} {:>5} {:>8}\n", text::shortened(row.text("task"), 22),
                             row.text("n"), in_percent(row.number("accuracy")));
  }
  for (const ReportRow& row : rows_of(all, "rank"))
    out += fmt::format("{}. {}: {}\n", row.text("task"), row.text("model"),
                       in_percent(row.number("accuracy")));
  if (!out.empty()) out.pop_back();
  return out;
}

std::string report(const ResultSet& rows, ReportForm form) {
  switch (form) {
    case ReportForm::kJson:
      return report_json(rows);
    case ReportForm::kCsv:
      return csv_of(rows);
    case ReportForm::kHtml:
      return report_html(rows);
    default:
      return report_text(rows) + "\n";
  }
}

}  // namespace ask::app
