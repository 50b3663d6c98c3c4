#include "agent/common/secrets.h"

#include <algorithm>
#include <cstdint>

namespace ask {
namespace {

// Normal form of a character for matching: lower case, URL-safe base64 mapped to the standard
// alphabet.
char plain(char c) {
  if (c >= 'A' && c <= 'Z') return static_cast<char>(c - 'A' + 'a');
  return c == '-' ? '+' : c == '_' ? '/' : c;
}

// An encoding of a secret, in plain() characters, and the length of a substring to redact.
struct SecretForm {
  std::string text;
  size_t least;
};

std::string hexadecimal(std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string out;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    out += kDigits[byte >> 4];
    out += kDigits[byte & 15];
  }
  return out;
}

// The base64 characters that depend on these bytes alone, if `before` other bytes (0 to 2) precede
// them in their group of three.
std::string base64(std::string_view bytes, size_t before) {
  constexpr std::string_view kAlphabet =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  const size_t first = (before * 8 + 5) / 6 * 6 - before * 8;  // first bit at a character boundary
  for (size_t bit = first; bit + 6 <= bytes.size() * 8; bit += 6) {
    unsigned value = 0;
    for (size_t i = bit; i < bit + 6; ++i)
      value = value * 2 + ((static_cast<unsigned char>(bytes[i / 8]) >> (7 - i % 8)) & 1u);
    out += kAlphabet[value];
  }
  return out;
}

std::vector<SecretForm> forms_of(const std::vector<std::string>& secrets, Extent extent) {
  std::vector<SecretForm> out;
  for (const std::string& secret : secrets) {
    if (secret.size() < kShortestSecret) continue;
    out.push_back({secret, kShortestSecret});
    out.push_back({hexadecimal(secret), 2 * kShortestSecret});
    // Eight bytes determine at least ten base64 characters at any alignment.
    for (size_t before = 0; before < 3; ++before) out.push_back({base64(secret, before), 10});
  }
  for (SecretForm& form : out) {
    std::transform(form.text.begin(), form.text.end(), form.text.begin(), plain);
    if (extent == Extent::kWhole) form.least = form.text.size();
  }
  return out;
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

// A text with its escapes decoded, in plain() characters. Character i came from bytes [at[i],
// at[i + 1]) of the original.
struct Decoded {
  std::string text;
  std::vector<size_t> at;
};

// Length of the escape at `i` (%73, \u0073, \/ or another JSON escape, which must not be split), or
// 1 if there is none.
size_t escape(std::string_view text, size_t i, char& c) {
  const auto two = [&](size_t from) {
    if (from + 2 > text.size()) return false;
    const int high = hex_digit(text[from]), low = hex_digit(text[from + 1]);
    if (high >= 0 && low >= 0) c = static_cast<char>(high * 16 + low);
    return high >= 0 && low >= 0;
  };
  c = text[i];
  if (c == '%' && two(i + 1)) return 3;
  if (c == '\\' && text.substr(i + 1, 3) == "u00" && two(i + 4)) return 6;
  constexpr std::string_view kOthers = "/\\\"nrtbf";
  const bool other = c == '\\' && i + 1 < text.size() && kOthers.find(text[i + 1]) != kOthers.npos;
  if (other) c = kOthers.find(text[i + 1]) < 3 ? text[i + 1] : ' ';
  return other ? 2 : 1;
}

Decoded decoded(std::string_view text) {
  Decoded out;
  out.text.reserve(text.size());
  out.at.reserve(text.size() + 1);
  for (size_t i = 0; i < text.size();) {
    char c = 0;
    out.at.push_back(i);
    i += escape(text, i, c);
    out.text += plain(c);
  }
  out.at.push_back(text.size());
  return out;
}

class Search {
 public:
  explicit Search(std::vector<SecretForm> forms) : forms_(std::move(forms)), known_(65536) {
    for (const SecretForm& form : forms_) {
      least_ = std::min(least_, form.least);
      for (size_t i = 0; i + 1 < form.text.size(); ++i)
        known_[pair(form.text[i], form.text[i + 1])] = true;
    }
  }

  // Fast filter. False if the text has no escapes and no long run of character pairs of a form.
  bool may_be_in(std::string_view text) const {
    size_t run = 1;
    for (size_t i = 0; i < text.size() && run < least_; ++i) {
      if (text[i] == '%' || text[i] == '\\') return true;
      run = i > 0 && known_[pair(plain(text[i - 1]), plain(text[i]))] ? run + 1 : 1;
    }
    return run >= least_;
  }

  // For each character, whether it is part of a secret.
  std::vector<char> found_in(const std::string& text) const {
    std::vector<char> hidden(text.size());
    size_t run = 1;
    for (size_t i = 1; i < text.size(); ++i) {
      run = known_[pair(text[i - 1], text[i])] ? run + 1 : 1;
      for (const SecretForm& form : forms_) {
        if (run < form.least) continue;
        const size_t from = i + 1 - form.least;
        const auto part = std::string_view(text).substr(from, form.least);
        if (form.text.find(part) == form.text.npos) continue;
        std::fill_n(hidden.begin() + static_cast<std::ptrdiff_t>(from), form.least, char{1});
      }
    }
    return hidden;
  }

 private:
  static size_t pair(char a, char b) {
    return static_cast<unsigned char>(a) * 256u + static_cast<unsigned char>(b);
  }

  std::vector<SecretForm> forms_;
  std::vector<bool> known_;  // by pair of characters: whether it occurs in a form
  size_t least_ = std::string::npos;
};

}  // namespace

std::string without_secrets(std::string_view text, const std::vector<std::string>& secrets,
                            std::string_view mask, Extent extent) {
  std::vector<SecretForm> forms = forms_of(secrets, extent);
  if (forms.empty()) return std::string(text);
  const Search search(std::move(forms));
  if (!search.may_be_in(text)) return std::string(text);
  const Decoded read = decoded(text);
  const std::vector<char> hidden = search.found_in(read.text);
  std::string out;
  for (size_t i = 0; i < hidden.size(); ++i) {
    if (!hidden[i]) out += text.substr(read.at[i], read.at[i + 1] - read.at[i]);
    if (hidden[i] && (i == 0 || !hidden[i - 1])) out += mask;
  }
  return out;
}

}  // namespace ask
