// A shop, and the phases of grounding over the arcs of a question; the test writes the sketch and
// grounds only what the phase reads.
#pragma once
#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "agent/engine/engine.h"
#include "agent/engine/ground/filters.h"
#include "agent/engine/ground/grounding.h"
#include "agent/engine/link/linker.h"
#include "test/unit/support.h"

namespace ask::engine::grounding_test {

inline constexpr const char* kShop = R"(
  CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT, born_on TEXT);
  CREATE TABLE products(id INTEGER PRIMARY KEY, name TEXT NOT NULL, price REAL);
  CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),
                      product_id INTEGER NOT NULL REFERENCES products(id), placed_on TEXT);
  CREATE TABLE reviews(id INTEGER PRIMARY KEY, rating INTEGER,
                       customer_id INTEGER NOT NULL REFERENCES customers(id));
  CREATE TABLE notes(id INTEGER PRIMARY KEY, body TEXT);
  INSERT INTO customers VALUES(1, 'Ada', 'Paris', '1980-01-02'), (2, 'Ben', 'Rome', '1990-03-04'),
                              (3, 'Ada', 'Rome', '2000-05-06');
  INSERT INTO products VALUES(1, 'lamp', 20.5), (2, 'desk', 300), (3, 'chair', 80);
  INSERT INTO orders VALUES(1, 1, 1, '2023-05-01'), (2, 1, 2, '2023-06-10'),
                           (3, 2, 1, '2024-02-03');
  INSERT INTO reviews VALUES(1, 5, 1), (2, 3, 2), (3, 4, 3);
)";
enum : uint32_t { kCustomers, kProducts, kOrders, kReviews, kNotes };
inline constexpr ColumnExpr kCustomerId{kCustomers, 0}, kCustomerName{kCustomers, 1},
    kCity{kCustomers, 2}, kBornOn{kCustomers, 3}, kProductName{kProducts, 1}, kPrice{kProducts, 2},
    kBuyer{kOrders, 1}, kPlacedOn{kOrders, 3}, kRating{kReviews, 1}, kReviewer{kReviews, 2};
inline const GroupKey kNoMode{ColumnExpr{}};
using Tables = std::vector<uint32_t>;

class GroundingPhases : public testing::Test {
 protected:
  explicit GroundingPhases(const char* script = kShop) : db_(script) {
    auto snapshot =
        schemas_.get(db_, db::Measuring::kHere, {1000, 1 << 20, 1000}, 300, Clock::now());
    EXPECT_TRUE(snapshot);
    snapshot_ = *snapshot;
    schema_ = cache_.get(*snapshot_);
    facts_.emplace(*snapshot_, schema_->index);
  }
  void ask(std::string_view question) {
    lattice_ = link(question, *snapshot_, schema_->index);
    arcs_ = make_arcs(lattice_);
  }
  // The arc of these words with this kind.
  ArcId arc(std::string_view words, MentionKind kind) {
    for (size_t i = 0; i < arcs_.all.size(); ++i)
      if (arcs_.all[i].kind == kind && arcs_.text(arcs_.all[i]) == words)
        return static_cast<ArcId>(i);
    ADD_FAILURE() << "no such arc: " << words;
    return 0;
  }
  ArcId table(std::string_view words) { return arc(words, MentionKind::kTable); }
  ArcId column(std::string_view words) { return arc(words, MentionKind::kColumn); }
  // The state before the phase.
  GroundingState about(uint32_t entity, const Tables& others = {}) {
    GroundingState state(default_weights(), state_);
    state.entity = entity;
    state.mentioned = state.needed = state.near = {entity};

    for (const uint32_t t : others)
      for (Tables* to : {&state.mentioned, &state.needed, &state.near}) to->push_back(t);
    return state;
  }
  GroundingState nothing() { return GroundingState(default_weights(), state_); }
  GroundingInput in() {
    return {{arcs_, *facts_, schema_->graph, default_weights()}, state_, picks_, true};
  }
  // The only condition of a filter.
  PendingCondition condition(const Filter& filter, GroundingState state) {
    state_.sketch.filters = {};
    state_.sketch.filters.push(filter);
    EXPECT_TRUE(ground_filters(in(), state));
    if (state.conditions.size() == 1) return state.conditions[0];
    ADD_FAILURE() << state.conditions.size() << " conditions";
    return {};
  }

  test::Database db_;
  db::SchemaCache schemas_;
  std::shared_ptr<const db::Snapshot> snapshot_;
  EngineCache cache_;
  std::shared_ptr<const EngineSchema> schema_;
  std::optional<ColumnFacts> facts_;
  Lattice lattice_;
  Arcs arcs_;
  ParserState state_;
  TableChoices picks_;
};

inline Value text(const char* value) { return std::string(value); }
inline float lost(const GroundingState& state) { return state.score.features[Feature::kNoColumn]; }

}  // namespace ask::engine::grounding_test
