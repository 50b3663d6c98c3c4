#include "agent/db/schema/comment_notes.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/db/schema/ddl_comments.h"

namespace ask::db {
namespace {

constexpr size_t kMostItems = 40;       // of one comment
constexpr size_t kLongestCode = 12;     // bytes
constexpr size_t kLongestBareCode = 6;  // ... of one without a sign after it
constexpr size_t kMostMeaningWords = 4;
constexpr size_t kMostNameWords = 3;
constexpr size_t kMostNames = 2;  // of a table
constexpr std::string_view kMissing[] = {"null", "empty", "blank", "missing", "none"};
constexpr std::string_view kLinking[] = {"is", "are",  "means", "mean",
                                         "if", "when", "while", "for"};
constexpr std::string_view kAnswers[] = {"yes", "no", "true", "false", "y", "n", "set", "null"};
constexpr std::string_view kArticles[] = {"a", "an", "the"};
// What begins or is a comment that gives no other word for the column.
constexpr std::string_view kNoNames[] = {
    "per",     "in",       "of",       "only",    "if",         "from",         "to",
    "not",     "no",       "as",       "e.g.",    "eg",         "i.e.",         "see",
    "can",     "may",      "must",     "always",  "never",      "one",          "each",
    "every",   "when",     "where",    "until",   "since",      "for",          "at",
    "on",      "by",       "with",     "and",     "or",         "is",           "was",
    "are",     "fk",       "pk",       "iso",     "unix",       "optional",     "required",
    "unique",  "unused",   "yyyy",     "todo",    "null",       "empty",        "blank",
    "same",    "default",  "also",     "primary", "foreign",    "denormalised", "denormalized",
    "derived", "computed", "number",   "count",   "text",       "boolean",      "bool",
    "flag",    "enum",     "nullable", "legacy",  "deprecated", "key",          "do",
    "id",      "integer",  "real",     "string",  "json"};
// With these a meaning of what is missing is about other rows: "NULL means all stores".
constexpr std::string_view kQuantifiers[] = {"all", "any", "every", "each", "no", "both"};
// Units, as one notes them; "in cents" and "unit price in cents" end with one.
constexpr std::string_view kUnits[] = {
    "cents",  "pence",  "pennies", "seconds", "minutes", "hours",  "days",   "weeks", "months",
    "years",  "grams",  "kg",      "km",      "metres",  "meters", "cm",     "mm",    "miles",
    "litres", "liters", "ml",      "percent", "eur",     "gbp",    "usd",    "euros", "dollars",
    "mins",   "secs",   "hrs",     "kilos",   "tonnes",  "kwh",    "celsius"};

// Of kUnits those of money, and units that are words only in brackets.
constexpr std::string_view kMoneyUnits[] = {"cent", "cents", "pence", "pennies", "eur",
                                            "gbp",  "usd",   "euros", "dollars"};
constexpr std::string_view kShortUnits[] = {"min", "sec", "h", "g", "m", "km", "kg", "hours"};
constexpr std::string_view kEuro = "euro", kIn = "in";
// A comment of one of these words calls the column private.
constexpr std::string_view kPrivate[] = {"private", "confidential", "sensitive",
                                         "secret",  "pii",          "personal data"};

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> out;
  text::each_part(text, ' ', [&](std::string_view word) { out.push_back(word); });
  return out;
}

// Without the marks around it.
std::string_view stripped(std::string_view word) {
  while (!word.empty() && text::is_one_of(word.substr(0, 1), {"(", "["})) word.remove_prefix(1);
  while (!word.empty() &&
         text::is_one_of(word.substr(word.size() - 1), {")", "]", ",", ";", ".", ":"}))
    word.remove_suffix(1);
  return word;
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80); }

// The comment at commas and the like outside of parentheses.
std::vector<std::string> items_of(std::string_view text) {
  std::vector<std::string> out;
  std::string item;
  int depth = 0;
  const auto end = [&] {
    const std::string_view own = text::trimmed(item);
    if (!own.empty() && out.size() < kMostItems) out.emplace_back(own);
    item.clear();
  };
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    depth += (c == '(') - (c == ')');
    const bool range = c == ')' && text.substr(i, 5) == ") to ";  // "1 (low) to 3 (high)"
    const bool slash = c == '/' && i > 0 && text[i - 1] == ' ' && text.substr(i + 1, 1) == " ";
    if (depth <= 0 && (c == ',' || c == ';' || c == '|' || slash))
      end();
    else
      item += c == '\t' || c == '\r' ? ' ' : c;
    if (range && depth <= 0) {
      end();
      i += 4;
    }
  }
  end();
  return out;
}

// "1=yes 0=no": each sign has a code before it.
std::vector<std::string> split_at_signs(const std::string& item) {
  if (std::count(item.begin(), item.end(), '=') < 2) return {item};
  std::vector<std::string> out;
  std::string part;
  for (const std::string_view word : words_of(item)) {
    const bool begins = word.find('=') != word.npos && word.front() != '=';
    if (begins && !part.empty()) out.push_back(std::exchange(part, ""));
    part += (part.empty() ? "" : " ") + std::string(word);
  }
  out.push_back(std::move(part));
  return out;
}

std::string_view without_quotes(std::string_view text) {
  const bool quoted = text.size() > 2 && text.front() == text.back() &&
                      (text.front() == '\'' || text.front() == '"');
  return quoted ? text.substr(1, text.size() - 2) : text;
}

bool is_upper_code(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  });
}

bool is_missing(std::string_view word) {
  return text::is_one_of(text::lower(word), kMissing) && word != "None";
}

// "r" of "red", "md" of "medium": the letters come in order, the first one first.
bool abbreviates(std::string_view code, std::string_view word) {
  if (code.size() > 3 || word.empty() || code.empty() || code[0] != word[0] || !is_letter(code[0]))
    return false;
  size_t at = 0;
  for (const char c : code) {
    at = word.substr(0, word.find(' ')).find(c, at);
    if (at == word.npos) return false;
    ++at;
  }
  return word.size() > code.size();
}

// A code and what it means: "P pending", "1 = professional trader", "OUT (checked out)".
struct Pair {
  std::string code, meaning;
  bool by_sign = false;
};

// What the text means, without what only links it to the code and without a further remark; "" if
// it is none or too long for one.
std::string meaning_of(std::string_view text) {
  text = text.substr(0, std::min({text.find('('), text.find(")"), text.find("..."), text.size()}));
  std::vector<std::string_view> words = words_of(text::trimmed(without_quotes(text)));
  while (!words.empty() && (text::is_one_of(text::lower(words[0]), kLinking) ||
                            text::is_one_of(text::lower(words[0]), kArticles)))
    words.erase(words.begin());
  if (words.empty() || words.size() > kMostMeaningWords) return {};
  std::string out;
  for (const std::string_view word : words) {
    const bool plain = std::all_of(word.begin(), word.end(), [](char c) {
      return is_letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '\'' || c == '/';
    });
    if (!plain) return {};
    out += (out.empty() ? "" : " ") + std::string(word);
  }
  const bool says = is_letter(out.front()) && !text::is_one_of(text::lower(out), kAnswers) &&
                    !is_question_word(out) && out.size() <= kLongestPhrase;
  return says ? out : std::string();
}

std::optional<Pair> pair_of(std::string_view item) {
  struct Sign {
    std::string_view text;
  };
  static constexpr Sign kSigns[] = {{"->"}, {"="}, {":"}, {" - "}, {" \u2013 "}, {"("}};
  size_t at = item.npos, size = 0;
  for (const Sign& sign : kSigns)
    if (const size_t found = item.find(sign.text); found < at) {
      at = found;
      size = sign.text.size();
    }
  if (at != item.npos) {
    const std::string_view code = without_quotes(text::trimmed(item.substr(0, at)));
    if (code.empty() || code.size() > kLongestCode || code.find(' ') != code.npos)
      return std::nullopt;
    return Pair{std::string(code), meaning_of(item.substr(at + size)), true};
  }
  const size_t space = item.find(' ');
  if (space == item.npos) return std::nullopt;
  const std::string_view code = without_quotes(item.substr(0, space));
  const bool quoted = code.size() < space;
  const bool coded = quoted || (is_upper_code(code) && code.size() <= kLongestBareCode) ||
                     abbreviates(code, item.substr(space + 1));
  if (!coded && !(is_missing(code) && code.size() == 4)) return std::nullopt;
  return Pair{std::string(code), meaning_of(item.substr(space + 1)), false};
}

bool is_phrase(std::string_view text) {
  const bool letters = std::all_of(text.begin(), text.end(), [](char c) {
    return is_letter(c) || c == ' ' || c == '-' || c == '\'';
  });
  return letters && text.size() > 2 && !is_upper_code(text) && !is_question_word(text);
}

// True if the item can be another word for the column or table.
bool is_name(std::string_view item) {
  const std::vector<std::string_view> words = words_of(item);
  return !words.empty() && words.size() <= kMostNameWords && is_phrase(item) &&
         !text::is_one_of(text::lower(words[0]), kNoNames);
}

std::string_view without_article(std::string_view item) {
  const size_t space = item.find(' ');
  const bool article =
      space != item.npos && text::is_one_of(text::lower(item.substr(0, space)), kArticles);
  return article ? text::trimmed(item.substr(space + 1)) : item;
}

// The note of one column, or of a table, out of its comments.
class NoteReader {
 public:
  NoteReader(const Table& table, const Column* column, const DdlComment& comment)
      : table_(table), column_(column), comment_(comment) {}

  std::vector<Note> read() {
    note_.object = text::quoted(table_.schema) + "." + text::quoted(table_.name);
    if (column_ != nullptr) note_.object += "." + text::quoted(column_->name);
    note_.description = text::shortened(comment_.text, kLongestDescription - 4);
    note_.source = kCommentSource;
    if (!text::valid_utf8(comment_.text)) return {};
    column_ == nullptr ? read_table() : read_column();
    out_.insert(out_.begin(), std::move(note_));
    return std::move(out_);
  }

 private:
  void read_table() {
    const std::string_view text = comment_.text;
    const auto items = items_of(text.substr(0, std::min(text.find_first_of(".:;("), text.size())));
    if (items.size() > kMostNames) return;
    for (const std::string& item : items) {
      const std::string_view name = without_article(item);
      if (names_part(name)) return note_.synonyms.clear();
      if (is_name(name)) note_.synonyms.emplace_back(name);
    }
  }

  // "patient, doctor" of columns of these names tells what the rows contain.
  bool names_part(std::string_view name) const {
    const std::string word = text::lower(name.substr(0, name.find(' ')));
    return std::any_of(table_.columns.begin(), table_.columns.end(), [&](const Column& column) {
      return text::lower(column.name).starts_with(word);
    });
  }

  void read_column() {
    std::vector<std::string> rest;
    std::vector<Pair> pairs;
    for (const std::string& listed : items_of(comment_.text))
      for (const std::string& item : split_at_signs(listed)) read_item(item, pairs, rest);
    const bool several = pairs.size() > 1;
    for (const Pair& pair : pairs)
      if (!pair.meaning.empty() && (several || (pair.by_sign && is_upper_code(pair.code))))
        name_code(pair);
    if (note_.values.empty()) take_unit(comment_.text);
    if (comment_.heading || rest.empty()) return;
    note_.is_private = rest.size() == 1 && text::is_one_of(text::lower(rest[0]), kPrivate);
    if (note_.is_private || (rest.size() > 1 && note_.unit.empty())) return;
    const std::string phrase = without_unit(rest[0]);
    const std::string_view name = without_article(phrase);
    if (is_name(name) && !text::equal_nocase(name, column_->name))
      note_.synonyms = {std::string(name)};
  }

  void read_item(std::string_view item, std::vector<Pair>& pairs, std::vector<std::string>& rest) {
    auto pair = pair_of(item);
    if (pair && is_missing(pair->code)) return name_missing(pair->meaning);
    const size_t colon = item.find(':');
    const bool label =
        pair && pair->by_sign && pairs.empty() && colon != item.npos && !is_upper_code(pair->code);
    if (!pair && colon != item.npos && rest.empty() && pairs.empty()) {
      rest.emplace_back(text::trimmed(item.substr(0, colon)));
      return read_item(text::trimmed(item.substr(colon + 1)), pairs, rest);
    }
    // "status: P pending"
    if (const auto inner = label ? pair_of(text::trimmed(item.substr(colon + 1))) : std::nullopt) {
      rest.emplace_back(text::trimmed(item.substr(0, colon)));
      pairs.push_back(*inner);
    } else if (pair) {
      pairs.push_back(std::move(*pair));
    } else if (!item.empty()) {
      rest.emplace_back(item);
    }
  }

  void name_code(const Pair& pair) {
    const auto known = std::find_if(note_.values.begin(), note_.values.end(),
                                    [&](const auto& value) { return value.first == pair.code; });
    if (known == note_.values.end() && note_.values.size() < kMostItems)
      note_.values.push_back({pair.code, {pair.meaning}});
  }

  // "NULL = still owed": a condition of that name.
  void name_missing(const std::string& meaning) {
    const std::string first = text::lower(meaning.substr(0, meaning.find(' ')));
    if (!is_phrase(meaning) || text::is_one_of(first, kQuantifiers) ||
        table_.find(meaning) != nullptr)
      return;
    Note condition;
    condition.object =
        text::quoted(table_.schema) + "." + text::quoted(table_.name) + "." + text::quoted(meaning);
    condition.condition = text::quoted(column_->name) + " IS NULL";
    condition.source = kCommentSource;
    out_.push_back(std::move(condition));
  }

  // "in cents per month", "hire price in pence, without VAT", "weekend rate (cents)", "[min]".
  void take_unit(std::string_view text) {
    const std::vector<std::string_view> words = words_of(text);
    for (size_t i = 0; i < words.size(); ++i) {
      const std::string_view word = stripped(words[i]);
      const bool bracketed = words[i].front() == '(' || words[i].front() == '[';
      if (!text::is_one_of(text::lower(word), kUnits) &&
          !(bracketed && text::is_one_of(text::lower(word), kShortUnits)))
        continue;
      const bool ends = i + 1 == words.size() || stripped(words[i]).end() != words[i].end();
      const bool rate = !ends && text::lower(words[i + 1]) == "per";
      const bool money = text::is_one_of(text::lower(word), kMoneyUnits);
      size_t from = i;  // of what tells that it is a unit
      if (from > 0 && money && text::lower(words[from - 1]).starts_with(kEuro)) --from;
      const bool after_in = from > 0 && text::lower(words[from - 1]) == kIn;
      if (!(after_in || bracketed || from == 0) || !(ends || (rate && money))) continue;
      note_.unit = text::lower(word);
      return;
    }
  }

  // The words before "in cents" and "(cents)" are what the column is.
  static std::string without_unit(std::string_view item) {
    item = item.substr(0, std::min(item.find('('), item.find('[')));
    const std::vector<std::string_view> words = words_of(item);
    std::string out;
    for (const std::string_view word : words) {
      if (text::lower(word) == kIn || (out.empty() && text::is_one_of(text::lower(word), kUnits)))
        break;
      out += (out.empty() ? "" : " ") + std::string(word);
    }
    return out;
  }

  const Table& table_;
  const Column* column_;
  const DdlComment& comment_;
  Note note_;
  std::vector<Note> out_;
};

}  // namespace

std::vector<Note> notes_of_comments(const Catalog& catalog) {
  std::vector<Note> out;
  for (const Table& table : catalog.tables) {
    std::vector<DdlComment> comments;  // one for each column
    for (DdlComment& comment : ddl_comments(table)) {
      comment.text = text::shortened(comment.text, kLongestDescription - 4);
      const auto same =
          std::find_if(comments.begin(), comments.end(),
                       [&](const DdlComment& other) { return other.column == comment.column; });
      if (same == comments.end())
        comments.push_back(std::move(comment));
      else if (same->text.size() < kLongestDescription)
        same->text += "; " + comment.text;
    }
    for (const DdlComment& comment : comments) {
      const Column* column =
          comment.column < 0 ? nullptr : &table.columns[static_cast<size_t>(comment.column)];
      for (Note& note : NoteReader(table, column, comment).read()) {
        if (out.size() >= kMostNotes) return out;
        out.push_back(std::move(note));
      }
    }
  }
  return out;
}

}  // namespace ask::db
