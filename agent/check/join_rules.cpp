#include "agent/check/join_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

constexpr size_t kMostJoinFindings = 10;
constexpr size_t kMostJoinedSources = 64;  // SQLite's own limit
constexpr int kMostJoinDepth = 200;

// A source of FROM under its alias or name.
struct JoinSource {
  std::string name;
  const db::Table* table = nullptr;  // null: no base table, so it could have any column
};

// left.column = right.column, by the positions of the sources.
struct ColumnPair {
  size_t left, right;
  std::string left_column, right_column;
};

// What a condition means for a source.
struct JoinCondition {
  std::vector<ColumnPair> pairs;  // equalities of plain columns
  std::vector<size_t> named;      // sources with a column that it names
  bool unclear = false;           // it has a column of an unknown source, or compares expressions
};

// A column of a table, as the parent of a key.
struct ParentColumn {
  const db::Table* table;
  std::string column;
};

bool is_parent(const db::Catalog& catalog, const db::ForeignKey& key, const db::Table& table) {
  return catalog.find(key) == &table;
}

const Expr& without_cast(const Expr& expr) {
  if (const auto* cast = std::get_if<Cast>(&expr.node)) return without_cast(*cast->operand);
  if (const auto* collate = std::get_if<Collate>(&expr.node))
    return without_cast(*collate->operand);
  return expr;
}

std::string shown_column(const JoinSource& side, const std::string& column) {
  return text::quoted(text::shortened(side.name, 60)) + "." +
         text::quoted(text::shortened(column, 60));
}

// The joins of one SELECT.
class CoreJoins {
 public:
  CoreJoins(const db::Catalog& catalog, const std::vector<std::string>& with)
      : catalog_(catalog), with_(with) {}

  std::vector<Finding> findings(const Core& core) {
    add_sources(core.from);
    if (sides_.size() < 2 || sides_.size() > kMostJoinedSources) return {};
    if (core.where) read(*core.where, where_);
    for (size_t i = 1; i < sides_.size(); ++i) review(i);
    return std::move(out_);
  }

 private:
  void add_sources(const std::vector<Source>& from) {
    for (const Source& source : from) {
      if (const auto* nested = std::get_if<Nested>(&source.item)) {
        const size_t first = sides_.size();
        add_sources(nested->sources);
        if (first < sides_.size()) note_join(source, first, &source != &from.front());
        continue;
      }
      sides_.push_back(side_of(source));
      note_join(source, sides_.size() - 1, &source != &from.front());
    }
  }

  // Keeps what joins the source at `at`; conditions are read when all sources are known.
  void note_join(const Source& source, size_t at, bool joined) {
    joins_.resize(sides_.size(), nullptr);
    if (joined) joins_[at] = &source;
  }

  JoinSource side_of(const Source& source) const {
    if (const auto* derived = std::get_if<Derived>(&source.item)) return {derived->alias, nullptr};
    const auto& ref = std::get<TableRef>(source.item);
    const bool with =
        ref.schema.empty() && std::any_of(with_.begin(), with_.end(), [&](const std::string& name) {
          return text::equal_nocase(name, ref.name);
        });
    const db::Table* table = with || ref.arguments ? nullptr : catalog_.find(ref.schema, ref.name);
    if (table && table->kind != db::TableKind::kTable) table = nullptr;
    return {ref.alias.empty() ? ref.name : ref.alias, table};
  }

  // The only source that the column can belong to; nothing if that is unknown.
  std::optional<size_t> owner(const ColumnRef& column) const {
    std::optional<size_t> found;
    for (size_t i = 0; i < sides_.size(); ++i) {
      const JoinSource& side = sides_[i];
      if (!column.table.empty()) {
        if (!text::equal_nocase(column.table, side.name)) continue;
        return side.table && side.table->find(column.column) ? std::optional(i) : std::nullopt;
      }
      if (!side.table) return std::nullopt;
      if (!side.table->find(column.column)) continue;
      if (found) return std::nullopt;  // ambiguous
      found = i;
    }
    return found;
  }

  void read(const Expr& expr, JoinCondition& into, int depth = 0) const {
    if (depth > kMostJoinDepth) {
      into.unclear = true;
      return;
    }
    if (const auto* column = std::get_if<ColumnRef>(&expr.node)) {
      const auto at = owner(*column);
      at ? into.named.push_back(*at) : void(into.unclear = true);
      return;
    }
    const auto* binary = std::get_if<Binary>(&expr.node);
    if (binary && (binary->op == BinaryOp::kEqual || binary->op == BinaryOp::kIs)) {
      const auto* left = std::get_if<ColumnRef>(&without_cast(*binary->left).node);
      const auto* right = std::get_if<ColumnRef>(&without_cast(*binary->right).node);
      const auto left_at = left ? owner(*left) : std::nullopt;
      const auto right_at = right ? owner(*right) : std::nullopt;
      if (left_at && right_at && *left_at != *right_at)
        into.pairs.push_back({*left_at, *right_at, left->column, right->column});
      else if (!left && !right && has_column(*binary->left) && has_column(*binary->right))
        into.unclear = true;
      else if ((left && !right && has_column(*binary->right)) ||
               (right && !left && has_column(*binary->left)))
        into.unclear = true;
    }
    // What is asked in a nested query joins it with this one, which no rule is about.
    children(expr, {.expr = [&](const Expr& e) { read(e, into, depth + 1); },
                    .query = [&](const Query&) { into.unclear = true; }});
  }

  static bool has_column(const Expr& expr) {
    if (std::holds_alternative<ColumnRef>(expr.node)) return true;
    bool found = false;
    children(expr, {.expr = [&](const Expr& e) { found = found || has_column(e); }, .query = {}});
    return found;
  }

  // USING and NATURAL compare columns of the same name.
  void read_shared(const Source& source, size_t at, JoinCondition& into) const {
    const db::Table* const table = sides_[at].table;
    std::vector<std::string> columns = source.using_columns;
    if (source.natural)
      for (const db::Column& column : table->columns) columns.push_back(column.name);
    for (const std::string& column : columns)
      for (size_t i = 0; i < at; ++i) {
        if (!sides_[i].table) into.unclear = true;
        if (!sides_[i].table || !sides_[i].table->find(column) || !table->find(column)) continue;
        into.pairs.push_back({i, at, column, column});
        into.named.push_back(i);
        into.named.push_back(at);
      }
  }

  void review(size_t at) {
    const Source* const source = joins_[at];
    if (!source || !sides_[at].table || out_.size() >= kMostJoinFindings) return;
    JoinCondition condition;
    if (source->on) read(*source->on, condition);
    if (source->natural || !source->using_columns.empty()) read_shared(*source, at, condition);
    const bool own = source->on || !condition.pairs.empty();
    for (const ColumnPair& pair : where_.pairs)
      if (pair.left == at || pair.right == at) condition.pairs.push_back(pair);
    if (condition.unclear) return;
    std::vector<ColumnPair> pairs;  // with a source before this one, which is `left`
    for (const ColumnPair& pair : condition.pairs) {
      if (pair.right == at && pair.left < at) pairs.push_back(pair);
      if (pair.left == at && pair.right < at)
        pairs.push_back({pair.right, at, pair.right_column, pair.left_column});
    }
    if (pairs.empty()) {
      if (own && !where_.unclear) report_uncompared(at, condition);
      return;
    }
    for (const ColumnPair& pair : pairs)
      if (is_joined_by_key(pairs, pair.left, at)) return;
    report_no_key(at, pairs);
  }

  // Another table than a base table before it could be what the condition is about.
  bool all_known_before(size_t at) const {
    return std::all_of(sides_.begin(), sides_.begin() + static_cast<std::ptrdiff_t>(at),
                       [](const JoinSource& side) { return side.table != nullptr; });
  }

  bool is_joined_by_key(const std::vector<ColumnPair>& pairs, size_t left, size_t right) const {
    const db::Table& a = *sides_[left].table;
    const db::Table& b = *sides_[right].table;
    if (!has_keys(a) && !has_keys(b)) return true;
    if (covers(pairs, left, a, b, false) || covers(pairs, left, b, a, true)) return true;
    if (&a != &b && (refers_by_several(a, b) || refers_by_several(b, a))) return false;
    return std::any_of(pairs.begin(), pairs.end(), [&](const ColumnPair& pair) {
      if (pair.left != left) return false;
      if (&a == &b && text::equal_nocase(pair.left_column, pair.right_column)) return true;
      return are_siblings(parents(a, pair.left_column), parents(b, pair.right_column));
    });
  }

  bool has_keys(const db::Table& table) const {
    if (!table.foreign_keys.empty()) return true;
    return std::any_of(catalog_.tables.begin(), catalog_.tables.end(), [&](const db::Table& other) {
      return std::any_of(
          other.foreign_keys.begin(), other.foreign_keys.end(),
          [&](const db::ForeignKey& key) { return is_parent(catalog_, key, table); });
    });
  }

  // True if it refers to the parent by keys of several columns alone: a part of one is not a key.
  bool refers_by_several(const db::Table& child, const db::Table& parent) const {
    bool several = false;
    for (const db::ForeignKey& key : child.foreign_keys) {
      if (!is_parent(catalog_, key, parent)) continue;
      if (key.columns.size() < 2) return false;
      several = true;
    }
    return several;
  }

  // True if the pairs compare all columns of a key of `child` with those of `parent`. The child is
  // the right side of the pairs if `child_is_right`.
  bool covers(const std::vector<ColumnPair>& pairs, size_t left, const db::Table& child,
              const db::Table& parent, bool child_is_right) const {
    return std::any_of(
        child.foreign_keys.begin(), child.foreign_keys.end(), [&](const db::ForeignKey& key) {
          if (!is_parent(catalog_, key, parent) || key.columns.empty()) return false;
          for (size_t i = 0; i < key.columns.size() && i < key.parent_columns.size(); ++i) {
            const bool compared =
                std::any_of(pairs.begin(), pairs.end(), [&](const ColumnPair& pair) {
                  const std::string& of_child =
                      child_is_right ? pair.right_column : pair.left_column;
                  const std::string& of_parent =
                      child_is_right ? pair.left_column : pair.right_column;
                  return pair.left == left && text::equal_nocase(of_child, key.columns[i]) &&
                         text::equal_nocase(of_parent, key.parent_columns[i]);
                });
            if (!compared) return false;
          }
          return true;
        });
  }

  // The parent columns that the column refers to.
  std::vector<ParentColumn> parents(const db::Table& table, const std::string& column) const {
    std::vector<ParentColumn> found;
    for (const db::ForeignKey& key : table.foreign_keys)
      for (size_t i = 0; i < key.columns.size() && i < key.parent_columns.size(); ++i)
        if (text::equal_nocase(key.columns[i], column))
          found.push_back({catalog_.find(key), text::lower(key.parent_columns[i])});
    return found;
  }

  static bool are_siblings(const std::vector<ParentColumn>& a, const std::vector<ParentColumn>& b) {
    return std::any_of(a.begin(), a.end(), [&](const ParentColumn& one) {
      return one.table && std::any_of(b.begin(), b.end(), [&](const ParentColumn& other) {
               return one.table == other.table && one.column == other.column;
             });
    });
  }

  void report_uncompared(size_t at, const JoinCondition& condition) {
    if (!all_known_before(at)) return;
    const auto names = [&](const auto& which) {
      return std::any_of(condition.named.begin(), condition.named.end(), which);
    };
    const bool both =
        names([&](size_t i) { return i == at; }) && names([&](size_t i) { return i < at; });
    size_t with = 0;  // the nearest table that a key would join it with
    std::string hint;
    for (size_t i = at; i-- > 0 && hint.empty();) {
      hint = key_hint(i, at);
      if (!hint.empty()) with = i;
    }
    if (hint.empty() && !has_keys(*sides_[at].table)) return;
    const std::string own = text::quoted(text::shortened(sides_[at].name, 60));
    const std::string other =
        hint.empty() ? "a table before it" : text::quoted(text::shortened(sides_[with].name, 60));
    report(at,
           both ? fmt::format("the join of {} compares no column of it with one of {}", own, other)
                : fmt::format("the condition of the join of {} does not name both it and {}", own,
                              other),
           std::move(hint));
  }

  void report_no_key(size_t at, const std::vector<ColumnPair>& pairs) {
    const ColumnPair& first = pairs.front();
    std::string hint;
    for (const ColumnPair& pair : pairs)
      if (hint.empty()) hint = key_hint(pair.left, at);
    for (size_t i = at; i-- > 0 && hint.empty();) hint = key_hint(i, at);
    report(at,
           fmt::format("{} = {} joins columns that are not keys",
                       shown_column(sides_[first.left], first.left_column),
                       shown_column(sides_[at], first.right_column)),
           std::move(hint));
  }

  // The condition over a key of the two tables, "" if they have none that may be shown to whoever
  // may not see the data.
  std::string key_hint(size_t left, size_t right) const {
    const db::Table* const a = sides_[left].table;
    const db::Table* const b = sides_[right].table;
    if (!a || !b) return "";
    for (const auto& [child, parent] : {std::pair(right, left), std::pair(left, right)})
      for (const db::ForeignKey& key : sides_[child].table->foreign_keys) {
        if (key.measured || key.columns.empty()) continue;
        if (!is_parent(catalog_, key, *sides_[parent].table)) continue;
        std::vector<std::string> terms;
        for (size_t i = 0; i < key.columns.size() && i < key.parent_columns.size(); ++i)
          terms.push_back(shown_column(sides_[child], key.columns[i]) + " = " +
                          shown_column(sides_[parent], key.parent_columns[i]));
        return "write " + text::joined(terms, " AND ");
      }
    return "";
  }

  void report(size_t at, std::string message, std::string hint) {
    out_.push_back({Severity::kWarning, Code::kJoinNotOnKey,
                    text::shortened(text::repaired_utf8(sides_[at].name), 60),
                    text::repaired_utf8(message), text::repaired_utf8(hint)});
  }

  const db::Catalog& catalog_;
  const std::vector<std::string>& with_;
  std::vector<JoinSource> sides_;
  std::vector<const Source*> joins_;  // of each side: what joins it; null for the first
  JoinCondition where_;
  std::vector<Finding> out_;
};

// All SELECTs of a statement.
class QueryJoins {
 public:
  explicit QueryJoins(const db::Catalog& catalog) : catalog_(catalog) {}

  void walk(const Query& query) {
    if (++depth_ <= kMostJoinDepth) {
      const size_t known = with_.size();
      for (const CommonTable& table : query.with) with_.push_back(table.name);
      for (const CommonTable& table : query.with) walk(*table.query);
      for (const Core& core : query.cores) {
        for (Finding& finding : CoreJoins(catalog_, with_).findings(core))
          if (out.size() < kMostJoinFindings) out.push_back(std::move(finding));
        children(core, visitor());
      }
      for (const OrderTerm& term : query.order_by) walk(term.expr);
      with_.resize(known);
    }
    --depth_;
  }

  std::vector<Finding> out;

 private:
  void walk(const Expr& expr) { children(expr, visitor()); }
  Visitor visitor() {
    return {[this](const Expr& e) { walk(e); }, [this](const Query& q) { walk(q); }};
  }

  const db::Catalog& catalog_;
  std::vector<std::string> with_;
  int depth_ = 0;
};

}  // namespace

std::vector<Finding> join_rules(const Query& query, const db::Catalog& catalog, bool strict) {
  QueryJoins joins(catalog);
  joins.walk(query);
  if (strict)
    for (Finding& finding : joins.out) finding.severity = Severity::kError;
  return std::move(joins.out);
}

}  // namespace ask::sql
