// Words that add nothing to a question, each in its own frame (link/harmless_mentions.h). Constant
// tables.
#pragma once
#include <span>
#include <string_view>

namespace ask::engine {

// Emphasis, anywhere: "completely", "altogether".
bool is_emphasis(std::string_view folded);
// What holds the data as a whole, after "in our": "catalogue", "collection".
bool is_container(std::string_view folded);
// Where an organisation keeps what it has, after rows that are named: "boats in the yard".
bool is_premises(std::string_view folded);
// What is good or poor, after a stored value: "kit in poor nick".
bool is_condition_noun(std::string_view folded);
// A material of which all rows with a weight are, after it: "weight of food".
bool is_material(std::string_view folded);
// What the reader has of it, after "on": "on record", "on file".
bool is_record(std::string_view folded);
// Adjectives that only repeat that there is such a row, under a negation: "no valid licence".
bool is_truism(std::string_view folded);
// A person of a group that is named before it: "staff members".
bool is_member(std::string_view folded);
// Nouns after the name of a classification: "cabin class", "fuel type".
bool is_classifier(std::string_view folded);
// Units of money, after "in": "in dollars".
bool is_money_unit(std::string_view folded);
// Counts single things, after "how many": "pairs of skis".
bool is_counter(std::string_view folded);
// Those of what has no plural: "piece of equipment".
bool is_single_counter(std::string_view folded);
// Verbs that mean no more than "have", after "did we": "how many concerts did we host".
bool is_handling_verb(std::string_view folded);
// The same of an amount only: "how much fuel did we burn".
bool is_using_verb(std::string_view folded);
// Verbs that only connect rows with a measure of theirs: "the show that drew the most visitors".
bool is_light_verb(std::string_view folded);
// Verbs that only connect two things that are named before and after them, in any of their forms:
// "passengers holding bookings", "the device that triggered most alerts". Base forms; none says
// what state something is in.
std::span<const std::string_view> connecting_verbs();
// Adjectives that do the same: "responsible for".
bool is_connecting_adjective(std::string_view folded);
// Verbs of people who join or leave the organisation of the data: "left the company".
bool is_joining_verb(std::string_view folded);
// Whatever it is, after "of": "the value of everything in Store A".
bool is_placeholder(std::string_view folded);
// The present, of which a stored state is anyhow: "under repair at the moment".
bool is_present_noun(std::string_view folded);
// Rows that share a place: "everyone if it is a tie".
bool is_tie_word(std::string_view folded);

}  // namespace ask::engine
