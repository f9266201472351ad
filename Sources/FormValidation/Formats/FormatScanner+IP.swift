extension FormatScanner {
  /// Reads a version 4 address.
  mutating func readIPv4() throws(FormatFinding) {
    for number in 0..<4 {
      if number > 0 { try expect(".", orAdd: .enterDot) }
      try readOctet()
    }
  }

  private mutating func readOctet() throws(FormatFinding) {
    let start = index
    var number = try digit()
    while let digit = next?.decimalDigit {
      number = number * 10 + Int(digit)
      index += 1
      guard number >= 10 else {
        throw .wrong(start, .removeLeadingZero)
      }
      guard number <= 255 else {
        throw .wrong(start..<index, "number.from_0_to_255", "Use a number from 0 to 255.")
      }
    }
  }

  /// Reads a version 6 address.
  mutating func readIPv6(allowZone: Bool) throws(FormatFinding) {
    var groups = 0
    var hasGap = false
    // A gap represents at least one group.
    var limit: Int { hasGap ? 7 : 8 }
    if next == UInt8(ascii: ":") { try readGap(&hasGap) }
    while true {
      if hasGap, groups == limit || !isAtGroup { break }
      let start = index
      try readGroup()
      if next == UInt8(ascii: "."), isOctet(from: start), hasGap ? groups <= 5 : groups == 6 {
        index = start
        try readIPv4()
        groups = limit
        break
      }
      groups += 1
      if groups == limit || (hasGap && next != UInt8(ascii: ":")) { break }
      try expect(":", orAdd: .enterColon)
      if next == UInt8(ascii: ":"), !hasGap {
        index -= 1
        try readGap(&hasGap)
      } else if !isAtGroup {
        throw isAtEnd ? .lacking(.enterHexDigit) : .strange(index)
      }
    }
    if allowZone, skip("%") { try readZone() }
  }

  private var isAtGroup: Bool { next?.hexDigit != nil }

  private mutating func readGap(_ hasGap: inout Bool) throws(FormatFinding) {
    index += 1
    try expect(":", orAdd: "enter.second_colon", "Enter a second colon.")
    hasGap = true
  }

  private mutating func readGroup() throws(FormatFinding) {
    let start = index
    guard isAtGroup else {
      throw isAtEnd ? .lacking(.enterHexDigit) : .strange(index)
    }
    while isAtGroup {
      guard index - start < 4 else {
        throw .wrong(index, "ip.four_digits", "Enter at most 4 digits between colons.")
      }
      index += 1
    }
  }

  /// Returns whether the text read from an offset can begin a version 4 address.
  private func isOctet(from start: Int) -> Bool {
    guard index - start <= 3, index - start == 1 || bytes[start] != UInt8(ascii: "0") else {
      return false
    }
    var number = 0
    for byte in bytes[start..<index] {
      guard let digit = byte.decimalDigit else { return false }
      number = number * 10 + Int(digit)
    }
    return number <= 255
  }

  private mutating func readZone() throws(FormatFinding) {
    guard !isAtEnd else { throw .lacking("ip.zone", "Enter the zone's name.") }
    while let next {
      switch next {
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): break
      default: guard next.capital != nil || next.decimalDigit != nil else { throw .strange(index) }
      }
      index += 1
    }
  }
}

/// The accepted versions of IP addresses.
public enum IPVersion: String, Hashable, Sendable, CaseIterable {
  case v4 = "4"
  case v6 = "6"
  /// Either version.
  case any
}
