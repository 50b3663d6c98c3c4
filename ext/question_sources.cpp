// ask_trace, ask_rows, ask_readings and ask_result: the steps of a question, its rows, the ways to
// read it, and kept results.
#include <fmt/format.h>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/db/run/row_json.h"
#include "agent/service/answer_json.h"
#include "agent/session_results.h"
#include "ext/sources.h"

namespace ask::ext {
namespace {

class TraceRows final : public Rows {
 public:
  TraceRows(Session& session, std::unique_ptr<Question> question)
      : session_(session), question_(std::move(question)) {}
  // Record the question even if LIMIT or a closed statement stops it.
  ~TraceRows() override {
    if (!question_->walk.over()) session_.abandon(*question_);
  }

  // Each row is one step: with LIMIT 2, only two steps are run.
  Result<bool> next() override {
    if (question_->walk.over()) return false;
    row_ = session_.advance(*question_);
    if (row_.event == Event::kDone) add_content();
    return true;
  }

  Value cell(int column) const override {
    const StepReport& report = row_.report;
    switch (column) {
      case 0:
        return row_.step > 0 ? Value(row_.step) : Value();
      case 1:
        return std::string(name(row_.event));
      case 2:
        return std::string(row_.node);
      case 3:
        return text_or_null(row_.task);
      case 4:
        return row_.attempt > 0 ? Value(int64_t{row_.attempt}) : Value();
      case 5:
        return text_or_null(row_.status);
      case 6:
        return text_or_null(report.sql);
      case 7:
        return report.rows ? Value(*report.rows) : Value();
      case 8:
        return report.score ? Value(*report.score) : Value();
      case 9:
        return report.detail;
      case 10:
        return row_.ms;
      case 11:
        return report.tokens;
      case 12:
        return question_->walk.trace_id();
      case 15:
        return text_or_null(report.prompt);
      case 16:
        return text_or_null(report.reply);
      case 17:  // seq: the column of systems that call a step so
        return cell(0);
      case 18:  // US dollars that models have cost so far
        return question_->reasoner->spending().cost;
      default:
        return {};
    }
  }

 private:
  static Value text_or_null(const std::string& text) {
    return text.empty() ? Value() : Value(text);
  }

  // With the option format the last row also has what ask() would give.
  void add_content() {
    const State& state = question_->walk.state();
    const auto format = state.settings.text(Setting::kFormat);
    if (!format || *format == "plain") return;
    auto detail = parsed_json(*format == "json" ? answer_document(state, question_->walk.trace_id())
                                                : formatted_answer(state, *format));
    detail.erase("summary");
    detail["answer"] = state.answer;
    row_.report.detail = json_text(detail);
  }

  Session& session_;
  std::unique_ptr<Question> question_;
  TraceRow row_;
};

// The rows of a kept result: n, the row as JSON, cells by position from `first_cell` on, and after
// them whether the result ends here because it was cut.
class ResultRows final : public Rows {
 public:
  ResultRows(std::shared_ptr<const ResultSet> result, int first_cell, bool cut)
      : result_(std::move(result)), first_cell_(first_cell), cut_(cut) {}

  Result<bool> next() override { return result_ && ++at_ <= result_->rows.size(); }

  Value cell(int column) const override {
    const auto& row = result_->rows[at_ - 1];
    if (column == 0) return static_cast<int64_t>(at_);
    if (column == 1) return db::row_json(result_->columns, row);
    if (column == first_cell_ + kCells) return int64_t{cut_ && at_ == result_->rows.size()};
    const auto i = static_cast<size_t>(column - first_cell_);
    return column >= first_cell_ && i < row.size() ? row[i] : Value();
  }

 private:
  static constexpr int kCells = 32;  // c1 to c32
  std::shared_ptr<const ResultSet> result_;
  int first_cell_;
  bool cut_;
  size_t at_ = 0;
};

}  // namespace

RowsResult open_trace(Session& session, const Arguments& arguments) {
  auto question = session.start(arguments[0], arguments[1], Goal::kAnswer);
  if (!question) return question.error();
  (*question)->walk.state().traced = true;
  return RowsResult(std::make_unique<TraceRows>(session, std::move(*question)));
}

RowsResult open_rows(Session& session, const Arguments& arguments) {
  auto question = session.start(arguments[0], arguments[1], Goal::kRows);
  if (!question) return question.error();
  if (auto done = session.finish(**question); !done) return done.error();
  const State& state = (*question)->walk.state();
  const Attempt* attempt = state.last_with_rows();
  if (!attempt) return Error{Code::kNotAQuestion, "there are no rows for that: " + state.answer};
  const bool cut = attempt->result->truncated() || attempt->rest_failed;
  return RowsResult(
      std::make_unique<ResultRows>(std::make_shared<ResultSet>(*attempt->result), 4, cut));
}

RowsResult open_readings(Session& session, const Arguments& arguments) {
  const auto readings = session.readings(arguments[0], arguments[1]);
  if (!readings) return readings.error();
  std::vector<std::vector<Value>> rows;
  for (const reason::Reading& reading : *readings)
    rows.push_back({static_cast<int64_t>(rows.size()) + 1, reading.confidence, reading.words,
                    reading.differs, reading.sql});
  return RowsResult(std::make_unique<ListedRows>(std::move(rows)));
}

RowsResult open_result(Session& session, const Arguments& arguments) {
  const auto found = readable_result(session, arguments[0]);
  if (!found) return found.error();
  if (!*found)
    return Error{Code::kInvalidArgument,
                 fmt::format("no result \"{}\" is kept; ask something first, the next result is "
                             "named in ask_trace",
                             text::shortened(text::repaired_utf8(arguments[0]), 60))};
  const bool cut = (*found)->result->truncated();
  return RowsResult(std::make_unique<ResultRows>((*found)->result, 3, cut));
}

}  // namespace ask::ext
