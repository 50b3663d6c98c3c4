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

// Checks `head`, up to and with its empty line, and puts into `kept` what the library gets: the
// request line and the fields of these names (in lower case), and nothing else.
std::optional<Refusal> read_head(std::string_view head, const std::vector<std::string>& fields,
                                 std::string& kept);

}  // namespace ask::app
