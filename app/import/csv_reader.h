// A streamed reader of delimited text (RFC 4180): quoted fields may hold delimiters, quotes and
// line breaks; lines end with LF or CRLF, or all with CR; a byte order mark is skipped; blank lines
// are none. The delimiter (comma, semicolon, tab, bar) is found from the first lines.
#pragma once
#include <cstdio>
#include <deque>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"

namespace ask::app {

class CsvReader {
 public:
  // Errors: no such file, not a regular one, UTF-16.
  static Result<CsvReader> open(const std::string& file);

  // Reads the next record; false at the end. Errors, with the number of the line: a quote that is
  // not closed, a NUL byte, a record of more than kMostBytes.
  Result<bool> next();
  // The fields of the record: good until next() is called.
  std::span<const std::string_view> fields() const { return fields_; }
  // The line that the record begins in, from 1.
  size_t line() const { return record_line_; }
  char delimiter() const { return delimiter_; }
  // The part of the file that was read, 0 to 1.
  double share() const;
  // From the first record again.
  Status rewind();

  static constexpr size_t kMostBytes = 64'000'000;

 private:
  struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  enum class Parsed { kRecord, kMore, kUnclosed };

  Result<bool> fill();
  Parsed parse();
  const char* end_of_plain(const char* at, const char* end) const;
  const char* quoted_field(const char* at, const char* end);
  void find_delimiter();

  std::string name_;
  std::unique_ptr<std::FILE, CloseFile> file_;
  std::vector<char> buffer_;
  size_t begin_ = 0, end_ = 0;  // what is not consumed yet
  size_t read_ = 0, size_ = 0;  // bytes of the file
  bool at_end_ = false;
  char delimiter_ = ',';
  bool cr_ends_lines_ = false;
  size_t line_ = 1, record_line_ = 1, lines_in_record_ = 0;
  std::vector<std::string_view> fields_;
  std::deque<std::string> unescaped_;  // of fields with doubled quotes; its items do not move
};

}  // namespace ask::app
