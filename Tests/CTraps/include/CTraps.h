// Stops a program that waits where nothing may wait.
#ifndef TABSTOP_CTRAPS_H
#define TABSTOP_CTRAPS_H

#include <stdbool.h>

// Has every sleep, timer and wait of this thread end the program with a message, or no more.
void traps_on_waits(bool on);

// Whether waits can be caught here.
bool traps_are_available(void);

#endif
