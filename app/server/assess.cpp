#include "app/server/assess.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <span>
#include <thread>

#include "agent/common/file.h"
#include "agent/common/json_size.h"
#include "agent/common/json_text.h"
#include "agent/common/known_members.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "app/server/access.h"
#include "app/server/agent_client.h"

namespace ask::app {
namespace {

using ScoreJson = nlohmann::ordered_json;

constexpr size_t kMostAgents = 20;
constexpr size_t kMostTasks = 1000;
constexpr size_t kMostTaskBytes = 16'000'000;            // of a file
constexpr size_t kMostReply = 1'000'000;                 // bytes
constexpr auto kLongestWait = std::chrono::seconds(30);  // for one reply

Error unfit(std::string why) { return {Code::kInvalidArgument, std::move(why)}; }

std::string text_of(const ScoreJson& object, const char* key) {
  const auto found = object.is_object() ? object.find(key) : object.end();
  return object.is_object() && found != object.end() && found->is_string()
             ? found->get<std::string>()
             : std::string();
}

// Errors: a member that is not one of `known`, or none of them where a text is expected and it is
// not one.
Status fits(const ScoreJson& object, std::span<const std::string_view> known,
            std::span<const std::string_view> texts, std::string_view what) {
  if (!object.is_object()) return unfit(std::string(what) + " must be an object");
  if (auto unknown = unknown_member(object, known); !unknown.empty())
    return unfit(std::string(what) + " " + unknown);
  for (const auto& [key, value] : object.items())
    if (text::is_one_of(key, texts) && !value.is_string() && !value.is_null())
      return unfit("\"" + key + "\" of " + std::string(what) + " must be text");
  return Done{};
}

// A database of a demo, and its description for an agent.
struct Copy {
  Database db;
  std::string schema;
};

Result<Copy> copy_of_demo(const std::string& demo) {
  auto db = Database::open(":memory:", OpenMode::kRead);
  if (!db) return db.error();
  if (auto filled = db->value("SELECT ask_demo(?)", {demo}); !filled) return filled.error();
  if (auto locked = db->value("SELECT ask_config('lock', 'on')"); !locked) return locked.error();
  const auto schema = db->value(
      "SELECT group_concat(sql, ';' || char(10)) FROM sqlite_schema WHERE sql IS NOT NULL");
  if (!schema) return schema.error();
  std::string text = std::get<std::string>(*schema);
  return Copy{std::move(*db), std::move(text)};
}

// The tables that the role may see, as CREATE TABLE: other agents get no more than that.
Result<std::string> visible_schema(Database& db) {
  constexpr std::string_view kDefinitions = R"(
      SELECT group_concat(ddl, char(10)) FROM (
        SELECT 'CREATE TABLE "' || replace(table_name, '"', '""') || '"(' ||
               group_concat('"' || replace(column_name, '"', '""') || '" ' || type ||
                            iif(primary_key = 1 AND keys = 1, ' PRIMARY KEY', '') ||
                            iif(not_null, ' NOT NULL', '') ||
                            coalesce(' /* refers to ' || replace(foreign_key, '*/', '') || ' */',
                                     ''), ', ') || ');' AS ddl
        FROM (SELECT *, sum(primary_key > 0) OVER (PARTITION BY schema, table_name) AS keys
              FROM ask_schema WHERE schema = 'main')
        GROUP BY table_name))";
  const auto text = db.value(kDefinitions);
  if (!text) return text.error();
  if (const auto* found = std::get_if<std::string>(&*text)) return *found;
  return unfit("there is no table to ask about");
}

Result<Copy> copy_for(const AssessmentTask& task, const AssessmentHost& host) {
  if (!task.demo.empty()) return copy_of_demo(task.demo);
  auto db = host.copy();
  if (!db) return db.error();
  auto schema = visible_schema(*db);
  if (!schema) return schema.error();
  return Copy{std::move(*db), std::move(*schema)};
}

struct Grade {
  std::string verdict, reason, sql;
  double score = 0, ms = 0;
  bool point = false;
};

// Calls `end` again and again once `stopped` gives true, for as long as it lives.
class StopWatcher {
 public:
  StopWatcher(const std::function<bool()>& stopped, std::function<void()> end)
      : thread_([&stopped, end = std::move(end), this] {
          std::unique_lock lock(mutex_);
          while (!over_.wait_for(lock, std::chrono::milliseconds(50), [this] { return ended_; }))
            if (stopped()) end();
        }) {}
  ~StopWatcher() {
    {
      const std::lock_guard lock(mutex_);
      ended_ = true;
    }
    over_.notify_all();
    thread_.join();
  }
  StopWatcher(const StopWatcher&) = delete;
  StopWatcher& operator=(const StopWatcher&) = delete;

 private:
  std::mutex mutex_;
  std::condition_variable over_;
  bool ended_ = false;
  std::thread thread_;  // the last member: it uses the others
};

// What the agent replied, or why there is nothing.
Result<ScoreJson> reply_of(const AgentAddress& agent, const std::string& body,
                           const std::function<bool()>& stopped) {
  const auto until = std::chrono::steady_clock::now() + kLongestWait;
  const auto response = post_to_agent(agent, body, {kMostReply, until, stopped});
  if (!response) return response.error();
  if (response->status != 200)
    return unfit("it replied with status " + std::to_string(response->status));
  if (has_huge_object(response->body, kMostMembers))
    return unfit("its reply has over 1000 members");
  ScoreJson reply = parsed_json(response->body);
  if (!reply.is_object()) return unfit("its reply is no JSON object");
  return reply;
}

// The data part of an A2A message, or the reply itself.
ScoreJson answer_in(const ScoreJson& reply) {
  const auto result = reply.find("result");
  if (result == reply.end() || !result->is_object()) return reply;
  const auto parts = result->find("parts");
  if (parts != result->end() && parts->is_array())
    for (const ScoreJson& part : *parts)
      if (part.is_object() && part.contains("data") && part["data"].is_object())
        return part["data"];
  return *result;
}

std::string request_for(const AgentAddress& agent, const ScoreJson& task) {
  if (!agent.path.ends_with("/a2a")) return json_text(task);
  return json_text(
      ScoreJson{{"jsonrpc", "2.0"},
                {"id", 1},
                {"method", "message/send"},
                {"params",
                 {{"message",
                   {{"kind", "message"},
                    {"role", "user"},
                    {"messageId", task["task_id"]},
                    {"parts", ScoreJson::array({{{"kind", "data"}, {"data", task}}})}}}}}});
}

void grade_sql(Database& db, const AssessmentTask& task, Grade& grade) {
  const auto rows = db.query("SELECT dimension, score, reason FROM ask_score(?, ?, ?)",
                             {task.question, grade.sql, task.gold_sql});
  if (!rows) {
    grade.verdict = "failed";
    grade.reason = rows.error().message;
    return;
  }
  for (const auto& row : rows->rows) {
    const auto* const score = std::get_if<double>(&row[1]);
    const std::string dimension = std::get<std::string>(row[0]);
    if (dimension == "correctness") {
      grade.point = score && *score >= 1;
      grade.reason =
          std::holds_alternative<std::string>(row[2]) ? std::get<std::string>(row[2]) : "";
    }
    if (dimension == "overall" && score) grade.score = *score;
  }
  grade.verdict = grade.point ? "right" : "wrong";
}

Grade graded(Copy& copy, const JudgedAgent& agent, const AssessmentTask& task,
             const std::function<bool()>& stopped) {
  Grade grade;
  const auto address = address_of(agent.url);
  const ScoreJson asked = {{"question", task.question},
                           {"schema", copy.schema},
                           {"dialect", "sqlite"},
                           {"task_id", task.id}};
  const auto began = std::chrono::steady_clock::now();
  const auto reply = reply_of(*address, request_for(*address, asked), stopped);
  grade.ms =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count();
  grade.verdict = "failed";
  if (!reply) {
    grade.reason = reply.error().message;
    return grade;
  }
  const ScoreJson answer = answer_in(*reply);
  grade.sql = text_of(answer, "sql");
  if (text_of(answer, "task_id") != task.id) {
    grade.reason = "its reply is about another task";
  } else if (grade.sql.empty()) {
    grade.verdict = "declined";
    grade.reason = text::shortened(text_of(answer, "error"), 500);
  } else {
    const StopWatcher stop_watcher(stopped, [&copy] { copy.db.interrupt(); });
    grade_sql(copy.db, task, grade);
  }
  return grade;
}

std::string assessment_event(std::string_view name, ScoreJson data) {
  return "event: " + std::string(name) +
         "\ndata: " + json_text(ScoreJson{{"event", name}, {"data", std::move(data)}}) + "\n\n";
}

struct LeaderboardRow {
  std::string agent;
  int64_t points = 0, tasks = 0, failed = 0, declined = 0;
  double score = 0, ms = 0;
};

std::string leaderboard(std::vector<LeaderboardRow> leaders) {
  std::stable_sort(leaders.begin(), leaders.end(),
                   [](const LeaderboardRow& a, const LeaderboardRow& b) {
                     return a.points != b.points ? a.points > b.points : a.score > b.score;
                   });
  ScoreJson rows = ScoreJson::array();
  for (const LeaderboardRow& one : leaders) {
    const auto n = static_cast<double>(std::max<int64_t>(1, one.tasks));
    rows.push_back({{"rank", rows.size() + 1},
                    {"agent", one.agent},
                    {"points", one.points},
                    {"tasks", one.tasks},
                    {"failed", one.failed},
                    {"declined", one.declined},
                    {"score", one.score / n},
                    {"ms", one.ms / n}});
  }
  return assessment_event("leaderboard", std::move(rows));
}

Result<std::vector<JudgedAgent>> agents_of(const ScoreJson& body) {
  const auto found = body.find("agents");
  if (found == body.end() || !found->is_array() || found->empty() || found->size() > kMostAgents)
    return unfit("\"agents\" must be a list of 1 to 20 agents");
  std::vector<JudgedAgent> out;
  constexpr std::string_view kMembers[] = {"name", "url"};
  for (const ScoreJson& one : *found) {
    if (auto good = fits(one, kMembers, kMembers, "an agent"); !good) return good.error();
    JudgedAgent agent{text_of(one, "name"), text_of(one, "url")};
    if (!address_of(agent.url)) return unfit("an agent needs a \"url\", http://host:port/path");
    if (agent.name.empty()) agent.name = agent.url;
    for (const JudgedAgent& other : out)
      if (other.name == agent.name) return unfit("two agents have the same name");
    out.push_back(std::move(agent));
  }
  return out;
}

Result<std::vector<AssessmentTask>> library_tasks(Database& db, const std::string& library) {
  const auto rows = db.query("SELECT id, demo, question, gold_sql FROM ask_tasks(?)", {library});
  if (!rows) return rows.error();
  std::vector<AssessmentTask> out;
  for (const auto& row : rows->rows)
    out.push_back({std::get<std::string>(row[0]), std::get<std::string>(row[1]),
                   std::get<std::string>(row[2]), std::get<std::string>(row[3])});
  return out;
}

Result<AssessmentTask> task_of(const ScoreJson& one, size_t number) {
  AssessmentTask task{text_of(one, "id"), text_of(one, "demo"), text_of(one, "question"),
                      text_of(one, "gold_sql")};
  if (task.question.empty() || task.gold_sql.empty())
    return unfit("a task needs \"question\" and \"gold_sql\"");
  if (task.id.empty()) task.id = std::to_string(number);
  return task;
}

Result<std::vector<AssessmentTask>> tasks_of(Database& db, const ScoreJson& body,
                                             const std::vector<AssessmentTask>& given) {
  const auto found = body.find("tasks");
  if (found == body.end() && !given.empty()) return given;
  if (found != body.end() && found->is_string())
    return library_tasks(db, found->get<std::string>());
  if (found == body.end() || !found->is_array())
    return unfit("\"tasks\" must be the name of a library, or a list of tasks");
  std::vector<AssessmentTask> out;
  constexpr std::string_view kTexts[] = {"id", "demo", "question", "gold_sql"};
  for (const ScoreJson& one : *found) {
    if (auto good = fits(one, kTexts, kTexts, "a task"); !good) return good.error();
    auto task = task_of(one, out.size() + 1);
    if (!task) return task.error();
    out.push_back(std::move(*task));
  }
  return out;
}

// Errors: a demo that there is none of.
Status known_demos(Database& db, const std::vector<AssessmentTask>& tasks) {
  const auto rows = db.query("SELECT name FROM ask_demos");
  if (!rows) return rows.error();
  const auto is_demo = [&](const std::string& name) {
    return std::any_of(rows->rows.begin(), rows->rows.end(), [&](const std::vector<Value>& row) {
      return std::get<std::string>(row[0]) == name;
    });
  };
  for (const AssessmentTask& task : tasks)
    if (!task.demo.empty() && !is_demo(task.demo))
      return unfit("\"demo\" of a task: there is no demo \"" + text::shortened(task.demo, 60) +
                   "\"");
  return Done{};
}

// Why the rows of a task's gold SQL cannot be compared; "" if they can.
std::string fault_of_gold(Database& db, const AssessmentTask& task) {
  const auto rows =
      db.query("SELECT score, reason FROM ask_score(?1, ?2, ?2) WHERE dimension = 'correctness'",
               {task.question, task.gold_sql});
  if (!rows) return rows.error().message;
  if (rows->rows.empty()) return "it is not graded";
  const auto* const score = std::get_if<double>(&rows->rows[0][0]);
  if (score && *score >= 1) return "";
  const auto* const reason = std::get_if<std::string>(&rows->rows[0][1]);
  return reason ? *reason : "its rows are not those of itself";
}

}  // namespace

Result<std::vector<AssessmentTask>> read_task_file(const std::string& file) {
  const auto read = read_file(file, kMostTaskBytes);
  if (!read) return unfit("\"" + file + "\" " + read.error().message);
  if (!*read) return unfit("there is no file \"" + file + "\"");
  std::vector<AssessmentTask> out;
  size_t number = 0;
  for (const std::string& line : text::split(**read, '\n')) {
    ++number;
    if (text::trimmed(line).empty()) continue;
    auto task = task_of(parsed_json(line), out.size() + 1);
    if (!task)
      return unfit("\"" + file + "\", line " + std::to_string(number) + ": " +
                   task.error().message);
    out.push_back(std::move(*task));
  }
  if (out.empty() || out.size() > kMostTasks)
    return unfit("\"" + file + "\" must hold 1 to 1000 tasks, a JSON object a line");
  return out;
}

Result<Assessment> read_assessment(Database& db, const std::string& text,
                                   const std::vector<AssessmentTask>& given) {
  constexpr std::string_view kMembers[] = {"agents", "tasks", "limit"};
  const ScoreJson body = parsed_json(text);
  if (!body.is_object()) return unfit("the body must be a JSON object");
  if (auto good = fits(body, kMembers, {}, "an assessment"); !good) return good.error();
  auto agents = agents_of(body);
  if (!agents) return agents.error();
  auto tasks = tasks_of(db, body, given);
  if (!tasks) return tasks.error();
  if (const auto limit = body.find("limit"); limit != body.end()) {
    if (!limit->is_number_unsigned() || *limit == 0)
      return unfit("\"limit\" must be a whole number, 1 or more");
    if (tasks->size() > limit->get<size_t>()) tasks->resize(limit->get<size_t>());
  }
  if (tasks->empty() || tasks->size() > kMostTasks) return unfit("there must be 1 to 1000 tasks");
  if (auto known = known_demos(db, *tasks); !known) return known.error();
  return Assessment{std::move(*agents), std::move(*tasks)};
}

void assess(const Assessment& assessment, const AssessmentHost& host) {
  std::map<std::string, Copy> copies;
  std::vector<LeaderboardRow> leaders;
  for (const JudgedAgent& agent : assessment.agents) leaders.push_back({agent.name});
  for (const AssessmentTask& task : assessment.tasks) {
    if (!copies.contains(task.demo)) {
      auto copy = copy_for(task, host);
      if (!copy) {
        host.write(assessment_event(
            "error", {{"code", name(copy.error().code)}, {"message", copy.error().message}}));
        return;
      }
      copies.emplace(task.demo, std::move(*copy));
    }
    Copy& copy = copies.at(task.demo);
    if (const std::string fault = fault_of_gold(copy.db, task); !fault.empty()) {
      if (!host.write(assessment_event("unfit_task", {{"task", task.id}, {"reason", fault}})))
        return;
      continue;
    }
    for (size_t i = 0; i < assessment.agents.size(); ++i) {
      const Grade grade = graded(copy, assessment.agents[i], task, host.stopped);
      if (host.stopped()) return;
      LeaderboardRow& leader = leaders[i];
      ++leader.tasks;
      leader.points += grade.point;
      leader.failed += grade.verdict == "failed";
      leader.declined += grade.verdict == "declined";
      leader.score += grade.score;
      leader.ms += grade.ms;
      if (!host.write(assessment_event("task", {{"task", task.id},
                                                {"question", task.question},
                                                {"agent", leader.agent},
                                                {"verdict", grade.verdict},
                                                {"score", grade.score},
                                                {"reason", grade.reason},
                                                {"sql", text::shortened(grade.sql, 10'000)},
                                                {"ms", grade.ms}})))
        return;
    }
  }
  host.write(leaderboard(std::move(leaders)));
}

}  // namespace ask::app
