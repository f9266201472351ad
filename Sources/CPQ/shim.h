// PostgreSQL's client library: Debian has its header in a folder of its own.
#ifndef TABSTOP_CPQ_SHIM_H
#define TABSTOP_CPQ_SHIM_H

#if __has_include(<postgresql/libpq-fe.h>)
#include <postgresql/libpq-fe.h>
#else
#include <libpq-fe.h>
#endif

#endif
