// The implementation of query_from_json(): one method for each kind of node. The first error is
// kept and ends the reading; what the methods return after it is discarded.
#pragma once
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/sql/tree.h"
#include "agent/sql/tree_json_words.h"

namespace ask::sql {

class TreeReader {
 public:
  using Json = nlohmann::ordered_json;

  TreeReader();

  Query query(const Json& json);
  const std::optional<Error>& error() const { return error_; }

 private:
  // One step of the JSON pointer, for as long as it lives.
  class PointerStep {
   public:
    PointerStep(TreeReader& reader, std::string_view step);
    ~PointerStep() { pointer_.resize(size_); }
    PointerStep(const PointerStep&) = delete;
    PointerStep& operator=(const PointerStep&) = delete;

   private:
    std::string& pointer_;
    size_t size_;
  };
  // One level of nesting and one node, counted.
  class Level {
   public:
    explicit Level(TreeReader& reader);
    ~Level() { --depth_; }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;

   private:
    size_t& depth_;
  };
  enum class Empty { kRefused, kAllowed };

  // members of an object (tree_json_members.cpp)
  void fail(std::string_view why);
  bool failed() const { return error_.has_value(); }
  // Fails unless `json` is an object with no key but these, which are separated by spaces.
  bool object(const Json& json, std::string_view keys);
  const Json* find(const Json& object, const char* key) const;
  const Json& need(const Json& object, const char* key);  // fails if it is missing
  bool flag(const Json& object, const char* key);
  std::string name(const Json& object, const char* key, Empty empty = Empty::kRefused);
  std::string maybe_name(const Json& object, const char* key);  // "" if it is missing
  std::string text(const Json& json, Empty empty);
  std::vector<std::string> names(const Json& object, const char* key);
  // Calls `read` for each element of the array at `key`, of which there must be `least`.
  void each(const Json& object, const char* key, size_t least,
            const std::function<void(const Json&)>& read);
  std::string choice(const Json& object, const char* key);  // a text in lower case
  void wrong_choice(const char* key, std::string_view choices);
  template <class Enum, size_t N>
  Enum word(const Json& object, const char* key, const WordList<Enum, N>& words) {
    const std::string given = choice(object, key);
    std::string choices;
    for (const auto& [value, word] : words) {
      if (word == given) return value;
      choices += (choices.empty() ? "" : ", ") + std::string(word);
    }
    wrong_choice(key, choices);
    return words[0].first;
  }

  // queries (tree_json_query.cpp)
  void common_tables(const Json& json, Query& out);
  Core core(const Json& json);
  SelectItem item(const Json& json);
  Source source(const Json& json);
  void joined(const Json& json, Source& source, bool first);
  void compound(const Json& json, Query& out);
  void ending(const Json& json, Query& out);
  OrderTerm order_term(const Json& json);
  std::vector<OrderTerm> order_by(const Json& object);
  Window window(const Json& json);
  void frame(const Json& json, Window& out);
  FrameBound bound(const Json& frame, const char* key, BoundKind unbounded);

  // expressions (tree_json_expr.cpp)
  struct Kind;
  Expr expr(const Json& json);
  Expr need_expr(const Json& object, const char* key);
  std::optional<Expr> maybe_expr(const Json& object, const char* key);
  std::optional<Box<Expr>> maybe_box(const Json& object, const char* key);
  std::vector<Expr> exprs(const Json& object, const char* key, size_t least);
  Query inner_query(const Json& object, const char* key);
  Expr literal(const Json& json);
  Expr blob(const Json& json);
  Expr real(const Json& json);
  Expr column(const Json& json);
  Star star(const Json& json);
  Expr misplaced_star(const Json& json);
  Expr operation(const Json& json);
  Expr unary(UnaryOp op, Expr operand);
  Expr is(BinaryOp op, const Json& json, std::vector<Expr> operands);
  Expr call(const Json& json);
  Expr case_when(const Json& json);
  Expr cast(const Json& json);
  Expr collate(const Json& json);
  Expr between(const Json& json);
  Expr is_null(const Json& json);
  Expr is_true(const Json& json);
  Expr in(const Json& json);
  Expr exists(const Json& json);
  Expr scalar_query(const Json& json);
  Expr row(const Json& json);

  std::string pointer_;
  size_t depth_ = 0, most_depth_;
  size_t nodes_ = 0;
  size_t chained_ = 0, most_chained_;
  std::optional<Error> error_;
};

}  // namespace ask::sql
