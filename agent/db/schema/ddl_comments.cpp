#include "agent/db/schema/ddl_comments.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/sql/lex.h"

namespace ask::db {
namespace {

constexpr size_t kLongestStatement = 1'000'000;  // bytes
constexpr std::string_view kConstraints[] = {"constraint", "primary", "unique", "check", "foreign"};

// A comment between two tokens.
struct Comment {
  std::string text;
  size_t indent = 0;      // bytes from the start of its line
  bool own_line = false;  // nothing but space is before it on its line
  bool ends_line = true;  // nothing is after it on its line
  bool follows = false;   // starts on the line after that of the comment before it
};

class GapReader {
 public:
  // `line`: where the line of `from` starts; afterwards, that of `to`.
  GapReader(std::string_view sql, size_t from, size_t to, size_t& line)
      : sql_(sql), at_(from), end_(to), line_(line) {}

  std::vector<Comment> read(bool first_token) {
    bool fresh = first_token;
    size_t breaks = 0;  // since the comment before
    while (at_ < end_) {
      if (sql_[at_] == '\n') {
        fresh = true;
        ++breaks;
        line_ = ++at_;
      } else if (starts("--") || starts("/*")) {
        Comment comment = one();
        comment.own_line = fresh;
        comment.follows = !out_.empty() && breaks == 1;
        out_.push_back(std::move(comment));
        breaks = 0;
      } else {
        ++at_;
      }
    }
    return std::move(out_);
  }

 private:
  bool starts(std::string_view mark) const { return sql_.substr(at_, mark.size()) == mark; }

  Comment one() {
    Comment out;
    out.indent = at_ - line_;
    const bool block = starts("/*");
    const size_t close = std::min(end_, sql_.find(block ? "*/" : "\n", at_ + 2));
    const std::string_view inner = sql_.substr(at_ + 2, close - at_ - 2);
    if (const size_t last = inner.rfind('\n'); last != inner.npos) line_ = at_ + 2 + last + 1;
    std::string text(inner);
    std::replace(text.begin(), text.end(), '\n', ',');
    out.text = text::trimmed(text);
    at_ = std::min(end_, block ? close + 2 : close);
    if (block) {
      const size_t next = sql_.find_first_not_of(" \t\r", at_);
      out.ends_line = next == sql_.npos || sql_[next] == '\n' || starts_next(next);
    }
    return out;
  }
  bool starts_next(size_t next) const { return sql_.substr(next, 2) == "--"; }

  std::string_view sql_;
  size_t at_, end_;
  size_t& line_;
  std::vector<Comment> out_;
};

class CommentReader {
 public:
  explicit CommentReader(const Table& table) : table_(table) {}

  std::vector<DdlComment> read() {
    const std::vector<sql::Token> tokens = sql::lex_any(table_.sql);
    size_t end = 0, line = 0;  // of the token before; where its line starts
    for (size_t i = 0; i < tokens.size(); ++i) {
      if (tokens[i].at > end)
        for (Comment& comment : GapReader(table_.sql, end, tokens[i].at, line).read(i == 0))
          take(std::move(comment), i == 0 ? sql::Token{} : tokens[i - 1], tokens[i]);
      pass(tokens[i]);
      end = tokens[i].at + tokens[i].text.size();
      if (const size_t last = tokens[i].text.rfind('\n'); last != std::string_view::npos)
        line = tokens[i].at + last + 1;
    }
    return std::move(out_);
  }

 private:
  enum class About { kNone, kTable, kColumn, kNext };

  // Follows the parentheses and the definitions of columns.
  void pass(const sql::Token& token) {
    if (sql::is_symbol(token, "(") && ++depth_ == 1) return begin();
    if (sql::is_symbol(token, ")")) --depth_;
    if (depth_ != 1) return;
    if (sql::is_symbol(token, ",")) {
      before_ = column_;
      return begin();
    }
    if (!starts_) return;
    starts_ = false;
    const bool constraint = token.kind == sql::TokenKind::kWord &&
                            text::is_one_of(text::lower(token.text), kConstraints);
    const Column* found = constraint ? nullptr : table_.find(sql::text_of(token));
    if (found != nullptr) column_ = found - table_.columns.data();
    for (DdlComment& comment : waiting_) {
      comment.column = column_;
      if (column_ >= 0) out_.push_back(std::move(comment));
    }
    waiting_.clear();
  }

  void begin() {
    starts_ = true;
    column_ = -1;
  }

  About about(const Comment& comment, const sql::Token& before, const sql::Token& next) const {
    if (depth_ == 0) return About::kTable;
    // A comma that begins the next line separates the comment from the column before.
    if (comment.own_line && sql::is_symbol(next, ",")) return About::kNext;
    if (comment.own_line) return starts_ ? About::kNext : About::kColumn;
    if (!starts_) return About::kColumn;
    if (!comment.ends_line) return About::kNext;
    return sql::is_symbol(before, ",") ? About::kColumn : About::kTable;
  }

  void take(Comment comment, const sql::Token& before, const sql::Token& next) {
    // A line below that starts where the comment of the line above does goes on with it.
    if (comment.own_line && comment.follows && comment.indent == indent_ && last_ != nullptr) {
      last_->text += ", " + comment.text;
      return;
    }
    last_ = nullptr;
    indent_ = comment.indent;
    if (comment.text.empty()) return;
    const About what = about(comment, before, next);
    if (what == About::kNext) {
      waiting_.push_back({-1, std::move(comment.text), comment.own_line && comment.ends_line});
      return;
    }
    const std::ptrdiff_t column = starts_ ? before_ : column_;
    if (what == About::kColumn && column < 0) return;
    const bool after_last = comment.own_line && depth_ == 1 && sql::is_symbol(next, ")");
    out_.push_back({what == About::kTable ? -1 : column, std::move(comment.text), after_last});
    last_ = &out_.back();
  }

  const Table& table_;
  int depth_ = 0;
  bool starts_ = false;              // the next token begins a definition
  std::ptrdiff_t column_ = -1;       // that is being defined; -1: none
  std::ptrdiff_t before_ = -1;       // ... before the last comma
  std::vector<DdlComment> waiting_;  // for the next definition
  std::vector<DdlComment> out_;
  DdlComment* last_ = nullptr;  // in out_: the comment just taken
  size_t indent_ = 0;           // of it
};

}  // namespace

std::vector<DdlComment> ddl_comments(const Table& table) {
  const bool none =
      table.sql.find("--") == std::string::npos && table.sql.find("/*") == std::string::npos;
  if (table.kind != TableKind::kTable || none || table.sql.size() > kLongestStatement) return {};
  return CommentReader(table).read();
}

}  // namespace ask::db
