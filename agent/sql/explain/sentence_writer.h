// The implementation of explain(): each method returns a phrase that fits into a sentence.
#pragma once
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agent/sql/operators.h"
#include "agent/sql/tree.h"

namespace ask::sql {

// Longer lists are cut: "a, b, ... and 7 more". Together with SentenceWriter::brief, which limits
// what is repeated, this keeps the work on hostile statements linear in their size.
constexpr size_t kMaxListed = 30;

class SentenceWriter {
 public:
  // Whole queries:
  std::string sentences(const Query& query);  // "First works out x: ... . Then lists ... ."
  std::string predicate(const Query& query);  // "lists name of singer, ordered by age"
  std::string noun(const Query& query,
                   bool with_aliases = false);  // "name of singer, ordered by age"
  std::string row(const Query& query);          // "row of orders where ...", for EXISTS
  // See differing_parts().
  std::vector<std::string> differing_parts(const Query& query, const Query& other);

  // Appends "orders over orders.customer_id = customers.id" for each join.
  void joins(const Query& query, std::vector<std::string>& out);

  // Labels for the columns of a result, as column_labels() gives them.
  std::vector<std::string> labels(const Core& core, std::vector<std::string> names);

  // "the highest age"; in brackets if it binds less tightly than `needed`.
  std::string value(const Expr& expr, Precedence needed = kAnything);
  // "age is more than 30"
  std::string condition(const Expr& expr, Precedence needed = kAnything);
  std::string conditions(const std::vector<const Expr*>& terms);  // joined by "and"

 private:
  friend struct ValueText;
  friend struct ConditionText;

  // The sources that columns can be qualified with, one scope per enclosing SELECT.
  struct NamedSource {
    std::string name;   // the qualifier of its columns: the alias, or the table's name
    std::string table;  // "" for a query
    std::string label;  // as shown
  };
  struct Scope {
    const Core* core = nullptr;
    std::vector<NamedSource> sources;
  };
  class Inside;  // RAII: keeps one scope open

  // Parts of queries; the scope of their core is open.
  std::string shown(const Core& core, const std::string& from);
  std::string whole(const Query& query, const std::function<std::string(const Core&)>& first);
  std::string core_predicate(const Core& core);
  std::string core_noun(const Core& core, bool with_aliases);
  std::string item_list(const std::vector<const SelectItem*>& items, bool with_aliases);
  std::string grouped(const Core& core);
  std::string groups(const Core& core);
  std::string having(const Core& core);
  std::string counted(const Call& count, const Core& core);
  bool is_group(const SelectItem& item, const Core& core) const;
  std::string set_operations(const Query& query);
  std::string ending(const Query& query);
  std::string order(const std::vector<OrderTerm>& terms);
  std::string term(const Expr& expr);
  // The label of one column; `name` if the item has none.
  std::string label(const SelectItem& item, std::string_view name);
  // FROM and WHERE:
  // " of singer where ..."; `link` is "of", "in" or "from".
  std::string rest(const Core& core, std::string_view link, std::string_view where = "where");
  std::string source(const Source& source);
  std::string sources(const std::vector<Source>& list, std::vector<const Expr*>& where);
  // The joins of one FROM, nested ones too; what ties the source `at` to those before it.
  void joins(const std::vector<Source>& list, const std::vector<const Expr*>& where,
             std::vector<std::string>& out);
  std::string tie(std::span<const Source> list, size_t at, const std::vector<const Expr*>& where);
  // The sources that are in scope, and the one of a qualifier.
  static void collect(const std::vector<Source>& list, std::vector<NamedSource>& out);
  const NamedSource* find(std::string_view qualifier, size_t* depth) const;
  bool is_only_source(std::string_view name) const;  // of the innermost SELECT
  // Columns, and values that are small enough to be repeated.
  std::string column(const ColumnRef& ref);
  std::string qualifier(std::string_view name) const;
  static bool brief(const Window& window);
  static bool brief(const Expr& expr);  // small enough to be repeated
  std::string arguments(const std::vector<Expr>& list, std::string_view last = ", ");
  // Function calls and windows.
  std::string call(const Call& call);
  std::string aggregate(const Call& call);
  std::string over(const Window& window);
  const Window* named_window(std::string_view name) const;

  std::vector<Scope> scopes_;
  bool in_window_ = false;    // inside a window's definition, where no other one is spelled out
  bool unqualified_ = false;  // columns are shown without their table
  bool by_alias_ = false;     // a bare column may be the alias of a result column
};

class SentenceWriter::Inside {
 public:
  Inside(SentenceWriter& writer, const Core& core);
  ~Inside();
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;

 private:
  SentenceWriter& writer_;
  bool by_alias_;
};

}  // namespace ask::sql
