// The implementation of render_for(): translates a tree node by node. The first thing that has no
// equivalent is kept as the error; what the methods return after it is discarded.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "agent/sql/dialect.h"

namespace ask::sql {

// A translated expression. `converts` is SQLite's affinity: columns and casts convert what they are
// compared with, other expressions do not.
struct Typed {
  Expr expr;
  SqlType type = SqlType::kUnknown;
  bool converts = false;
  bool collated = false;  // a column whose definition has a collation besides BINARY
  bool digits = false;    // a text that is a whole number, as strftime('%m', x) gives it
};

class Translator {
 public:
  Translator(Dialect dialect, const KnownTables& tables);

  Query whole(const Query& query);
  const std::optional<Error>& error() const { return error_; }

 private:
  struct InFrom {  // a source of FROM
    std::string name;
    KnownTable table;
    bool known = false;  // its columns are known
  };
  struct Frame {  // one SELECT
    std::vector<InFrom> from;
    const Core* core = nullptr;
    std::vector<std::string> merged;  // columns of USING and NATURAL, which belong to no one table
    bool grouped = false;             // columns outside of aggregates need a group
    std::vector<Expr> groups;         // translated
    std::vector<Typed> items;
    bool in_having = false;
    const Call* extreme = nullptr;  // the only min or max: bare columns are of its row
  };
  struct Found {
    size_t frame, source;
    const KnownColumn* column;  // null: of a source whose columns are unknown
  };

  void refuse(std::string why);
  bool failed() const { return error_.has_value(); }
  // Counts work, of which a hostile tree could make much: a node that is translated, and the nodes
  // of an expression that is written twice.
  void spend(size_t nodes);
  void spend_copy(const Expr& expr);
  bool is_postgres() const { return dialect_ == Dialect::kPostgresql; }

  // queries (dialect_query.cpp)
  Query query(const Query& query, std::vector<KnownColumn>* columns);
  void common_tables(const Query& query, Query& out);
  Core core(const Core& core, const Query& query, Query& out, std::vector<KnownColumn>* columns);
  std::vector<Source> sources(const std::vector<Source>& from);
  Source source(const Source& from);
  void join(const Source& from, size_t first, Source& out);  // `first`: of its sources in the frame
  Expr full_join_on(const Expr& on, size_t first);
  unsigned sides_of(const Expr& expr, size_t first);
  Expr same_keys(const Expr& same);
  void group(const Core& core, const Query& query, Core& out);
  Typed selected(const Expr& expr);  // as an item of the select list
  void items(const Core& core, Core& out, std::vector<KnownColumn>* columns);
  void order(const Core& core, const Query& query, Query& out);
  OrderTerm order_term(const OrderTerm& term, Typed key, bool distinct);
  void compound_order(const Query& query, const std::vector<KnownColumn>& columns, Query& out);
  void ending(const Query& query, Query& out);
  Query nested_compound(const Query& query, std::vector<Core> cores);
  Window window(const Window& window);
  FrameBound bound(const FrameBound& bound);

  // expressions (dialect_expr.cpp)
  Typed raw(const Expr& expr);    // of any type
  Typed plain(const Expr& expr);  // by kind of node
  Typed value(const Expr& expr);  // no truth value
  Expr truth(const Expr& expr);   // a truth value
  Typed literal(const Literal& literal);
  Typed column(const ColumnRef& column);
  std::optional<Found> find(const ColumnRef& column);
  Typed in_group(Typed column);
  const SelectItem* aliased(const ColumnRef& column) const;
  Typed binary(const Binary& binary);
  Typed all_or_any(const Binary& e);  // AND, OR
  Typed comparison(const Binary& e);
  Typed compared(BinaryOp op, Typed left, Typed right);
  void convert(Typed& a, Typed& b, bool ordered);
  void refuse_collated();
  Expr lower(Expr text);
  Typed like(const Binary& binary);
  Typed unary(const Unary& unary);
  Typed case_when(const Case& node);
  Typed between(const Between& between);
  Typed in_list(const InList& in);
  Typed in_query(const InQuery& in);
  Typed scalar(const Query& query);
  SqlType common_type(SqlType a, SqlType b);

  // numbers and texts (dialect_numbers.cpp)
  Typed glob(const Binary& binary);
  Typed arithmetic(BinaryOp op, Typed left, Typed right);
  Typed divided(BinaryOp op, Typed left, Typed right);
  Typed concatenated(Typed left, Typed right);
  Typed cast(const Cast& cast);
  Typed number(Typed operand);  // as a number, as SQLite reads one
  Typed whole_number(Typed operand);
  Expr text_of(Typed operand);    // as a text
  Expr binary_order(Typed text);  // compared byte by byte

  // functions (dialect_functions.cpp)
  Typed call(const Call& call);
  Typed aggregate(const Call& call, const std::string& name);
  Typed scalar_call(const Call& call, const std::string& name);
  Typed rounded(const Call& call);
  Typed substring(const Call& call);
  Typed largest(const Call& call, const std::string& name);
  Typed time_call(const Call& call, const std::string& name);
  Expr time(const std::vector<Expr>& arguments, size_t from);
  Expr modified(Expr time, const std::string& modifier);
  Expr week_of_year(Expr time);
  Typed formatted(Expr time, const std::string& format);
  Typed text_call(const Call& call, const char* there, size_t least, size_t most);
  Typed folded(const Call& call, const std::string& name);

  const Dialect dialect_;
  const KnownTables& tables_;
  std::vector<Frame> frames_;
  std::vector<KnownTable> with_;
  int derived_ = 0;
  size_t depth_ = 0, most_depth_;
  size_t spent_ = 0;
  std::optional<Error> error_;
};

// Makers of nodes.
Expr called(std::string name, std::vector<Expr> arguments);
Expr cast_to(Expr operand, std::string type);
// NOT of the expression, if `negated`.
Expr negated_if(bool negated, Expr expr);
Expr number_node(int64_t value);
Expr text_node(std::string value);
Expr truth_node(bool value);
// The literal of a text that is a number as a whole.
std::optional<Expr> number_in(const std::string& text);

}  // namespace ask::sql
