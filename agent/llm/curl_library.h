// The libcurl functions in use, without the prefix "curl_". For .cpp files; headers that only pass
// libcurl on include curl_source.h.
#pragma once
#include <curl/curl.h>

#include <span>

#include "agent/llm/curl_source.h"

namespace ask::llm {

struct CurlLibrary {
  decltype(&curl_global_init) global_init;
  decltype(&curl_free) free;
  decltype(&curl_getdate) getdate;
  decltype(&curl_slist_append) slist_append;
  decltype(&curl_slist_free_all) slist_free_all;
  decltype(&curl_easy_init) easy_init;
  decltype(&curl_easy_cleanup) easy_cleanup;
  decltype(&curl_easy_reset) easy_reset;
  decltype(&curl_easy_setopt) easy_setopt;
  decltype(&curl_easy_getinfo) easy_getinfo;
  decltype(&curl_easy_strerror) easy_strerror;
  decltype(&curl_multi_init) multi_init;
  decltype(&curl_multi_cleanup) multi_cleanup;
  decltype(&curl_multi_add_handle) multi_add_handle;
  decltype(&curl_multi_remove_handle) multi_remove_handle;
  decltype(&curl_multi_perform) multi_perform;
  decltype(&curl_multi_poll) multi_poll;
  decltype(&curl_multi_info_read) multi_info_read;
  decltype(&curl_url) url;
  decltype(&curl_url_cleanup) url_cleanup;
  decltype(&curl_url_set) url_set;
  decltype(&curl_url_get) url_get;
};

// Loads and initialises the first of `names` that has every function. Never unloaded, since threads
// of libcurl may outlive a connection. Errors: kServiceUnavailable if none is found or a function
// is missing, kInternal if initialisation fails.
Result<CurlLibrary> open_curl(std::span<const char* const> names);

// Deleter that calls a libcurl function: FreeBy<&CurlLibrary::easy_cleanup>.
template <auto Function>
struct FreeBy {
  const CurlLibrary* curl = nullptr;  // not null if there is something to free
  template <class T>
  void operator()(T* made) const {
    (curl->*Function)(made);
  }
};

}  // namespace ask::llm
