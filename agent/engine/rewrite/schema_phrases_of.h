// Collects from a schema what the rewrites of rewrite/schema_phrases.h need.
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/schema_model.h"

namespace ask::engine {

// The words of the column without "id" and the like: "referred by".
std::string column_phrase(const SchemaIndex& index, uint32_t table, uint32_t column);

// The name of the column begins with the words of the phrase, or with the beginning of one.
bool begins_with(const SchemaIndex& index, const SchemaItem& column,
                 const std::vector<std::string>& phrase_words);

// The tables that the singular or plural noun names, also by a note.
std::vector<uint32_t> tables_named(const SchemaIndex& index, std::string_view noun);
// The only table that the singular or plural noun names; kNone if none or several do.
uint32_t only_table_named(const SchemaIndex& index, std::string_view noun);
// The table of each flag that has the word as its whole name.
std::vector<uint32_t> tables_with_flag(const ColumnFacts& column_facts, std::string_view word);

// What only some questions need is left out of the others. The schema must outlive the result.
SchemaPhrases schema_phrases_of(const WordSequence& words, const ColumnFacts& column_facts,
                                const EngineSchema& schema);

}  // namespace ask::engine
