// Countries with their demonyms and aliases, US states, sexes, weekdays; one row for each.
#include "agent/engine/lexicon/lexicon_tables.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr std::string_view kPlaceNames[] = {
    "monday|mon|mo|mondays", "tuesday|tue|tues|tu|tuesdays", "wednesday|wed|we|weds|wednesdays",
    "thursday|thu|thur|thurs|th|thursdays", "friday|fri|fr|fridays", "saturday|sat|sa|saturdays",
    "sunday|sun|su|sundays",
    "united states|usa|us|u s|u s a|united states of america|america|american|americans",
    "united kingdom|uk|u k|great britain|britain|british|gb|england|gbr", "england|english",
    "scotland|scottish|scots", "wales|welsh",
    "ireland|irish|republic of ireland|irland|irlanda|irlande|ierland",
    "france|french|fr|fra|frankreich|francia|frankrijk",
    "germany|german|germans|de|deu|ger|deutschland|germania|allemagne|alemania|duitsland",
    "italy|italian|italians|ita|italien|italia|italie",
    "spain|spanish|spaniard|esp|spanien|spagna|espagne|espana|spanje",
    "portugal|portuguese|portogallo",
    "netherlands|dutch|holland|the netherlands|nl|ned|niederlande|paesi bassi|pays bas|"
    "paises bajos|nederland|olanda",
    "belgium|belgian|belgians|belgien|belgio|belgique|belgica|belgie",
    "luxembourg|luxembourgish", "switzerland|swiss|sui|schweiz|svizzera|suisse|suiza|zwitserland",
    "austria|austrian|austrians|osterreich|oesterreich|autriche|oostenrijk",
    "sweden|swedish|swede|swedes|schweden|svezia|suecia|sverige|zweden",
    "norway|norwegian|norwegians|norwegen|norvegia|norvege|noruega|norge|noorwegen",
    "denmark|danish|dane|danes|danemark|danimarca|dinamarca|danmark|denemarken",
    "finland|finnish|finn|finns|finnland|finlandia|finlande|suomi", "iceland|icelandic",
    "poland|polish|pole|polen|polonia|pologne|polska",
    "czech republic|czech|czechia|tschechien|tsjechie", "slovakia|slovak",
    "slovenia|slovenian|slovene",
    "hungary|hungarian|hungarians|ungarn|ungheria|hongrie|hungria|hongarije",
    "romania|romanian|romanians", "bulgaria|bulgarian|bulgarians",
    "serbia|serbian|serb", "croatia|croatian|croat", "bosnia and herzegovina|bosnian|bosnia",
    "albania|albanian|albanians", "greece|greek|greeks|griechenland|grecia|grece|griekenland",
    "turkey|turkish|turk|turks|turkei|tuerkei|turchia|turquie|turquia|turkije",
    "russia|russian|russians|russian federation|rus", "ukraine|ukrainian|ukrainians",
    "belarus|belarusian", "lithuania|lithuanian", "latvia|latvian", "estonia|estonian",
    "georgia|georgian", "armenia|armenian", "azerbaijan|azerbaijani", "kazakhstan|kazakh",
    "uzbekistan|uzbek", "china|chinese|people s republic of china|prc|chn", "japan|japanese|jpn",
    "south korea|korea|korean|south korean|republic of korea|koreans", "north korea|north korean",
    "taiwan|taiwanese", "mongolia|mongolian", "india|indian|indians|ind", "pakistan|pakistani",
    "bangladesh|bangladeshi", "sri lanka|sri lankan", "nepal|nepalese|nepali", "thailand|thai",
    "vietnam|vietnamese", "cambodia|cambodian", "malaysia|malaysian", "singapore|singaporean",
    "indonesia|indonesian", "philippines|philippine|filipino|filipinos|the philippines",
    "australia|australian|australians|aus", "new zealand|new zealander|nz",
    "canada|canadian|canadians|can", "mexico|mexican|mexicans", "cuba|cuban|cubans",
    "jamaica|jamaican", "haiti|haitian", "dominican republic|dominican",
    "puerto rico|puerto rican", "guatemala|guatemalan", "honduras|honduran",
    "costa rica|costa rican", "panama|panamanian", "colombia|colombian|colombians",
    "venezuela|venezuelan", "ecuador|ecuadorian", "peru|peruvian", "bolivia|bolivian",
    "chile|chilean", "argentina|argentine|argentinian|argentinean", "uruguay|uruguayan",
    "paraguay|paraguayan", "brazil|brazilian|brazilians|bra", "israel|israeli|israelis",
    "palestine|palestinian", "lebanon|lebanese", "syria|syrian", "jordan|jordanian", "iraq|iraqi",
    "iran|iranian|persian", "saudi arabia|saudi|saudi arabian",
    "united arab emirates|uae|emirati", "kuwait|kuwaiti", "qatar|qatari", "yemen|yemeni",
    "afghanistan|afghan", "egypt|egyptian|egyptians", "morocco|moroccan", "algeria|algerian",
    "tunisia|tunisian", "libya|libyan", "sudan|sudanese", "ethiopia|ethiopian", "kenya|kenyan",
    "tanzania|tanzanian", "uganda|ugandan", "rwanda|rwandan", "nigeria|nigerian",
    "ghana|ghanaian", "senegal|senegalese", "ivory coast|ivorian|cote d ivoire",
    "cameroon|cameroonian", "south africa|south african", "zimbabwe|zimbabwean", "zambia|zambian",
    "angola|angolan", "mozambique|mozambican", "madagascar|malagasy", "europe|european|europeans",
    "asia|asian|asians", "africa|african|africans", "north america|north american",
    "south america|south american", "oceania|oceanian", "alabama|al", "alaska|ak", "arizona|az",
    "arkansas|ar", "california|ca|californian", "colorado|co", "connecticut|ct", "delaware|de",
    "florida|fl", "georgia|ga", "hawaii|hi", "idaho|id", "illinois|il", "indiana|in", "iowa|ia",
    "kansas|ks", "kentucky|ky", "louisiana|la", "maine|me", "maryland|md", "massachusetts|ma",
    "michigan|mi", "minnesota|mn", "mississippi|ms", "missouri|mo", "montana|mt", "nebraska|ne",
    "nevada|nv", "new hampshire|nh", "new jersey|nj", "new mexico|nm", "new york|ny",
    "new york city|nyc|new york", "north carolina|nc", "north dakota|nd", "ohio|oh",
    "oklahoma|ok", "oregon|or", "pennsylvania|pa", "rhode island|ri", "south carolina|sc",
    "south dakota|sd", "tennessee|tn", "texas|tx|texan", "utah|ut", "vermont|vt", "virginia|va",
    "washington|wa", "west virginia|wv", "wisconsin|wi", "wyoming|wy",
    "washington dc|dc|washington d c|district of columbia", "los angeles|la|l a",
    "female|f|females|woman|women|girl|girls|lady|ladies|w",
    "male|m|males|man|men|boy|boys|gents|gentleman|gentlemen|lads|blokes",
};
// clang-format on

}  // namespace

std::span<const std::string_view> place_names() { return kPlaceNames; }

}  // namespace ask::engine
