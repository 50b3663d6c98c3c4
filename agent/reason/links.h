// The tables that a question is about.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ask::reason {

struct Ask;

// What retrieval has found (agent/reason/retrieval/retrieval.h), for the trace.
struct FoundChunk {
  std::string chunk;  // "table:main.orders", "column:main.orders.status"
  double score = 0;
  bool by_words = false, by_vectors = false;
};
// By index of a table: the columns that are worth showing where it is too wide to be shown whole.
using ShownColumns = std::map<size_t, std::vector<uint32_t>>;

struct Links {
  std::vector<size_t> tables;        // indices into the catalog, most relevant first
  std::vector<std::string> reasons;  // one per table
  bool keep_all = false;             // nothing was selected: do not cut to link_k
  bool names_first = false;          // too many tables to describe: list names, details by tool
  std::string warning = {};          // shown in the trace
  size_t bridges = 0;                // the last so many only join the others
  size_t linked = 0;  // the first so many are what the question leads to; then their neighbours
  ShownColumns columns = {};
  std::vector<FoundChunk> retrieved = {};  // best first

  void keep_best(size_t most);  // and the bridges; does nothing if keep_all
};
// True if both lead to the same tables for the same reasons.
bool same_tables(const Links& a, const Links& b);
// Links to every table, with the same reason for each and keep_all set.
Links all_tables(const Ask& ask, std::string_view why);

}  // namespace ask::reason
