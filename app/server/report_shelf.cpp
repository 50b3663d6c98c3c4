#include "app/server/report_shelf.h"

namespace ask::app {
namespace {

constexpr size_t kMostReports = 16;

}  // namespace

void ReportShelf::keep(std::string id, std::string role, Text html) {
  const std::lock_guard lock(mutex_);
  kept_.push_front({std::move(id), std::move(role), std::move(html)});
  if (kept_.size() > kMostReports) kept_.pop_back();
}

ReportShelf::Text ReportShelf::find(const std::string& id, const std::string& role) {
  const std::lock_guard lock(mutex_);
  for (const ShelvedReport& kept : kept_)
    if (kept.id == id && kept.role == role) return kept.html;
  return nullptr;
}

}  // namespace ask::app
