// Schemas as JSON, kept while their files stay as they are: reading a large one takes seconds.
#pragma once
#include <chrono>
#include <list>
#include <memory>
#include <mutex>
#include <string>

#include "app/server/file_state.h"

namespace ask::app {

class SchemaTextCache {
 public:
  using Text = std::shared_ptr<const std::string>;

  // What was kept for a database and role; null if nothing was, or the file has changed.
  Text find(const std::string& preset, const std::string& role, const FileState& state);
  // `state`: of the file before its schema was read.
  void keep(const std::string& preset, const std::string& role, const FileState& state, Text text);

 private:
  struct Entry {
    std::string preset, role;
    FileState state;
    Text text;
    std::chrono::steady_clock::time_point since;
  };

  std::mutex mutex_;
  std::list<Entry> entries_;  // the last kept first
};

}  // namespace ask::app
