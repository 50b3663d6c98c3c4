// POSTs over libcurl, several at a time. One object serves one connection to the database for all
// of its questions, so that connections to servers are reused. Not for two threads at once.
#pragma once
#include <chrono>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "agent/common/result.h"
#include "agent/llm/curl_source.h"
#include "agent/llm/types.h"

namespace ask::llm {

struct HttpLimits {
  std::chrono::milliseconds connect{10'000};
  std::chrono::milliseconds total{60'000};  // 0: none
  std::chrono::milliseconds idle{30'000};   // between two bytes, once the first has come; 0: none
  size_t bytes = 16u << 20;                 // of the body
};

// Whose certificates count, where the system's own list does not; "" for that.
struct Trust {
  std::string file;    // PEM, any number of certificates
  std::string folder;  // of such files, as c_rehash leaves it
};

struct HttpRequest {
  std::string url;
  std::string host;                  // for messages
  std::vector<std::string> headers;  // "Name: value"
  std::string body;
  HttpLimits limits;
  Trust trust;
  bool direct = false;  // no proxy, whatever the environment says: for this machine
  // Sees the body as it comes; true: that was all, do not wait for the end of the connection.
  std::function<bool(std::string_view)> ended;
};

struct HttpReply {
  long status = 0;
  std::string body;
  std::string retry_after;  // the header, "" for none
  double ms = 0;
  long connections = 0;  // new ones made for it: 0 where one was reused
};

class Http {
 public:
  explicit Http(CurlSource source = curl_library);
  ~Http();
  Http(const Http&) = delete;
  Http& operator=(const Http&) = delete;

  // One result for each request, in order. A status is an answer; only what got none is an Error:
  // kServiceUnavailable naming host and reason or that there is no libcurl, kModelError for what
  // another try cannot mend (a certificate), kCancelled when `cancelled` said so. It is
  // asked at least every 100 ms.
  std::vector<Result<HttpReply>> post(std::span<const HttpRequest> requests,
                                      const Cancelled& cancelled);

 private:
  struct Pool;
  CurlSource source_;
  std::unique_ptr<Pool> pool_;  // made at the first use: loading the extension starts nothing
};

}  // namespace ask::llm
