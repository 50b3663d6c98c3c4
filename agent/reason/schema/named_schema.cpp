#include "agent/reason/schema/named_schema.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/db/schema/note.h"
#include "agent/engine/link/linker.h"
#include "agent/engine/text/tokenizer.h"
#include "agent/reason/schema/schema_answer.h"
#include "agent/reason/unquoted_word.h"
#include "agent/reason/wording.h"

namespace ask::reason {
namespace {

using engine::Mention;
using engine::MentionKind;
using engine::Token;
using text::is_one_of;

constexpr float kOtherMeaning = 0.9F;  // score of a mention
constexpr std::string_view kMarks = "?!.,;";
// Words around a name that follows an earlier question: "and what about the archive?"
constexpr std::string_view kOpeners[] = {
    "and", "what", "about", "how",  "now", "the", "but",      "also", "ok",   "then",  "in",
    "of",  "from", "only",  "same", "for", "our", "database", "or",   "just", "please"};

// Words that questions are made of, besides those of is_question_word().
constexpr std::string_view kOrdinary[] = {"for",   "from", "to",   "on",    "at",   "than", "over",
                                          "there", "many", "much", "last",  "this", "year", "date",
                                          "first", "new",  "old",  "total", "month"};

std::vector<std::string> schemas_of(const db::Catalog& catalog) {
  std::vector<std::string> out;
  for (const db::Table& table : catalog.tables)
    if (table.schema != "temp" && !contains(out, table.schema)) out.push_back(table.schema);
  return out;
}

class SchemaNames {
 public:
  SchemaNames(const std::string& question, const db::Snapshot& snapshot,
              const engine::SchemaIndex& index)
      : question_(question),
        catalog_(snapshot.catalog),
        schemas_(schemas_of(snapshot.catalog)),
        lattice_(engine::link(question, snapshot, index)),
        tokens_(lattice_.tokens) {}

  std::optional<NamedSchemas> found(bool follows) {
    for (size_t i = 0; i < tokens_.size(); ++i)
      for (const std::string& schema : schemas_)
        if (!tokens_[i].quoted && !tokens_[i].punctuation) named_at(i, schema);
    const bool placed = !spans_.empty();
    for (size_t i = 0; i < tokens_.size() && (placed || follows); ++i)
      for (const std::string& schema : schemas_) named_beside(i, schema, placed);
    if (all_of_them()) return NamedSchemas{schemas_, ""};
    if (spans_.empty()) return std::nullopt;
    NamedSchemas out;
    for (const Span& span : spans_) add_once(out.schemas, *span.schema);
    out.alone = says_nothing_else();
    if (!placed && !(out.alone && out.schemas.size() == 1)) return std::nullopt;
    if (out.schemas.size() == 1) out.absent = absent_from(out.schemas[0]);
    if (out.schemas.size() == 1 || stand_side_by_side()) out.question = without_names();
    return out;
  }

  std::string unknown() const {
    for (const Token& token : tokens_) {
      const size_t dot = token.text.find('.');
      if (token.quoted || dot == 0 || dot == std::string::npos) continue;
      const std::string name = token.text.substr(0, dot), table = token.text.substr(dot + 1);
      for (const std::string& schema : schemas_) {
        const auto at = static_cast<size_t>(&token - tokens_.data());
        if (!text::equal_nocase(name, schema) || table.empty() || table_called(schema, table) ||
            means_something_else(at, at + 1))
          continue;
        return no_such_table(schema, table);
      }
      if (is_table(table) && !is_table(name) && catalog_.find("", token.text) == nullptr &&
          std::none_of(schemas_.begin(), schemas_.end(),
                       [&](const std::string& schema) { return text::equal_nocase(name, schema); }))
        return fmt::format("cannot answer: there is no database \"{}\"; there are {}",
                           shown_name(name), text::joined(shown_schemas(), ", "));
    }
    return "";
  }

 private:
  // Tokens that name a database, and the name that takes their place.
  struct Span {
    size_t from, to;
    const std::string* schema;
    std::string instead;
  };

  std::string_view word(size_t i) const { return unquoted_word(tokens_, i); }

  // The end of the name of the schema at `i`, or `i`.
  size_t name_end(size_t i, const std::string& schema) const {
    std::string plain = schema;
    std::replace(plain.begin(), plain.end(), '_', ' ');
    const std::vector<Token> name = engine::tokenize(plain);
    for (size_t k = 0; k < name.size(); ++k)
      if (word(i + k) != name[k].folded) return i;
    return means_something_else(i, i + name.size()) ? i : i + name.size();
  }

  void named_at(size_t i, const std::string& schema) {
    if (std::string name = qualified_at(i, schema); !name.empty())
      return take(i, i + 1, schema, std::move(name));
    const size_t end = name_end(i, schema);
    if (end == i) return;
    const bool labelled = is_one_of(word(end), {"database", "schema", "db"});
    if (is_ordinary(i, end) && !labelled) return;
    if (word(end) == "'s") return take(i, end + 1, schema, "");
    // "archive suppliers"; "the main suppliers" are others
    const auto rows_at = [&](const std::string& one) { return table_at(end, one) != nullptr; };
    if (schema != "main" && std::any_of(schemas_.begin(), schemas_.end(), rows_at))
      return take(i, end, schema, "");
    size_t begin = i, after = end;
    if (labelled) ++after;
    while (begin > 0 && is_one_of(word(begin - 1), {"the", "our", "my", "database", "schema"}))
      --begin;
    // "how many suppliers does the archive have"
    if (begin > 0 && is_one_of(word(begin - 1), {"does", "do", "did"}) &&
        is_one_of(word(after), {"have", "hold", "contain"}))
      return take(begin - 1, after + 1, schema, "are there");
    const bool placed =
        begin > 0 && (is_one_of(word(begin - 1), {"in", "of", "from", "within", "inside"}) ||
                      (schema != "main" && is_one_of(word(begin - 1), {"at", "for"})));
    if (!placed || (schema == "main" && begin != i && !labelled)) return;
    take(begin - 1, after, schema, "");
  }

  // A name without "in" before it: beside one that is placed ("in main and archive", "in main
  // compared with archive"), or alone ("and the archive?").
  void named_beside(size_t i, const std::string& schema, bool placed) {
    const size_t end = name_end(i, schema);
    if (end == i || taken(i, end) || is_ordinary(i, end)) return;
    const bool joined =
        i > 0 && (is_one_of(word(i - 1), {"and", "or", "versus", "vs", "with", "than", "to", "not",
                                          "against", "plus", "minus", "without", "but"}) ||
                  tokens_[i - 1].punctuation);
    if (placed && schema == "main" && !joined) return;
    take(i, end, schema, "");
  }

  bool taken(size_t from, size_t to) const {
    return std::any_of(spans_.begin(), spans_.end(),
                       [&](const Span& span) { return span.from < to && span.to > from; });
  }

  // "in both databases", "over all our databases"
  bool all_of_them() const {
    for (size_t i = 1; i < tokens_.size(); ++i) {
      if (!is_one_of(word(i), {"databases", "schemas", "schemata"}) ||
          means_something_else(i, i + 1))
        continue;
      for (size_t k = i; k-- > (i > 3 ? i - 3 : 0);)
        if (is_one_of(word(k), {"both", "all", "every", "each", "two", "across"})) return true;
    }
    return false;
  }

  bool says_nothing_else() const {
    for (size_t i = 0; i < tokens_.size(); ++i)
      if (!tokens_[i].punctuation && !taken(i, i + 1) && !is_one_of(word(i), kOpeners))
        return false;
    return std::all_of(spans_.begin(), spans_.end(),
                       [](const Span& span) { return span.instead.empty(); });
  }

  // "in main and in archive", "in main compared with archive": then they are one span.
  bool stand_side_by_side() {
    sort_spans();
    for (size_t k = 0; k < spans_.size(); ++k) {
      if (!spans_[k].instead.empty()) return false;
      for (size_t i = spans_[k].to; k + 1 < spans_.size() && i < spans_[k + 1].from; ++i)
        if (!tokens_[i].punctuation &&
            !is_one_of(word(i), {"and", "with", "versus", "vs", "compared", "to", "also", "as"}))
          return false;
    }
    spans_ = {{spans_.front().from, spans_.back().to, spans_.front().schema, ""}};
    return true;
  }

  void sort_spans() {
    std::sort(spans_.begin(), spans_.end(),
              [](const Span& a, const Span& b) { return a.from < b.from; });
  }

  const db::Table* table_called(const std::string& schema, std::string_view name) const {
    return catalog_.find(schema, name);
  }

  // "archive.suppliers" and "archive.suppliers.city": the name without the database ("suppliers",
  // "supplier city"), or "".
  std::string qualified_at(size_t i, const std::string& schema) const {
    const std::string& whole = tokens_[i].text;
    if (whole.size() < schema.size() + 2 || whole[schema.size()] != '.' ||
        !text::equal_nocase(whole.substr(0, schema.size()), schema))
      return "";
    const std::string name = whole.substr(schema.size() + 1);
    if (const db::Table* table = table_called(schema, name)) return table->name;
    const size_t dot = name.find('.');
    const db::Table* table = dot == name.npos ? nullptr : table_called(schema, name.substr(0, dot));
    const db::Column* column = table != nullptr ? table->find(name.substr(dot + 1)) : nullptr;
    return column == nullptr ? ""
                             : singular(noun_words(table->name)) + " " + noun_words(column->name);
  }

  bool is_table(std::string_view name) const {
    return std::any_of(catalog_.tables.begin(), catalog_.tables.end(), [&](const db::Table& table) {
      return text::equal_nocase(table.name, name);
    });
  }

  std::vector<std::string> shown_schemas() const {
    std::vector<std::string> out;
    for (const std::string& schema : schemas_) out.push_back(shown_name(schema));
    return out;
  }

  // True if the words at `i` are the noun, in either number.
  bool noun_at(size_t i, const std::string& noun) const {
    for (const std::string& form : {plural(noun), singular(noun), noun}) {
      const std::vector<std::string> words = text::split(form, ' ');
      size_t matched = 0;
      while (matched < words.size() && word(i + matched) == words[matched]) ++matched;
      if (matched == words.size() && matched > 0) return true;
    }
    return false;
  }

  const db::Table* table_at(size_t i, const std::string& schema) const {
    for (const db::Table& table : catalog_.tables)
      if (table.schema == schema && i < tokens_.size() && noun_at(i, noun_words(table.name)))
        return &table;
    return nullptr;
  }

  // True if the words at `i` name a column of the database.
  bool column_at(size_t i, const std::string& schema) const {
    return std::any_of(catalog_.tables.begin(), catalog_.tables.end(), [&](const db::Table& table) {
      return table.schema == schema &&
             std::any_of(table.columns.begin(), table.columns.end(), [&](const db::Column& column) {
               return noun_at(i, noun_words(column.name));
             });
    });
  }

  // Why the database does not answer, if the question names tables of others only.
  std::string absent_from(const std::string& schema) const {
    for (size_t i = 0; i < tokens_.size(); ++i)
      if (!taken(i, i + 1) && table_at(i, schema) != nullptr) return "";
    for (size_t i = 0; i < tokens_.size(); ++i)
      for (const std::string& other : schemas_) {
        const db::Table* table = other == schema || taken(i, i + 1) ? nullptr : table_at(i, other);
        if (table == nullptr || column_at(i, schema)) continue;
        return fmt::format("{}; {} is in {}: ask about that, as in \"... in {}\"",
                           no_such_table(schema, table->name), shown_name(table->name),
                           shown_name(other), shown_name(other));
      }
    return "";
  }

  bool means_something_else(size_t from, size_t to) const {
    return std::any_of(lattice_.mentions.begin(), lattice_.mentions.end(), [&](const Mention& m) {
      const bool names = m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn;
      const bool stored = m.kind == MentionKind::kValue && m.found;
      return m.begin < to && m.end > from && (stored || (names && m.score >= kOtherMeaning));
    });
  }

  // A database called "2024" or "by" is meant only where the question says "database".
  bool is_ordinary(size_t from, size_t to) const {
    return to == from + 1 &&
           (word(from).find_first_not_of("0123456789-") == std::string_view::npos ||
            db::is_question_word(word(from)) || is_one_of(word(from), kOrdinary));
  }

  void take(size_t from, size_t to, const std::string& schema, std::string instead) {
    if (!taken(from, to)) spans_.push_back({from, to, &schema, std::move(instead)});
  }

  // Cuts the spans out, or puts their names in their place.
  std::string without_names() {
    sort_spans();
    std::string out;
    const auto add = [&](std::string_view part) {
      part = text::trimmed(part);
      if (part.empty()) return;
      if (!out.empty() && kMarks.find(part[0]) == kMarks.npos) out += ' ';
      out += part;
    };
    size_t at = 0;
    for (const Span& span : spans_) {
      add(std::string_view(question_).substr(at, tokens_[span.from].begin - at));
      add(span.instead);
      at = tokens_[span.to - 1].end;
    }
    add(std::string_view(question_).substr(at));
    return out;
  }

  std::string no_such_table(const std::string& schema, std::string_view table) const {
    constexpr size_t kMostListed = 5;
    std::vector<std::string> names;
    for (const db::Table& one : catalog_.tables)
      if (one.schema == schema) names.push_back(shown_name(one.name));
    const size_t more = names.size() > kMostListed ? names.size() - kMostListed : 0;
    names.resize(names.size() - more);
    return fmt::format("cannot answer: there is no table \"{}\" in the database {}; it has {}{}",
                       shown_name(table), shown_name(schema), text::joined(names, ", "),
                       more > 0 ? fmt::format(" and {} more", more) : "");
  }

  const std::string& question_;
  const db::Catalog& catalog_;
  const std::vector<std::string> schemas_;
  const engine::Lattice lattice_;
  const std::vector<Token>& tokens_;
  std::vector<Span> spans_;
};

}  // namespace

bool has_several_schemas(const db::Catalog& catalog) {
  return std::any_of(catalog.tables.begin(), catalog.tables.end(), [&](const db::Table& table) {
    return table.schema != catalog.tables[0].schema;
  });
}

std::optional<NamedSchemas> named_schemas(std::string_view question, const db::Snapshot& snapshot,
                                          const engine::SchemaIndex& index, bool follows) {
  if (!has_several_schemas(snapshot.catalog)) return std::nullopt;
  const std::string text = text::repaired_utf8(question);
  return SchemaNames(text, snapshot, index).found(follows);
}

std::string unknown_in_schema(std::string_view question, const db::Snapshot& snapshot,
                              const engine::SchemaIndex& index) {
  const std::string text = text::repaired_utf8(question);
  return SchemaNames(text, snapshot, index).unknown();
}

std::string in_schema(std::string_view question, std::string_view schema) {
  std::string_view body = text::trimmed(question);
  size_t end = body.size();
  while (end > 0 && kMarks.find(body[end - 1]) != kMarks.npos) --end;
  std::string name(schema);
  std::replace(name.begin(), name.end(), '_', ' ');
  return fmt::format("{} in {}{}", body.substr(0, end), name, body.substr(end));
}

}  // namespace ask::reason
