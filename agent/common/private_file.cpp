#include "agent/common/private_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace ask {

bool append_privately(const std::string& file, std::string_view text) {
  const int out = ::open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (out < 0) return false;
  bool whole = true;
  while (whole && !text.empty()) {
    const ssize_t written = ::write(out, text.data(), text.size());
    if (written > 0) text.remove_prefix(static_cast<size_t>(written));
    whole = written > 0 || (written < 0 && errno == EINTR);
  }
  return ::close(out) == 0 && whole;
}

}  // namespace ask
