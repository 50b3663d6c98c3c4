// sqlite-ask serve: the HTTP server.
#pragma once
#include "app/commands/commands.h"

namespace ask::app {

std::function<Exit()> declare_serve(CLI::App& app);

}  // namespace ask::app
