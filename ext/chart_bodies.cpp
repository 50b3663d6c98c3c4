// ask_chart.
#include <fmt/format.h>

#include "agent/chart/chart_request.h"
#include "agent/chart/comparison_chart.h"
#include "agent/chart/render.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/nodes/report.h"
#include "agent/reason/answer.h"
#include "agent/reason/table_text.h"
#include "ext/bodies.h"

namespace ask::ext {
namespace {

constexpr size_t kLongestReading = 1000;  // columns

enum class ChartForm { kText, kSvg, kVega, kHtml };

Result<ChartForm> chart_form(std::string& options) {
  static constexpr std::string_view kForms[] = {"text", "svg", "vega", "html"};
  const auto as = taken_out(options, "as");
  if (as.is_discarded()) return ChartForm::kText;
  for (size_t i = 0; i < std::size(kForms) && as.is_string(); ++i)
    if (as.get_ref<const std::string&>() == kForms[i]) return static_cast<ChartForm>(i);
  return Error{Code::kInvalidArgument, R"("as" takes "text", "svg", "vega" or "html")"};
}

// The columns of a chart of characters.
Result<size_t> chart_width(std::string& options) {
  const auto width = taken_out(options, "width");
  if (width.is_discarded()) return chart::kTextWidth;
  const bool whole = width.is_number_unsigned();
  const auto columns = whole ? width.get<uint64_t>() : 0;
  if (columns >= chart::kLeastTextWidth && columns <= chart::kMostTextWidth)
    return static_cast<size_t>(columns);
  return Error{Code::kInvalidArgument, fmt::format("\"width\" takes a whole number from {} to {}",
                                                   chart::kLeastTextWidth, chart::kMostTextWidth)};
}

}  // namespace

Result<Value> ask_chart(const FunctionCall& call) {
  auto question = call.text(0);
  if (!question) return question.error();
  auto options = call.text(1);
  if (!options) return options.error();
  const auto form = chart_form(*options);
  if (!form) return form.error();
  const auto width = chart_width(*options);
  if (!width) return width.error();
  const auto title = taken_out(*options, "title");
  if (!title.is_discarded() && !title.is_string())
    return Error{Code::kInvalidArgument, "\"title\" takes a text"};
  const chart::ChartRequest request = chart::chart_request(*question);
  auto started = call.session().start(request.question, *options, Goal::kRows);
  if (!started) return started.error();
  if (auto done = call.session().finish(**started); !done) return done.error();
  const State& state = (*started)->walk.state();
  const TaskState* answered = state.last_answered();
  if (answered == nullptr)
    return Error{Code::kInvalidArgument, "no chart: the answer has no rows: " + state.answer};
  const reason::TaskResult result = answered->outcome();
  auto chart = chart::chart_of(
      result, title.is_string() ? title.get_ref<const std::string&>() : state.question,
      request.kind);
  if (!chart) return chart.error();
  chart::apply_request(*chart, request);
  if (result.draft)
    chart->reading = reason::cell_text(
        Value(nodes::without_keys(state, reason::stated_reading(*result.draft))), kLongestReading);
  switch (*form) {
    case ChartForm::kText:
      return Value(chart::text_of(*chart, *width));
    case ChartForm::kSvg:
      return Value(chart::svg_of(*chart));
    case ChartForm::kVega:
      return Value(chart::vega_of(*chart));
    case ChartForm::kHtml:
      break;
  }
  return Value(chart::html_of(*chart, *result.result));
}

}  // namespace ask::ext
