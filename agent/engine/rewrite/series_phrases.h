// Reads the phrases of rewrite_series.h from a place in the question on. Each function returns the
// place after the phrase, or `at` if there is none.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// "month" of "months" and "monthly"; "" for a word of no period.
std::string_view series_period(std::string_view word);

// The whole number from 1 to 999 that the word says; 0 if it says none: "3", "three".
int64_t number_said(std::string_view word);

// "the month before", "the previous one". Sets the period if it is named.
size_t previous_period(const WordSequence& words, size_t at, size_t end, std::string& period);
// "month over month", "month-over-month", "from one month to the next", "compared with the previous
// month", "on the year before"
size_t since_phrase(const WordSequence& words, size_t at, size_t end, std::string& period);
// "in percent", "as a percentage"
size_t percent_phrase(const WordSequence& words, size_t at, size_t end);

struct FoundFigure {
  SeriesFigure figure;
  std::string period;     // "" if none is named
  bool compared = false;  // of a change: since when is said
  std::string within;     // of a share: the noun of the whole
};
// "the percent change", "the monthly growth rate", without since when.
size_t change_phrase(const WordSequence& words, size_t at, size_t end, FoundFigure& found);
// "the 3-month moving average", "the rolling average over 7 days"
size_t moving_average(const WordSequence& words, size_t at, size_t end, FoundFigure& found);
// One amount at the end of the question: all up to `end` must be read.
bool last_figure(const WordSequence& words, size_t at, size_t end, FoundFigure& found);

// The list of all outputs at the end of the question, "Show month and revenue.": where it begins,
// with the words that lead to it; words.size() if there is none.
size_t listed_outputs(const WordSequence& words, std::vector<ListedOutput>& out);

}  // namespace ask::engine
