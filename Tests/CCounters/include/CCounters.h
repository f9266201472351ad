#ifndef CCOUNTERS_H
#define CCOUNTERS_H

#include <stdint.h>

/// How many pieces of memory this thread has asked for; -1 where that is not counted.
int64_t counted_allocations(void);

/// How long this thread has run on a processor, in nanoseconds.
int64_t counted_nanoseconds(void);

#endif
