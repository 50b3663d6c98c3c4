#include "agent/llm/http.h"

#include <fmt/format.h>

#include "agent/common/clock.h"
#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/llm/curl_library.h"

namespace ask::llm {
namespace {

using Easy = std::unique_ptr<CURL, FreeBy<&CurlLibrary::easy_cleanup>>;
using Multi = std::unique_ptr<CURLM, FreeBy<&CurlLibrary::multi_cleanup>>;
using Headers = std::unique_ptr<curl_slist, FreeBy<&CurlLibrary::slist_free_all>>;

constexpr size_t kMostHeaderBytes = 256u << 10;
constexpr int kPollMs = 50;
// How long to wait for the end of the transfer after a complete reply, so that the connection can
// be reused.
constexpr std::chrono::milliseconds kGrace{100};

}  // namespace

// A request in progress. libcurl keeps its address, so it must not move.
struct Transfer {
  explicit Transfer(const CurlLibrary& library) : curl(library) {}

  const CurlLibrary& curl;
  const HttpRequest* request = nullptr;
  Easy easy;
  Headers headers;
  char why[CURL_ERROR_SIZE] = "";
  HttpReply reply;
  size_t header_bytes = 0;
  bool too_large = false, ended = false, idle = false, finished = false;
  CURLcode code = CURLE_OK;
  Clock::time_point last_byte{}, ended_at{};
};

namespace {

// libcurl callbacks, hence noexcept; a short count aborts the transfer.
size_t take_body(char* data, size_t, size_t n, void* self) noexcept {
  Transfer& transfer = *static_cast<Transfer*>(self);
  transfer.too_large = transfer.reply.body.size() + n > transfer.request->limits.bytes;
  if (transfer.too_large) return 0;
  try {
    transfer.last_byte = Clock::now();
    transfer.reply.body.append(data, n);
    if (!transfer.ended && transfer.request->ended && transfer.request->ended({data, n})) {
      transfer.ended = true;
      transfer.ended_at = transfer.last_byte;
    }
  } catch (...) {
    return 0;
  }
  return n;
}

size_t take_header(char* data, size_t, size_t n, void* self) noexcept {
  Transfer& transfer = *static_cast<Transfer*>(self);
  transfer.header_bytes += n;
  transfer.too_large = transfer.header_bytes > kMostHeaderBytes;
  if (transfer.too_large) return 0;
  try {
    const std::string_view line(data, n);
    const size_t colon = line.find(':');
    if (line.starts_with("HTTP/")) transfer.reply.retry_after.clear();
    if (colon != line.npos && text::equal_nocase(line.substr(0, colon), "retry-after"))
      transfer.reply.retry_after = text::trimmed(line.substr(colon + 1));
  } catch (...) {
    return 0;
  }
  return n;
}

template <class T>
void set(Transfer& transfer, CURLoption option, T value) {
  if (transfer.code == CURLE_OK)
    transfer.code = transfer.curl.easy_setopt(transfer.easy.get(), option, value);
}

void limit_protocols(Transfer& t) {
#if LIBCURL_VERSION_NUM >= 0x075500
  set(t, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  set(t, CURLOPT_PROTOCOLS, long{CURLPROTO_HTTP | CURLPROTO_HTTPS});
#endif
#if LIBCURL_VERSION_NUM >= 0x075700
  set(t, CURLOPT_QUICK_EXIT, 1L);  // Ctrl-C does not wait for DNS
#endif
}

// REQUIRES: t.easy is fresh or reset.
void prepare(Transfer& t) {
  const HttpRequest& request = *t.request;
  curl_slist* list = t.curl.slist_append(nullptr, "Expect:");  // send the body without waiting
  for (const std::string& header : request.headers) {
    curl_slist* longer = t.curl.slist_append(list, header.c_str());
    if (!longer) t.code = CURLE_OUT_OF_MEMORY;
    if (longer) list = longer;
  }
  t.headers = Headers(list, {&t.curl});
  limit_protocols(t);
  set(t, CURLOPT_URL, request.url.c_str());
  set(t, CURLOPT_HTTPHEADER, t.headers.get());
  set(t, CURLOPT_POST, 1L);
  set(t, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body.size()));
  set(t, CURLOPT_POSTFIELDS, request.body.data());
  set(t, CURLOPT_FOLLOWLOCATION, 0L);
  set(t, CURLOPT_SSL_VERIFYPEER, 1L);
  set(t, CURLOPT_SSL_VERIFYHOST, 2L);
  set(t, CURLOPT_NOSIGNAL, 1L);
  set(t, CURLOPT_HTTP_VERSION, long{CURL_HTTP_VERSION_2TLS});
  set(t, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(request.limits.connect.count()));
  set(t, CURLOPT_TIMEOUT_MS, static_cast<long>(request.limits.total.count()));
  if (!request.trust.file.empty()) set(t, CURLOPT_CAINFO, request.trust.file.c_str());
  if (!request.trust.folder.empty()) set(t, CURLOPT_CAPATH, request.trust.folder.c_str());
  if (request.direct) set(t, CURLOPT_NOPROXY, "*");
  set(t, CURLOPT_PRIVATE, static_cast<void*>(&t));
  set(t, CURLOPT_ERRORBUFFER, static_cast<char*>(t.why));
  set(t, CURLOPT_WRITEFUNCTION, &take_body);
  set(t, CURLOPT_WRITEDATA, static_cast<void*>(&t));
  set(t, CURLOPT_HEADERFUNCTION, &take_header);
  set(t, CURLOPT_HEADERDATA, static_cast<void*>(&t));
}

bool timed_out(const Transfer& t, Clock::time_point now) {
  const auto idle = t.request->limits.idle;
  return idle.count() > 0 && t.last_byte != Clock::time_point() && now - t.last_byte > idle;
}

// Errors that a retry will not fix.
bool lasting(CURLcode code) {
  constexpr CURLcode kLasting[] = {CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE,
                                   CURLE_SSL_ISSUER_ERROR};
  return contains(kLasting, code);
}

Error no_answer(const Transfer& t) {
  const std::string& host = t.request->host;
  if (t.too_large)  // and would be again
    return {Code::kModelError,
            fmt::format(
                "the reply of {} is too large: it has more than {} bytes", host,
                t.header_bytes > kMostHeaderBytes ? kMostHeaderBytes : t.request->limits.bytes)};
  std::string reason(t.why[0] ? t.why : t.curl.easy_strerror(t.code));
  if (t.code == CURLE_OPERATION_TIMEDOUT) reason = "no answer in time";
  if (t.idle) reason = "it stopped in the middle of its reply";
  return {lasting(t.code) ? Code::kModelError : Code::kServiceUnavailable,
          fmt::format("cannot reach {}: {}", host,
                      text::shortened(text::repaired_utf8(text::trimmed(reason)), 200))};
}

Result<HttpReply> conclude(Transfer& t) {
  if (!t.finished) return Error{Code::kCancelled, "cancelled"};
  t.curl.easy_getinfo(t.easy.get(), CURLINFO_RESPONSE_CODE, &t.reply.status);
  t.curl.easy_getinfo(t.easy.get(), CURLINFO_NUM_CONNECTS, &t.reply.connections);
  double seconds = 0;
  t.curl.easy_getinfo(t.easy.get(), CURLINFO_TOTAL_TIME, &seconds);
  t.reply.ms = seconds * 1000;
  if ((t.code != CURLE_OK && !t.ended) || t.reply.status == 0) return no_answer(t);
  return std::move(t.reply);
}

}  // namespace

struct Http::Pool {
  explicit Pool(const CurlLibrary& library) : curl(library) {}

  const CurlLibrary& curl;
  Multi multi{curl.multi_init(), {&curl}};
  std::vector<Easy> idle;  // handles for reuse

  Easy take() {
    if (idle.empty()) return Easy(curl.easy_init(), {&curl});
    Easy easy = std::move(idle.back());
    idle.pop_back();
    return easy;
  }
  void give_back(Easy easy) {
    curl.easy_reset(easy.get());
    idle.push_back(std::move(easy));
  }
  void stop(Transfer& t) {
    curl.multi_remove_handle(multi.get(), t.easy.get());
    t.finished = true;
  }
  // libcurl itself failed: out of memory, or a bug.
  void give_up(std::span<const std::unique_ptr<Transfer>> transfers) {
    for (const auto& t : transfers) {
      if (t->finished) continue;
      t->code = CURLE_FAILED_INIT;
      stop(*t);
    }
  }
  // Collects the transfers that have finished, and those of `transfers` that have waited long
  // enough. The number of these that are still running.
  size_t collect(std::span<const std::unique_ptr<Transfer>> transfers) {
    int left = 0;
    while (CURLMsg* message = curl.multi_info_read(multi.get(), &left)) {
      if (message->msg != CURLMSG_DONE) continue;
      const CURLcode code = message->data.result;
      char* self = nullptr;  // it may be one of other transfers that are under way
      curl.easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &self);
      Transfer& t = *reinterpret_cast<Transfer*>(self);
      t.code = code;
      stop(t);
    }
    size_t running = 0;
    const auto now = Clock::now();
    for (const auto& t : transfers) {
      if (t->finished) continue;
      t->idle = !t->ended && timed_out(*t, now);
      if (t->idle) t->code = CURLE_OPERATION_TIMEDOUT;
      if (t->idle || (t->ended && now - t->ended_at > kGrace)) stop(*t);
      running += !t->finished;
    }
    return running;
  }
};

struct Http::Transfers::Parts {
  Http::Pool& pool;
  std::vector<std::unique_ptr<Transfer>> list = {};
};

Http::Transfers::Transfers(std::unique_ptr<Parts> of) : parts(std::move(of)) {}

Http::Transfers::~Transfers() {
  for (const auto& t : parts->list)
    if (!t->finished) parts->pool.stop(*t);
}

Http::Http(CurlSource source) : source_(source) {}
Http::~Http() = default;

Result<std::unique_ptr<Http::Transfers>> Http::begin(std::span<const HttpRequest> requests) {
  const auto& library = source_();
  if (!library) return library.error();
  const CurlLibrary& curl = *library;
  if (!pool_) pool_ = std::make_unique<Pool>(curl);
  if (!pool_->multi) throw std::bad_alloc();
  auto out =
      std::make_unique<Transfers>(std::make_unique<Transfers::Parts>(Transfers::Parts{*pool_}));
  for (const HttpRequest& request : requests) {
    Transfer& t = *out->parts->list.emplace_back(std::make_unique<Transfer>(curl));
    t.request = &request;
    t.finished = true;  // not yet under way
    t.easy = pool_->take();
    if (!t.easy) throw std::bad_alloc();
    prepare(t);
    if (t.code != CURLE_OK) continue;
    t.finished = false;
    curl.multi_add_handle(pool_->multi.get(), t.easy.get());
  }
  return out;
}

bool Http::wait(Transfers& transfers, const Cancelled& cancelled) {
  auto& list = transfers.parts->list;
  if (cancelled && cancelled()) return false;
  int active = 0;
  if (pool_->curl.multi_perform(pool_->multi.get(), &active) != CURLM_OK) {
    pool_->give_up(list);
    return false;
  }
  if (pool_->collect(list) == 0) return false;
  pool_->curl.multi_poll(pool_->multi.get(), nullptr, 0, kPollMs, nullptr);
  return true;
}

std::vector<Result<HttpReply>> Http::end(Transfers& transfers) {
  std::vector<Result<HttpReply>> out;
  for (const auto& t : transfers.parts->list) {
    if (!t->finished) pool_->curl.multi_remove_handle(pool_->multi.get(), t->easy.get());
    out.push_back(conclude(*t));
    t->finished = true;
    pool_->give_back(std::move(t->easy));
  }
  transfers.parts->list.clear();
  return out;
}

std::vector<Result<HttpReply>> Http::post(std::span<const HttpRequest> requests,
                                          const Cancelled& cancelled) {
  const auto transfers = begin(requests);
  if (!transfers) return {requests.size(), transfers.error()};
  while (wait(**transfers, cancelled)) {
  }
  return end(**transfers);
}

}  // namespace ask::llm
