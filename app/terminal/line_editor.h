// Input lines: typed, with editing and a history where libedit was found, or from a pipe.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/terminal/screen.h"

namespace ask::app {

enum class Input { kLine, kInterrupted, kEnd };

class LineEditor {
 public:
  // What the last word of a line may become; `line` ends at the cursor.
  using Complete = std::function<std::vector<std::string>(std::string_view line)>;

  // `history`: a file; "" keeps none. Where stdin is not a terminal nothing is edited or prompted
  // for.
  LineEditor(const Screen& screen, const std::string& history, Complete complete);
  ~LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;

  // REQUIRES: SIGINT has a handler without SA_RESTART.
  Input read(const std::string& prompt, std::string& line);

  struct Editor;  // of libedit

 private:
  Input read_plain(const std::string& prompt, std::string& line);
  const Screen screen_;
  std::unique_ptr<Editor> editor_;  // null without a terminal or libedit
};

// $XDG_STATE_HOME/sqlite-ask/history, made with its folders; "" where there is no home.
std::string history_file();

}  // namespace ask::app
