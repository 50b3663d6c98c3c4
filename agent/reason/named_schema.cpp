#include "agent/reason/named_schema.h"

#include <algorithm>
#include <vector>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/link/linker.h"
#include "agent/engine/text/tokenizer.h"
#include "agent/reason/wording.h"

namespace ask::reason {
namespace {

using engine::Mention;
using engine::MentionKind;
using engine::Token;

constexpr float kOtherMeaning = 0.9F;  // score of a mention

class SchemaNames {
 public:
  SchemaNames(const std::string& question, const db::Snapshot& snapshot,
              const engine::SchemaIndex& index)
      : question_(question),
        catalog_(snapshot.catalog),
        lattice_(engine::link(question, snapshot, index)),
        tokens_(lattice_.tokens) {}

  std::optional<NamedSchema> found() {
    std::vector<std::string> schemas;
    for (const db::Table& table : catalog_.tables)
      if (table.schema != "temp" &&
          std::find(schemas.begin(), schemas.end(), table.schema) == schemas.end())
        schemas.push_back(table.schema);
    for (size_t i = 0; i < tokens_.size(); ++i)
      for (const std::string& schema : schemas)
        if (!tokens_[i].quoted && !tokens_[i].punctuation) named_at(i, schema);
    if (several_ || !out_) return std::nullopt;
    return std::move(out_);
  }

 private:
  std::string_view word(size_t i) const {
    return i < tokens_.size() && !tokens_[i].quoted ? std::string_view(tokens_[i].folded)
                                                    : std::string_view();
  }

  void named_at(size_t i, const std::string& schema) {
    const db::Table* qualified = qualified_at(i, schema);
    if (qualified != nullptr) return take(i, i + 1, schema, qualified->name);
    std::string plain = schema;
    std::replace(plain.begin(), plain.end(), '_', ' ');
    const std::vector<Token> name = engine::tokenize(plain);
    for (size_t k = 0; k < name.size(); ++k)
      if (word(i + k) != name[k].folded) return;
    const size_t end = i + name.size();
    if (name.empty() || means_something_else(i, end)) return;
    if (word(end) == "'s") return take(i, end + 1, schema, "");
    // "archive suppliers"; "the main suppliers" are others
    if (schema != "main" && table_at(end, schema)) return take(i, end, schema, "");
    size_t begin = i, behind = end;
    const bool said = text::is_one_of(word(end), {"database", "schema", "db"});
    if (said) ++behind;
    while (begin > 0 &&
           text::is_one_of(word(begin - 1), {"the", "our", "my", "database", "schema"}))
      --begin;
    const bool placed =
        begin > 0 && text::is_one_of(word(begin - 1), {"in", "of", "from", "within", "inside"});
    if (!placed || (schema == "main" && begin != i && !said)) return;
    take(begin - 1, behind, schema, "");
  }

  // "archive.suppliers", one token or three
  const db::Table* qualified_at(size_t i, const std::string& schema) const {
    for (const db::Table& table : catalog_.tables)
      if (text::equal_nocase(table.schema, schema) &&
          text::equal_nocase(tokens_[i].text, schema + "." + table.name))
        return &table;
    return nullptr;
  }

  bool table_at(size_t i, const std::string& schema) const {
    if (i >= tokens_.size()) return false;
    return std::any_of(catalog_.tables.begin(), catalog_.tables.end(), [&](const db::Table& table) {
      const std::string noun = noun_words(table.name);
      return table.schema == schema &&
             (word(i) == plural(noun) || word(i) == singular(noun) || word(i) == noun);
    });
  }

  bool means_something_else(size_t from, size_t to) const {
    return std::any_of(lattice_.mentions.begin(), lattice_.mentions.end(), [&](const Mention& m) {
      const bool names = m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn;
      const bool stored = m.kind == MentionKind::kValue && m.found;
      return m.begin < to && m.end > from && (stored || (names && m.score >= kOtherMeaning));
    });
  }

  // Cuts the tokens [from, to) out, or puts a name in their place.
  void take(size_t from, size_t to, const std::string& schema, const std::string& instead) {
    if (out_) {
      several_ = true;
      return;
    }
    const std::string head(text::trimmed(question_.substr(0, tokens_[from].begin)));
    const std::string tail(text::trimmed(question_.substr(tokens_[to - 1].end)));
    const bool mark = tail.empty() || std::string_view("?!.,;").find(tail[0]) != std::string::npos;
    out_ = NamedSchema{schema, head + (head.empty() || instead.empty() ? "" : " ") + instead};
    out_->question += (mark || out_->question.empty() ? "" : " ") + tail;
  }

  const std::string& question_;
  const db::Catalog& catalog_;
  const engine::Lattice lattice_;
  const std::vector<Token>& tokens_;
  std::optional<NamedSchema> out_;
  bool several_ = false;  // the question is about more than one
};

}  // namespace

bool has_several_schemas(const db::Catalog& catalog) {
  return std::any_of(catalog.tables.begin(), catalog.tables.end(), [&](const db::Table& table) {
    return table.schema != catalog.tables[0].schema;
  });
}

std::optional<NamedSchema> named_schema(std::string_view question, const db::Snapshot& snapshot,
                                        const engine::SchemaIndex& index) {
  if (!has_several_schemas(snapshot.catalog)) return std::nullopt;
  const std::string text = text::repaired_utf8(question);
  return SchemaNames(text, snapshot, index).found();
}

}  // namespace ask::reason
