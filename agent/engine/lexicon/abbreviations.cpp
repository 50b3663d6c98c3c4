// Expansions of abbreviations in schema names, sorted by abbreviation.
#include "agent/engine/lexicon/abbreviations.h"

#include <algorithm>
#include <iterator>

namespace ask::engine {
namespace {

struct Abbreviation {
  std::string_view shorter, words;
};

// clang-format off
constexpr Abbreviation kAbbreviations[] = {
    {"abbr", "abbreviation"}, {"abbrev", "abbreviation"}, {"acad", "academic"}, {"acc", "account"},
    {"accel", "acceleration"}, {"acct", "account"}, {"addr", "address"}, {"adm", "admission"},
    {"admin", "administrator"}, {"adv", "advisor"}, {"agri", "agriculture"}, {"alt", "altitude"},
    {"amt", "amount"}, {"apprv", "approval"}, {"appt", "appointment"}, {"apt", "apartment"},
    {"arr", "arrival"}, {"assoc", "association"}, {"asst", "assistant"}, {"attr", "attribute"},
    {"auth", "author"}, {"avail", "available"}, {"ave", "avenue"}, {"avg", "average"},
    {"bal", "balance"}, {"bdate", "birth date"}, {"bday", "birthday"}, {"beg", "begin"},
    {"bio", "biography"}, {"birthdt", "birth date"}, {"bldg", "building"}, {"bldng", "building"},
    {"blk", "block"}, {"brdcst", "broadcast"}, {"bth", "birth"}, {"cal", "calendar"},
    {"cap", "capacity"}, {"capt", "captain"}, {"cat", "category"}, {"categ", "category"},
    {"cert", "certificate"}, {"champ", "championship"}, {"chg", "charge"}, {"clr", "color"},
    {"cmd", "command"}, {"cmpy", "company"}, {"cnt", "count"}, {"cntry", "country"},
    {"coll", "college"}, {"comm", "commission"}, {"comp", "company"}, {"conf", "conference"},
    {"cont", "continent"}, {"coord", "coordinate"}, {"corp", "corporation"}, {"crd", "card"},
    {"cred", "credit"}, {"crs", "course"}, {"ctr", "center"}, {"ctry", "country"},
    {"cur", "current"}, {"curr", "currency"}, {"cust", "customer"}, {"cyl", "cylinder"},
    {"deg", "degree"}, {"del", "delivery"}, {"dep", "departure"}, {"dept", "department"},
    {"desc", "description"}, {"descr", "description"}, {"descript", "description"},
    {"dest", "destination"}, {"dev", "development"}, {"diff", "difference"}, {"dir", "director"},
    {"disc", "discount"}, {"dist", "distance"}, {"distr", "district"}, {"div", "division"},
    {"dlvry", "delivery"}, {"dnum", "department number"}, {"dob", "birth date"},
    {"doc", "document"}, {"dod", "death date"}, {"dormid", "dorm id"}, {"dpt", "department"},
    {"drv", "driver"}, {"dt", "date"}, {"dur", "duration"}, {"edu", "education"},
    {"elev", "elevation"}, {"emp", "employee"}, {"employ", "employee"}, {"engr", "engineer"},
    {"enr", "enrollment"}, {"enrl", "enrollment"}, {"env", "environment"}, {"eq", "equipment"},
    {"esp", "especially"}, {"est", "estimated"}, {"exp", "experience"}, {"ext", "extension"},
    {"fac", "faculty"}, {"firstname", "first name"}, {"flr", "floor"}, {"flt", "flight"},
    {"fname", "first name"}, {"freq", "frequency"}, {"frm", "from"}, {"fullname", "full name"},
    {"gen", "gender"}, {"geo", "geography"}, {"gndr", "gender"}, {"gov", "government"},
    {"govt", "government"}, {"grp", "group"}, {"gvt", "government"}, {"homecity", "home city"},
    {"hosp", "hospital"}, {"hp", "horsepower"}, {"hq", "headquarters"}, {"hr", "hour"},
    {"hrs", "hours"}, {"hs", "high school"}, {"ht", "height"}, {"img", "image"}, {"inc", "income"},
    {"ind", "industry"}, {"info", "information"}, {"init", "initial"}, {"inst", "institution"},
    {"instr", "instructor"}, {"insur", "insurance"}, {"intl", "international"}, {"inv", "invoice"},
    {"invt", "inventory"}, {"itm", "item"}, {"kms", "km"}, {"lang", "language"},
    {"lastname", "last name"}, {"lat", "latitude"}, {"len", "length"}, {"lic", "license"},
    {"lname", "last name"}, {"lng", "longitude"}, {"loc", "location"}, {"lon", "longitude"},
    {"long", "longitude"}, {"lvl", "level"}, {"maj", "major"}, {"max", "maximum"},
    {"mfg", "manufacturing"}, {"mfr", "manufacturer"}, {"mgmt", "management"}, {"mgr", "manager"},
    {"min", "minimum"}, {"mins", "minutes"}, {"mname", "middle name"}, {"mo", "month"},
    {"mod", "model"}, {"msg", "message"}, {"mtg", "meeting"}, {"mth", "month"},
    {"nat", "nationality"}, {"natl", "national"}, {"nbr", "number"}, {"neigh", "neighborhood"},
    {"nm", "name"}, {"nme", "name"}, {"no", "number"}, {"num", "number"}, {"nums", "number"},
    {"occ", "occupation"}, {"op", "operation"}, {"opr", "operator"}, {"opt", "option"},
    {"ord", "order"}, {"org", "organization"}, {"orig", "origin"}, {"oth", "other"},
    {"param", "parameter"}, {"pax", "passenger"}, {"pcnt", "percentage"}, {"pct", "percentage"},
    {"perc", "percentage"}, {"perf", "performance"}, {"perm", "permanent"}, {"pers", "person"},
    {"pgm", "program"}, {"ph", "phone"}, {"phn", "phone"}, {"pic", "picture"}, {"pkg", "package"},
    {"pmt", "payment"}, {"pop", "population"}, {"pos", "position"}, {"pref", "preference"},
    {"prem", "premise"}, {"pres", "president"}, {"prev", "previous"}, {"prod", "product"},
    {"prof", "professor"}, {"prog", "program"}, {"proj", "project"}, {"prop", "property"},
    {"prov", "province"}, {"psgr", "passenger"}, {"pt", "point"}, {"ptnt", "patient"},
    {"pts", "points"}, {"pub", "publication"}, {"publ", "publisher"}, {"pwd", "password"},
    {"pymt", "payment"}, {"qlty", "quality"}, {"qty", "quantity"}, {"qual", "quality"},
    {"quan", "quantity"}, {"rcpt", "receipt"}, {"rcv", "receive"}, {"realname", "real name"},
    {"rec", "record"}, {"recv", "receive"}, {"ref", "reference"}, {"reg", "region"},
    {"rel", "release"}, {"rep", "representative"}, {"req", "request"}, {"res", "reservation"},
    {"resv", "reservation"}, {"rev", "revenue"}, {"rm", "room"}, {"rpt", "report"},
    {"rsv", "reservation"}, {"rt", "route"}, {"rvw", "review"}, {"sal", "salary"},
    {"sch", "school"}, {"sched", "schedule"}, {"sec", "section"}, {"secs", "seconds"},
    {"sect", "section"}, {"sem", "semester"}, {"seq", "sequence"}, {"serv", "service"},
    {"sess", "session"}, {"shp", "ship"}, {"soc", "social"}, {"spec", "specialty"},
    {"sq", "square"}, {"sqft", "square feet"}, {"srv", "service"}, {"st", "street"},
    {"sta", "station"}, {"stat", "status"}, {"stats", "statistics"}, {"std", "standard"},
    {"stmt", "statement"}, {"stn", "station"}, {"sts", "status"}, {"stu", "student"},
    {"stud", "student"}, {"sub", "subject"}, {"subj", "subject"}, {"supp", "supplier"},
    {"svc", "service"}, {"tbl", "table"}, {"tchr", "teacher"}, {"tech", "technology"},
    {"tel", "telephone"}, {"temp", "temperature"}, {"tix", "ticket"}, {"tkt", "ticket"},
    {"tot", "total"}, {"tourney", "tournament"}, {"trans", "transaction"}, {"transp", "transport"},
    {"treas", "treasurer"}, {"trk", "track"}, {"trn", "transaction"}, {"trng", "training"},
    {"txn", "transaction"}, {"txt", "text"}, {"typ", "type"}, {"uname", "user name"},
    {"uni", "university"}, {"univ", "university"}, {"username", "user name"}, {"usr", "user"},
    {"val", "value"}, {"veh", "vehicle"}, {"vend", "vendor"}, {"vol", "volume"}, {"wgt", "weight"},
    {"wh", "warehouse"}, {"whse", "warehouse"}, {"wk", "week"}, {"wt", "weight"},
    {"yob", "birth year"}, {"yr", "year"}, {"yrs", "years"},
};
// clang-format on

static_assert(std::is_sorted(std::begin(kAbbreviations), std::end(kAbbreviations),
                             [](const Abbreviation& a, const Abbreviation& b) {
                               return a.shorter < b.shorter;
                             }),
              "searched by bisection");

}  // namespace

std::string_view expansion(std::string_view abbreviation) {
  const auto* const found = std::lower_bound(
      std::begin(kAbbreviations), std::end(kAbbreviations), abbreviation,
      [](const Abbreviation& a, std::string_view word) { return a.shorter < word; });
  return found != std::end(kAbbreviations) && found->shorter == abbreviation ? found->words
                                                                             : std::string_view{};
}

}  // namespace ask::engine
