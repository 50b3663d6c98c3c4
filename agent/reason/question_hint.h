// Separates a question from the evidence that some askers add to it: "... born after 1970?
// Hint: truncate birth_dt to the year", "... (paid means status = 'P')".
#pragma once
#include <string>
#include <string_view>

namespace ask::reason {

struct HintedQuestion {
  std::string question;  // without hints; the whole text if nothing else would be left
  std::string hint;      // all of them, a line each; "" for none
};
HintedQuestion split_hint(std::string_view text);

}  // namespace ask::reason
