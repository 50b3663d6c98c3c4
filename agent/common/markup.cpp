#include "agent/common/markup.h"

#include "agent/common/text.h"

namespace ask::text {
namespace {

// True for a character that XML 1.0 allows.
bool xml_character(unsigned char c) { return c >= 0x20 || c == '\t' || c == '\n' || c == '\r'; }

}  // namespace

std::string escaped_markup(std::string_view text) {
  std::string out;
  for (const char c : repaired_utf8(text)) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\'':
        out += "&#39;";
        break;
      default:
        if (xml_character(static_cast<unsigned char>(c)))
          out += c;
        else
          out += "\xEF\xBF\xBD";
    }
  }
  // U+FFFE and U+FFFF are not characters of XML either.
  for (const char* bad : {"\xEF\xBF\xBE", "\xEF\xBF\xBF"})
    for (size_t found = out.find(bad); found != out.npos; found = out.find(bad, found))
      out.replace(found, 3, "\xEF\xBF\xBD");
  return out;
}

}  // namespace ask::text
