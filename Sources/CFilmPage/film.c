#include "CFilmPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char head[] = {
#embed "page/head.html" suffix(, 0)
};
static const unsigned char style[] = {
#embed "page/page.css" suffix(, 0)
};
static const unsigned char script[] = {
#embed "page/page.js" suffix(, 0)
};
static const unsigned char film_body[] = {
#embed "page/film.html" suffix(, 0)
};
static const unsigned char film_style[] = {
#embed "page/film.css" suffix(, 0)
};
static const unsigned char film_script[] = {
#embed "page/film.js" suffix(, 0)
};
static const unsigned char report_body[] = {
#embed "page/report.html" suffix(, 0)
};
static const unsigned char report_style[] = {
#embed "page/report.css" suffix(, 0)
};
static const unsigned char report_script[] = {
#embed "page/report.js" suffix(, 0)
};

const unsigned char *tabstop_page_head(void) { return head; }
const unsigned char *tabstop_page_style(void) { return style; }
const unsigned char *tabstop_page_script(void) { return script; }
const unsigned char *tabstop_film_body(void) { return film_body; }
const unsigned char *tabstop_film_style(void) { return film_style; }
const unsigned char *tabstop_film_script(void) { return film_script; }
const unsigned char *tabstop_report_body(void) { return report_body; }
const unsigned char *tabstop_report_style(void) { return report_style; }
const unsigned char *tabstop_report_script(void) { return report_script; }
