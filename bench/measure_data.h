// The databases that questions are asked of, and which of them nobody may read questions of.
#pragma once
#include <string>

struct sqlite3;

namespace ask::bench {

// Of a folder: db/<name>.sqlite, else db/<name>.sql run into memory, else the demo of that name.
class Database {
 public:
  Database(const std::string& folder, const std::string& name);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  sqlite3* db = nullptr;
};

// Of a folder whose name ends in "unread" all are held out; of one of .sqlite files those the sum
// of the bytes of whose names is divisible by 5; of others none.
bool held_out(const std::string& folder, const std::string& database);

}  // namespace ask::bench
