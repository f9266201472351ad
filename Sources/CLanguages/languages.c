#include "CLanguages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char languages[] = {
#embed "texts/French.txt" suffix(, 0,)
#embed "texts/German.txt" suffix(, 0,)
#embed "texts/Japanese.txt" suffix(, 0,)
#embed "texts/Spanish.txt" suffix(, 0,)
    0};

const char *tabstop_languages(void) { return languages; }
