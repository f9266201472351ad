#ifndef CLANGUAGES_H
#define CLANGUAGES_H

/// Returns the text of each language but English, one after the other, each ended by a zero byte; an
/// empty one ends them all. UTF-8.
const char *tabstop_languages(void);

#endif
