#ifndef TABSTOP_CCOMMONMARK_SHIM_H
#define TABSTOP_CCOMMONMARK_SHIM_H

#include <cmark.h>

#endif
