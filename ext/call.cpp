#include "ext/call.h"

#include <fmt/format.h>

#include <cstring>
SQLITE_EXTENSION_INIT3

namespace ask::ext {

bool FunctionCall::null(int i) const {
  return i >= count_ || sqlite3_value_type(values_[i]) == SQLITE_NULL;
}

Result<std::string> FunctionCall::text(int i) const {
  if (null(i)) return std::string();
  if (sqlite3_value_type(values_[i]) == SQLITE_BLOB)
    return Error{Code::kInvalidArgument,
                 fmt::format("argument {} is a blob; it must be text", i + 1)};
  const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(values_[i]));
  if (!text) throw std::bad_alloc();
  return std::string(text, static_cast<size_t>(sqlite3_value_bytes(values_[i])));
}

int result_code(const Error& error) {
  switch (error.sqlite & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_NOMEM:
    case SQLITE_READONLY:
    case SQLITE_INTERRUPT:
    case SQLITE_IOERR:
    case SQLITE_CORRUPT:
    case SQLITE_FULL:
    case SQLITE_CANTOPEN:
    case SQLITE_NOTADB:
      return error.sqlite;
    default:  // SQLITE_SCHEMA above all, on which SQLite would run the host's statement again
      break;
  }
  switch (error.code) {
    case Code::kCancelled:
      return SQLITE_INTERRUPT;
    case Code::kOutOfMemory:
      return SQLITE_NOMEM;
    default:
      return SQLITE_ERROR;
  }
}

void give(sqlite3_context* ctx, const Value& value) {
  struct Giver {
    sqlite3_context* ctx;
    void operator()(std::monostate) const { sqlite3_result_null(ctx); }
    void operator()(int64_t v) const { sqlite3_result_int64(ctx, v); }
    void operator()(double v) const { sqlite3_result_double(ctx, v); }
    void operator()(const std::string& v) const {
      sqlite3_result_text64(ctx, v.data(), v.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    }
    void operator()(const Blob& v) const {
      sqlite3_result_blob64(ctx, v.bytes.data(), v.bytes.size(), SQLITE_TRANSIENT);
    }
  };
  std::visit(Giver{ctx}, value);
}

void FunctionCall::Free::operator()(char* p) const { sqlite3_free(p); }

Status FunctionCall::reserve_result(size_t bytes) const {
  reserved_.reset(static_cast<char*>(sqlite3_malloc64(bytes + 1)));
  if (!reserved_) return Error{Code::kOutOfMemory, "out of memory"};
  bytes_ = bytes;
  return Done{};
}

void FunctionCall::give(sqlite3_context* ctx, const Value& value) const {
  const auto* text = std::get_if<std::string>(&value);
  if (!text || !reserved_ || text->size() > bytes_) return ext::give(ctx, value);
  std::memcpy(reserved_.get(), text->data(), text->size());
  sqlite3_result_text64(ctx, reserved_.release(), text->size(), sqlite3_free, SQLITE_UTF8);
}

}  // namespace ask::ext
