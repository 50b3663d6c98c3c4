#include "app/server/query_route.h"

#include "agent/common/json_text.h"
#include "agent/common/known_members.h"
#include "agent/common/text.h"

namespace ask::app {
namespace {

using QueryJson = nlohmann::ordered_json;

// A member that is text; "" if it is absent or null, nothing if it is something else.
std::optional<std::string> text_member(const QueryJson& body, const char* key) {
  const auto found = body.find(key);
  if (found == body.end() || found->is_null()) return "";
  if (!found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

struct QueryRequest {
  AskedQuestion asked;
  PoolKey key;
  bool follow_up = false;  // is nothing without the conversation before it
};

Error unfit_body(std::string why) { return {Code::kInvalidArgument, std::move(why)}; }

Result<QueryRequest> query_of(const Service& service, const httplib::Request& request) {
  const auto role = role_of(service.rules, request);
  if (!role) return unfit_body("the role is too long, given twice or no UTF-8");
  const QueryJson body = parsed_json(request.body);
  if (!body.is_object())
    return unfit_body(R"(the body must be a JSON object, as in {"question": "How many ...?"})");
  constexpr std::string_view kMembers[] = {"question", "preset", "session", "follow_up", "options"};
  if (auto unknown = unknown_member(body, kMembers); !unknown.empty()) return unfit_body(unknown);
  const auto question = text_member(body, "question");
  if (!question || !body.contains("question") || body["question"].is_null())
    return unfit_body("\"question\" must be text");
  if (question->empty()) return Error{Code::kEmptyQuestion, "the question is empty"};
  const auto preset = text_member(body, "preset");
  if (!preset) return unfit_body("\"preset\" must be text");
  const auto session = text_member(body, "session");
  if (!session || session->size() > kLongestSession)
    return unfit_body("\"session\" must be text of at most 200 bytes");
  const auto follow_up = body.find("follow_up");
  if (follow_up != body.end() && !follow_up->is_boolean())
    return unfit_body("\"follow_up\" must be true or false");
  const bool follows = follow_up != body.end() && follow_up->get<bool>();
  if (follows && session->empty()) return unfit_body("a follow-up needs a \"session\"");
  QueryJson options = QueryJson::object();
  if (const auto given = body.find("options"); given != body.end() && !given->is_null()) {
    if (!given->is_object()) return unfit_body("\"options\" must be an object");
    options = *given;
  }
  if (options.contains("session")) return unfit_body("the session is a member of its own");
  if (!session->empty()) options["session"] = *session;
  const std::string id = preset->empty() ? service.pool.presets().front().id : *preset;
  if (!service.pool.preset(id))
    return unfit_body("there is no preset \"" + text::shortened(id, 60) +
                      "\"; /presets lists them");
  return QueryRequest{
      {*question, options.empty() ? "" : json_text(options), ""}, {id, *role, *session}, follows};
}

// A question whose connection is its own until its events are written. The events go first.
struct RunningQuery {
  std::shared_ptr<HeldConnection> held;
  std::unique_ptr<QuestionEvents> events;  // none where the conversation is not known any more
};

}  // namespace

void stream_query(Service& service, const httplib::Request& request, httplib::Response& response) {
  auto query = query_of(service, request);
  if (!query) return refuse(response, query.error());
  auto held = HeldConnection::take(service, service.pool, query->key);
  if (!held) return refuse(response, held.error());
  auto running = std::make_shared<RunningQuery>(RunningQuery{*held, nullptr});
  Pool::Lease& lease = (*held)->lease();
  if (query->follow_up && lease.conversation_state() != Pool::ConversationState::kKnown) {
    lease.drop();  // or the next follow-up would find an empty conversation
  } else {
    if (lease.conversation_state() == Pool::ConversationState::kForgotten)
      query->asked.warning = kForgotten;
    running->events = std::make_unique<QuestionEvents>((*held)->db(), std::move(query->asked));
    if (auto begun = running->events->begin(); !begun) return refuse(response, begun.error());
  }
  stream_events(
      response, std::move(*held),
      [&service, running = std::move(running)](HeldConnection& given, const WriteEvent& send) {
        const WriteEvent write = [&](const std::string& event) {
          return !given.gone() && send(event) && !service.pool.stopped();
        };
        if (running->events)
          running->events->write_all(write);
        else
          write(error_event("SESSION_EXPIRED",
                            "the conversation is no longer known: ask the question again"));
        running->events.reset();
        running->held.reset();
      });
}

}  // namespace ask::app
