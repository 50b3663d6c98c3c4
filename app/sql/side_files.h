// The files that SQLite creates beside a database in WAL mode, also for readers.
#pragma once
#include <string>
#include <utility>

namespace ask::app {

// Takes away, at its end, the files beside a database that were not there at its beginning: whoever
// only reads cannot do that when it closes. REQUIRES: it lives longer than the connections.
class SideFiles {
 public:
  SideFiles() = default;
  explicit SideFiles(std::string file);
  ~SideFiles();
  SideFiles(SideFiles&& other) noexcept : file_(std::move(other.file_)) { other.file_.clear(); }
  SideFiles& operator=(SideFiles&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
  }

 private:
  std::string file_;  // "" where there is nothing to do
};

}  // namespace ask::app
