#include "agent/sql/parser.h"

namespace ask::sql {

// Parses what follows OVER.
Window Parser::over() {
  Window w;
  if (!is("(")) {
    w.base = given_name("a window");
    return w;
  }
  advance();
  w = window();
  expect(")");
  return w;
}

Window Parser::window() {
  const Level level(*this);
  Window w;
  const bool keyword = is_word("partition") || is_word("order") || is_word("rows") ||
                       is_word("range") || is_word("groups");
  if (!keyword && is_name()) w.base = given_name("a window");
  if (accept_word("partition")) {
    expect_word("by");
    w.partition_by = exprs();
  }
  if (is_word("order")) w.order_by = order_by();
  frame(w);
  return w;
}

void Parser::frame(Window& w) {
  if (accept_word("rows"))
    w.unit = FrameUnit::kRows;
  else if (accept_word("range"))
    w.unit = FrameUnit::kRange;
  else if (accept_word("groups"))
    w.unit = FrameUnit::kGroups;
  else
    return;
  if (accept_word("between")) {
    w.from = bound(BoundKind::kUnboundedPreceding);
    expect_word("and");
    w.to = bound(BoundKind::kUnboundedFollowing);
  } else {
    w.from = bound(BoundKind::kUnboundedPreceding);
  }
  if (!accept_word("exclude")) return;
  if (accept_word("no")) {
    expect_word("others");
  } else if (accept_word("current")) {
    expect_word("row");
    w.exclude = FrameExclude::kCurrentRow;
  } else if (accept_word("ties")) {
    w.exclude = FrameExclude::kTies;
  } else {
    expect_word("group");
    w.exclude = FrameExclude::kGroup;
  }
}

// `unbounded` is the only unbounded kind allowed at this end of the frame.
FrameBound Parser::bound(BoundKind unbounded) {
  if (is_word("unbounded") && (is_word("preceding", 1) || is_word("following", 1))) {
    advance();
    expect_word(unbounded == BoundKind::kUnboundedPreceding ? "preceding" : "following");
    return {unbounded};
  }
  if (is_word("current") && is_word("row", 1)) {
    advance();
    advance();
    return {BoundKind::kCurrentRow};
  }
  FrameBound b{BoundKind::kPreceding, Box<Expr>(expr())};
  if (accept_word("preceding")) return b;
  expect_word("following");
  b.kind = BoundKind::kFollowing;
  return b;
}

}  // namespace ask::sql
