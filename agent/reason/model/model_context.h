// State shared by the steps of a model reasoner.
#pragma once
#include "agent/reason/model/chat.h"
#include "agent/reason/model/exchanges.h"
#include "agent/reason/model/options.h"
#include "agent/reason/model/shown_schema.h"

namespace ask::reason {

struct ModelContext {
  Chat& chat;
  const ModelOptions& options;
  Reasoner& builtin;
  ModelExchanges& exchanges;
  ShownSchema& schema;
};

inline constexpr double kSureReading = 0.8;  // confidence of the built-in engine that is sure

}  // namespace ask::reason
