#ifndef CSIMDJSON_H
#define CSIMDJSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The number of bytes after a text that must be readable, whatever they are.
enum { tabstop_json_padding = 64 };

/// A parser, whose memory is used again for each text.
typedef struct tabstop_json tabstop_json;

/// Returns a new parser; `NULL` if there is no memory.
tabstop_json *tabstop_json_create(void);

/// Frees a parser.
void tabstop_json_free(tabstop_json *parser);

/// Parses one JSON text, and returns whether that was possible.
bool tabstop_json_parse(tabstop_json *parser, const uint8_t *text, size_t length);

/// The values of the last text, in the format of simdjson's tape: a word for each, with its kind as a
/// character in the highest byte.
const uint64_t *tabstop_json_tape(const tabstop_json *parser);

/// The strings of the last text, each after its length in four bytes.
const uint8_t *tabstop_json_strings(const tabstop_json *parser);

/// Returns whether a text is known to be well-formed UTF-8.
bool tabstop_is_utf8(const char *text, size_t length);

#ifdef __cplusplus
}
#endif

#endif
