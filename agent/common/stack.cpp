#include "agent/common/stack.h"

#include <cstdint>

#ifdef _WIN32
#include <windows.h>
#else
#include <pthread.h>
#include <sys/resource.h>
#endif
#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace ask {
namespace {

constexpr std::size_t kGuess = 96 * 1024;

// Bytes from the lowest address of the stack to `here`, or kGuess if `here` is not on that stack.
std::size_t between(std::uintptr_t lowest, std::uintptr_t highest, std::uintptr_t here) {
  return here >= lowest && here <= highest ? here - lowest : kGuess;
}

#ifndef _WIN32
// For the first thread, whose stack grows up to RLIMIT_STACK: assumes that half is used already.
std::size_t first_thread() {
  rlimit limit{};
  if (getrlimit(RLIMIT_STACK, &limit) != 0) return kGuess;
  constexpr rlim_t kEnough = 8 << 20;
  return static_cast<std::size_t>((limit.rlim_cur < kEnough ? limit.rlim_cur : kEnough) / 2);
}
#endif

}  // namespace

std::size_t stack_left() {
  const char mark = 0;
  const auto here = reinterpret_cast<std::uintptr_t>(&mark);
#if defined(_WIN32)
  ULONG_PTR low = 0, high = 0;
  GetCurrentThreadStackLimits(&low, &high);
  return between(low, high, here);
#elif defined(__APPLE__)
  const auto high = reinterpret_cast<std::uintptr_t>(pthread_get_stackaddr_np(pthread_self()));
  return between(high - pthread_get_stacksize_np(pthread_self()), high, here);
#elif defined(__linux__)
  // On the first thread, pthread_getattr_np would read a file in /proc at every call.
  if (syscall(SYS_gettid) == getpid()) return first_thread();
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return kGuess;
  void* low = nullptr;
  std::size_t size = 0;
  const int rc = pthread_attr_getstack(&attributes, &low, &size);
  pthread_attr_destroy(&attributes);
  const auto lowest = reinterpret_cast<std::uintptr_t>(low);
  return rc == 0 ? between(lowest, lowest + size, here) : kGuess;
#else
  (void)here, (void)first_thread;
  return kGuess;
#endif
}

}  // namespace ask
