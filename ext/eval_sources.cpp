// ask_tasks: what there is to be evaluated.
#include <fmt/format.h>

#include "agent/common/text.h"
#include "agent/eval/task.h"
#include "ext/sources.h"

namespace ask::ext {
namespace {

db::Value text_or_null(std::string text) {
  return text.empty() ? db::Value() : db::Value(std::move(text));
}

}  // namespace

Opened open_tasks(Session&, const Arguments& arguments) {
  std::vector<std::vector<db::Value>> rows;
  for (eval::Task& task : eval::library_tasks(arguments[0]))
    rows.push_back({std::move(task.id), std::move(task.demo), text_or_null(task.difficulty),
                    text_or_null(text::joined(task.tags, ",")), std::move(task.question),
                    std::move(task.gold_sql),
                    task.expected ? db::Value(eval::rows_json(*task.expected)) : db::Value()});
  if (rows.empty())
    return Error{Code::kInvalidArgument,
                 fmt::format("no tasks for \"{}\"; there are those of {}, and all",
                             text::shortened(text::repaired_utf8(arguments[0]), 60),
                             text::joined(eval::libraries(), ", "))};
  return Opened(std::make_unique<ListedRows>(std::move(rows)));
}

}  // namespace ask::ext
