#include "app/server/file_state.h"

#include <sys/stat.h>

namespace ask::app {
namespace {

int64_t nanoseconds(const timespec& time) {
  return static_cast<int64_t>(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

}  // namespace

FileIdentity identity_of(const std::string& file) { return state_of(file).identity; }

FileState state_of(const std::string& file) {
  struct stat found {};
  FileState out;
  if (stat(file.c_str(), &found) != 0) return out;
  out.identity = {found.st_dev, found.st_ino};
  out.size = found.st_size;
  out.changed_ns = nanoseconds(found.st_mtim);
  if (stat((file + "-wal").c_str(), &found) != 0) return out;
  out.log_size = found.st_size;
  out.log_changed_ns = nanoseconds(found.st_mtim);
  return out;
}

}  // namespace ask::app
