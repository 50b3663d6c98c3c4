// Every request of a model step at each level of `share`, compared in full with a file of
// golden_prompts. ASK_UPDATE_GOLDEN=1 rewrites the files: review the diff. Secrets are planted in
// the data and checked independently of the files, so that rewriting them cannot hide a leak.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <functional>
#include <set>
#include <sstream>

#include "agent/common/text.h"
#include "agent/db/connection/sqlite_build.h"
#include "agent/db/notes/examples_table.h"
#include "agent/db/notes/notes_table.h"
#include "agent/llm/provider.h"
#include "agent/reason/model/enrichment.h"
#include "agent/reason/model/requests.h"
#include "agent/reason/retrieval/chunks.h"
#include "prompts.h"
#include "test/unit/reason/model_support.h"

namespace ask::test::golden_prompts_test {
namespace {

// SECRET: in a column that a note makes private. CODE: values that several rows share. ALONE:
// values of single rows.
constexpr std::string_view kClub =
    "CREATE TABLE members(id INTEGER PRIMARY KEY, name TEXT, town TEXT, joined DATE, pin TEXT,"
    " motto TEXT);"
    "CREATE TABLE visits(id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES members(id),"
    " day DATE, fee REAL, mark TEXT);"
    "INSERT INTO members VALUES(1,'ALONE Ann','CODE Rome','2019-01-31','SECRET1','ALONE motto 1'),"
    "(2,'ALONE Bob','CODE Rome','2020-02-28','SECRET1','ALONE motto 2'),"
    "(3,'ALONE Cleo','CODE Oslo','2021-03-31','SECRET2','ALONE motto 3'),"
    "(4,'ALONE Dora','CODE Oslo','2022-04-30','SECRET2','ALONE motto 4');"
    "INSERT INTO visits VALUES(1,1,'2024-05-01',7.25,'CODE late'),(2,2,'2024-05-02',8.25,NULL),"
    "(3,3,'2024-05-03',9.25,'CODE late'),(4,4,'2024-05-04',7.25,'-');";
constexpr std::string_view kAsked = "Which members are from code rome? List them.";
constexpr std::string_view kNames = R"({"sql":"SELECT name FROM members","reasoning":"n"})";
constexpr std::string_view kWrong = R"({"sql":"SELECT nick FROM members","reasoning":"n"})";
constexpr std::string_view kTasks =
    R"({"plan_type":"multi-sequential","confidence":0.9,"tasks":[
    {"id":"t1","description":"all members","sql":"","depends_on":[]},
    {"id":"t2","description":"their visits","sql":"","depends_on":["t1"]}]})";
constexpr std::string_view kGood = R"({"score":0.9,"confidence":0.9,"reasoning":"ok"})";

struct Scene {
  ModelAsking asking{kClub};
  std::string share;

  Scene() {
    asking.today = "2026-02-28";
    db::Note note;
    note.object = "members.pin";
    note.is_private = true;
    EXPECT_TRUE(db::put_note(asking.db, note));
  }
  StatementText& script() { return asking.script; }
  void reply_with(std::string_view reply) { asking.script.then(str(reply)); }
  void ask(std::string_view question, std::string_view more = "", Goal goal = Goal::kAnswer) {
    asking.ask(str(question), fmt::format(R"({{"share":"{}"{}}})", share, more), goal);
  }
  // A turn of the conversation "s".
  void remember() {
    reason::AnsweredTurn turn;
    turn.question = turn.resolved = "How many members are there?";
    turn.sql = "SELECT count(*) FROM members WHERE town <> 'CODE Rome'";
    turn.columns = {"count(*)"};
    asking.dialogues.add("s", turn);
  }
  // Enough tables that the schema does not fit.
  void with_many_tables() {
    std::string more;
    for (int i = 0; i < 30; ++i)
      more += fmt::format("CREATE TABLE extra{}(id INTEGER PRIMARY KEY, {} TEXT);", i,
                          std::string(40, 'x'));
    asking.db.run(more);
  }
  // The last request of the step, or of all steps if `step` is empty; null if none was made.
  const llm::ChatRequest* last(std::string_view step) {
    for (auto at = script().requests.rbegin(); at != script().requests.rend(); ++at)
      if (at->step == step) return &*at;
    return nullptr;
  }
};

std::string text_of(const llm::ChatRequest& request) {
  constexpr std::string_view kRoles[] = {"system", "user", "assistant", "tool"};
  std::string out =
      fmt::format("step {}, at most {} tokens\n", request.step, request.max_output_tokens);
  for (const llm::Message& message : request.messages) {
    out += fmt::format("--- {} ---\n{}\n", kRoles[static_cast<size_t>(message.role)], message.text);
    for (const llm::ToolCall& call : message.tool_calls)
      out += fmt::format("call {} {} {}\n", call.id, call.name, call.arguments);
  }
  for (const llm::ToolSpec& tool : request.tools)
    out += fmt::format("--- tool {} ---\n{}\n{}\n", tool.name, tool.description, tool.schema);
  if (request.schema) out += fmt::format("--- form ---\n{}\n", request.schema->schema);
  const std::string version(db::library_version());
  for (size_t at = out.find(version); at != out.npos; at = out.find(version))
    out.replace(at, version.size(), "(version)");
  return out;
}

struct Case {
  std::string name;                         // of its file
  std::vector<std::string> prompts;         // templates that it covers
  std::function<std::string(Scene&)> sent;  // "" if nothing is sent
};

// The last request of `step` after `ask`.
Case asked(std::string name, std::vector<std::string> prompts, std::string step,
           std::function<void(Scene&)> ask) {
  return {std::move(name), std::move(prompts), [step, ask](Scene& scene) {
            ask(scene);
            const llm::ChatRequest* request = scene.last(step);
            return request == nullptr ? "" : text_of(*request);
          }};
}

std::string of_catalog(Scene& scene,
                       const std::function<Result<llm::ChatRequest>(const reason::ModelOptions&,
                                                                    const db::Catalog&)>& request) {
  scene.reply_with(kNames);
  scene.ask(kAsked);
  reason::ModelOptions options = *reason::model_options(scene.asking.walk->state().settings);
  const auto out = request(options, scene.asking.walk->state().snapshot->catalog);
  return out ? text_of(*out) : out.error().message;
}

std::vector<Case> writing_cases() {
  return {
      asked("write_sql", {"write_sql", "write_tasks"}, "write_sql",
            [](Scene& scene) { scene.ask(kAsked); }),
      asked("write_sql_dates", {"dialect"}, "write_sql",
            [](Scene& scene) { scene.ask("What is the newest visit of each member?"); }),
      asked("write_sql_tools", {"tools"}, "write_sql",
            [](Scene& scene) {
              scene.script().call({{"a", "describe_table", R"({"table":"members"})"},
                                   {"b", "sample_rows", R"({"table":"members"})"}});
              scene.ask(kAsked, R"(,"tools":"on")");
            }),
      asked("write_sql_names_first", {"names_first"}, "write_sql",
            [](Scene& scene) {
              scene.with_many_tables();
              scene.ask("For each town and month, how many members and visits are there?",
                        R"(,"tools":"on","schema_budget_tokens":100)");
            }),
      asked("write_sql_again", {}, "write_sql",
            [](Scene& scene) {
              scene.reply_with(kWrong);
              scene.ask(kAsked, R"(,"tools":"off")");
            }),
      asked("write_sql_no_rows", {}, "write_sql",
            [](Scene& scene) {
              scene.reply_with(R"({"sql":"SELECT name FROM members WHERE town = 'CODE Rom'",)"
                               R"("reasoning":"n"})");
              scene.reply_with(
                  R"({"score":0.1,"confidence":0.1,"reasoning":"ALONE Ann lives there"})");
              scene.ask(kAsked, R"(,"tools":"off")");
            }),
      asked("write_sql_earlier", {}, "write_sql",
            [](Scene& scene) {
              scene.asking.with_every_step();
              scene.reply_with(kTasks);
              scene.reply_with(kNames);
              if (scene.share == "results") scene.reply_with(kGood);
              scene.ask("List the members. Then list their visits.", R"(,"tools":"off")");
            }),
      asked("write_sql_memory", {}, "write_sql",
            [](Scene& scene) {
              db::Example example;
              example.question = "regulars of {members.town} who pay 8.25";
              example.sql = "SELECT name FROM members WHERE town = {members.town}";
              EXPECT_TRUE(db::put_example(scene.asking.db, example, {}));
              scene.remember();
              scene.reply_with(
                  R"({"follows":true,"question":"How many regulars are there by town?"})");
              scene.ask("and the regulars?", R"(,"session":"s")");
            }),
      asked("write_tree", {"write_tree"}, "write_sql",
            [](Scene& scene) { scene.ask(kAsked, R"(,"form":"tree")"); }),
      asked("write_change", {"write_change"}, "write_sql",
            [](Scene& scene) {
              scene.ask("Delete the members from code rome.", R"(,"mode":"write","dry_run":"on")");
            }),
      asked("refine", {"refine"}, "refine",
            [](Scene& scene) {
              scene.reply_with(kWrong);
              scene.ask(kAsked, R"(,"refine":"on","tools":"off")");
            }),
  };
}

std::vector<Case> cases() {
  std::vector<Case> out = writing_cases();
  const auto add = [&](Case one) { out.push_back(std::move(one)); };
  add(asked("gate", {"gate"}, "gate",
            [](Scene& scene) { scene.ask("tell me a joke about members"); }));
  add(asked("resolve", {"resolve"}, "resolve", [](Scene& scene) {
    scene.remember();
    scene.ask("and the good ones?", R"(,"session":"s")");
  }));
  add(asked("link", {"link"}, "link", [](Scene& scene) {
    scene.with_many_tables();
    scene.ask("For each town and month, how many members and visits are there?",
              R"(,"tools":"off","schema_budget_tokens":100)");
  }));
  add(asked("plan", {"plan"}, "plan", [](Scene& scene) {
    scene.asking.with_every_step();
    scene.ask(kAsked);
  }));
  add(asked("decompose", {"decompose"}, "plan", [](Scene& scene) {
    scene.asking.with_every_step();
    scene.ask(kAsked, R"(,"plan_form":"dag")");
  }));
  add(asked("outline_summary", {"outline_summary"}, "outline",
            [](Scene& scene) { scene.ask("a report on the members", "", Goal::kOutline); }));
  add(asked("outline_analysis", {"outline_analysis"}, "outline", [](Scene& scene) {
    scene.ask("why do visits fall?", R"(,"report":"analysis")", Goal::kOutline);
  }));
  add(asked("judge", {"judge"}, "judge", [](Scene& scene) {
    scene.reply_with(kNames);
    scene.ask(kAsked, R"(,"judge":"always")");
  }));
  add(asked("judge_answer", {"judge_answer"}, "judge", [](Scene& scene) {
    scene.reply_with(kNames);
    scene.ask(kAsked, R"(,"judge":"off","judge_answer":"on")");
  }));
  add(asked("summarize", {"summarize"}, "summarize", [](Scene& scene) {
    scene.reply_with(kNames);
    scene.ask(kAsked, R"(,"summary":"model")");
  }));
  add({"enrich", {"enrich"}, [](Scene& scene) {
         return of_catalog(scene, [](const auto& options, const db::Catalog& catalog) {
           return reason::enrich_request(options, catalog, {0, 1});
         });
       }});
  add({"suggest", {"suggest"}, [](Scene& scene) {
         return of_catalog(scene, [](const auto& options, const db::Catalog& catalog) {
           return reason::suggest_request(options, catalog, {{"regulars", "How many regulars?"}});
         });
       }});
  add({"reply_form", {"reply_form"}, [](Scene& scene) {
         scene.ask(kAsked, R"(,"tools":"off")");
         llm::RequestShape shape;
         shape.form = llm::ReplyFormat::kPlain;
         return llm::protocol::form_hint(*scene.last("write_sql"), shape) + "\n";
       }});
  add({"embed", {}, [](Scene& scene) {
         scene.ask(kAsked);
         std::string texts;
         for (const reason::Chunk& chunk :
              reason::chunks(scene.asking.walk->state().snapshot->catalog, scene.share != "schema"))
           texts += chunk.text + "\n";
         return texts;
       }});
  return out;
}

std::string read(const std::string& path) {
  std::ifstream file(path);
  std::stringstream out;
  out << file.rdbuf();
  return file ? out.str() : "";
}

}  // namespace

// feature 92
// feature 218
// feature 220
TEST(GoldenPrompts, MatchForEveryStepAndShare) {
  const std::string folder = std::string(ASK_SOURCE_DIR) + "/test/unit/reason/golden_prompts/";
  const bool update = std::getenv("ASK_UPDATE_GOLDEN") != nullptr;
  for (const Case& one : cases()) {
    for (const char* share : {"schema", "values", "results"}) {
      Scene scene;
      scene.share = share;
      const std::string sent = one.sent(scene);
      const std::string where = one.name + " at share=" + share;
      // In everything sent, not only in the request shown in the file.
      std::string all = sent;
      for (const llm::ChatRequest& request : scene.script().requests) all += text_of(request);
      EXPECT_FALSE(has(all, "SECRET")) << where << "\n" << all;
      if (scene.share == "schema") {
        EXPECT_FALSE(has(all, "CODE Rome") || has(all, "CODE late") || has(all, "2024-05") ||
                     has(all, "8.25") || has(all, "4 rows"))
            << where << "\n"
            << all;
      }
      if (scene.share != "results") {
        EXPECT_FALSE(has(all, "ALONE")) << where << "\n" << all;
      }
      const std::string path = folder + one.name + "." + share + ".txt";
      const std::string text = sent.empty() ? "nothing is sent\n" : sent;
      if (update) std::ofstream(path) << text;
      EXPECT_EQ(text, read(path)) << where << ": ASK_UPDATE_GOLDEN=1 writes it anew";
    }
  }
}

// feature 220
TEST(GoldenPrompts, CoverEveryTemplate) {
  std::set<std::string> shown;
  for (const Case& one : cases()) shown.insert(one.prompts.begin(), one.prompts.end());
  for (const prompts::Text& prompt : prompts::all())
    EXPECT_TRUE(shown.contains(std::string(prompt.name))) << prompt.name << ": add a case";
}

}  // namespace ask::test::golden_prompts_test
