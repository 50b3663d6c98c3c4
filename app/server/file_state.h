// Signs that a database file was replaced or written, without opening it.
#pragma once
#include <cstdint>
#include <string>

namespace ask::app {

// Distinguishes a file that has replaced another.
struct FileIdentity {
  uint64_t device = 0, inode = 0;  // 0: no file
  bool operator==(const FileIdentity&) const = default;
};

// The same after a write only by chance: size and time of last change of the file and its log.
struct FileState {
  FileIdentity identity;
  int64_t size = 0, changed_ns = 0, log_size = 0, log_changed_ns = 0;
  bool operator==(const FileState&) const = default;
};

FileIdentity identity_of(const std::string& file);
FileState state_of(const std::string& file);

}  // namespace ask::app
