/* A node of a dqlite cluster whose every connection can be asked:
 *   cc node.c -o node -ldqlite -lsqlite3 -ldl
 *   ./node 1 127.0.0.1:9001 /var/lib/shop/1 /usr/lib/x86_64-linux-gnu/mod_ask.so
 * Node 1 begins the cluster; client.py adds the others. Ends by SIGTERM or SIGINT.
 *
 * dqlite runs a statement in the thread that also serves Raft: a long one makes the others elect a new
 * leader. So no model is asked here, and a question may take a second. */
#include <dlfcn.h>
#include <dqlite.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

typedef int (*entry_point)(sqlite3 *, char **, const struct sqlite3_api_routines *);

static int failed(const char *what, const char *why) {
  fprintf(stderr, "node: %s: %s\n", what, why);
  return 1;
}

/* Every connection that this process opens from now on has the extension. */
static int load_into_all(const char *file) {
  void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
  if (!library) return failed("load", dlerror());
  entry_point start = (entry_point)dlsym(library, "sqlite3_ask_init");
  if (!start) return failed("load", dlerror());
  if (sqlite3_auto_extension((void (*)(void))start) != SQLITE_OK)
    return failed("load", "sqlite3_auto_extension");
  return 0;
}

int main(int argc, char **argv) {
  if (argc != 5) return failed("usage", "node ID HOST:PORT FOLDER mod_ask.so");
  setenv("ASK_MODEL", "builtin", 1);
  setenv("ASK_TOTAL_TIMEOUT_MS", "1000", 1);
  setenv("ASK_VALUE_INDEX_MS", "100", 1);
  if (load_into_all(argv[4])) return 1;

  signal(SIGPIPE, SIG_IGN); /* a node that dies closes its connections to the others */
  sigset_t stop;
  sigemptyset(&stop);
  sigaddset(&stop, SIGINT);
  sigaddset(&stop, SIGTERM);
  sigprocmask(SIG_BLOCK, &stop, NULL); /* before dqlite makes its threads */

  dqlite_node *node = NULL;
  if (dqlite_node_create(strtoull(argv[1], NULL, 10), argv[2], argv[3], &node) != 0)
    return failed("create", node ? dqlite_node_errmsg(node) : argv[3]);
  if (dqlite_node_set_bind_address(node, argv[2]) != 0)
    return failed("bind", dqlite_node_errmsg(node));
  dqlite_node_set_network_latency_ms(node, 20);
  if (dqlite_node_start(node) != 0) return failed("start", dqlite_node_errmsg(node));
  printf("node %s at %s\n", argv[1], argv[2]);
  fflush(stdout);

  int signal_number;
  sigwait(&stop, &signal_number);
  dqlite_node_stop(node);
  dqlite_node_destroy(node);
  return 0;
}
