// How near the tables of a schema are to a question by the vectors of their chunks (chunks.h).
#pragma once
#include "agent/reason/model/chat.h"
#include "agent/reason/model/options.h"
#include "agent/reason/reasoner.h"
#include "agent/reason/retrieval/retrieval.h"

namespace ask::reason {

// The most chunks that are turned into vectors for a question.
inline constexpr size_t kMostChunksAtOnce = 2000;

// Sends the question and the chunks without a vector. Errors: those of Chat::embed; kBudget for
// more chunks without one than kMostChunksAtOnce.
Result<TableVectors> table_vectors(Chat& chat, const ModelOptions& options, const Ask& ask,
                                   RetrievalCache& cache);

}  // namespace ask::reason
