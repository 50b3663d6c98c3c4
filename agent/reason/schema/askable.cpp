#include "agent/reason/schema/askable.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <numeric>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/engine.h"
#include "agent/reason/reasoner.h"
#include "agent/reason/schema/schema_answer.h"
#include "agent/reason/schema/schema_request.h"
#include "agent/reason/wording.h"
#include "agent/sql/render.h"

namespace ask::reason {
namespace {

constexpr size_t kLongestAskable = 50;  // bytes of a name in an offered question
constexpr size_t kMostTried = 8;        // tables, so that the work is bounded
constexpr size_t kMostNotedTried = 12;  // questions of notes

// True if a word of it would make a question ask for a change.
bool has_verb_of_change(std::string_view words) {
  constexpr std::string_view kVerbs[] = {"delete",  "drop",   "truncate", "insert", "alter",
                                         "remove",  "erase",  "rename",   "vacuum", "reindex",
                                         "attach",  "detach", "pragma",   "wipe",   "destroy",
                                         "replace", "purge",  "overwrite"};
  const std::vector<std::string> all = text::split(text::lower(words), ' ');
  return std::any_of(all.begin(), all.end(),
                     [&](const std::string& word) { return text::is_one_of(word, kVerbs); });
}

class Offer {
 public:
  Offer(const db::Snapshot& snapshot, engine::EngineCache& cache)
      : snapshot_(snapshot), schema_(cache.get(snapshot)) {}

  const engine::EngineSchema& schema() const { return *schema_; }

  // True if the engine reads it, surely enough, as a query that ends in this text.
  bool engine_reads(const std::string& question, std::string_view sql) const {
    if (schema_request(schema_questions(question), snapshot_.catalog)) return false;
    const engine::Interpretation in(question, snapshot_, schema_);
    if (in.candidates().empty() || in.confidence(0).value < engine::kLikelyFrom) return false;
    const auto query = in.query(in.candidates()[0]);
    return query && sql::render(*query) == sql;
  }

  // True if the engine is sure of what it asks for.
  bool engine_is_sure(const std::string& question) const {
    if (has_verb_of_change(question) ||
        schema_request(schema_questions(question), snapshot_.catalog))
      return false;
    const engine::Interpretation in(question, snapshot_, schema_);
    return !in.candidates().empty() && in.confidence(0).value >= engine::kSureFrom &&
           in.query(in.candidates()[0]);
  }

  bool code_reads(const std::string& question, SchemaTopic topic, uint32_t table) const {
    const auto request = schema_request(schema_questions(question), snapshot_.catalog);
    return request && request->topic == topic && request->tables == std::vector{table};
  }

  std::string count(uint32_t t) const {
    const db::Table& table = snapshot_.catalog.tables[t];
    const std::string from = "SELECT count(*) FROM " + text::quoted(table.name);
    for (const std::string& noun : nouns(table.name)) {
      std::string plain = fmt::format("how many {} are there?", noun);
      if (engine_reads(plain, from)) return plain;
    }
    for (const std::string& exactly : {table.name, table.schema + "." + table.name}) {
      std::string exact = fmt::format("how many rows does {} have?", exactly);
      if (code_reads(exact, SchemaTopic::kCount, t)) return exact;
    }
    return "";
  }

  std::string average(uint32_t t) const {
    const db::Table& table = snapshot_.catalog.tables[t];
    for (const uint32_t c : schema_->index.measures(t)) {
      const std::string& column = table.columns[c].name;
      if (table.columns[c].is_private || !may_be_offered(column)) continue;
      const std::string from = text::quoted(table.name);
      const std::string sql =
          fmt::format("SELECT avg({}.{}) FROM {}", from, text::quoted(column), from);
      for (const std::string& noun : nouns(table.name)) {
        std::string out = fmt::format("what is the average {} of {}?", noun_words(column), noun);
        if (engine_reads(out, sql)) return out;
      }
      break;
    }
    return "";
  }

  std::string some_rows(uint32_t t) const {
    std::string out = fmt::format("show me 5 {}", snapshot_.catalog.tables[t].name);
    return code_reads(out, SchemaTopic::kRows, t) ? out : "";
  }

  std::string columns(uint32_t t) const {
    std::string out = fmt::format("what columns does {} have?", snapshot_.catalog.tables[t].name);
    return code_reads(out, SchemaTopic::kColumns, t) ? out : "";
  }

 private:
  // What the rows are called: "vouchers" of vchr, and as the name has it.
  static std::vector<std::string> nouns(std::string_view table) {
    std::string typed = text::lower(table);
    std::replace(typed.begin(), typed.end(), '_', ' ');
    std::vector<std::string> out;
    for (std::string noun : {plural(noun_words(table)), plural(typed), typed})
      if (!contains(out, noun)) out.push_back(std::move(noun));
    return out;
  }

  const db::Snapshot& snapshot_;
  std::shared_ptr<const engine::EngineSchema> schema_;
};

}  // namespace

bool may_be_offered(std::string_view name) {
  if (name.empty() || name.size() > kLongestAskable || !text::valid_utf8(name)) return false;
  const bool plain = std::all_of(name.begin(), name.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == ' ' || c == '-' ||
           static_cast<unsigned char>(c) >= 0x80;
  });
  return plain && !has_verb_of_change(name);
}

bool surely_answered(const db::Snapshot& snapshot, engine::EngineCache& cache,
                     const std::string& question) {
  return Offer(snapshot, cache).engine_is_sure(question);
}

std::vector<std::string> askable(const db::Snapshot& snapshot, engine::EngineCache* cache,
                                 std::vector<uint32_t> order, size_t most) {
  engine::EngineCache own;
  const Offer offer(snapshot, cache != nullptr ? *cache : own);
  const auto& tables = snapshot.catalog.tables;
  if (order.empty()) {
    order.resize(tables.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
      return tables[a].row_count > tables[b].row_count;
    });
  }
  std::erase_if(order, [&](uint32_t t) { return !may_be_offered(tables[t].name); });
  if (order.size() > kMostTried) order.resize(kMostTried);
  std::vector<std::string> out;
  const auto add = [&](std::string question) {
    const bool wanted = out.size() < most && !question.empty() && !contains(out, question);
    if (wanted) out.push_back(std::move(question));
    return wanted;
  };
  size_t tried = 0;
  for (const uint32_t t : order)
    for (const std::string& noted : tables[t].questions)
      if (out.size() < most && ++tried <= kMostNotedTried && offer.engine_is_sure(noted))
        add(noted);
  for (size_t i = 0; i < order.size() && out.size() < most; ++i) {
    add(offer.count(order[i]));
    if (i == 0 && most > 1) {
      bool measured = false;
      for (size_t j = 0; j < order.size() && !measured; ++j)
        measured = add(offer.average(order[j]));
      add(offer.some_rows(order[0]));
      add(offer.columns(order[0]));
    }
  }
  return out;
}

}  // namespace ask::reason
