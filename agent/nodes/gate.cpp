// Is this a question that ask may answer? Heuristics recognise empty text, typed SQL, greetings and
// write requests; the reasoner is asked about doubtful texts only.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "agent/check/change.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"
#include "agent/reason/question_hint.h"
#include "agent/sql/parse.h"

namespace ask::nodes {
namespace {

constexpr size_t kShortest = 3;      // bytes
constexpr size_t kLongest = 16'384;  // bytes; typed SQL may have 1,000,000

constexpr std::string_view kGreetings[] = {"hello",          "hello there",  "hey",
                                           "hey there",      "hi there",     "hiya",
                                           "good morning",   "good evening", "good day",
                                           "thanks",         "thank you",    "how are you",
                                           "good afternoon", "goodbye",      "bye",
                                           "who are you",    "what are you", "what can you do",
                                           "help",           "help me",      "what is this",
                                           "are you there",  "test",         "ok",
                                           "okay",           "yes",          "no"};

// A sentence that starts with one of these verbs asks for a change.
constexpr std::string_view kWriteVerbs[] = {
    "delete", "drop",    "truncate", "insert", "alter",  "update", "remove",  "erase", "rename",
    "vacuum", "reindex", "attach",   "detach", "pragma", "wipe",   "destroy", "purge", "overwrite"};
// These verbs ask for a change only with a suitable object.
constexpr std::string_view kWriteVerbsWithObject[] = {"add",    "set",    "change", "replace",
                                                      "create", "modify", "make"};
constexpr std::string_view kCreated[] = {"table", "index",    "view",   "trigger",
                                         "temp",  "database", "schema", "column"};
constexpr std::string_view kChanged[] = {"the", "all", "every", "each", "a", "an", "new", "this"};
// What restricts an answer, and is not data.
constexpr std::string_view kBounds[] = {"year",      "month",  "date",  "dates",       "week",
                                        "condition", "filter", "limit", "restriction", "period"};
constexpr std::string_view kPolite[] = {
    "please", "can", "could", "would",  "you",  "now",   "then", "also", "and",  "i",
    "want",   "to",  "like",  "kindly", "just", "let's", "lets", "go",   "ahead"};

// The words of each sentence, case-folded, without punctuation.
std::vector<std::vector<std::string>> sentences(std::string_view question) {
  std::vector<std::vector<std::string>> out(1);
  std::string word;
  const auto end_word = [&] {
    if (!word.empty()) out.back().push_back(std::move(word));
    word.clear();
  };
  for (const char c : text::folded(question)) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '\'' || c == '_' ||
                        static_cast<unsigned char>(c) >= 0x80;
    if (letter) {
      word += c;
      continue;
    }
    end_word();
    if ((c == '.' || c == ';' || c == '!' || c == '\n' || c == ':') && !out.back().empty())
      out.emplace_back();
  }
  end_word();
  return out;
}

bool asks_to_write(const std::vector<std::string>& words) {
  size_t at = 0;
  while (at < words.size() && text::is_one_of(words[at], kPolite)) ++at;
  if (at >= words.size()) return false;
  const std::string& verb = words[at];
  const std::string_view object = at + 1 < words.size() ? std::string_view(words[at + 1]) : "";
  if (text::is_one_of(verb, kWriteVerbs)) return at + 1 < words.size();
  if (!text::is_one_of(verb, kWriteVerbsWithObject)) return false;
  if (verb == "create" || verb == "make" || verb == "add") {
    for (size_t i = at + 1; i < std::min(words.size(), at + 4); ++i)
      if (text::is_one_of(words[i], kCreated)) return true;
    return verb == "add" && text::is_one_of(object, kChanged);
  }
  if (verb == "replace" && object == "into") return true;
  return text::is_one_of(object, kChanged);
}

constexpr std::string_view kRequestVerbs[] = {"tell", "give", "make", "write", "compose", "recite"};
constexpr std::string_view kPastimes[] = {"joke",     "jokes",  "poem",  "poems", "haiku",
                                          "limerick", "riddle", "rhyme", "essay"};
// Words that are typical of questions and requests for data.
constexpr std::string_view kAsking[] = {
    "how",  "what",  "which", "who", "whose", "where", "when",    "why",  "is",    "are",
    "does", "do",    "did",   "has", "have",  "can",   "list",    "show", "give",  "find",
    "get",  "count", "top",   "all", "many",  "total", "average", "sum",  "most",  "least",
    "by",   "per",   "of",    "in",  "with",  "from",  "for",     "the",  "number"};

// "tell me a joke about cats" might be about the data, but rarely is.
bool is_small_talk(const std::vector<std::string>& words) {
  size_t at = 0;
  while (at < words.size() && text::is_one_of(words[at], kPolite)) ++at;
  if (at >= words.size() || !text::is_one_of(words[at], kRequestVerbs)) return false;
  for (size_t i = at + 1; i < std::min(words.size(), at + 5); ++i)
    if (text::is_one_of(words[i], kPastimes)) return true;
  return false;
}

// Keyboard mashing ("asdf zxcv"): a word without a vowel, and no typical question word.
bool reads_like_keys(const std::vector<std::string>& words) {
  bool found = false;
  for (const std::string& word : words) {
    if (text::is_one_of(word, kAsking)) return false;
    const bool letters =
        std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    found |= letters && word.size() >= 4 && word.find_first_of("aeiouy") == word.npos;
  }
  return found;
}

// "... and then delete them": a write request later in the sentence.
bool asks_to_write_later(const std::vector<std::string>& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const bool joined = words[i - 1] == "and" || words[i - 1] == "then";
    if (joined && text::is_one_of(words[i], kWriteVerbs) && words[i] != "update") return true;
  }
  return false;
}

bool greets(const std::vector<std::vector<std::string>>& all) {
  if (all.size() > 2) return false;
  const std::string whole = text::joined(all.front(), " ");
  return text::is_one_of(whole, kGreetings) && (all.size() == 1 || all.back().empty());
}

// The text as a statement if it starts with SELECT, WITH or VALUES and parses. "Select all
// customers from Paris" does not parse.
std::optional<sql::Statement> typed_sql(std::string_view trimmed) {
  const std::string head = text::lower(trimmed.substr(0, 7));
  if (!head.starts_with("select") && !head.starts_with("with") && !head.starts_with("values"))
    return std::nullopt;
  sql::Statement statement(trimmed);
  // SQL that the query tree cannot represent (nested too deeply, empty names) still counts as SQL;
  // SQLite reports what is wrong with it.
  if (const Result<sql::Query>& query = statement.query();
      !query && query.error().code != Code::kInvalidPlanStructure)
    return std::nullopt;
  return statement;
}

Outcome say(StepReport& report, Outcome outcome, std::string_view kind) {
  set_detail(report, [&] { return Detail{{"kind", kind}}; });
  return outcome;
}

// True for a change written as SQL ("DELETE FROM orders"), not for English ("delete all orders").
bool is_typed_change(const sql::Statement& statement) {
  const auto script = sql::StatementText::of(statement);
  if (!script || !sql::is_change(*script)) return false;
  if (script->word(0, "DELETE")) return script->word(1, "FROM");
  if (script->word(0, "INSERT") || script->word(0, "REPLACE"))
    return script->word(1, "INTO") || script->word(1, "OR");
  if (!script->word(0, "UPDATE")) return true;
  for (size_t i = 2; i < script->size() && i < 10; ++i)
    if (script->word(i, "SET")) return true;
  return false;
}

bool may_change(const State& state) {
  const auto mode = state.settings.text(Setting::kMode);
  return mode && *mode == "write";
}

// "add the email" in a conversation asks for a further column.
bool asks_to_add(const State& state, const std::vector<std::string>& words) {
  constexpr size_t kLongestRequest = 8;  // without what it is for: "so I can ring them"
  const auto first = std::find_if_not(words.begin(), words.end(), [](const std::string& word) {
    return text::is_one_of(word, kPolite);
  });
  const auto end = std::find(first, words.end(), "so");
  return state.has_turns() && !may_change(state) && first != words.end() && *first == "add" &&
         static_cast<size_t>(end - first) <= kLongestRequest &&
         !std::any_of(first, words.end(), [](const std::string& word) {
           return text::is_one_of(word, kCreated) || word == "new" || word == "row" ||
                  word == "into" || word == "to";
         });
}

// "remove the cancelled ones" in a conversation leaves rows out of the answer.
bool asks_to_leave_out(const State& state, const std::vector<std::string>& words) {
  size_t at = 0;
  while (at < words.size() && text::is_one_of(words[at], kPolite)) ++at;
  if (!state.has_turns() || may_change(state) || at >= words.size() || words.size() > at + 12 ||
      !text::is_one_of(words[at], {"remove", "drop"}))
    return false;
  const auto from = words.begin() + static_cast<std::ptrdiff_t>(at) + 1;
  const bool rows = std::any_of(from, words.end(), [](const std::string& word) {
    return text::is_one_of(word, kCreated) ||
           text::is_one_of(word, {"row", "rows", "record", "records", "tables"});
  });
  const bool bound = text::is_one_of(*from, {"the", "that", "this"}) && from + 1 != words.end() &&
                     text::is_one_of(*(from + 1), kBounds);  // "drop the year"
  return !rows && (bound || (words.back() != "those" &&
                             std::any_of(from, words.end(), [](const std::string& word) {
                               return word == "ones" || word == "those";
                             })));
}

Outcome as_typed(State& state, StepReport& report, sql::Statement sql, std::string_view kind) {
  state.typed_sql = true;
  state.plan = {"single", 1, {{"t1", "run the SQL as given", std::move(sql), {}}}};
  state.tasks.clear();
  state.tasks.emplace_back().task = state.plan.tasks.front();
  return say(report, Outcome::kTyped, kind);
}

Outcome polite_end(State& state, StepReport& report) {
  state.answer =
      "Hello. Ask me something about the data in this database; \"what can I ask?\" gives "
      "examples. SELECT * FROM ask_help lists what else there is.";
  return say(report, Outcome::kStop, "greeting");
}

}  // namespace

std::string_view answered_before_recall(std::string_view question, const db::Catalog& catalog) {
  const std::string_view trimmed = text::trimmed(question);
  if (trimmed.size() < kShortest) return "a question of one or two letters is never answered";
  const auto all = sentences(reason::split_hint(question).question);
  if (std::any_of(all.begin(), all.end(), [](const std::vector<std::string>& words) {
        return asks_to_write(words) || asks_to_write_later(words);
      }))
    return "a question that begins so is taken for a request to change data and never answered by "
           "a SELECT";
  if (greets(all)) return "a greeting is answered without SQL";
  if (reason::schema_request(reason::schema_questions(question), catalog))
    return "a question about the schema is answered by ask itself";
  return {};
}

Outcome gate(State& state, StepReport& report) {
  const std::string& question = state.question;
  if (!text::valid_utf8(question) || question.find('\0') != question.npos)
    return state.fail(Code::kInvalidText,
                      "the question is not valid text; it must be UTF-8 without NUL bytes");
  const std::string_view trimmed = text::trimmed(question);
  if (trimmed.size() < kShortest)
    return state.fail(Code::kEmptyQuestion,
                      "the question is too short; ask something like: what can I ask?");
  auto typed = typed_sql(trimmed);
  if (typed && state.reports())
    return state.fail(Code::kNotAQuestion,
                      "a report is asked for in words, as in ask_report('sales report'); ask runs "
                      "SQL");
  if (typed) return as_typed(state, report, std::move(*typed), "sql");
  const bool writes = may_change(state) && !state.reports();
  if (writes)
    if (sql::Statement statement(trimmed); is_typed_change(statement)) {
      state.change = true;
      return as_typed(state, report, std::move(statement), "change");
    }
  if (trimmed.size() > kLongest)
    return state.fail(
        Code::kQuestionTooLong,
        fmt::format("the question has {} bytes; the limit is {}", trimmed.size(), kLongest));
  // A hint may hold a verb: "(truncate start_dt to the month)".
  const auto all = sentences(reason::split_hint(question).question);
  for (const auto& words : all)
    if ((asks_to_write(words) && !asks_to_add(state, words) && !asks_to_leave_out(state, words)) ||
        (asks_to_write_later(words) && !asks_to_leave_out(state, words))) {
      if (writes && state.services.reasoner.name() != "builtin") {
        state.change = true;
        return say(report, Outcome::kOk, "change");
      }
      return state.fail(Code::kIntentViolation,
                        writes ? "cannot do that: the built-in engine writes no changes; type the "
                                 "statement itself, or set a model"
                               : "cannot do that: ask only reads, it does not change data or "
                                 "schema; ask what you want to know instead");
    }
  if (greets(all)) return polite_end(state, report);
  if (state.reports()) return say(report, Outcome::kOk, "report");
  state.schema_questions = reason::schema_questions(question);
  if (!state.schema_questions.empty()) return say(report, Outcome::kOk, "question");
  const std::vector<std::string>& first = all.front();
  // In a conversation a single word may be a follow-up: "2023?".
  const bool unsure = (!state.has_turns() && first.size() <= 1 && all.size() == 1) ||
                      is_small_talk(first) || (all.size() == 1 && reads_like_keys(first));
  if (!unsure) return say(report, Outcome::kOk, "question");
  auto verdict = state.services.reasoner.gate(question);
  if (!verdict && verdict.error().code == Code::kInvalidSetting) return state.fail(verdict.error());
  if (verdict && !verdict->is_question) {
    state.answer = verdict->reason;
    return say(report, Outcome::kStop, "no question");
  }
  return say(report, Outcome::kOk, "question");
}

}  // namespace ask::nodes
