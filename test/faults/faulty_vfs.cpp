// SQLite's default VFS with fault injection at every read, write and lock.
#include <sqlite3.h>

#include <cstring>

#include "test/faults/injector.h"

namespace ask::faults {
namespace {

sqlite3_vfs* original;

// The file object of the original VFS follows this one in memory.
struct File : sqlite3_file {
  bool temporary;
};

sqlite3_file* inner(sqlite3_file* file) {
  return reinterpret_cast<sqlite3_file*>(static_cast<File*>(file) + 1);
}
const sqlite3_io_methods& methods(sqlite3_file* file) { return *inner(file)->pMethods; }

int close(sqlite3_file* f) { return methods(f).xClose(inner(f)); }
int read(sqlite3_file* f, void* to, int size, sqlite3_int64 at) {
  return strikes(Site::kRead) ? SQLITE_IOERR_READ : methods(f).xRead(inner(f), to, size, at);
}
int write(sqlite3_file* f, const void* from, int size, sqlite3_int64 at) {
  if (strikes(Site::kWrite)) return SQLITE_IOERR_WRITE;
  if (static_cast<File*>(f)->temporary && strikes(Site::kTemp)) return SQLITE_FULL;
  return methods(f).xWrite(inner(f), from, size, at);
}
int truncate(sqlite3_file* f, sqlite3_int64 size) { return methods(f).xTruncate(inner(f), size); }
int sync(sqlite3_file* f, int flags) { return methods(f).xSync(inner(f), flags); }
int file_size(sqlite3_file* f, sqlite3_int64* out) { return methods(f).xFileSize(inner(f), out); }
int lock(sqlite3_file* f, int level) {
  return strikes(Site::kLock) ? SQLITE_BUSY : methods(f).xLock(inner(f), level);
}
int unlock(sqlite3_file* f, int level) { return methods(f).xUnlock(inner(f), level); }
int check_lock(sqlite3_file* f, int* out) { return methods(f).xCheckReservedLock(inner(f), out); }
int control(sqlite3_file* f, int op, void* arg) {
  return methods(f).xFileControl(inner(f), op, arg);
}
int sector(sqlite3_file* f) { return methods(f).xSectorSize(inner(f)); }
int device(sqlite3_file* f) { return methods(f).xDeviceCharacteristics(inner(f)); }

// Version 1: no shared memory and no mapping, so that every read is a call.
constexpr sqlite3_io_methods kMethods = {
    1,       close,  read,   write,   truncate, sync,    file_size, lock,    unlock, check_lock,
    control, sector, device, nullptr, nullptr,  nullptr, nullptr,   nullptr, nullptr};

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out) {
  auto* ours = static_cast<File*>(file);
  ours->pMethods = nullptr;
  constexpr int kTemporary = SQLITE_OPEN_TEMP_DB | SQLITE_OPEN_TEMP_JOURNAL |
                             SQLITE_OPEN_TRANSIENT_DB | SQLITE_OPEN_SUBJOURNAL;
  ours->temporary = (flags & kTemporary) != 0;
  if (ours->temporary && strikes(Site::kTemp)) return SQLITE_CANTOPEN;
  const int rc = original->xOpen(original, name, inner(file), flags, out);
  if (inner(file)->pMethods) ours->pMethods = &kMethods;
  return rc;
}

}  // namespace

void register_vfs() {
  original = sqlite3_vfs_find(nullptr);
  static sqlite3_vfs faulty = *original;
  faulty.zName = "faulty";
  faulty.szOsFile = static_cast<int>(sizeof(File)) + original->szOsFile;
  faulty.xOpen = open;
  sqlite3_vfs_register(&faulty, 1);
}

}  // namespace ask::faults
