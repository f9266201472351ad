#ifndef CLANGUAGES_H
#define CLANGUAGES_H

/// Returns the text of a language other than English, in the order of their codes; `NULL` after the
/// last. UTF-8, ended by a zero byte.
const unsigned char *tabstop_language(int index);

#endif
