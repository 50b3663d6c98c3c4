#include <gtest/gtest.h>

#include "agent/llm/curl_library.h"
#include "agent/llm/http.h"
#include "agent/llm/retry.h"
#include "agent/llm/url.h"

namespace ask::llm::curl_test {
namespace {

constexpr const char* kNone[] = {"libask_has_no_such_library.so.4"};
constexpr std::string_view kNotInstalled =
    "libcurl is not installed, so no model can be called; install libcurl4 or use model builtin";

const Result<CurlLibrary>& not_installed() {
  static const Result<CurlLibrary> library = open_curl(kNone);
  return library;
}

const Result<CurlLibrary>& never_wanted() {
  ADD_FAILURE() << "libcurl is opened though it is not needed";
  return not_installed();
}

}  // namespace

TEST(Curl, WithoutLibcurlEveryCallReportsIt) {
  ASSERT_FALSE(not_installed());
  const auto url = parse_url("https://api.openai.com/v1", not_installed);
  ASSERT_FALSE(url);
  EXPECT_EQ(url.error().code, Code::kServiceUnavailable);
  EXPECT_EQ(url.error().message, kNotInstalled);
  Http http(not_installed);
  const HttpRequest requests[2] = {};
  const auto replies = http.post(requests, {});
  ASSERT_EQ(replies.size(), 2u);
  for (const auto& reply : replies) {
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().code, Code::kServiceUnavailable);
    EXPECT_EQ(reply.error().message, kNotInstalled);
  }
  EXPECT_EQ(retry_after("Wed, 14 Oct 2026 17:46:50 GMT", 1792000000, not_installed), std::nullopt);
}

TEST(Curl, ALibraryWithoutARequiredFunctionIsRejected) {
  constexpr const char* kOther[] = {"libc.so.6"};
  const auto library = open_curl(kOther);
  ASSERT_FALSE(library);
  EXPECT_EQ(library.error().code, Code::kServiceUnavailable);
  EXPECT_EQ(library.error().message,
            "the installed libcurl lacks curl_global_init, so no model can be called; install "
            "libcurl 7.66 or newer or use model builtin");
}

TEST(Curl, TheFirstLibraryFoundIsUsed) {
  constexpr const char* kNames[] = {kNone[0], "libcurl.so.4", "libc.so.6"};
  const auto library = open_curl(kNames);
  ASSERT_TRUE(library) << library.error().message;
  EXPECT_STREQ(library->easy_strerror(CURLE_OK), "No error");
}

TEST(Curl, IsNotLoadedWithoutNeed) {
  const Http http(never_wanted);
  EXPECT_FALSE(parse_url("file:///etc/passwd", never_wanted));
  EXPECT_EQ(retry_after("2", 0, never_wanted), Clock::duration(std::chrono::seconds(2)));
  EXPECT_EQ(retry_after("", 0, never_wanted), std::nullopt);
}

}  // namespace ask::llm::curl_test
