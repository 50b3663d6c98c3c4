#include "agent/llm/provider.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "agent/common/one_line.h"
#include "agent/common/secrets.h"
#include "agent/common/text.h"
#include "agent/llm/json_read.h"
#include "prompts.h"

namespace ask::llm {
namespace {

using nlohmann::json;
using namespace protocol;
using Framing = StreamReader::Framing;

// A host with OpenAI's protocol.
constexpr Provider compatible(std::string_view name, std::string_view url,
                              std::string_view base_variable, std::string_view key_variable,
                              bool local = false) {
  return {.name = name,
          .own_url = local ? "" : url,
          .default_url = url,
          .path = "/chat/completions",
          .embed_path = "/embeddings",
          .version_path = "/v1",
          .always_versioned = false,
          .base_variable = base_variable,
          .key_variable = key_variable,
          .key_header = "Authorization: Bearer ",
          .extra_header = "",
          .framing = Framing::kEvents,
          .write = write_openai,
          .event = openai_event,
          .whole = openai_whole};
}

// Azure has no host of its own: each resource has one, and the key goes into another header.
constexpr Provider azure() {
  Provider out = compatible("azure", "", "AZURE_OPENAI_ENDPOINT", "AZURE_OPENAI_API_KEY");
  out.version_path = "/openai/v1";
  out.always_versioned = true;
  out.key_header = "api-key: ";
  return out;
}

constexpr Provider kProviders[] = {
    {.name = "openai",
     .own_url = "https://api.openai.com/v1",
     .default_url = "https://api.openai.com/v1",
     .path = "/chat/completions",
     .embed_path = "/embeddings",
     .version_path = "/v1",
     .always_versioned = false,
     .base_variable = "OPENAI_BASE_URL",
     .key_variable = "OPENAI_API_KEY",
     .key_header = "Authorization: Bearer ",
     .extra_header = "",
     .framing = Framing::kEvents,
     .write = write_openai,
     .event = openai_event,
     .whole = openai_whole},
    {.name = "anthropic",
     .own_url = "https://api.anthropic.com/v1",
     .default_url = "https://api.anthropic.com/v1",
     .path = "/messages",
     .embed_path = "",
     .version_path = "/v1",
     .always_versioned = true,
     .base_variable = "ANTHROPIC_BASE_URL",
     .key_variable = "ANTHROPIC_API_KEY",
     .key_header = "x-api-key: ",
     .extra_header = "anthropic-version: 2023-06-01",
     .framing = Framing::kEvents,
     .write = write_anthropic,
     .event = anthropic_event,
     .whole = anthropic_whole},
    {.name = "ollama",
     .own_url = "",
     .default_url = "http://127.0.0.1:11434",
     .path = "/api/chat",
     .embed_path = "/api/embed",
     .version_path = "",
     .always_versioned = false,
     .base_variable = "OLLAMA_HOST",
     .key_variable = "",
     .key_header = "Authorization: Bearer ",
     .extra_header = "",
     .framing = Framing::kLines,
     .write = write_ollama,
     .event = ollama_event,
     .whole = ollama_whole},
    compatible("openrouter", "https://openrouter.ai/api/v1", "", "OPENROUTER_API_KEY"),
    compatible("mistral", "https://api.mistral.ai/v1", "", "MISTRAL_API_KEY"),
    compatible("gemini", "https://generativelanguage.googleapis.com/v1beta/openai", "",
               "GEMINI_API_KEY"),
    compatible("groq", "https://api.groq.com/openai/v1", "", "GROQ_API_KEY"),
    azure(),
    compatible("lmstudio", "http://127.0.0.1:1234/v1", "LMSTUDIO_BASE_URL", "", true),
    compatible("vllm", "http://127.0.0.1:8000/v1", "VLLM_BASE_URL", "VLLM_API_KEY", true),
};

// Adds a stream event to the assembly. "[DONE]" ends OpenAI's streams.
void absorb(const Provider& provider, Assembly& assembly, const StreamEvent& event, bool& known) {
  if (assembly.error) return;
  if (text::trimmed(event.data) == "[DONE]") {
    assembly.done = known = true;
    return;
  }
  const auto document = parse(event.data);
  if (!document) {
    if (event.type == "error") assembly.error = ApiError{event.data, "", "", ""};
    return;
  }
  assembly.error = api_error(*document);
  if (!assembly.error && event.type == "error")
    assembly.error = ApiError{text_of(*document, "message"), "", "", ""};
  known = known || assembly.error || document->is_object();
  if (!assembly.error) provider.event(assembly, event, *document);
}

ParsedReply concluded(Assembly assembly, bool known) {
  ParsedReply out;
  out.error = assembly.error;
  out.recognised = known;
  out.complete = assembly.done;
  out.reply = std::move(assembly).reply();
  return out;
}

}  // namespace

std::span<const Provider> providers() { return kProviders; }

const Provider* find_provider(std::string_view name) {
  for (const Provider& provider : kProviders)
    if (provider.name == name) return &provider;
  return nullptr;
}

ParsedReply parse_reply_body(const Provider& provider, std::string_view body) {
  Assembly assembly;
  bool known = false;
  const std::string_view start = text::trimmed(body.substr(0, 64));
  const bool whole = start.starts_with('{') || start.starts_with('[');
  if (const auto document = whole ? parse(body) : std::nullopt) {
    assembly.error = api_error(*document);
    known = document->is_object();
    if (!assembly.error && known) provider.whole(assembly, *document);
    assembly.done = true;
    ParsedReply out = concluded(std::move(assembly), known);
    out.reply.reply_body = text::repaired_utf8(body);
    return out;
  }
  StreamReader reader(provider.framing,
                      [&](const StreamEvent& e) { absorb(provider, assembly, e, known); });
  reader.feed(body);
  reader.finish();
  ParsedReply out = concluded(std::move(assembly), known);
  out.reply.reply_body = text::repaired_utf8(body);
  return out;
}

std::string request_body(const Provider& provider, const ChatRequest& request,
                         const RequestShape& shape) {
  return request.embed ? write_embed(*request.embed, shape) : provider.write(request, shape);
}

EndWatch::EndWatch(const Provider& provider)
    : reader_(provider.framing,
              [this, lines = provider.framing == Framing::kLines](const StreamEvent& event) {
                const std::string_view data = event.data;
                const bool last = lines ? data.find("\"done\":true") != data.npos
                                        : data == "[DONE]" || event.type == "message_stop" ||
                                              event.type == "error";
                ended_ = ended_ || last;
              }) {}

bool EndWatch::feed(std::string_view bytes) {
  reader_.feed(bytes);
  return ended_;
}

WordWatch::WordWatch(const Provider& provider, size_t most)
    : provider_(provider), most_(most), reader_(provider.framing, [this](const StreamEvent& event) {
        absorb(provider_, assembly_, event, known_);
        fresh_ = true;
      }) {}

void WordWatch::feed(std::string_view bytes) {
  if (assembly_.text.size() < most_) reader_.feed(bytes);
}

std::string WordWatch::take() {
  if (!std::exchange(fresh_, false) || assembly_.error) return {};
  const std::string text = Assembly(assembly_).reply().text;
  const size_t end = text.find_last_of(" \t\r\n");
  if (end == text.npos || end < delivered_.size() || !text.starts_with(delivered_)) return {};
  std::string out = text.substr(delivered_.size(), end + 1 - delivered_.size());
  delivered_ += out;
  return out;
}

std::string WordWatch::rest(std::string_view text) {
  if (!text.starts_with(delivered_)) return {};
  return std::string(text.substr(delivered_.size()));
}

std::string safe_text(std::string_view text, const std::vector<std::string>& secrets) {
  const std::string line = text::one_line(without_secrets(text, secrets, "***"));
  return text::shortened(text::trimmed(line), 200);
}

std::string protocol::form_hint(const ChatRequest& request, const RequestShape& shape) {
  if (!request.schema || shape.form == ReplyFormat::kSchema) return {};
  for (const prompts::Text& prompt : prompts::all()) {
    if (prompt.name != "reply_form") continue;
    std::string out(prompt.text);
    constexpr std::string_view kSlot = "{{schema}}";
    return out.replace(out.find(kSlot), kSlot.size(), request.schema->schema);
  }
  return {};
}

}  // namespace ask::llm
