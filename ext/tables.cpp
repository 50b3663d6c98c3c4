// SELECT step, node, status FROM ask_trace('How many customers are there?');
#include "ext/tables.h"

#include "ext/sources.h"

namespace ask::ext {
namespace {

// c1 to c32 hold the values of a row by position.
constexpr std::string_view kRowsColumns =
    "n INTEGER, row TEXT, question HIDDEN, options HIDDEN, c1 HIDDEN, c2 HIDDEN, c3 HIDDEN, "
    "c4 HIDDEN, c5 HIDDEN, c6 HIDDEN, c7 HIDDEN, c8 HIDDEN, c9 HIDDEN, c10 HIDDEN, c11 "
    "HIDDEN, c12 HIDDEN, c13 HIDDEN, c14 HIDDEN, c15 HIDDEN, c16 HIDDEN, c17 HIDDEN, c18 "
    "HIDDEN, c19 HIDDEN, c20 HIDDEN, c21 HIDDEN, c22 HIDDEN, c23 HIDDEN, c24 HIDDEN, c25 "
    "HIDDEN, c26 HIDDEN, c27 HIDDEN, c28 HIDDEN, c29 HIDDEN, c30 HIDDEN, c31 HIDDEN, c32 "
    "HIDDEN, truncated HIDDEN";
constexpr std::string_view kResultColumns =
    "n INTEGER, row TEXT, id HIDDEN, c1 HIDDEN, c2 HIDDEN, c3 HIDDEN, c4 HIDDEN, c5 HIDDEN, "
    "c6 HIDDEN, c7 HIDDEN, c8 HIDDEN, c9 HIDDEN, c10 HIDDEN, c11 HIDDEN, c12 HIDDEN, c13 "
    "HIDDEN, c14 HIDDEN, c15 HIDDEN, c16 HIDDEN, c17 HIDDEN, c18 HIDDEN, c19 HIDDEN, c20 "
    "HIDDEN, c21 HIDDEN, c22 HIDDEN, c23 HIDDEN, c24 HIDDEN, c25 HIDDEN, c26 HIDDEN, c27 "
    "HIDDEN, c28 HIDDEN, c29 HIDDEN, c30 HIDDEN, c31 HIDDEN, c32 HIDDEN, "
    "truncated HIDDEN";

// clang-format off
constexpr TableSpec kTables[] = {
    {"ask_trace",
     "step INTEGER, event TEXT, node TEXT, task TEXT, attempt INTEGER, status TEXT, sql TEXT, rows INTEGER, "
     "score REAL, detail TEXT, ms REAL, tokens INTEGER, trace_id TEXT, question HIDDEN, options HIDDEN, "
     "prompt HIDDEN, reply HIDDEN, seq HIDDEN, cost HIDDEN",
     13, 1, 2, false, open_trace, "ask_trace(question [, options])",
     "every step of the agent, a row when it is done; LIMIT stops the agent",
     "SELECT step, node, status FROM ask_trace('How many customers are there?')"},
    {"ask_rows", kRowsColumns, 2, 1, 2, false, open_rows, "ask_rows(question [, options])",
     "the rows that answer it, as JSON objects; c1 to c32 give the values by position, truncated is 1 in the last of rows that were cut",
     "SELECT n, row FROM ask_rows('customers in Paris')"},
    {"ask_readings",
     "n INTEGER, confidence REAL, words TEXT, differs TEXT, sql TEXT, question HIDDEN, options HIDDEN",
     5, 1, 2, false, open_readings, "ask_readings(question [, options])",
     "the ways to read a question, the likeliest first; the option reading picks one by its number",
     "SELECT n, words FROM ask_readings('How many customers are there?')"},
    {"ask_result", kResultColumns, 2, 1, 1, false, open_result, "ask_result(id)",
     "the rows of a result kept earlier in this connection: df_1 is the first",
     "SELECT n, row FROM ask_result('df_1')"},
    {"ask_results",
     "id TEXT, description TEXT, sql TEXT, columns TEXT, rows INTEGER, head TEXT, bytes INTEGER, truncated INTEGER, "
     "hash TEXT, kept_at INTEGER, schema_version TEXT, task TEXT, trace_id TEXT",
     13, 0, 0, false, open_results, "ask_results",
     "the results kept in this connection: what they are, their shape, first rows and a hash of all rows",
     "SELECT id, description, rows FROM ask_results"},
    {"ask_schema",
     "schema TEXT, table_name TEXT, column_name TEXT, type TEXT, kind TEXT, primary_key INTEGER, "
     "not_null INTEGER, foreign_key TEXT, description TEXT, row_count INTEGER, null_share REAL, "
     "distinct_values INTEGER, min, max, frequent TEXT, why TEXT, synonyms TEXT, note_source TEXT, question HIDDEN, "
     "text HIDDEN",
     18, 0, 1, false, open_schema, "ask_schema([question])",
     "tables and columns as the agent sees them; with a question, those it is about",
     "SELECT table_name, column_name, type FROM ask_schema"},
    {"ask_check", "severity TEXT, code TEXT, object TEXT, message TEXT, hint TEXT, sql HIDDEN", 5, 1, 1,
     false, open_check, "ask_check(sql)", "what is wrong with a statement, found without running it",
     "SELECT code, object, hint FROM ask_check('SELECT nme FROM customers')"},
    {"ask_eval",
     "kind TEXT, model TEXT, task TEXT, question TEXT, difficulty TEXT, tags TEXT, sample INTEGER, verdict TEXT, "
     "accuracy REAL, valid REAL, score REAL, correctness REAL, efficiency REAL, safety REAL, completeness REAL, "
     "semantic_accuracy REAL, best_practices REAL, plan_quality REAL, error_class TEXT, reason TEXT, sql TEXT, "
     "gold_sql TEXT, ms REAL, tokens INTEGER, cost REAL, n INTEGER, share REAL, detail TEXT, tasks HIDDEN, options HIDDEN",
     28, 1, 2, false, open_eval, "ask_eval(tasks [, options])",
     "asks questions whose answers are known: a row when a task is done, then summary rows",
     "SELECT task, verdict, sql FROM ask_eval('shop') WHERE kind = 'task'"},
    {"ask_tasks", "id TEXT, demo TEXT, difficulty TEXT, tags TEXT, question TEXT, gold_sql TEXT, expected TEXT, library HIDDEN",
     7, 0, 1, true, open_tasks, "ask_tasks([demo])",
     "questions about the demos, each with the SQL and the rows that answer it",
     "SELECT id, question FROM ask_tasks('shop')"},
    {"ask_demos", "name TEXT, title TEXT, description TEXT, questions TEXT", 4, 0, 0, true, open_demos, "ask_demos",
     "the demo databases, each with a sentence and three questions as a JSON array",
     "SELECT name, description FROM ask_demos"},
    {"ask_score", "dimension TEXT, weight REAL, score REAL, reason TEXT, question HIDDEN, sql HIDDEN, gold_sql HIDDEN, options HIDDEN, detail HIDDEN",
     4, 2, 4, false, open_score, "ask_score(question, sql [, gold_sql [, options]])",
     "how good a statement is for a question, by seven dimensions and overall; gold_sql is one known to be right",
     "SELECT dimension, score, reason FROM ask_score('How many customers?', 'SELECT count(*) FROM customers')"},
    {"ask_settings", "name TEXT, value, source TEXT, takes TEXT, meaning TEXT", 5, 0, 0, false, open_settings,
     "ask_settings", "every setting with its value and where it came from",
     "SELECT name, value, source FROM ask_settings"},
    {"ask_policy", "role TEXT, object TEXT, kind TEXT, found INTEGER, note TEXT", 5, 0, 0, false, open_policy,
     "ask_policy", "the policy in force, and what it names that the database lacks",
     "SELECT role, object, kind, note FROM ask_policy WHERE NOT found"},
    {"ask_usage", "model TEXT, questions INTEGER, calls INTEGER, tokens_in INTEGER, tokens_out INTEGER, ms REAL, cost REAL",
     7, 0, 0, false, open_usage, "ask_usage", "questions, model calls, tokens, time and cost of this connection",
     "SELECT model, questions, calls FROM ask_usage"},
    {"ask_history", "id INTEGER, question TEXT, status TEXT, sql TEXT, rows INTEGER, ms REAL, answer TEXT, trace_id TEXT, session TEXT, resolved TEXT, truncated INTEGER",
     11, 0, 0, false, open_history, "ask_history", "the questions asked in this connection",
     "SELECT question, status FROM ask_history"},
    {"ask_memory", "kind TEXT, object TEXT, text TEXT, options TEXT, source TEXT, noted_at INTEGER, problem TEXT", 7, 0, 0,
     false, open_memory, "ask_memory", "what was noted and taught, each with what is wrong with it now",
     "SELECT object, text, problem FROM ask_memory"},
    {"ask_versions", "version TEXT, fingerprint TEXT, seen_at INTEGER, tables INTEGER, columns INTEGER, change TEXT", 6, 0, 0,
     false, open_versions, "ask_versions", "the last three schemas of this connection, and what changed from each to the next",
     "SELECT version, change FROM ask_versions"},
    {"ask_graph", "kind TEXT, name TEXT, outcome TEXT, target TEXT, text TEXT", 5, 0, 0, true, open_graph,
     "ask_graph", "the nodes and edges of the agent, and both as a Mermaid text",
     "SELECT text FROM ask_graph WHERE kind = 'mermaid'"},
    {"ask_help", "name TEXT, kind TEXT, signature TEXT, meaning TEXT, example TEXT", 5, 0, 0, true, open_help,
     "ask_help", "every function and table of this extension",
     "SELECT signature, meaning FROM ask_help"},
};
// clang-format on

}  // namespace

std::span<const TableSpec> tables() { return kTables; }

}  // namespace ask::ext
