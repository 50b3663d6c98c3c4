// Classes of words for people, and for what they do.
// Words are lower case; those of a schema are lemmas.
#pragma once
#include <array>
#include <string_view>

namespace ask::engine {

// What an organisation calls those whom it serves; each is a synonym of another where only one
// table keeps such people.
inline constexpr std::array<std::string_view, 59> kServedPeople = {
    "attendee",    "borrower",   "buyer",     "client",    "customer",   "delegate",
    "donor",       "guest",      "holder",    "learner",   "lessee",     "member",
    "passenger",   "patient",    "patron",    "payer",     "pupil",      "registrant",
    "rider",       "shopper",    "student",   "tenant",    "traveller",  "user",
    "visitor",     "cardholder", "requester", "caller",    "reader",     "owner",
    "renter",      "hirer",      "resident",  "applicant", "claimant",   "householder",
    "subscriber",  "traveler",   "adopter",   "lodger",    "inhabitant", "policyholder",
    "participant", "trainee",    "listener",  "candidate", "contestant", "account",
    "kid",         "child",      "couple",    "diner",    "spectator",   "bidder",
    "beneficiary", "enrollee",   "punter",   "sender",   "consignor"};
// Those of them who are hired elsewhere: couriers on bikes.
inline constexpr std::string_view kServedUnlessHired[] = {"rider"};
// Those who practise something: a club serves them, but elsewhere they perform.
inline constexpr std::array<std::string_view, 16> kPractisingPeople = {
    "player", "singer", "volunteer", "climber", "musician", "runner", "swimmer",  "parent",
    "angler", "diver",  "sailor",    "skier",   "cyclist",  "viewer", "occupant", "camper"};
// Those of them that people say without thought of what the schema calls them.
inline constexpr std::array<std::string_view, 8> kAnyServed = {
    "client", "customer", "guest", "member", "patron", "subscriber", "user", "reader"};
// Tables of those who serve them.
inline constexpr std::array<std::string_view, 165> kStaffRoles = {
    "employee", "staff", "worker", "agent", "technician", "mechanic", "vet", "doctor", "physician",
    "dentist", "hygienist", "nurse", "surgeon", "therapist", "teacher", "tutor", "instructor",
    "trainer", "coach", "professor", "lecturer", "driver", "courier", "pilot", "captain", "crew",
    "officer", "inspector", "adjuster", "engineer", "groomer", "carer", "curator", "manager",
    "supervisor", "clerk", "librarian", "operator", "assistant", "handler", "waiter", "chef",
    "cook", "baker", "broker", "consultant", "adviser", "advisor", "collector", "guide", "ranger",
    "caretaker", "contractor", "plumber", "electrician", "stylist", "barber", "hairdresser",
    "pharmacist", "editor", "presenter", "walker", "sitter", "cleaner", "leader", "colleague",
    "fitter", "decorator", "painter", "joiner", "carpenter", "welder", "roofer", "mason", "tiler",
    "glazier", "plasterer", "builder", "labourer", "laborer", "installer", "machinist", "tailor",
    "seamstress", "butcher", "barista", "bartender", "cashier", "receptionist", "secretary",
    "accountant", "bookkeeper", "solicitor", "surveyor", "architect", "designer", "developer",
    "programmer", "administrator", "lifeguard", "deckhand", "warden", "forester", "arborist",
    "shepherd", "farrier", "beautician", "masseur", "osteopath", "chiropractor", "optician",
    "optometrist", "audiologist", "paramedic", "radiographer", "podiatrist", "psychologist",
    "childminder", "nanny", "babysitter", "invigilator", "examiner", "assessor", "undertaker",
    "florist", "usher", "marshal", "conductor", "janitor", "porter", "dispatcher", "packer",
    "picker", "valeter", "locksmith", "gardener", "landscaper", "boatbuilder", "luthier",
    "restorer", "upholsterer", "piercer", "tattooist", "masseuse", "dietitian", "nutritionist",
    "midwife", "physiotherapist", "photographer", "translator", "interpreter", "steward",
    "signaller", "zookeeper", "housekeeper", "chambermaid", "maid", "roaster", "brewer",
    "distiller", "salesperson", "rep", "tradesman", "freelancer", "conservator"};
// Words for all of those, and for who helps, that people say whatever the schema calls them.
inline constexpr std::array<std::string_view, 12> kAnyStaff = {
    "lad",  "guy",   "staff",     "employee", "worker", "colleague",
    "lass", "bloke", "workforce", "crew",     "chap",   "helper"};
// Tables of those who do the work where nobody is employed.
inline constexpr std::string_view kUnpaidStaff[] = {"volunteer", "helper"};
// Verbs that say of something only that it happened, and words after them that add nothing.
inline constexpr std::string_view kHappeningForms[] = {"got",  "been", "used",  "had", "seen",
                                                       "done", "won",  "tried", "gone"};
inline constexpr std::string_view kAfterHappening[] = {
    "out",  "to",  "at", "on", "with", "yet",    "even", "once", "there", "by",
    "ever", "any", "in", "up", "a",    "single", "time", "us",   "so",    "far"};
// "who still has to pay", "needs to pay".
inline constexpr std::string_view kHavingToForms[] = {"has", "have", "need", "needs"};
// Participles by which people began, at the start of a question that leaves them unsaid.
inline constexpr std::string_view kSigningUpParticiples[] = {"registered", "enrolled", "booked",
                                                             "signed",     "joined",   "invited"};
// Auxiliaries and adverbs between people and what they do.
inline constexpr std::array<std::string_view, 27> kBeforePeopleVerb = {
    "has",     "have",   "had",       "did",     "does",  "do",       "never",
    "not",     "n't",    "also",      "ever",    "only",  "'ve",      "yet",
    "still",   "already", "often",    "recently", "always", "just",   "actually",
    "regularly", "usually", "currently", "once", "since", "'s"};
// Columns with the first name of a person.
inline constexpr std::array<std::string_view, 22> kFirstNameColumns = {
    "fstnm",    "firstnm",  "frstnm",  "fnm",     "firstname", "givenname",
    "forename", "fname",    "first",   "given",   "prenom",    "prénom",
    "vorname",  "voornaam", "fornavn", "förnamn", "fornamn",   "imie",
    "fn",       "gn",       "fore",    "forenm"};
// Columns with the last name of a person.
inline constexpr std::array<std::string_view, 31> kLastNameColumns = {
    "lstnm",   "lastnm",       "lnm",       "lastname", "surname",       "familyname", "lname",
    "last",    "secondname",   "family",    "nachname", "achternaam",    "apellido",   "apellidos",
    "cognome", "nom",          "sobrenome", "apelido",  "efternavn",     "etternavn",  "efternamn",
    "zuname",  "familienname", "nazwisko",  "sname",    "primerapellido", "sn",          "ln",
    "sur",     "surnm",        "snm"};
// Those of them that are columns of other things, too: "first" of a range of pages, "sn" for a
// serial number.
inline constexpr std::string_view kAmbiguousNameColumns[] = {
    "first", "given", "fn", "gn", "fore", "last", "family", "sn", "ln", "sur", "nom"};
// People of any kind.
inline constexpr std::string_view kPeopleNouns[] = {"people", "persons", "folks", "folk"};
// Between people and what they do: "anyone who came".
inline constexpr std::string_view kRelativePerson = "who";
// Words before those nouns where they are the rows that a question asks for.
inline constexpr std::string_view kBeforeAskedPeople[] = {"which", "what", "all", "any",
                                                          "list",  "show", "me",  "our"};
// What may follow them there: "people who came", "people from Leeds".
inline constexpr std::string_view kAfterAskedPeople[] = {"who",   "that", "from",   "with",
                                                         "whose", "born", "living", "without"};
// Verbs and prepositions by which people have rows: "people with 2 boats".
inline constexpr std::string_view kPossessingWords[] = {"has",  "have", "had",  "got",
                                                        "with", "own",  "owns", "owning"};
// Words of a death.
inline constexpr std::string_view kDeathWords[] = {"died", "dead", "deceased", "death"};
// People who may have done something, and whom it does not matter to name.
inline constexpr std::string_view kAnyPeople[] = {"anyone", "anybody", "someone", "somebody",
                                                  "people"};
// Subjects of a verb after "do".
inline constexpr std::string_view kAskedSubjects[] = {"we", "you", "i", "they", "people"};
// Subjects of a verb of people.
inline constexpr std::string_view kDoingSubjects[] = {"who",    "that", "which",
                                                      "people", "we",   "they"};
// Nouns of the organisation that people join.
inline constexpr std::string_view kOrganisationNouns[] = {"company", "team", "staff",
                                                          "firm",    "us",   "business"};
// Tables of people who may be called people.
inline constexpr std::string_view kPeopleTables[] = {"customer", "client", "user", "member",
                                                     "person"};
// Verbs of people who become part of an organisation.
inline constexpr std::string_view kJoiningVerbs[] = {"join",   "hire",    "enrol",
                                                     "enroll", "recruit", "employ"};

// Verbs of who takes something on, lemmas.
inline constexpr std::string_view kTakingOnVerbs[] = {"pick",   "take", "claim", "handle",
                                                      "assign", "own",  "deal"};
// Words of the key to who took it on.
inline constexpr std::string_view kAssignedWords[] = {"assigned", "assign",  "assignee",
                                                      "handled",  "handler", "owner"};

// How words for people end: "stallholder", "beekeeper".
inline constexpr std::string_view kPersonEndings[] = {"holder", "keeper", "owner",  "worker",
                                                      "leader", "player", "grower", "fisher"};
// How words end for who does something, and words of columns that only people have.
inline constexpr std::string_view kDoerEndings[] = {"er", "or", "ist", "ian", "eer"};
inline constexpr std::string_view kPersonalColumns[] = {"hired",  "born", "birth",   "birthday",
                                                        "dob",    "wage", "surname", "employ",
                                                        "salary"};
// Those of people who are paid for what they do.
inline constexpr std::string_view kEmployedColumns[] = {"hire", "wage", "salary", "employ",
                                                        "hourly"};
// Columns with what people are employed as.
inline constexpr std::string_view kJobColumns[] = {"role", "job", "position", "occupation"};
// Tables of people.
inline constexpr std::array<std::string_view, 338> kPersonTables = {
    "proprietor",
    "observer", "person", "people", "customer", "client", "buyer", "shopper", "employee", "staff",
    "worker", "manager", "boss", "supervisor", "user", "member", "subscriber", "guest", "visitor",
    "patient", "student", "pupil", "teacher", "instructor", "professor", "lecturer", "tutor",
    "faculty", "doctor", "physician", "nurse", "surgeon", "author", "writer", "editor",
    "journalist", "reporter", "reviewer", "artist", "singer", "musician", "composer", "performer",
    "dancer", "actor", "actress", "director", "producer", "player", "athlete", "coach", "rider",
    "swimmer", "gymnast", "driver", "pilot", "passenger", "owner", "tenant", "resident",
    "inhabitant", "candidate", "applicant", "engineer", "technician", "scientist", "researcher",
    "volunteer", "donor", "participant", "contestant", "attendee", "judge", "lawyer", "salesperson",
    "borrower", "holder", "policyholder", "adjuster", "captain", "trainer", "speaker", "learner",
    "officer", "inspector", "mentor", "chef", "waiter", "groomer", "vet", "courier", "agent",
    "broker", "referee", "curator", "carer", "collector", "presenter", "reader", "requester",
    "caller", "librarian", "clerk", "delegate", "householder", "landlord", "lodger", "gardener",
    "mechanic", "cleaner", "walker", "sitter", "cook", "baker", "operator", "assistant", "helper",
    "adopter", "breeder", "farmer", "grower", "listener", "competitor", "runner", "climber",
    "cyclist", "traveller", "traveler", "hirer", "renter", "lessee", "claimant", "witness",
    "suspect", "adviser", "advisor", "consultant", "therapist", "dentist", "hygienist",
    "physiotherapist", "midwife", "pharmacist", "caretaker", "ranger", "umpire", "soloist",
    "conductor", "contractor", "plumber", "electrician", "councillor", "voter", "citizen",
    "investigator", "translator", "illustrator", "narrator", "photographer", "stylist", "barber",
    "hairdresser", "dispatcher", "porter", "steward", "astronaut", "skipper", "registrant",
    "shopkeeper", "beekeeper", "handler", "bidder", "seller", "scorer", "counsellor", "counselor",
    "apprentice", "trainee", "colleague", "guardian", "setter", "kid", "child", "couple", "leader",
    "fitter", "decorator", "painter", "joiner", "carpenter", "welder", "roofer", "mason", "tiler",
    "glazier", "plasterer", "builder", "labourer", "laborer", "installer", "machinist", "tailor",
    "seamstress", "butcher", "barista", "bartender", "cashier", "receptionist", "secretary",
    "accountant", "bookkeeper", "solicitor", "surveyor", "architect", "designer", "developer",
    "programmer", "administrator", "lifeguard", "deckhand", "warden", "forester", "arborist",
    "shepherd", "farrier", "beautician", "masseur", "osteopath", "chiropractor", "optician",
    "optometrist", "audiologist", "paramedic", "radiographer", "podiatrist", "psychologist",
    "childminder", "nanny", "babysitter", "invigilator", "examiner", "assessor", "undertaker",
    "florist", "usher", "marshal", "janitor", "packer", "picker", "valeter", "locksmith",
    "landscaper", "boatbuilder", "luthier", "restorer", "upholsterer", "piercer", "tattooist",
    "masseuse", "dietitian", "nutritionist", "interpreter", "signaller", "zookeeper", "exhibitor",
    "organist", "rower", "skater", "bowler", "archer", "boxer", "wrestler", "skier", "diver",
    "angler", "sailor", "camper", "hiker", "jockey", "priest", "minister", "vicar", "nominee",
    "invitee", "evacuee", "refugee", "cadet", "ringer", "bellringer", "drummer", "guitarist",
    "violinist", "pianist", "dj", "hostess", "chaperone", "godparent", "parent", "widow", "spouse",
    "salesman", "saleswoman", "craftsman", "tradesman", "foreman", "fireman", "firefighter",
    "policeman", "fisherman", "chairman", "postman", "crewman", "groundsman", "examinee",
    "interviewee", "mentee", "lessor", "landlady", "freelancer", "entrant", "finalist", "payer",
    "attorney", "notary", "paralegal", "prisoner", "inmate", "offender", "juror", "debtor",
    "creditor", "investor", "shareholder", "viewer", "occupant", "sender", "consignor",
    "conservator"};
// People who pay for the rows that refer to them.
inline constexpr std::array<std::string_view, 32> kPayingPeople = {
    "customer", "client",   "buyer",       "shopper",      "user",         "member",   "guest",
    "patient",  "patron",   "donor",       "subscriber",   "tenant",       "visitor",  "passenger",
    "person",   "people",   "sponsor",     "company",      "organisation", "business", "household",
    "student",  "pupil",    "learner",     "organization", "partner",      "shop",     "holder",
    "attendee", "borrower", "participant", "owner"};
// People whom the rows of a sale refer to.
inline constexpr std::array<std::string_view, 17> kBuyingPeople = {
    "customer", "client",     "buyer",   "shopper", "user",   "member",
    "guest",    "subscriber", "patient", "patron",  "donor",  "tenant",
    "visitor",  "passenger",  "person",  "people",  "account"};
// Roles of the row that a row of the same table refers to.
inline constexpr std::array<std::string_view, 6> kParentRoles = {
    "manager", "supervisor", "boss", "superior", "chief", "parent"};

// Relatives whose name or number is stored with a person, and the words of such columns.
inline constexpr std::string_view kRelatives[] = {
    "mum",      "mums",     "mum's",     "mother",     "mothers", "mother's", "mom",    "moms",
    "dad",      "dads",     "dad's",     "father",     "fathers", "father's", "parent", "parents",
    "parent's", "guardian", "guardians", "guardian's", "carer",   "carers",   "carer's"};
inline constexpr std::string_view kRelativeColumns[] = {"parent", "guardian", "carer"};
// What somebody is reached by: "phone number for Ann's mum".
inline constexpr std::string_view kReachingNouns[] = {"phone", "telephone", "mobile", "number",
                                                      "email", "contact",   "numbers"};
// Verbs of rows that are somebody's: "who they belong to".
inline constexpr std::string_view kBelongingVerbs[] = {"belong", "own"};
// Verbs of people who live somewhere, and people who let it to them.
inline constexpr std::array<std::string_view, 3> kResidingVerbs = {"live", "reside", "stay"};
inline constexpr std::string_view kLettingPeople[] = {"landlord", "landlady", "lessor", "agent"};

}  // namespace ask::engine
