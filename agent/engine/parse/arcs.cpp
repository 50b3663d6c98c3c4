#include "agent/engine/parse/arcs.h"

#include <algorithm>

namespace ask::engine {
namespace {

struct WordRow {
  std::string_view words;  // parted and surrounded by blanks
  uint16_t classes;
};

constexpr WordRow kUnitWords[] = {
    {" , ", kComma},
    {" . ? ! ; : ", kStop},
    {" and & ", kAndWord},
    {" or ", kOrWord},
    {" is are was were be been being am ", kBe},
    {" do does did ", kDo},
    {" that who whose which where with in from by on at having when whom during under named "
     "called if located live lives living lived use used uses using has have had for made born to "
     "played held as belonging belong belongs work working works worked produced speak speaks "
     "spoken own owns owned taught teach teaches playing containing through within inside into "
     "near after before since between without while whenever because via against among hired "
     "working wrote written directed offered received won attended attend visited take taking "
     "took taken enrolled registered get got gets ",
     kRelation},
    {" show list give find return report tell display compute state provide get select count ",
     kRequest},
    {" 's ' s' ", kPossessive},
    {" of ", kOfWord},
    {" the a an all any some ", kArticle},
    {" its their his her ", kOwnPronoun},
    {" of for in from 's by ", kBindsOwner},
    {" what which who where when how whose whom ", kQuestionWord},
};

uint16_t classes_of(const Token& token) {
  if (token.quoted) return 0;
  std::string padded = " " + token.folded + " ";
  uint16_t classes = 0;
  for (const WordRow& row : kUnitWords)
    if (row.words.find(padded) != std::string_view::npos)
      classes = static_cast<uint16_t>(classes | row.classes);
  return classes;
}

bool same_unit(const Mention& a, const Unit& b) {
  return a.end == b.end && a.kind == b.kind &&
         (a.kind != MentionKind::kKeyword || a.keyword == b.keyword) &&
         a.kind != MentionKind::kNumber && a.kind != MentionKind::kDate;
}

void add_units_at(const Lattice& lattice, uint32_t token, Units& units) {
  const size_t first = units.all.size();
  std::vector<std::vector<uint32_t>> members;
  for (uint32_t m = lattice.first_at[token]; m < lattice.first_at[token + 1]; ++m) {
    const Mention& mention = lattice.mentions[m];
    if (mention.kind == MentionKind::kFiller) {
      units.filler[token] = std::max(units.filler[token], mention.score);
      continue;
    }
    size_t at = first;
    while (at < units.all.size() && !same_unit(mention, units.all[at])) ++at;
    if (at == units.all.size()) {
      units.all.push_back({static_cast<uint16_t>(mention.begin), static_cast<uint16_t>(mention.end),
                           mention.kind, mention.keyword, mention.score, 0, 0});
      members.emplace_back();
    }
    members[at - first].push_back(m);
    units.all[at].score = std::max(units.all[at].score, mention.score);
  }
  for (size_t i = 0; i < members.size(); ++i) {
    Unit& unit = units.all[first + i];
    std::stable_sort(members[i].begin(), members[i].end(), [&](uint32_t a, uint32_t b) {
      return lattice.mentions[a].score > lattice.mentions[b].score;
    });
    unit.first = static_cast<uint32_t>(units.candidates.size());
    unit.count = static_cast<uint32_t>(members[i].size());
    units.candidates.insert(units.candidates.end(), members[i].begin(), members[i].end());
  }
}

}  // namespace

std::string Units::text(const Unit& unit) const {
  std::string out;
  for (size_t i = unit.begin; i < unit.end; ++i) {
    if (!out.empty()) out += ' ';
    out += token(i).text;
  }
  return out;
}

bool Units::says(const Unit& unit, std::initializer_list<std::string_view> words) const {
  for (size_t i = unit.begin; i < unit.end; ++i)
    for (const std::string_view word : words)
      if (token(i).folded == word || token(i).lemma == word) return true;
  return false;
}

Units make_units(const Lattice& lattice) {
  Units units;
  units.lattice = &lattice;
  const auto n = static_cast<uint32_t>(std::min(lattice.tokens.size(), kMostTokens));
  units.filler.assign(lattice.tokens.size(), 0);
  units.classes.reserve(lattice.tokens.size());
  for (const Token& token : lattice.tokens) units.classes.push_back(classes_of(token));
  for (uint32_t i = 0; i < n; ++i) {
    units.first_at.push_back(static_cast<uint16_t>(units.all.size()));
    add_units_at(lattice, i, units);
  }
  units.first_at.push_back(static_cast<uint16_t>(units.all.size()));
  std::erase_if(units.all, [&](const Unit& u) { return u.end > n; });
  units.first_at.assign(n + 1, 0);
  size_t u = 0;
  for (uint32_t i = 0; i <= n; ++i) {
    while (u < units.all.size() && units.all[u].begin < i) ++u;
    units.first_at[i] = static_cast<uint16_t>(u);
  }
  return units;
}

ColumnId best_column(const Units& units, const Unit& unit) {
  if (unit.kind != MentionKind::kColumn || unit.count == 0) return {};
  const Mention& mention = units.mention(unit);
  ColumnId c{mention.table, mention.column};
  c.factor_table = mention.factor_table;
  c.factor = mention.factor;
  return c;
}

}  // namespace ask::engine
