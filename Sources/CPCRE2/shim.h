// PCRE2 for UTF-8: its header wants the width of a code unit before anything else.
#ifndef TABSTOP_CPCRE2_SHIM_H
#define TABSTOP_CPCRE2_SHIM_H

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

// What threads may share: a match only reads both, and writes to memory of its own.
// - Source: pcre2api(3), "Multithreading".
#define TABSTOP_SHARED __attribute__((swift_attr("@Sendable")))

// A compiled expression, once its machine code is generated.
typedef struct TABSTOP_SHARED { pcre2_code_8 *_Nonnull pointer; } tabstop_shared_code;

// The limits of a match, once they are set.
typedef struct TABSTOP_SHARED { pcre2_match_context_8 *_Nonnull pointer; } tabstop_shared_limits;

#endif
