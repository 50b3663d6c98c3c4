#include "app/terminal/line_editor.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#ifdef ASK_LIBEDIT
#include <histedit.h>
#include <langinfo.h>
#include <termios.h>
#include <unistd.h>

#include <clocale>
#endif

#include "agent/common/text.h"

namespace ask::app {
namespace {

constexpr size_t kLongestLine = 1'000'000;

}  // namespace

std::string history_file() {
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  std::filesystem::path folder;
  if (state && *state == '/')
    folder = state;
  else if (home && *home == '/')
    folder = std::filesystem::path(home) / ".local" / "state";
  else
    return "";
  folder /= "sqlite-ask";
  std::error_code why;
  std::filesystem::create_directories(folder, why);
  if (why) return "";
  chmod(folder.c_str(), 0700);  // questions may be private
  return (folder / "history").string();
}

#ifdef ASK_LIBEDIT

namespace {

std::string& prompt_text() {
  static std::string prompt;  // libedit's callback takes no data of ours in all versions
  return prompt;
}

}  // namespace

struct LineEditor::Editor {
  struct EndEdit {
    void operator()(EditLine* ended) const { el_end(ended); }
  };
  struct EndHistory {
    void operator()(History* ended) const { history_end(ended); }
  };
  std::unique_ptr<History, EndHistory> history{history_init()};
  std::unique_ptr<EditLine, EndEdit> edit{el_init("sqlite-ask", stdin, stdout, stderr)};
  std::string file;
  Complete complete;
  bool interrupted = false;
};

namespace {

// Ctrl-C reaches the editor as a key: it retries a read that a signal has interrupted.
unsigned char on_interrupt_key(EditLine* edit, int) {
  LineEditor::Editor* editor = nullptr;
  el_get(edit, EL_CLIENTDATA, &editor);
  if (editor) editor->interrupted = true;
  return CC_EOF;
}

// What all of them begin with, without regard to case.
std::string common_beginning(const std::vector<std::string>& words) {
  std::string out = words[0];
  for (const std::string& word : words) {
    size_t n = 0;
    while (
        n < out.size() && n < word.size() &&
        text::equal_nocase(std::string_view(out).substr(n, 1), std::string_view(word).substr(n, 1)))
      ++n;
    out.resize(n);
  }
  while (!text::valid_utf8(out)) out.pop_back();
  return out;
}

// Completes the word before the cursor as far as it is certain, or lists what it may become.
unsigned char on_completion_key(EditLine* edit, int) {
  constexpr size_t kMostListed = 50;
  LineEditor::Editor* editor = nullptr;
  el_get(edit, EL_CLIENTDATA, &editor);
  const LineInfo* const info = el_line(edit);
  if (!editor || !editor->complete || !info) return CC_ERROR;
  const std::string typed(info->buffer, static_cast<size_t>(info->cursor - info->buffer));
  const std::vector<std::string> words = editor->complete(typed);
  if (words.empty()) return CC_ERROR;
  const std::string word = typed.substr(typed.rfind(' ') + 1);  // npos + 1 is 0
  const std::string longer = common_beginning(words) + (words.size() == 1 ? " " : "");
  if (longer.size() > word.size()) {
    size_t letters = 0;  // of the word: the editor counts those
    for (const char c : word) letters += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
    el_deletestr(edit, static_cast<int>(letters));
    return el_insertstr(edit, longer.c_str()) == 0 ? CC_REFRESH : CC_ERROR;
  }
  if (words.size() == 1) return CC_ERROR;
  std::string list = "\r\n";
  for (size_t i = 0; i < words.size() && i < kMostListed; ++i) list += words[i] + "  ";
  fmt::print("{}{}\r\n", list, words.size() > kMostListed ? "..." : "");
  std::fflush(stdout);
  return CC_REDISPLAY;
}

// While it lives, the terminal makes no signal of Ctrl-C. libedit computes its own mode again only
// where it finds another one than it left, so the mode is changed and put back around each line.
class NoSignals {
 public:
  NoSignals() : known_(tcgetattr(STDIN_FILENO, &before_) == 0) {
    termios mode = before_;
    mode.c_lflag &= ~static_cast<tcflag_t>(ISIG);
    if (known_) tcsetattr(STDIN_FILENO, TCSADRAIN, &mode);
  }
  ~NoSignals() {
    if (known_) tcsetattr(STDIN_FILENO, TCSADRAIN, &before_);
  }
  NoSignals(const NoSignals&) = delete;
  NoSignals& operator=(const NoSignals&) = delete;

 private:
  termios before_ = {};
  const bool known_;
};

}  // namespace

LineEditor::LineEditor(const Screen& screen, const std::string& history, Complete complete)
    : screen_(screen) {
  if (!screen.in || !screen.out) return;
  // Letters of more than one byte are typed as such in any locale.
  std::setlocale(LC_CTYPE, "");
  if (std::string_view(nl_langinfo(CODESET)) != "UTF-8") std::setlocale(LC_CTYPE, "C.UTF-8");
  editor_ = std::make_unique<Editor>();
  editor_->file = history;
  editor_->complete = std::move(complete);
  EditLine* edit = editor_->edit.get();
  History* kept = editor_->history.get();
  if (!edit || !kept) {
    editor_.reset();
    return;
  }
  HistEvent event;
  ::history(kept, &event, H_SETSIZE, 1000);
  ::history(kept, &event, H_SETUNIQUE, 1);
  if (!history.empty()) ::history(kept, &event, H_LOAD, history.c_str());
  el_set(edit, EL_PROMPT,
         static_cast<char* (*)(EditLine*)>([](EditLine*) { return prompt_text().data(); }));
  el_set(edit, EL_EDITOR, "emacs");
  el_set(edit, EL_HIST, ::history, kept);
  el_set(edit, EL_BIND, "^R", "em-inc-search-prev", nullptr);
  el_set(edit, EL_CLIENTDATA, editor_.get());
  el_set(edit, EL_SETTY, "-d", "-isig", nullptr);
  el_set(edit, EL_ADDFN, "ask-interrupt", "takes the line away", on_interrupt_key);
  el_set(edit, EL_BIND, "^C", "ask-interrupt", nullptr);
  el_set(edit, EL_ADDFN, "ask-complete", "completes a name", on_completion_key);
  el_set(edit, EL_BIND, "^I", "ask-complete", nullptr);
}

LineEditor::~LineEditor() {
  if (!editor_ || editor_->file.empty()) return;
  HistEvent event;
  ::history(editor_->history.get(), &event, H_SAVE, editor_->file.c_str());
}

Input LineEditor::read(const std::string& prompt, std::string& line) {
  if (!editor_) return read_plain(prompt, line);
  prompt_text() = prompt;
  int size = 0;
  editor_->interrupted = false;
  const NoSignals no_signals;
  // Now, and not only once the prompt is shown: what is typed at once would be read in the old
  // mode.
  el_set(editor_->edit.get(), EL_PREP_TERM, 1);
  const char* typed = el_gets(editor_->edit.get(), &size);
  if (editor_->interrupted) return Input::kInterrupted;
  if (!typed || size <= 0) return Input::kEnd;
  line.assign(typed, static_cast<size_t>(size));
  while (line.ends_with('\n') || line.ends_with('\r')) line.pop_back();
  // As in a shell: a line that begins with a blank is not kept.
  HistEvent event;
  if (!line.empty() && line[0] != ' ')
    ::history(editor_->history.get(), &event, H_ENTER, line.c_str());
  return Input::kLine;
}

#else

struct LineEditor::Editor {};

LineEditor::LineEditor(const Screen& screen, const std::string&, Complete) : screen_(screen) {}
LineEditor::~LineEditor() = default;

Input LineEditor::read(const std::string& prompt, std::string& line) {
  return read_plain(prompt, line);
}

#endif

Input LineEditor::read_plain(const std::string& prompt, std::string& line) {
  // Not among the answers of a pipe.
  std::FILE* const shown = screen_.out ? stdout : stderr;
  if (screen_.in) fmt::print(shown, "{}", prompt);
  std::fflush(shown);
  line.clear();
  while (line.size() < kLongestLine) {
    errno = 0;
    const int c = std::fgetc(stdin);
    if (c == EOF && errno == EINTR) {
      std::clearerr(stdin);
      return Input::kInterrupted;
    }
    if (c == EOF) return line.empty() ? Input::kEnd : Input::kLine;
    if (c == '\n') return Input::kLine;
    line += static_cast<char>(c);
  }
  return Input::kLine;
}

}  // namespace ask::app
