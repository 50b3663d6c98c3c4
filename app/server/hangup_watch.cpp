#include "app/server/hangup_watch.h"

#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <cstdint>

namespace ask::app {
namespace {

constexpr int kEnd = 0;            // the id of the eventfd; clients count from 1
constexpr int kBetweenCalls = 20;  // milliseconds

}  // namespace

HangupWatch::HangupWatch()
    : epoll_(epoll_create1(EPOLL_CLOEXEC)), end_(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {
  epoll_event ends{};
  ends.events = EPOLLIN;
  ends.data.u64 = kEnd;
  epoll_ctl(epoll_, EPOLL_CTL_ADD, end_, &ends);
  thread_ = std::thread([this] { run(); });
}

HangupWatch::~HangupWatch() {
  const uint64_t one = 1;
  [[maybe_unused]] const ssize_t written = write(end_, &one, sizeof one);
  thread_.join();
  close(end_);
  close(epoll_);
}

void HangupWatch::run() {
  std::array<epoll_event, 16> events;
  int wait = -1;
  while (true) {
    const int count = epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), wait);
    const std::lock_guard lock(mutex_);
    for (int i = 0; i < count; ++i) {
      const uint64_t id = events[static_cast<size_t>(i)].data.u64;
      if (id == kEnd) return;
      if (watched_.contains(id)) gone_.insert(id);  // reported once
    }
    for (const uint64_t id : gone_) watched_.at(id)();
    wait = gone_.empty() ? -1 : kBetweenCalls;
  }
}

HangupWatch::Watched::Watched(HangupWatch& watch, int socket, std::function<void()> gone)
    : watch_(watch), socket_(socket) {
  const std::lock_guard lock(watch_.mutex_);
  id_ = ++watch_.last_id_;
  watch_.watched_.emplace(id_, std::move(gone));
  epoll_event closes{};
  closes.events = EPOLLRDHUP | EPOLLONESHOT;  // and errors, which are always reported
  closes.data.u64 = id_;
  epoll_ctl(watch_.epoll_, EPOLL_CTL_ADD, socket_, &closes);
}

HangupWatch::Watched::~Watched() {
  const std::lock_guard lock(watch_.mutex_);
  epoll_ctl(watch_.epoll_, EPOLL_CTL_DEL, socket_, nullptr);
  watch_.watched_.erase(id_);
  watch_.gone_.erase(id_);
}

}  // namespace ask::app
