/// The parts of a path, split by bytes: a combining mark may follow a slash.
package struct PathParts {
  /// The folder, without a slash at its end; empty if the path has none.
  package let folder: String

  /// The last name.
  package let name: String

  /// Splits a path, ignoring slashes at its end.
  package init(_ path: String) {
    let slash = UInt8(ascii: "/")
    let bytes = path.utf8.trimming(slash)
    guard let last = bytes.lastIndex(of: slash) else {
      (folder, name) = ("", String(Substring(bytes)))
      return
    }
    name = String(Substring(bytes[bytes.index(after: last)...]))
    let parent = bytes[..<last].trimming(slash)
    folder = parent.isEmpty ? "/" : String(Substring(parent))
  }

  /// The extension of the name; empty if there is no dot, or only one at its start.
  package var ending: String {
    let dot = UInt8(ascii: ".")
    guard let last = name.utf8.lastIndex(of: dot), last > name.startIndex else { return "" }
    return String(Substring(name.utf8[name.utf8.index(after: last)...]))
  }

  /// The name without its extension.
  package var stem: String {
    ending.isEmpty ? name : String(Substring(name.utf8.dropLast(ending.utf8.count + 1)))
  }
}

extension BidirectionalCollection<UInt8> {
  /// Returns the elements without trailing ones equal to a value.
  fileprivate func trimming(_ value: UInt8) -> SubSequence {
    lastIndex { $0 != value }.map { self[...$0] } ?? prefix(0)
  }
}
