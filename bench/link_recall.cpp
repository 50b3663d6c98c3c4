// How much of the gold SQL of a question set stands in the lattice:
//   link_recall FOLDER [misses]     link_recall scale
// FOLDER has questions.jsonl (db, question, gold_sql) and db/NAME.sqlite. Databases whose name's
// bytes add up to a multiple of 5 are held out and never opened. With `misses` every table, column
// and value that the lattice lacks is listed.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>

#include "agent/engine/link/linker.h"
#include "agent/engine/schema/gradable_columns.h"
#include "bench/link_gold.h"
#include "bench/link_scale.h"
#include "bench/link_snapshot.h"

namespace ask::bench {
namespace {

using engine::Lattice;
using engine::Mention;
using engine::MentionKind;

struct IndexedDatabase {
  std::shared_ptr<const db::Snapshot> snapshot;
  std::unique_ptr<engine::SchemaIndex> index;
};

struct RuleCounts {
  size_t all = 0, first = 0, third = 0, any = 0;
  void add(size_t rank) {
    ++all;
    any += rank > 0;
    first += rank == 1;
    third += rank > 0 && rank <= 3;
  }
  void print(const char* what) const {
    const auto share = [&](size_t n) { return all ? 100.0 * double(n) / double(all) : 0; };
    fmt::print("{:32} {:6}  @1 {:5.1f} %  @3 {:5.1f} %  @all {:5.1f} %\n", what, all, share(first),
               share(third), share(any));
  }
};

// The place of the mention among those of its kind and span, the best over all spans; 0: none.
template <class Is>
size_t rank(const Lattice& lattice, MentionKind kind, Is is) {
  size_t best = 0;
  for (const Mention& m : lattice.mentions) {
    if (m.kind != kind || !is(m)) continue;
    size_t before = 1;
    for (const Mention& o : lattice.mentions)
      before += o.kind == kind && o.begin == m.begin && o.end == m.end && o.score > m.score;
    if (best == 0 || before < best) best = before;
  }
  return best;
}

using enum engine::Cue;

// Any of these says the feature.
struct Sign {
  const char* feature;
  std::vector<engine::Cue> words;
};
const std::vector<Sign> kSigns = {
    {"count", {kCount, kMost, kLeast, kAtLeast, kMore, kHowMuch, kLess, kAtMost, kEqual}},
    {"sum", {kSum, kHowMuch}},
    {"avg", {kAverage, kAboveAverage, kBelowAverage}},
    {"max", {kMaximum, kSuperlative, kMost, kThanAll}},
    {"min", {kMinimum, kSuperlative, kLeast, kThanAll, kThanAny}},
    {"distinct", {kDistinct}},
    {"group", {kEach, kMost, kLeast, kAtLeast, kMore, kBy, kLess, kAtMost, kSuperlative}},
    {"order asc", {kOrderBy, kAscending}},
    {"order desc", {kDescending}},
    {"limit asc", {kLeast, kSuperlative, kTopN, kMinimum}},
    {"limit desc", {kMost, kSuperlative, kTopN, kMaximum}},
    {"limit n", {kTopN}},
    {">", {kMore, kAfter, kAboveAverage, kThanAny, kThanAll, kAtLeast}},
    {">=", {kAtLeast, kMore, kAfter}},
    {"<", {kLess, kBefore, kBelowAverage, kThanAny, kThanAll, kAtMost}},
    {"<=", {kAtMost, kLess, kBefore}},
    {"between", {kBetween}},
    {"like", {kContains, kStartsWith, kEndsWith}},
    {"not", {kNot, kExcept, kNotEqual}},
    {"except", {kNot, kExcept, kNotEqual}},
    {"intersect", {kBoth, kAnd}},
    {"union", {kOr, kEither, kAnd}},
    {"or", {kOr, kEither}},
};

class Recall {
 public:
  explicit Recall(bool misses) : misses_(misses) {}

  void add(const std::string& name, const IndexedDatabase& db, const std::string& question,
           const std::string& sql) {
    const auto gold = read_gold(sql, db.snapshot->catalog);
    if (!gold) {
      ++unread_;
      return;
    }
    const double start = cpu_seconds();
    const Lattice lattice = engine::link(question, *db.snapshot, *db.index);
    us_.push_back((cpu_seconds() - start) * 1e6);
    for (const Mention& m : lattice.mentions) ++kinds_[m.kind];
    tokens_ += lattice.tokens.size();
    const auto miss = [&](std::string_view kind, std::string_view what) {
      if (misses_) fmt::print("{}\t{}\t{}\t{}\t{}\n", kind, name, what, question, sql);
    };
    check(*gold, lattice, db, miss);
    add_unexplained(lattice);
    for (size_t i = 0; i < kSigns.size(); ++i) {
      const bool found =
          std::any_of(lattice.mentions.begin(), lattice.mentions.end(), [&](const Mention& m) {
            const auto& words = kSigns[i].words;
            return m.kind == MentionKind::kCue &&
                   std::find(words.begin(), words.end(), m.cue) != words.end();
          });
      const bool gold_has = gold->features.contains(kSigns[i].feature);
      signs_.resize(kSigns.size());
      signs_[i][gold_has][found]++;
      if (gold_has && !found) miss(std::string("sign ") + kSigns[i].feature, "");
    }
  }

  void print() {
    named_.print("tables that hold what is asked");
    tables_.print("all tables, by their own name");
    columns_.print("columns");
    filters_.print("columns of conditions, or value");
    quoted_.print("texts, quoted or capitalised");
    texts_.print("other texts");
    numbers_.print("numbers");
    for (size_t i = 0; i < signs_.size(); ++i) {
      const auto& n = signs_[i];
      const double has = double(n[1][0] + n[1][1]), found = double(n[0][1] + n[1][1]);
      fmt::print("  {:12} {:5}  found {:5.1f} %   in gold {:5.1f} %\n", kSigns[i].feature, has,
                 100 * double(n[1][1]) / std::max(1.0, has),
                 100 * double(n[1][1]) / std::max(1.0, found));
    }
    std::vector<std::pair<size_t, std::string>> words;
    size_t all = 0;
    for (const auto& [word, n] : unexplained_) words.emplace_back(n, word), all += n;
    std::sort(words.rbegin(), words.rend());
    fmt::print("words held by no mention: {:.2f} % of {}:", 100.0 * double(all) / double(tokens_),
               tokens_);
    for (size_t i = 0; i < words.size() && i < (misses_ ? 400 : 20); ++i)
      fmt::print(" {} {}", words[i].second, words[i].first);
    fmt::print("\n");
    std::sort(us_.begin(), us_.end());
    fmt::print("questions {}  gold not read {}  per token:", us_.size(), unread_);
    constexpr const char* kNames[] = {"table", "column",  "value", "number",
                                      "date",  "keyword", "filler"};
    for (const auto& [kind, n] : kinds_)
      fmt::print(" {} {:.2f}", kNames[static_cast<size_t>(kind)], double(n) / double(tokens_));
    fmt::print("\nlinking: median {:.0f} us, p99 {:.0f} us, most {:.0f} us\n", us_[us_.size() / 2],
               us_[us_.size() * 99 / 100], us_.back());
  }

 private:
  template <class Miss>
  void check(const Gold& gold, const Lattice& lattice, const IndexedDatabase& db, Miss miss) {
    const db::Catalog& catalog = db.snapshot->catalog;
    for (const uint32_t t : gold.tables) {
      const size_t r =
          rank(lattice, MentionKind::kTable, [&](const Mention& m) { return m.table == t; });
      tables_.add(r);
      if (!gold.holders.contains(t)) continue;
      const bool implied =
          std::any_of(lattice.mentions.begin(), lattice.mentions.end(), [&](const Mention& m) {
            return (m.kind == MentionKind::kColumn || (m.kind == MentionKind::kValue && m.found)) &&
                   m.table == t;
          });
      named_.add(r > 0 ? r : implied ? 2 : 0);
      if (r == 0 && !implied) miss("table", catalog.tables[t].name);
    }
    for (const auto& [t, c] : gold.columns) {
      const size_t r = rank(lattice, MentionKind::kColumn,
                            [&](const Mention& m) { return m.table == t && m.column == c; });
      // "List all singers": the table stands for its name column.
      const bool default_name =
          c == db.index->name_column(t) &&
          rank(lattice, MentionKind::kTable, [&](const Mention& m) { return m.table == t; }) > 0;
      const bool measured = scale(lattice, db, t, c);
      columns_.add(r > 0 ? r : default_name || measured ? 1 : 0);
      if (r == 0 && !default_name && !measured)
        miss("column", catalog.tables[t].name + "." + catalog.tables[t].columns[c].name);
    }
    for (const auto& [t, c] : gold.conditions) {
      const size_t r = rank(lattice, MentionKind::kColumn,
                            [&](const Mention& m) { return m.table == t && m.column == c; });
      const size_t v = rank(lattice, MentionKind::kValue, [&](const Mention& m) {
        return m.found && m.table == t && m.column == c;
      });
      // A year or date says which column it can be of; so does "older than".
      const bool typed =
          scale(lattice, db, t, c) ||
          (db.index->column_roles(t, c).temporal &&
           rank(lattice, MentionKind::kDate, [](const Mention&) { return true; }) > 0);
      filters_.add(v > 0 && (r == 0 || v < r) ? v : r > 0 ? r : typed ? 1 : 0);
      if (r == 0 && v == 0 && !typed)
        miss("filter", catalog.tables[t].name + "." + catalog.tables[t].columns[c].name);
    }
    for (const std::string& text : gold.texts) check_text(text, lattice, miss);
    for (const double number : gold.numbers) {
      const size_t r =
          rank(lattice, MentionKind::kNumber, [&](const Mention& m) { return m.number == number; });
      numbers_.add(r);
      if (r == 0) miss("number", fmt::format("{}", number));
    }
  }

  // Words that no mention holds.
  void add_unexplained(const Lattice& lattice) {
    for (uint32_t i = 0; i < lattice.tokens.size(); ++i) {
      const bool held = std::any_of(lattice.mentions.begin(), lattice.mentions.end(),
                                    [&](const Mention& m) { return m.begin <= i && i < m.end; });
      if (!held) ++unexplained_[lattice.tokens[i].folded];
    }
  }

  static bool scale(const Lattice& lattice, const IndexedDatabase& db, uint32_t t, uint32_t c) {
    const engine::ColumnFacts column_facts(*db.snapshot, *db.index);
    return std::any_of(lattice.mentions.begin(), lattice.mentions.end(), [&](const Mention& m) {
      return !m.scale.word.empty() &&
             engine::match_column(column_facts, {t, c}, m.scale.word).score >= 0.5F;
    });
  }

  template <class Miss>
  void check_text(const std::string& text, const Lattice& lattice, Miss miss) {
    const std::string wanted = db::ValueIndex::normalised(text);
    if (wanted.empty()) return;
    if (wanted == "null") return;
    size_t r = rank(lattice, MentionKind::kValue, [&](const Mention& m) {
      return db::ValueIndex::normalised(m.text) == wanted ||
             db::ValueIndex::normalised(m.rest) == wanted;
    });
    const double number = std::atof(text.c_str());
    if (r == 0)
      r = rank(lattice, MentionKind::kNumber,
               [&](const Mention& m) { return number != 0 && m.number == number; });
    if (r == 0)
      r = rank(lattice, MentionKind::kDate, [&](const Mention& m) { return m.from == text; });
    bool proper = false;
    for (const engine::Token& token : lattice.tokens)
      if ((token.quoted || token.capitalised) &&
          (" " + wanted + " ").find(" " + db::ValueIndex::normalised(token.text) + " ") !=
              std::string::npos)
        proper = true;
    (proper ? quoted_ : texts_).add(r);
    if (r == 0) miss(proper ? "proper" : "text", text);
  }

  bool misses_;
  RuleCounts named_, tables_, columns_, filters_, quoted_, texts_, numbers_;
  std::vector<std::array<std::array<size_t, 2>, 2>> signs_;  // by sign: in gold, found
  std::map<std::string, size_t> unexplained_;
  std::vector<double> us_;
  std::map<MentionKind, size_t> kinds_;
  size_t tokens_ = 0, unread_ = 0;
};

int run(const std::string& folder, bool misses) {
  std::ifstream file(folder + "/questions.jsonl");
  std::map<std::string, IndexedDatabase> databases;
  Recall recall(misses);
  double index_us = 0;
  for (std::string line; std::getline(file, line);) {
    const auto row = nlohmann::json::parse(line);
    const std::string name = row["db"];
    if (std::accumulate(name.begin(), name.end(), 0) % 5 == 0) continue;
    const auto [at, fresh] = databases.try_emplace(name);
    if (fresh) {
      at->second.snapshot = read_snapshot(folder + "/db/" + name + ".sqlite");
      const double start = cpu_seconds();
      at->second.index = std::make_unique<engine::SchemaIndex>(at->second.snapshot->catalog);
      index_us += (cpu_seconds() - start) * 1e6;
    }
    recall.add(name, at->second, row["question"], row["gold_sql"]);
  }
  recall.print();
  fmt::print("{} databases, building an index takes {:.0f} us on average\n", databases.size(),
             index_us / double(databases.size()));
  return 0;
}

}  // namespace
}  // namespace ask::bench

int main(int argc, char** argv) {
  if (argc < 2) {
    return 2;
  }
  if (argv[1] == std::string_view("scale")) return ask::bench::link_scale();
  return ask::bench::run(argv[1], argc > 2);
}
