// Yes/no columns of food, animals and plants, and how people say them.
#include "agent/engine/lexicon/told_rows.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr std::string_view kToldFlagsFood[] = {
    "aggressive|bites|dangerous =  = harmless",
    "breeding|nesting = on nest = non breeding",
    "contains dairy|contains milk|has dairy = with milk|have dairy in = dairy free|without milk|"
     "lactose free",
    "contains gluten|has gluten = with gluten|contain wheat|have gluten in = gluten free|safe for "
     "coeliacs|without gluten|ok for celiacs",
    "contains nuts|has nuts = with nuts|have nuts in = nut free|without nuts|safe for nut allergy",
    "edible = can eat|good to eat|for eating|you can eat|can be eaten = inedible",
    "evergreen|auto renew|auto renewal|automatic renewal = green all year|keeps leaves|renew by "
     "itself|renew on own|roll over automatically|roll on = deciduous|sheds leaves|loses leaves|"
     "need renewing by hand|end by itself|stop by itself|drop leaves",
    "freezing|frost|frozen = below zero|frozen over|below freezing = frost free|ice free",
    "frozen|previously frozen|blocked|locked|hold|onhold = from frozen|out of freezer|can not be "
     "used|out of use|on hold|may not be used = free to use",
    "frozen|freezer|deep frozen = deep frozen|below zero|in freezer = chilled only",
    "halal = ritually slaughtered|for muslims",
    "handmade|artisan|homemade = made by hand|home made|made in house = bought in|factory made",
    "hardy|frost hardy|frost tolerant|frost = survive winter|cope with frost|stand cold|winter "
     "outside|frost hardy|winter proof|stand frost = need to come in for winter|die in cold|frost "
     "sensitive",
    "hazardous|hazmat|dangerous|toxic|hazard|flammable = poisonous|harmful|unsafe|about to fall|"
     "need special handling|explosive or toxic|dangerous goods|catch fire|inflammable = harmless",
    "in foal|pregnant|expecting = expecting foal",
    "is alcoholic|contains alcohol|serves alcohol = with alcohol|serving booze = alcohol free|"
     "teetotal",
    "native|indigenous = indigenous|native speaker|mother tongue|home grown|grew up speaking|born "
     "speaking|natural here = learned it later|non native|learned later",
    "neutered|spayed|castrated|sterilised|altered|gelded =  = intact",
    "on menu = on menu|on today = off menu|eighty sixed",
    "pedigree|purebred = pure bred|with papers = cross bred",
    "perennial = come back every year|last for years = die after year|only last year|only one "
     "season",
    "poisonous|toxic|venomous = dangerous for pets|harmful|bad for cats|bad for pets|can poison "
     "you = pet safe|safe for pets|harmless|non toxic",
    "pregnant|incalf|gravid = in calf|in lamb|in foal|in pig",
    "raw = unprocessed|straight from camera",
    "seasonal|season only = only at certain times of year|closed in winter|shuts for winter = all "
     "year round|year round|open all year",
    "sparkling|carbonated|fizzy = with bubbles = without bubbles",
    "spicy = with chilli = not hot",
    "vegan|plant based = without animal products|suitable for vegans|no animal products|animal "
     "free = contain animal products|with animal products",
    "vegetarian|veggie|veg|vegan = meat free|without meat|meatless|eat no meat|no meat = with "
     "meat|contain meat|eat meat|meat eater|eats meat",
    "wild|wild caught = from sea = from fish farm",
};
// clang-format on

}  // namespace

std::span<const std::string_view> told_flags_of_food() { return kToldFlagsFood; }

}  // namespace ask::engine
