// What glibc has to start programs, and its header shows only to those who ask for GNU; `actions`
// is a posix_spawn_file_actions_t, whose header would be seen twice if it were included.
#ifndef TABSTOP_CSPAWN_SHIM_H
#define TABSTOP_CSPAWN_SHIM_H

#ifdef __linux__
extern int posix_spawn_file_actions_addchdir_np(void *actions, const char *path);
extern int posix_spawn_file_actions_addclosefrom_np(void *actions, int first);
#endif

#endif
