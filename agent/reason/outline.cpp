#include "agent/reason/outline.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/json_text.h"
#include "agent/common/one_line.h"
#include "agent/common/text.h"

namespace ask::reason {
namespace {

constexpr size_t kLongestTitle = 120, kLongestSection = 500;  // bytes
constexpr size_t kMostOutlined = 200;                         // sections of a reply

// A text in Markdown that must not start an element of HTML.
std::string as_markdown(const std::string& line) {
  std::string out;
  for (const char c : line) {
    if (c == '<') out += '\\';
    out += c;
  }
  return out;
}

// `repeated` counts the questions that are there already.
void add_section(Outline& out, std::string_view title, std::string_view question,
                 size_t& repeated) {
  OutlineSection section{outline_line(title, kLongestTitle),
                         outline_line(question, kLongestSection)};
  if (section.question.empty() || out.sections.size() == kMostOutlined) return;
  if (section.title.empty()) section.title = outline_title(section.question);
  const bool known = std::any_of(out.sections.begin(), out.sections.end(),
                                 [&](const auto& s) { return s.question == section.question; });
  if (known)
    ++repeated;
  else
    out.sections.push_back(std::move(section));
}

void note_repeated(Outline& out, size_t repeated) {
  if (repeated > 0)
    out.notes.push_back(
        fmt::format("{} of the outline {} left out, since another asks the same",
                    repeated == 1 ? "1 section" : std::to_string(repeated) + " sections",
                    repeated == 1 ? "was" : "were"));
}

Outline from_markdown(std::string_view text) {
  Outline out;
  std::string title;
  size_t repeated = 0;
  for (const std::string& whole : text::split(text, '\n')) {
    const std::string_view line = text::trimmed(whole);
    if (line.starts_with("# "))
      out.title = outline_line(line.substr(2), kLongestTitle);
    else if (line.starts_with("##"))
      title = line.substr(std::min(line.find_first_not_of('#'), line.size()));
    else if (line.starts_with("- ") || line.starts_with("* "))
      add_section(out, title, line.substr(2), repeated);
  }
  note_repeated(out, repeated);
  return out;
}

Result<Outline> from_json(std::string_view text) {
  const auto json = parsed_sorted_json(text);
  const Error form{Code::kModelError, R"(the JSON must be {"title": "...", "sections": [{"title": )"
                                      R"("...", "question": "..."}]})"};
  if (!json.is_object() || !json.contains("sections") || !json["sections"].is_array()) return form;
  const auto text_of = [](const nlohmann::json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
  };
  Outline out;
  size_t repeated = 0;
  out.title = outline_line(text_of(json, "title"), kLongestTitle);
  for (const auto& section : json["sections"]) {
    if (!section.is_object() || text_of(section, "question").empty()) return form;
    add_section(out, text_of(section, "title"), text_of(section, "question"), repeated);
  }
  note_repeated(out, repeated);
  return out;
}

// The text from the first "{" to the last "}"; "" if there is none.
std::string_view braces(std::string_view text) {
  const size_t open = text.find('{'), close = text.rfind('}');
  return open == text.npos || close == text.npos || close < open
             ? ""
             : text.substr(open, close - open + 1);
}

}  // namespace

std::string outline_line(std::string_view text, size_t most_bytes) {
  return text::shortened(text::trimmed(text::one_line(text.substr(0, 4 * most_bytes))), most_bytes);
}

std::string outline_title(std::string_view question) {
  std::string out = outline_line(question, kLongestTitle);
  while (!out.empty() && std::string_view("!. ").find(out.back()) != std::string_view::npos)
    out.pop_back();
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 32);
  return out.empty() ? "Report" : out;
}

std::string outline_text(const Outline& outline) {
  std::string out = "# " + as_markdown(outline.title) + "\n";
  if (!outline.caution.empty()) out += fmt::format("\n{}\n", as_markdown(outline.caution));
  std::string title;
  for (const OutlineSection& section : outline.sections) {
    if (section.title != title) out += fmt::format("\n## {}\n", as_markdown(section.title));
    title = section.title;
    out += fmt::format("- {}\n", as_markdown(section.question));
  }
  for (const std::string& note : outline.notes) out += fmt::format("\n({})\n", as_markdown(note));
  return out;
}

Result<Outline> read_outline(std::string_view reply) {
  constexpr std::string_view kOpen = "<plan>", kClose = "</plan>";
  const size_t open = reply.find(kOpen);
  const std::string_view object = braces(reply);
  if (open == reply.npos && object.empty())
    return Error{Code::kModelError, "no <plan> tag and no JSON found"};
  const size_t from = open + kOpen.size();
  auto out =
      open != reply.npos
          ? Result<Outline>(from_markdown(reply.substr(from, reply.find(kClose, from) - from)))
          : from_json(object);
  if (!out) return out;
  if (out->sections.empty())
    return Error{Code::kModelError,
                 "the outline has no question; each is a line that starts with \"- \""};
  if (out->sections.size() > kMostSections) {
    out->notes.push_back(
        fmt::format("{} sections of the outline did not fit; a report has {} at "
                    "most",
                    out->sections.size() - kMostSections, kMostSections));
    out->sections.resize(kMostSections);
  }
  out->confidence = 0.9;
  return out;
}

}  // namespace ask::reason
