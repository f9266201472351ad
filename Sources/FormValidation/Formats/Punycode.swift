/// Letters of any script encoded in those of a host name.
/// - Source: RFC 3492, 5 for the parameters, 6 for the algorithms.
enum Punycode {
  /// The longest text that is decoded, in bytes; a label of a domain has 63.
  static let limit = 1_000

  private static let base = 36
  private static let tMin = 1
  private static let tMax = 26
  private static let firstScalar = 128

  /// Returns the letters that a text encodes; `nil` if it encodes none.
  /// - Complexity: O(n²) at worst, in bytes, of which there are at most `limit`.
  static func decoded(_ text: some BidirectionalCollection<UInt8>) -> [Unicode.Scalar]? {
    guard text.count <= limit else { return nil }
    let split = text.lastIndex(of: UInt8(ascii: "-"))
    let plain = text[..<(split ?? text.startIndex)]
    var rest = plain.isEmpty ? text[...] : text[(split ?? text.startIndex)...].dropFirst()
    guard plain.allSatisfy({ $0 < firstScalar }) else { return nil }
    var scalars = plain.map { Unicode.Scalar($0) }
    var (scalar, index, bias) = (firstScalar, 0, 72)
    while !rest.isEmpty {
      guard let step = readNumber(from: &rest, bias: bias) else { return nil }
      let next = index + step
      let count = scalars.count + 1
      bias = adapted(step, count: count, isFirst: index == 0)
      scalar += next / count
      guard scalar <= 0x10FFFF, let letter = Unicode.Scalar(UInt32(scalar)) else { return nil }
      index = next % count
      scalars.insert(letter, at: index)
      index += 1
    }
    return scalars
  }

  /// Returns the number of bytes that encode some letters.
  static func length(of scalars: [Unicode.Scalar]) -> Int {
    var done = scalars.count(where: \.isASCII)
    var length = done > 0 ? done + 1 : 0
    var (scalar, step, bias) = (firstScalar, 0, 72)
    let plain = done
    while done < scalars.count {
      let next = scalars.lazy.map { Int($0.value) }.filter { $0 >= scalar }.min() ?? scalar
      step += (next - scalar) * (done + 1)
      scalar = next
      for other in scalars {
        if other.value < scalar { step += 1 }
        guard other.value == scalar else { continue }
        length += digits(of: step, bias: bias)
        bias = adapted(step, count: done + 1, isFirst: done == plain)
        step = 0
        done += 1
      }
      step += 1
      scalar += 1
    }
    return length
  }

  /// Reads a number of digits whose weights depend on their positions.
  private static func readNumber<Text: Collection<UInt8>>(
    from rest: inout Text,
    bias: Int
  ) -> Int? where Text.SubSequence == Text {
    var (number, weight, position) = (0, 1, base)
    while let byte = rest.popFirst() {
      guard let digit = digit(byte) else { return nil }
      number += digit * weight
      let threshold = min(max(position - bias, tMin), tMax)
      if digit < threshold { return number }
      weight *= base - threshold
      // Beyond this, no number leads to a scalar, and the product stays far from overflowing.
      guard number < 1 << 40, weight < 1 << 40 else { return nil }
      position += base
    }
    return nil
  }

  private static func digits(of number: Int, bias: Int) -> Int {
    var (rest, position, count) = (number, base, 1)
    while true {
      let threshold = min(max(position - bias, tMin), tMax)
      if rest < threshold { return count }
      rest = (rest - threshold) / (base - threshold)
      position += base
      count += 1
    }
  }

  private static func adapted(_ step: Int, count: Int, isFirst: Bool) -> Int {
    var step = isFirst ? step / 700 : step / 2
    step += step / count
    var position = 0
    while step > (base - tMin) * tMax / 2 {
      step /= base - tMin
      position += base
    }
    return position + (base - tMin + 1) * step / (step + 38)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    byte.capital.map { Int($0 - UInt8(ascii: "A")) } ?? byte.decimalDigit.map { Int($0) + 26 }
  }
}
