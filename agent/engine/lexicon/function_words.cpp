// Stop words: words that the parser may skip, in three degrees; and relational verbs.
#include "agent/engine/lexicon/lexicon_tables.h"

namespace ask::engine {

// Words without content: grammar and politeness.
std::string_view empty_words() {
  return "the a an is are was were be been being am do does did 's s please me us i we you your my "
         "our it its they their them theirs his her hers he she him there here this these those ! "
         "? "
         ". , ; : ( ) [ ] \" ' ` - to just would could can could could's let want wanna need "
         "know "
         "like will shall should may might tell kindly what's who's that's there's also "
         "then so well however thus hence else even still yet already really very quite exactly "
         "s's okay ok hi hello thanks thank again too if etc e.g. i.e. whether $ € £ %";
}

// Function words that connect other words and never name anything by themselves.
std::string_view binding_words() {
  return "of in on at for with by from and or as that which who whom whose what when where how has "
         "have had having into out about via within during between among than but both either "
         "neither not no nor any all each every some such much many most only because while upon "
         "toward towards without against under over below above until if don't doesn't didn't "
         "hasn't haven't hadn't isn't aren't wasn't weren't can't cannot won't they're it's i'm "
         "less fewer least & per off onto never";
}

// Verbs and nouns of little content, which mostly express a relation or a request.
std::string_view light_words() {
  return "located named called made make makes used use uses using hold holds held take takes "
         "took taken give gives given get gets got run runs come comes came go goes went belong "
         "belongs belonging associated associate correspond corresponds related involved "
         "involve involves contain contains contained include includes included including "
         "appear appears exist exists happen happened occur occurs occurred offer offers "
         "offered provide provides provided done perform performed consist consists recorded "
         "record records information info details detail data database table entry entries "
         "thing things result results value values listed known available corresponding "
         "respective respectively currently current ever together possible particular certain "
         "specific specified following kind kinds type types sort sorts sorted set sets own "
         "owns owned stored registered found time times answer question people person live "
         "lives lived living work works worked working play plays played playing born once "
         "anything everything something anybody somebody twice ascending descending "
         "alphabetical show list find return display report state compute calculate count more "
         "number numbers total order ordered one ones other others same whole entire overall "
         "before after since along across through down up first last top average arrange";
}

// Lemmas of relational verbs, which relate two things; the join path expresses the relation.
std::string_view linking_verbs() {
  return "accept access accommodate accompany accumulate achieve acquire act add address "
         "administer admit adopt advise affect affiliate allow amass announce apply appoint "
         "approve arrange arrive ascend ask assign assist attach attend authorize award base "
         "bear become begin bill book borrow bring broadcast build buy call cancel care carry "
         "cause celebrate change charge check choose claim classify climb collect compete "
         "compile complete compose comprise conduct connect construct consume contact "
         "contribute control cost cover create cultivate curate damage deal decide dedicate "
         "defeat define deliver demolish depart deploy descend describe design destroy develop "
         "die direct discover distribute donate drive earn eat edit educate elect employ enact "
         "enrol enroll enter establish examine exhibit expect fail feature feed fetch file fill "
         "finish fire fly follow found fund gain generate govern graduate grow guide handle "
         "happen have head hear help hire host house hurt identify illustrate import improve "
         "incur influence inhabit inherit injure inspect install insure interact introduce "
         "invest investigate invite invoice issue join judge keep kill land last launch lead "
         "learn lease leave lend license like link list live load locate log lose love maintain "
         "manage manufacture marry match mean measure meet mention move need nominate note "
         "observe obtain occupy offer officiate open operate oppose order organise organize "
         "originate oversee own park participate pass pay perform pick place plan play populate "
         "portray possess post practice practise prefer prepare prescribe present preside "
         "process produce promote propose publish purchase put qualify raise rank rate reach "
         "read receive recognize recommend record refer regard register rehearse reject release "
         "remain renovate rent repair replace report represent request require reserve reside "
         "respond restore return review ride run save schedule score see seek select sell send "
         "serve settle share ship show sign sing sit situate specialize spend sponsor stand "
         "star start stay stop store study submit succeed suffer supervise supply support take "
         "talk teach tell test train transfer translate travel treat try turn undergo undertake "
         "update upload use visit vote wait walk watch wear weigh welcome win work write";
}

// Nouns that are relational verbs only in the past form ("staged", "piloted").
std::string_view linking_nouns() {
  return "air attempt back captain chair coach command commission crew debate dock draft escort "
         "farm film finance grant harvest interview lift mentor milk monitor orbit patrol "
         "photograph pilot premiere sail scale screen staff stage steer stock summit survey "
         "track transport tune tutor water";
}

}  // namespace ask::engine
