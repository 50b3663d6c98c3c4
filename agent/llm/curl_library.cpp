#include "agent/llm/curl_library.h"

#include <fmt/format.h>

#ifdef _WIN32
#include <windows.h>
#else
#include <dlfcn.h>
#endif

namespace ask::llm {
namespace {

// clang-format off
#if defined(_WIN32)
constexpr const char* kNames[] = {"libcurl-x64.dll", "libcurl.dll"};
#elif defined(__APPLE__)
constexpr const char* kNames[] = {"libcurl.4.dylib", "/usr/lib/libcurl.4.dylib"};
#else
constexpr const char* kNames[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
#endif
// clang-format on

#ifdef _WIN32
void* opened(const char* name) { return LoadLibraryA(name); }
void* found(void* library, const char* name) {
  return reinterpret_cast<void*>(GetProcAddress(static_cast<HMODULE>(library), name));
}
#else
// RTLD_LOCAL, since the host may link another libcurl.
void* opened(const char* name) { return ::dlopen(name, RTLD_NOW | RTLD_LOCAL); }
void* found(void* library, const char* name) { return ::dlsym(library, name); }
#endif

struct Functions {
  void* library;
  const char* missing = nullptr;  // the first missing function

  template <class F>
  void find(F& function, const char* name) {
    function = reinterpret_cast<F>(found(library, name));
    if (!function && !missing) missing = name;
  }
};

Result<CurlLibrary> functions_of(void* library) {
  CurlLibrary out{};
  Functions in{library};
  in.find(out.global_init, "curl_global_init");
  in.find(out.free, "curl_free");
  in.find(out.getdate, "curl_getdate");
  in.find(out.slist_append, "curl_slist_append");
  in.find(out.slist_free_all, "curl_slist_free_all");
  in.find(out.easy_init, "curl_easy_init");
  in.find(out.easy_cleanup, "curl_easy_cleanup");
  in.find(out.easy_reset, "curl_easy_reset");
  in.find(out.easy_setopt, "curl_easy_setopt");
  in.find(out.easy_getinfo, "curl_easy_getinfo");
  in.find(out.easy_strerror, "curl_easy_strerror");
  in.find(out.multi_init, "curl_multi_init");
  in.find(out.multi_cleanup, "curl_multi_cleanup");
  in.find(out.multi_add_handle, "curl_multi_add_handle");
  in.find(out.multi_remove_handle, "curl_multi_remove_handle");
  in.find(out.multi_perform, "curl_multi_perform");
  in.find(out.multi_poll, "curl_multi_poll");
  in.find(out.multi_info_read, "curl_multi_info_read");
  in.find(out.url, "curl_url");
  in.find(out.url_cleanup, "curl_url_cleanup");
  in.find(out.url_set, "curl_url_set");
  in.find(out.url_get, "curl_url_get");
  if (!in.missing) return out;
  return Error{Code::kServiceUnavailable,
               fmt::format("the installed libcurl lacks {}, so no model can be called; install "
                           "libcurl 7.66 or newer or use model builtin",
                           in.missing)};
}

}  // namespace

Result<CurlLibrary> open_curl(std::span<const char* const> names) {
  void* library = nullptr;
  for (const char* name : names)
    if (!library) library = opened(name);
  if (!library)
    return Error{Code::kServiceUnavailable,
                 "libcurl is not installed, so no model can be called; install libcurl4 or use "
                 "model builtin"};
  auto out = functions_of(library);
  // libcurl counts its users and is never shut down, since the host may use it too.
  if (out && out->global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK)
    return Error{Code::kInternal, "libcurl cannot be started"};
  return out;
}

const Result<CurlLibrary>& curl_library() {
  // Never destroyed: hosts may close connections during exit.
  static const auto& library = *new Result<CurlLibrary>(open_curl(kNames));
  return library;
}

}  // namespace ask::llm
