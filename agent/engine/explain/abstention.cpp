#include "agent/engine/explain/abstention.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/text/currencies.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestName = 40;
constexpr size_t kLongestWords = 70;  // of the words that are quoted, together
constexpr size_t kMostWords = 5;

std::string shown(std::string_view name) {
  return text::shortened(text::repaired_utf8(name), kLongestName);
}

// '"a", "b" and "c"', at most kLongestWords bytes
std::string quoted_words(const std::vector<std::string>& words) {
  std::vector<std::string> parts;
  size_t used = 0;
  for (const std::string& word : words) {
    std::string part = fmt::format("\"{}\"", shown(word));
    if (parts.size() == kMostWords || (used > 0 && used + part.size() > kLongestWords)) break;
    used += part.size() + 2;
    parts.push_back(std::move(part));
  }
  std::string out;
  for (size_t i = 0; i < parts.size(); ++i) {
    const bool last = i + 1 == parts.size() && parts.size() == words.size();
    out += (i == 0 ? "" : last ? " and " : ", ") + parts[i];
  }
  return out;
}

// Words that no mention covers, for a question without any candidate.
std::vector<std::string> uncovered(const Lattice& lattice) {
  std::vector<bool> covered(lattice.tokens.size(), false);
  for (const Mention& m : lattice.mentions)
    for (uint32_t t = m.begin; t < m.end; ++t) covered[t] = true;
  std::vector<std::string> out;
  for (size_t t = 0; t < covered.size(); ++t)
    if (!covered[t] && !lattice.tokens[t].punctuation) out.push_back(lattice.tokens[t].text);
  return out;
}

// What the parse of the first candidate did not use, of one kind of mention.
template <class Wanted>
std::vector<std::string> unused(const Interpretation& in, Wanted wanted) {
  std::vector<std::string> out;
  const auto& explained = in.candidates()[0].state->explained;
  for (const Mention& m : in.lattice().mentions) {
    if (!wanted(m) || (m.begin < explained.size() && explained.test(m.begin))) continue;
    std::string words;
    for (uint32_t t = m.begin; t < m.end; ++t)
      words += (words.empty() ? "" : " ") + in.lattice().tokens[t].text;
    if (!contains(out, words)) out.push_back(std::move(words));
  }
  return out;
}

// Words of the question that are taken for a value which no column stores.
std::vector<std::string> unstored(const Interpretation& in) {
  std::vector<std::string> out;
  const auto& explained = in.candidates()[0].state->explained;
  for (const Arc& arc : in.arcs().all) {
    const bool used = arc.begin < explained.size() && explained.test(arc.begin);
    if (arc.kind != MentionKind::kValue || !used || in.arcs().mention(arc).found) continue;
    std::string words = in.arcs().text(arc);
    if (!contains(out, words)) out.push_back(std::move(words));
  }
  return out;
}

struct PlainReason {
  std::string_view reason, text;  // `text` with {} for the words that it is about
};
// What the engine's reasons to abstain mean to the person who asks.
constexpr PlainReason kReasons[] = {
    {"a number of the question plays no part", "I do not know what the number {} is for"},
    {"a name or text of the question is not in the data", "I do not find {} in the data"},
};
constexpr PlainReason kOtherReasons[] = {
    {"a number of the question plays no part", "I do not know what a number in it is for"},
    {"a text in quotes plays no part", "I do not know what the text in quotes is for"},
    {"it is not clear what is negated", "I do not see what \"not\" refers to"},
    {"the negation plays no part", "I do not see what \"not\" refers to"},
    {"it is not clear what is compared", "I do not see what is compared with what"},
    {"text is taken for numbers", "it would calculate with a column that holds text"},
    {"no column fits a condition", "I find no column for one of the conditions"},
    {"the average plays no part", "I do not see what the average is of"},
    {"it is not clear what holds of both", "I do not see what both have in common"},
    {"a part of the question plays no part", "I do not understand a part of the question"},
    {"each group would be a single row", "I do not see what to group by"},
    {"a name or text of the question is not in the data",
     "I do not find a name of the question in the data"},
    {"it is not clear what is counted", "I do not see what is to be counted"},
    {"no word names anything in the database", "no word of it names anything in this database"},
    {"no row can meet all the conditions", "no row can meet all of the conditions"},
    {"it is not clear which row of a group is to be shown",
     "I do not see which row of each group is wanted"},
    {"it is not clear by what it is ordered", "I do not see by what to order"},
    {"it is not clear by which row of a group it is ordered",
     "I do not see by what to order the groups"},
    {"each group would have a single value", "I do not see what to group by"},
};

std::string in_plain_english(const Interpretation& in, const std::string& reason) {
  for (const PlainReason& plain : kReasons) {
    if (plain.reason != reason) continue;
    const auto words =
        reason.starts_with("a number")
            ? unused(in, [](const Mention& m) { return m.kind == MentionKind::kNumber; })
            : unstored(in);
    if (!words.empty()) return fmt::format(fmt::runtime(plain.text), quoted_words(words));
  }
  for (const PlainReason& plain : kOtherReasons)
    if (plain.reason == reason) return std::string(plain.text);
  return reason;
}

// What the parse left out.
std::vector<std::string> unexplained_words(const Interpretation& in, const Confidence* confidence) {
  return confidence != nullptr ? confidence->unexplained : uncovered(in.lattice());
}

// Words that are linked to a name of the schema, though no candidate uses them, are understood, and
// so is "total".
std::vector<std::string> not_linked(const Interpretation& in,
                                    const std::vector<std::string>& words) {
  std::vector<std::string> unknown;
  for (const std::string& word : words) {
    const bool linked = std::any_of(
        in.lattice().mentions.begin(), in.lattice().mentions.end(), [&](const Mention& m) {
          constexpr float kSurely = 0.8F;
          const bool names = (m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn ||
                              (m.kind == MentionKind::kCue && m.cue == Cue::kSum)) &&
                             m.score >= kSurely;
          return names && m.end == m.begin + 1 && in.lattice().tokens[m.begin].text == word;
        });
    if (!linked) unknown.push_back(word);
  }
  return unknown;
}

// The tables that the first reading has to do with; without a reading, the nearest one.
std::vector<uint32_t> tables_read(const Interpretation& in) {
  if (!in.candidates().empty()) {
    const QueryBlock& block = in.candidates()[0].logical_form.block;
    std::vector<uint32_t> out = block.tables;
    if (block.entity != kNone) add_once(out, block.entity);
    return out;
  }
  std::vector<uint32_t> out = nearest_tables(in);
  if (out.size() > 1) out.resize(1);
  return out;
}

// 'I cannot convert "dollars": price is in EUR'; "" if no word is another currency than that of a
// column of the reading. A private column is not spoken of, nor an ignored one.
std::string currency_reason(const Interpretation& in, const std::vector<std::string>& words) {
  const SchemaIndex& index = in.column_facts().index();
  for (const std::string& word : words) {
    const UnitId asked = unit_named(text::folded(word));
    if (currency_of(asked).empty()) continue;
    for (const uint32_t t : tables_read(in)) {
      if (in.column_facts().table(t).ignored) continue;
      for (const uint32_t c : index.measures(t)) {
        const db::Column& column = in.column_facts().column({t, c});
        const UnitId own = index.column_roles(t, c).unit;
        if (column.is_private || column.ignored || !differ_in_currency(asked, own)) continue;
        return fmt::format("I cannot convert \"{}\": {} is in {}", shown(word), shown(column.name),
                           currency_of(own));
      }
    }
  }
  return "";
}

std::string unexplained_reason(const Interpretation& in, const std::vector<std::string>& words) {
  if (std::string reason = currency_reason(in, words); !reason.empty()) return reason;
  const std::vector<std::string> unknown = not_linked(in, words);
  if (!unknown.empty()) return "I do not understand " + quoted_words(unknown);
  return "I do not see how " + quoted_words(words) + (words.size() == 1 ? " fits in" : " fit in");
}

// A name of the schema that a word may be a typo of: '; did you mean "category"?'.
std::string spelling_hint(const Interpretation& in, const std::vector<std::string>& words) {
  constexpr size_t kMostNames = 5000, kShortestWord = 4;
  std::vector<std::string> names;
  for (const db::Table& table : in.column_facts().catalog().tables) {
    if (!table.ignored) names.push_back(table.name);
    for (const db::Column& c : table.columns)
      if (!c.is_private && !c.ignored && names.size() < kMostNames) names.push_back(c.name);
    if (names.size() >= kMostNames) break;
  }
  for (size_t i = 0; i < std::min(kMostWords, words.size()); ++i) {
    const std::string& word = words[i];
    if (word.size() < kShortestWord) continue;
    const auto near = text::nearest(word, names, 1);
    const size_t typos = word.size() < 7 ? 1 : 2;
    const size_t distance = near.empty() ? typos + 1 : text::edit_distance(word, near[0], typos);
    if (distance >= 1 && distance <= typos)
      return fmt::format("; did you mean {}?", shown(near[0]));
  }
  return "";
}

// "; nearest: artists (id, name, ...)", at most `room` bytes
std::string nearest_thing(const Interpretation& in, size_t room) {
  constexpr size_t kMostColumns = 4;
  const auto tables = nearest_tables(in);
  if (tables.empty()) return "";
  const db::Table& table = in.column_facts().table(tables[0]);
  std::string out = "; nearest: " + shown(table.name);
  if (out.size() > room) return "";
  std::vector<std::string> columns;
  std::string best = out;
  for (const db::Column& c : table.columns) {
    if (c.is_private || c.ignored) continue;
    if (columns.size() == kMostColumns) break;
    columns.push_back(shown(c.name));
    const bool more = columns.size() < table.columns.size();
    std::string longer =
        fmt::format("{} ({}{})", out, text::joined(columns, ", "), more ? ", ..." : "");
    if (longer.size() > room) break;
    best = std::move(longer);
  }
  return best;
}

constexpr std::string_view kCut = "\xE2\x80\xA6";  // stands for what was cut: an ellipsis

// At most `room` bytes of the text, cut between words.
std::string cut_between_words(const std::string& text, size_t room) {
  std::string out = text::shortened(text, room);
  if (out == text) return out;
  const size_t space = out.rfind(' ');
  return space == out.npos || space * 2 < room ? out : out.substr(0, space).append(kCut);
}

// How many bytes all the texts begin with in common, up to the end of a word.
size_t common_start(const std::vector<std::string>& texts) {
  size_t out = texts[0].size();
  for (const std::string& text : texts) {
    const auto end = std::mismatch(text.begin(), text.end(), texts[0].begin(), texts[0].end());
    out = std::min(out, static_cast<size_t>(end.first - text.begin()));
  }
  const size_t space = out == 0 ? std::string::npos : texts[0].rfind(' ', out - 1);
  return space == std::string::npos ? 0 : space + 1;
}

// The texts cut to `room` bytes in all. One that is short leaves its room to the others.
void cut_to(size_t room, std::vector<std::string>& texts) {
  std::vector<std::string*> shortest_first;
  for (std::string& text : texts) shortest_first.push_back(&text);
  std::stable_sort(shortest_first.begin(), shortest_first.end(),
                   [](const auto* a, const auto* b) { return a->size() < b->size(); });
  for (size_t i = 0; i < shortest_first.size(); ++i) {
    std::string& text = *shortest_first[i];
    text = cut_between_words(text, std::max<size_t>(room / (shortest_first.size() - i), 8));
    room -= std::min(room, text.size());
  }
}

// True if two of the texts, as they were cut, may be the same.
bool look_alike(const std::vector<std::string>& cut) {
  const auto kept = [](std::string_view text) {
    if (text.ends_with(kCut)) text.remove_suffix(kCut.size());
    return text;
  };
  for (size_t i = 0; i < cut.size(); ++i)
    for (size_t k = 0; k < cut.size(); ++k)
      if (i != k && cut[k].ends_with(kCut) && kept(cut[i]).starts_with(kept(cut[k]))) return true;
  return false;
}

// The texts cut to `room` bytes in all; where that leaves no difference to see, also without the
// words that they begin with in common.
std::vector<std::string> cut_apart(size_t room, const std::vector<std::string>& texts) {
  std::vector<std::string> out = texts;
  cut_to(room, out);
  if (!look_alike(out)) return out;
  out = texts;
  const size_t common = common_start(texts);
  for (std::string& text : out)
    if (common > kCut.size()) text.replace(0, common, kCut);
  cut_to(room, out);
  return out;
}

// "cannot answer: which is meant? 1. rental_rate 2. length; choose: '{"reading":1}'": as many of
// the readings as fit whole, two at least, which are cut where they do not.
std::string numbered_readings(const std::vector<std::string>& all) {
  const std::string one = "cannot answer: I am not sure; if it means: ";
  const std::string several = "cannot answer: which is meant? ";
  const std::string choose =
      all.size() == 1 ? "; ask again with '{\"reading\":1}'" : "; choose: '{\"reading\":1}'";
  std::vector<std::string> readings;
  for (const std::string& reading : all) readings.push_back(text::repaired_utf8(reading));
  const auto number = [&](size_t i) {
    return readings.size() == 1 ? "" : fmt::format("{}{}. ", i ? " " : "", i + 1);
  };
  const auto size = [](const std::vector<std::string>& texts) {
    size_t out = 0;
    for (const std::string& text : texts) out += text.size();
    return out;
  };
  const auto room = [&] {
    size_t out = kLongestDecline - choose.size() - (all.size() == 1 ? one : several).size();
    for (size_t i = 0; i < readings.size(); ++i) out -= number(i).size();
    return out;
  };
  while (readings.size() > 2 && size(readings) > room()) readings.pop_back();
  if (size(readings) > room()) readings = cut_apart(room(), readings);
  std::string out = readings.size() == 1 ? one : several;
  for (size_t i = 0; i < readings.size(); ++i) out += number(i) + readings[i];
  return out + choose;
}

// Where ask_sql may not read the rows: docs/security.md.
constexpr std::string_view kValuesUnread =
    "; the stored values have not been read: ask it with ask() first";

}  // namespace

std::vector<uint32_t> nearest_tables(const Interpretation& in) {
  const db::Catalog& catalog = in.column_facts().catalog();
  std::vector<float> named(catalog.tables.size(), 0);
  for (const Mention& m : in.lattice().mentions)
    if (m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn ||
        (m.kind == MentionKind::kValue && m.found))
      named[m.table] += m.kind == MentionKind::kTable ? 2 * m.score : 0.3F * m.score;
  std::vector<uint32_t> order;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t)
    if (!catalog.tables[t].ignored) order.push_back(t);
  std::stable_sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    if (named[a] != named[b]) return named[a] > named[b];
    return catalog.tables[a].row_count > catalog.tables[b].row_count;
  });
  return order;
}

std::vector<std::string> unknown_words(const Interpretation& in, const Confidence* confidence) {
  return not_linked(in, unexplained_words(in, confidence));
}

bool is_doubt(const Confidence& confidence) {
  return confidence.unexplained.empty() && confidence.abstention_reason.empty();
}

std::string decline_text(const Interpretation& in, const Confidence* confidence,
                         const Decline& decline) {
  if (!decline.readings.empty()) return numbered_readings(decline.readings);
  std::string out = "cannot answer: ";
  const std::vector<std::string> unknown = unexplained_words(in, confidence);
  if (!unknown.empty())
    out += unexplained_reason(in, unknown);
  else if (confidence != nullptr && !confidence->abstention_reason.empty())
    out += in_plain_english(in, confidence->abstention_reason);
  else
    out += "I am not sure what is meant";
  if (in.column_facts().catalog().tables.empty()) return out + "; there are no tables";
  std::string next;
  if (decline.values_unread && !unknown.empty())
    next = kValuesUnread;
  else if (!decline.question.empty())
    next = fmt::format("; you could ask: \"{}\"", decline.question);
  if (out.size() + next.size() > kLongestDecline) next = "; \"what can I ask?\" gives examples";
  const size_t used = std::min(kLongestDecline, out.size() + next.size());
  std::string near = spelling_hint(in, unknown);
  if (near.empty() || near.size() > kLongestDecline - used)
    near = nearest_thing(in, kLongestDecline - used);
  out += near + next;
  return out.size() <= kLongestDecline ? out : text::shortened(out, kLongestDecline);
}

}  // namespace ask::engine
