// SQLite, with functions for what Swift cannot call: arguments that vary in number, and casts.
#ifndef TABSTOP_CSQLITE_SHIM_H
#define TABSTOP_CSQLITE_SHIM_H

#include <sqlite3.h>

// A unique index has the value already.
static const int sqlite_constraint_unique = SQLITE_CONSTRAINT_UNIQUE;

// Sets a parameter of a statement to a copy of a text.
static inline int sqlite_bind_copy(sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, index, text, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

// Makes an unknown name in double quotes an error; otherwise it would be a text.
static inline int sqlite_refuse_quoted_texts(sqlite3 *connection) {
  int status = sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)0);
  return status ? status : sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
}

#endif
