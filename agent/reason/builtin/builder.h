// The parts of build(): from a block to one SELECT, and what is asked around it.
#pragma once
#include <vector>

#include "agent/reason/builtin/build.h"
#include "agent/reason/builtin/build_terms.h"

namespace ask::builtin {

class Builder {
 public:
  Builder(const Traits& traits, const SchemaGraph& graph, const SchemaGraph::Preference& preference)
      : traits_(traits), graph_(graph), preference_(preference) {}

  Result<sql::Core> core(const Block& block);
  sql::Expr term(const Term& term);
  void order(const Block& block, sql::Query& query);
  // What is asked around the SELECT: the best of each group, an aggregate over groups.
  Result<sql::Query> around(const Block& block, sql::Core core);

 private:
  bool one_place(const Block& block) const;
  Result<sql::Query> all_first(const Block& block, sql::Core core);
  sql::Query best(const Block& block, sql::Core core);
  sql::Expr column(ColumnId c) const;
  Status from(const Block& block, std::vector<sql::Source>& out);
  std::string referred(ColumnId c) const;
  void join_referred(const Block& block, std::vector<sql::Source>& out) const;
  sql::Source source(uint32_t table) const;
  Result<sql::Expr> condition(const Condition& c);
  Result<sql::Expr> any_of(const std::vector<Condition>& conditions);
  sql::Expr compared(sql::Expr left, Op op, sql::Expr value, sql::Expr high, bool negated) const;
  sql::Expr compared_from_today(const Condition& c) const;

  const Traits& traits_;
  const SchemaGraph& graph_;
  const SchemaGraph::Preference& preference_;
};

}  // namespace ask::builtin
