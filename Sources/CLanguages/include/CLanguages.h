#ifndef CLANGUAGES_H
#define CLANGUAGES_H

/// Returns the code of a language other than English, such as `de`, by its 0-based index in the order
/// of the codes; `NULL` after the last.
const char *tabstop_language_code(int index);

/// Returns the text of a language other than English; `NULL` if there is none. UTF-8, ended by a
/// zero byte.
const unsigned char *tabstop_language(const char *code);

#endif
