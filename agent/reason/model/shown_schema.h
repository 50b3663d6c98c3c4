// The schema and the engine that requests to a model are made with, as `share` permits.
#pragma once
#include <memory>

#include "agent/reason/model/options.h"
#include "agent/reason/reasoner.h"
#include "agent/reason/retrieval/retrieval.h"

namespace ask::reason {

class ShownSchema {
 public:
  // REQUIRES: both outlive it.
  ShownSchema(const ModelOptions& options, Reasoner& builtin)
      : options_(options), builtin_(builtin) {}

  // At share=schema the schema alone (schema_alone.h), so that no stored value has a part in it.
  // Valid until the next call.
  Ask of(const Ask& ask);
  // The built-in engine for such decisions. At share=schema it is another one than that which
  // writes and judges here, and may only be asked about what of() gives.
  Reasoner& guide();
  bool has_own_guide() { return &guide() != &builtin_; }
  RetrievalCache& cache() {
    return options_.retrieval != nullptr ? *options_.retrieval : own_retrieval_;
  }
  // Valid until the next call.
  const Retrieval& retrieval(const Ask& ask);

 private:
  const ModelOptions& options_;
  Reasoner& builtin_;
  RetrievalCache own_retrieval_;                // used without one of the connection
  std::shared_ptr<const Retrieval> retrieval_;  // of the schema that was asked about last
  std::shared_ptr<const db::Snapshot> alone_;   // what of() refers to
  std::unique_ptr<Reasoner> guide_;             // null until it is needed
};

}  // namespace ask::reason
