// The databases of the benchmark questions, and which of them are held out.
#pragma once
#include <string>

struct sqlite3;

namespace ask::bench {

// Opens db/<name>.sqlite in `folder`, else <name>.sqlite in the folder `samples` beside it, else
// db/<name>.sql in memory, else the demo of that name.
class Database {
 public:
  Database(const std::string& folder, const std::string& name);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  sqlite3* db = nullptr;
};

// A fixed split: everything in a folder whose name ends in "unread"; of .sqlite files, those whose
// name has a byte sum divisible by 5; nothing else.
bool held_out(const std::string& folder, const std::string& database);

}  // namespace ask::bench
