// feature 201, 202. Options of a call. Oracles: an error changes nothing and is a sentence; an
// accepted option passes validate(); settings reserved for the environment are unchanged; locked
// settings accept nothing.
#include "agent/common/text.h"
#include "agent/settings/settings.h"
#include "test/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace ask;
  using fuzz::require;
  const std::string_view text = fuzz::view(data, size);
  const Settings plain([](const std::string&) { return std::optional<std::string>(); });
  const auto with = plain.with_options(text);
  const auto again = plain.with_options(text);
  require(bool(with) == bool(again), "taken once and not twice", text);
  if (!with) {
    const std::string& why = with.error().message;
    require(text::valid_utf8(why) && !why.empty() && why.size() < 2000, "no sentence", why);
    return 0;
  }
  for (const SettingSpec& spec : setting_specs()) {
    const auto before = plain.text(spec.id), now = with->text(spec.id);
    require(bool(now), "a taken value is refused", spec.name);
    require(*now == *again->text(spec.id), "taken differently twice", spec.name);
    if (spec.environment_only) require(*now == *before, "SQL set it", spec.name);
  }
  require(bool(with->validate()), "a taken value is refused", text);
  Settings locked = plain;
  require(bool(locked.set("lock", "on", SettingOrigin::kConnection)), "cannot be locked");
  const auto later = locked.with_options(text);
  for (const SettingSpec& spec : setting_specs()) {
    if (!later) break;
    const std::string now = *later->text(spec.id);
    // Options that concern one question and relax no limit are accepted under the lock.
    if (spec.name == "reading" || spec.name == "format" || spec.name == "session") continue;
    if (spec.name == "mode" && now == "read") continue;
    require(now == *locked.text(spec.id), "set though locked", spec.name);
  }
  // One setting at a time, by name.
  fuzz::Pieces pieces(text);
  Settings one = plain;
  const std::string_view name = pieces.next(), value = pieces.next();
  if (one.set(name, value, SettingOrigin::kConnection))
    require(bool(one.validate()), "not valid", name);
  return 0;
}
