# Compiles the headers that nearly every source includes once for a target: a third of the time of a
# build from nothing goes into them. A source still includes what it uses: a build with a compiler
# cache, which cannot keep what comes of precompiled headers, is made without.
if(CMAKE_CXX_COMPILER_LAUNCHER)
  set(precompile OFF)
else()
  set(precompile ON)
endif()
option(ASK_PRECOMPILE "precompile the common headers" ${precompile})

# precompile_headers(<target> <header>...) <header>: further ones, as written after #include
function(precompile_headers target)
  if(NOT ASK_PRECOMPILE)
    return()
  endif()
  target_precompile_headers(
    ${target} PRIVATE
    # before json.hpp, see json_memory.h
    ${PROJECT_SOURCE_DIR}/agent/common/json_memory.h
    <algorithm> <array> <charconv> <chrono> <cmath> <cstdint> <cstring> <functional> <map> <memory>
    <optional> <set> <span> <string> <string_view> <unordered_map> <utility> <variant> <vector>
    <fmt/format.h> <nlohmann/json.hpp> ${ARGN})
  set_target_properties(${target} PROPERTIES PRECOMPILED ON)
endfunction()
