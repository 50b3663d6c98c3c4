#include "app/server/hangup_watch.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <cstdint>
#include <vector>

namespace ask::app {

HangupWatch::HangupWatch() : wake_(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {
  thread_ = std::thread([this] { run(); });
}

HangupWatch::~HangupWatch() {
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  wake();
  thread_.join();
  close(wake_);
}

void HangupWatch::wake() const {
  const uint64_t one = 1;
  [[maybe_unused]] const ssize_t written = write(wake_, &one, sizeof one);
}

void HangupWatch::run() {
  std::vector<pollfd> polled;
  std::vector<int> ids;
  while (true) {
    {
      const std::lock_guard lock(mutex_);
      if (over_) return;
      polled.assign(1, {wake_, POLLIN, 0});
      ids.assign(1, 0);
      for (const auto& [id, client] : clients_) {
        if (!client.gone) continue;
        polled.push_back({client.socket, POLLRDHUP, 0});
        ids.push_back(id);
      }
    }
    if (poll(polled.data(), polled.size(), -1) < 0) continue;
    uint64_t count = 0;
    [[maybe_unused]] const ssize_t got = read(wake_, &count, sizeof count);
    const std::lock_guard lock(mutex_);
    for (size_t i = 1; i < polled.size(); ++i) {
      if (!(polled[i].revents & (POLLRDHUP | POLLHUP | POLLERR | POLLNVAL))) continue;
      const auto found = clients_.find(ids[i]);
      if (found == clients_.end() || !found->second.gone) continue;
      found->second.gone();
      found->second.gone = nullptr;
    }
  }
}

HangupWatch::Watched::Watched(HangupWatch& watch, int socket, std::function<void()> gone)
    : watch_(watch) {
  {
    const std::lock_guard lock(watch_.mutex_);
    id_ = ++watch_.last_id_;
    watch_.clients_.emplace(id_, Client{socket, std::move(gone)});
  }
  watch_.wake();
}

HangupWatch::Watched::~Watched() {
  {
    const std::lock_guard lock(watch_.mutex_);
    watch_.clients_.erase(id_);
  }
  watch_.wake();
}

}  // namespace ask::app
