// Reads the end of a question that asks for more about the rows of the rest: "and who took it",
// "when and how long", ", owner, berth".
#pragma once
#include <string>
#include <vector>

#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

class OutputRequestParser {
 public:
  // `listing`: after ":", where a clause needs no pronoun: ": who complained and about what".
  OutputRequestParser(const WordSequence& words, size_t at, bool listing = false)
      : words_(words), at_(at), listing_(listing) {}

  // Each reads to the end of the question, or to an order there; false, with `requests()` of no
  // use, if it goes on otherwise. Nouns: "email", "email and phone", "supplier, material".
  bool nouns();
  // The outputs of a list: "title, year and the number of pages", "the winner's name".
  bool list();
  // A clause with a question word, and further ones or nouns: "who took it", "who, when and where".
  bool questions();
  std::vector<OutputRequest>& requests() { return out_; }
  // After the last word that was read: an order may follow, ", dearest first".
  size_t end() const { return at_; }

 private:
  std::string noun();
  std::string named_first(std::string noun);
  size_t clause_end() const;
  bool is_each_row(size_t i) const;
  bool refers(size_t end) const;
  std::string verb(size_t end, bool& known) const;
  bool question();
  bool names_one() const;
  bool which(bool named);
  bool done_thing(bool about);
  bool wrong();
  bool why();
  bool acted();
  bool worth();
  bool owed();
  bool whose();
  bool amount();
  bool clause_of(OutputRequest::Kind kind);
  bool separator();
  void relative_clause();
  bool measure();
  bool done() const;

  const WordSequence& words_;
  size_t at_;
  bool listing_;  // a clause needs no pronoun: "date and who led"
  std::vector<OutputRequest> out_;
};

// "what they owe": an amount that has not been paid.
bool is_owed(const OutputRequest& request);
// "their", "its", "the": before a noun.
bool is_owner_word(const std::string& word);
// Those of them that do not say "the" only: "their", "its".
bool is_row_owner(const std::string& word);
// A word that can name an output.
bool is_plain_noun(const std::string& word);

}  // namespace ask::engine
