// Irregular forms, and words whose final s is not a plural. Sorted by form.
#include "agent/engine/lexicon/irregular_forms.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "agent/common/word_table.h"

namespace ask::engine {
namespace {

struct IrregularForm {
  std::string_view form, base;
};

// clang-format off
constexpr IrregularForm kForms[] = {
    {"abuses", "abuse"}, {"actors", "actor"}, {"addresses", "address"}, {"ages", "age"}, {"aircrafts", "aircraft"},
    {"airlines", "airline"}, {"airplanes", "airplane"}, {"alumnae", "alumnus"},
    {"alumni", "alumnus"}, {"am", "be"}, {"analyses", "analysis"}, {"appendices", "appendix"},
    {"are", "be"}, {"arose", "arise"}, {"ate", "eat"}, {"awards", "award"}, {"axes", "axis"},
    {"backers", "backer"}, {"bases", "base"}, {"bass", "bass"}, {"became", "become"},
    {"been", "be"}, {"began", "begin"}, {"begun", "begin"}, {"being", "be"}, {"bit", "bit"},
    {"bonuses", "bonus"}, {"born", "birth"}, {"bought", "buy"}, {"bound", "bind"},
    {"broke", "break"}, {"broken", "break"}, {"brothers", "brother"}, {"brought", "bring"},
    {"built", "build"}, {"buses", "bus"}, {"business", "business"}, {"businesses", "business"},
    {"busses", "bus"}, {"cacti", "cactus"}, {"calves", "calf"}, {"came", "come"},
    {"campus", "campus"}, {"campuses", "campus"}, {"canvas", "canvas"}, {"cases", "case"},
    {"caught", "catch"}, {"causes", "cause"}, {"census", "census"}, {"censuses", "census"},
    {"chassis", "chassis"}, {"children", "child"}, {"choruses", "chorus"}, {"chose", "choose"},
    {"chosen", "choose"}, {"circus", "circus"}, {"classes", "class"}, {"clauses", "clause"},
    {"clothes", "clothes"}, {"cookies", "cookie"}, {"corps", "corps"}, {"courses", "course"},
    {"crises", "crisis"}, {"criteria", "criterion"}, {"curricula", "curriculum"}, {"data", "data"},
    {"databases", "database"}, {"dealt", "deal"}, {"devices", "device"}, {"diagnoses", "diagnosis"}, {"dice", "die"},
    {"did", "do"}, {"died", "die"}, {"dies", "die"}, {"diseases", "disease"}, {"does", "do"},
    {"doing", "do"}, {"done", "do"}, {"doses", "dose"}, {"drawn", "draw"}, {"drew", "draw"},
    {"driven", "drive"}, {"drove", "drive"}, {"drunk", "drink"}, {"eaten", "eat"},
    {"ellipses", "ellipsis"}, {"employees", "employee"}, {"expenses", "expense"}, {"eyes", "eye"},
    {"fallen", "fall"}, {"farmers", "farmer"}, {"fed", "feed"}, {"feet", "foot"}, {"fell", "fall"}, {"felt", "feel"},
    {"flew", "fly"}, {"flies", "fly"}, {"flown", "fly"}, {"foci", "focus"}, {"forgotten", "forget"},
    {"formulae", "formula"}, {"fought", "fight"}, {"found", "find"}, {"franchises", "franchise"},
    {"frozen", "freeze"}, {"fungi", "fungus"}, {"games", "game"}, {"gas", "gas"}, {"gases", "gas"},
    {"gave", "give"}, {"geese", "goose"}, {"genres", "genre"}, {"given", "give"},
    {"giving", "give"}, {"goes", "go"}, {"gone", "go"}, {"got", "get"}, {"gotten", "get"},
    {"gps", "gps"}, {"grew", "grow"}, {"grown", "grow"}, {"had", "have"}, {"halves", "half"},
    {"has", "have"}, {"having", "have"}, {"heard", "hear"}, {"held", "hold"}, {"heroes", "hero"},
    {"hidden", "hide"}, {"hit", "hit"}, {"hooves", "hoof"}, {"horses", "horse"},
    {"houses", "house"}, {"hypotheses", "hypothesis"}, {"indexes", "index"}, {"indices", "index"},
    {"invoices", "invoice"}, {"is", "be"}, {"kept", "keep"}, {"knew", "know"}, {"knives", "knife"},
    {"known", "know"}, {"laid", "lay"}, {"learnt", "learn"}, {"leases", "lease"}, {"leaves", "leave"}, {"led", "lead"},
    {"left", "leave"}, {"lens", "lens"}, {"lenses", "lens"}, {"lent", "lend"},
    {"licences", "licence"}, {"licenses", "license"}, {"lives", "live"}, {"loaves", "loaf"},
    {"lost", "lose"}, {"lying", "lie"}, {"made", "make"}, {"making", "make"}, {"matches", "match"},
    {"matrices", "matrix"}, {"meant", "mean"}, {"media", "media"}, {"men", "man"}, {"met", "meet"},
    {"mice", "mouse"}, {"movies", "movie"}, {"news", "news"}, {"nuclei", "nucleus"},
    {"nurses", "nurse"}, {"oases", "oasis"}, {"offices", "office"}, {"opera", "opera"},
    {"oversaw", "oversee"}, {"overseen", "oversee"}, {"owing", "owe"}, {"oxen", "ox"}, {"paid", "pay"}, {"parentheses", "parenthesis"},
    {"pass", "pass"}, {"people", "person"}, {"persons", "person"}, {"phases", "phase"},
    {"phenomena", "phenomenon"}, {"phrases", "phrase"}, {"places", "place"}, {"plus", "plus"},
    {"potatoes", "potato"}, {"premises", "premise"}, {"prices", "price"}, {"prizes", "prize"},
    {"processes", "process"}, {"purchases", "purchase"}, {"purposes", "purpose"},
    {"quizzes", "quiz"}, {"races", "race"}, {"radii", "radius"}, {"ran", "run"}, {"rang", "ring"},
    {"reference", "reference"}, {"releases", "release"}, {"responses", "response"},
    {"ridden", "ride"}, {"rode", "ride"}, {"rooms", "room"}, {"rose", "rise"}, {"routes", "route"}, {"rung", "ring"}, {"said", "say"},
    {"sales", "sale"}, {"sang", "sing"}, {"sat", "sit"}, {"saw", "see"}, {"scarves", "scarf"},
    {"scores", "score"}, {"seen", "see"}, {"sent", "send"}, {"series", "series"},
    {"services", "service"}, {"set", "set"}, {"shelves", "shelf"}, {"shoes", "shoe"},
    {"shook", "shake"}, {"shot", "shoot"}, {"shown", "show"}, {"sizes", "size"}, {"slept", "sleep"},
    {"sold", "sell"}, {"sought", "seek"}, {"spaces", "space"}, {"species", "species"},
    {"spent", "spend"}, {"spoke", "speak"}, {"spoken", "speak"}, {"staff", "staff"},
    {"staffs", "staff"}, {"status", "status"}, {"statuses", "status"}, {"stimuli", "stimulus"},
    {"stole", "steal"}, {"stolen", "steal"}, {"stood", "stand"}, {"strata", "stratum"},
    {"struck", "strike"}, {"stuck", "stick"}, {"sung", "sing"}, {"swam", "swim"}, {"swum", "swim"},
    {"syllabi", "syllabus"}, {"taken", "take"}, {"taking", "take"}, {"taught", "teach"},
    {"teeth", "tooth"}, {"tennis", "tennis"}, {"theses", "thesis"}, {"thieves", "thief"},
    {"thought", "think"}, {"threw", "throw"}, {"thrown", "throw"}, {"ties", "tie"},
    {"times", "time"}, {"told", "tell"}, {"tomatoes", "tomato"}, {"took", "take"}, {"torn", "tear"},
    {"types", "type"}, {"undergone", "undergo"}, {"undertaken", "undertake"}, {"undertook", "undertake"}, {"underwent", "undergo"}, {"us", "us"}, {"usa", "usa"}, {"uses", "use"}, {"using", "use"},
    {"venues", "venue"}, {"versus", "versus"}, {"vertices", "vertex"}, {"veto", "veto"},
    {"viri", "virus"}, {"virus", "virus"}, {"viruses", "virus"}, {"warehouses", "warehouse"},
    {"was", "be"}, {"went", "go"}, {"were", "be"}, {"withdrawn", "withdraw"},
    {"withdrew", "withdraw"}, {"wives", "wife"}, {"woken", "wake"}, {"wolves", "wolf"},
    {"women", "woman"}, {"won", "win"}, {"wore", "wear"}, {"worn", "wear"}, {"wound", "wound"},
    {"woven", "weave"}, {"written", "write"}, {"wrote", "write"},
};
// clang-format on

static_assert(std::is_sorted(std::begin(kForms), std::end(kForms),
                             [](const IrregularForm& a, const IrregularForm& b) {
                               return a.form < b.form;
                             }),
              "the list is sorted by form");

}  // namespace

std::string_view irregular_base(std::string_view folded) {
  static const WordTable<std::string_view> kBases = [] {
    WordTable<std::string_view> out;
    for (const IrregularForm& form : kForms) out[form.form] = form.base;
    return out;
  }();
  const std::string_view* found = kBases.find(folded);
  return found != nullptr ? *found : std::string_view{};
}

}  // namespace ask::engine
