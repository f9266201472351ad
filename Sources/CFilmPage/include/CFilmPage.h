#ifndef CFILMPAGE_H
#define CFILMPAGE_H

/// Returns what all pages share: the HTML of the head with `{{name}}` for what differs between
/// pages, a style sheet, and a script. UTF-8, ended by a zero byte.
const unsigned char *tabstop_page_head(void);
const unsigned char *tabstop_page_style(void);
const unsigned char *tabstop_page_script(void);

/// The rest of the page that plays a recording.
const unsigned char *tabstop_film_body(void);
const unsigned char *tabstop_film_style(void);
const unsigned char *tabstop_film_script(void);

/// The rest of the page that reports failed cases.
const unsigned char *tabstop_report_body(void);
const unsigned char *tabstop_report_style(void);
const unsigned char *tabstop_report_script(void);

#endif
