// The web page app/page, compiled in as one self-contained response.
#pragma once
#include <string>

namespace ask::app {

const std::string& page_text();
// The Content-Security-Policy of all responses: the page's own style and script, by their hashes,
// and requests to this server.
const std::string& page_policy();

}  // namespace ask::app
