#include "CFilmPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char page[] = {
#embed "page/film.html" suffix(, 0)
};
static const unsigned char style[] = {
#embed "page/film.css" suffix(, 0)
};
static const unsigned char script[] = {
#embed "page/film.js" suffix(, 0)
};

const unsigned char *tabstop_film_page(void) { return page; }
const unsigned char *tabstop_film_style(void) { return style; }
const unsigned char *tabstop_film_script(void) { return script; }
