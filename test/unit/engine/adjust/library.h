// A library, and logical forms over it before and after an adjustment, rendered as SQL.
#pragma once
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "agent/engine/generate/generator.h"
#include "agent/engine/link/linker.h"
#include "agent/engine/parse/arcs.h"
#include "agent/sql/render.h"
#include "test/unit/engine/measured.h"

namespace ask::engine::library {

inline constexpr const char* kScript = R"(
  CREATE TABLE members(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, city TEXT);
  INSERT INTO members VALUES(1, 'Ada', 'Oslo'), (2, 'Ben', 'Rome'), (3, 'Cy', 'rome'),
                            (4, 'Dee', 'Oslo');
  CREATE TABLE books(id INTEGER PRIMARY KEY, title TEXT NOT NULL UNIQUE, price REAL,
                     reading_minutes INTEGER);
  INSERT INTO books VALUES(1, 'Dust', 12.5, 90), (2, 'Rain', 8, 240), (3, 'Snow', 20, 600);
  CREATE TABLE loans(id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members(id),
                     book_id INTEGER NOT NULL REFERENCES books(id), lent_on TEXT, due_on TEXT,
                     returned_on TEXT);
  INSERT INTO loans VALUES(1, 1, 1, '2024-01-02', '2024-01-16', '2024-01-10'),
                          (2, 1, 2, '2024-02-02', '2024-02-16', NULL),
                          (3, 2, 1, '2024-03-02', '2024-03-16', '2024-03-20');
  CREATE TABLE readings(id INTEGER PRIMARY KEY, title TEXT, held_on TEXT, guests INTEGER);
  INSERT INTO readings VALUES(1, 'Poems', '2024-01-05', 30), (2, 'Tales', '2024-04-05', 50),
                             (3, 'Essays', '2024-12-24', 0);
  CREATE TABLE supplies(id INTEGER PRIMARY KEY, name TEXT NOT NULL, stock_qty INTEGER,
                        min_qty INTEGER, colour TEXT);
  INSERT INTO supplies VALUES(1, 'paper', 4, 10, 'white'), (2, 'ink', 9, 2, 'black');
  CREATE TABLE lockers(id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members(id),
                       start_date TEXT NOT NULL, end_date TEXT);
  INSERT INTO lockers VALUES(1, 1, '2023-01-01', '2023-12-31'), (2, 2, '2024-01-01', NULL),
                            (3, 3, '2024-02-01', NULL);
)";
inline constexpr const char* kToday = "2024-06-01";

inline QueryBlock select(uint32_t entity, std::vector<ValueExpr> terms,
                         std::vector<uint32_t> tables = {}) {
  QueryBlock block;
  block.entity = entity;
  block.select = std::move(terms);
  block.tables = std::move(tables);
  return block;
}

inline Condition compared(ColumnExpr column, Op op, Value value) {
  Condition out;
  out.column = column;
  out.op = op;
  out.value = std::move(value);
  return out;
}

class Library : public testing::Test {
 protected:
  Library() : db_(kScript), facts_(db_.facts()) {}

  uint32_t table(std::string_view name) const { return db_.table(name); }
  ColumnExpr column(std::string_view name) const { return db_.column(name); }
  ColumnExpr rows(std::string_view name) const { return {db_.table(name), kNone}; }
  ValueExpr count(std::string_view name) const { return {rows(name), Aggregate::kCount}; }
  QueryBlock select(std::string_view entity, std::vector<ValueExpr> terms,
                    std::vector<uint32_t> tables = {}) const {
    return library::select(table(entity), std::move(terms), std::move(tables));
  }

  const Arcs& arcs(std::string_view question) {
    lattice_ = link(question, db_.snapshot(), db_.index());
    arcs_ = make_arcs(lattice_);
    return arcs_;
  }
  // Without the quotes of the names.
  std::string sql(const LogicalForm& form) const {
    const auto query = build(form, facts_, db_.graph(), nullptr);
    std::string out = query ? sql::render(*query) : query.error().message;
    std::erase(out, '"');
    return out;
  }
  std::string sql(QueryBlock block) const {
    LogicalForm form;
    form.block = std::move(block);
    return sql(form);
  }

  measured::Measured db_;
  ColumnFacts facts_;
  Lattice lattice_;
  Arcs arcs_;
};

inline LogicalForm form_of(QueryBlock block) {
  LogicalForm form;
  form.block = std::move(block);
  return form;
}

}  // namespace ask::engine::library
