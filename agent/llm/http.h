// POST requests with libcurl, several in parallel. One object per database connection, so that
// connections to servers are reused. Not thread-safe.
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
  std::chrono::milliseconds idle{30'000};   // between two bytes after the first; 0: none
  size_t bytes = 16u << 20;                 // of the body
};

// Trusted certificates instead of the system's; "" for the system's.
struct Trust {
  std::string file;    // PEM, any number of certificates
  std::string folder;  // directory of such files, prepared by c_rehash
};

struct HttpRequest {
  std::string url;
  std::string host;                  // for messages
  std::vector<std::string> headers;  // "Name: value"
  std::string body;
  HttpLimits limits;
  Trust trust;
  bool direct = false;  // loopback: no proxy, whatever the environment says
  // Receives the body in pieces; returns true when the reply is complete, so that the end of the
  // connection need not be awaited.
  std::function<bool(std::string_view)> ended;
};

struct HttpReply {
  long status = 0;
  std::string body;
  std::string retry_after;  // Retry-After; "" for none
  double ms = 0;
  long connections = 0;  // new connections opened; 0 if one was reused
};

class Http {
 public:
  explicit Http(CurlSource source = curl_library);
  ~Http();
  Http(const Http&) = delete;
  Http& operator=(const Http&) = delete;

  // One result per request, in order. Any HTTP status is a reply; errors are for requests without
  // one: kServiceUnavailable with host and reason (or: no libcurl), kModelError if a retry cannot
  // help (certificate), kCancelled. `cancelled` is polled at least every 100 ms.
  std::vector<Result<HttpReply>> post(std::span<const HttpRequest> requests,
                                      const Cancelled& cancelled);

  // The same in turns, for a caller that reads a body as it comes (HttpRequest::ended): begin, wait
  // until it gives false, end. REQUIRES: `requests` outlive the transfers, and this object too.
  class Transfers {
   public:
    struct Parts;
    explicit Transfers(std::unique_ptr<Parts> parts);
    Transfers(const Transfers&) = delete;
    Transfers& operator=(const Transfers&) = delete;
    ~Transfers();  // breaks off what has not ended
    std::unique_ptr<Parts> parts;
  };
  // Errors: there is no libcurl.
  Result<std::unique_ptr<Transfers>> begin(std::span<const HttpRequest> requests);
  // One turn of at most 50 ms. False: all have ended, or `cancelled`.
  bool wait(Transfers& transfers, const Cancelled& cancelled);
  std::vector<Result<HttpReply>> end(Transfers& transfers);

 private:
  struct Pool;
  CurlSource source_;
  std::unique_ptr<Pool> pool_;  // created on first use: loading the extension starts nothing
};

}  // namespace ask::llm
