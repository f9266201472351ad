#include "CLanguages.h"

#include <stddef.h>

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

const unsigned char *tabstop_language(int index) {
  const unsigned char *const languages[] = {german, spanish, french, japanese};
  const int count = sizeof languages / sizeof *languages;
  return index >= 0 && index < count ? languages[index] : NULL;
}
