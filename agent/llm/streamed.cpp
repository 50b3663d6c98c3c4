// Calls whose words are streamed.
#include "agent/common/text.h"
#include "agent/llm/client_job.h"
#include "agent/llm/reply_outcome.h"

namespace ask::llm {
namespace {

constexpr size_t kMostStreamed = 256u
                                 << 10;  // bytes of a text; what is beyond comes with the reply

}  // namespace

class Client::Streamed {
 public:
  Streamed(ModelCall of, CallContext& in) : call(std::move(of)), question(in) {}

  ModelCall call;
  CallContext& question;
  Job job = {};
  HttpRequest request = {};
  std::unique_ptr<WordWatch> words = {};  // of the attempt under way
  std::unique_ptr<Http::Transfers> transfers = {};
};

std::shared_ptr<Client::Streamed> Client::begin(ModelCall call, CallContext& question) {
  if (!call.endpoint.provider || call.request.embed) return nullptr;
  auto out = std::make_shared<Streamed>(std::move(call), question);
  out->job.call = &out->call;
  out->job.deadline =
      Deadline::in(parts_.now(), question.call_timeout_ms).sooner(question.deadline);
  out->job.server = &server(out->call.endpoint);
  return out;
}

std::optional<ReplyPiece> Client::next(Streamed& streamed) {
  Job& job = streamed.job;
  if (job.out) return std::nullopt;
  if (!streamed.transfers) {
    if (!wait_for({&job, 1}, streamed.question) || !start(job, streamed.question, streamed.request))
      return std::nullopt;
    streamed.words = std::make_unique<WordWatch>(*streamed.call.endpoint.provider, kMostStreamed);
    streamed.request.ended = [ended = std::move(streamed.request.ended),
                              words = streamed.words.get()](std::string_view bytes) {
      words->feed(bytes);
      return ended(bytes);
    };
    auto transfers = http_.begin({&streamed.request, 1});
    if (!transfers) {
      Result<HttpReply> none = transfers.error();
      return read(job, streamed.question, none), ReplyPiece{};
    }
    streamed.transfers = std::move(*transfers);
  }
  const int attempt = job.attempts;
  if (http_.wait(*streamed.transfers, streamed.question.cancelled))
    return ReplyPiece{streamed.words->take(), attempt};
  auto replies = http_.end(*streamed.transfers);
  streamed.transfers.reset();
  read(job, streamed.question, replies.front());
  const bool whole = job.out && *job.out;
  return ReplyPiece{whole ? streamed.words->rest((*job.out)->text) : streamed.words->take(),
                    attempt};
}

Result<ChatReply> Client::end(Streamed& streamed) {
  return concluded(streamed.job, streamed.question);
}

}  // namespace ask::llm
