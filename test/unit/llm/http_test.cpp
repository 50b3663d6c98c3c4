#include "agent/llm/http.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "test/unit/llm/loopback_server.h"
#include "test/unit/support.h"

namespace ask::llm::http_test {
namespace {

HttpRequest request(std::string url, bool direct = false) {
  HttpRequest out;
  out.url = std::move(url);
  out.host = "host";
  out.body = "{}";
  out.direct = direct;
  return out;
}

}  // namespace

TEST(Http, TheProxyOfTheEnvironmentIsNotUsedForLoopback) {
  test::LoopbackServer proxy, server;
  proxy.always(test::json("by proxy"));
  server.always(test::json("direct"));
  const test::Variable variable("http_proxy", proxy.url());
  Http http;
  const HttpRequest requests[] = {request("http://model.invalid/v1"),
                                  request(server.url("/v1"), true)};
  const auto replies = http.post(requests, {});
  ASSERT_TRUE(replies[0]) << replies[0].error().message;
  EXPECT_EQ(replies[0]->body, "by proxy");
  EXPECT_EQ(proxy.journal().at(0).path, "http://model.invalid/v1");
  ASSERT_TRUE(replies[1]) << replies[1].error().message;
  EXPECT_EQ(replies[1]->body, "direct");
}

TEST(Http, OtherSchemesThanHttpAreRejected) {
  Http http;
  const HttpRequest requests[] = {request("file:///etc/passwd"), request("gopher://127.0.0.1/")};
  for (const auto& reply : http.post(requests, {})) {
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().code, Code::kServiceUnavailable);
    EXPECT_TRUE(reply.error().message.find("not supported") != std::string::npos)
        << reply.error().message;
  }
}

TEST(Http, AReplyOfAnyStatusIsReturned) {
  test::LoopbackServer server;
  server.then(test::json("gone", 410, "Retry-After: 7\r\n"));
  Http http;
  const HttpRequest one = request(server.url());
  const auto replies = http.post({&one, 1}, {});
  ASSERT_TRUE(replies[0]);
  EXPECT_EQ(replies[0]->status, 410);
  EXPECT_EQ(replies[0]->retry_after, "7");
  EXPECT_EQ(server.journal().at(0).header("expect"), "");
}

// After a failure a handle returns to the pool and serves the next question.
TEST(Http, FailuresDoNotAffectLaterRequests) {
  test::LoopbackServer server;
  Http http;
  for (int i = 0; i < 3; ++i) {
    server.then(test::raw("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf"));
    server.then(test::json("whole"));
    const HttpRequest one = request(server.url());
    EXPECT_FALSE(http.post({&one, 1}, {})[0]);
    const auto good = http.post({&one, 1}, {});
    ASSERT_TRUE(good[0]);
    EXPECT_EQ(good[0]->body, "whole");
  }
}

}  // namespace ask::llm::http_test
