#include "app/server/page.h"

#include <string_view>

#include "agent/common/sha256.h"
#include "page_css.h"
#include "page_html.h"
#include "page_js.h"

namespace ask::app {
namespace {

std::string base64(std::string_view bytes) {
  constexpr char kDigits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  for (size_t i = 0; i < bytes.size(); i += 3) {
    unsigned value = 0;
    for (size_t k = 0; k < 3; ++k)
      value = value << 8 | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0u);
    for (size_t k = 0; k < 4; ++k)
      out += i + k > bytes.size() ? '=' : kDigits[value >> (18 - 6 * k) & 63];
  }
  return out;
}

// As a Content-Security-Policy names an inline style or script.
std::string source_hash(std::string_view text) {
  const std::string hex = sha256_hex(text);
  std::string bytes;
  for (size_t i = 0; i < hex.size(); i += 2)
    bytes += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16));
  return "'sha256-" + base64(bytes) + "'";
}

std::string with(std::string page, std::string_view slot, std::string_view text) {
  page.replace(page.find(slot), slot.size(), text);
  return page;
}

}  // namespace

const std::string& page_text() {
  static const std::string text =
      with(with(std::string(page_html::all()[0].text), "/* page.css */", page_css::all()[0].text),
           "/* page.js */", page_js::all()[0].text);
  return text;
}

const std::string& page_policy() {
  static const std::string policy =
      "default-src 'none'; script-src " + source_hash(page_js::all()[0].text) + "; style-src " +
      source_hash(page_css::all()[0].text) +
      "; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; "
      "frame-ancestors 'none'";
  return policy;
}

}  // namespace ask::app
