#include "agent/examples/masked.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <vector>

#include "agent/common/text.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/text/tokenizer.h"
#include "agent/examples/question_template.h"
#include "agent/sql/keywords.h"
#include "agent/sql/lex.h"

namespace ask::examples {
namespace {

constexpr float kPlainWord = 0.7F;  // "of", "how": see engine/link/linker.h
constexpr std::string_view kOmitted = "…";

// In lower case, with the parts of compound names: order_items, order, items.
std::set<std::string> names_of_schema(const db::Catalog& catalog, bool with_parts) {
  std::set<std::string> out;
  const auto add = [&](const std::string& name) {
    out.insert(text::lower(name));
    if (!with_parts) return;
    for (const engine::Token& token : engine::tokenize(text::repaired_utf8(name)))
      out.insert(token.lemma);
    for (const std::string& part : text::split(text::lower(name), '_')) {
      for (const engine::Token& token : engine::tokenize(text::repaired_utf8(part)))
        out.insert(token.lemma);
    }
  };
  for (const db::Table& table : catalog.tables) {
    add(table.schema);
    add(table.name);
    for (const db::Column& column : table.columns) add(column.name);
  }
  return out;
}

bool is_function(const std::vector<sql::Token>& tokens, size_t at) {
  // A name that is called and that the SQL does not make itself: count(, but not WITH berlin(x).
  constexpr std::string_view kCalled[] = {
      "count",  "sum",      "avg",    "min",        "max",         "total",      "round",
      "abs",    "coalesce", "date",   "time",       "strftime",    "datetime",   "lower",
      "upper",  "length",   "iif",    "nullif",     "rank",        "lag",        "julianday",
      "ifnull", "lead",     "substr", "dense_rank", "ntile",       "row_number", "trim",
      "instr",  "replace",  "printf", "format",     "group_concat"};
  return at + 1 < tokens.size() && sql::is_symbol(tokens[at + 1], "(") &&
         std::any_of(std::begin(kCalled), std::end(kCalled), [&](std::string_view name) {
           return text::equal_nocase(tokens[at].text, name);
         });
}

}  // namespace

std::string masked_question(std::string_view taught, std::string_view asked,
                            const db::Catalog& catalog) {
  std::set<std::string> known = names_of_schema(catalog, true);
  for (const engine::Token& token : engine::tokenize(text::repaired_utf8(asked)))
    known.insert(token.lemma);
  std::string out;
  const auto add = [&](std::string_view word) {
    if (word == kOmitted && out.ends_with(kOmitted)) return;
    out += out.empty() ? "" : " ";
    out += word;
  };
  const auto parsed = question_template(taught);
  if (!parsed) return "";
  for (size_t i = 0; i < parsed->parts.size(); ++i) {
    for (const engine::Token& token : engine::tokenize(text::repaired_utf8(parsed->parts[i]))) {
      const bool plain = known.contains(token.lemma) || engine::filler(token.folded) >= kPlainWord;
      if (!token.punctuation) add(plain && !token.quoted ? std::string_view(token.text) : kOmitted);
    }
    if (i < parsed->slots.size()) add("{" + parsed->slots[i].name + "}");
  }
  return out;
}

std::string masked_sql(std::string_view sql, const db::Catalog& catalog) {
  const std::vector<sql::Token> tokens = sql::lex_any(sql);  // a slot is not SQL yet
  const std::set<std::string> known = names_of_schema(catalog, false);
  bool slot = false;
  std::vector<std::string> others;  // names of the statement itself
  std::string out;
  for (size_t i = 0; i < tokens.size(); ++i) {
    const sql::Token& token = tokens[i];
    if (token.kind == sql::TokenKind::kEnd) break;
    if (!out.empty() && !slot && token.text != "}") out += ' ';
    if (token.text == "{" || token.text == "}") slot = token.text == "{";
    const bool number =
        token.kind == sql::TokenKind::kInteger || token.kind == sql::TokenKind::kReal;
    const bool word = token.kind == sql::TokenKind::kWord;
    if (slot) {
      out += token.text;
    } else if (token.kind == sql::TokenKind::kString || token.kind == sql::TokenKind::kBlob) {
      out += "'...'";
    } else if (number) {
      out += "0";
    } else if (!word && token.kind != sql::TokenKind::kQuotedName) {
      out += token.text;
    } else if (const std::string name = text::lower(sql::text_of(token));
               known.contains(name) || (word && (sql::keyword(token.text) != sql::Keyword::kNone ||
                                                 is_function(tokens, i)))) {
      out += token.text;
    } else {
      auto at = std::find(others.begin(), others.end(), name);
      if (at == others.end()) at = others.insert(others.end(), name);
      out += fmt::format("n{}", at - others.begin() + 1);
    }
  }
  return out;
}

}  // namespace ask::examples
