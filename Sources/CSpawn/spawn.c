// The part of the C library's <spawn.h> that it shows only to those who ask for GNU. A module with
// that header would also own types of signals, which Glibc has.
#define _GNU_SOURCE
#include <spawn.h>
#include <sys/prctl.h>

#include "CSpawn.h"

int tabstop_spawn_add_folder(void *actions, const char *path) {
  return posix_spawn_file_actions_addchdir_np(actions, path);
}

int tabstop_spawn_add_close_from(void *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

int tabstop_spawn_add_foreground(void *actions, int terminal) {
  return posix_spawn_file_actions_addtcsetpgrp_np(actions, terminal);
}

int tabstop_adopt_orphans(void) {
  return prctl(PR_SET_CHILD_SUBREAPER, 1);
}

int tabstop_end_with_parent(int signal) {
  return prctl(PR_SET_PDEATHSIG, signal);
}
