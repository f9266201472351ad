#ifndef CFORMS_H
#define CFORMS_H

/// Returns the sign-up form that the demo fills. UTF-8, ended by a zero byte.
const unsigned char *tabstop_demo_form(void);

/// Returns the tape of the demo. UTF-8, ended by a zero byte.
const unsigned char *tabstop_demo_tape(void);

/// Returns the form that asks what a new form is about. UTF-8, ended by a zero byte.
const unsigned char *tabstop_new_form(void);

#endif
