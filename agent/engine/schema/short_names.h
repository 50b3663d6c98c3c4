// What the short parts of names may stand for, in a schema that abbreviates most of its names: "pt"
// for patient, "rl" for role, "prd" for product.
#pragma once
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace ask::engine {

class ShortNames {
 public:
  // What a word of a question may stand for: an id of SchemaIndex::word(), and how sure that is.
  struct Match {
    uint32_t word;
    float score;
  };

  // Notes the parts of a name as it is written; `words`: what they are taken for.
  void add(const std::vector<std::string>& parts, const std::vector<uint32_t>& words,
           const std::vector<std::string_view>& texts);

  // True if most parts of the names are short and no words.
  bool usual() const { return 2 * short_parts_.size() >= all_parts_.size() && !known_.empty(); }

  // The only word of the schema that abbreviates this one by its consonants or its beginning.
  std::vector<Match> plain(std::string_view folded, std::string_view lemma) const;
  // The only one whose letters occur in this word in their order: less sure.
  std::vector<Match> loose(std::string_view lemma) const;

 private:
  struct Known {
    std::string part;
    uint32_t word;
    bool general;  // a part that means the same in all schemas: "dt", "no"
    bool listed;   // it has an expansion, which another word is less likely than
  };
  std::set<std::string, std::less<>> all_parts_, short_parts_, known_parts_;
  std::vector<Known> known_;
};

}  // namespace ask::engine
