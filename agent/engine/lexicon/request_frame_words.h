// Words of polite requests: how a request begins, what it is for, and how it ends. Lower case.
#pragma once
#include <cstdint>
#include <string_view>

namespace ask::engine {

// How a request begins that stands anywhere in a sentence. Each part is one of the words between
// bars; with "?" it may be missing, with "*" it is any number of them, with "+" at least one.
// "<ask>" is a verb of kRequestVerbs with its particle and its addressee, "<rows>" the first word
// of what is asked for, which stays. Adverbs of politeness may be between the parts.
// clang-format off
inline constexpr std::string_view kRequestPatterns[] = {
    "could|can|would|will|might|may you|someone|somebody|anyone|anybody be|so|kind|good|enough|as|able|to|mind|like|care* <ask>",
    "could|can|would|will|might|may you|someone|somebody|anyone|anybody be|so|kind|good|enough|as|able|to|mind|like|care* <do>",
    "could|can|may|might i|we ask you to <ask>",
    "could|can|may|might i|we be|ask|have|get|see|know|given|told|look|for|at+",
    "i'd|we'd|would|should like|love|want|need|wish to know|see|have|get|learn|hear|find|ask|look|check|view|receive|obtain|be|out|given|told|for|at+",
    "i'd|we'd|would|should like|love|want|need|welcome|appreciate <rows>",
    "i|we need|want|require|wish to know|see|have|find|get|check|look|out|at|for+",
    "i|we need|require|want <rows>",
    "needs|wants|need|want to know|see|have|find|out+",
    "i'm|we're trying|looking|hoping to find|see|get|know|work|out+",
    "i'm|we're looking|searching for",
    "would|i'd|we'd|should appreciate it if you|someone could|would|can <ask>",
    "would|i'd|we'd|should be so|very|most|extremely* grateful|thankful|glad|pleased|happy|obliged|good|helpful|great|nice if you|someone could|would|can <ask>",
    "would|i'd|we'd|should be so|very|most|extremely* grateful|thankful|glad|pleased|happy|obliged|good|helpful|great|nice if you|someone could|would|can <do>",
    "wondering if|whether i|we could|can|might have|get|see|know+",
    "wondering if|whether you could|would|can|might <ask>",
    "would|i'd|we'd|should be so|very|most|extremely* grateful|thankful|glad|pleased|happy|obliged|interested|good|useful|helpful|great|nice for|of|to|in know|have|see|get|learn|hear|find|out|knowing|having|seeing*",
    "i'd|we'd|would|should like|love|want|need|wish|hope|prefer to <ask>",
    "i'm|we're compiling|preparing|making|drawing|putting|assembling|producing|building|creating up|together* <list>",
    "i|we am|are compiling|preparing|making|drawing|putting|assembling|producing|building|creating up|together* <list>",
    "has|have requested <rows>",
    "i|we need|want|wish|hope|intend|aim|have to <ask>",
    "i'm|we're after|seeking|requesting",
    "i|we am|are looking|searching for|at+",
    "i|we am|are after|seeking|requesting",
    "i'm|we're|am|are in need of",
    "i'm|we're|am|are interested in knowing|seeing|having?",
    "i'd|we'd|would|be interested in knowing|seeing|having?",
    "needs|wants|requires <rows>",
    "is|would it be possible to <ask>",
    "is|would it be possible to have|see|get|know",
    "is there a|any|some way|chance to|of|you|someone could|can* <ask>",
    "any chance of|you|someone could|can* <ask>",
    "are|is you|someone able to <ask>",
    "do you happen to have|know",
    "what i|we need|want|require|seek to* know|see|have? is|are",
    "what i'd|we'd like|love|need to* know|see|have? is|are",
    "my|our|the question|query|request is:?",
    "is|are|has|have|was been|just* asking|asked me|us? for|to know?",
};
// clang-format on
// How a request begins at the start of a clause.
inline constexpr std::string_view kClauseRequestPatterns[] = {
    "please|kindly <ask>", "requesting|seeking <rows>", "requesting|seeking|looking|asking for"};
// Adverbs of politeness.
inline constexpr std::string_view kPoliteAdverbs[] = {"please", "kindly", "possibly", "perhaps",
                                                      "just",   "also",   "really",   "quickly",
                                                      "very",   "much",   "maybe",    "greatly"};
// What a verb of who is asked has after it: nothing, perhaps or always a particle, "me have" or
// "me with".
enum class AfterRequestVerb : uint8_t { kParticle, kOnlyWithParticle, kInfinitive, kWith };
struct RequestVerb {
  std::string_view forms;      // between blanks
  std::string_view particles;  // between blanks
  AfterRequestVerb after = AfterRequestVerb::kParticle;
};
inline constexpr RequestVerb kRequestVerbs[] = {
    {"give giving show showing send sending tell telling list listing name naming fetch fetching "
     "get getting share sharing state stating say saying print produce producing compile compiling "
     "prepare preparing check checking retrieve retrieving extract extracting report reporting "
     "tabulate flag flagging specify specifying indicate indicating detail detailing outline "
     "itemise itemize enumerate generate generating create creating return output submit forward "
     "email quote cite note summarise summarize present display run read make do collate gather "
     "assemble obtain locate highlight mention issue deliver file furnish",
     "across over out along through back off together up down"},
    {"calculate compute determine establish confirm identify ascertain verify clarify "
     "calculating determining establishing confirming identifying",
     ""},
    {"let letting", "", AfterRequestVerb::kInfinitive},
    {"provide providing supply supplying", "", AfterRequestVerb::kWith},
    {"find finding pull pulling dig pick single point track", "out up together off through down"},
    {"put draw look work set write figure sort", "together up out off at down into",
     AfterRequestVerb::kOnlyWithParticle},
    {"advise inform notify remind update", "of on about as"},
};
// Verbs after "let me".
inline constexpr std::string_view kAfterLetMe[] = {"have", "know", "see", "get"};
// "I have been asked by the committee for"
inline constexpr std::string_view kAskedParticiples[] = {"asked", "requested", "instructed", "told",
                                                         "contacted"};
// What somebody else than who writes is to be given: "could finance please have".
inline constexpr std::string_view kOthersRequestVerbs[] = {"have", "get", "see", "receive"};
// Verbs of what is to be computed, which are no frame.
inline constexpr std::string_view kComputingVerbs[] = {"add",  "count", "sum",   "total",   "group",
                                                       "sort", "break", "split", "compare", "rank"};
// What a request asks for begins so.
inline constexpr std::string_view kRowsOpenings[] = {
    "a",     "an",    "the",     "all",   "every", "each", "our",   "full",
    "some",  "names", "details", "both",  "those", "how",  "which", "who",
    "whose", "what",  "when",    "where", "any",   "only", "just"};
// Words of a question inside a request.
inline constexpr std::string_view kIndirectQuestions[] = {
    "how", "which", "who", "whose", "whom", "what", "when", "where", "what's", "who's"};
// Prepositions before them: "on what date".
inline constexpr std::string_view kBeforeIndirectQuestion[] = {"on", "in",    "at",   "to",
                                                               "by", "until", "from", "for"};
// Words before an opening that make it part of a clause about the rows: "members who would like".
inline constexpr std::string_view kBeforeNoOpening[] = {"that", "which", "who", "whom", "what",
                                                        "when", "where", "how", "than"};
// Words that join a request to why it is made.
inline constexpr std::string_view kBeforeJoinedRequest[] = {"so",    "and", "therefore",
                                                            "hence", "but", "then"};
// Words that open a message.
inline constexpr std::string_view kGreetingWords[] = {"hello", "hi",   "hey",   "good",
                                                      "sorry", "dear", "excuse"};
// What an answer is for.
inline constexpr std::string_view kPurposeNouns[] = {
    "report",     "newsletter",   "meeting",    "audit",      "return",      "returns",
    "claim",      "brochure",     "quiz",       "feature",    "article",     "magazine",
    "website",    "renewal",      "budget",     "review",     "accounts",    "paperwork",
    "letter",     "mailing",      "leaflet",    "poster",     "display",     "talk",
    "speech",     "presentation", "bid",        "department", "accountant",  "auditor",
    "auditors",   "committee",    "trustees",   "board",      "council",     "insurers",
    "insurer",    "insurance",    "bookkeeper", "planning",   "control",     "records",
    "handover",   "rota",         "agm",        "minutes",    "spreadsheet", "slides",
    "press",      "summary",      "catalogue",  "discount",   "application", "appraisal",
    "inspection", "stocktake",    "stock-take", "visit",      "taxman",      "files",
    "noticeboard"};
// Words that begin what an answer is for: "before the meeting".
inline constexpr std::string_view kBeforePurpose[] = {"for", "before", "ahead"};
// Verbs whose object or occasion is what such a noun says: "paid for the insurance".
inline constexpr std::string_view kVerbsWithPurpose[] = {
    "pay",  "spend", "book",   "work", "sell",     "buy",     "hire",  "reserve",
    "rent", "cost",  "charge", "give", "register", "approve", "raise", "donate"};
// Prefixes that deny an adjective: "inactive", "unpaid".
inline constexpr std::string_view kDenyingPrefixes[] = {"un", "in", "non-", "not-"};
// Words that begin a clause of why a request is made.
inline constexpr std::string_view kReasonOpenings[] = {"as",  "because", "since",  "so",
                                                       "now", "while",   "before", "when"};
// Words that begin what restricts the rows, at the start of a sentence.
inline constexpr std::string_view kRestrictingOpenings[] = {
    "in",   "on",  "at",      "among",  "of",        "from",   "during",  "by",    "per",
    "with", "out", "without", "within", "excluding", "except", "between", "across"};
// Words of what an answer is limited to.
inline constexpr std::string_view kLimitingWords[] = {
    "only",  "except", "excluding", "ignoring", "ignore",   "without",  "each",
    "every", "per",    "exclude",   "limited",  "today",    "tomorrow", "yesterday",
    "last",  "next",   "count",     "counting", "includes", "included", "including"};
// First words of a clause of why a request is made: its subject or the subject's determiner.
inline constexpr std::string_view kContextSubjects[] = {
    "i",     "we",    "i'm",     "we're", "i've",     "we've",   "i'd",  "we'd", "i'll",
    "we'll", "there", "there's", "they",  "somebody", "someone", "it's", "one",  "people",
    "a",     "an",    "the",     "our",   "my",       "some",    "his",  "her",  "their"};
// Finite verbs of such a clause.
inline constexpr std::string_view kContextVerbs[] = {
    "should", "is",    "are",    "was",   "were",  "has",     "have",    "had",  "will",
    "would",  "need",  "needs",  "want",  "wants", "must",    "got",     "i'm",  "we're",
    "i've",   "we've", "i'd",    "we'd",  "i'll",  "there's", "we'll",   "am",   "called",
    "asked",  "rang",  "wrote",  "keeps", "isn't", "aren't",  "can't",   "came", "likes",
    "comes",  "goes",  "starts", "does",  "do",    "don't",   "doesn't", "it's"};
// Words of a clause about rows.
inline constexpr std::string_view kRelativeWords[] = {"who",  "which", "whose",
                                                      "whom", "what",  "how"};
// Pronouns for what was named before.
inline constexpr std::string_view kNamedBefore[] = {"one",  "ones", "them", "it",
                                                    "that", "this", "those"};
// What a request begins with that asks for what was named before.
inline constexpr std::string_view kNamedBeforeFirst[] = {"them", "it",    "those", "these", "that",
                                                         "this", "their", "its",   "his",   "her",
                                                         "they", "he",    "she"};
// What a second request asks for that only repeats the first: "could you work that out".
inline constexpr std::string_view kRepeatedRequests[] = {
    "that", "this",   "it",     "me",    "their", "its", "his",  "her", "name", "names", "list",
    "sum",  "figure", "number", "total", "who",   "is",  "was",  "for", "us",   "out",   "up",
    "the",  "please", "into",   "know",  "have",  "to",  "them", "i",   "need"};
// Nouns of what a request asks for that say nothing about the rows: "a list of".
inline constexpr std::string_view kListNouns[] = {
    "list",     "listing", "table", "overview",    "rundown", "report",      "extract",
    "printout", "summary", "lists", "particulars", "roll",    "information", "details"};
// Those of them that ask for all that is known of the rows.
inline constexpr std::string_view kAllColumnsNouns[] = {"particulars", "information", "details"};
// What joins it to what it lists.
inline constexpr std::string_view kAfterListNoun[] = {"of", "for", "on", "showing", "covering"};
// Adjectives of a list, and its articles.
inline constexpr std::string_view kBeforeListNoun[] = {
    "a",          "an",      "the",       "full",       "complete",      "short",
    "quick",      "brief",   "simple",    "plain",      "comprehensive", "updated",
    "up-to-date", "current", "following", "two-column", "one-column",    "three-column"};
// Courtesies of one word.
inline constexpr std::string_view kThanks[] = {"thanks", "cheers"};
// Words of a courtesy at the end, after "if", "when" or "thanks".
inline constexpr std::string_view kCourtesyOpenings[] = {"if", "when",     "thank",  "thanks",
                                                         "at", "whenever", "cheers", "many"};
inline constexpr std::string_view kCourtesyWords[] = {
    "if",      "you",         "would",    "could",  "can",     "be",     "so",
    "kind",    "wouldn't",    "don't",    "mind",   "that",    "that's", "is",
    "it's",    "not",         "too",      "much",   "trouble", "i",      "may",
    "ask",     "when",        "have",     "get",    "a",       "moment", "minute",
    "chance",  "please",      "all",      "right",  "ok",      "okay",   "at",
    "your",    "convenience", "earliest", "thanks", "thank",   "many",   "in",
    "advance", "possible",    "it",       "do",     "cheers",  "for",    "help"};
// Subjects of a clause that tells what an answer is for.
inline constexpr std::string_view kReasonSubjects[] = {"i",    "we",    "they", "i'm", "we're",
                                                       "i've", "we've", "you",  "i'd", "we'd"};
// Determiners of such a subject: "so the office knows".
inline constexpr std::string_view kReasonDeterminers[] = {"the", "our", "my"};

}  // namespace ask::engine
