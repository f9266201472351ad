// The part of ncurses that Tabstop relies upon. What Swift cannot call or refuses (macros, variables
// of the C library, fields hidden behind macros) stands here as constants and one-line functions.
#ifndef TABSTOP_CNCURSES_SHIM_H
#define TABSTOP_CNCURSES_SHIM_H

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_NOMACROS 1

#include <langinfo.h>
#include <ncurses.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

// The header of the C library shows it only to those who ask for X/Open.
extern int wcwidth(wchar_t character);

static const attr_t curses_normal = A_NORMAL;
static const attr_t curses_bold = A_BOLD;
static const attr_t curses_dim = A_DIM;
static const attr_t curses_reverse = A_REVERSE;
static const attr_t curses_underline = A_UNDERLINE;

static inline WINDOW *curses_screen_window(void) { return stdscr; }

// What ncurses takes to be on the terminal.
static inline WINDOW *curses_physical_window(void) { return curscr; }

// Finds a type of terminal, NULL for the one that the environment names, in the database, without a
// screen; false if it is not there. The header that declares the call defines hundreds of short names
// as macros.
static inline _Bool curses_find_terminal(const char *type, int descriptor) {
  extern int setupterm(const char *name, int descriptor, int *status);
  // Without a place for its status, the call ends the program.
  int status;
  return setupterm(type, descriptor, &status) == OK;
}

// Forgets the terminal that was found.
static inline void curses_forget_terminal(void) {
  struct term;
  extern struct term *set_curterm(struct term *terminal);
  extern int del_curterm(struct term *terminal);
  del_curterm(set_curterm(NULL));
}

// The names of the capabilities of an entry by their place in it; NULL after the last one.
static inline const char *curses_flag_name(int index) {
  extern const char *const boolnames[];
  return boolnames[index];
}

static inline const char *curses_number_name(int index) {
  extern const char *const numnames[];
  return numnames[index];
}

static inline const char *curses_text_name(int index) {
  extern const char *const strnames[];
  return strnames[index];
}

// Finds a capability of the terminal database; NULL if the terminal lacks it.
static inline char *curses_capability(const char *name) {
  char *text = tigetstr(name);
  return text == (char *)-1 ? NULL : text;
}

// A capability of the terminal database with its parameters put in.
static inline const char *curses_filled(const char *capability, int first, int second) {
  return tiparm(capability, first, second);
}

// The codeset of the locale, such as "UTF-8".
static inline const char *curses_codeset(void) { return nl_langinfo(CODESET); }

// The size a terminal device tells, 0 by 0 where it tells none.
static inline struct winsize curses_device_size(int descriptor) {
  struct winsize size = {0, 0, 0, 0};
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) size.ws_row = size.ws_col = 0;
  return size;
}

// Leaves Ctrl-\ as the one key that signals.
static inline void curses_keep_quit_key(struct termios *settings) {
  settings->c_lflag |= ISIG;
  settings->c_cc[VINTR] = _POSIX_VDISABLE;
  settings->c_cc[VSUSP] = _POSIX_VDISABLE;
#ifdef VDSUSP
  settings->c_cc[VDSUSP] = _POSIX_VDISABLE;
#endif
}

static inline void signal_action_call(struct sigaction *action, void (*handler)(int)) {
  action->sa_handler = handler;
}

static inline void signal_action_default(struct sigaction *action) { action->sa_handler = SIG_DFL; }

static inline int signal_action_is_ignore(const struct sigaction *action) {
  return action->sa_handler == SIG_IGN;
}

#endif
