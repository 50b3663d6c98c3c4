// Redacts API keys in text that is shown or stored: a server's reply, a prompt, a log line. Never
// applied to text that is parsed or run.
//
//   without_secrets("bad key SK-TOPSEC…", {"sk-topsecret"}, "***")   -> bad key ***…
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace ask {

// Minimum bytes of a key, or of a part of one, to redact; anything shorter could be a word.
constexpr size_t kShortestSecret = 8;

// kPart: redacts any text that shares 8 consecutive bytes with a key. kWhole: only whole keys, for
// texts where a word may happen to be part of a key.
enum class Extent { kPart, kWhole };

// `text` with `mask` in place of each secret: plain, in hexadecimal or in base64 (also inside a
// longer encoded text), case-insensitive, and also if written with % or \u escapes.
std::string without_secrets(std::string_view text, const std::vector<std::string>& secrets,
                            std::string_view mask, Extent extent = Extent::kPart);

}  // namespace ask
