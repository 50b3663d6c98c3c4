#include "agent/reason/model/shown_schema.h"

#include "agent/reason/retrieval/schema_alone.h"

namespace ask::reason {

Ask ShownSchema::of(const Ask& ask) {
  if (options_.share > Share::kSchema) return ask;
  alone_ = cache().alone().of(ask.snapshot);
  return {ask.question, *alone_};
}

Reasoner& ShownSchema::guide() {
  if (options_.share > Share::kSchema) return builtin_;
  if (!guide_) guide_ = make_builtin(&cache().alone().engine(), &cache());
  return *guide_;
}

const Retrieval& ShownSchema::retrieval(const Ask& ask) {
  retrieval_ = cache().of(ask.snapshot);
  return *retrieval_;
}

}  // namespace ask::reason
