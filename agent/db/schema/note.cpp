#include "agent/db/schema/note.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/db/schema/column_types.h"
#include "agent/db/schema/note_target.h"
#include "agent/db/schema/private_notes.h"
#include "agent/sql/parse.h"
#include "agent/sql/render.h"
#include "agent/sql/visit.h"

namespace ask::db {
namespace {

// An expression of a note: which columns it reads, and whether it is an aggregate.
struct Expression {
  std::string sql;  // as rendered from its tree
  std::vector<std::string> columns;
  bool aggregate = false, amount = false;
  bool rescaled = false;  // multiplied or divided by a number, as in amount_cents / 100.0
};

bool is_amount(const sql::Expr& expr, const Table& table) {
  if (const auto* binary = std::get_if<sql::Binary>(&expr.node))
    return binary->op == sql::BinaryOp::kAdd || binary->op == sql::BinaryOp::kSubtract ||
           binary->op == sql::BinaryOp::kMultiply || binary->op == sql::BinaryOp::kDivide;
  if (const auto* column = std::get_if<sql::ColumnRef>(&expr.node)) {
    const Column* found = table.find(column->column);
    return found != nullptr &&
           (found->affinity == Affinity::kInteger || found->affinity == Affinity::kReal ||
            found->affinity == Affinity::kNumeric);
  }
  if (const auto* unary = std::get_if<sql::Unary>(&expr.node))
    return unary->op == sql::UnaryOp::kMinus && is_amount(*unary->operand, table);
  if (const auto* when = std::get_if<sql::Case>(&expr.node))
    return std::any_of(when->whens.begin(), when->whens.end(),
                       [&](const sql::When& w) { return is_amount(w.result, table); });
  if (const auto* literal = std::get_if<sql::Literal>(&expr.node))
    return ask::is_number(literal->value);
  if (const auto* cast = std::get_if<sql::Cast>(&expr.node)) {
    const Affinity to = affinity_of(cast->type, false);
    return to == Affinity::kInteger || to == Affinity::kReal || to == Affinity::kNumeric;
  }
  const auto* call = std::get_if<sql::Call>(&expr.node);
  if (call == nullptr || call->arguments.empty()) return false;
  const std::string name = text::lower(call->name);
  if (name == "iif") return call->arguments.size() > 1 && is_amount(call->arguments[1], table);
  return (name == "round" || name == "abs" || name == "coalesce" || name == "ifnull") &&
         is_amount(call->arguments[0], table);
}

bool is_number(const sql::Expr& expr) {
  const auto* literal = std::get_if<sql::Literal>(&expr.node);
  return literal != nullptr && ask::is_number(literal->value);
}

class ExpressionReader {
 public:
  ExpressionReader(const Table& table, std::string_view what) : table_(table), what_(what) {}

  Result<Expression> read(const std::string& sql) {
    if (sql.size() > kLongestExpression)
      return unfit(
          fmt::format("{} has {} bytes; the limit is {}", what_, sql.size(), kLongestExpression));
    auto query = sql::parse("SELECT " + sql);
    if (!query) return unfit(what_ + ": " + query.error().message);
    const sql::Core* core = query->cores.size() == 1 ? &query->cores[0] : nullptr;
    if (core == nullptr || core->items.size() != 1 || !core->items[0].alias.empty() ||
        !core->from.empty() || core->where || core->distinct || !core->group_by.empty() ||
        core->having || !core->windows.empty() || !query->order_by.empty() || query->limit ||
        !query->with.empty())
      return unfit(what_ + " must be one expression over the columns of " + shown(table_.name));
    sql::Expr expr = core->items[0].expr;
    visit(expr);
    if (problem_) return *problem_;
    sql::change_columns(expr, [&](sql::ColumnRef& column) { take(column); });
    if (problem_) return *problem_;
    out_.sql = sql::render(expr);
    out_.aggregate = sql::has_aggregate(expr);
    out_.amount = out_.aggregate || is_amount(expr, table_);
    return std::move(out_);
  }

 private:
  void refuse(std::string why) {
    if (!problem_) problem_ = unfit(what_ + " " + std::move(why));
  }

  void visit(const sql::Expr& expr) {
    if (const auto* call = std::get_if<sql::Call>(&expr.node); call != nullptr && call->over)
      refuse("must not have a window");
    const bool query = std::holds_alternative<sql::InQuery>(expr.node) ||
                       std::holds_alternative<sql::Exists>(expr.node) ||
                       std::holds_alternative<sql::ScalarQuery>(expr.node);
    if (query) refuse("must not contain a query");
    const auto* binary = std::get_if<sql::Binary>(&expr.node);
    if (binary != nullptr &&
        (binary->op == sql::BinaryOp::kMultiply || binary->op == sql::BinaryOp::kDivide))
      out_.rescaled |= is_number(*binary->left) || is_number(*binary->right);
    sql::children(expr, {[&](const sql::Expr& e) { visit(e); }, {}});
  }

  // Qualified, so that a joined table with a column of that name does not make it ambiguous.
  void take(sql::ColumnRef& column) {
    const bool own = column.table.empty() || text::equal_nocase(column.table, table_.name);
    const Column* found = own ? table_.find(column.column) : nullptr;
    if (found == nullptr) {
      return refuse("reads " + shown(column.column) + ", which is not a column of " +
                    shown(table_.name) + meant(column.column, names_of(table_)));
    }
    column = {table_.name, found->name};
    add_once(out_.columns, found->name);
  }

  const Table& table_;
  std::string what_;
  Expression out_;
  std::optional<Error> problem_;
};

// Checks every part of a note before anything is changed.
class Application {
 public:
  Application(const Note& note, Catalog& catalog, Naming naming)
      : note_(note), catalog_(catalog), naming_(naming) {}

  Status run() {
    if (!note_.unreadable.empty()) return unfit(note_.unreadable);
    auto place = note_target(catalog_, note_.object, naming_);
    if (!place) return place.error();
    place_ = std::move(*place);
    const bool named = !note_.measure.empty() || !note_.condition.empty();
    if (!note_.measure.empty() && !note_.condition.empty())
      return unfit("a note has \"sql\" or \"condition\", not both");
    if (named && place_.name.empty())
      return unfit(shown(note_.object) +
                   " exists already; a measure or condition takes a new name, "
                   "as in " +
                   shown(table().name + ".revenue"));
    if (!named && !place_.name.empty()) return no_column();
    if (auto good = sizes(); !good) return good;
    if (!note_.questions.empty() && (place_.column >= 0 || named))
      return unfit("\"questions\" are for tables, and " + shown(note_.object) + " is none");
    if (place_.column < 0 && !(note_.values.empty() && note_.references.empty()))
      return unfit("\"values\" and \"references\" are for columns, and " + shown(note_.object) +
                   " is none");
    if (auto good = expression(); !good) return good;
    if (auto good = reference(); !good) return good;
    change();
    return Done{};
  }

 private:
  Table& table() { return catalog_.tables[place_.table]; }
  Column& column() { return table().columns[static_cast<size_t>(place_.column)]; }

  Error no_column() {
    const std::vector<std::string> names = names_of(table());
    return unfit(shown(table().name) + " has no column " + shown(place_.name) +
                 meant(place_.name, names) +
                 (text::nearest(place_.name, names, 1).empty()
                      ? "; a new name takes \"sql\" or \"condition\""
                      : ""));
  }

  static bool fits(std::string_view phrase) {
    const std::string_view own = text::trimmed(phrase);
    return !own.empty() && own.size() <= kLongestPhrase && text::valid_utf8(own);
  }

  Status sizes() {
    if (note_.description.size() > kLongestDescription)
      return unfit(fmt::format("the description has {} bytes; the limit is {}",
                               note_.description.size(), kLongestDescription));
    if (note_.unit.size() > kLongestPhrase || note_.object.size() > 4 * kLongestPhrase)
      return unfit("a name or unit is too long");
    if (note_.synonyms.size() > kMostSynonyms)
      return unfit(fmt::format("there are {} synonyms; the limit is {}", note_.synonyms.size(),
                               kMostSynonyms));
    size_t names = 0;
    for (const auto& [stored, others] : note_.values) {
      names += others.size();
      for (const std::string& name : others)
        if (!fits(name)) return phrase_error(name);
    }
    if (names > kMostValueNames)
      return unfit(
          fmt::format("there are {} names of values; the limit is {}", names, kMostValueNames));
    for (const std::string& synonym : note_.synonyms)
      if (!fits(synonym)) return phrase_error(synonym);
    return questions();
  }

  Status questions() {
    if (note_.questions.size() > kMostNotedQuestions)
      return unfit(fmt::format("there are {} questions; the limit is {}", note_.questions.size(),
                               kMostNotedQuestions));
    for (const std::string& question : note_.questions) {
      const bool line = std::none_of(question.begin(), question.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
      });
      if (!line || text::trimmed(question).empty() || question.size() > kLongestNotedQuestion ||
          !text::valid_utf8(question))
        return unfit(
            shown(question) +
            fmt::format(" is not a question of one line and 1 to {} bytes", kLongestNotedQuestion));
    }
    return Done{};
  }

  static Error phrase_error(std::string_view phrase) {
    return unfit(shown(phrase) +
                 fmt::format(" is not a word or phrase of 1 to {} bytes", kLongestPhrase));
  }

  Status expression() {
    const bool measure = !note_.measure.empty();
    if (!measure && note_.condition.empty()) return Done{};
    auto read = ExpressionReader(table(), measure ? "\"sql\"" : "\"condition\"")
                    .read(measure ? note_.measure : note_.condition);
    if (!read) return read.error();
    expression_ = std::move(*read);
    if (!measure && expression_.aggregate)
      return unfit("\"condition\" must not have an aggregate; it is about one row");
    return Done{};
  }

  Status reference() {
    if (note_.references.empty()) return Done{};
    auto place = note_target(catalog_, note_.references, naming_);
    if (!place) return unfit("\"references\": " + place.error().message);
    const Table& parent = catalog_.tables[place->table];
    if (place->column < 0)
      return unfit("\"references\" takes a column of " + shown(parent.name) +
                   meant(place->name, names_of(parent)));
    parent_ = std::move(*place);
    return Done{};
  }

  void change() {
    if (!place_.name.empty()) {
      const bool measure = !note_.measure.empty();
      std::string phrase = place_.name;
      std::replace(phrase.begin(), phrase.end(), '_', ' ');
      NotedName name = noted(measure ? NotedKind::kMeasure : NotedKind::kCondition);
      name.columns = expression_.columns;
      name.description = note_.description;
      name.sql = expression_.sql;
      name.aggregate = expression_.aggregate;
      name.amount = expression_.amount;
      name.unit = note_.unit;
      name.in_unit_of_column = measure && note_.unit.empty() && !expression_.rescaled;
      add(name, phrase);
      for (const std::string& synonym : note_.synonyms) add(name, synonym);
      return;
    }
    NotedName name = noted(place_.column < 0 ? NotedKind::kTable : NotedKind::kColumn);
    if (place_.column < 0) {
      describe(table());
      table().questions = note_.questions;
      table().ignored = note_.ignored;
      for (Column& c : table().columns) c.is_private |= note_.is_private;
    } else {
      Column& c = column();
      describe(c);
      if (!note_.unit.empty()) c.unit = note_.unit;
      c.ignored = note_.ignored;
      c.is_private |= note_.is_private;
      name.columns = {c.name};
    }
    for (const std::string& synonym : note_.synonyms) add(name, synonym);
    for (const auto& [stored, others] : note_.values) {
      NotedName value = name;
      value.kind = NotedKind::kValue;
      value.value = stored;
      for (const std::string& other : others) add(value, other);
    }
    if (parent_) refer(catalog_.tables[parent_->table]);
  }

  // A note without a description leaves that of a comment.
  template <class Described>
  void describe(Described& described) const {
    if (note_.description.empty()) return;
    described.description = note_.description;
    described.description_withheld = note_.source != "user";
  }

  void refer(const Table& parent) {
    ForeignKey key{parent.schema,
                   parent.name,
                   {column().name},
                   {parent.columns[static_cast<size_t>(parent_->column)].name},
                   true,
                   true};
    auto& keys = table().foreign_keys;
    std::erase_if(keys, [&](const ForeignKey& k) { return k.implied && k.columns == key.columns; });
    const bool declared = std::any_of(keys.begin(), keys.end(), [&](const ForeignKey& k) {
      return k.columns == key.columns && k.parent_table == key.parent_table &&
             k.parent_schema == key.parent_schema && k.parent_columns == key.parent_columns;
    });
    if (!declared) keys.push_back(std::move(key));
  }

  NotedName noted(NotedKind kind) {
    NotedName out;
    out.kind = kind;
    out.object = note_.object;
    out.of_comment = note_.source == kCommentSource;
    out.schema = table().schema;
    out.table = table().name;
    return out;
  }
  void add(NotedName name, std::string_view phrase) {
    name.phrase = text::trimmed(phrase);
    catalog_.noted.push_back(std::move(name));
  }

  const Note& note_;
  Catalog& catalog_;
  Naming naming_;
  NoteTarget place_;
  Expression expression_;
  std::optional<NoteTarget> parent_;
};

}  // namespace

std::string_view name(NotedKind kind) {
  static constexpr std::string_view kNames[] = {"table", "column", "value", "measure", "condition"};
  return kNames[static_cast<size_t>(kind)];
}

Status apply(const Note& note, Catalog& catalog, Naming naming) {
  return Application(note, catalog, naming).run();
}

bool is_question_word(std::string_view phrase) {
  static constexpr std::string_view kWords[] = {
      "how",  "how many", "how much", "what", "which", "who",  "when", "where", "the",  "a",
      "list", "show",     "all",      "each", "every", "not",  "no",   "and",   "or",   "of",
      "by",   "per",      "in",       "is",   "are",   "with", "most", "least", "more", "less"};
  return text::is_one_of(text::lower(phrase), kWords);
}

std::string object_name(const Catalog& catalog, std::string_view object) {
  const auto place = note_target(catalog, object);
  if (!place) return std::string(text::trimmed(object));
  const auto part = [](const std::string& name) {
    const bool plain = name.find_first_of(".\"'`;*") == name.npos && text::trimmed(name) == name;
    return plain ? name : text::quoted(name);
  };
  const Table& table = catalog.tables[place->table];
  std::string out = part(table.name);
  if (table.schema != "main") out = part(table.schema) + "." + out;
  if (place->column >= 0)
    out += "." + part(table.columns[static_cast<size_t>(place->column)].name);
  else if (!place->name.empty())
    out += "." + part(place->name);
  return out;
}

std::vector<std::string> apply(const std::vector<Note>& notes, Catalog& catalog) {
  size_t bytes = 0;  // of expressions, which take time to parse
  std::vector<std::string> out;
  for (const Note& note : notes) {
    bytes += note.measure.size() + note.condition.size();
    const bool too_much =
        bytes > kMostExpressionBytes && !(note.measure.empty() && note.condition.empty());
    const Status done =
        too_much ? Status(Error{Code::kInvalidArgument, "the notes have too many expressions"})
                 : apply(note, catalog, Naming::kStored);
    out.push_back((done ? "" : done.error().message) + keep_private(note, bool(done), catalog));
    if (!done) catalog.note_problems.push_back({note.object, out.back()});
  }
  spread_private(catalog);
  catalog.notes = hash(notes);
  return out;
}

}  // namespace ask::db
