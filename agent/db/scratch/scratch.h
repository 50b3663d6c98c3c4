// Scratch connection: a private, empty in-memory connection in which a statement is compiled but
// never run, so that SQLite itself reports what it reads and calls, without touching the caller's
// connection. It uses the caller's SQLite library, has its own authorizer, and contains only empty
// stand-ins. It reports accesses; agent/check/checker decides which of them are findings.
#pragma once
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/schema/catalog.h"

struct sqlite3;

namespace ask::db {

// One call of the scratch connection's authorizer.
struct Access {
  enum class Kind { kRead, kFunction, kView, kForbidden, kChange };
  Kind kind = Kind::kRead;
  std::string schema;  // of the table; "" if SQLite does not give it
  std::string table;   // kRead
  std::string name;    // column ("": only the table), function, or action ("DELETE"); for kView: a
                       // view or WITH query whose SELECT is expanded
  std::string view;    // the innermost view that contains it, "" for the statement itself
};

// The result of one compilation.
struct Compilation {
  bool compiled = false;
  std::string message;     // SQLite's message if it failed
  int offset = -1;         // byte offset of the error, -1 if SQLite does not give it
  bool statement = false;  // false: blank text or comments only
  bool read_only = false, explain = false;
  int columns = 0, parameters = 0;
  size_t tail = 0;  // where the text after the first statement begins
  std::vector<Access> accesses;
};

// Every member function throws bad_alloc if memory runs out; the connection must then be discarded.
class ScratchConnection {
 public:
  // Errors: kInternal. REQUIRES: `host` is open.
  static Result<std::unique_ptr<ScratchConnection>> open(sqlite3* host);
  ~ScratchConnection();
  ScratchConnection(const ScratchConnection&) = delete;
  ScratchConnection& operator=(const ScratchConnection&) = delete;

  // Compiles the first statement of `sql` under the authorizer; never runs it. Reads and calls are
  // allowed and recorded; anything else is denied and recorded as kForbidden. With `change`,
  // changes of data or schema are allowed too and recorded as kChange.
  Compilation prepare(std::string_view sql, bool change = false);

  // Runs one statement of our own (a stand-in). REQUIRES: its names come from text::quoted.
  Status run(const std::string& ddl);
  // Runs a CREATE VIEW with an untrusted body: nothing but creating a view is allowed.
  Status create_view(const std::string& ddl);
  // Runs an untrusted stored CREATE TABLE, INDEX, VIEW or TRIGGER: nothing but creating the object
  // is allowed, and no SELECT.
  Status create_stored(const std::string& ddl);
  // The functions, lower case, that the last create_stored() named in a check, a generated column
  // or an index. SQLite does not report them again when a change calls them.
  const std::vector<std::string>& stored_functions() const { return stored_functions_; }
  // Treats "text" in double quotes as a string literal if the caller's connection does.
  void read_texts_as(sqlite3* host);
  // Creates a virtual table with these columns; hidden columns stay hidden.
  Status create_virtual(const std::string& schema, const std::string& name,
                        const std::vector<Column>& columns);
  // Creates a table-valued function with these columns, the hidden ones being its arguments. No
  // columns: they are unknown.
  Status create_table_function(const std::string& name, const std::vector<Column>& columns);
  // Creates a stub that is only compiled, never called, and counts as deterministic. `kind`: 's'
  // scalar, 'a' aggregate, 'w' window; `arguments` -1 for any number. Errors: SQLite rejects the
  // name.
  Status create_function(const std::string& name, int arguments, char kind);

  // Table-valued functions built into this library (json_each, dbstat, ...), lower case.
  const std::vector<std::string>& modules() const { return modules_; }

 private:
  enum class Mode { kOpen, kStatement, kView, kStored };
  ScratchConnection() = default;
  Status execute(const std::string& sql, Mode mode);
  Compilation prepare_once(std::string_view sql, bool lenient);
  Status read_modules();
  Error failed(int rc) const;  // throws bad_alloc if memory ran out
  int authorize(int action, const char* first, const char* second, const char* schema,
                const char* inner);
  int authorize_stored(int action, const char* table, const char* function);
  static int on_authorize(void* self, int action, const char* first, const char* second,
                          const char* schema, const char* inner) noexcept;

  sqlite3* db_ = nullptr;
  Mode mode_ = Mode::kOpen;
  bool change_ = false;          // changes are allowed
  bool lenient_ = false;         // see prepare()
  bool declared_table_ = false;  // the leniency was used
  bool exhausted_ = false;       // an access was not recorded for lack of memory: unusable
  std::vector<Access> accesses_;
  std::vector<std::string> stored_functions_;
  std::vector<std::string> modules_;
  int virtual_tables_ = 0;
};

}  // namespace ask::db
