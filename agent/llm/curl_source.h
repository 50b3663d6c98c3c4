// Loads libcurl on first use rather than with the extension: it pulls in some 37 libraries, and
// most connections never use a model.
#pragma once
#include "agent/common/result.h"

namespace ask::llm {

struct CurlLibrary;  // agent/llm/curl_library.h

// The libcurl of this process: loaded by the first caller, never unloaded, thread-safe. Errors
// (kServiceUnavailable): it cannot be loaded, or is too old.
const Result<CurlLibrary>& curl_library();

// Allows tests to replace libcurl. Called only when libcurl is needed.
using CurlSource = const Result<CurlLibrary>& (*)();

}  // namespace ask::llm
