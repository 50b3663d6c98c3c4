// Verbs of people whom an organisation serves, and of those who serve them. Lemmas in lower case;
// words of a phrase are separated by single blanks.
#pragma once
#include <array>
#include <string_view>

namespace ask::engine {

// Of what those do who are served: what they get, pay, attend or join, and no events that would
// have rows of their own.
inline constexpr std::array<std::string_view, 58> kCustomerVerbs = {
    "open",     "order",     "buy",       "purchase", "rent",    "borrow",      "book",
    "reserve",  "attend",    "join",      "enrol",    "enroll",  "visit",       "complain",
    "return",   "request",   "subscribe", "owe",      "own",     "unsubscribe", "sign",
    "register", "renew",     "apply",     "cancel",   "shop",    "spend",       "pay",
    "claim",    "adopt",     "churn",     "log",      "miss",    "stay",        "sit",
    "hire",     "raise",     "report",    "phone",    "come",    "go",          "arrive",
    "depart",   "travel",    "enquire",   "inquire",  "donate",  "pledge",      "sponsor",
    "settle",   "dine",      "eat",       "park",     "camp",    "swim",        "withdraw",
    "overpay",  "lodge"};
// Of what has rows of its own, if it is stored at all: who recommended a thing need not have bought
// it.
inline constexpr std::array<std::string_view, 11> kDeedsOfTheirOwn = {
    "recommend", "receive",  "accept",    "praise",    "mention", "upgrade",
    "endorse",   "nominate", "criticise", "criticize", "suggest"};
// Of what is done for them.
inline constexpr std::array<std::string_view, 85> kServiceVerbs = {
    "issue", "treat", "teach", "solve", "handle", "serve", "repair", "fix", "inspect", "deliver",
    "resolve", "examine", "diagnose", "train", "coach", "assign", "approve", "answer", "drive",
    "process", "instruct", "tutor", "vaccinate", "operate", "service", "clean", "groom", "walk",
    "supervise", "collect", "install", "prescribe", "maintain", "mend", "earn", "work", "build",
    "cook", "manage", "help", "assist", "lead", "pack", "roast", "brew", "bake", "dye", "paint",
    "weld", "sew", "carve", "harvest", "milk", "counsel", "massage", "shear", "guide", "pilot",
    "steer", "translate", "edit", "design", "program", "calibrate", "survey", "assess",
    "invigilate", "cover", "quote", "invoice", "dispatch", "load", "unload", "iron", "valet",
    "polish", "prune", "mow", "plumb", "tile", "plaster", "decorate", "restore", "catalogue",
    "host"};
// Phrases of the same, in the forms that follow "who".
inline constexpr std::string_view kServicePhrases[] = {
    "look after",     "looks after",   "looked after",   "looking after", "deal with",
    "deals with",     "dealt with",    "dealing with",   "see to",        "sees to",
    "saw to",         "seen to",       "attend to",      "attends to",    "attended to",
    "take care of",   "takes care of", "took care of",   "taken care of", "stand in",
    "stands in",      "stood in",      "step in",        "stepped in",    "fill in",
    "filled in",      "carry out",     "carried out",    "be on duty",    "is on duty",
    "was on duty",    "are on duty",   "is on shift",    "was on shift",  "are on shift",
    "works for us",   "work for us",   "worked for us",  "working for us", "sold the most",
    "sells the most", "has sold the most"};
inline constexpr std::string_view kCustomerPhrases[] = {
    "turn up",     "turns up",    "turned up",    "show up",     "shows up",    "showed up",
    "drop out",    "drops out",   "dropped out",  "give up",     "gave up",     "given up",
    "check in",    "checks in",   "checked in",   "check out",   "checks out",  "checked out",
    "bring back",  "brings back", "brought back", "move in",     "moves in",    "moved in",
    "move out",    "moves out",   "moved out",    "ask for",     "asks for",    "asked for",
    "put down",    "pull out",    "pulled out",   "turned down", "said no",
    "is coming",   "are coming",  "sold us",      "is booked",   "are booked",  "was booked",
    "were booked", "is signed up", "are signed up", "signed us up"};

// "anyone we won't hire to"
inline constexpr std::string_view kRefusingForms[] = {"won't", "wont", "wouldn't", "wouldnt"};
// Verbs of who has a thing as his own.
inline constexpr std::string_view kOwningVerbs[] = {"own",  "let",  "have", "keep",
                                                    "hold", "list", "belong"};
// Verbs that say nothing without their object.
inline constexpr std::string_view kLightVerbs[] = {"hold", "take", "make", "get",   "have", "be",
                                                   "do",   "give", "put",  "set",   "go",   "come",
                                                   "open", "close", "end", "start", "run",  "call"};
// Participles that are as their verb is: "who was put in the blue room".
inline constexpr std::string_view kUnchangedParticiples[] = {"put", "let", "set", "hit", "hurt",
                                                             "cut"};
// Verbs of those who have a thing for some time that is another's.
inline constexpr std::array<std::string_view, 15> kStayingVerbs = {
    "stay", "live",   "reside",  "rent",   "lodge", "hire", "lease",  "occupy",
    "let",  "borrow", "charter", "sublet", "sleep", "camp", "inhabit"};
// Those who have the things that others use.
inline constexpr std::string_view kOwningPeople[] = {"owner",  "landlord",   "landlady",
                                                     "lessor", "proprietor", "breeder"};

}  // namespace ask::engine
