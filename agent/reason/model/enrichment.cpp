#include "agent/reason/model/enrichment.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "agent/common/contains.h"
#include "agent/common/json_text.h"
#include "agent/common/number.h"
#include "agent/common/one_line.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/engine.h"
#include "agent/engine/explain/free_names.h"
#include "agent/reason/model/facts_prompt.h"
#include "agent/reason/model/replies.h"
#include "agent/reason/wording.h"

namespace ask::reason {
namespace {

using EnrichJson = nlohmann::ordered_json;

constexpr size_t kMostTablesAsked = 20, kMostColumnsAsked = 60;  // of one request
constexpr size_t kMostEvidence = 24'000;                         // bytes of one request
constexpr size_t kLongestShownValue = 40, kMostPhraseWords = 4;
constexpr int64_t kMostCodes = 30;  // different values of a column that are shown

bool one_line(std::string_view text) {
  return text::valid_utf8(text) && std::none_of(text.begin(), text.end(), [](char c) {
           return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
         });
}

std::string normal(std::string_view phrase) { return db::ValueIndex::normalised(phrase); }

std::string shown_value(const Value& value) {
  return text::shortened(text::repaired_utf8(display(value)), kLongestShownValue);
}

// Whole numbers with few distinct values in many rows.
bool is_code(const db::Column& column) {
  const db::ColumnStatistics& known = column.statistics;
  return column.affinity == db::Affinity::kInteger && known.distinct <= kMostCodes &&
         known.distinct * 2 <= known.rows;
}

std::string column_evidence(const db::Column& column, Share share) {
  const db::ColumnStatistics& known = column.statistics;
  if (column.is_private || column.ignored || known.rows == 0) return {};
  if (is_code(column) && !std::holds_alternative<std::monostate>(known.min))
    return fmt::format("{} different values, {} to {}", known.distinct, shown_value(known.min),
                       shown_value(known.max));
  std::vector<std::string> parts;  // values that rows share are codes or states, others are data
  if (known.distinct <= kMostCodes && known.distinct * 2 <= known.rows)
    for (const auto& [value, count] : known.frequent)
      parts.push_back(text::literal(shown_value(value)));
  if (!parts.empty())
    return fmt::format("{} different values, most often {}", known.distinct,
                       text::joined(parts, ", "));
  if (column.affinity == db::Affinity::kText && column.kind == db::DataKind::kText) return {};
  if (std::holds_alternative<std::monostate>(known.min)) return {};
  // The least and the greatest number of members or telephones are those of two rows: how they look
  // is enough.
  constexpr size_t kShortNumber = 4;
  const bool counted = column.kind == db::DataKind::kInteger && column.primary_key == 0;
  const bool alone = known.distinct == known.rows - known.nulls;
  if (counted && alone && share < Share::kResults && display(known.max).size() > kShortNumber)
    return fmt::format("{} to {}", masked(shown_value(known.min)), masked(shown_value(known.max)));
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
  const db::Column& known = snapshot.catalog.tables[table].columns[column];
  if (is_code(known)) {
    const auto* least = std::get_if<int64_t>(&known.statistics.min);
    const auto* most = std::get_if<int64_t>(&known.statistics.max);
    const auto number = text::number<int64_t>(text);
    return number && least != nullptr && most != nullptr && *number >= *least && *number <= *most;
  }
  for (const db::ValueHit& hit : snapshot.values.find(normal(text)))
    if (hit.table == table && hit.column == column && snapshot.values.original(hit) == text)
      return true;
  return false;
}

std::string text_at(const EnrichJson& item, const char* key) {
  if (!item.is_object() || !item.contains(key) || !item[key].is_string()) return {};
  return std::string(text::trimmed(item[key].get_ref<const std::string&>()));
}

// Reads the parts of a reply; any of them may have any form.
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
    for (std::string& question : texts_at(item, "questions")) {
      const bool again = contains(note.questions, question);
      if (!again && note.questions.size() < db::kMostNotedQuestions && one_line(question) &&
          question.size() <= db::kLongestNotedQuestion)
        note.questions.push_back(std::move(question));
    }
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

  void words(const EnrichJson& item, db::Note& note) {
    note.description = text::shortened(text::one_line(text_at(item, "description")), kLongest);
    for (std::string& word : texts_at(item, "synonyms")) {
      if (note.synonyms.size() < db::kMostSynonyms)
        note.synonyms.push_back(std::move(word));
      else
        ++out_.excess;
    }
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
      const auto same = [&](const auto& one) { return one.first == stored; };
      auto at_stored = std::find_if(note.values.begin(), note.values.end(), same);
      if (at_stored == note.values.end())
        at_stored = note.values.insert(note.values.end(), {stored, {}});
      for (std::string& name : texts_at(value, "names")) {
        if (++names <= db::kMostValueNames)
          at_stored->second.push_back(std::move(name));
        else
          ++out_.excess;
      }
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

// Letters, digits, blanks, hyphens and apostrophes; no format characters of Unicode.
bool plain_phrase(std::string_view phrase) {
  if (!text::valid_utf8(phrase) || phrase.empty() || phrase.size() > db::kLongestPhrase)
    return false;
  for (size_t i = 0; i < phrase.size(); ++i) {
    const auto c = static_cast<unsigned char>(phrase[i]);
    const auto next = i + 1 < phrase.size() ? static_cast<unsigned char>(phrase[i + 1]) : 0U;
    const bool letter = (c | 0x20U) >= 'a' && (c | 0x20U) <= 'z';
    const bool plain = letter || (c >= '0' && c <= '9') || c == ' ' || c == '-' || c == '\'';
    // U+00AD, U+2000-U+2FFF, U+FE00 and above, and what is beyond 16 bits.
    const bool odd = (c == 0xC2 && next < 0xC0) || c == 0xE2 || c == 0xEF || c >= 0xF0;
    if ((c < 0x80 && !plain) || odd) return false;
  }
  return true;
}

// Which words have no meaning yet. Compares as the engine does, by base forms.
class Vocabulary {
 public:
  // Without the names that the notes are going to replace.
  Vocabulary(const db::Snapshot& snapshot, const std::vector<db::Note>& notes)
      : snapshot_(without_names_of(snapshot, notes)), schema_(cache_.get(snapshot_)) {
    const db::Catalog& catalog = snapshot_.catalog;
    for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
      const db::Table& table = catalog.tables[t];
      add_name(table.name);
      things_[object_of(catalog, table)] = {t, -1, ""};
      for (uint32_t c = 0; c < table.columns.size(); ++c) {
        add_name(table.columns[c].name);
        things_[object_of(catalog, table, &table.columns[c])] = {t, c, ""};
      }
    }
    for (const db::NotedName& name : catalog.noted) names_.insert(engine::base_form(name.phrase));
  }

  // From then on a phrase that two of the notes give to different things misleads.
  void compare(const std::vector<db::Note>& notes) {
    for (const db::Note& note : notes)
      each_phrase(note, [&](const std::string& phrase, const std::string& place) {
        meant_[engine::base_form(phrase)].insert(place);
      });
  }

  bool misleads(const db::Note& note, const std::string& phrase, std::string_view stored) {
    const std::string key = engine::base_form(phrase);
    if (!plain_phrase(phrase) || !wordlike(key) || names_.contains(key) ||
        !snapshot_.values.find(normal(phrase)).empty() || meant_[key].size() > 1)
      return true;
    engine::NamedThing own = things_[note.object];
    own.stored = stored;
    const engine::Interpretation read(phrase, snapshot_, schema_);
    return !engine::is_free_name(read, own);
  }

 private:
  void add_name(const std::string& name) {
    names_.insert(engine::base_form(name));
    names_.insert(engine::base_form(noun_words(name)));
  }

  // Columns of one name in several tables may share a word: the question names the table.
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
        "data",  "record", "row",   "item",   "entry",  "info",   "information", "thing",
        "value", "field",  "table", "object", "number", "amount", "year",        "name"};
    const bool letter = std::any_of(key.begin(), key.end(), [](char c) {
      return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
    });
    const auto blanks = static_cast<size_t>(std::count(key.begin(), key.end(), ' '));
    return letter && blanks < kMostPhraseWords && !text::is_one_of(key, kVague);
  }

  db::Snapshot snapshot_;
  engine::EngineCache cache_;
  std::shared_ptr<const engine::EngineSchema> schema_;
  std::map<std::string, engine::NamedThing, std::less<>> things_;  // by object
  std::set<std::string> names_;  // of tables and columns, and of notes about other things
  std::map<std::string, std::set<std::string>> meant_;  // what the notes give a phrase to
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

db::Snapshot without_names_of(const db::Snapshot& snapshot, const std::vector<db::Note>& notes) {
  db::Snapshot out = snapshot;
  std::erase_if(out.catalog.noted, [&](const db::NotedName& name) {
    return std::any_of(notes.begin(), notes.end(), [&](const db::Note& note) {
      return text::equal_nocase(note.object, name.object);
    });
  });
  out.catalog.notes += "-";  // another catalog to the engine
  return out;
}

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
      if (std::string known = column_evidence(column, share); !known.empty())
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
  Vocabulary vocabulary(snapshot, enrichment.notes);
  vocabulary.compare(enrichment.notes);
  for (db::Note& note : enrichment.notes) {
    const auto clean = [&](std::vector<std::string>& phrases, std::string_view stored) {
      std::set<std::string> seen;
      std::erase_if(phrases, [&](const std::string& phrase) {
        return !seen.insert(engine::base_form(phrase)).second;
      });
      enrichment.misleading += std::erase_if(phrases, [&](const std::string& phrase) {
        return vocabulary.misleads(note, phrase, stored);
      });
    };
    clean(note.synonyms, "");
    for (auto& [stored, names] : note.values) clean(names, stored);
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
  std::vector<db::Note> out(words.size()), proposed;
  std::vector<size_t> of_word;  // of each that is proposed
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
    db::Note& note = proposed.emplace_back();
    of_word.push_back(static_cast<size_t>(about - words.begin()));
    note.object = object_of(catalog, table, found);
    if (named)
      note.values.push_back({value, {word}});
    else
      note.synonyms.push_back(word);
  }
  Vocabulary vocabulary(snapshot, proposed);
  for (size_t i = 0; i < proposed.size(); ++i) {
    const db::Note& note = proposed[i];
    const std::string_view stored =
        note.values.empty() ? "" : std::string_view(note.values[0].first);
    if (!vocabulary.misleads(note, words[of_word[i]].word, stored)) out[of_word[i]] = note;
  }
  return out;
}

}  // namespace ask::reason
