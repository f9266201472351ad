#ifndef CRAPIDJSON_H
#define CRAPIDJSON_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A parser, whose memory is used again for each text.
typedef struct tabstop_json tabstop_json;

/// What a token is.
typedef enum {
  tabstop_json_end,
  tabstop_json_null,
  tabstop_json_false,
  tabstop_json_true,
  tabstop_json_whole,
  tabstop_json_text,
} tabstop_json_kind;

/// The name or the value of a member.
typedef struct {
  tabstop_json_kind kind;
  /// The bytes of a text, which may have NUL among them.
  uint32_t length;
  const char *text;
  /// A whole number.
  int64_t whole;
} tabstop_json_token;

/// Returns a new parser; `NULL` if there is no memory.
tabstop_json *tabstop_json_create(void);

/// Frees a parser.
void tabstop_json_free(tabstop_json *parser);

/// Reads an object of texts, whole numbers, flags and nulls in valid UTF-8, and returns its members:
/// for each, a name and a value, until the end; `NULL` for anything else. They last until the next
/// text is read.
const tabstop_json_token *tabstop_json_read(tabstop_json *parser, const char *text, size_t length);

#ifdef __cplusplus
}
#endif

#endif
