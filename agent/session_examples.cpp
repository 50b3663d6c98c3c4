#include "agent/session_examples.h"

#include <algorithm>

#include "agent/check/from_settings.h"
#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/db/connection/savepoint.h"
#include "agent/db/notes/examples_table.h"
#include "agent/examples/match.h"
#include "agent/examples/words.h"
#include "agent/nodes/nodes.h"
#include "agent/session_notes.h"

namespace ask {
namespace {

constexpr size_t kLongestShown = 80;  // bytes

std::string quoted_part(std::string_view text) {
  return "\"" + text::shortened(text::repaired_utf8(text), kLongestShown) + "\"";
}

Error bad_argument(std::string why) { return {Code::kInvalidArgument, std::move(why)}; }

Status fits(std::string_view question, std::string_view sql) {
  if (question.empty()) return bad_argument("the question is empty");
  if (sql.empty()) return bad_argument("the SQL is empty");
  for (const std::string_view text : {question, sql})
    if (!text::valid_utf8(text) || text.find('\0') != text.npos)
      return bad_argument("a taught question and its SQL must be UTF-8 without NUL bytes");
  if (question.size() > db::kLongestTaughtQuestion)
    return bad_argument("the question has more than 1,000 bytes");
  if (sql.size() > db::kLongestTaughtSql) return bad_argument("the SQL has more than 20,000 bytes");
  return Done{};
}

// Every slot of the question is used, and the SQL has no other.
Status slots_fit(const db::Example& example, const db::Catalog& catalog) {
  const auto parsed = examples::question_template(example.question);
  if (!parsed) return parsed.error();
  std::vector<std::string> used;
  bool half = false;  // a period without .from or .to
  const auto sql =
      examples::filled(example.sql, [&](std::string_view name) -> std::optional<std::string> {
        for (const examples::Slot& slot : parsed->slots) {
          const bool period = slot.kind == examples::SlotKind::kPeriod;
          half |= period && name == slot.name;
          const bool named =
              period ? name == slot.name + ".from" || name == slot.name + ".to" : name == slot.name;
          if (!named) continue;
          used.push_back(slot.name);
          return "NULL";
        }
        return std::nullopt;
      });
  if (half) return bad_argument("in SQL a period is {period.from} and {period.to}, by its name");
  if (!sql) return sql.error();
  for (const examples::Slot& slot : parsed->slots) {
    if (slot.kind == examples::SlotKind::kColumn && !examples::column_of(catalog, slot.object))
      return bad_argument("the slot {" + slot.object + "} names no column");
    if (!contains(used, slot.name))
      return bad_argument("the SQL does not use the slot {" + slot.name +
                          "} of the question; inside a text it is '...' || {" + slot.name +
                          "} || '...'");
  }
  return Done{};
}

// What keeps the SQL of an example from running, "" if nothing does. Kept results do not count:
// they are of this connection only.
Result<std::string> problem_of(Session& session, const db::Example& example,
                               const db::Snapshot& known) {
  const examples::Entry entry = examples::entry_of(example);
  if (!entry.problem.empty()) return entry.problem;
  const auto rules = check_rules(session.settings);
  if (!rules) return rules.error();
  const auto sample = examples::sample(example, known);
  if (!sample) return std::string("a slot of the question names no column");
  const auto made = checked(sample->sql, known.catalog, session.checker(), nullptr, *rules);
  if (!made) return made.error().message;
  if (!made->check.runnable) return made->check.error().message;
  return std::string(made->check.changes ? "a taught statement only reads" : "");
}

// Its SQL may run, and does.
Status verify(Session& session, const db::Example& example) {
  const auto known = session.snapshot(true);
  if (!known) return known.error();
  const auto problem = problem_of(session, example, **known);
  if (!problem) return problem.error();
  if (!problem->empty()) return bad_argument(*problem);
  const auto made = session.check(examples::sample(example, **known)->sql);
  if (!made) return made.error();
  const auto rows = session.run(*made);
  if (!rows) return rows.error();
  return Done{};
}

// The ids of what an example replaces: of the same words, what is right in place of what was, and
// the same SQL. Errors: one of them that the role does not see.
Result<std::vector<int64_t>> replaced_by(Session& session, const db::Example& example) {
  std::vector<int64_t> out;
  const auto known = session.snapshot(true);
  if (!known) return known.error();
  const auto library = session.library();
  if (!library) return library.error();
  if (!*library) return out;
  const examples::Entry mine = examples::entry_of(example);
  for (const examples::Entry& entry : (*library)->entries()) {
    const db::Example& other = *entry.example;
    if (!entry.problem.empty() || !entry.same_words(mine)) continue;
    if (other.sql != example.sql && !(other.right && example.right)) continue;
    if ((*known)->catalog.restricted) {
      const auto problem = problem_of(session, other, **known);
      if (!problem) return problem.error();
      if (!problem->empty())
        return Error{Code::kSecurityViolation,
                     "the role in force may not replace what was taught for this question"};
    }
    out.push_back(other.id);
  }
  return out;
}

Status teach_as(Session& session, std::string_view question, std::string_view sql, bool right,
                std::string_view source) {
  if (auto good = session.may_write("ask_examples", "teach"); !good) return good.error();
  const auto known = session.snapshot(false);
  if (!known) return known.error();
  db::Example example;
  example.question = text::trimmed(question);
  std::string_view statement = text::trimmed(sql);
  while (statement.ends_with(';'))
    statement = text::trimmed(statement.substr(0, statement.size() - 1));
  example.sql = statement;
  example.right = right;
  example.source = source;
  example.fingerprint = (*known)->catalog.unfiltered().fingerprint;
  if (auto good = fits(example.question, example.sql); !good) return good.error();
  if (examples::keys_of(examples::words_of(example.question)).empty())
    return bad_argument("the question has no words");
  if (const std::string_view why =
          nodes::answered_before_recall(example.question, (*known)->catalog);
      !why.empty())
    return bad_argument(std::string(why) + "; word it in another way");
  if (right) {
    if (auto good = slots_fit(example, (*known)->catalog); !good) return good.error();
    if (auto good = verify(session, example); !good) return good.error();
  }
  const auto replaced = replaced_by(session, example);
  if (!replaced) return replaced.error();
  const auto at = seconds_now(session);
  if (!at) return at.error();
  example.taught_at = *at;
  return db::put_example(session.db(), example, *replaced);
}

Status teach_row(Session& session, const Asked& row, std::string_view sql, bool right) {
  return teach_as(session, row.resolved.empty() ? row.question : row.resolved, sql, right,
                  "feedback");
}

}  // namespace

Status teach(Session& session, std::string_view question, std::string_view sql) {
  return teach_as(session, question, sql, true, "taught");
}

Status teach_last(Session& session, std::string_view question) {
  const auto asked = session.history();
  if (!asked) return asked.error();
  const std::string wanted = text::folded(text::trimmed(question));
  std::vector<std::string> words;
  if (text::valid_utf8(wanted)) words = examples::keys_of(examples::words_of(wanted));
  for (auto row = asked->rbegin(); row != asked->rend(); ++row) {
    if ((*row)->status != "ok" || (*row)->sql.empty()) continue;
    const std::string other = text::folded(text::trimmed((*row)->question));
    if (other == wanted ||
        (!words.empty() && examples::keys_of(examples::words_of(other)) == words))
      return teach_row(session, **row, (*row)->sql, true);
  }
  return bad_argument("the question " + quoted_part(question) +
                      " was not answered in this connection; give its SQL, too");
}

Status forget_taught(Session& session, std::string_view question) {
  if (auto good = session.may_write("ask_examples", "teach"); !good) return good;
  const auto known = session.snapshot(true);
  if (!known) return known.error();
  const auto library = session.library();
  if (!library) return library.error();
  db::Example wanted;
  wanted.question = text::trimmed(question);
  const examples::Entry mine = examples::entry_of(wanted);
  std::vector<int64_t> gone;
  if (*library)
    for (const examples::Entry& entry : (*library)->entries()) {
      const bool same = text::equal_nocase(entry.example->question, wanted.question) ||
                        (entry.problem.empty() && mine.problem.empty() && entry.same_words(mine));
      if (!same) continue;
      const auto problem = (*known)->catalog.restricted
                               ? problem_of(session, *entry.example, **known)
                               : std::string();
      if (!problem) return problem.error();
      if (problem->empty()) gone.push_back(entry.example->id);
    }
  if (gone.empty())
    return bad_argument("the question " + quoted_part(question) + " was not taught");
  return db::drop_examples(session.db(), gone);
}

Result<std::string> rate_answer(Session& session, std::string_view trace_id,
                                std::string_view verdict, std::string_view sql) {
  if (auto good = session.idle(); !good) return good.error();
  const auto asked = session.history();
  if (!asked) return asked.error();
  const auto row = std::find_if(asked->rbegin(), asked->rend(), [&](const Asked* one) {
    return trace_id == "last" || one->trace_id == trace_id;
  });
  if (row == asked->rend() && trace_id == "last")
    return bad_argument("no question was asked in this connection");
  if (row == asked->rend())
    return bad_argument("no question of this connection has the trace_id " + quoted_part(trace_id) +
                        "; ask_history lists them, and 'last' is the last one");
  const bool right = verdict == "right";
  if (!right && verdict != "wrong")
    return bad_argument("the verdict is right or wrong, not " + quoted_part(verdict));
  if (right && !sql.empty()) return bad_argument("an answer that is right needs no other SQL");
  const Asked asked_row = **row;
  if (asked_row.sql.empty() && sql.empty())
    return bad_argument("that question was not answered by SQL" +
                        std::string(right ? "" : "; give the SQL that answers it"));
  const bool corrected = !sql.empty();
  auto savepoint = db::Savepoint::open(session.db());
  if (!savepoint) return savepoint.error();
  if (right || corrected)
    if (auto done = teach_row(session, asked_row, corrected ? sql : asked_row.sql, true); !done)
      return done.error();
  // The verdict stays when what is right no longer fits the schema.
  const bool same = text::trimmed(sql) == text::trimmed(asked_row.sql);
  if (!right && !same && !asked_row.sql.empty())
    if (auto done = teach_row(session, asked_row, asked_row.sql, false); !done) return done.error();
  if (auto kept = savepoint->keep(); !kept) return kept.error();
  if (right) return std::string("taught: that was right");
  if (corrected)
    session.dialogues().correct(asked_row.trace_id, text::trimmed(sql));
  else
    session.dialogues().take_back(asked_row.trace_id);
  return std::string(corrected ? "taught: the SQL given" : "noted: that was wrong");
}

Result<std::vector<TaughtQuestion>> taught_questions(Session& session) {
  if (auto good = session.idle(); !good) return good.error();
  const auto known = session.snapshot(true);
  if (!known) return known.error();
  const auto all = session.examples();
  if (!all) return all.error();
  std::vector<TaughtQuestion> out;
  if (!*all) return out;
  for (const db::Example& example : **all) {
    auto problem = problem_of(session, example, **known);
    if (!problem) return problem.error();
    // It may be about what is hidden.
    if (!problem->empty() && (*known)->catalog.restricted) continue;
    auto sample = examples::sample(example, **known);
    out.push_back({example, sample ? std::move(*sample) : examples::Sample{}, std::move(*problem)});
  }
  return out;
}

}  // namespace ask
