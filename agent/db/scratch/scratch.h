// A private, empty :memory: connection in which a statement is compiled and never run, so that
// SQLite itself says what the statement reads and calls, without touching the caller's connection.
// The shadow is opened with the caller's own library, has its own authorizer, and holds empty
// stand-ins only. What is a finding is decided above, in agent/check/checker.
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

// One thing that SQLite asked the shadow's authorizer.
struct Access {
  enum class Kind { kRead, kFunction, kView, kForbidden, kChange };
  Kind kind = Kind::kRead;
  std::string schema;  // of the table; "" when SQLite does not say
  std::string table;   // kRead
  std::string name;    // column ("": the table only), function, or action ("DELETE");
                       // kView: a view or WITH query whose SELECT is expanded
  std::string view;    // the innermost view in which it stands, "" for the statement itself
};

// What one compilation said.
struct Attempt {
  bool compiled = false;
  std::string message;     // SQLite's words when it did not
  int offset = -1;         // byte offset of the error, -1 when SQLite does not say
  bool statement = false;  // false: blank text or comments only
  bool read_only = false, explain = false;
  int columns = 0, parameters = 0;
  size_t tail = 0;  // where the text after the first statement begins
  std::vector<Access> accesses;
};

// Every call throws bad_alloc when memory runs out, and the shadow is then to be thrown away.
class ScratchConnection {
 public:
  // Errors: kInternal. REQUIRES: `host` is open.
  static Result<std::unique_ptr<ScratchConnection>> open(sqlite3* host);
  ~ScratchConnection();
  ScratchConnection(const ScratchConnection&) = delete;
  ScratchConnection& operator=(const ScratchConnection&) = delete;

  // Compiles the first statement of `sql` under the authorizer. Reads and calls are allowed and
  // written down; anything else is denied and written down as kForbidden. Never runs anything.
  // With `change`, what changes data or schema is allowed too and written down as kChange.
  Attempt prepare(std::string_view sql, bool change = false);

  // Runs one statement of our own making (a stand-in). REQUIRES: its names come from text::quoted.
  Status run(const std::string& ddl);
  // Runs the CREATE VIEW `ddl`, whose body is not ours: nothing but creating a view is allowed.
  Status create_view(const std::string& ddl);
  // Runs a stored CREATE TABLE, INDEX, VIEW or TRIGGER of somebody else: nothing but creating it is
  // allowed, and no SELECT.
  Status create_stored(const std::string& ddl);
  // The functions that the last create_stored() named in a check, a generated column or an index,
  // lower case. SQLite does not report them again when a change calls them.
  const std::vector<std::string>& stored_functions() const { return stored_functions_; }
  // "text" in double quotes is taken for a text where the caller's connection does so.
  void read_texts_as(sqlite3* host);
  // A virtual table with these columns, hidden ones hidden.
  Status create_virtual(const std::string& schema, const std::string& name,
                        const std::vector<Column>& columns);
  // A table-valued function with these columns, the hidden ones being its arguments; none: not
  // known.
  Status create_table_function(const std::string& name, const std::vector<Column>& columns);
  // A function that is only ever compiled, and passes for a deterministic one. `kind`: 's' scalar,
  // 'a' aggregate, 'w' window; `arguments` -1 for any number. Errors when SQLite does not take the
  // name.
  Status create_function(const std::string& name, int arguments, char kind);

  // Table-valued functions that this library brings by itself (json_each, dbstat, ...), lower case.
  const std::vector<std::string>& modules() const { return modules_; }

 private:
  enum class Mode { kOpen, kStatement, kView, kStored };
  ScratchConnection() = default;
  Status execute(const std::string& sql, Mode mode);
  Attempt prepare_once(std::string_view sql, bool lenient);
  Status read_modules();
  Error failed(int rc) const;  // throws bad_alloc when it was for memory
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
  bool exhausted_ = false;       // no memory to write down an access: the shadow is of no more use
  std::vector<Access> accesses_;
  std::vector<std::string> stored_functions_;
  std::vector<std::string> modules_;
  int virtual_tables_ = 0;
};

}  // namespace ask::db
