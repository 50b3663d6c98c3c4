#include "agent/common/file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace ask {
namespace {

class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  ~Descriptor() { close(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const { return fd_; }
  bool close() {
    const int fd = fd_;
    fd_ = -1;
    return fd < 0 || ::close(fd) == 0;
  }

 private:
  int fd_;
};

Error error(std::string clause) { return {Code::kInvalidSetting, std::move(clause)}; }
Error not_regular() { return error("is not a regular file"); }
bool absent() { return errno == ENOENT || errno == ENOTDIR; }

// Opens a regular file without blocking. Checks the type before opening, since opening a device may
// have effects, and again after, since the file may have been replaced. -1: see errno.
Result<int> opened(const std::string& file, int flags) {
  if (auto good = regular_or_absent(file); !good) return good.error();
  const int fd = ::open(file.c_str(), flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0600);
  struct stat is {};
  if (fd < 0 || ::fstat(fd, &is) != 0) return fd;
  if (S_ISREG(is.st_mode)) return fd;
  ::close(fd);
  return not_regular();
}

}  // namespace

Status regular_or_absent(const std::string& file) {
  struct stat is {};
  if (::stat(file.c_str(), &is) == 0 && !S_ISREG(is.st_mode)) return not_regular();
  return Done{};
}

Result<std::optional<std::string>> read_file(const std::string& file, size_t most) {
  const auto fd = opened(file, O_RDONLY);
  if (!fd) return fd.error();
  if (*fd < 0 && absent()) return std::optional<std::string>();
  if (*fd < 0) return error("cannot be read");
  const Descriptor in(*fd);
  std::string out;
  for (;;) {
    char buffer[16 * 1024];
    const ssize_t got = ::read(in.get(), buffer, sizeof buffer);
    if (got == 0) return std::optional<std::string>(std::move(out));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return error("cannot be read");
    out.append(buffer, static_cast<size_t>(got));
    if (out.size() > most) return error(fmt::format("is larger than {} bytes", most));
  }
}

Status append_privately(const std::string& file, std::string_view text) {
  const auto fd = opened(file, O_WRONLY | O_CREAT | O_APPEND);
  if (!fd) return fd.error();
  Descriptor out(*fd);
  bool whole = *fd >= 0;
  while (whole && !text.empty()) {
    const ssize_t written = ::write(out.get(), text.data(), text.size());
    if (written > 0) text.remove_prefix(static_cast<size_t>(written));
    whole = written > 0 || (written < 0 && errno == EINTR);
  }
  if (out.close() && whole) return Done{};
  return error("cannot be written");
}

}  // namespace ask
