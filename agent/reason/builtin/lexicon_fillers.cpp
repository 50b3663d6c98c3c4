// Words that a reading may leave unexplained, in three degrees.
#include "agent/reason/builtin/lexicon_tables.h"

namespace ask::builtin {

// They carry nothing but grammar or politeness.
std::string_view empty_words() {
  return "the a an is are was were be been being am do does did 's s please me us i we you your my "
         "our it its they their them theirs his her hers he she him there here this these those ! "
         "? "
         ". , ; : ( ) [ ] \" ' ` - to just would could can could could's let 'd want wanna need "
         "know "
         "like could've will shall should may might tell kindly what's who's that's there's also "
         "then so well however thus hence else even still yet already really very quite exactly "
         "s's okay ok hi hello thanks thank again too if etc e.g. i.e. whether $ € £ %";
}

// They bind parts to each other: keywords, mostly, and never a name by themselves.
std::string_view binding_words() {
  return "of in on at for with by from and or as that which who whom whose what when where how has "
         "have had having into out about along together per via within during between among than "
         "but both either neither not no any all each every some one ones other others same such "
         "show list give find return display get report provide state compute calculate count "
         "many much more most less least only after before since until over under above below up "
         "down through across against without respectively corresponding overall while because "
         "whole entire total number sorted ordered order sort along off upon toward towards";
}

// Verbs and nouns that mostly only say that things belong together.
std::string_view light_words() {
  return "located named called made make makes used use uses using hold holds held take takes took "
         "taken give gives given get gets got run runs come comes came go goes went belong belongs "
         "belonging associated associate correspond corresponds related involved involve involves "
         "contain contains contained include includes included including appear appears exist "
         "exists "
         "happen happened occur occurs occurred offer offers offered provide provides provided "
         "do done perform performed consist consists recorded record records information info "
         "details detail data database table entry entries thing things result results value "
         "values "
         "listed known available corresponding respective currently current ever together "
         "possible particular certain specific specified given following kind kinds sort sorts "
         "type types set sets own owns owned have having contain stored registered found time "
         "times "
         "answer question there's people person live lives lived living work works worked working "
         "play plays played playing born exactly once twice ascending descending alphabetical";
}

}  // namespace ask::builtin
