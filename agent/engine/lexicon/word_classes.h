// Classes of words that grammar rules, grounding and ranking look for, in names of the schema and
// in questions. Words are lower case; those of a schema are lemmas.
#pragma once
#include <array>
#include <string_view>

namespace ask::engine {

// Tables of people.
inline constexpr std::array<std::string_view, 179> kPersonTables = {
    "person",       "people",       "customer",     "client",          "buyer",
    "shopper",      "employee",     "staff",        "worker",          "manager",
    "boss",         "supervisor",   "user",         "member",          "subscriber",
    "guest",        "visitor",      "patient",      "student",         "pupil",
    "teacher",      "instructor",   "professor",    "lecturer",        "tutor",
    "faculty",      "doctor",       "physician",    "nurse",           "surgeon",
    "author",       "writer",       "editor",       "journalist",      "reporter",
    "reviewer",     "artist",       "singer",       "musician",        "composer",
    "performer",    "dancer",       "actor",        "actress",         "director",
    "producer",     "player",       "athlete",      "coach",           "rider",
    "swimmer",      "gymnast",      "driver",       "pilot",           "passenger",
    "owner",        "tenant",       "resident",     "inhabitant",      "candidate",
    "applicant",    "engineer",     "technician",   "scientist",       "researcher",
    "volunteer",    "donor",        "participant",  "contestant",      "attendee",
    "judge",        "lawyer",       "salesperson",  "borrower",        "holder",
    "policyholder", "adjuster",     "captain",      "trainer",         "speaker",
    "learner",      "officer",      "inspector",    "mentor",          "chef",
    "waiter",       "groomer",      "vet",          "courier",         "agent",
    "broker",       "referee",      "curator",      "carer",           "collector",
    "presenter",    "reader",       "requester",    "caller",          "librarian",
    "clerk",        "delegate",     "householder",  "landlord",        "lodger",
    "gardener",     "mechanic",     "cleaner",      "walker",          "sitter",
    "cook",         "baker",        "operator",     "assistant",       "helper",
    "adopter",      "breeder",      "farmer",       "grower",          "listener",
    "competitor",   "runner",       "climber",      "cyclist",         "traveller",
    "traveler",     "hirer",        "renter",       "lessee",          "claimant",
    "witness",      "suspect",      "adviser",      "advisor",         "consultant",
    "therapist",    "dentist",      "hygienist",    "physiotherapist", "midwife",
    "pharmacist",   "caretaker",    "ranger",       "umpire",          "soloist",
    "conductor",    "contractor",   "plumber",      "electrician",     "councillor",
    "voter",        "citizen",      "investigator", "translator",      "illustrator",
    "narrator",     "photographer", "stylist",      "barber",          "hairdresser",
    "dispatcher",   "porter",       "steward",      "astronaut",       "skipper",
    "registrant",   "shopkeeper",   "beekeeper",    "handler",         "bidder",
    "seller",       "scorer",       "counsellor",   "counselor",       "apprentice",
    "trainee",      "colleague",    "guardian",     "setter"};
// People who pay for the rows that refer to them.
inline constexpr std::array<std::string_view, 32> kPayingPeople = {
    "customer", "client",   "buyer",       "shopper",      "user",         "member",   "guest",
    "patient",  "patron",   "donor",       "subscriber",   "tenant",       "visitor",  "passenger",
    "person",   "people",   "sponsor",     "company",      "organisation", "business", "household",
    "student",  "pupil",    "learner",     "organization", "partner",      "shop",     "holder",
    "attendee", "borrower", "participant", "owner"};
// People whom the rows of a sale refer to.
inline constexpr std::array<std::string_view, 18> kBuyingPeople = {
    "customer", "client",     "buyer",   "shopper", "user",    "member",
    "guest",    "subscriber", "patient", "patron",  "donor",   "tenant",
    "visitor",  "passenger",  "person",  "people",  "account", "subscriber"};
// Roles of the row that a row of the same table refers to.
inline constexpr std::array<std::string_view, 6> kParentRoles = {
    "manager", "supervisor", "boss", "superior", "chief", "parent"};
// Tables of places.
inline constexpr std::array<std::string_view, 24> kPlaceTables = {
    "venue",  "store",    "shop",   "stadium",    "station", "airport",   "hotel",     "school",
    "branch", "office",   "museum", "theater",    "theatre", "hospital",  "warehouse", "restaurant",
    "city",   "location", "site",   "university", "college", "apartment", "building",  "address"};
// Tables of what customers pay.
inline constexpr std::array<std::string_view, 26> kIncomeTables = {
    "charge",       "order",      "sale",      "invoice",      "payment",   "receipt",
    "booking",      "shipment",   "stay",      "rental",       "rent",      "hire",
    "reservation",  "bill",       "donation",  "subscription", "checkout",  "ticket",
    "ride",         "visit",      "enrolment", "enrollment",   "treatment", "job",
    "registration", "sponsorship"};
// Tables of what is paid to others.
inline constexpr std::array<std::string_view, 8> kExpenseTables = {
    "supplier", "vendor", "salary", "payroll", "expense", "refund", "stock", "return"};

// Columns that are the amount of a row, the likeliest first.
inline constexpr std::array<std::string_view, 17> kAmountColumns = {
    "amount", "total", "price", "value", "cost",   "fee",     "paid",    "score", "mark",
    "rating", "grade", "star",  "point", "salary", "premium", "claimed", "fare"};
// Columns whose values add up over rows.
inline constexpr std::string_view kAdditiveColumns[] = {
    "sold",    "quantity", "amount",  "total",   "sale",      "play",       "view",
    "revenue", "stock",    "hour",    "spend",   "unit",      "seat",       "day",
    "tonne",   "ton",      "kg",      "kilo",    "km",        "distance",   "mileage",
    "point",   "goal",     "cost",    "paid",    "visitor",   "copy",       "bag",
    "pallet",  "litre",    "liter",   "minute",  "second",    "area",       "surface",
    "hectare", "adult",    "child",   "people",  "passenger", "attendance", "return",
    "income",  "profit",   "expense", "payment", "donation",  "kwh",        "consumption",
    "usage",   "rainfall", "rain",    "harvest", "yield",     "bed",        "download",
    "click",   "visit",    "vote",    "absence", "fuel",      "mile",       "piece",
    "box",     "budget",   "fee",     "charge",  "capacity",  "dock",       "medal",
    "win",     "crate",    "bottle",  "pound",   "money",     "earning",    "overtime",
    "order"};
// Columns whose values do not add up: prices, rates, scores.
inline constexpr std::string_view kIntensiveColumns[] = {
    "price", "rate", "per", "average", "percent", "percentage", "score", "rating", "index"};
// Amounts that are not the total of a sale.
inline constexpr std::array<std::string_view, 20> kNoTotalColumns = {
    "cost",    "tax",     "discount", "refund", "budget",   "balance", "due",
    "deposit", "freight", "shipping", "limit",  "quantity", "number",  "count",
    "point",   "hour",    "unit",     "weight", "sub",      "item"};
// Numbers of a line of an order that do not count goods.
inline constexpr std::array<std::string_view, 12> kNoGoodsColumns = {
    "price", "discount", "percent", "percentage", "tax",  "cost",
    "total", "amount",   "rate",    "line",       "rank", "position"};
// Words that make a rate one that is paid, and no rating.
inline constexpr std::array<std::string_view, 16> kChargedRates = {
    "hour", "hourly", "day",   "daily", "week",  "month",  "tax",      "interest",
    "pay",  "cent",   "cents", "eur",   "price", "rental", "discount", "exchange"};
// Nouns for sums of money that are paid.
inline constexpr std::array<std::string_view, 24> kMoneyNouns = {
    "expense", "fine",    "payment", "bill",    "fee",    "cost",    "donation", "charge",
    "tip",     "wage",    "salary",  "bonus",   "refund", "deposit", "premium",  "receipt",
    "grant",   "royalty", "earning", "penalty", "rent",   "tax",     "money",    "interest"};
// Hundredths of a currency.
inline constexpr std::array<std::string_view, 7> kMinorCurrency = {
    "cent", "cents", "pence", "penny", "pennies", "ct", "minor"};

// Words that make a short or ambiguous word behind them a unit of time: "min" of duration_min is
// no minimum, "sec" of length_sec no section.
inline constexpr std::array<std::string_view, 62> kDurationNouns = {
    "duration", "dur",     "length",   "len",      "time",      "runtime",  "run",      "play",
    "playing",  "wait",    "waiting",  "delay",    "travel",    "flight",   "ride",     "stay",
    "trip",     "total",   "elapsed",  "prep",     "cook",      "cooking",  "free",     "call",
    "talk",     "break",   "session",  "watch",    "late",      "overtime", "working",  "work",
    "walk",     "set",     "slot",     "lesson",   "played",    "response", "resp",     "target",
    "est",      "actual",  "planned",  "downtime", "uptime",    "airtime",  "playtime", "reply",
    "hold",     "handle",  "resolve",  "setup",    "timeout",   "moving",   "idle",     "active",
    "drive",    "driving", "practice", "track",    "estimated", "spent"};
// Words of the date that a row itself has, in names of columns.
inline constexpr std::array<std::string_view, 29> kRowDateWords = {
    "birth",  "born",    "dob",      "hire",     "hired",      "start",        "join",   "since",
    "create", "created", "release",  "found",    "open",       "publish",      "build",  "update",
    "signup", "sign",    "signed",   "register", "registered", "registration", "member", "enroll",
    "death",  "died",    "deceased", "first",    "joined"};
// Words of a date that is planned, in names of columns.
inline constexpr std::array<std::string_view, 15> kPlannedDateWords = {
    "due",  "required",  "promised", "expected", "deadline", "scheduled", "sched",  "planned",
    "plan", "estimated", "target",   "eta",      "etd",      "estimate",  "promise"};
// Words of a name that say when something was to be done.
inline constexpr std::array<std::string_view, 9> kDueDateWords = {
    "required",  "due",     "promised",  "expected", "deadline",
    "scheduled", "planned", "estimated", "target"};
// Words of a name that say when it was done.
inline constexpr std::array<std::string_view, 11> kDoneDateWords = {
    "shipped",  "delivered", "returned", "completed", "arrived", "actual",
    "finished", "closed",    "paid",     "received",  "resolved"};
// Participles and adjectives, besides those in -ed, that a date may be told by.
inline constexpr std::array<std::string_view, 22> kDatedVerbs = {
    "due",   "paid",   "sent",   "sold",     "left",  "taken",   "born",   "bought",
    "lent",  "begun",  "built",  "end",      "ends",  "ending",  "expire", "expires",
    "start", "starts", "begins", "starting", "begin", "expiring"};
// Verbs of what ends a row or undoes it, lemmas; the date of the row does not tell when.
inline constexpr std::array<std::string_view, 35> kEndVerbs = {
    "die",     "leave",    "quit",      "resign",  "retire",  "cancel",   "fail",
    "expire",  "lapse",    "close",     "refund",  "reject",  "postpone", "delay",
    "abandon", "withdraw", "lose",      "break",   "damage",  "crash",    "decline",
    "skip",    "miss",     "terminate", "reopen",  "return",  "scrap",    "graduate",
    "discard", "delete",   "archive",   "dismiss", "destroy", "steal",    "kill"};
// Verbs of how people came to be in a table of people, lemmas.
inline constexpr std::array<std::string_view, 26> kJoinVerbs = {
    "join",   "hire",   "start", "sign", "register",  "enrol",    "enroll",    "begin",   "recruit",
    "employ", "become", "come",  "add",  "create",    "admit",    "subscribe", "appoint", "arrive",
    "enter",  "open",   "found", "form", "establish", "contract", "list",      "record"};
// Words between the mention of an event and its date.
inline constexpr std::string_view kBetweenEventAndDate[] = {
    "in",    "on",     "since",   "after",    "before",    "during", "from",    "until",
    "till",  "for",    "at",      "more",     "less",      "fewer",  "than",    "once",
    "twice", "least",  "most",    "times",    "time",      "only",   "exactly", "one",
    "two",   "three",  "any",     "anything", "something", "the",    "place",   "placed",
    "made",  "within", "between", "over",     "again",     "yet"};
// Words of the date on which a row stops being valid.
inline constexpr std::array<std::string_view, 15> kValidityEndWords = {
    "end",  "ended", "ending", "until", "till",        "left",       "leave",  "leaving",
    "exit", "to",    "thru",   "ends",  "termination", "terminated", "vacated"};
// Words that speak of births.
inline constexpr std::array<std::string_view, 6> kBirthWords = {"birth", "birthday", "birthdate",
                                                                "born",  "bear",     "dob"};
// Words of a column with an amount for one piece.
inline constexpr std::array<std::string_view, 3> kPieceWords = {"unit", "each", "piece"};
// Words of the date from which a row is valid.
inline constexpr std::array<std::string_view, 8> kValidityStartWords = {
    "start", "started", "from", "begin", "starts", "begins", "joined", "since"};
// Verbs and nouns that ask for the date of a row.
inline constexpr std::string_view kMomentVerbs[] = {
    "born",   "built", "made",   "end",       "ends",     "ending",  "start",   "starts",
    "begins", "begin", "expire", "beginning", "starting", "expires", "expiring"};

// Words of a key that refers to where a movement starts.
inline constexpr std::array<std::string_view, 17> kStartKeyWords = {
    "from",   "origin", "orig",   "src",   "source", "start",   "dep",    "departure", "depart",
    "pickup", "pick",   "sender", "begin", "out",    "leaving", "seller", "outbound"};
// Words of a key that refers to where it ends.
inline constexpr std::array<std::string_view, 17> kEndKeyWords = {
    "to",      "destination", "dest",     "dst", "end",       "arr",   "arrival", "arrive", "drop",
    "dropoff", "target",      "receiver", "in",  "recipient", "buyer", "finish",  "inbound"};
// Words for the start and the end of a movement that prefer one of two keys to the same table: as
// parts of key names, and as lemmas in a question.
inline constexpr std::array<std::string_view, 9> kOriginKeyWords = {
    "origin", "source", "from", "departure", "departing", "sender", "sending", "start", "starting"};
inline constexpr std::array<std::string_view, 11> kTargetKeyWords = {
    "destination", "target",    "to",   "arrival", "arriving", "receiver",
    "receiving",   "recipient", "dest", "end",     "ending"};
inline constexpr std::array<std::string_view, 8> kOriginLemmas = {
    "origin", "depart", "departure", "leave", "send", "originate", "sender", "source"};
inline constexpr std::array<std::string_view, 8> kTargetLemmas = {
    "destination", "arrive", "arrival", "land", "receive", "receiver", "recipient", "reach"};
// Words of a column that stores the least value allowed.
inline constexpr std::array<std::string_view, 6> kLowerBoundWords = {
    "min", "minimum", "minimal", "reorder", "threshold", "lowest"};
// Words of a column that stores the greatest value allowed.
inline constexpr std::array<std::string_view, 6> kUpperBoundWords = {
    "max", "maximum", "maximal", "limit", "capacity", "highest"};

// Verbs that only say that rows exist: "the orders that we received".
inline constexpr std::array<std::string_view, 62> kExistenceVerbs = {
    "have",    "keep",     "store",  "record",   "register",  "list",    "exist",   "sell",
    "offer",   "own",      "use",    "make",     "place",     "receive", "create",  "show",
    "give",    "include",  "call",   "name",     "know",      "need",    "find",    "run",
    "serve",   "provide",  "stock",  "carry",    "employ",    "happen",  "operate", "issue",
    "see",     "take",     "do",     "get",      "look",      "work",    "produce", "publish",
    "release", "host",     "play",   "join",     "enter",     "save",    "report",  "complete",
    "post",    "submit",   "book",   "order",    "add",       "visit",   "appear",  "write",
    "stay",    "schedule", "belong", "describe", "represent", "feature"};
// Participles that only say which rows are meant: "existing customers".
inline constexpr std::array<std::string_view, 26> kPointingParticiples = {
    "existing", "remaining",  "following",  "corresponding", "matching", "given",  "listed",
    "related",  "associated", "recorded",   "registered",    "stored",   "named",  "called",
    "said",     "mentioned",  "combined",   "linked",        "involved", "needed", "used",
    "ordered",  "sorted",     "respective", "including",     "counting"};
// Qualities of rows, which a query may not leave out.
inline constexpr std::array<std::string_view, 20> kQualityAdjectives = {
    "old",  "cheap", "expensive", "big",   "small", "large", "long", "short", "lost",    "broken",
    "dead", "alive", "living",    "empty", "full",  "busy",  "good", "bad",   "overdue", "late"};

// Words of "the most common <column>".
inline constexpr std::string_view kPopularityWords[] = {
    "common", "popular",   "frequent",  "frequently", "commonly", "often",   "prevalent", "used",
    "rarest", "commonest", "frequency", "popularity", "widely",   "busiest", "quietest",  "active"};
// Amounts that are summed over a group although no aggregate is said.
inline constexpr std::string_view kSummedNouns[] = {"total",   "sum",   "amount",   "quantity",
                                                    "revenue", "sale",  "turnover", "spending",
                                                    "volume",  "stock", "hour"};
// Verbs that measure the rows before them: "employees earning 2000".
inline constexpr std::string_view kMeasuringVerbs[] = {"earn",    "pay",     "weigh", "measure",
                                                       "last",    "make",    "build", "found",
                                                       "earning", "costing", "paying"};
// Periods as adjectives and adverbs.
inline constexpr std::string_view kPeriodAdjectives[] = {
    "yearly", "annual", "annually", "quarterly", "monthly", "weekly", "daily", "hourly"};
// Words for ascending order.
inline constexpr std::string_view kAscendingWords[] = {
    "ascending",      "increasing",      "alphabetical", "alphabetic",
    "alphabetically", "lexicographical", "lexicographic"};
// Columns that a superlative sums over many rows: "sold the most".
inline constexpr std::string_view kSoldColumns[] = {"sold", "quantity", "amount",
                                                    "sale", "play",     "view"};
// Adjectives of a limit that rank by the figure shown: "top 3 customers".
inline constexpr std::string_view kRankingWords[] = {"top",    "best",    "highest",
                                                     "lowest", "biggest", "smallest"};
// Adjectives of a limit that rank by date.
inline constexpr std::string_view kLatestWords[] = {"last", "latest", "newest"};
// Words of a column with a moment that is still to come.
inline constexpr std::string_view kFutureWords[] = {"planned",  "scheduled", "future",  "due",
                                                    "upcoming", "expiry",    "deadline"};
// Words of a column with a part of a name.
inline constexpr std::string_view kNamePartWords[] = {"first",   "last",     "given", "family",
                                                      "surname", "forename", "fname", "lname"};
// Verbs that ask for an amount of money.
inline constexpr std::string_view kMoneyVerbs[] = {"earn",   "make",    "take",    "spend",
                                                   "charge", "collect", "raise",   "invest",
                                                   "lose",   "pay",     "receive", "gross"};
// Columns of the kind of a row.
inline constexpr std::string_view kKindNouns[] = {"kind",  "type",   "category",
                                                  "class", "status", "group"};
// Units of a count or a length of time.
inline constexpr std::string_view kCountedUnits[] = {"times",   "rows",    "records", "entries",
                                                     "seconds", "minutes", "hours",   "days",
                                                     "weeks",   "months",  "years"};
// Columns with the total of a sale, the likeliest first.
inline constexpr std::string_view kTotalColumns[] = {"total", "amount", "revenue", "price",
                                                     "fare",  "charge", "fee"};
// Columns with what was paid, the likeliest first.
inline constexpr std::string_view kPaidColumns[] = {"total", "amount", "revenue", "paid",
                                                    "price", "fare",   "fee"};
// Verbs of the amount that people pay or a business takes.
inline constexpr std::string_view kSpendingVerbs[] = {"spend", "pay",     "earn",   "generate",
                                                      "gross", "collect", "receive"};
// Words of a number of goods that is in stock, and was not sold.
inline constexpr std::string_view kStockWords[] = {
    "stock",     "inventory", "hand",      "available", "availability",
    "warehouse", "reorder",   "remaining", "reserved",  "minimum",
    "maximum",   "min",       "max",       "store",     "returned"};
// Tables of sales and of their lines.
inline constexpr std::string_view kSalesTables[] = {"order",       "sale", "invoice", "purchase",
                                                    "transaction", "cart", "receipt", "item",
                                                    "detail",      "line"};
// Words of the dates of a life.
inline constexpr std::string_view kLifeDateWords[] = {"birth", "born", "death",
                                                      "died",  "dob",  "birthday"};

// Roles of which a row has one row of a table each.
inline constexpr std::string_view kOppositeSides[][2] = {{"home", "away"},
                                                         {"host", "guest"},
                                                         {"home", "visitor"},
                                                         {"winner", "loser"},
                                                         {"white", "black"}};

}  // namespace ask::engine
