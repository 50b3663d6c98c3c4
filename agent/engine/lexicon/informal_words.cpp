// Informal and misspelt function words, sorted by the first word.
#include "agent/engine/lexicon/informal_words.h"

#include <algorithm>
#include <iterator>

#include "agent/common/word_table.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr InformalWord kInformalWords[] = {
    {"# of", "number of"}, {"% of", "percentage of"}, {"%", "percent"},
    {"%age of", "percentage of"},
    {"%age", "percentage"}, {"a fiver", "5 pounds"},
    {"a tenner", "10 pounds"},
    {"abt", "about"}, {"abuot", "about"}, {"adn", "and"},
    {"aech", "each"},
    {"afetr", "after"}, {"aftr", "after"}, {"ahve", "have"}, {"ain't", "isn't"}, {"aint", "isn't"},
    {"alot", "a lot"}, {"ammount", "amount"}, {"amnt", "amount"}, {"amoung", "among"},
    {"amout", "amount"}, {"amt", "amount"}, {"amts", "amounts"}, {"annd", "and"},
    {"arent", "aren't"}, {"as of now", "currently"},
    {"as well as", "and"}, {"as %", "in percent"}, {"aslo", "also"}, {"aswell as", "and"},
    {"aswell", "as well"}, {"at the moment", "currently"}, {"at this moment", "currently"},
    {"at leats", "at least"}, {"at present", "currently"}, {"atfer", "after"},
    {"atleast", "at least"}, {"atmost", "at most"}, {"avarage", "average"}, {"aveage", "average"},
    {"averag", "average"}, {"averege", "average"}, {"avergae", "average"}, {"averge", "average"},
    {"avg", "average"}, {"avrage", "average"}, {"avrg", "average"}, {"b/w", "between"},
    {"b4", "before"}, {"bday", "birthday"},
    {"becuase", "because"}, {"beetween", "between"}, {"befor", "before"}, {"beofre", "before"},
    {"betwen", "between"}, {"betwene", "between"}, {"bewteen", "between"}, {"bigest", "biggest"},
    {"biggets", "biggest"}, {"bigggest", "biggest"}, {"biggst", "biggest"}, {"boht", "both"},
    {"btwn", "between"}, {"canceld", "cancelled"}, {"cancelld", "cancelled"},
    {"cancled", "cancelled"}, {"cant not", "can not"}, {"cant", "can't"}, {"cheapset", "cheapest"},
    {"cheapst", "cheapest"}, {"cheepest", "cheapest"}, {"cnt of", "count of"},
    {"commmon", "common"}, {"comon", "common"}, {"couldnt", "couldn't"}, {"delivrd", "delivered"},
    {"did'nt", "didn't"}, {"didnt", "didn't"}, {"diferent", "different"},
    {"differnet", "different"}, {"differnt", "different"}, {"diffferent", "different"},
    {"diffrent", "different"}, {"dinstinct", "distinct"}, {"distint", "distinct"},
    {"do'nt", "don't"}, {"does'nt", "doesn't"}, {"doesen't", "doesn't"}, {"doesnt", "doesn't"},
    {"dont", "don't"}, {"dont'", "don't"}, {"dosen't", "doesn't"}, {"dosnt", "doesn't"},
    {"druing", "during"}, {"durring", "during"}, {"ea", "each"}, {"eahc", "each"},
    {"ealiest", "earliest"},
    {"earlist", "earliest"}, {"earlyest", "earliest"}, {"ech", "each"}, {"ecxept", "except"},
    {"eg", "e.g."}, {"eveyr", "every"}, {"evrey", "every"}, {"evry", "every"},
    {"excl", "excluding"}, {"exclding", "excluding"}, {"excludeing", "excluding"},
    {"exept", "except"}, {"exluding", "excluding"}, {"expencive", "expensive"},
    {"expensiv", "expensive"}, {"febuary", "february"}, {"fidn", "find"}, {"fisrt", "first"},
    {"fnd", "find"}, {"fomr", "from"}, {"fpr", "for"}, {"frist", "first"}, {"frm", "from"},
    {"frmo", "from"}, {"geater", "greater"}, {"gimme", "give me"}, {"giveme", "give me"},
    {"greator", "greater"}, {"hadnt", "hadn't"}, {"haev", "have"}, {"has'nt", "hasn't"},
    {"hasnt", "hasn't"}, {"hav", "have"}, {"have'nt", "haven't"}, {"havent", "haven't"},
    {"heighest", "highest"}, {"higest", "highest"}, {"highset", "highest"}, {"highst", "highest"},
    {"hightest", "highest"}, {"how mahy", "how many"}, {"how manny", "how many"},
    {"how may", "how many"}, {"how mcuh", "how much"}, {"how meny", "how many"},
    {"how mnay", "how many"}, {"how mny", "how many"}, {"how muhc", "how much"},
    {"how'd", "how did"}, {"how're", "how are"}, {"howmany", "how many"}, {"howmuch", "how much"},
    {"hows", "how is"}, {"hrs", "hours"}, {"hsa", "has"}, {"hsow", "show"}, {"hte", "the"},
    {"hw many", "how many"},
    {"hwat", "what"}, {"hwich", "which"}, {"hwo many", "how many"}, {"hwo mnay", "how many"},
    {"hwo much", "how much"}, {"i'd", "i would"}, {"i'll", "i will"}, {"i've", "i have"},
    {"ie", "i.e."}, {"in $", "in dollars"}, {"in %", "in percent"},
    {"in €", "in euros"},
    {"inbetween", "between"}, {"incl", "including"},
    {"is'nt", "isn't"}, {"isnot", "is not"}, {"isnt", "isn't"}, {"ive", "i have"},
    {"laest", "least"}, {"larget", "largest"}, {"largset", "largest"}, {"largst", "largest"},
    {"latset", "latest"}, {"leats", "least"}, {"lemme", "let me"}, {"les", "less"},
    {"lits", "list"}, {"longets", "longest"}, {"longset", "longest"}, {"longst", "longest"},
    {"lowset", "lowest"}, {"lowst", "lowest"}, {"lsit", "list"}, {"manny", "many"},
    {"max", "maximum"}, {"mins", "minutes"}, {"mnay", "many"}, {"mnth", "month"},
    {"mob", "mobile"}, {"moer", "more"},
    {"monthy", "monthly"}, {"montly", "monthly"}, {"most expencive", "most expensive"},
    {"most expensiv", "most expensive"}, {"motnh", "month"}, {"motnhs", "months"}, {"mroe", "more"},
    {"msot", "most"}, {"mth", "month"}, {"mths", "months"}, {"nad", "and"}, {"nbr of", "number of"},
    {"neever", "never"}, {"nevr", "never"}, {"no of", "number of"}, {"no one", "nobody"},
    {"no one's", "nobody has"}, {"no's of", "number of"}, {"no-one", "nobody"},
    {"no-one's", "nobody has"}, {"nobody's", "nobody has"}, {"nobodys", "nobody has"},
    {"noone", "nobody"}, {"noone's", "nobody has"}, {"nos of", "number of"}, {"nr of", "number of"},
    {"nr", "number"}, {"nuber", "number"}, {"nubmer", "number"}, {"num of", "number of"},
    {"numbr", "number"}, {"numbre", "number"}, {"numebr", "number"}, {"numer of", "number of"},
    {"numer", "number"}, {"nver", "never"}, {"occured", "occurred"}, {"ocurred", "occurred"},
    {"oldset", "oldest"}, {"olny", "only"}, {"onyl", "only"}, {"oustanding", "outstanding"},
    {"outstading", "outstanding"}, {"pct", "percent"}, {"peopel", "people"}, {"peple", "people"},
    {"per cent", "percent"}, {"percantage", "percentage"}, {"percentge", "percentage"},
    {"percnt", "percent"}, {"persent", "percent"}, {"plase", "please"}, {"plese", "please"},
    {"pls", "please"}, {"plus her", "and her"}, {"plus his", "and his"}, {"plus how", "and how"},
    {"plus its", "and its"}, {"plus the", "and the"}, {"plus their", "and their"},
    {"plus what", "and what"}, {"plus when", "and when"}, {"plus where", "and where"},
    {"plus which", "and which"}, {"plus who", "and who"}, {"plz", "please"}, {"poeple", "people"},
    {"populer", "popular"}, {"ppl", "people"}, {"precent", "percent"}, {"precentage", "percentage"},
    {"qty", "quantity"}, {"recient", "recent"}, {"recieve", "receive"}, {"recieved", "received"},
    {"recived", "received"}, {"recnt", "recent"}, {"right now", "currently"},
    {"seperate", "separate"}, {"shortst", "shortest"}, {"shotest", "shortest"},
    {"shouldnt", "shouldn't"}, {"shwo", "show"}, {"smalest", "smallest"}, {"smallets", "smallest"},
    {"sofar", "so far"}, {"tahn", "than"}, {"taht", "that"}, {"teh", "the"}, {"tehre", "there"},
    {"thanx", "thanks"}, {"that're", "that are"}, {"that's always", "that has always"},
    {"that's been", "that has been"}, {"that's gone", "that has gone"},
    {"that's got", "that has got"}, {"that's had", "that has had"},
    {"that's never", "that has never"}, {"that've", "that have"},
    {"thats always", "that has always"}, {"thats been", "that has been"},
    {"thats gone", "that has gone"}, {"thats got", "that has got"}, {"thats had", "that has had"},
    {"thats never", "that has never"}, {"thats", "that is"}, {"thee", "the"}, {"ther", "there"},
    {"there're", "there are"}, {"theres", "there is"}, {"these days", "currently"},
    {"they'd", "they had"}, {"they'll", "they will"}, {"they're", "they are"},
    {"they've", "they have"}, {"theyr", "their"}, {"theyre", "they are"}, {"theyve", "they have"},
    {"thier", "their"}, {"thna", "than"}, {"thru", "through"}, {"tht", "that"},
    {"thusday", "thursday"}, {"thx", "thanks"}, {"tmrw", "tomorrow"}, {"tnx", "thanks"},
    {"toal", "total"},
    {"toatl", "total"}, {"tommorow", "tomorrow"},
    {"top two", "top 2"}, {"top three", "top 3"}, {"top four", "top 4"}, {"top five", "top 5"},
    {"top six", "top 6"}, {"top seven", "top 7"}, {"top eight", "top 8"}, {"top nine", "top 9"},
    {"top ten", "top 10"}, {"top twelve", "top 12"}, {"top fifteen", "top 15"},
    {"top twenty", "top 20"},
    {"tot", "total"}, {"totl", "total"}, {"totla", "total"},
    {"ttl", "total"}, {"uniqe", "unique"}, {"uniqu", "unique"}, {"untill", "until"},
    {"upto", "up to"}, {"w/", "with"}, {"w/o", "without"}, {"waht", "what"}, {"wasnt", "wasn't"},
    {"wat", "what"}, {"we'd", "we would"}, {"we'll", "we will"}, {"we're", "we are"},
    {"we've", "we have"}, {"weer", "were"}, {"wehn", "when"}, {"wehre", "where"}, {"wen", "when"},
    {"wensday", "wednesday"}, {"werent", "weren't"}, {"werhe", "where"}, {"weve", "we have"},
    {"what % of", "what percent of"}, {"what'd", "what did"}, {"what're", "what are"},
    {"what's always", "what has always"}, {"what's been", "what has been"},
    {"what's gone", "what has gone"}, {"what's got", "what has got"},
    {"what's had", "what has had"}, {"what's never", "what has never"}, {"whatre", "what are"},
    {"whats always", "what has always"}, {"whats been", "what has been"},
    {"whats gone", "what has gone"}, {"whats got", "what has got"}, {"whats had", "what has had"},
    {"whats never", "what has never"}, {"whats", "what is"}, {"whch", "which"}, {"whcih", "which"},
    {"when'd", "when did"}, {"whens", "when is"}, {"wher", "where"}, {"where'd", "where did"},
    {"where're", "where are"}, {"wheres", "where is"}, {"which % of", "what percent of"},
    {"which've", "which have"}, {"whihc", "which"}, {"whitch", "which"}, {"whith", "with"},
    {"whithout", "without"}, {"whne", "when"}, {"who'd", "who had"}, {"who'll", "who will"},
    {"who're", "who are"}, {"who's always", "who has always"}, {"who's been", "who has been"},
    {"who's gone", "who has gone"}, {"who's got", "who has got"}, {"who's had", "who has had"},
    {"who's never", "who has never"}, {"who's not been", "who has not been"},
    {"who's not done", "who has not done"}, {"who's not got", "who has not got"},
    {"who's not had", "who has not had"}, {"who's not paid", "who has not paid"},
    {"who've", "who have"}, {"whoo", "who"},
    {"whos always", "who has always"}, {"whos been", "who has been"}, {"whos gone", "who has gone"},
    {"whos got", "who has got"}, {"whos had", "who has had"}, {"whos never", "who has never"},
    {"whos not been", "who has not been"}, {"whos not done", "who has not done"},
    {"whos not got", "who has not got"}, {"whos not had", "who has not had"},
    {"whos not paid", "who has not paid"},
    {"whos", "who is"}, {"whove", "who have"}, {"whre", "where"}, {"wht", "what"}, {"whta", "what"},
    {"wich", "which"}, {"wicht", "which"}, {"wihch", "which"}, {"wihout", "without"},
    {"wiht", "with"}, {"wihtout", "without"}, {"witch one", "which"}, {"withouth", "without"},
    {"witout", "without"}, {"wont", "won't"}, {"wot", "what"}, {"wots", "what is"},
    {"wouldnt", "wouldn't"}, {"wthout", "without"},
    {"wtih", "with"}, {"wut", "what"}, {"yaer", "year"}, {"yaers", "years"}, {"yera", "year"},
    {"yeras", "years"}, {"yesturday", "yesterday"}, {"yongest", "youngest"}, {"you're", "you are"},
    {"you've", "you have"}, {"yougest", "youngest"}, {"youngst", "youngest"}, {"youre", "you are"},
    {"youve", "you have"}, {"yr", "year"}, {"yrs", "years"}, {"yu", "you"},
};
// clang-format on

constexpr std::string_view first_word(const InformalWord& row) {
  return row.phrase.substr(0, row.phrase.find(' '));
}

static_assert(std::is_sorted(std::begin(kInformalWords), std::end(kInformalWords),
                             [](const InformalWord& a, const InformalWord& b) {
                               return first_word(a) < first_word(b);
                             }));

}  // namespace

std::span<const InformalWord> informal_words(std::string_view word) {
  using Rows = std::span<const InformalWord>;
  static const WordTable<Rows> kRows = [] {
    WordTable<Rows> out;
    for (const auto* row = std::begin(kInformalWords); row != std::end(kInformalWords);) {
      const auto* const from = row;
      while (row != std::end(kInformalWords) && first_word(*row) == first_word(*from)) ++row;
      out[first_word(*from)] = {from, row};
    }
    return out;
  }();
  const Rows* found = kRows.find(word);
  return found != nullptr ? *found : Rows();
}

}  // namespace ask::engine
