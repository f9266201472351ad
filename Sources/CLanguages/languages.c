#include "CLanguages.h"

#include <stddef.h>
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char french[] = {
#embed "texts/French.txt" suffix(, 0)
};
static const unsigned char german[] = {
#embed "texts/German.txt" suffix(, 0)
};
static const unsigned char japanese[] = {
#embed "texts/Japanese.txt" suffix(, 0)
};
static const unsigned char spanish[] = {
#embed "texts/Spanish.txt" suffix(, 0)
};

// The codes are here, so that listing them reads no page of the texts.
static const struct {
  const char *code;
  const unsigned char *text;
} languages[] = {{"de", german}, {"es", spanish}, {"fr", french}, {"ja", japanese}};

static const int count = sizeof languages / sizeof *languages;

const char *tabstop_language_code(int index) {
  return index >= 0 && index < count ? languages[index].code : NULL;
}

const unsigned char *tabstop_language(const char *code) {
  for (int index = 0; index < count; index++) {
    if (strcmp(languages[index].code, code) == 0) return languages[index].text;
  }
  return NULL;
}
