// Conversations: how many follow-ups are right, wrong or declined, and whether a question that
// stands alone is merged with the one before it.
#pragma once
#include <string>
#include <vector>

namespace ask::bench {

// Plays each talk of the file in one session. A line has id, db and turns, each of them a line of
// questions.jsonl. Prints every turn, if `show`, and the totals; those of follow-ups count talks
// whose first turn is right. `folders` hold <db>.sqlite or <db>.sql. False: the file has no talk.
bool measure_talks(const std::string& file, const std::vector<std::string>& folders, bool show);

// Asks the questions of the folders alone and again in one session for each database. Prints those
// whose SQL differs, unless they are held out, and how many do.
void measure_alone(const std::vector<std::string>& folders);

}  // namespace ask::bench
