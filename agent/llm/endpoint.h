// Which server a model is asked at, and whether it may be asked there and gets a key. DESIGN.md
// sections 3 and 8: whoever can run SQL must not gain a host or a key by a setting.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/llm/http.h"
#include "agent/llm/provider.h"
#include "agent/llm/url.h"
#include "agent/settings/settings.h"

namespace ask::llm {

// The settings that decide, as they are in force for one step.
struct ModelChoice {
  std::string model = "auto";
  std::string base_url = {};  // "" for none
  Origin base_origin = Origin::kDefault;
  std::string allowed_hosts = {};  // host or host:port, with commas
  std::string api_key_env = {};    // "" for none
  std::string replay_dir = {};     // "" for none
};

// "builtin" or "provider/model". `auto` is ASK_MODEL, else an OPENAI_API_KEY, else an
// ANTHROPIC_API_KEY, else builtin.
std::string resolved_model(const ModelChoice& choice, const Environment& environment);

struct Endpoint {
  const Provider* provider = nullptr;  // null: `replay_file` answers
  std::string model;
  Url base;
  std::string url;           // of the request
  bool direct = false;       // this machine: no proxy
  bool own = false;          // the provider's own server
  std::string key_variable;  // holds the key that may be sent there; "" for none
  std::string replay_file;

  std::string id() const;    // what breakers and rejected parameters are kept under
  std::string name() const;  // "openai/gpt-4.1", or "replay/FILE"
};

// Errors: kInvalidSetting for a model or base URL that is none, kSecurityViolation for a host that
// requests may not go to, kMissingLlm for `builtin`.
Result<Endpoint> endpoint_for(const ModelChoice& choice, const Environment& environment);

// The key, read now; "" where none is sent. Errors: kMissingLlm where the provider's own server
// needs one and there is none, kInvalidSetting for one that no header can hold.
Result<std::string> key_for(const Endpoint& endpoint, const Environment& environment);

// The certificates that the environment names, as the curl program reads it: CURL_CA_BUNDLE, else
// SSL_CERT_FILE and SSL_CERT_DIR. libcurl itself looks at none of them.
// Errors: kInvalidSetting for what is no file.
Result<Trust> trust_of(const Environment& environment);

}  // namespace ask::llm
