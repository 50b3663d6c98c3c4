#include <gtest/gtest.h>

#include <vector>

#include "agent/llm/sse.h"

namespace ask::llm::sse_test {
namespace {

// "type=data" of every event of `bytes`, fed in pieces of `size`.
std::vector<std::string> events(std::string_view bytes, size_t size,
                                StreamReader::Framing framing = StreamReader::Framing::kEvents) {
  std::vector<std::string> out;
  StreamReader reader(framing, [&](const StreamEvent& e) { out.push_back(e.type + "=" + e.data); });
  for (size_t at = 0; at < bytes.size(); at += size) reader.feed(bytes.substr(at, size));
  reader.finish();
  return out;
}

}  // namespace

TEST(Sse, EventsAreIndependentOfChunking) {
  constexpr std::string_view kBytes =
      "\xEF\xBB\xBF: a comment\r\n"
      "data: one\r\n\r\n"
      "event: error\ndata:two\ndata: lines\n\n"
      "id: 7\nretry: 3\ndata\n\n"
      ":\n\n\n"
      "data:  three\r\r"
      "data: [DONE]";
  const std::vector<std::string> wanted = {"=one", "error=two\nlines", "=", "= three", "=[DONE]"};
  for (const size_t size : {1U, 2U, 3U, 7U, 1000U}) EXPECT_EQ(events(kBytes, size), wanted) << size;
}

TEST(Sse, LinesAreIndependentOfChunking) {
  constexpr std::string_view kBytes = "{\"a\":1}\n\r\n  \n{\"b\":2}\r\n{\"c\":3}";
  const std::vector<std::string> wanted = {"={\"a\":1}", "={\"b\":2}", "={\"c\":3}"};
  for (const size_t size : {1U, 2U, 5U, 1000U})
    EXPECT_EQ(events(kBytes, size, StreamReader::Framing::kLines), wanted) << size;
}

TEST(Sse, TheSizeOfAnEventIsLimited) {
  int seen = 0;
  StreamReader line(
      StreamReader::Framing::kEvents, [&](const StreamEvent&) { ++seen; }, 10);
  line.feed("data: 1\n\ndata: 12345678\n\n");
  EXPECT_TRUE(line.broken());
  StreamReader lines(
      StreamReader::Framing::kEvents, [&](const StreamEvent&) { ++seen; }, 10);
  lines.feed("data:1234\ndata:1234\ndata:1234\n\n");
  lines.finish();
  EXPECT_TRUE(lines.broken());
  EXPECT_EQ(seen, 1);
}

}  // namespace ask::llm::sse_test
