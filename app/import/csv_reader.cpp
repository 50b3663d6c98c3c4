#include "app/import/csv_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>

namespace ask::app {
namespace {

constexpr size_t kChunk = 1 << 20;
constexpr size_t kSampleLines = 20;
constexpr std::string_view kDelimiters = ",;\t|";
constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";

bool ends_line(std::string_view text, size_t at) {
  return text[at] == '\n' || (text[at] == '\r' && !text.substr(at + 1).starts_with('\n'));
}

// How often `delimiter` is outside of quotes, in each of the first lines.
std::vector<size_t> counts_of(std::string_view text, char delimiter) {
  std::vector<size_t> out(1, 0);
  bool in_quotes = false;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') in_quotes = !in_quotes;
    if (in_quotes) continue;
    if (c == delimiter) ++out.back();
    if (!ends_line(text, i)) continue;
    if (out.size() == kSampleLines) return out;
    if (i + 1 < text.size()) out.push_back(0);
  }
  return out;
}

}  // namespace

Result<CsvReader> CsvReader::open(const std::string& file) {
  std::error_code why;
  const auto status = std::filesystem::status(file, why);
  const auto wrong = [&](std::string_view what) {
    return Error{Code::kInvalidArgument, fmt::format("\"{}\" {}", file, what)};
  };
  if (!std::filesystem::exists(status)) return wrong("does not exist");
  if (!std::filesystem::is_regular_file(status)) return wrong("is not a regular file");
  CsvReader out;
  out.name_ = file;
  out.file_.reset(std::fopen(file.c_str(), "rb"));
  if (!out.file_) return wrong("cannot be read");
  std::setvbuf(out.file_.get(), nullptr, _IONBF, 0);  // the buffer is ours
  out.size_ = std::filesystem::file_size(file, why);
  if (auto ready = out.rewind(); !ready) return ready.error();
  out.find_delimiter();
  return Result<CsvReader>(std::move(out));
}

Status CsvReader::rewind() {
  std::rewind(file_.get());
  begin_ = end_ = read_ = 0;
  at_end_ = false;
  line_ = 1;
  if (auto read = fill(); !read) return read.error();
  const std::string_view text(buffer_.data(), end_);
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
    return Error{Code::kInvalidArgument, fmt::format("\"{}\" is UTF-16; save it as UTF-8", name_)};
  if (text.starts_with(kUtf8Mark)) begin_ = kUtf8Mark.size();
  return Done{};
}

double CsvReader::share() const {
  const size_t used = read_ - (end_ - begin_);
  return size_ == 0 ? 1 : std::min(1.0, static_cast<double>(used) / static_cast<double>(size_));
}

// Keeps what is not consumed and reads a chunk after it. False where there is nothing more.
Result<bool> CsvReader::fill() {
  if (at_end_) return false;
  if (begin_ > 0) std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
  end_ -= begin_;
  begin_ = 0;
  if (end_ > kMostBytes)
    return Error{Code::kInvalidArgument,
                 fmt::format("\"{}\": the record of line {} has more than {} MB; is a quote not "
                             "closed?",
                             name_, line_, kMostBytes / 1'000'000)};
  // Doubled for records that are longer than a chunk, so that they are not parsed too often.
  const size_t wanted = std::max(kChunk, end_);
  if (buffer_.size() < end_ + wanted) buffer_.resize(end_ + wanted);
  const size_t got = std::fread(buffer_.data() + end_, 1, wanted, file_.get());
  const void* nul = std::memchr(buffer_.data() + end_, 0, got);
  end_ += got;
  read_ += got;
  at_end_ = got < wanted;
  if (std::ferror(file_.get()))
    return Error{Code::kInvalidArgument, fmt::format("\"{}\" cannot be read", name_)};
  const bool utf16 = end_ > 1 && read_ == end_ &&
                     (std::memcmp(buffer_.data(), "\xFF\xFE", 2) == 0 ||
                      std::memcmp(buffer_.data(), "\xFE\xFF", 2) == 0);
  if (nul && !utf16) {
    const auto* upto = static_cast<const char*>(nul);
    const auto lines = std::count(buffer_.data() + begin_, const_cast<char*>(upto), '\n');
    return Error{Code::kInvalidArgument,
                 fmt::format("\"{}\": line {} holds a NUL byte; it is no text file", name_,
                             line_ + static_cast<size_t>(lines))};
  }
  return got > 0;
}

void CsvReader::find_delimiter() {
  const std::string_view sample(buffer_.data() + begin_, std::min<size_t>(end_ - begin_, 65536));
  const size_t end = sample.find_first_of("\r\n");
  cr_ends_lines_ = end != sample.npos && sample[end] == '\r' && ends_line(sample, end);
  size_t best = 0;
  for (const char candidate : kDelimiters) {
    std::vector<size_t> counts = counts_of(sample, candidate);
    // The last line may be cut.
    if (counts.size() > 2 && counts.size() < kSampleLines) counts.pop_back();
    const bool even = std::all_of(counts.begin(), counts.end(),
                                  [&](size_t count) { return count == counts.front(); });
    const size_t worth = counts.front() * (even ? 1000 : 1);
    if (worth > best) {
      best = worth;
      delimiter_ = candidate;
    }
  }
}

Result<bool> CsvReader::next() {
  while (true) {
    const Parsed parsed = parse();
    if (parsed == Parsed::kMore) {
      auto more = fill();
      if (!more) return more.error();
      continue;  // at_end_ is set where there was nothing
    }
    if (parsed == Parsed::kUnclosed)
      return Error{
          Code::kInvalidArgument,
          fmt::format("\"{}\": a quote in the record of line {} is not closed", name_, line_)};
    record_line_ = line_;
    line_ += lines_in_record_;
    if (fields_.empty()) return false;
    if (fields_.size() > 1 || !fields_[0].empty()) return true;
  }
}

// Parses one record of the buffer and consumes it. kMore if its end is not there yet; without any
// fields at the end of the file.
CsvReader::Parsed CsvReader::parse() {
  fields_.clear();
  unescaped_.clear();
  lines_in_record_ = 0;
  const char* const end = buffer_.data() + end_;
  const char* at = buffer_.data() + begin_;
  if (at == end) return at_end_ ? Parsed::kRecord : Parsed::kMore;
  const char delimiter = delimiter_;
  while (true) {
    if (at < end && *at == '"') {
      at = quoted_field(at + 1, end);
      if (!at) return at_end_ ? Parsed::kUnclosed : Parsed::kMore;
    } else {
      const char* const begin = at;
      at = end_of_plain(at, end);
      if (!at) return Parsed::kMore;
      fields_.emplace_back(begin, static_cast<size_t>(at - begin));
    }
    if (at == end) {
      if (!at_end_) return Parsed::kMore;
      begin_ = end_;
      return Parsed::kRecord;
    }
    const char stop = *at++;
    if (stop == delimiter) continue;
    if (stop == '\r') {
      if (at == end && !at_end_) return Parsed::kMore;  // an LF may follow
      if (at < end && *at == '\n') ++at;
    }
    ++lines_in_record_;
    begin_ = static_cast<size_t>(at - buffer_.data());
    return Parsed::kRecord;
  }
}

// The end of a field without quotes; null where what decides is not in the buffer. A CR alone ends
// a line only in files whose first line ends with one.
const char* CsvReader::end_of_plain(const char* at, const char* end) const {
  while (true) {
    while (at < end && *at != delimiter_ && *at != '\n' && *at != '\r') ++at;
    if (at == end || *at != '\r' || cr_ends_lines_) return at;
    if (at + 1 == end) return at_end_ ? at : nullptr;
    if (at[1] == '\n') return at;
    ++at;
  }
}

// Adds the field whose text begins at `at`, after its quote; returns what follows it, null where
// that is not in the buffer. Text between the closing quote and the delimiter belongs to the field.
const char* CsvReader::quoted_field(const char* at, const char* end) {
  const char* begin = at;
  std::string* text = nullptr;
  while (true) {
    const auto* quote =
        static_cast<const char*>(std::memchr(at, '"', static_cast<size_t>(end - at)));
    if (!quote || (quote + 1 == end && !at_end_)) return nullptr;
    const char* const after = quote + 1;
    if (after == end || *after == delimiter_ || *after == '\n' || *after == '\r') {
      lines_in_record_ += static_cast<size_t>(std::count(begin, quote, '\n'));
      if (text) text->append(begin, quote);
      fields_.push_back(text ? std::string_view(*text)
                             : std::string_view(begin, static_cast<size_t>(quote - begin)));
      return after;
    }
    if (!text) text = &unescaped_.emplace_back();
    lines_in_record_ += static_cast<size_t>(std::count(begin, quote, '\n'));
    text->append(begin, quote);
    if (*after == '"') *text += '"';
    begin = at = *after == '"' ? after + 1 : after;
    if (*after == '"') continue;
    at = end_of_plain(at, end);
    if (!at || (at == end && !at_end_)) return nullptr;
    text->append(begin, at);
    fields_.emplace_back(*text);
    return at;
  }
}

}  // namespace ask::app
