// Takes keys out of texts that are shown or kept: what a server said, a prompt, a line of a log.
// Never used on what is parsed or run.
//
//   without_secrets("bad key SK-TOPSEC…", {"sk-topsecret"}, "***")   -> bad key ***…
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace ask {

// A key that is shorter could be a word, and so could a shorter part of one.
constexpr size_t kShortestSecret = 8;

// kPart: whatever shares 8 bytes in a row with a key. kWhole: whole keys alone, for texts where a
// word may happen to be a part of one.
enum class Extent { kPart, kWhole };

// `text` with `mask` in place of each secret that is there plainly, in hexadecimal or in base64
// (also as a part of what was encoded), letter case apart and also where it is written with % or \u
// escapes.
std::string without_secrets(std::string_view text, const std::vector<std::string>& secrets,
                            std::string_view mask, Extent extent = Extent::kPart);

}  // namespace ask
