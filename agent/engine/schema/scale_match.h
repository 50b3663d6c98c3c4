// The columns that measure the scale of a gradable adjective; see gradable_columns.h.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/ir/column_expr.h"

namespace ask::engine {

struct ScaleMatch {
  ColumnExpr column;
  float score = 0;        // 0: no match
  bool reversed = false;  // a larger value is less on the scale: "oldest" is the first birth date
};

// A cache of the matches of whole tables: all candidates of a question need the same few.
class ScaleMatches {
 public:
  std::optional<ScaleMatch> find(uint32_t table, std::string_view scale) const {
    for (const KnownMatch& known : known_)
      if (known.table == table && known.scale == scale) return known.match;
    return std::nullopt;
  }
  void keep(uint32_t table, std::string_view scale, const ScaleMatch& match) {
    known_.push_back({table, std::string(scale), match});
  }

 private:
  struct KnownMatch {
    uint32_t table;
    std::string scale;
    ScaleMatch match;
  };
  std::vector<KnownMatch> known_;
};

}  // namespace ask::engine
