// The head of an HTTP request, checked before the HTTP library reads it. The library takes what a
// proxy may read in another way (two lengths, a length beside chunks), unpacks bodies without a
// bound, and cuts responses into as many ranges as it is asked for: none of that reaches it.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ask::app {

// Why a request is refused: status, code and message of the response.
struct Refusal {
  int status = 400;
  std::string_view code, message;
};

inline constexpr size_t kUnknownLength = static_cast<size_t>(-1);

struct RequestHead {
  std::string kept;   // what the library gets: the request line and some fields, nothing else
  size_t length = 0;  // bytes of the body that follows; kUnknownLength: it comes in chunks
};

// Checks `head`, up to and with its empty line, and keeps the fields of these names (in lower
// case).
std::optional<Refusal> read_head(std::string_view head, const std::vector<std::string>& fields,
                                 RequestHead& out);

}  // namespace ask::app
