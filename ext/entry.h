// The entry point under its two names, for sqlite3_load_extension and sqlite3_auto_extension.
#pragma once

struct sqlite3;
struct sqlite3_api_routines;

#ifdef _WIN32
#define ASK_EXPORT __declspec(dllexport)
#else
#define ASK_EXPORT __attribute__((visibility("default")))
#endif

extern "C" ASK_EXPORT int sqlite3_ask_init(sqlite3* db, char** error,
                                           const sqlite3_api_routines* api);
extern "C" ASK_EXPORT int sqlite3_extension_init(sqlite3* db, char** error,
                                                 const sqlite3_api_routines* api);
