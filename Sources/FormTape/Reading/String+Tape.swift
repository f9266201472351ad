extension String {
  /// The text as a string of a tape: between marks that do not stand in it, as there is no way to
  /// escape one.
  var tapeQuoted: String {
    let marks: [Character] = ["\"", "'", "`"]
    let mark = String(marks.first { !contains($0) } ?? "\"")
    return mark + self + mark
  }
}

extension String {
  /// What stands behind the last dot of a path's last part; nothing without a dot.
  var fileExtension: String? {
    let name = split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return String(name[name.index(after: dot)...])
  }

  /// The last part of a path, without its extension.
  var fileStem: String {
    let name = split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }
}
