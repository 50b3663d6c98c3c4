// Files that several processes may append to and that only their owner can read.
#pragma once
#include <string>
#include <string_view>

namespace ask {

// Appends `text` in one write, so that lines of several writers do not mix; a file that is not
// there is made with mode 0600, one that is there keeps its mode. With "" it only tells whether
// the file can be written. False: it could not, or not all of it; errno says why.
bool append_privately(const std::string& file, std::string_view text);

}  // namespace ask
