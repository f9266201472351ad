#define _GNU_SOURCE
#include "CCounters.h"

#include <errno.h>
#include <stddef.h>
#include <time.h>

int64_t counted_nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

#if defined(__linux__) && defined(__GLIBC__)

// A program's own functions come before the C library's, which has these names for its own too.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Thread_local int64_t allocations;

int64_t counted_allocations(void) { return allocations; }

void *malloc(size_t size) {
  allocations += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *piece, size_t size) {
  allocations += 1;
  return __libc_realloc(piece, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **piece, size_t alignment, size_t size) {
  allocations += 1;
  *piece = __libc_memalign(alignment, size);
  return *piece ? 0 : ENOMEM;
}

#else

int64_t counted_allocations(void) { return -1; }

#endif
