#define _GNU_SOURCE
#include "CTraps.h"

#include <stdio.h>
#include <stdlib.h>

static _Thread_local bool is_on;

void traps_on_waits(bool on) { is_on = on; }

#if defined(__linux__) && defined(__GLIBC__)

#include <dlfcn.h>
#include <poll.h>
#include <signal.h>
#include <sys/select.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

bool traps_are_available(void) { return true; }

static void *real(const char *name) {
  if (is_on) {
    fprintf(stderr, "%s was called where nothing may wait\n", name);
    abort();
  }
  return dlsym(RTLD_NEXT, name);
}

// A program's own functions come before the C library's: each of these looks, and passes on.
#define TRAP(result, name, parameters, arguments)             \
  result name parameters {                                    \
    return ((result(*) parameters)real(#name))arguments;      \
  }

TRAP(int, usleep, (useconds_t time), (time))
TRAP(unsigned, sleep, (unsigned time), (time))
TRAP(int, nanosleep, (const struct timespec *time, struct timespec *rest), (time, rest))
TRAP(int, clock_nanosleep,
     (clockid_t clock, int flags, const struct timespec *time, struct timespec *rest),
     (clock, flags, time, rest))
TRAP(int, poll, (struct pollfd * sources, nfds_t count, int timeout), (sources, count, timeout))
TRAP(int, select,
     (int count, fd_set *reading, fd_set *writing, fd_set *failing, struct timeval *timeout),
     (count, reading, writing, failing, timeout))
TRAP(unsigned, alarm, (unsigned time), (time))
TRAP(int, setitimer,
     (__itimer_which_t kind, const struct itimerval *time, struct itimerval *old),
     (kind, time, old))
TRAP(int, timer_create, (clockid_t clock, struct sigevent *event, timer_t *timer),
     (clock, event, timer))
TRAP(int, timerfd_create, (int clock, int flags), (clock, flags))

#else

bool traps_are_available(void) { return false; }

#endif
