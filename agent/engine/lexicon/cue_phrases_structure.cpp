// Cue phrases for ordering, grouping, negation and sets, and the words that begin a clause.
#include "agent/engine/lexicon/cue_phrases.h"

namespace ask::engine {
namespace {

using enum Cue;

// clang-format off
constexpr Phrase kStructurePhrases[] = {
    // --- DISTINCT
    {"distinct", kDistinct},
    {"different", kDistinct},
    {"unique", kDistinct},
    {"various", kDistinct, "", false, 0.7F},
    {"=without duplicates|repetition|repetitions|duplication", kDistinct},
    {"=no duplicates", kDistinct},
    {"=different|distinct|unique kinds|types|values of", kDistinct},
    // --- groups
    {"for|of|in|from|at|by|with|on|to? each|every of? the?", kEach},
    {"for|in|across? all? the? different", kEach, "", false, 0.6F},
    {"per", kEach},
    {"group|grouped by", kEach},
    {"=grouped|broken down|split by", kEach},
    {"for all the?", kEach, "", false, 0.4F},
    {"individual", kEach, "", false, 0.4F},
    // --- periods
    {"year", kPeriod, "year", false, 0.75F},
    {"yearly|annual|annually", kPeriod, "year"},
    {"quarter", kPeriod, "quarter", false, 0.75F},
    {"quarterly", kPeriod, "quarter"},
    {"month", kPeriod, "month", false, 0.75F},
    {"monthly", kPeriod, "month"},
    {"calendar? month of the? year", kPeriod, "month of the year", false, 0.75F},
    {"week|calendar week?", kPeriod, "week", false, 0.75F},
    {"weekly", kPeriod, "week"},
    {"day|date", kPeriod, "day", false, 0.75F},
    {"daily", kPeriod, "day"},
    {"day|days of the? week", kPeriod, "weekday"},
    {"weekday", kPeriod, "weekday", false, 0.78F},
    {"hour", kPeriod, "hour", false, 0.75F},
    {"hourly", kPeriod, "hour"},
    {"by", kEach, "", false, 0.4F},
    // --- order
    {"=sorted|ordered|arranged|ranked|listed|sort|order|rank|arrange|sorting|ordering by|of|"
     "from? their|its|the?", kOrderBy},
    {"=sort|order|rank|arrange|list|sorted|ordered the|them|it|results|result|these|those "
     "results|result|list|names? by? their|its|the?", kOrderBy},
    {"=sorted|ordered|arranged|ranked|listed according|based to|on? the|their|its?", kOrderBy},
    {"=sorted|ordered|arranged|ranked|sort|order|rank|arrange alphabetically by? the|their|"
     "its?", kOrderBy},
    {"=sorted|ordered|arranged|ranked|sort|order|rank|arrange descendingly|ascendingly|"
     "descending|ascending by? the|their|its?", kOrderBy},
    {"=sorted|ordered|arranged|ranked|listed|sort|order|list them|it|the? result|results|names? "
     "in a|an|the? ascending|descending|alphabetical|alphabetic|lexicographical|lexicographic|"
     "increasing|decreasing|reverse|chronological alphabetical|lexicographical? order by|of? "
     "their|its|the?", kOrderBy},
    {"in a|an|the? ascending|descending|alphabetical|alphabetic|lexicographical|lexicographic|"
     "lexical|increasing|decreasing|reverse|chronological alphabetical|lexicographical|"
     "chronological? order of|by|according? to? their|its|the?", kOrderBy},
    {"in|by the? order of their|its|the?", kOrderBy},
    {"in the? order", kOrderBy, "", false, 0.6F},
    {"in|a|an|the? ascending|increasing|alphabetical|alphabetic|lexicographical|lexicographic|"
     "lexical|chronological alphabetical|lexicographical? order of|by?", kAscending},
    {"alphabetically|ascending|ascendingly|increasingly|lexicographically|chronologically",
     kAscending},
    {"=from the? low|lowest|small|smallest|least|fewest|short|shortest|early|earliest|cheapest|"
     "lightest|oldest to the? high|highest|large|largest|most|long|longest|late|latest|tallest|"
     "big|biggest|greatest|heaviest|newest|recent", kAscending},
    {"=from? the? young|youngest to the? old|oldest", kAscending, "age"},
    {"=from a to z", kAscending},
    {"=low|lowest to high|highest", kAscending},
    {"increasing", kAscending, "", false, 0.8F},
    {"in|a|an|the? descending|decreasing|reverse alphabetical|alphabetic|lexicographical|"
     "chronological? order of|by?", kDescending},
    {"descending|descendingly|decreasingly", kDescending},
    {"=from the? high|highest|big|biggest|large|largest|most|long|longest|late|latest|tallest|"
     "greatest|newest|heaviest|expensive to the? low|lowest|small|smallest|least|fewest|short|"
     "shortest|early|earliest|oldest|lightest|cheapest", kDescending},
    {"=from? the? old|oldest to the? young|youngest", kDescending, "age", true},
    {"=from the? =most to the? =least", kDescending},
    {"=from the? =most recent to the? oldest|earliest|least", kDescending},
    {"=from z to a", kDescending},
    {"=high|highest to low|lowest", kDescending},
    {"decreasing", kDescending, "", false, 0.8F},
    {"=in reverse", kDescending},
    // --- negation
    {"be|do|have|can|could|will|would not|never have|be|=been? any|a|an?", kNot},
    {"=don't|doesn't|didn't|hasn't|haven't|hadn't|isn't|aren't|wasn't|weren't|can't|cannot|"
     "won't|couldn't have|been? any|a|an?", kNot},
    {"=dont|doesnt|didnt|hasnt|havent|isnt|arent|wasnt|werent|cant have? any|a|an?", kNot},
    {"not|never", kNot},
    {"without any|a|an?", kNot},
    {"=no", kNot},
    {"with no", kNot},
    {"have no", kNot},
    {"=none of?", kNot},
    {"neither|nor", kNot},
    {"not any|a|an", kNot},
    {"=non", kNot, "", false, 0.9F},
    {"lack|lacking|=lacks", kNot},
    {"=zero", kNot, "", false, 0.4F},
    {"missing", kNot, "", false, 0.5F},
    {"fail|failed to", kNot, "", false, 0.5F},
    {"other|rather than", kNot},
    {"free of|from", kNot, "", false, 0.9F},
    {"outside of?", kNot, "", false, 0.9F},
    {"except|excluding for|that|those?", kExcept},
    {"exclude", kExcept},
    {"ignore|ignoring", kExcept},
    {"not including|counting", kExcept},
    {"=but not", kExcept},
    {"=and not", kExcept, "", false, 0.7F},
    {"other than", kExcept, "", false, 0.8F},
    {"apart|aside from", kExcept},
    {"besides", kExcept, "", false, 0.8F},
    {"but", kExcept, "", false, 0.3F},
    {"only", kOnly},
    {"just", kOnly, "", false, 0.4F},
    {"=nothing but|else", kOnly},
    // --- conjunction, disjunction
    {"both", kBoth},
    {"not only", kBoth},
    {"but also", kBoth, "", false, 0.8F},
    {"=as =well =as", kAnd},
    {"along|together with", kAnd},
    {"and also?", kAnd},
    {"in addition to", kAnd, "", false, 0.8F},
    {"=,", kAnd, "", false, 0.5F},
    {"&", kAnd},
    {"or", kOr},
    {"=and =or", kOr},
    {"either", kEither},
    {"=any of", kEither, "", false, 0.5F},
    {"=one of", kEither, "", false, 0.5F},
    // --- LIKE
    {"that? contain|include|have|having|with|=contains|=containing|=includes|=including the|a|"
     "an? substring|word|string|letter|letters|phrase|character|characters|words|text|term|"
     "keyword", kContains},
    {"contain|=contains|=containing", kContains},
    {"include|=includes|=including", kContains, "", false, 0.7F},
    {"the? substring|phrase|string", kContains},
    {"the word|letter|letters", kContains},
    {"=like", kContains, "", false, 0.7F},
    {"=as a substring", kContains},
    {"=somewhere in", kContains, "", false, 0.8F},
    {"in|as part of their|its|the? name|title", kContains, "", false, 0.5F},
    {"that? start|begin with the|a|an? letter|prefix|word|string|letters|character?", kStartsWith},
    {"=starting|beginning|started with|by the|a|an? letter|prefix|word|string|letters?",
     kStartsWith},
    {"the? prefix of?", kStartsWith},
    {"=whose|the? first|initial letter|character be?", kStartsWith, "", false, 0.7F},
    {"prefix|prefixed with|by?", kStartsWith},
    {"that? end with|by the|a|an? letter|suffix|word|string|letters|character?", kEndsWith},
    {"that? =end|=ends in the|a|an? letter|suffix|word|string|letters|character?", kEndsWith},
    {"=ending with|in|by the|a|an? letter|suffix|word|string|letters?", kEndsWith},
    {"the? suffix of?", kEndsWith},
    // --- NULL tests
    {"be? null|empty|blank|unknown|missing|unspecified", kIsNull, "", false, 0.8F},
    {"have|with no|without value|values", kIsNull, "", false, 0.8F},
    {"be not|=n't known|available|specified|recorded|given|set|assigned", kIsNull, "", false, 0.6F},
    {"not null|empty|blank|missing|unknown|unspecified", kNotNull},
    {"be not null|empty|blank|missing|unknown|unspecified", kNotNull},
    {"be? known", kNotNull, "", false, 0.5F},
    // --- questions
    {"who|whom", kWho},
    {"where", kWhere},
    {"when", kWhen},
    {"what time", kWhen, "", false, 0.6F},
    {"which", kWhich},
    {"=in which", kWhich},
    {"what", kWhat},
    {"=what are|is|was|were the?", kWhat},
    {"=show|list|give|find|return|display|get|report|tell|state|provide|select|retrieve|fetch|"
     "print|output|name|identify|enumerate|present me|us? a|the? list|lists? of? the? all? of? "
     "the?", kList, "", false, 0.9F},
    {"=describe|compute|calculate|determine|search|see|check", kList, "", false, 0.6F},
    {"=i want|need|would to? see|know|like? the?", kList, "", false, 0.8F},
    {"=a list of", kList, "", false, 0.7F},
    // --- words that begin a modifier
    {"with", kWith},
    {"have|having|=has|=had", kWith, "", false, 0.7F},
    {"=get|gets|receive|receives", kWith, "", false, 0.7F, "who|that"},
    {"whose", kWhose},
    {"of", kOf},
    {"'s", kOf},
    {"for", kFor},
    {"by", kBy},
    {"in|at|on|from|during|within", kIn},
    {"that|which|who", kThat, "", false, 0.8F},
};
// clang-format on

}  // namespace

std::span<const Phrase> structure_phrases() { return kStructurePhrases; }

}  // namespace ask::engine
