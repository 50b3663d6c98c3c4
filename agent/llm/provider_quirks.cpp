// Request parameters that servers reject, and how they say so: the part of retry.h that learns
// request shapes.
#include <algorithm>
#include <utility>

#include "agent/common/number.h"
#include "agent/common/text.h"
#include "agent/llm/retry.h"

namespace ask::llm {
namespace {

bool has(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

// Finds `part` at the start of a word: "upstream" is not about "stream".
bool has_word(std::string_view text, std::string_view part) {
  for (size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1))
    if (at == 0 || text[at - 1] < 'a' || text[at - 1] > 'z') return true;
  return false;
}

// Without `param`, a message counts as a rejection only if it contains one of these: "internal
// error in the stream" does not.
constexpr std::string_view kRefusals[] = {
    "not support",     "unsupported", "unknown",       "unrecognized",  "unrecognised",
    "unexpected",      "invalid",     "not allowed",   "not permitted", "extra",
    "deprecated",      "must be",     "must contain",  "only",          "failed to parse",
    "not implemented", "cannot",      "can't",         "too large",     "exceed",
    "verified",        "not enabled", "not available", "does not",      "requires",
    "doesn't",         "no endpoints"};

bool refuses(std::string_view message) {
  return std::any_of(std::begin(kRefusals), std::end(kRefusals),
                     [&](std::string_view word) { return has(message, word); });
}

bool drop_flag(bool& flag) { return std::exchange(flag, false); }

bool drop_stream_options(RequestShape& s, const ChatRequest&, std::string_view) {
  return s.stream && drop_flag(s.stream_options);
}
bool drop_stream(RequestShape& s, const ChatRequest&, std::string_view) {
  return drop_flag(s.stream);
}
bool drop_temperature(RequestShape& s, const ChatRequest& r, std::string_view) {
  return r.temperature && drop_flag(s.temperature);
}
bool drop_seed(RequestShape& s, const ChatRequest& r, std::string_view) {
  return r.seed && drop_flag(s.seed);
}

// Tries the other name of the parameter, then drops it; drops it at once if the number is rejected.
bool change_tokens(RequestShape& s, const ChatRequest&, std::string_view text) {
  if (s.token_field == TokenField::kNone) return false;
  const bool other = !s.token_field_changed && !has(text, "too large") && !has(text, "exceed");
  s.token_field_changed = true;
  s.token_field = !other                                    ? TokenField::kNone
                  : s.token_field == TokenField::kMaxTokens ? TokenField::kMaxCompletionTokens
                                                            : TokenField::kMaxTokens;
  return true;
}

bool lower_form(RequestShape& s, const ChatRequest& r, std::string_view) {
  if (!r.schema || s.form == ReplyFormat::kPlain) return false;
  s.form = s.form == ReplyFormat::kSchema ? ReplyFormat::kObject : ReplyFormat::kPlain;
  return true;
}

bool drop_tools(RequestShape& s, const ChatRequest& r, std::string_view) {
  return !r.tools.empty() && drop_flag(s.tools);
}
// Drops tool_choice; if the server rejects "auto", which is never sent, it does not support tools
// at all.
bool change_choice(RequestShape& s, const ChatRequest& r, std::string_view text) {
  if (!r.tools.empty() && r.tools_closed && drop_flag(s.tool_choice)) return true;
  return drop_tools(s, r, text) || lower_form(s, r, text);
}

struct Quirk {
  std::string_view word;  // in the message, or at the start of `param`
  bool (*change)(RequestShape&, const ChatRequest&, std::string_view text);
};
// The first match that still has something to change is applied.
constexpr Quirk kQuirks[] = {
    {"stream_options", drop_stream_options},
    {"max_completion_tokens", change_tokens},
    {"max_tokens", change_tokens},
    {"max_output_tokens", change_tokens},
    {"num_predict", change_tokens},
    {"response_format", lower_form},
    {"response format", lower_form},
    {"json_schema", lower_form},
    {"json_object", lower_form},
    {"structured output", lower_form},
    {"json schema", lower_form},
    {"grammar", lower_form},
    {"tool_choice", change_choice},
    {"tool choice", change_choice},
    {"tool-call-parser", drop_tools},
    {"tools", drop_tools},
    {"tool use", drop_tools},
    {"tool call", drop_tools},
    {"function call", drop_tools},
    {"functions", drop_tools},
    {"temperature", drop_temperature},
    {"seed", drop_seed},
    {"stream", drop_stream},
};

struct KnownType {
  std::string_view word;
  int status;
};
constexpr KnownType kTypes[] = {{"insufficient_quota", 402}, {"rate_limit", 429},
                                {"overloaded", 529},         {"invalid_request", 400},
                                {"authentication", 401},     {"permission", 403},
                                {"not_found", 404},          {"invalid_argument", 400},
                                {"resource_exhausted", 429}, {"context_length_exceeded", 400}};

}  // namespace

RequestShape first_shape(const Provider& provider, std::string_view model, bool own_server) {
  RequestShape out;
  out.model = model;
  // OpenAI's newer models accept only the new name; compatible servers know the old one.
  if (provider.name == "openai" && own_server) out.token_field = TokenField::kMaxCompletionTokens;
  return out;
}

bool adapt(RequestShape& shape, const ChatRequest& request, int status, const ApiError& error) {
  if (status != 400 && status != 404 && status != 415 && status != 422 && status != 500 &&
      status != 501)
    return false;
  const std::string message = text::lower(error.message);
  const std::string param = text::lower(error.param);
  if (request.embed)
    return request.embed->dims > 0 && (has(param, "dimensions") || has(message, "dimensions")) &&
           drop_flag(shape.dimensions);
  for (const Quirk& quirk : kQuirks) {
    if (!param.empty() && param.starts_with(quirk.word)) {
      if (quirk.change(shape, request, message)) return true;
    }
  }
  const bool names_other = !param.empty() && status != 500 && param != "messages";
  if (names_other || !refuses(message)) return false;
  for (const Quirk& quirk : kQuirks)
    if (has_word(message, quirk.word) && quirk.change(shape, request, message)) return true;
  return false;
}

int effective_status(int status, const ApiError& error) {
  const std::string words = text::lower(error.type + " " + error.code);
  if (has(words, "insufficient_quota")) return 402;
  if (status >= 400) return status;
  if (const auto code = text::number<int>(error.code); code && *code >= 400 && *code < 600)
    return *code;
  for (const KnownType& known : kTypes)
    if (has(words, known.word)) return known.status;
  return 500;
}

}  // namespace ask::llm
