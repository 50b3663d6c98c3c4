// feature 28. A note by ask_note, a row of ask_notes as a hostile file may have it, and a semantic
// model. Oracles: an error is a sentence and changes nothing; a note that was taken says the same
// when its own JSON is noted again, and after export and import; no value of a column that is noted
// as private is in ask_schema or in a prompt, whatever else the note says and even if the column
// gets another name; a note and a comment of CREATE TABLE stay one line of a prompt; a hostile row
// breaks no answer.
#include <sqlite3.h>

#include <string>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "test/fuzz/fuzz.h"

namespace {

using ask::fuzz::require;

struct Reply {
  std::string text;  // the cells of all rows, or the error
  bool good = false;
};

Reply run(sqlite3* db, const char* sql, std::initializer_list<std::string_view> arguments = {}) {
  sqlite3_stmt* stmt = nullptr;
  Reply out;
  int rc = sqlite3_prepare_v2(db, sql, -1, &stmt, nullptr);
  int at = 0;
  for (const std::string_view argument : arguments)
    sqlite3_bind_text(stmt, ++at, argument.data(), static_cast<int>(argument.size()),
                      SQLITE_STATIC);
  while (rc == SQLITE_OK || rc == SQLITE_ROW) {
    rc = sqlite3_step(stmt);
    for (int i = 0; rc == SQLITE_ROW && i < sqlite3_column_count(stmt); ++i)
      if (const auto* cell = reinterpret_cast<const char*>(sqlite3_column_text(stmt, i)))
        out.text += std::string(cell) + "\n";
  }
  out.good = rc == SQLITE_DONE;
  if (!out.good) out.text = sqlite3_errmsg(db);
  sqlite3_finalize(stmt);
  return out;
}

std::string notes(sqlite3* db) {
  return run(db, "SELECT object, text, options, source FROM ask_memory WHERE kind = 'note'").text;
}

void forget(sqlite3* db) { run(db, "DELETE FROM ask_notes"); }

// The member as text, or the empty text.
std::string member(const nlohmann::ordered_json& json, const char* key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

// Notes again what ask_note(object) gives.
void says_the_same(sqlite3* db, const std::string& object) {
  const std::string before = notes(db);
  const Reply kept = run(db, "SELECT ask_note(?1)", {object});
  require(kept.good, "a note cannot be read", kept.text);
  nlohmann::ordered_json json = ask::parsed_json(kept.text);
  require(json.is_object(), "a note is no JSON object", kept.text);
  const std::string description = member(json, "description");
  for (const char* key : {"object", "description", "source"}) json.erase(key);
  const Reply again =
      run(db, "SELECT ask_note(?1, ?2, ?3)", {object, description, ask::json_text(json)});
  require(again.good, "a note is not taken again", again.text + " of " + kept.text);
  require(notes(db) == before, "a note says something else", notes(db) + " of " + before);
}

// A model that is exported is taken whole, and takes nothing away.
void survives_import(sqlite3* db) {
  const auto flags = [&] {
    return run(db,
               "SELECT object, options ->> '$.private', options ->> '$.ignore' FROM ask_memory "
               "WHERE kind = 'note' AND (options ->> '$.private' OR options ->> '$.ignore')")
        .text;
  };
  const std::string before = flags();
  const Reply model = run(db, "SELECT ask_ossie()");
  require(model.good, "no model", model.text);
  const Reply taken = run(db, "SELECT ask_ossie(?1)", {model.text});
  require(taken.good, "the model is not taken", taken.text);
  require(flags() == before, "an import changes what is private", flags() + " of " + before);
}

// The cities of the shop are private, and stay so.
void stays_private(sqlite3* db, std::string_view where) {
  for (const char* sql :
       {"SELECT * FROM ask_schema", "SELECT ask_tool('sample_rows', '{\"table\":\"customers\"}')",
        "SELECT ask_prompt('How many customers are there?', "
        "'{\"model\":\"ollama/none\",\"share\":\"results\"}')"}) {
    const Reply shown = run(db, sql);
    require(shown.text.find("Paris") == std::string::npos, where, shown.text);
  }
}

// No line of the prompt begins as a table that the database does not have.
void stays_one_line(sqlite3* db) {
  const std::string prompt =
      run(db, "SELECT ask_prompt('How many customers are there?', '{\"model\":\"ollama/none\"}')")
          .text;
  require(prompt.find("\\nsecrets(") == std::string::npos, "a note makes a table", prompt);
}

void may_be_noted(sqlite3* db, const std::string& object, std::string_view text,
                  std::string_view options) {
  const std::string before = ask::fuzz::image(db);
  const Reply noted = run(db, "SELECT ask_note(?1, ?2, ?3)", {object, text, options});
  if (!noted.good) {
    require(ask::text::valid_utf8(noted.text) && noted.text.size() > 10 && noted.text.size() < 2000,
            "no sentence", noted.text);
    require(ask::fuzz::image(db) == before, "a refused note changes something", noted.text);
    return;
  }
  says_the_same(db, object);
  stays_one_line(db);
  survives_import(db);
}

// The text as the comment of a table and of a column: it makes nothing but a note.
void comments_are_notes(sqlite3* db, std::string comment) {
  for (size_t at; (at = comment.find("*/")) != std::string::npos;) comment.erase(at, 2);
  std::erase(comment, '\0');
  const std::string sql = "CREATE TABLE remarks( /*" + comment + " */\n a INTEGER, b TEXT /*" +
                          comment + " */, c TEXT)";
  if (!run(db, sql.c_str()).good) return;
  require(run(db, "SELECT ask('How many remarks are there?')").text.size() < 2000, "a long answer",
          comment);
  require(run(db, "SELECT ask_ossie()").good, "no model", comment);
  stays_one_line(db);
  run(db, "DROP TABLE remarks");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static sqlite3* const db = ask::fuzz::shop();
  ask::fuzz::Pieces pieces(ask::fuzz::view(data, size));
  const std::string object(pieces.next()), text(pieces.next()), options(pieces.next());
  run(db, "SELECT ask_note('log', 'of changes')");  // makes the table, so that images compare
  forget(db);
  may_be_noted(db, object, text, options);
  // The same as a row that somebody else wrote, and a private column beside it.
  forget(db);
  run(db, "INSERT OR REPLACE INTO ask_notes VALUES(?1, ?2, ?3, 'user', '', 0)",
      {object, text, options});
  run(db,
      "INSERT OR REPLACE INTO ask_notes VALUES('customers.city', ?1, "
      "'{\"private\":true,\"references\":\"gone.id\"}', 'user', '', 0)",
      {text});
  require(run(db, "SELECT count(*) FROM ask_memory").good, "the notes cannot be listed", options);
  stays_private(db, "a note that does not fit lets values out");
  run(db, "SELECT ask('How many orders are open?')");
  forget(db);
  run(db, "SELECT ask_note('customers.city', ?1, '{\"private\":true}')", {"of the customer"});
  run(db, "ALTER TABLE customers RENAME COLUMN city TO town");
  stays_private(db, "a column under another name lets values out");
  run(db, "ALTER TABLE customers RENAME COLUMN town TO city");
  forget(db);
  comments_are_notes(db, text + options);
  const Reply taken = run(db, "SELECT ask_ossie(?1)", {pieces.rest()});
  require(ask::text::valid_utf8(taken.text), "no UTF-8", taken.text);
  forget(db);
  return 0;
}
