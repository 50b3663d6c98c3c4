// Vectors of texts: OpenAI's /embeddings, as many hosts have it, and Ollama's /api/embed.
#include <cmath>
#include <nlohmann/json.hpp>

#include "agent/common/text.h"
#include "agent/llm/json_read.h"
#include "agent/llm/provider.h"

namespace ask::llm {
namespace {

using nlohmann::json;
using Vector = std::vector<float>;

// Of unit norm; empty if it is not a vector, or has no direction.
Vector vector_of(const json& value) {
  Vector out;
  if (!value.is_array() || value.empty() || value.size() > kMostDimensions) return out;
  double squares = 0;
  out.reserve(value.size());
  for (const json& member : value) {
    const double number = member.is_number() ? member.get<double>() : std::nan("");
    const auto as_float = static_cast<float>(number);
    if (!std::isfinite(number) || !std::isfinite(as_float)) return {};
    out.push_back(as_float);
    squares += number * number;
  }
  const double length = std::sqrt(squares);
  if (length <= 0 || !std::isfinite(length)) return {};
  for (float& number : out) number = static_cast<float>(static_cast<double>(number) / length);
  return out;
}

// Puts the vectors of {"data": [{"index", "embedding"}]} or {"embeddings": [...]} in order; false
// if they are not those of `texts` texts.
bool take_vectors(const json& document, size_t texts, std::vector<Vector>& out) {
  const json& rows = member(document, "data");
  const json& lists = member(document, "embeddings");
  const json& found = rows.is_array() ? rows : lists;
  if (!found.is_array() || found.size() != texts) return false;
  out.assign(texts, {});
  for (size_t i = 0; i < texts; ++i) {
    const bool object = found[i].is_object();
    const int64_t at =
        object ? count_of(member(found[i], "index"), static_cast<int64_t>(i)) : int64_t(i);
    if (at < 0 || static_cast<size_t>(at) >= texts || !out[static_cast<size_t>(at)].empty())
      return false;
    Vector vector = vector_of(object ? member(found[i], "embedding") : found[i]);
    if (vector.empty()) return false;
    out[static_cast<size_t>(at)] = std::move(vector);
  }
  for (const Vector& vector : out)
    if (vector.size() != out.front().size()) return false;
  return true;
}

}  // namespace

std::string protocol::write_embed(const EmbedInput& input, const RequestShape& shape) {
  json out = {{"model", shape.model}, {"input", input.texts}};
  if (shape.dimensions && input.dims > 0) out["dimensions"] = input.dims;
  return dumped(out);
}

ParsedReply read_vectors(std::string_view body, size_t texts) {
  ParsedReply out;
  out.vectors = out.complete = true;
  const auto document = parse(body);
  if (!document) return out;
  out.error = api_error(*document);
  if (out.error) return out;
  out.recognised = take_vectors(*document, texts, out.reply.vectors);
  if (!out.recognised) out.reply.vectors.clear();
  out.reply.finish = Finish::kStop;
  out.reply.model = reported_model_name(text_of(*document, "model"));
  const json& usage = member(*document, "usage");
  out.reply.usage.in =
      count_of(member(usage, "prompt_tokens"), count_of(member(*document, "prompt_eval_count"), 0));
  out.reply.usage.estimated = out.reply.usage.in == 0;
  return out;
}

}  // namespace ask::llm
