// The chat protocols. A provider is one row of the table in provider.cpp: its address, where its
// key is, and pure functions from a request to JSON and from JSON to a reply. Adding one changes
// nothing else.
#pragma once
#include <span>

#include "agent/llm/reply_assembly.h"
#include "agent/llm/sse.h"

namespace ask::llm {

enum class Form { kSchema, kObject, kPlain };  // how a reply of a given shape is asked for
enum class TokenField { kMaxTokens, kMaxCompletionTokens, kNone };

// What a request may contain at an endpoint. Servers differ; retry.h learns it.
struct RequestShape {
  std::string model;
  Form form = Form::kSchema;
  TokenField token_field = TokenField::kMaxTokens;
  bool token_field_changed = false;  // the server has refused the first name
  bool stream = true, stream_options = true, temperature = true, seed = true;
  bool tools = true, tool_choice = true;
  bool operator==(const RequestShape&) const = default;
};

struct Provider {
  std::string_view name;           // in front of the model: "openai/gpt-4.1"
  std::string_view own_url;        // its own server; "" for one on this machine
  std::string_view default_url;    // where requests go when nothing else is said
  std::string_view path;           // after the base URL
  std::string_view version_path;   // in front of `path`, unless the base URL ends with it
  bool always_versioned;           // else only in front of `path` when the base URL has no path
  std::string_view base_variable;  // names another server in the environment; "" for none
  std::string_view key_variable;   // holds the key; "" for none
  std::string_view key_header;     // what stands in front of the key
  std::string_view extra_header;   // sent with each request; "" for none
  StreamReader::Framing framing;
  std::string (*write)(const ChatRequest&, const RequestShape&);
  void (*event)(Assembly&, const StreamEvent&, const nlohmann::json&);  // one piece of a stream
  void (*whole)(Assembly&, const nlohmann::json&);                      // a reply in one document
};

std::span<const Provider> providers();
const Provider* find_provider(std::string_view name);  // null: none of that name

// The body of a reply, whole or streamed: what was recognised. `error` also when it ended early.
struct ParsedReply {
  ChatReply reply;
  std::optional<ApiError> error;
  bool recognised = false;  // false: this is no reply of the protocol
  bool complete = false;    // false: the stream ended before its end
};
ParsedReply read_reply(const Provider& provider, std::string_view body);

// Watches a body while it comes in: true once it has said that it is complete, so that a server
// that keeps the line open is not waited for.
class EndWatch {
 public:
  explicit EndWatch(const Provider& provider);
  EndWatch(const EndWatch&) = delete;
  EndWatch& operator=(const EndWatch&) = delete;
  bool feed(std::string_view bytes);

 private:
  bool ended_ = false;
  StreamReader reader_;
};

// A sentence from a stranger made fit for an error: one line, valid, at most 200 bytes, and without
// any part of `secrets`.
std::string safe_text(std::string_view text, const std::vector<std::string>& secrets);

namespace protocol {  // openai.cpp, anthropic.cpp, ollama.cpp
std::string write_openai(const ChatRequest&, const RequestShape&);
void openai_event(Assembly&, const StreamEvent&, const nlohmann::json&);
void openai_whole(Assembly&, const nlohmann::json&);
std::string write_anthropic(const ChatRequest&, const RequestShape&);
void anthropic_event(Assembly&, const StreamEvent&, const nlohmann::json&);
void anthropic_whole(Assembly&, const nlohmann::json&);
std::string write_ollama(const ChatRequest&, const RequestShape&);
void ollama_event(Assembly&, const StreamEvent&, const nlohmann::json&);
void ollama_whole(Assembly&, const nlohmann::json&);

// For a server that cannot be told the form of the reply: the sentence that tells the model, ""
// where it is not needed.
std::string form_hint(const ChatRequest& request, const RequestShape& shape);
}  // namespace protocol

}  // namespace ask::llm
