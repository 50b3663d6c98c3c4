// The column words that measure each scale ("oldest", "cheapest", "longest"). See lexicon_tables.h
// for the row syntax.
#include "agent/engine/lexicon/lexicon_tables.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr std::string_view kDimensionRows[] = {
    "age: age 100 old 80 -birth 90 -birthday 90 -dob 90 -found 70 -founding 70 -establish 70 "
        "-open 60 -build 60 -create 60 -year 60 -date 50 "
        "-hire 60 -join 60 -built 60 -launch 50 -vintage 80 -buy 50 -bought 50 -purchase 50 "
        "-acquire 50 -install 50 -manufacture 60",
    "date: date 100 datetime 100 year 90 time 80 timestamp 90 day 70 birth 60 month 40 season 40 "
        "start 50 since 50",
    "height: height 100 stature 90 tall 90 elevation 90 altitude 90 prominence 60 length 60 "
        "depth 40 level 40",
    "length: length 100 duration 95 runtime 95 time 80 minute 80 second 75 millisecond 80 milliseconds 80 hour 80 "
        "distance 80 height 70 mile 70 km 70 page 65 day 60 week 60 year 50 lifespan 70",
    "weight: weight 100 mass 90 kg 70 pound 70 ton 70 tonnage 70",
    "price: price 100 cost 99 fee 90 fare 90 charge 80 amount 70 value 70 rate 60 total 60 "
        "worth 60 payment 60 budget 50 money 50 usd 50 dollar 50 "
        "premium 70 rent 70 tariff 70 tuition 60",
    "speed: speed 100 velocity 100 pace 90 knot 80 mph 80 horsepower 70 accelerate 70 "
        "acceleration 70 power 60 -time 60 -duration 50 "
        "kph 80 kmh 80",
    "population: population 100 inhabitant 100 resident 80 people 60 "
        "headcount 50",
    "size: size 100 area 90 capacity 90 population 80 enrollment 70 seat 70 member 60 employee 60 "
        "surface 60 acre 80 total 50 amount 50 number 50 resolution 50 length 50 height 40 "
        "quantity 50 byte 70 volume 60 "
        "sqm 80 square 80 sqft 80 hectare 80 acreage 80 bedroom 50 headcount 70 staff 50",
    "rating: rating 100 rate 80 score 90 star 90 grade 80 point 80 mark 80 -rank 70 -ranking 70 "
        "vote 50 review 40 performance 50 gpa 70 "
        "stars 90 satisfaction 60",
    "depth: depth 100 deep 90 height 30",
    "width: width 100 wide 90 size 40",
    "distance: distance 100 mile 80 km 80 mileage 70 length 70 range 70",
    "temperature: temperature 100 heat 60 degree 50 "
        "temp 100 celsius 80 fahrenheit 80",
    "power: power 100 horsepower 100 strength 90 abv 90 alcohol 85 proof 70 energy 60 "
        "bhp 90 kw 80 hp 100 watt 70",
    "money: money 100 wealth 100 worth 100 income 90 balance 80 salary 80 earning 80 revenue 70 "
        "profit 70 asset 70 amount 50",
    "profit: profit 100 gain 80 earning 80 revenue 60 income 60 gross 60",
    "win: win 100 winner 80 victory 100 title 60 point 60 medal 70 gold 60 championship 60",
    "popularity: popularity 100 follower 70 view 60 vote 60 like 60 rating 50 -rank 50",
    "salary: salary 100 wage 100 pay 90 income 80 earning 80 compensation 80 hourly 75 rate 60 amount 40",
    "duration: duration 100 length 90 time 80 runtime 90 day 60 year 50 "
        "minute 80 hour 80 second 75 week 60 month 50 night 60",
    "experience: experience 100 year 60 seniority 80 "
        "-hire 60 -start 50 -join 60 tenure 80 service 60",
    "density: density 100",
    "difficulty: difficulty 100 level 60 -grade 40 "
        "hardness 80",
    "place: location 100 city 95 address 90 town 90 village 90 place 90 headquarter 80 "
        "headquarters 80 hometown 80 venue 70 state 60 county 60 country 55 region 50 site 50 street 50 room 40 "
        "building 40 area 40",
    "brightness: brightness 100 magnitude 70",
    "consumption: consumption 100 fuel 90 usage 90 energy 80 kwh 80 litre 60 liter 60 -mpg 90 -economy 80 "
        "-efficiency 70",
    "efficiency: efficiency 100 mpg 90 economy 80 mileage 60 -consumption 90",
    "capacity: capacity 100 seat 90 seating 90 size 80 area 70 room 60 volume 70 bed 60 sqm 80 sqft 80 acre 60",
    "occupancy: occupancy 100 occupied 90 load 60 utilization 80 -vacancy 80 -free 60",
    "thickness: thickness 100 thick 100 gauge 60 page 50 width 40",
    "lifespan: lifespan 100 life 80 age 60 duration 60 year 40",
    "overdue: overdue 100 -due 100 delay 60 -deadline 90 late 70",
    "delay: delay 100 late 90 lateness 100 minute 50 overdue 70",
    "revenue: revenue 100 gross 100 turnover 90 taking 90 sale 80 income 70 earning 70 amount 40",
    "sales: sale 100 sold 100 copy 80 unit 70 quantity 80 qty 80 revenue 70 amount 40",
    "debt: debt 100 owed 100 owing 90 arrears 90 outstanding 90 due 70 overdraft 70 loan 60 -balance 50",
    "gift: donation 100 amount 90 contribution 100 pledge 80 gift 80 given 70 total 60",
    "discount: discount 100 reduction 80 percent 60 percentage 60 rate 40",
    "loudness: loudness 100 noise 100 decibel 90 db 80 volume 60 sound 50",
    "emission: emission 100 co2 100 carbon 90 pollution 90 pollutant 80",
    "rain: rain 100 rainfall 100 precipitation 100 wet 60 mm 50",
    "snow: snow 100 snowfall 100 depth 40",
    "wind: wind 100 gust 90 speed 50",
    "sunshine: sunshine 100 sun 90 solar 60 -cloud 70",
    "cloud: cloud 100 cover 60 okta 80 -sunshine 60",
    "humidity: humidity 100 moisture 80",
    "visibility: visibility 100",
    "gradient: gradient 100 slope 100 grade 60 incline 90",
    "north: latitude 100 lat 100 northing 90",
    "east: longitude 100 lng 100 lon 100 easting 90",
    "rank: -rank 100 -ranking 100 -position 90 -place 70 -seed 70 -standing 70 rating 60 point 60 score 50",
    "goals: goal 100 point 80 score 80 run 60 try 50 tally 50",
    "views: view 100 viewer 90 viewership 90 audience 70 play 50 visit 50",
    "plays: play 100 playcount 100 stream 100 listen 90 listener 70 count 40",
    "downloads: download 100 install 80",
    "followers: follower 100 subscriber 100 fan 80",
    "attendance: attendance 100 visitor 100 audience 90 crowd 90 attendee 80 ticket 50",
    "death: death 100 fatality 100 killed 100 casualty 90 victim 80 dead 90",
    "severity: severity 100 priority 60 level 50 impact 50",
    "hours: hour 100 overtime 60 duration 50 time 40",
    "quantity: quantity 100 qty 100 stock 90 amount 70 count 70 unit 60 population 60",
    "alcohol: alcohol 100 abv 100 strength 80 proof 80 percent 50",
    "calories: calorie 100 kcal 100 energy 70 fat 50",
    "sugar: sugar 100 sweetness 100 residual 40",
    "salt: salt 100 sodium 100",
    "spiciness: spice 90 spiciness 100 heat 80 scoville 100",
};
// clang-format on

}  // namespace

std::span<const std::string_view> scale_rows() { return kDimensionRows; }

}  // namespace ask::engine
