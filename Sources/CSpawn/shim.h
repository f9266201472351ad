// The part of the C library's <spawn.h> that it shows only to those who ask for GNU.
#ifndef TABSTOP_CSPAWN_SHIM_H
#define TABSTOP_CSPAWN_SHIM_H

#include <spawn.h>

extern int posix_spawn_file_actions_addchdir_np(
    posix_spawn_file_actions_t *actions, const char *path);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);
extern int posix_spawn_file_actions_addtcsetpgrp_np(
    posix_spawn_file_actions_t *actions, int terminal);

#endif
