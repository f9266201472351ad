#ifndef CFILMPAGE_H
#define CFILMPAGE_H

/// Returns a part of the page that plays a recording: its HTML with `{{name}}` for what differs
/// between recordings, its style sheet, and its script. UTF-8, ended by a zero byte.
const unsigned char *tabstop_film_page(void);
const unsigned char *tabstop_film_style(void);
const unsigned char *tabstop_film_script(void);

/// The same of the page that reports failed cases.
const unsigned char *tabstop_report_page(void);
const unsigned char *tabstop_report_style(void);
const unsigned char *tabstop_report_script(void);

#endif
