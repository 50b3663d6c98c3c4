#include "agent/engine/lexicon/grammatical_classes.h"

#include <unordered_map>

#include "agent/common/words.h"

namespace ask::engine {
namespace {

struct ClassRow {
  std::string_view words;  // separated by blanks
  uint16_t classes;
};

constexpr ClassRow kClassRows[] = {
    {",", kComma},
    {". ? ! ; :", kStop},
    {"and &", kAndWord},
    {"or", kOrWord},
    {"is are was were be been being am", kBe},
    {"do does did", kDo},
    {"that who whose which where with in from by on at having when whom during under named "
     "called if located live lives living lived use used uses using has have had for made born to "
     "played held as belonging belong belongs work working works worked produced speak speaks "
     "spoken own owns owned taught teach teaches playing containing through within inside into "
     "near after before since between without while whenever because via against among hired "
     "working wrote written directed offered received won attended attend visited take taking "
     "took taken enrolled registered get got gets",
     kRelation},
    {"show list give find return report tell display compute state provide get select count",
     kRequest},
    {"'s ' s'", kPossessive},
    {"of", kOfWord},
    {"the a an all any some", kArticle},
    {"its their his her", kOwnPronoun},
    {"of for in from 's by", kBindsOwner},
    {"what which who where when how whose whom", kQuestionWord},
};

}  // namespace

uint16_t grammatical_classes(std::string_view folded) {
  static const auto kClasses = [] {
    std::unordered_map<std::string_view, uint16_t> out;
    for (const ClassRow& row : kClassRows)
      text::each_word(row.words, [&](std::string_view word) {
        uint16_t& classes = out[word];
        classes = static_cast<uint16_t>(classes | row.classes);
      });
    return out;
  }();
  const auto known = kClasses.find(folded);
  return known == kClasses.end() ? uint16_t{0} : known->second;
}

}  // namespace ask::engine
