// Finished reports, kept for a while under unguessable names.
#pragma once
#include <list>
#include <memory>
#include <mutex>
#include <string>

namespace ask::app {

class ReportShelf {
 public:
  using Text = std::shared_ptr<const std::string>;

  // The last kMostReports stay. REQUIRES: `id` is random.
  void keep(std::string id, std::string role, Text html);
  // Null for an unknown name, and for another role than the one that it was made for.
  Text find(const std::string& id, const std::string& role);

 private:
  struct ShelvedReport {
    std::string id, role;
    Text html;
  };
  std::mutex mutex_;
  std::list<ShelvedReport> kept_;  // the last made first
};

}  // namespace ask::app
