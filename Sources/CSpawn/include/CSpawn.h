#ifndef CSPAWN_H
#define CSPAWN_H

/// Changes the program's working folder; `actions` is a `posix_spawn_file_actions_t`.
int tabstop_spawn_add_folder(void *actions, const char *path);

/// Closes the program's descriptors from a number on.
int tabstop_spawn_add_close_from(void *actions, int first);

/// Makes the program's process group that of a terminal's foreground.
int tabstop_spawn_add_foreground(void *actions, int terminal);

/// Makes this process the parent of what its programs leave running; returns 0, or -1 if refused.
int tabstop_adopt_orphans(void);

/// Makes the system send this process a signal when the thread that started it ends.
int tabstop_end_with_parent(int signal);

#endif
