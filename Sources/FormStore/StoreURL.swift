import SourceText
import TerminalText

/// The name of a store, as given to `--save`.
package struct StoreURL: Sendable {
  /// A kind of store.
  package enum Kind: Equatable, Sendable {
    /// An SQLite database in a file.
    case sqlite(path: String)
    /// A PostgreSQL server, by a URL for its client library.
    case postgres(url: String)
  }

  /// The reason why a text is not the name of a store.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  /// The kind and the location.
  package let kind: Kind

  /// The table that it names; `nil` if it names none.
  package let table: String?

  /// Creates a name from its spelling: `sqlite:FILE` or `postgres://…`, with `?table=NAME`.
  package init(_ text: String) throws(Fault) {
    let (rest, parameters) = StoreURL.split(text)
    table = try StoreURL.table(in: parameters)
    let others = parameters.filter { $0.name != "table" }
    switch rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).first {
    case "sqlite":
      let path = String(rest.dropFirst("sqlite:".count))
      guard !path.isEmpty, rest.contains(":"), !path.utf8.contains(0) else {
        throw Fault(description: "expected a file after sqlite:, like sqlite:signups.db")
      }
      if let other = others.first {
        throw Fault(
          description: "unknown parameter \(other.name.quoted) of an SQLite store; it has table"
        )
      }
      kind = .sqlite(path: path.hasPrefix("//") ? String(path.dropFirst(2)) : path)
    case "postgres", "postgresql":
      guard rest.dropFirst((rest.hasPrefix("postgresql") ? 10 : 8)).hasPrefix("://") else {
        throw Fault(description: "expected postgres://user@host/database")
      }
      let query = others.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
      kind = .postgres(url: rest + (query.isEmpty ? "" : "?\(query)"))
    default:
      // Not quoted, because it may contain a password.
      throw Fault(description: "expected sqlite:FILE or postgres://user@host/database")
    }
  }

  private static func split(
    _ text: String
  ) -> (rest: String, parameters: [(name: String, value: String)]) {
    guard let mark = text.utf8.lastIndex(of: UInt8(ascii: "?")) else { return (text, []) }
    let parameters = text[mark...].dropFirst().split(separator: "&").map { part in
      let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: String(words[0]), value: words.count > 1 ? String(words[1]) : "")
    }
    return (String(text[..<mark]), parameters)
  }

  private static func table(
    in parameters: [(name: String, value: String)]
  ) throws(Fault) -> String? {
    guard let value = parameters.last(where: { $0.name == "table" })?.value else { return nil }
    guard let name = value.decodingPercents, !name.isEmpty, !name.utf8.contains(0) else {
      throw Fault(description: "expected the name of a table after table=")
    }
    return name
  }
}

extension String {
  /// The text with each escape like `%41` replaced by its byte; `nil` if that is not possible.
  fileprivate var decodingPercents: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2,
        let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(decoded)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
