// Words of requests for the whole record of somebody or something, and for how to reach somebody.
// Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// "everything we have on file for Ann", "what do we know about Ann"
inline constexpr std::string_view kWholeRecords[] = {"everything", "all", "anything", "whatever"};
inline constexpr std::string_view kAnyRecords[] = {"all", "whatever"};  // not "all about Ann"
inline constexpr std::string_view kRecordKeepers[] = {"we", "you", "i"};
// With "have" in the same word.
inline constexpr std::string_view kRecordHolders[] = {"we've", "weve", "you've", "youve", "i've"};
inline constexpr std::string_view kKeepingForms[] = {"have", "hold", "got", "know",
                                                     "keep", "kept", "ve",  "store"};
inline constexpr std::string_view kRecordPlaces[] = {"file",  "record", "records", "books",
                                                     "system", "recorded", "stored", "down",
                                                     "database"};
inline constexpr std::string_view kBeforeRecordPlaces[] = {"on", "in", "the", "our"};
inline constexpr std::string_view kBeforeRecord[] = {"on", "about", "for", "of"};
inline constexpr std::string_view kWholeRecord = "details";

// "number for Ann", "what's the number of Ann", "how do I ring Ann", "contact details of Ann"
inline constexpr std::string_view kBeforeNumberOf[] = {"what's", "whats", "what", "is",
                                                       "the",    "a",     "give", "me"};
inline constexpr std::string_view kReachHelpers[] = {"do", "can", "could", "should", "to"};
inline constexpr std::string_view kRingingVerbs[] = {"ring", "call", "phone", "telephone", "text"};
inline constexpr std::string_view kReachingVerbs[] = {"reach", "contact"};
inline constexpr std::string_view kReachingPhrases[] = {"get hold of", "get in touch with",
                                                        "get through to"};
inline constexpr std::string_view kContactAdjective = "contact";
inline constexpr std::string_view kDetailsOfContact[] = {"details", "info", "information",
                                                       "detail"};

}  // namespace ask::engine
