// Terminal output: which streams are terminals, their width, and whether colors are wanted. All
// text passes through it, so that nothing stored can move the cursor or rename the window.
#pragma once
#include <string>
#include <string_view>

namespace ask::app {

// Text for people: control characters, C1 codes, bidirectional overrides and invalid bytes are
// replaced by something that shows them ("␛[31m"). Line breaks stay.
std::string printable(std::string_view text);
// The same on one line: line breaks and tabs are shown, too.
std::string printable_line(std::string_view text);

enum class Style { kPlain, kDim, kBold };

struct Screen {
  bool in = false, out = false, error = false;  // is it a terminal?
  bool color = false;                           // of the answer, on `out`
  bool progress = false;                        // a line on stderr that changes
  size_t width = 80;                            // of the window, in columns

  // NO_COLOR and TERM=dumb switch colors off.
  static Screen of_process();
  // The width as it is now.
  size_t current_width() const;

  // Text for people and a line break, to stdout or stderr.
  void say(std::string_view text, Style style = Style::kPlain) const;
  void complain(std::string_view text) const;
  // The width of the window that stdout or stderr is; without one as wide as can be.
  size_t out_width() const { return out ? current_width() : static_cast<size_t>(-1); }
  size_t error_width() const { return error ? current_width() : static_cast<size_t>(-1); }
  // Data for programs, byte for byte, unless stdout is a terminal: then as say().
  void give(std::string_view data) const;
  // False if something could not be written to stdout: a full disk, a closed pipe.
  static bool all_written();
};

}  // namespace ask::app
