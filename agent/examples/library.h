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
#include "agent/examples/question_template.h"

namespace ask::examples {

// A word of a template, or a slot.
struct TemplateElement {
  std::string key;
  int slot = -1;  // index into the slots; -1: a word
};

// A taught question as it is matched. Refers to the example.
struct Entry {
  const db::Example* example = nullptr;
  std::string problem;            // why it matches no question, else ""
  std::vector<std::string> keys;  // of its words (words.h), without slots
  std::vector<Slot> slots;
  std::vector<TemplateElement> elements;  // of a question with slots, else empty

  // True if both match the same words: templates may differ in the names of slots.
  bool same_words(const Entry& other) const;
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
  // The entries that share content words with the question, the most similar first (then the first
  // taught), by the cosine of their lemmas weighted by inverse document frequency (Salton and
  // Buckley 1988).
  std::vector<Near> nearest(std::string_view question) const;

 private:
  double weight(const std::string& term) const;

  std::shared_ptr<const std::vector<db::Example>> examples_;
  std::vector<Entry> entries_;
  std::unordered_map<std::string, std::vector<uint32_t>> with_;  // entries by lemma
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
