// feature 94. Prompts with hostile text. Oracles: the text outside the fences of a request is
// independent of the question, the task, the names, the descriptions and the rows; every fence is
// closed; a filled slot is not expanded again.
#include <algorithm>

#include "agent/common/text.h"
#include "agent/reason/model/prompt.h"
#include "agent/reason/model/requests.h"
#include "agent/reason/model/retry_guard.h"
#include "test/fuzz/fuzz.h"

namespace {

using namespace ask;
using fuzz::require;

// The SQL examples depend on words of the question, so both texts are compared without them.
std::string without_examples(std::string text) {
  const size_t from = text.find("\n\nSQLite, by example:\n");
  if (from == text.npos) return text;
  const size_t to = text.find("\n\n", from + 2);
  return text.erase(from, to == text.npos ? to : to - from);
}

// The text outside <<< >>>.
std::string outside(const llm::ChatRequest& request) {
  std::string out;
  for (const llm::Message& message : request.messages) {
    std::string_view rest = message.text;
    // A fence opens at the end of a line, possibly after the id of a task.
    for (size_t open = rest.find("<<<\n"); open != rest.npos; open = rest.find("<<<\n")) {
      out += rest.substr(0, open);
      const size_t close = rest.find("\n>>>", open + 3);
      require(close != rest.npos, "a fence is not closed", message.text);
      rest.remove_prefix(close + 4);
    }
    out += rest;
  }
  return without_examples(std::move(out));
}

struct Hostile {
  std::string question, task, table, column, description, value, sql, error;
};

Hostile hostile(fuzz::Pieces pieces) {
  Hostile out;
  for (std::string* text : {&out.question, &out.task, &out.table, &out.column, &out.description,
                            &out.value, &out.sql, &out.error})
    *text = pieces.next();
  return out;
}

db::Snapshot snapshot(const Hostile& text) {
  db::Snapshot out;
  db::Table table;
  table.schema = "main";
  table.name = text.table;
  table.description = text.description;
  db::Column column;
  column.name = text.column;
  column.declared_type = text.description;
  column.description = text.description;
  column.statistics.rows = 1;
  column.statistics.frequent = {{text.value, 1}};
  table.columns = {column};
  out.catalog.tables = {table};
  return out;
}

std::string all_outside(const Hostile& text) {
  const db::Snapshot known = snapshot(text);
  const reason::ModelOptions options;
  const reason::Ask ask{text.question, known};
  const reason::Links links{{0}, {"named"}, false};
  const reason::Task task{"t1", text.task, "", {}};
  const reason::Feedback feedback{
      1, "execution", text.sql, {Code::kExecutionError, text.error}, text.description};
  reason::Draft draft;
  draft.statement = text.sql;
  draft.reading = text.task;
  draft.reasoning = text.description;
  ResultSet rows;
  rows.columns = {text.column};
  rows.rows = {{text.value}};
  std::string out;
  const auto add = [&](const Result<llm::ChatRequest>& request) {
    require(bool(request), "no request", request ? "" : request.error().message);
    out += outside(*request) + "\n----\n";
  };
  add(reason::gate_request(options, text.question));
  add(reason::link_request(options, ask, links));
  add(reason::plan_request(options, ask, links));
  add(reason::write_sql_request(options, ask, {task, links, feedback, .5}, true, false));
  add(reason::judge_request(options, ask, {task, text.sql, &rows, draft}));
  add(reason::summarize_request(options, ask, {{&task, &draft, &rows, nullptr}}));
  return out;
}

void slots_are_filled_once(fuzz::Pieces pieces) {
  const std::string a(pieces.next()), b(pieces.next());
  const auto filled = reason::fill("x", "1{{a}}2{{b}}3{{a}}4", {{"a", a}, {"b", b}});
  require(filled && *filled == "1" + a + "2" + b + "3" + a + "4", "a value was looked at again", a);
  (void)reason::fill("x", pieces.rest(), {{"a", a}, {"b", b}});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const fuzz::Pieces pieces(fuzz::view(data, size));
  slots_are_filled_once(pieces);
  const Hostile text = hostile(pieces);
  // Empty parts are left out of a prompt, so the harmless text has the same gaps.
  Hostile harmless;
  const auto stand_in = [](const std::string& t) { return std::string(t.empty() ? "" : "x"); };
  harmless = {stand_in(text.question), stand_in(text.task),        stand_in(text.table),
              stand_in(text.column),   stand_in(text.description), stand_in(text.value),
              stand_in(text.sql),      stand_in(text.error)};
  // A diagnosis that only repeats the error is left out too.
  if (!reason::not_in(text.error, text.description).empty())
    harmless.description = "y";
  else if (!text.description.empty() && text.error.empty())
    harmless.description = "\n";  // only line breaks
  // A task that only repeats the question is left out too.
  if (!text.task.empty() && text.task != text.question) harmless.task = "y";
  const std::string wanted = all_outside(harmless), got = all_outside(text);
  require(wanted == got, "text got out of its fence",
          wanted == got ? "" : "\n" + got + "\n---- instead of\n" + wanted);
  return 0;
}
