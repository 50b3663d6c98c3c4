// The taught questions of a database, prepared for matching and retrieval.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "agent/db/schema/example.h"
#include "agent/db/statistics/snapshot.h"
#include "agent/engine/text/token.h"
#include "agent/examples/question_template.h"

namespace ask::examples {

// The words of a question by which it is compared: lemmas, without punctuation and words without
// content; a number keeps its sign. `at[i]` is the token of word i.
struct Words {
  std::vector<std::string> keys;
  std::vector<uint32_t> at;
};
// `text`: what the tokens were read from.
Words words_of(const std::vector<engine::Token>& tokens, std::string_view text);

// A word of a template, or a slot.
struct Element {
  std::string key;
  int slot = -1;  // index into the slots; -1: a word
};

// A taught question as it is matched. Refers to the example.
struct Entry {
  const db::Example* example = nullptr;
  std::vector<std::string> keys;  // without slots
  std::vector<Slot> slots;
  std::vector<Element> elements;  // of a question with slots, else empty
};

Entry entry_of(const db::Example& example);

class Library {
 public:
  explicit Library(std::shared_ptr<const std::vector<db::Example>> examples);

  const std::vector<Entry>& entries() const { return entries_; }
  bool of(const std::shared_ptr<const std::vector<db::Example>>& examples) const {
    return examples_ == examples;
  }

  struct Near {
    const Entry* entry;
    double similarity;  // 0-1
  };
  // The entries that share words with the question, the most similar first (then the first taught),
  // by the cosine of their content words weighted by inverse document frequency (Salton and Buckley
  // 1988).
  std::vector<Near> nearest(std::string_view question) const;

 private:
  double weight(const std::string& key) const;

  std::shared_ptr<const std::vector<db::Example>> examples_;
  std::vector<Entry> entries_;
  std::unordered_map<std::string, std::vector<uint32_t>> with_;  // entries by key
  std::vector<double> norms_;
};

// One per connection: the library of what the database holds now.
class LibraryCache {
 public:
  // Null: there are no examples. Errors: those of SchemaCache::examples().
  Result<std::shared_ptr<const Library>> get(sqlite3* db, db::SchemaCache& schema);

 private:
  std::shared_ptr<const Library> library_;
};

}  // namespace ask::examples
