// Nouns of acts that the date of a row records, and the words of such a date beside those of the
// same verb. Lower case, lemmas; separated by blanks. Of two words of a name the second of which is
// a particle, both are written in one: checked_in is "checkedin".
#pragma once
#include <string_view>

namespace ask::engine {

struct ActWords {
  std::string_view nouns, dates;
};
inline constexpr ActWords kActs[] = {
    {"arrival checkin", "arrive come arrived arrival arr arrives checkin checkedin came admitted"},
    {"departure checkout", "depart departed departure dep departs checkout checkedout went left"},
    {"delivery", "delivered delivery delivers received arrived recd"},
    {"admission intake", "admitted admission adm admit intake takenin"},
    {"discharge", "discharged discharge disch"},
    {"signup registration enrolment enrollment joiner subscription",
     "signup signedup registered registration reg joined join enrolled enrolment enrollment since "
     "subscribed"},
    {"leaver resignation",
     "left leaving leave leaves exit exited resigned quit ended end churned departed"},
    {"hire starter recruit", "hired hire start started joined employed"},
    {"purchase acquisition", "purchased purchase bought acquired acquisition"},
    {"disposal", "disposed disposal scrapped sold"},
    {"cancellation", "cancelled canceled cancellation churned"},
    {"death", "died death deceased"},
    {"birth", "born birth dob birthdate"},
    {"return", "returned return returns back"},
    {"shipment dispatch", "shipped dispatched shipment dispatch sent"},
    {"collection pickup", "collected collection pickup pickedup"},
    {"booking reservation", "booked reserved booking"},
    {"completion", "completed completion finished"},
    {"closure", "closed closure"},
    {"payment", "paid payment"},
    {"adoption rehoming", "adopted rehomed adoption"},
    {"publication", "published publication"},
    {"launch", "launched launch"},
};
// Particles of the verb of such a noun: "check-ins", "sign-ups".
inline constexpr std::string_view kActParticles[] = {"in", "out", "up", "off", "down"};
// Words of a date that records the last or the next of several acts.
inline constexpr std::string_view kRepeatedDateWords[] = {"last",   "latest", "next",
                                                          "recent", "first",  "prev"};
// Words of the first of the events that a date of a row records: "first brewed". Also of a
// question.
inline constexpr std::string_view kFirstEventWords[] = {"first",    "initial",  "initially",
                                                        "earliest", "original", "originally"};
// Words of a question about whether events happened or how many.
inline constexpr std::string_view kCountedEventWords[] = {"never", "not",   "often", "times",
                                                          "most",  "least", "once",  "twice"};
// Who does it, before the verb: "did we last brew".
inline constexpr std::string_view kDoersBeforeVerb[] = {"we", "they"};
// Words before the singular of such a noun: "the first departure after June".
inline constexpr std::string_view kBeforeOneAct[] = {"first", "last", "next", "latest", "earliest"};

}  // namespace ask::engine
