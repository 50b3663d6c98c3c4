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
  // explain.cpp: whole queries
  std::string sentences(const Query& query);  // "First works out x: ... . Then lists ... ."
  std::string predicate(const Query& query);  // "lists name of singer, ordered by age"
  std::string noun(const Query& query,
                   bool with_aliases = false);  // "name of singer, ordered by age"
  std::string row(const Query& query);          // "row of orders where ...", for EXISTS

  // explain_joins.cpp: "orders over orders.customer_id = customers.id" for each
  void joins(const Query& query, std::vector<std::string>& out);

  // explain_labels.cpp
  std::vector<std::string> labels(const Core& core, std::vector<std::string> names);

  // explain_value.cpp: a value, "the highest age"
  std::string value(const Expr& expr, Precedence needed = kAnything);
  // explain_condition.cpp: a condition, "age is more than 30"
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

  // explain.cpp: parts of queries, called with the scope of their core open
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
  // explain_labels.cpp
  std::string label(const SelectItem& item, std::string_view name);
  // explain_from.cpp
  // " of singer where ..."; `link` is "of", "in" or "from".
  std::string rest(const Core& core, std::string_view link, std::string_view where = "where");
  std::string source(const Source& source);
  std::string sources(const std::vector<Source>& list, std::vector<const Expr*>& where);
  // explain_joins.cpp
  void joins(const std::vector<Source>& list, const std::vector<const Expr*>& where,
             std::vector<std::string>& out);
  std::string tie(std::span<const Source> list, size_t at, const std::vector<const Expr*>& where);
  // explain_from.cpp: the names in scope
  static void collect(const std::vector<Source>& list, std::vector<NamedSource>& out);
  const NamedSource* find(std::string_view qualifier, size_t* depth) const;
  // explain_value.cpp
  std::string column(const ColumnRef& ref);
  std::string qualifier(std::string_view name) const;
  static bool brief(const Window& window);
  static bool brief(const Expr& expr);  // small enough to be repeated
  std::string arguments(const std::vector<Expr>& list, std::string_view last = ", ");
  // explain_call.cpp
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
