#include "agent/llm/endpoint.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/file.h"
#include "agent/common/one_line.h"
#include "agent/common/text.h"
#include "agent/llm/record.h"

namespace ask::llm {
namespace {

// Chosen as cheap, able to write SQL, and open to every account.
struct DefaultModel {
  std::string_view provider, model;
};
constexpr DefaultModel kDefaultModels[] = {{"openai", "openai/gpt-4.1-mini"},
                                           {"anthropic", "anthropic/claude-haiku-4-5"}};
constexpr std::string_view kReplay = "replay";

std::string value_of(const Environment& environment, std::string_view variable) {
  if (variable.empty()) return {};
  return std::string(text::trimmed(environment(std::string(variable)).value_or("")));
}

std::string provider_part(std::string_view model) {
  const size_t slash = model.find('/');
  return slash == model.npos ? std::string() : std::string(model.substr(0, slash));
}

// api_key_env applies to one provider only: that of ASK_MODEL, else OpenAI. Otherwise SQL could
// send one provider's key to another by choosing a model.
std::string key_variable(const Provider& provider, const ModelChoice& choice,
                         const Environment& environment) {
  const std::string set = provider_part(value_of(environment, "ASK_MODEL"));
  const std::string owner = find_provider(set) ? set : "openai";
  if (!choice.api_key_env.empty() && provider.name == owner) return choice.api_key_env;
  return std::string(provider.key_variable);
}

// OLLAMA_HOST is a host, a port or a URL; 0.0.0.0 (listen everywhere) means this machine.
std::string ollama_url(std::string address) {
  constexpr std::string_view kPort = ":11434";
  if (address.find("://") != address.npos) return address;
  if (address.starts_with(':')) address = "127.0.0.1" + address;
  if (address.starts_with("0.0.0.0")) address = "127.0.0.1" + address.substr(7);
  const size_t slash = address.find('/');
  const std::string host = address.substr(0, slash);
  const size_t bracket = host.rfind(']');
  const bool port = host.find(':', bracket == host.npos ? 0 : bracket) != host.npos;
  return fmt::format("http://{}{}{}", host, port ? "" : kPort,
                     slash == address.npos ? "" : address.substr(slash));
}

// The provider's base URL from the environment; "" for none.
std::string environment_url(const Provider& provider, const Environment& environment) {
  std::string out = value_of(environment, provider.base_variable);
  return out.empty() || provider.name != "ollama" ? out : ollama_url(std::move(out));
}

bool same_server(const Url& a, const Url& b) {
  return a.scheme == b.scheme && a.host == b.host && a.port == b.port;
}

bool names_server(const Provider& provider, const Url& url, const Environment& environment) {
  const std::string named = environment_url(provider, environment);
  if (named.empty()) return false;
  const auto parsed = parse_url(named);
  return parsed && same_server(*parsed, url);
}

bool listed(const Url& url, std::string_view hosts) {
  for (const std::string& part : text::split(hosts, ',')) {
    std::string host = text::lower(text::trimmed(part));
    if (host.ends_with('.')) host.pop_back();
    if (!host.empty() && (host == url.host || host == url.authority())) return true;
  }
  return false;
}

bool own_server(const Provider& provider, const Url& url) {
  const auto own = parse_url(provider.own_url);
  return own && same_server(*own, url);
}

Status may_go(const Provider& provider, const Url& url, const ModelChoice& choice,
              const Environment& environment) {
  if (own_server(provider, url) || loopback(url) || listed(url, choice.allowed_hosts))
    return Done{};
  for (const Provider& other : providers())
    if (names_server(other, url, environment)) return Done{};
  return Error{
      Code::kSecurityViolation,
      fmt::format("requests may not go to {}: allow the host with ASK_ALLOWED_HOSTS in the "
                  "environment of the process",
                  url.authority())};
}

// `wanted`: the provider's path for what is asked.
std::string request_path(const Provider& provider, std::string path, std::string_view wanted) {
  if (path.ends_with(wanted)) return path;
  if (path.ends_with(provider.path)) path.resize(path.size() - provider.path.size());
  const bool needs_version =
      path.empty() || (provider.always_versioned && !path.ends_with(provider.version_path));
  if (needs_version) path += provider.version_path;
  return path + std::string(wanted);
}

// Whose models have names that begin so.
struct KnownModel {
  std::string_view prefix, provider;
};
constexpr KnownModel kKnownModels[] = {
    {"gpt", "openai"},        {"chatgpt", "openai"},    {"o1", "openai"},
    {"o3", "openai"},         {"o4", "openai"},         {"claude", "anthropic"},
    {"gemini", "gemini"},     {"mistral", "mistral"},   {"ministral", "mistral"},
    {"codestral", "mistral"}, {"magistral", "mistral"}, {"llama", "ollama"},
    {"qwen", "ollama"},       {"gemma", "ollama"},      {"phi", "ollama"},
    {"deepseek", "ollama"},   {"mixtral", "ollama"},    {"sqlcoder", "ollama"}};

// "openai/gpt-4o" for "gpt-4o", "OpenAI/gpt-4o" and "opnai/gpt-4o"; "" if nothing is near.
std::string nearest_model(std::string_view model) {
  const std::string first = provider_part(model);
  const std::string rest(first.empty() ? model : model.substr(first.size() + 1));
  if (!first.empty() && !rest.empty()) {
    std::vector<std::string> names;
    for (const Provider& provider : providers()) names.emplace_back(provider.name);
    const auto near = text::nearest(text::lower(first), names, 1);
    if (!near.empty()) return near.front() + "/" + rest;
  }
  for (const KnownModel& known : kKnownModels)
    if (text::lower(rest).starts_with(known.prefix))
      return fmt::format("{}/{}", known.provider, rest);
  return "";
}

Error no_such_model(std::string_view model) {
  constexpr size_t kLongestModel = 60;
  const std::string shown = text::shortened(text::repaired_utf8(model), kLongestModel);
  if (const std::string near = model.size() > kLongestModel ? "" : nearest_model(shown);
      !near.empty() && near != model)
    return {Code::kInvalidSetting, fmt::format("no model \"{}\"; did you mean {}?", shown, near)};
  std::string known;
  for (const Provider& provider : providers()) known += fmt::format("{}/…, ", provider.name);
  return {Code::kInvalidSetting,
          fmt::format("model takes auto, builtin, {}replay/FILE, function/NAME, not \"{}\"", known,
                      shown)};
}

}  // namespace

std::string resolved_model(const ModelChoice& choice, const Environment& environment) {
  if (choice.model != "auto" && !choice.model.empty()) return choice.model;
  const std::string set = value_of(environment, "ASK_MODEL");
  if (!set.empty() && set != "auto") return set;
  for (const DefaultModel& known : kDefaultModels) {
    const Provider& provider = *find_provider(known.provider);
    if (!value_of(environment, key_variable(provider, choice, environment)).empty())
      return std::string(known.model);
  }
  return "builtin";
}

std::string Endpoint::name() const {
  if (function) return std::string(kFunctionModel) + model;
  if (!provider) return fmt::format("{}/{}", kReplay, model);
  return fmt::format("{}/{}", provider->name, model);
}

Host Endpoint::host() const {
  if (!replay_file.empty()) return Host::kOwn;
  if (function) return Host::kLoopback;
  if (!direct || provider == nullptr) return Host::kRemote;
  // Ollama, LM Studio, vLLM.
  return provider->default_url.starts_with("http://127.0.0.1:") ? Host::kOwn : Host::kLoopback;
}

std::string Endpoint::id() const { return name() + " " + url; }

Status check_model_name(std::string_view model) {
  if (model.empty() || model == "auto" || model == "builtin") return Done{};
  const std::string first = provider_part(model);
  const bool known = first == kReplay || find_provider(first) || model.starts_with(kFunctionModel);
  if (!known || model.size() == first.size() + 1) return no_such_model(model);
  const auto blank = [](unsigned char c) { return c <= ' ' || c == 0x7f; };
  if (first != kReplay && std::any_of(model.begin(), model.end(), blank))
    return Error{Code::kInvalidSetting,
                 fmt::format("no model has a space or a control character in its name: \"{}\"",
                             text::shortened(text::one_line(text::repaired_utf8(model)), 60))};
  return Done{};
}

Status check_embed_name(std::string_view model) {
  if (model.empty()) return Done{};
  const std::string first = provider_part(model);
  const Provider* provider = find_provider(first);
  const bool named = model.size() > first.size() + 1;
  if (provider && provider->embed_path.empty())
    return Error{Code::kInvalidSetting,
                 fmt::format("embed: {} has no embeddings; take openai or ollama, as in "
                             "openai/text-embedding-3-small",
                             first)};
  if (named && (provider || first == kReplay)) return Done{};
  return Error{Code::kInvalidSetting,
               fmt::format("embed takes provider/model, as openai/text-embedding-3-small or "
                           "ollama/nomic-embed-text, not \"{}\"",
                           text::shortened(text::repaired_utf8(model), 60))};
}

Result<Endpoint> embed_endpoint_for(const ModelChoice& choice, const Environment& environment) {
  if (auto known = check_embed_name(choice.model); !known) return known.error();
  auto out = endpoint_for(choice, environment);
  if (!out || !out->provider) return out;
  Url target = out->base;
  target.path = request_path(*out->provider, target.path, out->provider->embed_path);
  out->url = target.text();
  return out;
}

Result<Endpoint> endpoint_for(const ModelChoice& choice, const Environment& environment) {
  const std::string model = resolved_model(choice, environment);
  if (model == "builtin")
    return Error{Code::kMissingLlm,
                 "no model is set: ask_config('model', 'provider/model') sets one"};
  if (auto known = check_model_name(model); !known) return known.error();
  const std::string first = provider_part(model);
  Endpoint out;
  out.provider = find_provider(first);
  out.model = model.substr(first.size() + 1);
  if (model.starts_with(kFunctionModel)) {
    out.function = true;
    return out;
  }
  if (!out.provider) {
    auto file = replay_path(choice.replay_dir, out.model);
    if (!file) return file.error();
    out.replay_file = std::move(*file);
    return out;
  }
  const Provider& provider = *out.provider;
  const std::string named = environment_url(provider, environment);
  const bool set = !choice.base_url.empty();
  const std::string address = set             ? choice.base_url
                              : named.empty() ? std::string(provider.default_url)
                                              : named;
  if (address.empty())
    return Error{Code::kInvalidSetting,
                 fmt::format("{} has no server of its own: set {} in the environment of the "
                             "process, or base_url",
                             provider.name, provider.base_variable)};
  auto base = parse_url(address);
  if (!base) return base.error();
  if (auto allowed = may_go(provider, *base, choice, environment); !allowed) return allowed.error();
  out.base = std::move(*base);
  out.own = own_server(provider, out.base);
  out.direct = loopback(out.base);
  const bool from_environment =
      set ? choice.base_origin == SettingOrigin::kEnvironment : !named.empty();
  if (out.own || from_environment) out.key_variable = key_variable(provider, choice, environment);
  Url target = out.base;
  target.path = request_path(provider, target.path, provider.path);
  out.url = target.text();
  return out;
}

Result<std::string> key_for(const Endpoint& endpoint, const Environment& environment) {
  std::string key = value_of(environment, endpoint.key_variable);
  if (key.empty() && endpoint.own)
    return Error{Code::kMissingLlm, fmt::format("{} needs a key: set {} in the environment of the "
                                                "process",
                                                endpoint.provider->name, endpoint.key_variable)};
  for (const char c : key)
    if (static_cast<unsigned char>(c) <= 0x20 || static_cast<unsigned char>(c) >= 0x7F)
      return Error{Code::kInvalidSetting,
                   fmt::format("{} holds a character that no key has", endpoint.key_variable)};
  return key;
}

Result<Trust> trust_of(const Environment& environment) {
  Trust out;
  for (const char* variable : {"CURL_CA_BUNDLE", "SSL_CERT_FILE"}) {
    out.file = value_of(environment, variable);
    if (out.file.empty()) continue;
    const auto good = regular_or_absent(out.file);
    if (!good)
      return Error{good.error().code,
                   fmt::format("the file that {} names {}", variable, good.error().message)};
    break;
  }
  const bool bundle = !value_of(environment, "CURL_CA_BUNDLE").empty();
  if (!bundle) out.folder = value_of(environment, "SSL_CERT_DIR");
  return out;
}

}  // namespace ask::llm
