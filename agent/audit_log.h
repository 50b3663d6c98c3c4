// The audit log: one JSON line for each question, in a file that ASK_AUDIT_LOG names. It says who
// was asked what, what ran and how it ended; no row, no answer, no key.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"

namespace ask {

struct AuditEntry {
  std::string trace_id, question, model, status, sql;
  int64_t rows = -1;  // -1: nothing ran
  int64_t calls = 0, tokens_in = 0, tokens_out = 0;
  double ms = 0, cost = 0;
};

class AuditLog {
 public:
  // `file` "": nothing is written. Once it has grown beyond `rotate_at` bytes it is renamed to
  // FILE.1, that to FILE.2, that to FILE.3; what was FILE.3 is gone. Each of `secrets` is written
  // as [redacted].
  AuditLog(std::string file, int64_t rotate_at, std::vector<std::string> secrets);

  // Errors (kInvalidSetting): the file cannot be opened for writing. Checked before a question is
  // begun: one that cannot be logged is not answered.
  Status writable() const;
  // Errors: as writable; a full disk.
  Status append(const AuditEntry& entry) const;

 private:
  void rotate() const;
  std::string redacted(std::string_view text) const;

  std::string file_;
  int64_t rotate_at_;
  std::vector<std::string> secrets_;
};

}  // namespace ask
