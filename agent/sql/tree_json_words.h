// The words of the JSON form of a query tree, shared by the writer and the reader.
#pragma once
#include <array>
#include <string_view>
#include <utility>

#include "agent/sql/tree.h"

namespace ask::sql {

template <class Enum, size_t N>
using WordList = std::array<std::pair<Enum, std::string_view>, N>;

inline constexpr WordList<UnaryOp, 4> kUnaryWords = {{{UnaryOp::kNot, "not"},
                                                      {UnaryOp::kMinus, "-"},
                                                      {UnaryOp::kPlus, "+"},
                                                      {UnaryOp::kBitNot, "~"}}};
inline constexpr WordList<SetOp, 4> kSetWords = {{{SetOp::kUnion, "union"},
                                                  {SetOp::kUnionAll, "union_all"},
                                                  {SetOp::kIntersect, "intersect"},
                                                  {SetOp::kExcept, "except"}}};
inline constexpr WordList<JoinKind, 6> kJoinWords = {{{JoinKind::kInner, "inner"},
                                                      {JoinKind::kLeft, "left"},
                                                      {JoinKind::kRight, "right"},
                                                      {JoinKind::kFull, "full"},
                                                      {JoinKind::kCross, "cross"},
                                                      {JoinKind::kComma, "comma"}}};
inline constexpr WordList<Nulls, 2> kNullsWords = {
    {{Nulls::kFirst, "first"}, {Nulls::kLast, "last"}}};
inline constexpr WordList<FrameUnit, 3> kUnitWords = {
    {{FrameUnit::kRows, "rows"}, {FrameUnit::kRange, "range"}, {FrameUnit::kGroups, "groups"}}};
inline constexpr WordList<FrameExclude, 3> kExcludeWords = {
    {{FrameExclude::kCurrentRow, "current_row"},
     {FrameExclude::kGroup, "group"},
     {FrameExclude::kTies, "ties"}}};
inline constexpr WordList<BoundKind, 3> kBoundWords = {
    {{BoundKind::kUnboundedPreceding, "unbounded_preceding"},
     {BoundKind::kCurrentRow, "current_row"},
     {BoundKind::kUnboundedFollowing, "unbounded_following"}}};

// "" if the value has no word.
template <class Enum, size_t N>
constexpr std::string_view word_of(const WordList<Enum, N>& words, Enum value) {
  for (const auto& [each, word] : words)
    if (each == value) return word;
  return "";
}

// A chain of these takes any number of arguments in JSON.
constexpr bool takes_many(BinaryOp op) {
  switch (op) {
    case BinaryOp::kAnd:
    case BinaryOp::kOr:
    case BinaryOp::kAdd:
    case BinaryOp::kMultiply:
    case BinaryOp::kConcat:
    case BinaryOp::kBitAnd:
    case BinaryOp::kBitOr:
      return true;
    default:
      return false;
  }
}

// LIKE and the operators of its kind, which take ESCAPE.
constexpr bool takes_escape(BinaryOp op) {
  switch (op) {
    case BinaryOp::kLike:
    case BinaryOp::kNotLike:
    case BinaryOp::kGlob:
    case BinaryOp::kNotGlob:
    case BinaryOp::kRegexp:
    case BinaryOp::kNotRegexp:
    case BinaryOp::kMatch:
    case BinaryOp::kNotMatch:
      return true;
    default:
      return false;
  }
}

}  // namespace ask::sql
