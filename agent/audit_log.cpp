#include "agent/audit_log.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <chrono>
#include <filesystem>

#include "agent/common/file.h"
#include "agent/common/json_text.h"
#include "agent/common/secrets.h"
#include "agent/common/text.h"
#include "agent/llm/from_settings.h"

namespace ask {
namespace {

namespace fs = std::filesystem;

constexpr int kKept = 3;            // rotated files
constexpr size_t kLongest = 10000;  // bytes of a question or a statement

Error cannot_write(const Error& why) {
  return {Code::kInvalidSetting,
          "the audit log cannot be written, so nothing is answered: the file that ASK_AUDIT_LOG "
          "names " +
              why.message};
}

std::string now_utc() {
  const auto now = std::chrono::system_clock::now();
  const auto ms =
      std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count();
  return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z",
                     fmt::gmtime(std::chrono::system_clock::to_time_t(now)), ms % 1000);
}

}  // namespace

AuditLog::AuditLog(std::string file, int64_t rotate_at, std::vector<std::string> secrets)
    : file_(std::move(file)), rotate_at_(rotate_at), secrets_(std::move(secrets)) {}

Status AuditLog::writable() const {
  if (file_.empty()) return Done{};
  if (const auto done = append_privately(file_, ""); !done) return cannot_write(done.error());
  return Done{};
}

Status AuditLog::append(const AuditEntry& entry) const {
  if (file_.empty()) return Done{};
  rotate();
  nlohmann::ordered_json line = {{"time", now_utc()},
                                 {"trace_id", entry.trace_id},
                                 {"question", redacted(entry.question)},
                                 {"model", entry.model},
                                 {"status", entry.status},
                                 {"sql", redacted(entry.sql)},
                                 {"rows", entry.rows},
                                 {"ms", entry.ms},
                                 {"calls", entry.calls},
                                 {"tokens_in", entry.tokens_in},
                                 {"tokens_out", entry.tokens_out},
                                 {"cost", entry.cost}};
  if (entry.sql.empty()) line["sql"] = nullptr;
  if (entry.rows < 0) line["rows"] = nullptr;
  const auto done = append_privately(file_, json_text(line) + "\n");
  if (!done) return cannot_write(done.error());
  return Done{};
}

void AuditLog::rotate() const {
  std::error_code wrong;
  const auto size = fs::file_size(file_, wrong);
  if (wrong || static_cast<int64_t>(size) < rotate_at_) return;
  for (int i = kKept - 1; i >= 1; --i)
    fs::rename(fmt::format("{}.{}", file_, i), fmt::format("{}.{}", file_, i + 1), wrong);
  fs::rename(file_, file_ + ".1", wrong);
}

std::string AuditLog::redacted(std::string_view text) const {
  return text::shortened(text::repaired_utf8(without_secrets(text, secrets_, "[redacted]")),
                         kLongest);
}

Result<AuditLog> audit_log(const Settings& settings) {
  auto file = settings.text(Setting::kAuditLog);
  if (!file) return file.error();
  const auto mb = settings.real(Setting::kAuditLogMb);
  if (!mb) return mb.error();
  if (file->empty()) return AuditLog("", 0, {});
  return AuditLog(std::move(*file), static_cast<int64_t>(*mb * 1e6), llm::secrets(settings));
}

}  // namespace ask
