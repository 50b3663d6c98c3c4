// The column words that measure each scale ("oldest", "cheapest", "longest"). See lexicon_tables.h
// for the row syntax.
#include "agent/engine/lexicon/lexicon_tables.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr std::string_view kDimensionRows[] = {
    "age: age 100 old 80 -birth 90 -birthday 90 -dob 90 -found 70 -founding 70 -establish 70 "
        "-open 60 -build 60 -create 60 -year 60 -date 50",
    "date: date 100 datetime 100 year 90 time 80 timestamp 90 day 70 birth 60 month 40 season 40 "
        "start 50 since 50",
    "height: height 100 stature 90 tall 90 elevation 90 altitude 90 prominence 60 length 60 "
        "depth 40 level 40",
    "length: length 100 duration 95 runtime 95 time 80 minute 80 second 75 millisecond 80 milliseconds 80 hour 80 "
        "distance 80 height 70 mile 70 km 70 day 60 week 60 year 50 lifespan 70",
    "weight: weight 100 mass 90 kg 70 pound 70 ton 70 tonnage 70",
    "price: price 100 cost 100 fee 90 fare 90 charge 80 amount 70 value 70 rate 60 total 60 "
        "worth 60 payment 60 budget 50 money 50 usd 50 dollar 50",
    "speed: speed 100 velocity 100 pace 90 knot 80 mph 80 horsepower 70 accelerate 70 "
        "acceleration 70 power 60 -time 60 -duration 50",
    "population: population 100 inhabitant 100 resident 80 people 60",
    "size: size 100 area 90 capacity 90 population 80 enrollment 70 seat 70 member 60 employee 60 "
        "surface 60 acre 80 total 50 amount 50 number 50 resolution 50 length 50 height 40 "
        "quantity 50 byte 70 volume 60",
    "rating: rating 100 rate 80 score 90 star 90 grade 80 point 80 mark 80 -rank 70 -ranking 70 "
        "vote 50 review 40 performance 50 gpa 70",
    "depth: depth 100 deep 90 height 30",
    "width: width 100 wide 90 size 40",
    "distance: distance 100 mile 80 km 80 mileage 70 length 70 range 70",
    "temperature: temperature 100 heat 60 degree 50",
    "power: power 100 horsepower 100 strength 90 energy 60",
    "money: money 100 wealth 100 worth 100 income 90 balance 80 salary 80 earning 80 revenue 70 "
        "profit 70 asset 70 amount 50",
    "profit: profit 100 gain 80 earning 80 revenue 60 income 60 gross 60",
    "win: win 100 winner 80 victory 100 title 60 point 60 medal 70 gold 60 championship 60",
    "popularity: popularity 100 follower 70 view 60 vote 60 like 60 rating 50 -rank 50",
    "salary: salary 100 wage 100 pay 90 income 80 earning 80 compensation 80 amount 40",
    "duration: duration 100 length 90 time 80 runtime 90 day 60 year 50",
    "experience: experience 100 year 60 seniority 80",
    "density: density 100",
    "difficulty: difficulty 100 level 60 -grade 40",
    "place: location 100 city 95 address 90 town 90 place 90 headquarter 80 headquarters 80 "
        "hometown 80 venue 70 state 60 county 60 country 55 region 50 site 50 street 50 room 40 "
        "building 40 area 40",
    "brightness: brightness 100 magnitude 70",
};
// clang-format on

}  // namespace

std::span<const std::string_view> scale_rows() { return kDimensionRows; }

}  // namespace ask::engine
