#include "agent/reason/model/prompt.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/file.h"
#include "agent/common/text.h"
#include "prompts.h"

namespace ask::reason {
namespace {

constexpr size_t kLargestTemplate = 64 * 1024;

Error bad(std::string_view prompt, std::string why) {
  return {Code::kInvalidSetting, fmt::format("prompt {}: {}", prompt, why)};
}

void break_up(std::string& text, std::string_view mark, std::string_view broken) {
  for (size_t at = text.find(mark); at != text.npos; at = text.find(mark, at + broken.size()))
    text.replace(at, mark.size(), broken);
}

}  // namespace

Result<std::string> fill(std::string_view prompt, std::string_view text, const Slots& slots) {
  std::string out;
  std::vector<std::string_view> used;
  while (!text.empty()) {
    const size_t open = text.find("{{");
    out += text.substr(0, open);
    if (open == text.npos) break;
    text.remove_prefix(open + 2);
    const size_t close = text.find("}}");
    if (close == text.npos) return bad(prompt, "a slot is opened and not closed");
    const std::string_view name = text.substr(0, close);
    const auto slot =
        std::find_if(slots.begin(), slots.end(), [&](const auto& s) { return s.first == name; });
    if (slot == slots.end())
      return bad(prompt,
                 fmt::format("no value for the slot {{{{{}}}}}", text::shortened(name, 40)));
    out += slot->second;
    used.push_back(slot->first);
    text.remove_prefix(close + 2);
  }
  for (const auto& [name, value] : slots)
    if (!contains(used, name))
      return bad(prompt, fmt::format("the slot {{{{{}}}}} is missing", name));
  return out;
}

Result<std::string> prompt_text(std::string_view name, const std::string& folder) {
  if (!folder.empty()) {
    auto content = read_file(fmt::format("{}/{}.txt", folder, name), kLargestTemplate);
    if (!content)
      return bad(name,
                 "the file in the folder that ASK_PROMPTS_DIR names " + content.error().message);
    if (*content && !text::valid_utf8(**content)) return bad(name, "the file is not UTF-8");
    if (*content) return std::move(**content);
  }
  for (const prompts::Text& prompt : prompts::all())
    if (prompt.name == name) return std::string(prompt.text);
  return bad(name, "there is no such prompt");
}

std::string fenced(std::string_view text) {
  std::string inside = text::repaired_utf8(text);
  break_up(inside, "<<<", "< < <");
  break_up(inside, ">>>", "> > >");
  return "<<<\n" + inside + "\n>>>";
}

}  // namespace ask::reason
