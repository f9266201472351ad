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
static const unsigned char report_page[] = {
#embed "page/report.html" suffix(, 0)
};
static const unsigned char report_style[] = {
#embed "page/report.css" suffix(, 0)
};
static const unsigned char report_script[] = {
#embed "page/report.js" suffix(, 0)
};

const unsigned char *tabstop_film_page(void) { return page; }
const unsigned char *tabstop_film_style(void) { return style; }
const unsigned char *tabstop_film_script(void) { return script; }
const unsigned char *tabstop_report_page(void) { return report_page; }
const unsigned char *tabstop_report_style(void) { return report_style; }
const unsigned char *tabstop_report_script(void) { return report_script; }
