// Short questions that the rules make of a follow-up, as the engine reads them.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// How the engine reads a short question.
struct Probe {
  LogicalForm form;
  double confidence = 0;
  std::string text;
  const QueryBlock& block() const { return form.block; }
};
using Fits = std::function<bool(const LogicalForm&)>;

// How the engine reads the short question, of its first candidates the first that fits.
std::optional<Probe> probe(const Turn& turn, const std::string& text, const Fits& fits);
// The surest of them.
std::optional<Probe> best_probe(const Turn& turn, const std::vector<std::string>& texts,
                                const Fits& fits);

}  // namespace ask::engine::dialogue
