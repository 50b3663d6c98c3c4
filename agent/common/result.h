// A value or an error, with the interface of std::expected. Expected failures are returned as
// values; exceptions are left for bugs and out of memory.
#pragma once
#include <string>
#include <utility>
#include <variant>

#include "agent/common/codes.h"

namespace ask {

// `message` is for the user: lower case, no full stop, the problem and the remedy; never a secret.
struct Error {
  Code code = Code::kInternal;
  std::string message;
  int sqlite = 0;  // SQLite's extended result code, if SQLite gave one; the host gets it back
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : v_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : v_(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return v_.index() == 0; }
  T& operator*() { return std::get<0>(v_); }
  const T& operator*() const { return std::get<0>(v_); }
  T* operator->() { return &std::get<0>(v_); }
  const T* operator->() const { return &std::get<0>(v_); }
  Error& error() { return std::get<1>(v_); }
  const Error& error() const { return std::get<1>(v_); }

 private:
  std::variant<T, Error> v_;
};

// For functions that return nothing but may fail: `return Done{};`
using Done = std::monostate;
using Status = Result<Done>;

}  // namespace ask
