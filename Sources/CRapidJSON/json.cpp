// A small C interface to RapidJSON, which is a library of headers alone.

#ifdef __SSE2__
#define RAPIDJSON_SSE2
#endif

#include <rapidjson/reader.h>

#include "CRapidJSON.h"

#include <cstring>
#include <new>
#include <vector>

using rapidjson::SizeType;

/// Receives what RapidJSON reads. Returning false ends it.
struct tabstop_json : rapidjson::BaseReaderHandler<rapidjson::UTF8<>, tabstop_json> {
  rapidjson::Reader reader;

  /// The text, in which RapidJSON replaces escapes.
  std::vector<char> copy;
  std::vector<tabstop_json_token> tokens;
  bool is_object;
  bool has_escapes;

  const tabstop_json_token *read(const char *text, size_t length) {
    copy.assign(text, text + length);
    copy.push_back('\0');
    tokens.clear();
    is_object = false;
    has_escapes = memchr(text, '\\', length);
    rapidjson::InsituStringStream stream(copy.data());
    bool is_read = reader.Parse<rapidjson::kParseInsituFlag>(stream, *this);
    // RapidJSON takes a NUL for the end.
    if (!is_read || !is_object || stream.Tell() != length) return nullptr;
    tokens.push_back({tabstop_json_end, 0, nullptr, 0});
    return tokens.data();
  }

  bool add(tabstop_json_kind kind, const char *text, SizeType length, int64_t whole) {
    if (is_object) tokens.push_back({kind, length, text, whole});
    return is_object;
  }

  bool StartObject() { return !is_object && (is_object = true); }
  bool EndObject(SizeType) { return true; }
  bool Key(const char *text, SizeType length, bool is_copy) { return String(text, length, is_copy); }
  bool Null() { return add(tabstop_json_null, nullptr, 0, 0); }
  bool Bool(bool flag) { return add(flag ? tabstop_json_true : tabstop_json_false, nullptr, 0, 0); }
  bool Int(int whole) { return Int64(whole); }
  bool Uint(unsigned whole) { return Int64(whole); }
  bool Uint64(uint64_t whole) { return whole <= INT64_MAX && Int64(int64_t(whole)); }
  bool Int64(int64_t whole) { return add(tabstop_json_whole, nullptr, 0, whole); }

  bool String(const char *text, SizeType length, bool) {
    return !(has_escapes && has_surrogate(text, length)) && add(tabstop_json_text, text, length, 0);
  }

  /// Lists, and numbers of other kinds.
  bool Default() { return false; }

  /// Returns whether an escape was an unpaired surrogate, of which RapidJSON accepts some. UTF-8 has
  /// no byte above 9F after ED.
  static bool has_surrogate(const char *text, SizeType length) {
    for (SizeType index = 1; index < length; ++index) {
      if (uint8_t(text[index - 1]) == 0xED && uint8_t(text[index]) > 0x9F) return true;
    }
    return false;
  }
};

tabstop_json *tabstop_json_create(void) { return new (std::nothrow) tabstop_json; }

void tabstop_json_free(tabstop_json *parser) { delete parser; }

const tabstop_json_token *tabstop_json_read(tabstop_json *parser, const char *text, size_t length) {
  return parser->read(text, length);
}
