// PCRE2 for UTF-8: its header wants the width of a code unit before anything else.
#ifndef TABSTOP_CPCRE2_SHIM_H
#define TABSTOP_CPCRE2_SHIM_H

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#endif
