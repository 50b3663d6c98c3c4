// ask_eval and ask_tasks: run and list questions with known answers.
#include <fmt/format.h>

#include "agent/common/text.h"
#include "agent/eval/evaluation.h"
#include "ext/sources.h"

namespace ask::ext {
namespace {

Value text_or_null(std::string text) { return text.empty() ? Value() : Value(std::move(text)); }

// Rows of ask_eval; fetching a row runs its task.
class EvalRows final : public Rows {
 public:
  explicit EvalRows(std::unique_ptr<eval::Evaluation> evaluation)
      : evaluation_(std::move(evaluation)) {}

  Result<bool> next() override {
    auto row = evaluation_->next();
    if (!row) return row.error();
    row_ = std::move(*row);
    return row_.has_value();
  }
  Value cell(int column) const override {
    const auto i = static_cast<size_t>(column);
    return i < eval::kColumns ? (*row_)[i] : Value();
  }

 private:
  std::unique_ptr<eval::Evaluation> evaluation_;
  std::optional<eval::Cells> row_;
};

}  // namespace

RowsResult open_eval(Session& session, const Arguments& arguments) {
  auto evaluation = eval::Evaluation::open(session, arguments[0], arguments[1]);
  if (!evaluation) return evaluation.error();
  return RowsResult(std::make_unique<EvalRows>(std::move(*evaluation)));
}

RowsResult open_tasks(Session&, const Arguments& arguments) {
  std::vector<std::vector<Value>> rows;
  for (eval::EvalTask& task : eval::library_tasks(arguments[0]))
    rows.push_back({std::move(task.id), std::move(task.demo), text_or_null(task.difficulty),
                    text_or_null(text::joined(task.tags, ",")), std::move(task.question),
                    std::move(task.gold_sql),
                    task.expected ? Value(eval::rows_json(*task.expected)) : Value()});
  if (rows.empty())
    return Error{Code::kInvalidArgument,
                 fmt::format("no tasks for \"{}\"; there are those of {}, and all",
                             text::shortened(text::repaired_utf8(arguments[0]), 60),
                             text::joined(eval::libraries(), ", "))};
  return RowsResult(std::make_unique<ListedRows>(std::move(rows)));
}

}  // namespace ask::ext
