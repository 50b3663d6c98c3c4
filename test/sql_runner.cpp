// Runs one SQL script against the shipped extension: sql_runner ask.so x.test [--update]
//
// A script is a list of records; a blank line ends a record, lines that start with # between
// records are comments. SQL goes on over lines, up to `----` or the end of the record.
//
//   statement ok         every statement runs       query        rows of one statement, exactly:
//   CREATE TABLE t(a);                              SELECT a, b  cells joined by |, NULL as NULL,
//                                                   FROM t;      blobs as X'00', a line break in
//   statement error      it fails, and the error    ----         a cell as \n, a row that is one
//   SELECT nope();       contains this text         1|NULL       empty text as (empty)
//   ----                                            <any>        any one row
//   no such function                                /[0-9]+\|x/  a whole row by regular expression
//
// Lines between records control the run:
//   database file          use a file instead of memory (before the first record)
//   connection NAME        go on in that connection to the file; a new name opens one
//   read FILE              run the SQL of a file, named from the script's folder
//   env NAME VALUE         set a variable of the environment
//   skip-unless-env NAME   skip the script (exit 77) unless NAME was set outside; keeps it
// ${DIR} is the script's folder and ${TMP} a folder of this run, in SQL and in results.
//
// A run also fails if a statement is left open, if a connection cannot be closed, or if anything is
// written to stdout or stderr. Variables that configure ask are removed from the environment first.
// --update rewrites only the expected blocks that are wrong.
#include "test/sql_runner.h"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>

extern char** environ;

namespace ask::test {
namespace {

constexpr int kSkipped = 77;  // the exit code of a skipped test in test/CMakeLists.txt

int abort_log = -1, abort_err = -1;
void on_abort(int) {  // the message of an assertion is in the captured file: pass it on
  char buffer[4096];
  lseek(abort_log, 0, SEEK_SET);
  for (ssize_t n; (n = read(abort_log, buffer, sizeof buffer)) > 0;)
    if (write(abort_err, buffer, static_cast<size_t>(n)) < 0) break;
}

class StatementText {
 public:
  StatementText(std::string extension, std::string path, bool update)
      : extension_(std::move(extension)), path_(std::move(path)), update_(update) {}
  int run();

 private:
  struct Block {
    size_t first, last;  // lines [first, last) of the file
    Lines now;
  };

  void fail(size_t line, const std::string& why) {
    ++failures_;
    dprintf(captured_->out, "%s:%zu: %s\n", path_.c_str(), line + 1, why.c_str());
  }
  [[noreturn]] void give_up(const std::string& why) {
    fail(0, why);
    std::filesystem::remove_all(folder_);
    _exit(2);
  }
  void mismatch(size_t line, size_t from, size_t to, const Lines& wanted, const Lines& got) {
    if (update_) return updates_.push_back({from, to, got});
    fail(line, "wanted\n" + joined(wanted, "  ") + "got\n" + joined(got, "  "));
  }
  sqlite3* connect(const std::string& name);
  bool directive(size_t line);  // true if the line is a directive
  size_t record(size_t line);   // the line after the record that starts at `line`
  void check(size_t line, const std::string& head, const std::string& sql, size_t from, size_t to);
  void look_for_traces(size_t line);
  void write_updates() const;

  std::string extension_, path_, folder_, file_ = ":memory:";
  bool update_, skipped_ = false;
  Lines lines_;
  std::vector<Block> updates_;
  std::map<std::string, sqlite3*> connections_;
  std::map<std::string, std::string> outside_;  // the environment as it was
  sqlite3* db_ = nullptr;
  Captured* captured_ = nullptr;
  int failures_ = 0;
};

sqlite3* StatementText::connect(const std::string& name) {
  auto& db = connections_[name];
  if (db) return db;
  char* why = nullptr;
  sqlite3_open(file_.c_str(), &db);
  sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 1, nullptr);
  if (sqlite3_load_extension(db, extension_.c_str(), nullptr, &why) != SQLITE_OK)
    give_up(std::string("cannot load the extension: ") + (why ? why : "?"));
  sqlite3_free(why);
  sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
  return db;
}

bool StatementText::directive(size_t line) {
  const std::string& text = lines_[line];
  if (text.empty() || text[0] == '#') return true;
  const size_t space = text.find(' ');
  const std::string word = text.substr(0, space);
  const std::string rest = space == text.npos ? "" : text.substr(space + 1);
  if (word == "database" && rest == "file") {
    if (db_) fail(line, "`database file` comes before the first record");
    file_ = folder_ + "/script.db";
  } else if (word == "connection") {
    if (file_ == ":memory:") fail(line, "`connection` needs `database file`");
    db_ = connect(rest);
  } else if (word == "read") {
    std::ifstream file(std::filesystem::path(path_).parent_path() / rest);
    const std::string sql(std::istreambuf_iterator<char>(file), {});
    if (!db_) db_ = connect("");
    if (sql.empty()) fail(line, "cannot be read: " + rest);
    if (sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
      fail(line, rest + ": " + sqlite3_errmsg(db_));
  } else if (word == "env") {
    const size_t value = rest.find(' ');
    setenv(rest.substr(0, value).c_str(), value == rest.npos ? "" : rest.substr(value + 1).c_str(),
           1);
  } else if (word == "skip-unless-env") {
    if (outside_.contains(rest)) setenv(rest.c_str(), outside_[rest].c_str(), 1);
    skipped_ = skipped_ || !outside_.contains(rest);
  } else {
    return false;
  }
  return true;
}

size_t StatementText::record(size_t line) {
  size_t at = line + 1;
  std::string sql;
  while (at < lines_.size() && !lines_[at].empty() && lines_[at] != "----")
    sql += lines_[at++] + "\n";
  const bool block = at < lines_.size() && lines_[at] == "----";
  const size_t from = block ? at + 1 : at;
  size_t to = from;
  while (block && to < lines_.size() && !lines_[to].empty()) ++to;
  if (!db_) db_ = connect("");
  sql = replaced(sql, "${DIR}", std::filesystem::absolute(path_).parent_path());
  if (lines_[line] != "statement ok" && !block) fail(line, "this record needs a ---- block");
  check(line, lines_[line], replaced(sql, "${TMP}", folder_), from, to);
  look_for_traces(line);
  return to;
}

void StatementText::check(size_t line, const std::string& head, const std::string& sql, size_t from,
                          size_t to) {
  const auto at = [&](size_t i) { return lines_.begin() + static_cast<std::ptrdiff_t>(i); };
  const Lines wanted(at(from), at(to));
  const auto shown = [&](const std::string& text) {
    const std::string dir = std::filesystem::absolute(path_).parent_path();
    return replaced(replaced(text, folder_, "${TMP}"), dir, "${DIR}");
  };
  if (head == "query") {
    Result result = query(db_, sql);
    for (auto& row : result.rows) row = shown(row);
    if (!result.error.empty()) return fail(line, "failed: " + shown(result.error));
    if (!rows_match(wanted, result.rows)) mismatch(line, from, to, wanted, result.rows);
    return;
  }
  char* why = nullptr;
  const int rc = sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, &why);
  const std::string error = rc == SQLITE_OK ? "" : shown(why ? why : sqlite3_errmsg(db_));
  sqlite3_free(why);
  if (head == "statement ok") {
    if (rc != SQLITE_OK) fail(line, "failed: " + error);
  } else if (head != "statement error") {
    fail(line, "unknown record: " + head);
  } else if (rc == SQLITE_OK) {
    fail(line, "wanted an error, got none");
  } else if (wanted.empty() ||
             (error + "\n").find(joined(wanted).substr(0, joined(wanted).size() - 1)) ==
                 std::string::npos) {
    mismatch(line, from, to, wanted, {replaced(error, "\n\n", "\n")});
  }
}

// Nothing may be left after the extension is done. A full-text table keeps its statements, which
// quote names like this, until it is disconnected.
void StatementText::look_for_traces(size_t line) {
  for (const auto& [name, db] : connections_) {
    sqlite3_stmt* open = sqlite3_next_stmt(db, nullptr);
    while (open && std::string_view(sqlite3_sql(open)).find("'main'.") != std::string_view::npos)
      open = sqlite3_next_stmt(db, open);
    if (open) {
      fail(line, std::string("a statement was left open: ") + sqlite3_sql(open));
      sqlite3_finalize(open);
    }
  }
  const std::string printed = captured_->fresh();
  if (!printed.empty()) fail(line, "something was printed:\n" + printed);
}

void StatementText::write_updates() const {
  std::ofstream out(path_);
  size_t line = 0;
  for (const auto& block : updates_) {
    while (line < block.first) out << lines_[line++] << "\n";
    out << joined(block.now);
    line = block.last;
  }
  while (line < lines_.size()) out << lines_[line++] << "\n";
}

int StatementText::run() {
  char folder[] = "/tmp/ask_test_XXXXXX";
  if (!mkdtemp(folder)) return 2;
  folder_ = folder;
  Lines names;
  for (char** variable = environ; *variable; ++variable) {
    const std::string text = *variable, name = text.substr(0, text.find('='));
    outside_[name] = text.substr(name.size() + 1);
    for (const char* prefix : {"ASK_", "OPENAI_", "ANTHROPIC_", "OLLAMA_"})
      if (name.starts_with(prefix)) names.push_back(name);
  }
  for (const auto& name : names) unsetenv(name.c_str());
  std::ifstream in(path_);
  for (std::string text; std::getline(in, text);) lines_.push_back(text);
  Captured captured(folder_ + "/printed");
  captured_ = &captured;
  abort_log = captured.file;
  abort_err = captured.err;
  std::signal(SIGABRT, on_abort);
  if (lines_.empty()) fail(0, "cannot be read, or is empty");
  for (size_t line = 0; line < lines_.size() && !skipped_;)
    line = directive(line) ? line + 1 : record(line);
  for (const auto& [name, db] : connections_)
    if (sqlite3_close(db) != SQLITE_OK) fail(lines_.size(), "the connection will not close");
  connections_.clear();
  look_for_traces(lines_.size());
  captured.restore();
  std::filesystem::remove_all(folder_);
  if (!updates_.empty()) write_updates();
  return skipped_ ? kSkipped : failures_ > 0;
}

}  // namespace
}  // namespace ask::test

int main(int argc, char** argv) {
  if (argc < 3) return fprintf(stderr, "usage: sql_runner ask.so script.test [--update]\n"), 2;
  return ask::test::StatementText(argv[1], argv[2], argc > 3 && strcmp(argv[3], "--update") == 0)
      .run();
}
