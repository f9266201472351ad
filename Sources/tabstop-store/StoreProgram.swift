import FormStore
import Glibc
import SourceText
import TerminalText

/// Performs the operations of `tabstop` that need a database.
@main
enum StoreProgram {
  private static let help = """
    Saves the answers of forms in a database, for tabstop fill --save.

    Usage: tabstop-store prepare|check|save < request

      prepare  Create the table, or add missing columns.
      check    Fail if a value is taken.
      save     Save a row of values.

    The request is one line of JSON:

      {"store": "sqlite:signups.db", "table": "signup", "columns": [
       {"name": "user", "field": "user", "kind": "text", "unique": "exact", "value": "ada"}]}

    Kinds are text, integer, number, boolean, date, time, and json. With "unique", which is "exact" or
    "ignoring_case", no two rows have the same value.

    Exit status: 0 done, 1 values rejected, 2 error. With status 1, standard output has the reason:
    {"errors": {"user": "choice.taken"}, "message": "…"}

    """

  static func main() {
    // Writing to a pipe without a reader, or beyond a size limit, is then an error that can be
    // reported.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    do {
      try run()
    } catch let refusal as StoreRefusal {
      print(refusal.json)
      exit(1)
    } catch {
      let line = "tabstop-store: error: \("\(error)".printable)\n"
      _ = line.utf8.withContiguousStorageIfAvailable {
        write(STDERR_FILENO, $0.baseAddress, $0.count)
      }
      exit(2)
    }
  }

  private static func run() throws {
    let words = CommandLine.arguments.dropFirst()
    if ["--help", "-h", "help"].contains(words.first) { return print(help, terminator: "") }
    guard words.count == 1, let verb = words.first.flatMap(StoreRequest.Verb.init) else {
      throw StoreError("expected prepare, check or save; see tabstop-store --help")
    }
    guard let request = readLine().flatMap(StoreRequest.init(json:)), !request.columns.isEmpty
    else {
      throw StoreError("standard input has no valid request; see tabstop-store --help")
    }
    let table = Table(request.table, request.columns)
    let database = try open(request.store, creates: verb == .prepare)
    defer { database.close() }
    switch verb {
    case .prepare: try table.prepare(in: database)
    case .check: try table.requireFree(in: database)
    case .save: try table.save(in: database)
    }
  }

  private static func open(_ name: String, creates: Bool) throws -> any StoreDatabase {
    switch try StoreURL(name).kind {
    case .postgres(let url): try PostgresDatabase(url)
    // A file that disappears while the form is being filled out must come back; creating a new one
    // would hide that.
    case .sqlite(let path): try SQLiteDatabase(path, creates: creates)
    }
  }
}
