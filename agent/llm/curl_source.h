// Where libcurl comes from: it is opened at the first use and not with the extension. It and what
// it needs are some 37 libraries, and most connections never ask a model.
#pragma once
#include "agent/common/result.h"

namespace ask::llm {

struct CurlLibrary;  // agent/llm/curl_library.h

// libcurl as this process has it: opened by the first caller, kept for good, for all threads.
// Error (kServiceUnavailable): it cannot be opened, or is too old.
const Result<CurlLibrary>& curl_library();

// Tests put another one in its place. It is asked when libcurl is needed and not before.
using CurlSource = const Result<CurlLibrary>& (*)();

}  // namespace ask::llm
