#ifndef TABSTOP_CYAML_SHIM_H
#define TABSTOP_CYAML_SHIM_H

#include <yaml.h>

#endif
