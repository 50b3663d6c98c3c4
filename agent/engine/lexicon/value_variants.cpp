#include "agent/engine/lexicon/value_variants.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace ask::engine {
namespace {

// clang-format off
// "name code code", sorted in no order; the name may have several words, before the colon.
constexpr std::string_view kCodes[] = {
    "united states:us usa", "united kingdom:gb gbr uk", "ireland:ie irl", "france:fr fra",
    "germany:de deu ger", "italy:it ita", "spain:es esp", "portugal:pt prt por",
    "netherlands:nl nld ned", "belgium:be bel", "luxembourg:lu lux", "switzerland:ch che sui",
    "austria:at aut", "sweden:se swe", "norway:no nor", "denmark:dk dnk den", "finland:fi fin",
    "iceland:is isl", "poland:pl pol", "czech republic:cz cze", "slovakia:sk svk",
    "slovenia:si svn", "hungary:hu hun", "romania:ro rou", "bulgaria:bg bgr", "serbia:rs srb",
    "croatia:hr hrv cro", "greece:gr grc gre", "turkey:tr tur", "russia:ru rus",
    "ukraine:ua ukr", "belarus:by blr", "lithuania:lt ltu", "latvia:lv lva", "estonia:ee est",
    "georgia:ge geo", "armenia:am arm", "kazakhstan:kz kaz", "china:cn chn", "japan:jp jpn",
    "south korea:kr kor", "north korea:kp prk", "taiwan:tw twn", "mongolia:mn mng",
    "india:in ind", "pakistan:pk pak", "bangladesh:bd bgd", "sri lanka:lk lka", "nepal:np npl",
    "thailand:th tha", "vietnam:vn vnm", "cambodia:kh khm", "malaysia:my mys", "singapore:sg sgp",
    "indonesia:id idn", "philippines:ph phl", "australia:au aus", "new zealand:nz nzl",
    "canada:ca can", "mexico:mx mex", "cuba:cu cub", "jamaica:jm jam", "haiti:ht hti",
    "dominican republic:do dom", "puerto rico:pr pri", "guatemala:gt gtm", "honduras:hn hnd",
    "costa rica:cr cri", "panama:pa pan", "colombia:co col", "venezuela:ve ven",
    "ecuador:ec ecu", "peru:pe per", "bolivia:bo bol", "chile:cl chl", "argentina:ar arg",
    "uruguay:uy ury", "paraguay:py pry", "brazil:br bra", "israel:il isr", "lebanon:lb lbn",
    "syria:sy syr", "jordan:jo jor", "iraq:iq irq", "iran:ir irn", "saudi arabia:sa sau",
    "united arab emirates:ae are uae", "kuwait:kw kwt", "qatar:qa qat", "egypt:eg egy",
    "morocco:ma mar", "algeria:dz dza", "tunisia:tn tun", "libya:ly lby", "sudan:sd sdn",
    "ethiopia:et eth", "kenya:ke ken", "tanzania:tz tza", "uganda:ug uga", "rwanda:rw rwa",
    "nigeria:ng nga", "ghana:gh gha", "senegal:sn sen", "ivory coast:ci civ",
    "cameroon:cm cmr", "south africa:za zaf rsa", "zimbabwe:zw zwe", "zambia:zm zmb",
    "angola:ao ago", "mozambique:mz moz", "madagascar:mg mdg",
};

constexpr std::string_view kLastWords[] = {
    "avenue ave av", "street st str", "road rd", "boulevard blvd", "drive dr", "lane ln",
    "court ct", "place pl", "square sq", "highway hwy", "parkway pkwy", "terrace ter",
    "circle cir", "building bldg", "department dept", "university univ", "junior jr", "senior sr",
};
constexpr std::string_view kSpellings[] = {
    "grey gray", "blond blonde", "center centre", "theater theatre", "color colour",
    "cancelled canceled", "brunet brunette", "sulfur sulphur", "aluminum aluminium",
    "jewelry jewellery", "tire tyre", "program programme", "catalog catalogue", "moslem muslim",
    // adjectives of what is stored as a noun, and short words
    "wood wooden", "wool woollen woolen", "gold golden", "silk silken", "metal metallic",
    "electric electrical", "medicine medical", "music musical", "history historical historic",
    "science scientific", "comedy comic comedic", "tragedy tragic", "poetry poetic",
    "vegetarian veggie veg", "company corporate", "summer summery", "winter wintry",
    "mathematics maths math", "absent absence", "coast coastal",
    "politics political", "technology technological", "romance romantic",
    "agriculture agricultural", "industry industrial", "volunteer voluntary",
};
// Codes of one or two letters, each in columns with one of the words.
struct ShortCode {
  std::string_view word, code;
  std::array<std::string_view, 3> columns;
};
constexpr ShortCode kShortCodes[] = {
    {"small", "s", {"size", "", ""}},
    {"medium", "m", {"size", "", ""}},
    {"large", "l", {"size", "", ""}},
    {"automatic", "a", {"gearbox", "transmission", "gear"}},
    {"manual", "m", {"gearbox", "transmission", "gear"}},
    {"diesel", "d", {"fuel", "", ""}},
    {"petrol", "p", {"fuel", "", ""}},
    {"electric", "e", {"fuel", "", ""}},
    {"hybrid", "h", {"fuel", "", ""}},
    {"left", "l", {"hand", "foot", "side"}},
    {"left handed", "l", {"hand", "foot", "side"}},
    {"left hander", "l", {"hand", "foot", "side"}},
    {"lefty", "l", {"hand", "foot", "side"}},
    {"right", "r", {"hand", "foot", "side"}},
    {"right handed", "r", {"hand", "foot", "side"}},
    {"right hander", "r", {"hand", "foot", "side"}},
    {"failed", "f", {"result", "outcome", "res"}},
    {"fail", "f", {"result", "outcome", "res"}},
    {"passed", "p", {"result", "outcome", "res"}},
    {"pass", "p", {"result", "outcome", "res"}},
    {"won", "w", {"result", "outcome", "res"}},
    {"win", "w", {"result", "outcome", "res"}},
    {"lost", "l", {"result", "outcome", "res"}},
    {"loss", "l", {"result", "outcome", "res"}},
    {"drawn", "d", {"result", "outcome", "res"}},
    {"draw", "d", {"result", "outcome", "res"}},
    {"english", "en", {"language", "lang", "tongue"}},
    {"german", "de", {"language", "lang", "tongue"}},
    {"french", "fr", {"language", "lang", "tongue"}},
    {"spanish", "es", {"language", "lang", "tongue"}},
    {"italian", "it", {"language", "lang", "tongue"}},
    {"portuguese", "pt", {"language", "lang", "tongue"}},
    {"dutch", "nl", {"language", "lang", "tongue"}},
    {"polish", "pl", {"language", "lang", "tongue"}},
    {"russian", "ru", {"language", "lang", "tongue"}},
    {"ukrainian", "uk", {"language", "lang", "tongue"}},
    {"welsh", "cy", {"language", "lang", "tongue"}},
    {"irish", "ga", {"language", "lang", "tongue"}},
    {"swedish", "sv", {"language", "lang", "tongue"}},
    {"danish", "da", {"language", "lang", "tongue"}},
    {"norwegian", "no", {"language", "lang", "tongue"}},
    {"finnish", "fi", {"language", "lang", "tongue"}},
    {"czech", "cs", {"language", "lang", "tongue"}},
    {"hungarian", "hu", {"language", "lang", "tongue"}},
    {"romanian", "ro", {"language", "lang", "tongue"}},
    {"greek", "el", {"language", "lang", "tongue"}},
    {"turkish", "tr", {"language", "lang", "tongue"}},
    {"arabic", "ar", {"language", "lang", "tongue"}},
    {"hebrew", "he", {"language", "lang", "tongue"}},
    {"chinese", "zh", {"language", "lang", "tongue"}},
    {"mandarin", "zh", {"language", "lang", "tongue"}},
    {"japanese", "ja", {"language", "lang", "tongue"}},
    {"korean", "ko", {"language", "lang", "tongue"}},
    {"hindi", "hi", {"language", "lang", "tongue"}},
    {"latin", "la", {"language", "lang", "tongue"}},
    {"morning", "am", {"session", "shift", "slot"}},
    {"afternoon", "pm", {"session", "shift", "slot"}},
};
constexpr std::string_view kFirstWords[] = {"saint st", "mount mt", "fort ft", "doctor dr",
                                            "north n", "south s", "east e", "west w"};

constexpr std::array<std::string_view, 16> kSuffixes = {
    "inc", "ltd", "llc", "co", "corp", "corporation", "company", "gmbh",
    "ag", "sa", "plc", "group", "limited", "incorporated", "bv", "srl"};
// clang-format on

std::vector<std::string_view> words_of(std::string_view row) {
  std::vector<std::string_view> out;
  while (!row.empty()) {
    const size_t end = std::min(row.find(' '), row.size());
    out.push_back(row.substr(0, end));
    row.remove_prefix(std::min(end + 1, row.size()));
  }
  return out;
}

using Forms = std::unordered_map<std::string_view, std::vector<std::string_view>>;

Forms read_codes() {
  Forms out;
  for (const std::string_view row : kCodes) {
    const size_t colon = row.find(':');
    out[row.substr(0, colon)] = words_of(row.substr(colon + 1));
  }
  return out;
}

Forms read_forms(std::span<const std::string_view> rows) {
  Forms out;
  for (const std::string_view row : rows) {
    const auto words = words_of(row);
    for (const std::string_view word : words)
      for (const std::string_view other : words)
        if (other != word) out[word].push_back(other);
  }
  return out;
}

std::vector<std::string_view> forms_of(const Forms& forms, std::string_view word) {
  const auto found = forms.find(word);
  return found == forms.end() ? std::vector<std::string_view>{} : found->second;
}

}  // namespace

std::vector<std::string_view> place_codes(std::string_view name) {
  static const Forms kRead = read_codes();
  return forms_of(kRead, name);
}

std::vector<std::string_view> short_forms(std::string_view word) {
  static const Forms kRead = read_forms(kLastWords);
  return forms_of(kRead, word);
}

std::vector<std::string_view> leading_forms(std::string_view word) {
  static const Forms kRead = read_forms(kFirstWords);
  return forms_of(kRead, word);
}

std::string_view short_code(std::string_view word, std::span<const std::string_view>& columns) {
  for (const ShortCode& row : kShortCodes)
    if (row.word == word) {
      columns = row.columns;
      return row.code;
    }
  return {};
}

std::vector<std::string_view> spellings(std::string_view word) {
  static const Forms kRead = read_forms(kSpellings);
  return forms_of(kRead, word);
}

std::span<const std::string_view> company_suffixes() { return kSuffixes; }

}  // namespace ask::engine
