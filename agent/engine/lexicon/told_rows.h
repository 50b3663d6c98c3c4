// What people say of the state of rows where the schema calls it otherwise: "went ahead" of what
// was held, "packed it in" of who left, "over the counter" of what needs no prescription. A row is
// "name|name = phrase|phrase = phrase|phrase": what a status, a flag or a date may be called, or
// store; the phrases for rows of which that is true, and those for rows of which it is not. Lower
// case, without articles and possessives.
#pragma once
#include <span>
#include <string_view>

namespace ask::engine {

std::span<const std::string_view> told_outcomes();
std::span<const std::string_view> told_events_of_people();
std::span<const std::string_view> told_events_of_things();
std::span<const std::string_view> told_events_of_work();
std::span<const std::string_view> told_flags_of_money();
std::span<const std::string_view> told_flags_of_people();
std::span<const std::string_view> told_flags_of_places();
std::span<const std::string_view> told_flags_of_food();
std::span<const std::string_view> told_flags_of_things();
std::span<const std::string_view> told_flags_of_work();

}  // namespace ask::engine
