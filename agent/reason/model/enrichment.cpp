#include "agent/reason/model/enrichment.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/reason/model/replies.h"
#include "agent/reason/wording.h"

namespace ask::reason {
namespace {

using EnrichJson = nlohmann::ordered_json;

constexpr size_t kMostTablesAsked = 20, kMostColumnsAsked = 60;  // of one request
constexpr size_t kMostEvidence = 24'000;                         // bytes of one request
constexpr size_t kLongestShownValue = 40, kMostPhraseWords = 4;

bool one_line(std::string_view text) {
  return text::valid_utf8(text) && std::none_of(text.begin(), text.end(), [](char c) {
           return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
         });
}

std::string normal(std::string_view phrase) { return db::ValueIndex::normalised(phrase); }

std::string shown_value(const Value& value) {
  return text::shortened(text::repaired_utf8(display(value)), kLongestShownValue);
}

std::string column_evidence(const db::Column& column) {
  const db::ColumnStatistics& known = column.statistics;
  if (column.is_private || column.ignored || known.rows == 0) return {};
  std::vector<std::string> parts;
  for (const auto& [value, count] : known.frequent)
    parts.push_back(text::literal(shown_value(value)));
  if (!parts.empty())
    return fmt::format("{} different values, most often {}", known.distinct,
                       text::joined(parts, ", "));
  if (std::holds_alternative<std::monostate>(known.min)) return {};
  return fmt::format("{} to {}", shown_value(known.min), shown_value(known.max));
}

// Index of the table that the reply names, of those that it was asked about.
std::optional<size_t> table_in_reply(const db::Catalog& catalog, const std::vector<size_t>& tables,
                                     std::string_view name) {
  for (const size_t t : tables) {
    const db::Table& table = catalog.tables[t];
    if (text::equal_nocase(name, table.name) ||
        text::equal_nocase(name, table.schema + "." + table.name))
      return t;
  }
  return std::nullopt;
}

std::string object_of(const db::Catalog& catalog, const db::Table& table,
                      const db::Column* column = nullptr) {
  std::string path = text::quoted(table.schema) + "." + text::quoted(table.name);
  if (column != nullptr) path += "." + text::quoted(column->name);
  return db::object_name(catalog, path);
}

bool is_stored(const db::Snapshot& snapshot, size_t table, size_t column, std::string_view text) {
  for (const db::ValueHit& hit : snapshot.values.find(normal(text)))
    if (hit.table == table && hit.column == column && snapshot.values.original(hit) == text)
      return true;
  return false;
}

// Reads the parts of a reply, of which any may have any form.
class EnrichmentReader {
 public:
  EnrichmentReader(const db::Snapshot& snapshot, const std::vector<size_t>& tables, Share share,
                   Enrichment& out)
      : snapshot_(snapshot),
        catalog_(snapshot.catalog),
        tables_(tables),
        share_(share),
        out_(out) {}

  void table(const EnrichJson& item) {
    const auto t = table_in_reply(catalog_, tables_, text_at(item, "name"));
    if (!t || !seen_.insert({*t, -1}).second) return unknown();
    const db::Table& table = catalog_.tables[*t];
    db::Note note = begun(object_of(catalog_, table));
    words(item, note);
    for (std::string& question : texts_at(item, "questions"))
      if (note.questions.size() < db::kMostNotedQuestions && one_line(question) &&
          question.size() <= db::kLongestNotedQuestion)
        note.questions.push_back(std::move(question));
    out_.notes.push_back(std::move(note));
    for (const EnrichJson& part : list_at(item, "columns")) column(*t, part);
  }

 private:
  void unknown() { ++out_.unknown; }

  static db::Note begun(std::string object) {
    db::Note note;
    note.object = std::move(object);
    note.source = "model";
    return note;
  }

  static std::string text_at(const EnrichJson& item, const char* key) {
    if (!item.is_object() || !item.contains(key) || !item[key].is_string()) return {};
    return std::string(text::trimmed(item[key].get_ref<const std::string&>()));
  }
  static std::vector<EnrichJson> list_at(const EnrichJson& item, const char* key) {
    if (!item.is_object() || !item.contains(key) || !item[key].is_array()) return {};
    return {item[key].begin(), item[key].end()};
  }
  static std::vector<std::string> texts_at(const EnrichJson& item, const char* key) {
    std::vector<std::string> out;
    for (const EnrichJson& one : list_at(item, key))
      if (one.is_string()) {
        std::string text(text::trimmed(one.get_ref<const std::string&>()));
        if (!text.empty()) out.push_back(std::move(text));
      }
    return out;
  }

  static void words(const EnrichJson& item, db::Note& note) {
    const std::string description = text_at(item, "description");
    if (one_line(description)) note.description = text::shortened(description, kLongest);
    for (std::string& word : texts_at(item, "synonyms"))
      if (note.synonyms.size() < db::kMostSynonyms) note.synonyms.push_back(std::move(word));
  }

  void column(size_t t, const EnrichJson& item) {
    const db::Table& table = catalog_.tables[t];
    const db::Column* found = table.find(text_at(item, "name"));
    if (found == nullptr) return unknown();
    const std::ptrdiff_t at = found - table.columns.data();
    if (!seen_.insert({t, at}).second) return unknown();
    db::Note note = begun(object_of(catalog_, table, found));
    words(item, note);
    size_t names = 0;
    for (const EnrichJson& value : list_at(item, "values")) {
      const std::string stored = text_at(value, "stored");
      if (found->is_private || share_ < Share::kValues ||
          !is_stored(snapshot_, t, static_cast<size_t>(at), stored)) {
        unknown();
        continue;
      }
      std::vector<std::string> others = texts_at(value, "names");
      names += others.size();
      if (names > db::kMostValueNames) break;
      note.values.emplace_back(stored, std::move(others));
    }
    out_.notes.push_back(std::move(note));
  }

  static constexpr size_t kLongest = 300;  // bytes of a description

  const db::Snapshot& snapshot_;
  const db::Catalog& catalog_;
  const std::vector<size_t>& tables_;
  Share share_;
  Enrichment& out_;
  std::set<std::pair<size_t, std::ptrdiff_t>> seen_;  // table and column, -1: the table itself
};

// Which words are free to stand for something new.
class Vocabulary {
 public:
  Vocabulary(const db::Snapshot& snapshot, const std::vector<db::Note>& notes)
      : snapshot_(snapshot) {
    for (const db::Table& table : snapshot.catalog.tables) {
      const std::string noun = noun_words(table.name);
      for (const std::string& form : {noun, singular(noun), plural(noun)})
        names_.insert(normal(form));
      for (const db::Column& column : table.columns) {
        names_.insert(normal(noun_words(column.name)));
        names_.insert(normal(column.name));
      }
    }
    for (const db::NotedName& name : snapshot.catalog.noted)
      noted_.emplace(normal(name.phrase), name.object);
    for (const db::Note& note : notes)
      each_phrase(note, [&](const std::string& phrase, const std::string& place) {
        meant_[normal(phrase)].insert(place);
      });
  }

  bool misleads(const db::Note& note, const std::string& phrase) const {
    const std::string key = normal(phrase);
    if (!one_line(phrase) || phrase.size() > db::kLongestPhrase || key.empty() || !wordlike(key) ||
        db::is_question_word(key) || names_.contains(key) || snapshot_.values.find(key).size() > 0)
      return true;
    const auto [from, to] = noted_.equal_range(key);
    if (std::any_of(from, to,
                    [&](const auto& one) { return !text::equal_nocase(one.second, note.object); }))
      return true;
    const auto meant = meant_.find(key);
    return meant != meant_.end() && meant->second.size() > 1;
  }

 private:
  // Columns of one name in several tables may share a word: the question tells the table.
  template <class Take>
  static void each_phrase(const db::Note& note, const Take& take) {
    const size_t dot = note.object.rfind('.');
    const std::string column = dot == note.object.npos ? "" : text::lower(note.object.substr(dot));
    const bool table = note.values.empty() && dot == note.object.npos;
    for (const std::string& phrase : note.synonyms) take(phrase, table ? note.object : column);
    for (const auto& [stored, names] : note.values)
      for (const std::string& name : names) take(name, column + "=" + stored);
  }

  static bool wordlike(const std::string& key) {
    static constexpr std::string_view kVague[] = {
        "data", "record",      "records", "row",    "rows",  "item",   "items", "entry", "entries",
        "info", "information", "thing",   "things", "value", "values", "field", "table", "object"};
    const bool letter = std::any_of(key.begin(), key.end(), [](char c) {
      return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
    });
    return letter &&
           std::count(key.begin(), key.end(), ' ') <
               static_cast<std::ptrdiff_t>(kMostPhraseWords) &&
           !text::is_one_of(key, kVague);
  }

  const db::Snapshot& snapshot_;
  std::set<std::string> names_;                         // of tables and columns
  std::multimap<std::string, std::string> noted_;       // phrase, object of its note
  std::map<std::string, std::set<std::string>> meant_;  // phrase, what the notes give it to
};

bool says_nothing(const db::Note& note) {
  return note.description.empty() && note.synonyms.empty() && note.values.empty() &&
         note.questions.empty();
}

Result<EnrichJson> list_of(std::string_view reply, const char* key) {
  EnrichJson object = parsed_json(object_in(reply));
  if (!object.is_object() || !object.contains(key) || !object[key].is_array())
    return Error{Code::kModelError, fmt::format("the reply has no list \"{}\"", key)};
  return std::move(object[key]);
}

}  // namespace

std::vector<std::vector<size_t>> enrichment_groups(const db::Catalog& catalog,
                                                   const std::vector<size_t>& tables) {
  std::vector<std::vector<size_t>> out;
  size_t columns = 0;
  for (const size_t t : tables) {
    const size_t more = catalog.tables[t].columns.size();
    if (out.empty() || out.back().size() == kMostTablesAsked ||
        columns + more > kMostColumnsAsked) {
      out.emplace_back();
      columns = 0;
    }
    out.back().push_back(t);
    columns += more;
  }
  return out;
}

std::string evidence_text(const db::Catalog& catalog, const std::vector<size_t>& tables,
                          Share share) {
  if (share < Share::kValues) return {};
  std::string out;
  const auto add = [&](std::string line) {
    if (out.size() + line.size() < kMostEvidence) out += (out.empty() ? "" : "\n") + line;
  };
  for (const size_t t : tables) {
    const db::Table& table = catalog.tables[t];
    if (table.row_count >= 0) add(fmt::format("{}: {} rows", table.name, table.row_count));
    for (const db::Column& column : table.columns)
      if (std::string known = column_evidence(column); !known.empty())
        add(fmt::format("{}.{}: {}", table.name, column.name, known));
  }
  return out;
}

Status read_enrichment(std::string_view reply, const db::Snapshot& snapshot,
                       const std::vector<size_t>& tables, Share share, Enrichment& out) {
  const auto list = list_of(reply, "tables");
  if (!list) return list.error();
  EnrichmentReader reader(snapshot, tables, share, out);
  for (const EnrichJson& item : *list) reader.table(item);
  return Done{};
}

void drop_misleading(const db::Snapshot& snapshot, Enrichment& enrichment) {
  const Vocabulary vocabulary(snapshot, enrichment.notes);
  for (db::Note& note : enrichment.notes) {
    const auto clean = [&](std::vector<std::string>& phrases) {
      enrichment.misleading += std::erase_if(
          phrases, [&](const std::string& phrase) { return vocabulary.misleads(note, phrase); });
    };
    clean(note.synonyms);
    for (auto& [stored, names] : note.values) clean(names);
    std::erase_if(note.values, [](const auto& value) { return value.second.empty(); });
  }
  std::erase_if(enrichment.notes, says_nothing);
}

Result<std::vector<db::Note>> read_suggestions(std::string_view reply, const db::Snapshot& snapshot,
                                               const std::vector<UnknownWord>& words, Share share) {
  const auto list = list_of(reply, "words");
  if (!list) return list.error();
  const db::Catalog& catalog = snapshot.catalog;
  std::vector<size_t> all(catalog.tables.size());
  for (size_t t = 0; t < all.size(); ++t) all[t] = t;
  std::vector<db::Note> out(words.size());
  const auto text_at = [](const EnrichJson& item, const char* key) {
    const bool text = item.is_object() && item.contains(key) && item[key].is_string();
    return text ? std::string(text::trimmed(item[key].get_ref<const std::string&>())) : "";
  };
  for (const EnrichJson& item : *list) {
    const std::string word = text::lower(text_at(item, "word")), column = text_at(item, "column"),
                      value = text_at(item, "value");
    const auto about = std::find_if(words.begin(), words.end(),
                                    [&](const UnknownWord& one) { return one.word == word; });
    const auto t = table_in_reply(catalog, all, text_at(item, "table"));
    if (about == words.end() || !t) continue;
    const db::Table& table = catalog.tables[*t];
    const db::Column* found = column.empty() ? nullptr : table.find(column);
    if (!column.empty() && found == nullptr) continue;
    const bool named = !value.empty();
    if (named &&
        (found == nullptr || found->is_private || share < Share::kValues ||
         !is_stored(snapshot, *t, static_cast<size_t>(found - table.columns.data()), value)))
      continue;
    Enrichment one;
    one.notes.emplace_back();
    db::Note& note = one.notes.back();
    note.object = object_of(catalog, table, found);
    if (named)
      note.values.push_back({value, {word}});
    else
      note.synonyms.push_back(word);
    drop_misleading(snapshot, one);
    if (!one.notes.empty())
      out[static_cast<size_t>(about - words.begin())] = std::move(one.notes.front());
  }
  return out;
}

}  // namespace ask::reason
