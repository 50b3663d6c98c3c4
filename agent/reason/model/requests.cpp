#include "agent/reason/model/requests.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "agent/common/text.h"
#include "agent/db/connection/sqlite_build.h"
#include "agent/examples/sql_literals.h"
#include "agent/reason/decomposition.h"
#include "agent/reason/decomposition_reader.h"
#include "agent/reason/model/enrichment.h"
#include "agent/reason/model/facts_prompt.h"
#include "agent/reason/model/prompt.h"
#include "agent/reason/model/question_effort.h"
#include "agent/reason/model/result_prompt.h"
#include "agent/reason/model/retry_guard.h"
#include "agent/reason/model/schema_prompt.h"
#include "agent/reason/model/tool_loop.h"
#include "agent/reason/model/tree_reply.h"

namespace ask::reason {
namespace {

constexpr int64_t kShortReply = 2048, kLongReply = 4096;  // tokens; reasoning models need room
constexpr int64_t kEnrichedReply = 8192;
constexpr int64_t kMostEnriched = 12'000;    // tokens of the schema of one group of tables
constexpr int64_t kMostJudgedSchema = 1500;  // tokens
constexpr size_t kMostTasksShown = 10;
constexpr size_t kMostTurnsShown = 5, kMostColumnsShown = 20;

constexpr std::string_view kGateForm =
    R"({"type":"object","properties":{"is_question":{"type":"boolean"},)"
    R"("reason":{"type":"string"}},)"
    R"("required":["is_question","reason"],"additionalProperties":false})";
constexpr std::string_view kResolveForm =
    R"({"type":"object","properties":{"follows":{"type":"boolean"},)"
    R"("question":{"type":"string"}},)"
    R"("required":["follows","question"],"additionalProperties":false})";
constexpr std::string_view kLinkForm =
    R"({"type":"object","properties":{"tables":{"type":"array","items":{"type":"string"}}},)"
    R"("required":["tables"],"additionalProperties":false})";
constexpr std::string_view kPlanForm =
    R"({"type":"object","properties":{"plan_type":{"type":"string",)"
    R"("enum":["single","multi-sequential"]},"confidence":{"type":"number"},)"
    R"("tasks":{"type":"array","items":{"type":"object","properties":{)"
    R"("id":{"type":"string"},"description":{"type":"string"},"sql":{"type":"string"},)"
    R"("depends_on":{"type":"array","items":{"type":"string"}}},)"
    R"("required":["id","description","sql","depends_on"],"additionalProperties":false}}},)"
    R"("required":["plan_type","confidence","tasks"],"additionalProperties":false})";
// The reasoning comes first: what a model has written down it can build on.
constexpr std::string_view kWriteForm =
    R"({"type":"object","properties":{"reasoning":{"type":"string"},"sql":{"type":"string"}},)"
    R"("required":["reasoning","sql"],"additionalProperties":false})";
constexpr std::string_view kWriteOrSplitForm =
    R"({"type":"object","properties":{"reasoning":{"type":"string"},"sql":{"type":"string"},)"
    R"("tasks":{"type":"array","items":{"type":"object","properties":{)"
    R"("id":{"type":"string"},"description":{"type":"string"},)"
    R"("depends_on":{"type":"array","items":{"type":"string"}}},)"
    R"("required":["id","description","depends_on"],"additionalProperties":false}}},)"
    R"("required":["reasoning","sql","tasks"],"additionalProperties":false})";
constexpr std::string_view kJudgeForm =
    R"({"type":"object","properties":{"reasoning":{"type":"string"},"score":{"type":"number"},)"
    R"("confidence":{"type":"number"}},"required":["reasoning","score","confidence"],)"
    R"("additionalProperties":false})";

constexpr std::string_view kEnrichForm =
    R"({"type":"object","properties":{"tables":{"type":"array","items":{"type":"object",)"
    R"("properties":{"name":{"type":"string"},"description":{"type":"string"},)"
    R"("synonyms":{"type":"array","items":{"type":"string"}},)"
    R"("questions":{"type":"array","items":{"type":"string"}},)"
    R"("columns":{"type":"array","items":{"type":"object","properties":{)"
    R"("name":{"type":"string"},"description":{"type":"string"},)"
    R"("synonyms":{"type":"array","items":{"type":"string"}},)"
    R"("values":{"type":"array","items":{"type":"object","properties":{)"
    R"("stored":{"type":"string"},"names":{"type":"array","items":{"type":"string"}}},)"
    R"("required":["stored","names"],"additionalProperties":false}}},)"
    R"("required":["name","description","synonyms","values"],"additionalProperties":false}}},)"
    R"("required":["name","description","synonyms","questions","columns"],)"
    R"("additionalProperties":false}}},"required":["tables"],"additionalProperties":false})";
constexpr std::string_view kOutlineForm =
    R"({"type":"object","properties":{"title":{"type":"string"},"sections":{"type":"array",)"
    R"("items":{"type":"object","properties":{"title":{"type":"string"},)"
    R"("question":{"type":"string"}},"required":["title","question"],)"
    R"("additionalProperties":false}}},"required":["title","sections"],)"
    R"("additionalProperties":false})";
constexpr std::string_view kSuggestForm =
    R"({"type":"object","properties":{"words":{"type":"array","items":{"type":"object",)"
    R"("properties":{"word":{"type":"string"},"table":{"type":"string"},)"
    R"("column":{"type":"string"},"value":{"type":"string"}},)"
    R"("required":["word","table","column","value"],"additionalProperties":false}}},)"
    R"("required":["words"],"additionalProperties":false})";

// `step` is also the template's name, unless `prompt` names another. An empty `form` asks for plain
// text.
Result<llm::ChatRequest> request(const ModelOptions& options, std::string_view step,
                                 const Slots& slots, std::string_view form, int64_t most_tokens,
                                 std::string_view prompt = "") {
  if (prompt.empty()) prompt = step;
  const auto text = prompt_text(prompt, options.prompts_dir);
  if (!text) return text.error();
  auto filled = fill(prompt, *text, slots);
  if (!filled) return filled.error();
  llm::ChatRequest out;
  out.step = step;
  out.trace_id = options.trace_id;
  llm::Message message;
  message.text = std::move(*filled);
  out.messages.push_back(std::move(message));
  if (!form.empty()) out.schema = llm::ResponseSchema{std::string(step), std::string(form)};
  out.temperature = options.temperature;
  out.seed = options.seed;
  out.max_output_tokens = most_tokens;
  return out;
}

// A section of the prompt; "" if its body is empty.
std::string part(std::string_view title, const std::string& body) {
  return body.empty() ? "" : fmt::format("{}\n{}\n\n", title, body);
}

// `tables`: other ones than those of the links.
std::string schema_part(const ModelOptions& options, const Ask& ask, const Links& links,
                        const std::vector<size_t>& tables, Share facts = Share::kSchema) {
  return fenced(schema_prompt(ask.snapshot.catalog, tables, options.schema_budget_tokens,
                              options.share >= Share::kValues, facts, links.columns));
}
std::string schema_part(const ModelOptions& options, const Ask& ask, const Links& links) {
  return schema_part(options, ask, links, links.tables);
}
// The tables by name only.
std::string names_part(const ModelOptions& options, const Ask& ask, const Links& links,
                       const std::vector<size_t>& detailed = {}) {
  return fenced(names_prompt(ask.snapshot.catalog, links.tables, detailed,
                             options.schema_budget_tokens, links.columns,
                             options.share >= Share::kValues));
}

// The facts for SQL: the rows that were asked for by sample_rows take the place of the first ones.
Share facts_for(const ModelOptions& options, const WriteRequest& write) {
  return write.samples.empty() ? options.share : std::min(options.share, Share::kValues);
}

// What "this month" is counted from: today, and where the data ends.
std::string now_part(const ModelOptions& options, const Ask& ask,
                     const std::vector<size_t>& tables) {
  if (options.today.empty()) return "";
  const std::string latest = options.share < Share::kValues
                                 ? ""
                                 : latest_date(ask.snapshot.catalog, tables, options.today);
  return fmt::format("Today is {}.", options.today) +
         (latest.empty() ? "" : " The latest date in the data:\n" + fenced(latest)) + "\n\n";
}

std::string values_part(const ModelOptions& options, const Ask& ask,
                        const std::vector<size_t>& tables) {
  if (options.share < Share::kValues) return "";
  const std::string values = matched_values(ask.snapshot, tables, ask.question);
  if (values.empty()) return "";
  return part("Values as they are stored:", fenced(values));
}

std::string earlier_part(const ModelOptions& options, const WriteRequest& write) {
  std::vector<std::string> tasks;
  for (const TaskResult& task : write.earlier) {
    if (tasks.size() == kMostTasksShown) break;
    tasks.push_back(task_prompt(task, kMostJudgedRows, options.share));
  }
  std::vector<std::string> turns;
  for (const EarlierQuestion& turn : write.conversation) {
    turns.push_back("- " + turn.question);
    if (options.share >= Share::kValues && !turn.sql.empty()) turns.back() += "\n  " + turn.sql;
  }
  return part("Earlier in this conversation:",
              turns.empty() ? "" : fenced(text::joined(turns, "\n"))) +
         part("Earlier tasks and what they gave:", text::joined(tasks, "\n"));
}

// Taught questions are given from share=values on only (see near_examples in write_request.cpp).
std::string examples_part(const WriteRequest& write) {
  std::vector<std::string> right, wrong;
  for (const NearExample& example : write.examples)
    right.push_back("- " + example.question + "\n  " + example.sql);
  for (const std::string& sql : write.rejected)
    wrong.push_back("- " + examples::without_literals(sql));
  const auto fenced_part = [](std::string_view title, const std::vector<std::string>& lines) {
    return lines.empty() ? "" : part(title, fenced(text::joined(lines, "\n")));
  };
  return fenced_part("Questions that were answered right before ({slots} stand for literals):",
                     right) +
         fenced_part("SQL that does not answer this question:", wrong);
}

std::string samples_part(const ModelOptions& options, const WriteRequest& write) {
  std::string out;
  if (options.share < Share::kResults) return out;
  for (const SampledRows& sample : write.samples)
    out += part(fmt::format("The first rows of {}:", fenced(sample.table)),
                fenced(result_prompt(sample.rows, kMostSampledRows)));
  return out;
}

std::string kept_part(const ModelOptions& options, const WriteRequest& write) {
  std::vector<std::string> lines;
  for (const KeptTable& kept : write.kept) lines.push_back(kept_line(kept, options.share));
  if (lines.empty()) return "";
  return part("Results that SQL may read as tables:", fenced(text::joined(lines, "\n")));
}

// What the request may contain of a failed attempt. Messages of a judge, of the literal check or of
// the built-in engine may quote stored values, so they require share = results.
struct PermittedFeedback {
  std::string kind, sql, wrong, hints;  // "" if not permitted; with form=tree `sql` is the tree
  std::string named_in;                 // the SQL, if permitted, whatever the form
};
PermittedFeedback permitted_feedback(const ModelOptions& options, const Feedback& feedback,
                                     bool own_sql) {
  const bool sql_too = own_sql || options.share >= Share::kValues;
  const bool about_rows =
      feedback.error.code == Code::kNoRows || feedback.error.code == Code::kLowScore;
  const bool words_too = options.share == Share::kResults || (!about_rows && sql_too);
  PermittedFeedback out;
  // Which of SQLite's errors it is may be made to depend on a stored value.
  const bool chosen_by_values =
      feedback.error.code == Code::kExecutionError && options.share < Share::kResults;
  if (sql_too) out.sql = options.tree ? tree_of_attempt(feedback.sql) : feedback.sql;
  if (sql_too) out.named_in = feedback.sql;
  if (chosen_by_values) {
    out.wrong =
        "the statement failed while it ran; why may depend on stored values and is not shown";
    return out;
  }
  if (words_too) out.kind = fmt::format(" ({})", feedback.kind);
  out.wrong = words_too ? feedback.error.message : "it did not give rows that answer the task";
  if (words_too) out.hints = not_in(out.wrong, feedback.diagnosis);
  return out;
}

std::string feedback_part(const ModelOptions& options, const WriteRequest& write,
                          const PermittedFeedback& permitted, bool doubted) {
  if (!write.feedback) return "";
  const Feedback& feedback = *write.feedback;
  std::string out =
      doubted ? fmt::format(
                    "Attempt {} ran, and nothing failed. Another reading of the question, "
                    "which may be wrong, gives other rows. If the SQL answers the question "
                    "as it is, write the same again; else write it in another way.",
                    feedback.attempt)
              : fmt::format("Attempt {} failed{}. Do not write the same again.", feedback.attempt,
                            permitted.kind);
  if (!permitted.sql.empty())
    out += (options.tree ? "\nIts query tree:\n" : "\nIts SQL:\n") + fenced(permitted.sql);
  if (!doubted) out += "\nWhat was wrong:\n" + fenced(permitted.wrong);
  if (!permitted.hints.empty()) out += "\nHints:\n" + fenced(permitted.hints);
  if (!feedback.fixes.empty()) out += "\nHow to mend it:\n" + fenced(feedback.fixes);
  return out + "\n\n";
}

// These tables, and those that the feedback to the model names: a text
// that is withheld, as of the engine, may name a table for the rows that it holds.
std::vector<size_t> tables_for_retry(const Ask& ask, std::vector<size_t> tables,
                                     const PermittedFeedback& permitted, const Feedback& feedback) {
  return with_named(ask.snapshot.catalog, std::move(tables),
                    {permitted.named_in, permitted.wrong, permitted.hints, feedback.fixes});
}

}  // namespace

Result<llm::ChatRequest> gate_request(const ModelOptions& options, std::string_view question) {
  return request(options, "gate", {{"question", fenced(question)}}, kGateForm, kShortReply);
}

Result<llm::ChatRequest> resolve_request(const ModelOptions& options, const Ask& ask,
                                         const Conversation& known) {
  std::vector<std::string> lines;
  const size_t from = known.turns.size() - std::min(kMostTurnsShown, known.turns.size());
  for (size_t i = from; i < known.turns.size(); ++i) {
    const AnsweredTurn& turn = known.turns[i];
    std::vector<std::string> columns = permitted_headings(turn.columns, options.share);
    if (columns.size() > kMostColumnsShown) columns.resize(kMostColumnsShown);
    if (turn.resolved.empty()) continue;
    lines.push_back(fmt::format("- {} ({})", turn.resolved, text::joined(columns, ", ")));
  }
  return request(options, "resolve",
                 {{"turns", fenced(text::joined(lines, "\n"))}, {"question", fenced(ask.question)}},
                 kResolveForm, kShortReply);
}

Result<llm::ChatRequest> link_request(const ModelOptions& options, const Ask& ask,
                                      const Links& near) {
  return request(options, "link",
                 {{"question", fenced(ask.question)}, {"schema", schema_part(options, ask, near)}},
                 kLinkForm, kShortReply);
}

namespace {

// The question and its tables for the step plan, in the form `form`.
Result<llm::ChatRequest> planning_request(const ModelOptions& options, const Ask& ask,
                                          const Links& links, std::string_view form,
                                          std::string_view prompt) {
  return request(options, "plan",
                 {{"question", fenced(ask.question)},
                  {"schema", links.names_first ? names_part(options, ask, links)
                                               : schema_part(options, ask, links)}},
                 form, kLongReply, prompt);
}

}  // namespace

Result<llm::ChatRequest> plan_request(const ModelOptions& options, const Ask& ask,
                                      const Links& links) {
  return planning_request(options, ask, links, kPlanForm, "plan");
}

Result<llm::ChatRequest> decompose_request(const ModelOptions& options, const Ask& ask,
                                           const Links& links) {
  return planning_request(options, ask, links, decomposition_schema(), "decompose");
}

Result<llm::ChatRequest> write_sql_request(const ModelOptions& options, const Ask& ask,
                                           const WriteRequest& write, bool own_sql, bool with_tools,
                                           bool doubted) {
  std::vector<size_t> tables = write.links.get().tables;
  const PermittedFeedback permitted =
      write.feedback ? permitted_feedback(options, *write.feedback, own_sql) : PermittedFeedback();
  std::string schema;
  if (with_tools && write.links.get().names_first) {
    // Tables named by a failed attempt are described in full.
    std::vector<size_t> detailed;
    if (write.feedback) detailed = tables_for_retry(ask, {}, permitted, *write.feedback);
    schema = names_part(options, ask, write.links, detailed);
  }
  auto tools = with_tools ? tools_part(options, write) : found_part(write);
  if (!tools) return tools.error();
  if (write.may_split && !options.tree) {
    const auto split = prompt_text("write_tasks", options.prompts_dir);
    if (!split) return split.error();
    *tools += *split;
  }
  std::string dialect;
  if (!write.change && needs_dialect(write.task.description)) {
    auto text = prompt_text("dialect", options.prompts_dir);
    if (!text) return text.error();
    dialect = std::move(*text);
  }
  if (write.feedback) tables = tables_for_retry(ask, tables, permitted, *write.feedback);
  if (write.change)
    return request(
        options, "write_sql",
        {{"sqlite_version", std::string(db::library_version())},
         {"question", fenced(ask.question)},
         {"schema", schema_part(options, ask, write.links, tables, facts_for(options, write))},
         {"values", now_part(options, ask, tables) + values_part(options, ask, tables)},
         {"feedback", feedback_part(options, write, permitted, doubted)}},
        kWriteForm, kLongReply, "write_change");
  auto out = request(
      options, "write_sql",
      {{"sqlite_version", std::string(db::library_version())},
       {"question", fenced(ask.question)},
       {"task", write.task.description == ask.question ? std::string("Answer the question.")
                                                       : fenced(write.task.description)},
       {"schema", schema.empty()
                      ? schema_part(options, ask, write.links, tables, facts_for(options, write))
                      : schema},
       {"values", now_part(options, ask, tables) + values_part(options, ask, tables) +
                      samples_part(options, write)},
       {"examples", examples_part(write) + dialect},
       {"earlier", earlier_part(options, write) + kept_part(options, write)},
       {"feedback", feedback_part(options, write, permitted, doubted)},
       {"tools", *tools}},
      options.tree ? tree_reply_form()
                   : std::string(write.may_split ? kWriteOrSplitForm : kWriteForm),
      kLongReply, options.tree ? "write_tree" : "");
  if (out && with_tools) add_tools(*out, write);
  return out;
}

Result<llm::ChatRequest> refine_request(const ModelOptions& options, const Ask& ask,
                                        const RefineRequest& refine, bool own_sql) {
  const PermittedFeedback permitted = permitted_feedback(options, refine.feedback, own_sql);
  const std::string complaint =
      permitted.hints.empty() ? permitted.wrong : permitted.wrong + "\n" + permitted.hints;
  return request(options, "refine",
                 {{"question", fenced(refine.task.description)},
                  {"sql", fenced(permitted.sql)},
                  {"complaint", fenced(complaint)},
                  {"schema", schema_part(options, ask, refine.links,
                                         tables_for_retry(ask, refine.links.tables, permitted,
                                                          refine.feedback),
                                         options.share)}},
                 "", kShortReply);
}

Result<llm::ChatRequest> judge_request(const ModelOptions& options, const Ask& ask,
                                       const JudgeRequest& judge) {
  const std::string question = judge.task.description == ask.question
                                   ? std::string(ask.question)
                                   : fmt::format("{}\n(of it, the result is to answer: {})",
                                                 ask.question, judge.task.description);
  const std::string tables =
      schema_prompt(ask.snapshot.catalog, judge.tables, kMostJudgedSchema, true, Share::kValues);
  return request(
      options, "judge",
      {{"question", fenced(question)},
       {"sql", fenced(judge.sql)},
       {"result", (options.today.empty() ? "" : fmt::format("Today is {}.\n", options.today)) +
                      judged_prompt(judge) +
                      (tables.empty() ? "" : "\n\nIt is read from:\n" + fenced(tables))}},
      kJudgeForm, kShortReply);
}

Result<llm::ChatRequest> judge_answer_request(const ModelOptions& options, const Ask& ask,
                                              std::string_view answer,
                                              const std::vector<TaskResult>& results) {
  std::vector<std::string> tasks;
  for (const TaskResult& task : results)
    tasks.push_back(task_prompt(task, kMostJudgedRows, options.share));
  auto out = request(options, "judge_answer",
                     {{"question", fenced(ask.question)},
                      {"answer", fenced(answer)},
                      {"results", text::joined(tasks, "\n\n")}},
                     kJudgeForm, kShortReply);
  if (out) out->step = "judge";
  return out;
}

Result<llm::ChatRequest> summarize_request(const ModelOptions& options, const Ask& ask,
                                           const std::vector<TaskResult>& results) {
  std::vector<std::string> tasks;
  for (const TaskResult& task : results)
    tasks.push_back(task_prompt(task, kMostSummarizedRows, options.share));
  return request(options, "summarize",
                 {{"question", fenced(ask.question)}, {"results", text::joined(tasks, "\n\n")}}, "",
                 kShortReply);
}

Result<llm::ChatRequest> enrich_request(const ModelOptions& options, const db::Catalog& catalog,
                                        const std::vector<size_t>& tables) {
  const bool values = options.share >= Share::kValues;
  const std::string evidence = evidence_text(catalog, tables, options.share);
  return request(options, "enrich",
                 {{"schema", fenced(schema_prompt(catalog, tables, kMostEnriched, values))},
                  {"evidence", part("What they hold:", evidence.empty() ? "" : fenced(evidence))}},
                 kEnrichForm, kEnrichedReply);
}

Result<llm::ChatRequest> suggest_request(const ModelOptions& options, const db::Catalog& catalog,
                                         const std::vector<UnknownWord>& words) {
  std::vector<size_t> tables(catalog.tables.size());
  std::iota(tables.begin(), tables.end(), size_t{0});
  const std::string schema =
      schema_prompt(catalog, tables, options.schema_budget_tokens, options.share >= Share::kValues);
  const std::string evidence = evidence_text(catalog, tables, options.share);
  std::vector<std::string> lines;
  for (const UnknownWord& one : words) lines.push_back(one.word + ": " + one.example);
  auto out =
      request(options, "suggest",
              {{"schema", fenced(schema)},
               {"evidence", part("What they hold:", evidence.empty() ? "" : fenced(evidence))},
               {"words", fenced(text::joined(lines, "\n"))}},
              kSuggestForm, kLongReply);
  if (out) out->step = "enrich";
  return out;
}

Result<llm::ChatRequest> outline_request(const ModelOptions& options, const Ask& ask,
                                         const OutlineRequest& outline, bool with_tools) {
  const auto tools = with_tools ? prompt_text("tools", options.prompts_dir) : std::string();
  if (!tools) return tools.error();
  const bool names = outline.links.names_first;
  return request(options, "outline",
                 {{"question", fenced(ask.question)},
                  {"tools", *tools},
                  {"most", std::to_string(kMostSections)},
                  {"schema", names ? names_part(options, ask, outline.links)
                                   : schema_part(options, ask, outline.links)}},
                 kOutlineForm, kLongReply,
                 outline.analysis ? "outline_analysis" : "outline_summary");
}

llm::ChatRequest again(llm::ChatRequest request, std::string reply, std::string complaint) {
  llm::Message refused;
  refused.role = llm::Role::kAssistant;
  refused.text = std::move(reply);
  request.messages.push_back(std::move(refused));
  llm::Message why;
  why.text = std::move(complaint);
  request.messages.push_back(std::move(why));
  return request;
}

}  // namespace ask::reason
