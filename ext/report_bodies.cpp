// ask_outline, ask_report.
#include <fmt/format.h>

#include "agent/common/json_text.h"
#include "agent/nodes/report.h"
#include "agent/report/render.h"
#include "agent/service/report_document.h"
#include "ext/bodies.h"

namespace ask::ext {
namespace {

enum class ReportForm { kHtml, kMarkdown, kJson };

Result<ReportForm> report_form(std::string& options) {
  static constexpr std::string_view kForms[] = {"html", "markdown", "json"};
  const auto form = taken_out(options, "format");
  if (form.is_discarded()) return ReportForm::kHtml;
  for (size_t i = 0; i < std::size(kForms) && form.is_string(); ++i)
    if (form.get_ref<const std::string&>() == kForms[i]) return static_cast<ReportForm>(i);
  return Error{Code::kInvalidArgument, R"("format" takes "html", "markdown" or "json")"};
}

Result<std::unique_ptr<Question>> reported(const FunctionCall& call, Goal goal,
                                           const std::string& options) {
  auto question = call.text(0);
  if (!question) return question.error();
  auto started = call.session().start(std::move(*question), options, goal);
  if (!started) return started.error();
  if (auto done = call.session().finish(**started); !done) return done.error();
  const State& state = (*started)->walk.state();
  if (state.tasks.empty())
    return Error{Code::kNotAQuestion, "there is nothing to report: " + state.answer};
  return std::move(*started);
}

}  // namespace

Result<Value> ask_outline(const FunctionCall& call) {
  const auto options = call.text(1);
  if (!options) return options.error();
  const auto question = reported(call, Goal::kOutline, *options);
  if (!question) return question.error();
  return Value(nodes::outline_answer((*question)->walk.state()));
}

Result<Value> ask_report(const FunctionCall& call) {
  auto options = call.text(1);
  if (!options) return options.error();
  const auto form = report_form(*options);
  if (!form) return form.error();
  const auto question = reported(call, Goal::kReport, *options);
  if (!question) return question.error();
  const report::Document document = report_document((*question)->walk.state());
  switch (*form) {
    case ReportForm::kMarkdown:
      return Value(report::markdown_of(document));
    case ReportForm::kJson:
      return Value(report::json_of(document));
    case ReportForm::kHtml:
      break;
  }
  return Value(report::html_of(document));
}

}  // namespace ask::ext
