#include "agent/sql/dialect/patterns.h"

#include <algorithm>
#include <utility>

#include "agent/sql/dialect/expressions.h"
#include "agent/sql/dialect/nodes.h"
#include "agent/sql/dialect/numbers.h"
#include "agent/sql/nodes.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

BinaryOp positive_of(BinaryOp op) {
  return op == BinaryOp::kNotLike   ? BinaryOp::kLike
         : op == BinaryOp::kNotGlob ? BinaryOp::kGlob
                                    : op;
}

}  // namespace

Typed translated_like(Translation& ctx, const Binary& e) {
  Expr left = as_text(ctx, translated_value(ctx, *e.left)),
       right = as_text(ctx, translated_value(ctx, *e.right));
  const std::string* const pattern = text_literal(right);
  const bool ascii = !pattern || std::all_of(pattern->begin(), pattern->end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x80;
  });
  // ILIKE knows the case of all letters, LIKE of SQLite that of ASCII.
  if (!ascii && !ctx.is_postgres()) ctx.refuse("LIKE with a letter outside of ASCII");
  if (!ascii) left = {Collate{std::move(left), "C"}};
  Binary out{positive_of(e.op), std::move(left), std::move(right)};
  if (e.escape) out.escape = Box<Expr>(translated_value(ctx, **e.escape).expr);
  return {negated_if(e.op == BinaryOp::kNotLike, {std::move(out)}), SqlType::kTruth};
}

Typed translated_glob(Translation& ctx, const Binary& e) {
  const std::string* const pattern = text_literal(*e.right);
  if (!pattern || e.escape) {
    ctx.refuse("GLOB with a pattern that is no text");
    return {};
  }
  std::string regular = "^";
  for (const char c : *pattern) {
    if (c == '[') {
      ctx.refuse("GLOB with a set of characters");
    } else if (c == '*') {
      regular += "(.|\n)*";
    } else if (c == '?') {
      regular += "(.|\n)";
    } else {
      if (std::string_view("\\.^$|()+{}]").find(c) != std::string_view::npos) regular += '\\';
      regular += c;
    }
  }
  Expr match = call_node(ctx.is_postgres() ? "regexp_like" : "regexp_matches",
                         {as_text(ctx, translated_value(ctx, *e.left)), text_node(regular + "$")});
  return {negated_if(e.op == BinaryOp::kNotGlob, std::move(match)), SqlType::kTruth};
}

}  // namespace ask::sql
