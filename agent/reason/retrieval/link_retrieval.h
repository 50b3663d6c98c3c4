// Links by retrieval: tables that are near a question though no word of it names them, and of wide
// tables the columns worth showing.
#pragma once
#include "agent/reason/reasoner.h"
#include "agent/reason/retrieval/retrieval.h"

namespace ask::reason {

// The likely tables and, after those that the question itself leads to, what retrieval finds: at
// most `most`. If nothing was likely, only that; if nothing is found either, all tables, with a
// warning. `vectors` may be null.
Links with_retrieved(const Ask& ask, Links likely, const Retrieval& retrieval, size_t most,
                     const TableVectors* vectors = nullptr);

// Sets Links::columns: of the linked tables with many columns, those that the question is about.
void add_columns(const Ask& ask, const Retrieval& retrieval, const TableVectors* vectors,
                 Links& links);

}  // namespace ask::reason
