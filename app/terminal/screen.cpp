#include "app/terminal/screen.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include "agent/common/display_width.h"
#include "agent/common/text.h"

namespace ask::app {
namespace {

bool is_unprintable(uint32_t point) {
  return (point >= 0x7F && point <= 0x9F) || (point >= 0x200E && point <= 0x200F) ||
         (point >= 0x2028 && point <= 0x202E) || (point >= 0x2066 && point <= 0x2069) ||
         point == 0xFEFF || (point >= 0xE0000 && point <= 0xE007F);
}

std::string made_printable(std::string_view text, bool one_line) {
  const std::string valid = text::repaired_utf8(text);
  std::string out;
  std::string_view rest = valid;
  while (!rest.empty()) {
    const std::string_view before = rest;
    const uint32_t point = text::next_point(rest);
    if (point == '\n' && !one_line)
      out += '\n';
    else if (point < 0x20)
      out += {'\xE2', '\x90', static_cast<char>(0x80 + point)};  // U+2400 and after: pictures
    else if (is_unprintable(point))
      out += fmt::format("\\u{:04x}", point);
    else
      out += before.substr(0, before.size() - rest.size());
  }
  return out;
}

size_t asked_width(int file) {
  winsize size = {};
  return ioctl(file, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

void write_all(std::FILE* file, std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), file);
  std::fflush(file);
}

}  // namespace

std::string printable(std::string_view text) { return made_printable(text, false); }
std::string printable_line(std::string_view text) { return made_printable(text, true); }

Screen Screen::of_process() {
  Screen out;
  out.in = isatty(STDIN_FILENO) == 1;
  out.out = isatty(STDOUT_FILENO) == 1;
  out.error = isatty(STDERR_FILENO) == 1;
  const char* no_color = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  const bool dumb = !term || std::string_view(term) == "dumb";
  out.color = out.out && !dumb && !(no_color && *no_color);
  out.progress = out.error && !dumb;
  return out;
}

size_t Screen::current_width() const {
  size_t columns = asked_width(STDOUT_FILENO);
  if (columns == 0) columns = asked_width(STDERR_FILENO);
  return columns < 20 ? width : columns;
}

void Screen::say(std::string_view text, Style style) const {
  const bool styled = color && style != Style::kPlain;
  const std::string_view begin = style == Style::kBold ? "\x1b[1m" : "\x1b[2m";
  const std::string line = printable(text);
  write_all(stdout, styled ? fmt::format("{}{}\x1b[0m\n", begin, line) : line + "\n");
}
void Screen::complain(std::string_view text) const { write_all(stderr, printable(text) + "\n"); }
void Screen::give(std::string_view data) const {
  out ? write_all(stdout, printable(data)) : write_all(stdout, data);
}

bool Screen::all_written() { return std::ferror(stdout) == 0; }

}  // namespace ask::app
