// The audit log: one JSON line per question, appended to the file that ASK_AUDIT_LOG names. It
// holds the question, the model, the SQL, the status, counts and cost; never rows, answers or keys.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/settings/settings.h"

namespace ask {

struct AuditEntry {
  std::string trace_id, question, model, status, sql;
  int64_t rows = -1;  // -1: nothing ran
  int64_t calls = 0, tokens_in = 0, tokens_out = 0;
  double ms = 0, cost = 0;
};

class AuditLog {
 public:
  // An empty `file` disables the log. A file of `rotate_at` bytes or more is rotated before the
  // next line: FILE becomes FILE.1, and so on up to FILE.3; the oldest one is overwritten.
  // `secrets` are written as [redacted].
  AuditLog(std::string file, int64_t rotate_at, std::vector<std::string> secrets);

  // Checked before a question starts: a question that cannot be logged is not answered. Errors
  // (kInvalidSetting): the file cannot be opened for writing.
  Status writable() const;
  // Errors: those of writable(); a full disk.
  Status append(const AuditEntry& entry) const;

 private:
  void rotate() const;
  std::string redacted(std::string_view text) const;

  std::string file_;
  int64_t rotate_at_;
  std::vector<std::string> secrets_;
};

// The log that the settings name. Errors: kInvalidSetting.
Result<AuditLog> audit_log(const Settings& settings);

}  // namespace ask
