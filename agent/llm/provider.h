// Chat protocols. A provider is a row of the table in provider.cpp: its URLs, the source of its
// key, and pure functions that write requests and read replies. A new provider needs no other
// change.
#pragma once
#include <span>

#include "agent/llm/reply_assembly.h"
#include "agent/llm/sse.h"

namespace ask::llm {

enum class ReplyFormat { kSchema, kObject, kPlain };  // how a reply of a given form is requested
enum class TokenField { kMaxTokens, kMaxCompletionTokens, kNone };

// What a request may contain at an endpoint. Servers differ; adapt() in retry.h learns from
// rejections.
struct RequestShape {
  std::string model;
  ReplyFormat form = ReplyFormat::kSchema;
  TokenField token_field = TokenField::kMaxTokens;
  bool token_field_changed = false;  // the server has rejected the first name
  bool stream = true, stream_options = true, temperature = true, seed = true;
  bool tools = true, tool_choice = true;
  bool dimensions = true;  // of vectors
  bool operator==(const RequestShape&) const = default;
};

struct Provider {
  std::string_view name;           // prefix of the model: "openai/gpt-4.1"
  std::string_view own_url;        // the official server; "" if it runs on this machine
  std::string_view default_url;    // base URL by default
  std::string_view path;           // after the base URL
  std::string_view embed_path;     // after the base URL; "" if it has no embeddings
  std::string_view version_path;   // before `path`, unless the base URL ends with it
  bool always_versioned;           // else `version_path` only if the base URL has no path
  std::string_view base_variable;  // variable with another base URL; "" for none
  std::string_view key_variable;   // holds the key; "" for none
  std::string_view key_header;     // header of the key, up to the key itself
  std::string_view extra_header;   // sent with every request; "" for none
  StreamReader::Framing framing;
  std::string (*write)(const ChatRequest&, const RequestShape&);
  void (*event)(Assembly&, const StreamEvent&, const nlohmann::json&);  // reads a stream event
  void (*whole)(Assembly&, const nlohmann::json&);                      // reads a complete reply
};

std::span<const Provider> providers();
const Provider* find_provider(std::string_view name);  // null if unknown

// A parsed reply body, streamed or not. `error` may be set although a part was received.
struct ParsedReply {
  ChatReply reply;
  std::optional<ApiError> error;
  bool recognised = false;  // false: not a reply of this protocol
  bool complete = false;    // false: the stream was cut off
  bool vectors = false;     // a reply to EmbedInput
};
ParsedReply parse_reply_body(const Provider& provider, std::string_view body);
// The body of a request: for vectors if the request has EmbedInput, else for a reply.
std::string request_body(const Provider& provider, const ChatRequest& request,
                         const RequestShape& shape);
// The vectors of `texts` texts. Not `recognised` unless they are that many, of the same length of 1
// to kMostDimensions, and all of their members are numbers that a float holds.
constexpr size_t kMostDimensions = 4096;
ParsedReply read_vectors(std::string_view body, size_t texts);

// Watches a body as it arrives; feed() returns true when the reply is complete, so that the client
// need not wait for a server that keeps the connection open.
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

// The text of a streamed reply as it comes, in pieces that end at white space.
class WordWatch {
 public:
  // Gives no more than the first `most` bytes before the end.
  WordWatch(const Provider& provider, size_t most);
  WordWatch(const WordWatch&) = delete;
  WordWatch& operator=(const WordWatch&) = delete;
  void feed(std::string_view bytes);
  // What is new since the last piece; "" if nothing is.
  std::string take();
  // What is left of `text`, the text of the reply: all of it if the reply came at once; "" if what
  // was delivered is not a prefix of it.
  std::string rest(std::string_view text);

 private:
  const Provider& provider_;
  size_t most_;
  Assembly assembly_;
  bool known_ = false, fresh_ = false;
  std::string delivered_;
  StreamReader reader_;
};

// Sanitises untrusted text for an error message: one line, valid UTF-8, at most 200 bytes, no part
// of `secrets`.
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

// The same form for all: {"model", "input": [...], "dimensions"}.
std::string write_embed(const EmbedInput&, const RequestShape&);

// An instruction for the prompt, for servers that cannot enforce the form of a reply; "" if not
// needed.
std::string form_hint(const ChatRequest& request, const RequestShape& shape);
}  // namespace protocol

}  // namespace ask::llm
