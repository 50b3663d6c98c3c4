#include "agent/engine/explain/abstention.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/sql/explain/explain.h"

namespace ask::engine {
namespace {

constexpr size_t kMostWords = 5, kMostTables = 3, kMostColumns = 5, kLongestName = 40;

std::string shown(std::string_view name) {
  return text::shortened(text::repaired_utf8(name), kLongestName);
}

// Tables by the total score of the mentions of them or their columns; ties by row count.
std::vector<uint32_t> nearest_tables(const Interpretation& in) {
  const db::Catalog& catalog = in.column_facts().catalog();
  std::vector<float> named(catalog.tables.size(), 0);
  for (const Mention& m : in.lattice().mentions)
    if (m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn ||
        (m.kind == MentionKind::kValue && m.found))
      named[m.table] += m.kind == MentionKind::kTable ? 2 * m.score : 0.3F * m.score;
  std::vector<uint32_t> order;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t) order.push_back(t);
  std::stable_sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    if (named[a] != named[b]) return named[a] > named[b];
    return catalog.tables[a].row_count > catalog.tables[b].row_count;
  });
  return order;
}

std::string known_things(const Interpretation& in, const std::vector<uint32_t>& tables) {
  std::vector<std::string> parts;
  for (size_t i = 0; i < std::min(kMostTables, tables.size()); ++i) {
    const db::Table& table = in.column_facts().table(tables[i]);
    std::vector<std::string> columns;
    for (const db::Column& c : table.columns) {
      if (columns.size() == kMostColumns) {
        columns.emplace_back("...");
        break;
      }
      if (!c.is_private) columns.push_back(shown(c.name));
    }
    parts.push_back(fmt::format("{} ({})", shown(table.name), text::joined(columns, ", ")));
  }
  if (tables.size() > kMostTables)
    parts.push_back(fmt::format("{} more", tables.size() - kMostTables));
  return text::joined(parts, ", ");
}

std::string unknown_words(const std::vector<std::string>& words) {
  std::string out;
  const size_t n = std::min(kMostWords, words.size());
  for (size_t i = 0; i < n; ++i) {
    if (i > 0) out += i + 1 == n ? " and " : ", ";
    out += fmt::format("\"{}\"", shown(words[i]));
  }
  return out;
}

bool is_plain_name(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == ' ';
  });
}

std::string spoken(std::string_view name) {
  std::string out = text::lower(name);
  std::replace(out.begin(), out.end(), '_', ' ');
  return out;
}

// A description of the best candidate, so that the user can rephrase the question or write the SQL.
std::string likeliest(const Interpretation& in) {
  if (in.candidates().empty()) return "";
  const auto query = in.query(in.candidates()[0]);
  if (!query) return "";
  std::string told = sql::explain(*query);
  if (told.ends_with('.')) told.pop_back();
  return fmt::format(" (perhaps: {})", text::shortened(told, 300));
}

// Words that no mention covers, for a question without any candidate.
std::vector<std::string> uncovered(const Lattice& lattice) {
  std::vector<bool> covered(lattice.tokens.size(), false);
  for (const Mention& m : lattice.mentions)
    for (uint32_t t = m.begin; t < m.end; ++t) covered[t] = true;
  std::vector<std::string> out;
  for (size_t t = 0; t < covered.size(); ++t)
    if (!covered[t] && !lattice.tokens[t].punctuation) out.push_back(lattice.tokens[t].text);
  return out;
}

}  // namespace

std::vector<std::string> suggestions(const Interpretation& in, size_t most) {
  std::vector<std::string> out;
  for (const uint32_t t : nearest_tables(in)) {
    if (out.size() >= most) break;
    const db::Table& table = in.column_facts().table(t);
    if (!is_plain_name(table.name)) continue;
    const std::string name = spoken(table.name);
    const auto measures = in.column_facts().index().measures(t);
    if (out.size() == 1 && !measures.empty() && is_plain_name(table.columns[measures[0]].name)) {
      out.push_back(fmt::format("what is the average {} of {}?",
                                spoken(table.columns[measures[0]].name), name));
      continue;
    }
    out.push_back(fmt::format("how many {} are there?", name));
  }
  return out;
}

std::string decline_text(const Interpretation& in, const Confidence* confidence) {
  std::string why;
  const auto unlinked = uncovered(in.lattice());
  if (confidence != nullptr && !confidence->unexplained.empty())
    why = "I do not understand " + unknown_words(confidence->unexplained);
  else if (confidence != nullptr && !confidence->abstention_reason.empty())
    why = confidence->abstention_reason;
  else if (confidence != nullptr)
    why = "I am not sure enough what is meant" + likeliest(in);
  else if (!unlinked.empty())
    why = "I do not understand " + unknown_words(unlinked);
  else
    why = "I do not understand the question";
  std::string out = "cannot answer: " + why;
  if (in.column_facts().catalog().tables.empty()) return out + "; there are no tables";
  const auto tables = nearest_tables(in);
  out += fmt::format("; I know {}", known_things(in, tables));
  std::vector<std::string> quoted;
  constexpr size_t kLongest = 200;  // bytes; table names are unbounded
  for (const std::string& s : suggestions(in, 3))
    if (s.size() <= kLongest) quoted.push_back(fmt::format("\"{}\"", s));
  if (!quoted.empty()) out += fmt::format("; you could ask: {}", text::joined(quoted, ", "));
  return out;
}

}  // namespace ask::engine
