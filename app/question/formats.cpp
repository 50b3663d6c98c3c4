#include "app/question/formats.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "app/terminal/table.h"

namespace ask::app {
namespace {

using nlohmann::ordered_json;

// A cell as text: of a text itself, of NULL "".
std::string cell_of(const ordered_json& value) {
  if (value.is_null()) return "";
  return value.is_string() ? value.get<std::string>() : json_text(value);
}

struct TextGrid {
  std::vector<std::string> header;
  std::vector<std::vector<std::string>> rows;
};

TextGrid cells_of(const Answer& answer) {
  const ordered_json content = parsed_json(answer.content);
  if (!answer.has_rows || !content.is_object()) return {{"answer"}, {{answer.text}}};
  TextGrid out;
  for (const auto& column : content.at("columns")) out.header.push_back(cell_of(column));
  for (const auto& row : content.at("rows")) {
    auto& cells = out.rows.emplace_back();
    for (const auto& value : row) cells.push_back(cell_of(value));
  }
  return out;
}

std::string csv_cell(const std::string& cell) {
  if (cell.find_first_of(",\"\r\n") == cell.npos) return cell;
  std::string out = "\"";
  for (const char c : cell) out += c == '"' ? "\"\"" : std::string(1, c);
  return out + "\"";
}

std::string markdown_cell(const std::string& cell) {
  std::string out;
  for (const char c : cell) switch (c) {
      case '|':
        out += "\\|";
        break;
      case '\\':
        out += "\\\\";
        break;
      case '<':
        out += "&lt;";
        break;
      case '&':
        out += "&amp;";
        break;
      case '\n':
        out += "<br>";
        break;
      case '\r':
        break;
      default:
        out += c;
    }
  return out;
}

template <class Cell>
std::string delimited(const std::vector<std::string>& cells, std::string_view before,
                      std::string_view between, std::string_view after, Cell cell) {
  std::string out(before);
  for (size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) out += between;
    out += cell(cells[i]);
  }
  return out.append(after);
}

ordered_json readings_json(const Answer& answer) {
  ordered_json out = ordered_json::array();
  for (const ReadingRow& reading : answer.readings)
    out.push_back({{"n", reading.number},
                   {"confidence", reading.confidence},
                   {"words", reading.words},
                   {"sql", reading.sql}});
  return out;
}

ordered_json trace_json(const Answer& answer) {
  ordered_json out = ordered_json::array();
  for (const TraceStep& step : answer.steps) {
    ordered_json row = {{"step", step.number},   {"event", step.event}, {"node", step.node},
                        {"status", step.status}, {"sql", nullptr},      {"rows", nullptr},
                        {"ms", step.ms},         {"detail", nullptr}};
    if (!step.sql.empty()) row["sql"] = step.sql;
    if (step.rows) row["rows"] = *step.rows;
    if (auto detail = parsed_json(step.detail); !detail.is_discarded())
      row["detail"] = std::move(detail);
    out.push_back(std::move(row));
  }
  return out;
}

// "cannot answer: which is meant? 1. Lists …; choose: …" names readings that follow anyway.
std::string why_not(const Answer& answer) {
  constexpr std::string_view kWhich = "cannot answer: which is meant?";
  if (!answer.readings.empty() && answer.message.starts_with(kWhich))
    return "That can be read in several ways.";
  if (answer.cancelled()) return "Stopped.";
  std::string out = answer.message;
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 32);
  return out + (out.empty() || out.ends_with('.') || out.ends_with('"') ? "" : ".");
}

// The answer line by line, and where its notes begin: "(read as: …)".
struct AnswerLines {
  std::vector<std::string> lines;
  size_t notes = 0;
};

AnswerLines lines_of(std::string_view text) {
  AnswerLines out = {text::split(text::repaired_utf8(text), '\n'), 0};
  out.notes = out.lines.size();
  while (out.notes > 1 && out.lines[out.notes - 1].starts_with('(') &&
         out.lines[out.notes - 1].ends_with(')'))
    --out.notes;
  return out;
}

void show_notes_of(const Screen& screen, const AnswerLines& answer_lines) {
  for (size_t i = answer_lines.notes; i < answer_lines.lines.size(); ++i)
    screen.say(wrapped(answer_lines.lines[i], screen.out_width(), 1), Style::kDim);
}

void show_answer(const Screen& screen, std::string_view text) {
  const AnswerLines answer_lines = lines_of(text);
  const std::vector<std::string> body(
      answer_lines.lines.begin(),
      answer_lines.lines.begin() + static_cast<ptrdiff_t>(answer_lines.notes));
  screen.say(fitted_answer(text::joined(body, "\n"), screen.out_width()));
  show_notes_of(screen, answer_lines);
}

}  // namespace

std::string as_csv(const Answer& answer) {
  const TextGrid cells = cells_of(answer);
  std::string out = delimited(cells.header, "", ",", "\n", csv_cell);
  for (const auto& row : cells.rows) out += delimited(row, "", ",", "\n", csv_cell);
  return out;
}

std::string csv_of(const ResultSet& rows) {
  std::string out = delimited(rows.columns, "", ",", "\n", csv_cell);
  for (const auto& row : rows.rows) {
    std::vector<std::string> cells;
    for (const Value& value : row) cells.push_back(value.index() == 0 ? "" : display(value));
    out += delimited(cells, "", ",", "\n", csv_cell);
  }
  return out;
}

std::string as_markdown(const Answer& answer) {
  if (!answer.has_rows) return answer.text + "\n";
  const TextGrid cells = cells_of(answer);
  std::string out = delimited(cells.header, "| ", " | ", " |\n", markdown_cell);
  const auto rule = [](const std::string&) { return std::string("---"); };
  out += delimited(cells.header, "| ", " | ", " |\n", rule);
  for (const auto& row : cells.rows) out += delimited(row, "| ", " | ", " |\n", markdown_cell);
  return out;
}

std::string as_json(const Request& request, const Answer& answer, bool trace,
                    const std::string& meaning) {
  ordered_json out = {{"question", request.question}};
  if (answer.answered()) {
    out["answer"] = answer.text;
    out["sql"] = answer.sql.empty() ? ordered_json() : ordered_json(answer.sql);
    if (!meaning.empty()) out["meaning"] = meaning;
    const ordered_json content = parsed_json(answer.content);
    if (answer.has_rows && content.is_object()) out.update(content);
    out["warnings"] = answer.warnings;
    out["confidence"] = answer.confidence ? ordered_json(*answer.confidence) : ordered_json();
    out["level"] = answer.level.empty() ? ordered_json() : ordered_json(answer.level);
  } else {
    out["error"] = {{"code", answer.code}, {"message", answer.message}};
    out["readings"] = readings_json(answer);
  }
  out["ms"] = answer.ms;
  out["tokens"] = answer.tokens;
  out["cost"] = answer.cost;
  if (trace) out["trace"] = trace_json(answer);
  return json_text(out) + "\n";
}

std::string in_own_words(std::string text, const PromptHints& hints) {
  for (const PromptHints::CommandHint& hint : hints.commands)
    if (const size_t at = text.rfind(hint.in_sql); at != text.npos)
      text.replace(at, hint.in_sql.size(), hint.here);
  return text;
}

void show(const Screen& screen, const Answer& answer, const PromptHints& hints) {
  if (answer.answered()) return show_answer(screen, in_own_words(answer.text, hints));
  const size_t width = screen.error_width();
  screen.complain(wrapped(in_own_words(printable_line(why_not(answer)), hints), width, 0));
  if (answer.readings.empty()) return;
  for (const ReadingRow& reading : answer.readings)
    screen.complain(wrapped(reading_line(reading), width, 5));
  screen.complain(hints.choose);
}

void show_notes(const Screen& screen, const Answer& answer, const PromptHints& hints) {
  AnswerLines answer_lines = lines_of(answer.text);
  const auto notes = answer_lines.lines.begin() + static_cast<ptrdiff_t>(answer_lines.notes);
  // How many rows a table of the answer shows is irrelevant to a chart.
  answer_lines.lines.erase(std::remove_if(notes, answer_lines.lines.end(),
                                          [](const std::string& note) {
                                            return note.ends_with("ask_rows gives all of them)");
                                          }),
                           answer_lines.lines.end());
  for (size_t i = answer_lines.notes; i < answer_lines.lines.size(); ++i)
    answer_lines.lines[i] = in_own_words(answer_lines.lines[i], hints);
  show_notes_of(screen, answer_lines);
}

std::string reading_line(const ReadingRow& reading) {
  return fmt::format("  {}. {}", reading.number, printable_line(reading.words));
}

std::string spent(double ms, int64_t tokens, double cost) {
  const std::string models = spent_on_models(tokens, cost);
  return fmt::format("{:.2f} s{}{}", ms / 1000, models.empty() ? "" : ", ", models);
}

std::string spent_on_models(int64_t tokens, double cost) {
  std::string out;
  if (tokens > 0) out += fmt::format("{} tokens", tokens);
  if (cost > 0) out += fmt::format("{}${:.4f}", out.empty() ? "" : ", ", cost);
  return out;
}

std::string trace_line(const TraceStep& step) {
  std::string out =
      fmt::format("{:>3}  {:<13} {:<14} {:>9.2f} ms", step.number, step.node, step.status, step.ms);
  if (step.rows) out += fmt::format("  {} {}", *step.rows, *step.rows == 1 ? "row" : "rows");
  if (step.node == "write_sql" && !step.sql.empty()) out += "  " + step.sql;
  return out;
}

}  // namespace ask::app
