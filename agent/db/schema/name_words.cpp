#include "agent/db/schema/name_words.h"

#include <cctype>

#include "agent/common/text.h"

namespace ask::db {

std::vector<std::string> words_of_name(std::string_view name) {
  std::vector<std::string> out;
  bool open = false, lower_before = false;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    const bool letter = std::isalnum(byte) != 0 || byte >= 0x80;
    const bool capital = std::isupper(byte) != 0;
    if (letter && (!open || (capital && lower_before))) out.emplace_back();
    if (letter) out.back() += c;
    open = letter;
    lower_before = std::islower(byte) != 0;
  }
  for (std::string& word : out) word = text::lower(word);
  return out;
}

std::string singular_noun(std::string word) {
  if (word.size() > 4 && word.ends_with("ies")) return word.substr(0, word.size() - 3) + "y";
  for (const std::string_view ending : {"sses", "xes", "ches", "shes"})
    if (word.ends_with(ending)) return word.substr(0, word.size() - 2);
  if (word.size() > 2 && word.ends_with("s") && !word.ends_with("ss")) word.pop_back();
  return word;
}

}  // namespace ask::db
