// Runs every fuzz target on its corpus without a fuzzer: replay CORPUS_FOLDER
// FUZZ_TARGETS is set by CMake: T(checker) T(compare) ..., each the LLVMFuzzerTestOneInput of a
// target under the target's name.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerInitialize(int*, char***);
#define T(name) extern "C" int fuzz_##name(const uint8_t*, size_t);
FUZZ_TARGETS
#undef T

namespace {

struct Target {
  const char* name;
  int (*run)(const uint8_t*, size_t);
};

#define T(name) {#name, fuzz_##name},
constexpr Target kTargets[] = {FUZZ_TARGETS};
#undef T

std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Inputs of a target: its corpus, the empty input, and every single byte.
std::vector<std::string> inputs(const std::filesystem::path& corpus) {
  std::vector<std::string> out(2);
  for (int byte = 0; byte < 256; ++byte) out[1] += static_cast<char>(byte);
  if (std::filesystem::exists(corpus))
    for (const auto& entry : std::filesystem::directory_iterator(corpus))
      out.push_back(bytes_of(entry.path()));
  return out;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: replay CORPUS_FOLDER\n");
    return 2;
  }
  LLVMFuzzerInitialize(&argc, &argv);
  for (const Target& target : kTargets) {
    const auto all = inputs(std::filesystem::path(argv[1]) / target.name);
    for (const std::string& input : all)
      target.run(reinterpret_cast<const uint8_t*>(input.data()), input.size());
    std::printf("%s: %zu inputs\n", target.name, all.size());
  }
  return 0;
}
