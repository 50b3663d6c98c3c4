// Yes/no columns of rooms, buildings and land, and how people say them.
#include "agent/engine/lexicon/told_rows.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr std::string_view kToldFlagsPlaces[] = {
    "accessible|wheelchair|low floor|lowfloor|ramp = take wheelchair|for wheelchair users|low "
     "floor|step free = have steps",
    "aircon|air conditioning|air conditioned|airconditioning = with air con|have air conditioning|"
     "with aircon = no air con|without air con|without air conditioning",
    "balcony = you can sit outside = no balcony",
    "bluetooth|wireless|streaming|wifi = connects to phone|works with phone|without cables = with "
     "cables",
    "central heating|heated|heating = warm in winter|with heating|have heating = without heating",
    "covered|under cover|undercover|roofed = in dry|under roof|out of rain = in open|open air",
    "dog handler|with dog|dog = with dog|dog handler = without dog",
    "double track|doubletrack = two tracks|twin track = single track",
    "electric|ebike|motorised = with motor|battery powered = without motor|pedal only|muscle "
     "powered",
    "electrified|electric|catenary = under wires|with overhead wires|have wires = without wires|"
     "diesel only",
    "ensuite|en suite|private bath = own bathroom|private bathroom|with own toilet = shared "
     "bathroom",
    "ensuite|private bathroom|bathroom = own bathroom|with bathroom|with own bathroom = shared "
     "bathroom|bathroom down hall",
    "expected|listed|labelled = known side effect",
    "fenced|enclosed garden|enclosed|fence = secure garden|closed in|have fence|stock proof|"
     "fenced in = open garden|without fence",
    "furnished|furniture = with furniture|come with furniture = without furniture",
    "garden|yard|outdoor space = with outside space|somewhere to sit outside|with lawn = without "
     "outside space|no outside space",
    "good with dog|dog friendly|dog allowed|pet|pets allowed|pet allowed|petfriendly = gets on "
     "with dogs|ok with other dogs|can live with dogs|like dogs|take dogs|bring dog|bring pets|"
     "welcomes pets|accepts dogs|take dog|dogs are welcome = no other dogs|no dogs|no pets",
    "ground floor|accessible|adapted = suitable for wheelchair|on level|disabled friendly = has "
     "stairs",
    "has power|power supply|electricity|hookup|electric|power|battery|shorepower|storage = with "
     "electricity|with hook up|somewhere to plug in|with power|have socket|have power|can plug in|"
     "run on electricity|battery powered|plug in|with battery|store power|can store = no "
     "electricity|no hook up|need generator|without power|unpowered|no power|without electric|"
     "petrol or diesel|run on fuel|without electricity|without battery|no storage",
    "indoor|inside|houseplant|covered|indoors = for inside|under roof|in hall|rain proof|under "
     "glass = al fresco|for garden|in open air|open air|in open",
    "indoor|indoor only|house cat = kept inside|stays in",
    "joint|co owner|shared|communal = held by two people|shared account|owned together|have to "
     "share = in one name|to themselves",
    "kitchen|on site kitchen|has kitchen|catering = with kitchen|can cook there|can cook in|can "
     "make tea|have somewhere to cook = no kitchen|nowhere to cook",
    "outdoor|outside|terrace|patio|alfresco|marquee|open air|onlocation|balcony|garden = al "
     "fresco|in open|in garden|on terrace|in tent|in field|in open air|on location|with outside "
     "space|somewhere to sit outside|have outside space|can sit outside = under roof|in studio|"
     "without outside space|no outside space",
    "own brand|own label|private label = house brand|store brand = big brand",
    "parking|has parking|customer parking = somewhere to park|can park at|can park = nowhere to "
     "park|no parking",
    "parking|garage|driveway|off street parking = somewhere to park|you can park|room for car|"
     "space for car = nowhere to park|on street parking only",
    "pet safe|pet friendly|pet allowed|pet = safe for cats|safe for dogs|safe around pets|take "
     "pets|you can keep dog|keep pet|keep animals|happy with pets = toxic|poisonous|no pets|no "
     "animals",
    "pets|pet|has pets|dog|animal = with dog|got pets|have animals|can keep dog|allow animals|can "
     "have cat = no pets|no animals",
    "power of attorney|lpa|poa = somebody decides for them|has attorney = decide for themselves",
    "private|private dining|self pay = all to ourselves|paying themselves|out of own pocket|just "
     "for them|own group = in group",
    "projector|screen = can show slides|can show film|have beamer = no beamer",
    "protected|tpo|preservation order|listed|endangered = under preservation order|can not just "
     "be felled|under protection|may not be cut|may not be taken|at risk|legally protected = free "
     "to fell",
    "refrigerated|cold chain|fridge|cold storage = kept in fridge|kept cold|kept cool|need fridge "
     "= room temperature",
    "residential|domestic|private = at somebody's home",
    "restricted view|obstructed = bad view|behind pillar|can not see well = good view|clear view",
    "sea view|seaview = overlooks sea|looks out over sea|you can see sea from = no view",
    "search dog = with dog|dog was used = without dog",
    "shared|pooled|carpool = pooled with others",
    "shed|hut|greenhouse = have hut|with hut = without hut",
    "smoking allowed|smoking = allowed to smoke|smokers|can smoke|smokers allowed = non smoking|"
     "smoke free|no smoking",
    "stage = can put on play",
    "tail lift|taillift = need tail lift|with tail lift|with lift at back|have lift = no tail "
     "lift|without lift",
    "toilet|toilets|restroom = with loo|with toilets|with bathroom|have toilet = no loo|no toilet|"
     "without loo",
    "upstairs|upper floor|upper floors = upper floor = ground floor only|downstairs only",
    "water|tap|irrigation|irrigated = have tap|near tap|can water from|under irrigation|have "
     "water supply = no tap|rain fed|dry land",
    "water supply|has water = with running water|with tap = without water|no tap",
    "waterproof|water resistant|water proof = swim with|get wet|shower with|you can swim with|"
     "watertight = must not get wet",
    "wifi|internet|broadband = has internet|with connection|have internet|can get online|have "
     "wireless = no internet",
    "wifi|wlan|wi fi = have internet|get online|with wi fi = without internet",
    "window|window seat = by window = on aisle|in middle",
    "window table = by window|with view|at window = no view",
    "within window|in window = on schedule|in window|at right time = too early or too late|"
     "outside window|off schedule",
};
// clang-format on

}  // namespace

std::span<const std::string_view> told_flags_of_places() { return kToldFlagsPlaces; }

}  // namespace ask::engine
