#ifndef CFORMS_H
#define CFORMS_H

/// Returns the number of files in the folder Forms that are part of the program.
int tabstop_form_file_count(void);

/// Returns the name of a file, by its index, from 0.
const char *tabstop_form_file_name(int index);

/// Returns the content of a file, by its index. UTF-8, ended by a zero byte.
const unsigned char *tabstop_form_file_text(int index);

#endif
