// A school with its pupils, for tests of single stages of the engine.
#pragma once
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "agent/engine/engine.h"
#include "test/unit/engine/measured.h"

namespace ask::engine::school {

inline constexpr const char* kScript = R"(
  CREATE TABLE schools(id INTEGER PRIMARY KEY, name TEXT UNIQUE, city TEXT);
  INSERT INTO schools VALUES(1, 'North', 'Oslo'), (2, 'South', 'Rome'), (3, 'East', 'Rome');
  CREATE TABLE pupils(id INTEGER PRIMARY KEY, name TEXT, age INTEGER,
                      school_id INTEGER NOT NULL REFERENCES schools(id));
  INSERT INTO pupils VALUES(1, 'Ada', 9, 1), (2, 'Ben', 10, 1), (3, 'Ada', 9, 2), (4, 'Cy', 8, 3);
)";
enum : uint32_t { kSchools, kPupils };
inline constexpr ColumnExpr kSchoolId{kSchools, 0}, kSchoolName{kSchools, 1}, kCity{kSchools, 2},
    kPupilId{kPupils, 0}, kPupilName{kPupils, 1}, kAge{kPupils, 2}, kOfSchool{kPupils, 3};
inline constexpr ColumnExpr kAllPupils{kPupils, kNone};

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

class School : public testing::Test {
 protected:
  School() : db_(kScript) {}
  Interpretation read(const std::string& question) const {
    return {question, db_.snapshot(), db_.schema()};
  }
  ColumnFacts facts() const { return db_.facts(); }

  measured::Measured db_;
};

}  // namespace ask::engine::school
