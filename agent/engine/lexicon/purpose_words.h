// Words of what a request is for and of why it is made, beside those of request_frame_words.h.
// Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// What is written or worked out from an answer, and on what occasion: the last noun of "for the
// equipment inventory".
inline constexpr std::string_view kWrittenPurposes[] = {
    "agenda",        "agendas",      "analysis",   "annals",         "announcement",
    "appendix",      "assessment",   "assurance",  "banner",         "benchmarking",
    "blog",          "blurb",        "booklet",    "books",          "briefing",
    "briefings",     "bulletin",     "calendar",   "caption",        "captions",
    "certificate",   "certificates", "chart",      "check",          "checklist",
    "checks",        "circular",     "copy",       "correspondence", "costing",
    "costings",      "dashboard",    "deck",       "directory",      "document",
    "documentation", "documents",    "dossier",    "email",          "emails",
    "enquiry",       "estimate",     "estimates",  "evaluation",     "factsheet",
    "feasibility",   "feedback",     "figures",    "file",           "filing",
    "flyer",         "flyers",       "folder",     "follow-up",      "forecast",
    "forecasts",     "form",         "forms",      "funders",        "graph",
    "guide",         "guidebook",    "handbook",   "handouts",       "insert",
    "instructions",  "introduction", "inventory",  "invitation",     "invitations",
    "invites",       "itinerary",    "journal",    "label",          "labels",
    "leaflets",      "ledger",       "letters",    "listing",        "logbook",
    "mailings",      "mailout",      "mailshot",   "manual",         "memo",
    "memos",         "message",      "messages",   "monitoring",     "month-end",
    "newspaper",     "note",         "notes",      "notice",         "notices",
    "obituary",      "pack",         "packs",      "page",           "pages",
    "pamphlet",      "papers",       "payroll",    "piece",          "plan",
    "planner",       "plans",        "portfolio",  "poster",         "posters",
    "posts",         "printout",     "profile",    "profiles",       "proposal",
    "prospectus",    "publication",  "publicity",  "purposes",       "quarter-end",
    "questionnaire", "quotation",    "quote",      "recap",          "reconciliation",
    "reminder",      "reminders",    "reporting",  "reports",        "research",
    "reviews",       "round-up",     "roundup",    "sake",           "schedule",
    "schedules",     "sheet",        "sheets",     "signage",        "slide",
    "spread",        "statement",    "statements", "statistics",     "stats",
    "story",         "strategy",     "study",      "submission",     "subsidy",
    "survey",        "testimonial",  "update",     "updates",        "valuation",
    "warning",       "write-up",     "writeup",    "year-end",       "yearbook"};
// Occasions of a request, before it: "for the reunion, ...". After it, rows may be of them.
inline constexpr std::string_view kOccasionPurposes[] = {
    "accountants",    "allocation",    "annual",      "appeal",        "archive",
    "assembly",       "award",         "awards",      "backup",        "balance",
    "benchmark",      "bids",          "bills",       "call",          "campaign",
    "card",           "cards",         "case",        "ceremony",      "certification",
    "clear-out",      "clearout",      "column",      "comparison",    "compliance",
    "conversation",   "debrief",       "decision",    "discussion",    "funding",
    "grant",          "grants",        "greeting",    "history",       "honours",
    "initiative",     "inspector",     "inspectors",  "investigation", "issue",
    "kick-off",       "licensing",     "log",         "lottery",       "maintenance",
    "management",     "menu",          "negotiation", "negotiations",  "nomination",
    "outreach",       "overhaul",      "panel",       "paper",         "plaque",
    "policy",         "post",          "print",       "printers",      "prize",
    "prizes",         "programme",     "project",     "promotion",     "publisher",
    "purchasing",     "push",          "raffle",      "recognition",   "record",
    "recruitment",    "refurbishment", "regulator",   "regulators",    "reorganisation",
    "reorganization", "replacement",   "restocking",  "restructure",   "retrospective",
    "reunion",        "reward",        "section",     "social",        "stand-up",
    "standup",        "tables",        "talks",       "tender",        "tidy-up",
    "tribute",        "upgrade",       "wall",        "web",           "workshop"};
// Phrases that begin what an answer is for: "ahead of the meeting".
inline constexpr std::string_view kPurposeOpenings[] = {
    "for",
    "before",
    "ahead of",
    "prior to",
    "in advance of",
    "in preparation for",
    "in readiness for",
    "in time for",
    "in support of",
    "in connection with",
    "in view of",
    "in light of",
    "in the light of",
    "as part of",
    "by way of preparation for",
    "to help with",
    "to assist with",
    "because of",
    "on account of",
    "due to",
    "following",
    "further to",
    "as input for",
    "as input to",
    "as background for",
    "as background to",
    "for the purposes of",
    "for the purpose of",
    "for use in",
    "for inclusion in",
    "on behalf of",
    "at the request of",
    "for the sake of",
};
// Determiners of it.
inline constexpr std::string_view kPurposeDeterminers[] = {"the", "our",  "my",   "a",
                                                           "an",  "this", "their"};
// Days of what an answer is for: "before Friday's check".
inline constexpr std::string_view kWeekdaysGenitive[] = {"monday's",   "tuesday's",  "wednesday's",
                                                         "thursday's", "friday's",   "saturday's",
                                                         "sunday's",   "tomorrow's", "tonight's"};
// Phrases before what somebody has in mind: "with a view to planning the stalls".
inline constexpr std::string_view kViewOpenings[] = {"with a view to", "with an eye to",
                                                     "with the aim of", "for the purpose of",
                                                     "with the intention of"};
inline constexpr std::string_view kMindNoun = "mind";
// Phrases before an infinitive of what an answer is for.
inline constexpr std::string_view kInfinitiveOpenings[] = {"to", "in order to", "so as to",
                                                           "in an effort to", "in a bid to"};
// Words after "to" that make it no infinitive.
inline constexpr std::string_view kAfterOtherTo[] = {"date", "the",  "a",    "our",
                                                     "my",   "this", "that", "whom"};
// Conjunctions before a clause of why or before what something is asked.
inline constexpr std::string_view kReasonConjunctions[] = {
    "as", "because", "since", "so", "now", "while", "whilst", "before", "when", "given", "seeing"};
// Those of a time, which rows may be of as well.
inline constexpr std::string_view kTemporalConjunctions[] = {"while", "whilst", "before", "when"};
// Subjects of what is done by then.
inline constexpr std::string_view kPerfectSubjects[] = {"i've", "we've", "i'd", "we'd"};
// Those of a cause, which may have any subject, and those that "that" may follow.
inline constexpr std::string_view kCausalConjunctions[] = {"as",  "because", "since", "so",
                                                           "now", "given",   "seeing"};
inline constexpr std::string_view kBeforeThatClause[] = {"so", "now", "given", "seeing"};
// Words after "as" and "so" that make them no conjunction: "as for", "so far".
inline constexpr std::string_view kAfterNoConjunction[] = {"of",      "for", "to",
                                                           "regards", "far", "that"};
// "we owe a reply, hence please list ..."
inline constexpr std::string_view kConsequentAdverbs[] = {"so", "hence"};
// Words before the verb of a second request: "and please send them".
inline constexpr std::string_view kBeforeSecondRequest[] = {"and", "then", "please", "kindly",
                                                            "just"};
// Nouns before an "of" that begins a purpose: "as part of".
inline constexpr std::string_view kBeforePurposeOf[] = {"part", "ahead", "advance"};
inline constexpr std::string_view kPersonalSubjects[] = {"i",    "we",    "i'm",     "we're",
                                                         "i've", "we've", "i'd",     "we'd",
                                                         "i'll", "we'll", "someone", "somebody"};
// Nouns of a message, at its beginning: "Ticket: ...", "query from the office: ..."
inline constexpr std::string_view kMessageNouns[] = {
    "ticket",   "query",       "request",     "question",     "questions", "enquiry",
    "inquiry",  "task",        "subject",     "re",           "ask",       "job",
    "action",   "fyi",         "topic",       "urgent",       "note",      "reminder",
    "requests", "queries",     "item",        "purpose",      "reason",    "context",
    "info",     "information", "requirement", "requirements", "following", "issue",
    "needed",   "wanted",      "required",    "help",         "exercise",  "todo"};
inline constexpr std::string_view kAfterMessageNoun[] = {"from", "for", "to", "of", "on", "about"};
// Finite verbs of a clause about no rows, beside kContextVerbs.
inline constexpr std::string_view kStatingVerbs[] = {
    "may",     "might",    "can",     "could",     "shall",     "keep",       "cannot",   "seems",
    "seem",    "looks",    "look",    "appears",   "hope",      "intend",     "plan",     "wish",
    "think",   "wonder",   "wonders", "says",      "say",       "said",       "asks",     "ask",
    "told",    "tells",    "know",    "knows",     "hear",      "heard",      "suspect",  "believe",
    "owe",     "promised", "decided", "plans",     "hopes",     "intends",    "thinks",   "expects",
    "expect",  "requires", "require", "requested", "called",    "phoned",     "emailed",  "rang",
    "insists", "insist",   "claims",  "claim",     "complains", "complained", "complain", "made",
    "left",    "broke",    "went",    "won't",     "doing",     "going"};
// Pronouns whose noun is named before them.
inline constexpr std::string_view kReferringPronouns[] = {
    "it",  "its", "they", "them", "their", "theirs", "he",  "she",
    "him", "her", "his",  "hers", "these", "those",  "here"};
// What a second request sends that only repeats the first: "and send me the figure".
inline constexpr std::string_view kRepeatedAnswers[] = {
    "it",   "them", "that", "these",  "those",  "me",      "us",     "over",    "across",
    "to",   "the",  "a",    "please", "figure", "figures", "result", "results", "answer",
    "list", "here", "back", "this",   "out",    "for",     "on",     "along",   "too",
    "as",   "well", "asap", "soon",   "when",   "you",     "can",    "through"};
// First words of a sentence of what will be done with an answer.
inline constexpr std::string_view kAfterthoughtSubjects[] = {
    "i",    "we", "i'm",    "we're", "i'd", "we'd", "i'll", "we'll", "this",     "that",
    "it's", "it", "that's", "they",  "the", "my",   "our",  "boss",  "deadline", "needed"};
// Words of such a sentence that change what is asked for: an order, a limit or a further output.
inline constexpr std::string_view kChangingWords[] = {
    "by",    "per",     "first", "last",  "order",      "sorted", "sort",   "top",     "group",
    "mean",  "means",   "both",  "also",  "too",        "as",     "but",    "just",    "from",
    "since", "more",    "less",  "fewer", "than",       "name",   "names",  "how",     "average",
    "total", "instead", "ones",  "one",   "interested", "care",   "column", "columns", "plus"};
// Words of a clause of what happens if several rows share the first place.
inline constexpr std::string_view kTieConditions[] = {"if",    "should", "case", "event",
                                                      "where", "when",   "all",  "including"};
inline constexpr std::string_view kSharedPlaces[] = {"tie",   "ties",  "tied",  "joint", "draw",
                                                     "tying", "equal", "share", "level"};
inline constexpr std::string_view kTieClauseWords[] = {
    "if",       "should",    "in",    "the",   "case",   "event", "of",      "a",    "there",
    "be",       "is",        "are",   "any",   "tie",    "ties",  "tied",    "draw", "tying",
    "equal",    "share",     "level", "joint", "first",  "place", "several", "two",  "more",
    "or",       "all",       "them",  "each",  "list",   "show",  "include", "give", "name",
    "both",     "every",     "one",   "ones",  "please", "they",  "it",      "then", "me",
    "that",     "including", "where", "when",  "same",   "on",    "number",  "spot", "top",
    "position", "many",      "have",  "has",   "and",    "those"};

// Nouns of what has a purpose or an occasion of its own: "payments for the yearbook".
inline constexpr std::string_view kNounsWithPurpose[] = {
    "payment", "sale",    "donation", "event",   "expense",      "purchase",
    "booking", "fee",     "grant",    "invoice", "registration", "contribution",
    "bill",    "deposit", "gift",     "income",  "revenue",      "budget"};
// Adverbs of a request wherever they stand.
inline constexpr std::string_view kRequestAdverbs[] = {"please", "kindly"};
// Verbs that leave rows out, and those that do so with a particle: "if we take out trips".
inline constexpr std::string_view kExcludingVerbs[] = {
    "remove",    "omit",     "drop",   "skip",     "exclude", "ignore",
    "disregard", "subtract", "deduct", "restrict", "limit",   "filter"};
inline constexpr std::string_view kVerbsExcludingWithParticle[] = {"leave", "take", "rule", "cut",
                                                                   "strip"};
inline constexpr std::string_view kExcludingParticles[] = {"out", "off", "aside", "away"};
// Verbs of what rows have to be or have: "They must be in stock."
inline constexpr std::string_view kObligingVerbs[] = {"must", "should", "need", "needs", "have"};
// Verbs of what is to be seen beside the rows: "to show the price".
inline constexpr std::string_view kOutputVerbs[] = {"show",  "display", "see",     "view",
                                                    "state", "include", "present", "be"};

}  // namespace ask::engine
