// What the database remembers: ask_note, ask_note_suggest, ask_teach, ask_feedback, ask_ossie,
// ask_memory.
#include <fmt/format.h>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/db/notes/note_json.h"
#include "agent/examples/sql_literals.h"
#include "agent/service/ossie.h"
#include "agent/session_enrich.h"
#include "agent/session_examples.h"
#include "agent/session_index.h"
#include "ext/bodies.h"
#include "ext/sources.h"

namespace ask::ext {
namespace {

Error no_description(const std::string& about, const std::string& text) {
  constexpr size_t kLongestShown = 200;  // bytes
  const std::string options = text.size() > kLongestShown ? "'{...}'" : examples::literal(text);
  return {Code::kInvalidArgument,
          fmt::format("the second argument describes the object; options are the third: "
                      "ask_note({}, NULL, {})",
                      examples::literal(about), options)};
}

Result<Value> note_of(Session& session, const std::string& object) {
  const auto noted = note_about(session, object);
  if (!noted) return noted.error();
  return *noted ? Value(db::note_json((*noted)->note)) : Value();
}

}  // namespace

Result<Value> ask_note(const FunctionCall& call) {
  const auto object = call.text(0);
  if (!object) return object.error();
  if (text::trimmed(*object).empty())
    return Error{Code::kInvalidArgument,
                 "the object is empty; it takes table, table.column or a new name"};
  if (call.count() == 1) return note_of(call.session(), *object);
  const auto text = call.text(1);
  if (!text) return text.error();
  const auto options = call.text(2);
  if (!options) return options.error();
  const std::string about(text::trimmed(*object));
  if (call.null(1) && (call.count() < 3 || call.null(2))) {
    if (const Status done = forget_note(call.session(), *object); !done) return done.error();
    return Value("forgotten: " + about);
  }
  if (db::has_options(*text)) return no_description(about, *text);
  const auto remark = write_note(call.session(), *object, *text, *options);
  if (!remark) return remark.error();
  return Value("noted: " + about + (remark->empty() ? "" : " (" + *remark + ")"));
}

Result<Value> ask_note_suggest(const FunctionCall& call) {
  const auto words = suggested_notes(call.session());
  if (!words) return words.error();
  nlohmann::ordered_json out = nlohmann::ordered_json::array();
  for (const auto& [unknown, note, problem] : *words) {
    out.push_back(
        {{"word", unknown.word}, {"questions", unknown.questions}, {"example", unknown.example}});
    if (!unknown.kind.empty()) out.back()["kind"] = unknown.kind;
    if (!problem.empty()) out.back()["problem"] = problem;
    if (note.object.empty()) continue;
    out.back()["object"] = note.object;
    if (!note.description.empty()) out.back()["description"] = note.description;
    out.back()["options"] = parsed_json(db::options_json(note));
  }
  return Value(json_text(out));
}

Result<Value> ask_enrich(const FunctionCall& call) {
  const auto options = call.text(0);
  if (!options) return options.error();
  auto outcome = enrich_notes(call.session(), *options);
  if (!outcome) return outcome.error();
  return Value(std::move(*outcome));
}

Result<Value> ask_index(const FunctionCall& call) {
  const auto options = call.text(0);
  if (!options) return options.error();
  auto outcome = index_schema(call.session(), *options);
  if (!outcome) return outcome.error();
  return Value(std::move(*outcome));
}

Result<Value> ask_ossie(const FunctionCall& call) {
  if (call.count() == 0) {
    auto model = semantic_model(call.session());
    if (!model) return model.error();
    return Value(std::move(*model));
  }
  const auto model = call.text(0);
  if (!model) return model.error();
  auto outcome = note_semantic_model(call.session(), *model);
  if (!outcome) return outcome.error();
  return Value(std::move(*outcome));
}

Result<Value> ask_teach(const FunctionCall& call) {
  const auto question = call.text(0);
  if (!question) return question.error();
  if (text::trimmed(*question).empty())
    return Error{Code::kInvalidArgument, "the question is empty"};
  if (call.count() == 2 && call.null(1)) {
    if (const Status done = forget_taught(call.session(), *question); !done) return done.error();
    return Value("forgotten: " + std::string(text::trimmed(*question)));
  }
  const auto sql = call.text(1);
  if (!sql) return sql.error();
  const Status done = call.count() == 1 ? teach_last(call.session(), *question)
                                        : teach(call.session(), *question, *sql);
  if (!done) return done.error();
  return Value("taught: " + std::string(text::trimmed(*question)));
}

Result<Value> ask_feedback(const FunctionCall& call) {
  const auto trace_id = call.text(0);
  if (!trace_id) return trace_id.error();
  const auto verdict = call.text(1);
  if (!verdict) return verdict.error();
  const auto sql = call.text(2);
  if (!sql) return sql.error();
  auto outcome = rate_answer(call.session(), *trace_id, *verdict, *sql);
  if (!outcome) return outcome.error();
  return Value(std::move(*outcome));
}

RowsResult open_memory(Session& session, const Arguments&) {
  const auto notes = notes_of(session);
  if (!notes) return notes.error();
  const auto or_null = [](const std::string& text) { return text.empty() ? Value() : Value(text); };
  std::vector<std::vector<Value>> rows;
  for (const auto& [note, problem] : *notes)
    rows.push_back({std::string("note"), note.object, or_null(note.description),
                    db::options_json(note), note.source, note.noted_at, or_null(problem)});
  const auto taught = taught_questions(session);
  if (!taught) return taught.error();
  for (const auto& [example, sample, problem] : *taught)
    rows.push_back(
        {std::string("example"), example.question, example.sql,
         std::string(example.right ? R"({"verdict":"right"})" : R"({"verdict":"wrong"})"),
         example.source, example.taught_at, or_null(problem)});
  return RowsResult(std::make_unique<ListedRows>(std::move(rows)));
}

}  // namespace ask::ext
