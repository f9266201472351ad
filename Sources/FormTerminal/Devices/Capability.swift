import CNcurses

/// Returns the sequence of a capability in the terminal database; `nil` if the terminal lacks it.
func capability(_ name: String) -> String? {
  guard let text = tigetstr(name), Int(bitPattern: text) != -1 else { return nil }
  return String(cString: text)
}

/// Returns a capability with numbers inserted and without padding; empty if the terminal lacks it.
func capability(_ name: String, _ first: Int32, _ second: Int32 = 0) -> String {
  guard let text = tigetstr(name), Int(bitPattern: text) != -1,
    let filled = curses_filled(text, first, second)
  else { return "" }
  return String(cString: filled).withoutPadding
}

extension String {
  /// The capability without the padding for old hardware terminals, `$<5>`.
  var withoutPadding: String {
    guard utf8.contains(UInt8(ascii: "$")) else { return self }
    var kept = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "$"), rest[start...].hasPrefix("$<"),
      let end = rest[start...].firstIndex(of: ">")
    {
      kept += rest[..<start]
      rest = rest[rest.index(after: end)...]
    }
    return kept + rest
  }
}
