// Selects the server of a model, and decides whether it may be contacted and gets a key. Security
// rule: a user who can run SQL must not gain a host or a key by a setting.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/llm/http.h"
#include "agent/llm/meter.h"
#include "agent/llm/provider.h"
#include "agent/llm/url.h"
#include "agent/settings/settings.h"

namespace ask::llm {

// The relevant settings, as in force for one step.
struct ModelChoice {
  std::string model = "auto";
  std::string base_url = {};  // "" for none
  SettingOrigin base_origin = SettingOrigin::kDefault;
  std::string allowed_hosts = {};  // host or host:port, comma-separated
  std::string api_key_env = {};    // "" for none
  std::string replay_dir = {};     // "" for none
};

// A model that is an SQL function of the connection is named so: function/NAME.
inline constexpr std::string_view kFunctionModel = "function/";

// "builtin" or "provider/model". `auto` is ASK_MODEL, else an OPENAI_API_KEY, else an
// ANTHROPIC_API_KEY, else builtin.
std::string resolved_model(const ModelChoice& choice, const Environment& environment);

// Errors (kInvalidSetting): no provider is known by the name before the slash, with the nearest
// right form if there is one: "gpt-4o" -> openai/gpt-4o.
Status check_model_name(std::string_view model);

// A server and model that requests may go to.
struct Endpoint {
  // Null: replayed from `replay_file`, or the function `model` of the connection.
  const Provider* provider = nullptr;
  std::string model;
  Url base;
  std::string url;           // of requests
  bool direct = false;       // loopback: bypasses proxies
  bool own = false;          // the provider's official server
  std::string key_variable;  // variable with the key for this server; "" for none
  std::string replay_file;
  bool function = false;

  std::string id() const;    // key of the circuit breaker and of learned request shapes
  std::string name() const;  // "openai/gpt-4.1", or "replay/FILE"
  Host host() const;
};

// Errors: kInvalidSetting for an unknown model or a malformed base URL, kSecurityViolation for a
// host that is not allowed, kMissingLlm for `builtin`.
Result<Endpoint> endpoint_for(const ModelChoice& choice, const Environment& environment);

// The same for vectors: `url` is that of the provider's embeddings. Errors (kInvalidSetting): the
// provider has none, or the model is a function of the connection.
Result<Endpoint> embed_endpoint_for(const ModelChoice& choice, const Environment& environment);
// Errors (kInvalidSetting): no such provider, or one without embeddings. "" is valid: no model.
Status check_embed_name(std::string_view model);

// Reads the key from the environment; "" if none is sent. Errors: kMissingLlm if the provider's
// official server needs a key and there is none, kInvalidSetting for a key that is not valid in a
// header.
Result<std::string> key_for(const Endpoint& endpoint, const Environment& environment);

// The certificates named in the environment, by the rules of the curl program: CURL_CA_BUNDLE, else
// SSL_CERT_FILE and SSL_CERT_DIR (libcurl itself ignores them). Errors: kInvalidSetting if the file
// does not exist.
Result<Trust> trust_of(const Environment& environment);

}  // namespace ask::llm
