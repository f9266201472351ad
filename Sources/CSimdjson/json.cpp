// A small C interface to simdjson, which is included whole: its own functions then need no names.

// Errors are returned, not thrown. Each set of instructions adds 35 kB to the program: on short
// records, AVX-512 is hardly faster than AVX2. A processor with neither AVX2 nor NEON parses nothing
// here, which leaves everything to our own reader.
#define SIMDJSON_EXCEPTIONS 0
#define SIMDJSON_IMPLEMENTATION_FALLBACK 0
#if defined(__x86_64__)
#define SIMDJSON_BUILTIN_IMPLEMENTATION haswell
#endif
#define SIMDJSON_IMPLEMENTATION_ICELAKE 0
#define SIMDJSON_IMPLEMENTATION_WESTMERE 0
#ifndef NDEBUG
#define NDEBUG 1
#endif

#pragma clang diagnostic ignored "-Weverything"

#include "simdjson/simdjson.h"

#include "simdjson/simdjson.cpp"

#include "CSimdjson.h"

#include <new>

struct tabstop_json {
  simdjson::dom::parser parser;
};

tabstop_json *tabstop_json_create(void) { return new (std::nothrow) tabstop_json; }

void tabstop_json_free(tabstop_json *parser) { delete parser; }

bool tabstop_json_parse(tabstop_json *parser, const uint8_t *text, size_t length) {
  static_assert(tabstop_json_padding >= simdjson::SIMDJSON_PADDING, "too few bytes");
  return parser->parser.parse(text, length, false).error() == simdjson::SUCCESS;
}

const uint64_t *tabstop_json_tape(const tabstop_json *parser) {
  return parser->parser.doc.tape.get();
}

const uint8_t *tabstop_json_strings(const tabstop_json *parser) {
  return parser->parser.doc.string_buf.get();
}

bool tabstop_is_utf8(const char *text, size_t length) {
  return simdjson::validate_utf8(text, length);
}
