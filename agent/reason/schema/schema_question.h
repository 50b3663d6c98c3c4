// Recognises questions about the schema by their wording: "what tables are there?", "describe
// albums", "how many rows does each table have?", "show me 5 artists".
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ask::reason {

enum class SchemaTopic {
  kTables,    // which tables there are
  kOverview,  // the tables with their columns
  kAskable,   // examples of questions
  kColumns,   // the columns of a table
  kDescribe,  // columns, keys and size of a table
  kMeaning,   // what a column holds
  kRelation,  // how two tables are joined
  kCounts,    // the number of rows of every table
  kCount,     // the number of rows of a table
  kRows       // some rows of a table
};
std::string_view name(SchemaTopic topic);  // "tables", "overview", ...

// One way to read the wording. Whether `object` is a table or column is for the catalog to say.
struct SchemaQuestion {
  SchemaTopic topic;
  std::string object = {}, other = {};  // as written, without blanks around them
  int64_t rows = 0;                     // for kRows
  // The words that mean a part of any schema ("tables", "fields"). If the data has a table or
  // column of that name, the question is about the data.
  std::vector<std::string> nouns = {};
};

// In order of preference; empty for any other question. The text must be valid UTF-8.
std::vector<SchemaQuestion> schema_questions(std::string_view question);

}  // namespace ask::reason
