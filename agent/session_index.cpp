#include "agent/session_index.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/db/notes/index_table.h"
#include "agent/model_step.h"
#include "agent/reason/model/client_chat.h"
#include "agent/reason/retrieval/chunks.h"

namespace ask {
namespace {

constexpr size_t kTextsAtOnce = 4 * reason::kMostTexts;  // in parallel requests

db::IndexRow row_of(const reason::Chunk& chunk, const std::string& model, int64_t dims) {
  db::IndexRow out;
  out.key = chunk.key;
  out.kind = chunk.kind;
  out.text = chunk.text;
  out.hash = chunk.hashes.front();
  out.model = model;
  out.dims = dims;
  return out;
}

// What there is to do: rows without a vector, and keys of chunks that there are no more.
struct IndexWork {
  std::vector<db::IndexRow> rows;
  std::vector<std::string> gone;
  size_t chunks = 0;
};

IndexWork work(const db::Snapshot& known, bool values, const std::vector<db::IndexRow>& kept,
               const std::string& model, int64_t dims) {
  IndexWork out;
  std::map<std::string, const db::IndexRow*> before;
  for (const db::IndexRow& row : kept) before[row.key] = &row;
  std::set<std::string> keys;
  for (const reason::Chunk& chunk : reason::chunks(known.catalog, values)) {
    if (!keys.insert(chunk.key).second) continue;
    ++out.chunks;
    db::IndexRow row = row_of(chunk, model, dims);
    row.fingerprint = known.catalog.fingerprint;
    const auto found = before.find(chunk.key);
    const bool same = found != before.end() && found->second->model == model &&
                      found->second->dims == dims && contains(chunk.hashes, found->second->hash);
    if (!same) out.rows.push_back(std::move(row));
  }
  for (const auto& [key, row] : before)
    if (!keys.contains(key)) out.gone.push_back(key);
  return out;
}

Status may_index(const Settings& settings, const IndexWork& todo) {
  if (todo.chunks > db::kMostIndexed)
    return Error{Code::kBudget, fmt::format("the schema has {} chunks, and at most {} are kept",
                                            todo.chunks, db::kMostIndexed)};
  const size_t calls = (todo.rows.size() + reason::kMostTexts - 1) / reason::kMostTexts;
  const auto most = settings.integer(Setting::kMaxCalls);
  if (!most) return most.error();
  if (calls <= static_cast<size_t>(*most)) return Done{};
  return Error{
      Code::kBudget,
      fmt::format("it takes {} calls and max_calls is {}; raise the setting", calls, *most)};
}

Status fill_vectors(reason::Chat& chat, std::vector<db::IndexRow>& rows) {
  for (size_t from = 0; from < rows.size(); from += kTextsAtOnce) {
    std::vector<std::string> texts;
    for (size_t i = from; i < std::min(rows.size(), from + kTextsAtOnce); ++i)
      texts.push_back(rows[i].text);
    auto vectors = chat.embed(texts);
    if (!vectors) return vectors.error();
    for (size_t i = 0; i < texts.size(); ++i) rows[from + i].vector = std::move((*vectors)[i]);
  }
  return Done{};
}

}  // namespace

Result<std::string> index_schema(Session& session, std::string_view options) {
  if (auto good = session.may_write("ask_index", "keep vectors of the schema"); !good)
    return good.error();
  auto in_force = model_step_settings(session.settings, options);
  if (!in_force) return in_force.error();
  const auto endpoint = reason::endpoint_of(*in_force, reason::kEmbedStep);
  if (!endpoint) return endpoint.error();
  if (!reason::is_model(*endpoint))
    return Error{Code::kMissingLlm,
                 "no model for vectors is set: ask_config('embed', "
                 "'openai/text-embedding-3-small') or ollama/nomic-embed-text sets one"};
  const auto dims = in_force->integer(Setting::kEmbedDims);
  const auto share = reason::share_in_force(*in_force);
  if (!dims) return dims.error();
  if (!share) return share.error();
  const auto known = session.snapshot(true);
  if (!known) return known.error();
  if ((*known)->catalog.restricted)
    return Error{Code::kSecurityViolation,
                 "it takes a role that sees everything, since the vectors are kept for all"};
  std::vector<db::IndexRow> kept;
  if (db::has_index(session.db())) {
    auto rows = db::read_index(session.db());
    if (!rows) return rows.error();
    kept = std::move(*rows);
  }
  const bool values = *share >= reason::Share::kValues;
  const db::Snapshot alone = values ? db::Snapshot() : db::without_data(**known);
  IndexWork todo = work(values ? **known : alone, values, kept, endpoint->name(), *dims);
  if (auto good = may_index(*in_force, todo); !good) return good.error();
  if (auto good = db::may_put_index(session.db()); !good) return good.error();
  if (!todo.rows.empty()) {
    auto step = session.begin_model_step(*in_force, reason::kEmbedStep);
    if (!step) return step.error();
    Status done = Done{};
    {
      const Busy busy = session.mark_busy();
      done = fill_vectors(*step->chat, todo.rows);
    }
    if (const Status ended = session.end_model_step(*step, "ask_index", done); !ended)
      return ended.error();
  }
  if (auto done = db::put_index(session.db(), todo.rows, todo.gone); !done) return done.error();
  return fmt::format("{} chunks, {} embedded, {} gone", todo.chunks, todo.rows.size(),
                     todo.gone.size());
}

}  // namespace ask
