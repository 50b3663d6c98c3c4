#include "agent/engine/rewrite/rewrite_hierarchy.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/lexicon/hierarchy_words.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool relates(const std::string& word) {
  return word == "are" || word == "is" || word == "that" || word == "who";
}

// Words that may precede the noun, as in "what is the name of the".
bool asks_name(const std::string& word) {
  return relates(word) || text::is_one_of(word, kBeforeSuperior);
}

// "who reports to X", "employees managed by X" -> "whose manager is X".
bool rewrite_subordinates(WordSequence& words, const ParentRole& parent_role) {
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    const std::string word = plain(words, i), next = plain(words, i + 1);
    const bool up = (text::is_one_of(word, kReportingForms)) && next == "to";
    const bool down = (text::is_one_of(word, kSupervisedParticiples)) && next == "by";
    if (!up && !down) continue;
    size_t from = i;
    while (from > 0 && relates(plain(words, from - 1))) --from;
    if (from > 0 && parent_role.elsewhere(plain(words, from - 1))) continue;
    replace(words, from, i + 2 - from, {"whose", std::string(parent_role.word), "is"});
    if (from == 0)  // "who reports to X"
      replace(words, 0, 0, words_of("which " + parent_role.rows));
    return true;
  }
  return false;
}

// "who does X report to", "who manages X" -> "who is the manager of X".
bool rewrite_parent_role_of(WordSequence& words, const ParentRole& parent_role) {
  if (plain(words, 0) != "who" && plain(words, 0) != "whom") return false;
  const std::string second = plain(words, 1);
  const size_t last = words.size() - 1;
  const std::string role = plain(words, last);
  if (second == "is" && words.size() <= 6 && has_genitive_suffix(plain(words, last - 1)) &&
      (role == parent_role.word || text::is_one_of(role, kSuperiorNouns))) {
    const bool mark = words[last].ends_with('?');  // "who is Priya's boss?"
    words.cut_last(last - 1, 2);
    if (mark) words.add(last - 1, "?");
    words.resize(last);
    replace(words, 2, 0, {"the", std::string(parent_role.word), "of"});
    return true;
  }
  if (words.size() >= 5 && (second == "does" || second == "do" || second == "did") &&
      plain(words, last) == "to" && (text::is_one_of(plain(words, last - 1), kReportingVerbs))) {
    const std::string mark = words[last].ends_with('?') ? "?" : "";
    words.resize(last - 1);
    words.end_with(mark);
    replace(words, 0, 2, {"who", "is", "the", std::string(parent_role.word), "of"});
    return true;
  }
  const bool manages = text::is_one_of(second, kSupervisingForms);
  if (!manages || words.size() > 5 || plain(words, 2) == "the" ||
      parent_role.elsewhere(plain(words, 2)))
    return false;
  replace(words, 1, 1, {"is", "the", std::string(parent_role.word), "of"});
  return true;
}

// "the doctor who supervises the most other doctors" -> "show the most common supervisor".
bool rewrite_busiest(WordSequence& words, const ParentRole& parent_role) {
  for (size_t i = 2; i + 3 < words.size(); ++i) {
    const std::string verb = plain(words, i);
    if ((!text::is_one_of(verb, kLeadingForms)) || plain(words, i + 1) != "the" ||
        plain(words, i + 2) != "most")
      continue;
    const size_t last = plain(words, i + 3) == "other" ? i + 4 : i + 3;
    if (last >= words.size() || !relates(plain(words, i - 1)) ||
        parent_role.elsewhere(plain(words, last)) || parent_role.elsewhere(plain(words, i - 2)))
      continue;
    size_t from = i - 2;
    while (from > 0 && asks_name(plain(words, from - 1))) --from;
    if (from > 0) continue;
    replace(words, 0, last + 1, {"show", "the", "most", "common", std::string(parent_role.word)});
    return true;
  }
  return false;
}

// "the sub-sections of X" -> "the sections whose parent is X".
void rewrite_parts(WordSequence& words, const ParentRole& parent_role) {
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    std::string word = plain(words, i);
    if (!word.starts_with(kPartPrefix) || plain(words, i + 1) != "of") continue;
    word.erase(0, word.starts_with("sub-") ? 4 : 3);
    if (word.size() < 4 || !text::lower(parent_role.rows).starts_with(word.substr(0, 4))) continue;
    words.set(i, word);
    return replace(words, i + 1, 1, {"whose", std::string(parent_role.word), "is"});
  }
}

// "Ann Lee's team", "who's in ann lees team" -> "which workers whose manager is Ann Lee".
bool rewrite_team(WordSequence& words, const ParentRole& parent_role) {
  const size_t last = words.size() - 1;
  if (last < 1 || last > 7 || !is_any(words, last, kTeamNouns) ||
      parent_role.elsewhere(plain(words, last)))
    return false;
  size_t from = 0;
  while (from < last && (relates(plain(words, from)) || is_any(words, from, kBeforeTeam))) ++from;
  const std::string owner = plain(words, last - 1);
  const bool genitive = has_genitive_suffix(owner);
  if (from >= last || last - from > 3 ||
      !(genitive || (has_plural_suffix(owner) && last - from > 1)))  // not "the sales team"
    return false;
  const std::string mark = end_mark(words[last]);
  words.cut_last(last - 1, genitive ? 2 : 1);
  words.resize(last);
  words.end_with(mark);
  WordSequence by = words_of("which " + parent_role.rows);
  append(by, {"whose", std::string(parent_role.word), "is"});
  replace(words, 0, from, by);
  return true;
}

}  // namespace

void rewrite_parent_role(WordSequence& words, const ParentRole& parent_role) {
  if (parent_role.word == "parent") return rewrite_parts(words, parent_role);
  if (words.size() > 1 && rewrite_team(words, parent_role)) return;
  if (words.size() > 2 && rewrite_parent_role_of(words, parent_role)) return;
  if (!rewrite_subordinates(words, parent_role)) rewrite_busiest(words, parent_role);
}

}  // namespace ask::engine
