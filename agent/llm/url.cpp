#include "agent/llm/url.h"

#include <fmt/format.h>

#include <memory>

#include "agent/common/number.h"
#include "agent/common/text.h"
#include "agent/llm/curl_library.h"

namespace ask::llm {
namespace {

using Handle = std::unique_ptr<CURLU, FreeBy<&CurlLibrary::url_cleanup>>;

std::optional<std::string> part(const Handle& url, CURLUPart which, unsigned flags = 0) {
  char* raw = nullptr;
  const CurlLibrary& curl = *url.get_deleter().curl;
  if (curl.url_get(url.get(), which, &raw, flags) != CURLUE_OK || !raw) return std::nullopt;
  std::string out(raw);
  curl.free(raw);
  return out;
}

Error invalid(std::string_view why) {
  return {Code::kInvalidSetting, fmt::format("the base URL {}", why)};
}

bool plain(std::string_view text) {
  for (const char c : text)
    if (static_cast<unsigned char>(c) <= 0x20 || static_cast<unsigned char>(c) >= 0x7F || c == '\\')
      return false;
  return true;
}

}  // namespace

std::string Url::text() const { return fmt::format("{}://{}:{}{}", scheme, host, port, path); }
std::string Url::authority() const { return fmt::format("{}:{}", host, port); }

Result<Url> parse_url(std::string_view text, CurlSource source) {
  const std::string address(text::trimmed(text));
  if (address.size() > 2000 || !plain(address))
    return invalid("holds characters that no URL holds");
  const std::string start = text::lower(address.substr(0, 8));
  if (!start.starts_with("http://") && !start.starts_with("https://"))
    return invalid("must begin with http:// or https://");
  const auto& curl = source();
  if (!curl) return curl.error();
  const Handle url(curl->url(), {&*curl});
  if (!url) return Error{Code::kOutOfMemory, "out of memory"};
  if (curl->url_set(url.get(), CURLUPART_URL, address.c_str(), 0) != CURLUE_OK)
    return invalid("is no URL");
  if (part(url, CURLUPART_USER) || part(url, CURLUPART_PASSWORD) || part(url, CURLUPART_OPTIONS))
    return invalid("must not hold a user name or a password");
  if (part(url, CURLUPART_QUERY) || part(url, CURLUPART_FRAGMENT))
    return invalid("must not hold a query or a fragment");
  if (part(url, CURLUPART_ZONEID)) return invalid("must not hold a zone");
  const auto host = part(url, CURLUPART_HOST);
  const auto port = part(url, CURLUPART_PORT, CURLU_DEFAULT_PORT);
  if (!host || host->empty() || !port) return invalid("names no host");
  Url out;
  out.scheme = text::lower(part(url, CURLUPART_SCHEME).value_or(""));
  out.host = text::lower(*host);
  if (out.host.ends_with('.')) out.host.pop_back();
  if (out.host.empty() || out.host.ends_with('.')) return invalid("names no host");
  out.port = text::number<int>(*port).value_or(0);
  if (out.port < 1 || out.port > 65535) return invalid("has a port that does not exist");
  out.path = part(url, CURLUPART_PATH).value_or("");
  while (out.path.ends_with('/')) out.path.pop_back();
  return out;
}

bool loopback(const Url& url) {
  if (url.host == "localhost" || url.host == "[::1]") return true;
  // Four decimal numbers, the first of them 127; libcurl has normalised other notations.
  const auto parts = text::split(url.host, '.');
  if (parts.size() != 4 || parts[0] != "127") return false;
  for (const std::string& part : parts) {
    const auto value = text::number<int>(part);
    if (!value || *value < 0 || *value > 255) return false;
  }
  return true;
}

}  // namespace ask::llm
